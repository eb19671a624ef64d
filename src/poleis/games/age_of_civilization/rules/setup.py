"""Set-up: the table before chance turns up the first card (AOC-3, AOC-12, AOC-13, AOC-14.2).

Whatever the variants and scenarios change about the rules becomes an Agreement here, once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.sets import size
from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.rules.edition import CLASH, Edition, SoloGame
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.rules.realm import new_realm
from poleis.games.age_of_civilization.rules.records import (
    BEGIN_TURN,
    DEAL,
    DRAFT,
    FIRST_PLAYER,
    LAY_CARD,
    LAY_TOKEN,
    TURN_UP_CIVILIZATION,
    TURN_UP_ORDER,
    TURN_UP_SPECIAL,
    TURN_UP_WONDER,
    Agreement,
    Draft,
    Packet,
)
from poleis.games.age_of_civilization.rules.table import Orders, Pools, TimeTrack, Turn

if TYPE_CHECKING:
    from poleis.core.setup import Setup

LAID_TOKENS = 3
"""The variant Winds of Change lays this many tokens above the last cards (AOC-12.7)."""


def solo_game(setup: Setup, edition: Edition) -> int:
    """Which solo game this is, as its place in the edition; NONE: a game for several."""
    if setup.seats > 1:
        return NONE
    return edition.solo_ids.index(str(setup.get("solo", CLASH)))


def agreement_of(setup: Setup, edition: Edition) -> Agreement:
    """What a set-up means for the rules."""
    solo = solo_game(setup, edition)
    if solo == NONE:
        if setup.get("draft", False):
            return Agreement(later_coins=edition.later_coins)
        return Agreement(refills=True)
    game = edition.solo_games[solo]
    return Agreement(
        opponent_growth=game.opponent_growth,
        always_war=game.always_war,
        rebirth_round=game.rebirth_round,
        rebirth_points=game.rebirth_points,
        order_row=game.order_row,
        locked=game.locked,
        first_born=game.first_born,
        solo=solo,
    )


def empty_table(setup: Setup, edition: Edition) -> AgeOfCivilization:
    """The table with nothing on it and nothing to do."""
    seats = setup.seats
    return AgeOfCivilization(
        setup,
        edition,
        agreement_of(setup, edition),
        1,
        0,
        0,
        0,
        0,
        Pools(0, 0, 0, 0, 0, 0, vec[i64]([0] * len(edition.civilizations))),
        TimeTrack(
            0,
            vec[i64]([NONE] * int(edition.positions)),
            0,
            vec[i64]([NONE] * int(edition.positions)),
        ),
        Orders(0, 0, 0, vec[i64]()),
        Turn(0, 0, vec[i64]([0] * len(edition.actions)), False, 0),
        Draft(0, [], vec[i64]()),
        [],
        [new_realm(edition, edition.start_coins) for _ in range(seats)],
    )


def first_position(setup: Setup, edition: Edition) -> AgeOfCivilization:
    """The position before the first card is turned up."""
    table = empty_table(setup, edition)
    table.push(BEGIN_TURN, 0)
    if table.agreement.has_draft():
        set_up_draft(table)
    if setup.seats == 1:
        set_up_solo(table, edition.solo_games[table.agreement.solo])
    else:
        set_up_several(table)
    table.push_chance(LAY_CARD, size(table.track.deck))
    if setup.get("winds_of_change", False):
        table.track.token_deck = (1 << int(edition.event_tokens)) - 1
        table.push_chance(LAY_TOKEN, LAID_TOKENS)
    if setup.get("innovations", False):
        table.pools.special_deck = (1 << len(edition.special_cards)) - 1
        table.push_chance(TURN_UP_SPECIAL, setup.seats + 1)
    return table


def set_up_draft(table: AgeOfCivilization) -> None:
    """AOC-12.11: a packet for each seat."""
    seats = int(table.seats())
    packets = [Packet(0, vec[i64](), 0) for _ in range(seats)]
    table.draft = Draft(0, packets, vec[i64]([NONE] * seats))
    table.push(DRAFT, 0)
    table.push_chance(DEAL, table.edition.hand_dealt * seats)


def set_up_several(table: AgeOfCivilization) -> None:
    """AOC-3, AOC-12.11: the wonder pool, the civilization pool, the time track."""
    edition = table.edition
    table.pools.civilization_deck = (1 << len(edition.civilizations)) - 1
    if not table.agreement.has_draft():
        table.push_chance(TURN_UP_CIVILIZATION, edition.civilization_pool)
    table.pools.wonder_deck = (1 << len(edition.wonders)) - 1
    table.push_chance(TURN_UP_WONDER, table.seats() + edition.wonder_pool_plus)
    table.push_chance(FIRST_PLAYER, 1)
    table.track.deck = edition.track_deck


def set_up_solo(table: AgeOfCivilization, game: SoloGame) -> None:
    """AOC-13.1, AOC-14.2: the realm, the opponent, wonders, civilizations, tokens, orders."""
    edition = table.edition
    table.realms[0].coins = game.coins
    table.opponent = game.opponent
    table.pools.wonder_deck = game.wonders
    if game.first_born != NONE:
        table.pools.civilizations = game.civilizations
    else:
        table.pools.civilization_deck = game.civilizations
        table.push_chance(TURN_UP_CIVILIZATION, edition.civilization_pool)
    table.push_chance(TURN_UP_WONDER, game.wonder_pool)
    if game.order_row != 0:
        table.orders.deck = (1 << len(edition.orders)) - 1
        table.push_chance(TURN_UP_ORDER, game.order_row)
    table.track.cards = game.track[:]
    table.track.deck = game.track_deck
    table.track.tokens = game.tokens[:]
