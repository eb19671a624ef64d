"""Age of Civilization for learners: what stands where in a dump."""

from __future__ import annotations

from poleis.core.observation_spec import Bits, Choice, Count, Fixed, Row, Shape, several
from poleis.games.age_of_civilization.effects.reader import WORD
from poleis.games.age_of_civilization.load.consistency import MANY
from poleis.games.age_of_civilization.rules import layout
from poleis.games.age_of_civilization.rules.data import (
    CIVILIZATIONS,
    MOST_WORKERS,
    ORDERS,
    POSITIONS,
    ROUNDS,
    SPECIAL_CARDS,
    TECHNOLOGIES,
    TOKENS,
    TRACK_CARDS,
    WONDERS,
)
from poleis.games.age_of_civilization.rules.layout import HIDDEN, NEXT_ROUND, Numbers

Fields = list[tuple[str, Shape]]

CIVILIZATION_SET = Bits(len(CIVILIZATIONS))
CIVILIZATION = Choice(0, len(CIVILIZATIONS))
FLAG = Bits(1)


def shape(begun: Numbers) -> Shape:
    """What stands in the dump of a position of a game that began like this."""
    seats = int(begun[layout.SEATS])
    fields: Fields = [(f"agreed.{i}", Fixed(int(begun[i]))) for i in range(layout.ROUND)]
    fields += [*table(seats), *turn(), *track(), *draft(begun), *stack(seats)]
    for seat in range(seats):
        fields += [(f"realm.{seat}.{name}", item) for name, item in realm()]
    return Row(tuple(fields))


def table(seats: int) -> Fields:
    """From ROUND to BOTTOM."""
    return [
        ("round", Choice(1, int(ROUNDS))),
        ("first", Choice(0, seats - 1)),
        ("turn", Choice(0, seats)),
        ("rival", Count(0, MANY, 10)),
        ("wars_lost", Count(0, int(ROUNDS))),
        ("deck", CIVILIZATION_SET),
        ("pool", CIVILIZATION_SET),
        ("wonder_deck", Bits(len(WONDERS))),
        ("wonder_pool", Bits(len(WONDERS))),
        ("card_deck", Bits(len(TRACK_CARDS))),
        ("special_deck", Bits(len(SPECIAL_CARDS))),
        ("special_pool", Bits(len(SPECIAL_CARDS))),
        ("token_deck", Bits(len(TOKENS))),
        ("order_deck", Bits(len(ORDERS))),
        ("order_pool", Bits(len(ORDERS))),
        ("filled", Bits(len(ORDERS))),
        ("bottom", Bits(3 * len(ORDERS))),
    ]


def turn() -> Fields:
    """From BUSY to RESOLVED."""
    return [
        ("busy", Count(0, int(MOST_WORKERS))),
        ("doomed", Count(0, int(MOST_WORKERS))),
        ("used", Bits(3 * 18)),
        ("acted", FLAG),
        ("resolved", Bits(WORD)),
    ]


def track() -> Fields:
    """From TRACK to COINS_ON."""
    return [
        *several("track", int(POSITIONS), Choice(0, len(TRACK_CARDS))),
        *several("above", int(POSITIONS), Choice(0, len(TOKENS))),
        *several("coins_on", len(CIVILIZATIONS), Count(0, MANY, 5)),
    ]


def draft(begun: Numbers) -> Fields:
    """From PICK to TAKEN; all zero where there is no draft.

    A card that the seat has not seen is HIDDEN; cards of which it does not know who took which
    are negative.
    """
    places = layout.DEPTH - layout.PICK
    if not begun[layout.LATER_COINS]:
        return several("draft", places, Fixed(0))
    cards = len(CIVILIZATIONS)
    return [
        ("pick", Choice(0, layout.PICKS)),
        *several("packet", 4, CIVILIZATION_SET),
        *several("chosen", 4, Choice(0, cards, HIDDEN)),
        *several("taken", 4 * layout.PICKS, Choice(-cards, cards, HIDDEN)),
    ]


def stack(seats: int) -> Fields:
    """What is awaited."""
    fields: Fields = [("depth", Count(0, layout.FRAMES))]
    for frame in range(layout.FRAMES):
        fields += [
            (f"frame.{frame}.kind", Choice(0, NEXT_ROUND)),
            (f"frame.{frame}.actor", Choice(-1, seats - 1)),
            (f"frame.{frame}.number", Bits(10)),
        ]
    return fields


def realm() -> Fields:
    """What a seat owns."""
    return [
        ("coins", Count(0, MANY, 10)),
        ("workers", Count(0, int(MOST_WORKERS))),
        ("main", CIVILIZATION),
        *several("stacked", 3, CIVILIZATION),
        ("learned", Bits(len(TECHNOLOGIES))),
        ("built", Bits(len(WONDERS))),
        ("cover", Choice(0, len(SPECIAL_CARDS))),
        ("hand", CIVILIZATION_SET),
        ("forts", Count(0, int(ROUNDS))),
        ("tribute", FLAG),
        ("quarantine", FLAG),
        *several("active", layout.WORDS, Bits(WORD)),
        *several("points", layout.SOURCES, Count(0, MANY, 10)),
        ("spare", Fixed(0)),
    ]
