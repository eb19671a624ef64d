"""The score sheet by where points come from, and what a solo player has reached with them."""

from __future__ import annotations

from typing import Any, NamedTuple

from poleis.core.sets import members, size
from poleis.games.age_of_civilization.effects.effect import (
    BY_ACTIONS,
    BY_BIRTH,
    BY_ORDERS,
    BY_REST,
    BY_TOKENS,
    BY_TURN_END,
    BY_UNLOCKING,
    GAME_ENDS,
    NONE,
)
from poleis.games.age_of_civilization.rules.edition import Edition
from poleis.games.age_of_civilization.rules.records import Position
from poleis.games.age_of_civilization.rules.scoring import points
from poleis.games.age_of_civilization.rules.strength import strength

ANY_NUMBER = 99
"""No limit that a condition sets."""


class FinalPoints(NamedTuple):
    """The points of an ability of the end of the game: the part of the realm, the card, points."""

    origin: int
    card: int
    points: int


def final_points(table: Position, seat: int) -> list[FinalPoints]:
    """Each ability of the end of the game with its points if the game ended now."""
    found: list[FinalPoints] = []
    left = table.realms[seat].in_force[GAME_ENDS]
    while left != 0:
        effect = table.edition.effect_of(GAME_ENDS, left)
        amount = int(effect.points_at_end(table, seat))
        found.append(FinalPoints(int(effect.origin), int(effect.card), amount))
        left &= left - 1
    return found


def points_by_source(table: Position, seat: int) -> list[int]:
    """The points of a seat so far, by their sources."""
    return [int(amount) for amount in table.realms[seat].points]


def points_by_origin(table: Position, seat: int) -> list[int]:
    """The points of the end of the game, from OF_MAIN to OF_WONDERS."""
    found = [0] * 4
    for row in final_points(table, seat):
        found[row.origin] += row.points
    return found


def sources(table: Position) -> list[int]:
    """Where points can come from in this game before its end.

    The actions that give points by themselves, of the scenarios those that are in play; tokens
    and orders where there are any.
    """
    edition = table.edition
    in_play = members(int(table.track.deck)) + [int(card) for card in table.track.cards]
    found = [BY_BIRTH, BY_REST, BY_TURN_END, BY_UNLOCKING]
    if table.track.token_deck != 0 or any(token != NONE for token in table.track.tokens):
        found.append(BY_TOKENS)
    if table.agreement.order_row != 0:
        found.append(BY_ORDERS)
    for number, action in enumerate(edition.actions):
        is_in_play = number < edition.ordinary or number in in_play
        if is_in_play and any(effect.gives_points() for effect in action.effects):
            found.append(BY_ACTIONS + number)
    return found


# ---- alone


def meets(table: Position, row: dict[str, Any]) -> bool:
    """Whether the solo player meets all conditions of an achievement or a grade."""
    realm = table.realms[0]
    technologies = int(size(realm.technologies))
    most = row.get("max_technologies", ANY_NUMBER)
    return bool(
        points(table, 0) >= int(row.get("min_points", 0))
        and row.get("min_technologies", 0) <= technologies <= most
        and row.get("technologies", technologies) == technologies
        and int(size(realm.wonders)) >= row.get("min_wonders", row.get("wonders", 0))
        and int(strength(table, 0)) >= row.get("min_strength", 0)
        and int(size(table.orders.filled)) >= row.get("min_orders", 0)
        and int(realm.workers) >= row.get("min_workers", 0)
        and int(table.wars_lost) <= row.get("max_wars_lost", ANY_NUMBER)
        and row.get("main_civilization") in (None, main_id(table))
    )


def main_id(table: Position) -> str:
    """The id of the solo player's main civilization."""
    main = table.realms[0].main
    return "" if main == NONE else table.edition.civilization_ids[main]


def achievement_rows(edition: Edition) -> list[dict[str, Any]]:
    """The achievements of Clash (AOC-13.9)."""
    rows: list[dict[str, Any]] = edition.data["solo_clash"]["achievements"]
    return rows


def achievements(table: Position) -> list[str]:
    """What the player of Clash has achieved if the game ended now (AOC-13.9)."""
    rows = achievement_rows(table.edition)
    return [str(row["id"]) for row in rows if meets(table, row["condition"])]


def grade(table: Position) -> str:
    """The best grade of a scenario if the game ended now; empty: lost (AOC-14.4)."""
    best = ""
    for row in table.edition.solo_games[table.agreement.solo].row["goals"]:
        if meets(table, row):
            best = str(row["grade"])
    return best
