"""One learner in a lesson: a message of the client in, messages to the client out.

A room speaks as a table does: it takes `hello`, `play`, `preview`, `why`, `ahead` and `score`, and
sends states. It holds everything in memory. A client that comes again says at which step it was and
what the learner did, and the room goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable

from poleis.core.errors import BadAction, PoleisError
from poleis.core.setup import Setup
from poleis.lessons.lesson import Ask, Lesson
from poleis.lessons.resume import resume
from poleis.lessons.session import Session, Verdict
from poleis.locale import LANGUAGES, Language, get_language
from poleis.web.lessons.step_message import hidden_points, kind_of, reply_text, step_message
from poleis.web.tables.known_positions import ahead_message, known_after, refusals_against
from poleis.web.tables.log_lines import SentLines
from poleis.web.tables.presenter import Presenter, SentState, Thoughts
from poleis.web.tables.rows import BOT, HUMAN, Seat, TableInfo
from poleis.web.tables.score_answers import Unknown, score_message
from poleis.web.tables.view_json import preview_json
from poleis.web.wire import client_messages as heard
from poleis.web.wire.server_messages import NackError, ServerMessage, ack, nack
from poleis.web.wire.states import Result, StateMessage, StateOfPeople, StateOfTable
from poleis.web.wire.views import Refusal

NAMES = ("Iktinos", "Mnesikles", "Pytheos", "Rhoikos", "Theodoros", "Skopas", "Chersiphron")
"""The opponents, by seat."""
OPPONENT = "greedy"
STRIDE = 10_000
"""Revisions between two steps; within a step each action counts one."""

Query = heard.Ahead | heard.Preview | heard.Why


class Room:
    """A lesson, a session of it, and what its client has been sent."""

    def __init__(self, lesson: Lesson, lang: str) -> None:
        self.lesson = lesson
        self.lang = lang
        self._session: Session | None = None
        self._presenter: Presenter | None = None
        self._sent = SentState()
        self._is_over = False
        """Whether the client has seen the end of the game."""

    @property
    def rev(self) -> int:
        """The revision: the same step and the same actions have the same one, in every room."""
        return self.session.number * STRIDE + self.session.actions

    @property
    def session(self) -> Session:
        if self._session is None:
            self._session = Session(self.lesson)
        return self._session

    @property
    def _say(self) -> Language:
        return get_language(self.lang)

    def answer(self, message: heard.ClientMessage) -> list[ServerMessage]:
        """The answers to a message; a message that changed something is followed by a state.

        Never raises: a client that sends nonsense gets a `nack`. It may take long where bots play.
        """
        try:
            return self._answer(message)
        except BadAction:
            return [self._nack(message.id, "action", "server-no-action")]
        except PoleisError:
            return [self._nack(message.id, "illegal", "server-illegal")]

    def _answer(self, message: heard.ClientMessage) -> list[ServerMessage]:
        match message:
            case heard.Hello():
                return self._hello(message)
            case heard.Ping(id=id):
                return [{"type": "pong", "id": id, "rev": self.rev}]
            case heard.Play():
                return self._play(message)
            case heard.Ahead() | heard.Preview() | heard.Why():
                return self._query(message)
            case heard.Score():
                return [self._score(message)]
            case heard.NextStep():
                return self._judge(message, self.session.go_on, praises=False)
            case heard.QuizAnswer(place=place):
                return self._judge(message, lambda: self.session.answer(place))
            case heard.ShowStep():
                return self._judge(message, self._show, praises=False)
        return [self._nack(message.id, "type", "server-bad-message")]

    def _nack(self, id: str, error: NackError, key: str) -> ServerMessage:
        return nack(id, error, self._say(key))

    # ---- what the learner does

    def _hello(self, message: heard.Hello) -> list[ServerMessage]:
        """Begin, or go on at the step that the client names."""
        if message.lang in LANGUAGES:
            self.lang = str(message.lang)
        if message.step is not None or self._session is None:
            self._session = resume(self.lesson, message.step or 0, message.done)
        self._sent = SentState()
        self._is_over = self.session.match.is_over
        return [self._state()]

    def _play(self, message: heard.Play) -> list[ServerMessage]:
        spelling = message.spelling()
        if spelling is None:
            raise BadAction("an action has one spelling")
        if message.rev != self.rev:
            return [self._nack(message.id, "stale", "server-stale"), self._state()]
        code = self.lesson.game.actions.read(spelling)
        praises = self.session.step is not None and isinstance(self.session.step.task, Ask)
        return self._reply(message.id, self.session.act(code), praises=praises)

    def _show(self) -> Verdict:
        self.session.show_me()
        return Verdict(True)

    def _judge(
        self, message: heard.LessonMessage, judge: Callable[[], Verdict], *, praises: bool = True
    ) -> list[ServerMessage]:
        """The verdict on a message about a step; if that is done already, nothing more."""
        number = self.session.number
        if message.step < number:
            return [ack(message.id, self.rev), self._state()]
        if message.step > number:
            return [self._nack(message.id, "stale", "server-stale"), self._state()]
        return self._reply(message.id, judge(), praises=praises)

    def _reply(self, id: str, verdict: Verdict, *, praises: bool) -> list[ServerMessage]:
        """Refuse a wrong try; after a right one send the new state, with praise."""
        text = reply_text(self.session, verdict, self._say)
        if verdict.is_right:
            return [ack(id, self.rev), self._state(text if praises else "")]
        refusals: list[Refusal] = [
            {"rule": one.rule, "text": self._say.say(one.text)} for one in verdict.refusals
        ]
        return [nack(id, "illegal" if refusals else "wrong", text, refusals)]

    # ---- queries

    def _query(self, message: Query) -> list[ServerMessage]:
        if message.rev != self.rev:
            return [self._nack(message.id, "stale", "server-stale")]
        presenter, seat = self._up_to_date(), self.lesson.seat
        known = known_after(presenter, seat, message.after)
        if known is None:
            return [self._nack(message.id, "illegal", "server-illegal")]
        match message:
            case heard.Ahead():
                return [ahead_message(presenter, known, seat, self.lang, message)]
            case heard.Why(id=id, codes=codes):
                found = refusals_against(codes, known, seat, self.lang)
                return [{"type": "whynot", "id": id, "refusals": found}]
        game = self.lesson.game
        legal = set(map(int, known.legal(seat))) if seat in known.actors() else set()
        items = {
            code: preview_json(game.preview(known, seat, code, self.lang))
            for code in message.codes
            if code in legal
        }
        return [{"type": "previews", "id": message.id, "items": items}]

    def _score(self, message: heard.Score) -> ServerMessage:
        """What counts for a line of the score sheet, unless a quiz asks for that."""
        if hidden_points(self.session.step):
            return self._nack(message.id, "turn", "learn-answer-first")
        seat = self.lesson.seat
        found = score_message(self._up_to_date(), seat, seat, self.lang, message)
        if isinstance(found, Unknown):
            return self._nack(message.id, found.error, found.key)
        return found

    # ---- states

    def _up_to_date(self) -> Presenter:
        """The presenter of the match; another one, if the step began with a new position."""
        match = self.session.match
        if self._presenter is None or self._presenter.match is not match:
            self._presenter = Presenter(_table_info(self.lesson, match.setup), match, Thoughts({}))
            self._sent.log = SentLines()
        return self._presenter

    def _state(self, praise: str = "") -> StateMessage:
        """What the client lacks; it counts as sent."""
        presenter, sent, seat = self._up_to_date(), self._sent, self.lesson.seat
        presenter.changed()
        head = presenter.head(sent, seat, self.lang, self.rev)
        if kind_of(self.session.step) not in ("ask", "play"):
            head["legal"] = []
        ended, news = head.pop("result", None), ""
        if ended is not None and not self._is_over:
            told = self._outcome(ended)
            has_won = self.session.match.ranking()[seat] == 1
            praise, news = (told, "") if has_won else ("", told)
        self._is_over = ended is not None
        around: StateOfTable = {
            "mine": (seat,),
            "watching": 0,
            "can_undo": "no",
            "can_hint": False,
            "notice": None,
        }
        people: StateOfPeople = {
            "seats": presenter.seats(seat, self.lang, {seat}),
            "bot_in": {},
            "who": presenter.who(seat, (seat,), self.lang),
        }
        shown = presenter.shown(sent, seat, self.lang)
        is_new_match = not sent.log.plies
        log = presenter.log_update(sent, seat, self.lang)
        if is_new_match:
            log["log_from"] = 0
        lesson = step_message(self.session, self._say, praise, news)
        return {**head, **around, **shown, **log, **people, "lesson": lesson}

    def _outcome(self, ended: Result) -> str:
        """Who won the game, and the points of all players, the winner first."""
        points = " : ".join(str(place["points"]) for place in ended["places"])
        return self._say("learn-result", title=ended["title"], points=points)


def _table_info(lesson: Lesson, setup: Setup) -> TableInfo:
    """The lesson as if it were a table: the learner and bots."""
    bots = [Seat(seat, BOT, NAMES[seat], OPPONENT) for seat in range(setup.seats)]
    bots[lesson.seat] = Seat(lesson.seat, HUMAN, "")
    game = lesson.game
    return TableInfo("lesson", lesson.id, game.id, game.rules_version, setup, lesson.seed, "", bots)
