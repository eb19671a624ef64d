"""Whether the stack of pending decisions of a loaded position is one that play can go on from."""

from __future__ import annotations

from collections.abc import Callable

from poleis.core.state import CHANCE
from poleis.games.origins.effects import vocabulary as word
from poleis.games.origins.effects.reader import (
    BUILDING_EFFECT,
    ROWS,
    ZODIAC_EFFECT,
    ZODIAC_TRIGGER,
)
from poleis.games.origins.explain.position_reader import Frame, Table
from poleis.games.origins.load.census import homes
from poleis.games.origins.load.check_setup import check, check_set_up
from poleis.games.origins.rules import actions as code
from poleis.games.origins.rules import layout
from poleis.games.origins.rules.data import (
    BORDERS,
    CARDS_SHOWN,
    COLOURS,
    KINDS,
    MOST_SPEAKER,
    RIVAL_SPACE,
    SOLO_ROUNDS,
    SPEAKERS,
    TILES,
    ZODIAC,
)
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.rules.position_builder import (
    can_be_asked,
    conditions,
    fired,
    is_settled,
    matching,
)

DEEPEST = 14
WAITING = word.AFTER_CLOSING | word.ON_TAKING | word.ON_PASS


def check_frames(state: Origins) -> None:
    """The whole stack, frame by frame; ValueError says what does not fit."""
    table = Table(state)
    check(len(table.frames) <= DEEPEST or table.v[layout.ROUND] == 0, "too many frames")
    check_pool(table)
    for me in homes(table.v):
        borders = int(BORDERS[table.v[me + layout.MILITARY]])
        check(table.v[me + layout.TOKENS] <= borders, "more tokens than borders")
    if table.v[layout.ROUND] == 0:
        check_set_up(table)
    else:
        check_dealt(table)
        check_play(state, table)
    check(is_settled(state), "something is due")


def check_pool(table: Table) -> None:
    """Tiles lie without gaps; only a bought one leaves its slot empty for a while (ORI-10.5)."""
    slots = list(table.pool_slots())
    gaps = slots[-1] + 1 - len(slots) if slots else 0
    waits = any(f.kind in (layout.PLACE, layout.USE) and f.c for f in table.frames)
    check(gaps <= int(waits), "the pool has a gap")


def check_dealt(table: Table) -> None:
    """Everything that chance lays out lies there."""
    v, seats = table.v, table.seats
    check(all(v[layout.BONUS : layout.BONUS + 5]), "a bonus token is missing")
    check(all(v[layout.ZODIAC_AT : layout.ZODIAC_AT + 3]), "a zodiac card is missing")
    check(len(table.cards()) == CARDS_SHOWN[seats], "a district card is missing")
    check(not table.offer(), "dice of the draft")
    check(all(v[layout.SPEAKER + k] for k in range(int(SPEAKERS[seats]))), "a speaker is missing")
    turning = {frame.a for frame in table.frames if frame.kind == layout.TURN_UP}
    for colour in range(len(COLOURS)):
        below = v[layout.DECK + colour] or v[layout.BOTTOM + colour]
        check(v[layout.TOP + colour] or not below or colour in turning, "a stack without a top")
    if seats == 1:
        check(v[layout.RIVAL] == RIVAL_SPACE[v[layout.ROUND]], "the rival's disc")
        check(v[layout.FIRST] == 0 and v[layout.TURN] == 0, "seat")


def check_play(state: Origins, table: Table) -> None:
    """The bottom of the stack says what is going on; the frames above follow from it."""
    v, frames = table.v, table.frames
    everybody = (1 << table.seats) - 1
    if not frames:
        check(v[layout.PASSED] == everybody, "nobody is on turn")
        if table.seats == 1:
            check(v[layout.ROUND] == SOLO_ROUNDS, "the game goes on")
        else:
            check(conditions(state), "the game goes on")
        return
    bottom = frames[0]
    if bottom.kind in (layout.AFTER_ROUND, layout.BEGIN_ROUND, layout.KEEP_CARD):
        check(v[layout.PASSED] == everybody and v[layout.SPENT] == 0, "the round is not over")
        check_between_rounds(table)
        return
    seat = bottom.actor
    check(seat == v[layout.TURN] and not v[layout.PASSED] >> seat & 1, "another seat is on turn")
    check(not (bottom.b or bottom.c or bottom.d), "a frame")
    if bottom.kind in (layout.TURN_STEP, layout.EXTRA):
        check(len(frames) == 1 and bottom.a == 0, "a frame on a turn")
        if bottom.kind == layout.EXTRA:
            mine = table.mine(seat, layout.TOKENS)
            check(mine > 0 and v[layout.SPENT] == 0 and table.seats > 1, "no token to spend")
        return
    check(len(frames) > 1, "a frame is missing")
    rest = frames[1:]
    if bottom.kind == layout.NEXT_SEAT:
        check(bottom.a == 1, "a frame")
        back = rest.pop(0)
        check(back.kind in (layout.RETURN, layout.RETIRE) and back.actor == seat, "a frame")
        check((back.a, back.b, back.c, back.d) == (0, 0, 0, 0), "a frame")
        check(bool(rest) == (back.kind == layout.RETURN), "a frame")
        parent = back
    else:
        check(bottom.kind == layout.END_TURN and bottom.a == 0, "no such frame")
        parent = bottom
    for i, frame in enumerate(rest):
        Above(state, table, seat, parent, frame, i == len(rest) - 1).check()
        parent = frame


def check_between_rounds(table: Table) -> None:
    v, frames = table.v, table.frames
    bottom = frames[0]
    rolls = frames[1:] if bottom.kind == layout.AFTER_ROUND else []
    check(not any((f.b, f.c, f.d) != (0, 0, 0) for f in frames), "a frame")
    if bottom.kind == layout.AFTER_ROUND:
        check((bottom.actor, bottom.a) == (0, 0) and rolls, "a frame")
        check([f.a for f in rolls] == sorted({f.a for f in rolls}, reverse=True), "a frame")
        for frame in rolls:
            check((frame.kind, frame.actor) == (layout.REROLL, CHANCE), "a frame")
            check(0 <= frame.a < 4 and v[layout.SPEAKER + frame.a] == MOST_SPEAKER, "a speaker")
            check(v[layout.SPEAKER_AT + frame.a] == layout.IN_POOL, "a speaker")
        check(all(not table.speakers_at(site) for site in range(1, 6)), "a speaker at a site")
        return
    last = v[layout.ROUND] == SOLO_ROUNDS
    kinds = [layout.KEEP_CARD] if last else [layout.BEGIN_ROUND, layout.KEEP_CARD]
    check(table.seats == 1 and [f.kind for f in frames] == kinds, "a frame")
    check(last or (frames[0].actor, frames[0].a) == (0, 0), "a frame")
    check((frames[-1].actor, frames[-1].a) == (CHANCE, len(table.zodiac(0))), "a frame")
    check(len(table.zodiac(0)) > 1, "no card to choose")


class Above:
    """A frame above another one of the same turn."""

    def __init__(
        self, state: Origins, table: Table, seat: int, parent: Frame, frame: Frame, is_top: bool
    ) -> None:
        self.state = state
        self.table = table
        self.seat = seat
        self.parent = parent
        self.frame = frame
        self.is_top = is_top

    def check(self) -> None:
        kinds: dict[int, Callable[[], None]] = {
            layout.VISIT: self.visit,
            layout.TIDE: self.tide,
            layout.RUN: self.run,
            layout.DECIDE: self.decide,
            layout.PURCHASE: self.purchase,
            layout.PLACE: self.place,
            layout.USE: self.use,
            layout.SCORE_CARD: self.score_card,
            layout.TURN_UP: self.turn_up,
            layout.ROLL_CITIZEN: self.roll_citizen,
        }
        check(self.frame.kind in kinds, "no such frame")
        chance = self.frame.kind in (layout.TURN_UP, layout.ROLL_CITIZEN)
        check(self.frame.actor == (CHANCE if chance else self.seat), "another seat must act")
        kinds[self.frame.kind]()

    def visit(self) -> None:
        frame, table = self.frame, self.table
        check(self.parent.kind == layout.END_TURN, "a visit")
        check(0 <= frame.a < 5 and 0 <= frame.b <= code.ARCHON_WORKER, "a visit")
        check(0 <= frame.c < 8 and 1 <= frame.d <= 2, "a visit")
        check((frame.c & 3).bit_count() <= frame.d, "too many main actions")
        mains = 1
        if frame.b < code.FIRST_SPEAKER:
            die = table.freeman(self.seat, frame.b + 1)
            check(die is not None and die.site == frame.a + 1, "the worker is elsewhere")
            mains = 2 if die is not None and die.value == 6 else 1
        elif frame.b < code.ARCHON_WORKER:
            k = frame.b - code.FIRST_SPEAKER
            check(k + 1 in table.speakers_at(frame.a + 1), "the worker is elsewhere")
        else:
            check(table.mine(self.seat, layout.ARCHON) == frame.a + 1, "the worker is elsewhere")
        check(frame.d == mains, "main actions")
        check(self.is_top or frame.c or table.top.kind == layout.TIDE, "nothing was done")

    def tide(self) -> None:
        check(self.is_top and self.table.seats == 1, "a tide")
        check(self.parent.kind == layout.VISIT and self.parent.c == 0, "a tide")
        check(self.frame.a == self.parent.a, "a tide")
        check(not (self.frame.b or self.frame.c or self.frame.d), "a tide")

    # ---- effects

    def first_row(self) -> int:
        """Where the effect of a RUN frame begins."""
        at = 0
        first = 0
        while at < self.frame.a:
            if ROWS[at] == word.END:
                first = at + word.ROW
            at = next_of(at)
        check(at == self.frame.a < len(ROWS), "no row of an effect")
        return first

    def run(self) -> None:
        frame = self.frame
        parents = (layout.END_TURN, layout.RETURN, layout.VISIT, layout.USE, layout.RUN,
                   layout.DECIDE)  # fmt: skip
        check(self.parent.kind in parents and not self.is_top, "an effect")
        first = self.first_row()
        owners = [kind for kind in range(len(BUILDING_EFFECT)) if BUILDING_EFFECT[kind] == first]
        check(bool(owners) == (frame.b >= 0), "an effect of no tile")
        if owners:
            cell = frame.b // 160 - 80, frame.b % 160 - 80
            name = self.table.city(self.seat).get(cell)
            check(name is not None and effect_begins(name) == first, "an effect of no tile")
        if first == frame.a:
            self.wait(first)
        else:
            self.under_way(first)

    def wait(self, first: int) -> None:
        """A zodiac card whose turn comes when what lies above is done."""
        frame = self.frame
        cards = [card for card in range(len(ZODIAC)) if ZODIAC_EFFECT[card] == first]
        check(cards and ZODIAC_TRIGGER[cards[0]] & WAITING, "an effect cannot wait")
        check(ZODIAC[cards[0]] in self.table.zodiac(self.seat), "no such card")
        check(frame.d == 0, "an effect")
        if ZODIAC_TRIGGER[cards[0]] & word.ON_TAKING:
            self.taken()
        else:
            check(frame.c == 0, "an effect")

    def taken(self) -> None:
        """The die just taken (ORI-22.9)."""
        it = self.frame.c
        if it >= 10:
            check(it - 9 in self.table.speakers_of(self.seat), "no such speaker")
        else:
            die = self.table.freeman(self.seat, it + 1)
            check(die is not None and die.site == 0, "no such freeman")

    def under_way(self, first: int) -> None:
        """What the rows before have left behind."""
        frame = self.frame
        rows = []
        at = first
        while at < frame.a:
            rows.append(at)
            at = next_of(at)
        words = [int(ROWS[row]) for row in rows]
        cards = [card for card in range(len(ZODIAC)) if ZODIAC_EFFECT[card] == first]
        if cards:
            check(ZODIAC[cards[0]] in self.table.zodiac(self.seat), "no such card")
        if cards and ZODIAC_TRIGGER[cards[0]] & word.ON_TAKING:
            self.taken()
        elif word.CHOOSE_DIE in words:
            asks = self.table.top.kind == layout.DECIDE and self.table.top.a == rows[-1]
            check(frame.c == 0 if asks else self.has_unused(frame.c), "no such freeman")
        elif cards and ZODIAC_TRIGGER[cards[0]] & word.AFTER_TWO_STEPS:
            check(1 <= frame.c <= 3, "no such temple")
        elif word.TEMPLE in words:
            least = 0 if rows[-1] == rows[words.index(word.TEMPLE)] else 1
            check(least <= frame.c <= 3, "no such temple")
        else:
            check(frame.c == 0, "an effect")
        calls = [row for row in rows if ROWS[row] == word.TEMPLE and ROWS[row + 4]]
        check(frame.d == 0 or (calls and frame.d == frame.c), "two steps")

    def has_unused(self, number: int) -> bool:
        """Whether there is an unused freeman with this number (its base plus one)."""
        die = self.table.freeman(self.seat, number)
        return die is not None and die.site == 0

    def decide(self) -> None:
        frame, parent = self.frame, self.parent
        check(parent.kind == layout.RUN, "a question of no effect")
        at = 0
        while at < frame.a:
            at = next_of(at)
        check(at == frame.a < len(ROWS) and next_of(at) == parent.a, "a question of no effect")
        check(frame.b == parent.b, "a question of another tile")
        asked = int(ROWS[frame.a])
        check(self.is_top or asked == word.CHOICE, "a question below others")
        if asked == word.CHOICE:
            self.choice()
        elif asked == word.GAIN_CHOICE:
            check(1 <= frame.d <= 20 and frame.c == parent.c, "a gain")
        elif asked == word.RAISE and frame.d > 0:
            check(frame.d < ROWS[frame.a + 3] and self.has_unused(frame.c), "a raise")
        else:
            check(frame.d == 0 and frame.c == parent.c, "a question")
        if self.is_top and asked != word.GAIN_CHOICE:
            check(can_be_asked(self.state), "nothing to decide")

    def choice(self) -> None:
        frame = self.frame
        picks, used = frame.d & 7, frame.d >> 3
        repeats = bool(ROWS[frame.a + 4])
        check(frame.c == self.parent.c, "a choice")
        check(picks < ROWS[frame.a + 3] and used < 1 << ROWS[frame.a + 1], "a choice")
        check(used.bit_count() == (0 if repeats else picks), "a choice")
        check(self.is_top or picks > 0, "a choice below others")

    # ---- purchases and tiles

    def purchase(self) -> None:
        frame, parent = self.frame, self.parent
        check(parent.kind == layout.RUN, "a purchase")
        before = parent.a - word.ROW
        check(before >= 0 and ROWS[before] == word.BUY, "a purchase")
        aside = len(self.table.aside(self.seat))
        check(0 <= frame.a < 4 and not (frame.c or frame.d), "a purchase")
        if frame.a & 2:
            check(1 <= frame.b <= aside + 1, "tiles set aside")
        else:
            check(0 <= frame.b <= aside, "tiles set aside")
        check(self.is_top or frame.a, "a purchase has not begun")

    def place(self) -> None:
        frame, parent = self.frame, self.parent
        check(self.is_top and parent.kind == layout.PURCHASE, "a tile in hand")
        check(0 <= frame.a < TILES and 0 <= frame.b < 3 and frame.c in (0, 1), "a tile in hand")
        check(frame.d == 0, "a tile in hand")
        self.bought(frame.c)
        if frame.b == code.AS_COVER:
            check("virgo" in self.table.zodiac(self.seat), "nobody may cover a farm")
            check(self.table.farms(self.seat), "no farm to cover")

    def bought(self, from_pool: int) -> None:
        """What the purchase below has noted; a tile of the pool is not replaced yet (ORI-10.5)."""
        check(self.parent.a & (1 if from_pool else 2), "no such purchase")
        check(not from_pool or len(self.table.pool()) < 5, "the pool is full")

    def use(self) -> None:
        frame, parent = self.frame, self.parent
        check(frame.d == 0 and 0 <= frame.b < 16, "effects")
        waiting = parent.kind == layout.RUN
        check(parent.kind in (layout.PURCHASE, layout.END_TURN) or waiting, "effects")
        cell = frame.a // 160 - 80, frame.a % 160 - 80
        if parent.kind == layout.PURCHASE:
            check(frame.b <= 1 and frame.c in (0, 1), "effects")
            self.bought(frame.c)
            name = self.table.city(self.seat).get(cell, "farm")
            check(name not in ("farm", "agora", "palace"), "effects of no tile")
        else:
            check(frame.c == 0, "effects")
            check(self.table.districts(self.seat).get(cell) is not None, "an open district")
            check(frame.b & ~fired(self.state, self.seat, frame.a) == 0, "effects")

    def score_card(self) -> None:
        frame, parent = self.frame, self.parent
        check(self.is_top and parent.kind == layout.USE, "a card")
        check(not (frame.b or frame.c or frame.d), "a card")
        cards = matching(self.state, self.seat, parent.a)
        check(frame.a == cards and cards.bit_count() > 1, "other cards match")

    # ---- chance

    def turn_up(self) -> None:
        frame, v = self.frame, self.table.v
        check(self.is_top and 0 <= frame.a < 5, "a stack")
        check(not (frame.b or frame.c or frame.d), "a stack")
        check(v[layout.TOP + frame.a] == 0 and v[layout.DECK + frame.a], "a stack")
        check(self.parent.kind in (layout.PURCHASE, layout.RUN), "a tile to turn up")

    def roll_citizen(self) -> None:
        frame, v = self.frame, self.table.v
        check(self.is_top and 0 <= frame.a < 5, "a citizen")
        check(not (frame.b or frame.c or frame.d), "a citizen")
        check(v[layout.RESERVE + frame.a] > 0 and len(self.table.citizens()) < 5, "a citizen")
        check(self.parent.kind == layout.RUN, "a citizen")


def next_of(row: int) -> int:
    """The row after this one; the options of a choice belong to it."""
    if row + word.ROW > len(ROWS):
        return len(ROWS) + 1
    options = int(ROWS[row + 1]) if ROWS[row] == word.CHOICE else 0
    return row + word.ROW * (1 + options)


def effect_begins(name: str) -> int:
    """Where the effect of a building begins; -1 for a farm."""
    return int(BUILDING_EFFECT[KINDS.index(name)]) if name in KINDS else -1
