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
from typing import TYPE_CHECKING, cast

from poleis.core.action_codes import ActionCodes
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
from poleis.core.sets import members
from poleis.core.setup import make_setup
from poleis.games.age_of_civilization.effects.effect import (
    NONE,
    OF_LEGACIES,
    OF_MAIN,
    OF_TECHNOLOGIES,
    OF_WONDERS,
)
from poleis.games.age_of_civilization.explain import cards
from poleis.games.age_of_civilization.rules import score_queries
from poleis.games.age_of_civilization.rules.edition import Edition
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.rules.realm import bring_into_force
from poleis.games.age_of_civilization.rules.records import ACTION_STEP

if TYPE_CHECKING:
    from poleis.games.age_of_civilization.game import AgeOfCivilizationGame

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


@functools.lru_cache(maxsize=16)
def reconstructed_lines(edition: Edition) -> frozenset[str]:
    """The lines that can score by a reconstructed ability of the end of the game."""
    abilities = {
        "main": [(card.row, "main") for card in edition.civilizations],
        "legacies": [(card.row, "legacy") for card in edition.civilizations],
        "technologies": [(card.row, "abilities") for card in edition.technologies],
        "wonders": [(card.row, "abilities") for card in edition.wonders],
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


def empty_table(game: AgeOfCivilizationGame) -> AgeOfCivilization:
    """A table for one player in the action step, before anything is laid on it."""
    state = game.new(make_setup(game, 1, {}))
    state.opponent = 0
    state.realms[0].coins = 0
    state.pools.civilization_deck = 0
    state.pools.wonder_deck = 0
    state.track.deck = 0
    state.pending.clear()
    state.push(ACTION_STEP, 0)
    return state


def read_player(game: AgeOfCivilizationGame, data: object) -> AgeOfCivilization:
    """A player as a position of one seat; BadPosition says what does not fit, with rule ids."""
    player = player_fields(data, PLAYER)
    state, edition = empty_table(game), game.edition
    realm = state.realms[0]
    number(player, "points", MANY)
    state.opponent = number(player, "opponent", MANY)
    realm.coins = number(player, "coins", MANY)
    realm.workers = number(player, "workers", int(edition.most_workers))
    realm.forts = number(player, "forts", int(edition.rounds))
    most = int(edition.most_civilizations)
    laid = chosen(player, "civilizations", edition.civilization_ids, most)
    for card in laid:
        realm.lay(card)
    realm.main = main_of(player, edition, laid)
    realm.special_card = special_of(player, edition)
    realm.technologies = technologies_of(player, edition, int(realm.special_card))
    wonders = chosen(player, "wonders", edition.wonder_ids, len(edition.wonder_ids))
    realm.wonders = sum(1 << wonder for wonder in wonders)
    bring_into_force(edition, realm)
    actions = edition.action_ids[: edition.ordinary]
    open_ = chosen(player, "open", actions, int(edition.open_cards))
    for position in range(edition.positions):
        is_open = position < len(open_)
        state.track.cards[position] = open_[position] if is_open else edition.plague
    return state


def main_of(data: Data, edition: Edition, laid: list[int]) -> int:
    """The main civilization, or NONE: one of those that the player has (AOC-5.3)."""
    main = data.get("main")
    if main is None:
        return laid[-1] if laid else NONE
    if main not in [edition.civilization_ids[card] for card in laid]:
        said = "main: {name} is not among the civilizations"
        raise BadPosition.saying("age_of_civilization-pad-no-main", said, name=shown(main))
    return edition.civilization_ids.index(str(main))


def special_of(data: Data, edition: Edition) -> int:
    """The special technology card on the board, or NONE."""
    special = data.get("special")
    if special is None:
        return NONE
    if special not in edition.special_ids:
        raise not_there("special", special)
    return edition.special_ids.index(str(special))


def technologies_of(data: Data, edition: Edition, special_card: int) -> int:
    """The technologies as a set: those that could be unlocked in some order (AOC-9.2, AOC-12.4)."""
    board = cards.places_of(edition, special_card)
    left = chosen(data, "technologies", edition.technology_ids, len(board))
    for technology in left:
        if technology not in board:
            said = "technologies: {name} is not on this board (AOC-12.4)"
            name = edition.technology_ids[technology]
            raise BadPosition.saying("age_of_civilization-pad-covered", said, name=name)
    learned, places = 0, 0
    while left:
        found = [place for place in members(edition.reachable(places)) if board[place] in left]
        if not found:
            said = "technologies: {name} needs one that leads to it (AOC-9.2)"
            name = edition.technology_ids[left[0]]
            raise BadPosition.saying("age_of_civilization-pad-no-way", said, name=name)
        places |= 1 << found[0]
        learned |= 1 << board[found[0]]
        left.remove(board[found[0]])
    return learned


class AgeOfCivilizationPad:
    """Scores and plans for players of the physical game."""

    fields: tuple[str, ...] = ("do", "workers", "coins")

    def __init__(self, game: AgeOfCivilizationGame) -> None:
        self.game = game

    @property
    def board(self) -> PadBoard:
        from poleis.games.age_of_civilization.ui.scorepad_board import AgeOfCivilizationPadBoard

        return AgeOfCivilizationPadBoard(self.game)

    def score(self, data: object) -> dict[str, object]:
        """Points, the abilities of the end of the game by card, strength, and the total."""
        state = read_player(self.game, data)
        points = number(cast(Data, data), "points", MANY)
        abilities: dict[str, int] = {}
        for _, card, amount in score_queries.final_points(state, 0):
            name = self.game.edition.card_ids[card]
            abilities[name] = abilities.get(name, 0) + amount
        return {
            "points": points,
            "abilities": abilities,
            "strength": cards.strength(state, 0),
            "total": points + sum(abilities.values()),
        }

    def sheet(self, data: object) -> list[ScoreLine]:
        """The same with the rules that give the points."""
        found = score_queries.points_by_origin(read_player(self.game, data), 0)
        points = number(cast(Data, data), "points", MANY)
        lines = [ScoreLine(key, found[origin], ("AOC-10.1",)) for origin, key in LINES]
        return marked(
            [ScoreLine("during_game", points, ("AOC-1.2",)), *lines],
            reconstructed_lines(self.game.edition),
        )

    def moves(self, data: object) -> list[list[int | str]]:
        """The actions that the player can perform now, with workers and coins; sorted."""
        state, edition = read_player(self.game, data), self.game.edition
        research = int(edition.research)
        found: list[list[int | str]] = []
        for action in about(state, edition.action_kinds.perform):
            workers = cards.workers_needed(state, 0, action)
            after = state.clone()
            after.apply(0, edition.action_kinds.perform.code(action))
            codes = edition.action_kinds.unlock
            technologies = about(after, codes) if action == research else []
            for technology in technologies:
                name = edition.technology_ids[technology]
                found.append([f"research {name}", workers, cards.price(state, 0, research, name)])
            if not technologies:
                name = edition.action_ids[action]
                found.append([name, workers, cards.price(state, 0, action)])
        return sorted(found, key=lambda row: str(row[0]))

    def sheets(self, players: list[object]) -> list[list[ScoreLine]]:
        """The sheets of the players of one game."""
        return [self.sheet(player) for player in around_the_table(self.game, players)]

    def rank(self, players: list[object]) -> dict[str, object]:
        """The players of one game: their sheets and places (AOC-10.2)."""
        sheets = []
        results = []
        for player in around_the_table(self.game, players):
            found = self.score(player)
            sheets.append(found)
            results.append((found["total"], player.get("workers", 0), player.get("coins", 0)))
        ranked = cast(list[tuple[int, int, int]], results)
        return {"cities": sheets, "places": places(ranked)}


def about(state: AgeOfCivilization, codes: ActionCodes) -> list[int]:
    """The legal actions of one kind, by the numbers of what they are about."""
    return [int(codes.first_arg(code)) for code in state.legal(0) if codes.holds(code)]


def around_the_table(game: AgeOfCivilizationGame, players: list[object]) -> list[Data]:
    """The players of one game, each with the highest strength among the others (AOC-1.10).

    Alone one has the virtual opponent that was given (AOC-13.6), and only alone forts (AOC-14.8).
    Every card is there once (AOC-2).
    """
    check_count(players, MOST_PLAYERS)
    tables = [read_nth(game, index, player) for index, player in enumerate(players)]
    strengths = [cards.strength(table, 0) for table in tables]
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


def read_nth(game: AgeOfCivilizationGame, index: int, player: object) -> AgeOfCivilization:
    """One of several players; the error names its index."""
    with naming(f"player {index}"):
        return read_player(game, player)
