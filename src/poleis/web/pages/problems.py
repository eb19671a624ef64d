"""Errors that a person can mend, in their language: the same at a server and in a page."""

from __future__ import annotations

from dataclasses import dataclass

from poleis.core.errors import BadPosition, PoleisError, UnknownGame, refused_action
from poleis.lessons.library import NoLesson
from poleis.locale import Language
from poleis.web.pages.pads import NoPad, refusals_json
from poleis.web.tables.daily import ClosedDaily
from poleis.web.tables.errors import FrozenTable, LostGame, NoTable
from poleis.web.tables.reviews import NoReview
from poleis.web.wire import views


@dataclass(frozen=True)
class Problem:
    """An error as an answer: an HTTP status, a code for programs, a sentence, and the rules that
    forbid the move, if that is it."""

    status: int
    code: str
    text: str
    refusals: tuple[views.Refusal, ...] = ()


def problem_of(error: PoleisError, say: Language, *, is_for_programs: bool) -> Problem:
    if isinstance(error, NoTable):
        return Problem(404, "table", say("server-table-not-found"))
    if isinstance(error, FrozenTable | LostGame):
        code = "frozen" if isinstance(error, FrozenTable) else "lost"
        return Problem(409, code, say.say(error.notice))
    if isinstance(error, ClosedDaily):
        return Problem(403, "daily", say.error_text(error))
    if isinstance(error, NoReview):
        return Problem(error.status, "review", say.say(error.reason))
    if isinstance(error, NoPad):
        return Problem(404, "pad", say("server-not-found"))
    if isinstance(error, NoLesson):
        return Problem(404, "lesson", say("server-not-found"))
    if isinstance(error, UnknownGame) and not is_for_programs:
        return Problem(404, "game", say("server-not-found"))
    illegal = refused_action(error)
    if illegal is not None:
        refusals = refusals_json(illegal.refusals, say)
        reasons = " ".join(f"{one['text']} [{one['rule']}]" for one in refusals)
        what = str(error).removesuffix(str(illegal)) + illegal.action
        text = say("server-against-rules", what=what, reasons=reasons)
        return Problem(400, "illegal", text, tuple(refusals))
    text = say.error_text(error)
    if isinstance(error, BadPosition):
        text = say("server-bad-position", reason=text)
    return Problem(400, "bad", text)
