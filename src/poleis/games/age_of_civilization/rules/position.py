"""The position of a game of Age of Civilization: who must act, what is legal, what follows.

A turn is made of small decisions, as in the rulebook: the civilization step, one action after
another, what each is for, and the order of the abilities at the end of the turn. The top of the
stack asks: a step of the turn, or an effect. Here they meet the contract.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.luck import Luck
from poleis.core.sets import add_all, member, size
from poleis.core.state import CHANCE, OVER
from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.rules.chance import DRAWS, happen
from poleis.games.age_of_civilization.rules.draft import chooser
from poleis.games.age_of_civilization.rules.edition import Edition
from poleis.games.age_of_civilization.rules.realm import read_realm
from poleis.games.age_of_civilization.rules.records import (
    DRAFT,
    Agreement,
    Position,
    read_draft,
    read_pending,
)
from poleis.games.age_of_civilization.rules.scoring import points
from poleis.games.age_of_civilization.rules.steps import STEPS
from poleis.games.age_of_civilization.rules.table import (
    read_orders,
    read_pools,
    read_track,
    read_turn,
)

if TYPE_CHECKING:
    from poleis.core.setup import Setup


@final
class AgeOfCivilization(Position):
    """A position of Age of Civilization."""

    def actor(self) -> i64:
        if len(self.pending) == 0:
            return OVER
        pending = self.top()
        return chooser(self) if pending.kind == DRAFT else pending.actor

    def actors(self) -> list[int]:
        if self.top_kind() == DRAFT:
            chosen = self.draft.chosen
            return [seat for seat in range(int(self.seats())) if chosen[seat] == NONE]
        return super().actors()

    def phase(self) -> i64:
        """AOC-12.16: the cards of a draft are chosen at the same time, pick by pick."""
        return self.draft.pick + 1 if self.top_kind() == DRAFT else 0

    def legal(self, actor: i64) -> vec[i64]:
        codes = vec[i64](capacity=16)
        if len(self.pending) == 0 or not 0 <= actor < self.seats():
            return codes
        pending = self.top()
        if actor != pending.actor and pending.kind != DRAFT:
            return codes
        if pending.effect != NONE:
            return self.edition.effects[pending.effect].legal(self, actor, codes)
        return STEPS[pending.kind].legal(self, actor, codes)

    def apply(self, actor: i64, action: i64) -> None:
        pending = self.top()
        if actor == CHANCE:
            happen(self, action)
        elif pending.effect != NONE:
            self.pending.pop()
            self.edition.effects[pending.effect].answer(self, pending, action)
        else:
            STEPS[pending.kind].answer(self, actor, action)
        self.settle()

    def settle(self) -> None:
        """Carry out what is due until somebody must act or the game is over."""
        while len(self.pending) != 0:
            pending = self.top()
            if pending.effect != NONE:
                if self.edition.effects[pending.effect].can(self, pending.actor):
                    return
                self.pending.pop()  # it lapses (AOC-6.16)
            elif not STEPS[pending.kind].proceed(self):
                return

    def clone(self) -> AgeOfCivilization:
        return AgeOfCivilization(
            self.setup,
            self.edition,
            self.agreement,
            self.round,
            self.first_player,
            self.turns_over,
            self.opponent,
            self.wars_lost,
            self.pools.copy(),
            self.track.copy(),
            self.orders.copy(),
            self.turn.copy(),
            self.draft.copy(),
            [pending.copy() for pending in self.pending],
            [realm.copy() for realm in self.realms],
        )

    def score(self, seat: i64) -> i64:
        """AOC-10.1: the points so far and the abilities of the end of the game."""
        return points(self, seat)

    # ---- chance

    def chance(self) -> list[tuple[int, int]]:
        if len(self.pending) == 0 or self.top().actor != CHANCE:
            return []
        draw = DRAWS[self.top().kind]
        first = draw.codes(self.edition.outcome_kinds).first
        return [(int(code), 1) for code in add_all(vec[i64](), first, draw.outcomes(self))]

    def roll(self, luck: Luck) -> i64:
        draw = DRAWS[self.top().kind]
        found = draw.outcomes(self)
        outcome = member(found, luck.below(size(found)))
        return draw.codes(self.edition.outcome_kinds).code(outcome)


def read_position(
    setup: Setup, edition: Edition, agreement: Agreement, dump: Sequence[Any]
) -> AgeOfCivilization:
    """A position from its dump, which is trusted."""
    round, first_player, turns_over, opponent, wars_lost = dump[:5]
    pools, track, orders, turn, draft, pending, realms = dump[5:]
    return AgeOfCivilization(
        setup,
        edition,
        agreement,
        round,
        first_player,
        turns_over,
        opponent,
        wars_lost,
        read_pools(pools),
        read_track(track),
        read_orders(orders),
        read_turn(turn),
        read_draft(draft),
        [read_pending(one) for one in pending],
        [read_realm(edition, realm) for realm in realms],
    )
