"""Reasons and losses of every game: true, in every language, and without secrets."""

from __future__ import annotations

import re

import pytest

from poleis._plain import is_compiled
from poleis.core.game import Game, HasMoveReasons, games, is_drawn
from poleis.core.luck import Luck
from poleis.core.match import Move
from poleis.core.move_reasons import move_reasons
from poleis.core.random_play import in_positions
from poleis.core.setup import Setup, all_setups
from poleis.core.state import State
from poleis.locale import LANGUAGES
from poleis.web.tables.reasons import Choosing

GAMES = [game for game in games().values() if is_drawn(game)]
SETUPS = 8 if is_compiled() else 2
"""Set-ups of a game that are tried, about."""
SOME = 3
"""Actions of a decision that are looked at."""
LONGEST = 900
"""Characters: a few sentences."""


def some_setups(game: Game) -> list[Setup]:
    setups = list(all_setups(game))
    return setups[:: max(1, len(setups) // SETUPS)]


def some_actions(known: State, seat: int, luck: Luck) -> list[int]:
    return [int(known.random_action(seat, luck)) for _ in range(SOME)]


@in_positions(every=9)
def losses_are_those_of_the_sheet(
    game: Game, setup: Setup, state: State, move: Move | None, luck: Luck
) -> None:
    """A preview names each line of the score sheet that falls, with its points, and no other."""
    for seat in state.actors():
        if seat < 0:
            continue
        known = game.redact(state, seat)
        before = {line.key: line.points for line in game.sheet(known, seat)}
        for action in some_actions(known, seat, luck):
            after = known.clone()
            after.apply(seat, action)
            now = {line.key: line.points for line in game.sheet(after, seat)}
            fallen = {key: n - now.get(key, 0) for key, n in before.items() if now.get(key, 0) < n}
            losses = game.preview(known, seat, action, "en").losses
            assert fallen == {loss.line: loss.points for loss in losses if loss.line}
            assert not [loss for loss in losses if bool(loss.points) != bool(loss.line)]
            reasons = move_reasons(known, seat, action)
            assert int(after.score(seat) - known.score(seat)) == reasons.points


@in_positions(every=9)
def reasons_are_words(
    game: Game, setup: Setup, state: State, move: Move | None, luck: Luck
) -> None:
    """Every reason is a message in every language, and depends on nothing that is hidden."""
    for seat in state.actors():
        if seat < 0:
            continue
        known = game.redact(state, seat)
        imagined = game.redact(game.resample(known, seat, luck), seat)
        options = [
            [action, 1, float(n)] for n, action in enumerate(some_actions(known, seat, luck))
        ]
        said = {}
        for language in LANGUAGES:
            texts = [
                Choosing(each, seat, options, "mcts:medium", language).hint()
                for each in (known, imagined)
            ]
            assert texts[0] == texts[1], "a reason tells a secret"
            losses = game.preview(known, seat, int(options[0][0]), language).losses
            said[language] = texts[0] + " ".join(loss.text for loss in losses)
            assert not [key for key in ("reason-", "loss-", "{", "None") if key in said[language]]
            assert len(said[language]) < LONGEST
        assert len(LANGUAGES) == len(set(said.values()))
        told = Choosing(known, seat, options, "mcts:medium", "en").line(60)
        assert not re.search(r"\b[Yy]our?\b", told), "others read it, too"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_preview_says_what_falls_on_the_score_sheet(game: Game) -> None:
    for seed, setup in enumerate(some_setups(game)):
        losses_are_those_of_the_sheet(game, setup, seed)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_reason_is_said_in_every_language(game: Game) -> None:
    assert isinstance(game, HasMoveReasons)
    for seed, setup in enumerate(some_setups(game)):
        reasons_are_words(game, setup, seed)
