"""What a position is worth to bots: points, and what goods and abilities may still bring."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from poleis.core.sets import size
from poleis.games.age_of_civilization.bot.weights import Weights
from poleis.games.age_of_civilization.effects.effect import (
    FIRST_ACTION_EVENT,
    FUTURE_SPACES,
    NONE,
    PRIVATE_SPACE,
    REST,
    TURN_ENDS,
    Effect,
)
from poleis.games.age_of_civilization.rules.edition import WAR_SYMBOL, Edition
from poleis.games.age_of_civilization.rules.records import ACTION_STEP, Position
from poleis.games.age_of_civilization.rules.scoring import points
from poleis.games.age_of_civilization.rules.strength import has_most_strength, strength


@final
class Goal:
    """What the best grade of a scenario asks for besides points (AOC-14.4)."""

    def __init__(self, row: dict[str, Any], civilizations: tuple[str, ...]) -> None:
        self.wonders: i64 = i64(row.get("min_wonders", 0))
        self.orders: i64 = i64(row.get("min_orders", 0))
        self.workers: i64 = i64(row.get("min_workers", 0))
        self.technologies: i64 = i64(row.get("min_technologies", 0))
        main = row.get("main_civilization")
        self.main: i64 = i64(NONE if main is None else civilizations.index(main))


def read_goals(edition: Edition) -> list[Goal]:
    """The best goal of each solo game; Clash has none."""
    found = []
    for game in edition.solo_games:
        goals: list[dict[str, Any]] = game.row.get("goals", [{}])
        found.append(Goal(goals[-1], edition.civilization_ids))
    return found


@final
class PositionValue:
    """Judges positions of one edition by its weights."""

    def __init__(self, edition: Edition, weights: Weights) -> None:
        self.edition = edition
        self.weights = weights
        self.goals: list[Goal] = read_goals(edition)

    def lead(self, table: Position, seat: i64) -> float:
        """By how much a seat is better off than the others on average."""
        mine = self.worth(table, seat)
        seats = table.seats()
        if seats == 1:
            return mine
        others = 0.0
        for other in range(seats):
            if other != seat:
                others += self.worth(table, other)
        return mine - others / float(seats - 1)

    def worth(self, table: Position, seat: i64) -> float:
        """The points of a seat, and what its goods and abilities may still bring."""
        weights = self.weights
        total = float(points(table, seat))
        first = next_round_of(table, seat)
        rounds = self.edition.rounds
        if first > rounds:
            return total
        realm = table.realms[seat]
        turns = float(rounds + 1 - first)
        step = table.pending[0].kind
        later = turns - 1.0 if first == table.round and step <= ACTION_STEP else turns
        total += weights.coin * min(float(realm.coins), weights.coins_spent * turns)
        workers = float(realm.workers)
        total += weights.worker * workers * min(later, 2.0) * (0.6 if later > 1.0 else 1.0)
        if step == ACTION_STEP and table.on_turn() == seat:
            total += weights.idle_worker * min(workers - float(table.turn.busy), 3.0)
        missing = self.edition.most_civilizations - len(realm.civilizations)
        total += weights.civilization * float(missing) * min(later, 3.0)
        total += weights.technology * float(size(realm.technologies)) * later
        total += self.abilities_worth(table, seat, first, turns)
        if table.agreement.is_scenario():
            total += self.goal_worth(table)
        return total + self.strength_worth(table, seat, first)

    def goal_worth(self, table: Position) -> float:
        """What the player of a scenario has of the things that its best grade asks for."""
        weights = self.weights.goal
        realm = table.realms[0]
        goal = self.goals[table.agreement.solo]
        total = weights.wonder * float(min(size(realm.wonders), goal.wonders))
        total += weights.order * float(min(size(table.orders.filled), goal.orders))
        total += weights.worker * float(min(realm.workers, goal.workers))
        technologies = min(size(realm.technologies), goal.technologies)
        total += weights.technology * float(technologies)
        if goal.main != NONE and realm.main == goal.main:
            total += weights.main
        return total - weights.war_lost * float(table.wars_lost)

    def abilities_worth(self, table: Position, seat: i64, first: i64, turns: float) -> float:
        """What the abilities of a realm may bring in the rounds from *first* on."""
        edition = self.edition
        weights = self.weights
        in_force = table.realms[seat].in_force
        total = 0.0
        for action in range(edition.ordinary):
            bonuses = in_force[edition.performed(action)]
            prices = in_force[edition.paying(action)]
            if bonuses == 0 and prices == 0:
                continue
            times = self.rounds_open(table, action, first) * weights.uses[action]
            total += times * self.effects_worth(edition.performed(action), bonuses)
            while prices != 0:
                effect = edition.effect_of(edition.paying(action), prices)
                total += times * effect.saving(weights)
                prices &= prices - 1
        total += turns * self.effects_worth(TURN_ENDS, in_force[TURN_ENDS])
        total += weights.rest * turns * self.effects_worth(REST, in_force[REST])
        for privilege in range(i64(PRIVATE_SPACE), i64(FUTURE_SPACES + 1)):
            total += turns * self.effects_worth(privilege, in_force[privilege])
        return total

    def effects_worth(self, event: i64, effects: i64) -> float:
        """What a set of effects of an event gives when they are carried out once."""
        total = 0.0
        while effects != 0:
            total += self.edition.effect_of(event, effects).worth(self.weights)
            effects &= effects - 1
        return total

    def rounds_open(self, table: Position, action: i64, first: i64) -> float:
        """In how many rounds from this one on an action is open."""
        rounds = self.edition.rounds
        if self.edition.actions[action].is_permanent:
            return float(rounds + 1 - first)
        for position in range(self.edition.positions):
            if table.track.cards[position] == action:
                opens = max(position - self.edition.open_cards + 2, first)
                closes = min(position + 1, rounds)
                return float(max(closes + 1 - opens, 0))
        return 0.0

    def strength_worth(self, table: Position, seat: i64, first: i64) -> float:
        """What strength is good for: wars to come, and Conquest."""
        edition = self.edition
        weights = self.weights
        wars = 0.0
        for position in range(table.round + edition.open_cards - 1, edition.positions):
            if edition.track_cards[table.track.cards[position]].symbol == WAR_SYMBOL:
                wars += 1.0
        conquest = self.rounds_open(table, edition.conquest, first)
        mine = float(min(strength(table, seat), 6))
        each = weights.strength_in_a_war * wars + weights.strength_for_conquest * conquest
        total = mine * each
        if conquest > 0.0 and has_most_strength(table, seat):
            total += weights.most_strength * conquest
        return total

    def card_worth(self, card: i64) -> float:
        """What a civilization is worth in hand: people, and abilities that do something."""
        weights = self.weights
        civilization = self.edition.civilizations[card]
        total = weights.population_in_hand * float(civilization.population)
        total += self.actions_worth(civilization.main) + self.actions_worth(civilization.legacy)
        for effect in civilization.main:
            if effect.event == TURN_ENDS:
                total += weights.turn_ends_in_hand * effect.worth(weights)
        return total

    def actions_worth(self, effects: list[Effect]) -> float:
        """What the abilities of a card add to actions."""
        total = 0.0
        for effect in effects:
            if effect.event >= self.edition.performed(0):
                total += effect.worth(self.weights)
            elif effect.event >= FIRST_ACTION_EVENT:
                total += effect.saving_in_hand(self.weights)
        return total


def next_round_of(table: Position, seat: i64) -> i64:
    """The first round in which a seat can still act; one more than the last: none."""
    if len(table.pending) == 0:
        return table.edition.rounds + 1
    order = (seat - table.first_player + table.seats()) % table.seats()
    if order > table.turns_over:
        return table.round
    if order == table.turns_over and table.pending[0].kind <= ACTION_STEP:
        return table.round
    return table.round + 1
