"""Columns of numbers tell what a seat may know: all of it, and nothing else."""

from __future__ import annotations

from typing import cast

import numpy as np
import pytest

from poleis import CHANCE, OVER, Luck, get_game, make_setup
from poleis.adapters.encoding import Encoding
from poleis.adapters.episode import Codes, Kit, Observer
from poleis.core.errors import BadAction, BadSetup
from poleis.core.game import Game, HasReachableActions, HasShape
from poleis.core.observation_spec import (
    Bits,
    Choice,
    Count,
    Fixed,
    Gauge,
    Many,
    Packed,
    Shape,
    Subset,
    row,
)
from poleis.core.random_play import positions
from poleis.core.setup import Setup
from poleis.core.state import State
from poleis.games.akropolis import learn as akropolis
from poleis.games.akropolis.rules.position import Akropolis
from poleis.games.origins.rules.city import cell_xy
from tests.adapters.setups import GAMES, name, some_setups
from tests.laws.hoard import Hoard
from tests.rules.origins.tables import GAME as ORIGINS
from tests.rules.origins.tables import home, table


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_what_a_seat_knows_can_be_read_back(game: Game) -> None:
    """No two positions that a seat can tell apart have the same columns."""
    for seed, setup in enumerate(some_setups(game)):
        observer = Observer(game, setup)
        encoding = observer.encoding
        for ply, (state, _) in enumerate(positions(game, setup, seed)):
            if ply % 37:
                continue
            for seat in range(setup.seats):
                known = game.redact(state, seat).dump()
                encoded = observer.observe(state, seat)
                assert [seat, known] == encoding.decode(encoded)
                assert np.all(encoding.low <= encoded) and np.all(encoded <= encoding.high)
            whole = encoding.decode(observer.everything(state))
            assert isinstance(whole, list) and state.dump() == whole[1]


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_every_position_fits_the_shape(game: Game) -> None:
    """No number of a game is beyond what its shape foresees, whoever looks: `observe` would raise
    ValueError, and no column leaves its bounds."""
    for seed, setup in enumerate(some_setups(game)):
        observer = Observer(game, setup)
        low, high = observer.encoding.low, observer.encoding.high
        for ply, (state, _) in enumerate(positions(game, setup, 1000 + seed)):
            if ply % 3 == 0:
                seen = observer.observe(state, ply % setup.seats)
                assert np.all(low <= seen) and np.all(seen <= high)


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_nobody_sees_what_is_hidden(game: Game) -> None:
    """Worlds that a seat cannot tell apart have the same columns for it."""
    hidden = 0
    for seed, setup in enumerate(some_setups(game)):
        observer = Observer(game, setup)
        luck = Luck.of("worlds", seed)
        for ply, (state, _) in enumerate(positions(game, setup, seed)):
            if ply % 29:
                continue
            for seat in range(setup.seats):
                other = game.resample(game.redact(state, seat), seat, luck)
                hidden += state.dump() != other.dump()
                one, two = observer.observe(state, seat), observer.observe(other, seat)
                assert np.array_equal(one, two)
    assert (hidden > 0) == (game.id in ("age_of_civilization", "seven_wonders_dice"))


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_bot_can_play_from_an_observation(game: Game) -> None:
    """The position that an observation tells of is one to play from."""
    setup = make_setup(game, 2)
    observer = Observer(game, setup)
    for state, move in positions(game, setup, 5):
        if move is not None and move.actor >= 0:
            known = observer.known(setup, observer.observe(state, move.actor))
            assert list(state.legal(move.actor)) == list(known.legal(move.actor))
            break


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_columns_have_names(game: Game) -> None:
    encoding = Kit(game, make_setup(game, 2)).observer.encoding
    assert encoding.width == len(encoding.names) == len(set(encoding.names))
    assert encoding.names[:2] == ("seat=0", "seat=1")


def test_a_game_without_a_shape_is_refused() -> None:
    hoard = cast(Game, Hoard())
    assert not isinstance(hoard, HasShape)
    with pytest.raises(BadSetup, match=r"hoard has no method shape\(setup\), which learners need"):
        Observer(hoard, make_setup(hoard, 2))


# ---- single shapes


@pytest.mark.parametrize(
    ("shape", "dump", "columns"),
    [
        (Fixed(7), 7, []),
        (Count(0, 4), 1, [0.25]),
        (Count(-20, 20, 8), -4, [-0.5]),
        (Count(0, 159, 10, 80), 75, [-0.5]),
        (Choice(-1, 2), 1, [0, 0, 1, 0]),
        (Choice(0, 1, 99), 99, [0, 0, 1]),
        (Bits(4), 5, [1, 0, 1, 0]),
        (Bits(3, -1), 2, [1, 1, 0]),
        (Gauge(4), 3, [1, 1, 1, 0]),
        (Packed((("low", 8, Choice(0, 2)), ("high", 4, Bits(2)))), 25, [0, 1, 0, 1, 1]),
        (row(a=Count(0, 2), b=Bits(1)), [2, 1], [1, 1]),
        (Many(Choice(1, 2), 3), [2, 1], [1, 1, 0, 0, 1, 1, 0, 0, 0]),
        (Many(row(a=Bits(1), b=Count(-2, 2)), 2), [[1, -2]], [1, 0, 1, -0.5, 0, 0]),
        (Many(row(a=Bits(1), b=Bits(1)), 2, flat=True), [1, 0, 0, 1], [1, 1, 1, 0, 0, 1]),
        (Many(Count(0, 1, 1, 1), 2), [0], [1, 0, -1, 0]),
        (Subset(3, 6), [3, 6], [1, 0, 0, 1]),
    ],
)
def test_a_shape_has_its_columns(shape: Shape, dump: object, columns: list[float]) -> None:
    encoding = Encoding(row(it=shape))
    assert columns == encoding.encode([dump]).tolist()
    assert [dump] == encoding.decode(encoding.encode([dump]))
    assert len(columns) == len(encoding.names) == encoding.width


@pytest.mark.parametrize(
    ("shape", "dump", "reason"),
    [
        (Fixed(7), 8, "it cannot be 8"),
        (Count(0, 4), 5, "it cannot be 5"),
        (Choice(-1, 2), 3, "it cannot be 3"),
        (Bits(4), 16, "it cannot be 16"),
        (Bits(4), -1, "it cannot be -1"),
        (Many(Bits(1), 1), [1, 1], "2 things where 1 are the most"),
        (Many(row(a=Bits(1), b=Bits(1)), 2, flat=True), [1, 1, 1], "1 things .* and 1 numbers"),
        (Subset(3, 6), [7], "7 is not from 3 to 6"),
        (row(a=Bits(1)), [1, 1], "2 things in a row of 1"),
        (row(a=row(b=Bits(1))), [[1], 2], "2 things in a row of 1"),
    ],
)
def test_what_a_shape_does_not_foresee_is_an_error(shape: Shape, dump: object, reason: str) -> None:
    """Never a wrong column."""
    with pytest.raises(ValueError, match=reason):
        Encoding(row(it=shape)).encode([dump])


@pytest.mark.parametrize(
    ("shape", "reason"),
    [
        (Count(0, 2**30), "it: such an amount needs Bits, not Count"),
        (Many(Choice(0, 1, 99), 2), "in a list that may end early a choice has no other number"),
    ],
)
def test_shapes_that_could_not_be_read_back_are_refused(shape: Shape, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Encoding(row(it=shape))


@pytest.mark.parametrize("unit", [1, 3, 7, 10, 20, 1000])
def test_large_amounts_are_exact(unit: int) -> None:
    """Though the columns are floats of 32 bits."""
    most = 2**22 - 1
    encoding = Encoding(row(it=Count(0, most, unit)))
    for number in (1, 2, 999_983, most - 1, most, *range(most // 3, most // 3 + 50)):
        assert [number] == encoding.decode(encoding.encode([number]))


# ---- actions


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_every_legal_action_has_a_number(game: Game) -> None:
    """Numbers and codes are two names of one thing, in every position."""
    for seed, setup in enumerate(some_setups(game)):
        codes = Codes(game, setup)
        for ply, (state, move) in enumerate(positions(game, setup, 2000 + seed)):
            if move is not None and move.actor != CHANCE and ply % 5 == 0:
                actions = codes.legal(state, move.actor)
                legal = [int(code) for code in state.legal(move.actor)]
                assert legal == [codes.code(int(action)) for action in actions]
                assert sorted(actions) == list(actions)
                assert codes.action(codes.text(int(actions[0]))) == actions[0]


def test_numbers_have_no_gaps() -> None:
    """As many as the set-up needs: fewer where the cities stay smaller."""
    game = get_game("akropolis")
    sizes = [Codes(game, make_setup(game, seats)).size for seats in game.seats]
    assert [24648, 24648, 19608, 17304] == sizes
    assert all(size < game.actions.size / 3 for size in sizes)
    game = get_game("age_of_civilization")
    assert not isinstance(game, HasReachableActions)
    assert game.actions.size == Codes(game, make_setup(game, 2)).size


def test_other_numbers_are_refused() -> None:
    game = get_game("akropolis")
    codes = Codes(game, make_setup(game, 4))
    for number in (-1, codes.size):
        with pytest.raises(BadAction, match="actions are 0 to 17303"):
            codes.code(number)
    with pytest.raises(BadAction, match="place 60 0 r0 cannot be legal with this set-up"):
        codes.action("place 60 0 r0")


@pytest.mark.parametrize("options", [{}, {"long": True}])
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_city_in_a_straight_line_has_numbers(seats: int, options: dict[str, object]) -> None:
    """However far a city is stretched: the last tile reaches exactly the bound, no farther."""
    game = get_game("akropolis")
    setup = make_setup(game, seats, options)
    begun = game.new(setup)
    assert isinstance(begun, Akropolis)
    reach = begun.edition.farthest(akropolis.most_tiles(begun))
    codes = Codes(game, setup)
    ends = [stretch(game, setup, codes, direction) for direction in DIRECTIONS]
    assert reach == max(ends)
    assert all(reach - 1 <= end for end in ends)


@pytest.mark.parametrize(("dx", "dy"), [(0, 1), (0, -1), (1, 0), (-1, 0)])
def test_a_city_of_all_tiles_has_numbers(dx: int, dy: int) -> None:
    """Origins: where the last tile of the box can go, if all others lie in a straight line."""
    edition = ORIGINS.edition
    names, first = edition.tile_names, 1 if dy == 1 else 0
    cells = [(dx * (n + 1), dy * (n + 1) + first) for n in range(len(names) - 1)]
    line = " ".join(f"{name}@{x},{y}" for name, (x, y) in zip(names, cells, strict=False))
    state = table(home(city=line), home())
    plots = [int(plot) for plot in state.homes[0].city.plots]
    codes = Codes(ORIGINS, state.setup)
    farthest = max(abs(x) + abs(y) for x, y in map(cell_xy, plots))
    assert len(plots) > 2 * len(names) and len(names) <= farthest <= len(names) + 1
    for plot in plots:
        codes.action(int(edition.actions.place.code(plot)))


DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def stretch(game: Game, setup: Setup, codes: Codes, direction: tuple[int, int]) -> int:
    """Build as far as possible in one direction; how far seat 0 came from its plaza."""
    state, luck = game.new(setup), Luck.of("stretch")
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(CHANCE, state.roll(luck))
            continue
        legal = [codes.code(int(action)) for action in codes.legal(state, int(actor))]
        state.apply(actor, max(legal, key=lambda code: way(game, code, direction)))
    return max(distance(cell) for cell in built(state))


def way(game: Game, code: int, direction: tuple[int, int]) -> int:
    """How far a tile lies in a direction; the first one is taken."""
    told = game.actions.json(code)
    if told["do"] == "take":
        return -code
    cell = told["cell"]
    assert isinstance(cell, list)
    q, r = int(cell[0]), int(cell[1])
    return max(
        _dot((q + dq, r + dr), direction)
        for dq, dr in [(0, 0), *akropolis.others(game.actions.split(code)[1][1])]
    )


def _dot(cell: tuple[int, int], direction: tuple[int, int]) -> int:
    """Twice the product of two vectors of the hex grid."""
    (q, r), (u, v) = cell, direction
    return 2 * q * u + 2 * r * v + q * v + r * u


def built(state: State) -> list[tuple[int, int]]:
    """The cells of the first city."""
    assert isinstance(state, Akropolis)
    city = state.cities[0]
    return [(int(city.grid.q(cell)), int(city.grid.r(cell))) for cell in city.built]


def distance(cell: tuple[int, int]) -> int:
    q, r = cell
    return max(abs(q), abs(r), abs(q + r))
