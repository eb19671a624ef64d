"""The games as Gymnasium environments for one learner."""

from __future__ import annotations

import pickle
import random
import sys
from typing import Any, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from poleis import CHANCE, Luck, Match
from poleis.adapters.gymnasium import PoleisEnv, name_of
from poleis.bots.policy import Decision, make_policy
from poleis.core import record
from poleis.core.errors import BadAction, BadSetup, UnknownBot
from poleis.core.game import Game
from poleis.core.state import State
from tests.adapters.setups import GAMES, TABLES, name, options_of, some_setups


def play(table: PoleisEnv, seed: int | None = None) -> tuple[float, dict[str, Any]]:
    """Random legal actions to the end; the last reward and info."""
    choice = random.Random(seed)
    _, info = table.reset(seed=seed)
    while True:
        action = choice.choice(np.flatnonzero(info["action_mask"]).tolist())
        _, reward, is_over, is_cut, info = table.step(action)
        assert not is_cut and (is_over or reward == 0)
        if is_over:
            return reward, info


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=name)
def test_gymnasium_finds_no_fault(game: Game, seats: int) -> None:
    """Its own test, without a warning (warnings are errors here)."""
    table = gymnasium.make(name_of(game.id), seats=seats, seat=seats - 1, opponents="random")
    check_env(table.unwrapped)


def test_half_an_action_is_none() -> None:
    """It is not rounded, and the game goes on."""
    table = PoleisEnv("akropolis")
    table.reset(seed=1)
    with pytest.raises(TypeError):
        table.step(cast(int, 0.5))
    table.step(np.int64(0))


def test_numbers_of_numpy_are_seeds() -> None:
    """They are the same seeds as the plain numbers."""
    table, twin = PoleisEnv("akropolis"), PoleisEnv("akropolis")
    table.reset(seed=cast(int, np.int64(7)))
    twin.reset(seed=7)
    assert table.record() == twin.record()


def test_people_can_watch(capsys: pytest.CaptureFixture[str]) -> None:
    """The table is printed after every step."""
    table = PoleisEnv("akropolis", render_mode="human")
    table.reset(seed=1)
    table.step(0)
    assert table.render() is None
    assert 3 == capsys.readouterr().out.count("Player 1")


def made_as_by_learners(name: str) -> gymnasium.Env[Any, Any]:
    """An environment as `make_vec_env` of stable-baselines3 makes it: with pixels, or without if
    that is a TypeError."""
    try:
        return gymnasium.make(name, render_mode="rgb_array")
    except TypeError:
        return gymnasium.make(name)


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_learners_get_pixels(game: Game) -> None:
    """Frames of one size in which the table is seen, and which change with it."""
    table = made_as_by_learners(name_of(game.id))
    frames: list[Any] = []
    _, info = table.reset(seed=2)
    for _ in range(2):
        frames.append(table.render())
        for _ in range(3):
            action = np.flatnonzero(info["action_mask"])[0]
            _, _, _, _, info = table.step(action)
    for frame in frames:
        assert ((800, 1280, 3), np.uint8) == (frame.shape, frame.dtype)
        assert len(np.unique(frame)) > 20
    assert not np.array_equal(*frames)
    table.close()


@pytest.mark.parametrize("module", ["resvg_py", "PIL"])
def test_learners_need_no_renderer(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without one the game is played; only `render` fails, as Gymnasium's own tables do."""
    monkeypatch.setitem(sys.modules, module, None)
    table = made_as_by_learners("poleis/Akropolis-v0")
    table.reset(seed=1)
    with pytest.raises(gymnasium.error.DependencyNotInstalled, match=f"needs {module}: pip inst"):
        table.render()
    table.step(np.int64(0))
    table.close()


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_an_episode_is_a_match_against_bots(game: Game) -> None:
    """In every set-up chance and bots do what they do in a match with this seed, and the reward is
    what the ranking gives the learner's seat."""
    for seed, setup in enumerate(some_setups(game)):
        seat = seed % setup.seats
        table = PoleisEnv(game.id, setup.seats, seat, "random", options_of(setup))
        reward, info = play(table, seed)
        match, bot = Match(game, setup, seed), make_policy("random")
        for actor, code in table.episode.log:
            if actor == CHANCE:
                continue
            if actor != seat:
                luck = Luck.of(str(seed), "bot", actor, match.ply)
                known = game.redact(match.state, actor)
                assert code == bot.decide(game, known, actor, luck).action
            match.play(actor, code)
        assert match.is_over
        assert (match.ranking(), match.scores()) == (info["ranking"], info["scores"])
        places = match.ranking()
        if setup.seats == 1:
            assert reward == (1.0 if places == [1] else -1.0)
        else:
            mine = places[seat]
            duels = sum((other > mine) - (other < mine) for other in places)
            assert reward == duels / (setup.seats - 1)


def test_strong_bots_can_sit_there() -> None:
    """One bot for all other seats, or one for each."""
    table = PoleisEnv("akropolis", 3, 1, ["greedy", "mcts:iterations=5"])
    reward, info = play(table, 1)
    assert (-1.0 == reward and [1, 3] == [info["ranking"][0], info["ranking"][1]]) or reward < 1


def test_bots_do_not_see_what_the_learner_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that decides after the learner, at the same time by the rules, knows what its seat
    may know."""
    shown: list[bool] = []

    class Spy:
        def decide(self, game: Game, known: State, seat: int, luck: Luck) -> Decision:
            state = table.episode.state
            assert game.redact(state, seat).dump() == known.dump()
            shown.append(state.dump() == known.dump())
            return Decision(int(known.random_action(seat, luck)), ())

    monkeypatch.setattr("poleis.adapters.gymnasium.make_policy", lambda spec: Spy())
    table = PoleisEnv("seven_wonders_dice", 2, 0)
    play(table, 1)
    assert shown.count(False) > 10


def test_rewards_in_points() -> None:
    rewards: list[Any] = ["margin", "score"]
    for kind in rewards:
        table = PoleisEnv("akropolis", reward=kind, opponents="random")
        reward, info = play(table, 3)
        mine, other = info["scores"]
        assert reward == (mine - other if kind == "margin" else mine)


def test_equal_seeds_give_equal_episodes() -> None:
    def told(seed: int) -> list[bytes]:
        table = PoleisEnv("seven_wonders_dice", 3, 1)
        observation, info = table.reset(seed=seed)
        seen = [observation.tobytes()]
        for _ in range(10):
            action = int(np.flatnonzero(info["action_mask"])[-1])
            observation, _, _, _, info = table.step(action)
            seen.append(observation.tobytes())
        return seen

    assert told(4) == told(4)
    assert told(4) != told(5)


def test_an_illegal_action_ends_the_episode() -> None:
    """With the worst reward, and the rule that forbids it."""
    table = PoleisEnv("akropolis")
    table.reset(seed=1)
    before = table.episode.state.dump()
    _, reward, is_over, _, info = table.step(3)
    assert (-1.0, True) == (reward, is_over) and before == table.episode.state.dump()
    assert "take 4 is not legal now (AKR-3.2, AKR-3.3)" == info["illegal"]
    with pytest.raises(gymnasium.error.ResetNeeded, match="the game is over"):
        table.step(0)
    table.reset()
    with pytest.raises(BadAction, match="actions are 0 to 24647"):
        table.step(-1)
    lost = PoleisEnv("akropolis", reward="margin")
    lost.reset(seed=1)
    assert -1000.0 == lost.step(3)[1]


def test_a_game_that_is_over_needs_a_reset() -> None:
    table = PoleisEnv("age_of_civilization", 1)
    play(table, 2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(0)
    play(table)
    assert "2.1" == table.episode.seed


def test_masks_have_the_name_that_learners_ask_for() -> None:
    """sb3-contrib calls `action_masks`; Gymnasium's own sampling takes the mask of the info."""
    table = cast(PoleisEnv, gymnasium.make("poleis/Origins-v0", opponents="random").unwrapped)
    _, info = table.reset(seed=1)
    assert np.array_equal(info["action_mask"], table.action_masks())
    action = table.action_space.sample(info["action_mask"])
    assert table.action_text(int(action)).startswith("draft ")
    assert (len(table.columns),) == table.observation_space.shape


def test_the_learner_sees_only_what_its_seat_may_know() -> None:
    """Observation and picture are those of the seat."""
    table = PoleisEnv("seven_wonders_dice", 2, 1, "random", render_mode="ansi")
    table.reset(seed=2)
    state, game = table.episode.state, table.episode.game
    known = game.redact(state, 1)
    assert state.dump() != known.dump(), "the bot has chosen already"
    assert known.dump() == cast(list[Any], table.episode.observer.encoding.decode(
        table.episode.observer.observe(state, 1)
    ))[1]  # fmt: skip
    imagined = game.resample(known, 1, Luck.of(9))
    drawn = table.render()
    table.episode.state = imagined
    assert drawn == table.render() and drawn


def test_records_can_be_read() -> None:
    table = PoleisEnv("origins", opponents="random")
    play(table, 5)
    told = record.read(table.record())
    assert told.match.is_over and "5" == told.seed


def test_environments_run_side_by_side() -> None:
    """As Gymnasium's vectors of environments."""
    tables = gymnasium.make_vec("poleis/Akropolis-v0", 2, "sync", opponents="random")
    observations, info = tables.reset(seed=1)
    assert (2, 2934) == observations.shape and (2, 24648) == info["action_mask"].shape
    observations, *_ = tables.step(np.array([0, 0]))
    assert (2, 2934) == observations.shape
    tables.close()


@pytest.mark.parametrize("bot", ["random", "greedy", "mcts:iterations=5"])
def test_a_pickled_table_goes_on_in_the_same_position(bot: str) -> None:
    """In another process the bots play what they would have played here."""
    table: Any = gymnasium.make("poleis/SevenWondersDice-v0", seats=3, seat=1, opponents=bot)
    table.reset(seed=4)
    seen = []
    for one in (table, pickle.loads(pickle.dumps(table))):
        for _ in range(5):
            mask = one.unwrapped.action_masks()
            observation, *_ = one.step(int(np.flatnonzero(mask)[-1]))
        seen.append((one.unwrapped.record(), observation.tobytes()))
        one.reset()
        assert "4.1" == one.unwrapped.episode.seed
    assert seen[0] == seen[1]


def test_environments_run_in_processes_of_their_own() -> None:
    """As Gymnasium's vectors do it."""
    tables = gymnasium.make_vec("poleis/Akropolis-v0", 2, "async", opponents="random")
    observations, _ = tables.reset(seed=1)
    assert (2, 2934) == observations.shape
    tables.close()


@pytest.mark.parametrize(
    ("arguments", "error", "reason"),
    [
        ({"seats": 9}, BadSetup, "akropolis is for 1 to 4 seats, not 9"),
        ({"seat": 2}, BadSetup, "there are seats 0 to 1, not 2"),
        ({"opponents": ["greedy", "greedy"]}, BadSetup, "1 seats are for bots, not 2"),
        ({"opponents": "oracle"}, UnknownBot, "there is no bot 'oracle'"),
        ({"options": {"speed": 3}}, BadSetup, "akropolis has no option speed"),
        ({"reward": "gold"}, BadSetup, "there is no reward 'gold'"),
        ({"render_mode": "film"}, BadSetup, "there is no render mode 'film'"),
    ],
)
def test_what_does_not_fit_is_refused(
    arguments: dict[str, Any], error: type[Exception], reason: str
) -> None:
    with pytest.raises(error, match=reason):
        PoleisEnv("akropolis", **arguments)
