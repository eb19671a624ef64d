"""The fast program against the slow reference and the named predicates, on random cities."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import pytest

from poleis import CHANCE, Luck, make_setup
from poleis._plain import is_compiled
from poleis.games.akropolis.explain.predicates import DIRECTIONS, explain_placement
from poleis.games.akropolis.game import GAME
from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.edition import ARCHITECTS
from poleis.games.akropolis.rules.hexes import DISTRICTS, LETTERS, spell
from poleis.games.akropolis.rules.position import NOTHING
from poleis.games.akropolis.rules.scoring import tally, variant_bits
from tests.rules.akropolis.cities import (
    COMPONENTS,
    START,
    Placement,
    candidates,
    faces,
    place_code,
    table,
    worth,
)
from tests.rules.akropolis.reference import Reference, architect_points, around, shape

SOME = 1 if is_compiled() else 10
"""Uncompiled, a tenth of the examples must do."""
VARIANTS = [chosen for number in range(6) for chosen in combinations(DISTRICTS, number)]


@dataclass
class Grown:
    """One city, three times."""

    city: City
    reference: Reference
    placements: list[Placement]


def grow(luck: Luck, style: str, tiles: int) -> Grown:
    """A random city.

    In the style *flat* tiles lie on the ground and leave gaps, in *high* they climb where they
    can, in *any* all placements are equally likely.
    """
    grown = Grown(START.copy(), Reference(), [])
    for _ in range(tiles):
        places = grown.city.placements()
        if style == "flat":
            places = [place for place in places if place[3] == 1]
        elif style == "high" and luck.below(5):
            near = [place for place in places if max(map(abs, place[:2])) < 3] or places
            top = max(level for *_, level in near)
            places = [place for place in near if place[3] == top]
        q, r, rot, _ = places[luck.below(len(places))]
        letters = "".join(LETTERS[1 + luck.below(11)] for _ in range(3))
        if luck.below(4):  # districts of few types make groups and neighbours
            letters = "".join("hhmbtg"[luck.below(6)] for _ in range(3))
        grown.city.place(spell(letters), q, r, rot)
        grown.reference.place(letters, q, r, rot)
        grown.placements.append((letters, q, r, rot))
    return grown


def lakes(reference: Reference) -> list[set[tuple[int, int]]]:
    """The lakes of a city, each as its cells beside the city."""
    found, left = [], reference.lakes()
    while left:
        lake = {left.pop()}
        while more := {near for cell in lake for near in around(cell)} & left:
            left -= more
            lake |= more
        found.append(lake)
    return found


@pytest.mark.rule("AKR-6.1", "AKR-7.1")
@pytest.mark.parametrize("style", ["flat", "high", "any"])
def test_scores_equal_the_reference(style: str) -> None:
    """All types, all 32 combinations of variants, with lakes and towers among the cities."""
    large_lakes = towers = 0
    for seed in range(1000 // SOME):
        luck = Luck.of("scores", style, seed)
        grown = grow(luck, style, 3 + int(luck.below(22)))
        reference = grown.reference
        values = {
            (district, doubled): reference.value(district, [district] if doubled else [])
            for district in DISTRICTS
            for doubled in (False, True)
        }
        for doubled in ((), ("barracks",)):  # AKR-6.4.2: the other reading of lakes
            edges = reference.value("barracks", (*doubled, "lakes"))
            assert (edges, reference.stars("barracks")) == worth(
                "barracks", grown.city, *doubled, "lakes"
            )
        stars = [reference.stars(district) for district in DISTRICTS]
        for variants in VARIANTS:
            found = tally(grown.city, variant_bits(variants))
            expected = [values[district, district in variants] for district in DISTRICTS]
            assert expected == list(found.values)[1:], (seed, variants, grown.placements)
            assert stars == list(found.stars)[1:]
            assert sum(v * s for v, s in zip(expected, stars, strict=True)) == found.points()
        assert reference.stones == grown.city.stones
        large_lakes += any(len(lake) > 1 for lake in lakes(reference))
        towers += max(map(len, reference.stacks.values())) > 3
    assert style != "flat" or large_lakes >= 200 // SOME
    assert style != "high" or towers >= 100 // SOME


@pytest.mark.rule("AKR-4.1", "AKR-4.2", "AKR-4.3")
@pytest.mark.parametrize("style", ["flat", "high", "any"])
def test_placements_equal_the_reference_and_the_predicates(style: str) -> None:
    """The generator, the planner, the named predicates and the reference say the same."""
    for seed in range(60 // SOME):
        luck = Luck.of("places", style, seed)
        grown = grow(luck, style, int(luck.below(25)))
        places = grown.reference.placements()
        assert places == grown.city.placements()
        near = {near for cell in grown.reference.stacks for near in around(cell)}
        near |= {further for cell in near for further in around(cell)}
        near |= {further for cell in near for further in around(cell)}
        legal = {(q, r, rot) for q, r, rot, _ in places}
        for q, r in near:
            for rot in range(6):
                assert ((q, r, rot) in legal) == (not explain_placement(grown.city, q, r, rot))
                assert ((q, r, rot) in legal) == grown.city.can_place(q, r, rot)
        data = {
            "placements": [
                {"faces": letters, "at": [q, r], "rot": rot}
                for letters, q, r, rot in grown.placements
            ]
        }
        assert [list(place) for place in places] == GAME.pad.moves(data)


@pytest.mark.rule("AKR-3.3", "AKR-4.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_legal_actions_equal_the_predicates(seats: int) -> None:
    """At every decision of whole games, over all takes and all cells near the city."""
    for seed in range(4 if is_compiled() else 1):
        state, luck = GAME.new(make_setup(GAME, seats)), Luck.of("legal", seats, seed)
        while state.actors():
            actor = int(state.actor())
            if actor == CHANCE:
                state.apply(CHANCE, state.roll(luck))
                continue
            codes = candidates(state, actor)
            legal = [code for code in codes if not GAME.explain(state, actor, code)]
            assert legal == list(state.legal(actor))
            assert legal == [code for code in codes if state.allows(actor, code)]
            state.apply(actor, legal[luck.below(len(legal))])


@pytest.mark.rule("AKR-1.1", "AKR-4.4")
@pytest.mark.parametrize("direction", range(6))
def test_a_straight_city_fits_into_the_longest_game(direction: int) -> None:
    """Thirty tiles in a line, the most that a game has (AKR-5.3), all with exact legal moves."""
    state = GAME.new(make_setup(GAME, 2, {"long": True}))
    luck = Luck.of("line", direction)
    step = DIRECTIONS[direction]
    reference = Reference()
    at = 2 if direction % 2 == 0 else 1
    while state.actors():
        actor = int(state.actor())
        action = int(state.roll(luck) if actor == CHANCE else state.random_action(actor, luck))
        if actor == 0 and state.held != NOTHING:
            codes = [place_code(q, r, rot) for q, r, rot, _ in reference.placements()]
            assert codes == list(state.legal(0))
            action = int(place_code(at * step[0], at * step[1], direction))
            reference.place(faces(state.held), at * step[0], at * step[1], direction)
            at += 2
        state.apply(actor, action)
    assert 30 == reference.tiles
    assert [reference.value(district) for district in DISTRICTS] == list(
        tally(state.cities[0], 0).values
    )[1:]


@pytest.mark.rule("AKR-8.6", "AKR-8.8")
@pytest.mark.parametrize("level", ARCHITECTS)
def test_scores_of_the_architect_equal_the_reference(level: str) -> None:
    """Random collections from the box, all combinations of variants."""
    box = [tile["faces"] for tile in COMPONENTS["tiles"]]
    for seed in range(100 // SOME):
        luck = Luck.of("architect", level, seed)
        tiles = [box[luck.below(len(box))] for _ in range(luck.below(31))]
        stones = int(luck.below(10))
        for variants in VARIANTS:
            state = table(
                START.copy(),
                architect=ARCHITECTS.index(level) + 1,
                architect_stones=stones,
                collection=" ".join(tiles),
                variants=variants,
            )
            assert architect_points(tiles, stones, level, variants) == state.architect_score()


def test_shapes_of_reference_and_program_are_the_same_convention() -> None:
    """components.json: orientation k turns the tile k times by 60 degrees about hex a."""
    convention = COMPONENTS["convention"]["tile_shape_orientation_0"]
    assert [tuple(convention[name]) for name in "abc"] == shape(0, 0, 0)
    assert [DIRECTIONS[rot] for rot in range(6)] == [shape(0, 0, rot)[1] for rot in range(6)]
