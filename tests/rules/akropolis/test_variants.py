"""AKR-7: the five scoring variants."""

from __future__ import annotations

from itertools import combinations

import pytest

from poleis import make_setup
from poleis.core.setup import all_setups
from poleis.games.akropolis.game import GAME
from poleis.games.akropolis.rules.hexes import DISTRICTS
from tests.rules.akropolis.cities import BAY, LAKE, NINE_HOUSES, START, build, table, visible, worth

TEN_HOUSES = NINE_HOUSES + "; hqq@2,5r0"
SHOWCASE = (
    "qqT@0,1r0; qqq@-1,2r2; tqq@0,1r5; mMq@-1,0r3; Ggq@2,-3r2; qqq@3,-3r0; qqq@2,0r5; "
    "qbB@4,0r0; hhh@0,3r0; hhh@1,4r0; hhh@2,5r0; hqq@3,6r0"
)
"""Of every type what doubles, and nothing else."""


@pytest.mark.rule("AKR-7.1")
def test_any_subset_of_the_variants_may_be_agreed() -> None:
    for seats in GAME.seats:
        agreed = {setup["variants"] for setup in all_setups(GAME) if setup.seats == seats}
        assert 32 == len(agreed)
        assert {c for n in range(6) for c in combinations(DISTRICTS, n)} == agreed


@pytest.mark.rule("AKR-7.1")
def test_nothing_else_changes() -> None:
    """Variants change no tile, no stone and no legal move at the start."""
    plain = GAME.new(make_setup(GAME, 3))
    varied = GAME.new(make_setup(GAME, 3, {"variants": DISTRICTS}))
    one, two = plain.dump(), varied.dump()
    assert 0 == one.pop(1) and 62 == two.pop(1)
    assert one == two


@pytest.mark.rule("AKR-7.1")
@pytest.mark.parametrize("variant", DISTRICTS)
@pytest.mark.parametrize("district", DISTRICTS)
def test_a_variant_doubles_its_own_type_only(variant: str, district: str) -> None:
    city = build(SHOWCASE)
    value, stars = worth(district, city)
    assert value > 0 and stars > 0
    factor = 2 if district == variant else 1
    assert (factor * value, stars) == worth(district, city, variant)


@pytest.mark.rule("AKR-7.1")
def test_all_variants_at_once() -> None:
    city = build(SHOWCASE)
    assert [10, 1, 1, 2, 1] == [worth(district, city)[0] for district in DISTRICTS]
    assert [20, 2, 2, 4, 2] == [worth(district, city, *DISTRICTS)[0] for district in DISTRICTS]


@pytest.mark.rule("AKR-7.1")
def test_a_district_that_misses_the_base_condition_does_not_double() -> None:
    """Two markets side by side, both beside a markets plaza."""
    assert (0, 2) == worth("markets", build("mmM@2,0r0"), "markets")


@pytest.mark.rule("AKR-7.1")
def test_a_plaza_is_still_needed() -> None:
    city = build(LAKE + "gqq@1,1r0")
    assert (2, 0) == worth("gardens", city, "gardens")
    assert 0 == table(city, START.copy(), stones=(0, 0), variants=("gardens",)).score(0)


@pytest.mark.rule("AKR-7.1")
def test_doubling_happens_once() -> None:
    """A market with two plazas beside it, and a garden with two lake cells beside it."""
    assert (2, 4) == worth("markets", build("mMM@2,0r0"), "markets")
    city = build(BAY + "qqq@2,0r5")
    assert 2 == sum(cell not in visible(city) for cell in ((2, -2), (1, -1)))
    assert (2, 0) == worth("gardens", city, "gardens")


@pytest.mark.rule("AKR-7.1")
def test_the_sheet_cites_the_variant() -> None:
    state = table(build(NINE_HOUSES), START.copy(), variants=("houses", "temples"))
    rules = {line.key: line.rules for line in GAME.sheet(state, 0)}
    assert ("AKR-6.1", "AKR-6.2", "AKR-7.2") == rules["houses"]
    assert ("AKR-6.1", "AKR-6.5", "AKR-7.5") == rules["temples"]
    assert ("AKR-6.1", "AKR-6.3") == rules["markets"]


@pytest.mark.rule("AKR-7.2")
def test_houses_double_from_a_value_of_ten() -> None:
    """Nine is not enough; the threshold is on value, here of eight houses."""
    assert (9, 3) == worth("houses", build(NINE_HOUSES), "houses")
    ten = build(TEN_HOUSES)
    assert 8 == sum(seen[0] == "h" for seen in visible(ten).values())
    assert (10, 3) == worth("houses", ten)
    assert (20, 3) == worth("houses", ten, "houses")


@pytest.mark.rule("AKR-7.2")
def test_only_the_scoring_group_doubles() -> None:
    """A lone house beside the group of ten adds nothing."""
    assert (20, 3) == worth("houses", build(TEN_HOUSES + "; hqq@0,-2r4"), "houses")


@pytest.mark.rule("AKR-7.3")
def test_a_market_doubles_beside_a_markets_plaza() -> None:
    assert (1, 2) == worth("markets", build("mqM@2,0r0"))
    assert (2, 2) == worth("markets", build("mqM@2,0r0"), "markets")
    apart = build("mqq@2,0r0; qqM@0,-2r4")
    assert (1, 2) == worth("markets", apart, "markets")


@pytest.mark.rule("AKR-7.3")
def test_a_covered_markets_plaza_doubles_nothing() -> None:
    city = "qMm@0,1r0; qqM@0,-2r4"
    assert (2, 4) == worth("markets", build(city), "markets")
    assert (1, 2) == worth("markets", build(city + "; qqq@0,1r5"), "markets")


@pytest.mark.rule("AKR-7.3")
def test_a_plaza_of_another_type_doubles_no_market() -> None:
    assert (1, 2) == worth("markets", build("mTq@2,0r0; qqM@0,-2r4"), "markets")


BARRACKS = ((3, 0), (2, 1), (1, 1), (1, 0), (2, -1), (3, -1))
"""The cells around 2,0."""


@pytest.mark.rule("AKR-7.4")
@pytest.mark.parametrize(
    ("city", "empty", "value"),
    [
        ("bqB@2,0r0; qqq@2,-1r4; qqq@1,1r1; qqq@3,-1r5", 0, 0),
        ("bqB@2,0r0; qqq@2,-1r4; qqq@1,1r1", 1, 1),
        ("bqB@2,0r0; qqq@2,-1r4", 2, 1),
        ("bqB@2,0r0", 3, 2),
    ],
)
def test_barracks_double_with_three_empty_neighbours(city: str, empty: int, value: int) -> None:
    assert empty == sum(cell not in visible(build(city)) for cell in BARRACKS)
    assert (value, 2) == worth("barracks", build(city), "barracks")


@pytest.mark.rule("AKR-7.4")
def test_barracks_double_with_four_empty_neighbours() -> None:
    """More than four cannot be: the two other hexes of its tile lie beside it."""
    city = build("qbB@2,0r0")
    near = [(4, 0), (3, 1), (2, 1), (2, 0), (3, -1), (4, -1)]
    assert 4 == sum(cell not in visible(city) for cell in near)
    assert (2, 2) == worth("barracks", city, "barracks")


@pytest.mark.rule("AKR-7.4")
def test_lake_cells_are_not_counted_for_barracks() -> None:
    """Three empty neighbours, two of them a lake's: the barracks count, but not twice."""
    city = build("qbB@2,-3r2; qqq@3,-3r0; qqq@2,0r5")
    near = [(2, -2), (1, -1), (0, -1), (0, -2), (1, -3), (2, -3)]
    assert [(2, -2), (1, -1), (0, -2)] == [cell for cell in near if cell not in visible(city)]
    assert (1, 2) == worth("barracks", city, "barracks")
    open_bay = build("qbB@2,-3r2; qqq@3,-3r0")
    assert (2, 2) == worth("barracks", open_bay, "barracks")


@pytest.mark.rule("AKR-7.4", "AKR-6.4.2")
def test_with_the_option_lake_cells_are_counted_for_barracks() -> None:
    """Three empty neighbours, two of them a lake's."""
    city = build("qbB@2,-3r2; qqq@3,-3r0; qqq@2,0r5")
    assert (1, 2) == worth("barracks", city, "lakes")
    assert (2, 2) == worth("barracks", city, "barracks", "lakes")


@pytest.mark.rule("AKR-7.5")
def test_a_temple_doubles_from_level_two() -> None:
    ground = build("tqT@0,1r0; qqq@-1,2r2")
    assert (1, 2) == worth("temples", ground) == worth("temples", ground, "temples")
    raised = build("qqT@0,1r0; qqq@-1,2r2; tqq@0,1r5")
    assert (2, 2) == worth("temples", raised)
    assert (4, 2) == worth("temples", raised, "temples")


@pytest.mark.rule("AKR-7.6")
def test_a_garden_doubles_beside_a_lake() -> None:
    city = build(LAKE + "ggq@1,1r0")
    assert (2, 0) == worth("gardens", city)
    assert (2 + 1, 0) == worth("gardens", city, "gardens")  # only the hex a lies at the lake


@pytest.mark.rule("AKR-7.6")
def test_an_enclosed_gap_of_several_cells_is_a_lake() -> None:
    """Two cells, then three; a garden on any side of them doubles."""
    two = build("qqq@1,-3r1; gqq@-2,1r3; qqq@-2,-2r0")
    assert (2, 0) == worth("gardens", two, "gardens")
    assert (2, 0) == worth("gardens", build(BAY + "qqq@2,0r5"), "gardens")


@pytest.mark.rule("AKR-7.6")
def test_filling_the_lake_ends_the_doubling() -> None:
    assert (1, 0) == worth("gardens", build(BAY + "qqq@2,0r5; qqq@1,-1r5"), "gardens")
