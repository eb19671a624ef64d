"""What a move of Akropolis prepares: plazas and districts that suit each other, places above."""

from __future__ import annotations

from poleis.core.explain import Message, Value
from poleis.games.akropolis.explain.predicates import Cell, cells_of
from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.hexes import DISTRICTS, QUARRY
from poleis.games.akropolis.rules.position import Akropolis
from poleis.games.akropolis.rules.scoring import Tally, tally
from poleis.games.akropolis.ui.messages import district_of


def move_reasons(known: Akropolis, seat: int, action: int) -> tuple[Message, ...]:
    """What a take or a placement prepares, the most useful first."""
    city = known.cities[seat]
    before = tally(city, known.variants)
    if known.edition.take.holds(action):
        return tuple(_taken(known, int(known.edition.slot_of(action)), before))
    after = city.copy()
    after.place(known.held, *known.edition.place.split(action))
    return tuple(_placed(city, after, before, tally(after, known.variants)))


def _taken(known: Akropolis, slot: int, own: Tally) -> list[Message]:
    """Plazas for districts that the city has, then districts for its plazas (AKR-6.1)."""
    tile, tiles = known.market[slot - 1], known.edition.tiles
    kinds = dict.fromkeys(int(tiles.kind(tile, which)) for which in range(3))
    plazas, found = [], []
    for kind in kinds:
        if kind == QUARRY:
            continue
        district = district_of(kind)
        name, value, stars = DISTRICTS[district - 1], own.values[district], own.stars[district]
        if kind > QUARRY and value:
            plaza = Message(f"akropolis-hex-{name}-plaza")
            plazas.append(Message("akropolis-reason-plaza", {"plaza": plaza, "n": int(value)}))
        elif kind < QUARRY and stars:
            title = Message(f"akropolis-sheet-{name}")
            args: dict[str, Value] = {"name": title, "stars": int(stars)}
            found.append(Message("akropolis-reason-districts", args))
    return plazas + found


def _placed(city: City, after: City, before: Tally, later: Tally) -> list[Message]:
    """Stars that wait for districts, districts that wait for stars, and new places above."""
    found = []
    for district, name in enumerate(DISTRICTS, 1):
        title = Message(f"akropolis-sheet-{name}")
        value, stars = int(later.values[district]), int(later.stars[district])
        if stars > before.stars[district] and not value:
            found.append(Message("akropolis-reason-stars", {"name": title, "stars": stars}))
        elif value > before.values[district] and not stars:
            found.append(Message("akropolis-reason-value", {"name": title, "n": value}))
    more = len(_places_above(after)) - len(_places_above(city))
    if more > 0:
        found.append(Message("akropolis-reason-above", {"n": more}))
    return found


def _places_above(city: City) -> set[frozenset[Cell]]:
    """The places for a tile on level 2 or higher, however it is turned."""
    return {frozenset(cells_of(q, r, turn)) for q, r, turn, level in city.placements() if level > 1}
