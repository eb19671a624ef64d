"""AOC-14: the five scenarios of the Road to glory."""

from __future__ import annotations

from typing import Any

import pytest

from poleis import Luck, make_setup
from poleis.core.errors import BadSetup
from poleis.core.sets import members, size
from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.rules.edition import NO_SYMBOL
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.rules.score_queries import grade
from tests.rules.age_of_civilization.tables import (
    EDITION,
    GAME,
    Realm,
    begin,
    can,
    chances,
    civilizations,
    coins,
    do,
    main,
    points,
    pool,
    price,
    realm,
    score,
    settle,
    strength,
    table,
    technologies,
    track,
    why_not,
    wonders,
    workers,
)
from tests.rules.corrected import answer_after, refusal_after

SCENARIOS = EDITION.solo_ids[1:]
SCENARIO_ROWS = EDITION.data["road_to_glory"]["scenarios"]
ERA, SILK, LOST, MONGOLS, DEATH = SCENARIOS


def started(scenario: str, seed: int = 1) -> AgeOfCivilization:
    return settle(begin(1, solo=scenario), Luck.of(seed))


def graded(state: AgeOfCivilization, scored: int) -> str:
    """The grade at the end of a game with so many points."""
    score(state, scored)
    return grade(do(state, "end"))


# ---- what all have in common


@pytest.mark.rule("AOC-14.1")
def test_there_are_five_scenarios() -> None:
    names = ("era_of_wonders", "silk_road", "lost_civilization", "mongol_devastation",
             "death_and_rebirth")  # fmt: skip
    assert names == SCENARIOS
    assert [1, 2, 3, 4, 5] == [row["difficulty"] for row in SCENARIO_ROWS]


@pytest.mark.rule("AOC-14.2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_set_up_by_the_row_of_the_scenario(scenario: str) -> None:
    row = SCENARIO_ROWS[SCENARIOS.index(scenario)]
    state = started(scenario)
    cards = track(state)
    for old, new in row["track"]["replace"].items():
        assert old not in cards and new in cards
    for position, card in row["track"]["fixed_positions"].items():
        assert card == cards[int(position) - 1]
    assert row["wonder_pool"]["size"] == size(state.pools.wonders)
    drawn = {EDITION.wonder_ids[n] for n in members(int(state.pools.wonders))}
    assert row["wonder_pool"]["from"] == "all" or drawn <= set(row["wonder_pool"]["from"])
    assert row["start"]["coins"] == coins(state)
    assert set(pool(state)) <= set(row["civilization_deck"])
    assert 5 == len(pool(state))


@pytest.mark.rule("AOC-14.2")
def test_special_action_cards_have_no_corner_symbol() -> None:
    special = EDITION.track_cards[EDITION.ordinary : EDITION.plague]
    assert [NO_SYMBOL] * 8 == [int(card.symbol) for card in special]


@pytest.mark.rule("AOC-14.2")
def test_locked_technologies_cannot_be_unlocked() -> None:
    state = table(realm(coins=9, technologies="writing education"), solo=ERA)
    do(state, "perform research")
    assert ["sailing", "mining"] == can(state, "unlock")
    assert ["AOC-14.2"] == why_not(state, "unlock science")


@pytest.mark.rule("AOC-14.2")
def test_achievements_do_not_apply_to_scenarios() -> None:
    state = table(realm(), round=6, solo=ERA)
    score(state, 35)
    do(state, "end")
    keys = [note.key for note in GAME.notes(state)]
    assert ["age_of_civilization-opponent-strength", "age_of_civilization-grade-lost"] == keys


@pytest.mark.rule("AOC-14.3")
@pytest.mark.parametrize(
    ("scenario", "position", "token"),
    [(LOST, 6, "drought"), (MONGOLS, 7, "mongol_raid"), (DEATH, 5, "black_death")],
)
def test_special_tokens_lie_above_their_position(scenario: str, position: int, token: str) -> None:
    state = started(scenario)
    assert token == EDITION.token_ids[state.track.tokens[position - 1]]


@pytest.mark.rule("AOC-14.3")
@pytest.mark.parametrize(("scenario", "position"), [(LOST, 6), (MONGOLS, 7), (DEATH, 5)])
def test_a_special_token_is_resolved_when_its_card_becomes_new(
    scenario: str, position: int
) -> None:
    """The card at position 6 becomes new at the end of round 3. At the end of every other round
    the token might as well not be there."""
    resolved = []
    for number in range(1, 6):
        after = []
        for is_there in (True, False):
            state = table(realm(coins=7, workers=4), round=number, solo=scenario, pool="olmec")
            if not is_there:
                state.track.tokens[position - 1] = NONE
            settle(do(state, "end"))
            after.append((coins(state), workers(state)))
        if after[0] != after[1]:
            resolved.append(number)
    assert [position - 3] == resolved


@pytest.mark.rule("AOC-14.3")
def test_special_tokens_come_before_war_and_plague() -> None:
    """Drought leaves 3 of 6 coins, then Persia gains one by the war; the raid takes the only
    worker, so the war takes none; the Black Death takes two of three workers, then the war the
    last one, or the plague, if the token lay above that."""
    war = "fishing culture trade"
    persia = realm("persia", under="slavs", coins=6)
    state = table(persia, round=3, solo=LOST, pool="olmec", opponent=9, track=war)
    assert 3 + 1 == coins(settle(do(state, "end")))
    state = table(realm(workers=1), round=4, solo=MONGOLS, pool="rome")
    settle(do(state, "end"))
    assert (0, 0) == (workers(state), state.wars_lost)
    for number, tokens in ((2, {}), (1, {4: "black_death"})):
        state = table(realm(workers=3), round=number, solo=DEATH, pool="italy", opponent=9,
                      track=war, tokens=tokens)  # fmt: skip
        assert 0 == workers(settle(do(state, "end"))), f"the end of round {number}"


@pytest.mark.rule("AOC-14.4")
def test_the_highest_grade_counts_and_none_is_a_loss() -> None:
    three = "petra colossus lighthouse"
    assert "" == graded(table(realm(wonders=three), round=6, solo=ERA), 5)
    assert "bronze" == graded(table(realm(wonders=three), round=6, solo=ERA), 17)
    assert "bronze" == graded(table(realm(wonders=three), round=6, solo=ERA), 40)
    state = table(realm(), round=6, solo=ERA)
    do(state, "end")
    assert [2] == GAME.ranking(state)
    state = table(realm(wonders=three), round=6, solo=ERA)
    score(state, 20)
    assert [1] == GAME.ranking(do(state, "end"))


@pytest.mark.rule("AOC-14.10")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scenarios_have_no_variants(scenario: str) -> None:
    with pytest.raises(BadSetup, match="solo=clash"):
        make_setup(GAME, 1, {"solo": scenario, "innovations": True})


@pytest.mark.rule("AOC-14.11")
def test_special_actions_have_no_modifiers() -> None:
    """Monument is not Wonder: Egypt saves nothing; Ritual is not Conquest."""
    assert 5 == price(table(realm("egypt"), solo=ERA), "monument")
    state = table(realm("maya", under="olmec"), solo=LOST, track="ritual")
    do(state, "perform ritual")
    assert (4, 1) == (coins(state), points(state))


@pytest.mark.rule("AOC-14.11")
def test_what_is_replaced_cannot_be_performed() -> None:
    state = table(realm(workers=4), solo=MONGOLS, track="fortify tribute hunting")
    assert {"fortify", "tribute", "hunting"} <= {*can(state, "perform"), "tribute"}
    assert ["AOC-6.4"] == why_not(state, "perform conquest")
    assert ["AOC-6.4"] == why_not(state, "perform trade")


# ---- Era of wonders


@pytest.mark.rule("AOC-14.5")
def test_monument_costs_two_workers_and_five_coins() -> None:
    state = table(realm(coins=5), solo=ERA, track="monument", wonders="petra")
    do(state, "perform monument", "take petra", "end")
    assert (0, 1, ["petra"], 3) == (coins(state), points(state), wonders(state), workers(state))


@pytest.mark.rule("AOC-14.5")
def test_era_of_wonders_is_about_ancient_peoples() -> None:
    state = begin(1, solo=ERA)
    assert 12 == size(state.pools.civilization_deck)
    state = started(ERA)
    assert 6 == size(state.pools.wonders)
    assert ["science", "engineering", "gunpowder"] == locked(state)


def locked(state: AgeOfCivilization) -> list[str]:
    return [EDITION.technology_ids[n] for n in members(int(state.agreement.locked))]


@pytest.mark.rule("AOC-14.5")
def test_education_still_allows_culture_there() -> None:
    state = table(realm(coins=4, technologies="writing education"), solo=ERA)
    do(state, "end", "resolve education")
    assert 2 == points(state)


@pytest.mark.rule("AOC-14.5")
@pytest.mark.parametrize(
    ("owned", "scored", "found"), [(3, 18, "bronze"), (4, 22, "silver"), (5, 26, "gold")]
)
def test_grades_of_era_of_wonders(owned: int, scored: int, found: str) -> None:
    """Points without those of the wonders: the ones owned here score nothing themselves."""
    names = ["stonehenge", "chichen_itza", "great_library", "statue_of_zeus", "temple_of_artemis"]
    mine_ = realm(coins=0, technologies="writing sailing mining", wonders=" ".join(names[:owned]))
    state = table(mine_, round=6, solo=ERA)
    extra = int(state.score(0))
    assert found == graded(state, scored - extra)
    again = table(mine_, round=6, solo=ERA)
    assert found != graded(again, scored - extra - 1)


# ---- Silk Road


@pytest.mark.rule("AOC-14.6")
def test_two_orders_lie_face_up() -> None:
    state = started(SILK)
    assert 2 == size(state.orders.face_up)
    assert 4 == size(state.orders.deck)


@pytest.mark.rule("AOC-14.6")
@pytest.mark.parametrize(
    ("order", "owned", "pays", "scores"),
    [
        ("silk", {}, 5, 4),
        ("spices", {"technologies": "sailing"}, 4, 4),
        ("porcelain", {}, 2, 4),
        ("horses", {"main": "huns"}, 2, 3),
        ("paper", {"technologies": "writing"}, 3, 3),
        ("glass", {"wonders": "petra"}, 4, 4),
    ],
)
def test_orders_have_a_price_a_condition_and_points(
    order: str, owned: dict[str, Any], pays: int, scores: int
) -> None:
    """No worker is assigned; Porcelain takes an unassigned one for good."""
    state = table(realm(**{"main": "zimbabwe", "coins": 9, **owned}), solo=SILK, orders=order)
    do(state, f"fill {order}")
    assert (9 - pays, scores) == (coins(state), points(state))
    assert (2 if order == "porcelain" else 3) == workers(state)
    if owned:
        poor = table(realm(coins=9), solo=SILK, orders=order)
        assert ["AOC-14.6"] == why_not(poor, f"fill {order}")
    assert ["AOC-14.6"] == why_not(
        table(realm(**{"main": "zimbabwe", "coins": pays - 1, **owned}), solo=SILK, orders=order),
        f"fill {order}",
    )


@pytest.mark.rule("AOC-14.6")
def test_an_assigned_worker_does_not_pay_for_porcelain() -> None:
    state = table(realm(workers=1), solo=SILK, orders="porcelain", track="hunting")
    do(state, "perform hunting")
    assert ["AOC-14.6"] == why_not(state, "fill porcelain")


@pytest.mark.rule("AOC-14.6")
def test_caravan_counts_as_trade_for_modifiers() -> None:
    """1 coin, 1 for each of two civilizations, and 1 more for fallen Arabs and for Sailing."""
    state = table(realm(coins=0, under="arabs", technologies="sailing"), solo=SILK, track="caravan")
    assert 1 + 2 + 1 + 1 == coins(do(state, "perform caravan"))


@pytest.mark.rule("AOC-14.6")
def test_bazaar_scores_without_modifiers() -> None:
    state = table(realm(under="japan"), solo=SILK, track="bazaar", orders="silk paper")
    do(state, "perform bazaar", "decline")
    assert (2, 1) == (coins(state), points(state)), "Japan's Fishing does not count"


@pytest.mark.rule("AOC-14.6")
def test_orders_are_refilled_at_the_end_of_the_round() -> None:
    state = table(realm(coins=9), solo=SILK, orders="silk glass", round=1, pool="rome")
    do(state, "fill silk")
    assert ["glass"] == orders(state)
    do(state, "end")
    settle(state)
    assert 2 == len(orders(state))
    assert "silk" not in orders(state)


def orders(state: AgeOfCivilization) -> list[str]:
    return [EDITION.order_ids[n] for n in members(int(state.orders.face_up))]


@pytest.mark.rule("AOC-14.6")
@pytest.mark.parametrize(
    ("filled", "scored", "found"), [(3, 18, "bronze"), (4, 24, "silver"), (5, 28, "gold")]
)
def test_grades_of_silk_road(filled: int, scored: int, found: str) -> None:
    state = table(realm(), round=6, solo=SILK)
    state.orders.filled = (1 << filled) - 1
    again = state.clone()
    assert found == graded(state, scored)
    assert found != graded(again, scored - 1)


@pytest.mark.rule("AOC-14.15")
def test_an_order_rules_out_resting_and_a_rest_rules_out_orders() -> None:
    state = table(realm(coins=9), solo=SILK, orders="silk glass")
    do(state, "fill silk")
    assert ["AOC-6.1"] == why_not(state, "rest")
    state = settle(do(table(realm(coins=9), solo=SILK, orders="silk glass"), "rest"))
    assert 3 == state.round, "the turn is over"


@pytest.mark.rule("AOC-14.15")
def test_bazaar_exchanges_an_order_for_the_next() -> None:
    """It is optional; the order goes below the deck and comes when the rest is gone."""
    state = table(realm(), solo=SILK, track="bazaar", orders="silk glass")
    do(state, "perform bazaar")
    assert ["exchange silk", "exchange glass", "decline"] == can(state)
    do(state, "exchange silk")
    assert ["order spices", "order porcelain", "order horses", "order paper"] == chances(state)
    do(state, "* order paper")
    assert {"paper", "glass"} == set(orders(state))
    state.orders.deck = 0
    state.orders.face_up = 1 << 5
    do(state, "end")
    assert ["order silk"] == chances(do(state, "* civilization rome"))


@pytest.mark.rule("AOC-14.15")
def test_orders_below_the_deck_come_in_the_order_in_which_they_went_there() -> None:
    """Silk in one round, glass in the next; then the deck is empty."""
    state = table(realm(), solo=SILK, track="hunting bazaar", orders="silk glass")
    do(state, "perform bazaar", "exchange silk", "* order paper", "end")
    state.orders.deck = 1 << EDITION.order_ids.index("horses")
    do(state, "* civilization rome", "skip", "perform bazaar", "exchange glass", "* order horses")
    state.orders.face_up = 0
    do(state, "end", "* civilization korea")
    assert ["order silk"] == chances(state)
    do(state, "* order silk")
    assert ["order glass"] == chances(state)


@pytest.mark.rule("AOC-14.6")
def test_with_an_empty_deck_no_order_is_turned_up() -> None:
    state = table(realm(coins=9), solo=SILK, orders="silk glass", pool="rome")
    state.orders.deck = 0
    settle(do(state, "fill silk", "end"))
    assert ["glass"] == orders(state)
    assert 3 == state.round


@pytest.mark.rule("AOC-14.15")
def test_bazaar_needs_a_card_in_the_deck() -> None:
    state = table(
        realm(), solo=SILK, track="bazaar", orders="silk spices porcelain horses paper glass"
    )
    do(state, "perform bazaar")
    assert "end" in can(state)


# ---- Lost civilization


@pytest.mark.rule("AOC-14.7", "AOC-14.16")
def test_maya_are_born_without_choice() -> None:
    """Three workers, no extra coins; the pool stays."""
    state = started(LOST)
    assert (["maya"], "maya", 3, 3) == (
        civilizations(state), main(state), workers(state), coins(state))  # fmt: skip
    assert {"olmec": 0, "tiwanaku": 0, "aztecs": 0, "inca": 0, "polynesia": 0} == pool(state)
    assert "rest" in can(state)


@pytest.mark.rule("AOC-14.7")
def test_the_pool_of_lost_civilization_is_never_refilled() -> None:
    state = do(started(LOST), "end")
    assert {1} == set(pool(state).values())
    assert (5, 2) == (len(pool(state)), state.round)


@pytest.mark.rule("AOC-14.7")
def test_drought_halves_the_coins_and_takes_a_worker() -> None:
    state = table(realm("maya", coins=7), round=3, solo=LOST, pool="olmec", opponent=0,
                  track="fishing agriculture culture hunting")  # fmt: skip
    do(state, "end")
    assert (3, 2) == (coins(state), workers(state))


@pytest.mark.rule("AOC-14.7")
def test_ironworking_and_gunpowder_are_locked() -> None:
    state = table(realm("maya", coins=9, technologies="mining"), solo=LOST)
    do(state, "perform research")
    assert ["writing", "sailing"] == can(state, "unlock")


@pytest.mark.rule("AOC-14.7")
@pytest.mark.parametrize(
    ("realm_", "scored", "found"),
    [
        (realm("maya"), 18, "bronze"),
        (realm("maya"), 22, "silver"),
        (realm("maya"), 26, "gold"),
        (realm("aztecs", under="maya"), 40, "bronze"),
    ],
    ids=["bronze", "silver", "gold", "fallen"],
)
def test_grades_of_lost_civilization(realm_: Realm, scored: int, found: str) -> None:
    assert found == graded(table(realm_, round=6, solo=LOST), scored)


# ---- Mongol devastation


@pytest.mark.rule("AOC-14.8")
def test_a_war_at_the_end_of_every_round_never_two() -> None:
    """The horde starts at 1 and grows; the new card's own war symbol adds none."""
    state = started(MONGOLS)
    assert (5, 1) == (coins(state), state.opponent)
    for corner in (
        "fishing culture agriculture hunting",
        "fishing culture agriculture construction",
    ):
        state = table(realm("celts"), round=1, solo=MONGOLS, track=corner, pool="rome")
        settle(do(state, "end"))
        assert (2, 3, 1) == (state.opponent, workers(state), state.wars_lost)


@pytest.mark.rule("AOC-14.8")
def test_fort_tokens_are_strength_but_no_technologies() -> None:
    state = table(realm(coins=4), solo=MONGOLS, track="fortify")
    do(state, "perform fortify")
    assert (1, [], 2) == (strength(state), technologies(state), coins(state))


@pytest.mark.rule("AOC-14.8")
def test_tribute_is_used_up_by_the_next_war() -> None:
    state = table(realm(coins=3), round=1, solo=MONGOLS, pool="rome",
                  track="tribute fishing culture agriculture")  # fmt: skip
    do(state, "perform tribute", "end")
    settle(state)
    assert (3, 0) == (workers(state), state.realms[0].has_tribute)


@pytest.mark.rule("AOC-14.8")
def test_the_raid_comes_before_the_war_and_tribute_does_not_stop_it() -> None:
    state = table(realm(coins=4), round=4, solo=MONGOLS, pool="rome",
                  track="fishing culture agriculture hunting")  # fmt: skip
    state.realms[0].has_tribute = True
    settle(do(state, "end"))
    assert (1, 2, 0) == (coins(state), workers(state), state.wars_lost)


@pytest.mark.rule("AOC-14.8")
def test_the_raid_spares_whoever_is_stronger() -> None:
    names = "mining ironworking gunpowder"
    state = table(realm("huns", coins=4, technologies=names), round=4, solo=MONGOLS, pool="rome",
                  track="fishing culture agriculture hunting")  # fmt: skip
    settle(do(state, "end"))
    assert (4, 3) == (coins(state), workers(state))


@pytest.mark.rule("AOC-14.8")
def test_as_strong_as_the_horde_is_not_stronger() -> None:
    """5 against 5 at the end of round 4: the raid takes a worker and 3 coins, the war a worker."""
    huns = realm("huns", coins=4, technologies="mining ironworking")
    state = table(huns, round=4, solo=MONGOLS, pool="rome", track="fishing culture agriculture")
    settle(do(state, "end"))
    assert (5, 5) == (strength(state), state.opponent)
    assert (1, 1, 1) == (coins(state), workers(state), state.wars_lost)


@pytest.mark.rule("AOC-14.8", "AOC-14.13")
@pytest.mark.parametrize(("number", "before", "lost"), [(1, 0, 0), (1, 1, 1), (2, 1, 0), (2, 2, 1)])
def test_a_war_counts_only_if_it_cost_a_worker(number: int, before: int, lost: int) -> None:
    """At the end of round 2 the plague comes first, and takes the only worker."""
    state = table(realm(workers=before), round=number, solo=MONGOLS, pool="rome",
                  track="fishing culture agriculture")  # fmt: skip
    settle(do(state, "end"))
    assert (0, lost) == (workers(state), state.wars_lost)


@pytest.mark.rule("AOC-14.8")
@pytest.mark.parametrize(
    ("owned", "lost", "scored", "found"),
    [(1, 5, 15, "bronze"), (2, 5, 20, "silver"), (2, 1, 24, "gold"), (2, 2, 24, "silver"),
     (0, 0, 40, "")],
)  # fmt: skip
def test_grades_of_mongol_devastation(owned: int, lost: int, scored: int, found: str) -> None:
    state = table(realm(workers=owned), round=6, solo=MONGOLS)
    state.wars_lost = lost
    assert found == graded(state, scored)


@pytest.mark.rule("AOC-14.13")
def test_plague_comes_before_the_war_and_tribute_stops_persia() -> None:
    """At the end of round 2 Plague is new: one worker for it, one for the war."""
    state = settle(do(table(realm("celts"), round=2, solo=MONGOLS, pool="rome"), "end"))
    assert (2, 1) == (workers(state), state.wars_lost)
    for paid, gained in ((0, 1), (1, 0)):
        state = table(realm("persia", under="slavs", coins=0), round=1, solo=MONGOLS, pool="rome",
                      track="fishing culture agriculture hunting")  # fmt: skip
        state.realms[0].has_tribute = bool(paid)
        settle(do(state, "end"))
        assert gained == coins(state)


# ---- Death and rebirth


@pytest.mark.rule("AOC-14.9")
def test_plague_black_death_and_the_return_of_the_plague() -> None:
    """Ends of rounds 1, 2 and 4: one worker, half of them rounded up, one worker."""
    for number, before, after in ((1, 4, 3), (2, 3, 1), (2, 4, 2), (4, 4, 3)):
        state = table(realm("huns", under="slavs", workers=before), round=number, solo=DEATH,
                      pool="italy", opponent=0, track=PEACE[number])  # fmt: skip
        settle(do(state, "end"))
        assert after == workers(state), f"round {number}"


PEACE = {1: "fishing culture agriculture", 2: "fishing culture agriculture conquest",
         4: "fishing culture agriculture"}  # fmt: skip


@pytest.mark.rule("AOC-14.9", "AOC-14.12")
def test_quarantine_is_kept_until_used() -> None:
    state = table(realm("huns", workers=4), round=1, solo=DEATH, pool="italy", opponent=0,
                  track="quarantine fishing culture")  # fmt: skip
    do(state, "perform quarantine")
    assert 1 == state.realms[0].has_quarantine
    settle(do(state, "end"))
    assert (4, 0) == (workers(state), state.realms[0].has_quarantine), "the plague took nobody"


@pytest.mark.rule("AOC-14.12")
def test_quarantine_saves_one_from_the_black_death() -> None:
    state = table(realm("huns", workers=4), round=2, solo=DEATH, pool="italy", opponent=0,
                  track=PEACE[2])  # fmt: skip
    state.realms[0].has_quarantine = True
    settle(do(state, "end"))
    assert 3 == workers(state)


@pytest.mark.rule("AOC-14.12")
def test_quarantine_is_used_up_even_without_workers() -> None:
    state = table(realm("huns", workers=0), round=2, solo=DEATH, pool="italy", opponent=0,
                  track=PEACE[2])  # fmt: skip
    state.realms[0].has_quarantine = True
    settle(do(state, "end"))
    assert (0, 0) == (workers(state), state.realms[0].has_quarantine)


@pytest.mark.rule("AOC-14.12")
def test_special_actions_without_use_may_be_performed() -> None:
    state = table(realm(), solo=DEATH, track="quarantine")
    state.realms[0].has_quarantine = True
    do(state, "perform quarantine")
    assert 1 == state.realms[0].has_quarantine, "one at a time"
    state = table(realm(coins=5), round=6, solo=MONGOLS, track="fortify tribute")
    assert {"fortify", "tribute"} <= set(can(state, "perform"))


@pytest.mark.rule("AOC-14.9")
@pytest.mark.parametrize(
    ("names", "scores"),
    [("writing sailing mining", 1), ("writing sailing mining education", 3)],
)
def test_patronage_rewards_technologies(names: str, scores: int) -> None:
    state = table(realm(coins=3, technologies=names), solo=DEATH, track="patronage")
    do(state, "perform patronage")
    assert (0, scores) == (coins(state), points(state))


@pytest.mark.rule("AOC-14.9")
@pytest.mark.parametrize(("number", "scores"), [(3, 2), (4, 3), (6, 3)])
def test_rebirth_of_culture_from_round_4(number: int, scores: int) -> None:
    state = table(realm(coins=4), round=number, solo=DEATH, track="culture")
    assert scores == points(do(state, "perform culture"))
    state = table(realm(coins=4, technologies="writing education"), round=number, solo=DEATH)
    do(state, "end", "resolve education")
    assert scores == points(state), "through Education too"


EXTRA = "rules = data['road_to_glory']['scenarios'][-1]['extra_rules']\n"


@pytest.mark.rule("AOC-14.9")
def test_rebirth_and_the_return_of_the_plague_stand_in_the_data() -> None:
    """An owner of the box can correct them there; what cannot be is not loaded."""
    edit = f"""{EXTRA}
rules["rebirth"].update(from_round=3, culture_points=2)
rules["return_of_the_plague"].update(position=6, workers=-2)
"""
    ask = """
from tests.rules.age_of_civilization.tables import do, points, realm, settle, table, workers
solo = "death_and_rebirth"
answer = []
for number in (2, 3):
    state = table(realm(coins=4), round=number, solo=solo, track="culture")
    answer.append(points(do(state, "perform culture")))
for number in (3, 4):
    state = table(realm("huns", workers=4), round=number, solo=solo, pool="italy", opponent=0,
                  track="fishing culture agriculture")
    answer.append(workers(settle(do(state, "end"))))
"""
    assert [2, 4, 2, 4] == answer_after("age_of_civilization", edit, ask)
    for wrong in (
        "rules['rebirth']['from_round'] = 7",
        "rules['rebirth']['culture_points'] = 0",
        "rules['return_of_the_plague']['workers'] = 1",
        "rules['return_of_the_plague']['position'] = 5",
        "rules['famine'] = {}",
        "del data['road_to_glory']['scenarios'][-1]['extra_rules']",
    ):
        refused = refusal_after("age_of_civilization", EXTRA + wrong)
        assert refused.startswith("poleis.core.components.BadComponents: "), refused
        assert "extra_rules" in refused


@pytest.mark.rule("AOC-14.9")
@pytest.mark.parametrize(
    ("names", "scored", "found"),
    [
        ("", 18, "bronze"),
        ("", 40, "silver"),
        ("writing sailing mining education", 28, "silver"),
        ("writing sailing mining education mathematics", 28, "gold"),
    ],
)
def test_grades_of_death_and_rebirth(names: str, scored: int, found: str) -> None:
    state = table(realm(technologies=names, coins=0), round=6, solo=DEATH)
    assert found == graded(state, scored)


@pytest.mark.rule("AOC-14.14")
def test_the_return_of_the_plague_comes_before_a_war() -> None:
    """Conquest is new after round 4: the last worker dies of the plague, the war finds none."""
    state = table(realm(workers=1), round=4, solo=DEATH, pool="italy",
                  track="fishing culture agriculture conquest")  # fmt: skip
    settle(do(state, "end"))
    assert (0, 0) == (workers(state), state.wars_lost)


def test_every_civilization_of_a_scenario_exists() -> None:
    for row in SCENARIO_ROWS:
        assert set(row["civilization_deck"]) <= set(EDITION.civilization_ids)
