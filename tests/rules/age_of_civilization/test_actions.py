"""AOC-6: actions or rest."""

from __future__ import annotations

import pytest

from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from tests.rules.age_of_civilization.tables import (
    EDITION,
    can,
    coins,
    do,
    points,
    price,
    realm,
    strength,
    table,
    technologies,
    why_not,
    wonders,
    workers,
)


def idle(state: AgeOfCivilization) -> int:
    """Workers that can still be assigned."""
    return workers(state) - int(state.turn.busy)


# ---- rest


@pytest.mark.rule("AOC-6.1")
def test_rest_gives_two_coins_and_a_worker() -> None:
    state = table(realm(coins=1, workers=3), realm())
    do(state, "rest")
    assert (3, 4) == (coins(state), workers(state)), "above the population of 3"
    assert 1 == state.actor()


@pytest.mark.rule("AOC-6.1")
def test_rest_with_four_workers_gives_the_coins_only() -> None:
    state = table(realm("celts", coins=1), realm())
    do(state, "rest")
    assert (3, 4) == (coins(state), workers(state))


@pytest.mark.rule("AOC-6.1")
def test_who_has_acted_cannot_rest() -> None:
    state = do(table(realm(), realm(), track="fishing"), "perform fishing")
    assert "rest" not in can(state)
    assert ["AOC-6.1"] == why_not(state, "rest")


# ---- performing


@pytest.mark.rule("AOC-6.2")
def test_actions_follow_each_other_and_gains_serve_later_ones() -> None:
    """Three coins do not pay for Culture; Trade's coins do. Workers may stay idle."""
    state = table(realm("celts", coins=3), realm(), track="trade culture")
    assert "culture" not in can(state, "perform")
    do(state, "perform trade", "perform culture", "end")
    assert (1, 2) == (coins(state), points(state))


@pytest.mark.rule("AOC-6.2")
def test_no_action_at_all_is_possible() -> None:
    state = do(table(realm(coins=1), realm()), "end")
    assert (1, 3) == (coins(state), workers(state))


@pytest.mark.rule("AOC-6.3")
def test_a_space_is_used_once_a_turn_but_does_not_block_others() -> None:
    state = table(realm(), realm(), track="fishing")
    do(state, "perform fishing")
    assert "fishing" not in can(state, "perform")
    assert ["AOC-6.3"] == why_not(state, "perform fishing")
    do(state, "end")
    assert "fishing" in can(state, "perform")


@pytest.mark.rule("AOC-6.4")
def test_six_actions_are_open_and_five_with_plague() -> None:
    """The rulebook's picture: Hunting, Fishing and Agriculture lie under the permanent card."""
    state = table(realm("celts", coins=9), realm(), track="hunting fishing agriculture")
    assert ["wonder", "research", "exploit", "hunting", "fishing", "agriculture"] == (
        can(state, "perform")
    )
    assert ["AOC-6.4"] == why_not(state, "perform culture")
    state = table(realm("celts", coins=9), realm(), track="hunting plague agriculture")
    assert 5 == len(can(state, "perform"))


@pytest.mark.rule("AOC-6.5", "AOC-6.6")
@pytest.mark.parametrize(
    ("action", "needs", "pays", "is_red", "gains", "scores"),
    [
        ("wonder", 1, 7, True, 0, 3),
        ("exploit", 1, 0, True, 2, 0),
        ("culture", 1, 4, False, 0, 2),
        ("construction", 2, 2, False, 0, 2),
        ("conquest", 1, 0, True, 0, 2),
        ("hunting", 1, 0, False, 1, 1),
        ("fishing", 1, 0, False, 1, 0),
        ("trade", 1, 0, False, 2, 0),
        ("agriculture", 2, 0, False, 3, 0),
    ],
)
def test_what_an_action_needs_and_gives(
    action: str, needs: int, pays: int, is_red: bool, gains: int, scores: int
) -> None:
    """Workers, coins, whether the workers are lost, coins and points."""
    track = action if action not in ("wonder", "exploit") else ""
    state = table(realm("germania", coins=9, workers=4), realm(), track=track)
    do(state, f"perform {action}")
    assert needs == int(state.turn.busy)
    assert (needs if is_red else 0) == int(state.turn.doomed)
    assert 9 - pays + gains == coins(state)
    assert scores == points(state)


@pytest.mark.rule("AOC-6.5")
def test_research_gives_a_point_and_a_technology() -> None:
    state = table(realm(coins=5), realm())
    do(state, "perform research", "unlock mining")
    assert (1, 1, ["mining"]) == (coins(state), points(state), technologies(state))


@pytest.mark.rule("AOC-6.5")
def test_culture_as_in_the_rulebooks_example() -> None:
    """One worker on Culture, 4 coins to the supply, 2 points at once."""
    state = table(realm(coins=4, workers=1), realm(), track="culture")
    do(state, "perform culture")
    assert (0, 0, 2) == (coins(state), idle(state), points(state))


@pytest.mark.rule("AOC-6.5")
def test_wonder_gives_three_points_and_a_wonder() -> None:
    state = table(realm(coins=7, workers=1), realm(), wonders="petra")
    do(state, "perform wonder", "take petra", "end")
    assert (0, 3, ["petra"], 0) == (
        coins(state), points(state), wonders(state), workers(state))  # fmt: skip


@pytest.mark.rule("AOC-6.5")
def test_trade_gives_every_other_player_a_coin() -> None:
    state = table(realm(coins=0), realm(coins=0), realm(coins=0), track="trade")
    do(state, "perform trade")
    assert [2, 1, 1] == [coins(state, seat) for seat in range(3)]


@pytest.mark.rule("AOC-6.5")
def test_hunting_scores_only_without_technologies() -> None:
    state = table(realm(technologies="mining"), realm(), track="hunting")
    do(state, "perform hunting")
    assert (4, 0) == (coins(state), points(state))


@pytest.mark.rule("AOC-6.7")
def test_research_and_hunting_may_be_done_twice() -> None:
    """Two workers and eight coins; the technology is chosen each time."""
    state = table(realm("celts", coins=8), realm(), track="hunting")
    do(state, "perform research", "unlock writing", "perform research", "unlock education")
    assert (0, 2) == (coins(state), points(state))
    do(state, "perform hunting", "perform hunting")
    assert 4 == int(state.turn.busy)
    state = table(realm("celts", coins=12), realm(), track="hunting")
    do(state, "perform hunting", "perform hunting")
    assert "hunting" not in can(state, "perform")
    do(state, "perform research", "unlock writing", "perform research", "unlock mining")
    assert "research" not in can(state, "perform")
    assert 2 + 2 == points(state)


@pytest.mark.rule("AOC-6.7")
def test_the_technology_decides_the_price_of_research() -> None:
    """With three coins Sumer can only research what it gets for nothing."""
    state = table(realm("sumer", coins=3), realm())
    do(state, "perform research")
    assert ["writing", "sailing"] == can(state, "unlock")
    assert ["AOC-6.7"] == why_not(state, "unlock mining")


@pytest.mark.rule("AOC-6.8")
def test_conquest_without_the_most_strength_gives_no_points() -> None:
    state = table(realm("scythia"), realm("huns", coins=5), track="conquest")
    do(state, "perform conquest")
    assert (0, 3) == (points(state), coins(state, 1)), "Scythia's ability still works"
    state = table(realm(), realm("huns"), track="conquest")
    do(state, "perform conquest", "end")
    assert (0, 2) == (points(state), workers(state)), "the worker is sacrificed"


@pytest.mark.rule("AOC-6.8")
def test_strength_is_compared_at_the_moment_of_conquest() -> None:
    """Ironworking, researched before in the same turn, makes the difference."""
    state = table(realm("celts", coins=4, technologies="mining"), realm("huns"), track="conquest")
    assert (1, 3) == (strength(state), strength(state, 1))
    do(state, "perform research", "unlock ironworking", "perform conquest")
    assert 1 + 2 == points(state)


@pytest.mark.rule("AOC-6.9", "AOC-6.18")
def test_wonder_and_research_for_the_points_alone() -> None:
    every = " ".join(EDITION.technology_ids[:9])
    state = table(realm(coins=11, technologies=every), realm(), wonders="")
    do(state, "perform wonder")
    assert (3, [], 4) == (points(state), wonders(state), coins(state))
    do(state, "perform research")
    assert (4, 1) == (points(state), coins(state)), "Mathematics makes it cheaper"


@pytest.mark.rule("AOC-6.18")
def test_research_for_the_point_alone_has_general_modifiers_only() -> None:
    """Ottomans are cheap for Science and Gunpowder, which this Research does not take."""
    every = " ".join(EDITION.technology_ids[:9])
    state = table(realm("ottomans", under="korea greece", coins=9, technologies=every), realm())
    do(state, "perform research")
    assert 9 - (4 - 2) == coins(state), "Korea's legacy and Mathematics"


@pytest.mark.rule("AOC-6.18")
def test_an_available_technology_must_be_taken() -> None:
    state = do(table(realm(coins=4), realm()), "perform research")
    assert ["unlock writing", "unlock sailing", "unlock mining"] == can(state)
    state = do(table(realm(coins=7), realm(), wonders="petra"), "perform wonder")
    assert ["take petra"] == can(state)


# ---- private spaces and actions without a worker


@pytest.mark.rule("AOC-6.10", "AOC-6.14")
def test_a_private_space_is_open_besides_the_card() -> None:
    """India: Culture once while its card is closed, twice while it is open."""
    state = table(realm("india", coins=8), realm(coins=8), track="fishing hunting agriculture")
    do(state, "perform culture")
    assert "culture" not in can(state, "perform")
    state = table(realm("india", coins=8), realm(coins=8), track="culture")
    do(state, "perform culture", "perform culture")
    assert (4, 0) == (points(state), coins(state))
    do(state, "end")
    assert "culture" in can(state, "perform")
    state = table(realm("tibet", coins=8), realm("india"), track="fishing hunting agriculture")
    assert "culture" not in can(state, "perform"), "only its owner uses it"


@pytest.mark.rule("AOC-6.10")
def test_modifiers_and_colour_of_a_private_space() -> None:
    """Franks: Conquest is red on their own card too, and Gunpowder's point comes."""
    state = table(realm("franks", technologies="mining ironworking gunpowder"), realm(),
                  track="fishing hunting agriculture")  # fmt: skip
    do(state, "perform conquest", "end")
    assert (3, 2) == (points(state), workers(state))


@pytest.mark.rule("AOC-6.11")
def test_culture_without_a_worker_costs_its_coins() -> None:
    """Education with no worker idle and the card closed; Writing makes it cheaper."""
    state = table(realm("nubia", coins=3, workers=1, technologies="writing education"), realm(),
                  track="fishing")  # fmt: skip
    do(state, "perform fishing", "end", "resolve education")
    assert (1, 2, 1) == (coins(state), points(state), workers(state))


@pytest.mark.rule("AOC-6.12")
def test_bonuses_on_the_same_action_add_up() -> None:
    """Fishing for Polynesia: main 1, legacy 1, Japan 1, Sailing 1, Lighthouse 1."""
    state = table(realm("polynesia", under="japan", coins=0, technologies="sailing",
                        wonders="lighthouse"), realm(), track="fishing")  # fmt: skip
    assert 6 == coins(do(state, "perform fishing"))


@pytest.mark.rule("AOC-6.13")
def test_what_an_action_brings_does_not_modify_it() -> None:
    """The Research that unlocks Philosophy gives no point for it; the next one does."""
    state = table(realm(coins=8, technologies="calendar", special="special_left_1"), realm())
    do(state, "perform research", "unlock philosophy")
    assert 1 == points(state)
    do(state, "perform research", "unlock mining")
    assert 1 + 2 == points(state)


@pytest.mark.rule("AOC-6.13")
def test_mathematics_makes_the_next_research_cheaper() -> None:
    state = table(realm(coins=8, technologies="sailing"), realm())
    do(state, "perform research", "unlock mathematics")
    assert 4 == coins(state)
    do(state, "perform research", "unlock writing")
    assert 1 == coins(state)


@pytest.mark.rule("AOC-6.15")
def test_education_may_follow_a_rest() -> None:
    state = table(realm(coins=2, technologies="writing education"), realm())
    do(state, "rest")
    assert ["resolve education", "end"] == can(state)
    do(state, "resolve education")
    assert (1, 2) == (coins(state), points(state))


@pytest.mark.rule("AOC-6.16")
def test_aksums_culture_comes_at_once_or_lapses() -> None:
    state = table(realm("aksum", coins=9), realm(), track="construction fishing")
    do(state, "perform construction")
    assert ["perform culture", "decline"] == can(state)
    assert ["AOC-6.16"] == why_not(state, "perform fishing")
    do(state, "decline")
    assert "culture" not in can(state, "perform")


@pytest.mark.rule("AOC-6.17")
def test_workers_and_coins_must_be_there_before() -> None:
    """Japan's coin for Culture comes too late to pay for it."""
    state = table(realm("japan", coins=3), realm(), track="culture")
    assert "culture" not in can(state, "perform")
    assert ["AOC-6.17"] == why_not(state, "perform culture")
    state = table(realm(workers=1), realm(), track="agriculture")
    assert ["AOC-6.17"] == why_not(state, "perform agriculture")
    state = table(realm("japan", coins=4), realm(), track="culture")
    assert 1 == coins(do(state, "perform culture"))


@pytest.mark.rule("AOC-6.17")
def test_with_neither_workers_nor_coins_both_are_told() -> None:
    state = table(realm(workers=0, coins=0), realm(), track="culture")
    assert ["AOC-6.17", "AOC-6.17"] == why_not(state, "perform culture")
    assert ["rest", "end"] == can(state)


def test_prices_are_those_of_the_components() -> None:
    state = table(realm("celts"), realm())
    for row in EDITION.data["actions"]:
        if row["id"] != "research":
            assert row["coins"] == price(state, row["id"])
