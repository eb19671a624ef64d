"""The forecast of standard games: what it reads, and that it comes true."""

from __future__ import annotations

import statistics

import pytest

from poleis.bots.search import Search, SearchParams
from poleis.core.game import get_game
from poleis.core.luck import Luck
from poleis.core.setup import make_setup
from poleis.core.state import OVER, settle_chance
from poleis.games.akropolis.bot.evaluator import TURNS_AHEAD, AkropolisEvaluator
from poleis.games.akropolis.bot.features import OF_TYPE, QUARRIES, SITES, STONES
from poleis.games.akropolis.bot.forecast import Forecast, can_forecast
from poleis.games.akropolis.bot.shortlist import Shortlist, built
from poleis.games.akropolis.rules.hexes import BARRACKS, GARDENS, HOUSES, spell
from poleis.games.akropolis.rules.position import Akropolis
from tests.rules.akropolis.cities import START

AKROPOLIS = get_game("akropolis")


def solo(seed: int, decisions: int, options: dict[str, object] | None = None) -> Akropolis:
    """A solo game after so many decisions of the quick player."""
    return game_of(1, seed, decisions, {"architect": "hard", **(options or {})})


def game_of(seats: int, seed: int, decisions: int, options: dict[str, object]) -> Akropolis:
    """A game after so many decisions of quick players."""
    setup = make_setup(AKROPOLIS, seats, options)
    state = AKROPOLIS.new(setup)
    assert isinstance(state, Akropolis)
    luck = Luck.of("forecast", seed)
    settle_chance(state, luck)
    AkropolisEvaluator([]).play_on(state, luck, decisions)
    settle_chance(state, luck)
    return state


# ---- features


def numbers_after(*tiles: tuple[str, int, int, int]) -> list[float]:
    """The features of a city with these tiles (faces, q, r, orientation)."""
    city = START.copy()
    for faces, q, r, orientation in tiles:
        assert city.can_place(q, r, orientation)
        city.place(spell(faces), q, r, orientation)
    forecast = Forecast()
    forecast.features.read(city, forecast.to_stars, forecast.to_districts)
    return list(forecast.features.numbers)


def of_type(numbers: list[float], district: int) -> list[float]:
    return numbers[OF_TYPE * (district - 1) : OF_TYPE * district]


def test_the_start_tile_has_a_star_and_three_quarries() -> None:
    numbers = numbers_after()
    assert 1.0 == of_type(numbers, HOUSES)[0]
    assert [3.0, 0.0, 0.0] == numbers[QUARRIES : QUARRIES + 3]
    assert 0.0 == numbers[SITES]
    assert 0.0 == numbers[STONES]


@pytest.mark.rule("AKR-6.1")
def test_stars_and_values_are_multiplied() -> None:
    numbers = numbers_after(("gbG", 1, 1, 0))
    stars, value, points = of_type(numbers, GARDENS)[:3]
    assert (3.0, 1.0, 3.0) == (stars, value, points)
    assert 1.0 == of_type(numbers, BARRACKS)[1]


def test_a_second_level_needs_a_site() -> None:
    """Tiles side by side hold a place for another; a quarry that it covers is no longer open."""
    ground = [("qqq", 1, 1, 0), ("qqg", 2, -1, 0)]
    assert 0.0 == numbers_after(ground[0])[SITES]
    numbers = numbers_after(*ground)
    assert numbers[SITES] > 0.0
    assert [8.0, 0.0, 0.0] == numbers[QUARRIES : QUARRIES + 3]
    numbers = numbers_after(*ground, ("qgg", 1, 0, 0))
    assert [6.0, 1.0, 0.0] == numbers[QUARRIES : QUARRIES + 3]
    assert 2.0 == numbers[STONES]
    assert 4.0 == of_type(numbers, GARDENS)[1]


# ---- the forecast


@pytest.mark.parametrize(
    ("options", "known"),
    [({}, True), ({"long": True}, False), ({"variants": ("temples",)}, False)],
)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_judges_standard_games_only(seats: int, options: dict[str, object], known: bool) -> None:
    if seats == 4 and "long" in options:
        pytest.skip("four use all tiles anyway (AKR-2.8)")
    for decisions in (0, 5, 20):
        assert known == can_forecast(game_of(seats, 1, decisions, options))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_of_several_seats_one_is_ahead_of_all(seats: int) -> None:
    margins = list(AkropolisEvaluator([]).values(game_of(seats, 7, 10 * seats, {})))
    first, second = sorted(margins, reverse=True)[:2]
    assert seats == len(margins)
    assert first > 0 > second
    assert first == pytest.approx(-second), "the best is ahead of the second best"


def test_who_is_on_turn_has_a_turn_more() -> None:
    """Equal cities, one turn each but for who comes first: the last turn of the game is worth
    something (AKR-5.1)."""
    forecast = Forecast()
    state = game_of(2, 4, 68, {})
    state.cities[1] = state.cities[0].copy()
    assert 0 == state.turn
    even = forecast.margins(state)[0]
    state.apply(0, 0)
    state.apply(0, state.random_action(0, Luck.of(1)))
    state.cities[0] = state.cities[1].copy()
    assert 0 == even
    assert forecast.margins(state)[1] > 0


@pytest.mark.parametrize(("seats", "decisions"), [(1, 26), (2, 52), (3, 72), (4, 96)])
def test_it_comes_true_on_average(seats: int, decisions: int) -> None:
    """With a few turns left the forecast is nearer to the end of quick games than the present
    margin is, and not off to one side."""
    evaluator = AkropolisEvaluator([])
    errors, present = [], []
    for seed in range(150):
        state = game_of(seats, seed, decisions, {"architect": "hard"} if seats == 1 else {})
        foreseen = evaluator.values(state)[0]
        now = float(state.margin(0))
        evaluator.play_on(state, Luck.of("to the end", seed), 1000)
        assert OVER == state.actor()
        end = float(state.margin(0))
        errors.append(end - foreseen)
        present.append(end - now)
    assert abs(statistics.mean(errors)) < 5
    assert statistics.stdev(errors) < 0.9 * statistics.stdev(present)


def test_it_counts_the_last_turn_exactly() -> None:
    state = solo(3, 34)
    state.apply(0, 0)
    forecast = Forecast()
    forecast.look_ahead(state)
    assert 0 == forecast.turns
    places = Shortlist()
    survey = AkropolisEvaluator([]).quick.look(state, 0)
    places.find(state.cities[0], survey, state.held, 4)
    for i in range(places.count()):
        spot = places.spot(i)
        foreseen = forecast.score(built(state.cities[0], state.held, spot))
        after = state.clone()
        after.apply(0, state.place_code(state.cities[0], spot))
        assert after.score(0) == foreseen


def test_turns_are_counted_alike_before_and_after_the_architects_answer() -> None:
    """A placement is judged before the answer, the end of a play-out after it (AKR-8.2)."""
    forecast = Forecast()
    state = solo(5, 0)
    luck = Luck.of("turns", 5)
    left = 17
    while True:
        state.apply(0, 0)
        forecast.look_ahead(state)
        before = [*forecast.to_stars, *forecast.to_districts]
        assert left == forecast.turns
        state.apply(0, state.random_action(0, luck))
        if state.actor() == OVER:
            break
        forecast.look_ahead(state)
        assert left == forecast.turns
        assert before == pytest.approx([*forecast.to_stars, *forecast.to_districts])
        settle_chance(state, luck)
        left -= 1
    assert 0 == left


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_play_outs_end_at_the_horizon(seats: int) -> None:
    """After three turns of each seat."""
    evaluator = AkropolisEvaluator([])
    state = game_of(seats, 2, 6 * seats, {})
    horizon = evaluator.hints(state).horizon
    assert 2 * TURNS_AHEAD * seats == horizon
    placed = len(state.cities[0].placed)
    evaluator.play_on(state, Luck.of(2), horizon)
    assert TURNS_AHEAD == len(state.cities[0].placed) - placed


def test_noise_is_as_large_with_a_forecast() -> None:
    """Play-outs that are judged early differ less; an easy bot must not become strong by that."""
    evaluator = AkropolisEvaluator([])
    reach = []
    games: list[dict[str, object]] = [{}, {"variants": ("temples",)}]
    for options in games:
        state = game_of(2, 5, 20, options)
        search = Search(state, 0, AKROPOLIS.resample, evaluator, Luck.of("noise"), SearchParams())
        search.run(60, 1000.0)
        reach.append(search.spread() * evaluator.hints(state).noise_scale)
    assert 0.5 < reach[0] / reach[1] < 2


# ---- the shortlist


@pytest.mark.parametrize("decisions", [8, 20, 30])
def test_the_shortlist_has_the_best_prices(decisions: int) -> None:
    state = solo(4, decisions)
    state.apply(0, 0)
    city = state.cities[0]
    survey = AkropolisEvaluator([]).quick.look(state, 0)
    prices = sorted(
        (
            survey.price_place(city, state.held, triangle, corner)
            for triangle in city.open.members
            for corner in range(3)
        ),
        reverse=True,
    )
    places = Shortlist()
    places.find(city, survey, state.held, 7)
    assert 7 == places.count()
    assert prices[:7] == pytest.approx([places.price(rank) for rank in range(7)])
