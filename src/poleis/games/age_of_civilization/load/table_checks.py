"""Whether what is common fits together: the opponent, the time track, the decks, the pool."""

from __future__ import annotations

from collections.abc import Callable

from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.load.census import pieces
from poleis.games.age_of_civilization.load.loaded import Loaded, count, left_to_do
from poleis.games.age_of_civilization.rules.records import (
    BEGIN_TURN,
    LAY_CARD,
    LAY_TOKEN,
    NEXT_ROUND,
    TURN_UP_SPECIAL,
    TURN_UP_WONDER,
    Position,
)

DECKS_OF_THE_SET_UP: tuple[tuple[int, Callable[[Position], int]], ...] = (
    (TURN_UP_WONDER, lambda table: int(table.pools.wonder_deck)),
    (LAY_CARD, lambda table: int(table.track.deck)),
    (TURN_UP_SPECIAL, lambda table: int(table.pools.special_deck)),
    (LAY_TOKEN, lambda table: int(table.track.token_deck)),
)
"""Decks from which chance draws during the set-up only, and how."""


def has_every_card_once(loaded: Loaded) -> bool:
    """In what a seat may know of a draft, civilizations may be missing."""
    found, begun = pieces(loaded.state), pieces(loaded.first)
    if not loaded.is_redacted:
        return found == begun
    cards = len(loaded.state.edition.civilization_ids)
    return found[cards:] == begun[cards:] and max(found[:cards]) <= 1


def has_grown_with_the_rounds(loaded: Loaded) -> bool:
    """The strength of the virtual opponent (AOC-13.5)."""
    state = loaded.state
    rounds = int(state.round) - 1 + (loaded.bottom == NEXT_ROUND)
    grown = int(state.agreement.opponent_growth) * rounds
    return state.opponent == loaded.first.opponent + grown


def loses_wars_alone(loaded: Loaded) -> bool:
    """AOC-14.8: wars are counted where one plays alone."""
    return loaded.state.wars_lost == 0 or loaded.state.agreement.solo != NONE


def is_laid_from_the_left(loaded: Loaded) -> bool:
    """AOC-3.4: chance lays the cards of the time track in order."""
    cards, fixed = loaded.state.track.cards, loaded.first.track.cards
    laid = [card != NONE for place, card in enumerate(cards) if fixed[place] == NONE]
    return laid == sorted(laid, reverse=True)


def has_its_fixed_cards(loaded: Loaded) -> bool:
    """AOC-13.2: cards that have their positions from the beginning stay there."""
    cards, fixed = loaded.state.track.cards, loaded.first.track.cards
    return all(card in (NONE, cards[place]) for place, card in enumerate(fixed))


def is_whole_after_the_set_up(loaded: Loaded) -> bool:
    """Every position has its card, once the first turn has begun."""
    return loaded.bottom in (0, BEGIN_TURN) or NONE not in list(loaded.state.track.cards)


def has_its_tokens(loaded: Loaded) -> bool:
    """AOC-12.7, AOC-14.3: those of the scenario, and those that chance has laid so far."""
    tokens, fixed = loaded.state.track.tokens, loaded.first.track.tokens
    positions = len(tokens)
    after = positions - left_to_do(loaded.state, LAY_TOKEN)
    laid = range(positions - left_to_do(loaded.first, LAY_TOKEN), after)
    return all(
        (token != NONE) == (place in laid or fixed[place] != NONE) and fixed[place] in (NONE, token)
        for place, token in enumerate(tokens)
    )


def has_drawn_what_is_done(loaded: Loaded) -> bool:
    """As many cards are gone from a deck as chance has turned up."""
    return all(
        count(deck(loaded.first)) - count(deck(loaded.state))
        == left_to_do(loaded.first, kind) - left_to_do(loaded.state, kind)
        for kind, deck in DECKS_OF_THE_SET_UP
    )


def has_coins_in_the_pool_only(loaded: Loaded) -> bool:
    """AOC-5.8: extra coins lie on cards of the pool."""
    pools = loaded.state.pools
    return all(
        coins == 0 or pools.civilizations >> card & 1
        for card, coins in enumerate(pools.extra_coins)
    )
