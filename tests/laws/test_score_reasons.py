"""Every line of every score sheet answers what counts, for every game, seat count and option."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from poleis.core.explain import ScoreLine
from poleis.core.game import Game, HasScoreReasons, games
from poleis.core.luck import Luck
from poleis.core.random_play import positions, random_match
from poleis.core.score_reasons import POINTS, ScoreReasons, line_history
from poleis.core.setup import Setup, all_setups
from poleis.core.state import State
from poleis.locale import LANGUAGES

GAMES = list(games().values())
RULES = Path(__file__).parents[2] / "docs" / "rules"
SETUPS = 16
"""Set-ups of each game that are tried: all seat counts and options come up among them."""
NAMES = tuple(f"Player {number}" for number in range(7))

all_games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def some_setups(game: Game) -> list[Setup]:
    found = list(all_setups(game))
    return found[:: max(1, len(found) // SETUPS)]


def some_positions(game: Game, setup: Setup, seed: int, few: int = 3) -> Iterator[State]:
    """Some positions of a random game, the last one among them."""
    found = [state.clone() for state, _ in positions(game, setup, seed)]
    yield from found[:: -max(1, len(found) // few)]


def answer(
    game: Game, known: State, viewer: int | None, seat: int, key: str, language: str = "en"
) -> ScoreReasons:
    assert isinstance(game, HasScoreReasons)
    names = NAMES[: known.seats()]
    return game.score_reasons(known, viewer, seat, key, language, names)


def answers(
    game: Game, known: State, viewer: int | None
) -> Iterator[tuple[int, ScoreLine, ScoreReasons]]:
    """Every line of every sheet with its answer."""
    for seat in range(known.seats()):
        for line in game.sheet(known, seat):
            yield seat, line, answer(game, known, viewer, seat, line.key)


@all_games
def test_every_line_answers_and_its_numbers_add_up(game: Game) -> None:
    """What counts adds up to the points of the line, or to each number they are made of."""
    for seed, setup in enumerate(some_setups(game)):
        for state in some_positions(game, setup, seed):
            for seat, line, found in answers(game, game.redact(state, None), None):
                sums: dict[str, int] = {}
                for one in found.reasons:
                    if one.amount is not None:
                        sums[one.part] = sums.get(one.part, 0) + one.amount
                expected = {POINTS: line.points, **line.parts}
                where = f"{setup}, seed {seed}, seat {seat}, {line}"
                assert sums == {part: expected[part] for part in sums}, where
                is_whole = POINTS in sums or (sums and set(sums) == set(line.parts))
                assert is_whole or found.is_history or not line.points, where


@all_games
def test_every_reason_has_words_and_a_rule_that_exists(game: Game) -> None:
    known = set(re.findall(r"\*\*(\w+-[\d.]+)\*\*", (RULES / f"{game.id}.md").read_text("utf-8")))
    for seed, setup in enumerate(some_setups(game)):
        for state in some_positions(game, setup, seed, 2):
            for _, line, found in answers(game, game.redact(state, 0), 0):
                assert found.text, line
                for one in found.reasons:
                    assert one.text, line
                    assert one.rule in known, one


@all_games
def test_what_is_marked_is_drawn(game: Game) -> None:
    """The panel is there, marked things have their names, and an overlay has its place."""
    for seed, setup in enumerate(some_setups(game)):
        for state in some_positions(game, setup, seed, 2):
            for viewer in (None, 0, setup.seats - 1):
                known = game.redact(state, viewer)
                view = game.view(known, viewer, "en", NAMES[: setup.seats])
                bodies = {panel.id: panel.body for panel in view.panels}
                for _, line, found in answers(game, known, viewer):
                    assert found.panel in bodies, (viewer, line)
                    for mark in found.marks:
                        names = f'data-name="{mark.name}"', f'data-ref="{mark.name}"'
                        assert any(name in bodies[mark.panel] for name in names), (viewer, mark)
                    for panel, drawing in found.overlays.items():
                        assert 'class="overlay"' in bodies[panel], (viewer, line)
                        ElementTree.fromstring(drawing)


@all_games
@pytest.mark.parametrize("seats", ["fewest", "most"])
def test_the_log_tells_when_points_were_gained(game: Game, seats: str) -> None:
    """The gains of a line add up to its points, where its answer leaves them to the log."""
    setups = list(all_setups(game))
    setup = setups[0] if seats == "fewest" else setups[-1]
    match = random_match(game, setup, 3)
    for plies in (match.ply // 2, match.ply):
        known = match.known(None, plies)
        for seat, line, found in answers(game, known, None):
            if found.is_history:
                gains = line_history(match, None, seat, line.key, plies)
                assert line.points == sum(points for _, points in gains), (plies, seat, line)


@all_games
def test_no_secret_is_told(game: Game) -> None:
    """Changing only what a viewer cannot know changes no answer."""
    luck = Luck.of("score reasons")
    for seed, setup in enumerate(some_setups(game)):
        for state in some_positions(game, setup, seed, 2):
            for viewer in range(setup.seats):
                known = game.redact(state, viewer)
                imagined = game.redact(game.resample(known, viewer, luck), viewer)
                assert list(answers(game, known, viewer)) == list(answers(game, imagined, viewer))


@all_games
def test_every_language_has_words(game: Game) -> None:
    for seed, setup in enumerate(some_setups(game)):
        state = game.redact(next(some_positions(game, setup, seed, 1)), None)
        for line in game.sheet(state, 0):
            said = [answer(game, state, None, 0, line.key, lang) for lang in LANGUAGES]
            assert len(LANGUAGES) == len({found.text for found in said}), line
            for found in said:
                texts = [found.text, *(one.text for one in found.reasons)]
                assert not [text for text in texts if "-score-" in text or "{" in text]
