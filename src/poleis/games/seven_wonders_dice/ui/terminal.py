"""7 Wonders Dice in a terminal: the forum by sections, cities building by building."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Line

from poleis.core.explain import Message
from poleis.core.match import Move
from poleis.core.state import CHANCE
from poleis.games.seven_wonders_dice.explain.printed_boards import (
    PrintedBoards,
    Space,
    printed_boards,
)
from poleis.games.seven_wonders_dice.rules.edition import Edition
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from poleis.games.seven_wonders_dice.rules.printed import COLOURS
from poleis.games.seven_wonders_dice.ui import messages
from poleis.games.seven_wonders_dice.ui.context import CROSSINGS, Deed, deed_of, price_of
from poleis.locale import Language
from poleis.terminal import Lines, Scene

DIM, OPEN, CHOSEN = "dim", "bold cyan", "bold #ffa45c"
STYLES = {
    "grey": "black on #b9b2a3",
    "blue": "white on #2c6aa0",
    "red": "white on #b33a2b",
    "yellow": "black on #e3b341",
    "green": "white on #4f7a28",
    "black": "white on #2b2b2b",
    "white": "black on #f2ede1",
    "purple": "white on #7a4a92",
}
QUESTIONS = {
    "action": "seven_wonders_dice-ask-action",
    "extra": "seven_wonders_dice-ask-extra",
    "build": "seven_wonders_dice-ask-build",
    "bonus": "seven_wonders_dice-ask-bonus",
}
CROSS_MARK = "×"
COLUMN = 17


class SevenWondersDiceTerminal:
    """Draws and tells 7 Wonders Dice."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.printed: PrintedBoards = printed_boards(edition)

    # ---- cities

    def area(self, scene: Scene[SevenWondersDice], seat: int) -> Lines:
        state = scene.state
        if seat == scene.seat and scene.preview is not None:
            state = state.clone()
            state.apply(seat, scene.preview)
        return city_lines(state, scene, seat)

    # ---- the forum

    def offer(self, scene: Scene[SevenWondersDice]) -> Lines:
        state = scene.state
        forum = state.forum
        heading = scene.language("seven_wonders_dice-forum", turn=int(state.turn))
        lines = [Line(heading, style="bold")]
        for section in range(len(self.edition.section_costs)):
            line = Line(f"  {section}: ")
            there = [
                die for die in forum.dice if forum.is_rolled(die) and forum.sections[die] == section
            ]
            for die in there:
                line.append_text(die_text(state, die, scene.language))
                if not state.has_unlocked(scene.seat, die):
                    line.append(f" {scene.language('seven_wonders_dice-locked')}", style=DIM)
                line.append("  ")
            line.rstrip()
            lines.append(line)
        return lines

    def shows_choices(self, scene: Scene[SevenWondersDice]) -> bool:
        return False

    # ---- words

    def question(self, scene: Scene[SevenWondersDice]) -> str:
        state = scene.state
        asked = state.asked(scene.seat)
        question = "action" if asked is None else asked.question()
        if question == "cross":
            left = state.uses_left(scene.seat)
            return scene.language("seven_wonders_dice-ask-cross", left=left)
        return scene.language(QUESTIONS[question])

    def is_under_way(self, state: SevenWondersDice) -> bool:
        found = state
        seat = int(found.actor())
        return seat >= 0 and found.asked(seat) is not self.edition.turn_action

    def round(self, state: SevenWondersDice) -> tuple[int, int] | None:
        """The turn; only alone is their number known (SWD-2.6)."""
        found = state
        if len(found.cities) > 1:
            return None
        return int(found.turn), int(self.edition.alone_turns)

    def on_the_spot(self, scene: Scene[SevenWondersDice], action: int) -> Sequence[int]:
        return [action]

    def note(self, scene: Scene[SevenWondersDice], action: int) -> str:
        """The price, and what a space does."""
        state, language = scene.state, scene.language
        deed = deed_of(self.edition, action)
        if deed.kind in CROSSINGS:
            price = price_of(state, scene.seat, deed)
            board = state.board_id(scene.seat)
            does = language.say(messages.about_space(self.edition, board, deed.thing))
            return language("seven_wonders_dice-note-space", coins=price, does=does)
        if deed.kind == "bonus":
            return language.say(messages.about_bonus(self.edition, deed.thing))
        if deed.kind == "pass":
            room = int(self.edition.capacity - state.cities[scene.seat].coins)
            gain = min(int(self.edition.pass_coins), room)
            return language("seven_wonders_dice-note-pass", coins=gain)
        return ""

    def sentences(
        self, before: SevenWondersDice, moves: Sequence[Move], language: Language
    ) -> list[str]:
        if moves[0].actor == CHANCE:
            return [", ".join(language.say(self.happened(move.action)) for move in moves)]
        deeds = [deed_of(self.edition, move.action) for move in moves]
        return [", ".join(language.say(done(deed)) for deed in deeds)]

    def happened(self, outcome: int) -> Message:
        """An outcome of chance in a few words."""
        said = self.edition.outcomes.json(outcome)
        if said["do"] == "board":
            return messages.board(str(said["board"]))
        if said["do"] == "roll":
            die, face = str(said["die"]), said["face"]
            assert isinstance(face, int)
            symbol = messages.symbol(self.printed.symbol_on(die, face))
            return Message(
                "seven_wonders_dice-turn-roll",
                {"die": messages.die(die), "symbol": symbol, "section": int(str(said["section"]))},
            )
        dice = {key: messages.die(str(said[key])) for key in ("special", "grey")}
        return Message("seven_wonders_dice-turn-exchange", dice)

    def legend(self, language: Language) -> Lines:
        line = Line()
        for colour in COLOURS:
            line.append(f" {language.say(messages.colour(colour))} ", style=STYLES[colour])
            line.append(" ")
        return [line, Line(language("seven_wonders_dice-legend"))]

    def primer(self, language: Language) -> Lines:
        keys = (
            "seven_wonders_dice-rule-turn",
            "seven_wonders_dice-rule-price",
            "seven_wonders_dice-rule-order",
            "seven_wonders_dice-rule-war",
            "seven_wonders_dice-rule-special",
            "seven_wonders_dice-rule-guild",
            "seven_wonders_dice-rule-end",
        )
        return [*(Line(language(key)) for key in keys), *self.legend(language)]


def done(deed: Deed) -> Message:
    """A decision in a few words."""
    if deed.kind == "build":
        args = {"die": messages.die(deed.die), "space": messages.space(deed.thing)}
        return Message("seven_wonders_dice-turn-build", args)
    if deed.kind in CROSSINGS:
        return Message("seven_wonders_dice-turn-cross", {"space": messages.space(deed.thing)})
    if deed.kind == "bonus":
        return Message("seven_wonders_dice-turn-bonus", {"bonus": messages.bonus(deed.thing)})
    if deed.kind == "pass":
        return Message("seven_wonders_dice-turn-pass")
    return Message("seven_wonders_dice-turn-decline")


# ---- drawings


def die_text(state: SevenWondersDice, number: int, language: Language) -> Line:
    """A die: its id, as it is typed, on its colour, and what it shows."""
    die = state.edition.dice[number]
    symbol = die.symbol(state.forum.faces[number]).id
    return Line.assemble(
        Line(f" {die.id} ", style=STYLES[COLOURS[die.colour]]),
        f" {language.say(messages.symbol(symbol))}",
    )


def city_lines(state: SevenWondersDice, scene: Scene[SevenWondersDice], seat: int) -> Lines:
    """A city: a title, then a line for each track, with what is crossed and what is open."""
    board = state.board_id(seat)
    if not board:
        return []
    language, city, edition = scene.language, state.cities[seat], state.edition
    printed = printed_boards(edition)
    crossed = edition.names_of(city.crossed)
    title = language(
        "seven_wonders_dice-city",
        name=scene.names[seat],
        board=messages.board(board),
        coins=int(city.coins),
        materials=printed.materials(crossed),
    )
    deeds = [deed_of(edition, code) for code in scene.targets] if seat == scene.seat else []
    targets = {deed.thing for deed in deeds if deed.kind in CROSSINGS}
    lines = [Line(title, style="bold")]
    for building in printed.buildings:
        lines += building_lines(printed, building, board, crossed, targets, scene)
    bonuses = Line(f"{language('seven_wonders_dice-bonuses')}: ")
    for bonus in edition.bonus_ids:
        mark = CROSS_MARK if bonus in crossed else bonus
        bonuses.append(f"{mark}  ", style=DIM if bonus in crossed else "")
    bonuses.rstrip()
    return [*lines, bonuses]


def building_lines(
    printed: PrintedBoards,
    building: str,
    board: str,
    crossed: list[str],
    targets: set[str],
    scene: Scene[SevenWondersDice],
) -> Lines:
    """A building: a row for each track, ended by its symbol, what can be crossed now marked.

    Where tracks cross, as in the Agora, those that come later are columns, named in the heading.
    Tracks of one space stand together.
    """
    tracks = {track.spaces: track.symbol for track in printed.tracks(building)}
    spaces = printed.spaces(board)
    say = scene.language.say
    rows: dict[str, list[str]] = {}
    columns: list[str] = []
    for track, symbol in tracks.items():
        name = say(messages.symbol(symbol)) if symbol else ""
        if any(space in row for row in rows.values() for space in track):
            columns.append(name)
        elif len(track) == 1 or building in ("wonder", "guild_court"):
            rows.setdefault("", []).extend(track)  # the names of the spaces say it
        else:
            rows[name] = list(track)
    mine = printed.spaces_in(board, building)
    count = sum(space.id in crossed for space in mine)
    heading = f"{say(messages.building(building))} {count}/{len(mine)}"
    if columns:
        heading += f" ({' | '.join(columns)})"
    lines = [Line(heading, style="bold" if count else "")]
    for name, row in rows.items():
        lines += track_lines([spaces[space] for space in row], name, crossed, targets, scene.width)
    return lines


def track_lines(
    row: list[Space], name: str, crossed: list[str], targets: set[str], width: int
) -> Lines:
    """The spaces of a track, in as many lines as they need."""
    lines = [Line("  ")]
    for space in row:
        if lines[-1].cell_len + COLUMN > width:
            lines.append(Line("  "))
        style = DIM if space.id in crossed else (OPEN if space.id in targets else "")
        lines[-1].append(f"{space_text(space, crossed):<{COLUMN}}", style=style)
    lines[-1].append(name, style=DIM)
    for line in lines:
        line.rstrip()
    return lines


def space_text(space: Space, crossed: list[str]) -> str:
    """A space: its id as it is typed, its materials, its points."""
    if space.id in crossed:
        return f"{CROSS_MARK} {space.id}"
    points = space.points or space.attack or 0
    worth = f"={points}" if points else ""
    return f"{space.id} {space.cost}{worth}"
