"""The vocabulary of the cards: events, kinds of effects, goods, counts, conditions.

An ability of a card is one or more effects, small rows of numbers. `reader.py` makes them from
components.json, `engine.py` carries them out; what no row can say goes through the door in
`special.py`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# Events: what calls an effect. The first two are families, one member for each ordinary action.
PAYING: Final = 0
DONE: Final = 10
STRENGTH: Final = 20
PRIVILEGE: Final = 21
REST: Final = 22
TAKING: Final = 23  # just before the extra coins are taken at birth
BIRTH: Final = 24
UNLOCKING: Final = 25
TURN_ENDS: Final = 26
GAME_ENDS: Final = 27
WAR: Final = 28
PLAGUE_COMES: Final = 29
EVENTS: Final = 30
ALONE: Final = 30  # effects of actions and tokens, which are in no realm

# Kinds of effects.
GAIN: Final = 1
OTHERS: Final = 2  # every other player gains (or loses) the good
DISCOUNT: Final = 3
FIXED_PRICE: Final = 4
EXTRA_WORKERS: Final = 5
ADD: Final = 6  # strength
SPACE: Final = 7  # a private space of the action
RETURN: Final = 8  # workers of the action come back
FORBID: Final = 9  # nobody else performs the action
FUTURE: Final = 10  # cards beyond the open three may be used
SPARE: Final = 11  # no worker is sacrificed
PERFORM: Final = 12  # the action may be performed without a worker
SPECIAL: Final = 13

# Goods: those that are numbers of a realm stand where the layout says; these do not.
POINTS: Final = 100
A_TECHNOLOGY: Final = 101
A_WONDER: Final = 102

# What is counted by "for each".
NO_COUNT: Final = 0
TECHNOLOGIES_OWNED: Final = 1
TOP_OWNED: Final = 2
WONDERS_OWNED: Final = 3
WORKERS_OWNED: Final = 4
COINS_OWNED: Final = 5
STRENGTH_OWNED: Final = 6
CIVILIZATIONS_OWNED: Final = 7
FUTURE_CARDS: Final = 8
EXTRA_COINS: Final = 9
COUNTS: Final = (
    "", "technologies", "top_technologies", "wonders", "workers", "coins", "strength",
    "civilizations", "future_cards", "extra_coins_on_card",
)  # fmt: skip

# Conditions.
ALWAYS: Final = 0
MOST_STRENGTH: Final = 1
ABOUT_ONE_OF: Final = 2  # the event is about one of these technologies
ABOUT_NONE_OF: Final = 3
MOST_TECHNOLOGIES: Final = 4  # at most so many
LEAST_TECHNOLOGIES: Final = 5  # at least so many
RICHEST_IN: Final = 6  # has the most of this count; ties too
WEAKEST: Final = 7  # has the least strength; ties too
NOT_STRONGER: Final = 8  # than the virtual opponent

ABOUT_NOTHING: Final = 60
"""What an event is about when it is about no technology: a number that no set contains."""


@final
class Effect:
    """One row: on *event*, if *condition* holds, do *kind* with *amount* of *good*.

    With *count* the amount is taken for each *divisor* counted, at most *most* in all (0: any).
    *subject* is the action, the good or the entry in special.py that the kind is about. *card* is
    where the row is printed: civilizations, then technologies, then wonders.
    """

    def __init__(
        self,
        event: i64,
        kind: i64,
        subject: i64,
        amount: i64,
        card: i64 = 0,
        count: i64 = NO_COUNT,
        divisor: i64 = 1,
        most: i64 = 0,
        condition: i64 = ALWAYS,
        argument: i64 = 0,
    ) -> None:
        self.event = event
        self.kind = kind
        self.subject = subject
        self.amount = amount
        self.card = card
        self.count = count
        self.divisor = divisor
        self.most = most
        self.condition = condition
        self.argument = argument

    def is_optional(self) -> bool:
        """Whether the owner may decline (AOC-1.15)."""
        return self.kind == PERFORM or self.kind == SPECIAL
