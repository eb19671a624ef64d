"""Match: a set-up, a log and the position they lead to.

The log is the truth; the state is derived. Moves come in through `play`, which asks the rules
once; chance comes from the seed, one stream for each ply. Taking back is an event like any
other: `history` keeps everything that ever happened, `log` what counts.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass

from poleis.core.errors import BadAction, Illegal, NotYourTurn, PoleisError, UndoBarred
from poleis.core.game import Game, Setup
from poleis.core.luck import Luck
from poleis.core.state import CHANCE, OVER, State

SNAPSHOT_EVERY = 16


@dataclass(frozen=True)
class Move:
    """One ply: a seat's action, or an outcome of CHANCE."""

    actor: int
    action: int


@dataclass(frozen=True)
class Undo:
    """A seat went back to the position after *ply* plies."""

    actor: int
    ply: int


def fingerprint(state: State) -> str:
    """Eight hexadecimal digits that tell positions apart."""
    dump = json.dumps(state.dump(), separators=(",", ":"))
    return hashlib.blake2b(dump.encode(), digest_size=4).hexdigest()


class Match:
    """A game being played.

    Without a seed nobody rolls: outcomes of chance must be played like moves, as when a record
    is read.
    """

    def __init__(self, game: Game, setup: Setup, seed: int | str | None = None) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.state = game.new(setup)
        self.log: list[Move] = []
        self.history: list[Move | Undo] = []
        self._snapshots: list[State] = [self.state.clone()]
        self.advance()

    @property
    def ply(self) -> int:
        """How many plies the position is from the beginning."""
        return len(self.log)

    @property
    def is_over(self) -> bool:
        return self.state.actor() == OVER

    def play(self, actor: int, action: int | str | Mapping[str, object]) -> Move:
        """Carry out an action of a seat, in any spelling, and then what chance adds to it.

        Raises BadAction, NotYourTurn or Illegal, and changes nothing then.
        """
        table = self.game.outcomes if actor == CHANCE else self.game.actions
        code = table.read(action)
        if actor == CHANCE:
            if code not in [outcome for outcome, _ in self.state.chance()]:
                raise BadAction(f"chance cannot bring {table.text(code)} now")
        elif not self.state.allows(actor, code):
            raise self.refuse(actor, code)
        move = self._push(Move(actor, code))
        self.advance()
        return move

    def refuse(self, actor: int, code: int) -> PoleisError:
        """The error that says why this action is not possible."""
        refusals = self.game.explain(self.state, actor, code)
        if not refusals:
            return NotYourTurn(f"seat {actor} is not to act now")
        return Illegal(self.game.actions.text(code), refusals)

    def advance(self) -> None:
        """Let chance act, if the match has a seed, until a seat must decide."""
        while self.seed is not None and self.state.actor() == CHANCE:
            self._push(Move(CHANCE, int(self.state.roll(Luck.of(self.seed, self.ply)))))

    def undo(self, seat: int, *, consent: bool = False) -> Undo:
        """Go back to this seat's last decision.

        Beyond the barrier, the last ply of CHANCE or of another seat, only by *consent*.
        """
        plies = [ply for ply, move in enumerate(self.log) if move.actor == seat]
        if not plies:
            raise UndoBarred(f"seat {seat} has nothing to take back")
        if not consent and any(move.actor != seat for move in self.log[plies[-1] :]):
            raise UndoBarred("chance or another seat has acted since")
        event = Undo(seat, plies[-1])
        self.go_back(event)
        return event

    def go_back(self, event: Undo) -> None:
        """Carry out an undo that was agreed before, as when a record is read."""
        if not 0 <= event.ply <= self.ply:
            raise UndoBarred(f"there is no ply {event.ply} to go back to")
        self.state = self.at(event.ply)
        del self.log[event.ply :]
        del self._snapshots[event.ply // SNAPSHOT_EVERY + 1 :]
        self.history.append(event)

    def at(self, ply: int) -> State:
        """The position after *ply* plies, as a copy."""
        if not 0 <= ply <= self.ply:
            raise IndexError(f"there are {self.ply} plies")
        start = ply // SNAPSHOT_EVERY
        state = self._snapshots[start].clone()
        for move in self.log[start * SNAPSHOT_EVERY : ply]:
            state.apply(move.actor, move.action)
        return state

    def scores(self) -> list[int]:
        return [int(self.state.score(seat)) for seat in range(self.setup.seats)]

    def ranking(self) -> list[int]:
        return self.game.ranking(self.state)

    def _push(self, move: Move) -> Move:
        self.state.apply(move.actor, move.action)
        self.log.append(move)
        self.history.append(move)
        if self.ply % SNAPSHOT_EVERY == 0:
            self._snapshots.append(self.state.clone())
        return move
