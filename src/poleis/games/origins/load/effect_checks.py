"""Checks of a loaded position: effects that run, and what they ask."""

from __future__ import annotations

from dataclasses import dataclass

from poleis.games.origins.effects.choice import PICK_BITS, PICKS, Choice
from poleis.games.origins.effects.die_words import TAKEN_SPEAKER, ChooseDie, RaiseFreeman
from poleis.games.origins.effects.effect import Word
from poleis.games.origins.effects.running import Question, RunningEffect
from poleis.games.origins.effects.track_words import Climb
from poleis.games.origins.effects.triggers import (
    AFTER_CLOSING,
    AFTER_TWO_STEPS,
    ON_PASS,
    ON_TAKING,
)
from poleis.games.origins.effects.words import GainChoice
from poleis.games.origins.explain.position_reader import Table
from poleis.games.origins.rules.city import cell_xy
from poleis.games.origins.rules.home import NOTHING, TEMPLES
from poleis.games.origins.rules.pending import Pending

WAITING = AFTER_CLOSING | ON_TAKING | ON_PASS
"""What calls cards that wait until the records above them are gone."""


@dataclass(frozen=True)
class Place:
    """A pending record in the stack of a turn, with the one below it."""

    table: Table
    seat: int
    below: Pending
    one: Pending
    is_top: bool

    def words(self) -> list[Word]:
        """The words of the effect that runs."""
        assert isinstance(self.one, RunningEffect | Question)
        return self.table.edition.effects[self.one.effect].words

    def word_below(self) -> Word | None:
        """The word that the running effect below is at."""
        below = self.below
        if not isinstance(below, RunningEffect) or below.step == 0:
            return None
        return self.table.edition.effects[below.effect].words[below.step - 1]

    def is_unused(self, base: int) -> bool:
        """Whether an unused freeman is on this base."""
        die = self.table.freeman(self.seat, base + 1)
        return die is not None and die.site == 0


def running_fits(place: Place) -> bool:
    """The effect of a tile of the city, or of something else that has one."""
    running, edition = place.one, place.table.edition
    assert isinstance(running, RunningEffect)
    if running.effect == NOTHING or running.step > len(place.words()):
        return False
    owners = [
        kind.name
        for kind, effect in zip(edition.kinds, edition.building_effects, strict=True)
        if effect.number == running.effect
    ]
    if bool(owners) != (running.cell != NOTHING):
        return False
    if owners and place.table.city(place.seat).get(cell_xy(int(running.cell))) != owners[0]:
        return False
    triggers = 0
    for card in edition.zodiac:
        if card.effect.number == running.effect:
            triggers = int(card.triggers)
            if card.name not in place.table.zodiac(place.seat):
                return False
    if running.step == 0:
        return waits(place, running, triggers)
    return temple_fits(place, running) and subject_fits(place, running, triggers)


def waits(place: Place, running: RunningEffect, triggers: int) -> bool:
    """A zodiac card whose turn comes when what lies above is done."""
    if not triggers & WAITING or running.temple != NOTHING:
        return False
    if triggers & ON_TAKING:
        return is_taken(place, int(running.subject))
    return running.subject == NOTHING


def is_taken(place: Place, subject: int) -> bool:
    """The die just taken is a speaker or an unused freeman (ORI-22.9)."""
    if subject >= TAKEN_SPEAKER:
        return subject - TAKEN_SPEAKER + 1 in place.table.speakers_of(place.seat)
    return place.is_unused(subject)


def subject_fits(place: Place, running: RunningEffect, triggers: int) -> bool:
    """What the words before have left behind."""
    done, subject, top = place.words()[: running.step], int(running.subject), place.table.top
    asks = (
        isinstance(top, Question) and top.effect == running.effect and top.step == running.step - 1
    )
    if triggers & ON_TAKING:
        return is_taken(place, subject)
    if any(isinstance(word, ChooseDie) for word in done):
        return subject == NOTHING if asks else place.is_unused(subject)
    if triggers & AFTER_TWO_STEPS:
        return 0 <= subject < TEMPLES
    climbs = [i for i, word in enumerate(done) if isinstance(word, Climb)]
    if climbs:
        least = NOTHING if climbs[0] == len(done) - 1 else 0
        return least <= subject < TEMPLES
    return subject == NOTHING


def temple_fits(place: Place, running: RunningEffect) -> bool:
    """Two steps in one temple are remembered only by effects that call Aquarius."""
    done = place.words()[: running.step]
    calls = any(isinstance(word, Climb) and word.calls for word in done)
    return running.temple == NOTHING or (calls and running.temple == running.subject)


def question_fits(place: Place) -> bool:
    """The word before the next one of the effect below asks."""
    question, running = place.one, place.below
    assert isinstance(question, Question) and isinstance(running, RunningEffect)
    is_asked = question.effect == running.effect and question.step == running.step - 1
    if not is_asked or question.cell != running.cell:
        return False
    word, same = place.words()[question.step], question.subject == running.subject
    if isinstance(word, Choice):
        return same and choice_fits(place, question, word)
    if not place.is_top:
        return False
    if isinstance(word, GainChoice):
        return same and 1 <= question.count <= most_gains(place, question, word)
    if isinstance(word, RaiseFreeman) and question.count > 0:
        is_left = question.count < word.most and place.is_unused(int(question.subject))
        return is_left and place.table.state.question_is_open()
    return same and question.count == 0 and place.table.state.question_is_open()


def most_gains(place: Place, question: Question, word: GainChoice) -> int:
    """The resources that the question has begun with."""
    state = place.table.state
    return int(word.first_count(state, question.actor, question.cell, question.subject))


def choice_fits(place: Place, question: Question, word: Choice) -> bool:
    """So many options were taken; each is marked unless it may be taken again."""
    picks, used = int(question.count) & PICKS, int(question.count) >> PICK_BITS
    marked = 0 if word.may_repeat else picks
    return (
        picks < word.most
        and used < 1 << len(word.options)
        and used.bit_count() == marked
        and (picks > 0 or (place.is_top and place.table.state.question_is_open()))
    )
