"""AOC-10: the end of the game."""

from __future__ import annotations

import pytest

from poleis import OVER
from poleis.core.explain import total
from tests.rules.age_of_civilization.tables import (
    EDITION,
    GAME,
    Realm,
    do,
    points,
    realm,
    score,
    table,
)


def places(*realms: Realm, scored: tuple[int, ...] = ()) -> list[int]:
    """The ranking of a finished game."""
    state = table(*realms, round=6, turn=len(realms) - 1)
    for seat, amount in enumerate(scored):
        score(state, amount, seat)
    do(state, "end")
    assert OVER == state.actor()
    return GAME.ranking(state)


@pytest.mark.rule("AOC-10.1")
def test_abilities_of_the_end_of_the_game_add_points() -> None:
    """Legacies of all cards, technologies and wonders; the tally itself does not change."""
    state = table(realm("mali", under="china maya", workers=4, wonders="petra colossus",
                        technologies="mining ironworking engineering"), realm(), round=6,
                  turn=1)  # fmt: skip
    do(state, "end")
    assert 0 == points(state)
    assert 2 + 2 + 2 + 1 + 2 == state.score(0)
    sheet = {line.key: line.points for line in GAME.sheet(state, 0)}
    assert (4, 2, 3) == (sheet["legacies"], sheet["technologies"], sheet["wonders"])
    assert 9 == total(GAME.sheet(state, 0))


@pytest.mark.rule("AOC-10.1")
def test_a_main_ability_would_take_part() -> None:
    """No printed main ability speaks of the end of the game; one that did would count while its
    card is the main civilization: effects are the same for all cards."""
    state = table(realm("kongo"), realm())
    legacy = EDITION.civilizations[EDITION.civilization_ids.index("malays")].legacy
    assert 0 == state.score(0)
    state.realms[0].begin_effects(legacy)
    state.realms[0].coins = 8
    assert 2 == state.score(0)
    state.realms[0].end_effects(legacy)
    assert 0 == state.score(0)


@pytest.mark.rule("AOC-10.2")
def test_most_points_win() -> None:
    assert [2, 1, 3] == places(realm(), realm(), realm(), scored=(5, 9, 4))


@pytest.mark.rule("AOC-10.2")
def test_ties_are_broken_by_workers_then_coins_then_shared() -> None:
    assert [2, 1] == places(realm(workers=1, coins=9), realm(workers=2, coins=0))
    assert [1, 2] == places(realm(workers=2, coins=4), realm(workers=2, coins=3))
    assert [1, 1] == places(realm(workers=2, coins=3), realm(workers=2, coins=3))


@pytest.mark.rule("AOC-10.3")
def test_the_same_order_gives_the_lower_places() -> None:
    assert [1, 3, 2, 4] == places(
        realm(), realm(workers=1, coins=9), realm(workers=2), realm(workers=1, coins=8),
        scored=(9, 5, 5, 5),
    )  # fmt: skip
    assert [1, 2, 2] == places(realm(), realm(), realm(), scored=(9, 5, 5))
