"""7 Wonders Dice in a terminal: the forum by sections, cities building by building."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Line

from poleis.core.explain import Message
from poleis.core.match import Move
from poleis.core.state import CHANCE, State
from poleis.games.seven_wonders_dice.effects.tables import ACTION, CHOOSE_BONUS, CROSS, FREE_BUILD
from poleis.games.seven_wonders_dice.explain import printed_boards
from poleis.games.seven_wonders_dice.explain.predicates import names_of
from poleis.games.seven_wonders_dice.rules import layout
from poleis.games.seven_wonders_dice.rules.data import (
    ALONE_TURNS,
    BOARDS,
    BONUSES,
    CAPACITY,
    COLOURS,
    DICE,
    FIRST_SPECIAL,
    PASS_COINS,
    PLACES,
    SECTIONS,
    SPACE_COUNT,
    SPACES,
    SPECIAL_DICE,
)
from poleis.games.seven_wonders_dice.rules.position import (
    CROSS_SPACE,
    EXCHANGED,
    PASS,
    RAISE,
    ROLLED,
    TAKE_BONUS,
    SevenWondersDice,
)
from poleis.games.seven_wonders_dice.ui import messages
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
CROSS_MARK = "×"
COLUMN = 17


class SevenWondersDiceTerminal:
    """Draws and tells 7 Wonders Dice."""

    # ---- cities

    def area(self, scene: Scene, seat: int) -> Lines:
        state = position(scene.state)
        if seat == scene.seat and scene.preview is not None:
            state = state.clone()
            state.apply(seat, scene.preview)
        return city_lines(state, scene, seat)

    # ---- the forum

    def offer(self, scene: Scene) -> Lines:
        state = position(scene.state)
        v = state.numbers()
        heading = scene.language("seven_wonders_dice-forum", turn=v[layout.TURN])
        lines = [Line(heading, style="bold")]
        forum = v[layout.FORUM : layout.FORUM + PLACES]
        for section in range(SECTIONS):
            line = Line(f"  {section}: ")
            there = [
                die for die in forum if v[layout.FACE + die] and v[layout.SECTION + die] == section
            ]
            for die in there:
                line.append_text(die_text(v, die, scene.language))
                if die >= FIRST_SPECIAL and not state.has_unlocked(scene.seat, die):
                    line.append(f" {scene.language('seven_wonders_dice-locked')}", style=DIM)
                line.append("  ")
            line.rstrip()
            lines.append(line)
        return lines

    def shows_choices(self, scene: Scene) -> bool:
        return False

    # ---- words

    def question(self, scene: Scene) -> str:
        kind, _, left = position(scene.state).asked(scene.seat)
        if kind == FREE_BUILD:
            return scene.language("seven_wonders_dice-ask-build")
        if kind == CROSS:
            return scene.language("seven_wonders_dice-ask-cross", left=left)
        if kind == CHOOSE_BONUS:
            return scene.language("seven_wonders_dice-ask-bonus")
        if left:
            return scene.language("seven_wonders_dice-ask-extra")
        return scene.language("seven_wonders_dice-ask-action")

    def is_under_way(self, state: State) -> bool:
        found = position(state)
        seat = int(found.actor())
        return seat >= 0 and found.asked(seat) != (ACTION, 0, 0)

    def round(self, state: State) -> tuple[int, int] | None:
        """The turn; only alone is their number known (SWD-2.6)."""
        v = position(state).numbers()
        if v[layout.SEATS] > 1:
            return None
        return v[layout.TURN], int(ALONE_TURNS)

    def on_the_spot(self, scene: Scene, action: int) -> Sequence[int]:
        return [action]

    def note(self, scene: Scene, action: int) -> str:
        """The price, and what a space does."""
        state = position(scene.state)
        language = scene.language
        board = board_of(state, scene.seat)
        if action < TAKE_BONUS:
            die, space = read(action)
            price = state.missing_for(scene.seat, space)
            if die >= 0 and state.asked(scene.seat)[0] != FREE_BUILD:
                price += state.price_of(scene.seat, die)
            does = language.say(messages.about_space(board, SPACES[space]))
            return language("seven_wonders_dice-note-space", coins=price, does=does)
        if action < PASS:
            return language.say(messages.about_bonus(BONUSES[action - TAKE_BONUS]))
        if action == PASS:
            coins = state.numbers()[layout.city(scene.seat) + layout.COINS]
            gain = min(int(PASS_COINS), int(CAPACITY) - coins)
            return language("seven_wonders_dice-note-pass", coins=gain)
        return ""

    def sentences(self, before: State, moves: Sequence[Move], language: Language) -> list[str]:
        if moves[0].actor == CHANCE:
            return [", ".join(language.say(happened(move.action)) for move in moves)]
        return [", ".join(language.say(done(move.action)) for move in moves)]

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


def position(state: State) -> SevenWondersDice:
    assert isinstance(state, SevenWondersDice)
    return state


def board_of(state: SevenWondersDice, seat: int) -> str:
    return BOARDS[max(0, state.numbers()[layout.city(seat) + layout.BOARD] - 1)]


def read(action: int) -> tuple[int, int]:
    """The die (-1: none) and the space of an action that crosses a space."""
    if action < CROSS_SPACE:
        return divmod(action, SPACE_COUNT)
    return -1, action - CROSS_SPACE if action < RAISE else action - RAISE


def done(action: int) -> Message:
    """A decision in a few words."""
    if action < TAKE_BONUS:
        die, space = read(action)
        name = messages.space(SPACES[space])
        if die >= 0:
            args = {"die": messages.die(DICE[die]), "space": name}
            return Message("seven_wonders_dice-turn-build", args)
        return Message("seven_wonders_dice-turn-cross", {"space": name})
    if action < PASS:
        bonus = messages.bonus(BONUSES[action - TAKE_BONUS])
        return Message("seven_wonders_dice-turn-bonus", {"bonus": bonus})
    if action == PASS:
        return Message("seven_wonders_dice-turn-pass")
    return Message("seven_wonders_dice-turn-decline")


def happened(outcome: int) -> Message:
    """An outcome of chance in a few words."""
    if outcome < ROLLED:
        return messages.board(BOARDS[outcome])
    if outcome < EXCHANGED:
        die, rest = divmod(outcome - ROLLED, 24)
        face, section = divmod(rest, SECTIONS)
        symbol = messages.symbol(printed_boards.symbol_on(DICE[die], face + 1))
        return Message(
            "seven_wonders_dice-turn-roll",
            {"die": messages.die(DICE[die]), "symbol": symbol, "section": section},
        )
    special, grey = divmod(outcome - EXCHANGED, 3)
    return Message(
        "seven_wonders_dice-turn-exchange",
        {"special": messages.die(SPECIAL_DICE[special]), "grey": messages.die(DICE[grey])},
    )


# ---- drawings


def die_text(v: list[int], die: int, language: Language) -> Line:
    """A die: its id, as it is typed, on its colour, and what it shows."""
    colour = str(printed_boards.die_row(DICE[die])["colour"])
    symbol = printed_boards.symbol_on(DICE[die], v[layout.FACE + die])
    return Line.assemble(
        Line(f" {DICE[die]} ", style=STYLES[colour]), f" {language.say(messages.symbol(symbol))}"
    )


def city_lines(state: SevenWondersDice, scene: Scene, seat: int) -> Lines:
    """A city: a title, then a line for each track, with what is crossed and what is open."""
    v = state.numbers()
    me = int(layout.city(seat))
    if not v[me + layout.BOARD]:
        return []
    language = scene.language
    board = board_of(state, seat)
    crossed = names_of(v[me + layout.CROSSED])
    title = language(
        "seven_wonders_dice-city",
        name=scene.names[seat],
        board=messages.board(board),
        coins=v[me + layout.COINS],
        materials=printed_boards.materials(crossed),
    )
    targets = {SPACES[read(code)[1]] for code in scene.targets if code < TAKE_BONUS}
    if seat != scene.seat:
        targets = set()
    lines = [Line(title, style="bold")]
    for building in printed_boards.buildings():
        lines += building_lines(building, board, crossed, targets, scene)
    bonuses = Line(f"{language('seven_wonders_dice-bonuses')}: ")
    for bonus in BONUSES:
        mark = CROSS_MARK if bonus in crossed else bonus
        bonuses.append(f"{mark}  ", style=DIM if bonus in crossed else "")
    bonuses.rstrip()
    return [*lines, bonuses]


def building_lines(
    building: str, board: str, crossed: list[str], targets: set[str], scene: Scene
) -> Lines:
    """A building: a row for each track, ended by its symbol, what can be crossed now marked.

    Where tracks cross, as in the Agora, those that come later are columns, named in the heading.
    Tracks of one space stand together.
    """
    tracks = {track.spaces: track.symbol for track in printed_boards.tracks(building)}
    spaces = printed_boards.spaces(board)
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
    mine = [space for space in spaces.values() if space.building == building]
    count = sum(space.id in crossed for space in mine)
    heading = f"{say(messages.building(building))} {count}/{len(mine)}"
    if columns:
        heading += f" ({' | '.join(columns)})"
    lines = [Line(heading, style="bold" if count else "")]
    for name, row in rows.items():
        lines += track_lines([spaces[space] for space in row], name, crossed, targets, scene.width)
    return lines


def track_lines(
    row: list[printed_boards.Space], name: str, crossed: list[str], targets: set[str], width: int
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


def space_text(space: printed_boards.Space, crossed: list[str]) -> str:
    """A space: its id as it is typed, its materials, its points."""
    if space.id in crossed:
        return f"{CROSS_MARK} {space.id}"
    points = space.points or space.attack or 0
    worth = f"={points}" if points else ""
    return f"{space.id} {space.cost}{worth}"
