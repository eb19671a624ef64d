"""Words about dice: taking, raising and changing them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.games.origins.effects.effect import Word
from poleis.games.origins.effects.passive import citizen_price
from poleis.games.origins.effects.running import Question, RunningEffect, call
from poleis.games.origins.effects.triggers import ON_TAKING
from poleis.games.origins.rules.dice import NO_DIE, die_colour, die_value
from poleis.games.origins.rules.edition import WISDOM, Edition
from poleis.games.origins.rules.home import NOTHING, Home
from poleis.games.origins.rules.pools import raise_freeman, take_citizen
from poleis.games.origins.rules.records import HELD, IN_POOL, Position

if TYPE_CHECKING:
    from poleis.games.origins.bot.heuristics import Heuristics

TAKEN_SPEAKER: Final = 10
"""Added to a speaker's number where a die just taken is meant; below it are bases."""


@final
class TakeCitizen(Word):
    """Take a die of the citizen pool (ORI-12.1 to 12.3)."""

    def __init__(self, is_paid: bool, is_optional: bool) -> None:
        self.is_paid = is_paid
        self.is_optional = is_optional

    def price(self, table: Position, seat: i64, slot: i64) -> i64:
        return citizen_price(table, seat, slot) if self.is_paid else 0

    def can(self, table: Position, seat: i64, cell: i64, subject: i64) -> bool:
        """A base is empty and the die of the first slot, the cheapest, can be paid (ORI-4.4)."""
        home = table.homes[seat]
        if len(table.citizens.dice) == 0 or home.empty_base() == NOTHING:
            return False
        return home.can_pay(WISDOM, self.price(table, seat, 0))

    def may_stop(self, count: i64) -> bool:
        return self.is_optional

    def codes(
        self, table: Position, seat: i64, cell: i64, subject: i64, count: i64, codes: vec[i64]
    ) -> vec[i64]:
        for slot in range(i64(len(table.citizens.dice))):
            if table.homes[seat].can_pay(WISDOM, self.price(table, seat, slot)):
                codes = append(codes, table.edition.actions.take.code(slot))
        return codes

    def is_answer(self, edition: Edition, action: i64) -> bool:
        return edition.actions.take.holds(action)

    def answer(self, table: Position, question: Question, action: i64) -> None:
        table.pop()
        seat = question.actor
        home = table.homes[seat]
        slot = table.edition.actions.take.first_arg(action)
        home.pay(WISDOM, self.price(table, seat, slot))
        call(table, seat, ON_TAKING, home.empty_base())
        take_citizen(table, seat, slot)

    def worth(self, bot: Heuristics, table: Position, seat: i64, action: i64) -> float:
        return bot.citizen_price(table, table.edition.actions.take.first_arg(action))


@final
class TakeSpeaker(Word):
    """Take a speaker from its pool (ORI-12.4)."""

    def can(self, table: Position, seat: i64, cell: i64, subject: i64) -> bool:
        return table.speakers.is_available()

    def codes(
        self, table: Position, seat: i64, cell: i64, subject: i64, count: i64, codes: vec[i64]
    ) -> vec[i64]:
        for speaker in range(i64(len(table.speakers.places))):
            if table.speakers.places[speaker] == IN_POOL:
                codes = append(codes, table.edition.actions.hire.code(speaker))
        return codes

    def answer(self, table: Position, question: Question, action: i64) -> None:
        table.pop()
        speaker = table.edition.actions.hire.first_arg(action)
        table.speakers.places[speaker] = HELD + question.actor
        call(table, question.actor, ON_TAKING, TAKEN_SPEAKER + speaker)

    def worth(self, bot: Heuristics, table: Position, seat: i64, action: i64) -> float:
        return float(table.speakers.values[table.edition.actions.hire.first_arg(action)])


@final
class RaiseFreeman(Word):
    """Raise a freeman (ORI-4.1, ORI-4.2): step by step, or at once up to a highest value.

    The count is how often it was raised, the subject of the question its base.
    """

    def __init__(self, used_too: bool, least: i64, most: i64, highest: i64) -> None:
        self.used_too = used_too
        self.least = least
        self.most = most
        self.highest = highest  # it stops there and makes no advisor; 0: there is none

    def fits(self, home: Home, base: i64) -> bool:
        """Whether this freeman may go up: unused, or any below a highest value (Capricorn)."""
        die = home.freemen[base]
        if not self.used_too and not home.is_unused(base):
            return False
        return die != NO_DIE and (self.highest == 0 or die_value(die) < self.highest)

    def can(self, table: Position, seat: i64, cell: i64, subject: i64) -> bool:
        home = table.homes[seat]
        if self.highest == 0:
            return home.has_unused()
        return any(self.fits(home, base) for base in range(i64(len(home.freemen))))

    def may_stop(self, count: i64) -> bool:
        return self.least == 0

    def is_open(self, table: Position, question: Question) -> bool:
        return question.count > 0 or self.can(
            table, question.actor, question.cell, question.subject
        )

    def codes(
        self, table: Position, seat: i64, cell: i64, subject: i64, count: i64, codes: vec[i64]
    ) -> vec[i64]:
        raised = table.edition.actions.raise_freeman
        if count > 0:
            return append(codes, raised.code(subject))
        home = table.homes[seat]
        for base in range(i64(len(home.freemen))):
            if self.fits(home, base):
                codes = append(codes, raised.code(base))
        return codes

    def is_answer(self, edition: Edition, action: i64) -> bool:
        return edition.actions.raise_freeman.holds(action)

    def answer(self, table: Position, question: Question, action: i64) -> None:
        """At once up to a highest value, else by one, and perhaps once more."""
        home = table.homes[question.actor]
        base = table.edition.actions.raise_freeman.first_arg(action)
        if self.highest != 0:
            value = die_value(home.freemen[base])
            home.freemen[base] += min(value + self.most, self.highest) - value
            table.pop()
            return
        raise_freeman(table, home, base)
        question.subject = base
        question.count += 1
        if home.freemen[base] == NO_DIE or question.count == self.most:
            table.pop()

    def take(self, table: Position, seat: i64, cell: i64, subject: i64, action: i64) -> None:
        base = table.edition.actions.raise_freeman.first_arg(action)
        raise_freeman(table, table.homes[seat], base)

    def worth(self, bot: Heuristics, table: Position, seat: i64, action: i64) -> float:
        base = table.edition.actions.raise_freeman.first_arg(action)
        return bot.raise_price(die_value(table.homes[seat].freemen[base]))


@final
class ChooseDie(Word):
    """Name an unused freeman of a colour; the words after it call it chosen."""

    def __init__(self, colour: i64) -> None:
        self.colour = colour

    def fits(self, home: Home, base: i64) -> bool:
        return home.is_unused(base) and die_colour(home.freemen[base]) == self.colour

    def can(self, table: Position, seat: i64, cell: i64, subject: i64) -> bool:
        home = table.homes[seat]
        return any(self.fits(home, base) for base in range(i64(len(home.freemen))))

    def hinders(self, table: Position, seat: i64) -> bool:
        return not self.can(table, seat, NOTHING, NOTHING)

    def codes(
        self, table: Position, seat: i64, cell: i64, subject: i64, count: i64, codes: vec[i64]
    ) -> vec[i64]:
        home = table.homes[seat]
        for base in range(i64(len(home.freemen))):
            if self.fits(home, base):
                codes = append(codes, table.edition.actions.honour.code(base))
        return codes

    def answer(self, table: Position, question: Question, action: i64) -> None:
        table.pop()
        effect = table.awaited
        assert isinstance(effect, RunningEffect)
        effect.subject = table.edition.actions.honour.first_arg(action)

    def worth(self, bot: Heuristics, table: Position, seat: i64, action: i64) -> float:
        base = table.edition.actions.honour.first_arg(action)
        return 1.0 + float(die_value(table.homes[seat].freemen[base]))


@final
class ChangeChosenDie(Word):
    """Change the chosen die, down to a least value."""

    def __init__(self, change: i64, least: i64) -> None:
        self.change = change
        self.least = least

    def run(self, table: Position, effect: RunningEffect) -> None:
        home = table.homes[effect.actor]
        value = die_value(home.freemen[effect.subject])
        home.freemen[effect.subject] += max(value + self.change, self.least) - value


@final
class ChangePlacedDie(Word):
    """Change the die that was put into a seat of power, up to a highest value."""

    def __init__(self, change: i64, highest: i64) -> None:
        self.change = change
        self.highest = highest

    def run(self, table: Position, effect: RunningEffect) -> None:
        city = table.homes[effect.actor].city
        die = city.die_in(effect.subject)
        value = die_value(die)
        changed = min(value + self.change, self.highest)
        city.seat_die(effect.subject, die + changed - value)


@final
class ChangeTakenDie(Word):
    """The die just taken may be raised, up to the highest value of its kind (ORI-22.9)."""

    def __init__(self, change: i64, highest_citizen: i64, highest_speaker: i64) -> None:
        self.change = change
        self.highest_citizen = highest_citizen
        self.highest_speaker = highest_speaker

    def can(self, table: Position, seat: i64, cell: i64, subject: i64) -> bool:
        if subject >= TAKEN_SPEAKER:
            return table.speakers.values[subject - TAKEN_SPEAKER] < self.highest_speaker
        return die_value(table.homes[seat].freemen[subject]) < self.highest_citizen

    def may_stop(self, count: i64) -> bool:
        return True

    def codes(
        self, table: Position, seat: i64, cell: i64, subject: i64, count: i64, codes: vec[i64]
    ) -> vec[i64]:
        return append(codes, table.edition.actions.grow.first)

    def answer(self, table: Position, question: Question, action: i64) -> None:
        table.pop()
        taken = question.subject
        if taken >= TAKEN_SPEAKER:
            values = table.speakers.values
            speaker = taken - TAKEN_SPEAKER
            values[speaker] = min(values[speaker] + self.change, self.highest_speaker)
        else:
            home = table.homes[question.actor]
            value = die_value(home.freemen[taken])
            home.freemen[taken] += min(value + self.change, self.highest_citizen) - value
