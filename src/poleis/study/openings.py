"""Openings: the first choices of every seat, and what they are worth.

A *choice* is a decision with at least two legal actions. What a bot chooses of itself says what
it likes; whether that is good cannot be read from it, since it chooses what its cards, dice or
tiles invite to. A choice made at random, each legal action as likely as the others, knows nothing
of them: what then goes with an opening comes from it. `docs/how-to/study-balance.md` says more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from poleis.core.actions import ActionTable
from poleis.core.game import Game
from poleis.core.luck import Luck
from poleis.core.match import Move
from poleis.core.state import State
from poleis.study.stats import (
    Estimate,
    Ratio,
    Sums,
    Z,
    mean_difference,
    point_of,
    share_difference,
    wilson,
)

_MOST_ACTIONS = 1000
"""A kind with more actions than this (cells of a plane) is one opening, whatever its arguments."""
_LEAST_CHOSEN = 20
"""An opening that was chosen less often stands among the others."""


def _opening_of(table: ActionTable, code: int) -> str:
    """The opening that an action is: its words, or only its verb where there are too many."""
    kind, _ = table.split(code)
    return table.text(code) if kind.size <= _MOST_ACTIONS else f"{kind.name} ..."


@dataclass(frozen=True)
class OpeningChoice:
    """One of the first choices of a seat."""

    seat: int
    number: int
    """1 for the first choice of the seat, and so on."""
    offered: Mapping[str, int]
    """The openings it could take, and how many legal actions each stands for."""
    chosen: str
    at_random: bool


class Opener:
    """Watches the beginning of a game, and makes the first choices of one seat at random.

    It is what `play_match` asks *instead* of a bot. *varied* is the seat, if there is one.
    """

    def __init__(
        self, game: Game, seats: int, choices: int, varied: int | None, luck: Luck
    ) -> None:
        self.order: list[int] = []
        """The seats in the order of their first decisions; those made at the same time as others
        do not count."""
        self.passes: int = 0
        """How often the decision passed from one seat to another, where one decides at a time."""
        self._last: int | None = None
        self._table = game.actions
        self._choices = choices
        self._varied = varied
        self._luck = luck
        self._decisions = [0] * seats
        self._seen = [0] * seats
        self._noted: list[tuple[int, int, int, Mapping[str, int]]] = []

    def __call__(self, state: State, seat: int) -> int | None:
        decision = self._decisions[seat]
        self._decisions[seat] += 1
        if state.phase() == 0:
            self._note_turn(seat)
        if self._seen[seat] == self._choices:
            return None
        legal = [int(code) for code in state.legal(seat)]
        if len(legal) == 1:
            return None
        self._seen[seat] += 1
        offered = Counter(_opening_of(self._table, code) for code in legal)
        self._noted.append((seat, self._seen[seat], decision, offered))
        return legal[int(self._luck.below(len(legal)))] if seat == self._varied else None

    def _note_turn(self, seat: int) -> None:
        self.passes += self._last not in (None, seat)
        self._last = seat
        if seat not in self.order:
            self.order.append(seat)

    def choices(self, log: Sequence[Move]) -> tuple[OpeningChoice, ...]:
        """What was chosen, from the log of the finished game."""
        made: list[list[int]] = [[] for _ in self._seen]
        for move in log:
            if move.actor >= 0:
                made[move.actor].append(move.action)
        return tuple(
            OpeningChoice(
                seat,
                number,
                offered,
                _opening_of(self._table, made[seat][decision]),
                seat == self._varied,
            )
            for seat, number, decision, offered in self._noted
        )


@dataclass
class Liked:
    """An opening as the bots choose it.

    Where all seats of a game open alike, wins and margins say nothing about the opening: only
    games in which another seat opened otherwise count for them (alone, all games).
    """

    offered: int = 0
    offered_games: int = 0
    chosen: int = 0
    met: int = 0
    """How often it was chosen while another seat opened otherwise."""
    won: float = 0.0
    margin: Ratio = field(default_factory=Ratio)

    def share(self) -> Estimate:
        """How often it is chosen where it can be. Seats of a game may see the same offer, so
        games are the sample."""
        return wilson(self.chosen / self.offered, self.offered_games)

    def win_rate(self) -> Estimate | None:
        """Of several seats of a game that open alike one wins at most, so that counting each of
        them alone is never too sure."""
        return wilson(self.won / self.met, self.met) if self.met else None

    def mean_margin(self) -> Estimate | None:
        return self.margin.estimate()

    def json(self) -> dict[str, object]:
        rate, margin = self.win_rate(), self.mean_margin()
        return {
            "offered": self.offered,
            "chosen": self.chosen,
            "share": self.share().json(),
            "met": self.met,
            "win_rate": rate and rate.json(),
            "margin": margin and margin.json(),
        }


@dataclass
class Tried:
    """An opening as it was tried at random.

    Of the games in which it was on offer, those that took it stand for it and those that left it
    for the other choices. Each is weighted by how unlikely it was to come about, so that both
    stand for the very same deals, and what differs between them comes from the opening.
    """

    offered: int = 0
    chosen: int = 0
    won: float = 0.0
    margin: Sums = field(default_factory=Sums)
    wins_taken: Ratio = field(default_factory=Ratio)
    wins_left: Ratio = field(default_factory=Ratio)
    margin_taken: Ratio = field(default_factory=Ratio)
    margin_left: Ratio = field(default_factory=Ratio)

    def add(self, share: float, margin: int, taken: bool, chance: float) -> None:
        """Add a game in which it was on offer and had this chance to be taken."""
        self.offered += 1
        if taken:
            self.chosen += 1
            self.won += share
            self.margin.add(margin)
        if chance == 1:
            return  # there was nothing else: no comparison
        weight = 1 / chance if taken else 1 / (1 - chance)
        wins, margins = (
            (self.wins_taken, self.margin_taken) if taken else (self.wins_left, self.margin_left)
        )
        wins.add(weight * share, weight)
        margins.add(weight * margin, weight)

    @property
    def met(self) -> int:
        """How many games count for its wins: all."""
        return self.chosen

    def win_rate(self) -> Estimate:
        return wilson(self.won / self.chosen, self.chosen)

    def mean_margin(self) -> Estimate | None:
        return self.margin.mean()

    def gain(self, z: float = Z) -> Estimate | None:
        """Of the win, against the other choices in the same deals."""
        return share_difference(self.wins_taken, self.wins_left, z)

    def margin_gain(self) -> Estimate | None:
        """Of the margin."""
        return mean_difference(self.margin_taken, self.margin_left)

    def json(self) -> dict[str, object]:
        estimates = {
            "margin": self.mean_margin(),
            "gain": self.gain(),
            "margin_gain": self.margin_gain(),
        }
        return {
            "offered": self.offered,
            "chosen": self.chosen,
            "win_rate": self.win_rate().json(),
            **{key: found and found.json() for key, found in estimates.items()},
        }


@dataclass(frozen=True)
class Others:
    """The openings that were chosen too seldom to stand alone."""

    openings: int
    chosen: int
    met: int
    win_rate: Estimate | None

    def json(self) -> dict[str, object]:
        rate = self.win_rate and self.win_rate.json()
        counts = {"openings": self.openings, "chosen": self.chosen, "met": self.met}
        return {**counts, "win_rate": rate}


@dataclass
class Openings:
    """All that was seen of the choice with one number, over the games in their order."""

    liked: dict[str, Liked] = field(default_factory=dict)
    tried: dict[str, Tried] = field(default_factory=dict)
    random: int = 0
    """How many choices were random."""

    def add(
        self, choices: Sequence[OpeningChoice], shares: Sequence[float], margins: Sequence[int]
    ) -> None:
        """Add the choices of one game."""
        of_bots = [choice for choice in choices if not choice.at_random]
        alike = len(shares) > 1 and len({choice.chosen for choice in choices}) == 1
        margins_of: dict[str, list[int]] = {}
        for choice in of_bots:
            for opening in choice.offered:
                self.liked.setdefault(opening, Liked()).offered += 1
            liked = self.liked[choice.chosen]
            liked.chosen += 1
            if not alike:
                liked.met += 1
                liked.won += shares[choice.seat]
                margins_of.setdefault(choice.chosen, []).append(margins[choice.seat])
        for opening in {opening for choice in of_bots for opening in choice.offered}:
            self.liked[opening].offered_games += 1
        for opening, found in margins_of.items():
            self.liked[opening].margin.add(sum(found), len(found))
        for choice in choices:
            if choice.at_random:
                self._add_tried(choice, shares[choice.seat], margins[choice.seat])

    def _add_tried(self, choice: OpeningChoice, share: float, margin: int) -> None:
        self.random += 1
        every = sum(choice.offered.values())
        for opening, actions in choice.offered.items():
            tried = self.tried.setdefault(opening, Tried())
            tried.add(share, margin, opening == choice.chosen, actions / every)

    def often_liked(self) -> dict[str, Liked]:
        """Openings that the bots chose often enough to report, most frequent first."""
        often = {name: row for name, row in self.liked.items() if row.chosen >= _LEAST_CHOSEN}
        return dict(sorted(often.items(), key=lambda item: (-item[1].chosen, item[0])))

    def often_tried(self) -> dict[str, Tried]:
        """Openings tried often enough to report, the greatest gain first."""
        often = {name: row for name, row in self.tried.items() if row.chosen >= _LEAST_CHOSEN}
        return dict(sorted(often.items(), key=lambda item: (-_gain(item[1]), item[0])))

    def stand_out(self) -> list[str]:
        """Openings whose gain differs from 0, significant for all reported ones jointly."""
        often = self.often_tried()
        point = point_of(max(1, len(often)))
        found = []
        for name, row in often.items():
            gain = row.gain(point)
            if gain is not None and gain.low is not None and gain.high is not None:
                found += [name] if gain.low > 0 or gain.high < 0 else []
        return found

    def others(self, rows: Mapping[str, Liked] | Mapping[str, Tried]) -> Others:
        """Those among the rows that were chosen too seldom; some were only on offer."""
        rare = [row for row in rows.values() if row.chosen < _LEAST_CHOSEN]
        chosen = sum(row.chosen for row in rare)
        met = sum(row.met for row in rare)
        won = sum(row.won for row in rare)
        return Others(len(rare), chosen, met, wilson(won / met, met) if met else None)

    def json(self) -> dict[str, object]:
        stand_out = self.stand_out()
        return {
            "by_bots": [
                {"opening": name, **row.json()} for name, row in self.often_liked().items()
            ],
            "other_by_bots": self.others(self.liked).json(),
            "at_random": [
                {"opening": name, **row.json(), "stands_out": name in stand_out}
                for name, row in self.often_tried().items()
            ],
            "other_at_random": self.others(self.tried).json(),
        }


def _gain(row: Tried) -> float:
    gain = row.gain()
    return 0.0 if gain is None else gain.value
