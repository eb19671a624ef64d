"""The games as PettingZoo environments."""

from __future__ import annotations

import copy
import importlib
import pickle
import random
import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest

from poleis import CHANCE, Luck, Match
from poleis.adapters.pettingzoo import env, raw_env
from poleis.core import audit, record
from poleis.core.errors import BadAction, BadSetup, Illegal
from poleis.core.game import Game
from tests.adapters.setups import GAMES, TABLES, name, options_of, some_setups

with warnings.catch_warnings():  # it imports games of PettingZoo, if pygame is there
    warnings.simplefilter("ignore", DeprecationWarning)
    conformance: Any = importlib.import_module("pettingzoo.test")


def play(table: raw_env, seed: int | str, *, stop: int = 100_000) -> list[str]:
    """Random legal actions to the end; who acted."""
    choice = random.Random(seed)
    table.reset(seed)
    acted: list[str] = []
    while not any(table.terminations.values()) and len(acted) < stop:
        acted.append(table.agent_selection)
        table.step(choice.choice(table.legal(table.agent_selection).tolist()))
    return acted


def play_first(table: Any, count: int) -> None:
    """So many times the first legal action."""
    for _ in range(count):
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))


@pytest.mark.parametrize("wrapped", [False, True])
def test_a_copy_goes_on_in_the_same_position(wrapped: bool) -> None:
    """Both play on by themselves, with the same luck."""
    table: Any = (env if wrapped else raw_env)("akropolis", seed=7)
    table.reset()
    play_first(table, 6)
    twin = copy.deepcopy(table)
    before = table.unwrapped.record()
    assert before == twin.unwrapped.record()
    action = int(np.flatnonzero(twin.observe(twin.agent_selection)["action_mask"])[0])
    twin.step(action)
    assert before == table.unwrapped.record() != twin.unwrapped.record()
    table.step(action)
    assert table.unwrapped.record() == twin.unwrapped.record()


def test_half_an_action_is_none() -> None:
    table = raw_env("akropolis", seed=np.int64(7))  # type: ignore[arg-type]
    table.reset()
    with pytest.raises(TypeError):
        table.step(0.5)  # type: ignore[arg-type]
    twin = raw_env("akropolis")
    twin.reset(np.int64(7))  # type: ignore[arg-type]
    assert table.record() == twin.record()


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=name)
def test_pettingzoo_finds_no_fault(game: Game, seats: int) -> None:
    """Its own test. The two warnings are about a mask in the observation, which environments that
    PettingZoo does not know by name should not have, by this test, and should, by its manual."""
    table: Any = env(game.id, seats)
    conformance.api_test(table, num_cycles=400)
    assert len(table.unwrapped.episode.log) > 1, "nothing was played"


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=name)
def test_the_seed_decides(game: Game, seats: int) -> None:
    """Its own test: equal seeds and actions give equal observations, rewards and agents."""
    tables: list[Any] = [env(game.id, seats), env(game.id, seats)]
    conformance.seed_test(iter(tables).__next__, num_cycles=50)
    one, two = (table.unwrapped for table in tables)
    assert one.record() == two.record()
    decisions = [actor for actor, _ in one.episode.log if actor != CHANCE]
    assert len(decisions) >= 10 and 42 == one.episode.seed


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_game_is_the_match_with_its_seed(game: Game) -> None:
    """In every set-up chance brings what it brings a match with this seed, and the rewards are
    what the ranking says."""
    for seed, setup in enumerate(some_setups(game)):
        table = raw_env(game.id, setup.seats, options_of(setup))
        play(table, seed)
        match = Match(game, setup, seed)
        for actor, code in table.episode.log:
            if actor != CHANCE:
                match.play(actor, code)
        assert match.is_over and match.state.dump() == table.episode.state.dump()
        assert match.log == table.episode.match().log
        places = match.ranking()
        rewards = [table.rewards[agent] for agent in table.possible_agents]
        if setup.seats == 1:
            assert rewards == [1.0 if places == [1] else -1.0]
        else:
            others = setup.seats - 1
            better = [sum(place < other for other in places) for place in places]
            worse = [sum(place > other for other in places) for place in places]
            assert rewards == [(b - w) / others for b, w in zip(better, worse, strict=True)]
            assert abs(sum(rewards)) < 1e-9
        assert table.terminations == dict.fromkeys(table.possible_agents, True)


def test_rewards_in_points() -> None:
    rewards: list[Any] = ["margin", "score"]
    for reward in rewards:
        table = raw_env("akropolis", 3, reward=reward)
        play(table, 4)
        state = table.episode.state
        ask = state.margin if reward == "margin" else state.score
        assert [ask(seat) for seat in range(3)] == list(table.rewards.values())
    gold: Any = "gold"
    with pytest.raises(BadSetup, match=r"no reward 'gold' \(one of result, margin, score\)"):
        raw_env("akropolis", reward=gold)


def test_rewards_come_to_all_at_the_end_and_once() -> None:
    table = env("akropolis", 2)
    table.reset(seed=3)
    got: dict[str, float] = {}
    for agent in table.agent_iter():
        observation, reward, is_over, _, _ = table.last()
        if is_over:
            got[agent] = reward
            table.step(None)
        else:
            assert 0 == reward and observation is not None
            table.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert {1.0, -1.0} == set(got.values()) and [] == table.agents


def test_records_can_be_audited() -> None:
    table = raw_env("seven_wonders_dice", 3)
    play(table, 11)
    told = record.read(table.record())
    assert told.match.is_over and "11" == told.seed
    found = audit.audit(told.match, told.seed)
    assert found.is_passed and found.outcomes > 20


def test_resets_without_a_seed_go_on_from_the_last() -> None:
    """Every game of a run has a seed of its own, which a record can name."""
    table = raw_env("akropolis", seed=7)
    seeds, first = [], []
    for _ in range(3):
        table.reset()
        seeds.append(table.episode.seed)
        first.append(tuple(table.episode.log))
    assert [7, "7.1", "7.2"] == seeds and 3 == len(set(first))
    table.reset(seed=7)
    assert first[0] == tuple(table.episode.log)
    other = raw_env("akropolis")
    other.reset()
    assert other.episode.seed is not None
    with pytest.raises(BadSetup, match="the seed 'two words' is not one word"):
        other.reset(seed="two words")


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_only_the_agent_to_act_has_legal_actions(game: Game) -> None:
    table = raw_env(game.id, 3 if 3 in game.seats else 2)
    choice = random.Random(1)
    table.reset(1)
    for _ in range(60):
        for agent in table.agents:
            mask = table.observe(agent)["action_mask"]
            assert mask.any() == (agent == table.agent_selection)
            assert np.flatnonzero(mask).tolist() == table.legal(agent).tolist()
            assert np.array_equal(mask, table.mask(agent))
        table.step(choice.choice(table.legal(table.agent_selection).tolist()))
        if any(table.terminations.values()):
            break


@pytest.mark.parametrize(
    ("game", "options"),
    [("seven_wonders_dice", {}), ("age_of_civilization", {"draft": True})],
)
def test_choices_at_the_same_time_stay_hidden(game: str, options: dict[str, object]) -> None:
    """While seats choose at the same time, no choice of one changes what another observes but for
    its having finished, whatever it was."""
    table = raw_env(game, 3, options)
    choice = random.Random(5)
    table.reset(5)
    compared = 0
    while not any(table.terminations.values()):
        agent = table.agent_selection
        state = table.episode.state
        others = [other for other in table.agents if other != agent]
        seen = []
        for action in table.legal(agent)[:6].tolist():
            after = state.clone()
            after.apply(table.episode.actor, table.episode.codes.code(action))
            if state.phase() and after.phase() == state.phase():
                has_finished = table.episode.actor not in after.actors()
                observe = table.episode.observer.observe
                told = [observe(after, int(other[-1])).tobytes() for other in others]
                seen.append((has_finished, told))
        for kind in (True, False):
            told_alike = [told for has_finished, told in seen if has_finished == kind]
            compared += max(0, len(told_alike) - 1)
            assert all(told == told_alike[0] for told in told_alike)
        table.step(choice.choice(table.legal(agent).tolist()))
    assert compared > 20


def test_an_illegal_action_is_refused_by_the_bare_environment() -> None:
    """It says why, and nothing changes."""
    table = raw_env("akropolis")
    table.reset(seed=1)
    before = table.episode.state.dump()
    with pytest.raises(Illegal, match=r"take 4 is not legal now \(AKR-3.2, AKR-3.3\)"):
        table.step(table.episode.codes.action("take 4"))
    with pytest.raises(BadAction, match="actions are 0 to 24647, not 24648"):
        table.step(24648)
    with pytest.raises(ValueError, match="seat_0 must act"):
        table.step(None)
    assert before == table.episode.state.dump() and "seat_0" == table.agent_selection


@pytest.mark.parametrize(("reward", "cost"), [("result", -1.0), ("margin", -1000.0)])
def test_an_illegal_action_ends_a_wrapped_game(
    reward: Any, cost: float, caplog: pytest.LogCaptureFixture
) -> None:
    """The agent that took it loses, and the others get nothing."""
    table = env("akropolis", reward=reward)
    table.reset(seed=1)
    observation, *_ = table.last()
    assert observation is not None and not observation["action_mask"][5]
    table.step(5)
    assert "Illegal move made" in caplog.text
    assert {"seat_0": True, "seat_1": True} == table.terminations
    assert {"seat_0": cost, "seat_1": 0} == table.rewards


def test_actions_and_columns_can_be_read() -> None:
    table = raw_env("akropolis")
    table.reset(seed=1)
    assert ["take 1", "take 2"] == [table.action_text(int(a)) for a in table.legal("seat_0")]
    known = dict(zip(table.columns, table.observe("seat_0")["observation"], strict=True))
    assert 1 == known["seat=0"] and 0 == known["seat=1"]
    assert [0.1, 0.2] == pytest.approx([known[f"known.cities.{s}.stones"] for s in (0, 1)])
    assert 57 == sum(known[f"known.pile[{tile}]"] for tile in range(61)) + 24
    assert "known.turn=0" in known and 1 == known["known.turn=0"]


def test_the_whole_position_is_for_critics() -> None:
    """`state` tells what no agent may know, in the same columns."""
    table = raw_env("seven_wonders_dice", 2)
    play(table, 2, stop=3)
    assert table.state_space.contains(table.state())
    decoded = table.episode.observer.encoding.decode(table.state())
    assert isinstance(decoded, list) and table.episode.state.dump() == decoded[1]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=name)
def test_tables_are_drawn(game: Game, seats: int) -> None:
    """As a text, as a picture and as pixels, from what a spectator may know."""

    def drawn(mode: str) -> Any:
        table = raw_env(game.id, seats, render_mode=mode)
        play(table, 3, stop=30)
        return table.render()

    assert len(drawn("ansi")) > 200
    assert drawn("svg").startswith("<svg")
    pixels = drawn("rgb_array")
    assert ((800, 1280, 3), np.uint8) == (pixels.shape, pixels.dtype)
    assert raw_env(game.id, seats).render() is None


def test_there_is_no_other_way_to_draw() -> None:
    with pytest.raises(
        BadSetup, match=r"no render mode 'film' \(one of human, ansi, svg, rgb_array\)"
    ):
        raw_env("akropolis", render_mode="film")


def test_people_can_watch(capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's own test of drawing; and the table is printed after every step."""
    conformance.render_test(
        lambda **arguments: env("akropolis", **arguments),
        custom_tests={"svg": lambda drawn: drawn.startswith("<svg")},
    )
    capsys.readouterr()
    table = raw_env("akropolis", render_mode="human")
    play(table, 1, stop=3)
    assert 4 == capsys.readouterr().out.count("Player 1")


def test_environments_travel_to_other_processes() -> None:
    table = raw_env("akropolis", 3, {"variants": ("gardens",)}, seed=5)
    again = pickle.loads(pickle.dumps(table))
    table.reset()
    again.reset()
    assert table.episode.setup == again.episode.setup
    assert np.array_equal(table.state(), again.state())


@pytest.mark.parametrize("wrapped", [False, True])
@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_pickled_table_goes_on_in_the_same_position(game: Game, wrapped: bool) -> None:
    """In another process it brings what it would have brought here, and the next game too."""
    table: Any = (env if wrapped else raw_env)(game.id, seed=7)
    table.reset()
    play_first(table, 9)
    twin = pickle.loads(pickle.dumps(table))
    for _ in range(2):
        assert table.unwrapped.record() == twin.unwrapped.record()
        assert table.agent_selection == twin.agent_selection and table.rewards == twin.rewards
        play_first(table, 9)
        play_first(twin, 9)
    table.reset()
    twin.reset()
    assert table.unwrapped.record() == twin.unwrapped.record()
    assert "7.1" == twin.unwrapped.episode.seed


def test_a_table_of_a_game_that_is_not_installed_can_be_pickled() -> None:
    table = raw_env(pickle.loads(pickle.dumps(GAMES[0])), 2, seed=3)
    table.reset()
    twin = pickle.loads(pickle.dumps(table))
    assert table.record() == twin.record()


def test_games_are_known_by_name() -> None:
    table = pettingzoo.make("aec", "poleis/origins-v0", seats=3)
    table.reset(seed=1)
    assert ["seat_0", "seat_1", "seat_2"] == table.agents and "poleis_origins_v0" == str(table)


def test_a_game_that_is_not_installed_can_be_given() -> None:
    game = GAMES[0]
    table = raw_env(game, 2)
    luck = Luck.of(3)
    table.reset(3)
    legal = table.legal(table.agent_selection)
    table.step(int(legal[luck.below(len(legal))]))
    assert table.episode.game is game
