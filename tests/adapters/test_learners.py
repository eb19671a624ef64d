"""Learners of other projects train on the games as they are: stable-baselines3 and sb3-contrib.

They need PyTorch, so they are no part of `make test`: `make soak` runs them if the dependency group
`rl` is installed.
"""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import poleis.adapters.gymnasium  # noqa: F401  (registers the games)
from poleis.adapters.gymnasium import name_of
from poleis.core.game import Game
from tests.adapters.setups import GAMES, name

pytestmark = [pytest.mark.soak, pytest.mark.filterwarnings("default")]

HOW = "pip install -c constraints.txt --group rl"
STEPS, ROLLOUT, TABLES = 256, 32, 2
"""Steps of training, steps of each table between two updates, and tables side by side."""


def learner(module: str) -> Any:
    """The module of a learner, or a skipped test that says how to get it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return pytest.importorskip(module, reason=f"{module} is missing: {HOW}")


def tables(game: Game) -> Any:
    """Tables as stable-baselines3 makes them from a name."""
    env_util = learner("stable_baselines3.common.env_util")
    learner("torch").set_num_threads(1)  # its threads wait for each other on a busy machine
    return env_util.make_vec_env(name_of(game.id), n_envs=TABLES, seed=7)


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_make_vec_env_plays(game: Game) -> None:
    """Two tables side by side, with masks, over the end of a game and into the next."""
    env = tables(game)
    observed = env.reset()
    assert (TABLES, *env.observation_space.shape) == observed.shape
    ended, luck = 0, np.random.default_rng(1)
    while ended < TABLES:
        masks = env.env_method("action_masks")
        actions = [luck.choice(np.flatnonzero(mask)) for mask in masks]
        observed, rewards, overs, infos = env.step(np.array(actions))
        assert observed.dtype == np.float32 and not any("illegal" in info for info in infos)
        for reward, over in zip(rewards, overs, strict=True):
            ended += bool(over)
            assert -1 <= reward <= 1 and (over or reward == 0)
    env.close()


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_maskable_ppo_learns(game: Game, record_property: Callable[[str, object], None]) -> None:
    """A short training. Every action that it tries is legal, and its weights change."""
    contrib = learner("sb3_contrib")
    env = tables(game)
    model = contrib.MaskablePPO(
        "MlpPolicy", env, n_steps=ROLLOUT, batch_size=ROLLOUT, n_epochs=2, seed=1, device="cpu"
    )
    before = [weights.detach().clone() for weights in model.policy.parameters()]
    seen: list[dict[str, Any]] = []

    def keep(local: dict[str, Any], _: object) -> bool:
        seen.extend(local["infos"])
        return True

    start = time.process_time()
    model.learn(STEPS, callback=keep)
    seconds = time.process_time() - start
    assert len(seen) == STEPS and not any("illegal" in info for info in seen)
    after = list(model.policy.parameters())
    assert any(not old.equal(new) for old, new in zip(before, after, strict=True))
    record_property("weights", sum(weights.numel() for weights in after))
    record_property("steps per CPU second", round(STEPS / seconds, 1))
    observed = env.reset()
    masks = np.array(env.env_method("action_masks"))
    actions, _ = model.predict(observed, action_masks=masks)
    assert all(mask[action] for mask, action in zip(masks, actions, strict=True))
    env.close()
