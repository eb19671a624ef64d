"""Random games, and laws that are tried in each of their positions."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator

from poleis.core.game import Game
from poleis.core.luck import Luck
from poleis.core.match import Match, Move
from poleis.core.setup import Setup
from poleis.core.state import CHANCE, S, State

Law = Callable[[Game, Setup, int], None]
Check = Callable[[Game, Setup, State, Move | None, Luck], None]
"""What must hold in one position, given the move made there (None at the end of the game)."""


def positions(game: Game[S], setup: Setup, seed: int) -> Iterator[tuple[S, Move | None]]:
    """Every position of one random game with the move made there, the last one with None.

    The positions are those of the game itself, not copies: do not change them.
    """
    state = game.new(setup)
    luck = Luck.of("laws", seed)
    for _ in range(game.max_plies(setup)):
        actors = state.actors()
        if not actors:
            break
        actor = actors[luck.below(len(actors))]
        if actor == CHANCE:
            action = int(state.roll(luck))
        else:
            action = int(state.random_action(actor, luck))
        yield state, Move(actor, action)
        state.apply(actor, action)
    assert not state.actors(), f"the game is not over after {game.max_plies(setup)} plies"
    yield state, None


def in_positions(every: int = 1) -> Callable[[Check], Law]:
    """Makes a law of a check: it must hold in every position, or in every so many of them."""

    def make_law(check: Check) -> Law:
        @functools.wraps(check)
        def law(game: Game, setup: Setup, seed: int) -> None:
            luck = Luck.of(check.__name__, seed)
            for ply, (state, move) in enumerate(positions(game, setup, seed)):
                if ply % every == seed % every or move is None:
                    try:
                        check(game, setup, state, move, luck)
                    except AssertionError as error:
                        error.add_note(f"{game.id}, {setup}, seed {seed}, ply {ply}")
                        raise

        return law

    return make_law


def random_match(game: Game, setup: Setup, seed: int) -> Match:
    """A random game as a match."""
    match = Match(game, setup, seed)
    luck = Luck.of("laws", seed)
    while actors := match.state.actors():
        actor = actors[luck.below(len(actors))]
        match.play(actor, int(match.state.random_action(actor, luck)))
    return match
