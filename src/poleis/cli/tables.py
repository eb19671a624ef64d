"""`poleis tables`: the tables of a database, their records, and deleting old ones."""

from __future__ import annotations

import json
import os
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table

from poleis.cli import params
from poleis.cli.atomic_write import naming, write_whole
from poleis.cli.extras import require
from poleis.cli.runtime import Screen, counted, fail, followed, is_confirmed

if TYPE_CHECKING:
    from poleis.web.storage.archive import Choice
    from poleis.web.tables.stored_table import StoredTable

EXAMPLES = """
Examples:

  poleis tables --count

  poleis tables --finished --older-than 365 --export games.zip

  poleis tables --finished --older-than 365 --delete --dry-run
"""

AT_ONCE = 100
"""How many tables are read, or deleted, at a time."""


def tables(
    database: params.Database = "",
    game: Annotated[
        str | None, typer.Option(help="Only tables of this game.", show_default=False)
    ] = None,
    live: Annotated[bool, typer.Option("--live", help="Only games that are not over.")] = False,
    finished: Annotated[bool, typer.Option("--finished", help="Only games that are over.")] = False,
    older_than: Annotated[
        float | None,
        typer.Option(
            metavar="DAYS",
            help="Only tables where nothing has happened, and no player was, for so many days.",
            min=0,
            show_default=False,
        ),
    ] = None,
    count: Annotated[bool, typer.Option("--count", help="Print numbers only.")] = False,
    export: Annotated[
        Path | None,
        typer.Option(
            metavar="PATH",
            help="Write the records into a folder, or into one file that ends in .zip; those of "
            "games that are not over tell what is still hidden.",
            show_default=False,
        ),
    ] = None,
    delete: Annotated[
        bool, typer.Option("--delete", help="Delete the tables; needs --older-than.")
    ] = False,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Print what would be deleted, and delete nothing.")
    ] = False,
    yes: params.Yes = False,
    as_json: params.AsJson = False,
) -> None:
    """List the tables of a database, export their records, or delete old ones.

    Listing and exporting only read, also while a server runs. Deleting needs the server stopped;
    a running server deletes old tables by itself with --keep-finished and --keep-abandoned.
    """
    require("serve")
    from poleis.web.storage.archive import Choice
    from poleis.web.storage.database import default_url

    if live and finished:
        fail("--live and --finished exclude each other")
    if delete and (export is not None or count):
        fail("--delete comes alone: export first, then delete")
    if delete and older_than is None:
        fail("--delete needs --older-than DAYS")
    if (dry_run or yes) and not delete:
        fail("--dry-run and --yes are for --delete")
    before = None if older_than is None else datetime.now(UTC) - timedelta(days=older_than)
    over = True if finished else False if live else None
    choice, url = Choice(game, over, before), database or default_url()
    if delete:
        delete_tables(url, choice, dry_run=dry_run, yes=yes, as_json=as_json)
    elif export is not None:
        export_records(url, choice, export, as_json=as_json)
    elif count:
        print_counts(url, choice, as_json=as_json)
    else:
        print_list(url, choice, as_json=as_json)


# ---- looking


def stored(url: str, choice: Choice) -> Iterator[StoredTable]:
    """The chosen tables, the longest without a move first."""
    from poleis.web.storage import archive
    from poleis.web.storage.snapshot import snapshot

    with snapshot(url) as connection:
        ids = archive.ids(connection, choice)
        for at in range(0, len(ids), AT_ONCE):
            page = ids[at : at + AT_ONCE]
            found = {table.id: table for table in archive.load_all(connection, page)}
            yield from (found[id] for id in page)


def print_list(url: str, choice: Choice, *, as_json: bool) -> None:
    rows = [
        {
            "table": one.id,
            "game": one.game,
            "rules_version": one.rules_version,
            "seats": one.seats,
            "plies": one.ply,
            "over": one.over,
            "updated": one.updated.isoformat(timespec="seconds"),
        }
        for one in stored(url, choice)
    ]
    if as_json:
        print(json.dumps(rows, indent=2))
        return
    table = Table(box=None, pad_edge=False)
    for name in ("table", "game", "rules", "seats", "plies", "state", "last move"):
        table.add_column(name, justify="right" if name in ("rules", "seats", "plies") else "left")
    for row in rows:
        state = "over" if row["over"] else "live"
        numbers = (str(row[key]) for key in ("rules_version", "seats", "plies"))
        table.add_row(str(row["table"]), str(row["game"]), *numbers, state, str(row["updated"]))
    if rows:
        Screen(highlight=False).print(table)
    print(counted(len(rows), "table"))


def print_counts(url: str, choice: Choice, *, as_json: bool) -> None:
    games: dict[str, dict[str, int]] = {}
    for one in stored(url, choice):
        counts = games.setdefault(one.game, {"tables": 0, "finished": 0, "live": 0})
        counts["tables"] += 1
        counts["finished" if one.over else "live"] += 1
    if as_json:
        print(json.dumps(dict(sorted(games.items())), indent=2))
        return
    for game, counts in sorted(games.items()):
        print(f"{game}: {counts['finished']:,} finished, {counts['live']:,} live")
    print(counted(sum(counts["tables"] for counts in games.values()), "table"))


# ---- exporting


def export_records(url: str, choice: Choice, path: Path, *, as_json: bool) -> None:
    from poleis.web.storage import archive
    from poleis.web.storage.snapshot import snapshot

    with snapshot(url) as connection, naming(path), records_at(path) as write:
        ids = archive.ids(connection, choice)
        for id in followed(ids, len(ids)):
            write(f"{id}.poleis", record_of(connection, id))
    if as_json:
        print(json.dumps({"records": len(ids), "path": str(path)}))
    else:
        print(f"{path}: {counted(len(ids), 'record')}")


@contextmanager
def records_at(path: Path) -> Iterator[Callable[[str, str], None]]:
    """Writes files by name into a folder, or into an archive that appears when it is whole."""
    if path.suffix != ".zip":
        path.mkdir(parents=True, exist_ok=True)
        yield lambda name, text: write_whole(path / name, text.encode())
        return
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as archive:
            yield archive.writestr
        part.replace(path)
    finally:
        with suppress(FileNotFoundError):
            part.unlink()


def record_of(connection: Any, id: str) -> str:
    """The record of a table as its server would write it, whatever is hidden."""
    from poleis.core import record
    from poleis.web.storage import archive
    from poleis.web.storage.store import load_seats
    from poleis.web.tables.old_rules import player_names
    from poleis.web.tables.stored_table import record_text
    from poleis.web.tables.verdict import judge

    table = archive.load(connection, id)
    assert table is not None, "one state of the database is read"
    events = archive.events_of(connection, [id])[id]
    players = player_names(load_seats(connection, [id])[id])
    verdict, match = judge(table, events)
    if match is None or verdict.status != "ok":
        is_replayable = verdict.status != "broken"
        return record_text(table, events, players, is_replayable=is_replayable)
    match.seed = table.seed
    start = (table.origin or {}).get("ply", 0)
    return record.write(match, players, seed=table.over, seed_from=start, commit=True)


# ---- deleting


def delete_tables(url: str, choice: Choice, *, dry_run: bool, yes: bool, as_json: bool) -> None:
    """Delete the chosen tables, all or none, while no server uses them."""
    from poleis.web.storage import archive, retention
    from poleis.web.storage.database_lock import hold_database
    from poleis.web.storage.snapshot import existing_file, snapshot, writing

    existing_file(url)
    with snapshot(url) as connection:
        ids = archive.ids(connection, choice)
    deleted = 0
    if not dry_run and ids:
        if not is_confirmed(f"Delete {counted(len(ids), 'table')} for good?", yes=yes):
            fail("nothing was deleted (--yes asks no question)")
        with hold_database(url), writing(url) as connection:
            for at in range(0, len(ids), AT_ONCE):
                page = ids[at : at + AT_ONCE]
                deleted += len(retention.delete_tables(connection, page, choice.condition()))
    if as_json:
        print(json.dumps({"tables": ids, "deleted": deleted}, indent=2))
        return
    for id in ids:
        print(id)
    done = f"{counted(deleted, 'table')} deleted"
    print(f"{counted(len(ids), 'table')} would be deleted" if dry_run else done)
