"""The buildings and the agora (ORI-23): each is built and used once."""

from __future__ import annotations

from pathlib import Path

import pytest

from poleis.games.origins.explain.position_reader import Table
from poleis.games.origins.rules.position import Origins
from tests.rules.origins.tables import (
    COLOURS,
    EDITION,
    Home,
    can,
    do,
    freemen,
    home,
    legal,
    line,
    military,
    owned,
    refusals,
    resources,
    ships,
    table,
    temples,
    tile_number,
)


def built(name: str, owner: Home | None = None, cell: str = "1 0", **board: object) -> Origins:
    """The building has just been laid, and its effect is being used."""
    owner = owner or home()
    owner.stone, owner.freemen = 3, f"blue1 {owner.freemen}"
    state = table(owner, home(), **{"pool": f"{name}-1", **board})
    do(state, "visit freeman1 2", "act buy_building", f"buy {name}-1 building", f"place {cell}")
    return do(state, f"use {cell}")


def gained(state: Origins, resource: str, name: str) -> int:
    """What the effect gave beyond what was left after paying."""
    price = int(EDITION.stone_price(tile_number(f"{name}-1")))
    return owned(state, resource) - (3 - price if resource == "stone" else 0)


@pytest.mark.rule("ORI-3.2")
def test_workshop() -> None:
    state = built("workshop")
    assert ["gain stone", "gain food", "gain wisdom"] == legal(state)
    assert 1 == gained(do(state, "gain wisdom"), "wisdom", "workshop")


def test_mint() -> None:
    assert 1 == owned(built("mint"), "gold")


@pytest.mark.rule("ORI-23.3")
def test_granary_counts_farms_of_the_city() -> None:
    owner = home(city="farm:obelisk-1@2,0 farm:obelisk-2@2,1".replace("2,", "-1,"),
                 aside="castle-1")  # fmt: skip
    assert 3 == owned(built("granary", owner), "food")


@pytest.mark.rule("ORI-23.2")
def test_quarry_counts_empty_neighbours() -> None:
    assert 1 + 3 == gained(built("quarry"), "stone", "quarry")
    owner = home(city="outpost-2@1,1")
    assert 1 + 2 == gained(built("quarry", owner), "stone", "quarry")


@pytest.mark.rule("ORI-5.6")
def test_harbor() -> None:
    assert 4 == line(built("harbor", home(city="mint-1@1,1 farm:mint-2@2,1")), "buildings")


@pytest.mark.rule("ORI-23.1")
def test_market_counts_used_and_unused_yellow_freemen() -> None:
    owner = home(freemen="yellow1@1 yellow2 red1", advisors="yellow")
    assert 8 == line(built("market", owner), "buildings")


def test_outpost() -> None:
    state = built("outpost")
    assert ["advance", "attack"] == legal(state)
    assert 1 == military(do(state, "advance"))
    assert ["spend", "done"] == legal(state)  # either, not both; the border gave a token


@pytest.mark.rule("ORI-23.6")
def test_armory() -> None:
    state = do(built("armory"), "advance")
    assert (2, ["attack", "done"]) == (military(state), legal(state))


@pytest.mark.rule("ORI-23.4")
def test_riding_grounds_counts_opponents_behind_after_the_advance() -> None:
    state = built("riding_grounds")
    assert ["gain stone", "gain food"] == legal(state)  # never wisdom
    assert ["ORI-23.4"] == refusals(state, "gain wisdom")
    do(state, "gain food")
    assert (2, 1) == (military(state), owned(state, "food"))


@pytest.mark.rule("ORI-23.5", "ORI-24.12", "ORI-23.1")
@pytest.mark.parametrize(("value", "left"), [(5, 4), (1, 1)])
def test_veterans_settlement(value: int, left: int) -> None:
    owner = home(freemen=f"red{value} red6@1 blue3")
    state = built("veterans", owner)
    assert ["honour freeman2"] == legal(state)
    assert ["ORI-1.13"] == refusals(state, "honour freeman3")
    assert ["ORI-23.1"] == refusals(state, "honour freeman4")
    do(state, "honour freeman2")
    assert value == line(state, "buildings")
    assert ["blue1@2", f"red{left}", "red6@1", "blue3"] == freemen(state)


def test_stronghold() -> None:
    assert 2 == military(built("stronghold", home(city="outpost-2@1,1")))


@pytest.mark.rule("ORI-23.1")
def test_hippodrome() -> None:
    owner = home(city="outpost-2@1,1", freemen="red1 red2@3")
    assert 4 + 4 == line(built("hippodrome", owner), "buildings")


@pytest.mark.rule("ORI-12.4")
def test_forum() -> None:
    state = do(built("forum", speakers=(4,)), "hire speaker1")
    assert {1: 4} == Table(state).speakers_of(0)


@pytest.mark.rule("ORI-23.7", "ORI-24.9")
def test_court() -> None:
    state = built("court", home(freemen="red4"))
    do(state, "recolour freeman2 purple")
    assert ["blue1@2", "purple4"] == freemen(state)


@pytest.mark.rule("ORI-10.9")
def test_construction_site() -> None:
    state = built("construction_site", pool="construction_site-1 court-1", tops="forum-1")
    do(state, "aside court-1")
    assert ["court-1"] == Table(state).aside(0)
    assert "forum-1" == Table(state).pool()[0]
    refills = [EDITION.tile_colour(tile_number(tile)) for tile in Table(state).pool()]
    assert [COLOURS.index("orange")] * 2 == refills  # for the tile set aside, then the bought one


@pytest.mark.rule("ORI-4.4")
def test_estate() -> None:
    state = built("estate", home(bases=2))
    assert ["take 1", "take 2", "take 3", "take 4", "take 5"] == legal(state)  # free of charge
    assert ["blue1@2", "purple5"] == freemen(do(state, "take 5"))


@pytest.mark.rule("ORI-23.9")
@pytest.mark.parametrize(
    ("city", "points"),
    [
        ("outpost-2@1,1", 1),
        ("outpost-2@1,1 statue-2@2,1 farm:mint-1@2,0", 3),
        ("outpost-2@1,1 statue-2@2,1 mint-1@3,1 fountain-1@4,1", 10),
    ],
)
def test_stone_circle_counts_colours(city: str, points: int) -> None:
    assert points == line(built("stone_circle", home(city=city)), "buildings")


@pytest.mark.rule("ORI-23.10")
def test_castle_counts_closed_districts() -> None:
    city = "outpost-2@-1,0 outpost-3@-1,1"
    owner = home(city=city, seats="-1,0=red2")
    assert 4 == line(built("castle", owner), "buildings")
    assert 1 == line(built("castle"), "buildings")


def test_statue() -> None:
    state = built("statue", home(temples=(11, 0, 0)))
    assert ["step mountain 1", "step sea 1"] == legal(state)
    assert [11, 1, 0] == temples(do(state, "step mountain 1"))


@pytest.mark.rule("ORI-23.9")
@pytest.mark.parametrize(("others", "points"), [(0, 1), (1, 2), (2, 4), (3, 7), (4, 7)])
def test_obelisk(others: int, points: int) -> None:
    city = " ".join(f"obelisk-{2 + i}@{1 + i},1" for i in range(others))
    assert points == line(built("obelisk", home(city=city)), "buildings")


@pytest.mark.rule("ORI-11.7")
@pytest.mark.parametrize("temple", ["forest", "mountain", "sea"])
def test_temples(temple: str) -> None:
    names = ["forest", "mountain", "sea"]
    state = built(f"{temple}_temple", home(gold=1))
    others = [f"step {name} 1" for name in names if name != temple]
    assert [*others, "done"] == legal(state)
    do(state, others[0])
    steps = dict(zip(names, temples(state), strict=True))
    assert {temple: 2, others[0].split()[1]: 1} == {k: n for k, n in steps.items() if n}


@pytest.mark.rule("ORI-23.13")
@pytest.mark.parametrize(("cards", "points"), [("aries", 3), ("aries taurus", 6),
                                               ("aries taurus gemini", 10)])  # fmt: skip
def test_sacred_site(cards: str, points: int) -> None:
    assert points == line(built("sacred_site", home(zodiac=cards)), "buildings")


@pytest.mark.rule("ORI-23.8", "ORI-24.10")
def test_main_gate() -> None:
    state = built("main_gate", home(freemen="red4 yellow2"))
    assert ["raise freeman2", "raise freeman3", "done"] == legal(state)  # 0 is possible
    do(state, "raise freeman2", "done")
    assert "red5" in freemen(state)


@pytest.mark.rule("ORI-23.12")
def test_fountain() -> None:
    """Any ship: also one that shows 1 already, for who wants the wisdom alone."""
    state = built("fountain", ships=(1, 1, 5, 6, 1))
    assert ["calm 1", "calm 2", "calm 3", "calm 4", "calm 5"] == legal(state)
    lowered, kept = do(state.clone(), "calm 3"), do(state.clone(), "calm 1")
    assert ([1, 2, 1, 6, 1], 1) == (ships(lowered), owned(lowered, "wisdom"))
    assert ([1, 2, 5, 6, 1], 1) == (ships(kept), owned(kept, "wisdom"))


@pytest.mark.rule("ORI-23.12")
def test_fountain_asks_nothing_while_all_ships_show_1() -> None:
    state = built("fountain", home(wisdom=5), ships=(1, 6, 1, 1, 1))
    assert ([1, 1, 1, 1, 1], 1) == (ships(state), owned(state, "wisdom"))


@pytest.mark.rule("ORI-23.1", "ORI-24.11")
def test_healers_hut() -> None:
    owner = home(freemen="red4 yellow2@3")
    assert 1 + 3 == line(built("healers", owner), "buildings")


def test_astronomer() -> None:
    assert 3 == owned(built("astronomer", home(advisors="red blue")), "wisdom")


@pytest.mark.rule("ORI-23.11", "ORI-24.16")
def test_mage_tower_uses_a_neighbour() -> None:
    """Any colour, the agora included; not a farm, not the palace, not another mage tower."""
    city = "mint-2@0,2 mint-1@1,2 farm:obelisk-1@2,2 mage_tower-2@2,1"
    state = built("mage_tower", home(city=city), cell="1 1")
    assert ["use 0 1", "use 1 2"] == legal(state)
    assert "ORI-23.11" in refusals(state, "use 2 1")
    assert "ORI-13.5" in refusals(state, "use 0 2")
    do(state, "use 1 2")
    assert 1 == owned(state, "gold")


@pytest.mark.rule("ORI-23.11")
def test_a_copied_quarry_counts_around_itself() -> None:
    state = built("mage_tower", home(city="quarry-1@1,1"))
    do(state, "use 1 1")
    assert 1 + 2 == gained(state, "stone", "mage_tower")  # above and to the right


@pytest.mark.rule("ORI-23.11")
def test_a_mage_tower_and_its_neighbour_fire_in_the_same_closing() -> None:
    city = "mage_tower-1@1,0 healers-1@1,1"
    state = table(home(freemen="purple2", city=city), home())
    do(state, "close 0 0 freeman1", "use 1 0", "use 1 1")
    assert 1 == line(state, "buildings")
    do(state, "use 1 1")
    assert 2 == line(state, "buildings")


@pytest.mark.rule("ORI-23.1")
def test_art_workshop() -> None:
    owner = home(freemen="red4 yellow2@3 red1")
    assert 9 == line(built("art_workshop", owner), "buildings")


def test_bakery() -> None:
    assert 2 == owned(built("bakery"), "food")


def test_library_fills_up_wisdom() -> None:
    assert 4 == owned(built("library", home(wisdom=1)), "wisdom")


def test_library_does_nothing_for_the_wise() -> None:
    owner = home(wisdom=4, stone=2, freemen="blue1")
    state = table(owner, home(), pool="library-1")
    do(state, "visit freeman1 2", "act buy_building", "buy library-1 building", "place 1 0")
    assert not can(state, "use 1 0")


DISTRICT = "mint-1@-1,0 mint-2@-1,1"


@pytest.mark.rule("ORI-13.8")
@pytest.mark.parametrize(
    ("name", "die", "points"),
    [("market", "yellow4", 4), ("hippodrome", "red4", 2), ("healers", "red4", 1 + 2),
     ("art_workshop", "red4", 3 + 3)],
)  # fmt: skip
def test_dice_in_seats_are_not_counted_as_freemen(name: str, die: str, points: int) -> None:
    """Only the blue freeman who has built it counts and the yellow one; and the Hippodrome
    itself, which is red."""
    owner = home(freemen="yellow2", city=DISTRICT, seats=f"-1,0={die}")
    assert points == line(built(name, owner), "buildings")


@pytest.mark.rule("ORI-13.8")
@pytest.mark.parametrize("name", ["veterans", "court", "main_gate"])
def test_dice_in_seats_are_not_chosen_as_freemen(name: str) -> None:
    """With a red freeman there is somebody to choose, with a red die in a seat nobody."""
    place = ["visit freeman1 2", "act buy_building", f"buy {name}-1 building", "place 1 0"]
    for freeman, seat in (("red4", ""), ("", "-1,0=red4")):
        owner = home(freemen=f"blue1 {freeman}", stone=3, city=DISTRICT, seats=seat)
        state = do(table(owner, home(), pool=f"{name}-1"), *place)
        assert can(state, "use 1 0") == bool(freeman)


@pytest.mark.rule("ORI-23.14", "ORI-24.32")
def test_agora() -> None:
    state = table(home(freemen="blue1", city="outpost-2@1,0 outpost-3@1,1"), home())
    do(state, "close 0 0 freeman1", "use 0 1", "gain stone")
    assert [1, 0, 0, 0] == resources(state)


def test_no_building_was_forgotten() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    names = [row["id"] for row in EDITION.components["buildings"]]
    untested = [name for name in names if f'built("{name}"' not in source]
    assert ["forest_temple", "mountain_temple", "sea_temple"] == untested  # test_temples
