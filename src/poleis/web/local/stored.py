"""What a browser keeps of tables, as JSON texts: a row for each table, event and result.

The rows come from storage, or from a file that anybody may have written: `BadRow` says that one
does not have its form.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import datetime
from typing import Any, TypeVar

from poleis.core.errors import PoleisError
from poleis.core.game import get_game
from poleis.core.match import Match, Move, Undo
from poleis.core.setup import make_setup
from poleis.study.review import Judgement, judgement_of
from poleis.web.tables.game_results import review_facts
from poleis.web.tables.opening import options_json
from poleis.web.tables.reviews import KeptReview
from poleis.web.tables.rows import (
    ChatMessage,
    Event,
    GameResult,
    Player,
    Seat,
    Stint,
    StoredClock,
    TableInfo,
    TableWithoutGame,
    Terms,
)
from poleis.web.tables.stored_table import Events, StoredTable
from poleis.web.wire import Json

T = TypeVar("T")

ME = "me"
"""The person at this browser."""


class BadRow(ValueError):
    """A row does not have its form."""


@dataclass
class StoredRow:
    """A table as it is stored: with what is not in its `TableInfo`."""

    info: TableInfo | TableWithoutGame
    held: list[int]
    """The seats that the person at this browser has, or had until a bot took them over."""
    chat: list[ChatMessage] = field(default_factory=list)
    scores: list[int] | None = None
    changes: int = 0
    """How often something was written."""


def text_of(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _reads(read: Callable[[Any], T], text: str) -> T:
    try:
        return read(json.loads(text))
    except PoleisError:
        raise
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError) as error:
        raise BadRow(f"{type(error).__name__}: {error}") from None


# ---- tables


def table_text(info: TableInfo, row: StoredRow) -> str:
    """The row of a table."""
    setup = info.setup
    return text_of(
        {
            "id": info.id,
            "name": info.name,
            "game": info.game,
            "rules_version": info.rules_version,
            "options": options_json(setup),
            "seed": info.seed,
            "seats": [_seat_json(seat) for seat in info.seats],
            "held": row.held,
            "origin": info.origin,
            "rematch": info.rematch,
            "terms": info.terms.json(),
            "clock": info.clock,
            "ending": info.ending,
            "stints": [asdict(one) for one in info.stints],
            "acting": info.acting,
            "ply": info.ply,
            "over": info.over,
            "scores": row.scores,
            "created": _moment(info.created),
            "updated": _moment(info.updated),
            "chat": [_chat_json(line) for line in row.chat],
            "changes": row.changes,
        }
    )


def read_table(text: str) -> StoredRow:
    """A table from its row. If its game cannot be played here any more, only its name."""
    return _reads(_read_table, text)


def _read_table(found: Json) -> StoredRow:
    held = [int(seat) for seat in found["held"]]
    try:
        setup = make_setup(get_game(found["game"]), len(found["seats"]), found["options"])
    except PoleisError:
        return StoredRow(TableWithoutGame(found["id"], found["name"], found["game"]), held)
    info = TableInfo(
        id=str(found["id"]),
        name=str(found["name"]),
        game=setup.game.id,
        rules_version=int(found["rules_version"]),
        setup=setup,
        seed=str(found["seed"]),
        host=ME,
        seats=[_seat(number, row) for number, row in enumerate(found["seats"])],
        origin=found["origin"],
        rematch=found["rematch"],
        terms=Terms.from_json(found["terms"]),
        clock=found["clock"],
        ending=found["ending"],
        stints=[Stint(**one) for one in found["stints"]],
        acting=list(found["acting"]),
        ply=int(found["ply"]),
        over=bool(found["over"]),
        created=datetime.fromisoformat(found["created"]),
        updated=datetime.fromisoformat(found["updated"]),
    )
    chat = [_chat(line) for line in found["chat"]]
    return StoredRow(info, held, chat, found["scores"], int(found["changes"]))


def stored_table(text: str) -> StoredTable:
    """The plain facts of a table, also of one whose game is gone."""

    def read(found: Json) -> StoredTable:
        return StoredTable(
            id=found["id"],
            name=found["name"],
            game=found["game"],
            rules_version=found["rules_version"],
            seats=len(found["seats"]),
            options=found["options"],
            seed=found["seed"],
            host=ME,
            origin=found["origin"],
            ply=found["ply"],
            acting=found["acting"],
            over=found["over"],
            updated=datetime.fromisoformat(found["updated"]),
            scores=found["scores"],
            ending=found["ending"],
        )

    return _reads(read, text)


def seats_in(text: str) -> list[Seat]:
    """The seats of a table, also of one whose game is gone."""
    return _reads(lambda found: [_seat(n, row) for n, row in enumerate(found["seats"])], text)


def note_progress(row: StoredRow, match: Match, moment: datetime) -> None:
    """Note in a row how far the match has come."""
    info = row.info
    assert isinstance(info, TableInfo)
    info.updated, info.ply = moment, match.ply
    info.acting = [int(actor) for actor in match.state.actors()]
    info.over = match.is_over or info.ending is not None
    row.scores = [int(points) for points in match.scores()] if match.is_over else None


def note_clock(info: TableInfo, clock: StoredClock | None) -> None:
    if clock is not None:
        info.clock = clock.data


def _seat_json(seat: Seat) -> Json:
    return {"kind": seat.kind, "name": seat.name, "bot": seat.bot, "seen": _moment(seat.seen)}


def _seat(number: int, found: Mapping[str, Any]) -> Seat:
    seen = found["seen"]
    at = None if seen is None else datetime.fromisoformat(seen)
    return Seat(number, str(found["kind"]), str(found["name"]), found["bot"], at)


def _chat_json(line: ChatMessage) -> Json:
    return {**asdict(line), "at": line.at.isoformat()}


def _chat(found: Mapping[str, Any]) -> ChatMessage:
    return ChatMessage(**{**found, "at": datetime.fromisoformat(found["at"])})


def _moment(moment: datetime | None) -> str | None:
    return None if moment is None else moment.isoformat()


# ---- events


def event_key(table: str, rev: int) -> str:
    """The key of the event number *rev* of a table, from 1 on; keys sort as the events follow."""
    return f"{table}/{rev:06}"


def change_key(table: str, number: int) -> str:
    """The key that reserves the change number *number* of a table for one tab."""
    return f"{table}!{number:06}"


def event_text(row: Event) -> str:
    event = row.event
    if isinstance(event, Undo):
        what: list[Any] = ["u", int(event.actor), int(event.ply)]
    else:
        what = ["m", int(event.actor), int(event.action)]
    facts = {"message": row.message, "thought": row.thought, "same_turn": row.same_turn}
    return text_of([*what, {key: value for key, value in facts.items() if value}])


def read_event(text: str) -> Event:
    def read(found: Sequence[Any]) -> Event:
        kind, actor, number, facts = found
        event = Undo(int(actor), int(number)) if kind == "u" else Move(int(actor), int(number))
        return Event(event, **facts)

    return _reads(read, text)


def events_of(rows: Sequence[Event]) -> Events:
    return [row.event for row in rows]


# ---- results and reviews


def result_text(result: GameResult) -> str:
    started, finished = result.started.isoformat(), result.finished.isoformat()
    facts = {**asdict(result), "started": started, "finished": finished}
    del facts["is_kept"]
    return text_of(facts)


def read_result(text: str, *, is_kept: bool = True) -> GameResult:
    def read(found: Json) -> GameResult:
        started = datetime.fromisoformat(found.pop("started"))
        finished = datetime.fromisoformat(found.pop("finished"))
        players = tuple(Player(**one) for one in found.pop("players"))
        return GameResult(
            **found, players=players, started=started, finished=finished, is_kept=is_kept
        )

    return _reads(read, text)


def with_review(result: GameResult, kept: KeptReview) -> GameResult:
    """A result with what a review has found about its seat."""
    review = review_facts(kept.judgements, result.seat, result.facts.get("margin"))
    return result if review is None else replace(result, facts={**result.facts, "review": review})


def review_text(kept: KeptReview) -> str:
    rows = [_judgement_json(one) for one in kept.judgements]
    facts = {"history": kept.history, "iterations": kept.iterations}
    return text_of({**facts, "judgements": rows})


def _judgement_json(judgement: Judgement) -> list[Any]:
    options = [[one.action, one.visits, one.value] for one in judgement.candidates]
    loss = judgement.loss
    place = [judgement.ply, judgement.seat, judgement.played]
    return [*place, options, [loss.value, loss.low, loss.high]]


def read_review(text: str) -> KeptReview:
    def read(found: Json) -> KeptReview:
        judgements = [judgement_of(one) for one in found["judgements"]]
        return KeptReview(int(found["history"]), int(found["iterations"]), judgements)

    return _reads(read, text)


def read_daily(text: str) -> str:
    """The table of a try at a daily challenge."""
    return _reads(lambda found: str(found["table"]), text)
