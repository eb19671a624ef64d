"""Coins: a made game whose chances are known exactly, to test what is said about balance.

Each seat in turn gets an omen, good or bad, and plays plain or bold. Bold is a bait: at once it
brings a point with a good omen and costs one with a bad omen. Then chance draws the winner. The
weight of a seat is 3 with a good omen and 1 with a bad one, whatever it plays, unless options
say more: *edge* doubles the weight of seat 0, *pays* doubles that of a bold seat, *ties* lets all
share the win with weight 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.actions import ActionTable, Kind, Number, Word
from poleis.core.evaluator import Evaluator
from poleis.core.explain import Message, ScoreLine
from poleis.core.game import Game, games
from poleis.core.luck import Luck
from poleis.core.setup import Option, Setup
from poleis.core.state import CHANCE, OVER, State

PRIZE = 10
PLAIN, BOLD = 0, 1
ALL = 7
"""The outcome of chance that lets all win."""


class Coins(State):
    """A position: omens, plays, and who has won."""

    def __init__(self, seats: int, rules: tuple[bool, bool, bool]) -> None:
        self.number = seats
        self.rules = rules
        self.omens: list[int] = []
        self.plays: list[int] = []
        self.winner = -1

    def seats(self) -> i64:
        return self.number

    def actor(self) -> i64:
        if len(self.plays) < len(self.omens):
            return len(self.plays)
        return OVER if self.winner >= 0 else CHANCE

    def legal(self, actor: i64) -> vec[i64]:
        return vec[i64]([PLAIN, BOLD] if actor >= 0 and actor == self.actor() else [])

    def apply(self, actor: i64, action: i64) -> None:
        if actor >= 0:
            self.plays.append(int(action))
        elif len(self.omens) < self.number:
            self.omens.append(int(action))
        else:
            self.winner = int(action) - 2

    def chance(self) -> list[tuple[int, int]]:
        if self.actor() != CHANCE:
            return []
        if len(self.omens) < self.number:
            return [(0, 1), (1, 1)]
        weights = weights_of(self.omens, self.plays, self.rules)
        if self.number == 1:
            weights.append(2)  # the bank
        drawn = [(2 + seat, weight) for seat, weight in enumerate(weights)]
        return drawn + ([(2 + ALL, 1)] if self.rules[2] else [])

    def clone(self) -> Coins:
        copy = Coins(self.number, self.rules)
        copy.omens, copy.plays, copy.winner = self.omens[:], self.plays[:], self.winner
        return copy

    def dump(self) -> list[object]:
        return [self.omens[:], self.plays[:], self.winner]

    def bait(self, seat: int) -> int:
        if seat >= len(self.plays) or self.plays[seat] == PLAIN:
            return 0
        return 1 if self.omens[seat] else -1

    def prize(self, seat: int) -> int:
        if self.winner == ALL:
            return PRIZE - self.bait(seat)
        return PRIZE if self.winner == seat else 0

    def score(self, seat: i64) -> i64:
        return self.prize(int(seat)) + self.bait(int(seat))


def weights_of(omens: list[int], plays: list[int], rules: tuple[bool, bool, bool]) -> list[int]:
    """The weight of each seat when the winner is drawn."""
    edge, pays, _ = rules
    return [
        (3 if omen else 1) * (2 if edge and seat == 0 else 1) * (2 if pays and play else 1)
        for seat, (omen, play) in enumerate(zip(omens, plays, strict=True))
    ]


class CoinGame:
    """The description of Coins."""

    id = "coins"
    rules_version = 1
    seats = range(1, 5)
    options = tuple(
        Option(key, "flag", False, "COI-1", (1, 2, 3, 4)) for key in ("edge", "pays", "ties")
    )
    actions = ActionTable(Kind("play", (Word("way", ("plain", "bold")),)))
    outcomes = ActionTable(
        Kind("omen", (Word("is", ("bad", "good")),)), Kind("win", (Number("seat", 0, ALL),))
    )
    pad = None

    def new(self, setup: Setup) -> Coins:
        edge, pays, ties = (bool(value) for _, value in setup.options)
        return Coins(setup.seats, (edge, pays, ties))

    def redact(self, state: State, viewer: int | None) -> State:
        return state.clone()

    def resample(self, known: State, viewer: int, luck: Luck) -> State:
        return known.clone()

    def sheet(self, state: State, seat: int) -> list[ScoreLine]:
        assert isinstance(state, Coins)
        prize = ScoreLine("prize", state.prize(seat), ("COI-1",))
        return [prize, ScoreLine("bait", state.bait(seat), ("COI-2",), {"omen": 1})]

    def ranking(self, state: State) -> list[int]:
        assert isinstance(state, Coins)
        seats = range(state.number)
        return [1 if state.winner in (seat, ALL) else 2 for seat in seats]

    def notes(self, state: State) -> list[Message]:
        return []

    def evaluator(self) -> Evaluator:
        return Evaluator()


@contextmanager
def installed_coins() -> Iterator[None]:
    """While this lasts, Coins is installed in this process, and not in its workers."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games(), "coins", cast(Game, CoinGame()))
        yield


def true_win_rate(seat: int, plays: list[int | None], rules: tuple[bool, bool, bool]) -> float:
    """How often a seat wins, by counting every case; None: plays plain or bold at random."""
    ways = [(play,) if play is not None else (PLAIN, BOLD) for play in plays]
    shares = []
    for omens in product((0, 1), repeat=len(plays)):
        for played in product(*ways):
            weights = weights_of(list(omens), list(played), rules)
            tied = 1 if rules[2] else 0
            share = (weights[seat] + tied / len(plays)) / (sum(weights) + tied)
            shares.append(share)
    return sum(shares) / len(shares)
