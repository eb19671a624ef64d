"""The solo training mode (ORI-21)."""

from __future__ import annotations

import pytest

from poleis import CHANCE, Luck, Match
from poleis.core.setup import make_setup
from poleis.games.origins.explain.position_reader import Table
from poleis.games.origins.rules.deal import DraftRoll
from poleis.games.origins.rules.position import Origins
from tests.rules.origins.tables import (
    BLOCK,
    COLOURS,
    EDITION,
    GAME,
    can,
    do,
    freemen,
    fresh,
    home,
    is_over,
    legal,
    line,
    military,
    owned,
    pass_all,
    refusals,
    ships,
    start,
    table,
    tokens,
)


@pytest.mark.rule("ORI-21.1", "ORI-24.22", "ORI-24.21")
def test_set_up_for_one() -> None:
    known = Table(start(1))
    assert 3 == len(known.cards()) and [2, 2, 2] == known.card_gold()
    assert 2 == len(known.speakers())
    assert [0] == known.others(0)
    assert [7] * 5 == [Table(fresh(1)).reserve(colour) for colour in COLOURS]


def offered(*values: int) -> Origins:
    """The opening dice show these values, one for each colour."""
    state, luck = fresh(1), Luck.of("solo")
    while state.actor() == CHANCE:
        top = state.top()
        code = int(state.roll(luck))
        if isinstance(top, DraftRoll):
            code = GAME.outcomes.parse(f"roll {values[len(values) - int(top.left)]}")
        state.apply(CHANCE, code)
    return state


@pytest.mark.rule("ORI-21.2")
def test_the_two_highest_dice_are_removed() -> None:
    state = offered(5, 1, 4, 2, 3)
    assert {2: 1, 4: 2, 5: 3} == {i: die.value for i, die in Table(state).offer().items()}
    assert ["draft 2", "draft 4", "draft 5"] == legal(state)
    do(state, "draft 2", "draft 5")
    assert ["orange1", "purple3"] == freemen(state)
    # all but those kept and the five of the pool are in the reserve
    assert [6, 5, 6, 6, 5] == [Table(state).reserve(colour) for colour in COLOURS]


@pytest.mark.rule("ORI-21.2")
def test_among_ties_the_choice_is_free() -> None:
    state = offered(3, 5, 3, 3, 1)
    assert ["remove 1", "remove 3", "remove 4"] == legal(state)  # the 5 went by itself
    assert ["ORI-21.2"] == refusals(state, "remove 5")
    assert ["ORI-21.2"] == refusals(state, "remove 2")  # gone
    assert ["ORI-21.2"] == refusals(state, "draft 1")
    do(state, "remove 3")
    assert ["draft 1", "draft 4", "draft 5"] == legal(state)


@pytest.mark.rule("ORI-21.3", "ORI-21.5")
def test_turns_follow_each_other_and_no_token_gives_an_action() -> None:
    state = table(home(gold=9, tokens=2))
    do(state, "tower red")
    assert 0 == state.actor() and can(state, "tower blue") and not can(state, "spend")
    do(state, "tower blue", "pass")
    assert 2 == state.round


@pytest.mark.rule("ORI-21.4")
def test_a_visit_raises_a_neighbour_too() -> None:
    state = do(table(home(freemen="red1"), ships=(1, 1, 1, 1, 1)), "visit freeman1 3")
    assert ["lift 2", "lift 4"] == legal(state)
    assert ["ORI-21.4"] == refusals(state, "lift 5")
    assert ["ORI-21.4"] == refusals(state, "done")
    do(state, "lift 4")
    assert [1, 1, 2, 2, 1] == ships(state)
    state = do(table(home(freemen="red1")), "visit freeman1 1")
    assert [2, 2, 1, 1, 1] == ships(state)  # the outer sites have one neighbour


@pytest.mark.rule("ORI-21.4")
def test_a_neighbour_at_6_is_not_raised() -> None:
    state = do(table(home(freemen="red1"), ships=(6, 1, 6, 1, 1)), "visit freeman1 2")
    assert [6, 2, 6, 1, 1] == ships(state)
    state = do(table(home(freemen="red1"), ships=(6, 1, 1, 1, 1)), "visit freeman1 2")
    assert [6, 2, 2, 1, 1] == ships(state)


@pytest.mark.rule("ORI-21.5")
def test_a_token_keeps_all_ships() -> None:
    state = do(table(home(freemen="red1", tokens=1)), "visit freeman1 3")
    assert ["spend", "lift 2", "lift 4"] == legal(state)
    do(state, "spend")
    assert ([1] * 5, 0) == (ships(state), tokens(state))
    assert legal(state, "act")
    state = do(table(home(freemen="red1")), "visit freeman1 3")
    assert ["ORI-17.1"] == refusals(state, "spend")
    do(state, "lift 2", "act gain_3_wisdom")
    state = table(home(freemen="red1", tokens=1), ships=(6, 1, 6, 1, 1))
    do(state, "visit freeman1 2")
    assert ["spend", "done"] == legal(state)  # no neighbour to raise, and the token may be kept
    do(state, "done")
    assert ([6, 2, 6, 1, 1], 1) == (ships(state), tokens(state))
    state = do(table(home(freemen="red1")), "visit freeman1 1", "act military_and_attack",
               "advance")  # fmt: skip
    assert (2, 1) == (ships(state)[0], tokens(state))  # a token won by this visit is too late


@pytest.mark.rule("ORI-21.6", "ORI-24.31", "ORI-24.21")
def test_the_rival_stands_before_border_r_in_round_r() -> None:
    state = table(home())
    found = []
    for _ in range(4):
        pass_all(state)
        found += Table(state).others(0)
    assert [3, 6, 9, 12] == found
    state = table(home(freemen="red1", military=5), rival=3, round=2)
    do(state, "visit freeman1 1", "act military_and_attack", "attack", "done")
    assert 1 + 2 == line(state, "attacks")
    state = table(home(freemen="red1", military=3), rival=3, round=2)
    do(state, "visit freeman1 1", "act military_and_attack", "attack", "done")
    assert 0 + 1 == line(state, "attacks")  # on the same space it is not behind
    owner = home(freemen="blue1", stone=3, military=2)
    state = table(owner, rival=3, round=2, pool="riding_grounds-1")
    do(state, "visit freeman1 2", *(["lift 1"] if can(state, "lift 1") else []))
    do(state, *(["lift 1"] if can(state, "lift 1") else []), "act buy_building",
       "buy riding_grounds-1 building", "place 1 0", "use 1 0", "gain food")  # fmt: skip
    assert (4, 1) == (military(state), owned(state, "food"))


@pytest.mark.rule("ORI-21.7", "ORI-11.3", "ORI-24.21")
@pytest.mark.parametrize("kept", ["aries", "taurus", "leo"])
def test_one_zodiac_card_is_kept_at_random(kept: str) -> None:
    """All are equally likely; the others lie at their own tracks again, where nobody has them."""
    state = table(home(zodiac="aries taurus leo", temples=(3, 3, 3)))
    state.apply(0, GAME.actions.parse("pass"))
    assert CHANCE == state.actor()
    assert {"keep aries": 1, "keep taurus": 1, "keep leo": 1} == {
        GAME.outcomes.text(code): weight for code, weight in state.chance()
    }
    state.apply(CHANCE, GAME.outcomes.parse(f"keep {kept}"))
    known = Table(state)
    assert [kept] == known.zodiac(0)
    for temple, card in (("forest", "aries"), ("mountain", "taurus"), ("sea", "leo")):
        assert card == known.zodiac_at(temple)
        assert (0 if card == kept else None) == known.holder(temple)


@pytest.mark.rule("ORI-21.7")
def test_alone_cards_are_won_only_by_the_main_action() -> None:
    """No card is dealt at the end of a round, however high the discs are; a single one is kept."""
    state = pass_all(table(home(freemen="red1", stone=1, temples=(3, 3, 3))))
    assert (2, []) == (state.round, Table(state).zodiac(0))
    do(state, "visit freeman1 3", "lift 2", "act temple_and_zodiac", "step sea 2")
    assert ["gemini"] == Table(state).zodiac(0)
    pass_all(state)
    assert ["gemini"] == Table(state).zodiac(0)


@pytest.mark.rule("ORI-21.7")
def test_else_a_round_ends_alone_as_with_others() -> None:
    """Speakers return and go up, the military disc retreats, ships stay (ORI-18)."""
    state = table(home(speakers="3 4", military=6), ships=(2, 1, 1, 1, 4))
    do(state, "visit speaker1 1", "act gain_3_stone")
    before = ships(state)
    pass_all(state)
    assert ({1: 4}, {2: 4}) == (Table(state).speakers(), Table(state).speakers_of(0))
    assert (4, before) == (military(state), ships(state))


@pytest.mark.rule("ORI-21.8")
def test_the_game_lasts_five_rounds_whatever_happens() -> None:
    state = table(home(temples=(11, 11, 11)), gold=[0], towers=(0, 0, 0, 0, 0))
    for _ in range(4):
        pass_all(state)
        assert not is_over(state)
    pass_all(state)
    assert is_over(state)


@pytest.mark.rule("ORI-21.8")
def test_a_citizen_that_cannot_be_refilled_leaves_the_pool_smaller() -> None:
    state = table(home(freemen="blue1", bases=2), reserve=(0, 5, 5, 5, 5), round=1)
    do(state, "visit freeman1 4", "lift 3", "act take_citizen", "take 1", "pass")
    assert 4 == len(Table(state).citizens()) and not is_over(state)


@pytest.mark.rule("ORI-21.9")
@pytest.mark.parametrize(
    ("tokens_at", "target"),
    [
        ("yellow red purple blue orange", 180),
        ("red yellow purple blue orange", 200),
        ("red purple yellow orange blue", 240),
        ("red purple blue orange yellow", 260),
    ],
)
def test_the_target(tokens_at: str, target: int) -> None:
    points = int(EDITION.temple_points[11])
    for gold, place in ((target - points * 2, 1), (target - points * 2 - 1, 2)):
        state = table(home(gold=gold, temples=(11, 11, 11)), tokens=tokens_at)
        assert [place] == GAME.ranking(state)
        assert (place == 1) == (state.margin(0) >= 0)
    note = GAME.notes(state)[0]
    assert target == note.args["points"]


@pytest.mark.rule("ORI-21.10")
def test_there_is_no_automaton() -> None:
    """In a solo game nobody acts but the player and chance."""
    match = Match(GAME, make_setup(GAME, 1), 5)
    luck = Luck.of("alone")
    while not match.is_over:
        match.play(0, int(match.state.random_action(0, luck)))
    assert {0, CHANCE} == {move.actor for move in match.log}
    assert isinstance(match.state, Origins)
    assert 5 == match.state.round


def test_blocks_close_alone_too() -> None:
    state = table(home(freemen="red2", city=BLOCK))
    do(state, "close 0 0 freeman1", "done")
    assert 0 == state.actor()
