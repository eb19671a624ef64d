"""The games as OpenSpiel games: importing this module registers them.

    import pyspiel
    import poleis.adapters.openspiel

    game = pyspiel.load_game("python_poleis_akropolis(seats=3,variants=houses+gardens)")

Chance is explicit. Where the rules let seats choose at the same time, they are asked by turns and
none knows of the others' choices: the same game, with smaller steps.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any

from poleis.core.game import Game, HasOpenness, games, get_game, usual_seats
from poleis.core.setup import Option, Setup, make_setup

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as _error:
    _message = f"OpenSpiel games need {_error.name}: pip install 'poleis[openspiel]'"
    raise ModuleNotFoundError(_message, name=_error.name) from None

from poleis.adapters.encoding import Floats
from poleis.adapters.episode import Codes, Kit, kit_of, results
from poleis.core.luck import Luck
from poleis.core.state import CHANCE, OVER, State

__all__ = ["PoleisGame", "PoleisObserver", "PoleisState"]

_PREFIX = "python_poleis_"
_NONE = "none"


def _default_of(option: Option) -> bool | str:
    """The default of an option as a parameter: several words are joined by `+`, as a comma ends a
    parameter, and no words are `none`, as `-` begins a number."""
    if isinstance(option.default, bool):
        return option.default
    return _NONE if option.default == () else option.text(option.default).replace(",", "+")


def _setup_of(game: Game, parameters: Mapping[str, Any]) -> Setup:
    """The set-up that parameters describe; BadSetup says what does not fit.

    OpenSpiel fills in the defaults of all parameters, also of options that do not exist in this
    set-up, so a default counts as not given.
    """
    usual = {option.key: _default_of(option) for option in game.options}
    options = {
        key: value
        for key, value in parameters.items()
        if key != "seats" and value != usual.get(key)
    }
    for key, value in options.items():
        if isinstance(value, str):
            options[key] = "-" if value == _NONE else value.replace("+", ",")
    return make_setup(game, int(parameters.get("seats", usual_seats(game))), options)


def _game_type(game: Game, setup: Setup | None = None) -> Any:
    """What OpenSpiel wants to know of a game, or of one set-up of it."""
    kinds = pyspiel.GameType
    is_open = setup is not None and isinstance(game, HasOpenness) and game.is_open(setup)
    seats = usual_seats(game) if setup is None else setup.seats
    information = kinds.Information
    return kinds(
        short_name=f"{_PREFIX}{game.id}",
        long_name=f"Poleis {game.id.replace('_', ' ').title()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION
        if is_open
        else information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if seats > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": usual_seats(game),
            **{option.key: _default_of(option) for option in game.options},
        },
    )


class PoleisGame(pyspiel.Game):
    """A game with one set-up."""

    def __init__(self, game_id: str, parameters: Mapping[str, Any]) -> None:
        game = get_game(game_id)
        setup = _setup_of(game, parameters)
        self.kit: Kit = kit_of(game.id, setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kit.codes.size,
            max_chance_outcomes=game.outcomes.size,
            num_players=setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if setup.seats > 1 else None,
            max_game_length=game.max_plies(setup),
        )
        super().__init__(_game_type(game, setup), info, dict(parameters))

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    @property
    def setup(self) -> Setup:
        return self.kit.setup

    def max_chance_nodes_in_history(self) -> int:
        return self.kit.game.max_plies(self.kit.setup)

    def new_initial_state(self) -> PoleisState:
        return PoleisState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> PoleisObserver:
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        return PoleisObserver(self, iig_obs_type or pyspiel.IIGObservationType())


class Memory:
    """What a player has seen and done, folded into one digest: equal only for equal histories.

    Only changes of what the player knows count, so that it does not count what others do at the
    same time.
    """

    def __init__(
        self, game: Game, state: State, player: int, digest: bytes = b"", seen: str = ""
    ) -> None:
        self.game = game
        self.player = player
        self.digest: bytes = digest
        self.seen: str = seen
        if not seen:
            self.see(state)

    def copy(self) -> Memory:
        memory = Memory.__new__(Memory)
        memory.game, memory.player = self.game, self.player
        memory.digest, memory.seen = self.parts()
        return memory

    def parts(self) -> tuple[bytes, str]:
        """What it has kept: the digest, and what was seen last."""
        return self.digest, self.seen

    def see(self, state: State) -> None:
        """The position has changed, perhaps only for others."""
        seen = _known_text(self.game, state, self.player)
        if seen != self.seen:
            self.seen = seen
            self.fold(seen)

    def do(self, code: int) -> None:
        """The player has decided."""
        self.fold(str(code))

    def fold(self, text: str) -> None:
        self.digest = hashlib.blake2b(self.digest + text.encode(), digest_size=16).digest()


def _known_text(game: Game, state: State, player: int | None) -> str:
    """What a player may know, as JSON."""
    return json.dumps(game.redact(state, player).dump(), separators=(",", ":"))


class Position:
    """The state of Poleis within a state of OpenSpiel, which copies it by deepcopy."""

    def __init__(
        self,
        kit: Kit,
        state: State,
        memories: list[Memory] | None = None,
        *,
        is_sampled: bool = False,
    ) -> None:
        self.kit = kit
        self.state = state
        self.memories = memories
        """Kept from when somebody asks for an information state."""
        self.is_sampled = is_sampled
        """Whether no history led here: `resampled` has imagined it."""

    def __deepcopy__(self, memo: object) -> Position:
        memories = None if self.memories is None else [one.copy() for one in self.memories]
        return Position(self.kit, self.state.clone(), memories, is_sampled=self.is_sampled)

    def __reduce__(self) -> tuple[Any, ...]:
        """Memories are left out where the history brings them back."""
        memories = [one.parts() for one in self.memories or ()] if self.is_sampled else None
        return restore, (self.kit.game.id, self.kit.setup, self.state.dump(), memories)

    def apply(self, actor: int, code: int) -> None:
        self.state.apply(actor, code)
        if self.memories is not None:
            if actor >= 0:
                self.memories[actor].do(code)
            for memory in self.memories:
                memory.see(self.state)

    def resampled(self, player: int, memory: Memory, luck: Luck) -> Position:
        """A position that the player cannot tell from this one. The player keeps its memory; of
        the others it is imagined what they know, not how they came to know it."""
        game, setup = self.kit.game, self.kit.setup
        world = game.resample(game.redact(self.state, player), player, luck)
        memories = [
            memory.copy() if seat == player else Memory(game, world, seat)
            for seat in range(setup.seats)
        ]
        return Position(self.kit, world, memories, is_sampled=True)

    def remember(self, history: list[tuple[int, int]]) -> list[Memory]:
        """The memories of the players after these actors and codes."""
        if self.memories is None:
            game, setup = self.kit.game, self.kit.setup
            state = game.new(setup)
            players = range(setup.seats)
            again = Position(self.kit, state, [Memory(game, state, one) for one in players])
            for actor, code in history:
                again.apply(actor, code)
            self.memories = again.memories
        assert self.memories is not None
        return self.memories


def restore(
    game_id: str, setup: Setup, dump: object, memories: list[tuple[bytes, str]] | None
) -> Position:
    """A position that was pickled."""
    kit = kit_of(game_id, setup)
    state = kit.game.load(setup, dump)
    if memories is None:
        return Position(kit, state)
    kept = [Memory(kit.game, state, seat, *parts) for seat, parts in enumerate(memories)]
    return Position(kit, state, kept, is_sampled=True)


class PoleisState(pyspiel.State):
    """A position, at a decision, at a chance event, or at the end."""

    def __init__(self, game: PoleisGame) -> None:
        super().__init__(game)
        self.position: Position = Position(game.kit, game.kit.game.new(game.kit.setup))

    @property
    def state(self) -> State:
        """The position as Poleis has it; do not change it."""
        return self.position.state

    @property
    def _codes(self) -> Codes:
        return self.position.kit.codes

    def current_player(self) -> int:
        actor = int(self.position.state.actor())
        if actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if actor == OVER else actor

    def is_terminal(self) -> bool:
        return bool(self.position.state.actor() == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        actions: list[int] = self._codes.legal(self.position.state, player).tolist()
        return actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.state.chance()
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        actor = int(self.position.state.actor())
        self.position.apply(actor, action if actor == CHANCE else self._codes.code(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.position.kit.game.outcomes.text(action)
        return self._codes.text(action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.position.kit.setup.seats
        return results(self.position.kit.game.ranking(self.position.state))

    def __str__(self) -> str:
        return json.dumps(self.position.state.dump(), separators=(",", ":"))

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> PoleisState:
        """A state that this player cannot tell from this one, as ISMCTS wants it.

        It begins here: its history is empty, for nobody knows which history led to it.
        """
        luck = Luck.of("resample", int(probability_sampler() * 2**53))
        memory = self.position.remember(self.plies())[player_id]
        sampled = PoleisState(self.get_game())
        sampled.position = self.position.resampled(player_id, memory, luck)
        return sampled

    def plies(self) -> list[tuple[int, int]]:
        """The game so far: seats (or CHANCE) and the codes of the game's own tables."""
        code = self._codes.code
        return [
            (CHANCE, ply.action) if ply.player < 0 else (ply.player, code(ply.action))
            for ply in self.full_history()
        ]

    def recall(self, player: int) -> str:
        """All that a player has seen and done: a digest of the past, and what it knows now."""
        memory = self.position.remember(self.plies())[player]
        return f"{memory.digest.hex()} {memory.seen}"


class PoleisObserver:
    """What a player may know, or, without private information, what a spectator may know."""

    def __init__(self, game: PoleisGame, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not kind.public_info:
            raise ValueError("players know what is public and what is their own, nothing else")
        self._kit = game.kit
        self._is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._is_recall = kind.perfect_recall
        has_tensor = self._is_private and not self._is_recall
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}
        if has_tensor:
            self.tensor = np.zeros(game.kit.observer.encoding.width, np.float32)
            self.dict = {"known": self.tensor}

    def set_from(self, state: PoleisState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = self._kit.observer.observe(state.position.state, player)

    def string_from(self, state: PoleisState, player: int) -> str:
        if not self._is_private:
            return _known_text(self._kit.game, state.position.state, None)
        if self._is_recall:
            return f"seat {player} {state.recall(player)}"
        return f"seat {player} {_known_text(self._kit.game, state.position.state, player)}"


def _maker(game_id: str) -> type[PoleisGame]:
    """What OpenSpiel calls to make a game with parameters.

    A class, because OpenSpiel lets go of it only after Python has ended, when a function could not
    be freed any more.
    """

    def init(self: PoleisGame, parameters: Mapping[str, Any]) -> None:
        PoleisGame.__init__(self, game_id, parameters)

    return type("PoleisGame", (PoleisGame,), {"__init__": init})


for _game in games().values():
    if f"{_PREFIX}{_game.id}" not in pyspiel.registered_names():
        pyspiel.register_game(_game_type(_game), _maker(_game.id))
