"""The vocabulary of effects: every word is read into an object that does what the card says."""

from __future__ import annotations

from typing import Any

import pytest

from poleis.games.age_of_civilization.effects import goods, special
from poleis.games.age_of_civilization.effects.counts import COUNTS
from poleis.games.age_of_civilization.effects.effect import (
    BY_BIRTH,
    GAME_ENDS,
    NONE,
    STRENGTH,
    TURN_ENDS,
    Effect,
    Occasion,
)
from poleis.games.age_of_civilization.effects.gains import Gain
from poleis.games.age_of_civilization.effects.performances import MayPerform
from poleis.games.age_of_civilization.effects.prices import Discount, ExtraWorkers, FixedPrice
from poleis.games.age_of_civilization.effects.privileges import SpareWorker
from poleis.games.age_of_civilization.effects.reader import TRIGGERS, WORDS, read_abilities
from poleis.games.age_of_civilization.rules.records import (
    CHOOSE_CARD,
    CHOOSE_TECHNOLOGY,
    CHOOSE_WONDER,
    MAY_EXCHANGE,
    MAY_PERFORM,
    QUESTIONS,
)
from tests.rules.age_of_civilization.tables import EDITION, GAME, coins, points, realm, table


def technology_effects(name: str) -> list[Effect]:
    """The effects of a technology."""
    return list(EDITION.technologies[EDITION.technology_ids.index(name)].effects)


def wonder_effects(name: str) -> list[Effect]:
    """The effects of a wonder."""
    return list(EDITION.wonders[EDITION.wonder_ids.index(name)].effects)


def main_of(name: str) -> list[Effect]:
    """The effects of a main ability."""
    return list(EDITION.civilizations[EDITION.civilization_ids.index(name)].main)


def all_abilities() -> list[dict[str, Any]]:
    """Every ability of components.json."""
    found: list[dict[str, Any]] = []
    for civilization in EDITION.civilizations:
        found += [*civilization.row["main"], *civilization.row["legacy"]]
    for technology in EDITION.technologies:
        found += technology.row["abilities"]
    for wonder in EDITION.wonders:
        found += wonder.row["abilities"]
    return found


def test_every_word_and_trigger_is_on_some_card() -> None:
    """A word that nobody uses is not kept."""
    assert set(WORDS) == {ability["effect"] for ability in all_abilities()}
    assert set(TRIGGERS) == {ability["trigger"] for ability in all_abilities()}
    counted = {ability["per"]["count"] for ability in all_abilities() if "per" in ability}
    assert counted == set(COUNTS)


def test_effects_know_their_numbers() -> None:
    """Positions hold numbers: each must lead back to its effect, and its bit to its event."""
    for number, effect in enumerate(EDITION.effects):
        assert number == effect.number
        if effect.bit:
            assert effect is EDITION.effect_of(effect.event, effect.bit)
            assert 0 <= effect.card < len(EDITION.card_ids)
        else:
            assert effect.card == NONE


def test_words_are_read_into_their_classes() -> None:
    discount, extra = main_of("aztecs")
    assert isinstance(discount, Discount) and 6 == discount.coins
    assert isinstance(extra, ExtraWorkers) and 1 == extra.workers
    fixed, strength = main_of("hittites")
    assert isinstance(fixed, FixedPrice) and 0 == fixed.coins
    assert strength.event == STRENGTH
    spare = main_of("vietnam")[0]
    assert isinstance(spare, SpareWorker) and spare.spares_worker()


@pytest.mark.rule("AOC-6.11")
def test_an_action_without_a_worker_knows_its_means() -> None:
    """Education is the means of its Culture; Aksum, a civilization, is none."""
    (education,) = technology_effects("education")
    assert isinstance(education, MayPerform) and education.event == TURN_ENDS
    assert EDITION.technology_ids.index("education") == education.means
    assert education.is_optional() and education.question() == NONE
    aksum = main_of("aksum")[1]
    assert isinstance(aksum, MayPerform)
    assert (NONE, MAY_PERFORM) == (aksum.means, aksum.question())


def test_every_question_is_asked_by_an_effect() -> None:
    asking = {int(effect.question()) for effect in EDITION.effects}
    assert set(QUESTIONS) | {NONE} == asking
    for question, kind in (
        (CHOOSE_TECHNOLOGY, Gain),
        (CHOOSE_WONDER, Gain),
        (MAY_PERFORM, MayPerform),
        (CHOOSE_CARD, special.PayToPool),
        (MAY_EXCHANGE, special.SwapOrder),
    ):
        assert isinstance(EDITION.effects[EDITION.asking(question)], kind)


@pytest.mark.rule("AOC-1.14", "AOC-10.1")
def test_an_amount_for_each_is_rounded_down_and_limited() -> None:
    """Temple of Artemis: a point for each 3 coins, at most 4."""
    (temple,) = wonder_effects("temple_of_artemis")
    assert temple.event == GAME_ENDS
    for owned, expected in ((0, 0), (2, 0), (8, 2), (12, 4), (30, 4)):
        assert expected == temple.points_at_end(table(realm(coins=owned), realm()), 0)


@pytest.mark.rule("AOC-1.8")
def test_a_good_is_gained_and_lost_by_the_same_word() -> None:
    """Who has fewer coins loses what he has."""
    state = table(realm(coins=2), realm())
    goods.COINS.give(state, 0, 5, BY_BIRTH, NONE)
    assert 7 == coins(state)
    goods.COINS.give(state, 0, -9, BY_BIRTH, NONE)
    assert 0 == coins(state)
    goods.POINTS.give(state, 0, 3, BY_BIRTH, NONE)
    assert 3 == points(state)


@pytest.mark.rule("AOC-11.14")
def test_an_odd_card_is_a_class_of_its_own() -> None:
    """Carthage: the coins on the card become three times as many before they are taken."""
    (carthage,) = main_of("carthage")
    assert isinstance(carthage, special.MultiplyExtraCoins)
    state = table(realm(), realm(), pool="carthage", extra_coins={"carthage": 2})
    card = EDITION.civilization_ids.index("carthage")
    carthage.apply(state, 0, Occasion(BY_BIRTH, card=card))
    assert 6 == state.pools.extra_coins[card]


def test_an_ability_may_have_several_effects() -> None:
    """Kongo's rest brings a coin and points: an effect for each good, of the same card."""
    rows = [{"trigger": "on_rest", "effect": "gain", "gain": {"coins": 1, "points": 2}}]
    found = read_abilities(GAME.edition, rows, 7, 0)
    assert [(7, True), (7, False)] == [(one.card, not one.gives_points()) for one in found]
