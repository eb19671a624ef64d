"""Realm: what lies before a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from poleis.core.sets import bit, members
from poleis.games.age_of_civilization.effects.effect import BY_ACTIONS, NONE, Effect
from poleis.games.age_of_civilization.rules.edition import Edition
from poleis.games.age_of_civilization.rules.table import numbers


@final
@mypyc_attr(acyclic=True)
class Realm:
    """What a seat owns."""

    def __init__(
        self,
        coins: i64,
        workers: i64,
        main: i64,
        civilizations: vec[i64],
        technologies: i64,
        wonders: i64,
        special_card: i64,
        hand: i64,
        forts: i64,
        has_tribute: bool,
        has_quarantine: bool,
        points: vec[i64],
        in_force: vec[i64],
    ) -> None:
        self.coins = coins
        self.workers = workers
        """All that are owned, those on action spaces too (AOC-1.4)."""
        self.main = main
        """The main civilization, or NONE."""
        self.civilizations: vec[i64] = civilizations
        """Main, fallen and absorbed ones, in the order in which they came."""
        self.technologies = technologies
        """Those unlocked, as a set."""
        self.wonders = wonders
        self.special_card = special_card
        """The special technology card on the board, or NONE (AOC-12.3)."""
        self.hand = hand
        """Civilizations in hand, as a set (draft)."""
        self.forts = forts
        """Fort tokens (AOC-14.8)."""
        self.has_tribute = has_tribute
        """Whether the next war does not count (AOC-14.8)."""
        self.has_quarantine = has_quarantine
        """Whether the next death takes one worker fewer (AOC-14.9)."""
        self.points = points
        """By their sources: BY_BIRTH to BY_ORDERS, then BY_ACTIONS and each action."""
        self.in_force = in_force
        """For each event the effects in force, as a set; they follow from the cards."""

    def copy(self) -> Realm:
        return Realm(
            self.coins,
            self.workers,
            self.main,
            self.civilizations[:],
            self.technologies,
            self.wonders,
            self.special_card,
            self.hand,
            self.forts,
            self.has_tribute,
            self.has_quarantine,
            self.points[:],
            self.in_force[:],
        )

    def dump(self) -> list[object]:
        """Without `in_force`, which is found again from the cards."""
        return [
            int(self.coins),
            int(self.workers),
            int(self.main),
            numbers(self.civilizations),
            int(self.technologies),
            int(self.wonders),
            int(self.special_card),
            int(self.hand),
            int(self.forts),
            int(self.has_tribute),
            int(self.has_quarantine),
            numbers(self.points),
        ]

    def begin_effects(self, effects: list[Effect]) -> None:
        """The effects of a card are in force from now on (AOC-5.6, AOC-9.4)."""
        for effect in effects:
            self.in_force[effect.event] |= effect.bit

    def end_effects(self, effects: list[Effect]) -> None:
        """The effects of a fallen civilization are in force no longer (AOC-5.3)."""
        for effect in effects:
            self.in_force[effect.event] &= ~effect.bit

    def lay(self, civilization: i64) -> None:
        """Lay a civilization card on or under the others; its legacy is not in force yet."""
        self.civilizations = append(self.civilizations, civilization)

    def laid(self) -> i64:
        """Main, fallen and absorbed civilizations, as a set."""
        found: i64 = 0
        for card in self.civilizations:
            found |= bit(card)
        return found

    def points_so_far(self) -> i64:
        """The points on the score track."""
        total: i64 = 0
        for amount in self.points:
            total += amount
        return total


def new_realm(edition: Edition, coins: i64) -> Realm:
    """A realm at the beginning of the game."""
    points = vec[i64]([0] * int(BY_ACTIONS + len(edition.actions)))
    in_force = vec[i64]([0] * int(edition.events()))
    none = vec[i64]()
    return Realm(coins, 0, NONE, none, 0, 0, NONE, 0, 0, False, False, points, in_force)


def read_realm(edition: Edition, dump: Sequence[Any]) -> Realm:
    """A realm, with the effects of its cards in force."""
    coins, workers, main, civilizations, technologies, wonders, special_card, hand = dump[:8]
    forts, tribute, quarantine, points = dump[8:]
    realm = Realm(
        coins,
        workers,
        main,
        vec[i64](civilizations),
        technologies,
        wonders,
        special_card,
        hand,
        forts,
        bool(tribute),
        bool(quarantine),
        vec[i64](points),
        vec[i64]([0] * int(edition.events())),
    )
    bring_into_force(edition, realm)
    return realm


def bring_into_force(edition: Edition, realm: Realm) -> None:
    """Find the effects in force from the cards of a realm (AOC-5.6, AOC-9.4)."""
    realm.in_force = vec[i64]([0] * int(edition.events()))
    if realm.main != NONE:
        realm.begin_effects(edition.civilizations[realm.main].main)
    for card in realm.civilizations:
        realm.begin_effects(edition.civilizations[card].legacy)
    for technology in members(realm.technologies):
        realm.begin_effects(edition.technologies[technology].effects)
    for wonder in members(realm.wonders):
        realm.begin_effects(edition.wonders[wonder].effects)
