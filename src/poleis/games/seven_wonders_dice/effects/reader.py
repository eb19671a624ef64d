"""The vocabulary of components.json, and how its rows become effects on the boards (SWD-9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from poleis.core.sets import bit
from poleis.games.seven_wonders_dice.effects.coins_and_points import (
    CoinsAndPointsPerSpace,
    GainCoins,
    PointsPerSpace,
)
from poleis.games.seven_wonders_dice.effects.decisions import (
    Action,
    ChooseBonus,
    Cross,
    FreeBuild,
)
from poleis.games.seven_wonders_dice.effects.lasting import (
    CoinsOnDie,
    DieDiscount,
    FreeDice,
    UnlockDie,
)
from poleis.games.seven_wonders_dice.rules.edition import Edition, space_rows
from poleis.games.seven_wonders_dice.rules.effect import Effect
from poleis.games.seven_wonders_dice.rules.printed import COLOURS, Board, PrintedEffect, Row


@final
class Word:
    """A word of the vocabulary: what a row must state, how it is read, whether it scores."""

    def __init__(
        self,
        keys: tuple[str, ...],
        read: Callable[[Edition, Row], Effect],
        scores: bool = False,
    ) -> None:
        self.keys = keys
        self.read = read
        self.scores = scores


def cross(edition: Edition, row: Row, times: i64) -> Effect:
    return Cross([one for one in edition.buildings if one.id in row["buildings"]], times)


def per_space(edition: Edition, row: Row) -> Effect:
    counted = edition.building_named(row["building"]).spaces
    return CoinsAndPointsPerSpace(counted, int(row["coins_each"]), int(row["vp_each"]))


def unlock(edition: Edition, row: Row) -> Effect:
    number = edition.die_ids.index(row["die"])
    return UnlockDie(number, edition.dice[number])


VOCABULARY: Final[dict[str, Word]] = {
    "extra_action": Word((), lambda edition, row: Action(True)),
    "build_without_die_cost": Word((), lambda edition, row: FreeBuild()),
    "cross_space": Word(("buildings",), lambda edition, row: cross(edition, row, 1)),
    "cross_up_to_two": Word(("buildings",), lambda edition, row: cross(edition, row, 2)),
    "gain_coins": Word(("amount",), lambda edition, row: GainCoins(int(row["amount"]))),
    "per_space": Word(("building", "coins_each", "vp_each"), per_space, True),
    "gallery_vp": Word(
        ("vp_each",),
        lambda edition, row: PointsPerSpace(edition.gallery.spaces, int(row["vp_each"])),
        True,
    ),
    "die_cost_minus": Word(("amount",), lambda edition, row: DieDiscount(int(row["amount"]))),
    "die_cost_zero": Word(("colour",), lambda edition, row: FreeDice(COLOURS.index(row["colour"]))),
    "coins_on_die": Word(
        ("colour", "amount"),
        lambda edition, row: CoinsOnDie(COLOURS.index(row["colour"]), int(row["amount"])),
    ),
    "unlock_die": Word(("die",), unlock),
}
"""The words of the player aid, by the type that components.json gives them."""


def read_edition(data: Row) -> Edition:
    """The edition of checked components, with every effect on its boards."""
    edition = Edition(data)
    edition.turn_action = add(edition, "action", Action(False))
    edition.choose_bonus = add(edition, "choose_bonus", ChooseBonus())
    known: dict[str, Effect] = {}
    for board, printed in zip(edition.boards, data["boards"], strict=True):
        rows = [row for name in edition.building_ids for row in space_rows(data, printed, name)]
        for space, row in enumerate([*rows, *data["bonus_spaces"]]):
            for one in row["effects"]:
                name = name_of(one)
                if name not in known:
                    known[name] = add(edition, name, VOCABULARY[one["type"]].read(edition, one))
                print_effect(board, space, known[name])
    return edition


def name_of(row: Row) -> str:
    """The word and its values: equal effects have equal names."""
    parts: list[str] = [row["type"]]
    for key in VOCABULARY[row["type"]].keys:
        value = row[key]
        parts += value if isinstance(value, list) else [str(value)]
    return "-".join(parts)


def add(edition: Edition, name: str, effect: Effect) -> Effect:
    """Give an effect its name and its number."""
    effect.name = name
    effect.number = len(edition.effects)
    edition.effects.append(effect)
    return effect


def print_effect(board: Board, space: i64, effect: Effect) -> None:
    board.printed.append(PrintedEffect(bit(space), effect))
    effect.print_on(board, space)
