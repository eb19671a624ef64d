"""The score pad and planner: players of a physical game, given as JSON.

    {"points": 17, "coins": 5, "workers": 2, "civilizations": ["egypt", "arabs"], "main": "arabs",
     "technologies": ["writing", "education"], "wonders": ["petra"], "special": null,
     "forts": 0, "opponent": 3, "open": ["culture", "trade", "hunting"]}

Everything may be left out. *points* are those on the score track; the abilities of the end of the
game are added. *main* is the last civilization of the list if it is not given. *forts* are the fort
tokens of the scenario Mongol devastation. *opponent* is the highest strength among the others,
which only matters to "most strength"; among several players of one game it is reckoned. *open* are
the actions of the three cards under the permanent card, for the planner.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import cast

from poleis.core.errors import BadPosition
from poleis.core.explain import ScoreLine
from poleis.core.game import PadBoard, places
from poleis.core.provenance import has_reconstructed, marked, source_of
from poleis.core.scorepad_input import (
    Data,
    check_count,
    naming,
    not_there,
    player_fields,
    shown,
    whole,
)
from poleis.games.age_of_civilization.effects.reader import CARDS
from poleis.games.age_of_civilization.explain import cards
from poleis.games.age_of_civilization.load.consistency import effects_in_force
from poleis.games.age_of_civilization.rules import layout, score_queries
from poleis.games.age_of_civilization.rules.data import (
    ACTIONS,
    BOARD,
    CIVILIZATIONS,
    COMPONENTS,
    MOST_CIVILIZATIONS,
    MOST_WORKERS,
    OPEN_CARDS,
    ORDINARY,
    PLAGUE,
    POSITIONS,
    RESEARCH,
    ROUNDS,
    SPECIAL_CARDS,
    TECHNOLOGIES,
    WONDERS,
)
from poleis.games.age_of_civilization.rules.layout import realm
from poleis.games.age_of_civilization.rules.position import PERFORM, UNLOCK, AgeOfCivilization
from poleis.games.age_of_civilization.rules.score_queries import (
    OF_LEGACIES,
    OF_MAIN,
    OF_TECHNOLOGIES,
    OF_WONDERS,
)
from poleis.games.age_of_civilization.rules.setup import first_position
from poleis.games.age_of_civilization.rules.technology_board import reachable, technology_at

PLAYER = {
    "points", "coins", "workers", "civilizations", "main", "technologies", "wonders", "special",
    "forts", "opponent", "open", "name",
}  # fmt: skip
MANY = 1000
MOST_PLAYERS = 4
LINES = (
    (OF_MAIN, "main"),
    (OF_LEGACIES, "legacies"),
    (OF_TECHNOLOGIES, "technologies"),
    (OF_WONDERS, "wonders"),
)


@functools.cache
def reconstructed_lines() -> frozenset[str]:
    """The lines that can score by a reconstructed ability of the end of the game."""
    civilizations = COMPONENTS["civilizations"]
    special = COMPONENTS["special_technologies"]["cards"]
    technologies = [card[half] for card in special for half in ("bottom", "middle")]
    abilities = {
        "main": [(card, "main") for card in civilizations],
        "legacies": [(card, "legacy") for card in civilizations],
        "technologies": [
            (card, "abilities") for card in (*COMPONENTS["technologies"], *technologies)
        ],
        "wonders": [(card, "abilities") for card in COMPONENTS["wonders"]],
    }
    return frozenset(
        line
        for line, cards in abilities.items()
        for card, field in cards
        for ability in card[field]
        if ability["trigger"] == "end_of_game"
        and has_reconstructed(ability, source_of(card, field))
    )


def number(data: Data, key: str, most: int) -> int:
    """A number of the player; zero if it is not given."""
    return whole(data.get(key, 0), key, 0, most)


def chosen(data: Data, key: str, names: Sequence[str], most: int) -> list[int]:
    """The numbers of the cards in a list of the player."""
    value = data.get(key, [])
    if not isinstance(value, list) or len(value) > most:
        said = "{key} must be a list of at most {most}, not {value}"
        raise BadPosition.saying("pad-list-most", said, key=key, most=most, value=shown(value))
    for name in value:
        if name not in names:
            raise not_there(key, name)
    if len(set(value)) < len(value):
        said = "{key}: one card stands twice"
        raise BadPosition.saying("age_of_civilization-pad-twice", said, key=key)
    return [names.index(name) for name in value]


@functools.cache
def _table() -> AgeOfCivilization:
    """A table for one player in the action step, before anything is laid on it."""
    state = first_position(1)
    for place in range(layout.ROUND, len(state.v)):
        state.v[place] = 0
    state.v[layout.ROUND] = 1
    layout.push(state.v, layout.ACTION_STEP, 0, 0)
    return state


def read_player(data: object) -> AgeOfCivilization:
    """A player as a position of one seat; BadPosition says what does not fit, with rule ids."""
    player = player_fields(data, PLAYER)
    state = _table().clone()
    v, me = state.v, int(realm(0))
    number(player, "points", MANY)
    v[layout.RIVAL] = number(player, "opponent", MANY)
    v[me + layout.COINS] = number(player, "coins", MANY)
    v[me + layout.WORKERS] = number(player, "workers", int(MOST_WORKERS))
    v[me + layout.FORTS] = number(player, "forts", int(ROUNDS))
    stacked = chosen(player, "civilizations", CIVILIZATIONS, int(MOST_CIVILIZATIONS))
    for place, card in enumerate(stacked):
        v[me + layout.STACKED + place] = card + 1
    v[me + layout.MAIN] = main_of(player, stacked)
    v[me + layout.COVER] = special_of(player)
    v[me + layout.LEARNED] = technologies_of(player, int(v[me + layout.COVER]))
    v[me + layout.BUILT] = sum(1 << n for n in chosen(player, "wonders", WONDERS, len(WONDERS)))
    for word, effects in enumerate(effects_in_force(state.numbers(), me)):
        v[me + layout.ACTIVE + word] = effects
    open_ = chosen(player, "open", ACTIONS[:ORDINARY], int(OPEN_CARDS))
    for position in range(POSITIONS):
        v[layout.TRACK + position] = 1 + (open_[position] if position < len(open_) else PLAGUE)
    return state


def main_of(data: Data, stacked: list[int]) -> int:
    """The main civilization, plus one: one of those that the player has (AOC-5.3)."""
    main = data.get("main")
    if main is None:
        return stacked[-1] + 1 if stacked else 0
    if main not in [CIVILIZATIONS[card] for card in stacked]:
        said = "main: {name} is not among the civilizations"
        raise BadPosition.saying("age_of_civilization-pad-no-main", said, name=shown(main))
    return CIVILIZATIONS.index(str(main)) + 1


def special_of(data: Data) -> int:
    """The special technology card on the board, plus one."""
    special = data.get("special")
    if special is None:
        return 0
    if special not in SPECIAL_CARDS:
        raise not_there("special", special)
    return SPECIAL_CARDS.index(str(special)) + 1


def technologies_of(data: Data, cover: int) -> int:
    """The technologies as a set: those that could be unlocked in some order (AOC-9.2, AOC-12.4)."""
    left = chosen(data, "technologies", TECHNOLOGIES, BOARD)
    board = [technology_at(cover, place) for place in range(BOARD)]
    for technology in left:
        if technology not in board:
            said = "technologies: {name} is not on this board (AOC-12.4)"
            name = TECHNOLOGIES[technology]
            raise BadPosition.saying("age_of_civilization-pad-covered", said, name=name)
    learned, places = 0, 0
    while left:
        found = [place for place in range(BOARD)
                 if board[place] in left and reachable(places) >> place & 1]  # fmt: skip
        if not found:
            said = "technologies: {name} needs one that leads to it (AOC-9.2)"
            name = TECHNOLOGIES[left[0]]
            raise BadPosition.saying("age_of_civilization-pad-no-way", said, name=name)
        places |= 1 << found[0]
        learned |= 1 << board[found[0]]
        left.remove(board[found[0]])
    return learned


class AgeOfCivilizationPad:
    """Scores and plans for players of the physical game."""

    fields = ("do", "workers", "coins")

    @property
    def board(self) -> PadBoard:
        from poleis.games.age_of_civilization.ui.scorepad_board import AgeOfCivilizationPadBoard

        return AgeOfCivilizationPadBoard()

    def score(self, data: object) -> dict[str, object]:
        """Points, the abilities of the end of the game by card, strength, and the total."""
        state = read_player(data)
        points = number(cast(Data, data), "points", MANY)
        abilities: dict[str, int] = {}
        for _, card, amount in score_queries.final_points(state, 0):
            abilities[CARDS[card]] = abilities.get(CARDS[card], 0) + amount
        return {
            "points": points,
            "abilities": abilities,
            "strength": cards.strength(state.numbers(), 0),
            "total": points + sum(abilities.values()),
        }

    def sheet(self, data: object) -> list[ScoreLine]:
        """The same with the rules that give the points."""
        found = score_queries.breakdown(read_player(data), 0)
        points = number(cast(Data, data), "points", MANY)
        lines = [ScoreLine(key, found[source], ("AOC-10.1",)) for source, key in LINES]
        return marked(
            [ScoreLine("during_game", points, ("AOC-1.2",)), *lines], reconstructed_lines()
        )

    def moves(self, data: object) -> list[list[int | str]]:
        """The actions that the player can perform now, with workers and coins; sorted."""
        state = read_player(data)
        v = state.numbers()
        found: list[list[int | str]] = []
        for action in codes(state, PERFORM, len(ACTIONS)):
            workers = cards.workers_needed(v, 0, action)
            after = state.clone()
            after.apply(0, PERFORM + action)
            technologies = codes(after, UNLOCK, len(TECHNOLOGIES)) if action == RESEARCH else []
            for technology in technologies:
                name = TECHNOLOGIES[technology]
                found.append([f"research {name}", workers, cards.price(v, 0, RESEARCH, name)])
            if not technologies:
                found.append([ACTIONS[action], workers, cards.price(v, 0, action)])
        return sorted(found, key=lambda row: str(row[0]))

    def sheets(self, players: list[object]) -> list[list[ScoreLine]]:
        """The sheets of the players of one game."""
        return [self.sheet(player) for player in around_the_table(players)]

    def rank(self, players: list[object]) -> dict[str, object]:
        """The players of one game: their sheets and places (AOC-10.2)."""
        sheets = []
        results = []
        for player in around_the_table(players):
            found = self.score(player)
            sheets.append(found)
            results.append((found["total"], player.get("workers", 0), player.get("coins", 0)))
        ranked = cast(list[tuple[int, int, int]], results)
        return {"cities": sheets, "places": places(ranked)}


def codes(state: AgeOfCivilization, first: int, size: int) -> list[int]:
    """The legal actions of one kind, by the numbers of what they are about."""
    return [int(code) - first for code in state.legal(0) if first <= code < first + size]


def around_the_table(players: list[object]) -> list[Data]:
    """The players of one game, each with the highest strength among the others (AOC-1.10).

    Alone one has the virtual opponent that was given (AOC-13.6), and only alone forts (AOC-14.8).
    Every card is there once (AOC-2).
    """
    check_count(players, MOST_PLAYERS)
    strengths = [cards.strength(read_nth(n, player), 0) for n, player in enumerate(players)]
    found = cast(list[Data], players)
    owned = [card for player in found for card in cards_of(player)]
    for card in owned:
        if owned.count(card) > 1:
            said = "two players have {card} (AOC-2.1)"
            raise BadPosition.saying("age_of_civilization-pad-one-card", said, card=card)
    if len(found) == 1:
        return found
    for index, player in enumerate(found):
        if player.get("forts"):
            with naming(f"player {index}"):
                said = "forts: only who plays alone has them (AOC-14.8)"
                raise BadPosition.saying("age_of_civilization-pad-alone", said)
    return [
        {**player, "opponent": max(strengths[:index] + strengths[index + 1 :])}
        for index, player in enumerate(found)
    ]


def cards_of(player: Data) -> list[str]:
    """The cards of which there is one in the box; the player was read before."""
    special = [player["special"]] if player.get("special") else []
    piles = [player.get("civilizations", []), player.get("wonders", []), special]
    return [str(card) for pile in piles for card in cast(list[object], pile)]


def read_nth(index: int, player: object) -> list[int]:
    """One of several players; the error names its index."""
    with naming(f"player {index}"):
        return read_player(player).numbers()
