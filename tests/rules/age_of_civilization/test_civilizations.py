"""AOC-11: one test for each civilization's main ability, and one for each legacy."""

from __future__ import annotations

from typing import Any

import pytest

from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from tests.rules.age_of_civilization.tables import (
    EDITION,
    can,
    coins,
    do,
    points,
    pool,
    price,
    realm,
    settle,
    strength,
    table,
    technologies,
    why_not,
    wonders,
    workers,
)

CLOSED = "fishing hunting agriculture"
"""Open cards where the others are closed."""
WAR = "fishing culture agriculture trade"


def born(card: str, **others: Any) -> AgeOfCivilization:
    """The position after the birth of a civilization in round 2 (or as said)."""
    mine = realm("zimbabwe", coins=0, **others.pop("mine", {}))
    their = realm("nubia", coins=4)
    state = table(mine, their, step="civilization", pool=card, **others)
    return do(state, f"birth {card}")


# ---- main abilities


@pytest.mark.rule("AOC-11.1")
def test_aksum_adds_a_point_and_culture_to_construction() -> None:
    state = table(realm("aksum", coins=6), realm(), track="construction fishing agriculture")
    do(state, "perform construction", "perform culture")
    assert (0, 3 + 2, 2) == (coins(state), points(state), int(state.turn.busy))
    assert "culture" not in can(state, "perform"), "once for each Construction"


@pytest.mark.rule("AOC-11.1")
def test_aksum_without_coins_has_no_choice_to_make() -> None:
    state = table(realm("aksum", coins=5), realm(), track="construction")
    do(state, "perform construction")
    assert "end" in can(state)


@pytest.mark.rule("AOC-11.2")
def test_arabs_gain_a_coin_for_two_technologies() -> None:
    state = table(realm("arabs", coins=0, technologies="writing sailing mining mathematics"),
                  realm())  # fmt: skip
    assert 2 == coins(do(state, "end"))


@pytest.mark.rule("AOC-11.3")
def test_aztecs_pay_for_wonders_with_workers() -> None:
    state = table(realm("aztecs", coins=1), realm(), wonders="petra")
    assert 1 == price(state, "wonder")
    do(state, "perform wonder", "take petra", "end")
    assert (0, 2, 3) == (coins(state), workers(state), points(state))
    state = table(realm("aztecs", coins=9, workers=1), realm(), wonders="petra")
    assert "wonder" not in can(state, "perform"), "the second worker is compulsory"


@pytest.mark.rule("AOC-11.4")
def test_babylon_gains_a_technology_without_the_point_of_research() -> None:
    state = do(table(realm("babylon"), realm()), "end")
    assert ["writing", "sailing", "mining"] == can(state, "unlock")
    do(state, "unlock writing")
    assert (0, ["writing"]) == (points(state), technologies(state))


@pytest.mark.rule("AOC-11.5")
def test_byzantium_has_cheaper_culture_with_the_most_strength() -> None:
    assert 3 == price(table(realm("byzantium"), realm()), "culture")
    assert 3 == price(table(realm("byzantium"), realm("italy", under="ottomans")), "culture")
    assert 4 == price(table(realm("byzantium"), realm("huns")), "culture")


@pytest.mark.rule("AOC-11.6")
@pytest.mark.parametrize(("owned", "scores"), [(6, 0), (7, 1), (20, 2)])
def test_britain_scores_for_seven_coins(owned: int, scores: int) -> None:
    assert scores == points(do(table(realm("britain", coins=owned), realm()), "end"))


@pytest.mark.rule("AOC-11.7")
def test_china_gains_a_worker_by_agriculture_usable_at_once() -> None:
    state = table(realm("china", coins=0, workers=2), realm(), track="agriculture fishing")
    do(state, "perform agriculture", "perform fishing")
    assert (4, 3) == (coins(state), workers(state))


@pytest.mark.rule("AOC-11.8")
def test_phoenicia_puts_two_coins_on_a_card_for_two_points() -> None:
    state = table(realm("phoenicia", coins=5), realm(coins=0), pool="rome huns",
                  extra_coins={"rome": 1})  # fmt: skip
    do(state, "end", "resolve phoenicia")
    assert ["rome", "huns"] == can(state, "endow")
    do(state, "endow rome")
    assert (3, 2, {"rome": 3, "huns": 0}) == (coins(state), points(state), pool(state))
    do(state, "absorb rome")
    assert 3 == coins(state, 1), "ordinary extra coins"


@pytest.mark.rule("AOC-11.8")
def test_phoenicia_needs_exactly_two_coins_and_a_card() -> None:
    assert 1 == do(table(realm("phoenicia", coins=1), realm(), pool="rome"), "end").actor()
    assert 1 == do(table(realm("phoenicia", coins=9), realm()), "end").actor()


@pytest.mark.rule("AOC-11.9")
def test_harappa_has_cheaper_research_for_the_bottom_row() -> None:
    state = table(realm("harappa", technologies="writing"), realm())
    names = ("writing", "sailing", "mining", "education")
    assert [3, 3, 3, 4] == [price(state, "research", name) for name in names]


@pytest.mark.rule("AOC-11.9")
def test_harappas_legacy_does_not_work_through_education() -> None:
    """Culture costs 3, through Education 4 (less Writing's coin), through Aksum 3."""
    state = table(realm("mali", under="harappa"), realm())
    assert 3 == price(state, "culture")
    state = table(realm("nubia", under="harappa", coins=5, technologies="writing education"),
                  realm())  # fmt: skip
    assert 2 == price(state, "culture")
    do(state, "end", "resolve education")
    assert 5 - 3 == coins(state)
    state = table(realm("aksum", under="harappa", coins=5), realm(), track="construction")
    do(state, "perform construction", "perform culture")
    assert 0 == coins(state)


@pytest.mark.rule("AOC-11.10")
def test_hittites_research_ironworking_for_nothing() -> None:
    state = table(realm("hittites", coins=0, technologies="mining"), realm())
    assert 1 == strength(state)
    do(state, "perform research", "unlock ironworking")
    assert (0, 1, 1) == (coins(state), points(state), int(state.turn.busy))


@pytest.mark.rule("AOC-11.11")
@pytest.mark.parametrize(("extra", "found"), [(1, 0), (2, 1), (5, 2)])
def test_iberia_gains_technologies_for_extra_coins(extra: int, found: int) -> None:
    """The rulebook's example: two technologies for five coins, one after another."""
    state = born("iberia", extra_coins={"iberia": extra})
    assert extra == coins(state)
    for name in ("writing", "education")[:found]:
        assert name in can(state, "unlock")
        do(state, f"unlock {name}")
    settle(state)
    assert (found, 0) == (len(technologies(state)), points(state))
    assert "rest" in can(state)


@pytest.mark.rule("AOC-1.7", "AOC-11.11")
def test_iberia_stops_when_no_technology_is_left() -> None:
    """Two technologies for four coins, but only one is locked still."""
    every = " ".join(row["id"] for row in EDITION.data["technologies"][:8])
    state = born("iberia", mine={"technologies": every}, extra_coins={"iberia": 4})
    do(state, "unlock gunpowder")
    settle(state)
    assert (9, True) == (len(technologies(state)), "rest" in can(state))


@pytest.mark.rule("AOC-11.12")
def test_ottomans_have_cheap_science_and_gunpowder() -> None:
    state = table(realm("ottomans", technologies="sailing mathematics"), realm())
    names = ("science", "gunpowder", "engineering")
    assert [0, 0, 3] == [price(state, "research", name) for name in names]
    state = table(realm("ottomans", technologies="mining ironworking"), realm())
    assert 1 == price(state, "research", "gunpowder")


@pytest.mark.rule("AOC-11.13")
def test_inca_gain_a_wonder_without_the_points_of_the_action() -> None:
    state = do(born("inca", wonders="petra colossus"), "take colossus")
    assert (0, ["colossus"]) == (points(state), wonders(state))


@pytest.mark.rule("AOC-11.14")
def test_carthage_triples_its_extra_coins() -> None:
    assert 9 == coins(born("carthage", extra_coins={"carthage": 3}))
    assert 0 == coins(born("carthage"))


@pytest.mark.rule("AOC-11.15")
def test_kongo_rests_well() -> None:
    state = do(table(realm("kongo", coins=0), realm()), "rest")
    assert (3, 2, 4) == (coins(state), points(state), workers(state))


@pytest.mark.rule("AOC-11.16")
@pytest.mark.parametrize(
    ("known", "name", "scores"),
    [("", "writing", 3), ("", "sailing", 3), ("writing", "education", 3), ("", "mining", 1)],
)
def test_korea_scores_for_some_research(known: str, name: str, scores: int) -> None:
    state = table(realm("korea", technologies=known), realm())
    do(state, "perform research", f"unlock {name}")
    assert scores == points(state)


@pytest.mark.rule("AOC-11.17")
def test_maya_use_future_cards_but_no_past_ones() -> None:
    """Round 3: positions 1 and 2 are past; 6 and later are not open for others."""
    track = "fishing hunting plague agriculture culture trade"
    state = table(realm("maya", coins=9, workers=4), realm(), round=3, track=track)
    past = {"construction", "conquest"}
    future = {"agriculture", "culture", "trade"}
    assert future <= set(can(state, "perform"))
    assert not past & set(can(state, "perform"))
    assert 9 + 4 == coins(do(state, "perform agriculture")), "1 coin more"


@pytest.mark.rule("AOC-11.18")
def test_persia_gains_coins_at_every_war() -> None:
    """The rulebook's example: 3 coins for 7 strength. It does not matter who is weakest."""
    persia = realm("persia", under="slavs", coins=0, technologies="mining ironworking gunpowder")
    state = table(persia, realm("huns"), turn=1, track=WAR)
    assert 7 == strength(state)
    do(state, "end")
    assert (3, 3, 2) == (coins(state), workers(state), workers(state, 1))


@pytest.mark.rule("AOC-11.19")
def test_polynesia_loses_no_worker_in_wars_and_fishes() -> None:
    state = table(realm("polynesia", coins=0), realm("huns"), first=1, turn=1, track=WAR)
    do(state, "perform fishing", "end")
    assert (1 + 1 + 1, 4) == (coins(state), workers(state)), "main and legacy"
    state = table(realm("polynesia"), realm("huns"), turn=1,
                  track="fishing culture agriculture plague")  # fmt: skip
    assert 3 == workers(do(state, "end"))


@pytest.mark.rule("AOC-11.20")
@pytest.mark.parametrize(
    ("names", "found"), [("writing", 0), ("writing sailing", 1), ("writing sailing mining", 1)]
)
def test_rome_is_strong_by_technologies(names: str, found: int) -> None:
    assert found == strength(table(realm("rome", technologies=names), realm()))


@pytest.mark.rule("AOC-11.21")
def test_scythia_keeps_its_conquerors_and_robs_the_others() -> None:
    state = table(realm("scythia", under="slavs"), realm(coins=5), realm(coins=1), track="conquest")
    do(state, "perform conquest", "end")
    assert (2, 3) == (points(state), workers(state))
    assert (3, 0) == (coins(state, 1), coins(state, 2))
    state = table(realm("scythia"), realm(), track="conquest")
    do(state, "perform conquest", "perform exploit", "end")
    assert 2 == workers(state), "only those of Conquest come back"


@pytest.mark.rule("AOC-11.22")
def test_slavs_gain_a_coin_with_the_most_strength() -> None:
    assert 1 == coins(do(table(realm("slavs", coins=0), realm()), "end"))
    tied = realm("italy", under="ottomans")
    assert 1 == coins(do(table(realm("slavs", coins=0), tied), "end"))
    assert 0 == coins(do(table(realm("slavs", coins=0), realm("huns")), "end"))


@pytest.mark.rule("AOC-11.23")
def test_sumer_researches_writing_and_sailing_for_nothing() -> None:
    state = table(realm("sumer", coins=0), realm())
    do(state, "perform research", "unlock writing", "perform research", "unlock sailing")
    assert (0, 2, 2) == (coins(state), points(state), int(state.turn.busy))


@pytest.mark.rule("AOC-11.24")
@pytest.mark.parametrize(("number", "scores"), [(1, 5), (2, 4), (6, 0)])
def test_tiwanaku_scores_for_future_cards(number: int, scores: int) -> None:
    """The rulebook's example: 5 points in round 1."""
    state = table(realm("" if number == 1 else "mali"), realm(), round=number,
                  step="civilization", pool="tiwanaku")  # fmt: skip
    assert scores == points(do(state, "birth tiwanaku"))


@pytest.mark.rule("AOC-11.25")
def test_vikings_forbid_trade_to_everybody_else() -> None:
    """On the track and on own cards; not to themselves, and not once they have fallen."""
    state = table(realm("minoa", workers=4), realm("vikings"), track="trade")
    assert 2 == strength(state, 1)
    assert "trade" not in can(state, "perform")
    assert ["AOC-11.25"] == why_not(state, "perform trade")
    do(state, "end")
    assert "trade" in can(state, "perform")
    state = table(realm("minoa"), realm("mali", under="vikings"), track=CLOSED)
    assert "trade" in can(state, "perform")


@pytest.mark.rule("AOC-11.26")
def test_india_has_a_culture_space_and_franks_a_conquest_space() -> None:
    state = table(realm("india", coins=4), realm(), track=CLOSED)
    assert 2 == points(do(state, "perform culture"))
    state = table(realm("franks"), realm(), track=CLOSED)
    assert 2 == strength(state)
    assert 2 == points(do(state, "perform conquest"))


@pytest.mark.rule("AOC-11.27")
def test_lydia_brings_coins_to_all() -> None:
    state = born("lydia")
    assert (4, 5) == (coins(state), coins(state, 1))


@pytest.mark.rule("AOC-11.28")
def test_khmer_score_for_wonders_at_birth() -> None:
    state = born("khmer", mine={"wonders": "petra colossus"})
    assert (4, 3) == (points(state), workers(state)), "population 3"


@pytest.mark.rule("AOC-11.29")
def test_italy_brings_coins_and_better_culture() -> None:
    state = settle(born("italy", track="culture"))
    assert (3, 2) == (coins(state), workers(state))
    do(state, "perform culture")
    assert (0, 3) == (coins(state), points(state))


@pytest.mark.rule("AOC-11.30")
def test_germania_takes_a_coin_of_everybody_else() -> None:
    state = table(realm("germania"), realm(coins=4), realm(coins=0))
    assert 2 == strength(state)
    do(state, "end")
    assert (3, 0, 3) == (coins(state, 1), coins(state, 2), coins(state))
    weak = do(table(realm("germania"), realm("mongolia", coins=4)), "end")
    assert 4 == coins(weak, 1), "only with the most strength"


@pytest.mark.rule("AOC-11.31")
def test_names_that_are_ours_are_marked() -> None:
    """Twelve cards have a reconstructed name."""
    ours = {row["id"] for row in EDITION.data["civilizations"]
            if row["name_source"] == "reconstructed"}  # fmt: skip
    assert {"greece", "japan", "mali", "nubia", "zimbabwe", "minoa", "huns", "tibet", "assyria",
            "vietnam", "siam", "olmec"} == ours  # fmt: skip


@pytest.mark.rule("AOC-11.32")
def test_a_card_taken_in_step_1_modifies_step_2() -> None:
    """Tibet born: Culture is cheaper in the same turn; Sumer absorbed: Agriculture is better."""
    state = settle(born("tibet", mine={}, track="culture"))
    assert 2 == price(state, "culture")
    state = table(realm("nubia", coins=0), realm(), step="civilization", pool="sumer",
                  track="agriculture")  # fmt: skip
    assert 4 == coins(do(state, "absorb sumer", "perform agriculture"))


# ---- main abilities that no note of the rulebook explains


def test_egypt_builds_wonders_cheaper() -> None:
    assert 7 - 2 - 1 == price(table(realm("egypt"), realm()), "wonder")


def test_mongolia_is_strong_and_takes_a_worker_of_everybody_else() -> None:
    state = born("mongolia")
    assert (3, 3) == (strength(state), workers(state, 1))


def test_celts_hunt_well() -> None:
    state = table(realm("celts", coins=0), realm(), track="hunting")
    assert (3, 1) == (coins(do(state, "perform hunting")), strength(state))


def test_malays_fish_and_trade_well() -> None:
    state = table(realm("malays", coins=0), realm(), track="fishing trade")
    assert 2 == coins(do(state, "perform fishing"))
    assert 5 == coins(do(state, "perform trade"))


def test_khitan_hunt_and_farm_well() -> None:
    state = table(realm("khitan", coins=0), realm(), track="hunting agriculture")
    assert 2 == coins(do(state, "perform hunting"))
    assert 6 == coins(do(state, "perform agriculture"))


def test_greece_scores_more_for_research() -> None:
    state = table(realm("greece", coins=4), realm())
    assert 2 == points(do(state, "perform research", "unlock mining"))


def test_japan_gets_a_coin_for_culture() -> None:
    state = table(realm("japan", coins=4), realm(), track="culture")
    assert (1, 1) == (coins(do(state, "perform culture")), strength(state))


def test_mali_gains_a_coin_each_turn() -> None:
    assert 1 == coins(do(table(realm("mali", coins=0), realm()), "end"))


def test_nubia_exploits_well() -> None:
    assert 4 == coins(do(table(realm("nubia", coins=0), realm()), "perform exploit"))


def test_zimbabwe_builds_cheaper() -> None:
    assert 0 == price(table(realm("zimbabwe"), realm()), "construction")


def test_minoa_has_a_trade_space() -> None:
    state = table(realm("minoa", coins=0), realm(), track=CLOSED)
    assert 2 == coins(do(state, "perform trade"))


def test_huns_are_strong_and_gain_by_conquest() -> None:
    state = table(realm("huns", coins=0), realm(), track="conquest")
    assert 3 == strength(state)
    assert (2, 2) == (coins(do(state, "perform conquest")), points(state))


def test_tibet_has_cheaper_culture() -> None:
    assert 2 == price(table(realm("tibet"), realm()), "culture")


def test_assyria_scores_more_for_conquest() -> None:
    state = table(realm("assyria"), realm(), track="conquest")
    assert (2, 3) == (strength(state), points(do(state, "perform conquest")))


def test_vietnam_loses_no_worker_in_wars_and_farms() -> None:
    state = table(realm("vietnam", coins=0), realm("huns"), first=1, turn=1, track=WAR)
    do(state, "perform agriculture", "end")
    assert (3 + 1 + 1, 3) == (coins(state), workers(state))


def test_siam_has_an_agriculture_space() -> None:
    state = table(realm("siam", coins=0), realm(), track="fishing hunting trade")
    assert 3 == coins(do(state, "perform agriculture"))


def test_olmec_hunt_for_points_with_technologies_too() -> None:
    state = table(realm("olmec", technologies="mining"), realm(), track="hunting")
    assert 1 == points(do(state, "perform hunting"))
    state = table(realm("olmec"), realm(), track="hunting")
    assert 1 == points(do(state, "perform hunting")), "and not twice without any"


# ---- legacies

GAINS = {
    "trade": ("aksum", "arabs", "carthage", "india"),
    "exploit": ("britain", "hittites", "lydia", "mali", "nubia"),
    "fishing": ("phoenicia", "polynesia", "japan", "minoa"),
    "hunting": ("kongo", "scythia", "celts", "olmec"),
    "agriculture": ("inca", "sumer", "khmer", "vietnam"),
}
DISCOUNTS = {
    "research": ("babylon", "korea"),
    "construction": ("rome", "tiwanaku", "zimbabwe"),
    "culture": ("harappa", "italy"),
    "wonder": ("egypt",),
}
STRONG = ("aztecs", "byzantium", "ottomans", "persia", "slavs", "vikings", "franks", "germania",
          "khitan", "huns", "assyria")  # fmt: skip
CONQUERORS = ("iberia", "mongolia")
RESTING = ("tibet", "siam")
FINAL = ("china", "maya", "malays", "greece")


def both(card: str, **others: Any) -> tuple[AgeOfCivilization, AgeOfCivilization]:
    """The same table without and with a fallen civilization."""
    track = str(others.pop("track", ""))
    return (
        table(realm(**others), realm(), track=track),
        table(realm(under=card, **others), realm(), track=track),
    )


@pytest.mark.parametrize(
    ("action", "card"), [(action, card) for action, cards in GAINS.items() for card in cards]
)
def test_legacy_adds_a_coin_to_an_action(action: str, card: str) -> None:
    track = "" if action == "exploit" else action
    without, with_it = both(card, track=track)
    for state in (without, with_it):
        do(state, f"perform {action}")
    assert 1 == coins(with_it) - coins(without)


@pytest.mark.parametrize(
    ("action", "card"), [(action, card) for action, cards in DISCOUNTS.items() for card in cards]
)
def test_legacy_makes_an_action_cheaper(action: str, card: str) -> None:
    technology = "mining" if action == "research" else ""
    without = table(realm("nubia"), realm())
    with_it = table(realm("nubia", under=card), realm())
    assert 1 == price(without, action, technology) - price(with_it, action, technology)


@pytest.mark.parametrize("card", STRONG)
def test_legacy_adds_strength(card: str) -> None:
    without, with_it = both(card)
    assert (0, 1) == (strength(without), strength(with_it))


@pytest.mark.parametrize("card", CONQUERORS)
def test_legacy_adds_a_point_to_a_successful_conquest(card: str) -> None:
    state = table(realm("huns", under=card), realm(), track="conquest")
    assert 3 == points(do(state, "perform conquest"))
    weak = table(realm("nubia", under=card), realm("huns"), track="conquest")
    assert 0 == points(do(weak, "perform conquest"))


@pytest.mark.parametrize("card", RESTING)
def test_legacy_adds_a_coin_to_a_rest(card: str) -> None:
    without, with_it = both(card)
    assert 1 == coins(do(with_it, "rest")) - coins(do(without, "rest"))


@pytest.mark.parametrize(
    ("card", "owned", "scores"),
    [
        ("china", {"workers": 4}, 2),
        ("china", {"workers": 3}, 1),
        ("maya", {"wonders": "petra colossus"}, 2),
        ("malays", {"coins": 7}, 1),
        ("malays", {"coins": 40}, 3),
        ("greece", {"technologies": "writing sailing mining mathematics"}, 1),
    ],
)
def test_legacy_scores_at_the_end_of_the_game(
    card: str, owned: dict[str, Any], scores: int
) -> None:
    without, with_it = both(card, **owned)
    assert scores == with_it.score(0) - without.score(0)


def test_no_civilization_was_forgotten() -> None:
    """Every card has a test of its main ability, by name, and stands in one list of legacies."""
    listed = [card for cards in (*GAINS.values(), *DISCOUNTS.values(), STRONG, CONQUERORS,
                                 RESTING, FINAL) for card in cards]  # fmt: skip
    assert sorted(EDITION.civilization_ids) == sorted(listed)
    tests = " ".join(name for name in globals() if name.startswith("test_"))
    assert [] == [card for card in EDITION.civilization_ids if card not in tests]
