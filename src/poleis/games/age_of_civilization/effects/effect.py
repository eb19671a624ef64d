"""Effect: what a card, an action space or a token does; the base of every word of the vocabulary.

The words themselves are in `gains`, `prices`, `privileges`, `performances` and `special`. An effect
is made from components.json once and never changes; positions know effects by their number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from poleis.core.sets import bit

if TYPE_CHECKING:  # a position knows its edition, which lists its effects, which act on positions
    from poleis.games.age_of_civilization.bot.weights import Weights
    from poleis.games.age_of_civilization.rules.records import Pending, Position

NONE: Final = -1
"""No card, no token, no effect, nobody's choice yet."""

# ---- events: when an effect works. Two families follow, one event for each ordinary action:
# `Edition.paying(action)`, while its price is reckoned, and `Edition.performed(action)`, after it.

STRENGTH: Final = 0  # always: it adds to the strength of the realm
PRIVATE_SPACE: Final = 1  # always: what the owner may do that others may not
NO_SACRIFICE: Final = 2
FORBIDDEN_ACTION: Final = 3
FUTURE_SPACES: Final = 4
REST: Final = 5
TAKING: Final = 6  # just before the extra coins are taken at birth
BIRTH: Final = 7
UNLOCKING: Final = 8
TURN_ENDS: Final = 9
GAME_ENDS: Final = 10
WAR: Final = 11
PLAGUE: Final = 12
FIRST_ACTION_EVENT: Final = 13
ALONE: Final = -1
"""The effects of action spaces and tokens: their action or token calls them, no event does."""

PRIVILEGES: Final = (PRIVATE_SPACE, NO_SACRIFICE, FORBIDDEN_ACTION, FUTURE_SPACES)

# ---- sources: where points come from. Those of actions follow: BY_ACTIONS + action.

BY_BIRTH: Final = 0
BY_REST: Final = 1
BY_TURN_END: Final = 2
BY_UNLOCKING: Final = 3
BY_TOKENS: Final = 4
BY_ORDERS: Final = 5
BY_ACTIONS: Final = 6

# ---- origins: the part of a realm that has the effect

OF_MAIN: Final = 0
OF_LEGACIES: Final = 1
OF_TECHNOLOGIES: Final = 2
OF_WONDERS: Final = 3


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Occasion:
    """What an event is about: the source of its points, a technology, a card, coins on it."""

    def __init__(
        self, source: i64, technology: i64 = NONE, card: i64 = NONE, extra_coins: i64 = 0
    ) -> None:
        self.source = source
        self.technology = technology
        """The technology that Research is for, or through which Culture is performed."""
        self.card = card
        """The civilization that is born."""
        self.extra_coins = extra_coins
        """The coins that were taken with it (AOC-5.10)."""


NO_OCCASION: Final = Occasion(NONE)
"""For effects that are always in force: no event calls them."""


class Condition:
    """When an effect works, or whom a token concerns. This one holds always."""

    def holds(self, table: Position, seat: i64, technology: i64) -> bool:
        """Whether it holds now; *technology*: what the event is about, or NONE."""
        return True

    def likelihood(self, weights: Weights) -> float:
        """How often it holds, for bots."""
        return 1.0


class Effect:
    """Something that a card, an action space or a token does.

    A word overrides what concerns it; the rest says that it does not.
    """

    def __init__(self) -> None:
        self.number: i64 = NONE
        """Its place in `Edition.effects`."""
        self.event: i64 = ALONE
        self.bit: i64 = 0
        """The set of it alone, among the effects of its event."""
        self.card: i64 = NONE
        """The card that bears it, by its place in `Edition.card_ids`; NONE: a space or a token."""
        self.origin: i64 = NONE

    # ---- what it does

    def is_optional(self) -> bool:
        """Whether the owner may decline (AOC-1.15)."""
        return False

    def can(self, table: Position, seat: i64) -> bool:
        """Whether an optional ability at the end of the turn has anything to offer now."""
        return True

    def apply(self, table: Position, seat: i64, occasion: Occasion) -> None:
        """Carry it out if its condition holds; what it asks becomes a pending decision."""

    def question(self) -> i64:
        """The kind of the decision that it asks for; NONE if it asks nothing."""
        return NONE

    def legal(self, table: Position, seat: i64, codes: vec[i64]) -> vec[i64]:
        """Add the codes that answer its question."""
        return codes

    def answer(self, table: Position, pending: Pending, action: i64) -> None:
        """Carry out the answer to its question, which was taken off the stack."""

    # ---- what it changes while it is in force

    def points_at_end(self, table: Position, seat: i64) -> i64:
        """The points that it gives at the end of the game (AOC-10.1)."""
        return 0

    def strength(self, table: Position, seat: i64) -> i64:
        """The strength that it adds now (AOC-1.9)."""
        return 0

    def discount(self, table: Position, seat: i64, technology: i64) -> i64:
        """The coins that it takes off a price now (AOC-1.13)."""
        return 0

    def fixed_price(self, table: Position, seat: i64, technology: i64) -> i64:
        """The price that it sets now; NONE: it sets none (AOC-1.13)."""
        return NONE

    def extra_workers(self) -> i64:
        """The workers that its action needs in addition (AOC-11.3)."""
        return 0

    def actions(self) -> i64:
        """The actions that a privilege is about, as a set."""
        return 0

    def spares_worker(self) -> bool:
        """Whether it saves the worker at a war or plague (AOC-8.10)."""
        return False

    def gives_points(self) -> bool:
        """Whether points can come from it, for the score sheet."""
        return False

    # ---- what it is worth to a bot

    def worth(self, weights: Weights) -> float:
        """What it gives when it is carried out once, in points."""
        return 0.0

    def saving(self, weights: Weights) -> float:
        """What it saves when its action is performed once, in points."""
        return 0.0

    def saving_in_hand(self, weights: Weights) -> float:
        """The same before its card is laid: its condition is not looked at."""
        return 0.0


def number_effects(effects: list[Effect], events: i64) -> vec[i64]:
    """Give the effects of cards their numbers, event by event; returns the first of each event.

    The effects of an event that a realm has in force are a set; `Effect.bit` is its part of it.
    """
    effects.sort(key=lambda effect: effect.event)  # stable: in the order of the cards
    first = vec[i64]([0] * int(events))
    for number, effect in enumerate(effects):
        if number == 0 or effects[number - 1].event != effect.event:
            first[effect.event] = number
        effect.number = number
        effect.bit = bit(number - first[effect.event])
    return first
