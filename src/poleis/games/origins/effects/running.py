"""Effects at work: the record that walks through the words, and the question that one asks."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from poleis.games.origins.effects.effect import Word, sort_from
from poleis.games.origins.effects.triggers import AFTER_TWO_STEPS, ON_PASS
from poleis.games.origins.rules.home import NOTHING, TEMPLES
from poleis.games.origins.rules.pending import Pending, pending_row
from poleis.games.origins.rules.records import Position


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RunningEffect(Pending):
    """An effect that is carried out word by word."""

    def __init__(
        self, actor: i64, effect: i64, step: i64, cell: i64, subject: i64, temple: i64
    ) -> None:
        super().__init__(actor)
        self.effect = effect  # its number
        self.step: i64 = step  # the next word
        self.cell = cell  # where the building lies; NOTHING: it is no building's effect
        self.subject = subject  # what the effect is about (see `Word`)
        self.temple = temple  # the temple in which it has made two steps (ORI-22.11)

    def copy(self) -> RunningEffect:
        return RunningEffect(
            self.actor, self.effect, self.step, self.cell, self.subject, self.temple
        )

    def dump(self) -> list[object]:
        return pending_row(
            "running_effect",
            self.actor,
            cell=self.cell,
            effect=self.effect,
            step=self.step,
            subject=self.subject,
            temple=self.temple,
        )

    def settle(self, table: Position) -> bool:
        """Carry out the next word, or end."""
        words = table.edition.effects[self.effect].words
        if self.step == len(words):
            table.pop()
            if self.temple != NOTHING:
                call(table, self.actor, AFTER_TWO_STEPS, self.temple)
        else:
            self.step += 1
            words[self.step - 1].run(table, self)
        return True

    def ask(self, table: Position) -> None:
        """Let the word that runs ask its owner, if it has anything to act on."""
        word = table.edition.effects[self.effect].words[self.step - 1]
        if word.can(table, self.actor, self.cell, self.subject):
            count = word.first_count(table, self.actor, self.cell, self.subject)
            table.push(
                Question(self.actor, self.effect, self.step - 1, self.cell, self.subject, count)
            )


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Question(Pending):
    """What a word of a running effect asks its owner."""

    def __init__(
        self, actor: i64, effect: i64, step: i64, cell: i64, subject: i64, count: i64
    ) -> None:
        super().__init__(actor)
        self.effect = effect
        self.step = step
        self.cell = cell
        self.subject = subject
        self.count = count  # what the word remembers between answers

    def copy(self) -> Question:
        return Question(self.actor, self.effect, self.step, self.cell, self.subject, self.count)

    def dump(self) -> list[object]:
        return pending_row(
            "question",
            self.actor,
            count=self.count,
            cell=self.cell,
            effect=self.effect,
            step=self.step,
            subject=self.subject,
        )

    def word(self, table: Position) -> Word:
        """The word that asks."""
        return table.edition.effects[self.effect].words[self.step]

    def word_for(self, table: Position, action: i64) -> Word:
        """The word that an action answers: the one that asks, or that of a waiting card."""
        word = self.word(table)
        waiting = waiting_card(table)
        if waiting is None or word.is_answer(table.edition, action):
            return word
        return table.edition.effects[waiting.effect].words[0]

    def legal(self, table: Position) -> vec[i64]:
        word = self.word(table)
        codes = vec[i64](capacity=8)
        codes = word.codes(table, self.actor, self.cell, self.subject, self.count, codes)
        waiting = waiting_card(table)
        if waiting is not None:
            other = table.edition.effects[waiting.effect].words[0]
            codes = other.codes(table, self.actor, NOTHING, NOTHING, 0, codes)
            sort_from(codes, 0)
        return append(codes, table.edition.actions.done) if word.may_stop(self.count) else codes

    def decide(self, table: Position, action: i64) -> None:
        if action == table.edition.actions.done:
            table.pop()
            return
        word = self.word_for(table, action)
        if word is not self.word(table):
            exchange_cards(table)
        word.answer(table, self, action)

    def settle(self, table: Position) -> bool:
        if not self.word(table).is_over(table, self):
            return False
        table.pop()
        return True


def run_effect(table: Position, seat: i64, effect: i64, cell: i64) -> None:
    """Begin to carry out an effect."""
    table.push(RunningEffect(seat, effect, 0, cell, NOTHING, NOTHING))


def call(table: Position, seat: i64, event: i64, subject: i64) -> None:
    """Run the zodiac cards of a seat that an event calls (ORI-11.5)."""
    temples = table.temples
    for temple in range(i64(TEMPLES)):
        if temples.holders[temple] == seat:
            card = table.edition.zodiac[temples.cards[temple]]
            if card.triggers & event != 0:
                table.push(RunningEffect(seat, card.effect.number, 0, NOTHING, subject, NOTHING))


# ---- two cards "when you pass" (ORI-16.2)


def waiting_card(table: Position) -> RunningEffect | None:
    """The other card "when you pass" if its owner may begin with it; else None.

    Cancer and Gemini come in any order: while the one asks and nothing is answered, the other waits
    below it, on the record of the passing.
    """
    question = table.awaited
    if not isinstance(question, Question):
        return None
    running = question.below
    other = running.below
    if (
        not isinstance(running, RunningEffect)
        or not isinstance(other, RunningEffect)
        or other.step != 0
        or not is_called_on_pass(table, running)
        or not is_called_on_pass(table, other)
    ):
        return None
    seat = question.actor
    if question.count != question.word(table).first_count(table, seat, NOTHING, NOTHING):
        return None
    word = table.edition.effects[other.effect].words[0]
    return other if word.can(table, seat, NOTHING, NOTHING) else None


def is_called_on_pass(table: Position, running: RunningEffect) -> bool:
    """Whether a running effect is that of a card "when you pass"."""
    for card in table.edition.zodiac:
        if card.effect.number == running.effect:
            return card.triggers & ON_PASS != 0
    return False


def exchange_cards(table: Position) -> None:
    """Let the card "when you pass" that waits ask before the one that asks (ORI-16.2)."""
    question = table.awaited
    running = question.below
    waiting = running.below
    assert isinstance(question, Question)
    assert isinstance(running, RunningEffect)
    assert isinstance(waiting, RunningEffect)
    running.effect, waiting.effect = waiting.effect, running.effect
    question.effect = running.effect
    question.count = question.word(table).first_count(table, question.actor, NOTHING, NOTHING)
