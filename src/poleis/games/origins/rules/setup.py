"""The table before the first shuffle (ORI-2, ORI-21.1). Chance lays out the rest."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.sets import bit
from poleis.core.setup import Setup
from poleis.games.origins.rules.chance import CitizenRoll, TileTurn
from poleis.games.origins.rules.city import new_city
from poleis.games.origins.rules.deal import (
    CardDeal,
    DraftRoll,
    FirstPlayer,
    SpeakerRoll,
    TileDeal,
    TokenDeal,
    ZodiacDeal,
)
from poleis.games.origins.rules.dice import NO_DIE
from poleis.games.origins.rules.edition import Edition
from poleis.games.origins.rules.home import NOTHING, SOURCES, TEMPLES, TRACKS, Home
from poleis.games.origins.rules.pending import BOTTOM
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.rules.records import (
    BuildingPool,
    CitizenPool,
    DistrictCards,
    Sites,
    Speakers,
    Temples,
)
from poleis.games.origins.rules.round import RoundStart


def filled(count: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * int(count))


def everything(count: i64) -> i64:
    """The set of all numbers below."""
    return bit(count) - 1


def first_position(setup: Setup, edition: Edition) -> Origins:
    """A new game; everything that is shuffled or rolled is still to come."""
    seats = i64(setup.seats)
    colours: i64 = len(edition.colours)
    table = Origins(
        setup,
        edition,
        0,
        0,
        0,
        0,
        False,
        0,
        Sites(filled(edition.sites, edition.ship_start), vec[i64](), everything(colours)),
        BuildingPool(
            filled(len(edition.tile_price), NOTHING),
            filled(colours, NOTHING),
            filled(colours, everything(edition.stack_size)),
            vec[i64](),
        ),
        CitizenPool(vec[i64](), filled(colours, edition.dice[seats]), False),
        Speakers(vec[i64](), vec[i64]()),
        filled(colours, edition.tower_pool),
        DistrictCards(vec[i64](), vec[i64](), everything(len(edition.cards))),
        Temples(vec[i64](), filled(TEMPLES, NOTHING), everything(len(edition.zodiac_names))),
        vec[i64](),
        BOTTOM,
        [first_home(edition, seat) for seat in range(seats)],
    )
    lay_out(table)
    return table


def first_home(edition: Edition, seat: i64) -> Home:
    return Home(
        edition.start_stock[:],
        0,
        edition.ready_bases,
        NOTHING,
        filled(edition.bases, NO_DIE),
        filled(edition.bases, NOTHING),
        vec[i64](),
        filled(len(edition.colours), edition.tower_start),
        filled(TRACKS, 0),
        filled(TRACKS, seat),
        0,
        filled(len(SOURCES), 0),
        vec[i64](),
        new_city(edition),
    )


def lay_out(table: Origins) -> None:
    """What chance lays out, the first thing on top (ORI-2.2 to 2.13)."""
    edition = table.edition
    seats = table.seats()
    colours: i64 = len(edition.colours)
    table.push(RoundStart(0))
    table.push(DraftRoll(colours if seats == 1 else colours * edition.draft_dice))
    if seats > 1:
        table.push(FirstPlayer())
    table.push(CardDeal(edition.cards_shown[seats]))
    table.push(SpeakerRoll(edition.speakers[seats]))
    for colour in range(colours - 1, i64(-1), -1):
        table.push(CitizenRoll(colour))
    for colour in range(colours - 1, i64(-1), -1):
        table.push(TileTurn(colour))
    table.push(TileDeal(len(edition.tile_price)))
    table.push(ZodiacDeal(TEMPLES))
    table.push(TokenDeal(edition.sites))
