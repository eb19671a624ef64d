"""Editions: games made from other components, side by side with the usual one."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any, cast

import pytest

from poleis import CHANCE, OVER, Luck, Match, make_setup
from poleis.bots.policy import make_policy
from poleis.core.components import BadComponents
from poleis.core.errors import BadPosition
from poleis.core.position_text import position_text, read_position
from poleis.core.random_play import positions
from poleis.core.sets import size
from poleis.games.age_of_civilization.explain import cards
from poleis.games.age_of_civilization.game import AgeOfCivilizationGame, make_game
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.ui.messages import main_ability
from poleis.locale import get_language
from tests.rules.age_of_civilization.tables import GAME


def row_of(data: dict[str, Any], kind: str, name: str) -> dict[str, Any]:
    """A row of components.json."""
    return next(row for row in data[kind] if row["id"] == name)


def other_components() -> dict[str, Any]:
    """More coins and cards at the beginning, five workers, a cheaper Culture with more points, a
    dear special technology, a stronger opponent, and Carthage with four times its coins."""
    data = deepcopy(dict(GAME.components))
    most = data["constants"]["max_workers"] + 1
    data["constants"].update(start_coins=9, rest_coins=4, civilization_pool=7, max_workers=most)
    data["special_technologies"]["price_coins"] = 5
    data["draft"]["extra_coins_later"] = 3
    data["solo_clash"].update(start_coins=8, wonder_pool=6, opponent_strength_per_round=2)
    culture = row_of(data, "actions", "culture")
    culture["coins"] -= 1
    culture["effect"]["points"] += 2
    for card in data["civilizations"]:
        for ability in [*card["main"], *card["legacy"]]:
            if "cap" in ability:
                ability["cap"] = most
            if ability["effect"] == "multiply_extra_coins":
                ability["factor"] = 4
    return data


OTHER = make_game(other_components())
BOTH = (OTHER, GAME, OTHER)


def begun(game: AgeOfCivilizationGame, seats: int, **options: object) -> AgeOfCivilization:
    """The position of the first decision."""
    state, luck = game.new(make_setup(game, seats, options)), Luck.of("editions")
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.roll(luck))
    return state


@pytest.mark.rule("AOC-3.1", "AOC-3.3", "AOC-13.1")
def test_two_editions_begin_in_one_process() -> None:
    """Each has its own values, and neither changes the other."""
    for game in BOTH:
        constants, clash = game.components["constants"], game.components["solo_clash"]
        state = begun(game, 2)
        assert [constants["start_coins"]] * 2 == [int(realm.coins) for realm in state.realms]
        assert constants["civilization_pool"] == size(state.pools.civilizations)
        alone = begun(game, 1)
        assert clash["start_coins"] == alone.realms[0].coins
        assert clash["wonder_pool"] == size(alone.pools.wonders)


@pytest.mark.rule("AOC-6.1", "AOC-6.5", "AOC-13.5")
def test_actions_and_rests_are_those_of_the_edition() -> None:
    player = {"coins": 9, "workers": 1, "civilizations": ["zimbabwe"], "open": ["culture"]}
    for game, price in ((OTHER, -1), (GAME, 0), (OTHER, -1)):
        printed = row_of(cast(dict[str, Any], GAME.components), "actions", "culture")["coins"]
        assert ["culture", 1, printed + price] in game.pad.moves(player)
        state = begun(game, 1)
        state.apply(0, state.legal(0)[0])
        coins = state.realms[0].coins
        state.apply(0, game.actions.parse("rest"))
        assert game.components["constants"]["rest_coins"] == state.realms[0].coins - coins
        assert game.components["solo_clash"]["opponent_strength_per_round"] == state.opponent


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (1, {"solo": "silk_road"}), (2, {"innovations": True}), (3, {"draft": True})],
    ids=str,
)
def test_positions_of_another_edition_are_sound(seats: int, options: dict[str, object]) -> None:
    """They load, agree with the cards as they are printed, and are drawn, pickled and written."""
    setup, names = make_setup(OTHER, seats, options), tuple("ABC"[:seats])
    for ply, (state, _) in enumerate(positions(OTHER, setup, 3)):
        assert state.dump() == OTHER.load(setup, state.dump()).dump()
        if ply % 13:
            continue
        assert state.dump() == read_position(position_text(state), OTHER).dump()
        actor = int(state.actor())
        if actor >= 0:
            free = [n for n in range(OTHER.actions.size) if not OTHER.explain(state, actor, n)]
            assert [int(code) for code in state.legal(actor)] == free
        known = OTHER.redact(state, 0)
        assert OTHER.view(known, 0, "en", names).panels
        assert OTHER.picture(known, "en", names).body
        again = pickle.loads(pickle.dumps(state))
        assert state.dump() == again.dump()
        assert OTHER.components == again.setup.game.components
        for seat in range(seats):
            assert state.score(seat) == sum(line.points for line in OTHER.sheet(state, seat))
            assert cards.price(state, seat, 1, "writing") == cards.price(again, seat, 1, "writing")


def test_drawings_and_sentences_show_the_values_of_the_edition() -> None:
    """Both editions are drawn in turn: nothing that is kept is shown for the other."""
    say = get_language("en")
    for game in BOTH:
        said = say.say(main_ability(game.edition, "carthage"))
        assert ("factor 4" in said) == (game is OTHER)
        body = game.pad.board.view({"civilizations": ["carthage"]}, say.code)
        told = "".join(panel.body for panel in body.panels)
        assert ("factor 4" in told) == (game is OTHER)
        offers = game.view(begun(game, 2), 0, "en", ("A", "B")).panels
        assert ("points 4" in offers[0].body) == (game is OTHER)


@pytest.mark.parametrize("seats", [2, 3])
def test_games_of_another_edition_come_to_an_end(seats: int) -> None:
    """With a fifth worker, whom some player has sooner or later."""
    most = 0
    for seed in range(20):
        state, luck = OTHER.new(make_setup(OTHER, seats)), Luck.of("editions", seed)
        while (actor := state.actor()) != OVER:
            chosen = state.roll(luck) if actor == CHANCE else state.random_action(actor, luck)
            state.apply(actor, chosen)
            most = max(most, *(int(realm.workers) for realm in state.realms))
    assert most == OTHER.edition.most_workers


def with_atlantis() -> dict[str, Any]:
    """A 49th civilization and a 16th wonder."""
    data = deepcopy(dict(GAME.components))
    data["civilizations"].append(dict(row_of(data, "civilizations", "kongo"), id="atlantis"))
    data["wonders"].append(dict(data["wonders"][0], id="atlas"))
    data["box_contents"].update(civilization_cards=49, wonder_cards=16)
    return data


@pytest.mark.rule("AOC-2.1")
@pytest.mark.parametrize("options", [{}, {"draft": True, "winds_of_change": True}], ids=str)
def test_an_edition_may_have_more_cards(options: dict[str, object]) -> None:
    """A 49th civilization and a 16th wonder are drawn, taken and scored like the others."""
    game = make_game(with_atlantis())
    setup = make_setup(game, 4, options)
    seen: set[str] = set()
    for seed in range(12):
        for state, _ in positions(game, setup, seed):
            for realm in state.realms:
                seen |= {game.edition.civilization_ids[card] for card in realm.civilizations}
        assert state.dump() == game.load(setup, state.dump()).dump()
        assert [1] * 49 == game.census(state)[:49]
    assert "atlantis" in seen
    with pytest.raises(BadPosition, match=r"pools\.civilization_deck|missing or there twice"):
        GAME.load(make_setup(GAME, 4, options), game.new(setup).dump())


def test_bots_play_another_edition() -> None:
    match = Match(OTHER, make_setup(OTHER, 2), 2)
    bot = make_policy("mcts:iterations=20")
    for _ in range(6):
        seat = int(match.state.actor())
        match.play(seat, bot.decide(OTHER, match.known(seat), seat, Luck.of(match.ply)).action)
    assert len(match.log) > 6


def test_a_position_of_another_edition_is_refused() -> None:
    """It has five workers, or cards in the pool that chance could not have turned up."""
    dump = cast(list[Any], begun(OTHER, 1).dump())
    with pytest.raises(BadPosition, match="chance has turned up other cards"):
        GAME.load(make_setup(GAME, 1), dump)


def test_components_that_cannot_be_played_are_refused() -> None:
    data = other_components()
    data["wonders"][0]["abilities"][0]["effect"] = "fly"
    with pytest.raises(BadComponents, match=r'wonders\.0\.abilities\.0\.effect is "fly"'):
        make_game(data)


def test_a_game_pickles_as_its_components() -> None:
    again = pickle.loads(pickle.dumps(OTHER))
    assert again.components == OTHER.components
    assert again.actions.size == OTHER.actions.size
