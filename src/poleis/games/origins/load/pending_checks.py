"""Checks of a loaded position: the stack of pending records is one that play can go on from.

The bottom of the stack says what is going on; every record above it fits the one below. KINDS_ABOVE
lists for each kind what it may lie on, and what must hold.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from poleis.core.state import CHANCE
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
from poleis.games.origins.effects.words import BuyBuilding, GainChoice
from poleis.games.origins.explain.position_reader import Table, kind_of
from poleis.games.origins.rules.actions import AS_COVER
from poleis.games.origins.rules.chance import CitizenRoll, SpeakerReroll, TileTurn
from poleis.games.origins.rules.city import cell_xy
from poleis.games.origins.rules.dice import SIX
from poleis.games.origins.rules.districts import CardChoice
from poleis.games.origins.rules.purchases import (
    FROM_ASIDE,
    FROM_POOL,
    EffectUse,
    Placement,
    Purchase,
)
from poleis.games.origins.rules.records import IN_POOL, NOTHING, TEMPLES, Pending
from poleis.games.origins.rules.round import ExtraAction, Passing, RoundEnd, RoundStart, Turn
from poleis.games.origins.rules.visits import MAINS_DONE, Tide, Visit

DEEPEST = 14
"""Pending records of a turn."""
WAITING = AFTER_CLOSING | ON_TAKING | ON_PASS
"""What calls cards that wait until the records above them are gone."""


def stack_is_low(table: Table) -> bool:
    return table.state.round == 0 or len(table.state.pending) <= DEEPEST


def stacks_have_tops(table: Table) -> bool:
    """A stack with face-down tiles shows one, or chance turns it up now."""
    state, edition = table.state, table.edition
    if state.round == 0:
        return True
    turning = {int(one.colour) for one in state.pending if isinstance(one, TileTurn)}
    pool = state.buildings
    for colour in range(len(edition.colours)):
        under = any(edition.tile_colour(tile) == colour for tile in pool.under)
        has_more = pool.stacks[colour] != 0 or under
        if pool.tops[colour] == NOTHING and has_more and colour not in turning:
            return False
    return True


# ---- the bottom of the stack


def bottom_fits(table: Table) -> bool:
    """A turn, the end of a round, or the end of the game."""
    state = table.state
    if state.round == 0:
        return True
    everybody = (1 << table.seats) - 1
    if not state.pending:
        return state.passed == everybody and game_is_over(table)
    bottom, rest = state.pending[0], state.pending[1:]
    if not isinstance(bottom, Turn | ExtraAction | Passing):
        is_between = state.passed == everybody and not state.has_spent
        return is_between and round_has_ended(table, bottom, rest)
    seat = int(bottom.actor)
    if seat != state.turn or state.passed >> seat & 1:
        return False
    if isinstance(bottom, ExtraAction):
        can_spend = state.homes[seat].tokens > 0 and not state.has_spent and table.seats > 1
        return can_spend and not rest
    return not isinstance(bottom, Turn) or bottom.acted == bool(rest)


def game_is_over(table: Table) -> bool:
    """ORI-19.1; alone after the last round (ORI-21.8)."""
    if table.seats == 1:
        return table.state.round == table.edition.solo_rounds
    return bool(table.state.conditions_met())


def round_has_ended(table: Table, bottom: Pending, rest: list[Pending]) -> bool:
    """Speakers are rolled again, or chance keeps a card of a solo player (ORI-18.1, ORI-21.7)."""
    if isinstance(bottom, RoundEnd):
        return bottom.actor == 0 and bool(rest) and rolls_fit(table, rest)
    is_last = table.state.round == table.edition.solo_rounds
    kinds = ["kept_card"] if is_last else ["round_start", "kept_card"]
    if isinstance(bottom, RoundStart) and bottom.actor != 0:
        return False
    found = [kind_of(one) for one in table.state.pending]
    return table.seats == 1 and found == kinds and len(table.zodiac(0)) > 1


def rolls_fit(table: Table, rolls: list[Pending]) -> bool:
    """Speakers of the highest value, the last one first; none is left at a site."""
    speakers, highest = table.state.speakers, table.edition.speaker_highest
    numbers = [int(one.speaker) for one in rolls if isinstance(one, SpeakerReroll)]
    if len(numbers) != len(rolls) or numbers != sorted(set(numbers), reverse=True):
        return False
    sites = range(1, int(table.edition.sites) + 1)
    return not any(table.speakers_at(site) for site in sites) and all(
        number < len(speakers.values)
        and speakers.values[number] == highest
        and speakers.places[number] == IN_POOL
        for number in numbers
    )


# ---- the records above


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


def visit_fits(place: Place) -> bool:
    """The worker stands at the site; with a 6 it has two main actions (ORI-7.6)."""
    visit, table = place.one, place.table
    assert isinstance(visit, Visit)
    site, worker, edition = int(visit.site) + 1, int(visit.worker), table.edition
    if visit.site == NOTHING or visit.worker == NOTHING:
        return False
    mains = 1
    if worker < edition.bases:
        die = table.freeman(place.seat, worker + 1)
        is_there = die is not None and die.site == site
        mains = 2 if die is not None and die.value == SIX else 1
    elif worker < edition.bases + edition.most_speakers:
        is_there = worker - int(edition.bases) + 1 in table.speakers_at(site)
    else:
        is_there = table.archon_site(place.seat) == site
    done = int(visit.done)
    has_begun = done != 0 or place.is_top or isinstance(table.top, Tide)
    fits = visit.mains == mains and (done & MAINS_DONE).bit_count() <= mains
    return is_there and fits and has_begun


def tide_fits(place: Place) -> bool:
    """Alone a ship beside the visited site is raised before anything is done (ORI-21.4)."""
    tide, visit = place.one, place.below
    assert isinstance(tide, Tide) and isinstance(visit, Visit)
    return place.table.seats == 1 and visit.done == 0 and tide.site == visit.site


# ---- effects


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


# ---- purchases and tiles


def purchase_fits(place: Place) -> bool:
    purchase = place.one
    assert isinstance(purchase, Purchase)
    aside, done = len(place.table.aside(place.seat)), int(purchase.done)
    least, most = (1, aside + 1) if done & FROM_ASIDE else (0, aside)
    return (
        isinstance(place.word_below(), BuyBuilding)
        and done <= FROM_POOL | FROM_ASIDE
        and least <= purchase.aside <= most
        and (place.is_top or done != 0)
    )


def placement_fits(place: Place) -> bool:
    """A tile in hand; only Virgo covers farms (ORI-10.8)."""
    placement, table = place.one, place.table
    assert isinstance(placement, Placement)
    if placement.tile == NOTHING or placement.purpose == NOTHING:
        return False
    covers = placement.purpose == AS_COVER
    may_cover = "virgo" in table.zodiac(place.seat) and bool(table.farms(place.seat))
    return is_bought(place, placement.from_pool) and (not covers or may_cover)


def is_bought(place: Place, from_pool: bool) -> bool:
    """What the purchase below has noted; a tile of the pool is not replaced yet (ORI-10.5)."""
    purchase = place.below
    assert isinstance(purchase, Purchase)
    noted = bool(purchase.done & (FROM_POOL if from_pool else FROM_ASIDE))
    has_gap = len(place.table.pool()) < len(place.table.edition.tile_price)
    return noted and (not from_pool or has_gap)


def use_fits(place: Place) -> bool:
    """The effects of a tile just laid, or of a closed district."""
    use, table = place.one, place.table
    assert isinstance(use, EffectUse)
    if use.cell == NOTHING:
        return False
    cell = cell_xy(int(use.cell))
    if isinstance(place.below, Purchase):
        colour = table.colour_of(table.city(place.seat).get(cell, ""))
        return use.corners <= 1 and bool(colour) and is_bought(place, use.from_pool)
    if use.from_pool or table.districts(place.seat).get(cell) is None:
        return False
    city = table.state.homes[place.seat].city
    return use.corners & ~city.fired_by(use.cell, city.die_in(use.cell)) == 0


def card_choice_fits(place: Place) -> bool:
    """Several cards match the district whose effects wait below (ORI-13.3)."""
    choice, use = place.one, place.below
    assert isinstance(choice, CardChoice) and isinstance(use, EffectUse)
    cards = int(place.table.state.matching_cards(place.seat, use.cell))
    return choice.cards == cards and cards.bit_count() > 1


# ---- chance


def tile_turn_fits(place: Place) -> bool:
    turn, pool = place.one, place.table.state.buildings
    assert isinstance(turn, TileTurn)
    colour = int(turn.colour)
    return colour != NOTHING and pool.tops[colour] == NOTHING and pool.stacks[colour] != 0


def citizen_roll_fits(place: Place) -> bool:
    roll, table = place.one, place.table
    assert isinstance(roll, CitizenRoll)
    if roll.colour == NOTHING:
        return False
    has_room = len(table.citizens()) < len(table.edition.citizen_price)
    return table.state.citizens.reserve[roll.colour] > 0 and has_room


TOP: Mapping[str, bool] = {
    "tide": True, "placement": True, "card_choice": True, "tile_turn": True, "citizen_roll": True,
    "running_effect": False,
}  # fmt: skip
"""Kinds of records that lie on top only, and those that never do."""
KINDS_ABOVE: Mapping[str, tuple[tuple[str, ...], Callable[[Place], bool]]] = {
    "visit": (("turn",), visit_fits),
    "tide": (("visit",), tide_fits),
    "running_effect": (
        ("turn", "passing", "visit", "effect_use", "running_effect", "question"),
        running_fits,
    ),
    "question": (("running_effect",), question_fits),
    "purchase": (("running_effect",), purchase_fits),
    "placement": (("purchase",), placement_fits),
    "effect_use": (("purchase", "turn", "running_effect"), use_fits),
    "card_choice": (("effect_use",), card_choice_fits),
    "tile_turn": (("purchase", "running_effect"), tile_turn_fits),
    "citizen_roll": (("running_effect",), citizen_roll_fits),
}
"""What may lie above another record: the kinds below, and what must hold."""


def records_fit(table: Table) -> bool:
    """Every record above the bottom of a turn."""
    pending = table.state.pending
    if table.state.round == 0 or not pending or not isinstance(pending[0], Turn | Passing):
        return True
    seat = int(pending[0].actor)
    for i in range(1, len(pending)):
        one, is_top = pending[i], i == len(pending) - 1
        kind, below = kind_of(one), kind_of(pending[i - 1])
        if kind not in KINDS_ABOVE or TOP.get(kind, is_top) != is_top:
            return False
        kinds, fits = KINDS_ABOVE[kind]
        actor = CHANCE if kind in ("tile_turn", "citizen_roll") else seat
        if one.actor != actor or below not in kinds:
            return False
        if not fits(Place(table, seat, pending[i - 1], one, is_top)):
            return False
    return True


def nothing_is_due(table: Table) -> bool:
    return table.state.is_settled()
