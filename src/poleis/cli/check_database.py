"""`poleis check --database`: which stored games would the present rules break?"""

from __future__ import annotations

import functools
import json
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

import typer
from rich.table import Table

from poleis.cli.params import count_workers
from poleis.cli.runtime import (
    Screen,
    fail,
    followed,
    is_confirmed,
    one_line,
    refused_in,
    tell_time,
)
from poleis.core.errors import PoleisError, refused_action
from poleis.core.game import games
from poleis.locale import Language, get_language
from poleis.study.executor import Answers, in_order

if TYPE_CHECKING:
    from poleis.web.storage.archive import Choice

BROKEN = 1
PER_CHUNK = 25
"""How many tables a worker replays at a time."""
STATUSES = ("ok", "acceptable", "broken")


@dataclass(frozen=True)
class Finding:
    """How one table fares. *revision* and *ply*: where its replay stops, if it does."""

    table: str
    game: str
    rules_version: int
    status: str
    revision: int | None = None
    ply: int | None = None
    reason: str = ""
    rules: list[dict[str, str]] = field(default_factory=list)

    def text(self, language: Language) -> str:
        """What breaks, as one line."""
        where = ""
        if self.revision is not None:
            where = language("check-table-where", rev=str(self.revision), ply=str(self.ply))
        why = " ".join(f"{one['text']} [{one['rule']}]" for one in self.rules)
        return language(
            "check-table",
            table=self.table,
            game=self.game,
            version=str(self.rules_version),
            where=where,
            reason=f"{self.reason}: {why}" if why else self.reason,
        )


def check_database(
    url: str,
    choice: Choice,
    language: Language,
    workers: int,
    *,
    as_json: bool,
    accept: bool,
    yes: bool,
) -> None:
    """Replay the chosen tables, print what was found, and with *accept* raise the versions of
    those that replay to the same result; exit code 1 if a table breaks."""
    if accept and as_json and not yes:
        fail("--accept with --json asks no question: add --yes")
    started = time.perf_counter()
    ids = _ids(url, choice)
    workers = min(count_workers(workers), max(1, len(ids) // PER_CHUNK))
    findings = list(followed(_judged(url, ids, language.code, workers), len(ids)))
    seconds = time.perf_counter() - started
    accepted = None
    if as_json:
        accepted = _accept(url, findings) if accept else None
        print(json.dumps(_report(findings, seconds, accepted), indent=2))
    else:
        _print(findings, seconds, workers, language)
        if accept:
            _ask_and_accept(url, findings, language, yes=yes)
    if any(one.status == "broken" for one in findings):
        raise typer.Exit(BROKEN)


def _ids(url: str, choice: Choice) -> list[str]:
    from poleis.web.storage import archive
    from poleis.web.storage.snapshot import snapshot

    with snapshot(url) as connection:
        return archive.ids(connection, choice)


def _judged(url: str, ids: list[str], lang: str, workers: int) -> Iterator[Finding]:
    """The finding on each table, in order; the tables are read where they are replayed."""
    chunks = [ids[at : at + PER_CHUNK] for at in range(0, len(ids), PER_CHUNK)]
    found: Answers[list[Finding]] = in_order(
        functools.partial(judge_tables, url, lang), chunks, workers
    )
    try:
        for chunk in found:
            yield from chunk
    finally:
        found.close()


def judge_tables(url: str, lang: str, ids: list[str]) -> list[Finding]:
    """The findings on these tables; work for another process. A table that was deleted in the
    meantime has none."""
    from poleis.web.storage import archive
    from poleis.web.storage.snapshot import snapshot
    from poleis.web.tables.verdict import judge

    language = get_language(lang)
    with snapshot(url, is_checked=True) as connection:
        tables = archive.load_all(connection, ids)
        events = archive.events_of(connection, ids)
    found = []
    for table in tables:
        verdict, _ = judge(table, events[table.id])
        reason, rules = _reason(verdict.error, language)
        found.append(
            Finding(
                table.id,
                table.game,
                table.rules_version,
                verdict.status,
                verdict.rev,
                verdict.ply,
                reason,
                rules,
            )
        )
    return found


def _reason(error: PoleisError | None, language: Language) -> tuple[str, list[dict[str, str]]]:
    illegal = refused_action(error)
    if illegal is not None:
        rules = [{"rule": one.rule, "text": language.say(one.text)} for one in illegal.refusals]
        return refused_in(language, illegal), rules
    return "" if error is None else language.error_text(error), []


# ---- what is printed


def _print(findings: list[Finding], seconds: float, workers: int, language: Language) -> None:
    for one in findings:
        if one.status == "broken":
            print(one_line(one.text(language)))
    screen = Screen(highlight=False)
    if findings:
        screen.print(_counts(findings, language))
        tell_time(screen, len(findings), seconds, workers)
    acceptable = sum(one.status == "acceptable" for one in findings)
    if acceptable:
        print(language("check-can-accept", n=acceptable))
    elif all(one.status == "ok" for one in findings):
        print(language("check-all-tables", n=str(len(findings))))


def _counts(findings: list[Finding], language: Language) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(language("check-counts-game"))
    for key in ("tables", *STATUSES):
        table.add_column(language(f"check-counts-{key}"), justify="right")
    for game, counts in _by_game(findings).items():
        table.add_row(game, *(f"{counts[key]:,}" for key in ("tables", *STATUSES)))
    return table


def _by_game(findings: list[Finding]) -> dict[str, Counter[str]]:
    found: dict[str, Counter[str]] = {}
    for one in sorted(findings, key=lambda one: one.game):
        found.setdefault(one.game, Counter()).update(["tables", one.status])
    return found


def _report(findings: list[Finding], seconds: float, accepted: int | None) -> dict[str, Any]:
    return {
        "tables": len(findings),
        "games": {
            game: {key: counts[key] for key in ("tables", *STATUSES)}
            for game, counts in _by_game(findings).items()
        },
        "broken": [asdict(one) for one in findings if one.status == "broken"],
        "acceptable": [one.table for one in findings if one.status == "acceptable"],
        "accepted": accepted,
        "seconds": round(seconds, 3),
    }


# ---- accepting


def _ask_and_accept(url: str, findings: list[Finding], language: Language, *, yes: bool) -> None:
    acceptable = sum(one.status == "acceptable" for one in findings)
    if not acceptable:
        return
    if not is_confirmed(language("check-ask-accept", n=acceptable), yes=yes):
        print(language("check-nothing-changed"))
        return
    print(language("check-accepted", n=_accept(url, findings)))


def _accept(url: str, findings: list[Finding]) -> int:
    """Give the tables that replay to the same result the present version, all or none."""
    from poleis.web.storage import archive
    from poleis.web.storage.snapshot import writing

    versions = {id: game.rules_version for id, game in games().items()}
    chosen = [one for one in findings if one.status == "acceptable"]
    with writing(url) as connection:
        return sum(
            archive.set_version(connection, one.table, one.rules_version, versions[one.game])
            for one in chosen
        )
