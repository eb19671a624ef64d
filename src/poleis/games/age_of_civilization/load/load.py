"""Reading a dumped position of Age of Civilization back, with every number checked.

A position that passes can be played on: cards are where they can be and nowhere twice, the stack of
pending decisions is one that play can lead to, and what follows from the cards (the effects in
force) is reckoned anew and compared.
"""

from __future__ import annotations

from poleis.core.state import CHANCE
from poleis.games.age_of_civilization.effects.reader import EFFECTS, MASK_OF
from poleis.games.age_of_civilization.effects.special import PAY_TO_POOL
from poleis.games.age_of_civilization.effects.vocabulary import SPECIAL, TURN_ENDS
from poleis.games.age_of_civilization.explain import cards
from poleis.games.age_of_civilization.load.census import pieces
from poleis.games.age_of_civilization.load.consistency import (
    MANY,
    check_draft,
    check_known,
    check_realm,
    check_table,
    expect,
    frames,
    hides_cards,
)
from poleis.games.age_of_civilization.rules.data import (
    CIVILIZATIONS,
    CULTURE,
    KEPT,
    MOST_CIVILIZATIONS,
    POSITIONS,
    ROUNDS,
)
from poleis.games.age_of_civilization.rules.layout import (
    ACTED,
    ACTION_STEP,
    BEGIN_TURN,
    BOTTOM,
    BUSY,
    CHOOSE_CARD,
    CHOOSE_RESEARCH,
    CHOOSE_TECHNOLOGY,
    CHOOSE_WONDER,
    CIVILIZATION_STEP,
    COINS,
    DEPTH,
    DOOMED,
    DRAFT,
    FRAME,
    FRAMES,
    MAY_EXCHANGE,
    MAY_PERFORM,
    NEXT_ROUND,
    ORDER_DECK,
    ORDER_ROW,
    PICK,
    REALMS,
    REFILL,
    REFILLS,
    RESOLVED,
    RESTED,
    ROUND,
    SEATS,
    SOURCES,
    STACK,
    TAKEN,
    TALLY,
    TRACK,
    TURN,
    TURN_END,
    TURN_UP_CIVILIZATION,
    TURN_UP_ORDER,
    USED,
    WORKERS,
    Numbers,
    realm,
)
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.rules.score_queries import sources

CHANCES = (TURN_UP_CIVILIZATION, TURN_UP_ORDER)
CHOICES = {
    CIVILIZATION_STEP: (),
    ACTION_STEP: (
        CHOOSE_RESEARCH,
        CHOOSE_TECHNOLOGY,
        CHOOSE_WONDER,
        MAY_PERFORM,
        MAY_EXCHANGE,
        *CHANCES,
    ),
    RESTED: (),
    TURN_END: (CHOOSE_TECHNOLOGY, CHOOSE_WONDER, CHOOSE_CARD),
}
"""What may have to be chosen, or turned up, in each step of a turn."""
ROUND_ENDS = (
    [TURN_UP_CIVILIZATION],
    [TURN_UP_ORDER],
    [TURN_UP_ORDER, TURN_UP_CIVILIZATION],
)
"""What may wait at the end of a solo round."""


def numbers(dump: object, count: int) -> list[int]:
    """The dump as a list of so many whole numbers."""
    expect(isinstance(dump, list) and len(dump) == count)
    assert isinstance(dump, list)
    for number in dump:
        expect(type(number) is int and -len(CIVILIZATIONS) <= number < 1 << 62)
    expect(all(number >= -1 for number in dump[:TAKEN] + dump[DEPTH:]))
    return dump


def load(fresh: AgeOfCivilization, dump: object) -> AgeOfCivilization:
    """The dumped position of a game that began as *fresh*; ValueError if it cannot be one."""
    begun = fresh.numbers()
    v = numbers(dump, len(begun))
    expect(v[:ROUND] == begun[:ROUND])
    is_redacted = hides_cards(v)
    if is_redacted:
        check_known(v, begun)
    else:
        expect(pieces(v) == pieces(begun))
        check_draft(v)
    check_table(v, begun)
    scoring = sources(fresh)
    for seat in range(v[SEATS]):
        check_realm(v, seat)
        tally = v[realm(seat) + TALLY : realm(seat) + TALLY + SOURCES]
        expect(all(not points or source in scoring for source, points in enumerate(tally)))
    check_turn(v)
    check_stack(v, begun)
    state = fresh.clone()
    for place, number in enumerate(v):
        state.v[place] = number
    for actor in [] if is_redacted else state.actors():
        expect(state.chance() if actor == CHANCE else len(state.legal(actor)))
    state.settle()
    expect(state.numbers() == v)  # nothing was due
    return state


def check_turn(v: Numbers) -> None:
    """What belongs to a turn is there only while it lasts."""
    bottom = frames(v)[0][0] if v[DEPTH] > 0 else 0
    me = realm(cards.on_turn(v))
    if bottom == ACTION_STEP:
        expect(0 <= v[DOOMED] <= v[BUSY] <= v[me + WORKERS])
        expect(0 <= v[USED] < 1 << 54 and 0 <= v[ACTED] <= 1)
        expect(v[RESOLVED] == 0)
        return
    expect(v[BUSY] == v[DOOMED] == v[USED] == v[ACTED] == 0)
    resolvable = int(MASK_OF[TURN_ENDS]) if bottom == TURN_END else 0
    expect(int(v[RESOLVED]) & ~resolvable == 0)


def check_stack(v: Numbers, fresh: Numbers) -> None:
    """The pending decisions are some that play can lead to."""
    expect(0 <= v[DEPTH] <= FRAMES)
    expect(not any(v[STACK + FRAME * v[DEPTH] : REALMS]))
    pending = frames(v)
    if not pending:
        expect(v[ROUND] == ROUNDS and v[TURN] == v[SEATS])
        return
    kind, actor, number = pending[0]
    if kind == BEGIN_TURN:
        check_set_up(v, pending, frames(fresh))
    elif kind == NEXT_ROUND:
        expect((actor, number) == (0, 0) and v[TURN] == v[SEATS] == 1 and len(pending) > 1)
        expect([frame[0] for frame in pending[1:]] in ROUND_ENDS)
        most = max(1, v[ORDER_ROW])
        expect(all(frame[1] == CHANCE and 1 <= frame[2] <= most for frame in pending[1:]))
    else:
        expect(kind in (CIVILIZATION_STEP, ACTION_STEP, RESTED, TURN_END))
        expect(number == 0 and v[TURN] < v[SEATS] and actor == cards.on_turn(v))
        check_step(v, actor, pending)
    for position in range(POSITIONS):
        expect(kind == BEGIN_TURN or v[TRACK + position])


def check_set_up(
    v: Numbers, pending: list[tuple[int, int, int]], planned: list[tuple[int, int, int]]
) -> None:
    """Chance has done a part of what the set-up plans, or the draft is under way."""
    *before, (kind, actor, number) = pending
    expect(v[ROUND] == 1 and v[TURN] == 0 and len(pending) > 1)
    expect(before == planned[: len(before)])
    expect((kind, actor) == planned[len(before)][:2] and 0 <= number <= planned[len(before)][2])
    expect(kind == DRAFT or number >= 1)
    expect((kind == DRAFT) == (v[PICK] > 0 or kind == DRAFT) and v[PICK] < KEPT)


def check_step(v: Numbers, seat: int, pending: list[tuple[int, int, int]]) -> None:
    """A step of a turn, and at most one choice on top of it (below which the pool may wait)."""
    step = pending[0][0]
    me = realm(seat)
    owned = len(cards.stacked(v, seat))
    if step == CIVILIZATION_STEP:
        expect(owned < MOST_CIVILIZATIONS and (owned > 0 or v[ROUND] == 1))
    else:
        expect(owned > 0)
    above = pending[1:]
    if above and above[0] == (REFILL, seat, 0):
        expect(step == ACTION_STEP and v[REFILLS] and len(above) == 2)
        above = above[1:]
    if not above:
        return
    expect(len(above) == 1)
    kind, actor, number = above[0]
    expect(kind in CHOICES[step] and actor == (CHANCE if kind in CHANCES else seat))
    coins = v[me + COINS]
    if kind in CHANCES:
        expect(number == 1)
    elif kind in (CHOOSE_TECHNOLOGY, CHOOSE_WONDER):
        expect(1 <= number <= MANY)
    elif kind == MAY_PERFORM:
        expect(number == CULTURE and coins >= cards.price(v, seat, CULTURE))
    elif kind == CHOOSE_CARD:
        expect(0 <= number < len(EFFECTS) and EFFECTS[number].subject == PAY_TO_POOL)
        expect(EFFECTS[number].kind == SPECIAL and coins >= EFFECTS[number].amount)
    else:
        expect(number == 0)
        expect(kind != MAY_EXCHANGE or v[ORDER_DECK] | v[BOTTOM])
