"""The games as PettingZoo environments, one agent for each seat.

from poleis.adapters.pettingzoo import env

table = env("akropolis", seats=2, options={"variants": "gardens"}, seed=7)
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any

from poleis.core.game import Game, games

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, aec_registry, register
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as _error:
    _message = f"PettingZoo environments need {_error.name}: pip install 'poleis[pettingzoo]'"
    raise ModuleNotFoundError(_message, name=_error.name) from None

from poleis.adapters.encoding import Floats
from poleis.adapters.episode import ILLEGAL, Episode, Indices, Mask, Reward
from poleis.adapters.pictures import RENDER_MODES, Rendered, check_render_mode, render

__all__ = ["env", "raw_env"]

Observation = dict[str, Any]


def env(
    game: str | Game,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    seed: int | str | None = None,
    reward: Reward = "result",
    render_mode: str | None = None,
) -> AECEnv[str, Observation, Any]:
    """A game with the usual wrappers: an illegal action ends it, and its agent gets `ILLEGAL`."""
    bare = raw_env(game, seats, options, seed, reward, render_mode)
    checked = wrappers.TerminateIllegalWrapper(bare, illegal_reward=ILLEGAL[reward])
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class raw_env(AECEnv[str, Observation, Any]):
    """A game without wrappers: an illegal action raises `Illegal`, which cites the rules.

    Agents are `seat_0` and so on. An observation has what the seat may know as columns
    (`columns` names them) and the mask of its legal actions, which is empty for every agent but
    the one to act. Chance acts inside, by the seed. Rewards come at the end.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo has it
        "name": "poleis_v0",
        "render_modes": RENDER_MODES,
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str | Game,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        seed: int | str | None = None,
        reward: Reward = "result",
        render_mode: str | None = None,
    ) -> None:
        name = game if isinstance(game, str) else game.id
        self.episode: Episode = Episode(game, seats, options, seed, reward)
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"poleis_{name}_v0"}
        self.possible_agents: list[str] = [f"seat_{seat}" for seat in range(seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        encoding = self.episode.observer.encoding
        known = spaces.Box(encoding.low, encoding.high, dtype=np.float32)
        mask = spaces.Box(0, 1, (self.episode.codes.size,), np.int8)
        self.observation_spaces: dict[str, spaces.Space[Observation]] = {
            agent: spaces.Dict({"observation": known, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(self.episode.codes.size) for agent in self.possible_agents
        }
        self.state_space: spaces.Space[Any] = known

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | str | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game. Without a seed the last one goes on: 7, then 7.1, 7.2 and so on."""
        self.episode.begin(seed)
        self.agents: list[str] = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        self.agent_selection: str = self.possible_agents[max(0, self.episode.actor)]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must act")
        self.episode.play(self.episode.codes.code(index(action)))
        self._cumulative_rewards[agent] = 0.0
        if self.episode.is_over:
            for one, reward in zip(self.possible_agents, self.episode.rewards(), strict=True):
                self.rewards[one] = reward
                self.terminations[one] = True
            self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        known = self.episode.observer.observe(self.episode.state, seat)
        return {"observation": known, "action_mask": self.episode.mask(seat)}

    def state(self) -> Floats:
        """The whole position, secrets included, for critics that see more than the agents."""
        return self.episode.observer.everything(self.episode.state)

    def render(self) -> Rendered:
        """The table as a spectator sees it: a text (`ansi`), an SVG file (`svg`), pixels
        (`rgb_array`, with the extra `png`), or printed after every step (`human`)."""
        return render(self.episode.game, self.episode.state, None, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    # ---- beyond the interface of PettingZoo

    @property
    def columns(self) -> tuple[str, ...]:
        """What each number of an observation is."""
        return self.episode.observer.encoding.names

    def mask(self, agent: str) -> Mask:
        """The mask of an agent without the rest of its observation."""
        return self.episode.mask(self._seat_of[agent])

    def legal(self, agent: str) -> Indices:
        """The legal actions of an agent as a list, which is shorter than the mask."""
        return self.episode.legal(self._seat_of[agent])

    def action_text(self, action: int) -> str:
        """An action in words, for instance `place 1 -2 r3`."""
        return self.episode.codes.text(action)

    def record(self) -> str:
        """The game so far as a text that `poleis check --audit` verifies."""
        return self.episode.record()


for _game in games():
    if f"poleis/{_game}-v0" not in aec_registry:
        register("aec", f"poleis/{_game}-v0", env, kwargs={"game": _game})
