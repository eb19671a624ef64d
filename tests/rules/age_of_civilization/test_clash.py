"""AOC-13: Clash, the solo game."""

from __future__ import annotations

import pytest

from poleis import Luck
from poleis.core.sets import size
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.rules.score_queries import achievements
from tests.rules.age_of_civilization.tables import (
    EDITION,
    GAME,
    begin,
    can,
    coins,
    do,
    points,
    pool,
    realm,
    score,
    settle,
    strength,
    table,
    track,
    workers,
)

EVERY = " ".join(EDITION.technology_ids[:9])


def opponent(state: AgeOfCivilization) -> int:
    return int(state.opponent)


@pytest.mark.rule("AOC-13.1")
def test_set_up_of_clash() -> None:
    """Seven civilizations are out, four wonders, five civilizations, three coins."""
    fresh = begin(1)
    removed = {"mongolia", "vikings", "germania", "carthage", "phoenicia", "scythia", "iberia"}
    deck = int(fresh.pools.civilization_deck)
    assert removed == {name for n, name in enumerate(EDITION.civilization_ids) if not deck >> n & 1}
    state = settle(fresh)
    assert (4, 5, 3) == (size(state.pools.wonders), len(pool(state)), coins(state))
    assert 0 == state.actor()


@pytest.mark.rule("AOC-13.2")
def test_plague_lies_at_position_5() -> None:
    for seed in range(5):
        state = settle(begin(1), Luck.of(seed))
        assert "plague" == track(state)[4]
        assert 8 == len(set(track(state)))


@pytest.mark.rule("AOC-13.2")
def test_plague_strikes_at_the_end_of_round_2() -> None:
    state = settle(do(table(realm(), round=2, opponent=0), "end"))
    assert (3, 2) == (state.round, workers(state))


@pytest.mark.rule("AOC-13.3")
@pytest.mark.parametrize("how", ["birth", "absorb"])
def test_taking_a_civilization_changes_no_other_card(how: str) -> None:
    state = table(realm(), step="civilization", pool="rome huns", extra_coins={"rome": 1})
    do(state, f"{how} huns")
    assert {"rome": 1} == pool(state)
    assert 0 == state.actor()


@pytest.mark.rule("AOC-13.4")
def test_the_pool_grows_at_the_end_of_a_round() -> None:
    state = table(realm(), round=1, pool="rome huns", extra_coins={"rome": 2})
    do(state, "end", "* civilization egypt")
    assert {"rome": 3, "huns": 1, "egypt": 0} == pool(state)


@pytest.mark.rule("AOC-13.5")
def test_the_opponent_gains_a_strength_each_round() -> None:
    """In round r it has r - 1; in the rulebook's example 2 at the war after round 2."""
    state = settle(begin(1))
    seen = []
    while state.actors():
        seen.append((int(state.round), opponent(state)))
        do(state, can(state)[0] if state.round == 1 else "skip", "end")
        settle(state)
    assert [(number, number - 1) for number in range(1, 7)] == seen


@pytest.mark.rule("AOC-13.6")
def test_in_a_war_a_tie_with_the_opponent_costs_a_worker() -> None:
    """At the end of round 1 the opponent has 1."""
    war = "fishing culture agriculture trade"
    for under, left in (("", 2), ("slavs", 2), ("slavs huns", 3)):
        state = settle(do(table(realm(under=under), round=1, track=war), "end"))
        assert left == workers(state), f"strength {strength(state)} against {opponent(state)}"


@pytest.mark.rule("AOC-13.6")
def test_the_most_strength_is_at_least_that_of_the_opponent() -> None:
    for number, scores in ((3, 0), (2, 2)):
        state = table(realm(under="slavs"), round=number, track="conquest")
        assert scores == points(do(state, "perform conquest"))
    state = table(realm(), round=1, track="conquest")
    assert 0 == points(do(state, "perform conquest")), "at least 1"


@pytest.mark.rule("AOC-13.6")
def test_at_the_end_of_the_game_the_opponent_has_five() -> None:
    names = "mining ironworking gunpowder"
    state = do(table(realm(technologies=names, wonders="colosseum"), round=6), "end")
    assert (5, 5, 3) == (opponent(state), strength(state), state.score(0))
    state = do(table(realm("huns", under="slavs", wonders="colosseum"), round=6), "end")
    assert (5, 4, 0) == (opponent(state), strength(state), state.score(0))


@pytest.mark.rule("AOC-13.7")
def test_trade_and_lydia_give_only_to_the_player() -> None:
    assert 5 == coins(do(table(realm(), track="trade"), "perform trade"))
    state = table(realm(), step="civilization", pool="lydia")
    assert 7 == coins(do(state, "birth lydia"))


@pytest.mark.rule("AOC-13.8")
def test_clash_may_have_innovations_but_no_other_variant() -> None:
    state = settle(begin(1, innovations=True))
    assert 2 == size(state.pools.specials)
    seats = {option.key: option.seats for option in GAME.options}
    assert 1 in seats["innovations"]
    assert 1 not in seats["winds_of_change"] and 1 not in seats["draft"]


@pytest.mark.rule("AOC-13.9")
@pytest.mark.parametrize(
    ("scored", "owned", "achieved"),
    [
        (19, {"technologies": "mining"}, []),
        (20, {"technologies": "mining"}, ["exceptional_lineage"]),
        (25, {"technologies": "mining"}, ["exceptional_lineage", "great_kingdom"]),
        (30, {"technologies": "mining"}, ["mighty_empire"]),
        (35, {"technologies": "mining"}, ["eternal_civilization"]),
        (25, {"technologies": EVERY}, ["kingdom_of_technology"]),
        (24, {"technologies": EVERY}, []),
        (25, {"technologies": ""}, ["primeval_land"]),
        (19, {"technologies": "mining",
              "wonders": "colossus lighthouse petra hanging_gardens"}, ["world_of_wonders"]),
        (25, {"main": "mongolia", "under": "huns",
              "technologies": "mining ironworking gunpowder"}, ["superpower"]),
        (25, {"main": "huns", "technologies": "mining ironworking gunpowder"}, []),
    ],
)  # fmt: skip
def test_achievements(scored: int, owned: dict[str, str], achieved: list[str]) -> None:
    """Points alone, or 25 with all or no technologies, four wonders, or strength."""
    state = table(realm(**{"main": "zimbabwe", **owned}), round=6)
    score(state, scored)
    found = achievements(do(state, "end"))
    assert set(achieved) <= set(found)
    beyond = {"kingdom_of_technology", "primeval_land", "world_of_wonders", "superpower"}
    assert beyond & set(achieved) == beyond & set(found)
    told = [note.key for note in GAME.notes(state)]
    assert [f"age_of_civilization-achieved-{name}" for name in found] == told[1:]


@pytest.mark.rule("AOC-13.9")
def test_several_achievements_at_once() -> None:
    state = table(realm(), round=6)
    score(state, 35)
    assert ["exceptional_lineage", "great_kingdom", "mighty_empire", "eternal_civilization",
            "primeval_land"] == achievements(do(state, "end"))  # fmt: skip
    assert [1] == GAME.ranking(state)


@pytest.mark.rule("AOC-13.10")
def test_the_end_of_a_solo_round_in_order() -> None:
    """The opponent grows before the war compares; after round 6 nothing happens any more."""
    war = "fishing culture agriculture trade"
    state = table(realm(under="slavs"), round=1, track=war, pool="rome")
    do(state, "end")
    assert (1, 1, {"rome": 1}) == (opponent(state), state.round, pool(state))
    settle(state)
    assert (2, 2) == (state.round, workers(state)), "1 against 1: a worker is lost"
    state = do(table(realm(), round=6, pool="rome"), "end")
    assert ([], 5, {"rome": 0}) == (state.actors(), opponent(state), pool(state))


@pytest.mark.rule("AOC-13.11")
def test_special_technologies_count_for_achievements() -> None:
    names = EVERY.replace("writing", "calendar").replace("education", "philosophy")
    state = table(realm(technologies=names, special="special_left_1"), round=6)
    score(state, 25)
    assert "kingdom_of_technology" in achievements(do(state, "end"))
    state = table(realm(technologies="calendar", special="special_left_1"), round=6)
    score(state, 25)
    assert "primeval_land" not in achievements(do(state, "end"))
