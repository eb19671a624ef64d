"""Edition: the printed values of one box, read from components.json.

Nothing here is known before the file is read, so two editions can be played in one process. Cards
are numbered in the order of the file, and a set of cards is a number with a bit for each. What
cards do is added by `effects.reader`, the codes of actions by `rules.codes`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.sets import lowest
from poleis.games.age_of_civilization.effects.effect import (
    FIRST_ACTION_EVENT,
    NONE,
    Condition,
    Effect,
)
from poleis.games.age_of_civilization.rules.codes import ActionKinds, OutcomeKinds

Row = dict[str, Any]
"""An object of components.json."""

# ---- what the rules fix: the technology board, corner symbols, solo modes

COLUMNS: Final = ("left", "middle", "right")
BOARD: Final = 9
"""Places of a technology board: three levels of three columns, bottom left first (AOC-9.1)."""
TOP_LEVEL: Final = 0b111000000
"""The places of the top level, as a set."""
NO_SYMBOL: Final = 0
WAR_SYMBOL: Final = 1
SACRIFICE_SYMBOL: Final = 2
SYMBOLS: Final[dict[str | None, int]] = {
    None: NO_SYMBOL,
    "war": WAR_SYMBOL,
    "sacrifice": SACRIFICE_SYMBOL,
}
CLASH: Final = "clash"
PLAGUE_CARD: Final = "plague"
RETURN_OF_THE_PLAGUE: Final = "return_of_the_plague"


def ids(rows: Sequence[Row]) -> tuple[str, ...]:
    """The ids of rows of components.json."""
    return tuple([str(row["id"]) for row in rows])


def bits_of(members: Iterable[str], names: Sequence[str]) -> int:
    """The set of some cards, as a number with a bit for each."""
    bits = 0
    for member in members:
        bits |= 1 << names.index(member)
    return bits


# ---- cards, tokens and spaces


@final
class Action:
    """An action: what its space costs and what it does (AOC-6.5, AOC-14)."""

    def __init__(self, row: Row) -> None:
        self.id: str = str(row["id"])
        self.row: Row = row
        self.workers: i64 = i64(row["workers"])
        self.price: i64 = i64(row["coins"])
        self.is_red: bool = bool(row["sacrificed"])
        self.spaces: i64 = i64(row["spaces"])
        self.is_permanent: Any | bool = row.get("card") == "permanent"
        self.modified_as: i64 = NONE
        """The ordinary action whose modifiers apply to it; NONE: none do (AOC-14.11)."""
        self.effects: list[Effect] = []


@final
class TrackCard:
    """A card of the time track, with the symbol in its corner (AOC-8.7)."""

    def __init__(self, id: str, symbol: i64) -> None:
        self.id = id
        self.symbol = symbol


@final
class Civilization:
    """A civilization card (AOC-2.2)."""

    def __init__(self, row: Row) -> None:
        self.id: str = str(row["id"])
        self.row: Row = row
        self.population: i64 = i64(row["population"]["value"])
        self.main: list[Effect] = []
        self.legacy: list[Effect] = []


@final
class Technology:
    """A technology of the board or of a special technology card (AOC-9, AOC-12.4)."""

    def __init__(self, row: Row) -> None:
        self.id: str = str(row["id"])
        self.row: Row = row
        self.effects: list[Effect] = []


@final
class Wonder:
    """A wonder card (AOC-10.1)."""

    def __init__(self, row: Row) -> None:
        self.id: str = str(row["id"])
        self.row: Row = row
        self.effects: list[Effect] = []


@final
class SpecialCard:
    """A special technology card: it covers the two lower places of a column (AOC-12.2)."""

    def __init__(self, row: Row, bottom: i64) -> None:
        self.id: str = str(row["id"])
        self.row: Row = row
        self.column: i64 = i64(COLUMNS.index(row["column"]))
        self.bottom = bottom
        """Its lower technology; the upper one is the next."""


@final
class Token:
    """An event token above the time track (AOC-12.9, AOC-14.3)."""

    def __init__(self, id: str, row: Row) -> None:
        self.id = id
        self.row: Row = row
        self.whom: Condition = Condition()
        """Whom it concerns; all are found before it hits anybody (AOC-1.17)."""
        self.effects: list[Effect] = []


@final
class Order:
    """An order of the Silk Road: its price, its condition, its points (AOC-14.6)."""

    def __init__(self, row: Row, technologies: Sequence[str]) -> None:
        self.id: str = str(row["id"])
        self.row: Row = row
        self.coins: i64 = i64(row["pay"].get("coins", 0))
        self.workers: i64 = i64(row["pay"].get("workers", 0))
        self.points: i64 = i64(row["points"])
        condition: Row = row["condition"] or {}
        needed = [condition["owns_technology"]] if "owns_technology" in condition else []
        self.technologies: i64 = i64(bits_of(needed, technologies))
        """The technologies that must be unlocked, as a set."""
        self.strength: i64 = i64(condition.get("min_strength", 0))
        self.wonders: i64 = i64(condition.get("min_wonders", 0))


# ---- solo games


@final
class SoloGame:
    """Clash or a scenario: how it begins and what it changes (AOC-13.1, AOC-14.2)."""

    def __init__(self, row: Row, edition: Edition) -> None:
        self.id: str = str(row["id"])
        self.row: Row = row
        self.coins: i64 = i64(row["start"]["coins"])
        self.civilizations: i64 = i64(bits_of(row["civilization_deck"], edition.civilization_ids))
        born = row["start"].get("main_civilization")
        self.first_born: i64 = i64(NONE if born is None else edition.civilization_ids.index(born))
        """The civilization born in round 1 without choice (AOC-14.7)."""
        wonders = row["wonder_pool"]["from"]
        listed = edition.wonder_ids if wonders == "all" else wonders
        self.wonders: i64 = i64(bits_of(listed, edition.wonder_ids))
        self.wonder_pool: i64 = i64(row["wonder_pool"]["size"])
        self.opponent: i64 = i64(row["opponent_strength"]["start"])
        self.opponent_growth: i64 = i64(row["opponent_strength"]["per_round"])
        self.always_war: bool = bool(row.get("war_every_round", False))
        self.locked: i64 = i64(bits_of(row["locked_technologies"], edition.technology_ids))
        self.order_row: i64 = i64(row["orders"]["face_up_at_start"] if "orders" in row else 0)
        self.track: vec[i64]
        self.track_deck: i64
        self.track, self.track_deck = edition.lay_out(
            row["track"]["replace"], row["track"]["fixed_positions"]
        )
        self.tokens: vec[i64] = vec[i64]([NONE] * int(edition.positions))
        for position, token in row["special_events"].items():
            self.tokens[int(position) - 1] = edition.token_ids.index(token)
        self.rebirth_round: i64 = 0
        """From this round on Culture gives more points (AOC-14.9); 0: never."""
        self.rebirth_points: i64 = 0
        if "extra_rules" in row:
            rebirth: Row = row["extra_rules"]["rebirth"]
            plague: Row = row["extra_rules"][RETURN_OF_THE_PLAGUE]
            self.rebirth_round = i64(rebirth["from_round"])
            self.rebirth_points = i64(rebirth["culture_points"])
            self.tokens[int(plague["position"]) - 1] = edition.token_ids.index(RETURN_OF_THE_PLAGUE)


def clash_row(data: Row) -> Row:
    """Clash, written like a scenario (AOC-13.1)."""
    clash: Row = data["solo_clash"]
    removed = clash["removed_civilizations"]
    return {
        "id": CLASH,
        "civilization_deck": [card for card in ids(data["civilizations"]) if card not in removed],
        "wonder_pool": {"size": clash["wonder_pool"], "from": "all"},
        "start": {"coins": clash["start_coins"]},
        "track": {"replace": {}, "fixed_positions": {str(clash["plague_position"]): PLAGUE_CARD}},
        "locked_technologies": [],
        "opponent_strength": {"start": 0, "per_round": clash["opponent_strength_per_round"]},
        "special_events": {},
    }


# ---- the box


@final
class Edition:
    """Every printed value of components.json; the data must have been checked.

    `effects.reader.read_edition` makes one that is complete.
    """

    action_kinds: ActionKinds
    outcome_kinds: OutcomeKinds

    def __init__(self, data: Row) -> None:
        self.data: Row = data
        self.read_constants(data["constants"], data["draft"])
        self.read_actions()
        self.read_cards()
        self.read_board()
        self.read_track()
        self.effects: list[Effect] = []
        """Every effect: those of cards event by event, then those of spaces and tokens."""
        self.first_effect: vec[i64] = vec[i64]([0] * int(self.events()))
        """The number of the first effect of each event."""
        scenarios: list[Row] = data["road_to_glory"]["scenarios"]
        self.solo_games: list[SoloGame] = [
            SoloGame(row, self) for row in [clash_row(data), *scenarios]
        ]
        """Clash, then the scenarios."""
        self.solo_ids: tuple[str, ...] = tuple([game.id for game in self.solo_games])

    def read_constants(self, constants: Row, draft: Row) -> None:
        """AOC-3, AOC-4, AOC-5, AOC-6.1, AOC-12."""
        self.rounds: i64 = i64(constants["rounds"])
        self.positions: i64 = i64(constants["track_cards"])
        """Places on the time track."""
        self.open_cards: i64 = i64(constants["open_track_cards"])
        self.most_workers: i64 = i64(constants["max_workers"])
        self.most_civilizations: i64 = i64(constants["max_civilizations"])
        self.start_coins: i64 = i64(constants["start_coins"])
        self.civilization_pool: i64 = i64(constants["civilization_pool"])
        self.wonder_pool_plus: i64 = i64(constants["wonder_pool_plus"])
        self.rest_coins: i64 = i64(constants["rest_coins"])
        self.rest_workers: i64 = i64(constants["rest_workers"])
        self.absorb_workers: i64 = i64(constants["absorb_workers"])
        self.hand_dealt: i64 = i64(draft["hand_dealt"])
        self.hand_kept: i64 = i64(draft["hand_kept"])
        self.later_coins: i64 = i64(draft["extra_coins_later"])
        """Extra coins of the second and third civilization after a draft (AOC-12.13)."""
        self.special_price: i64 = i64(self.data["special_technologies"]["price_coins"])

    def read_actions(self) -> None:
        """AOC-6.5: the ten of the box, then those of the scenarios (AOC-14)."""
        rows: list[Row] = [
            *self.data["actions"],
            *self.data["road_to_glory"]["special_action_cards"],
        ]
        self.actions: list[Action] = [Action(row) for row in rows]
        self.action_ids: tuple[str, ...] = ids(rows)
        self.ordinary: i64 = i64(len(self.data["actions"]))
        """Actions below this number are in every game and can have modifiers (AOC-14.11)."""
        self.permanent: i64 = 0
        """The actions of the permanent card, as a set."""
        for number, action in enumerate(self.actions):
            if action.is_permanent:
                self.permanent |= 1 << number
            if number < self.ordinary:
                action.modified_as = number
        self.wonder: i64 = i64(self.action_ids.index("wonder"))
        self.research: i64 = i64(self.action_ids.index("research"))
        self.culture: i64 = i64(self.action_ids.index("culture"))
        self.conquest: i64 = i64(self.action_ids.index("conquest"))
        self.trade: i64 = i64(self.action_ids.index("trade"))
        self.actions[self.action_ids.index("caravan")].modified_as = self.trade

    def read_cards(self) -> None:
        """Civilizations, technologies, wonders, special technology cards, orders and tokens."""
        glory: Row = self.data["road_to_glory"]
        special_rows: list[Row] = self.data["special_technologies"]["cards"]
        technology_rows: list[Row] = [
            *self.data["technologies"],
            *[row[level] for row in special_rows for level in ("bottom", "middle")],
        ]
        self.civilizations: list[Civilization] = [
            Civilization(row) for row in self.data["civilizations"]
        ]
        self.civilization_ids: tuple[str, ...] = ids(self.data["civilizations"])
        self.technologies: list[Technology] = [Technology(row) for row in technology_rows]
        """Those of the board, bottom to top, then those of the special cards."""
        self.technology_ids: tuple[str, ...] = ids(technology_rows)
        self.wonders: list[Wonder] = [Wonder(row) for row in self.data["wonders"]]
        self.wonder_ids: tuple[str, ...] = ids(self.data["wonders"])
        self.special_cards: list[SpecialCard] = [
            SpecialCard(row, BOARD + 2 * place) for place, row in enumerate(special_rows)
        ]
        self.special_ids: tuple[str, ...] = ids(special_rows)
        self.card_ids: tuple[str, ...] = (
            *self.civilization_ids,
            *self.technology_ids,
            *self.wonder_ids,
        )
        """Everything that bears abilities; `Effect.card` is a place in it."""
        self.first_technology: i64 = i64(len(self.civilization_ids))
        """Where the technologies begin in `card_ids`."""
        self.first_wonder: i64 = self.first_technology + len(self.technology_ids)
        self.orders: list[Order] = [Order(row, self.technology_ids) for row in glory["order_cards"]]
        self.order_ids: tuple[str, ...] = ids(glory["order_cards"])
        self.event_tokens: i64 = i64(len(self.data["event_tokens"]))
        """The tokens below this number are those of the variant (AOC-12.7)."""
        token_rows: list[Row] = [*self.data["event_tokens"], *glory["special_event_tokens"]]
        self.tokens: list[Token] = [Token(str(row["id"]), row) for row in token_rows]
        self.tokens.append(Token(RETURN_OF_THE_PLAGUE, return_row(glory["scenarios"])))
        self.token_ids: tuple[str, ...] = tuple([token.id for token in self.tokens])
        """What may lie above the track. The last is no token, but acts like one (AOC-14.14)."""

    def read_board(self) -> None:
        """AOC-9.3: the arrows of the technology board."""
        rows: list[Row] = self.data["technologies"]
        self.arrows: vec[i64] = vec[i64](
            [bits_of(row["prerequisites_any"], self.technology_ids) for row in rows]
        )
        """For each place of the board the places with an arrow to it."""
        self.open_places: vec[i64] = vec[i64](
            [self.reachable(unlocked) for unlocked in range(1 << BOARD)]
        )
        """`reachable` for every set of places."""

    def read_track(self) -> None:
        """AOC-8.7: cards with an action have its number; then Plague."""
        symbols = {str(row["id"]): row["corner_symbol"] for row in self.data["track_cards"]}
        self.track_ids: tuple[str, ...] = (*self.action_ids, PLAGUE_CARD)
        self.track_cards: list[TrackCard] = [
            TrackCard(id, SYMBOLS[symbols.get(id)]) for id in self.track_ids
        ]
        self.plague: i64 = i64(len(self.action_ids))
        """The number of the Plague card."""
        self.track_deck: i64 = self.lay_out({}, {})[1]
        """The cards of the time track of a game for several, as a set (AOC-3.4)."""

    def lay_out(self, replaced: Row, fixed: Row) -> tuple[vec[i64], i64]:
        """The cards with a fixed position (AOC-13.2), and those that chance lays, as a set."""
        cards = {str(replaced.get(row["id"], row["id"])) for row in self.data["track_cards"]}
        track = vec[i64]([NONE] * int(self.positions))
        for position, card in fixed.items():
            track[int(position) - 1] = self.track_ids.index(card)
            cards.remove(card)
        return track, bits_of(cards, self.track_ids)

    # ---- the technology board

    def reachable(self, unlocked: int) -> int:
        """The places of the board that may be unlocked after these, as a set (AOC-9.2)."""
        found = 0
        for place in range(BOARD):
            arrows = self.arrows[place]
            if not unlocked >> place & 1 and (arrows == 0 or unlocked & arrows != 0):
                found |= 1 << place
        return found

    def technology_at(self, special_card: i64, place: i64) -> i64:
        """The technology that a place of the board shows when this special card lies on it."""
        if special_card != NONE and place < 6:
            card = self.special_cards[special_card]
            if place % 3 == card.column:
                return card.bottom + place // 3
        return place

    # ---- events and effects

    def paying(self, action: i64) -> i64:
        """The event while the price of an ordinary action is reckoned."""
        return FIRST_ACTION_EVENT + action

    def performed(self, action: i64) -> i64:
        """The event after an ordinary action."""
        return FIRST_ACTION_EVENT + self.ordinary + action

    def events(self) -> i64:
        """How many events there are."""
        return FIRST_ACTION_EVENT + 2 * self.ordinary

    def effect_of(self, event: i64, effects: i64) -> Effect:
        """The first of a set of effects of an event."""
        return self.effects[self.first_effect[event] + lowest(effects)]

    def asking(self, question: int) -> int:
        """The number of the first effect that asks for a kind of decision."""
        return next(int(one.number) for one in self.effects if one.question() == question)


def return_row(scenarios: list[Row]) -> Row:
    """The return of the plague as the row of a token: what it does is a word of its own."""
    extra_rules: Row = next(row["extra_rules"] for row in scenarios if "extra_rules" in row)
    workers = int(extra_rules[RETURN_OF_THE_PLAGUE]["workers"])
    return {"id": RETURN_OF_THE_PLAGUE, "effect": {"workers_lost_to_plague": -workers}}
