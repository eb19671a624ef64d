"""AKR-6: what a city is worth, and who wins."""

from __future__ import annotations

import pytest

from poleis import make_setup
from poleis.core.explain import ScoreLine, total
from poleis.games.akropolis.game import GAME
from poleis.games.akropolis.rules.hexes import DISTRICTS
from poleis.locale import get_language
from tests.rules.akropolis.cities import (
    LAKE,
    NINE_HOUSES,
    START,
    TOWER,
    build,
    table,
    visible,
    worth,
)


@pytest.mark.rule("AKR-6.1")
def test_points_are_value_times_stars() -> None:
    """One sheet with every type: each line is its value times its stars."""
    city = build("hgG@0,1r0; mqM@2,0r5; bbB@-1,0r3")
    state = table(city, START.copy(), stones=(4, 0))
    sheet = {line.key: line for line in GAME.sheet(state, 0)}
    assert (
        ScoreLine("houses", 1, ("AKR-6.1", "AKR-6.2"), {"value": 1, "stars": 1}) == sheet["houses"]
    )
    assert (
        ScoreLine("markets", 2, ("AKR-6.1", "AKR-6.3"), {"value": 1, "stars": 2})
        == sheet["markets"]
    )
    assert (2 * 2, {"value": 2, "stars": 2}) == (sheet["barracks"].points, sheet["barracks"].parts)
    assert (0, {"value": 0, "stars": 0}) == (sheet["temples"].points, sheet["temples"].parts)
    assert (1 * 3, {"value": 1, "stars": 3}) == (sheet["gardens"].points, sheet["gardens"].parts)
    assert 4 == sheet["stones"].points
    assert 1 + 2 + 4 + 0 + 3 + 4 == total(list(sheet.values())) == state.score(0)


@pytest.mark.rule("AKR-6.1")
def test_every_line_cites_its_rules() -> None:
    state = table()
    assert [
        ("houses", ("AKR-6.1", "AKR-6.2")),
        ("markets", ("AKR-6.1", "AKR-6.3")),
        ("barracks", ("AKR-6.1", "AKR-6.4")),
        ("temples", ("AKR-6.1", "AKR-6.5")),
        ("gardens", ("AKR-6.1", "AKR-6.6")),
        ("stones", ("AKR-6.7",)),
    ] == [(line.key, line.rules) for line in GAME.sheet(state, 0)]


@pytest.mark.rule("AKR-6.1.1")
@pytest.mark.parametrize(
    ("city", "value"),
    [("gqq@0,1r0", 1), ("qqq@0,1r0; gqq@0,1r5", 2), (TOWER + "gqq@2,-1r2", 4)],
)
def test_value_of_a_district_is_its_level(city: str, value: int) -> None:
    assert (value, 0) == worth("gardens", build(city))


@pytest.mark.rule("AKR-6.1.1")
def test_level_and_place_of_a_plaza_are_no_matter() -> None:
    near_and_low = build("gGq@0,1r0")
    far_and_high = build(TOWER + "qGq@2,-1r2; qgq@-1,2r2")
    assert "G4" == visible(far_and_high)[1, 0]
    assert (1, 3) == worth("gardens", near_and_low) == worth("gardens", far_and_high)


@pytest.mark.rule("AKR-6.1.1")
def test_stars_of_several_plazas_add_up() -> None:
    assert (1, 9) == worth("gardens", build("gGG@0,1r0; qqG@2,0r5"))


@pytest.mark.rule("AKR-6.1.2")
def test_without_a_visible_plaza_a_type_scores_nothing() -> None:
    city = build("ggg@0,1r0")
    assert (3, 0) == worth("gardens", city)
    assert 0 == table(city, START.copy(), stones=(0, 0)).score(0)


@pytest.mark.rule("AKR-6.1.2")
def test_plaza_of_the_start_tile_counts_until_it_is_covered() -> None:
    assert (2, 1) == worth("houses", build("qhh@0,1r0"))
    assert (2, 0) == worth("houses", build("qhh@0,1r0; qqq@0,0r0"))


@pytest.mark.rule("AKR-6.1.3")
def test_quarries_never_score() -> None:
    assert 0 == table(build("qqq@0,1r0; qqq@-1,2r2"), START.copy(), stones=(0, 0)).score(0)


# ---- houses


@pytest.mark.rule("AKR-6.2")
def test_only_the_largest_group_of_houses_counts() -> None:
    assert (2, 1) == worth("houses", build("hhq@0,-2r4; hqq@0,1r0"))
    assert (3, 1) == worth("houses", build("hhq@0,-2r4; hqq@0,-4r4"))  # one group


@pytest.mark.rule("AKR-6.2")
def test_a_houses_plaza_does_not_connect() -> None:
    """Houses on two sides of the plaza of the start tile are two groups."""
    assert (1, 1) == worth("houses", build("hqq@0,1r0; hqq@-1,0r3"))


@pytest.mark.rule("AKR-6.2")
def test_a_group_runs_over_several_levels() -> None:
    city = build("qqh@0,1r0; hqq@0,1r5")
    assert ("h2", "h1") == (visible(city)[0, 1], visible(city)[0, 2])
    assert (3, 1) == worth("houses", city)


@pytest.mark.rule("AKR-6.2.1")
def test_five_houses_on_level_one_and_two_on_level_two_are_worth_nine() -> None:
    """The worked example of the rulebook: 5 x 1 + 2 x 2 = 9; with three stars 27 points."""
    city = build(NINE_HOUSES)
    assert ["h1"] * 5 + ["h2"] * 2 == sorted(s for s in visible(city).values() if s[0] == "h")
    assert (9, 3) == worth("houses", city)
    assert (
        27 == {line.key: line for line in GAME.sheet(table(city, START.copy()), 0)}["houses"].points
    )


@pytest.mark.rule("AKR-6.2.2")
def test_largest_means_most_houses_not_highest_value() -> None:
    """Three houses on the ground against two on level 2, which would be worth 4."""
    assert (3, 1) == worth("houses", build("qqq@0,1r0; hhq@0,1r5; hhh@0,-2r4"))


@pytest.mark.rule("AKR-6.2.2")
@pytest.mark.parametrize(
    "city",
    ["qqq@0,1r0; hqh@0,1r5; hhq@0,-2r4", "hhq@0,-2r4; qqq@0,1r0; hqh@0,1r5"],
    ids=["high first", "low first"],
)
def test_among_equally_many_houses_the_group_worth_most_counts(city: str) -> None:
    """Whichever was built first: two houses on level 2 beat two on the ground."""
    assert (4, 1) == worth("houses", build(city))


# ---- markets


@pytest.mark.rule("AKR-6.3")
def test_a_market_must_not_lie_beside_a_market() -> None:
    assert (1, 2) == worth("markets", build("mqM@2,0r0"))
    assert (0, 2) == worth("markets", build("mmM@2,0r0"))
    assert (2, 2) == worth("markets", build("mqM@2,0r0; mqq@0,-2r4"))


@pytest.mark.rule("AKR-6.3")
def test_a_markets_plaza_beside_a_market_does_no_harm() -> None:
    assert (1, 4) == worth("markets", build("mMM@2,0r0"))


@pytest.mark.rule("AKR-6.3")
def test_different_levels_do_not_separate_markets() -> None:
    beside = build("qmM@0,1r0; qmq@0,0r0")
    assert ("m1", "m2") == (visible(beside)[1, 1], visible(beside)[1, 0])
    assert (0, 2) == worth("markets", beside)
    assert (1 + 2, 2) == worth("markets", build("qmM@0,1r0; mqq@0,0r0"))


# ---- barracks


@pytest.mark.rule("AKR-6.4")
def test_barracks_lie_at_the_edge_of_the_city() -> None:
    edge = "bqB@2,0r0; qqq@2,-1r4; qqq@1,1r1"
    assert (1, 2) == worth("barracks", build(edge))
    assert (0, 2) == worth("barracks", build(edge + "; qqq@3,-1r5"))


@pytest.mark.rule("AKR-6.4")
def test_a_lower_neighbour_is_not_an_edge() -> None:
    """High barracks with lower hexes all around do not count; with empty ground they do."""
    inside = build("qqB@0,1r0; qqq@-1,2r2; bqq@0,1r5")
    assert "b2" == visible(inside)[0, 1]
    assert (0, 2) == worth("barracks", inside)
    assert (2, 2) == worth("barracks", build("qqB@0,1r0; qqq@-1,2r2; qbq@0,1r5"))


@pytest.mark.rule("AKR-6.4.1")
@pytest.mark.parametrize(
    ("around", "empty"),
    [("", 3), ("; qqq@2,-1r4", 2), ("; qqq@2,-1r4; qqq@1,1r1", 1)],
)
def test_one_empty_neighbour_is_enough(around: str, empty: int) -> None:
    city = build("bqB@2,0r0" + around)
    near = [(3, 0), (2, 1), (1, 1), (1, 0), (2, -1), (3, -1)]
    assert empty == sum(cell not in visible(city) for cell in near)
    assert (1, 2) == worth("barracks", city)


@pytest.mark.rule("AKR-6.4.2")
def test_a_lake_is_not_the_edge() -> None:
    """Barracks whose only empty neighbour is a lake do not count."""
    assert (1, 2) == worth("barracks", build(LAKE + "bqB@1,1r0"))
    assert (0, 2) == worth("barracks", build(LAKE + "bqB@1,1r0; qqq@2,0r5"))


@pytest.mark.rule("AKR-6.4.2")
def test_a_lake_of_several_cells_is_not_the_edge() -> None:
    """The barracks lie between a lake of three cells and other tiles."""
    city = "qbB@2,-3r2; qqq@3,-3r0; qqq@2,0r5"
    assert (1, 2) == worth("barracks", build(city))
    closed = build(city + "; qqq@0,-2r3")
    near = [(2, -2), (1, -1), (0, -1), (0, -2), (1, -3), (2, -3)]
    assert [(2, -2), (1, -1)] == [cell for cell in near if cell not in visible(closed)]
    assert (0, 2) == worth("barracks", closed)


@pytest.mark.rule("AKR-6.4.2")
def test_with_the_option_a_lake_is_an_edge() -> None:
    """The other reading: any empty neighbour is enough."""
    assert (1, 2) == worth("barracks", build(LAKE + "bqB@1,1r0; qqq@2,0r5"), "lakes")
    inside = build("bqB@2,0r0; qqq@2,-1r4; qqq@1,1r1; qqq@3,-1r5")
    assert (0, 2) == worth("barracks", inside, "lakes"), "no empty neighbour at all"


@pytest.mark.rule("AKR-6.4.2")
def test_the_reading_of_lakes_is_agreed_before_the_game() -> None:
    """It changes what barracks count, and the sheet cites it."""
    city = build(LAKE + "bqB@1,1r0; qqq@2,0r5")
    found = {}
    for lakes in (False, True):
        state = GAME.new(make_setup(GAME, 2, {"lakes": lakes}))
        state.cities[0] = city
        line = next(line for line in GAME.sheet(state, 0) if line.key == "barracks")
        found[lakes] = (line.points, "AKR-6.4.2" in line.rules)
    assert {False: (0, False), True: (2, True)} == found


@pytest.mark.rule("AKR-6.4.2", "AKR-7.4")
@pytest.mark.parametrize(
    ("language", "word"), [("en", "Lakes do not"), ("pl", "Jeziora się nie"), ("ru", "Озёра не")]
)
def test_the_help_says_that_lakes_do_not_count_for_barracks(language: str, word: str) -> None:
    say = get_language(language)
    assert word in say("akropolis-option-variants-barracks-help")
    assert say("akropolis-option-lakes-help") != say("akropolis-option-lakes")


# ---- temples and gardens


@pytest.mark.rule("AKR-6.5")
def test_a_temple_needs_six_built_neighbours_of_any_kind() -> None:
    assert (0, 2) == worth("temples", build("tqT@0,1r0"))
    assert (1, 2) == worth("temples", build("tqT@0,1r0; qqq@-1,2r2"))


@pytest.mark.rule("AKR-6.5")
def test_neighbours_of_a_temple_may_be_of_any_level() -> None:
    low = build("tqT@0,1r0; qqq@-1,2r2; qqq@-1,1r1")
    assert ("t1", "q2") == (visible(low)[0, 1], visible(low)[-1, 1])
    assert (1, 2) == worth("temples", low)
    high = build("qqT@0,1r0; qqq@-1,2r2; tqq@0,1r5")
    assert (2, 2) == worth("temples", high)


@pytest.mark.rule("AKR-6.5")
def test_a_lake_beside_a_temple_breaks_its_condition() -> None:
    assert (0, 2) == worth("temples", build(LAKE + "tqT@1,1r0; qqq@2,0r5"))


@pytest.mark.rule("AKR-6.6")
def test_gardens_always_count() -> None:
    assert (3, 3) == worth("gardens", build("ggg@0,1r0; qqG@2,0r5"))


# ---- stones, totals, places


@pytest.mark.rule("AKR-6.7")
def test_each_stone_is_a_point() -> None:
    assert [3, 5] == [table(stones=(3, 5)).score(seat) for seat in (0, 1)]


@pytest.mark.rule("AKR-6.8")
def test_total_is_the_sum_of_all_types_and_stones() -> None:
    city = build(NINE_HOUSES + "; gqG@0,-2r4")
    state = table(city, START.copy(), stones=(2, 0))
    assert 27 + 3 + 2 == state.score(0)
    assert set(DISTRICTS) | {"stones"} == {line.key for line in GAME.sheet(state, 0)}


@pytest.mark.rule("AKR-6.8")
def test_highest_total_wins() -> None:
    cities = [build("gqG@0,1r0"), START.copy(), build("ggG@0,1r0")]
    state = table(*cities, stones=(0, 0, 0))
    assert [3, 0, 6] == [state.score(seat) for seat in range(3)]
    assert [2, 3, 1] == GAME.ranking(state)


@pytest.mark.rule("AKR-6.8")
def test_a_tie_goes_to_more_stones() -> None:
    """Both have four points: one from a garden and a stone, one from stones alone."""
    state = table(build("gqG@0,1r0"), START.copy(), stones=(1, 4))
    assert [4, 4] == [state.score(seat) for seat in (0, 1)]
    assert [2, 1] == GAME.ranking(state)


@pytest.mark.rule("AKR-6.8.1")
def test_still_tied_means_shared_victory() -> None:
    assert [1, 1] == GAME.ranking(table(stones=(2, 2)))
    three = table(START.copy(), build("gqG@0,1r0"), START.copy(), stones=(2, 0, 2))
    assert [2, 1, 2] == GAME.ranking(three)
    four = table(*(START.copy() for _ in range(4)), stones=(5, 1, 5, 0))
    assert [1, 3, 1, 4] == GAME.ranking(four)
