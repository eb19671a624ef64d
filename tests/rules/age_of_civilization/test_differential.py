"""The rules, which work with numbered effects, against the cards as they are printed."""

from __future__ import annotations

from poleis import CHANCE, OVER, Luck
from poleis.core.sets import members
from poleis.core.setup import all_setups
from poleis.games.age_of_civilization.explain import cards
from poleis.games.age_of_civilization.rules import action_step, prices, strength
from poleis.games.age_of_civilization.rules.edition import TOP_LEVEL
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.rules.technology_board import available
from tests.rules.age_of_civilization.tables import EDITION, GAME

ACTIONS = EDITION.action_ids
RESEARCH = int(EDITION.research)


def compare(state: AgeOfCivilization) -> None:
    """Strength, prices, workers and open actions of every seat."""
    for seat in range(state.seats()):
        assert cards.strength(state, seat) == strength.strength(state, seat)
        assert cards.has_most_strength(state, seat) == strength.has_most_strength(state, seat)
        open_ = [ACTIONS[n] for n in members(action_step.open_actions(state, seat))]
        assert open_ == [name for n, name in enumerate(ACTIONS) if cards.is_open(state, seat, n)]
        for action in range(len(ACTIONS)):
            needed = prices.workers_for(state, seat, action)
            assert cards.workers_needed(state, seat, action) == needed
            assert cards.price(state, seat, action) == prices.price_of(state, seat, action)
        for technology in members(available(state, seat)):
            found = prices.price_of(state, seat, RESEARCH, technology)
            name = EDITION.technology_ids[technology]
            assert cards.price(state, seat, RESEARCH, name) == found


def final_points(state: AgeOfCivilization, seat: int) -> int:
    """The abilities of the end of the game, read from the cards."""
    realm = state.realms[seat]
    counts = {
        "technologies": len(members(realm.technologies)),
        "top_technologies": len(members(realm.technologies & TOP_LEVEL)),
        "wonders": len(members(realm.wonders)),
        "workers": int(realm.workers),
        "coins": int(realm.coins),
        "strength": cards.strength(state, seat),
        "civilizations": len(cards.laid(state, seat)),
    }
    total = 0
    for ability in cards.abilities(state, seat):
        condition = ability.get("condition", {})
        if ability["trigger"] != "end_of_game":
            continue
        if "most_strength" in condition and not cards.has_most_strength(state, seat):
            continue
        if counts["technologies"] > condition.get("max_technologies", 99):
            continue
        amount = ability["gain"]["points"]
        if "per" in ability:
            amount *= counts[ability["per"]["count"]] // ability["per"]["divisor"]
            amount = min(amount, ability["per"].get("max_points", 99))
        total += amount
    return total


def test_rules_and_cards_agree_along_random_games() -> None:
    for seed, setup in enumerate(all_setups(GAME)):
        for game in range(3):
            state, luck = GAME.new(setup), Luck.of("differential", seed, game)
            while (actor := state.actor()) != OVER:
                if actor == CHANCE:
                    state.apply(CHANCE, state.roll(luck))
                    continue
                if luck.below(5) == 0 and state.draft.pick % EDITION.hand_kept == 0:
                    compare(state)
                state.apply(actor, state.random_action(actor, luck))
            for seat in range(setup.seats):
                so_far = state.realms[seat].points_so_far()
                assert so_far + final_points(state, seat) == state.score(seat)


def test_every_ability_is_in_force_somewhere_in_random_games() -> None:
    """The comparison above meets most cards: it would be empty words otherwise."""
    met: set[int] = set()
    for seed in range(60):
        state, luck = GAME.new(next(iter(all_setups(GAME)))), Luck.of("met", seed)
        while (actor := state.actor()) != OVER:
            chosen = state.roll(luck) if actor == CHANCE else state.random_action(actor, luck)
            state.apply(actor, chosen)
        met |= set(cards.laid(state, 0))
    assert len(met) > 30 and len(EDITION.civilizations) == 48
