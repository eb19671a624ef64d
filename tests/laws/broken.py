"""Games that break one law each: Hoard with one flaw."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.actions import ActionTable, Kind, Number
from poleis.core.errors import BadPosition
from poleis.core.explain import Message, Refusal, ScoreLine
from poleis.core.luck import Luck
from poleis.core.observation_spec import Count, Many, Row, Shape, Subset, row, several
from poleis.core.setup import Setup
from poleis.core.state import CHANCE, OVER, State
from tests.laws.hoard import CARDS, KEEP, SHOW, TURNS, UNKNOWN, Hoard, HoardState

# ---- games_end


class TooShortABound(Hoard):
    def max_plies(self, setup: Setup) -> int:
        return 2 * TURNS * setup.seats - 1


class PlaysOn(HoardState):
    def legal(self, actor: i64) -> vec[i64]:
        if self.turn == TURNS * len(self.kept):
            return vec[i64]([KEEP])
        return super().legal(actor)


# ---- legal_is_sorted


class Descending(HoardState):
    def legal(self, actor: i64) -> vec[i64]:
        return vec[i64](sorted(super().legal(actor), reverse=True))


class Twice(HoardState):
    def legal(self, actor: i64) -> vec[i64]:
        legal = [int(code) for code in super().legal(actor)]
        return vec[i64](sorted(legal * 2))


class Stuck(HoardState):
    """Nothing to do with a card that may not be shown."""

    def legal(self, actor: i64) -> vec[i64]:
        legal = super().legal(actor)
        return legal if len(legal) > 1 else vec[i64]()

    def random_action(self, actor: i64, luck: Luck) -> i64:
        return SHOW if self.dealt > self.last else KEEP


class OpenToStrangers(HoardState):
    """Whoever comes along may play."""

    def legal(self, actor: i64) -> vec[i64]:
        return super().legal(self.actor() if actor >= len(self.kept) else actor)


class BeyondTheTable(HoardState):
    def legal(self, actor: i64) -> vec[i64]:
        legal = [int(code) for code in super().legal(actor)]
        return vec[i64]([*legal, 2] if legal else [])

    def random_action(self, actor: i64, luck: Luck) -> i64:
        return KEEP


class RandomIsIllegal(HoardState):
    def random_action(self, actor: i64, luck: Luck) -> i64:
        return SHOW


class Weightless(HoardState):
    def chance(self) -> list[tuple[int, int]]:
        return [(card, int(card > 0)) for card, _ in super().chance()]


class DealsOutOfTurn(HoardState):
    """Chance could act although a seat has a card to keep or show."""

    def chance(self) -> list[tuple[int, int]]:
        return [(card - 1, 1) for card in self.bag]


# ---- spellings_agree


class Off(Number):
    def text(self, index: int) -> str:
        return super().text((index + 1) % self.size)


class Misspelled(Hoard):
    outcomes = ActionTable(Kind("deal", (Off("card", 1, CARDS),)))


# ---- the_past_never_moves


class SharesItsBag(HoardState):
    def clone(self) -> HoardState:
        clone = super().clone()
        clone.bag = self.bag
        return clone


class SheetSpends(Hoard):
    def sheet(self, state: State, seat: int) -> list[ScoreLine]:
        assert isinstance(state, HoardState)
        state.price += 1
        return super().sheet(state, seat)


# ---- dumps_continue


class ForgetsTheLastCard(HoardState):
    """What may be shown is not in the dump; clones know it."""

    def dump(self) -> list[object]:
        return [*super().dump()[:7], 0]

    def clone(self) -> HoardState:
        clone = super().clone()
        clone.last = self.last
        return clone


class DealsFromTheTop(HoardState):
    """The bag has an order which the dump does not show."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.bag.reverse()

    def chance(self) -> list[tuple[int, int]]:
        return sorted(super().chance())

    def roll(self, luck: Luck) -> i64:
        return self.bag[0] - 1

    def dump(self) -> list[object]:
        dump = super().dump()
        dump[1] = sorted(self.bag)
        return dump

    def clone(self) -> HoardState:
        clone = super().clone()
        clone.bag = list(self.bag)
        return clone


# ---- states_know_their_set_up


class ForgetsTheSetUp(HoardState):
    """A clone takes another set-up for its own."""

    def clone(self) -> HoardState:
        clone = super().clone()
        clone.setup = Setup(self.setup.game, self.setup.seats + 1)
        return clone


# ---- position_texts_come_back


class InWholeNumbers(HoardState):
    def dump(self) -> list[object]:
        return [int(one) if isinstance(one, bool) else one for one in super().dump()]


class ForgetsTheLastCardShown(Hoard):
    """It declares its fields, and loads all but one of them."""

    state = InWholeNumbers

    def shape(self, setup: Setup) -> Shape:
        hands = Row(tuple(several("hand", setup.seats, Many(Count(0, CARDS), CARDS))))
        return row(
            price=Count(0, 1),
            bag=Subset(1, CARDS),
            kept=hands,
            shown=hands,
            turn=Count(0, TURNS * setup.seats),
            dealt=Count(0, CARDS),
            has_card=Count(0, 1),
            last=Count(0, CARDS),
        )

    def load(self, setup: Setup, dump: object) -> HoardState:
        state = super().load(setup, dump)
        state.last = 0
        return state


# ---- replay_equals_play, undo_restores


class HasDice(HoardState):
    """Randomness that is not in the log: every second game is different."""

    moves: ClassVar = [0]

    def apply(self, actor: i64, action: i64) -> None:
        super().apply(actor, action)
        self.moves[0] += 1
        if self.moves[0] % 7 == 0:
            self.last = 0


class ForgetsWhenCloned(HoardState):
    def clone(self) -> HoardState:
        clone = super().clone()
        clone.last = 0
        return clone


class LuckOfItsOwn(HoardState):
    rolls: ClassVar = [0]

    def roll(self, luck: Luck) -> i64:
        self.rolls[0] += 1
        return self.bag[self.rolls[0] % len(self.bag)] - 1


# ---- pieces_are_conserved


class LosesCards(HoardState):
    def apply(self, actor: i64, action: i64) -> None:
        if actor != CHANCE and action == KEEP and self.dealt == 5:
            self.dealt = 4
        super().apply(actor, action)


# ---- sheets_add_up, ranking_is_sound


class ForgetsThePrice(Hoard):
    def sheet(self, state: State, seat: int) -> list[ScoreLine]:
        return super().sheet(state, seat)[:2]


class CitesNothing(Hoard):
    def sheet(self, state: State, seat: int) -> list[ScoreLine]:
        return [ScoreLine(line.key, line.points, ()) for line in super().sheet(state, seat)]


class FewestPointsWin(Hoard):
    def ranking(self, state: State) -> list[int]:
        return [state.seats() + 1 - place for place in super().ranking(state)]


class NobodyWins(Hoard):
    def ranking(self, state: State) -> list[int]:
        return [place + 1 for place in super().ranking(state)]


# ---- refusals_agree


class NeverRefuses(Hoard):
    def explain(self, state: State, actor: int, action: int) -> list[Refusal]:
        return []


class RefusesTheLegal(Hoard):
    def explain(self, state: State, actor: int, action: int) -> list[Refusal]:
        return [Refusal("HOA-2.2", Message("hoard-higher"))]


class LowerIsFine(Hoard):
    """Explains nothing only in a near miss: a card that would have been high enough before."""

    def explain(self, state: State, actor: int, action: int) -> list[Refusal]:
        refusals = super().explain(state, actor, action)
        assert isinstance(state, HoardState)
        is_near = state.has_card and state.dealt == state.last - 1
        return [] if is_near and state.actor() == actor else refusals


class TellsWhatOthersKeep(Hoard):
    """A refusal is an answer about a card that the seat cannot see."""

    def explain(self, state: State, actor: int, action: int) -> list[Refusal]:
        assert isinstance(state, HoardState)
        highest = max((card for hand in state.kept for card in hand), default=0)
        return [
            Refusal(refusal.rule, Message(refusal.text.key, {"highest": highest}))
            for refusal in super().explain(state, actor, action)
        ]


class AllowsAnything(HoardState):
    def allows(self, actor: i64, action: i64) -> bool:
        return True


# ---- secrets_stay


class LooksIntoTheBag(Hoard):
    """A viewer can tell the cards in the bag from those in the hands of others."""

    def redact(self, state: State, viewer: int | None) -> State:
        known = super().redact(state, viewer)
        assert isinstance(known, HoardState) and isinstance(state, HoardState)
        known.last = state.bag[0] if state.bag else 0
        return known


class BluffsAreCalled(HoardState):
    """What a seat may do depends on a card that only another seat can see."""

    def legal(self, actor: i64) -> vec[i64]:
        others = [card for seat, hand in enumerate(self.kept) if seat != actor for card in hand]
        if self.has_card and actor == self.actor() and self.dealt < max(others, default=0):
            return vec[i64]([KEEP])
        return super().legal(actor)


class ImaginesNothing(Hoard):
    """The cards that a seat cannot see stay unknown in the world that it imagines."""

    def resample(self, known: State, viewer: int, luck: Luck) -> State:
        return known.clone()


# ---- open_games_say_so


class HidesNothing(Hoard):
    """Everybody sees everything, and the game says nothing about it."""

    def redact(self, state: State, viewer: int | None) -> State:
        return state.clone()

    def resample(self, known: State, viewer: int, luck: Luck) -> State:
        return known.clone()


class SaysItIsOpen(Hoard):
    def is_open(self, setup: Setup) -> bool:
        return True


# ---- knowledge_travels


class LoadsWholePositionsOnly(Hoard):
    def load(self, setup: Setup, dump: object) -> HoardState:
        state = super().load(setup, dump)
        if any(UNKNOWN in hand for hand in state.kept):
            raise BadPosition("a card is missing")
        return state


class GuessesWhatItLoads(Hoard):
    """What was hidden is filled in when it is loaded."""

    def load(self, setup: Setup, dump: object) -> HoardState:
        state = super().load(setup, dump)
        for hand in state.kept:
            hand[:] = [card or state.bag[0] for card in hand]
        return state


# ---- wrong_seats_are_refused


class AnybodyMayPlay(HoardState):
    def legal(self, actor: i64) -> vec[i64]:
        return super().legal(self.actor())


# ---- choices_stay_hidden, order_does_not_matter


class AlwaysTogether(HoardState):
    """Says that all choose at the same time, though they act in turn and see what others do."""

    def phase(self) -> i64:
        return 1


class AtOnce(HoardState):
    """All seats lay one of two cards of their own aside at once. Nothing is wrong with that."""

    def actor(self) -> i64:
        return self.actors()[0] if self.actors() else OVER

    def actors(self) -> list[int]:
        return [seat for seat, hand in enumerate(self.kept) if not hand]

    def phase(self) -> i64:
        return 1 if self.actors() else 0

    def legal(self, actor: i64) -> vec[i64]:
        return vec[i64]([KEEP, SHOW] if actor in self.actors() else [])

    def chance(self) -> list[tuple[int, int]]:
        return []

    def apply(self, actor: i64, action: i64) -> None:
        card = int(2 * actor + action) + 1
        self.bag.remove(card)
        self.kept[actor].append(card)


class LaidOpen(HidesNothing):
    """A card is seen as soon as it is laid aside, though others have still to choose."""

    state = AtOnce


class Rush(AtOnce):
    """Whoever comes first gets the better card."""

    def apply(self, actor: i64, action: i64) -> None:
        self.kept[actor].append(self.bag.pop())


def with_state(kind: type[HoardState]) -> Hoard:
    """Hoard, played with a flawed state."""
    game = Hoard()
    game.state = kind
    return game


FLAWS: dict[str, tuple[Hoard, ...]] = {
    "games_end": (TooShortABound(), with_state(PlaysOn)),
    "legal_is_sorted": (
        with_state(Descending),
        with_state(Twice),
        with_state(Stuck),
        with_state(OpenToStrangers),
        with_state(BeyondTheTable),
        with_state(RandomIsIllegal),
        with_state(Weightless),
        with_state(DealsOutOfTurn),
    ),
    "spellings_agree": (Misspelled(),),
    "the_past_never_moves": (with_state(SharesItsBag), SheetSpends()),
    "dumps_continue": (with_state(ForgetsTheLastCard), with_state(DealsFromTheTop)),
    "states_know_their_set_up": (with_state(ForgetsTheSetUp),),
    "position_texts_come_back": (ForgetsTheLastCardShown(),),
    "replay_equals_play": (with_state(HasDice),),
    "pieces_are_conserved": (with_state(LosesCards),),
    "sheets_add_up": (ForgetsThePrice(), CitesNothing()),
    "ranking_is_sound": (FewestPointsWin(), NobodyWins()),
    "refusals_agree": (
        NeverRefuses(),
        RefusesTheLegal(),
        LowerIsFine(),
        TellsWhatOthersKeep(),
        with_state(AllowsAnything),
    ),
    "secrets_stay": (LooksIntoTheBag(), with_state(BluffsAreCalled), ImaginesNothing()),
    "open_games_say_so": (HidesNothing(), SaysItIsOpen()),
    "knowledge_travels": (LoadsWholePositionsOnly(), GuessesWhatItLoads()),
    "undo_restores": (with_state(ForgetsWhenCloned), with_state(LuckOfItsOwn)),
    "choices_stay_hidden": (with_state(AlwaysTogether), LaidOpen()),
    "order_does_not_matter": (with_state(Rush),),
    "wrong_seats_are_refused": (with_state(AnybodyMayPlay),),
}
"""For each law, games that break it."""
