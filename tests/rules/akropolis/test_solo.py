"""AKR-8: one player against the illustrious architect."""

from __future__ import annotations

from pathlib import Path

import pytest

from poleis import CHANCE, OVER, Luck, make_setup
from poleis.core.explain import Message
from poleis.core.state import settle_chance
from poleis.games.akropolis.game import GAME
from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.edition import ARCHITECTS, EASY, HARD, MEDIUM
from poleis.games.akropolis.rules.position import Akropolis
from tests.rules.akropolis.cities import (
    START,
    TILES,
    build,
    faces,
    place_code,
    table,
    take_code,
    visible,
)
from tests.spec import ROOT


def solo(
    market: str = "qqh qqm qqb qqt",
    *,
    city: City | None = None,
    stones: int = 1,
    architect: int = MEDIUM,
    architect_stones: int = 2,
    collection: str = "",
    variants: tuple[str, ...] = (),
    pile: tuple[int, ...] = (1, 2, 3),
) -> Akropolis:
    return table(
        city or START.copy(),
        market=market,
        stones=(stones,),
        architect=architect,
        architect_stones=architect_stones,
        collection=collection,
        variants=variants,
        pile=pile,
    )


def take(state: Akropolis, slot: int) -> None:
    """A whole turn of the player; the architect's follows."""
    state.apply(0, take_code(slot))
    state.apply(0, place_code(2, 0, 0))


def architect_score(collection: str, architect: int, *variants: str, stones: int = 0) -> int:
    state = solo(
        collection=collection, architect=architect, variants=variants, architect_stones=stones
    )
    return int(state.architect_score())


@pytest.mark.rule("AKR-8.1")
@pytest.mark.parametrize(("long", "tiles"), [(False, 37), (True, TILES)])
def test_solo_is_set_up_as_for_two(long: bool, tiles: int) -> None:
    state = GAME.new(make_setup(GAME, 1, {"long": long}))
    two = GAME.new(make_setup(GAME, 2, {"long": long}))
    assert list(two.pile) == list(state.pile)
    assert tiles == len(state.pile)
    settle_chance(state, Luck.of(1))
    assert 4 == len(state.market)
    assert (1, 2) == (state.cities[0].stones, state.stones)
    assert visible(START) == visible(state.cities[0])
    assert 0 == len(state.collection)


@pytest.mark.rule("AKR-8.2")
def test_the_player_begins_and_both_alternate() -> None:
    state = solo()
    assert 0 == state.actor()
    take(state, 1)
    assert 1 == len(state.collection)  # the architect has taken its turn
    assert 0 == state.actor()


@pytest.mark.rule("AKR-8.2")
def test_the_architect_waits_for_new_tiles() -> None:
    """When the player's turn ends the round, the stack is opened before the architect takes."""
    state = solo("qqh qqm", pile=(1, 2, 3))
    take(state, 1)
    for tile in (3, 1, 2):
        assert CHANCE == state.actor()
        assert 0 == len(state.collection)
        state.apply(CHANCE, tile - 1)
    assert 1 == len(state.collection)
    assert 0 == state.actor()


@pytest.mark.rule("AKR-8.2", "AKR-5.3")
@pytest.mark.parametrize(("long", "turns"), [(False, 18), (True, 30)])
def test_both_have_equally_many_turns(long: bool, turns: int) -> None:
    for seed in range(5):
        state, luck = GAME.new(make_setup(GAME, 1, {"long": long})), Luck.of("solo", seed)
        while state.actors():
            actor = state.actor()
            action = state.roll(luck) if actor == CHANCE else state.random_action(actor, luck)
            state.apply(actor, action)
        assert turns == len(state.cities[0].placed) == len(state.collection)
        assert OVER == state.actor() and 1 == len(state.market)


@pytest.mark.rule("AKR-8.2", "AKR-5.4")
def test_the_architect_does_not_take_the_last_tile() -> None:
    state = solo("qqh qqm", pile=())
    take(state, 1)
    assert OVER == state.actor()
    assert 0 == len(state.collection)


@pytest.mark.rule("AKR-8.3")
def test_the_player_pays_the_architect() -> None:
    state = solo("qqh qqm qqb qqt", stones=3)
    state.apply(0, take_code(4))
    assert (0, 2 + 3) == (state.cities[0].stones, state.stones)


@pytest.mark.rule("AKR-8.3")
def test_the_architect_pays_the_reserve() -> None:
    state = solo("qqh qqm qqb qqT", stones=0)
    take(state, 1)
    assert ["qqT"] == [faces(tile) for tile in state.collection]
    assert (0, 0) == (state.cities[0].stones, state.stones)


@pytest.mark.rule("AKR-8.4")
@pytest.mark.parametrize(
    ("market", "stones", "taken"),
    [
        ("hhH qqm qqB", 2, "hhH"),  # the free tile shows a plaza
        ("qqh Mqq qqB", 2, "Mqq"),  # the cheapest with a plaza, not the best
        ("qqh qqm qGq", 2, "qGq"),  # just affordable
        ("qqh qqm qGq", 1, "qqh"),  # too expensive: the first
        ("qqh qqM qGq", 1, "qqM"),
        ("qqh qqM qGq", 0, "qqh"),
        ("hmb qqt ggg", 2, "hmb"),  # none shows a plaza: the first
    ],
)
def test_the_architect_takes_the_cheapest_tile_with_a_plaza(
    market: str, stones: int, taken: str
) -> None:
    state = solo("qqh " + market, architect_stones=stones, stones=0)
    take(state, 1)
    price = market.split().index(taken)
    assert [taken] == [faces(tile) for tile in state.collection]
    assert stones - price == state.stones
    assert 2 == len(state.market)


@pytest.mark.rule("AKR-8.4")
def test_stones_of_the_player_serve_the_architect_at_once() -> None:
    """The player pays two stones; with them the architect can afford the third tile."""
    state = solo("qqh qqm qqb qqG", stones=2, architect_stones=0)
    take(state, 3)
    assert ["qqG"] == [faces(tile) for tile in state.collection]
    assert 0 == state.stones


@pytest.mark.rule("AKR-8.5")
def test_the_architect_gains_no_stones_from_quarries() -> None:
    state = solo("qqh qqq qqq qqq", stones=0)
    take(state, 1)
    assert ["qqq"] == [faces(tile) for tile in state.collection]
    assert 2 == state.stones


@pytest.mark.rule("AKR-8.5")
def test_nothing_of_the_architect_is_ever_covered() -> None:
    """Every tile it collected counts with all its hexes, on level 1."""
    assert 6 * 9 == architect_score("ggG ggG ggG", EASY)


@pytest.mark.rule("AKR-8.6")
def test_score_of_the_easy_architect() -> None:
    """Districts times stars; two markets side by side and hidden temples count too."""
    assert 0 == architect_score("", EASY)
    assert 2 * 2 == architect_score("mmM", EASY)
    assert 1 * 2 == architect_score("tTq", EASY)
    assert 3 * 1 == architect_score("hhh", EASY)  # with the plaza of the start tile
    assert 5 * 2 == architect_score("hhh hhH", EASY)
    assert 7 == architect_score("", EASY, stones=7)


@pytest.mark.rule("AKR-8.6")
def test_score_of_the_medium_architect() -> None:
    """As the easy one, and two points for each quarry, three of them on the start tile."""
    assert 2 * 3 == architect_score("", MEDIUM)
    assert 2 * 5 == architect_score("qqG", MEDIUM)
    assert 2 * 4 + 1 * 3 + 5 == architect_score("qgG", MEDIUM, stones=5)


@pytest.mark.rule("AKR-8.6")
def test_score_of_the_hard_architect() -> None:
    """Every district is worth two; quarries nothing."""
    assert 0 == architect_score("qqG", HARD)
    assert 2 * 2 * 2 == architect_score("mmM", HARD)
    assert 2 * 3 * 1 + 4 == architect_score("hhh", HARD, stones=4)


@pytest.mark.rule("AKR-8.6")
@pytest.mark.parametrize("level", ARCHITECTS)
def test_levels_of_difficulty_are_an_option(level: str) -> None:
    state = GAME.new(make_setup(GAME, 1, {"architect": level}))
    assert ARCHITECTS.index(level) + 1 == state.difficulty
    quarries = 6 if level == "medium" else 0
    args: dict[str, int | str] = {"architect": level, "points": 2 + quarries, "stones": 2}
    assert [Message("akropolis-architect-score", args)] == GAME.notes(state)


@pytest.mark.rule("AKR-8.7")
@pytest.mark.parametrize(
    ("stones", "architect_stones", "place"),
    [(9, 2, 1), (7, 2, 2), (1, 2, 2), (8, 8, 2)],
)
def test_the_player_wins_with_a_higher_total(
    stones: int, architect_stones: int, place: int
) -> None:
    state = solo(stones=stones, architect_stones=architect_stones, architect=MEDIUM)
    assert 6 + architect_stones == state.architect_score()
    assert [place] == GAME.ranking(state)


@pytest.mark.rule("AKR-8.7")
def test_an_equal_total_needs_more_stones_than_the_architect() -> None:
    """Eight points each: all in stones against two stones and three quarries."""
    more = solo(stones=8, architect_stones=2, architect=MEDIUM)
    assert more.score(0) == more.architect_score() == 8
    assert [1] == GAME.ranking(more)
    city = build("ggG@0,1r0")
    fewer = solo(city=city, stones=2, architect_stones=8, architect=EASY)
    assert fewer.score(0) == fewer.architect_score() == 8
    assert [2] == GAME.ranking(fewer)
    equal = solo(stones=3, architect_stones=3, architect=EASY)
    assert equal.score(0) == equal.architect_score() == 3
    assert [2] == GAME.ranking(equal)


@pytest.mark.rule("AKR-8.8")
def test_houses_of_the_architect_double_from_a_value_of_ten() -> None:
    nine, ten = "hhh hhh hhh", "hhh hhh hhh hqq"
    assert 9 == architect_score(nine, EASY, "houses")
    assert 2 * 10 == architect_score(ten, EASY, "houses")
    five = "hhh hhq"
    assert 5 == architect_score(five, EASY, "houses")
    assert 2 * 10 == architect_score(five, HARD, "houses")  # five houses of value two
    assert 8 == architect_score("hhh hqq", HARD, "houses")


@pytest.mark.rule("AKR-8.8")
@pytest.mark.parametrize(("tiles", "normal"), [("bbB", 4), ("ggG", 6)])
def test_barracks_and_gardens_of_the_architect_always_double(tiles: str, normal: int) -> None:
    district = {"b": "barracks", "g": "gardens"}[tiles[0]]
    assert normal == architect_score(tiles, EASY)
    assert 2 * normal == architect_score(tiles, EASY, district)
    assert 4 * normal == architect_score(tiles, HARD, district)


@pytest.mark.rule("AKR-8.8")
def test_temples_of_the_architect_double_only_on_hard() -> None:
    assert 4 == architect_score("ttT", EASY, "temples")
    assert 4 + 6 == architect_score("ttT", MEDIUM, "temples")
    assert 2 * 8 == architect_score("ttT", HARD, "temples")


@pytest.mark.rule("AKR-8.8")
def test_three_markets_of_the_architect_double_for_each_plaza() -> None:
    assert 0 == architect_score("mmm", EASY, "markets")  # no plaza, no stars
    assert 2 * 2 * 2 == architect_score("mmM", EASY, "markets")
    assert (3 * 2 + 2) * 2 == architect_score("mmM mmm", EASY, "markets")
    assert (5 * 2) * 4 == architect_score("mmM mmM mqq", EASY, "markets")
    assert (6 * 2 + 1) * 4 == architect_score("mmM mmM mmm", EASY, "markets")
    assert (3 * 2 + 2) * 2 * 2 == architect_score("mmM mmm", HARD, "markets")


@pytest.mark.rule("AKR-8.8")
def test_a_variant_of_another_type_changes_nothing_for_the_architect() -> None:
    assert 6 == architect_score("ggG", EASY, "houses", "markets", "barracks", "temples")


@pytest.mark.rule("AKR-8.9")
def test_what_is_uncertain_about_the_solo_rules_is_said() -> None:
    """The rules text names payment and variants of the architect as known from one source."""
    text = Path(ROOT / "docs/rules/akropolis.md").read_text(encoding="utf-8")
    (line,) = [line for line in text.splitlines() if line.startswith("- **AKR-8.9**")]
    assert "Uncertain" in line and "8.3" in line and "8.8" in line
