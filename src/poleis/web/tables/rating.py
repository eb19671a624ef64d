"""A person's rating in a game, from games against bots of known strength.

The model of Plackett and Luce compares the places of all seats at once; its scale is set to that of
Elo ratings. Bots keep their ratings. A game counts if all opponents are bots with a rating and it
was no repetition of a known deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from poleis.web.tables.bot_ratings import rating_of
from poleis.web.tables.rows import GameResult

START: Final = 1500.0
UNSURE: Final = 350.0
"""The uncertainty of somebody who has not played yet."""
SPREAD: Final = 122.8
"""The spread of a performance, by which 400 points mean 10 : 1: 400 / ln 10 / √2."""
DRIFT: Final = 4.0
"""How much a person's strength may change from game to game."""
KNOWN: Final = 1.0
"""The uncertainty of a bot's rating."""

BotRating = Callable[[str, str], float | None]


def bot_rating(game: str, spec: str) -> float | None:
    """The measured rating of a bot in a game; None if there is none."""
    found = rating_of(game, spec)
    return None if found is None else float(found.rating)


@dataclass(frozen=True)
class Rating:
    """A rating, half of its 95 % interval, and the number of games behind it."""

    value: float
    reach: float
    games: int


def rating(results: Iterable[GameResult], of_bot: BotRating = bot_rating) -> Rating | None:
    """The rating after these games of one kind, in any order; None if none of them counts."""
    model = PlackettLuce(mu=START, sigma=UNSURE, beta=SPREAD, tau=DRIFT)
    me = model.rating()
    games = 0
    for result in sorted(results, key=lambda one: one.finished):
        bots = _bots(result, of_bot)
        if not bots:
            continue
        teams = [[me], *([model.rating(mu=value, sigma=KNOWN)] for value in bots)]
        places = [float(one) for one in (result.place, *(p.place for p in result.others))]
        me = model.rate(teams, ranks=places)[0][0]
        games += 1
    return Rating(me.mu, 1.96 * me.sigma, games) if games else None


def _bots(result: GameResult, of_bot: BotRating) -> list[float]:
    """The ratings of the opponents; none if the game does not count."""
    if result.company != "bots" or result.facts.get("practice"):
        return []
    found = [of_bot(result.game, player.bot or "") for player in result.others]
    known = [value for value in found if value is not None]
    return known if len(known) == len(found) else []
