"""Rules of thumb: what a practised player would do without thinking, for play-outs of a search.

Every kind of decision has a rule that adds up a few weights (`weights.py`). Nothing is tried out on
a copy of the position, so a whole game takes a fraction of a millisecond.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.games.origins.bot.position_value import card_value, share_left, temples_ahead
from poleis.games.origins.bot.weights import CAP, TRAININGS, Weights
from poleis.games.origins.effects.passive import tile_price
from poleis.games.origins.effects.running import Question
from poleis.games.origins.rules.actions import AS_COVER, AS_FARM, MOST_STEPS
from poleis.games.origins.rules.city import NO_TILE, RIGHT, UP, City, corner
from poleis.games.origins.rules.dice import SIX, die_colour, die_value
from poleis.games.origins.rules.districts import CardChoice
from poleis.games.origins.rules.draft import Draft
from poleis.games.origins.rules.edition import FOOD, NO_COLOUR, STONE, WISDOM
from poleis.games.origins.rules.home import MILITARY, NOTHING, TEMPLES, Home
from poleis.games.origins.rules.pending import Pending
from poleis.games.origins.rules.purchases import Placement, Purchase
from poleis.games.origins.rules.records import Position
from poleis.games.origins.rules.round import Turn
from poleis.games.origins.rules.visits import HALVES, Tide, Visit, worker_value

NEVER: Final = -1000.0
EMPTY: Final = -2
"""Where a colour is asked for and no tile lies."""


@final
class Heuristics:
    """Chooses by weights; keeps what is worked out once for a decision."""

    def __init__(self, weights: Weights, sites: i64) -> None:
        self.weights = weights
        self.left: float = 0.0
        self.best: vec[float] = vec[float](
            [0.0] * int(sites)
        )  # of each site: its better main action ...
        self.other: vec[float] = vec[float]([0.0] * int(sites))  # ... the other one ...
        self.bonus: vec[float] = vec[float]([0.0] * int(sites))  # ... and its bonus action

    def action(self, table: Position, seat: i64) -> i64:
        """What to do now."""
        actions = table.legal(seat)
        if len(actions) == 1:
            return actions[0]
        prices = self.prices(table, seat, actions)
        best: i64 = 0
        for i in range(i64(1), i64(len(actions))):
            if prices[i] > prices[best]:
                best = i
        return actions[best]

    def prices(self, table: Position, seat: i64, actions: vec[i64]) -> vec[float]:
        """What each action seems to be worth."""
        top = table.top()
        self.left = share_left(table)
        prices = vec[float](capacity=len(actions))
        if isinstance(top, Turn):
            self.judge_sites(table, seat)
            for action in actions:
                prices = append(prices, self.turn_price(table, seat, action))
        elif isinstance(top, Placement):
            colour = self.placed_colour(table, top)
            place = table.edition.actions.place
            for action in actions:
                cell = place.first_arg(action)
                prices = append(prices, self.cell_price(table, seat, cell, colour))
        else:
            for action in actions:
                prices = append(prices, self.price(table, top, seat, action))
        return prices

    # ---- a turn

    def turn_price(self, table: Position, seat: i64, action: i64) -> float:
        """One of the five actions of a turn (ORI-6.2)."""
        actions = table.edition.actions
        home = table.homes[seat]
        w = self.weights
        if actions.visit.holds(action):
            worker = actions.visit.first_arg(action)
            return self.visit_price(table, seat, worker, actions.visit.second_arg(action))
        if actions.close.holds(action):
            die = home.freemen[actions.close.second_arg(action)]
            return self.close_price(table, seat, actions.close.first_arg(action), die)
        if actions.pass_turn.holds(action):
            return w.pass_turn
        if actions.tower.holds(action):
            return self.tower_price(home, actions.tower.first_arg(action))
        price = w.populate.at(self.left)
        price += w.base_price * float(home.bases - table.edition.ready_bases)
        return price + w.last_base if home.bases == table.edition.bases - 1 else price

    def judge_sites(self, table: Position, seat: i64) -> None:
        """What the main actions and the bonus action of each site are worth."""
        edition = table.edition
        for site in range(edition.sites):
            upper = self.act_price(table, seat, HALVES * site)
            lower = NEVER
            if edition.action_effects[HALVES * site + 1].can(table, seat, NOTHING):
                lower = self.act_price(table, seat, HALVES * site + 1)
            self.best[site] = max(upper, lower)
            self.other[site] = min(upper, lower)
            colour = table.sites.tokens[site]
            self.bonus[site] = 0.0
            if edition.token_effects[colour].can(table, seat, NOTHING):
                self.bonus[site] = self.weights.bonus[colour]

    def act_price(self, table: Position, seat: i64, action: i64) -> float:
        """A main action: less for more of what one has, more for what one can pay."""
        home = table.homes[seat]
        w = self.weights.actions[action]
        stone = float(min(home.stock[STONE], CAP))
        food = float(min(home.stock[FOOD], CAP))
        wisdom = float(min(home.stock[WISDOM], CAP))
        price = w.value.at(self.left) + w.stone * stone + w.food * food + w.wisdom * wisdom
        price += w.goods * (stone + food + wisdom) + w.space * float(home.spaces[MILITARY])
        price += w.training * min(food, float(TRAININGS))
        return price + w.climb * self.best_climb(table, home) if w.climb != 0.0 else price

    def best_climb(self, table: Position, home: Home) -> float:
        best = 0.0
        for temple in range(i64(TEMPLES)):
            best = max(best, self.step_price(table, home, temple, MOST_STEPS))
        return best

    def step_price(self, table: Position, home: Home, temple: i64, steps: i64) -> float:
        """What steps of a disc are worth if all discs go on climbing."""
        w = self.weights
        pace = w.pace.at(self.left)
        before = temples_ahead(table.edition, home, pace, w.leader, temple, 0)
        return temples_ahead(table.edition, home, pace, w.leader, temple, steps) - before

    def visit_price(self, table: Position, seat: i64, worker: i64, site: i64) -> float:
        """The actions of a site, less what the worker pays or wastes there."""
        w = self.weights
        home = table.homes[seat]
        bases = table.edition.bases
        value = worker_value(table, seat, worker)
        ship = table.sites.ships[site]
        colour = table.sites.tokens[site]
        lacks = ship - value
        price = self.best[site]
        if lacks > 0:
            price -= w.paid * float(lacks)
        if worker < bases:
            price += w.waste * float(min(lacks, 0))
            if value == SIX:
                price += w.six.at(self.left) + w.both * max(self.other[site], 0.0)
            if die_colour(home.freemen[worker]) == colour:
                price += self.bonus[site]
        elif worker < bases + table.edition.most_speakers:
            price += w.speaker + w.waste * float(min(lacks, 0))
        else:
            price += w.archon + w.archon_ship * float(ship)
            if home.has_advisor(colour):
                price += self.bonus[site]
        return price

    def tower_price(self, home: Home, colour: i64) -> float:
        """A level of a tower: the dice in seats, and those that may come there."""
        w = self.weights
        seated = float(home.city.seated_pips(colour))
        owned = float(home.freemen_pips(colour))
        price = w.tower.at(self.left) + w.seated * seated + w.owned.at(self.left) * owned
        return price - w.tower_gold * float(home.towers[colour])

    def close_price(self, table: Position, seat: i64, district: i64, die: i64) -> float:
        """A die in a seat of power: its points and what it fires, less the worker lost."""
        w = self.weights
        home = table.homes[seat]
        city = home.city
        a = city.colour_at(district)
        b = city.colour_at(corner(district, 1))
        c = city.colour_at(corner(district, 2))
        d = city.colour_at(corner(district, 3))
        value = float(die_value(die))
        colour = die_colour(die)
        fires = alike(colour, a, b, c) + (1 if d == colour else 0)
        price = w.close.at(self.left) + w.seat * value * float(home.towers[colour])
        price += w.close_card * best_card(table, home, a, b, c, d)
        return price - self.left * w.lost * (7.0 - value) + w.fires * float(fires)

    # ---- laying a tile

    def placed_colour(self, table: Position, placement: Placement) -> i64:
        """The colour that the tile in hand will show."""
        if placement.purpose == AS_FARM:
            return NO_COLOUR
        return table.edition.tile_colour(placement.tile)

    def cell_price(self, table: Position, seat: i64, cell: i64, own: i64) -> float:
        """What the four blocks around a cell gain by a tile of this colour."""
        w = self.weights
        home = table.homes[seat]
        price = 0.0
        for across in (-RIGHT, RIGHT):
            side = shown(home.city, cell + across)
            for along in (-UP, UP):
                upright = shown(home.city, cell + along)
                far = shown(home.city, cell + across + along)
                gaps = alike(EMPTY, upright, side, far)
                if gaps > 1:
                    continue
                value = best_card(table, home, own, upright, side, far)
                if gaps == 1:
                    price += w.corner_made + w.corner_card * value
                else:
                    price += w.block_made + w.block_card * value
                    if own != NO_COLOUR:
                        price += w.block_same * float(alike(own, upright, side, far))
        return price

    # ---- whatever else is asked

    def price(self, table: Position, top: Pending, seat: i64, action: i64) -> float:
        """An answer to a question; to be done with it is worth nothing."""
        actions = table.edition.actions
        w = self.weights
        if action == actions.done:
            return 0.0
        if isinstance(top, Visit):
            if actions.act.holds(action):
                return self.act_price(table, seat, actions.act.first_arg(action))
            return w.bonus[table.sites.tokens[top.site]] + w.bonus_first
        if isinstance(top, Question):
            return top.word_for(table, action).worth(self, table, seat, action)
        if isinstance(top, Purchase):
            tile = actions.buy.first_arg(action)
            return self.tile_value(table, seat, tile, actions.buy.second_arg(action))
        if isinstance(top, Tide):
            if actions.spend.holds(action):
                return w.calm + w.calm_tokens * float(table.homes[seat].tokens)
            site = actions.lift.first_arg(action)
            return w.lift[site] + w.lift_pips * float(table.sites.ships[site])
        if isinstance(top, CardChoice):
            return card_value(table, table.homes[seat], actions.score.first_arg(action))
        if isinstance(top, Draft):
            return self.die_price(table.offer[actions.draft.first_arg(action)])
        return 1.0  # effects are used, tokens spent

    def tile_value(self, table: Position, seat: i64, tile: i64, purpose: i64) -> float:
        """A tile to buy, as a building, as a farm or over a farm."""
        w = self.weights
        if purpose == AS_FARM:
            return w.farm.at(self.left)
        price = w.house.at(self.left) + w.tile[table.edition.kind_of[tile]]
        if purpose == AS_COVER:
            return price + w.cover
        slot = table.buildings.slot_of(tile)
        if slot != NOTHING:
            price -= w.tile_wisdom * float(tile_price(table, seat, slot))
        return price - w.tile_stone * float(table.edition.stone_price(tile))

    def die_price(self, die: i64) -> float:
        w = self.weights
        return w.pip.at(self.left) * float(die_value(die)) + w.colour[die_colour(die)]

    # ---- answers to the words of effects

    def resource_price(self, home: Home, resource: i64) -> float:
        """A basic resource to take."""
        w = self.weights
        return w.want[resource] - w.plenty * float(home.stock[resource])

    def exchange_price(self, home: Home, resource: i64) -> float:
        """A basic resource for a gold."""
        w = self.weights
        return w.give - w.want[resource] + w.plenty * float(home.stock[resource])

    def citizen_price(self, table: Position, slot: i64) -> float:
        """A die of the citizen pool."""
        w = self.weights
        price = float(table.edition.citizen_price[slot])
        return w.taken + self.die_price(table.citizens.dice[slot]) - w.die_paid * price

    def aside_price(self, table: Position, tile: i64) -> float:
        """A tile to set aside."""
        w = self.weights
        slot = float(table.buildings.slot_of(tile))
        return w.tile[table.edition.kind_of[tile]] + w.aside_slot * slot

    def climb_price(self, table: Position, seat: i64, temple: i64, steps: i64) -> float:
        return self.weights.steps + self.step_price(table, table.homes[seat], temple, steps)

    def raise_price(self, value: i64) -> float:
        return self.weights.raising[value - 1]

    def colour_gain(self, die: i64, colour: i64) -> float:
        """Court: another colour for a die."""
        return self.weights.colour[colour] - self.weights.colour[die_colour(die)]

    def calm_price(self, table: Position, site: i64) -> float:
        """A ship to turn down."""
        return 10.0 + self.weights.lift[site] + float(table.sites.ships[site])

    def advance_price(self, table: Position, seat: i64) -> float:
        space = table.homes[seat].spaces[MILITARY]
        return self.weights.advance if space < table.edition.last_space - 1 else 9.0

    def attack_price(self, table: Position, seat: i64) -> float:
        w = self.weights
        return w.attack + w.attack_space * float(table.homes[seat].spaces[MILITARY])


def shown(city: City, cell: i64) -> i64:
    """The colour that lies in a cell; EMPTY where nothing lies."""
    face = city.face_at(cell)
    return city.edition.colour_of_face[face] if face != NO_TILE else EMPTY


def alike(colour: i64, a: i64, b: i64, c: i64) -> i64:
    """How many of three are of this colour."""
    count: i64 = 1 if a == colour else 0
    if b == colour:
        count += 1
    return count + 1 if c == colour else count


def best_card(table: Position, home: Home, a: i64, b: i64, c: i64, d: i64) -> float:
    """The most that a card brings for a block of these colours (a and d lie across)."""
    best = 0.0
    for slot in range(i64(len(table.cards.shown))):
        card = table.edition.cards[table.cards.shown[slot]]
        if card.fits(a, b, c) or card.fits(b, a, d) or card.fits(c, a, d) or card.fits(d, b, c):
            best = max(best, card_value(table, home, slot))
    return best
