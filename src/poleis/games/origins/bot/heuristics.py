"""Quick actions: what a practised player would do without thinking, for play-outs of a search.

Every kind of decision has a rule of thumb that adds up a few weights (`weights.py`). Nothing is
tried out on a copy of the position, so a whole game takes a fraction of a millisecond.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.games.origins.bot import weights as m
from poleis.games.origins.bot.position_value import card_value, outlook, share_left
from poleis.games.origins.effects.questions import can_run
from poleis.games.origins.effects.reader import ACTION_EFFECT, TOKEN_EFFECT
from poleis.games.origins.rules import actions as code
from poleis.games.origins.rules.buying import tile_price
from poleis.games.origins.rules.city import (
    NO_TILE,
    RIGHT,
    UP,
    colour_at,
    colour_of,
    corner,
    face_at,
)
from poleis.games.origins.rules.data import (
    ARM,
    BASES_IN_ALL,
    CITIZEN_PRICE,
    CORNER,
    KIND_COLOUR,
    KIND_OF,
    LAST_SPACE,
    NO_COLOUR,
    OTHER_ARM,
    STONE_PRICE,
    die_colour,
    die_value,
)
from poleis.games.origins.rules.layout import (
    BASES,
    BLOCK,
    BLOCKS,
    BONUS,
    CARD,
    CITIZEN,
    DECIDE,
    DIE,
    DRAFT,
    FOOD,
    HEIGHT,
    MILITARY,
    OFFER,
    PLACE,
    PURCHASE,
    SCORE_CARD,
    SHIP,
    SPEAKER,
    STONE,
    TEMPLE,
    TIDE,
    TOKENS,
    TURN_STEP,
    VISIT,
    WISDOM,
    home,
    top,
)
from poleis.games.origins.rules.market import has_advisor, slot_of
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.rules.turn import worker_value

NEVER: Final = -1000.0


@final
class Quick:
    """Chooses by a manner: the weights, and what is worked out once for a decision."""

    def __init__(self, manner: vec[float]) -> None:
        self.w = manner
        self.left = 0.0
        self.best = vec[float]([0.0] * 5)  # of each site: its better main action ...
        self.other = vec[float]([0.0] * 5)  # ... the other one ...
        self.bonus = vec[float]([0.0] * 5)  # ... and its bonus action

    def at(self, index: i64) -> float:
        """A weight that changes with the time that is left."""
        return self.w[index] + self.left * self.w[index + 1]

    def action(self, state: Origins, seat: i64) -> i64:
        """What to do now."""
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        prices = self.prices(state, seat, actions)
        best: i64 = 0
        for i in range(i64(1), len(actions)):
            if prices[i] > prices[best]:
                best = i
        return actions[best]

    def prices(self, state: Origins, seat: i64, actions: vec[i64]) -> vec[float]:
        """What each action seems to be worth."""
        v = state.v
        at = top(v)
        kind = v[at]
        self.left = share_left(v)
        prices = vec[float](capacity=len(actions))
        if kind == TURN_STEP:
            self.judge_sites(v, seat)
            for action in actions:
                prices = append(prices, self.turn_price(v, seat, action))
        elif kind == PLACE:
            colour = KIND_COLOUR[KIND_OF[v[at + 2]]] if v[at + 3] != code.AS_FARM else NO_COLOUR
            for action in actions:
                price = self.cell_price(v, home(seat), action - code.PLACE, colour)
                prices = append(prices, price)
        else:
            for action in actions:
                prices = append(prices, self.price(v, at, kind, seat, action))
        return prices

    # ---- a turn

    def turn_price(self, v: vec[i64], seat: i64, action: i64) -> float:
        """One of the five actions of a turn (ORI-6.2)."""
        me = home(seat)
        if action < code.ACT:
            worker = (action - code.VISIT) // 5
            return self.visit_price(v, seat, worker, (action - code.VISIT) % 5)
        if action >= code.CLOSE:
            district = (action - code.CLOSE) // 6
            return self.close_price(v, me, district, v[me + DIE + (action - code.CLOSE) % 6])
        if action == code.PASS:
            return self.w[m.PASS]
        if action < code.POPULATE:
            return self.tower_price(v, me, action - code.TOWER)
        bases = v[me + BASES]
        price = self.at(m.POPULATE) + self.w[m.BASE_PRICE] * float(bases - 2)
        return price + self.w[m.LAST_BASE] if bases == BASES_IN_ALL - 1 else price

    def judge_sites(self, v: vec[i64], seat: i64) -> None:
        """What the main actions and the bonus action of each site are worth."""
        me = home(seat)
        for site in range(i64(5)):
            upper = self.act_price(v, me, 2 * site)
            lower = NEVER
            if can_run(v, seat, ACTION_EFFECT[2 * site + 1], -1):
                lower = self.act_price(v, me, 2 * site + 1)
            self.best[site] = max(upper, lower)
            self.other[site] = min(upper, lower)
            colour = v[BONUS + site] - 1
            self.bonus[site] = 0.0
            if can_run(v, seat, TOKEN_EFFECT[colour], -1):
                self.bonus[site] = self.w[m.BONUS + colour]

    def act_price(self, v: vec[i64], me: i64, action: i64) -> float:
        """A main action: less for more of what one has, more for what one can pay."""
        w = self.w
        score = self.at(m.ACT + 2 * action)
        stone = float(min(v[me + STONE], 5))
        food = float(min(v[me + FOOD], 5))
        wisdom = float(min(v[me + WISDOM], 5))
        if action == 0:
            return score - w[m.NEED] * stone
        if action == 2:
            return score - w[m.NEED + 1] * food
        if action == 4:
            return score - w[m.NEED + 2] * wisdom
        if action == 8:
            return score - w[m.NEED + 3] * (stone + food + wisdom)
        if action == 1:
            return score + w[m.MARCH] * float(v[me + MILITARY])
        if action == 3:
            return score + w[m.BUY_STONE] * stone + w[m.BUY_WISDOM] * wisdom
        if action == 5:
            return score + w[m.CLIMB] * self.best_step(v, me, 2)
        if action == 7:
            return score + w[m.HIRE] * wisdom
        return score + w[m.TRAIN] * min(food, 3.0) if action == 9 else score

    def best_step(self, v: vec[i64], me: i64, steps: i64) -> float:
        best = 0.0
        for temple in range(i64(3)):
            best = max(best, self.step_price(v, me, temple, steps))
        return best

    def step_price(self, v: vec[i64], me: i64, temple: i64, steps: i64) -> float:
        """What steps of a disc are worth if all discs go on climbing."""
        w = self.w
        pace = w[m.PACE] + self.left * w[m.PACE + 1]
        before = outlook(v, me, pace, w[m.LEADER])
        v[me + TEMPLE + temple] += steps
        after = outlook(v, me, pace, w[m.LEADER])
        v[me + TEMPLE + temple] -= steps
        return after - before

    def visit_price(self, v: vec[i64], seat: i64, worker: i64, site: i64) -> float:
        """The actions of a site, less what the worker pays or wastes there."""
        w = self.w
        me = home(seat)
        value = worker_value(v, seat, worker)
        score = self.best[site]
        lacks = v[SHIP + site] - value
        colour: i64 = v[BONUS + site] - 1
        if lacks > 0:
            score -= w[m.PAID] * float(lacks)
        if worker < code.FIRST_SPEAKER:
            score += w[m.WASTE] * float(min(lacks, 0))
            if value == 6:
                score += self.at(m.SIX) + w[m.BOTH] * max(self.other[site], 0.0)
            if die_colour(v[me + DIE + worker]) == colour:
                score += self.bonus[site]
        elif worker < code.ARCHON_WORKER:
            score += w[m.SPEAKER] + w[m.WASTE] * float(min(lacks, 0))
        else:
            score += w[m.ARCHON] + w[m.ARCHON_SHIP] * float(v[SHIP + site])
            if has_advisor(v, me, colour):
                score += self.bonus[site]
        return score

    def tower_price(self, v: vec[i64], me: i64, colour: i64) -> float:
        """A level of a tower: the dice in seats, and those that may come there."""
        seated: i64 = 0
        for i in range(me + BLOCK, me + BLOCK + v[me + BLOCKS]):
            die = v[i] & 63
            if die != 0 and die_colour(die) == colour:
                seated += die_value(die)
        owned: i64 = 0
        for base in range(i64(BASES_IN_ALL)):
            die = v[me + DIE + base]
            if die != 0 and die_colour(die) == colour:
                owned += die_value(die)
        w = self.w
        score = self.at(m.TOWER) + w[m.SEATED] * float(seated) + self.at(m.OWNED) * float(owned)
        return score - w[m.TOWER_GOLD] * float(v[me + HEIGHT + colour])

    def close_price(self, v: vec[i64], me: i64, district: i64, die: i64) -> float:
        """A die in a seat of power: its points and what it fires, less the worker lost."""
        w = self.w
        a = colour_at(v, me, district)
        b = colour_at(v, me, corner(district, 1))
        c = colour_at(v, me, corner(district, 2))
        d = colour_at(v, me, corner(district, 3))
        value = float(die_value(die))
        colour = die_colour(die)
        fires = alike(colour, a, b, c) + (1 if d == colour else 0)
        score = self.at(m.CLOSE) + w[m.SEAT] * value * float(v[me + HEIGHT + colour])
        score += w[m.CLOSE_CARD] * best_card(v, me, a, b, c, d)
        return score - self.left * w[m.LOST] * (7.0 - value) + w[m.FIRES] * float(fires)

    # ---- laying a tile

    def cell_price(self, v: vec[i64], me: i64, cell: i64, own: i64) -> float:
        """What the four blocks around a cell gain by a tile of this colour."""
        w = self.w
        score = 0.0
        for across in (-RIGHT, RIGHT):
            side = shown(v, me, cell + across)
            for along in (-UP, UP):
                upright = shown(v, me, cell + along)
                far = shown(v, me, cell + across + along)
                gaps = alike(NO_TILE, upright, side, far)
                if gaps > 1:
                    continue
                value = best_card(v, me, own, upright, side, far)
                if gaps == 1:
                    score += w[m.CORNER_MADE] + w[m.CORNER_CARD] * value
                else:
                    score += w[m.BLOCK_MADE] + w[m.BLOCK_CARD] * value
                    if own != NO_COLOUR:
                        score += w[m.BLOCK_SAME] * float(alike(own, upright, side, far))
        return score

    # ---- whatever else is asked

    def price(self, v: vec[i64], at: i64, kind: i64, seat: i64, action: i64) -> float:
        """An answer to a question of an effect; to be done with it is worth nothing."""
        me = home(seat)
        w = self.w
        if action == code.DONE:
            return 0.0
        if kind == VISIT:
            if action >= code.BONUS:
                return w[m.BONUS + v[BONUS + v[at + 2]] - 1] + w[m.BONUS_FIRST]
            return self.act_price(v, me, action - code.ACT)
        if kind == DECIDE:
            return self.answer_price(v, seat, action)
        if kind == PURCHASE:
            return self.tile_value(v, seat, action - code.BUY)
        if kind == TIDE:
            if action == code.SPEND:
                return w[m.CALM] + w[m.CALM_TOKENS] * float(v[me + TOKENS])
            site = action - code.LIFT
            return w[m.LIFT + site] + w[m.LIFT_PIPS] * float(v[SHIP + site])
        if kind == SCORE_CARD:
            return card_value(v, me, action - code.SCORE)
        if kind == DRAFT:
            return self.die_price(v[OFFER + action - code.DRAFT])
        return 1.0  # effects are used, tokens spent

    def die_price(self, die: i64) -> float:
        return self.at(m.PIP) * float(die_value(die)) + self.w[m.COLOUR + die_colour(die)]

    def answer_price(self, v: vec[i64], seat: i64, action: i64) -> float:
        """What a row of an effect asks."""
        me = home(seat)
        w = self.w
        if action < code.TAKE:
            tile = action - code.SET_ASIDE
            return w[m.TILE + KIND_OF[tile]] + w[m.ASIDE_SLOT] * float(slot_of(v, tile))
        if action < code.SPEAKER:
            slot = action - code.TAKE
            price = float(CITIZEN_PRICE[slot])
            return w[m.TAKEN] + self.die_price(v[CITIZEN + slot]) - w[m.DIE_PAID] * price
        if action < code.RESOURCE:
            return float(v[SPEAKER + action - code.SPEAKER])
        if action < code.EXCHANGE:
            owned = float(v[me + STONE + action - code.RESOURCE])
            return w[m.WANT + action - code.RESOURCE] - w[m.PLENTY] * owned
        if action < code.STEP:
            owned = float(v[me + STONE + action - code.EXCHANGE])
            return w[m.GIVE] - w[m.WANT + action - code.EXCHANGE] + w[m.PLENTY] * owned
        if action < code.RAISE:
            which = (action - code.STEP) // 3
            return w[m.STEPS] + self.step_price(v, me, which, (action - code.STEP) % 3)
        if action < code.RECOLOUR:
            return w[m.RAISE + die_value(v[me + DIE + action - code.RAISE]) - 1]
        if action < code.HONOUR:
            base = (action - code.RECOLOUR) // 5
            return self.colour_gain(v[me + DIE + base], (action - code.RECOLOUR) % 5)
        if action < code.CALM:
            return 1.0 + float(die_value(v[me + DIE + action - code.HONOUR]))
        if action < code.LIFT:
            site = action - code.CALM
            return 10.0 + w[m.LIFT + site] + float(v[SHIP + site])
        if action == code.ADVANCE:
            return w[m.ADVANCE] if v[me + MILITARY] < LAST_SPACE - 1 else 9.0
        if action == code.ATTACK:
            return w[m.ATTACK] + w[m.ATTACK_SPACE] * float(v[me + MILITARY])
        return 1.0

    def colour_gain(self, die: i64, colour: i64) -> float:
        """Court: another colour for a die."""
        return self.w[m.COLOUR + colour] - self.w[m.COLOUR + die_colour(die)]

    def tile_value(self, v: vec[i64], seat: i64, number: i64) -> float:
        """A tile to buy, as a building, as a farm or over a farm."""
        w = self.w
        tile = number // 3
        purpose = number % 3
        if purpose == code.AS_FARM:
            return self.at(m.FARM)
        kind = KIND_OF[tile]
        score = self.at(m.HOUSE) + w[m.TILE + kind]
        if purpose == code.AS_COVER:
            return score + w[m.COVER]
        slot = slot_of(v, tile)
        if slot >= 0:
            score -= w[m.TILE_WISDOM] * float(tile_price(v, seat, slot))
        score -= w[m.TILE_STONE] * float(STONE_PRICE[kind])
        return score


def shown(v: vec[i64], me: i64, cell: i64) -> i64:
    """The colour that lies in a cell; NO_TILE where nothing lies."""
    face = face_at(v, me, cell)
    return colour_of(face) if face != NO_TILE else i64(NO_TILE)


def alike(colour: i64, a: i64, b: i64, c: i64) -> i64:
    """How many of three are of this colour."""
    count: i64 = 1 if a == colour else 0
    if b == colour:
        count += 1
    return count + 1 if c == colour else count


def best_card(v: vec[i64], me: i64, a: i64, b: i64, c: i64, d: i64) -> float:
    """The most that a card brings for a block of these colours (a and d lie across)."""
    best = 0.0
    for slot in range(i64(6)):
        if v[CARD + slot] != 0:
            card = v[CARD + slot] - 1
            if (
                fits(card, a, b, c)
                or fits(card, b, a, d)
                or fits(card, c, a, d)
                or fits(card, d, b, c)
            ):
                best = max(best, card_value(v, me, slot))
    return best


def fits(card: i64, at: i64, one: i64, two: i64) -> bool:
    """Whether a card has this corner and these arms (ORI-13.7)."""
    if CORNER[card] != at:
        return False
    return (ARM[card] == one and OTHER_ARM[card] == two) or (
        ARM[card] == two and OTHER_ARM[card] == one
    )
