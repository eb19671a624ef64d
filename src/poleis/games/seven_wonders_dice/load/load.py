"""Positions from elsewhere: what must hold before one is played on.

`core.dump_check` has checked the shape of the dump before, so every number is within its range.
Redacted positions are positions too: a seat that has finished may look as at the start of the turn
(SWD-12.6).
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Collection, Iterable

from poleis.core.errors import BadPosition
from poleis.core.sets import members, size
from poleis.games.seven_wonders_dice.explain.printed_boards import PrintedBoards, printed_boards
from poleis.games.seven_wonders_dice.rules.edition import Edition
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from poleis.games.seven_wonders_dice.rules.records import (
    ACT,
    DEAL,
    END,
    EXCHANGE,
    MIX,
    City,
)

TableCheck = Callable[[SevenWondersDice], bool]
CityCheck = Callable[[SevenWondersDice, City], bool]


def check_position(state: SevenWondersDice) -> None:
    """Refuse a position that cannot be; BadPosition says in words what does not hold."""
    for sentence, holds in TABLE_CHECKS:
        require(holds(state), sentence)
    for sentence, fits in CITY_CHECKS:
        for seat, city in enumerate(state.cities):
            require(fits(state, city), f"seat {seat}: {sentence}")
    require(questions_can_be_answered(state), "a seat is asked where it has something to decide")


def require(holds: bool, sentence: str) -> None:
    if not holds:
        raise BadPosition(f"this is no position of 7 Wonders Dice: {sentence}")


# ---- what several cities and checks need


@functools.lru_cache(maxsize=10_000)
def can_be_crossed(edition: Edition, spaces: int) -> bool:
    """Whether these spaces can have been crossed one after another (SWD-1.4)."""
    crossed = 0
    while new := spaces & ~crossed & open_spaces(edition, crossed):
        crossed |= new
    return crossed == spaces


def open_spaces(edition: Edition, crossed: int) -> int:
    """All open spaces, whatever opens them (SWD-1.5)."""
    found = 0
    for building in edition.buildings:
        found |= int(building.open(crossed))
    return found


def unlocked(state: SevenWondersDice, crosses: Iterable[int]) -> set[str]:
    """The special dice that somebody has unlocked, given the crosses of each city."""
    printed = printed_boards(state.edition)
    found: set[str] = set()
    for seat, crossed in enumerate(crosses):
        if board := state.board_id(seat):
            found |= printed.unlocked(board, state.edition.names_of(crossed))
    return found


def forum_ids(state: SevenWondersDice) -> list[str]:
    """The dice in the forum by name."""
    return [state.edition.die_ids[die] for die in state.forum.dice]


def completed(state: SevenWondersDice, crossed: int) -> list[str]:
    return printed_boards(state.edition).completed(state.edition.names_of(crossed))


# ---- the table as a whole


def boards_are_dealt(state: SevenWondersDice) -> bool:
    """SWD-2.1: in the order of the seats, no board twice."""
    boards = [city.board.id for city in state.cities if city.has_board()]
    dealt = int(state.next_seat) if state.step == DEAL else len(state.cities)
    first = all(city.has_board() for city in state.cities[:dealt])
    return first and len(boards) == len(set(boards)) == dealt


def steps_are_counted(state: SevenWondersDice) -> bool:
    """Boards are counted while they are dealt, dice while they are mixed."""
    return (state.step == DEAL or state.next_seat == 0) and (
        state.step == MIX or state.next_place == 0
    )


def turn_is_numbered(state: SevenWondersDice) -> bool:
    """SWD-12.3: a turn has a number as soon as the boards are dealt."""
    return (state.turn == 0) == (state.step == DEAL)


def turn_is_final(state: SevenWondersDice) -> bool:
    """SWD-10.2: the last possible turn, or that after somebody got all bonuses."""
    edition = state.edition
    is_final = state.turn == edition.turn_limit(len(state.cities)) or any(
        edition.bonuses & ~city.before.crossed == 0 for city in state.cities
    )
    return state.is_final == is_final


def end_is_final(state: SevenWondersDice) -> bool:
    """SWD-10.5: the game ends after the final turn, and no die is exchanged then."""
    if state.is_final:
        return bool(state.step != EXCHANGE)
    return bool(state.step != END)


def only_actions_are_revealed(state: SevenWondersDice) -> bool:
    return bool(state.step == ACT or not state.is_revealed)


def forum_is_full(state: SevenWondersDice) -> bool:
    """SWD-8.5.8: every die in its place, special ones in the places of grey ones."""
    edition = state.edition
    forum = forum_ids(state)
    places = zip(forum, edition.die_ids, strict=False)
    return len(set(forum)) == len(forum) and all(
        die == start or (start in edition.grey_ids and die in edition.special_ids)
        for die, start in places
    )


def special_dice_are_unlocked(state: SevenWondersDice) -> bool:
    """SWD-8.5.3, SWD-8.5.4: one by one in their order, at the end of a turn."""
    edition = state.edition
    there = set(forum_ids(state)) & set(edition.special_ids)
    before = unlocked(state, [int(city.before.crossed) for city in state.cities])
    waiting = {edition.die_ids[die] for die in members(int(state.forum.new_dice))}
    if state.step != EXCHANGE:
        return there == before and not waiting
    now = unlocked(state, [int(city.crossed) for city in state.cities])
    order = [die in there for die in edition.special_ids if die in now - before]
    return before <= there < now and waiting == now - there and order == sorted(order)[::-1]


def dice_are_rolled(state: SevenWondersDice) -> bool:
    """SWD-4.1: a die shows a face if it was rolled in this turn, and lies nowhere if not."""
    forum = forum_ids(state)
    rolled = set(forum)
    if state.step == DEAL:
        rolled = set()
    elif state.step == MIX:
        rolled = set(forum[: state.next_place])
    elif state.step == EXCHANGE:
        rolled -= set(state.edition.special_ids)
        rolled |= unlocked(state, [int(city.before.crossed) for city in state.cities])
    return all(
        (state.forum.faces[number] != 0) == (die in rolled)
        and (die in rolled or state.forum.sections[number] == 0)
        for number, die in enumerate(state.edition.die_ids)
    )


def agora_is_awarded(state: SevenWondersDice) -> bool:
    """SWD-8.2.4: at the end of a turn, to those who completed the Agora first."""
    is_turn_over = state.step in (EXCHANGE, END)
    complete = [
        state.edition.agora.is_complete(city.crossed if is_turn_over else city.before.crossed)
        for city in state.cities
    ]
    awards = [city.has_award for city in state.cities]
    return all(
        done or not award for done, award in zip(complete, awards, strict=True)
    ) and state.is_awarded == any(awards) == any(complete)


def somebody_acts(state: SevenWondersDice) -> bool:
    return state.step != ACT or any(not city.has_finished() for city in state.cities)


def questions_can_be_answered(state: SevenWondersDice) -> bool:
    """SWD-9.13: a seat is asked only where there is something to decide."""
    if state.step != ACT:
        return True
    return all(state.asking(seat).asks(state, seat) for seat in state.actors())


TABLE_CHECKS: tuple[tuple[str, TableCheck], ...] = (
    ("every seat has another board, in the order of the seats", boards_are_dealt),
    ("no seat and no place is next in this step", steps_are_counted),
    ("turns are numbered from 1 when the boards are dealt", turn_is_numbered),
    ("this turn is the final one, or it is not", turn_is_final),
    ("a game ends with the final turn, without an exchange", end_is_final),
    ("only decisions are revealed", only_actions_are_revealed),
    ("the forum has every die once, special ones for grey ones", forum_is_full),
    ("special dice enter the forum when they are unlocked", special_dice_are_unlocked),
    ("exactly the dice that were rolled show a face", dice_are_rolled),
    ("the award is for the first to complete the Agora", agora_is_awarded),
    ("somebody acts", somebody_acts),
)
"""What must hold for the whole table, in the words of the refusal."""


# ---- each city


def is_fresh_before_the_first_turn(state: SevenWondersDice, city: City) -> bool:
    """SWD-2.3."""
    if state.step != DEAL:
        return True
    start = [0, int(state.edition.starting_coins), 0, 0, 0, [0, 0, 0, 0], []]
    return city.dump()[1:] == start  # all but the board


def spaces_are_crossed_in_order(state: SevenWondersDice, city: City) -> bool:
    """SWD-1.4."""
    spaces = ~int(state.edition.bonuses)
    return all(
        can_be_crossed(state.edition, int(crossed) & spaces)
        for crossed in (city.crossed, city.before.crossed)
    )


def nothing_is_taken_back(state: SevenWondersDice, city: City) -> bool:
    """SWD-1.3: crosses and points written down stay."""
    before = city.before
    return bool(
        before.crossed & ~city.crossed == 0
        and before.west_points <= city.west_points
        and before.east_points <= city.east_points
    )


def is_as_at_the_start_of_the_turn(state: SevenWondersDice, city: City) -> bool:
    """SWD-1.7: nothing happens before the actions."""
    return state.step != MIX or city.is_as_before()


def attacks_bring_their_points(state: SevenWondersDice, city: City) -> bool:
    """SWD-8.4.3: printed points, less at most the defences that a barracks can have."""
    printed, before = printed_boards(state.edition), city.before
    is_alone = len(state.cities) == 1
    now, then = (state.edition.names_of(one.crossed) for one in (city, before))
    return all(
        can_have_brought(printed, "barracks_west", names, int(one.west_points), is_alone)
        and can_have_brought(printed, "barracks_east", names, int(one.east_points), is_alone)
        for one, names in ((city, now), (before, then))
    )


def can_have_brought(
    printed: PrintedBoards, barracks: str, crossed: Collection[str], points: int, is_alone: bool
) -> bool:
    """Whether the crossed attacks of a barracks can have brought these points."""
    attacks = [worth for space, worth in printed.attacks(barracks).items() if space in crossed]
    facing = 0 if is_alone else printed.defences(printed.opposite(barracks))
    return sum(max(0, worth - facing) for worth in attacks) <= points <= sum(attacks)


def bonuses_are_earned(state: SevenWondersDice, city: City) -> bool:
    """SWD-9.1: now and at the start of the turn, when nothing waited."""
    choose = state.edition.choose_bonus.number
    owed = sum(one.effect == choose for one in city.waiting())
    return has_earned(state, int(city.crossed), owed) and has_earned(
        state, int(city.before.crossed), 0
    )


def has_earned(state: SevenWondersDice, crossed: int, owed: int) -> bool:
    """One bonus for each completed building, as long as there are any (SWD-9.4)."""
    done = len(completed(state, crossed))
    bonuses = int(size(crossed & state.edition.bonuses))
    if bonuses < state.edition.bonus_count():
        return bonuses + owed == done
    return bonuses + owed <= done


def effects_wait_for_actions(state: SevenWondersDice, city: City) -> bool:
    return bool(state.step == ACT or city.has_finished())


def pending_effects_were_crossed(state: SevenWondersDice, city: City) -> bool:
    """SWD-7.2: what waits comes from what was crossed in this turn."""
    edition = state.edition
    waiting = [(int(one.effect), int(one.left)) for one in city.waiting()]
    if (edition.turn_action.number, 1) in waiting:
        return len(waiting) == 1 and city.is_as_before()
    possible: Counter[tuple[int, int]] = Counter()
    if waiting:
        for space in members(int(city.crossed & ~city.before.crossed)):
            possible.update((int(one.number), int(one.uses)) for one in city.board.at_once[space])
    return all(
        (effect == edition.choose_bonus.number and left == 1) or take(possible, effect, left)
        for effect, left in waiting
    )


def take(possible: Counter[tuple[int, int]], effect: int, left: int) -> bool:
    """Whether an effect may wait; the second of two crossings comes from the first (SWD-9.9)."""
    for uses in (left, left + 1):
        if possible[effect, uses] > 0:
            possible[effect, uses] -= 1
            return True
    return False


CITY_CHECKS: tuple[tuple[str, CityCheck], ...] = (
    ("before the first turn a city is empty", is_fresh_before_the_first_turn),
    ("spaces are crossed in the order of their tracks", spaces_are_crossed_in_order),
    ("crosses and points are never taken back", nothing_is_taken_back),
    ("nothing has happened before the actions", is_as_at_the_start_of_the_turn),
    ("attacks bring the points written down", attacks_bring_their_points),
    ("each completed building gives one bonus", bonuses_are_earned),
    ("effects wait only while seats act", effects_wait_for_actions),
    ("what waits comes from a space crossed in this turn", pending_effects_were_crossed),
)
"""What must hold for each city, in the words of the refusal."""
