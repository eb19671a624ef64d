"""The score pad and planner: players of a physical game, given as JSON.

    {"points": 17, "coins": 5, "workers": 2, "civilizations": ["egypt", "arabs"], "main": "arabs",
     "technologies": ["writing", "education"], "wonders": ["petra"], "special": null,
     "opponent": 3, "open": ["culture", "trade", "hunting"]}

Everything may be left out. *points* are those on the score track; the abilities of the end of the
game are added. *main* is the last civilization of the list if it is not given. *opponent* is the
highest strength among the others, which only matters to "most strength"; among the players of one
game it is reckoned. *open* are the actions of the three cards under the permanent card, for the
planner.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.errors import BadPosition
from poleis.core.explain import Line
from poleis.games.age_of_civilization import scoring
from poleis.games.age_of_civilization.board import available
from poleis.games.age_of_civilization.data import (
    ACTIONS,
    CIVILIZATIONS,
    MOST_CIVILIZATIONS,
    MOST_WORKERS,
    OPEN_CARDS,
    ORDINARY,
    PLAGUE,
    POSITIONS,
    RESEARCH,
    SPECIAL_CARDS,
    TECHNOLOGIES,
    WONDERS,
    bits_of,
    members,
)
from poleis.games.age_of_civilization.effects import (
    enter,
    legacy_of,
    main_of,
    price_of,
    strength,
    technology_holder,
    wonder_holder,
    workers_for,
)
from poleis.games.age_of_civilization.layout import (
    ACTION_STEP,
    BUILT,
    COINS,
    COVER,
    LEARNED,
    MAIN,
    REALM,
    REALMS,
    RIVAL,
    ROUND,
    SEATS,
    STACKED,
    TRACK,
    WORKERS,
    push,
    realm,
)
from poleis.games.age_of_civilization.reading import CARDS
from poleis.games.age_of_civilization.scoring import (
    OF_LEGACIES,
    OF_MAIN,
    OF_TECHNOLOGIES,
    OF_WONDERS,
)
from poleis.games.age_of_civilization.turns import performable, researchable
from poleis.games.age_of_civilization.vocabulary import ABOUT_NOTHING

PLAYER = {
    "points", "coins", "workers", "civilizations", "main", "technologies", "wonders", "special",
    "opponent", "open", "name",
}  # fmt: skip
MANY = 1000
LINES = (
    (OF_MAIN, "main"),
    (OF_LEGACIES, "legacies"),
    (OF_TECHNOLOGIES, "technologies"),
    (OF_WONDERS, "wonders"),
)


def whole(data: dict[str, object], key: str, most: int) -> int:
    """A number of the player; zero if it is not given."""
    value = data.get(key, 0)
    if type(value) is not int or not 0 <= value <= most:
        raise BadPosition(f"{key} must be a whole number from 0 to {most}, not {value!r:.40}")
    return value


def chosen(data: dict[str, object], key: str, names: Sequence[str], most: int) -> list[int]:
    """The numbers of the cards in a list of the player."""
    value = data.get(key, [])
    if not isinstance(value, list) or len(value) > most:
        raise BadPosition(f"{key} must be a list of at most {most}, not {value!r:.40}")
    for name in value:
        if name not in names:
            raise BadPosition(f"{key}: there is no {name!r:.40}")
    if len(set(value)) < len(value):
        raise BadPosition(f"{key}: one card stands twice")
    return [names.index(name) for name in value]


def read_player(data: object) -> vec[i64]:
    """A player as a position of one seat; BadPosition says what does not fit, with rule ids."""
    if not isinstance(data, dict):
        raise BadPosition(f"a player must be an object, not {data!r:.40}")
    if unknown := data.keys() - PLAYER:
        raise BadPosition(f"a player has no {', '.join(sorted(map(repr, unknown)))}")
    v = vec[i64]([0] * (REALMS + REALM))
    me = realm(0)
    v[SEATS] = 1
    v[ROUND] = 1
    v[RIVAL] = whole(data, "opponent", MANY)
    v[me + COINS] = whole(data, "coins", MANY)
    v[me + WORKERS] = whole(data, "workers", int(MOST_WORKERS))
    read_civilizations(v, data)
    read_technologies(v, data)
    for wonder in chosen(data, "wonders", WONDERS, len(WONDERS)):
        v[me + BUILT] |= 1 << wonder
        enter(v, me, wonder_holder(wonder))
    cards = chosen(data, "open", ACTIONS[:ORDINARY], int(OPEN_CARDS))
    for position in range(POSITIONS):
        v[TRACK + position] = 1 + (cards[position] if position < len(cards) else PLAGUE)
    push(v, ACTION_STEP, 0, 0)
    return v


def read_civilizations(v: vec[i64], data: dict[str, object]) -> None:
    """At most three, one of them the main one (AOC-5.2)."""
    me = realm(0)
    stacked = chosen(data, "civilizations", CIVILIZATIONS, int(MOST_CIVILIZATIONS))
    for place, card in enumerate(stacked):
        v[me + STACKED + place] = card + 1
        enter(v, me, legacy_of(card))
    if not stacked:
        return
    main = data.get("main") or CIVILIZATIONS[stacked[-1]]
    if main not in [CIVILIZATIONS[card] for card in stacked]:
        raise BadPosition(f"main: {main!r:.40} is not among the civilizations")
    v[me + MAIN] = CIVILIZATIONS.index(str(main)) + 1
    enter(v, me, main_of(v[me + MAIN] - 1))


def read_technologies(v: vec[i64], data: dict[str, object]) -> None:
    """Those that could be unlocked in some order (AOC-9.2, AOC-12.4)."""
    me = realm(0)
    special = data.get("special")
    if special is not None:
        if special not in SPECIAL_CARDS:
            raise BadPosition(f"special: there is no {special!r:.40}")
        v[me + COVER] = SPECIAL_CARDS.index(str(special)) + 1
    left = bits_of([TECHNOLOGIES[n] for n in chosen(data, "technologies", TECHNOLOGIES, 9)],
                   TECHNOLOGIES)  # fmt: skip
    while left:
        found = members(int(available(v, me)) & left)
        if not found:
            name = TECHNOLOGIES[members(left)[0]]
            raise BadPosition(f"technologies: {name} needs one that leads to it (AOC-9.2)")
        v[me + LEARNED] |= 1 << found[0]
        enter(v, me, technology_holder(found[0]))
        left &= ~(1 << found[0])


class AgeOfCivilizationPad:
    """Scores and plans for players of the physical game."""

    fields = ("do", "workers", "coins")

    def score(self, data: object) -> dict[str, object]:
        """Points, the abilities of the end of the game by card, strength, and the total."""
        v = read_player(data)
        points = whole(cast(dict[str, object], data), "points", MANY)
        abilities: dict[str, int] = {}
        for _, card, amount in scoring.final_points(v, 0):
            abilities[CARDS[card]] = abilities.get(CARDS[card], 0) + amount
        return {
            "points": points,
            "abilities": abilities,
            "strength": int(strength(v, realm(0))),
            "total": points + sum(abilities.values()),
        }

    def sheet(self, data: object) -> list[Line]:
        """The same with the rules that give the points."""
        found = scoring.breakdown(read_player(data), 0)
        points = whole(cast(dict[str, object], data), "points", MANY)
        lines = [Line(key, found[source], ("AOC-10.1",)) for source, key in LINES]
        return [Line("during_game", points, ("AOC-1.2",)), *lines]

    def moves(self, data: object) -> list[list[int | str]]:
        """The actions that the player can perform now, with workers and coins; sorted."""
        v = read_player(data)
        me = realm(0)
        found: list[list[int | str]] = []
        for action in members(int(performable(v, 0))):
            workers = int(workers_for(v, me, action))
            if action == RESEARCH and available(v, me):
                for technology in members(int(researchable(v, 0))):
                    price = int(price_of(v, 0, RESEARCH, technology))
                    found.append([f"research {TECHNOLOGIES[technology]}", workers, price])
            else:
                price = int(price_of(v, 0, action, ABOUT_NOTHING))
                found.append([ACTIONS[action], workers, price])
        return sorted(found, key=lambda row: str(row[0]))

    def rank(self, players: list[object]) -> dict[str, object]:
        """The players of one game: their sheets and places (AOC-10.2)."""
        strengths = [int(strength(v, realm(0))) for v in map(read_nth, enumerate(players))]
        sheets = []
        results = []
        for index, player in enumerate(cast(list[dict[str, object]], players)):
            others = strengths[:index] + strengths[index + 1 :]
            sheet = self.score({**player, "opponent": max(others, default=0)})
            sheets.append(sheet)
            results.append((sheet["total"], player.get("workers", 0), player.get("coins", 0)))
        ranked = cast(list[tuple[int, int, int]], results)
        places = [1 + sum(other > mine for other in ranked) for mine in ranked]
        return {"cities": sheets, "places": places}


def read_nth(numbered: tuple[int, object]) -> vec[i64]:
    """One of several players; the error names its index."""
    index, player = numbered
    try:
        return read_player(player)
    except BadPosition as error:
        raise BadPosition(f"player {index}: {error}") from error
