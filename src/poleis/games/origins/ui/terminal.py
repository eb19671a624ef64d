"""Origins in a terminal: the common board and the homes as lines of text, cities as grids."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text as Line

from poleis.core.explain import Message
from poleis.core.game import Game
from poleis.core.match import Move
from poleis.core.state import CHANCE
from poleis.games.origins.explain.position_reader import Cell, Die, Table, building_of
from poleis.games.origins.explain.predicates import Case
from poleis.games.origins.explain.rules import NOW
from poleis.games.origins.rules.city import cell_xy
from poleis.games.origins.rules.edition import RESOURCES, DistrictCard, Edition
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.ui import messages
from poleis.games.origins.ui.narration import preview
from poleis.locale import Language
from poleis.terminal import DumpTerminal, Lines, Scene

STYLES = {
    "red": "red",
    "orange": "dark_orange",
    "yellow": "yellow",
    "blue": "blue",
    "purple": "magenta",
}
WIDTH = 5
INDENT = "  "
NARROW = 78
"""No line is broken before this: sites and pools stand above the rest, not beside it."""


def die_text(die: Die) -> tuple[str, str]:
    """A die as its letter and value, in its colour."""
    return f"{die.colour[0].upper()}{die.value}", STYLES[die.colour]


def joined(parts: Iterable[tuple[str, str]], between: str = " ") -> Line:
    line = Line()
    for i, (text, style) in enumerate(parts):
        line.append(between if i else "")
        line.append(text, style)
    return line


def flowed(head: str, parts: Sequence[Line], scene: Scene[Origins], between: str = "  ") -> Lines:
    """Parts after each other, on as many lines as they need: a terminal would break words."""
    room = math.inf if scene.plain else max(scene.width, NARROW)
    lines = [Line(head)]
    for i, part in enumerate(parts):
        gap = between if i else " " if head.endswith(":") else between if head else ""
        if lines[-1].plain and lines[-1].cell_len + len(gap) + part.cell_len > room:
            lines.append(Line(INDENT))
            gap = ""
        lines[-1].append(gap).append_text(part)
    return lines


class OriginsTerminal(DumpTerminal[Origins]):
    """How Origins looks in a terminal."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)

    # ---- what lies before a seat

    def area(self, scene: Scene[Origins], seat: int) -> Lines:
        state = shown(scene)
        known, say = Table(state), scene.language
        lines = [self.stock(known, seat, say), *self.workers(scene, known, seat)]
        lines += self.discs(scene, known, seat)
        targets = self.targets(scene) if seat == scene.seat else {}
        if scene.plain:
            return [*lines, *city_in_words(known, seat, say)]
        return [*lines, *city_grid(known, seat, targets), *districts(known, seat, say)]

    def stock(self, known: Table, seat: int, say: Language) -> Line:
        parts = [
            f"{say.say(messages.resource(name))} {known.owned(seat, name)}" for name in RESOURCES
        ]
        parts.append(say("origins-terminal-tokens", n=known.superiority(seat)))
        return Line(" · ".join(parts))

    def workers(self, scene: Scene[Origins], known: Table, seat: int) -> Lines:
        say, parts = scene.language, []
        for die in known.freemen(seat):
            text, style = die_text(die)
            parts.append(Line(f"{die.base}:{text}{f'@{die.site}' if die.site else ''}", style))
        parts.append(Line(say("origins-terminal-bases", n=known.empty_bases(seat))))
        parts += speakers(known.speakers_of(seat), say)
        parts.append(Line(say("origins-terminal-archon", site=known.archon_site(seat))))
        advisors = known.advisors(seat)
        if advisors:
            held = joined((name[0].upper(), STYLES[name]) for name in advisors)
            parts.append(Line(say("origins-terminal-advisors") + " ").append_text(held))
        return flowed(say("origins-terminal-freemen"), parts, scene, " ")

    def discs(self, scene: Scene[Origins], known: Table, seat: int) -> Lines:
        say = scene.language
        parts = [Line(say("origins-terminal-military", space=known.military(seat)))]
        for temple in known.edition.temple_names:
            parts.append(Line(f"{say.say(messages.temple(temple))} {known.temple(seat, temple)}"))
        heights = joined((str(known.height(seat, c)), STYLES[c]) for c in known.edition.colours)
        parts.append(Line(say("origins-terminal-towers") + " ").append_text(heights))
        parts += [Line(say.say(messages.zodiac(card))) for card in known.zodiac(seat)]
        return flowed("", parts, scene, " · ")

    def targets(self, scene: Scene[Origins]) -> dict[Cell, str]:
        """Cells that the seat can choose now."""
        actions = scene.state.edition.actions
        places = {}
        for action in scene.targets:
            for kind in (actions.use, actions.place):
                if kind.holds(action):
                    places[cell_xy(int(kind.first_arg(action)))] = "+"
        return places

    # ---- what all share

    def offer(self, scene: Scene[Origins]) -> Lines:
        known, say = Table(shown(scene)), scene.language
        lines = [Line(say("origins-terminal-round", n=int(known.state.round)))]
        if known.offer():
            dice = joined((f"{i}:{die_text(die)[0]}", die_text(die)[1])
                          for i, die in known.offer().items())  # fmt: skip
            lines.append(Line(say("origins-terminal-draft") + " ").append_text(dice))
        for site in range(1, known.edition.sites + 1):
            lines += site_lines(known, site, scene)
        return [*lines, *pools(known, scene), *cards(known, scene)]

    # ---- words

    def question(self, scene: Scene[Origins]) -> str:
        state = scene.state
        if state.actor() < 0:
            return ""
        rule, key = NOW[Case(Table(state), scene.seat).step]
        return scene.language(messages.refusal(key)) + f" ({rule})"

    def note(self, scene: Scene[Origins], action: int) -> str:
        """The action in words: commands are the same in all languages."""
        return preview(scene.state, scene.seat, action, scene.language.code).title

    def sentences(self, before: Origins, moves: Sequence[Move], language: Language) -> list[str]:
        if moves[0].actor == CHANCE:
            return turned_up(before.edition, moves, language)
        state = before.clone()
        told: list[str] = []
        ended: list[str] = []
        for move in moves:
            title = preview(state, move.actor, move.action, language.code).title
            (ended if move.action == state.edition.actions.done else told).append(title)
            state.apply(move.actor, move.action)
        return ["; ".join(told or ended[-1:])]

    def is_under_way(self, state: Origins) -> bool:
        if state.actor() < 0:
            return False
        return Table(state).step not in ("turn", "draft", "removal")

    def round(self, state: Origins) -> tuple[int, int] | None:
        known = state
        if not known.is_solo():
            return None
        return max(int(known.round), 1), int(known.edition.solo_rounds)

    def legend(self, language: Language) -> Lines:
        return [Line(language("origins-terminal-legend"))]

    def primer(self, language: Language) -> Lines:
        return [Line(language("origins-terminal-primer"))]


def turned_up(edition: Edition, moves: Sequence[Move], language: Language) -> list[str]:
    """What chance brought: who begins, what lies in the pools, dice; then the card that a solo
    player keeps (ORI-21.7), which may follow rolls of speakers (ORI-18.1)."""
    keep = edition.outcomes.keep
    dealt = [brought(edition, m.action, language) for m in moves if not keep.holds(m.action)]
    kept = [edition.zodiac_names[keep.first_arg(m.action)] for m in moves if keep.holds(m.action)]
    lines = [language("origins-terminal-dealt", what=", ".join(dealt))] if dealt else []
    names = [language.say(messages.zodiac(card)) for card in kept]
    return lines + [language("origins-view-log-keep", name=name) for name in names]


def brought(edition: Edition, outcome: int, language: Language) -> str:
    """One outcome of chance other than a kept card, in words."""
    outcomes = edition.outcomes
    if outcomes.first.holds(outcome):
        name = language("seat-player", number=int(outcomes.first.first_arg(outcome)) + 1)
        return language("origins-terminal-first", name=name)
    if outcomes.bonus.holds(outcome):
        return language.say(messages.token(edition.colours[outcomes.bonus.first_arg(outcome)]))
    if outcomes.zodiac.holds(outcome):
        card = edition.zodiac_names[outcomes.zodiac.first_arg(outcome)]
        return language.say(messages.zodiac(card))
    if outcomes.tile.holds(outcome):
        tile = edition.tile_names[outcomes.tile.first_arg(outcome)]
        return language.say(messages.building(building_of(tile)))
    if outcomes.roll.holds(outcome):
        value = int(outcomes.roll.first_arg(outcome)) + 1
        return language("origins-terminal-die", value=value)
    district = edition.cards[outcomes.card.first_arg(outcome)]
    names = [language.say(messages.colour(name)) for name in card_colours(edition, district)]
    return language("origins-terminal-card", colours=", ".join(names))


def shown(scene: Scene[Origins]) -> Origins:
    """The position, or what a previewed action would make of it."""
    state = scene.state
    if scene.preview is not None:
        state = state.clone()
        state.apply(scene.seat, scene.preview)
    return state


def site_lines(known: Table, site: int, scene: Scene[Origins]) -> Lines:
    """A site: its ship, its two actions, its token and who stands there."""
    say, ship, parts = scene.language, known.ships()[site - 1], []
    upper, lower = (
        say.say(messages.action(known.edition.action_names[2 * site - 2 + half])) for half in (0, 1)
    )
    token = known.token(site)
    if token:
        parts.append(Line(say.say(messages.token(token)), STYLES[token]))
    standing = [die for seat in range(known.seats) for die in known.freemen(seat)]
    dice = [die_text(die) for die in standing if die.site == site]
    dice += [(f"({value})", "") for value in known.speakers_at(site).values()]
    if dice:
        parts.append(Line("< ").append_text(joined(dice)))
    return flowed(f"{site} [{ship}] {upper} / {lower}", parts, scene)


def speakers(dice: Mapping[int, int], say: Language) -> Lines:
    return [
        Line(say("origins-terminal-speaker", number=number, value=value))
        for number, value in dice.items()
    ]


def pools(known: Table, scene: Scene[Origins]) -> Lines:
    """Buildings, citizens, speakers and towers."""
    say, tiles, dice = scene.language, [], []
    for slot, tile in known.pool_slots().items():
        name = building_of(tile)
        said = f"{tile} {say.say(messages.building(name))} ({known.edition.tile_price[slot]})"
        tiles.append(Line(said, STYLES[known.colour_of(name)]))
    for slot, die in enumerate(known.citizens()):
        text, style = die_text(die)
        dice.append(Line(f"{slot + 1}:{text} ({known.edition.citizen_price[slot]})", style))
    dice += speakers(known.speakers(), say)
    towers = Line(say("origins-terminal-tower-pool") + " ")
    towers.append_text(joined((str(n), STYLES[colour]) for colour, n in known.towers().items()))
    return [
        *flowed(say("origins-terminal-buildings"), tiles, scene),
        *flowed(say("origins-terminal-citizens"), dice, scene, " "),
        towers,
    ]


def cards(known: Table, scene: Scene[Origins]) -> Lines:
    """District cards with their gold; zodiac cards with their holders."""
    say, shown, zodiac = scene.language, [], []
    for slot, number in enumerate(known.state.cards.shown):
        card = known.edition.cards[number]
        line = Line(f"{slot + 1}:")
        for colour in card_colours(known.edition, card):
            line.append(colour[0].upper(), STYLES[colour])
        gold = known.card_gold()[slot]
        shown.append(line.append(f" {card.first_points}/{card.later_points} +{gold}"))
    for temple in known.edition.temple_names:
        holder = known.holder(temple)
        owner = "" if holder is None else f" ({scene.names[holder]})"
        if known.zodiac_at(temple):
            name = say.say(messages.zodiac(known.zodiac_at(temple)))
            zodiac.append(Line(f"{say.say(messages.temple(temple))}: {name}{owner}"))
    return [
        *flowed(say("origins-terminal-cards"), shown, scene),
        *flowed("", zodiac, scene, " · "),
    ]


def card_colours(edition: Edition, card: DistrictCard) -> list[str]:
    """The corner of a district card, then its arms."""
    return [edition.colours[colour] for colour in (card.corner, card.arm, card.other_arm)]


def tile_code(name: str) -> str:
    """Three letters for a building."""
    return {"farm": "...", "agora": "AGO", "palace": "PAL"}.get(name, name[:3])


def city_grid(known: Table, seat: int, targets: dict[Cell, str]) -> Lines:
    """The city from the top, with the coordinates of its rows and columns."""
    city = known.city(seat)
    cells = [*city, *targets]
    left, right = min(x for x, _ in cells), max(x for x, _ in cells)
    low, high = min(y for _, y in cells), max(y for _, y in cells)
    lines = []
    for y in range(high, low - 1, -1):
        line = Line(f"{y:>3} ")
        for x in range(left, right + 1):
            name = city.get((x, y), "")
            mark = targets.get((x, y), "")
            text = f"{tile_code(name) if name else ''}{mark}"
            line.append(text.ljust(WIDTH), STYLES.get(known.colour_of(name), ""))
        lines.append(line)
    lines.append(Line("    " + "".join(str(x).ljust(WIDTH) for x in range(left, right + 1))))
    return lines


def districts(known: Table, seat: int, say: Language) -> Lines:
    """The districts by their lower left cell, with the die in the seat."""
    line = Line()
    for (x, y), die in known.districts(seat).items():
        text, style = die_text(die) if die else ("-", "")
        line.append(f"{x} {y}: ")
        line.append(f"{text}  ", style)
    return [Line(say("origins-terminal-districts") + " ").append_text(line)] if line else []


def city_in_words(known: Table, seat: int, say: Language) -> Lines:
    """The city for a screen reader, tile by tile."""
    found = []
    for (x, y), name in known.city(seat).items():
        building: Message = messages.building(name)
        found.append(Line(f"{x} {y}: {say.say(building)}"))
    return [*found, *districts(known, seat, say)]
