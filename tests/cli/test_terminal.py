"""The parts of a terminal session: words, names, pictures."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest
from rich.text import Text

from poleis.bots.policy import bots, split_specs
from poleis.cli.terminal import commands, keys, parse_choice, players, sheets
from poleis.cli.terminal.commands import COMMANDS, IN_PREVIEW
from poleis.cli.terminal.layout import beside
from poleis.cli.terminal.parse_choice import next_of, readings, short_text, siblings
from poleis.cli.terminal.players import display_names, players_of_record, read_seats
from poleis.core.game import get_game, tie_break_of
from poleis.core.luck import Luck
from poleis.core.setup import make_setup
from poleis.core.state import settle_chance
from poleis.games.akropolis.rules.hexes import GARDENS, HOUSES, PLAZA, QUARRY
from poleis.games.akropolis.rules.position import Akropolis
from poleis.games.akropolis.ui.hex_text import label, style_of
from poleis.games.akropolis.ui.terminal import AkropolisTerminal
from poleis.locale import LANGUAGES, get_language
from poleis.terminal import Scene, terminal_of
from tests.rules.akropolis.cities import build

GAME = get_game("akropolis")
TABLE = GAME.actions
PLACES = [TABLE.parse(text) for text in ("place 0 1 r0", "place 0 1 r1", "place 0 1 r4",
                                         "place 1 1 r0")]  # fmt: skip


@pytest.mark.parametrize("module", [parse_choice, commands, keys, sheets])
def test_examples_in_the_source(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert 0 == found.failed and found.attempted


# ---- words


def test_readings_without_a_verb() -> None:
    """Only kinds of which something is legal count; if none fits, all do."""
    (cell,) = readings(TABLE, PLACES, ["0", "1"])
    assert "place 0 1" == cell.text()
    assert 6 == len(cell.completions(TABLE))
    (take,) = readings(TABLE, PLACES, ["2"])
    assert "take 2" == take.text()
    assert [] == readings(TABLE, PLACES, ["0", "x"])


def test_a_verb_too_short_to_complete() -> None:
    """All placements at once are too many to explain."""
    (reading,) = readings(TABLE, PLACES, ["place"])
    assert [] == reading.completions(TABLE)


def test_siblings_differ_in_the_last_argument() -> None:
    row = siblings(TABLE, PLACES, PLACES[1])
    assert PLACES[:3] == row
    assert [PLACES[1], PLACES[2], PLACES[0]] == [next_of(row, code) for code in row]
    assert PLACES[3:] == siblings(TABLE, PLACES, PLACES[3])


def test_verbs_are_dropped_where_they_say_nothing() -> None:
    assert "0 1 r0" == short_text(TABLE, PLACES, PLACES[0])
    assert "place 0 1 r0" == short_text(TABLE, [0, *PLACES], PLACES[0])
    assert "take 1" == short_text(TABLE, [0, 1], 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_can_be_told_apart(lang: str) -> None:
    """No word of one command is a word of another, in any language."""
    language = get_language(lang)
    words = [
        commands.fold(word)
        for command in (*COMMANDS, *IN_PREVIEW)
        for word in dict.fromkeys(commands.spellings(command, language, "city"))
    ]
    folded = dict.fromkeys(words)
    assert len(folded) == len(words)


# ---- seats


def test_bots_keep_their_commas() -> None:
    assert ["human", "mcts:iterations=50,seconds=1", "greedy"] == split_specs(
        "human, mcts:iterations=50,seconds=1,greedy"
    )


def test_names_on_the_screen() -> None:
    """You alone, or players by number; no two alike."""
    say = get_language("en")
    assert ["You", "greedy"] == display_names(read_seats("human,greedy"), say)
    assert ["Player 1", "Bob", "greedy (3)", "greedy (4)"] == display_names(
        read_seats("human,human:Bob,greedy,greedy"), say
    )


def test_players_of_a_record() -> None:
    """Bots go on as bots; whoever is no bot is a person."""
    found = players_of_record({0: "Ann", 1: "greedy"}, 3)
    assert [True, False, True] == [player.policy is None for player in found]
    assert ["human:Ann", "greedy", "human"] == [player.spec for player in found]


def test_the_usual_opponent_is_installed() -> None:
    assert players.default_seats() == "human,mcts:medium"
    assert "mcts" in bots()


# ---- pictures


def scene(state: Akropolis, seat: int = 0, width: int = 80, preview: int | None = None) -> Scene:
    return Scene(state, seat, ("You", "greedy"), get_language("en"), width, preview=preview)


def position(seats: int = 2, city: str = "") -> Akropolis:
    """The first decision of a game, with this city at seat 0."""
    state = GAME.new(make_setup(GAME, seats))
    assert isinstance(state, Akropolis)
    settle_chance(state, Luck.of("picture"))
    state.cities[0] = build(city)
    return state


def drawn(lines: list[Text]) -> list[str]:
    return [line.plain for line in lines]


def test_a_city_with_heights() -> None:
    """Letters, levels and stars; the tile added last, on level 2 over two others, is marked."""
    state = position(city="qhm@0,1r0; gGt@0,0r1")
    assert drawn(AkropolisTerminal().area(scene(state), 0)) == [
        "You · 2 stones",
        "      / q1  \\",
        r"      \     /",
        "      / g2  \\",
        "/ t2  \\ ^^^ / q1  \\",
        r"\ ^^^ /G2★★★\     /",
        "      \\ ^^^ / h1  \\",
        r"      / m1  \     /",
        r"      \     /",
    ]


def test_narrow_terminals_get_narrow_hexes() -> None:
    """When the full coordinates do not fit, q stands above the columns and r in the cells."""
    state = position()
    state.apply(0, 0)
    targets = [int(code) for code in state.legal(0)]
    wide, narrow, tiny = (
        AkropolisTerminal().area(
            Scene(state, 0, ("You", "x"), get_language("en"), width, targets=targets), 0
        )
        for width in (60, 40, 25)
    )
    assert any("-1 -2" in line for line in drawn(wide))
    assert "-3  -2  -1   0   1   2   3" == drawn(narrow)[1].strip()
    assert drawn(narrow)[1] == drawn(narrow)[-1]
    assert "-3 -2 -1" in drawn(tiny)[1]
    assert max(map(len, drawn(tiny))) < max(map(len, drawn(narrow))) < max(map(len, drawn(wide)))


def test_what_does_not_fit_is_the_outer_ring() -> None:
    """Where there is no room at all, only cells that touch the city are marked."""
    state = position()
    state.apply(0, 0)
    targets = [int(code) for code in state.legal(0)]
    found = Scene(state, 0, ("You", "x"), get_language("en"), 20, targets=targets)
    assert "-2 -1 0  1  2" == drawn(AkropolisTerminal().area(found, 0))[1].strip()


def test_the_site_shows_what_can_be_paid() -> None:
    """AKR-3.2: position k costs k - 1 stones; what is too dear stands in brackets."""
    state = position()
    state.cities[0].stones = 2
    lines = AkropolisTerminal().offer(scene(state))
    heads = " ".join(line for line in drawn(lines) if "free" in line or "●" in line)
    assert ["1", "free", "2", "●", "3", "●●", "(4", "●●●)"] == heads.split()


def test_the_preview_marks_the_tile() -> None:
    """Hexes a, b and c of the tile are named where they would lie; the city is not changed."""
    state = position()
    state.apply(0, 0)
    before = state.dump()
    code = TABLE.parse("place 0 1 r0")
    text = "\n".join(drawn(AkropolisTerminal().area(scene(state, preview=code), 0)))
    assert all(mark in text for mark in ("(a)", "(b)", "(c)"))
    assert before == state.dump()


def test_rounds_are_counted() -> None:
    """AKR-5.3: twelve rounds; with two seats three turns each. The last tile ends the game."""
    state = position()
    luck = Luck.of("rounds")
    rounds = []
    while state.actor() >= 0:
        rounds.append(AkropolisTerminal().round(state))
        for _ in range(2):
            state.apply(state.actor(), state.random_action(state.actor(), luck))
        settle_chance(state, luck)
    assert [(1 + turn // 3, 12) for turn in range(36)] == rounds
    assert (12, 12) == AkropolisTerminal().round(state)


@pytest.mark.parametrize(
    ("seats", "options", "rounds"),
    [(1, {}, 12), (3, {}, 12), (4, {}, 12), (2, {"long": True}, 20), (3, {"long": True}, 15)],
)
def test_the_number_of_rounds(seats: int, options: dict[str, object], rounds: int) -> None:
    state = GAME.new(make_setup(GAME, seats, options))
    assert (1, rounds) == AkropolisTerminal().round(state)
    settle_chance(state, Luck.of("x"))
    assert (1, rounds) == AkropolisTerminal().round(state)


def finished(stones: tuple[int, int], cities: tuple[str, str] = ("", "")) -> Akropolis:
    """A position whose scores differ by the stones only."""
    state = position()
    for seat, city in enumerate(cities):
        state.cities[seat] = build(city)
        state.cities[seat].stones = stones[seat]
    return state


def test_a_tie_break_is_named() -> None:
    """AKR-6.8: more stones break a tie; AKR-6.8.1: else the victory is shared."""
    say, game = get_language("en").say, get_game("akropolis")
    names = ["Ann", "Bob"]
    assert [] == tie_break_of(game, finished((3, 2)), names)
    (shared,) = map(say, tie_break_of(game, finished((2, 2)), names))
    assert "AKR-6.8.1" in shared
    with_a_house = ("hqq@2,0r0", "")
    (broken,) = map(say, tie_break_of(game, finished((2, 3), with_a_house), names))
    assert "AKR-6.8)" in broken and "Bob (3)" in broken


def test_higher_is_brighter() -> None:
    """Levels differ in colour too; plazas are dark, and every kind has its own colour."""
    assert style_of(HOUSES, 1) != style_of(HOUSES, 2)
    assert 11 == len({style_of(kind, 1) for kind in range(1, 2 * PLAZA)})
    assert "q3" == label(QUARRY, 0, 3, 5)
    assert "G1★★★" == label(GARDENS + PLAZA, 3, 1, 5)
    assert "G1" == label(GARDENS + PLAZA, 3, 1, 2)


def test_blocks_beside_each_other() -> None:
    lines = beside([Text("ab"), Text("c")], [Text("x"), Text("y"), Text("z")])
    assert ["ab  x", "c   y", "    z"] == drawn(lines)
    (line,) = beside([Text("a", style="bold")], [Text("b")])
    assert [("bold", 0, 1)] == [(span.style, span.start, span.end) for span in line.spans]


def test_akropolis_brings_its_own_drawing() -> None:
    assert isinstance(terminal_of(GAME), AkropolisTerminal)
