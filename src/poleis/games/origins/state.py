"""The position of a game of Origins: who must act, what is legal, what follows.

A turn is made of small decisions, as in the rulebook: the action, then whatever its effects ask,
one after another. The rules themselves are in `turns`, `effects` and `rounds`; here they meet the
contract.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.core.luck import Luck
from poleis.core.sets import add_all, bit, lowest, member, size
from poleis.core.state import CHANCE, OVER, State
from poleis.games.origins import codes as code
from poleis.games.origins.buying import (
    buy,
    nothing_to_use,
    place,
    place_codes,
    purchase_codes,
    purchase_is_over,
    use,
    use_codes,
)
from poleis.games.origins.data import IN_STACK, SPEAKER_FACES, die_of
from poleis.games.origins.effects import can_choose, decide_codes
from poleis.games.origins.layout import (
    AFTER_ROUND,
    ASIDE,
    ASIDE_TILE,
    AUTOMATIC,
    BEGIN_ROUND,
    BLOCK,
    BLOCKS,
    BONUS_DECK,
    CARD_DECK,
    CITY,
    DECIDE,
    DECK,
    DEPTH,
    DRAFT,
    END_ROUND,
    END_TURN,
    EXTRA,
    FIRST_PLAYER,
    FRAME,
    HOLDER,
    KEEP_CARD,
    LAY_BONUS,
    LAY_CARD,
    LAY_TILE,
    LAY_ZODIAC,
    NEXT_SEAT,
    OFFER,
    OFFERED,
    PLACE,
    PLOT,
    PLOTS,
    POOL,
    PURCHASE,
    REMOVE,
    REROLL,
    RETIRE,
    RETURN,
    ROLL_CITIZEN,
    ROLL_OFFER,
    ROLL_SPEAKER,
    ROUND,
    RUN,
    SCORE_CARD,
    SEATS,
    SPEAKER,
    SPENT,
    STACK,
    TIDE,
    TILES_BUILT,
    TOKENS,
    TOP,
    TURN_STEP,
    TURN_UP,
    USE,
    VISIT,
    ZODIAC_AT,
    ZODIAC_DECK,
    drop,
    home,
    push,
    top,
)
from poleis.games.origins.opening import (
    begin_draft,
    draft,
    highest_offered,
    remove,
    remove_all_highest,
    set_up,
    sort_citizens,
)
from poleis.games.origins.pools import (
    enter_citizen,
    lay_from_deck,
)
from poleis.games.origins.reading import ROWS
from poleis.games.origins.rounds import (
    after_passing,
    after_round,
    begin_round,
    end_round,
    end_turn,
    next_seat,
)
from poleis.games.origins.running import decide, step
from poleis.games.origins.scoring import points, target
from poleis.games.origins.turns import (
    act,
    build_tower,
    close,
    come_back,
    flow,
    order_matters,
    pass_turn,
    populate,
    retire,
    retiring,
    score_card,
    take_bonus,
    take_gold_instead,
    tide_codes,
    turn_codes,
    visit,
    visit_codes,
    visit_is_over,
)
from poleis.games.origins.vocabulary import CHOICE


@final
class Origins(State):
    """A position of Origins: the vector that layout.py describes."""

    def __init__(self, v: vec[i64]) -> None:
        self.v = v

    # ---- the contract

    def seats(self) -> i64:
        return self.v[SEATS]

    def actor(self) -> i64:
        v = self.v
        return v[top(v) + 1] if v[DEPTH] != 0 else i64(OVER)

    def legal(self, actor: i64) -> vec[i64]:
        v = self.v
        codes = vec[i64](capacity=24)
        if v[DEPTH] == 0 or actor < 0:
            return codes
        at = top(v)
        if actor != v[at + 1]:
            return codes
        kind = v[at]
        if kind == TURN_STEP:
            return turn_codes(v, actor, codes)
        if kind == DECIDE:
            return decide_codes(v, at, codes)
        if kind == VISIT:
            return visit_codes(v, at, codes)
        if kind == PLACE:
            return place_codes(v, at, codes)
        if kind == PURCHASE:
            return purchase_codes(v, at, codes)
        if kind == USE:
            return use_codes(v, at, codes)
        if kind == TIDE:
            return tide_codes(v, at, codes)
        if kind == EXTRA:
            codes = append(codes, i64(code.SPEND))
            return append(codes, i64(code.DONE))
        if kind == SCORE_CARD:
            return add_all(codes, code.SCORE, v[at + 2])
        if kind == RETIRE:
            return add_all(codes, code.RETIRE, retiring(v, home(actor)))
        if kind == DRAFT:
            for i in range(i64(OFFERED)):
                if v[OFFER + i] != 0:
                    codes = append(codes, code.DRAFT + i)
            return codes
        return add_all(codes, code.REMOVE, highest_offered(v))

    def random_action(self, actor: i64, luck: Luck) -> i64:
        v = self.v
        at = top(v)
        if v[at] == PLACE and v[at + 3] != code.AS_COVER:
            me = home(actor)
            return code.PLACE + v[me + PLOT + luck.below(v[me + PLOTS])]
        codes = self.legal(actor)
        return codes[luck.below(len(codes))]

    def apply(self, actor: i64, action: i64) -> None:
        if actor == CHANCE:
            self.happen(action)
        else:
            self.act(actor, action)
        self.settle()

    def clone(self) -> Origins:
        return Origins(self.v[:])

    def dump(self) -> list[object]:
        """The table, the frames, and each home without what follows from the rest."""
        v = self.v
        table: list[object] = [int(v[i]) for i in range(DEPTH)]
        frames: list[object] = []
        for i in range(v[DEPTH]):
            at = STACK + FRAME * i
            frames.append([int(v[at + j]) for j in range(FRAME)])
        homes: list[object] = []
        for seat in range(v[SEATS]):
            me = home(seat)
            homes.append(
                [
                    [int(v[me + i]) for i in range(TILES_BUILT)],
                    [int(v[me + ASIDE_TILE + i]) for i in range(v[me + ASIDE])],
                    [int(v[me + CITY + i]) for i in range(v[me + TILES_BUILT])],
                    [
                        int(v[me + BLOCK + i])
                        for i in range(v[me + BLOCKS])
                        if v[me + BLOCK + i] & 63 != 0
                    ],
                ]
            )
        return [table, frames, homes]

    def numbers(self) -> list[int]:
        """The vector as a list, for plain modules.

        They must not pass the vector itself: what goes from plain into compiled code as an
        argument of type vec is never freed (mypyc 2.4).
        """
        return [int(number) for number in self.v]

    def score(self, seat: i64) -> i64:
        """ORI-20: the points so far and the final scoring."""
        return points(self.v, seat)

    def margin(self, seat: i64) -> i64:
        if self.v[SEATS] == 1:
            return points(self.v, 0) - target(self.v)
        return super().margin(seat)

    # ---- chance

    def chance(self) -> list[tuple[int, int]]:
        v = self.v
        if v[DEPTH] == 0 or v[top(v) + 1] != CHANCE:
            return []
        kind = v[top(v)]
        if kind == ROLL_SPEAKER or kind == REROLL:
            faces = [int(face) for face in SPEAKER_FACES]
            return [(code.ROLL_OF + value - 1, faces.count(value)) for value in sorted(set(faces))]
        if kind == LAY_TILE:
            return [(int(outcome), 1) for outcome in self.new_tiles()]
        first, outcomes = self.outcomes()
        return [(int(outcome), 1) for outcome in add_all(vec[i64](), first, outcomes)]

    def roll(self, luck: Luck) -> i64:
        v = self.v
        kind = v[top(v)]
        if kind == ROLL_SPEAKER or kind == REROLL:
            return code.ROLL_OF + SPEAKER_FACES[luck.below(len(SPEAKER_FACES))] - 1
        if kind == LAY_TILE:
            tiles = self.new_tiles()
            return tiles[luck.below(len(tiles))]
        first, outcomes = self.outcomes()
        return first + member(outcomes, luck.below(size(outcomes)))

    def new_tiles(self) -> vec[i64]:
        """The top tiles of five stacks are shuffled: any tile of a colour not in the pool yet."""
        v = self.v
        seen: i64 = 0
        for slot in range(i64(5)):
            if v[POOL + slot] != 0:
                seen |= i64(1) << ((v[POOL + slot] - 1) // IN_STACK)
        codes = vec[i64](capacity=75)
        for colour in range(i64(5)):
            if (seen >> colour) & 1 == 0:
                codes = add_all(codes, code.TILE_OF + IN_STACK * colour, v[DECK + colour])
        return codes

    def outcomes(self) -> tuple[i64, i64]:
        """What chance may bring now, each as likely as the others: the first code, and a set."""
        v = self.v
        at = top(v)
        kind = v[at]
        if kind == ROLL_CITIZEN or kind == ROLL_OFFER:
            return code.ROLL_OF, 31  # sixes are rolled again
        if kind == TURN_UP:
            return code.TILE_OF + IN_STACK * v[at + 2], v[DECK + v[at + 2]]
        if kind == LAY_BONUS:
            return code.BONUS_OF, v[BONUS_DECK]
        if kind == LAY_ZODIAC:
            return code.ZODIAC_OF, v[ZODIAC_DECK]
        if kind == LAY_CARD:
            return code.CARD_OF, v[CARD_DECK]
        if kind == FIRST_PLAYER:
            return code.FIRST_OF, bit(v[SEATS]) - 1
        held: i64 = 0  # KEEP_CARD
        for temple in range(i64(3)):
            if v[HOLDER + temple] != 0:
                held |= bit(v[ZODIAC_AT + temple] - 1)
        return code.KEEP_OF, held

    def happen(self, outcome: i64) -> None:
        """Carry out an outcome of chance: a shuffle or a roll (ORI-1.12)."""
        v = self.v
        at = top(v)
        kind = v[at]
        number = v[at + 2]
        is_last = number == 1 or kind == TURN_UP or kind == ROLL_CITIZEN or kind == REROLL
        if is_last or kind == KEEP_CARD:
            drop(v)
        else:
            v[at + 2] -= 1
        if kind == ROLL_CITIZEN:
            die = die_of(number, outcome - code.ROLL_OF + 1)
            enter_citizen(v, die)
            if v[ROUND] == 0:
                sort_citizens(v)
        elif kind == TURN_UP:
            lay_from_deck(v, outcome - code.TILE_OF)
            v[TOP + number] = outcome - code.TILE_OF + 1
        elif kind == REROLL:
            v[SPEAKER + number] = outcome - code.ROLL_OF + 1
        else:
            set_up(v, kind, number, outcome)

    # ---- decisions

    def act(self, seat: i64, action: i64) -> None:
        """Carry out a decision of a seat."""
        v = self.v
        at = top(v)
        kind = v[at]
        if kind == DECIDE:
            decide(v, action)
        elif kind == TURN_STEP:
            self.take_turn(seat, action)
        elif kind == TIDE:
            flow(v, action)
        elif kind == PLACE:
            place(v, action - code.PLACE)
        elif kind == EXTRA:
            drop(v)
            if action == code.DONE:
                next_seat(v, seat)
            else:
                v[home(seat) + TOKENS] -= 1
                v[SPENT] = 1
                push(v, TURN_STEP, seat, 0, 0, 0, 0)
        elif action == code.DONE:  # a visit, a purchase, effects
            drop(v)
        elif kind == VISIT:
            if action == code.PISCES:
                take_gold_instead(v, at)
            elif action >= code.BONUS:
                take_bonus(v, at, action - code.BONUS)
            else:
                act(v, at, action - code.ACT)
        elif kind == PURCHASE:
            buy(v, at, (action - code.BUY) // 3, (action - code.BUY) % 3)
        elif kind == USE:
            use(v, at, action - code.USE)
        elif kind == SCORE_CARD:
            drop(v)
            score_card(v, home(seat), action - code.SCORE)
        elif kind == RETIRE:
            v[at] = RETURN
            retire(v, seat, action - code.RETIRE)
        elif kind == DRAFT:
            draft(v, seat, action - code.DRAFT)
        else:
            remove(v, action - code.REMOVE)

    def take_turn(self, seat: i64, action: i64) -> None:
        """One of the five actions of a turn (ORI-6.2)."""
        v = self.v
        if action == code.PASS:
            drop(v)
            pass_turn(v, seat)
            return
        v[top(v)] = END_TURN
        if action < code.ACT:
            worker = (action - code.VISIT) // 5
            visit(v, seat, worker, (action - code.VISIT) % 5)
        elif action >= code.CLOSE:
            close(v, seat, (action - code.CLOSE) // 6, (action - code.CLOSE) % 6)
        elif action == code.POPULATE:
            populate(v, seat)
        else:
            build_tower(v, seat, action - code.TOWER)

    # ---- what asks nobody

    def settle(self) -> None:
        """Carry out what is due until somebody must act or the game is over."""
        v = self.v
        while v[DEPTH] != 0:
            at = top(v)
            kind = v[at]
            if kind < AUTOMATIC:
                if not self.is_settled(at, kind):
                    return
            elif kind == RUN:
                step(v)
            elif kind == END_TURN:
                end_turn(v)
            elif kind == RETURN:
                bring_back(v, at)
            elif kind == NEXT_SEAT:
                after_passing(v)
            elif kind == END_ROUND:
                end_round(v)
            elif kind == AFTER_ROUND:
                after_round(v)
            elif kind == BEGIN_ROUND:
                begin_round(v)
            else:
                begin_draft(v)

    def is_settled(self, at: i64, kind: i64) -> bool:
        """Whether a decision had nothing to decide, and is gone."""
        v = self.v
        if kind == DECIDE:
            row = v[at + 2]
            if ROWS[row] != CHOICE:
                return False
            if can_choose(v, v[at + 1], row, v[at + 3], v[at + 4], v[at + 5]):
                return False
        elif kind == VISIT:
            if not visit_is_over(v, at):
                return False
        elif kind == USE:
            if not nothing_to_use(v, at):
                return False
        elif kind == PURCHASE:
            if not purchase_is_over(v, at):
                return False
        elif kind == TIDE:
            codes = tide_codes(v, at, vec[i64](capacity=4))
            if len(codes) > 1:
                return False
            flow(v, codes[0])
            return True
        elif kind == REMOVE:
            return remove_all_highest(v, at)
        else:
            return False
        drop(v)
        return True


def bring_back(v: vec[i64], at: i64) -> None:
    """Workers come back on passing; sixes in an order that may be a choice (ORI-16.2)."""
    seat = v[at + 1]
    me = home(seat)
    come_back(v, me)
    sixes = retiring(v, me)
    if sixes == 0:
        drop(v)
    elif order_matters(v, me, sixes):
        v[at] = RETIRE
    else:
        retire(v, seat, lowest(sixes))
