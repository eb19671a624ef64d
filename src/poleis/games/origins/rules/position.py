"""The position of a game of Origins: who must act, what is legal, what follows.

A turn is made of small decisions, as in the rulebook: the action, then whatever its effects ask,
one after another. The pending records know the rules (`round`, `visits`, `purchases`, `districts`,
`draft`, `chance`, `deal`, `effects.running`); here they meet the contract.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.luck import Luck
from poleis.games.origins.effects.passive import citizen_price, tile_price
from poleis.games.origins.effects.running import Question, exchange_cards, waiting_card
from poleis.games.origins.rules.actions import AS_COVER
from poleis.games.origins.rules.pending import copy_stack
from poleis.games.origins.rules.purchases import Placement
from poleis.games.origins.rules.records import Position
from poleis.games.origins.rules.scoring import (
    CONDITIONS,
    end_conditions,
    score,
    score_parts,
    solo_target,
)
from poleis.games.origins.rules.visits import worker_value


@final
class Origins(Position):
    """A position of Origins."""

    # ---- the contract

    def actor(self) -> i64:
        return self.awaited.actor

    def legal(self, actor: i64) -> vec[i64]:
        if actor < 0 or actor != self.awaited.actor:
            return vec[i64]()
        return self.awaited.legal(self)

    def random_action(self, actor: i64, luck: Luck) -> i64:
        top = self.awaited
        if isinstance(top, Placement) and top.purpose != AS_COVER:
            plots = self.homes[actor].city.plots
            return self.edition.actions.place.code(plots[luck.below(len(plots))])
        codes = top.legal(self)
        return codes[luck.below(len(codes))]

    def apply(self, actor: i64, action: i64) -> None:
        self.awaited.decide(self, action)
        self.settle()

    def settle(self) -> None:
        """Carry out what is due until somebody must act or the game is over."""
        while self.awaited.settle(self):
            pass

    def clone(self) -> Origins:
        return Origins(
            self.setup,
            self.edition,
            self.round,
            self.first,
            self.turn,
            self.passed,
            self.has_spent,
            self.rival,
            self.sites.copy(),
            self.buildings.copy(),
            self.citizens.copy(),
            self.speakers.copy(),
            self.tower_pool[:],
            self.cards.copy(),
            self.temples.copy(),
            self.offer[:],
            copy_stack(self.awaited),
            [home.copy() for home in self.homes],
        )

    def score(self, seat: i64) -> i64:
        """ORI-20: the points so far and the final scoring."""
        return score(self, seat)

    def margin(self, seat: i64) -> i64:
        if self.is_solo():
            return score(self, 0) - solo_target(self)
        return super().margin(seat)

    def chance(self) -> list[tuple[int, int]]:
        return self.awaited.chance(self)

    def roll(self, luck: Luck) -> i64:
        return self.awaited.roll(self, luck)

    # ---- what plain modules ask

    def score_parts(self, seat: i64) -> list[int]:
        """The points of a seat by where they come from."""
        return score_parts(self, seat)

    def solo_target(self) -> i64:
        """What a solo player must reach (ORI-21.9)."""
        return solo_target(self)

    def conditions_met(self) -> list[int]:
        """The end conditions that are met now (ORI-19.1), from 0 on."""
        if self.round == 0:
            return []
        met = end_conditions(self)
        return [i for i in range(CONDITIONS) if (met >> i) & 1 == 1]

    def tile_price(self, seat: i64, slot: i64) -> i64:
        """Wisdom for a slot of the building pool (ORI-10.1)."""
        return tile_price(self, seat, slot)

    def citizen_price(self, seat: i64, slot: i64) -> i64:
        """Wisdom for a slot of the citizen pool (ORI-12.1)."""
        return citizen_price(self, seat, slot)

    def worker_value(self, seat: i64, worker: i64) -> i64:
        """What a worker can meet at a site; 0: it cannot be placed (ORI-7.2)."""
        return worker_value(self, seat, worker)

    def is_settled(self) -> bool:
        """Whether nothing is due before somebody must act: a check of loaded positions."""
        again = self.clone()
        again.settle()
        if again.dump() != self.dump():
            return False
        actor = self.actor()
        return actor < 0 or len(self.legal(actor)) > 0

    def question_is_open(self) -> bool:
        """Whether the question on top can have come up: a check of loaded positions."""
        top = self.awaited
        return isinstance(top, Question) and top.word(self).is_open(self, top)

    def with_other_card(self) -> Origins | None:
        """The position in which the other card "when you pass" asks; None if there is no such
        choice (ORI-16.2)."""
        if waiting_card(self) is None:
            return None
        again = self.clone()
        exchange_cards(again)
        return again
