"""The answers about one's own finished games: types of plain dictionaries for OpenAPI."""

from __future__ import annotations

from typing_extensions import TypedDict

from poleis.core.setup import OptionValue


class PlayerResult(TypedDict):
    """How a player has done."""

    name: str
    bot: str | None
    """The spelling of a bot; nothing for a person."""
    place: int
    points: int


class OwnReview(TypedDict):
    """What the review of a game has found about one's own decisions."""

    decisions: int
    lost: float
    """Points that they cost together."""
    luck: float | None
    """Points that neither one's own decisions nor those of others explain."""


class OwnResult(TypedDict):
    """A finished game of this browser's person."""

    table: str
    game: str
    options: dict[str, OptionValue]
    seat: int
    place: int
    points: int
    players: list[PlayerResult]
    """All players by seat, this one included."""
    sheet: dict[str, int]
    """One's own points by category."""
    achievements: list[str]
    daily: str | None
    """The day whose daily challenge it was, if it counts."""
    moves: int
    started: str
    """ISO 8601, UTC."""
    finished: str
    record: str | None
    """The address of the record, while the table is kept."""
    review: OwnReview | None
