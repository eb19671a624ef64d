"""Checks of a loaded position: the stack of pending records is one that play can go on from.

The bottom of the stack says what is going on; every record above it fits the one below. KINDS_ABOVE
lists for each kind what it may lie on, and what must hold.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from poleis.core.state import CHANCE
from poleis.games.origins.effects.words import BuyBuilding
from poleis.games.origins.explain.position_reader import Table, kind_of
from poleis.games.origins.load.effect_checks import Place, question_fits, running_fits
from poleis.games.origins.rules.actions import AS_COVER
from poleis.games.origins.rules.chance import CitizenRoll, SpeakerReroll, TileTurn
from poleis.games.origins.rules.city import cell_xy
from poleis.games.origins.rules.dice import SIX
from poleis.games.origins.rules.districts import CardChoice
from poleis.games.origins.rules.home import NOTHING
from poleis.games.origins.rules.pending import Pending
from poleis.games.origins.rules.purchases import (
    FROM_ASIDE,
    FROM_POOL,
    EffectUse,
    Placement,
    Purchase,
)
from poleis.games.origins.rules.records import IN_POOL
from poleis.games.origins.rules.round import ExtraAction, Passing, RoundEnd, RoundStart, Turn
from poleis.games.origins.rules.visits import MAINS_DONE, Tide, Visit

DEEPEST = 14
"""Pending records of a turn."""


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
