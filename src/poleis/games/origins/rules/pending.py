"""Pending records: the stack of what is awaited, and how it stands in a dump."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from poleis.core.luck import Luck
from poleis.core.state import OVER
from poleis.games.origins.rules.home import NOTHING

if TYPE_CHECKING:
    from poleis.games.origins.rules.records import Position

KINDS: Final = (
    "token_deal", "zodiac_deal", "tile_deal", "card_deal", "speaker_roll", "first_player",
    "draft_roll", "tile_turn", "citizen_roll", "speaker_reroll", "kept_card",
    "draft", "removal", "turn", "extra_action", "visit", "tide", "purchase", "placement",
    "effect_use", "card_choice", "question", "running_effect", "passing", "round_end",
    "round_start",
)  # fmt: skip
"""The kinds of pending records in a dump, in the order of their numbers."""
PENDING_FIELDS: Final = (
    "kind", "actor", "count", "colour", "done", "site", "worker", "tile", "purpose", "from_pool",
    "cell", "corners", "cards", "effect", "step", "subject", "temple",
)  # fmt: skip
"""The fields of a pending record in a dump; a kind uses a few of them."""


def pending_row(
    kind: str,
    actor: i64,
    count: i64 = 0,
    colour: i64 = NOTHING,
    done: i64 = 0,
    site: i64 = NOTHING,
    worker: i64 = NOTHING,
    tile: i64 = NOTHING,
    purpose: i64 = NOTHING,
    from_pool: bool = False,
    cell: i64 = NOTHING,
    corners: i64 = 0,
    cards: i64 = 0,
    effect: i64 = NOTHING,
    step: i64 = 0,
    subject: i64 = NOTHING,
    temple: i64 = NOTHING,
) -> list[object]:
    """The dump of a pending record."""
    row = [
        KINDS.index(kind), actor, count, colour, done, site, worker, tile, purpose, int(from_pool),
        cell, corners, cards, effect, step, subject, temple,
    ]  # fmt: skip
    return [int(number) for number in row]


@mypyc_attr(acyclic=True)
class Pending:
    """What is awaited: a decision, an outcome of chance, or something that asks nobody.

    Pending records lie on a stack, each on the one *below* it. The top one says who acts and what
    is legal; an action takes it away and may put others in its place.
    """

    below: Pending

    def __init__(self, actor: i64) -> None:
        self.actor = actor  # a seat, CHANCE or OVER

    def copy(self) -> Pending:
        raise NotImplementedError

    def dump(self) -> list[object]:
        raise NotImplementedError

    def legal(self, table: Position) -> vec[i64]:
        """The codes with which it can be answered, ascending."""
        raise NotImplementedError

    def decide(self, table: Position, action: i64) -> None:
        """Carry out an answer, or an outcome of chance."""
        raise NotImplementedError

    def settle(self, table: Position) -> bool:
        """Carry out what asks nobody, on top of the stack; False: the actor must decide."""
        return False

    def chance(self, table: Position) -> list[tuple[int, int]]:
        """What may happen: outcome and weight; nothing if a seat must act."""
        return []

    def roll(self, table: Position, luck: Luck) -> i64:
        """One outcome, distributed as `chance` says."""
        raise NotImplementedError


@final
@mypyc_attr(acyclic=True)
class GameOver(Pending):
    """The bottom of the stack: nothing is awaited any more."""

    def copy(self) -> GameOver:
        return self

    def legal(self, table: Position) -> vec[i64]:
        return vec[i64]()


BOTTOM: Final = GameOver(OVER)
"""The same for all positions."""


def copy_stack(top: Pending) -> Pending:
    """A copy of a record and of all below it."""
    if top.actor == OVER:
        return top
    copied = top.copy()
    copied.below = copy_stack(top.below)
    return copied
