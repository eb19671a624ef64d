"""Hoard, a tiny game as somebody else might write it: plain Python, outside of the package.

The bag holds the cards 1 to 9. On a turn chance deals one card face down, which only its owner
sees. The owner keeps it (its points count once) or shows it (they count twice), but may show only
a card higher than the last one shown by anybody. After three turns each the most points win.
"""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.actions import ActionTable, Kind, Number
from poleis.core.errors import BadPosition
from poleis.core.evaluator import Evaluator
from poleis.core.explain import Message, Refusal, ScoreLine
from poleis.core.game import Game
from poleis.core.luck import Luck
from poleis.core.setup import Option, Setup
from poleis.core.state import CHANCE, OVER, State

CARDS = 9
TURNS = 3
KEEP, SHOW = 0, 1
NONE = 0  # no card dealt
UNKNOWN = 0  # a card that the viewer cannot see


class HoardState(State):
    """A position of Hoard."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        seats = setup.seats
        self.price = int(bool(setup.get("price", False)))  # taken off for each card shown
        self.bag = list(range(1, CARDS + 1))  # for a viewer: with all the cards it cannot see
        self.kept: list[list[int]] = [[] for _ in range(seats)]
        self.shown: list[list[int]] = [[] for _ in range(seats)]
        self.turn = 0
        self.dealt = NONE
        self.has_card = False
        self.last = 0

    def seats(self) -> i64:
        return len(self.kept)

    def actor(self) -> i64:
        if self.turn == TURNS * len(self.kept):
            return OVER
        return self.turn % len(self.kept) if self.has_card else CHANCE

    def legal(self, actor: i64) -> vec[i64]:
        if actor < 0 or actor != self.actor():
            return vec[i64]()
        return vec[i64]([KEEP, SHOW] if self.dealt > self.last else [KEEP])

    def chance(self) -> list[tuple[int, int]]:
        return [(card - 1, 1) for card in self.bag] if self.actor() == CHANCE else []

    def apply(self, actor: i64, action: i64) -> None:
        if actor == CHANCE:
            self.bag.remove(int(action) + 1)
            self.dealt, self.has_card = int(action) + 1, True
            return
        if action == SHOW:
            self.shown[actor].append(self.dealt)
            self.last = self.dealt
        else:
            self.kept[actor].append(self.dealt)
        self.turn += 1
        self.dealt, self.has_card = NONE, False

    def clone(self) -> HoardState:
        return hoard_from(type(self), self.setup, self.dump())

    def dump(self) -> list[object]:
        return [self.price, list(self.bag), [list(hand) for hand in self.kept],
                [list(hand) for hand in self.shown], self.turn, self.dealt, self.has_card,
                self.last]  # fmt: skip

    def score(self, seat: i64) -> i64:
        shown = self.shown[seat]
        return sum(self.kept[seat]) + 2 * sum(shown) - self.price * len(shown)


def hoard_from(kind: type[HoardState], setup: Setup, dump: object) -> HoardState:
    """The position that was dumped; ValueError or TypeError if it is none."""
    price, bag, kept, shown, turn, dealt, has_card, last = cast(list[int], dump)
    state = kind(setup)
    state.price = price
    state.bag = list(cast(list[int], bag))
    state.kept = [list(hand) for hand in cast(list[list[int]], kept)]
    state.shown = [list(hand) for hand in cast(list[list[int]], shown)]
    state.turn, state.dealt, state.has_card, state.last = turn, dealt, bool(has_card), last
    return state


class Hoard:
    """The description of Hoard: what the laws ask of a game."""

    id = "hoard"
    rules_version = 1
    seats = range(1, 4)
    options = (Option("price", "flag", False, "HOA-1.1", (2, 3)),)
    actions = ActionTable(Kind("keep"), Kind("show"))
    outcomes = ActionTable(Kind("deal", (Number("card", 1, CARDS),)))
    pad = None
    state: type[HoardState] = HoardState

    def new(self, setup: Setup) -> HoardState:
        return self.state(setup)

    def load(self, setup: Setup, dump: object) -> HoardState:
        try:
            return hoard_from(self.state, setup, dump)
        except (TypeError, ValueError):
            raise BadPosition("this is not a position of Hoard") from None

    def redact(self, state: State, viewer: int | None) -> State:
        """Cards that others keep, and the card dealt to another, go back into the bag."""
        assert isinstance(state, HoardState)
        known = state.clone()
        hidden: list[int] = []
        for seat, hand in enumerate(known.kept):
            if seat != viewer:
                hidden += hand
                known.kept[seat] = [UNKNOWN] * len(hand)
        if known.has_card and known.actor() != viewer:
            hidden.append(known.dealt)
            known.dealt = UNKNOWN
        known.bag = sorted([*known.bag, *filter(None, hidden)])
        return known

    def resample(self, known: State, viewer: int, luck: Luck) -> State:
        assert isinstance(known, HoardState)
        world = known.clone()

        def draw() -> int:
            return world.bag.pop(int(luck.below(len(world.bag))))

        for hand in world.kept:
            hand[:] = [card or draw() for card in hand]
        if world.has_card and world.dealt == UNKNOWN:
            world.dealt = draw()
        return world

    def sheet(self, state: State, seat: int) -> list[ScoreLine]:
        assert isinstance(state, HoardState)
        shown = state.shown[seat]
        return [
            ScoreLine("kept", sum(state.kept[seat]), ("HOA-1.2",)),
            ScoreLine("shown", 2 * sum(shown), ("HOA-1.3",)),
            ScoreLine("price", -state.price * len(shown), ("HOA-1.1",)),
        ]

    def ranking(self, state: State) -> list[int]:
        scores = [int(state.score(seat)) for seat in range(state.seats())]
        if len(scores) == 1:
            return [1] if scores[0] > 20 else [2]
        return [1 + sum(other > score for other in scores) for score in scores]

    def notes(self, state: State) -> list[Message]:
        return []

    def explain(self, state: State, actor: int, action: int) -> list[Refusal]:
        assert isinstance(state, HoardState)
        if state.actor() != actor:
            return [Refusal("HOA-2.1", Message("hoard-turn"))]
        if action == SHOW and state.dealt <= state.last:
            return [Refusal("HOA-2.2", Message("hoard-higher"))]
        return []

    def max_plies(self, setup: Setup) -> int:
        return 2 * TURNS * setup.seats

    def census(self, state: State) -> list[int]:
        assert isinstance(state, HoardState)
        hands = [card for hand in (*state.kept, *state.shown) for card in hand]
        return sorted([*state.bag, *hands, *([state.dealt] if state.has_card else [])])

    def is_open(self, setup: Setup) -> bool:
        return setup.seats == 1

    def evaluator(self) -> Evaluator:
        return Evaluator()


def as_game(hoard: Hoard) -> Game:
    """For the type checker: Hoard draws no pictures, which no law asks for."""
    return cast(Game, hoard)


def hoard_table(seats: int) -> HoardState:
    """The first position of a game for this many."""
    return Hoard().new(Setup(as_game(Hoard()), seats))
