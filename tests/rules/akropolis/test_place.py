"""AKR-4: add the tile to the city."""

from __future__ import annotations

import pytest

from poleis import CHANCE, Luck, make_setup
from poleis.games.akropolis.game import GAME
from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.hexes import LETTERS
from tests.rules.akropolis.cities import BAY, START, TOWER, build, can_place, refused, visible
from tests.rules.akropolis.reference import around

OVERHANG = "AKR-4.2 overhang"
APART = "AKR-4.2 apart"
UNEVEN = "AKR-4.3 uneven"
ONE_TILE = "AKR-4.3 one-tile"


@pytest.mark.rule("AKR-4.1")
def test_all_three_hexes_lie_on_one_level() -> None:
    city = build("qqq@0,1r0; hmt@0,1r5; bgq@-2,1r4")
    levels = {cell: int(seen[1]) for cell, seen in visible(city).items()}
    assert {2} == {levels[cell] for cell in ((0, 1), (1, 0), (1, 1))}
    assert {1} == {levels[cell] for cell in ((-2, 1), (-2, 0), (-1, 0))}


@pytest.mark.rule("AKR-4.1")
def test_faces_do_not_matter_for_legality() -> None:
    """Every tile of the box has the same open places, whatever lies there."""
    text = "{0}@0,1r0; {0}@-1,2r2; {0}@0,1r5"
    places = {tuple(build(text.format(3 * letter)).placements()) for letter in LETTERS[1:]}
    assert 1 == len(places)


@pytest.mark.rule("AKR-4.2")
def test_on_the_ground_a_tile_shares_a_side_with_the_city() -> None:
    assert [] == refused(START, "hhh@2,0r0")  # beside the quarry at 1,0
    assert [] == refused(START, "hhh@3,0r3")  # its hex b beside it
    assert [APART] == refused(START, "hhh@3,0r0")
    assert [APART] == refused(START, "hhh@40,-40r2")


@pytest.mark.rule("AKR-4.2")
def test_on_the_ground_all_three_cells_are_empty() -> None:
    assert [OVERHANG, UNEVEN] == refused(START, "hhh@1,0r0")
    assert [OVERHANG, UNEVEN] == refused(START, "hhh@0,1r4")


@pytest.mark.rule("AKR-4.2")
def test_a_hole_may_be_filled_where_the_tile_fits() -> None:
    city = build(BAY + "qqq@2,0r5")
    assert all(near in visible(city) or near in ((1, -1), (2, -2), (2, -1))
               for cell in ((1, -1), (2, -2), (2, -1)) for near in around(cell))  # fmt: skip
    assert can_place(city, "ggg@1,-1r5")
    assert not can_place(city, "ggg@1,-1r0")


@pytest.mark.rule("AKR-4.2")
def test_a_ground_tile_may_touch_a_tower() -> None:
    city = build(TOWER + "hhh@2,-1r2")
    assert "h4" == visible(city)[1, 0]
    beside = {near for near in around((1, 1)) if near in visible(city)}
    assert {(1, 0)} == {cell for cell in beside if visible(city)[cell] == "h4"}
    assert can_place(city, "ggg@1,1r1")


@pytest.mark.rule("AKR-4.3")
def test_an_upper_tile_rests_on_three_hexes_of_two_tiles() -> None:
    city = build("qqq@0,1r0")
    assert [] == refused(city, "hhh@0,1r5")  # two hexes of the tile, one of the start tile
    assert [] == refused(city, "hhh@0,0r0")  # two hexes of the start tile, one of the tile


@pytest.mark.rule("AKR-4.3")
def test_an_upper_tile_may_not_stand_on_one_tile() -> None:
    """However flat it lies, in each of its three rotations."""
    city = build("qqq@0,1r0")
    for place in ("0,1r0", "1,1r2", "0,2r4"):
        assert [ONE_TILE] == refused(city, f"hhh@{place}")


@pytest.mark.rule("AKR-4.3")
def test_an_upper_tile_has_no_gap_beneath() -> None:
    city = build("qqq@0,1r0")
    assert [OVERHANG, UNEVEN] == refused(city, "hhh@1,1r0")  # one hex on the city, two in the air
    assert [OVERHANG, UNEVEN] == refused(city, "hhh@1,0r0")  # two hexes on the city


@pytest.mark.rule("AKR-4.3")
def test_an_upper_tile_may_not_lie_on_mixed_heights() -> None:
    city = build("qqq@0,1r0; qqq@-1,2r2; hhh@0,1r5")
    assert ("h2", "q1", "q1") == tuple(visible(city)[cell] for cell in ((0, 1), (0, 2), (-1, 2)))
    assert [UNEVEN] == refused(city, "ggg@0,1r1")


@pytest.mark.rule("AKR-4.3.1")
def test_only_the_tiles_directly_beneath_count() -> None:
    """A tile on level 3 exactly on one tile of level 2 is refused, though that rests on two."""
    city = build("qqq@0,1r0; hhh@0,1r5")
    assert [ONE_TILE] == refused(city, "ggg@0,1r5")
    wider = build("qqq@0,1r0; qqq@-1,2r2; hhh@0,1r5; mmm@-1,1r1")
    assert ("h2", "m2", "m2") == tuple(visible(wider)[cell] for cell in ((0, 1), (-1, 2), (-1, 1)))
    assert [] == refused(wider, "ggg@0,1r2")


@pytest.mark.rule("AKR-4.3.1")
def test_the_start_tile_counts_as_one_tile() -> None:
    """No three of its hexes form a triangle, so alone it never carries a tile."""
    assert {1} == {level for *_, level in START.placements()}
    assert [] == refused(build("qqq@0,1r0"), "hhh@0,0r0")


@pytest.mark.rule("AKR-4.4")
def test_a_placement_always_exists() -> None:
    """At every decision of whole games there is free ground beside the city."""
    for seed in range(5):
        state, luck = GAME.new(make_setup(GAME, 2)), Luck.of("always", seed)
        while state.actors():
            actor = state.actor()
            if actor != CHANCE:
                assert 1 in {level for *_, level in state.cities[actor].placements()}
            action = state.roll(luck) if actor == CHANCE else state.random_action(actor, luck)
            state.apply(actor, action)


@pytest.mark.rule("AKR-4.5")
@pytest.mark.parametrize(
    ("ground", "stones"), [("qqh", 3), ("qhq", 2), ("qHq", 2), ("hqq", 2), ("gHt", 1)]
)
def test_each_covered_quarry_gives_a_stone(ground: str, stones: int) -> None:
    """The tile covers hexes a and b of the ground tile, and a quarry of the start tile."""
    assert stones == build(f"{ground}@0,1r0; hhh@0,1r5").stones


@pytest.mark.rule("AKR-4.5")
def test_covered_districts_and_plazas_give_nothing() -> None:
    assert 0 == build("hTg@0,-2r3; mBt@1,-3r0; ggg@0,-2r4").stones


@pytest.mark.rule("AKR-4.5")
def test_quarries_give_stones_on_any_level_but_only_when_covered_directly() -> None:
    city = build("qqq@0,1r0; qqq@-1,2r2; qqq@0,1r5; mmm@-1,1r1")
    assert 3 + 3 == city.stones
    higher = build("qqq@0,1r0; qqq@-1,2r2; qqq@0,1r5; mmm@-1,1r1; ggg@0,1r2")
    assert 6 + 1 == higher.stones  # one quarry on level 2; those below it were paid before


@pytest.mark.rule("AKR-4.5")
def test_a_tile_that_covers_two_quarries_gives_two_stones_at_once() -> None:
    """The worked example of the rulebook: Maks covers two quarries on level 2."""
    city = build("hqq@0,1r0")
    assert 0 == city.stones
    assert 2 == build("hqq@0,1r0; mmm@0,1r5").stones


def placed(city: City) -> list[list[int]]:
    """The placements of a city, in order."""
    return [placement.dump() for placement in city.placed]


@pytest.mark.rule("AKR-4.6")
def test_placed_tiles_never_move() -> None:
    """Of each city everything that was placed stays in the list, and heights only grow."""
    for seed in range(5):
        state, luck = GAME.new(make_setup(GAME, 3)), Luck.of("moved", seed)
        before = [(placed(city), visible(city)) for city in state.cities]
        while state.actors():
            actor = state.actor()
            action = state.roll(luck) if actor == CHANCE else state.random_action(actor, luck)
            state.apply(actor, action)
            after = [(placed(city), visible(city)) for city in state.cities]
            for (old, seen), (new, sees) in zip(before, after, strict=True):
                assert old == new[: len(old)]
                same = {cell: sees[cell] for cell in seen if sees[cell][1:] == seen[cell][1:]}
                assert all(int(sees[cell][1:]) >= int(seen[cell][1:]) for cell in seen)
                assert all(seen[cell] == hex_ for cell, hex_ in same.items())
            before = after
