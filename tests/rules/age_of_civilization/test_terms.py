"""AOC-1: goods, strength, and how effects are read."""

from __future__ import annotations

import pytest

from poleis import Luck
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from tests.rules.age_of_civilization.tables import (
    EDITION,
    GAME,
    can,
    civilizations,
    coins,
    do,
    points,
    pool,
    price,
    realm,
    strength,
    table,
    technologies,
    wonders,
    workers,
)


@pytest.mark.rule("AOC-1.1")
def test_every_ability_deals_in_the_goods_of_the_rulebook() -> None:
    """Points, coins, workers, technologies, wonders: nothing else is gained from a card."""
    rows = [
        ability
        for card in EDITION.data["civilizations"]
        for ability in [*card["main"], *card["legacy"]]
    ]
    rows += [row for card in EDITION.data["wonders"] for row in card["abilities"]]
    rows += [row for card in EDITION.data["technologies"] for row in card["abilities"]]
    gained = {good for row in rows for good in row.get("gain", {})}
    assert {"points", "coins", "workers", "technologies", "wonders"} == gained


@pytest.mark.rule("AOC-1.2")
def test_coins_and_points_have_no_limit() -> None:
    """Forty coins are in the box; a player may own more, and Britain counts them all."""
    state = table(realm("britain", coins=199), realm(), track="fishing")
    do(state, "perform fishing", "end")
    assert (200, 28) == (coins(state), points(state))


@pytest.mark.rule("AOC-1.3")
def test_a_fifth_worker_is_lost() -> None:
    state = table(realm("aztecs", workers=4), realm())
    do(state, "rest")
    assert 4 == workers(state)


@pytest.mark.rule("AOC-1.4")
def test_workers_on_spaces_still_count_as_owned() -> None:
    """Four workers, one of them on a red space: China's new worker would be a fifth."""
    state = table(realm("china", workers=4), realm(), track="agriculture")
    do(state, "perform exploit", "perform agriculture")
    assert 4 == workers(state)
    do(state, "end")
    assert 3 == workers(state)


@pytest.mark.rule("AOC-1.5")
def test_without_workers_a_sacrifice_has_no_effect() -> None:
    state = table(realm(workers=0), realm(workers=1), turn=1,
                  track="fishing culture agriculture plague")  # fmt: skip
    do(state, "end")
    assert (0, 0) == (workers(state, 0), workers(state, 1))


@pytest.mark.rule("AOC-1.6")
def test_a_wonder_is_chosen_from_the_pool_which_is_not_refilled() -> None:
    state = table(realm(coins=9), realm(), wonders="petra colossus stonehenge")
    do(state, "perform wonder")
    assert ["colossus", "petra", "stonehenge"] == can(state, "take")
    do(state, "take petra")
    assert ["petra"] == wonders(state)
    assert 2 == bin(int(state.pools.wonders)).count("1")


@pytest.mark.rule("AOC-1.6")
def test_with_an_empty_pool_a_wonder_is_not_gained() -> None:
    state = table(realm(), realm(), step="civilization", pool="inca", wonders="")
    do(state, "birth inca", "* civilization rome")
    assert "rest" in can(state)
    assert [] == wonders(state)


@pytest.mark.rule("AOC-1.7")
def test_a_technology_is_chosen_among_the_available() -> None:
    state = table(realm("babylon", technologies="writing"), realm())
    do(state, "end")
    assert ["sailing", "mining", "education"] == can(state, "unlock")
    do(state, "unlock education")
    assert ["writing", "education"] == technologies(state)


@pytest.mark.rule("AOC-1.7")
def test_with_none_available_a_technology_is_not_gained() -> None:
    every = " ".join(card["id"] for card in EDITION.data["technologies"])
    state = table(realm("babylon", technologies=every, coins=0), realm())
    do(state, "end")
    assert 1 == state.actor()


@pytest.mark.rule("AOC-1.8")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0), (0, 0)])
def test_who_has_fewer_coins_loses_what_he_has(before: int, after: int) -> None:
    state = table(realm("scythia"), realm(coins=before), track="conquest")
    do(state, "perform conquest")
    assert after == coins(state, 1)


@pytest.mark.rule("AOC-1.9", "AOC-15.4")
def test_strength_is_counted_on_civilizations_and_technologies() -> None:
    """Assyria: main 1 and legacy 1; fallen Mongolia's main 3 is gone; Ironworking 2."""
    state = table(realm("assyria", under="mongolia huns", technologies="mining ironworking"),
                  realm())  # fmt: skip
    assert 1 + 1 + 1 + 2 == strength(state)


@pytest.mark.rule("AOC-1.9")
def test_wonders_carry_no_strength() -> None:
    names = " ".join(card["id"] for card in EDITION.data["wonders"])
    assert 0 == strength(table(realm("mali", wonders=names), realm()))


@pytest.mark.rule("AOC-1.10")
def test_ties_have_the_most_strength() -> None:
    state = table(realm("huns"), realm("huns", under="mali"), track="conquest")
    do(state, "perform conquest")
    assert 2 == points(state)


@pytest.mark.rule("AOC-1.10")
def test_nobody_has_the_most_of_no_strength() -> None:
    """The Colosseum pays nothing when all have none, and with 1 against 0 it pays."""
    assert 0 == table(realm(wonders="colosseum"), realm()).score(0)
    assert 3 == table(realm("italy", under="khitan", wonders="colosseum"), realm()).score(0)


@pytest.mark.rule("AOC-1.11")
def test_everything_is_open_without_the_draft() -> None:
    """What a seat may know is the position itself."""
    state = table(realm(coins=9), realm(coins=4), pool="rome huns")
    for viewer in (0, 1, None):
        assert state.dump() == GAME.redact(state, viewer).dump()
    assert state.dump() == GAME.resample(state, 0, Luck.of(1)).dump()


@pytest.mark.rule("AOC-1.12")
@pytest.mark.parametrize(("number", "cards"), [(1, 5), (4, 2), (6, 0)])
def test_future_cards_are_six_minus_the_round(number: int, cards: int) -> None:
    assert cards == table(realm(), realm(), round=number).future_cards()


@pytest.mark.rule("AOC-1.13")
def test_discounts_add_up_and_stop_at_nothing() -> None:
    """Culture for Tibet (2), fallen Italy (1), Writing (1) and Petra (1)."""
    state = table(realm("tibet", under="italy", technologies="writing", wonders="petra"), realm())
    assert 0 == price(state, "culture")
    assert 4 - 3 == price(table(realm("tibet", under="italy"), realm()), "culture")


@pytest.mark.rule("AOC-1.13")
def test_a_fixed_price_overrides_discounts() -> None:
    state = table(realm("sumer", under="korea"), realm())
    assert (0, 0, 3) == tuple(price(state, "research", name)
                              for name in ("writing", "sailing", "mining"))  # fmt: skip


@pytest.mark.rule("AOC-1.14")
@pytest.mark.parametrize(("names", "found"), [("writing", 0), ("writing sailing mining", 1)])
def test_for_each_rounds_down(names: str, found: int) -> None:
    """Arabs: 1 coin for every 2 technologies."""
    state = table(realm("arabs", technologies=names, coins=0), realm())
    do(state, "end")
    assert found == coins(state)


@pytest.mark.rule("AOC-1.15")
def test_what_does_not_say_may_must_be_taken() -> None:
    """Babylon's technology cannot be declined, Phoenicia's offer can."""
    state = do(table(realm("babylon"), realm()), "end")
    assert ["unlock writing", "unlock sailing", "unlock mining"] == can(state)
    state = do(table(realm("phoenicia"), realm(), pool="rome"), "end")
    assert ["resolve phoenicia", "end"] == can(state)


@pytest.mark.rule("AOC-1.16")
def test_all_civilizations_count_and_wonders_count_themselves() -> None:
    state = table(realm("mali", under="rome huns", wonders="mausoleum"), realm())
    assert 3 == state.score(0)
    assert 2 == table(realm(wonders="angkor_wat petra"), realm()).score(0) - 1


@pytest.mark.rule("AOC-1.17")
def test_comparisons_come_before_anybody_is_hit() -> None:
    """Bribes hit both who tie for the most coins; the first loss does not spare the second."""
    state = table(realm(coins=7), realm(coins=7), realm(coins=6), round=3, turn=2,
                  tokens={6: "bribes"})  # fmt: skip
    do(state, "end")
    assert [4, 4, 6] == [coins(state, seat) for seat in range(3)]


def test_the_helpers_lay_out_sound_positions() -> None:
    """Positions written in words pass the checks of a loaded one."""
    state = table(realm("rome", under="egypt", technologies="writing", wonders="petra"),
                  realm("mali"), pool="huns inca", wonders="colossus")  # fmt: skip
    assert isinstance(state, AgeOfCivilization)
    assert ["egypt", "rome"] == civilizations(state)
    assert {"huns": 0, "inca": 0} == pool(state)
