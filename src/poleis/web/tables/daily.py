"""Daily challenges: which there are, whose luck is the same for all, and how a try is opened.

The luck of a challenge is made from its day and a key of this server, so that nobody can look it
up. The first table of a person is the try that counts; while it goes on there is no other. Later
ones are practice.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Final

from poleis.core.errors import BadSetup, PoleisError
from poleis.core.explain import Message
from poleis.core.game import Game, games, is_drawn
from poleis.core.setup import OptionValue, Setup, make_setup
from poleis.web.tables import tokens
from poleis.web.tables.bots import DEFAULT_LEVEL, offered
from poleis.web.tables.rows import BOT, HUMAN, Seat, TableInfo, Terms

LONGEST_MODE: Final = 160


class ClosedDaily(PoleisError):
    """A table shows the luck of a challenge that the reader has still to play."""

    def __init__(self) -> None:
        super().__init__("the table of a daily challenge", Message("daily-closed"))


@dataclass(frozen=True)
class Challenge:
    """One of the challenges of each day: a solo mode, or a deal against a bot."""

    mode: str
    game: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    bot: str | None = None

    @property
    def seats(self) -> int:
        return 1 if self.bot is None else 2

    def setup(self) -> Setup:
        return make_setup(games()[self.game], self.seats, self.options)


def daily_bot() -> str:
    """The bot of the daily deals."""
    return DEFAULT_LEVEL if DEFAULT_LEVEL in offered() else offered()[-1]


@functools.cache
def challenges() -> tuple[Challenge, ...]:
    """The challenges of a day, game by game."""
    drawn = sorted(filter(is_drawn, games().values()), key=lambda g: (len(g.actions.kinds), g.id))
    return tuple(challenge for game in drawn for challenge in _challenges(game))


def challenge_of(mode: str) -> Challenge | None:
    """The challenge of a mode; None if there is none."""
    return next((one for one in challenges() if one.mode == mode), None)


def _challenges(game: Game) -> Iterator[Challenge]:
    if 1 in game.seats:
        for options in _solo_modes(game):
            mode = mode_of(make_setup(game, 1, options))
            yield Challenge(mode, game.id, options)
    if 2 in game.seats:
        bot = daily_bot()
        yield Challenge(mode_of(make_setup(game, 2), bot), game.id, bot=bot)


def _solo_modes(game: Game) -> list[dict[str, OptionValue]]:
    """The solo modes of a game: the choices of an option that exists only for one seat."""
    for option in game.options:
        if option.kind == "choice" and tuple(option.seats) == (1,):
            return [{option.key: choice} for choice in option.choices]
    return [{}]


def mode_of(setup: Setup, bot: str | None = None) -> str:
    """The name of a challenge in the database: the game, the options, and the bot.

    >>> from poleis.core.game import get_game
    >>> mode_of(make_setup(get_game("akropolis"), 1, {"architect": "hard"}))
    'akropolis architect=hard'
    """
    defaults = {option.key: option.default for option in setup.game.options}
    words = [setup.game.id]
    words += [f"{key}={_word(v)}" for key, v in setup.options if v != defaults[key]]
    words += [f"bot={bot}"] if bot else []
    mode = " ".join(words)
    if len(mode) > LONGEST_MODE:
        raise BadSetup("the options are too long for a daily challenge")
    return mode


def _word(value: OptionValue) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value).lower()


def mode_of_table(setup: Setup, seats: Sequence[Seat]) -> str:
    """The challenge that a new table is about; BadSetup if it cannot be one."""
    kinds = [seat.kind for seat in seats]
    if kinds == [HUMAN]:
        return mode_of(setup)
    usual = make_setup(setup.game, setup.seats)
    if kinds == [HUMAN, BOT] and seats[1].bot == daily_bot() and setup.options == usual.options:
        return mode_of(setup, daily_bot())
    raise BadSetup("the luck of the day is for one seat, or one against the usual bot")


def seed_of(secret: str, mode: str, day: date) -> str:
    """The seed of a challenge, which only the server can make before its end."""
    return tokens.digest(f"{secret} {mode} {day.isoformat()}")


def counts(info: TableInfo) -> bool:
    """Whether a table is a try that counts."""
    return info.terms.daily is not None and not info.terms.practice


def rematch_terms(info: TableInfo) -> Terms:
    """What a rematch takes over: it is never a daily challenge, and never an open table."""
    hints = info.terms.hints or counts(info)
    terms = replace(info.terms, is_open=False, hints=hints)
    return replace(terms, daily=None, mode="", practice=False)
