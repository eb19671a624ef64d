"""Age of Civilization in a terminal: what is written, and what stays secret."""

from __future__ import annotations

from pathlib import Path

import pytest

from poleis import Luck, Match, get_game, make_setup
from poleis.cli.terminal.narration import sentences
from poleis.core.explain import Message, Value
from poleis.core.game import tie_break_of
from poleis.core.match import Move
from poleis.core.sets import members
from poleis.core.setup import all_setups
from poleis.core.state import CHANCE
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.ui.terminal import AgeOfCivilizationTerminal
from poleis.locale import LANGUAGES, get_language
from poleis.terminal import Scene, terminal_of
from tests.cli.playing import sit
from tests.rules.age_of_civilization.tables import Realm, do, realm, table

GAME = get_game("age_of_civilization")
TERMINAL = AgeOfCivilizationTerminal()
SAY = get_language("en")
NAMES = ("Ann", "Bob", "Cid", "Dee")


def scene(state: AgeOfCivilization, seat: int = 0, width: int = 60, plain: bool = False) -> Scene:
    return Scene(state, seat, NAMES[: state.seats()], SAY, width, plain)


def area(state: AgeOfCivilization, seat: int = 0, viewer: int = 0) -> str:
    """What lies before a seat, as one text."""
    return " ".join(line.plain.strip() for line in TERMINAL.area(scene(state, viewer), seat))


def offer(state: AgeOfCivilization, plain: bool = False) -> str:
    return "\n".join(line.plain for line in TERMINAL.offer(scene(state, plain=plain)))


def civilization(name: str) -> str:
    return SAY(f"age_of_civilization-civilization-{name}")


def test_the_game_brings_its_own_terminal() -> None:
    assert isinstance(terminal_of(GAME), AgeOfCivilizationTerminal)


def test_a_realm_shows_what_is_in_force() -> None:
    """The main ability of the main civilization only, all legacies, technologies and wonders."""
    state = table(realm("tibet", under="rome", coins=5, technologies="writing", wonders="petra"),
                  realm(), track="culture fishing")  # fmt: skip
    do(state, "perform fishing")
    text = area(state)
    assert text.startswith("Ann · 6 coins · 3 workers, 2 free · 0 strength")
    for name, side, shown in (("tibet", "main", True), ("tibet", "legacy", True),
                              ("rome", "legacy", True), ("rome", "main", False)):  # fmt: skip
        said = SAY(f"age_of_civilization-civilization-{name}-{side}")
        assert shown == (said in text), (name, side)
    assert "Writing: " in text and "Petra: " in text
    assert "Bob · 3 coins" in area(state, 1)


def test_prices_are_those_of_the_seat() -> None:
    """Culture for Tibet costs 2; Exploit takes a worker that is sacrificed; Trade is closed."""
    text = offer(table(realm("tibet"), realm(), track="culture hunting fishing agriculture trade"))
    assert "Culture  1♟ 2●" in text
    assert "Exploit  1♙ 0●" in text
    assert "Trade  " not in text
    assert "6: " in text and "Trade ⚔" in text


def test_words_instead_of_signs_for_screen_readers() -> None:
    state = table(realm("tibet"), realm(), track="culture", pool="rome", extra_coins={"rome": 2})
    text = offer(state, plain=True)
    assert "Culture  1 worker, 2 coins" in text
    assert "Rome 3 workers, 2 coins: " in text
    assert not set("♟♙●⚔☠★") & set(text)


def test_a_note_tells_what_an_action_costs() -> None:
    state = table(realm("sumer", coins=4), realm(), track="culture")
    note = TERMINAL.note(scene(state), GAME.actions.parse("perform culture"))
    assert "1♟ 4●" == note
    do(state, "perform research")
    for name, coins in (("writing", 0), ("mining", 4)):
        code = GAME.actions.parse(f"unlock {name}")
        assert f"{coins}●" == TERMINAL.note(scene(state), code)
    assert "Choose a technology for Research." == TERMINAL.question(scene(state))


@pytest.mark.rule("AOC-12.13", "AOC-12.14")
@pytest.mark.parametrize(
    ("action", "note"),
    [("birth rome", "3♟ 2●"), ("absorb rome", "2●"), ("birth carthage", "3♟ 6●")],
)
def test_a_note_tells_the_coins_that_a_civilization_brings(action: str, note: str) -> None:
    """In the draft two with a later civilization, and Carthage triples them."""
    state = table(realm("mali", hand="rome carthage"), realm(), draft=True, step="civilization")
    assert note == TERMINAL.note(scene(state), GAME.actions.parse(action))


@pytest.mark.parametrize(
    ("realms", "key"),
    [
        ((realm(workers=2), realm(workers=1)), "workers"),
        ((realm(coins=2), realm(coins=1)), "coins"),
        ((realm(), realm()), "shared"),
    ],
)
def test_a_tie_break_is_named(realms: tuple[Realm, ...], key: str) -> None:
    state = table(*realms, round=6, turn=1, first=1)
    do(state, "end")
    args: dict[str, Value] = {"name": "Ann", "n": 2} if key != "shared" else {}
    expected = Message(f"age_of_civilization-terminal-verdict-{key}", args)
    assert [expected] == tie_break_of(GAME, state, NAMES[:2])


def test_no_tie_break_where_points_decide() -> None:
    state = table(realm(wonders="petra"), realm(), round=6, turn=1, first=1)
    assert [] == tie_break_of(GAME, do(state, "end"), NAMES[:2])


def drafted() -> Match:
    """A game in the middle of its draft: each has kept two cards."""
    match = Match(GAME, make_setup(GAME, 3, {"draft": True}), 5)
    luck = Luck.of("draft")
    for _ in range(6):
        seat = match.state.actors()[0]
        match.play(seat, int(match.state.random_action(seat, luck)))
    return match


def test_cards_of_the_draft_stay_secret() -> None:
    """Neither the log nor what another seat sees names a card that was dealt or kept."""
    match = drafted()
    told = " ".join(sentence.text for sentence in sentences(match, TERMINAL, NAMES[:3], SAY))
    for move in match.log:
        if move.actor != CHANCE:
            kept = GAME.actions.text(move.action).removeprefix("keep ")
            assert civilization(kept) not in told
    assert 6 == told.count(SAY("age_of_civilization-terminal-keep"))
    state = match.state
    assert isinstance(state, AgeOfCivilization)
    hand = members(state.realms[1].hand)
    names = [civilization(state.edition.civilization_ids[card]) for card in hand]
    mine = GAME.redact(state, 1)
    assert isinstance(mine, AgeOfCivilization)
    assert all(name in area(mine, 1, 1) for name in names)
    other = GAME.redact(state, 0)
    assert isinstance(other, AgeOfCivilization)
    assert not any(name in area(other, 1, 0) for name in names)


def test_what_chance_brings_is_told() -> None:
    code = GAME.outcomes.parse("civilization rome")
    state = table(realm(), realm())
    assert ["Turned up: Rome"] == TERMINAL.sentences(state, [Move(CHANCE, code)], SAY)
    first = GAME.outcomes.parse("first 0")
    assert ["Cards are being laid out."] == TERMINAL.sentences(state, [Move(CHANCE, first)], SAY)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_can_be_written(lang: str) -> None:
    """Along random games of every set-up, for every seat, within the width where words allow."""
    for number, setup in enumerate(all_setups(GAME)):
        match = Match(GAME, setup, number)
        luck = Luck.of("terminal", number)
        while not match.is_over:
            seat = match.state.actors()[0]
            if match.ply % 9 == number % 9:
                known = GAME.redact(match.state, seat)
                shown = Scene(known, seat, NAMES[: setup.seats], get_language(lang), 40)
                lines = TERMINAL.offer(shown)
                for other in range(setup.seats):
                    lines += TERMINAL.area(shown, other)
                assert all(line.cell_len <= 44 for line in lines)
                assert TERMINAL.question(shown).endswith(".")
            match.play(seat, int(match.state.random_action(seat, luck)))


def test_a_game_is_played_by_numbers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The first move of each list and Enter, until the game is over and kept in a file."""
    monkeypatch.chdir(tmp_path)
    played = sit(["1", ""] * 150, monkeypatch, GAME, seats="human,random")
    assert played.match.is_over
