"""Whether a loaded position from before the first round fits: what chance and the draft owe."""

from __future__ import annotations

from poleis.core.state import CHANCE
from poleis.games.origins.explain.position_reader import Frame, Table
from poleis.games.origins.load.census import homes
from poleis.games.origins.rules import layout
from poleis.games.origins.rules.data import (
    CARDS_SHOWN,
    GOLD_ON_CARD,
    IN_STACK,
    SPEAKERS,
)
from poleis.games.origins.rules.layout import Numbers
from poleis.games.origins.rules.setup import first_position


def check(holds: object, what: str) -> None:
    if not holds:
        raise ValueError(what)


def left_to_deal(v: Numbers) -> list[tuple[int, list[int]]]:
    """What chance has still to lay out, stage by stage: the frame, and its numbers bottom up."""
    seats = v[layout.SEATS]

    def there(place: int, size: int) -> int:
        return sum(n != 0 for n in v[place : place + size])

    tops = [colour for colour in range(5) if v[layout.TOP + colour] == 0]
    rolled = {die >> 3 for die in v[layout.CITIZEN : layout.CITIZEN + 5] if die}
    dice = [colour for colour in range(5) if colour not in rolled]
    counts = [
        (layout.LAY_BONUS, 5 - there(layout.BONUS, 5)),
        (layout.LAY_ZODIAC, 3 - there(layout.ZODIAC_AT, 3)),
        (layout.LAY_TILE, 5 - there(layout.POOL, 5)),
    ]
    later = [
        (layout.ROLL_SPEAKER, int(SPEAKERS[seats]) - there(layout.SPEAKER, 4)),
        (layout.LAY_CARD, int(CARDS_SHOWN[seats]) - there(layout.CARD, 6)),
    ]
    return [
        *[(kind, [n] if n else []) for kind, n in counts],
        (layout.TURN_UP, tops[::-1]),
        (layout.ROLL_CITIZEN, dice[::-1]),
        *[(kind, [n] if n else []) for kind, n in later],
    ]


def check_stages(table: Table, stages: list[tuple[int, list[int]]]) -> None:
    """Only one stage is half done; what comes later has not begun."""
    seats = table.seats
    full = [[5], [3], [5], [4, 3, 2, 1, 0], [4, 3, 2, 1, 0], [int(SPEAKERS[seats])],
            [int(CARDS_SHOWN[seats])]]  # fmt: skip
    begun = [i for i, (_, left) in enumerate(stages) if left != full[i]]
    for i, (_, left) in enumerate(stages):
        check(not left or all(j <= i for j in begun), "chance is not in order")
        whole = full[i]
        fits = left == whole[: len(left)] if len(whole) > 1 else True
        check(fits, "chance is not in order")


def check_set_up(table: Table) -> None:
    """Chance lays out the table, then dice are drafted."""
    v = table.v
    frames = table.frames
    untouched(table)
    check(frames and frames[0] == Frame(layout.BEGIN_ROUND, 0, 0, 0, 0, 0), "no round to begin")
    stages = left_to_deal(v)
    check_stages(table, stages)
    if len(frames) > 1 and frames[1].kind == layout.BEGIN_DRAFT:
        check_dealing(table, stages)
    else:
        check(not any(left for _, left in stages), "the table is not laid out")
        check_draft(table)


def untouched(table: Table) -> None:
    """Nobody has anything but what everybody begins with, and drafted dice."""
    v = table.v
    new = first_position(table.seats).numbers()
    changing = {*range(layout.DIE, layout.DIE + 6), layout.LEVEL}
    for seat, me in enumerate(homes(v)):
        order = (seat - v[layout.FIRST]) % table.seats
        check(v[me + layout.LEVEL] == order, "the order of discs")
        for place in range(layout.ASIDE + 1):
            if place not in changing:
                check(v[me + place] == new[me + place], "somebody has played")
    values = [v[layout.TURN], v[layout.PASSED], v[layout.SPENT], v[layout.LACK], v[layout.RIVAL]]
    check(not any(values), "somebody has played")
    ships = slice(layout.SHIP, layout.SHIP + 5)
    check(v[ships] == new[ships], "a ship has moved")
    check(not any(v[layout.HOLDER : layout.HOLDER + 3]), "somebody has a zodiac card")
    check(not any(v[layout.BOTTOM : layout.BOTTOM + 5]), "a tile came back")
    places = v[layout.SPEAKER_AT : layout.SPEAKER_AT + 4]
    check(set(places) <= {0, layout.IN_POOL}, "a speaker was taken")
    gold = v[layout.CARD_GOLD : layout.CARD_GOLD + 6]
    cards = v[layout.CARD : layout.CARD + 6]
    dealt = [int(GOLD_ON_CARD) if card else 0 for card in cards]
    check(gold == dealt, "gold was taken")
    dice = v[layout.CITIZEN : layout.CITIZEN + 5]
    check(all(die & 7 <= 5 for die in [*dice, *v[layout.OFFER : layout.OFFER + 10]]), "a six")
    pool = [(n - 1) // IN_STACK for n in v[layout.POOL : layout.POOL + 5] if n]
    check(len(set(pool)) == len(pool), "one tile of each colour")


def check_dealing(table: Table, stages: list[tuple[int, list[int]]]) -> None:
    """The frames are exactly those of what is left."""
    v, seats = table.v, table.seats
    rolls = (10 if seats > 1 else 5) - len(table.offer())
    order = [*[layout.OFFER + i for i in range(10)]]
    dice = [v[place] for place in order]
    count = len(table.offer())
    check(all(dice[:count]) and not any(dice[count:]), "the dice are not in order")
    for i, die in enumerate(dice[:count]):
        check(die >> 3 == (i // 2 if seats > 1 else i), "a die has another colour")
    expected = [(layout.BEGIN_ROUND, 0, 0), (layout.BEGIN_DRAFT, 0, 0)]
    expected.append((layout.ROLL_OFFER, CHANCE, rolls))
    rest = [(kind, CHANCE, n) for kind, left in reversed(stages) for n in left]
    found = [(frame.kind, frame.actor, frame.a) for frame in table.frames]
    check(not any(frame.b or frame.c or frame.d for frame in table.frames), "a frame")
    first = [(layout.FIRST_PLAYER, CHANCE, 1)]
    if seats > 1 and (rest or found[-1:] == first):
        check(rolls == 10, "dice before the first player")
        expected += first
        check(v[layout.FIRST] == 0, "the first player is not chosen")
    check(not rest or rolls == (10 if seats > 1 else 5), "dice before the table")
    check(found == expected + rest, "chance has something else to do")
    check(not any(v[me + layout.DIE + b] for me in homes(v) for b in range(6)), "a die too early")


def check_draft(table: Table) -> None:
    """Dice are picked clockwise, then backwards (ORI-2.13); alone ORI-21.2."""
    v, seats = table.v, table.seats
    order = [*range(seats), *reversed(range(seats))]
    picks = [Frame(layout.DRAFT, (v[layout.FIRST] + turn) % seats, 0, 0, 0, 0) for turn in order]
    frames = table.frames[1:]
    removing = 0
    if seats == 1 and frames and frames[-1].kind == layout.REMOVE:
        removing = frames.pop().a
        check(removing in (1, 2), "dice to remove")
        check(len(frames) == 2, "dice to remove")
    check(frames and frames == picks[: len(frames)], "the draft is out of order")
    taken = len(picks) - len(frames)
    for seat in range(seats):
        drafted = [frame.actor for frame in picks[len(frames) :]].count(seat)
        check(len(table.freemen(seat)) == drafted, "a pick is missing")
        check(all(die.base <= drafted and die.value < 6 for die in table.freemen(seat)), "a die")
    left = 10 - taken if seats > 1 else 3 + removing - taken
    check(len(table.offer()) == left, "dice of the draft")
