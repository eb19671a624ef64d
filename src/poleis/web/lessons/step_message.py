"""A step of a lesson in words, as a client shows it."""

from __future__ import annotations

from typing import Literal

from poleis.lessons.lesson import Ask, HowMany, Play, Quiz, Step, WhichIsBest, WhichIsLegal
from poleis.lessons.quiz import how_many, numbers
from poleis.lessons.session import Session, Verdict
from poleis.locale import Language
from poleis.web.wire.states import LessonStep

Kind = Literal["read", "ask", "quiz", "play", "done"]
Hidden = Literal["", "total", "points"]

POINTS = "points"


def step_message(session: Session, say: Language, praise: str = "", news: str = "") -> LessonStep:
    """The step that a session has reached; *praise* is the text after the one before, and *news*
    is what came of it without praise."""
    step, lesson, left = session.step, session.lesson, session.turns_left
    says = [say(lesson.key(name)) for name in step.say] if step else [say("learn-done")]
    return {
        "step": session.number,
        "of": len(lesson.steps),
        "origin": lesson.origin(session.number),
        "kind": kind_of(step),
        "praise": praise,
        "says": [news, *says] if news else says,
        "point": list(step.point) if step else [],
        "answers": _answers(session, step, say),
        "note": "" if left is None else say("learn-turns-left", n=left),
        "nudge": _text(session, step.nudge if step else None, say),
        "hides": hidden_points(step),
    }


def kind_of(step: Step | None) -> Kind:
    """What the learner does in a step; None is the end of the lesson."""
    match step.task if step else None:
        case Ask():
            return "ask"
        case Quiz():
            return "quiz"
        case Play():
            return "play"
    return "read" if step else "done"


def reply_text(session: Session, verdict: Verdict, say: Language) -> str:
    """What the lesson says to a try; where it has no words of its own, that it was right or not."""
    otherwise = "learn-right" if verdict.is_right else "learn-not-yet"
    return _text(session, verdict.text, say) or say(otherwise)


def _text(session: Session, name: str | None, say: Language) -> str:
    return "" if name is None else say(session.lesson.key(name))


def _answers(session: Session, step: Step | None, say: Language) -> list[str]:
    match step.task if step else None:
        case Quiz(HowMany() as question):
            value = how_many(question, session.match.state, session.lesson.seat)
            return [str(number) for number in numbers(value)]
        case Quiz(WhichIsLegal(options) | WhichIsBest(_, options)):
            return [_text(session, option.name, say) for option in options]
    return []


def hidden_points(step: Step | None) -> Hidden:
    """The points that would answer a question about the present position."""
    match step.task if step else None:
        case Quiz(HowMany(fact, None)) if fact.name == POINTS:
            return "total"
        case Quiz(HowMany(fact, None)) if fact.name.startswith(f"{POINTS}."):
            return "points"
    return ""
