"""Match: a set-up, a log and the position they lead to.

The log is the truth; the state is derived. Moves come in through `play`, which asks the rules
once; chance comes from the seed, one stream for each ply. Taking back is an event like any
other: `history` keeps everything that ever happened, `log` what counts.

Where seats choose at the same time (`State.phase`), the log holds their decisions seat by seat,
whatever the order in which they came, and nobody knows more of it than their own until all have
finished: `known_log` and `revision` are what a seat sees of log and history.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from operator import index
from typing import SupportsIndex

from poleis.core.errors import BadAction, BadSetup, Illegal, NotYourTurn, PoleisError, UndoBarred
from poleis.core.game import Game
from poleis.core.luck import Luck
from poleis.core.position_text import read_position
from poleis.core.setup import Setup
from poleis.core.state import CHANCE, OVER, State

SNAPSHOT_EVERY = 16


@dataclass(frozen=True)
class Move:
    """One ply: a seat's action, or an outcome of CHANCE."""

    actor: int
    action: int


@dataclass(frozen=True)
class Undo:
    """A seat went back to the position after *ply* plies.

    If it takes back a decision of its own that was made in a phase, what the others decided in
    the same phase stays.
    """

    actor: int
    ply: int


def fingerprint(state: State) -> str:
    """Eight hexadecimal digits that tell positions apart."""
    dump = json.dumps(state.dump(), separators=(",", ":"))
    return hashlib.blake2b(dump.encode(), digest_size=4).hexdigest()


def is_seed(word: str) -> bool:
    """Whether this can be the seed of a match: one word that can be printed, without `#`."""
    return bool(word) and word.isprintable() and not {" ", "#"} & set(word)


_DEAL = re.compile(r"deal-(-?[0-9]+\.[0-9]+)")
"""The seed of a simulated game in JSON lines. `7.10` alone would be a number for many readers."""


def plain_seed(word: str) -> str:
    """The seed without the prefix that it has in JSON lines; the luck is the same.

    >>> plain_seed("deal-7.10"), plain_seed("olive-7")
    ('7.10', 'olive-7')
    """
    deal = _DEAL.fullmatch(word)
    return deal[1] if deal else word


def read_seed(seed: SupportsIndex | str) -> int | str:
    """The seed of a match as a number or a word; BadSetup, if it is neither."""
    if not isinstance(seed, str):
        try:
            return int(index(seed))
        except TypeError:
            raise BadSetup(f"the seed {seed!r:.40} is neither a whole number nor a word") from None
    if not is_seed(seed):
        raise BadSetup(f"the seed {seed!r:.40} is not one word without '#'")
    return plain_seed(seed)


class Match:
    """A game being played.

    Without a seed nobody rolls: outcomes of chance must be played like moves, as when a record
    is read. A seed is a number or one word (a record has it in one line): BadSetup, if it is
    empty or holds white space, `#` or characters that cannot be printed.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: int | str | None = None,
        start: State | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.start = start
        """The position that the match begins with; None for the first position of the game."""
        self.state: State = game.new(setup) if start is None else start.clone()
        self.log: list[Move] = []
        self.history: list[Move | Undo] = []
        self.furthest: int = 0
        """How many plies there ever were, also if some were taken back."""
        self._phases: list[int] = []
        """In which phase each ply of the log was made; 0 for none."""
        self._phase = int(self.state.phase())
        self._phase_rev = 0
        """The phase that is going on, and how long the history was when it began."""
        self._snapshots: list[State] = [self.state.clone()]
        self.advance()

    @classmethod
    def from_position(cls, position: State | str, seed: int | str | None = None) -> Match:
        """A match that begins with a position, or with its position text."""
        start = read_position(position) if isinstance(position, str) else position.clone()
        return cls(start.setup.game, start.setup, seed, start)

    def rewound(self) -> Match:
        """Another match with the same beginning, without moves and without a seed."""
        return Match(self.game, self.setup, start=self.start)

    @property
    def ply(self) -> int:
        """How many plies the position is from the beginning."""
        return len(self.log)

    @property
    def seed(self) -> int | str | None:
        """What chance follows from here on."""
        return self._seed

    @seed.setter
    def seed(self, seed: int | str | None) -> None:
        self._seed = None if seed is None else read_seed(seed)

    @property
    def is_over(self) -> bool:
        return self.state.actor() == OVER

    def play(
        self, actor: SupportsIndex, action: SupportsIndex | str | Mapping[str, object]
    ) -> Move:
        """Carry out an action of a seat, in any spelling, and then what chance adds to it.

        Raises BadAction, NotYourTurn or Illegal, and changes nothing then.
        """
        actor = int(index(actor))
        table = self.game.outcomes if actor == CHANCE else self.game.actions
        code = table.read(action)
        if actor == CHANCE:
            if code not in [outcome for outcome, _ in self.state.chance()]:
                raise BadAction(f"chance cannot bring {table.text(code)} now")
        elif not (0 <= actor < self.setup.seats and self.state.allows(actor, code)):
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

    # ---- taking back

    def undo(self, seat: int, *, consent: bool = False) -> Undo:
        """Go back to this seat's last decision.

        Beyond the barrier, the last ply of CHANCE or of another seat, only by *consent*. What
        others decide at the same time is no barrier.
        """
        ply = None if seat == CHANCE else self.last_decision(seat)
        if ply is None:
            raise UndoBarred(f"seat {seat} has nothing to take back")
        if not consent and not self.is_free(ply):
            raise UndoBarred("chance or another seat has acted since")
        event = Undo(seat, ply)
        self.go_back(event)
        return event

    def last_decision(self, *seats: int) -> int | None:
        """The last ply of the log that is a decision of one of these seats."""
        for ply in range(self.ply - 1, -1, -1):
            if self.log[ply].actor in seats:
                return ply
        return None

    def is_free(self, ply: int) -> bool:
        """Whether the decision at this ply can be taken back without asking anybody."""
        if self._phases[ply]:
            return self._phases[ply] == self.state.phase()
        return all(move.actor == self.log[ply].actor for move in self.log[ply:])

    def go_back(self, event: Undo) -> None:
        """Carry out an undo that was agreed before, as when a record is read."""
        if not 0 <= event.ply <= self.ply:
            raise UndoBarred(f"there is no ply {event.ply} to go back to")
        kept = self._made_at_the_same_time(event)
        phase = self._phases[event.ply] if kept else 0
        self.state = self.at(event.ply)
        del self.log[event.ply :]
        del self._phases[event.ply :]
        del self._snapshots[event.ply // SNAPSHOT_EVERY + 1 :]
        for move in kept:
            self.state.apply(move.actor, move.action)
            self.log.append(move)
            self._phases.append(phase)
        self._happened(event)

    def taken_back(self, event: Undo) -> list[Move]:
        """What an undo would take out of the log, whoever made it."""
        kept = self._made_at_the_same_time(event)
        return [move for move in self.log[event.ply :] if all(move is not one for one in kept)]

    def _made_at_the_same_time(self, event: Undo) -> list[Move]:
        """What stays of the log after the ply that is taken back."""
        if event.ply == self.ply or self.log[event.ply].actor != event.actor:
            return []
        phase = self._phases[event.ply]
        return [
            self.log[ply]
            for ply in range(event.ply, self.ply)
            if phase and self._phases[ply] == phase and self.log[ply].actor != event.actor
        ]

    # ---- looking back

    def at(self, ply: int) -> State:
        """The position after *ply* plies, as a copy."""
        if not 0 <= ply <= self.ply:
            raise IndexError(f"there are {self.ply} plies")
        start = min(ply // SNAPSHOT_EVERY, len(self._snapshots) - 1)
        state = self._snapshots[start].clone()
        for move in self.log[start * SNAPSHOT_EVERY : ply]:
            state.apply(move.actor, move.action)
        return state

    def prefix(self, plies: int) -> Match:
        """Another match with the first plies of this one, and without a seed."""
        match = self.rewound()
        for move in self.log[:plies]:
            match.play(move.actor, move.action)
        return match

    def __copy__(self) -> Match:
        """A match that goes on from here by itself, with the same seed; the game is shared."""
        match = type(self).__new__(type(self))
        vars(match).update(vars(self))
        match.state = self.state.clone()
        match.log, match.history = self.log[:], self.history[:]
        match._phases, match._snapshots = self._phases[:], self._snapshots[:]
        return match

    def __deepcopy__(self, memo: object) -> Match:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle keeps what happened; the rest follows from it."""
        return resumed, (self.setup, self.seed, self.history, self.start)

    def open_since(self) -> int | None:
        """The ply at which the phase began that is going on; None if there is none."""
        phase = self.state.phase()
        if phase == 0:
            return None
        ply = self.ply
        while ply > 0 and self._phases[ply - 1] == phase:
            ply -= 1
        return ply

    def visible_log(self, viewer: int | None) -> list[Move]:
        """The log as a seat knows it: of the phase that is going on, only its own decisions."""
        start = self.open_since()
        if start is None:
            return self.log
        return [*self.log[:start], *(move for move in self.log[start:] if move.actor == viewer)]

    def known(self, viewer: int | None, ply: int | None = None) -> State:
        """The position after so many plies of the log that a seat knows, as it may know it.

        A phase that has ended is open to all, also in the middle of it.
        """
        known: State
        if ply is None:
            known = self.game.redact(self.state, viewer)
            return known
        start = self.open_since()
        if start is None or ply < start:
            state = self.at(ply)
            state.reveal()
        else:
            state = self.at(start)
            for move in self.visible_log(viewer)[start:ply]:
                state.apply(move.actor, move.action)
        known = self.game.redact(state, viewer)
        return known

    def each_known(self, viewer: int | None, first: int = 0) -> Iterator[State]:
        """`known` before each ply of the log that a seat knows, from *first* on, in one pass."""
        log, start = self.visible_log(viewer), self.open_since()
        begin = first if start is None else min(first, start)
        state = self.at(begin)
        for ply, move in enumerate(log[begin:], begin):
            if ply >= first:
                shown = state.clone()
                if start is None or ply < start:
                    shown.reveal()
                yield self.game.redact(shown, viewer)
            state.apply(move.actor, move.action)

    def position_at_decision(self, ply: int) -> State:
        """The position that the decision at this ply was made in, as its seat knew it then: of
        what was chosen at the same time, only its own decisions."""
        seat, phase = self.log[ply].actor, self._phases[ply]
        start = ply
        while phase and start > 0 and self._phases[start - 1] == phase:
            start -= 1
        state = self.at(start)
        for move in self.log[start:ply]:
            if move.actor == seat:
                state.apply(move.actor, move.action)
        known: State = self.game.redact(state, seat)
        return known

    def revision(self, seats: Collection[int]) -> int:
        """How much of the history these seats know of: what others do in the phase that is going
        on does not count until it ends."""
        if self._phase == 0:
            return len(self.history)
        return self._phase_rev + sum(e.actor in seats for e in self.history[self._phase_rev :])

    def scores(self) -> list[int]:
        return [int(self.state.score(seat)) for seat in range(self.setup.seats)]

    def ranking(self) -> list[int]:
        return self.game.ranking(self.state)

    def _push(self, move: Move) -> Move:
        phase = 0 if move.actor == CHANCE else int(self.state.phase())
        ply = self.ply
        if phase:  # decisions of a phase stand seat by seat
            while (
                ply > 0 and self._phases[ply - 1] == phase and self.log[ply - 1].actor > move.actor
            ):
                ply -= 1
        self.state.apply(move.actor, move.action)
        self.log.insert(ply, move)
        self._phases.insert(ply, phase)
        del self._snapshots[ply // SNAPSHOT_EVERY + 1 :]
        while len(self._snapshots) <= self.ply // SNAPSHOT_EVERY:
            self._snapshots.append(self.at(len(self._snapshots) * SNAPSHOT_EVERY))
        self._happened(move)
        return move

    def _happened(self, event: Move | Undo) -> None:
        self.history.append(event)
        self.furthest = max(self.furthest, self.ply)
        phase = int(self.state.phase())
        if phase != self._phase:
            self._phase, self._phase_rev = phase, len(self.history)


def resumed(
    setup: Setup, seed: int | str | None, history: list[Move | Undo], start: State | None = None
) -> Match:
    """The match in which all this happened, and which goes on with this seed."""
    match = Match(setup.game, setup, start=start)
    for event in history:
        if isinstance(event, Undo):
            match.go_back(event)
        else:
            match.play(event.actor, event.action)
    match.seed = seed
    return match
