"""The bot mcts: what it promises whatever the game, and that it finds what is there to find."""

from __future__ import annotations

import math
from typing import cast

import pytest

from poleis.bots.mcts import LEVELS, Mcts
from poleis.bots.policy import Decision, make_policy
from poleis.bots.search import Search, SearchParams
from poleis.core.errors import UnknownBot
from poleis.core.evaluator import SearchHints
from poleis.core.game import Game, get_game
from poleis.core.luck import Luck
from poleis.core.setup import Setup, make_setup
from poleis.core.state import CHANCE, OVER, State, settle_chance
from poleis.study.arena import ArenaResults, Matchup, run_arena
from tests.covering import covering_setups
from tests.laws.hoard import KEEP, SHOW, Hoard, HoardState, as_game, hoard_table

AKROPOLIS = get_game("akropolis")


def position(game: Game, setup: Setup, decisions: int, seed: int = 1) -> State:
    """The position of a random game after so many decisions, or before its last."""
    state: State = game.new(setup)
    luck = Luck.of("position", seed)
    settle_chance(state, luck)
    for _ in range(decisions):
        before = state.clone()
        state.apply(state.actor(), state.random_action(state.actor(), luck))
        settle_chance(state, luck)
        if state.actor() == OVER:
            return before
    return state


def decide(spec: str, game: Game, state: State, seed: int = 1) -> Decision:
    seat = int(state.actor())
    return make_policy(spec).decide(game, game.redact(state, seat), seat, Luck.of(seed))


# ---- its budget and its spelling


@pytest.mark.parametrize("iterations", [1, 2, 37])
def test_it_iterates_exactly_as_often_as_it_is_told(iterations: int) -> None:
    state = position(AKROPOLIS, make_setup(AKROPOLIS, 2), 9)
    assert iterations == decide(f"mcts:iterations={iterations}", AKROPOLIS, state).effort


def test_every_iteration_is_a_try_of_one_action_at_the_root() -> None:
    state = position(AKROPOLIS, make_setup(AKROPOLIS, 2), 9)
    search = Search(state, 0, AKROPOLIS.resample, AKROPOLIS.evaluator(), Luck.of(1), SearchParams())
    search.run(50, 1e9)
    assert 50 == sum(search.tries[edge] for edge in range(search.count[0]))
    assert 50 == search.visits[0]


def test_time_ends_its_thinking() -> None:
    """It would iterate for hours otherwise."""
    state = position(AKROPOLIS, make_setup(AKROPOLIS, 2), 9)
    decision = decide("mcts:seconds=0.05", AKROPOLIS, state)
    assert decision.effort >= 1


def test_levels_think_longer_and_longer_but_a_turn_of_the_strongest_stays_below_a_second() -> None:
    """A turn of Akropolis is two decisions."""
    assert ["easy", "medium", "strong"] == list(LEVELS)
    seconds = [level.seconds for level in LEVELS.values()]
    assert seconds == sorted(seconds)
    assert 2 * seconds[-1] < 1.0


def first_hints(name: str) -> SearchHints:
    game = get_game(name)
    return game.evaluator().hints(game.new(make_setup(game, 2)))


def test_where_a_turn_has_many_decisions_each_has_a_part_of_the_time() -> None:
    """A turn of Origins has about five; what was asked for stays as it is."""
    origins, akropolis = first_hints("origins"), first_hints("akropolis")
    strong = cast(Mcts, make_policy("mcts:strong"))
    assert 5 * strong.seconds_for(origins) < 1.0
    assert strong.level.seconds == strong.seconds_for(akropolis)
    asked = cast(Mcts, make_policy("mcts:seconds=0.5"))
    assert 0.5 == asked.seconds_for(origins)


def test_a_single_possibility_needs_no_thinking() -> None:
    state = position(AKROPOLIS, make_setup(AKROPOLIS, 2), 0)
    state.apply(0, 1)  # seat 0 pays its only stone
    state.apply(0, state.legal(0)[0])
    state.apply(1, 0)
    state.apply(1, state.legal(1)[0])
    assert [0] == list(state.legal(0))
    decision = decide("mcts:iterations=1000000", AKROPOLIS, state)
    assert (0, 0) == (decision.action, decision.effort)


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("mcts:genius", "mcts has no level 'genius' (one of easy, medium, strong)"),
        ("mcts:iterations=many", "mcts: iterations='many' is not a number"),
        ("mcts:iterations=0", "mcts: iterations=0 is out of range"),
        ("mcts:iterations=0.5", "mcts: iterations=0.5 is not a whole number"),
        ("mcts:iterations=7.5", "mcts: iterations=7.5 is not a whole number"),
        ("mcts:seconds=-1", "mcts: seconds=-1 is out of range"),
        ("mcts:seconds=nan", "mcts: seconds=nan is out of range"),
        ("mcts:rollouts=slow", "mcts: rollouts='slow' is not one of quick, plain"),
        ("mcts:patience=3", "the bot mcts has no 'patience'"),
    ],
)
def test_a_wrong_spelling_is_refused(spec: str, message: str) -> None:
    with pytest.raises(UnknownBot) as refusal:
        make_policy(spec)
    assert message in str(refusal.value)


def test_a_level_can_be_given_another_budget() -> None:
    bot = cast(Mcts, make_policy("mcts:strong,seconds=0.3"))
    assert 0.3 == bot.level.seconds
    bot = cast(Mcts, make_policy("mcts:easy,iterations=7"))
    assert 7 == bot.level.iterations


# ---- its decisions


def test_the_same_knowledge_and_luck_give_the_same_decision() -> None:
    state = position(AKROPOLIS, make_setup(AKROPOLIS, 3), 20)
    one = decide("mcts:iterations=60", AKROPOLIS, state)
    two = decide("mcts:iterations=60", AKROPOLIS, state)
    assert one == two


def test_its_decisions_are_legal_however_options_meet() -> None:
    for number, setup in enumerate(covering_setups(AKROPOLIS)):
        state = position(AKROPOLIS, setup, number, seed=number)
        decision = decide("mcts:iterations=3", AKROPOLIS, state)
        assert decision.action in list(state.legal(state.actor())), setup


@pytest.mark.parametrize("rollouts", ["quick", "plain"])
def test_what_it_tells_about_its_options_is_sound(rollouts: str) -> None:
    state = position(AKROPOLIS, make_setup(AKROPOLIS, 4), 31)
    decision = decide(f"mcts:iterations=80,rollouts={rollouts}", AKROPOLIS, state)
    legal = list(state.legal(state.actor()))
    assert decision.action == decision.candidates[0].action
    assert decision.value == decision.candidates[0].value
    assert len({option.action for option in decision.candidates}) == len(decision.candidates)
    visits = [option.visits for option in decision.candidates]
    assert visits == sorted(visits, reverse=True)
    for option in decision.candidates:
        assert option.action in legal
        assert option.visits > 0
        assert math.isfinite(option.value) and abs(option.value) < 500


def test_it_changes_nothing_that_it_was_shown() -> None:
    state = position(AKROPOLIS, make_setup(AKROPOLIS, 2), 21)
    before = state.dump()
    make_policy("mcts:iterations=30").decide(AKROPOLIS, state, int(state.actor()), Luck.of(1))
    assert before == state.dump()


@pytest.mark.parametrize("seed", range(12))
def test_it_places_the_last_tile_where_it_brings_most(seed: int) -> None:
    """With nothing to come, the best action is the one with the highest gain."""
    state = position(AKROPOLIS, make_setup(AKROPOLIS, 2), 10**6, seed)
    seat = int(state.actor())
    legal = state.legal(seat)
    gains = dict(zip(legal, AKROPOLIS.evaluator().gains(state, seat, legal), strict=True))
    decision = decide("mcts:iterations=300", AKROPOLIS, state)
    assert max(gains.values()) == gains[decision.action]


# ---- any game, and secrets


def dealt(card: int, last: int) -> HoardState:
    """Seat 0 holds this card; another was shown before."""
    state = hoard_table(2)
    state.bag.remove(card)
    state.dealt, state.has_card, state.last = card, True, last
    return state


def test_it_plays_games_it_knows_nothing_about() -> None:
    game = as_game(Hoard())
    for seats in game.seats:
        state = game.new(make_setup(game, seats))
        luck = Luck.of("hoard", seats)
        while (actor := int(state.actor())) != OVER:
            if actor == CHANCE:
                state.apply(CHANCE, state.roll(luck))
            else:
                decision = decide("mcts:iterations=20", game, state)
                assert decision.action in list(state.legal(actor))
                state.apply(actor, decision.action)


def test_it_shows_a_nine() -> None:
    """A nine shown counts twice, and nobody can show a card after it."""
    assert SHOW == decide("mcts:iterations=200", as_game(Hoard()), dealt(9, 0)).action


class Peeping(Hoard):
    """Hoard, where nobody may look at a card that the searching seat does not know."""

    def __init__(self) -> None:
        self.imagined = 0

    def resample(self, known: State, viewer: int, luck: Luck) -> State:
        assert isinstance(known, HoardState)
        assert 0 == viewer
        assert [0, 0] == known.kept[1], "a card of the other seat is known"
        self.imagined += 1
        return super().resample(known, viewer, luck)


def test_every_iteration_imagines_what_the_seat_cannot_know() -> None:
    game = Peeping()
    state = hoard_table(2)
    state.kept, state.bag = [[1, 2], [3, 9]], [4, 5, 6, 7]
    state.turn, state.dealt, state.has_card = 4, 8, True
    decide("mcts:iterations=25", as_game(game), state)
    assert game.imagined >= 25


def test_secrets_do_not_change_its_decision() -> None:
    """Two worlds that look alike to a seat get the same decision from it."""
    game = as_game(Hoard())
    decisions = []
    for hidden, rest in (([3, 9], [4, 5, 6, 7]), ([4, 5], [3, 6, 7, 9])):
        state = hoard_table(2)
        state.kept, state.bag = [[1, 2], hidden], rest
        state.turn, state.dealt, state.has_card = 4, 8, True
        decisions.append(decide("mcts:iterations=50", game, state))
    assert decisions[0] == decisions[1]
    assert decisions[0].action in (KEEP, SHOW)


@pytest.mark.parametrize("game", ["akropolis", "age_of_civilization"])
def test_the_easy_level_errs_in_proportion_to_the_game(game: str) -> None:
    """Points are worth more in one game than in another: it beats random play in each of them,
    and never errs so little that it plays like the same search without noise."""
    setup = make_setup(get_game(game), 2)

    def won(one: str, other: str) -> float:
        results = ArenaResults(Matchup(game, setup, (one, other), 5))
        for result in run_arena(results.matchup, 8):
            results.add(result)
        return results.win_rate(0).value

    easy = "mcts:easy,iterations=15"
    assert won(easy, "random") >= 0.75
    assert won(easy, "mcts:iterations=15") <= 0.4
