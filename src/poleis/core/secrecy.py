"""Laws of what seats may know, and of choices that they make at the same time."""

from __future__ import annotations

import json

from poleis.core import record
from poleis.core.errors import BadPosition
from poleis.core.game import Game, HasOpenness
from poleis.core.luck import Luck
from poleis.core.match import Match, Move
from poleis.core.random_play import in_positions, positions, random_match
from poleis.core.setup import Setup
from poleis.core.state import CHANCE, State


@in_positions(every=5)
def secrets_stay(game: Game, setup: Setup, state: State, move: Move | None, luck: Luck) -> None:
    """What a seat may know does not depend on what it cannot know: redacting a world that was
    imagined from a seat's knowledge gives that knowledge again; and nothing is missing there."""
    for seat in range(setup.seats):
        known = game.redact(state, seat)
        imagined = game.resample(known, seat, luck)
        assert known.dump() == game.redact(imagined, seat).dump()
        assert list(state.legal(seat)) == list(imagined.legal(seat))
        assert game.census(state) == game.census(imagined), "a piece is missing"


def open_games_say_so(game: Game, setup: Setup, seed: int) -> None:
    """A game hides something from a seat, in one of ten games at the latest, unless it says that
    it is open; and then it hides nothing."""
    is_open = isinstance(game, HasOpenness) and game.is_open(setup)
    for number in range(1 if is_open else 10):
        for state, _ in positions(game, setup, seed + number):
            whole = state.dump()
            if any(whole != game.redact(state, seat).dump() for seat in range(setup.seats)):
                assert not is_open, "an open game hides something"
                return
    assert is_open, "nothing is ever hidden, and the game does not say that it is open"


@in_positions(every=17)
def knowledge_travels(
    game: Game, setup: Setup, state: State, move: Move | None, luck: Luck
) -> None:
    """What somebody may know can be dumped and loaded as a position can: bots and people who see
    it sit in other processes."""
    for viewer in (*range(setup.seats), None):
        known = game.redact(state, viewer)
        try:
            again = game.load(setup, json.loads(json.dumps(known.dump())))
        except BadPosition as error:
            raise AssertionError(f"what {viewer} may know cannot be loaded: {error}") from error
        assert known.dump() == again.dump()
        if viewer is not None:
            assert list(known.legal(viewer)) == list(again.legal(viewer))


def choices_stay_hidden(game: Game, setup: Setup, seed: int) -> None:
    """What a seat chooses at the same time as others changes nothing that these know, except that
    it may have finished, whatever it chose; and it has not finished before it says so."""
    luck = Luck.of("choices", seed)
    for state, move in positions(game, setup, seed):
        if move is None or move.actor == CHANCE or state.phase() == 0:
            continue
        after = state.clone()
        after.apply(move.actor, move.action)
        if after.phase() != state.phase():
            continue
        is_done = move.actor not in after.actors()
        actors = [seat for seat in state.actors() if seat != move.actor or not is_done]
        assert actors == after.actors(), "others come and go"
        other = _finished_otherwise(state, move.actor, luck) if is_done else state
        if other.phase() != state.phase():
            continue
        for viewer in (None, *range(setup.seats)):
            if viewer != move.actor:
                seen = game.redact(other, viewer).dump()
                assert seen == game.redact(after, viewer).dump(), f"{viewer} sees a choice"


def _finished_otherwise(state: State, seat: int, luck: Luck) -> State:
    """The position after this seat alone went on at random, until it has finished."""
    other = state.clone()
    while seat in other.actors() and other.phase() == state.phase():
        other.apply(seat, other.random_action(seat, luck))
    return other


def order_does_not_matter(game: Game, setup: Setup, seed: int) -> None:
    """Decisions of one phase give the same position in any order of the seats, and while seats
    take some back."""
    match = random_match(game, setup, seed)
    again = Match(game, setup)
    luck = Luck.of("order", seed)
    ply = 0
    while ply < match.ply:
        phase = again.state.phase()
        waiting: dict[int, list[Move]] = {}
        while ply < match.ply and (move := match.log[ply]).actor != CHANCE and phase:
            if match.at(ply).phase() != phase:
                break
            waiting.setdefault(move.actor, []).append(move)
            ply += 1
        if not waiting:
            again.play(match.log[ply].actor, match.log[ply].action)
            ply += 1
        while waiting:
            seat = sorted(waiting)[luck.below(len(waiting))]
            move = waiting[seat].pop(0)
            again.play(seat, move.action)
            if again.state.phase() == phase and luck.below(4) == 0:
                again.undo(seat)
                waiting[seat].insert(0, move)
            waiting = {seat: moves for seat, moves in waiting.items() if moves}
        assert match.at(ply).dump() == again.state.dump(), f"ply {ply}"
    assert match.log == again.log
    assert record.write(match) == record.write(again), (
        "a record tells the order, or what was taken back"
    )
