"""Whether the pending decisions, and what belongs to the turn, are some that play can lead to."""

from __future__ import annotations

from poleis.core.state import CHANCE
from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.load.loaded import Loaded
from poleis.games.age_of_civilization.rules.records import (
    ACTION_STEP,
    BEGIN_TURN,
    CHOOSE_CARD,
    CHOOSE_RESEARCH,
    CHOOSE_TECHNOLOGY,
    CHOOSE_WONDER,
    CIVILIZATION_STEP,
    DRAFT,
    MAY_EXCHANGE,
    MAY_PERFORM,
    NEXT_ROUND,
    QUESTIONS,
    REFILL,
    RESTED,
    TURN_END,
    TURN_UP_CIVILIZATION,
    TURN_UP_ORDER,
    Pending,
)

CHANCES = (TURN_UP_CIVILIZATION, TURN_UP_ORDER)
CHOICES: dict[int, tuple[int, ...]] = {
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
REPEATED = (CHOOSE_TECHNOLOGY, CHOOSE_WONDER)
"""What may have to be chosen several times."""


def says(one: Pending) -> tuple[int, int, int, int]:
    """A pending decision as numbers, to compare it."""
    return int(one.kind), int(one.actor), int(one.times), int(one.effect)


# ---- the turn


def has_workers_of_its_turn(loaded: Loaded) -> bool:
    """Workers are on action spaces in the action step only, and are those of the seat on turn."""
    state = loaded.state
    turn = state.turn
    if loaded.bottom == ACTION_STEP:
        return 0 <= turn.doomed <= turn.busy <= state.realms[state.on_turn()].workers
    return not (turn.busy or turn.doomed or any(turn.uses) or turn.has_acted)


def has_resolved_in_its_step(loaded: Loaded) -> bool:
    """AOC-7.2: abilities of the end of the turn are resolved then."""
    return loaded.bottom == TURN_END or loaded.state.turn.resolved == 0


# ---- the stack


def ends_after_the_last_turn(loaded: Loaded) -> bool:
    """Where nothing is awaited, the last round is over."""
    state = loaded.state
    is_last = state.round == state.edition.rounds and state.turns_over == state.seats()
    return bool(state.pending) or is_last


def begins_with_a_step(loaded: Loaded) -> bool:
    """The lowest decision is the set-up, the end of a round, or a step of the seat on turn."""
    state = loaded.state
    if loaded.bottom in (0, BEGIN_TURN):
        return True
    lowest = state.pending[0]
    if loaded.bottom == NEXT_ROUND:
        is_over = state.turns_over == state.seats() == 1
        return is_over and says(lowest) == (NEXT_ROUND, 0, 1, NONE)
    is_going_on = state.turns_over < state.seats()
    mine = (loaded.bottom, int(state.on_turn()), 1, NONE)
    return loaded.bottom in CHOICES and is_going_on and says(lowest) == mine


def follows_the_set_up(loaded: Loaded) -> bool:
    """Chance has done a part of what the set-up plans, or the draft is under way."""
    state = loaded.state
    if loaded.bottom != BEGIN_TURN:
        return True
    planned = [says(one) for one in loaded.first.pending]
    *before, (kind, actor, times, effect) = [says(one) for one in state.pending]
    if not 0 < len(before) < len(planned) or before != planned[: len(before)]:
        return False
    now = planned[len(before)]
    is_part = (kind, actor, effect) == (now[0], now[1], now[3]) and times <= now[2]
    is_drafting = kind == DRAFT or state.draft.pick == 0
    is_first = state.round == 1 and state.turns_over == 0
    return is_first and is_part and is_drafting and not has_drafted_all(loaded)


def has_drafted_all(loaded: Loaded) -> bool:
    return bool(loaded.state.draft.pick >= loaded.state.edition.hand_kept)


def has_drafted(loaded: Loaded) -> bool:
    """AOC-12.11: the draft is over before the first turn."""
    return not loaded.has_draft or loaded.bottom == BEGIN_TURN or has_drafted_all(loaded)


def follows_a_round(loaded: Loaded) -> bool:
    """What chance turns up at the end of a solo round."""
    if loaded.bottom != NEXT_ROUND:
        return True
    above = loaded.state.pending[1:]
    most = max(1, int(loaded.state.agreement.order_row))
    return [one.kind for one in above] in ROUND_ENDS and all(
        one.actor == CHANCE and one.times <= most and one.effect == NONE for one in above
    )


def has_civilizations_for_its_step(loaded: Loaded) -> bool:
    """AOC-5.1, AOC-5.2: who acts has a civilization; who may take one has room for it."""
    state = loaded.state
    if loaded.bottom not in CHOICES:
        return True
    owned = len(state.realms[state.on_turn()].civilizations)
    if loaded.bottom == CIVILIZATION_STEP:
        has_room = owned < state.edition.most_civilizations
        return has_room and (owned > 0 or state.round == 1)
    return owned > 0


def above_the_step(loaded: Loaded) -> list[Pending]:
    """What is pending above a step of a turn, without the pool that waits to be filled up."""
    if loaded.bottom not in CHOICES:
        return []
    above = list(loaded.state.pending[1:])
    return above[1:] if above and above[0].kind == REFILL else above


def refills_after_an_action(loaded: Loaded) -> bool:
    """AOC-5.3: the pool is filled up in the action step, below a choice."""
    state = loaded.state
    if not any(one.kind == REFILL for one in state.pending):
        return True
    is_there = [says(one) for one in state.pending[1:2]] == [
        (REFILL, int(state.on_turn()), 1, NONE)
    ]
    is_alone = len(above_the_step(loaded)) == 1
    return loaded.bottom == ACTION_STEP and state.agreement.refills and is_there and is_alone


def asks_what_its_step_can_ask(loaded: Loaded) -> bool:
    """At most one choice above a step: of the seat on turn, or of chance."""
    above = above_the_step(loaded)
    if not above:
        return True
    if len(above) > 1 or above[0].kind not in CHOICES[loaded.bottom]:
        return False
    one = above[0]
    actor = CHANCE if one.kind in CHANCES else loaded.state.on_turn()
    return one.actor == actor and (one.times == 1 or one.kind in REPEATED)


def asks_by_an_effect(loaded: Loaded) -> bool:
    """A question has the effect that asks it, and other decisions have none."""
    effects = loaded.state.edition.effects
    for one in loaded.state.pending:
        if one.kind not in QUESTIONS:
            if one.effect != NONE:
                return False
        elif not 0 <= one.effect < len(effects) or effects[one.effect].question() != one.kind:
            return False
    return True


def asks_what_can_be_done(loaded: Loaded) -> bool:
    """AOC-6.16, AOC-11.8, AOC-14.15: a question is asked if there is something to offer."""
    state = loaded.state
    return all(
        state.edition.effects[one.effect].can(state, one.actor)
        and (one.kind != MAY_EXCHANGE or state.orders.left() > 0)
        for one in above_the_step(loaded)
        if one.kind in QUESTIONS
    )


# ---- what follows


def lets_somebody_act(loaded: Loaded) -> bool:
    """Whoever is to act has something to do."""
    state = loaded.state
    return loaded.is_redacted or all(
        state.chance() if actor == CHANCE else len(state.legal(actor)) for actor in state.actors()
    )


def awaits_nothing_automatic(loaded: Loaded) -> bool:
    """What follows by itself has been done."""
    after = loaded.state.clone()
    after.settle()
    return after.dump() == loaded.state.dump()
