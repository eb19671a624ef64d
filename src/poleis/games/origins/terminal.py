"""Origins in a terminal: the common board and the homes as lines of text, cities as grids."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text as Line

from poleis.cli.terminal.scene import DumpTerminal, Lines, Scene
from poleis.core.explain import Text
from poleis.core.game import Game
from poleis.core.state import State
from poleis.games.origins import codes as code
from poleis.games.origins import layout, words
from poleis.games.origins.data import (
    ACTIONS,
    CARD_ROWS,
    CARDS,
    CITIZEN_PRICE,
    COLOURS,
    RESOURCES,
    SOLO_ROUNDS,
    TEMPLES,
    TILE_PRICE,
)
from poleis.games.origins.predicates import Case
from poleis.games.origins.rules import NOW
from poleis.games.origins.sheet import solo_target, tiles_built
from poleis.games.origins.state import Origins
from poleis.games.origins.table import Cell, Die, Table, colour_name, read_cell
from poleis.locale import Language

STYLES = {
    "red": "red",
    "orange": "dark_orange",
    "yellow": "yellow",
    "blue": "blue",
    "purple": "magenta",
}
WIDTH = 5


def die_text(die: Die) -> tuple[str, str]:
    """A die as its letter and value, in its colour."""
    return f"{die.colour[0].upper()}{die.value}", STYLES[die.colour]


def joined(parts: Iterable[tuple[str, str]], between: str = " ") -> Line:
    line = Line()
    for i, (text, style) in enumerate(parts):
        line.append(between if i else "")
        line.append(text, style)
    return line


class OriginsTerminal(DumpTerminal):
    """How Origins looks in a terminal."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)

    # ---- what lies before a seat

    def area(self, scene: Scene, seat: int) -> Lines:
        state = shown(scene)
        known, say = Table(state), scene.language
        lines = [self.stock(known, seat, say), self.workers(known, seat, say)]
        lines.append(self.discs(known, seat, say))
        targets = self.targets(scene) if seat == scene.seat else {}
        if scene.plain:
            return [*lines, *city_in_words(known, seat, say)]
        return [*lines, *city_grid(known, seat, targets), *districts(known, seat, say)]

    def stock(self, known: Table, seat: int, say: Language) -> Line:
        parts = [f"{say.say(words.resource(name))} {known.owned(seat, name)}" for name in RESOURCES]
        tokens = known.mine(seat, layout.TOKENS)
        parts.append(say("origins-terminal-tokens", n=tokens))
        return Line(" · ".join(parts))

    def workers(self, known: Table, seat: int, say: Language) -> Line:
        line = Line(say("origins-terminal-freemen") + " ")
        for die in known.freemen(seat):
            text, style = die_text(die)
            line.append(f"{die.base}:{text}{f'@{die.site}' if die.site else ''} ", style)
        empty = known.empty_bases(seat)
        line.append(say("origins-terminal-bases", n=empty) + " ")
        for number, value in known.speakers_of(seat).items():
            line.append(say("origins-terminal-speaker", number=number, value=value) + " ")
        archon = known.mine(seat, layout.ARCHON)
        line.append(say("origins-terminal-archon", site=archon) + " ")
        advisors = known.advisors(seat)
        if advisors:
            line.append(say("origins-terminal-advisors") + " ")
            line.append_text(joined((name[0].upper(), STYLES[name]) for name in advisors))
        return line

    def discs(self, known: Table, seat: int, say: Language) -> Line:
        line = Line(say("origins-terminal-military", space=known.military(seat)))
        for temple in TEMPLES:
            line.append(f" · {say.say(words.temple(temple))} {known.temple(seat, temple)}")
        line.append(" · " + say("origins-terminal-towers") + " ")
        line.append_text(joined((str(known.height(seat, c)), STYLES[c]) for c in COLOURS))
        for card in known.zodiac(seat):
            line.append(f" · {say.say(words.zodiac(card))}")
        return line

    def targets(self, scene: Scene) -> dict[Cell, str]:
        """Cells that the seat can choose now."""
        places = {}
        for action in scene.targets:
            for first in (code.USE, code.PLACE):
                if first <= action < first + 25600:
                    places[read_cell(action - first)] = "+"
        return places

    # ---- what all share

    def offer(self, scene: Scene) -> Lines:
        known, say = Table(shown(scene)), scene.language
        lines = [Line(say("origins-terminal-round", n=int(known.v[layout.ROUND])))]
        if known.offer():
            dice = joined((f"{i}:{die_text(die)[0]}", die_text(die)[1])
                          for i, die in known.offer().items())  # fmt: skip
            lines.append(Line(say("origins-terminal-draft") + " ").append_text(dice))
        for site in range(1, 6):
            lines.append(site_line(known, site, say))
        lines += pools(known, scene.seat, say)
        lines += cards(known, scene.names, say)
        return lines

    # ---- words

    def question(self, scene: Scene) -> str:
        state = scene.state
        assert isinstance(state, Origins)
        if state.actor() < 0:
            return ""
        rule, key = NOW[Case(Table(state), scene.seat, 0).step]
        return scene.language(words.refusal(key)) + f" ({rule})"

    def is_under_way(self, state: State) -> bool:
        assert isinstance(state, Origins)
        if state.actor() < 0:
            return False
        return Table(state).top.kind not in (layout.TURN_STEP, layout.DRAFT, layout.REMOVE)

    def round(self, state: State) -> tuple[int, int] | None:
        assert isinstance(state, Origins)
        if state.seats() > 1:
            return None
        return max(int(Table(state).v[layout.ROUND]), 1), int(SOLO_ROUNDS)

    def verdict(self, state: State, names: Sequence[str], language: Language) -> list[str]:
        assert isinstance(state, Origins)
        if state.seats() == 1:
            return [language.say(words.target(solo_target(state)))]
        scores = [int(state.score(seat)) for seat in range(state.seats())]
        best = [seat for seat, points in enumerate(scores) if points == max(scores)]
        if len(best) == 1:
            return []
        tiles = [tiles_built(state, seat) for seat in best]
        if tiles.count(max(tiles)) > 1:
            return [language("origins-terminal-shared")]
        name = names[best[tiles.index(max(tiles))]]
        return [language("origins-terminal-tie", name=name, tiles=max(tiles))]

    def legend(self, language: Language) -> Lines:
        return [Line(language("origins-terminal-legend"))]

    def primer(self, language: Language) -> Lines:
        return [Line(language("origins-terminal-primer"))]


def shown(scene: Scene) -> Origins:
    """The position, or what a previewed action would make of it."""
    state = scene.state
    if scene.preview is not None:
        state = state.clone()
        state.apply(scene.seat, scene.preview)
    assert isinstance(state, Origins)
    return state


def site_line(known: Table, site: int, say: Language) -> Line:
    """A site: its ship, its two actions, its token and who stands there."""
    ship = known.ships()[site - 1]
    upper, lower = (say.say(words.action(ACTIONS[2 * site - 2 + half])) for half in (0, 1))
    line = Line(f"{site} [{ship}] {upper} / {lower}")
    token = known.token(site)
    if token:
        line.append("  ")
        line.append(say.say(words.token(token)), STYLES[token])
    standing = [die for seat in range(known.seats) for die in known.freemen(seat)]
    dice = [die_text(die) for die in standing if die.site == site]
    dice += [(f"({value})", "") for value in known.speakers_at(site).values()]
    if dice:
        line.append("  < ").append_text(joined(dice))
    return line


def pools(known: Table, seat: int, say: Language) -> Lines:
    """Buildings, citizens, speakers and towers."""
    tiles = Line(say("origins-terminal-buildings") + " ")
    for slot, tile in enumerate(known.pool()):
        name = tile.rpartition("-")[0]
        text = f"{tile} ({TILE_PRICE[slot]}) "
        tiles.append(text, STYLES[colour_name(name)])
    dice = Line(say("origins-terminal-citizens") + " ")
    for slot, die in enumerate(known.citizens()):
        text, style = die_text(die)
        dice.append(f"{slot + 1}:{text} ({CITIZEN_PRICE[slot]}) ", style)
    for number, value in known.speakers().items():
        dice.append(say("origins-terminal-speaker", number=number, value=value) + " ")
    towers = Line(say("origins-terminal-tower-pool") + " ")
    towers.append_text(joined((str(n), STYLES[colour]) for colour, n in known.towers().items()))
    return [tiles, dice, towers]


def cards(known: Table, names: Sequence[str], say: Language) -> Lines:
    """District cards with their gold; zodiac cards with their holders; military discs."""
    shown = Line(say("origins-terminal-cards") + " ")
    for slot, card in enumerate(known.cards()):
        row = CARD_ROWS[CARDS.index(card)]
        shown.append(f"{slot + 1}:")
        for colour in (row["corner"], *row["arms"]):
            shown.append(str(colour)[0].upper(), STYLES[colour])
        gold = known.card_gold()[slot]
        shown.append(f" {row['vp_first']}/{row['vp_later']} +{gold}  ")
    zodiac = []
    for temple in TEMPLES:
        holder = known.holder(temple)
        owner = "" if holder is None else f" ({names[holder]})"
        if known.zodiac_at(temple):
            name = say.say(words.zodiac(known.zodiac_at(temple)))
            zodiac.append(f"{say.say(words.temple(temple))}: {name}{owner}")
    return [shown, Line(" · ".join(zodiac))]


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
            line.append(text.ljust(WIDTH), STYLES.get(colour_name(name), ""))
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
        building: Text = words.building(name)
        found.append(Line(f"{x} {y}: {say.say(building)}"))
    return [*found, *districts(known, seat, say)]
