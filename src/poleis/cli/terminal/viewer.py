"""Viewer: a recorded match, looked at position by position, by keys or as plain output."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from poleis.cli.terminal import queries, sheets
from poleis.cli.terminal.keys import Keyboard
from poleis.cli.terminal.narration import Sentence, sentences
from poleis.cli.terminal.table import Table
from poleis.core.state import CHANCE, OVER, State

NEXT = ("right", "n", " ", "enter", "l", "j")
PREVIOUS = ("left", "p", "backspace", "h", "k")


class Viewer:
    """Shows the positions of a match. Chance is passed over: it follows the move before it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        log = table.match.log
        plies = range(len(log) + 1)
        self.stops: list[int] = [
            ply for ply in plies if ply == len(log) or log[ply].actor != CHANCE
        ]
        self.sentences: list[Sentence] = sentences(
            table.match, table.terminal, table.names, table.language
        )

    # ---- one position

    def print_position(self, ply: int) -> None:
        """The position after a ply, and the moves that led there."""
        for sentence in self.sentences:
            if sentence.ply <= ply:
                self.table.output.say(f"{sentence.ply:>4}  {sentence.text}")
        self.show(ply)
        if ply == self.table.match.ply and self.table.match.is_over:
            queries.show_result(self.table)

    def show(self, ply: int) -> None:
        table, match = self.table, self.table.match
        state = match.at(ply)
        seat = self.seat_at(state, ply)
        scene = table.scene(seat, ply=ply)
        where = table.language("replay-position", number=ply, total=match.ply)
        asked = ""
        if state.actor() == OVER:
            asked = table.language("result-heading")
        elif state.actor() != CHANCE:
            name = table.names[int(state.actor())]
            asked = table.language("status-turn", name=name)
        status = table.status(scene, where, asked)
        table.show(scene, status, [table.scores(scene.state, seat)])

    def seat_at(self, state: State, ply: int) -> int:
        """The seat whose side is shown: the one that moved last, or that moves next."""
        for move in reversed(self.table.match.log[:ply]):
            if move.actor != CHANCE:
                return move.actor
        return max(int(state.actor()), 0)

    # ---- stepping

    def browse(self) -> None:
        """Step through the match by keys until q is pressed."""
        at: int | None = 0
        digits = ""
        with Keyboard() as keyboard:
            while at is not None:
                self.show_page(self.stops[at], digits)
                key = keyboard.read()
                if key.isdecimal():
                    digits = (digits + key)[-9:]
                    continue
                at = self.go(at, key, digits)
                digits = ""

    def show_page(self, ply: int, digits: str) -> None:
        """A position with what led to it, and the keys."""
        self.table.output.clear()
        self.say_what_happened(ply)
        self.show(ply)
        self.table.output.say(self.table.language("replay-keys"), style=sheets.DIM)
        if digits:
            self.table.output.say(self.table.language("replay-number", digits=digits))

    def go(self, at: int, key: str, digits: str) -> int | None:
        """The stop to which a key leads, after digits or without; None: out."""
        if key == "q":
            return None
        if digits and key == "enter":
            return min(bisect_left(self.stops, int(digits)), len(self.stops) - 1)
        return self.step(at, key)

    def step(self, at: int, key: str) -> int:
        """The stop to which a key leads."""
        last = len(self.stops) - 1
        if key in NEXT:
            return min(at + 1, last)
        if key in PREVIOUS:
            return max(at - 1, 0)
        if key in ("home", "first", "g", "f"):
            return 0
        if key in ("end", "last", "G", "e"):
            return last
        if key in ("up", "down"):
            return self.other_round(at, 1 if key == "down" else -1)
        return at

    def other_round(self, at: int, direction: int) -> int:
        """The first stop of the next round, or of this one or the one before."""
        rounds = [self.round_of(stop) for stop in self.stops]
        if direction > 0:
            after = bisect_right(rounds, rounds[at])
            return min(after, len(self.stops) - 1)
        first = bisect_left(rounds, rounds[at])
        return first if first < at else bisect_left(rounds, rounds[max(first - 1, 0)])

    def round_of(self, ply: int) -> int:
        found = self.table.terminal.round(self.table.match.at(ply))
        return found[0] if found else 0

    def say_what_happened(self, ply: int) -> None:
        """The sentences that lead to a position."""
        last: list[Sentence] = [s for s in self.sentences if s.ply <= ply][-3:]
        for sentence in last:
            self.table.output.say(f"{sentence.ply:>4}  {sentence.text}")
