"""What a page asks the worker of its bots, and what that answers: JSON texts.

One module knows both sides: a question is made and its answer read in the page, and the worker
reads the question and makes the answer.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import astuple
from typing import Any

from poleis.bots.policy import Candidate, Decision
from poleis.core.explain import Message, ScoreLine, Value
from poleis.core.game import get_game
from poleis.core.move_reasons import LineChange, MoveReasons
from poleis.core.setup import Setup, make_setup
from poleis.study.blunder import find_blunder
from poleis.study.review import Judgement, Question, judge, judgement_of
from poleis.web.tables.decisions import advise, decide
from poleis.web.wire import Json

# ---- questions


def decide_question(setup: Setup, dump: object, seat: int, spec: str, luck: str) -> str:
    """What would this bot do, from what its seat may know?"""
    return _position_question("decide", setup, dump, seat, spec, luck)


def advise_question(setup: Setup, dump: object, seat: int, spec: str, luck: str) -> str:
    """The same with the reasons, for a hint."""
    return _position_question("advise", setup, dump, seat, spec, luck)


def judge_question(question: Question, iterations: int) -> str:
    """How good was this decision?"""
    return json.dumps({"kind": "judge", "iterations": iterations, **_asked(question)})


def blunder_question(question: Question) -> str:
    """Did this decision lose much?"""
    return json.dumps({"kind": "blunder", **_asked(question)})


def _position_question(
    kind: str, setup: Setup, dump: object, seat: int, spec: str, luck: str
) -> str:
    asked = {"kind": kind, **_setup_json(setup), "known": dump, "seat": seat}
    return json.dumps({**asked, "bot": spec, "luck": luck})


def _asked(question: Question) -> Json:
    return {
        **_setup_json(question.setup),
        "known": question.known,
        "ply": question.ply,
        "seat": question.seat,
        "played": question.played,
    }


def _setup_json(setup: Setup) -> Json:
    options = {key: list(v) if isinstance(v, tuple) else v for key, v in setup.options}
    return {"game": setup.game.id, "seats": setup.seats, "options": options}


def setup_in(asked: Mapping[str, Any]) -> Setup:
    """The set-up that a question is about."""
    return make_setup(get_game(asked["game"]), asked["seats"], asked["options"])


# ---- answers


def decision_of(text: str) -> Decision:
    """The answer to `decide_question`."""
    return _decision(json.loads(text))


def advice_of(text: str) -> tuple[Decision, MoveReasons]:
    """The answer to `advise_question`."""
    found = json.loads(text)
    reasons = found["reasons"]
    return _decision(found), MoveReasons(
        tuple(map(_change, reasons["changes"])),
        tuple(map(_message, reasons["prepared"])),
        tuple(reasons["opened"]),
        reasons["best"],
        tuple(map(_change, reasons["best_changes"])),
    )


def judgement_in(text: str) -> Judgement | None:
    """The answer to `judge_question` and `blunder_question`; None if there was no blunder."""
    found = json.loads(text)
    return None if found is None else judgement_of(found)


def decision_json(decision: Decision) -> Json:
    return {
        "action": decision.action,
        "options": [astuple(one) for one in decision.candidates],
        "effort": decision.effort,
    }


def _decision(found: Mapping[str, Any]) -> Decision:
    options = tuple(Candidate(*one) for one in found["options"])
    return Decision(found["action"], options, found["effort"])


def reasons_json(reasons: MoveReasons) -> Json:
    return {
        "changes": list(map(_change_json, reasons.changes)),
        "prepared": list(map(_message_json, reasons.prepared)),
        "opened": [int(code) for code in reasons.opened],
        "best": None if reasons.best is None else int(reasons.best),
        "best_changes": list(map(_change_json, reasons.best_changes)),
    }


def _change_json(change: LineChange) -> Json:
    line = change.line
    return {
        "key": line.key,
        "points": line.points,
        "rules": list(line.rules),
        "parts": dict(line.parts),
        "is_reconstructed": line.is_reconstructed,
        "change": change.change,
    }


def _change(found: Mapping[str, Any]) -> LineChange:
    rules = tuple(found["rules"])
    is_ours = found["is_reconstructed"]
    line = ScoreLine(found["key"], found["points"], rules, found["parts"], is_ours)
    return LineChange(line, found["change"])


def _message_json(message: Message) -> list[Any]:
    args = {
        key: _message_json(value) if isinstance(value, Message) else value
        for key, value in message.args.items()
    }
    return [message.key, args]


def _message(found: list[Any]) -> Message:
    key, args = found
    read: dict[str, Value] = {
        name: _message(value) if isinstance(value, list) else value for name, value in args.items()
    }
    return Message(key, read)


# ---- the worker's side


def answer_to(question: str) -> str:
    """The answer to a question, thought about to its end."""
    asked = json.loads(question)
    setup = setup_in(asked)
    match asked["kind"]:
        case "decide":
            return json.dumps(decision_json(decide(*_position(setup, asked))))
        case "advise":
            decision, reasons = advise(*_position(setup, asked))
            return json.dumps({**decision_json(decision), "reasons": reasons_json(reasons)})
        case "judge":
            return _judgement_text(judge(question_in(setup, asked), asked["iterations"]))
        case "blunder":
            return _judgement_text(find_blunder(question_in(setup, asked)))
    raise ValueError(f"an unknown question: {asked['kind']!r:.40}")


def question_in(setup: Setup, asked: Mapping[str, Any]) -> Question:
    """The decision that is to be judged."""
    game, known = setup.game.id, asked["known"]
    return Question(game, setup, known, asked["ply"], asked["seat"], asked["played"])


def _position(setup: Setup, asked: Mapping[str, Any]) -> tuple[str, Setup, object, int, str, str]:
    return setup.game.id, setup, asked["known"], asked["seat"], asked["bot"], asked["luck"]


def _judgement_text(judgement: Judgement | None) -> str:
    return json.dumps(None if judgement is None else astuple(judgement))
