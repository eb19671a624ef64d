"""The presenter: the state of a table as JSON for one connection.

It draws only from what the seat may know. Views and log lines are made once for each pair of seat
and language and shared by all tabs. A panel is sent only to connections that do not have it yet.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from poleis.core.drawings import Drawings
from poleis.core.game import HasHeadline, HasOpenness, HasRedraw
from poleis.core.match import Match, Move
from poleis.core.state import CHANCE, State
from poleis.core.view import Layout, Panel, View
from poleis.locale import get_language
from poleis.locale.numbers import tenths
from poleis.study.review import Judgement, Review, told_apart
from poleis.web.tables import seat_names
from poleis.web.tables.bot_ratings import bot_line
from poleis.web.tables.bots import bot_label
from poleis.web.tables.by_decision import ByDecision
from poleis.web.tables.known_log import KnownLog, last_moves
from poleis.web.tables.log_lines import LogLines, SentLines
from poleis.web.tables.reasons import Choosing
from poleis.web.tables.result import result
from poleis.web.tables.rows import BOT, TableInfo
from poleis.web.tables.view_json import badge_json, changed_panel_json, layout_json, panel_json
from poleis.web.wire import views
from poleis.web.wire.server_messages import HeadlineMessage
from poleis.web.wire.states import Chip, LogUpdate, SeatKind, StateHead, StateOfView


@dataclass
class SentState:
    """What a connection has been sent, so that the next state need not repeat it."""

    rev: int | None = None
    others: int = 0
    """How many decisions of others it knows of."""
    panels: dict[str, Panel] = field(default_factory=dict)
    layout: Layout | None = None
    log: SentLines = field(default_factory=SentLines)


MANY = 40
"""Plies that take longer to tell than the event loop can wait."""

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
        self._drawings = Drawings()
        self._views: dict[tuple[int | None, str], View] = {}
        self._logs: dict[tuple[int | None, str], LogLines] = {}
        self._known_logs: dict[int | None, KnownLog] = {}
        self._told_apart: dict[tuple[int, ...], bool] = {}
        self._reasons: dict[tuple[int, str], tuple[Move, str]] = {}
        """By the identity of a move, which is kept so that it stays its own, and by language."""

    def changed(self) -> None:
        """Forget what was drawn."""
        self._views.clear()
        self._told_apart.clear()
        self._reasons.clear()
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

    @property
    def is_over(self) -> bool:
        """Whether nobody plays on: the game is over, or people have ended it."""
        return self.match.is_over or self.info.ending is not None

    def actors(self) -> list[int]:
        """The seats that must act; none once it is over."""
        return [] if self.is_over else self.match.state.actors()

    def is_open(self, ply: int | None = None) -> bool:
        """Whether somebody without a seat knows everything about the position, or may now."""
        match = self.match
        if self.is_over:
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

    @property
    def has_no_secrets(self) -> bool:
        """Whether nothing is ever hidden from a seat."""
        game = self.match.game
        return isinstance(game, HasOpenness) and game.is_open(self.match.setup)

    def tells_apart(self, seats: tuple[int, ...], ply: int | None = None) -> bool:
        """Whether these seats know different things about the position, or about an earlier one."""
        if self.has_no_secrets:
            return False
        if ply is None and seats in self._told_apart:
            return self._told_apart[seats]
        known = [self.known(seat, ply).dump() for seat in seats]
        found = any(other != known[0] for other in known[1:])
        if ply is None:
            self._told_apart[seats] = found
        return found

    def view(self, viewer: int | None, lang: str) -> View:
        view = self._views.get((viewer, lang))
        if view is None:
            log = self.match.visible_log(viewer)
            view = self.draw(self.known(viewer), viewer, lang, log, self._drawings)
            self._views[viewer, lang] = view
        return view

    def draw(
        self,
        known: State,
        viewer: int | None,
        lang: str,
        log: list[Move],
        drawings: Drawings | None = None,
    ) -> View:
        """A view of any position, with *drawings* kept from earlier ones."""
        game, names = self.match.game, self.names(lang)
        last = last_moves(log, self.match.setup.seats)
        if drawings is not None and isinstance(game, HasRedraw):
            return game.redraw(known, viewer, lang, names, last, drawings)
        return game.view(known, viewer, lang, names, last)

    def names(self, lang: str) -> tuple[str, ...]:
        return seat_names.names(self.info, lang)

    def legal(self, viewer: int | None) -> list[int]:
        """The codes open to this seat, judged by what it knows."""
        if viewer is None or viewer not in self.actors():
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
            "actors": self.actors(),
            "legal": self.legal(viewer),
            "over": self.is_over,
        }
        sent.rev, sent.others = rev, self._others(viewer)
        if self.is_over:
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
        last = last_moves(self.match.visible_log(viewer), self.match.setup.seats)
        panel = game.headline(self.known(viewer), viewer, lang, self.names(lang), last)
        return {"type": "headline", "panels": {panel.id: panel_json(panel)}}

    def _others(self, viewer: int | None) -> int:
        """How many decisions of others the viewer knows of."""
        if viewer not in self._known_logs:
            self._known_logs[viewer] = KnownLog(self.match, viewer)
        log = self._known_logs[viewer]
        log.update()
        return log.others

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
        return self.chips(self.view(viewer, lang), lang, online, self.actors())

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
                    "about": bot_line(self.info.game, seat.bot, lang) if seat.bot else "",
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
        acting = [seat for seat in self.actors() if seat != CHANCE]
        if self.is_over:
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
        lines = self._lines(viewer, lang)
        news = lines.news(sent.log)
        sent.log = SentLines(tuple(lines.plies))
        return news

    def number(self, viewer: int | None, lang: str, ply: int) -> int:
        """The number of moves in the log up to a ply; chance has no numbers."""
        return self._lines(viewer, lang).number(ply)

    def told(self, viewer: int | None, lang: str, ply: int) -> str:
        """The words of the log for what the ply before this one did; empty if there are none."""
        return self._lines(viewer, lang).told(ply)

    def _lines(self, viewer: int | None, lang: str) -> LogLines:
        """The lines of every ply, in this language, as this seat may know them."""
        lines = self._logs.get((viewer, lang)) or LogLines(self, viewer, lang)
        self._logs[viewer, lang] = lines
        lines.update()
        return lines

    # ---- much at once

    def is_behind(self, reader: int | None, lang: str) -> bool:
        """Whether a state has more to draw and to tell than after a move."""
        lines = self._logs.get((reader, lang))
        return lines is None or lines.untold > MANY

    def catch_up(self, viewer: int | None, reader: int | None, lang: str) -> None:
        """Draw what one may know, and tell what the other may: all that the next state needs. A
        thread may do it, while nobody changes the match."""
        self.view(viewer, lang)
        self._lines(reader, lang)

    def reason(
        self, before: State, seat: int, options: list[list[float]], effort: int, lang: str, bot: str
    ) -> str:
        """Why a bot chose a move, from what is known *before* it. *options* start with the chosen
        one."""
        return Choosing(before, seat, options, bot, lang).line(effort) if options else ""

    def open_reason(self, move: Move, lang: str, find: Callable[[], str]) -> str:
        """The reason for a move in a position that is open to all: in a running game the same for
        all viewers, so it is found once."""
        if self.match.is_over:
            return find()
        known = self._reasons.get((id(move), lang)) or (move, find())
        self._reasons[id(move), lang] = known
        return known[1]
