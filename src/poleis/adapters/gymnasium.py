"""The games as Gymnasium environments: one learner, and bots in the other seats.

    import gymnasium
    import poleis.adapters.gymnasium

    table = gymnasium.make("poleis/Akropolis-v0", opponents="mcts:easy")

Importing this module registers every installed game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any

from poleis.core.game import Game, games

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as _error:
    _message = f"Gymnasium environments need {_error.name}: pip install 'poleis[gymnasium]'"
    raise ModuleNotFoundError(_message, name=_error.name) from None

from poleis.adapters.encoding import Floats
from poleis.adapters.episode import ILLEGAL, Episode, Mask, Reward
from poleis.adapters.pictures import RENDER_MODES, Rendered, check_render_mode, render
from poleis.bots.policy import make_policy
from poleis.core.errors import BadSetup
from poleis.core.luck import Luck

__all__ = ["PoleisEnv"]

Info = dict[str, Any]


class PoleisEnv(gymnasium.Env[Floats, np.int64]):
    """A game in which one seat learns.

    An observation is what the learner's seat may know as columns (`columns` names them);
    `info["action_mask"]` has the legal actions. The reward comes at the end. An illegal action
    ends the game with the reward `ILLEGAL`, and `info["illegal"]` says which rule forbids it.

    *opponents* are bots, for instance `mcts:easy`: one for all other seats, or one for each.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium has it
        "render_modes": RENDER_MODES,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str | Game,
        seats: int = 2,
        seat: int = 0,
        opponents: str | Sequence[str] = "greedy",
        options: Mapping[str, object] | None = None,
        reward: Reward = "result",
        render_mode: str | None = None,
    ) -> None:
        self.episode: Episode = Episode(game, seats, options, reward=reward)
        if not 0 <= seat < seats:
            raise BadSetup(f"there are seats 0 to {seats - 1}, not {seat}")
        self.seat = seat
        specs = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(specs) != seats - 1:
            raise BadSetup(f"{seats - 1} seats are for bots, not {len(specs)}")
        others = [other for other in range(seats) if other != seat]
        self._bots = dict(zip(others, map(make_policy, specs), strict=True))
        check_render_mode(render_mode)
        self.render_mode = render_mode
        encoding = self.episode.observer.encoding
        self.observation_space: spaces.Box[np.float32] = spaces.Box(
            encoding.low, encoding.high, dtype=np.float32
        )
        self.action_space: spaces.Discrete[np.int64] = spaces.Discrete(self.episode.codes.size)
        self._goes_on = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, Info]:
        """Start a game. Without a seed the last one goes on: 7, then 7.1, 7.2 and so on."""
        seed = None if seed is None else index(seed)
        super().reset(seed=seed)
        self.episode.begin(seed)
        self._let_bots_play()
        self._goes_on = not self.episode.is_over
        if self.render_mode == "human":
            self.render()
        return self._observe(), self._info()

    def step(self, action: int | np.int64) -> tuple[Floats, float, bool, bool, Info]:
        if not self._goes_on:
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        code = self.episode.codes.code(index(action))
        if not self.episode.state.allows(self.seat, code):
            self._goes_on = False
            info = {"illegal": str(self.episode.refusal(code)), **self._info()}
            return self._observe(), ILLEGAL[self.episode.reward], True, False, info
        self.episode.play(code)
        self._let_bots_play()
        self._goes_on = not self.episode.is_over
        if self.render_mode == "human":
            self.render()
        reward = 0.0 if self._goes_on else self.episode.rewards()[self.seat]
        return self._observe(), reward, not self._goes_on, False, self._info()

    def _let_bots_play(self) -> None:
        """Bots know what their seats may know, so not what the learner chooses at the same time."""
        episode = self.episode
        while (bot := self._bots.get(episode.actor)) is not None:
            seat = episode.actor
            known = episode.game.redact(episode.state, seat)
            luck = Luck.of(str(episode.seed), "bot", seat, len(episode.log))
            episode.play(bot.decide(episode.game, known, seat, luck).action)

    def _observe(self) -> Floats:
        return self.episode.observer.observe(self.episode.state, self.seat)

    def _info(self) -> Info:
        info: Info = {"action_mask": self.action_masks()}
        if self.episode.is_over:
            state = self.episode.state
            info["ranking"] = self.episode.game.ranking(state)
            info["scores"] = [int(state.score(seat)) for seat in range(self.episode.setup.seats)]
        return info

    def render(self) -> Rendered:
        """The table as the learner sees it: a text (`ansi`), an SVG file (`svg`), pixels
        (`rgb_array`, with the extra `png`), or printed after every step (`human`)."""
        return render(self.episode.game, self.episode.state, self.seat, self.render_mode)

    # ---- beyond the interface of Gymnasium

    def action_masks(self) -> Mask:
        """1 for each legal action; sb3-contrib's MaskablePPO asks for it by this name."""
        return self.episode.mask(self.seat)

    @property
    def columns(self) -> tuple[str, ...]:
        """What each number of an observation is."""
        return self.episode.observer.encoding.names

    def action_text(self, action: int) -> str:
        """An action in words, for instance `place 1 -2 r3`."""
        return self.episode.codes.text(action)

    def record(self) -> str:
        """The game so far as a text that `poleis check --audit` verifies."""
        return self.episode.record()


def name_of(game: str) -> str:
    """The id of a game's environment.

    >>> name_of("seven_wonders_dice")
    'poleis/SevenWondersDice-v0'
    """
    return f"poleis/{game.title().replace('_', '')}-v0"


for _game in games():
    if name_of(_game) not in gymnasium.registry:
        gymnasium.register(
            name_of(_game), "poleis.adapters.gymnasium:PoleisEnv", kwargs={"game": _game}
        )
