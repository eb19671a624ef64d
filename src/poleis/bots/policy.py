"""Policy: the one interface of bots, and the spelling of a bot as text (`mcts:strong`)."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from importlib.metadata import EntryPoint
from typing import Protocol

from typing_extensions import deprecated

from poleis.core.errors import UnknownBot
from poleis.core.game import Game
from poleis.core.luck import Luck
from poleis.core.plugins import load_all
from poleis.core.state import State


@dataclass(frozen=True)
class Candidate:
    """One alternative that a bot looked at."""

    action: int
    visits: int
    value: float
    """By how many points the seat expects to be ahead at the end (for greedy: the gain now)."""


@deprecated("Use poleis.Candidate. Poleis 0.3 removes this name.")
class Option(Candidate):
    """The old name of Candidate."""


@dataclass(frozen=True)
class Decision:
    """What a bot chose, and what it thought of the alternatives, best first."""

    action: int
    candidates: tuple[Candidate, ...]
    effort: int = 0
    """How many positions or play-outs it looked at."""

    @property
    def value(self) -> float:
        return self.candidates[0].value if self.candidates else 0.0


class Policy(Protocol):
    """A bot. It is given what its seat may know, never the true position."""

    def decide(self, game: Game, known: State, seat: int, luck: Luck) -> Decision:
        """Choose one of the legal actions of the seat.

        The same knowledge and the same luck give the same decision, unless the bot is limited
        by time instead of effort.
        """


Parameters = Mapping[str, str]
Maker = Callable[[Parameters], Policy]


@dataclass(frozen=True)
class BotCard:
    """What is to be known about an installed bot."""

    name: str
    summary: str
    levels: Mapping[str, Mapping[str, object]]
    parameters: Mapping[str, str]


def describe(name: str, maker: Maker) -> BotCard:
    """What the module of a bot says about it.

    Its docstring begins with a summary, `LEVELS` names ready-made budgets (dataclasses or
    mappings) and `PARAMETERS` says in a few words what each parameter means; the last two are
    optional.
    """
    module = sys.modules[maker.__module__]
    summary = (module.__doc__ or "").strip().partition("\n")[0]
    levels: dict[str, Mapping[str, object]] = {}
    for level, values in getattr(module, "LEVELS", {}).items():
        levels[level] = values if isinstance(values, Mapping) else asdict(values)
    return BotCard(name, summary, levels, dict(getattr(module, "PARAMETERS", {})))


def bots() -> dict[str, Maker]:
    """The installed bots by name: whatever registers under the entry point `poleis.bots`. One that
    cannot be loaded does not stop the others."""
    return load_all("poleis.bots", _check_maker)


def _check_maker(entry: EntryPoint, maker: object) -> None:
    """A bot registers what makes it."""
    if not callable(maker):
        raise TypeError("it is nothing that makes a bot")


def make_policy(spec: str) -> Policy:
    """The bot written as *spec*: a name, a colon, and a level or `key=value` pairs.

    >>> type(make_policy("random")).__name__
    'Random'
    """
    name, _, rest = spec.partition(":")
    known = bots()
    if name not in known:
        raise UnknownBot(f"there is no bot {name!r} (one of {', '.join(known)})")
    parameters = {}
    for part in filter(None, rest.split(",")):
        key, equals, value = part.partition("=")
        parameters[key if equals else "level"] = value if equals else key
    return known[name](parameters)


def split_specs(text: str) -> list[str]:
    """Bots, or seats, written with commas; a `key=value` pair belongs to the bot before it.

    >>> split_specs("random,mcts:iterations=200,width=3,greedy")
    ['random', 'mcts:iterations=200,width=3', 'greedy']
    """
    specs: list[str] = []
    for part in map(str.strip, text.split(",")):
        if specs and ":" in specs[-1] and "=" in part.partition(":")[0]:
            specs[-1] += f",{part}"
        else:
            specs.append(part)
    return specs


def check_parameters(name: str, parameters: Parameters, *keys: str) -> None:
    """Refuse parameters that a bot does not have."""
    for key in parameters:
        if key not in keys:
            has = f"; it has {', '.join(keys)}" if keys else ""
            raise UnknownBot(f"the bot {name} has no {key!r}{has}")


def float_parameter(name: str, parameters: Parameters, key: str, default: float) -> float:
    """A positive number among a bot's parameters."""
    text = parameters.get(key, str(default))
    try:
        value = float(text)
    except ValueError:
        raise UnknownBot(f"{name}: {key}={text!r} is not a number") from None
    if not 0 < value < 1e9:
        raise UnknownBot(f"{name}: {key}={text} is out of range")
    return value


def int_parameter(name: str, parameters: Parameters, key: str, default: int) -> int:
    """A whole number from 1 on among a bot's parameters."""
    value = float_parameter(name, parameters, key, default)
    if not value.is_integer():
        raise UnknownBot(f"{name}: {key}={parameters[key]} is not a whole number")
    return int(value)
