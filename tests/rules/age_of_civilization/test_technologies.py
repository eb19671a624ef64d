"""AOC-9: the technology board, and one test for each technology."""

from __future__ import annotations

import pytest

from poleis.core.sets import members
from poleis.games.age_of_civilization.rules.technology_board import available
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
)


def open_to(names: str, special: str = "") -> list[str]:
    """The technologies available to a realm that has unlocked these."""
    state = table(realm(technologies=names, special=special), realm())
    return [EDITION.technology_ids[n] for n in members(available(state, 0))]


@pytest.mark.rule("AOC-9.1")
def test_three_levels_of_three() -> None:
    assert ("writing", "sailing", "mining", "education", "mathematics", "ironworking", "science",
            "engineering", "gunpowder") == EDITION.technology_ids[:9]  # fmt: skip


@pytest.mark.rule("AOC-9.2")
def test_the_bottom_row_is_available_at_once_each_once() -> None:
    assert ["writing", "sailing", "mining"] == open_to("")
    assert ["writing", "mining", "mathematics"] == open_to("sailing")
    state = do(table(realm(coins=9, technologies="sailing"), realm()), "perform research")
    assert ["AOC-9.2"] == why_not(state, "unlock sailing")
    assert ["AOC-9.3"] == why_not(state, "unlock gunpowder")


@pytest.mark.rule("AOC-9.3")
def test_the_example_of_the_rulebook() -> None:
    """With Writing and Education: Science, Engineering, Sailing or Mining."""
    assert ["sailing", "mining", "science", "engineering"] == open_to("writing education")


@pytest.mark.rule("AOC-9.3")
@pytest.mark.parametrize(
    ("names", "found"),
    [
        ("mining ironworking", ["writing", "sailing", "engineering", "gunpowder"]),
        ("sailing mathematics", ["writing", "mining", "science", "engineering", "gunpowder"]),
        ("writing sailing mining", ["education", "mathematics", "ironworking"]),
    ],
)
def test_one_arrow_is_enough(names: str, found: list[str]) -> None:
    assert found == open_to(names)


@pytest.mark.rule("AOC-9.4")
def test_all_abilities_of_a_technology_work_at_once() -> None:
    """Sailing, unlocked in this turn: Fishing and Trade give a coin more."""
    state = table(realm("celts", coins=4), realm(), track="fishing trade")
    do(state, "perform research", "unlock sailing", "perform fishing", "perform trade")
    assert 0 + 2 + 3 == coins(state)


# ---- one by one


@pytest.mark.rule("AOC-9.7")
def test_writing_makes_culture_cheaper() -> None:
    assert 3 == price(table(realm(technologies="writing"), realm()), "culture")


@pytest.mark.rule("AOC-9.7")
def test_sailing_adds_coins_to_fishing_and_trade() -> None:
    state = table(realm(coins=0, technologies="sailing"), realm(), track="fishing trade")
    assert 2 == coins(do(state, "perform fishing"))
    assert 5 == coins(do(state, "perform trade"))


@pytest.mark.rule("AOC-9.7")
def test_mining_adds_a_coin_to_exploit() -> None:
    assert 3 == coins(do(table(realm(coins=0, technologies="mining"), realm()), "perform exploit"))


@pytest.mark.rule("AOC-9.5")
def test_education_offers_culture_at_the_end_of_the_turn() -> None:
    """Once, without a worker, for its coins, whether the card is open or not."""
    state = table(realm("tibet", coins=8, technologies="writing education"), realm(),
                  track="fishing hunting agriculture")  # fmt: skip
    do(state, "end")
    assert ["resolve education", "end"] == can(state)
    do(state, "resolve education")
    assert (8 - 1, 2, 1) == (coins(state), points(state), state.actor())


@pytest.mark.rule("AOC-9.7")
def test_mathematics_makes_research_cheaper() -> None:
    state = table(realm(technologies="sailing mathematics"), realm())
    assert 3 == price(state, "research", "writing")


@pytest.mark.rule("AOC-9.7")
def test_ironworking_adds_two_strength() -> None:
    assert 2 == strength(table(realm(technologies="mining ironworking"), realm()))


@pytest.mark.rule("AOC-9.6")
@pytest.mark.parametrize(("number", "scores"), [(1, 5), (4, 2), (6, 0)])
def test_science_scores_a_point_for_each_future_card(number: int, scores: int) -> None:
    """The rulebook's example: 2 points in round 4."""
    state = table(realm(coins=4, technologies="writing education"), realm(), round=number)
    do(state, "perform research", "unlock science")
    assert 1 + scores == points(state)


@pytest.mark.rule("AOC-9.6")
def test_science_scores_by_whatever_means_it_is_unlocked() -> None:
    state = table(realm("babylon", technologies="writing education"), realm(), round=3)
    do(state, "end", "resolve babylon", "unlock science")
    assert (3, ["writing", "education", "science"]) == (points(state), technologies(state))


@pytest.mark.rule("AOC-9.6")
def test_science_scores_only_when_it_is_unlocked_itself() -> None:
    state = table(realm(coins=4, technologies="writing education science"), realm(), round=2)
    do(state, "perform research", "unlock mining")
    assert 1 == points(state)


@pytest.mark.rule("AOC-9.7")
def test_engineering_adds_to_construction_and_wonders() -> None:
    """1 point more for Construction; 1 point for each wonder at the end of the game."""
    names = "mining ironworking engineering"
    state = table(realm(technologies=names), realm(), track="construction")
    assert 3 == points(do(state, "perform construction"))
    plain = table(realm(wonders="colossus lighthouse"), realm()).score(0)
    assert plain + 2 == table(realm(technologies=names, wonders="colossus lighthouse"),
                              realm()).score(0)  # fmt: skip


@pytest.mark.rule("AOC-9.7")
def test_gunpowder_adds_strength_and_to_conquest() -> None:
    names = "mining ironworking gunpowder"
    state = table(realm(technologies=names), realm(), track="conquest")
    assert 5 == strength(state)
    assert 3 == points(do(state, "perform conquest"))
    weak = table(realm(technologies=names), realm("mongolia", under="huns slavs",
                 technologies=names), track="conquest")  # fmt: skip
    assert 0 == points(do(weak, "perform conquest")), "only a successful one"
