"""AKR-2: players, tiles, construction site, stones, long game."""

from __future__ import annotations

from collections import Counter

import pytest

from poleis import CHANCE, Luck, get_game, make_setup
from poleis.core.errors import BadSetup
from poleis.core.state import settle_chance
from poleis.games.akropolis.game import GAME
from poleis.games.akropolis.rules.position import Akropolis
from tests.rules.akropolis.cities import COMPONENTS, START, TILES, build, place_code, table, visible

SETUPS = [*COMPONENTS["setup"]["standard"], *COMPONENTS["setup"]["long_game"]]


def new_game(seats: int, *, long: bool = False) -> Akropolis:
    """The table before the first tiles are laid out."""
    return GAME.new(make_setup(GAME, seats, {"long": True} if long else {}))


def laid_out(seats: int, *, long: bool = False, seed: int = 1) -> Akropolis:
    """The table at the first turn."""
    state = new_game(seats, long=long)
    settle_chance(state, Luck.of(seed))
    return state


@pytest.mark.rule("AKR-2.1")
def test_two_to_four_play_and_one_alone() -> None:
    assert [1, 2, 3, 4] == list(get_game("akropolis").seats)
    for seats in (0, 5, -1):
        with pytest.raises(BadSetup, match="1 to 4 seats"):
            make_setup(GAME, seats)


@pytest.mark.rule("AKR-2.2")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 37), (3, 49), (4, 61)])
def test_tiles_whose_back_matches_are_used(seats: int, tiles: int) -> None:
    used = [tile["id"] for tile in COMPONENTS["tiles"] if tile["min_players"] <= seats]
    assert tiles == len(used)
    assert used == list(new_game(seats).pile)


@pytest.mark.rule("AKR-2.3")
@pytest.mark.parametrize(("seats", "stack", "site"), [(2, 3, 4), (3, 4, 5), (4, 5, 6)])
def test_eleven_stacks_and_the_rest_on_the_construction_site(
    seats: int, stack: int, site: int
) -> None:
    state = laid_out(seats)
    assert site == seats + 2 == len(state.market)
    assert 11 * stack == len(state.pile)


@pytest.mark.rule("AKR-2.3", "AKR-5.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_begins_with_two_tiles_more_than_players(seats: int) -> None:
    state, luck = new_game(seats), Luck.of(5)
    rounds = 0
    while state.actors():
        if state.actor() == CHANCE:
            settle_chance(state, luck)
            assert seats + 2 == len(state.market)
            rounds += 1
        state.apply(state.actor(), state.random_action(state.actor(), luck))
    assert 12 == rounds


@pytest.mark.rule("AKR-2.4")
def test_the_construction_site_keeps_the_order_of_drawing() -> None:
    state = new_game(4)
    for tile in (17, 4, 61, 30, 9, 1):
        assert (tile - 1, 1) in state.chance()
        state.apply(CHANCE, tile - 1)
    assert [17, 4, 61, 30, 9, 1] == list(state.market)


@pytest.mark.rule("AKR-2.4")
def test_the_pile_is_shuffled() -> None:
    """Every tile left is equally likely, and a drawn tile is not drawn again."""
    state = new_game(2)
    tiles = [outcome for outcome, weight in state.chance() if weight == 1]
    assert 37 == len(tiles)
    drawn = Counter(int(state.roll(Luck.of("shuffled", seed))) for seed in range(7400))
    assert set(tiles) == set(drawn)
    assert max(drawn.values()) < 270 and min(drawn.values()) > 140  # 200 expected, five sigma
    state.apply(CHANCE, tiles[16])
    assert [(tile, 1) for tile in tiles if tile != tiles[16]] == state.chance()


@pytest.mark.rule("AKR-2.4")
def test_the_pile_has_no_order() -> None:
    """The same tiles drawn in another order leave the same pile, and the same luck goes on."""
    one, two = new_game(4), new_game(4)
    for tile in (3, 50, 7):
        one.apply(CHANCE, tile)
    for tile in (7, 3, 50):
        two.apply(CHANCE, tile)
    assert list(one.pile) == list(two.pile)
    assert one.roll(Luck.of(1)) == two.roll(Luck.of(1))


@pytest.mark.rule("AKR-2.5")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_player_gets_a_start_tile_and_the_first_seat_begins(seats: int) -> None:
    state = laid_out(seats)
    assert [visible(START)] * seats == [visible(city) for city in state.cities]
    assert 0 == state.actor()


@pytest.mark.rule("AKR-2.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_starting_stones_in_turn_order(seats: int) -> None:
    assert [1, 2, 3, 4][:seats] == [city.stones for city in new_game(seats).cities]


@pytest.mark.rule("AKR-2.7")
def test_the_forty_stones_of_the_box_are_no_limit() -> None:
    city = build("qqq@0,1r0")
    state = table(city, START.copy(), held="hhh", stones=(25, 15))
    state.apply(0, place_code(0, 1, 5))
    assert [28, 15] == [city.stones for city in state.cities]
    assert 43 > COMPONENTS["stones"]["cubes"] == 40


@pytest.mark.rule("AKR-2.8")
@pytest.mark.parametrize(("seats", "stacks", "site"), [(2, 19, 4), (3, 14, 5)])
def test_long_game_uses_all_tiles(seats: int, stacks: int, site: int) -> None:
    state = laid_out(seats, long=True)
    assert site == len(state.market)
    assert stacks * (seats + 1) == len(state.pile)
    assert TILES == 61 == site + len(state.pile)


@pytest.mark.rule("AKR-2.8")
def test_four_players_have_no_long_game() -> None:
    with pytest.raises(BadSetup, match=r"long is only for 1, 2, 3 seats \(AKR-2.8\)"):
        make_setup(GAME, 4, {"long": True})


@pytest.mark.rule("AKR-2.8.1")
def test_long_game_of_three_has_fifteen_rounds() -> None:
    """Fifteen stacks and one tile, or fourteen and a site of five: the same tiles each round."""
    state, luck = new_game(3, long=True), Luck.of(5)
    laid = []
    while state.actors():
        if state.actor() == CHANCE:
            laid.append(int(state.to_draw))
            settle_chance(state, luck)
        state.apply(state.actor(), state.random_action(state.actor(), luck))
    assert [1 + 4, *[4] * 14] == laid


@pytest.mark.rule("AKR-2.2", "AKR-2.3", "AKR-2.8")
@pytest.mark.parametrize("row", SETUPS, ids=lambda row: f"{row['players']}-{row['tiles']}")
def test_setups_are_those_of_the_component_list(row: dict[str, int]) -> None:
    long = row in COMPONENTS["setup"]["long_game"]
    state = laid_out(row["players"], long=long)
    assert row["first_market"] == row["market_size_at_round_start"] == len(state.market)
    assert row["stacks"] * row["tiles_per_stack"] == len(state.pile)
    assert row["tiles"] == len(state.market) + len(state.pile)
    assert row["turns"] == row["rounds"] * row["turns_per_round"]
