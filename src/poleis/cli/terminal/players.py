"""Who sits where: `human`, `human:Ann` or a bot such as `mcts:strong`, one for each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from poleis.bots.policy import Policy, bots, make_policy, split_specs
from poleis.core.clean_text import clean
from poleis.core.errors import BadSetup, UnknownBot
from poleis.locale import Language

HUMAN = "human"


@dataclass(frozen=True)
class Player:
    """Somebody at the table; without a policy it is a person."""

    spec: str
    name: str = ""
    policy: Policy | None = None


def default_seats() -> str:
    """You against the best bot that is installed."""
    return f"{HUMAN},{best_bot()}"


def best_bot() -> str:
    """The opponent of those who did not choose one."""
    return "mcts:medium" if "mcts" in bots() else "greedy"


def adviser() -> str:
    """The bot that gives hints."""
    return "mcts:strong" if "mcts" in bots() else "greedy"


def read_seat(spec: str) -> Player:
    """The player written as *spec*; UnknownBot if there is none."""
    kind, _, name = spec.partition(":")
    if kind == HUMAN:
        return Player(spec, clean(name))
    return Player(spec, policy=make_policy(spec))


def read_seats(text: str) -> list[Player]:
    """The players of a list such as `human,mcts:strong`."""
    specs = split_specs(text)
    if not all(specs):
        raise BadSetup(f"seats {text!r}: a seat is empty; write for example {default_seats()}")
    return [read_seat(spec) for spec in specs]


def players_of_record(names: Mapping[int, str], seats: int) -> list[Player]:
    """The players that a record names. A name that is no installed bot is a person."""
    players = []
    for seat in range(seats):
        name = names.get(seat, HUMAN)
        try:
            players.append(read_seat(name))
        except UnknownBot:
            players.append(Player(f"{HUMAN}:{name}", name))
    return players


def display_names(players: Sequence[Player], language: Language) -> list[str]:
    """What the players are called on the screen; no two are called the same."""
    people = [player for player in players if player.policy is None]
    names = []
    for seat, player in enumerate(players):
        if player.policy is not None:
            names.append(player.spec)
        elif player.name:
            names.append(player.name)
        elif len(people) == 1:
            names.append(language("seat-you"))
        else:
            names.append(language("seat-player", number=seat + 1))
    return [
        f"{name} ({seat + 1})" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]
