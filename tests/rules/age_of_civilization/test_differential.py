"""The engine, which works with numbered effects, against the cards as they are printed."""

from __future__ import annotations

from poleis import CHANCE, OVER, Luck
from poleis.core.sets import members
from poleis.core.setup import all_setups
from poleis.games.age_of_civilization.effects import engine
from poleis.games.age_of_civilization.effects.vocabulary import ABOUT_NOTHING
from poleis.games.age_of_civilization.explain import cards
from poleis.games.age_of_civilization.rules import action_step, layout
from poleis.games.age_of_civilization.rules.data import ACTIONS, COMPONENTS, RESEARCH, TECHNOLOGIES
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.rules.technology_board import available
from tests.rules.age_of_civilization.tables import GAME


def compare(state: AgeOfCivilization) -> None:
    """Strength, prices, workers and open actions of every seat."""
    v, plain = state.v, state.numbers()
    for seat in range(v[layout.SEATS]):
        me = layout.realm(seat)
        assert cards.strength(plain, seat) == engine.strength(v, me)
        assert cards.has_most_strength(plain, seat) == engine.has_most_strength(v, seat)
        open_ = [ACTIONS[n] for n in members(int(action_step.on_track(v, me)))]
        assert open_ == [name for n, name in enumerate(ACTIONS) if cards.is_open(plain, seat, n)]
        for action in range(len(ACTIONS)):
            assert cards.workers_needed(plain, seat, action) == engine.workers_for(v, me, action)
            found = engine.price_of(v, seat, action, ABOUT_NOTHING)
            assert cards.price(plain, seat, action) == found
        for technology in members(int(available(v, me))):
            found = engine.price_of(v, seat, RESEARCH, technology)
            assert cards.price(plain, seat, RESEARCH, TECHNOLOGIES[technology]) == found


def final_points(state: AgeOfCivilization, seat: int) -> int:
    """The abilities of the end of the game, read from the cards."""
    v, me = state.numbers(), layout.realm(seat)
    technologies = members(int(v[me + layout.LEARNED]))
    counts = {
        "technologies": len(technologies),
        "top_technologies": len([n for n in technologies if n in (6, 7, 8)]),
        "wonders": len(members(int(v[me + layout.BUILT]))),
        "workers": int(v[me + layout.WORKERS]),
        "coins": int(v[me + layout.COINS]),
        "strength": cards.strength(v, seat),
        "civilizations": len(cards.stacked(v, seat)),
    }
    total = 0
    for ability in cards.abilities(v, seat):
        condition = ability.get("condition", {})
        if ability["trigger"] != "end_of_game":
            continue
        if "most_strength" in condition and not cards.has_most_strength(v, seat):
            continue
        if counts["technologies"] > condition.get("max_technologies", 99):
            continue
        amount = ability["gain"]["points"]
        if "per" in ability:
            amount *= counts[ability["per"]["count"]] // ability["per"]["divisor"]
            amount = min(amount, ability["per"].get("max_points", 99))
        total += amount
    return total


def test_engine_and_cards_agree_along_random_games() -> None:
    for seed, setup in enumerate(all_setups(GAME)):
        for game in range(3):
            state, luck = GAME.new(setup), Luck.of("differential", seed, game)
            assert isinstance(state, AgeOfCivilization)
            while (actor := state.actor()) != OVER:
                if actor == CHANCE:
                    state.apply(CHANCE, state.roll(luck))
                    continue
                if luck.below(5) == 0 and state.v[layout.PICK] % 5 == 0:
                    compare(state)
                state.apply(actor, state.random_action(actor, luck))
            for seat in range(setup.seats):
                first = layout.realm(seat) + layout.TALLY
                tally = sum(int(state.v[first + n]) for n in range(layout.SOURCES))
                assert tally + final_points(state, seat) == state.score(seat)


def test_every_ability_is_in_force_somewhere_in_random_games() -> None:
    """The comparison above meets most cards: it would be empty words otherwise."""
    met: set[int] = set()
    for seed in range(60):
        state, luck = GAME.new(next(iter(all_setups(GAME)))), Luck.of("met", seed)
        assert isinstance(state, AgeOfCivilization)
        while (actor := state.actor()) != OVER:
            chosen = state.roll(luck) if actor == CHANCE else state.random_action(actor, luck)
            state.apply(actor, chosen)
        met |= set(cards.stacked(state.numbers(), 0))
    assert len(met) > 30 and len(COMPONENTS["civilizations"]) == 48
