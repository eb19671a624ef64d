"""Closing a district (ORI-13)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from poleis.core.sets import add_all, bit, lowest
from poleis.games.origins.effects.running import call
from poleis.games.origins.effects.triggers import AFTER_CLOSING, ON_CLOSING, ON_PLACING
from poleis.games.origins.rules.dice import NO_DIE
from poleis.games.origins.rules.edition import GOLD
from poleis.games.origins.rules.home import DISTRICTS, NOTHING
from poleis.games.origins.rules.pending import Pending, pending_row
from poleis.games.origins.rules.purchases import EffectUse
from poleis.games.origins.rules.records import Position


def close_district(table: Position, seat: i64, district: i64, base: i64) -> None:
    """Put a die into a seat of power; then the card, the effects, and what zodiac cards add.

    What comes first lies on top of the stack.
    """
    home = table.homes[seat]
    die = home.freemen[base]
    home.freemen[base] = NO_DIE
    home.city.seat_die(district, die)
    call(table, seat, AFTER_CLOSING, NOTHING)
    fired = home.city.fired_by(district, die)
    table.push(EffectUse(seat, district, fired, False))
    cards = table.matching_cards(seat, district)
    if cards & (cards - 1) != 0:
        table.push(CardChoice(seat, cards))
    elif cards != 0:
        score_card(table, seat, lowest(cards))
    call(table, seat, ON_CLOSING, NOTHING)
    call(table, seat, ON_PLACING, district)


def score_card(table: Position, seat: i64, slot: i64) -> None:
    """The higher value the first time, the lower one later; all gold above it (ORI-13.3, 13.4)."""
    home = table.homes[seat]
    cards = table.cards
    card = table.edition.cards[cards.shown[slot]]
    is_first = home.scored & bit(slot) == 0
    home.points[DISTRICTS] += card.first_points if is_first else card.later_points
    home.scored |= bit(slot)
    home.stock[GOLD] += cards.gold[slot]
    cards.gold[slot] = 0


@final
@mypyc_attr(acyclic=True)
class CardChoice(Pending):
    """Which of several matching district cards is scored (ORI-13.3)."""

    def __init__(self, actor: i64, cards: i64) -> None:
        super().__init__(actor)
        self.cards = cards  # a set of slots

    def copy(self) -> CardChoice:
        return CardChoice(self.actor, self.cards)

    def dump(self) -> list[object]:
        return pending_row("card_choice", self.actor, cards=self.cards)

    def legal(self, table: Position) -> vec[i64]:
        return add_all(vec[i64](), table.edition.actions.score.first, self.cards)

    def decide(self, table: Position, action: i64) -> None:
        table.pop()
        score_card(table, self.actor, table.edition.actions.score.first_arg(action))
