"""Origins in a terminal: lines that fit, and actions in words beside the commands."""

from __future__ import annotations

import re

import pytest

from poleis.core.match import Move
from poleis.core.state import CHANCE
from poleis.games.origins.game import GAME
from poleis.games.origins.ui.terminal import OriginsTerminal
from poleis.locale import LANGUAGES, get_language
from poleis.terminal import Scene
from tests.draw.origins import NAMES, decisions, game
from tests.rules.origins.tables import do, home, table

TERMINAL = OriginsTerminal(GAME)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_fit_a_terminal(lang: str) -> None:
    """A terminal would break what is longer in the middle of a word."""
    for _, state, actor in decisions(game(4), 9):
        scene = Scene(state, actor, NAMES, get_language(lang), 100)
        lines = [*TERMINAL.offer(scene), *TERMINAL.area(scene, actor)]
        assert all(line.cell_len <= 100 for line in lines)


def test_a_screen_reader_gets_whole_lines() -> None:
    _, state, actor = next(iter(decisions(game(4), 9)))
    scene = Scene(state, actor, NAMES, get_language("en"), 40, plain=True)
    [pool] = [line for line in TERMINAL.offer(scene) if line.plain.startswith("Building pool")]
    assert 5 == pool.plain.count("(") - pool.plain.count("(wisdom)")


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "red 2 visits site 1"), ("pl", "czerwona 2"), ("ru", "красный 2")]
)
def test_an_action_is_listed_and_told_in_words(lang: str, words: str) -> None:
    state = table(home(freemen="red2", wisdom=3), home())
    visit = GAME.actions.parse("visit freeman1 1")
    scene = Scene(state, 0, NAMES[:2], get_language(lang))
    assert words in TERMINAL.note(scene, visit)
    [told] = TERMINAL.sentences(state, [Move(0, visit)], get_language(lang))
    assert TERMINAL.note(scene, visit) == told


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_what_chance_brings_is_told_in_words(lang: str) -> None:
    """Every outcome, and none in the notation of records."""
    say = get_language(lang)
    for outcome in range(GAME.outcomes.size):
        [told] = TERMINAL.sentences(table(home(), home()), [Move(CHANCE, outcome)], say)
        assert GAME.outcomes.text(outcome) not in told and "origins" not in told
    several = [Move(CHANCE, GAME.outcomes.parse(text)) for text in ("tile obelisk-4", "roll 2")]
    words = {"en": "Dealt: Obelisk, die: 2", "pl": "Wyłożono: Obelisk, kość: 2",
             "ru": "Выложено: Обелиск, кубик: 2"}  # fmt: skip
    assert [words[lang]] == TERMINAL.sentences(table(home(), home()), several, say)


@pytest.mark.rule("ORI-10.5")
def test_a_bought_tile_leaves_its_price_empty() -> None:
    """The other tiles keep their prices until the pool is refilled."""
    state = table(home(stone=9, wisdom=9, freemen="blue1"), home(), speakers=(3,))
    do(state, "visit freeman1 2", "act buy_building", "buy outpost-1 building", "place 1 0")
    scene = Scene(state, 0, NAMES[:2], get_language("en"), 40, plain=True)
    [pool] = [line for line in TERMINAL.offer(scene) if line.plain.startswith("Building pool")]
    assert ["0", "2", "3", "4"] == re.findall(r"\((\d)\)", pool.plain)


def test_a_turn_that_only_ends_is_told() -> None:
    """Who does nothing but decline has a line with words."""
    state = do(table(home(freemen="red2@1", bases=2, zodiac="cancer"), home()), "pass")
    done = Move(0, GAME.actions.parse("done"))
    assert ["Decline"] == TERMINAL.sentences(state, [done], get_language("en"))
