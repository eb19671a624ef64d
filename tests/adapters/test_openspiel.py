"""The games as OpenSpiel games."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

from poleis import CHANCE, OVER, Match, get_game
from poleis.adapters.openspiel import Memory, PoleisState
from poleis.core.game import Game, HasOpenness
from poleis.core.setup import all_setups
from tests.adapters.setups import GAMES, TABLES, name, options_of, some_setups


def load(game: str, **parameters: object) -> Any:
    return pyspiel.load_game(f"python_poleis_{game}", parameters)


def play(state: Any, seed: int, *, stop: int = 100_000) -> Any:
    """Random actions, chance by its probabilities, to the end."""
    choice = random.Random(seed)
    while not state.is_terminal() and state.move_number() < stop:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choice.choices(outcomes, chances)[0])
        else:
            state.apply_action(choice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=name)
def test_openspiel_finds_no_fault(
    game: Game, seats: int, capfd: pytest.CaptureFixture[str]
) -> None:
    """Its own test: clones, serialization, probabilities, tensors and strings in every state. A
    fault is a SpielError, which it also prints."""
    pyspiel.random_sim_test(load(game.id, seats=seats), num_sims=1, serialize=True, verbose=False)
    assert "exception" not in capfd.readouterr().err


def test_openspiel_would_find_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as chances that add up to a half."""
    chances = PoleisState.chance_outcomes

    def halved(state: PoleisState) -> list[tuple[int, float]]:
        return [(outcome, chance / 2) for outcome, chance in chances(state)]

    monkeypatch.setattr(PoleisState, "chance_outcomes", halved)
    with pytest.raises(pyspiel.SpielError, match="sum"):
        pyspiel.random_sim_test(load("akropolis"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_game_is_a_match(game: Game) -> None:
    """In every set-up the history is a match of Poleis, and the returns are what its ranking
    says."""
    for seed, setup in enumerate(some_setups(game)):
        options = {
            key: value if isinstance(value, bool | str) else "+".join(value) or "none"
            for key, value in options_of(setup).items()
            if isinstance(value, bool | str | tuple)
        }
        spiel = load(game.id, seats=setup.seats, **options)
        state = play(spiel.new_initial_state(), seed)
        match = Match(game, setup)
        for actor, code in state.plies():
            match.play(actor, code)
        assert match.is_over and match.state.dump() == state.state.dump()
        returns = dict(zip(match.ranking(), state.returns(), strict=True))
        if setup.seats == 1:
            assert state.returns() == ([1.0] if match.ranking() == [1] else [-1.0])
        else:
            assert abs(sum(state.returns())) < 1e-9
            assert [returns[place] for place in sorted(returns)] == sorted(
                returns.values(), reverse=True
            )
            if match.ranking().count(1) == 1:
                assert 1.0 == returns[1]


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_chance_is_what_the_rules_say(game: Game) -> None:
    """Probabilities are the weights of `State.chance`, and every other node is a decision."""
    state = load(game.id).new_initial_state()
    choice = random.Random(8)
    nodes = set()
    while not state.is_terminal() and state.move_number() < 300:
        actor = int(state.state.actor())
        nodes.add(actor)
        if actor == CHANCE:
            outcomes = state.state.chance()
            total = sum(weight for _, weight in outcomes)
            expected = [(outcome, weight / total) for outcome, weight in outcomes]
            assert expected == state.chance_outcomes() and state.is_chance_node()
            text = game.outcomes.text(outcomes[0][0])
            assert text == state.action_to_string(pyspiel.PlayerId.CHANCE, outcomes[0][0])
        else:
            assert actor == state.current_player() and not state.is_chance_node()
            legal = [int(code) for code in state.state.legal(actor)]
            texts = [state.action_to_string(actor, action) for action in state.legal_actions()]
            assert [game.actions.text(code) for code in legal] == texts
        state.apply_action(choice.choice(state.legal_actions()))
    assert {0, 1, CHANCE} <= nodes and OVER not in nodes


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_observations_are_what_a_seat_may_know(game: Game) -> None:
    spiel = load(game.id, seats=3)
    state = play(spiel.new_initial_state(), 4, stop=60)
    for player in range(3):
        kit = spiel.kit
        assert np.array_equal(
            kit.observer.observe(state.state, player), np.float32(state.observation_tensor(player))
        )
        known = game.redact(state.state, player).dump()
        text = str(known).replace(" ", "")
        assert f"seat {player} {text}" == state.observation_string(player)
    public = spiel.make_py_observer(
        pyspiel.IIGObservationType(
            perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
        )
    )
    spectator = str(game.redact(state.state, None).dump()).replace(" ", "")
    assert public.tensor is None and spectator == public.string_from(state, 0)


def test_choices_at_the_same_time_stay_hidden() -> None:
    """Whatever seat 0 chooses, and however many choices that takes, seat 1 is in the same
    information state when it chooses."""
    spiel = load("seven_wonders_dice", seats=2)
    begun = play(spiel.new_initial_state(), 3, stop=60)
    while begun.current_player() != 0 or begun.is_chance_node():
        begun.apply_action(begun.legal_actions()[0])
    phase = begun.state.phase()
    known, choices = set(), 0
    for action in begun.legal_actions():
        state = begun.clone()
        state.apply_action(action)
        while state.current_player() == 0 and state.state.phase() == phase:
            state.apply_action(state.legal_actions()[-1])
        assert phase == state.state.phase() and 1 == state.current_player()
        choices += 1
        known.add(
            (
                state.information_state_string(1),
                state.observation_string(1),
                tuple(state.observation_tensor(1)),
                tuple(state.legal_actions()),
            )
        )
    assert choices > 3 and 1 == len(known)


def test_information_states_remember() -> None:
    """Two ways to one position are two information states, however they were reached: step by
    step, asked for at the end, or from a copy."""
    spiel = load("age_of_civilization", seats=2)
    asked, silent = spiel.new_initial_state(), spiel.new_initial_state()
    choice = random.Random(2)
    seen = []
    for _ in range(40):
        seen.append(asked.information_state_string(0))
        action = choice.choice(asked.legal_actions())
        asked.apply_action(action)
        silent.apply_action(action)
        copy = pickle.loads(pickle.dumps(asked)) if len(seen) % 7 == 0 else asked.clone()
        assert asked.information_state_string(1) == copy.information_state_string(1)
    assert asked.information_state_string(0) == silent.information_state_string(0)
    other = spiel.new_initial_state()
    outcomes = [action for action, _ in other.chance_outcomes()]
    ways = set()
    for first in outcomes[:2]:  # two cards turned up in either order: one position, two memories
        state = other.clone()
        state.apply_action(first)
        state.apply_action(next(one for one in outcomes[:2] if one != first))
        ways.add((str(state), state.information_state_string(0)))
    assert 2 == len({recalled for _, recalled in ways})


def test_players_remember_what_they_did() -> None:
    """Also where it changed nothing that they see; and nothing is what others do unseen."""
    game = get_game("seven_wonders_dice")
    state = load("seven_wonders_dice").new_initial_state().state
    one, two, same = (Memory(game, state, 0) for _ in range(3))
    one.do(1)
    two.do(2)
    same.see(state)
    fresh = Memory(game, state, 0)
    assert 3 == len({one.digest, two.digest, fresh.digest}) and fresh.digest == same.digest


def test_copies_do_not_move() -> None:
    state = play(load("origins").new_initial_state(), 1, stop=40)
    before = str(state)
    play(state.clone(), 2, stop=60)
    assert before == str(state)


def test_what_openspiel_is_told() -> None:
    """Information and utility by set-up, and actions without gaps."""
    kinds = pyspiel.GameType

    def told(game: str, **parameters: object) -> tuple[bool, bool]:
        found = load(game, **parameters).get_type()
        is_open = found.information == kinds.Information.PERFECT_INFORMATION
        return is_open, found.utility == kinds.Utility.ZERO_SUM

    assert (True, True) == told("akropolis")
    assert (True, False) == told("akropolis", seats=1)
    assert (False, True) == told("seven_wonders_dice", seats=7)
    assert (True, False) == told("seven_wonders_dice", seats=1)
    assert (True, True) == told("age_of_civilization")
    assert (False, True) == told("age_of_civilization", draft=True)
    assert 17304 == load("akropolis", seats=4).num_distinct_actions()
    assert 4 == load("akropolis", seats=4).num_players()


def test_parameters_are_read_from_one_line() -> None:
    """And come back the same when a game is written down."""
    line = "python_poleis_akropolis(seats=3,variants=houses+gardens,long=True)"
    spiel = pyspiel.load_game(line)
    assert {"seats": 3, "long": True, "variants": "houses+gardens"}.items() <= (
        spiel.get_parameters().items()
    )
    expected = (("long", True), ("variants", ("houses", "gardens")), ("lakes", False))
    assert expected == spiel.setup.options
    assert str(spiel) == str(pyspiel.load_game(str(spiel)))
    assert spiel.setup == pickle.loads(pickle.dumps(spiel)).setup


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("python_poleis_akropolis(seats=9)", "akropolis is for 1 to 4 seats, not 9"),
        ("python_poleis_akropolis(variants=baths)", "variants: there is no 'baths'"),
        ("python_poleis_akropolis(seats=4,long=True)", "long is only for 1, 2, 3 seats"),
        ("python_poleis_akropolis(speed=3)", "speed"),
    ],
)
@pytest.mark.usefixtures("capfd")
def test_what_does_not_fit_is_refused(line: str, reason: str) -> None:
    with pytest.raises(Exception, match=reason):
        pyspiel.load_game(line)


def test_algorithms_of_openspiel_play() -> None:
    """Its tree search, and its environment for learners."""
    spiel = load("akropolis")
    state = play(spiel.new_initial_state(), 6, stop=95)
    luck = np.random.RandomState(3)
    bot = mcts.MCTSBot(spiel, 2.0, 20, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert bot.step(state) in state.legal_actions()
    table = rl_environment.Environment(load("seven_wonders_dice"), include_full_state=False)
    step = table.reset()
    for _ in range(5):
        player = step.observations["current_player"]
        step = table.step([step.observations["legal_actions"][player][0]])
    assert not step.last()


SECRETS = [
    ("seven_wonders_dice", {"seats": 2}),
    ("seven_wonders_dice", {"seats": 4}),
    ("age_of_civilization", {"seats": 2, "draft": True}),
    ("age_of_civilization", {"seats": 3, "draft": True, "winds_of_change": True}),
]
"""Games that hide something."""


def with_a_secret(spiel: Any, seed: int) -> Any:
    """A state in which a player must decide and does not know everything."""
    game, choice = spiel.kit.game, random.Random(seed)
    state = spiel.new_initial_state()
    while True:
        player = state.current_player()
        if (
            player >= 0
            and len(state.legal_actions()) > 1
            and game.redact(state.state, player).dump() != state.state.dump()
        ):
            return state
        state.apply_action(choice.choice(state.legal_actions()))


@pytest.mark.parametrize(("game", "parameters"), SECRETS, ids=name)
def test_worlds_fit_what_a_player_knows(game: str, parameters: dict[str, object]) -> None:
    """A sampled state is the same information state and offers the same actions; it can be
    copied, pickled and played to the end; and worlds differ in what the player does not know."""
    state = with_a_secret(load(game, **parameters), 5)
    player = state.current_player()
    luck, worlds = random.Random(1), set()
    for number in range(12):
        world = state.resample_from_infostate(player, luck.random)
        if number % 3 == 2:
            world = pickle.loads(pickle.dumps(world))
        assert state.information_state_string(player) == world.information_state_string(player)
        assert state.legal_actions() == world.legal_actions() and [] == world.history()
        worlds.add(str(world))
        twin = world.clone()
        twin.apply_action(twin.legal_actions()[0])
        assert world.information_state_string(player) != twin.information_state_string(player)
        assert play(twin, number).is_terminal()
    assert len(worlds) > 1


@pytest.mark.parametrize(("game", "parameters"), SECRETS, ids=name)
def test_ismcts_plays_games_with_secrets(game: str, parameters: dict[str, object]) -> None:
    """OpenSpiel's search in information sets takes a legal action."""
    state = with_a_secret(load(game, **parameters), 6)
    luck = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 20, random_state=luck)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", ["akropolis", "origins"])
def test_ismcts_is_not_for_games_without_secrets(game: str) -> None:
    """It refuses perfect information; these games have no other set-up."""
    kind = get_game(game)
    assert isinstance(kind, HasOpenness)
    assert all(kind.is_open(setup) for setup in all_setups(get_game(game)))
    state = play(load(game).new_initial_state(), 1, stop=30)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(), 2.0, 2)
    with pytest.raises(AssertionError):
        bot.step(state)


def test_games_keep_their_own_names() -> None:
    names = {f"python_poleis_{game.id}" for game in GAMES}
    assert names <= set(pyspiel.registered_names())
    assert get_game("origins").seats.stop - 1 == load("origins").get_type().max_num_players
