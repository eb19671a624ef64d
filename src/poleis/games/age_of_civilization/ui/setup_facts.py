"""What lies on the table with a set-up: actions, technologies, tokens, orders (AOC-3, 12 to 14)."""

from __future__ import annotations

from poleis.core.sets import members
from poleis.core.setup import Setup
from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.rules.edition import CLASH, Edition, SoloGame
from poleis.games.age_of_civilization.rules.setup import solo_game


def solo_of(edition: Edition, setup: Setup) -> SoloGame | None:
    """Clash or the scenario of a solo game."""
    number = solo_game(setup, edition)
    return None if number == NONE else edition.solo_games[number]


def is_scenario(edition: Edition, setup: Setup) -> bool:
    game = solo_of(edition, setup)
    return game is not None and game.id != CLASH


def actions_in_play(edition: Edition, setup: Setup) -> list[int]:
    """The actions of the permanent card, then those of the time track."""
    permanent = members(edition.permanent)
    game = solo_of(edition, setup)
    if game is None:
        rest = [n for n in range(int(edition.ordinary)) if n not in permanent]
    else:
        laid = [int(card) for card in game.track if card != NONE]
        rest = sorted({*laid, *members(game.track_deck)} - {int(edition.plague)})
    return [*permanent, *rest]


def technologies_in_play(edition: Edition, setup: Setup) -> list[int]:
    """The technologies of the board, and with Innovations those of special cards (AOC-12)."""
    board = len(edition.data["technologies"])
    special = range(board, len(edition.technology_ids)) if setup.get("innovations", False) else ()
    return [*range(board), *special]


def tokens_in_play(edition: Edition, setup: Setup) -> list[str]:
    """The event tokens that can lie above the track."""
    game = solo_of(edition, setup)
    if game is not None:
        return [edition.token_ids[token] for token in game.tokens if token != NONE]
    if setup.get("winds_of_change", False):
        return [str(row["id"]) for row in edition.data["event_tokens"]]
    return []


def orders_in_play(edition: Edition, setup: Setup) -> list[str]:
    game = solo_of(edition, setup)
    return list(edition.order_ids) if game is not None and game.order_row else []
