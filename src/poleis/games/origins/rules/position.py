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
from poleis.core.sets import add_all, member, size
from poleis.core.state import CHANCE, OVER, State
from poleis.games.origins.effects.questions import can_choose, decide_codes
from poleis.games.origins.effects.reader import ROWS
from poleis.games.origins.effects.runner import decide, step
from poleis.games.origins.effects.vocabulary import CHOICE
from poleis.games.origins.rules import actions as code
from poleis.games.origins.rules.buying import (
    buy,
    end_use,
    nothing_to_use,
    place,
    place_codes,
    purchase_codes,
    purchase_is_over,
    use,
    use_codes,
)
from poleis.games.origins.rules.chance import happen, new_tiles, outcomes
from poleis.games.origins.rules.data import SPEAKER_FACES
from poleis.games.origins.rules.layout import (
    AFTER_ROUND,
    ASIDE,
    ASIDE_TILE,
    AUTOMATIC,
    BEGIN_ROUND,
    BLOCK,
    BLOCKS,
    CITY,
    DECIDE,
    DEPTH,
    DRAFT,
    END_ROUND,
    END_TURN,
    EXTRA,
    FRAME,
    LAY_TILE,
    NEXT_SEAT,
    OFFER,
    OFFERED,
    PLACE,
    PLOT,
    PLOTS,
    PURCHASE,
    REMOVE,
    REROLL,
    RETIRE,
    RETURN,
    ROLL_SPEAKER,
    RUN,
    SCORE_CARD,
    SEATS,
    SPENT,
    STACK,
    TIDE,
    TILES_BUILT,
    TOKENS,
    TURN_STEP,
    USE,
    VISIT,
    drop,
    home,
    push,
    top,
)
from poleis.games.origins.rules.opening import (
    begin_draft,
    draft,
    highest_offered,
    remove,
    remove_all_highest,
)
from poleis.games.origins.rules.round import (
    after_passing,
    after_round,
    begin_round,
    end_round,
    end_turn,
    next_seat,
)
from poleis.games.origins.rules.scoring import points, target
from poleis.games.origins.rules.turn import (
    act,
    bring_back,
    build_tower,
    close,
    flow,
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
            happen(self.v, action)
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
            return [(int(outcome), 1) for outcome in new_tiles(v)]
        first, found = outcomes(v)
        return [(int(outcome), 1) for outcome in add_all(vec[i64](), first, found)]

    def roll(self, luck: Luck) -> i64:
        v = self.v
        kind = v[top(v)]
        if kind == ROLL_SPEAKER or kind == REROLL:
            return code.ROLL_OF + SPEAKER_FACES[luck.below(len(SPEAKER_FACES))] - 1
        if kind == LAY_TILE:
            tiles = new_tiles(v)
            return tiles[luck.below(len(tiles))]
        first, found = outcomes(v)
        return first + member(found, luck.below(size(found)))

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
        elif kind == USE:
            if action == code.DONE:
                end_use(v)
            else:
                use(v, at, action - code.USE)
        elif action == code.DONE:  # a visit, a purchase
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
            end_use(v)
            return True
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
