"""Set-up and the opening draft (ORI-2)."""

from __future__ import annotations

import pytest

from poleis import CHANCE, Luck, Match
from poleis.core.setup import make_setup
from poleis.games.origins.explain.position_reader import Table
from poleis.games.origins.rules.chance import CitizenRoll
from poleis.games.origins.rules.deal import SpeakerRoll, TileDeal
from poleis.games.origins.rules.position import Origins
from tests.rules.origins.tables import (
    COLOURS,
    EDITION,
    EXAMPLES,
    GAME,
    TEMPLES,
    dice,
    do,
    freemen,
    fresh,
    legal,
    refusals,
    resources,
    stack_on,
    start,
    temples,
)

SEATS = (2, 3, 4)


@pytest.mark.rule("ORI-2.1", "ORI-24.1")
@pytest.mark.parametrize(("seats", "dice_each"), [(2, 7), (3, 8), (4, 9)])
def test_dice_of_each_colour_by_players(seats: int, dice_each: int) -> None:
    known = Table(fresh(seats))
    assert [dice_each] * 5 == [known.reserve(colour) for colour in COLOURS]
    assert 9 == EDITION.components["counts"]["citizen_dice_per_color"]


@pytest.mark.rule("ORI-2.2")
def test_a_bonus_token_lies_under_each_site() -> None:
    known = Table(start(2))
    assert sorted(COLOURS) == sorted(known.token(site) for site in range(1, 6))


@pytest.mark.rule("ORI-2.3")
def test_a_zodiac_card_lies_at_each_temple() -> None:
    known = Table(start(3))
    cards = {known.zodiac_at(temple) for temple in TEMPLES}
    assert 3 == len(cards) and "" not in cards
    assert [None] * 3 == [known.holder(temple) for temple in TEMPLES]


@pytest.mark.rule("ORI-2.4")
def test_the_pool_has_a_tile_of_each_colour_and_each_stack_a_face_up_one() -> None:
    for seed in range(5):
        state = start(2, seed)
        known = Table(state)
        colours = [EDITION.tile_colour(tile) for tile in state.buildings.slots]
        assert [0, 1, 2, 3, 4] == sorted(colours)
        assert set(COLOURS) == set(known.tops())
        assert [14] * 5 == [known.stack(colour) for colour in COLOURS]


def citizens_of(values: dict[str, int], pool: list[str]) -> str:
    """The citizen pool when the dice of set-up show these values."""
    state, luck = fresh(2), Luck.of("citizens")
    while state.actor() == CHANCE:
        top = state.top()
        if isinstance(top, TileDeal):
            wanted = COLOURS.index(pool[len(pool) - int(top.left)])
            code = next(
                code
                for code, _ in state.chance()
                if EDITION.tile_colour(EDITION.outcomes.tile.first_arg(code)) == wanted
            )
        elif isinstance(top, CitizenRoll):
            code = GAME.outcomes.parse(f"roll {values[COLOURS[top.colour]]}")
        elif isinstance(top, SpeakerRoll):
            break
        else:
            code = int(state.roll(luck))
        state.apply(CHANCE, code)
    return dice(Table(state).citizens())


@pytest.mark.rule("ORI-2.5")
def test_citizens_lie_in_ascending_order_and_equals_by_the_building_pool() -> None:
    """The rulebook's example: of equals the colour that lies lower goes further left."""
    example = EXAMPLES["citizen_pool_setup"]
    pool = ["blue", "purple", *reversed(example["pool_from_bottom"])]
    values = {"blue": 1, "red": 3, "orange": 3, "yellow": 3, "purple": 5}
    assert example["expected_left_to_right"] == [
        word[:-1] for word in citizens_of(values, pool).split()
    ]


@pytest.mark.rule("ORI-2.5")
def test_sixes_are_rolled_again() -> None:
    state, luck = fresh(2), Luck.of("sixes")
    while not isinstance(state.top(), CitizenRoll):
        state.apply(CHANCE, state.roll(luck))
    assert [f"roll {n}" for n in range(1, 6)] == [
        GAME.outcomes.text(code) for code, _ in state.chance()
    ]


@pytest.mark.rule("ORI-2.6", "ORI-2.7")
@pytest.mark.parametrize("seats", SEATS)
def test_speakers_and_district_cards_by_players(seats: int) -> None:
    known = Table(start(seats))
    assert seats == len(known.speakers())
    assert {2: 4, 3: 5, 4: 6}[seats] == len(known.cards())
    assert [2] * len(known.cards()) == known.card_gold()


@pytest.mark.rule("ORI-2.8")
@pytest.mark.parametrize("seats", SEATS)
def test_the_tower_pool_follows_from_the_cards(seats: int) -> None:
    """The rulebook's example: 1 + the number of towers of the colour."""
    assert EXAMPLES["tower_pool_setup"]["expected"] == "1 + number of towers of the colour"
    known = Table(start(seats, 3))
    rows = {row["id"]: row for row in EDITION.components["district_cards"]["cards"]}
    drawn = [tower for card in known.cards() for tower in rows[card]["towers"]]
    assert {colour: 1 + drawn.count(colour) for colour in COLOURS} == known.towers()


@pytest.mark.rule("ORI-2.9", "ORI-2.10", "ORI-2.11", "ORI-24.3")
@pytest.mark.parametrize("seats", SEATS)
def test_what_each_player_has_at_the_beginning(seats: int) -> None:
    state = start(seats)
    known = Table(state)
    for seat in range(seats):
        assert [1, 1, 1, 1] == resources(state, seat)
        assert 2 == known.bases(seat)
        assert [0, 0, 0] == temples(state, seat)
        assert 0 == known.military(seat)
        assert {(0, 0): "palace", (0, 1): "agora"} == known.city(seat)
        assert [1] * 5 == [known.height(seat, colour) for colour in COLOURS]
        assert 1 == state.score(seat)  # the gold


@pytest.mark.rule("ORI-2.12", "ORI-24.2")
@pytest.mark.parametrize("seats", SEATS)
def test_military_discs_are_stacked_in_turn_order(seats: int) -> None:
    for seed in range(4):
        state = start(seats, seed)
        first = int(state.first)
        assert [(first + i) % seats for i in range(seats)] == stack_on(state, 0)


@pytest.mark.rule("ORI-2.13")
@pytest.mark.parametrize("seats", SEATS)
def test_the_draft_goes_round_and_back(seats: int) -> None:
    state = start(seats, 2)
    first = int(state.first)
    assert 10 == len(Table(state).offer())
    assert [2] * 5 == [
        [die.colour for die in Table(state).offer().values()].count(colour) for colour in COLOURS
    ]
    order = []
    while state.round == 0:
        order.append(int(state.actor()))
        do(state, legal(state)[-1])
    clockwise = [(first + i) % seats for i in range(seats)]
    assert [*clockwise, *reversed(clockwise)] == order
    assert {} == Table(state).offer()
    assert first == state.actor()
    assert all(2 == len(freemen(state, seat)) for seat in range(seats))


@pytest.mark.rule("ORI-2.13")
def test_a_drafted_die_keeps_its_value_and_is_gone() -> None:
    state = start(2, 4)
    seat, die = int(state.actor()), Table(state).offer()[7]
    do(state, "draft 7")
    assert [f"{die.colour}{die.value}"] == freemen(state, seat)
    assert ["ORI-2.13"] == refusals(state, "draft 7")
    assert ["ORI-2.13"] == refusals(state, "pass")


@pytest.mark.rule("ORI-2.13")
def test_dice_not_drafted_return_to_the_reserve() -> None:
    state = start(2, 5)
    while legal(state, "draft"):
        do(state, legal(state, "draft")[0])
    known = Table(state)
    for colour in COLOURS:
        owned = [die for seat in (0, 1) for die in known.freemen(seat) if die.colour == colour]
        assert 7 - 1 - len(owned) == known.reserve(colour)


@pytest.mark.rule("ORI-2.12", "ORI-21.1")
def test_any_seat_may_be_first() -> None:
    found = set()
    for seed in range(40):
        match = Match(GAME, make_setup(GAME, 3), seed)
        assert isinstance(match.state, Origins)
        found.add(int(match.state.first))
    assert {0, 1, 2} == found
