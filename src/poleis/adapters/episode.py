"""Episode: a game being played in an environment, and what the environments have in common.

Chance follows the seed exactly as in a `Match`, one stream for each ply, so an episode can be
written as a record that `poleis check --audit` verifies.
"""

from __future__ import annotations

import functools
import secrets
from collections.abc import Mapping
from typing import Literal, get_args

import numpy as np
from numpy.typing import NDArray

from poleis.adapters.encoding import ABSENT, Encoding, Floats
from poleis.core import record
from poleis.core.actions import ActionTable
from poleis.core.errors import BadAction, BadSetup, Illegal
from poleis.core.game import Game, HasReachableActions, HasShape, get_game
from poleis.core.luck import Luck
from poleis.core.match import Match, read_seed
from poleis.core.observation_spec import Choice, row
from poleis.core.pickling import game_ref
from poleis.core.setup import Setup, make_setup
from poleis.core.state import CHANCE, OVER, State

__all__ = ["ILLEGAL", "Codes", "Episode", "Indices", "Mask", "Observer", "Reward", "results"]

Mask = NDArray[np.int8]
Indices = NDArray[np.int64]
Reward = Literal["result", "margin", "score"]
"""What a seat gets at the end: by its place, by how many points it leads the best opponent, or
its points."""
ILLEGAL: Mapping[Reward, float] = {"result": -1.0, "margin": -1000.0, "score": -1000.0}
"""What an illegal action costs where it ends an episode: nothing that a game can bring is worse."""
_KEPT = ("_next_seed", "_episodes", "seed", "log", "actor")
"""What a pickled episode says of the game that goes on."""


class Codes:
    """The actions of a set-up, numbered without gaps.

    Games number actions for the longest game that the box allows; an *action* here is the place
    of such a code among those that can be legal with the set-up. It means the same in every
    position.
    """

    def __init__(self, game: Game, setup: Setup) -> None:
        self.table: ActionTable = game.actions
        codes = (
            game.reachable_actions(setup)
            if isinstance(game, HasReachableActions)
            else range(self.table.size)
        )
        self._codes: Indices = np.array(codes, np.int64)
        self._places: Indices = np.full(self.table.size, -1, np.int64)
        self._places[self._codes] = np.arange(len(self._codes))
        self.size: int = len(self._codes)

    def legal(self, state: State, seat: int) -> Indices:
        """The legal actions of a seat, ascending."""
        legal = self._places[np.array(state.legal(seat), np.int64)]
        assert legal.size == 0 or legal.min() >= 0, "a legal action has no number"
        return legal

    def code(self, action: int) -> int:
        """The code of an action in the table of the game; BadAction if it is no action."""
        if not 0 <= action < self.size:
            raise BadAction(f"actions are 0 to {self.size - 1}, not {action}")
        return int(self._codes[action])

    def action(self, spelled: int | str | Mapping[str, object]) -> int:
        """The action with this code, or spelled like this; BadAction if it can never be legal."""
        code = self.table.read(spelled)
        if self._places[code] < 0:
            raise BadAction(f"{self.table.text(code)} cannot be legal with this set-up")
        return int(self._places[code])

    def text(self, action: int) -> str:
        """An action in words, as a record has it."""
        return self.table.text(self.code(action))


class Observer:
    """What a seat may know, as columns: which seat it is, then the position as it knows it."""

    def __init__(self, game: Game, setup: Setup) -> None:
        if not isinstance(game, HasShape):
            raise BadSetup(f"{game.id} has no method shape(setup), which learners need")
        self.game = game
        seat = Choice(0, setup.seats - 1)
        self.encoding: Encoding = Encoding(row(seat=seat, known=game.shape(setup)))

    def observe(self, state: State, seat: int) -> Floats:
        """What a seat may know."""
        return self.encoding.encode([seat, self.game.redact(state, seat).dump()])

    def everything(self, state: State) -> Floats:
        """The whole position, for critics that may see more than the players."""
        return self.encoding.encode([ABSENT, state.dump()])

    def known(self, setup: Setup, observation: Floats) -> State:
        """The position that an observation tells of, as a seat may know it."""
        decoded = self.encoding.decode(observation)
        assert isinstance(decoded, list)
        known: State = self.game.load(setup, decoded[1])
        return known


class Kit:
    """A game with a set-up, its numbered actions and its observer."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.codes: Codes = Codes(game, setup)
        self.observer: Observer = Observer(game, setup)


@functools.lru_cache(maxsize=64)
def kit_of(game_id: str, setup: Setup) -> Kit:
    """The kit of an installed game, made once."""
    return Kit(get_game(game_id), setup)


def results(ranking: list[int]) -> list[float]:
    """Each seat's share of won duels less its share of lost ones: 1 for the winner, -1 for the
    last, and 0 in the sum. Alone 1 for a win and -1 for a loss."""
    if len(ranking) == 1:
        return [1.0 if ranking[0] == 1 else -1.0]
    others = len(ranking) - 1
    return [sum((o > mine) - (o < mine) for o in ranking) / others for mine in ranking]


def _check_reward(reward: str) -> None:
    """BadSetup if there is no such reward."""
    if reward not in get_args(Reward):
        raise BadSetup(f"there is no reward {reward!r} (one of {', '.join(get_args(Reward))})")


class Episode:
    """A set-up, and one game of it after another."""

    def __init__(
        self,
        game: str | Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: int | str | None = None,
        reward: Reward = "result",
    ) -> None:
        self.game: Game = get_game(game) if isinstance(game, str) else game
        self.setup: Setup = make_setup(self.game, seats, options)
        _check_reward(reward)
        self.reward = reward
        is_named = isinstance(game, str)
        kit = kit_of(self.game.id, self.setup) if is_named else Kit(self.game, self.setup)
        self.codes: Codes = kit.codes
        self.observer: Observer = kit.observer
        self._next_seed = None if seed is None else read_seed(seed)
        self._episodes = 0
        self.seed = self._next_seed
        self.state: State = self.game.new(self.setup)
        self.log: list[tuple[int, int]] = []
        self.actor: int = OVER
        """The seat to decide, or OVER. Where several choose at once they are asked by turns; none
        knows of the others' choices, as `redact` hides them."""

    def __deepcopy__(self, memo: object) -> Episode:
        """An episode that goes on from here by itself; the game is shared."""
        episode = Episode.__new__(Episode)
        vars(episode).update(vars(self))
        episode.state, episode.log = self.state.clone(), self.log[:]
        return episode

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle keeps what happened; the rest follows from it."""
        kept = {name: vars(self)[name] for name in _KEPT}
        given = game_ref(self.game), self.setup.seats, dict(self.setup.options), None, self.reward
        return Episode, given, kept

    def __setstate__(self, kept: Mapping[str, object]) -> None:
        vars(self).update(kept)
        for actor, code in self.log:
            self.state.apply(actor, code)

    def begin(self, seed: int | str | None = None) -> None:
        """Start a new game. Without a seed the last one goes on: 7, then 7.1, 7.2 and so on."""
        if seed is None and self._next_seed is None:
            seed = secrets.randbits(31)
        if seed is not None:
            self._next_seed, self._episodes = read_seed(seed), 0
        self.seed = f"{self._next_seed}.{self._episodes}" if self._episodes else self._next_seed
        self._episodes += 1
        self.state = self.game.new(self.setup)
        self.log = []
        self._let_chance_act()

    def _let_chance_act(self) -> None:
        while (actor := self.state.actor()) == CHANCE:
            assert self.seed is not None
            self._apply(CHANCE, int(self.state.roll(Luck.of(self.seed, len(self.log)))))
        self.actor = int(actor)

    def _apply(self, actor: int, code: int) -> None:
        self.state.apply(actor, code)
        self.log.append((actor, code))

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    def play(self, code: int) -> None:
        """Carry out a decision of the seat to act, and then what chance adds to it.

        Illegal, with the rules that forbid it, if it is not legal; nothing changes then.
        """
        if not self.state.allows(self.actor, code):
            raise self.refusal(code)
        self._apply(self.actor, code)
        self._let_chance_act()

    def refusal(self, code: int) -> Illegal:
        """The error that says which rules forbid this action now."""
        refusals = self.game.explain(self.state, self.actor, code)
        return Illegal(self.game.actions.text(code), refusals)

    def legal(self, seat: int) -> Indices:
        """The legal actions of a seat, ascending; none unless it is the one to act."""
        return self.codes.legal(self.state, seat) if seat == self.actor else np.array([], np.int64)

    def mask(self, seat: int) -> Mask:
        """1 for each legal action of a seat; all 0 unless it is the one to act."""
        mask = np.zeros(self.codes.size, np.int8)
        if seat == self.actor:
            mask[self.codes.legal(self.state, seat)] = 1
        return mask

    def rewards(self) -> list[float]:
        """What each seat gets at the end."""
        seats = range(self.setup.seats)
        if self.reward == "score":
            return [float(self.state.score(seat)) for seat in seats]
        if self.reward == "margin":
            return [float(self.state.margin(seat)) for seat in seats]
        return results(self.game.ranking(self.state))

    def match(self) -> Match:
        """The game so far as a match with the seed, for undo, views and records."""
        match = Match(self.game, self.setup)
        for actor, code in self.log:
            match.play(actor, code)
        match.seed = self.seed
        return match

    def record(self) -> str:
        """The game so far as a text that `poleis check --audit` verifies."""
        return record.write(self.match(), seed=True)
