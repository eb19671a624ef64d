"""AOC-12.7 to 12.10: event tokens, one test for each."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from poleis import Luck
from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from tests.rules.age_of_civilization.tables import (
    EDITION,
    Realm,
    begin,
    chances,
    coins,
    do,
    points,
    realm,
    settle,
    strength,
    table,
    until,
    workers,
)

EVENTS = EDITION.token_ids[: EDITION.event_tokens]
PEACE = "fishing culture agriculture hunting"


def after(token: str, *realms: Realm, number: int = 3, track: str = PEACE) -> AgeOfCivilization:
    """The position after the end of a round with a token above the new card."""
    state = table(*realms, round=number, turn=len(realms) - 1, track=track,
                  tokens={number + 3: token})  # fmt: skip
    return do(state, "end")


def each(state: AgeOfCivilization, of: Callable[[AgeOfCivilization, int], int]) -> list[int]:
    return [of(state, seat) for seat in range(state.seats())]


@pytest.mark.rule("AOC-12.7")
def test_three_of_nine_tokens_lie_above_the_last_cards() -> None:
    state = until(begin(2, winds_of_change=True), "token")
    assert [f"token {name}" for name in EVENTS] == chances(state)
    settle(state, Luck.of(2))
    above = [int(token) for token in state.track.tokens]
    assert [NONE] * 5 == above[:5]
    assert 3 == len(set(above[5:]) - {NONE})
    assert all(EDITION.token_ids[token] in EVENTS for token in above[5:])


@pytest.mark.rule("AOC-12.8")
@pytest.mark.parametrize("number", [3, 4, 5])
def test_tokens_come_at_the_end_of_rounds_3_to_5(number: int) -> None:
    state = after("harvest", realm(coins=0), realm(coins=0, workers=1), number=number)
    assert [3, 1] == each(state, coins)


@pytest.mark.rule("AOC-12.8")
def test_a_token_comes_before_war_and_plague() -> None:
    """Good harvest counts the workers before the plague and the war take some."""
    state = after("harvest", realm(coins=0), realm(coins=0),
                  track="fishing culture agriculture plague")  # fmt: skip
    assert ([3, 3], [2, 2]) == (each(state, coins), each(state, workers))
    state = after("harvest", realm("huns", coins=0), realm(coins=0),
                  track="fishing culture agriculture trade")  # fmt: skip
    assert ([3, 3], [3, 2]) == (each(state, coins), each(state, workers))


# ---- one by one (AOC-12.9)


@pytest.mark.rule("AOC-12.9")
def test_birth_boom_gives_everybody_a_worker() -> None:
    assert [4, 4, 1] == each(
        after("birth_boom", realm(), realm("celts"), realm(workers=0)), workers
    )


@pytest.mark.rule("AOC-12.9")
def test_harvest_gives_a_coin_for_each_worker() -> None:
    assert [7, 3] == each(after("harvest", realm("celts"), realm(workers=0)), coins)


@pytest.mark.rule("AOC-12.9")
def test_festival_rewards_most_wonders() -> None:
    state = after("festival", realm(wonders="petra"), realm(), realm(wonders="colossus"))
    assert [2, 0, 2] == each(state, points), "ties count"


@pytest.mark.rule("AOC-12.9")
def test_great_debate_rewards_most_technologies() -> None:
    state = after(
        "great_debate", realm(technologies="writing"), realm(technologies="mining sailing")
    )
    assert [0, 2] == each(state, points)


@pytest.mark.rule("AOC-12.9")
def test_earthquake_takes_a_worker_of_everybody() -> None:
    assert [2, 3, 0] == each(
        after("earthquake", realm(), realm("celts"), realm(workers=0)), workers
    )


@pytest.mark.rule("AOC-12.9")
def test_rats_take_three_coins_of_everybody() -> None:
    assert [2, 0] == each(after("rats", realm(coins=5), realm(coins=2)), coins)


@pytest.mark.rule("AOC-12.9")
def test_bribes_take_three_coins_of_the_richest() -> None:
    assert [2, 2, 4] == each(after("bribes", realm(coins=5), realm(coins=5), realm(coins=4)), coins)


@pytest.mark.rule("AOC-12.9")
def test_barbarians_take_three_coins_of_the_weakest() -> None:
    state = after("barbarians", realm("huns", coins=5), realm(coins=5), realm(coins=2))
    assert [3, 0, 0] == each(state, strength)
    assert [5, 2, 0] == each(state, coins)


@pytest.mark.rule("AOC-12.9")
def test_blank_does_nothing() -> None:
    state = after("blank", realm(), realm())
    assert ([3, 3], [3, 3], [0, 0]) == (
        each(state, coins), each(state, workers), each(state, points))  # fmt: skip


@pytest.mark.rule("AOC-12.10")
def test_a_tie_at_zero_counts_as_most() -> None:
    assert [2, 2] == each(after("festival", realm(), realm()), points)
    assert [2, 2] == each(after("great_debate", realm(), realm()), points)


def test_no_token_was_forgotten() -> None:
    tests = " ".join(name for name in globals() if name.startswith("test_"))
    assert [] == [token for token in EVENTS if token not in tests]
