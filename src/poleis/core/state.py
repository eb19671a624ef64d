"""State: the contract that every game fulfils.

A state is a position: plain numbers that can be cloned, dumped to JSON and loaded again at any
decision. It holds no text, no clock and no random generator. Who must act is `actor`; what they
may do is `legal`, the only judge; `apply` trusts its caller.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from poleis.core.luck import Luck
from poleis.core.setup import Setup

CHANCE: Final = -1
"""The actor of dice and draws."""
OVER: Final = -2
"""What `State.actor` says when the game has ended."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position of some game, at a decision, at a chance event, or at the end.

    Every constructor assigns *setup*, so a position can be copied, pickled, loaded and drawn
    without knowing anything else.
    """

    setup: Setup

    @abstractmethod
    def seats(self) -> i64:
        """The number of seats at the table."""

    @abstractmethod
    def actor(self) -> i64:
        """Who must act: a seat, CHANCE, or OVER.

        When several seats choose at once this is the first of those who have not chosen yet.
        """

    def actors(self) -> list[int]:
        """All whose decision is awaited: none when the game is over, several at once when the
        rules let seats choose at the same time."""
        actor = self.actor()
        if actor == OVER:
            return []
        return [int(actor)]

    def phase(self) -> i64:
        """Which simultaneous choice is going on: 0 for none, else a number unlike the last one's.

        What the seats decide in a phase stays hidden from the others until all have finished,
        and is open to all then unless it is secret anyway, as the cards kept in a draft; none of it
        changes what another seat may do. So its order does not matter, and a seat may take its
        decisions back until the phase ends. `actors` are those who have not finished, and a seat
        that has finished does not come back to them.
        """
        return 0

    def reveal(self) -> None:  # noqa: B027 - nothing to do where nothing is chosen at the same time
        """Make the decisions of the phase open to all: it has ended, and is only looked at."""

    @abstractmethod
    def legal(self, actor: i64) -> vec[i64]:
        """The codes of the actions open to this seat, ascending and unique.

        Never empty for one of `actors`, always empty for another seat.
        """

    def allows(self, actor: i64, action: i64) -> bool:
        """Whether the action is one of `legal`, without listing them where that is cheaper."""
        return any(code == action for code in self.legal(actor))

    @abstractmethod
    def apply(self, actor: i64, action: i64) -> None:
        """Carry out an action (or an outcome, for CHANCE). The caller vouches for its legality."""

    @abstractmethod
    def clone(self) -> State:
        """A copy that shares nothing which can change."""

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle keeps the set-up and the dump."""
        from poleis.core.pickling import reduce_state  # it knows the games, which know this module

        return reduce_state(self)

    @abstractmethod
    def dump(self) -> list[object]:
        """The position as JSON-ready lists and numbers. Equal positions have equal dumps, and what
        was agreed before the game shows there wherever it still matters."""

    @abstractmethod
    def score(self, seat: i64) -> i64:
        """The points of this seat if the game ended now."""

    def margin(self, seat: i64) -> i64:
        """By how much this seat leads the best of its opponents (negative: is behind)."""
        best: i64 = -1000000
        for other in range(self.seats()):
            if other != seat:
                best = max(best, self.score(other))
        if best == -1000000:
            return self.score(seat)
        return self.score(seat) - best

    def chance(self) -> list[tuple[int, int]]:
        """What may happen now: (outcome code, integer weight), ascending; nothing when CHANCE is
        not to act."""
        return []

    def roll(self, luck: Luck) -> i64:
        """One outcome, distributed as `chance` says."""
        outcomes = self.chance()
        total = 0
        for _, weight in outcomes:
            total += weight
        left: int = luck.below(total)
        for outcome, weight in outcomes:
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("chance() has no outcome")

    def random_action(self, actor: i64, luck: Luck) -> i64:
        """A legal action of this seat, each as likely as the others."""
        legal = self.legal(actor)
        return legal[luck.below(len(legal))]

    def _repr_svg_(self) -> str | None:
        """The table as a picture, as a notebook shows it; None if its game is not drawn."""
        from poleis.core.pickling import svg_of

        return svg_of(self)


S = TypeVar("S", bound=State, default=Any)
"""The class of a game's positions. What is generic in it serves a game of any kind without it."""


def play_to_end(state: State, luck: Luck) -> tuple[i64, i64]:
    """Play at random to the end; returns the decisions of the seats, and all plies."""
    decisions: i64 = 0
    plies: i64 = 0
    while True:
        actor = state.actor()
        if actor >= 0:
            state.apply(actor, state.random_action(actor, luck))
            decisions += 1
        elif actor == CHANCE:
            state.apply(CHANCE, state.roll(luck))
        else:
            return decisions, plies
        plies += 1


def play_out(state: State, luck: Luck) -> i64:
    """Play at random to the end; returns how many decisions the seats took."""
    return play_to_end(state, luck)[0]


def settle_chance(state: State, luck: Luck) -> None:
    """Let chance act until a seat must decide or the game is over."""
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.roll(luck))
