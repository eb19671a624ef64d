"""The presenter: the state of a table as JSON for one connection.

It draws only from what the seat may know. Views and log lines are made once for each pair of seat
and language and shared by all tabs. A panel is sent only to connections that do not have it yet.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, cast

from poleis.core.game import HasHeadline
from poleis.core.match import Match, Move
from poleis.core.state import CHANCE, State
from poleis.core.view import Layout, Panel, View
from poleis.locale import get_language
from poleis.locale.numbers import tenths
from poleis.study.review import Judgement, Review, told_apart
from poleis.web.storage.store import BOT, TableInfo
from poleis.web.tables import seat_names
from poleis.web.tables.bots import bot_label
from poleis.web.tables.by_decision import ByDecision
from poleis.web.tables.reasons import alone, compared, estimates_gain, titled
from poleis.web.tables.result import result
from poleis.web.tables.view_json import badge_json, changed_panel_json, layout_json, panel_json
from poleis.web.wire import views
from poleis.web.wire.server_messages import (
    Chip,
    HeadlineMessage,
    LogLine,
    LogUpdate,
    SeatKind,
    StateHead,
    StateOfView,
)


@dataclass
class SentState:
    """What a connection has been sent, so that the next state need not repeat it."""

    rev: int | None = None
    others: int = 0
    """How many decisions of others it knows of."""
    panels: dict[str, Panel] = field(default_factory=dict)
    layout: Layout | None = None
    log: list[LogLine] = field(default_factory=list)


def last_moves(log: list[Move]) -> tuple[Move, ...]:
    """The moves of each seat's latest turn, in the order in which they were played."""
    plies: dict[int, list[int]] = {}
    for ply, move in enumerate(log):
        if move.actor == CHANCE:
            continue
        mine = plies.setdefault(move.actor, [])
        if mine and any(other.actor not in (move.actor, CHANCE) for other in log[mine[-1] : ply]):
            mine.clear()
        mine.append(ply)
    return tuple(log[ply] for ply in sorted(chain.from_iterable(plies.values())))


def last_number(log: list[list[LogLine]]) -> int:
    """The number of the latest move in lines of a log."""
    numbers = (entry["n"] for lines in reversed(log) for entry in reversed(lines))
    return next((number for number in numbers if number is not None), 0)


Thoughts = ByDecision[dict[str, Any]]
"""A bot's alternatives, and whether a hint was asked for."""


class Presenter:
    """Presents one table. It never changes *match* and never sends it unredacted."""

    def __init__(self, info: TableInfo, match: Match, thoughts: Thoughts) -> None:
        self.info = info
        self.match = match
        self.thoughts = thoughts
        self._judgements: dict[int, Judgement] = {}
        """By ply, once the finished game has been reviewed: what was not good."""
        self._views: dict[tuple[int | None, str], View] = {}
        self._logs: dict[tuple[int | None, str], tuple[list[list[LogLine]], list[Move]]] = {}
        """By seat and language: the lines of each ply, and the plies that they are about."""

    def changed(self) -> None:
        """Forget what was drawn."""
        self._views.clear()
        self._judgements = {}

    def renamed(self) -> None:
        """Forget everything that names somebody."""
        self._views.clear()
        self._logs.clear()

    def show_review(self, review: Review | None) -> None:
        """Show the findings of a review in the log and at old positions."""
        found = review.judgements if review else []
        graded = {one.ply: one for one in found if review and review.grade(one) != "good"}
        if graded != self._judgements:
            self._judgements = graded
            self._logs.clear()

    def judgement(self, ply: int) -> Judgement | None:
        """What would have been better at this ply, as far as is known."""
        return self._judgements.get(ply)

    def verdict(self, judgement: Judgement, lang: str) -> str:
        """One sentence: what would have been better than what was played."""
        say = get_language(lang)
        better = told_apart(self.match, judgement, lang)[1].rstrip(".")
        return say("review-verdict", better=better, cost=tenths(judgement.cost, say))

    def known(self, viewer: int | None, ply: int | None = None) -> State:
        """The position as this seat may know it; a copy. With *ply*, one of its `known_log`."""
        return self.match.known(viewer, ply)

    def is_open(self, ply: int | None = None) -> bool:
        """Whether somebody without a seat knows everything about the position, or may now."""
        match = self.match
        if match.is_over:
            return True
        ply = match.ply if ply is None else ply
        start = match.open_since()
        if start is not None and ply > start:
            return False
        state = match.at(ply)
        if start is None or ply < start:
            state.reveal()
        known: State = match.game.redact(state, None)
        return known.dump() == state.dump()

    def view(self, viewer: int | None, lang: str) -> View:
        key = (viewer, lang)
        if key not in self._views:
            log = self.match.visible_log(viewer)
            self._views[key] = self.draw(self.known(viewer), viewer, lang, log)
        return self._views[key]

    def draw(self, known: State, viewer: int | None, lang: str, log: list[Move]) -> View:
        names = self.names(lang)
        return self.match.game.view(known, viewer, lang, names, last_moves(log))

    def names(self, lang: str) -> tuple[str, ...]:
        return seat_names.names(self.info, lang)

    def legal(self, viewer: int | None) -> list[int]:
        """The codes open to this seat, judged by what it knows."""
        if viewer is None or viewer not in self.match.state.actors():
            return []
        return [int(code) for code in self.known(viewer).legal(viewer)]

    # ---- states

    def head(self, sent: SentState, viewer: int | None, lang: str, rev: int) -> StateHead:
        """The position in numbers; its revision counts as sent."""
        match = self.match
        head: StateHead = {
            "type": "state",
            "rev": rev,
            "base": sent.rev,
            "full": sent.rev is None,
            "ply": len(match.visible_log(viewer)),
            "you": viewer,
            "actors": match.state.actors(),
            "legal": self.legal(viewer),
            "over": match.is_over,
        }
        sent.rev, sent.others = rev, self._others(viewer)
        if match.is_over:
            head["result"] = result(self, viewer, lang)
        return head

    def shown(self, sent: SentState, viewer: int | None, lang: str) -> StateOfView:
        """What a person sees of the position, as far as *sent* lacks it; remembered there."""
        view = self.view(viewer, lang)
        shown: StateOfView = {
            "prompt": view.prompt,
            "help": view.help,
            "round": view.round,
            "quick": view.quick,
            "toggles": dict(view.toggles),
            "panels": self._new_panels(sent, view),
        }
        if sent.layout != view.layout:
            sent.layout = view.layout
            shown["layout"] = layout_json(view.layout)
        return shown

    def headline(self, sent: SentState, viewer: int | None, lang: str) -> HeadlineMessage | None:
        """Before the state itself, where several choose at once and others' decisions have become
        known: the panel that shows them. It does not count as sent: the state repeats it."""
        game = self.match.game
        if not isinstance(game, HasHeadline) or self._others(viewer) <= sent.others:
            return None
        last = last_moves(self.match.visible_log(viewer))
        panel = game.headline(self.known(viewer), viewer, lang, self.names(lang), last)
        return {"type": "headline", "panels": {panel.id: panel_json(panel)}}

    def _others(self, viewer: int | None) -> int:
        log = self.match.visible_log(viewer)
        return sum(move.actor not in (CHANCE, viewer) for move in log)

    def _new_panels(
        self, sent: SentState, view: View
    ) -> dict[str, views.Panel | views.PanelEdits | None]:
        now = {panel.id: panel for panel in view.panels}
        changed: dict[str, views.Panel | views.PanelEdits | None] = {
            panel.id: changed_panel_json(panel, sent.panels.get(panel.id))
            for panel in view.panels
            if sent.panels.get(panel.id) != panel
        }
        changed.update({old: None for old in sent.panels if old not in now})
        sent.panels = now
        return changed

    def seats(self, viewer: int | None, lang: str, online: set[int]) -> list[Chip]:
        """The chips: who sits where, with how many points, and who must act."""
        return self.chips(self.view(viewer, lang), lang, online, self.match.state.actors())

    def chips(self, view: View, lang: str, online: set[int], acting: Collection[int]) -> list[Chip]:
        """The chips of any position: points and badges are those that its view shows."""
        say = get_language(lang)
        infos = {info.seat: info for info in view.seats}
        names = self.names(lang)
        rows: list[Chip] = []
        for seat in self.info.seats:
            info = infos.get(seat.seat)
            is_thinking = seat.kind == BOT and seat.seat in acting
            rows.append(
                {
                    "seat": seat.seat,
                    "name": names[seat.seat],
                    "kind": cast(SeatKind, seat.kind),
                    "bot": bot_label(seat.bot, lang) if seat.bot else "",
                    "points": info.points if info else 0,
                    "badges": [badge_json(badge) for badge in info.badges] if info else [],
                    "online": seat.kind == BOT or seat.seat in online,
                    "acting": seat.seat in acting,
                    "note": say("server-thinking", name=names[seat.seat]) if is_thinking else "",
                }
            )
        return rows

    def who(self, viewer: int | None, mine: Sequence[int], lang: str) -> str:
        """One sentence: who must act."""
        say = get_language(lang)
        acting = [seat for seat in self.match.state.actors() if seat != CHANCE]
        if self.match.is_over:
            return say("server-over")
        if viewer in acting and viewer in mine:
            is_alone = len(mine) == 1
            return (
                say("server-your-turn")
                if is_alone
                else say("server-turn-of", name=self.names(lang)[viewer])
            )
        return seat_names.waited_for(self.info, acting, lang)

    # ---- the log

    def log_update(self, sent: SentState, viewer: int | None, lang: str) -> LogUpdate:
        """The lines of the log that *sent* lacks; remembered there."""
        entries = [entry for lines in self._log(viewer, lang) for entry in lines]
        same = 0
        while same < min(len(sent.log), len(entries)) and sent.log[same] == entries[same]:
            same += 1
        # Lines of one ply belong together, and the client drops by ply.
        known = self.match.visible_log(viewer)
        start = sent.log[same]["ply"] - 1 if same < len(sent.log) else len(known)
        if same < len(entries):
            start = min(start, entries[same]["ply"] - 1)
        sent.log = entries
        return {
            "log_from": start,
            "log": [entry for entry in entries if entry["ply"] > start],
            "log_note": get_language(lang)("server-moves", n=self.number(viewer, lang, len(known))),
            "start": next((i for i, it in enumerate(known) if it.actor != CHANCE), len(known)),
        }

    def number(self, viewer: int | None, lang: str, ply: int) -> int:
        """The number of moves in the log up to a ply; chance has no numbers."""
        return last_number(self._log(viewer, lang)[:ply])

    def _log(self, viewer: int | None, lang: str) -> list[list[LogLine]]:
        """The lines of every ply, in this language, as this seat may know them."""
        log = self.match.visible_log(viewer)
        lines, moves = self._logs.setdefault((viewer, lang), ([], []))
        same = 0
        while same < min(len(moves), len(log)) and moves[same] == log[same]:
            same += 1
        del lines[same:], moves[same:]
        for ply in range(same, len(log)):
            lines.append(self._entries(ply, log[ply], viewer, lang))
            moves.append(log[ply])
        return lines

    def _entries(self, ply: int, move: Move, viewer: int | None, lang: str) -> list[LogLine]:
        before = self.known(viewer, ply)
        lines = self.match.game.log_entries(before, move, lang, self.names(lang))
        earlier = self._logs[viewer, lang][0]
        number = None if move.actor == CHANCE else last_number(earlier) + 1
        entries: list[LogLine] = [
            {
                "ply": ply + 1,
                "n": None if line.heading else number,
                "seat": line.seat,
                "text": line.text,
                "gain": line.gain,
                "heading": line.heading,
            }
            for line in lines
        ]
        if entries:
            self._add_thought(entries[-1], before, ply, viewer, lang)
        return entries

    def _add_thought(
        self, line: LogLine, before: State, ply: int, viewer: int | None, lang: str
    ) -> None:
        """Add a bot's reasons for a move, if they reveal no secret, and whether a hint was used for
        it or for the moves without a line before it."""
        log = self.match.visible_log(viewer)
        seat = log[ply].actor
        thought = self.thoughts.at(log, ply)
        options = thought.get("options", [])
        if len(options) > 1 and self.is_open(ply):
            effort = int(thought.get("effort", 0))
            bot = self.info.seats[seat].bot or ""
            line["why"] = self.reason(before, seat, options, effort, lang, bot)
        lines = self._logs[viewer, lang][0]
        first = ply
        while first > 0 and log[first - 1].actor == seat and not lines[first - 1]:
            first -= 1
        verdicts = [
            self.verdict(one, lang) for i in range(first, ply + 1) if (one := self.judgement(i))
        ]
        if verdicts:
            line["why"] = " ".join(verdicts)
        if any(self.thoughts.at(log, i).get("hint") for i in range(first, ply + 1)):
            line["hint"] = True

    def reason(
        self, before: State, seat: int, options: list[list[float]], effort: int, lang: str, bot: str
    ) -> str:
        """How many moves or lines a bot looked at, and what it expects of the best ones.
        *options* start with the chosen one."""
        if not options:
            return ""
        say, gain = get_language(lang), estimates_gain(bot)
        ranked = titled(self.match.game, before, seat, options, lang)
        if len(ranked) == 1:
            return alone(before, options[0][2], effort, say, gain=gain)
        return compared(ranked, options[0], effort, say, gain=gain)
