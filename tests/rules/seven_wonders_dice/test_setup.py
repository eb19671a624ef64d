"""Terms, set-up, the turn and mixing (SWD-1 to SWD-4)."""

from __future__ import annotations

from collections import Counter

import pytest

from poleis import CHANCE, Luck
from poleis.games.seven_wonders_dice.rules.records import ACT, EXCHANGE, MIX
from tests.rules.seven_wonders_dice.tables import (
    AGORA,
    EDITION,
    GAME,
    PRINTED,
    City,
    bits,
    coins,
    crossed,
    everybody_passes,
    first_position,
    forum,
    happen,
    legal,
    mix,
    play,
    started,
    table,
)

# ---- terms


@pytest.mark.rule("SWD-1.1")
def test_a_city_has_eight_buildings_with_a_line_of_the_sheet_each() -> None:
    names = [line.key for line in GAME.sheet(started(2), 0)]
    assert 8 == len(names)
    in_city = {name for name, row in GAME.components["buildings"].items() if row["in_city"]}
    assert in_city == set(names)


@pytest.mark.rule("SWD-1.2")
def test_warehouse_and_treasury_lie_outside_of_the_city() -> None:
    """They score nothing, and below them are three bonus spaces."""
    rows = GAME.components["buildings"]
    assert not rows["warehouse"]["in_city"] and not rows["treasury"]["in_city"]
    state = table(City("wh_stone wh_wood", coins=21), City())
    assert 0 == state.score(0)
    assert 3 == sum(text.startswith("bonus") for text in map(GAME.actions.text, range(646)))


@pytest.mark.rule("SWD-1.3")
@pytest.mark.parametrize("board", EDITION.board_ids)
def test_spaces_cost_0_to_6_materials_and_are_good_for_something(board: str) -> None:
    for space in PRINTED.spaces(board).values():
        assert 0 <= space.cost <= 6
        is_war = "barracks" in space.building
        is_material = space.building == "warehouse"
        assert space.points or space.effects or is_war or is_material, space.id


@pytest.mark.rule("SWD-1.3")
def test_a_crossed_space_stays_crossed() -> None:
    state = table(City("ag_11"), City(), dice="blue:mask@0")
    assert "build blue ag_11" not in legal(state)
    everybody_passes(state)
    assert ["ag_11"] == crossed(state)


@pytest.mark.rule("SWD-1.4")
def test_a_sequence_opens_its_first_space_and_a_free_track_all() -> None:
    state = table(City(coins=21), City(), dice="blue:owl@0 yellow:chest@0")
    builds = [text for text in legal(state) if text.startswith("build")]
    assert [
        "build blue ag_31",
        "build yellow mk_chest_1",
        "build yellow mk_chest_2",
        "build yellow mk_chest_3",
    ] == builds


@pytest.mark.rule("SWD-1.5")
def test_open_spaces_are_those_that_any_track_opens() -> None:
    """Crossing without a symbol may take the next space of a row or of a column."""
    state = table(City("ag_11 ag_21", coins=21), City(), dice="black:any_blue@0")
    city = state.cities[0]
    city.crossed |= bits("un_compass_3")
    city.board = EDITION.boards[EDITION.board_ids.index("alexandria")]
    spaces = [text.split()[2] for text in legal(state) if text.startswith("build black")]
    assert ["ag_12", "ag_13", "ag_22", "ag_31"] == spaces


@pytest.mark.rule("SWD-1.6")
def test_the_left_neighbour_is_the_next_seat() -> None:
    """Seat 1 of three defends in the east: that is where seat 0, on its right, attacks west."""
    cities = (City(), City("be_defence_1 bw_defence_1 bw_defence_2"), City("bw_defence_1"))
    state = table(*cities, dice="red:axe@0")
    play(state, "build red bw_attack_1")
    assert 3 - 1 == state.cities[0].west_points
    state = table(*cities, dice="red:sword@0")
    play(state, "build red be_attack_1")
    assert 3 - 1 == state.cities[0].east_points, "seat 2 is on the right"


@pytest.mark.rule("SWD-1.7")
def test_the_picture_is_taken_at_the_start_of_the_turn() -> None:
    """What a seat crosses in the turn is in the picture of the next one."""
    state = table(City(), City(), dice="red:shield@0")
    play(state, "build red be_defence_1", seat=1)
    assert 0 == state.cities[1].before.crossed
    everybody_passes(state)
    mix(state)
    assert state.cities[1].crossed == state.cities[1].before.crossed != 0


# ---- set-up


@pytest.mark.rule("SWD-2.1")
def test_every_seat_is_dealt_a_board_and_no_board_twice() -> None:
    state = first_position(7)
    assert 7 == len(state.chance())
    happen(state, "board giza")
    assert "board giza" not in [GAME.outcomes.text(code) for code, _ in state.chance()]
    luck = Luck.of(3)
    for _ in range(6):
        state.apply(CHANCE, state.roll(luck))
    assert set(EDITION.board_ids) == {state.board_id(seat) for seat in range(7)}


@pytest.mark.rule("SWD-2.2")
def test_seven_dice_start_in_the_forum() -> None:
    start = ["grey_1", "grey_2", "grey_3", "blue", "red", "yellow", "green"]
    assert start == forum(first_position(4))


@pytest.mark.rule("SWD-2.3")
def test_everybody_starts_with_7_coins_and_nothing_else() -> None:
    state = started(5)
    for seat in range(5):
        assert (7, []) == (coins(state, seat), crossed(state, seat))
        assert 0 == PRINTED.materials(crossed(state, seat))


@pytest.mark.rule("SWD-2.4")
@pytest.mark.parametrize("seats", range(2, 8))
def test_set_up_is_the_same_for_every_number_of_players(seats: int) -> None:
    state = started(seats)
    assert forum(started(2)) == forum(state)
    assert [7] * seats == [coins(state, seat) for seat in range(seats)]


@pytest.mark.rule("SWD-2.5")
def test_there_is_no_first_player() -> None:
    """All are asked at once, and may answer in any order."""
    state = started(4)
    assert [0, 1, 2, 3] == state.actors()
    play(state, "pass", seat=2)
    assert [0, 1, 3] == state.actors()


@pytest.mark.rule("SWD-2.6")
def test_alone_no_attack_is_reduced() -> None:
    state = table(City("be_defence_1 bw_defence_1"), dice="red:axe@0")
    play(state, "build red bw_attack_1")
    assert 3 == state.cities[0].west_points


@pytest.mark.rule("SWD-2.6")
@pytest.mark.parametrize(("market", "passes"), [("", False), ("mk_camel_1", True)])
def test_alone_a_comparison_needs_one_space(market: str, passes: bool) -> None:
    unlock = "un_compass_1 un_compass_2 un_compass_3"
    city = City(f"{unlock} {market}", board="ephesus")
    state = table(city, dice="purple:compare_yellow@0")
    assert passes == ("build purple gu_1" in legal(state))
    if not passes:
        code = GAME.actions.parse("build purple gu_1")
        assert ["SWD-2.6"] == [refusal.rule for refusal in GAME.explain(state, 0, code)]


@pytest.mark.rule("SWD-2.6")
def test_alone_the_award_is_for_completing_the_agora() -> None:
    state = table(City(AGORA.replace(" ag_33", ""), coins=21), dice="blue:owl@0")
    play(state, "build blue ag_33", "bonus bonus_coins")
    assert 1 == state.cities[0].has_award


@pytest.mark.rule("SWD-2.6")
def test_alone_turn_25_is_the_final_one() -> None:
    state = table(City(), turn=24)
    play(state, "pass")
    mix(state)
    assert (25, 1) == (state.turn, state.is_final)
    play(state, "pass")
    assert [] == state.actors()


# ---- the turn and mixing


@pytest.mark.rule("SWD-3.1")
def test_a_turn_is_mixing_then_actions_then_the_end_of_the_turn() -> None:
    state = started(2)
    turns = []
    luck = Luck.of(4)
    while state.actors() and state.turn < 4:
        turns.append((int(state.turn), int(state.step)))
        actor = int(state.actor())
        if actor == CHANCE:
            state.apply(CHANCE, state.roll(luck))
        else:
            state.apply(actor, state.random_action(actor, luck))
    steps = list(dict.fromkeys(turns))
    mixed_and_acted = [(n, step) for n in (1, 2, 3) for step in (MIX, ACT)][1:]
    assert mixed_and_acted == [step for step in steps if step[1] != EXCHANGE]


@pytest.mark.rule("SWD-3.2", "SWD-10.4")
def test_turns_repeat_until_the_final_one_was_played() -> None:
    state = started(3)
    luck = Luck.of(5)
    finals = []
    while state.actors():
        actor = int(state.actor())
        if actor == CHANCE:
            state.apply(CHANCE, state.roll(luck))
        else:
            state.apply(actor, state.random_action(actor, luck))
        finals.append((int(state.turn), int(state.is_final)))
    turns = dict(finals)
    last = max(turns)
    assert list(range(1, last + 1)) == sorted(turns)
    assert [turn for turn, is_final in turns.items() if is_final] == [last]


@pytest.mark.rule("SWD-4.1", "SWD-13.1")
def test_all_seven_dice_show_a_face_in_one_of_four_sections() -> None:
    state = started(2)
    shown = set()
    for _ in range(5):
        rolled = [die for die in range(10) if state.forum.faces[die]]
        assert sorted(EDITION.die_ids.index(die) for die in forum(state)) == rolled
        sections = [int(state.forum.sections[die]) for die in rolled]
        assert set(sections) <= {0, 1, 2, 3}
        shown.add(tuple(sections))
        everybody_passes(state)
        mix(state)
    assert 5 == len(shown), "they are thrown anew in every turn"
    assert [0, 1, 2, 3] == [row["die_cost"] for row in GAME.components["forum"]["sections"]]


@pytest.mark.rule("SWD-4.2")
def test_faces_and_sections_are_equally_likely() -> None:
    state = first_position(2)
    luck = Luck.of(1)
    for _ in range(2):
        state.apply(CHANCE, state.roll(luck))
    outcomes = state.chance()
    assert [1] * 24 == [weight for _, weight in outcomes]
    texts = {GAME.outcomes.text(code) for code, _ in outcomes}
    assert {f"roll grey_1 {f} {s}" for f in range(1, 7) for s in range(4)} == texts
    drawn = Counter(int(state.roll(luck)) for _ in range(24_000))
    assert {code for code, _ in outcomes} == set(drawn)
    assert 850 < min(drawn.values()) and max(drawn.values()) < 1150


@pytest.mark.rule("SWD-4.3")
def test_dice_are_drawn_in_the_order_of_the_forum_face_before_section() -> None:
    state = first_position(1)
    luck = Luck.of(2)
    state.apply(CHANCE, state.roll(luck))
    for die in forum(state):
        name = int(luck.word())
        face, section = divmod(Luck.of(name).below(24), 4)
        code = state.roll(Luck.of(name))
        assert f"roll {die} {face + 1} {section}" == GAME.outcomes.text(int(code))
        state.apply(CHANCE, code)


@pytest.mark.rule("SWD-4.4", "SWD-13.1")
def test_the_faces_of_the_ten_dice() -> None:
    faces = {
        row["id"]: Counter(str(face["symbol"]) for face in row["faces"])
        for row in GAME.components["dice"]
    }
    assert 10 == len(faces) and {6} == {sum(shown.values()) for shown in faces.values()}
    grey = [faces[f"grey_{n}"] for n in (1, 2, 3)]
    assert 3 == len({tuple(sorted(shown.items())) for shown in grey})
    for shown in grey:
        assert {"stone", "wood", "brick"} < set(shown)
        assert [1, 1, 1, 1, 2] == sorted(shown.values())
    assert [1] * 6 == list(faces["blue"].values())
    assert {"sword": 2, "axe": 2, "shield": 2} == faces["red"]
    assert {"camel": 2, "coin7": 2, "chest": 2} == faces["yellow"]
    assert {"compass": 2, "tablet": 2, "wheel": 2} == faces["green"]
    assert 6 == len(faces["black"]) and "any_of_red_green_blue_yellow" in faces["black"]
    assert 2 == faces["white"]["leader_laurel"] and 5 == len(faces["white"])
    assert 6 == len(faces["purple"]) and "compare_wonder" in faces["purple"]
