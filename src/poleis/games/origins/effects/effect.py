"""Effects: what main actions, tokens, buildings, zodiac cards and military spaces do (ORI-5.9).

An effect is a few words of the vocabulary, carried out from left to right as far as possible. Each
word is an object that knows everything about itself: whether it can do something, what it does,
what it asks, which answers are legal and what a bot thinks of them. Positions name an effect by its
number in `Edition.effects`, so that a half-done effect can be saved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.origins.rules.edition import Edition
from poleis.games.origins.rules.home import NOTHING
from poleis.games.origins.rules.records import Position

if TYPE_CHECKING:
    from poleis.games.origins.bot.heuristics import Heuristics
    from poleis.games.origins.effects.running import Question, RunningEffect


class Word:
    """One word of an effect.

    *cell* is where the building lies whose effect this is, or NOTHING. *subject* is what the effect
    is about: the base of a freeman, a temple, a district, a die just taken, or NOTHING.
    """

    def can(self, table: Position, seat: i64, cell: i64, subject: i64) -> bool:
        """Whether it has anything to act on (ORI-5.9)."""
        return False

    def hinders(self, table: Position, seat: i64) -> bool:
        """Whether the whole effect cannot be used because of this word."""
        return False

    def run(self, table: Position, effect: RunningEffect) -> None:
        """Carry it out; a word that asks its owner puts a Question on the stack."""
        effect.ask(table)

    # ---- what it asks

    def first_count(self, table: Position, seat: i64, cell: i64, subject: i64) -> i64:
        """The count with which its question begins."""
        return 0

    def may_stop(self, count: i64) -> bool:
        """Whether its question may be answered with "done"."""
        return False

    def codes(
        self, table: Position, seat: i64, cell: i64, subject: i64, count: i64, codes: vec[i64]
    ) -> vec[i64]:
        """Add the codes with which it can be carried out, ascending."""
        return codes

    def is_answer(self, edition: Edition, action: i64) -> bool:
        """Whether an action is an answer to its question."""
        return False

    def answer(self, table: Position, question: Question, action: i64) -> None:
        """Carry out the answer to its question, which is on top of the stack."""
        raise NotImplementedError

    def take(self, table: Position, seat: i64, cell: i64, subject: i64, action: i64) -> None:
        """Carry it out as the chosen option of a choice."""
        raise NotImplementedError

    def is_over(self, table: Position, question: Question) -> bool:
        """Whether its question has nothing left to decide."""
        return False

    def is_open(self, table: Position, question: Question) -> bool:
        """Whether its question can have come up: a check of loaded positions."""
        return self.can(table, question.actor, question.cell, question.subject)

    # ---- what a bot thinks of it

    def worth(self, bot: Heuristics, table: Position, seat: i64, action: i64) -> float:
        """What an answer seems to be worth."""
        return 1.0


@final
class Effect:
    """Words that are carried out one after another."""

    def __init__(self, number: i64, name: str, words: list[Word]) -> None:
        self.number = number
        self.name = name
        self.words = words

    def can(self, table: Position, seat: i64, cell: i64) -> bool:
        """Whether it can be used: nothing hinders it and some word does something."""
        does: bool = False
        for word in self.words:
            if word.hinders(table, seat):
                return False
            if not does:
                does = word.can(table, seat, cell, NOTHING)
        return does


def sort_from(codes: vec[i64], start: i64) -> None:
    """Sort the codes from this place on; they are few."""
    for i in range(start + 1, i64(len(codes))):
        code = codes[i]
        j = i
        while j > start and codes[j - 1] > code:
            codes[j] = codes[j - 1]
            j -= 1
        codes[j] = code
