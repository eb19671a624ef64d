"""One test for each wonder: what it is worth at the end, and what it does before."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.age_of_civilization.tables import EDITION, coins, do, price, realm, table, workers

TOP = "sailing mathematics science engineering gunpowder"


def value(wonder: str, **owned: Any) -> int:
    """What a wonder adds to the score of a realm."""
    others = str(owned.pop("wonders", ""))
    main = str(owned.pop("main", "zimbabwe"))
    without = table(realm(main, wonders=others, **owned), realm())
    with_it = table(realm(main, wonders=f"{others} {wonder}", **owned), realm())
    return int(with_it.score(0) - without.score(0))


@pytest.mark.parametrize(("owned", "scores"), [(0, 0), (3, 3), (4, 4)])
def test_great_pyramid_counts_workers(owned: int, scores: int) -> None:
    assert scores == value("great_pyramid", workers=owned)


def test_hanging_gardens_bring_a_coin_each_turn_and_a_point() -> None:
    assert 1 == value("hanging_gardens")
    assert 1 == coins(do(table(realm(coins=0, wonders="hanging_gardens"), realm()), "end"))


@pytest.mark.parametrize(("owned", "scores"), [(2, 0), (8, 2), (40, 4)])
def test_temple_of_artemis_counts_coins(owned: int, scores: int) -> None:
    assert scores == value("temple_of_artemis", coins=owned)


@pytest.mark.parametrize(
    ("main", "under", "scores"), [("celts", "", 0), ("huns", "slavs", 2), ("mongolia", "huns", 2)]
)
def test_statue_of_zeus_counts_strength(main: str, under: str, scores: int) -> None:
    assert scores == value("statue_of_zeus", main=main, under=under)


def test_statue_of_zeus_counts_at_most_eight_strength() -> None:
    names = "mining ironworking gunpowder"
    assert 4 == value("statue_of_zeus", main="mongolia", under="huns slavs", technologies=names)


def test_mausoleum_counts_civilizations() -> None:
    assert (1, 3) == (value("mausoleum"), value("mausoleum", under="rome huns"))


def test_colossus_helps_trade() -> None:
    assert 2 == value("colossus")
    state = table(realm(coins=0, wonders="colossus"), realm(), track="trade")
    assert 3 == coins(do(state, "perform trade"))


def test_lighthouse_helps_fishing() -> None:
    assert 2 == value("lighthouse")
    state = table(realm(coins=0, wonders="lighthouse"), realm(), track="fishing")
    assert 2 == coins(do(state, "perform fishing"))


def test_great_library_counts_technologies() -> None:
    assert 1 == value("great_library", technologies="writing sailing mining")
    names = f"writing education mining ironworking {TOP}"
    assert 4 + 1 == value("great_library", technologies=names), "Engineering scores the wonder"


def test_great_wall_saves_a_worker_in_wars() -> None:
    assert 2 == value("great_wall")
    state = table(realm(wonders="great_wall"), realm("huns"), turn=1,
                  track="fishing culture agriculture trade")  # fmt: skip
    assert 3 == workers(do(state, "end"))


def test_colosseum_pays_with_the_most_strength() -> None:
    assert (0, 3) == (value("colosseum"), value("colosseum", main="huns"))
    weak = table(realm("celts", wonders="colosseum"), realm("huns"))
    assert 0 == weak.score(0)


def test_petra_makes_culture_cheaper() -> None:
    assert 1 == value("petra")
    assert 3 == price(table(realm(wonders="petra"), realm()), "culture")


def test_angkor_wat_counts_wonders() -> None:
    assert 1 == value("angkor_wat")
    assert 4 == value("angkor_wat", wonders="petra colossus lighthouse stonehenge")


def test_machu_picchu_helps_agriculture() -> None:
    assert 2 == value("machu_picchu")
    state = table(realm(coins=0, wonders="machu_picchu"), realm(), track="agriculture")
    assert 4 == coins(do(state, "perform agriculture"))


def test_chichen_itza_counts_top_technologies() -> None:
    assert 0 == value("chichen_itza", technologies="writing education")
    assert 6 + 1 == value("chichen_itza", technologies=TOP), "Engineering scores the wonder"


@pytest.mark.parametrize(
    ("names", "scores"), [("", 4), ("writing sailing", 4), ("writing sailing mining", 0)]
)
def test_stonehenge_pays_with_few_technologies(names: str, scores: int) -> None:
    assert scores == value("stonehenge", technologies=names)


def test_no_wonder_was_forgotten() -> None:
    tests = " ".join(name for name in globals() if name.startswith("test_"))
    assert [] == [wonder for wonder in EDITION.wonder_ids if wonder not in tests]
