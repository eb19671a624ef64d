"""Passing, advisors, the end of a round and of the game, final scoring (ORI-16, 18, 19, 20)."""

from __future__ import annotations

import pytest

from poleis.core.explain import total
from poleis.core.random_play import positions
from poleis.core.setup import make_setup
from poleis.games.origins.explain.position_reader import Table
from poleis.games.origins.rules.position import Origins
from tests.rules.origins.tables import (
    BLOCK,
    EDITION,
    EXAMPLES,
    GAME,
    can,
    do,
    freemen,
    home,
    is_over,
    legal,
    line,
    military,
    owned,
    pass_all,
    refusals,
    stack_on,
    table,
    vp,
)


@pytest.mark.rule("ORI-16.1")
def test_a_player_may_always_pass_and_does_nothing_more() -> None:
    state = table(home(freemen="red1", gold=9, tokens=3), home())
    assert can(state, "pass")
    do(state, "pass")
    assert 1 == state.actor()
    do(state, "visit archon 1", "act gain_3_stone")
    assert 1 == state.actor()


@pytest.mark.rule("ORI-16.2", "ORI-22.4")
def test_what_happens_on_passing_comes_before_workers_return() -> None:
    """Cancer needs a base that is empty before the 6 leaves its own."""
    state = table(home(freemen="red6@1 blue2", zodiac="cancer", archon=2), home())
    do(state, "pass")
    assert 1 == state.actor()
    assert (["red"], ["blue2"]) == (Table(state).advisors(0), freemen(state))
    state = table(home(freemen="red6@1", bases=2, zodiac="cancer gemini", military=3, archon=2),
                  home())  # fmt: skip
    do(state, "pass")
    while state.actor() == 0:
        assert 2 == Table(state).archon_site(0)  # not back yet
        assert "red6@1" in freemen(state)
        do(state, legal(state)[0])
    assert 0 == Table(state).archon_site(0)


@pytest.mark.rule("ORI-16.2")
@pytest.mark.parametrize("cards", ["cancer gemini", "gemini cancer"])
def test_cancer_and_gemini_come_in_either_order(cards: str) -> None:
    """Whatever temples the cards lie at; and once one is begun, it is finished first."""
    owner = home(freemen="red2@1", bases=2, zodiac=cards, military=3)
    state = do(table(owner, home()), "pass")
    gains = ["gain stone", "gain food", "gain wisdom"]
    takes = [f"take {n}" for n in range(1, 6)]
    assert [] == refusals(state, "take 5") == refusals(state, "gain food")
    assert {*takes, *gains} == {*legal(state)} - {"done"}
    first = do(state.clone(), "gain food")
    assert gains == legal(first)
    assert ["ORI-3.2"] == refusals(first, "take 5")
    assert [*takes, "done"] == legal(do(first, "gain stone"))
    assert ["ORI-12.1"] == refusals(first, "gain food")
    second = do(state, "take 5")
    assert ["red2@1", "purple5"] == freemen(second)
    assert gains == legal(second)
    for done in (do(first, "take 5"), do(second, "gain food", "gain stone")):
        assert (1, 1, 1) == (done.actor(), owned(done, "food"), owned(done, "stone"))
        assert ["red3", "purple5"] == freemen(done)


@pytest.mark.rule("ORI-16.2", "ORI-22.4")
def test_of_cancer_and_gemini_only_what_does_something_is_asked() -> None:
    full = home(freemen="red2@1 blue2@2", zodiac="cancer gemini", military=3)
    state = do(table(full, home()), "pass")
    assert ["gain stone", "gain food", "gain wisdom"] == legal(state)
    assert ["ORI-3.2"] == refusals(state, "take 5")
    at_its_first_space = home(freemen="red2@1", bases=2, zodiac="gemini cancer", military=1)
    state = do(table(at_its_first_space, home()), "pass")
    assert ["take 1", "take 2", "take 3", "take 4", "take 5", "done"] == legal(state)
    assert ["ORI-12.1"] == refusals(state, "gain food")


@pytest.mark.rule("ORI-16.3", "ORI-16.4", "ORI-24.6")
def test_used_freemen_go_up_and_unused_ones_do_not() -> None:
    state = do(table(home(freemen="red1@1 blue5@2 red3", speakers="4"), home()), "pass")
    assert ["red2", "blue6", "red3"] == freemen(state)
    assert {1: 4} == Table(state).speakers_of(0)


@pytest.mark.rule("ORI-16.4")
def test_speakers_stay_at_their_sites_until_the_round_ends() -> None:
    state = table(home(speakers="4"), home())
    do(state, "visit speaker1 1", "act gain_3_stone", "pass", "pass")
    assert {1: 5} == Table(state).speakers()
    state = table(home(speakers="4"), home())
    do(state, "visit speaker1 1", "act gain_3_stone", "visit archon 1", "act gain_3_stone", "pass")
    assert {1: 4} == Table(state).speakers_at(1)


@pytest.mark.rule("ORI-16.5")
def test_advisors_stand_from_the_left() -> None:
    state = do(table(home(freemen="red6@1", advisors="blue purple"), home()), "pass")
    assert ["blue", "purple", "red"] == Table(state).advisors(0)


@pytest.mark.rule("ORI-16.6", "ORI-16.7")
def test_an_advisor_of_a_colour_already_there() -> None:
    """The rulebook's example: VP of the right-most space, the die to the reserve, base empty."""
    assert "VP of the right-most" in EXAMPLES["advisor_of_a_colour_already_there"]["expected"]
    state = do(table(home(freemen="red6@1", advisors="blue red purple"), home()), "pass")
    assert 6 == line(state, "retired")
    assert ["blue", "red", "purple"] == Table(state).advisors(0)
    assert 6 == Table(state).reserve("red")
    assert 2 == Table(state).empty_bases(0)


@pytest.mark.rule("ORI-16.2", "ORI-16.6")
def test_the_order_of_sixes_is_a_choice_where_it_matters() -> None:
    owner = {"freemen": "red6@1 blue6@1 yellow6", "advisors": "red"}
    state = do(table(home(**owner), home()), "pass")
    assert ["retire freeman1", "retire freeman2"] == legal(state)
    assert ["ORI-16.3"] == refusals(state, "retire freeman3")
    assert ["ORI-16.2"] == refusals(state, "pass")
    do(state, "retire freeman2")
    assert (3, ["red", "blue"]) == (vp(state), Table(state).advisors(0))
    state = do(table(home(**owner), home()), "pass", "retire freeman1")
    assert (1, ["red", "blue"]) == (vp(state), Table(state).advisors(0))
    state = do(table(home(freemen="red6@1 blue6@1"), home()), "pass")
    assert 1 == state.actor()  # two new colours: nothing to choose
    state = do(table(home(freemen="red6@1 red6@1"), home()), "pass")
    assert 1 == state.actor()  # two dice of one new colour: nothing to choose
    state = do(table(home(freemen="red6@1 red6@1 blue6@1"), home()), "pass", "retire freeman3")
    assert (3, ["blue", "red"]) == (vp(state), Table(state).advisors(0))  # the second red one


@pytest.mark.rule("ORI-16.8", "ORI-20.3")
@pytest.mark.parametrize(("advisors", "points"), [("", 0), ("red", 1), ("red blue", 3),
                                                  ("red blue purple", 6)])  # fmt: skip
def test_the_track_scores_at_the_end(advisors: str, points: int) -> None:
    state = table(home(advisors=advisors), home())
    assert points == line(state, "advisors") == state.score(0)


@pytest.mark.rule("ORI-16.8")
def test_a_track_that_has_scored_scores_once_more() -> None:
    """3 VP for a die whose colour was there, and again 3 at the end of the game."""
    state = table(home(freemen="red6@1", advisors="blue red"), home(), towers=(1, 1, 1, 0, 0))
    assert is_over(pass_all(state))
    assert ["blue", "red"] == Table(state).advisors(0)
    assert (3, 3, 6) == (line(state, "retired"), line(state, "advisors"), state.score(0))


@pytest.mark.rule("ORI-16.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_advisors_never_leave_the_track(seats: int) -> None:
    """In whole games a track only grows, to the right, whatever is played."""
    before: list[list[str]] = [[] for _ in range(seats)]
    for state, _ in positions(GAME, make_setup(GAME, seats), seats):
        now = [Table(state).advisors(seat) for seat in range(seats)]
        assert all(new[: len(old)] == old for old, new in zip(before, now, strict=True))
        before = now
    assert any(before)


# ---- the end of a round


@pytest.mark.rule("ORI-18.1", "ORI-4.1")
def test_speakers_return_and_go_up_and_fives_are_rolled_again() -> None:
    state = table(home(speakers="3 5"), home(speakers="2"), passed=(1,))
    do(state, "visit speaker1 1", "act gain_3_stone", "visit speaker2 1", "act gain_3_stone",
       "pass", "* roll 2")  # fmt: skip
    assert {1: 4, 2: 2} == Table(state).speakers()
    assert {3: 2} == Table(state).speakers_of(1)  # still held: unchanged


@pytest.mark.rule("ORI-18.2", "ORI-24.33")
def test_the_first_player_is_whose_disc_is_furthest() -> None:
    state = pass_all(table(home(military=4), home(military=6), home(military=6), home()))
    assert 1 == state.first  # the lower one of the stack
    assert 1 == state.actor()


@pytest.mark.rule("ORI-18.3", "ORI-24.17")
def test_the_retreat_of_the_rulebook() -> None:
    """Black stays; blue on top, green under it, brown at the bottom, on one space."""
    black, blue, brown, green = 0, 1, 2, 3
    state = table(home(military=4), home(military=8), home(military=9), home(military=9))
    assert [brown, green] == stack_on(state, 9)
    pass_all(state)
    assert 4 == military(state, black)
    assert [brown, green, blue] == stack_on(state, 7)
    assert brown == state.first
    assert "brown at the bottom" in EXAMPLES["retreat"]["expected"]


@pytest.mark.rule("ORI-18.3", "ORI-24.27")
def test_discs_on_the_start_and_the_last_space_do_not_move() -> None:
    state = pass_all(table(home(), home(military=13), home(military=1)))
    assert [0, 13, 1] == [military(state, seat) for seat in range(3)]


@pytest.mark.rule("ORI-18.3")
def test_an_arriving_stack_is_put_under() -> None:
    state = pass_all(table(home(military=6), home(military=4), home(military=5)))
    assert [0, 2, 1] == stack_on(state, 4)


@pytest.mark.rule("ORI-18.3", "ORI-1.10")
@pytest.mark.parametrize(
    ("space", "first"), [(2, 1), (3, 1), (5, 4), (6, 4), (8, 7), (9, 7), (11, 10), (12, 10)]
)
def test_every_section_has_a_first_space(space: int, first: int) -> None:
    assert first == military(pass_all(table(home(military=space), home())))


@pytest.mark.rule("ORI-18.4", "ORI-24.25")
def test_the_zodiac_tie_of_the_rulebook() -> None:
    """Of two leading discs on one space the lower one takes the card."""
    assert "lower" in EXAMPLES["zodiac_tie"]["expected"]
    state = pass_all(table(home(temples=(0, 2, 0)), home(temples=(3, 2, 0))))
    known = Table(state)
    assert (1, 0, None) == tuple(known.holder(name) for name in ("forest", "mountain", "sea"))


@pytest.mark.rule("ORI-18.4", "ORI-24.7")
def test_if_nobody_has_moved_the_card_stays() -> None:
    assert None is Table(pass_all(table(home(), home()))).holder("sea")


@pytest.mark.rule("ORI-18.5")
def test_the_end_is_checked_after_everything_else() -> None:
    """The zodiac cards and the marker are dealt out before the game ends."""
    state = pass_all(table(home(temples=(1, 0, 0)), home(military=2), gold=[0]))
    assert is_over(state)
    assert (0, 1) == (Table(state).holder("forest"), state.first)
    assert ["ORI-19.1"] == refusals(state, "pass", 0)


@pytest.mark.rule("ORI-18.6")
def test_nothing_else_is_reset_between_rounds() -> None:
    state = table(home(), home(), ships=(2, 3, 4, 5, 6), gold=[1])
    before = Table(state)
    after = Table(pass_all(state))
    for ask in (Table.ships, Table.pool, Table.citizens, Table.cards, Table.card_gold):
        assert ask(before) == ask(after)


# ---- the end of the game


def ended(*temples: int, **board: object) -> bool:
    return is_over(pass_all(table(home(temples=temples or (0, 0, 0)), home(), **board)))


@pytest.mark.rule("ORI-19.1", "ORI-19.2")
def test_the_four_end_conditions() -> None:
    assert not ended()
    assert ended(11, 11, 11)
    assert is_over(pass_all(table(home(), home(temples=(11, 11, 11)))))  # whoever it is
    assert not is_over(pass_all(table(home(temples=(11, 11, 0)), home(temples=(0, 0, 11)))))
    assert not ended(11, 11, 10)
    assert ended(gold=[0])
    assert ended(towers=(1, 1, 1, 0, 0))
    assert not ended(towers=(1, 1, 1, 1, 0))
    names = ["temples", "district_gold", "towers", "citizens"]
    assert names == [row["id"] for row in EDITION.components["end_conditions"]]


@pytest.mark.rule("ORI-19.1", "ORI-19.2", "ORI-24.26")
def test_a_failed_refill_is_remembered() -> None:
    """An empty reserve alone is not enough, and a die that returns does not help."""
    assert not ended(reserve=(0, 5, 5, 5, 5))
    state = table(home(freemen="blue1", bases=3), home(), reserve=(1, 5, 5, 5, 5))
    pass_all(do(state, "visit freeman1 4", "act take_citizen", "take 1"))
    assert (0, False) == (Table(state).reserve("red"), is_over(state))  # the last die came in
    owner = home(freemen="blue1 red6", bases=3, advisors="red")
    state = table(owner, home(), reserve=(0, 5, 5, 5, 5))
    do(state, "visit freeman1 4", "act take_citizen", "take 1", "pass")
    do(state, "visit freeman2 1", "act gain_3_stone", "done", "pass")
    assert is_over(state)
    assert (1, 4) == (Table(state).reserve("red"), len(Table(state).citizens()))


@pytest.mark.rule("ORI-19.2")
def test_the_round_is_played_to_its_end() -> None:
    state = table(home(freemen="red1 red1", gold=9), home(), towers=(1, 1, 1, 1, 0))
    do(state, "tower red")
    assert not is_over(state)
    assert is_over(pass_all(state))


@pytest.mark.rule("ORI-19.3")
def test_there_is_no_limit_of_rounds() -> None:
    state = table(home(), home())
    for number in range(2, 60):
        pass_all(state)
        assert number == state.round


# ---- final scoring


def at_end(**owned: object) -> Origins:
    return table(home(**owned), home())


@pytest.mark.rule("ORI-20.1", "ORI-20.2", "ORI-20.3", "ORI-20.4", "ORI-20.5")
def test_the_final_scoring_of_the_rulebook() -> None:
    example = EXAMPLES["final_scoring"]
    points = [int(n) for n in EDITION.temple_points]
    temples = [points.index(n) for n in example["temple_vp"]]
    seats = " ".join(
        f"{cell}={seat['color']}{seat['die']}"
        for cell, seat in zip(("0,0", "0,1"), example["seats"], strict=True)
    )
    towers = {seat["color"]: seat["tower"] for seat in example["seats"]}
    state = at_end(
        gold=example["gold"], advisors="purple orange blue", temples=temples, towers=towers,
        seats=seats, city=BLOCK + " statue-1@0,2 statue-2@1,2",
    )  # fmt: skip
    for key, value in example["expected"].items():
        assert value == (state.score(0) if key == "total" else line(state, key))


@pytest.mark.rule("ORI-20.2")
def test_gold_is_1_vp_each_and_other_resources_nothing() -> None:
    assert 3 == at_end(gold=3, stone=5, food=5, wisdom=5).score(0)


@pytest.mark.rule("ORI-20.4")
def test_of_tied_highest_discs_one_is_left_out() -> None:
    assert 16 + 3 == line(at_end(temples=(5, 5, 2)), "temples")
    assert 3 + 16 == line(at_end(temples=(2, 5, 5)), "temples")
    assert 3 + 6 == line(at_end(temples=(2, 3, 9)), "temples")


@pytest.mark.rule("ORI-20.6", "ORI-24.24")
def test_a_tie_is_broken_by_tiles() -> None:
    """Farms, agora and palace count; set-aside tiles do not."""
    one = home(gold=5, city="farm:obelisk-1@1,0")
    state = table(one, home(gold=5, aside="castle-1 statue-2"))
    assert [1, 2] == GAME.ranking(state)
    assert [1, 1] == GAME.ranking(table(home(gold=5), home(gold=5)))
    assert [2, 1] == GAME.ranking(table(one, home(gold=6)))


def test_a_sheet_adds_up_and_cites_rules() -> None:
    state = at_end(gold=3, temples=(3, 3, 3), military=12)
    sheet = GAME.sheet(state, 0)
    assert state.score(0) == total(sheet)
    assert all(line.rules for line in sheet)
