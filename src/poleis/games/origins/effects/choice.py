"""The word that lets its owner choose among others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.origins.effects.effect import Word
from poleis.games.origins.effects.running import Question
from poleis.games.origins.effects.words import Pay
from poleis.games.origins.rules.edition import Edition
from poleis.games.origins.rules.records import Position

if TYPE_CHECKING:
    from poleis.games.origins.bot.heuristics import Heuristics

PICK_BITS: Final = 3
PICKS: Final = 7
"""The bits of the count that say how often something was picked; above them there is a bit for each
option that was used."""


@final
class Choice(Word):
    """Some of several options, one after another, perhaps each for a price."""

    def __init__(
        self, options: list[Word], least: i64, most: i64, may_repeat: bool, price: Pay | None
    ) -> None:
        self.options = options
        self.least = least
        self.most = most
        self.may_repeat = may_repeat
        self.price = price

    def offers(
        self, table: Position, seat: i64, cell: i64, subject: i64, count: i64, option: i64
    ) -> bool:
        """Whether an option was not used before and does something."""
        if (count >> (PICK_BITS + option)) & 1 == 1:
            return False
        return self.options[option].can(table, seat, cell, subject)

    def has_option(self, table: Position, seat: i64, cell: i64, subject: i64, count: i64) -> bool:
        """Whether an option is left that can be paid and does something."""
        if count & PICKS >= self.most:
            return False
        price = self.price
        if price is not None and price.hinders(table, seat):
            return False
        for option in range(i64(len(self.options))):
            if self.offers(table, seat, cell, subject, count, option):
                return True
        return False

    def can(self, table: Position, seat: i64, cell: i64, subject: i64) -> bool:
        return self.has_option(table, seat, cell, subject, 0)

    def may_stop(self, count: i64) -> bool:
        return count & PICKS >= self.least

    def codes(
        self, table: Position, seat: i64, cell: i64, subject: i64, count: i64, codes: vec[i64]
    ) -> vec[i64]:
        if not self.has_option(table, seat, cell, subject, count):
            return codes
        for option in range(i64(len(self.options))):
            if self.offers(table, seat, cell, subject, count, option):
                codes = self.options[option].codes(table, seat, cell, subject, 0, codes)
        return codes

    def is_answer(self, edition: Edition, action: i64) -> bool:
        return any(option.is_answer(edition, action) for option in self.options)

    def option_for(self, edition: Edition, action: i64) -> i64:
        """The option that an action belongs to."""
        option: i64 = 0
        while not self.options[option].is_answer(edition, action):
            option += 1
        return option

    def answer(self, table: Position, question: Question, action: i64) -> None:
        """Carry out one option; the question stays open while more may follow."""
        seat = question.actor
        price = self.price
        if price is not None:
            table.homes[seat].pay(price.resource, price.amount)
        option = self.option_for(table.edition, action)
        question.count += 1
        if not self.may_repeat:
            question.count |= i64(1) << (PICK_BITS + option)
        if question.count & PICKS == self.most:
            table.pop()
        self.options[option].take(table, seat, question.cell, question.subject, action)

    def is_over(self, table: Position, question: Question) -> bool:
        return not self.has_option(
            table, question.actor, question.cell, question.subject, question.count
        )

    def is_open(self, table: Position, question: Question) -> bool:
        return True

    def worth(self, bot: Heuristics, table: Position, seat: i64, action: i64) -> float:
        option = self.option_for(table.edition, action)
        return self.options[option].worth(bot, table, seat, action)
