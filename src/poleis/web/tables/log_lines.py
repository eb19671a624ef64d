"""The lines of the log: each ply in words, as one seat may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from poleis.core.match import Move
from poleis.core.state import CHANCE, State
from poleis.locale import get_language
from poleis.web.tables import hints
from poleis.web.tables.known_log import KnownLog
from poleis.web.wire.states import LogLine, LogUpdate

if TYPE_CHECKING:
    from poleis.web.tables.presenter import Presenter

Lines = list[LogLine]
"""The lines of one ply."""


@dataclass(frozen=True)
class SentLines:
    """The lines that a connection has, ply by ply."""

    plies: tuple[Lines, ...] = ()

    def first_difference(self, plies: list[Lines]) -> int:
        """The first ply whose lines are others now; the number of plies if there is none.

        Nearly always the lines that were sent still stand, and two lists of the same objects are
        compared in no time.
        """
        sent = len(self.plies)
        if self.plies == tuple(plies[:sent]):
            same = sent
        else:
            pairs = enumerate(zip(self.plies, plies, strict=False))
            same = next((ply for ply, (old, new) in pairs if old != new), len(plies))
        while same < len(plies) and not plies[same] and not (same < sent and self.plies[same]):
            same += 1  # neither has lines there
        return same


class LogLines:
    """All lines for a seat (None: a spectator) in one language.

    `update` tells only the plies that are new.
    """

    def __init__(self, presenter: Presenter, viewer: int | None, lang: str) -> None:
        self.plies: list[Lines] = []
        self._numbers: list[int] = []
        """By ply: the number of the latest move that has a line."""
        self._presenter = presenter
        self._viewer = viewer
        self._lang = lang
        self._log = KnownLog(presenter.match, viewer)

    @property
    def untold(self) -> int:
        """How many plies `update` has to tell."""
        return self._presenter.match.ply - self._log.first_change()

    def update(self) -> None:
        """Tell what has happened since the last time."""
        same = self._log.update()
        del self.plies[same:], self._numbers[same:]
        before = self._presenter.match.each_known(self._viewer, same)
        names = self._presenter.names(self._lang)
        for ply, known in enumerate(before, same):
            self._tell(ply, self._log.moves[ply], known, names)

    def number(self, ply: int) -> int:
        """The number of moves up to a ply; moves without a line and chance have no numbers."""
        return self._numbers[ply - 1] if ply else 0

    def told(self, ply: int) -> str:
        """The words for the move before a ply; a move without a line belongs to the next line of
        its seat, or else to the line before it."""
        moves, texts = self._log.moves, []
        for at in range(ply - 1, len(self.plies)) if ply else ():
            if moves[at].actor not in (CHANCE, moves[ply - 1].actor):
                break
            texts += self._texts(at)
        for at in reversed(range(ply)):
            texts += self._texts(at)
        return texts[0] if texts else ""

    def _texts(self, ply: int) -> list[str]:
        return [line["text"] for line in self.plies[ply] if not line["heading"]]

    def news(self, sent: SentLines) -> LogUpdate:
        """What a connection lacks that has *sent*."""
        moves, start = self._log.moves, sent.first_difference(self.plies)
        note = get_language(self._lang)("server-moves", n=self.number(len(moves)))
        return {
            "log_from": start,
            "log": [line for lines in self.plies[start:] for line in lines],
            "log_note": note,
            "start": next((i for i, it in enumerate(moves) if it.actor != CHANCE), len(moves)),
        }

    def _tell(self, ply: int, move: Move, before: State, names: tuple[str, ...]) -> None:
        game, number = self._presenter.match.game, self.number(ply)
        told = game.log_entries(before, move, self._lang, names)
        if move.actor != CHANCE and any(not line.heading for line in told):
            number += 1
        lines: Lines = [
            {
                "ply": ply + 1,
                "n": None if line.heading or move.actor == CHANCE else number,
                "seat": line.seat,
                "text": line.text,
                "gain": line.gain,
                "heading": line.heading,
            }
            for line in told
        ]
        if lines:
            self._add_thought(lines[-1], before, ply)
        self.plies.append(lines)
        self._numbers.append(number)

    def _add_thought(self, line: LogLine, before: State, ply: int) -> None:
        """Add a bot's reasons for a move, if they reveal no secret and the table has hints, and
        whether a hint was used for it or for the moves without a line before it."""
        presenter, log, lang = self._presenter, self._log.moves, self._lang
        seat = log[ply].actor
        thought = presenter.thoughts.at(log, ply)
        options = thought.get("options", [])
        if len(options) > 1 and hints.are_allowed(presenter.info) and presenter.is_open(ply):
            effort = int(thought.get("effort", 0))
            bot = presenter.info.seats[seat].bot or ""
            line["why"] = presenter.open_reason(
                log[ply],
                lang,
                lambda: presenter.reason(before, seat, options, effort, lang, bot),
            )
        first = ply
        while first > 0 and log[first - 1].actor == seat and not self.plies[first - 1]:
            first -= 1
        plies = range(first, ply + 1)
        verdicts = [presenter.verdict(one, lang) for i in plies if (one := presenter.judgement(i))]
        if verdicts:
            line["why"] = " ".join(verdicts)
        if any(presenter.thoughts.at(log, i).get("hint") for i in plies):
            line["hint"] = True
