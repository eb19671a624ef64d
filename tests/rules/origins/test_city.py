"""The city, farms, buying, closing districts (ORI-5, ORI-10, ORI-13)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from poleis.core import record
from poleis.core.actions import Cell
from poleis.core.errors import BadRecord
from poleis.core.match import Match
from poleis.core.setup import make_setup
from poleis.games.origins.explain.position_reader import Table
from poleis.games.origins.rules.edition import NO_COLOUR
from poleis.games.origins.rules.position import Origins
from tests.rules.origins.tables import (
    BLOCK,
    COLOURS,
    EDITION,
    EXAMPLES,
    GAME,
    Home,
    can,
    cell_number,
    do,
    freemen,
    home,
    legal,
    line,
    owned,
    refusals,
    resources,
    table,
    vp,
)


def buying(owner: Home | None = None, **board: object) -> Origins:
    """A freeman that is about to buy at site 2."""
    owner = owner or home(stone=9, wisdom=9)
    owner.freemen = "blue1 " + owner.freemen
    return do(table(owner, home(), **board), "visit freeman1 2", "act buy_building")


@pytest.mark.rule("ORI-5.1")
def test_tiles_are_never_rotated() -> None:
    """A place is a cell of a square grid; there is no turn to choose."""
    place = next(kind for kind in GAME.actions.kinds if kind.name == "place")
    assert [Cell("cell", 80)] == list(place.args)


@pytest.mark.rule("ORI-5.2")
def test_a_tile_shares_an_edge_with_the_city() -> None:
    state = do(buying(), "buy workshop-1 farm")
    places = ["-1 0", "-1 1", "0 -1", "0 2", "1 0", "1 1"]
    assert [f"place {cell}" for cell in places] == legal(state)
    assert ["ORI-5.2"] == refusals(state, "place 1 2")  # at a corner only
    assert ["ORI-5.2"] == refusals(state, "place 0 1")  # the agora
    assert ["ORI-5.7"] == refusals(state, "pass")


@pytest.mark.rule("ORI-5.2")
def test_the_city_grows_without_limit() -> None:
    """A line of all tiles of the box stays inside the ground of the program."""
    cells = [f"place 0 {2 + i}" for i in range(75)]
    assert all(GAME.actions.parse(cell) for cell in cells)
    names = [name for colour in range(5) for name in tiles_of(colour)]
    city = " ".join(f"farm:{name}@0,{2 + i}" for i, name in enumerate(names[:74]))
    state = do(buying(home(city=city), pool=names[74], tops=""), f"buy {names[74]} farm")
    do(state, "place 0 76")
    assert 77 == len(Table(state).city(0))


def tiles_of(colour: int) -> list[str]:
    size = int(EDITION.stack_size)
    return list(EDITION.tile_names[size * colour : size * (colour + 1)])


@pytest.mark.rule("ORI-5.3", "ORI-23.11")
def test_tiles_are_adjacent_if_they_share_an_edge() -> None:
    """The rulebook's example: a row of tiles, each beside the next one only."""
    row = ["lower grey", "upper grey", "red", "purple", "yellow"]
    cells = dict(zip(row, [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2)], strict=True))
    known = Table(table(home(city="outpost-1@0,2 fountain-1@1,2 mint-1@2,2"), home()))
    for name, expected in EXAMPLES["adjacency"]["expected"].items():
        beside = [other for other in row if cells[other] in known.beside(cells[name])]
        assert sorted(expected) == sorted(beside)


@pytest.mark.rule("ORI-5.4")
def test_a_district_is_any_2x2_block_and_blocks_overlap() -> None:
    """Farms, agora and palace count as tiles."""
    city = "farm:obelisk-1@1,0 farm:obelisk-2@1,1 farm:obelisk-3@0,2 outpost-1@1,2"
    state = table(home(freemen="red3", city=city), home())
    assert [(0, 0), (0, 1)] == list(Table(state).districts(0))
    assert ["close 0 0 freeman1", "close 0 1 freeman1"] == legal(state, "close")
    assert ["ORI-5.4"] == refusals(state, "close 1 0 freeman1")


@pytest.mark.rule("ORI-5.4")
def test_one_tile_may_complete_four_districts() -> None:
    ring = ["1,1", "2,1", "2,0", "2,-1", "1,-1", "0,-1"]
    city = " ".join(f"farm:{name}@{cell}" for name, cell in zip(tiles_of(0), ring, strict=False))
    state = do(buying(home(city=city), pool="mint-1"), "buy mint-1 farm", "place 1 0")
    assert [(0, -1), (0, 0), (1, -1), (1, 0)] == list(Table(state).districts(0))


@pytest.mark.rule("ORI-5.5")
def test_a_closed_district_stays_closed() -> None:
    state = table(home(freemen="red3", city=BLOCK, seats="0,0=blue2"), home())
    assert [] == legal(state, "close")
    assert ["ORI-5.5"] == refusals(state, "close 0 0 freeman1")


@pytest.mark.rule("ORI-5.6", "ORI-10.5", "ORI-24.15", "ORI-24.42")
def test_an_effect_is_optional_after_placing_and_on_closing() -> None:
    state = do(buying(pool="mint-1"), "buy mint-1 building", "place 1 0")
    assert ["done", "use 1 0"] == legal(state)
    assert 1 == owned(do(state, "use 1 0"), "gold")
    state = do(buying(pool="mint-1"), "buy mint-1 building", "place 1 0", "done")
    assert 0 == owned(state, "gold")
    city = "mint-1@1,0 mint-2@1,1"
    state = table(home(freemen="yellow2", city=city), home())
    do(state, "close 0 0 freeman1")
    assert ["done", "use 0 1", "use 1 0", "use 1 1"] == legal(state)
    do(state, "use 1 1")
    assert ["done", "use 0 1", "use 1 0"] == legal(state)
    assert ["ORI-13.5"] == refusals(state, "use 1 1")
    assert 1 == owned(do(state, "done"), "gold")


@pytest.mark.rule("ORI-5.6")
def test_a_building_counts_itself() -> None:
    state = do(buying(pool="harbor-1"), "buy harbor-1 building", "place 1 0", "use 1 0")
    assert 2 == line(state, "buildings")


@pytest.mark.rule("ORI-5.7")
def test_a_tile_must_be_placed_at_once() -> None:
    state = do(buying(), "buy workshop-1 building")
    assert legal(state) == legal(state, "place")
    assert ["ORI-5.7"] == refusals(state, "done")


@pytest.mark.rule("ORI-5.8", "ORI-10.7")
def test_a_farm_costs_nothing_and_has_no_colour_or_effect() -> None:
    """The rulebook's example: the tile of the purchase example as a farm."""
    expected = EXAMPLES["farm"]["expected"]
    state = do(buying(home(stone=5, wisdom=5)), "buy forum-1 farm", "place 1 0")
    assert (5 - expected["stone"], 5 - expected["wisdom"]) == tuple(resources(state)[0:3:2])
    assert "farm" == Table(state).city(0)[1, 0]
    assert [] == Table(state).colours(0)
    assert 1 == state.actor()  # no effect to use
    assert "forum-2" == Table(state).pool()[-1]


@pytest.mark.rule("ORI-5.8", "ORI-7.16")
def test_the_cost_of_the_bonus_token_is_paid_for_a_farm_too() -> None:
    state = table(home(freemen="purple1", food=1), home())
    do(state, "visit freeman1 3", "bonus purple", "buy forum-1 farm", "place 1 0")
    assert 0 == owned(state, "food")


@pytest.mark.rule("ORI-5.9")
@pytest.mark.parametrize(
    ("tile", "owner", "board"),
    [
        ("veterans", home(freemen="blue2"), {}),
        ("forum", home(), {}),
        ("estate", home(freemen="blue2 blue3"), {}),
        ("statue", home(temples=(11, 11, 11)), {}),
        ("stronghold", home(military=13), {}),
        ("market", home(), {}),
        ("sacred_site", home(), {}),
        ("construction_site", home(), {"tops": ""}),
    ],
)
def test_an_effect_that_has_nothing_to_act_on_cannot_be_used(
    tile: str, owner: Home, board: dict[str, object]
) -> None:
    owner.stone = owner.wisdom = 9
    owner.city, owner.seats, owner.scored = "", "", 0
    owner.freemen = owner.freemen.replace("blue1 ", "")
    state = buying(owner, pool=f"{tile}-1", **board)
    do(state, f"buy {tile}-1 building", "place 1 0")
    assert 1 == state.actor()


@pytest.mark.rule("ORI-5.9", "ORI-24.37")
def test_an_effect_of_several_parts_is_used_as_a_whole() -> None:
    """Riding grounds: the advance is not optional once the effect is used; at the last space
    only the resources remain."""
    state = buying(home(stone=9), pool="riding_grounds-1")
    do(state, "buy riding_grounds-1 building", "place 1 0", "use 1 0")
    assert 2 == Table(state).military(0)
    assert ["gain stone", "gain food"] == legal(state)
    assert ["ORI-5.9"] == refusals(state, "done")
    state = buying(home(stone=9, military=13), pool="riding_grounds-1")
    do(state, "buy riding_grounds-1 building", "place 1 0", "use 1 0", "gain food")
    assert 1 == owned(state, "food")


# ---- buying


@pytest.mark.rule("ORI-10.1", "ORI-10.2", "ORI-10.3", "ORI-10.4")
def test_the_purchase_of_the_rulebook() -> None:
    """The third tile: 2 wisdom and 2 stone; two tiles slide up; the refill has its colour."""
    example = EXAMPLES["purchase"]
    pool = "workshop-1 statue-1 castle-1 outpost-1 main_gate-1"
    names = pool.split()
    bought = names[-1 - example["tiles_below"]]
    pool = pool.replace(bought, "estate-1")  # an orange tile for 2 stone
    state = buying(home(stone=2, wisdom=2), pool=pool, tops="forum-2 outpost-2")
    assert can(state, "buy estate-1 building")
    do(state, "buy estate-1 building", "place 1 0", "done")
    spent = [2 - left for left in resources(state)[0:3:2]]
    assert [example["expected"]["stone"], example["expected"]["wisdom"]] == spent
    assert ["workshop-1", "statue-1", "outpost-1", "main_gate-1", "forum-2"] == Table(state).pool()
    assert Table(state).tops()["orange"].startswith(("forum", "court", "construction", "estate",
                                                     "stone_circle", "castle"))  # fmt: skip


@pytest.mark.rule("ORI-10.1")
def test_each_slot_has_its_wisdom_cost() -> None:
    pool = "workshop-1 outpost-1 forum-1 statue-1 main_gate-1"
    for slot, tile in enumerate(pool.split()):
        state = buying(home(stone=1, wisdom=9), pool=pool)
        do(state, f"buy {tile} building")
        assert 9 - slot == owned(state, "wisdom")
        assert 0 == owned(state, "stone")


@pytest.mark.rule("ORI-10.1")
def test_who_buys_takes_one_tile_of_the_pool() -> None:
    state = buying()
    assert ["ORI-10.1"] == refusals(state, "done")
    assert ["ORI-10.1"] == refusals(state, "buy castle-1 farm")


@pytest.mark.rule("ORI-10.5", "ORI-24.43")
def test_the_effect_of_a_bought_building_comes_before_the_refill() -> None:
    """While the effect may be used, the slot is empty and the stack is as it was."""
    state = buying(home(stone=9, wisdom=1), pool="workshop-1 forum-1 mint-1", tops="court-1",
                   speakers=(3,))  # fmt: skip
    do(state, "buy forum-1 building", "place 1 0")
    assert {0: "workshop-1", 2: "mint-1"} == Table(state).pool_slots()
    assert {"orange": "court-1"} == Table(state).tops()
    do(state, "use 1 0", "hire speaker1")
    assert ["workshop-1", "mint-1", "court-1"] == Table(state).pool()


@pytest.mark.rule("ORI-10.5")
def test_a_record_of_the_first_rules_version_is_refused() -> None:
    """There the pool was refilled before the effect, so that chance came in another order."""
    text = record.write(Match(GAME, make_setup(GAME, 2), 1)).replace(
        "origins rules 2", "origins rules 1"
    )
    with pytest.raises(BadRecord, match="rules version 1 of origins is not known"):
        record.read(text)


@pytest.mark.rule("ORI-10.5")
def test_the_pool_is_refilled_when_the_effect_is_declined_or_impossible() -> None:
    for speakers, answers in (((3,), ["done"]), ((), [])):
        state = buying(home(stone=9), pool="forum-1 mint-1", tops="court-1", speakers=speakers)
        do(state, "buy forum-1 building", "place 1 0", *answers)
        assert ["mint-1", "court-1"] == Table(state).pool()
        assert 1 == state.actor()


@pytest.mark.rule("ORI-10.5", "ORI-10.9")
def test_a_bought_construction_site_takes_one_of_the_tiles_left() -> None:
    """Its own refill comes first, then that of the purchase."""
    pool = "workshop-1 construction_site-1 outpost-1 statue-1"
    state = buying(home(stone=9, wisdom=9), pool=pool, tops="forum-2 outpost-2")
    do(state, "buy construction_site-1 building", "place 1 0", "use 1 0")
    assert ["aside outpost-1", "aside workshop-1", "aside statue-1"] == legal(state)
    assert ["ORI-10.9"] == refusals(state, "aside forum-2")
    do(state, "aside outpost-1")
    assert ["workshop-1", "statue-1", "outpost-2", "forum-2"] == Table(state).pool()


@pytest.mark.rule("ORI-10.5", "ORI-10.8")
def test_a_covered_farm_lies_under_its_stack_before_the_effect() -> None:
    owner = home(zodiac="virgo", city="farm:forum-3@1,0")
    state = buying(owner, pool="forum-1 workshop-1", tops="", speakers=(3,))
    do(state, "buy forum-1 cover", "place 1 0")
    assert ({1: "workshop-1"}, {"orange": "forum-3"}) == (
        Table(state).pool_slots(), Table(state).tops())  # fmt: skip
    do(state, "use 1 0", "hire speaker1")
    assert ["workshop-1", "forum-3"] == Table(state).pool()


@pytest.mark.rule("ORI-10.5", "ORI-10.9")
def test_a_set_aside_tile_leaves_the_pool_alone() -> None:
    state = buying(home(stone=9, aside="forum-3"), speakers=(3, 4))
    do(state, "buy forum-3 building", "place 1 0")
    assert 5 == len(Table(state).pool())
    do(state, "use 1 0", "hire speaker1", "buy workshop-1 building", "place 1 1")
    assert [1, 2, 3, 4] == list(Table(state).pool_slots())
    do(state, "use 1 1", "gain stone")
    assert "workshop-2" == Table(state).pool()[-1]


@pytest.mark.rule("ORI-10.6", "ORI-24.41")
def test_an_empty_stack_gives_no_refill() -> None:
    """The tiles lie without gaps from the top; a later refill takes the first empty slot."""
    state = buying(home(stone=9, freemen="blue5"), tops="workshop-2")
    do(state, "buy forum-1 farm", "place 1 0")
    assert ["workshop-1", "outpost-1", "statue-1", "main_gate-1"] == Table(state).pool()
    do(state, "pass", "visit freeman2 2", "act buy_building", "buy workshop-1 farm", "place 2 0")
    assert ["outpost-1", "statue-1", "main_gate-1", "workshop-2"] == Table(state).pool()


@pytest.mark.rule("ORI-10.8", "ORI-22.6")
def test_virgo_lays_a_building_over_a_farm_for_nothing() -> None:
    city = "farm:obelisk-1@1,0 farm:outpost-3@2,0"
    owner = home(zodiac="virgo", city=city)
    state = buying(owner)
    do(state, "buy main_gate-1 cover")
    assert ["place 1 0", "place 2 0"] == legal(state)
    assert ["ORI-10.8"] == refusals(state, "place 0 0")
    do(state, "place 2 0")
    assert "main_gate" == Table(state).city(0)[2, 0]
    assert [0, 0, 0, 0] == resources(state)
    assert 1 + 12 + 1 == Table(state).stack("red")  # the farm tile lies under the others
    assert ["ORI-22.6"] == refusals(buying(home(city=city)), "buy forum-1 cover")
    assert ["ORI-10.8"] == refusals(buying(home(zodiac="virgo")), "buy forum-1 cover")


@pytest.mark.rule("ORI-22.6")
def test_the_effect_of_a_covering_building_may_be_used_and_open_blocks_change() -> None:
    city = "farm:obelisk-1@1,0 outpost-2@1,1 farm:obelisk-2@0,2 outpost-3@1,2"
    owner = home(zodiac="virgo", city=city, seats="0,1=blue2", freemen="red2")
    state = buying(owner, pool="armory-1")
    do(state, "buy armory-1 cover", "place 1 0")
    assert can(state, "use 1 0")
    do(state, "done", "pass")
    assert ["close 0 0 freeman2"] == legal(state, "close")
    do(state, "close 0 0 freeman2")
    assert {"use 0 1", "use 1 0", "use 1 1"} == set(legal(state, "use"))


@pytest.mark.rule("ORI-10.8", "ORI-24.39")
def test_a_covered_farm_of_an_empty_stack_is_the_refill() -> None:
    owner = home(zodiac="virgo", city="farm:forum-3@1,0")
    state = buying(owner, pool="forum-1 workshop-1", tops="")
    do(state, "buy forum-1 cover", "place 1 0")
    assert ["workshop-1", "forum-3"] == Table(state).pool()


@pytest.mark.rule("ORI-10.8")
def test_tiles_under_a_stack_come_up_in_order() -> None:
    """When the unknown tiles are used up, those put under the stack follow, oldest first."""
    owner = home(zodiac="virgo", city="farm:forum-3@1,0 farm:court-1@2,0", freemen="blue5 blue5")
    pool, tops = "castle-1 workshop-1 mint-1", "forum-2 workshop-2"
    state = buying(owner, pool=pool, tops=tops, known="orange")
    do(state, "buy workshop-1 cover", "place 1 0", "done", "pass")
    do(state, "visit freeman2 2", "act buy_building", "buy mint-1 cover", "place 2 0", "done")
    assert "forum-2" == Table(state).tops()["orange"]
    do(state, "visit freeman3 2", "act buy_building", "buy castle-1 farm", "place 3 0")
    assert "forum-2" in Table(state).pool()
    assert "forum-3" == Table(state).tops()["orange"]
    assert 2 == Table(state).stack("orange")


@pytest.mark.rule("ORI-10.9", "ORI-24.8", "ORI-24.40")
def test_a_set_aside_tile_is_built_later_for_stone_only() -> None:
    owner = home(stone=3, aside="castle-1 statue-2", freemen="blue1")
    state = buying(owner, tops="workshop-2 forum-2")
    assert can(state, "buy castle-1 building") and can(state, "buy castle-1 farm")
    assert can(state, "buy statue-2 building") and can(state, "buy statue-2 farm")
    do(state, "buy castle-1 building", "place 1 0", "use 1 0")
    assert [0, 0, 0, 0] == resources(state)
    assert 5 == len(Table(state).pool())  # nothing was taken from the pool
    assert not can(state, "buy statue-2 farm")  # one for each purchase
    do(state, "buy workshop-1 farm", "place 1 1")  # in addition
    assert ["statue-2"] == Table(state).aside(0)
    assert 1 == state.actor()


@pytest.mark.rule("ORI-10.9")
def test_a_set_aside_tile_may_be_built_instead() -> None:
    state = buying(home(stone=9, aside="castle-1"))
    do(state, "buy castle-1 farm", "place 1 0", "done")
    assert 1 == state.actor()
    assert 5 == len(Table(state).pool())


@pytest.mark.rule("ORI-10.9", "ORI-10.1")
def test_after_a_pool_tile_only_a_set_aside_tile_is_left() -> None:
    state = buying(home(stone=9, wisdom=9, aside="castle-1"))
    do(state, "buy workshop-1 farm", "place 1 0")
    assert ["buy castle-1 building", "buy castle-1 farm", "done"] == legal(state)
    assert ["ORI-10.1"] == refusals(state, "buy outpost-1 farm")
    do(state, "buy castle-1 building", "place 1 1", "done")
    assert (1, [6, 0, 9, 0]) == (state.actor(), resources(state))


@pytest.mark.rule("ORI-10.9", "ORI-24.40")
def test_a_tile_set_aside_in_a_purchase_waits_for_the_next_one() -> None:
    state = buying(home(stone=9), pool="construction_site-1 workshop-1")
    do(state, "buy construction_site-1 building", "place 1 0", "use 1 0", "aside workshop-1")
    assert ["workshop-1"] == Table(state).aside(0)
    assert [7, 0, 0, 0] == resources(state)
    assert {(0, 0), (0, 1), (1, 0)} == set(Table(state).city(0))
    assert 1 == state.actor()


@pytest.mark.rule("ORI-10.9", "ORI-24.40")
def test_only_tiles_set_aside_before_are_built_in_a_purchase() -> None:
    owner = home(stone=9, aside="castle-1")
    state = buying(owner, pool="construction_site-1 workshop-1")
    do(state, "buy construction_site-1 building", "place 1 0", "use 1 0", "aside workshop-1")
    assert ["castle-1", "workshop-1"] == Table(state).aside(0)
    assert ["buy castle-1 building", "buy castle-1 farm", "done"] == legal(state)


@pytest.mark.rule("ORI-10.9")
def test_a_set_aside_tile_may_cover_a_farm() -> None:
    owner = home(zodiac="virgo", city="farm:forum-3@1,0", aside="castle-1")
    state = do(buying(owner), "buy castle-1 cover", "place 1 0", "use 1 0")
    assert 1 == line(state, "buildings")


# ---- closing


@pytest.mark.rule("ORI-13.1")
def test_closing_needs_a_district_and_an_unused_freeman() -> None:
    state = table(home(freemen="red3 blue2@4", city=BLOCK), home())
    assert ["close 0 0 freeman1"] == legal(state, "close")
    assert ["ORI-13.1"] == refusals(state, "close 0 0 freeman2")
    assert ["ORI-13.1"] == refusals(state, "close 0 0 freeman3")


@pytest.mark.rule("ORI-13.2")
def test_the_die_goes_into_the_seat_and_the_base_stays() -> None:
    owner = home(freemen="blue3", bases=4, city=BLOCK)
    state = do(table(owner, home()), "close 0 0 freeman1", "done")
    die = Table(state).districts(0)[0, 0]
    assert die is not None and 3 == die.value
    assert 4 == Table(state).empty_bases(0)


@pytest.mark.rule("ORI-13.5", "ORI-13.1")
def test_the_closing_of_the_rulebook() -> None:
    """No card matches; the red building of the district may be used; the base stays, empty."""
    example = EXAMPLES["close_district"]
    city = "outpost-1@1,0 forum-1@1,1 castle-1@0,2 statue-1@1,2"
    state = table(home(freemen="red4", city=city), home(), cards="D43")
    assert 2 == len(Table(state).districts(0))
    do(state, "close 0 0 freeman1")
    assert (example["expected"]["vp"], example["expected"]["gold"]) == (
        vp(state), owned(state, "gold"),
    )  # fmt: skip
    assert ["use 0 1", "use 1 0"] == legal(state, "use")  # the agora and the red building
    do(state, "done")
    assert [] == freemen(state) and 2 == Table(state).empty_bases(0)


RED_L = "outpost-2@1,0 armory-1@1,1 outpost-3@0,2 armory-2@1,2"
"""With palace and agora two districts; the upper one has three red buildings and the agora."""


@pytest.mark.rule("ORI-13.3", "ORI-13.4")
def test_a_card_scores_high_first_and_low_later() -> None:
    city = RED_L + " armory-3@2,1 hippodrome-1@2,2"
    state = table(home(freemen="blue3 blue2", city=city), home(), cards="D41")
    do(state, "close 0 1 freeman1", "done")
    assert (6, 2) == (line(state, "districts"), owned(state, "gold"))
    do(state, "pass", "close 1 1 freeman2")
    assert (6 + 3, 2) == (line(state, "districts"), owned(state, "gold"))


@pytest.mark.rule("ORI-13.4")
def test_first_and_later_are_counted_for_each_card() -> None:
    """Another card scored before makes nothing cheaper."""
    city = RED_L + " armory-3@2,1 hippodrome-1@2,2"
    owner = home(freemen="blue3 blue2", city=city, scored=0b001)
    state = table(owner, home(), cards="D44 D41 D43")
    do(state, "close 0 1 freeman1", "done")
    assert (6, [2, 0, 2]) == (line(state, "districts"), Table(state).card_gold())
    do(state, "pass", "close 1 1 freeman2")
    assert 6 + 3 == line(state, "districts")


@pytest.mark.rule("ORI-13.4")
def test_nobody_blocks_anybody() -> None:
    owner = {"freemen": "blue3", "city": RED_L}
    state = table(home(**owner), home(**owner), cards="D41")
    do(state, "close 0 1 freeman1", "done", "close 0 1 freeman1", "done")
    assert [6, 6] == [line(state, "districts", seat) for seat in (0, 1)]
    assert [2, 0] == [owned(state, "gold", seat) for seat in (0, 1)]


@pytest.mark.rule("ORI-13.3", "ORI-24.28")
def test_of_several_matching_cards_exactly_one_is_chosen() -> None:
    city = "outpost-1@1,0 mint-1@1,1 forum-1@2,0 mint-2@2,1"
    state = table(home(freemen="blue3", city=city), home(), cards="D02 D41 D01")
    do(state, "close 1 0 freeman1")
    # red and orange below, yellow above both: red or orange may be the corner
    assert ["score 1", "score 3"] == legal(state)
    assert ["ORI-13.7"] == refusals(state, "score 2")
    assert ["ORI-13.3"] == refusals(state, "score 4")
    do(state, "score 3")
    assert (10, 2) == (line(state, "districts"), owned(state, "gold"))
    assert [2, 2, 0] == Table(state).card_gold()


@pytest.mark.rule("ORI-13.3", "ORI-24.29")
def test_gold_of_a_card_can_be_used_in_the_same_closing() -> None:
    """It is taken before the effects: a temple's gold step is paid with it."""
    city = "forest_temple-1@1,0 forest_temple-2@1,1 statue-1@0,2 obelisk-1@1,2"
    state = table(home(freemen="blue3", city=city), home(), cards="D44", pool="")
    do(state, "close 0 1 freeman1", "use 1 1", "step sea 1")
    assert 1 == owned(state, "gold")


@pytest.mark.rule("ORI-13.5", "ORI-23.14", "ORI-24.32")
def test_the_agora_fires_with_a_die_of_any_colour() -> None:
    for colour in COLOURS:
        state = table(home(freemen=f"{colour}3", city=BLOCK), home())
        do(state, "close 0 0 freeman1", "use 0 1", "gain wisdom")
        assert 1 == owned(state, "wisdom")


@pytest.mark.rule("ORI-13.5")
def test_effects_fire_in_any_order() -> None:
    """A building that needs what another one gives is used after it."""
    city = "harbor-1@1,0 mint-1@1,1"
    state = table(home(freemen="yellow3", city=city), home())
    do(state, "close 0 0 freeman1", "use 1 1", "use 1 0")
    assert (1, 4) == (owned(state, "gold"), line(state, "buildings"))


@pytest.mark.rule("ORI-13.6", "ORI-23.10")
def test_a_castle_counts_the_district_being_closed() -> None:
    city = "castle-1@1,0 castle-2@1,1"
    state = table(home(freemen="orange3", city=city), home())
    do(state, "close 0 0 freeman1", "use 1 0")
    assert 1 + 3 == line(state, "buildings")


@pytest.mark.rule("ORI-13.7")
@pytest.mark.parametrize("card", range(0, 45, 4))
def test_a_card_matches_in_every_rotation_and_mirror_image(card: int) -> None:
    fits, printed = fits_of(card), EDITION.cards[card]
    corner, one, two = int(printed.corner), int(printed.arm), int(printed.other_arm)
    none = NO_COLOUR
    # cells: lower left, upper left, lower right, upper right; the last is opposite to the first
    squares = [
        (corner, one, two, none), (corner, two, one, none), (one, corner, none, two),
        (two, corner, none, one), (one, none, corner, two), (two, none, corner, one),
        (none, one, two, corner), (none, two, one, corner),
    ]  # fmt: skip
    for square in squares:
        assert fits(*square), printed.name
    if len({corner, one, two}) == 3:
        assert not fits(one, corner, two, none)
    assert not fits(corner, one, none, none)


def fits_of(card: int) -> Callable[..., bool]:
    """Whether a district of four tiles with these colours is matched by a card."""

    def fits(*colours: int) -> bool:
        cells, firsts = ("2,0", "2,1", "3,0", "3,1"), range(0, int(EDITION.tiles), 15)
        tiles = [f"{EDITION.tile_names[14]}@1,0"]
        for i, (cell, colour) in enumerate(zip(cells, colours, strict=True)):
            name = EDITION.tile_names[firsts[max(colour, 0)] + i]
            tiles.append(f"{'farm:' if colour == NO_COLOUR else ''}{name}@{cell}")
        city = table(home(city=" ".join(tiles)), home()).homes[0].city
        return bool(city.fits(cell_number("2,0"), card))

    return fits
