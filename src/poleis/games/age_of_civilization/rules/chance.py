"""Chance: which cards may be turned up, laid or dealt, and where they go (AOC-3, AOC-15.2).

Each kind of draw is a class; `DRAWS` finds it by the kind of the pending decision.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from poleis.core.action_codes import ActionCodes
from poleis.core.sets import bit
from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.rules.codes import OutcomeKinds
from poleis.games.age_of_civilization.rules.orders import next_orders, turn_up
from poleis.games.age_of_civilization.rules.records import (
    DEAL,
    FIRST_PLAYER,
    LAY_CARD,
    LAY_TOKEN,
    TURN_UP_CIVILIZATION,
    TURN_UP_ORDER,
    TURN_UP_SPECIAL,
    TURN_UP_WONDER,
    Position,
)


class Draw:
    """A kind of chance event."""

    def codes(self, kinds: OutcomeKinds) -> ActionCodes:
        """The codes of its outcomes."""
        raise NotImplementedError

    def outcomes(self, table: Position) -> i64:
        """What may come, each as likely as the others, as a set."""
        raise NotImplementedError

    def happen(self, table: Position, number: i64, times: i64) -> None:
        """Carry out an outcome; *times*: how often chance acts, this time included."""
        raise NotImplementedError


@final
class DrawFirstPlayer(Draw):
    """AOC-3.5."""

    def codes(self, kinds: OutcomeKinds) -> ActionCodes:
        return kinds.first

    def outcomes(self, table: Position) -> i64:
        return bit(table.seats()) - 1

    def happen(self, table: Position, number: i64, times: i64) -> None:
        table.first_player = number


@final
class DrawWonder(Draw):
    """AOC-3.2."""

    def codes(self, kinds: OutcomeKinds) -> ActionCodes:
        return kinds.wonder

    def outcomes(self, table: Position) -> i64:
        return table.pools.wonder_deck

    def happen(self, table: Position, number: i64, times: i64) -> None:
        table.pools.wonder_deck &= ~bit(number)
        table.pools.wonders |= bit(number)


@final
class DrawCivilization(Draw):
    """AOC-3.3, AOC-5.3."""

    def codes(self, kinds: OutcomeKinds) -> ActionCodes:
        return kinds.civilization

    def outcomes(self, table: Position) -> i64:
        return table.pools.civilization_deck

    def happen(self, table: Position, number: i64, times: i64) -> None:
        table.pools.civilization_deck &= ~bit(number)
        table.pools.civilizations |= bit(number)


@final
class LayTrackCard(Draw):
    """AOC-3.4: the first empty place of the time track."""

    def codes(self, kinds: OutcomeKinds) -> ActionCodes:
        return kinds.card

    def outcomes(self, table: Position) -> i64:
        return table.track.deck

    def happen(self, table: Position, number: i64, times: i64) -> None:
        track = table.track
        track.deck &= ~bit(number)
        position: i64 = 0
        while track.cards[position] != NONE:
            position += 1
        track.cards[position] = number


@final
class DrawSpecialCard(Draw):
    """AOC-12.1."""

    def codes(self, kinds: OutcomeKinds) -> ActionCodes:
        return kinds.special

    def outcomes(self, table: Position) -> i64:
        return table.pools.special_deck

    def happen(self, table: Position, number: i64, times: i64) -> None:
        table.pools.special_deck &= ~bit(number)
        table.pools.specials |= bit(number)


@final
class LayToken(Draw):
    """AOC-12.7: above the last places of the time track."""

    def codes(self, kinds: OutcomeKinds) -> ActionCodes:
        return kinds.token

    def outcomes(self, table: Position) -> i64:
        return table.track.token_deck

    def happen(self, table: Position, number: i64, times: i64) -> None:
        table.track.token_deck &= ~bit(number)
        table.track.tokens[table.edition.positions - times] = number


@final
class TurnUpOrder(Draw):
    """AOC-14.6."""

    def codes(self, kinds: OutcomeKinds) -> ActionCodes:
        return kinds.order

    def outcomes(self, table: Position) -> i64:
        return next_orders(table)

    def happen(self, table: Position, number: i64, times: i64) -> None:
        turn_up(table, number)


@final
class DealCard(Draw):
    """AOC-12.11: one card to each packet in turn."""

    def codes(self, kinds: OutcomeKinds) -> ActionCodes:
        return kinds.deal

    def outcomes(self, table: Position) -> i64:
        return table.pools.civilization_deck

    def happen(self, table: Position, number: i64, times: i64) -> None:
        table.pools.civilization_deck &= ~bit(number)
        table.draft.packets[(times - 1) % table.seats()].cards |= bit(number)


def draws() -> list[Draw]:
    """The kinds of draws, by the kind of the pending decision."""
    found = [Draw()] * (DEAL + 1)
    found[FIRST_PLAYER] = DrawFirstPlayer()
    found[TURN_UP_WONDER] = DrawWonder()
    found[TURN_UP_CIVILIZATION] = DrawCivilization()
    found[LAY_CARD] = LayTrackCard()
    found[TURN_UP_SPECIAL] = DrawSpecialCard()
    found[LAY_TOKEN] = LayToken()
    found[TURN_UP_ORDER] = TurnUpOrder()
    found[DEAL] = DealCard()
    return found


DRAWS: Final = draws()


def happen(table: Position, outcome: i64) -> None:
    """Carry out an outcome of chance."""
    pending = table.top()
    draw = DRAWS[pending.kind]
    times = pending.times
    if times == 1:
        table.pending.pop()
    else:
        pending.times -= 1
    number = draw.codes(table.edition.outcome_kinds).first_arg(outcome)
    draw.happen(table, number, times)
