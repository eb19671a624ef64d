"""The course of a turn: dice are mixed, all act, the turn ends (SWD-4, SWD-10).

What the seats decide in between is in `effects`.
"""

from __future__ import annotations

from mypy_extensions import i64

from poleis.core.sets import bit
from poleis.games.seven_wonders_dice.rules.records import ACT, END, EXCHANGE, MIX, Position

# ---- set-up (SWD-2)


def boards_left(table: Position) -> i64:
    """The boards that nobody has yet, a set (SWD-2.1)."""
    left: i64 = bit(len(table.edition.boards)) - 1
    for seat in range(table.next_seat):
        left &= ~bit(table.cities[seat].board.number)
    return left


def deal(table: Position, board: i64) -> None:
    """Give a board to the next seat; with the last one the first turn begins."""
    table.cities[table.next_seat].board = table.edition.boards[board]
    table.next_seat += 1
    if table.next_seat == len(table.cities):
        table.next_seat = 0
        begin_turn(table)


# ---- mixing (SWD-4)


def begin_turn(table: Position) -> None:
    """Begin the next turn, the final one if somebody has all bonuses (SWD-10.2)."""
    edition = table.edition
    table.turn += 1
    is_final = table.turn == edition.turn_limit(len(table.cities))
    for city in table.cities:
        city.take_picture()
        if edition.bonuses & ~city.crossed == 0:
            is_final = True
    table.is_final = is_final
    table.forum.clear()
    table.step = MIX


def lay_next_die(table: Position, face: i64, section: i64) -> None:
    """Let the next die fall; with the last one the actions begin."""
    table.forum.lay(table.forum.dice[table.next_place], face, section)
    table.next_place += 1
    if table.next_place == table.edition.places:
        table.next_place = 0
        begin_actions(table)


# ---- actions (SWD-5)


def begin_actions(table: Position) -> None:
    """Every seat owes one action (SWD-5.1)."""
    table.step = ACT
    for city in table.cities:
        city.push(table.edition.turn_action)


# ---- the end of a turn (SWD-10)


def end_turn_if_all_have_finished(table: Position) -> None:
    """SWD-10.1: the award of the Agora, the exchange of dice, the end."""
    for city in table.cities:
        if not city.has_finished():
            return
    table.is_revealed = False
    award_agora(table)
    if table.is_final:
        table.step = END
        return
    table.forum.new_dice = newly_unlocked(table)
    if table.forum.new_dice != 0:
        table.step = EXCHANGE
    else:
        begin_turn(table)


def award_agora(table: Position) -> None:
    """The first to complete the Agora score; all of them, if it was in one turn (SWD-8.2.4)."""
    if table.is_awarded:
        return
    for city in table.cities:
        if table.edition.agora.is_complete(city.crossed):
            city.has_award = True
            table.is_awarded = True


def newly_unlocked(table: Position) -> i64:
    """Special dice that somebody has unlocked and that are not in the forum (SWD-8.5.9)."""
    found: i64 = 0
    for die in range(table.edition.first_special, i64(len(table.edition.dice))):
        if table.forum.faces[die] == 0:
            for city in table.cities:
                if city.has_unlocked(die):
                    found |= bit(die)
    return found


def grey_dice(table: Position) -> i64:
    """The grey dice in the forum, a set (SWD-8.5.3)."""
    grey: i64 = len(table.edition.grey_ids)
    found: i64 = 0
    for die in table.forum.dice:
        if die < grey:
            found |= bit(die)
    return found


def exchange(table: Position, special: i64, grey: i64) -> None:
    """A special die takes the place of a grey one (SWD-8.5.3, SWD-8.5.8)."""
    forum = table.forum
    for place in range(table.edition.places):
        if forum.dice[place] == grey:
            forum.dice[place] = special
            break
    forum.lift(grey)
    forum.new_dice &= ~bit(special)
    if forum.new_dice == 0:
        begin_turn(table)
