"""The finished games of a person as a file: JSON and CSV."""

from __future__ import annotations

import csv
import io
from typing import Final

from poleis.web.tables.rows import GameResult
from poleis.web.wire.history import OwnResult, OwnReview

COLUMNS: Final = (
    "finished",
    "started",
    "game",
    "options",
    "seats",
    "place",
    "points",
    "opponents",
    "opponents_points",
    "moves",
    "sheet",
    "achievements",
    "daily",
    "lost",
    "luck",
    "table",
)
"""The columns of the CSV file."""


def own_result(result: GameResult) -> OwnResult:
    return {
        "table": result.table,
        "game": result.game,
        "options": dict(result.options),
        "seat": result.seat,
        "place": result.place,
        "points": result.points,
        "players": [
            {"name": one.name, "bot": one.bot, "place": one.place, "points": one.points}
            for one in result.players
        ],
        "sheet": dict(result.sheet),
        "achievements": list(result.facts.get("achievements", ())),
        "daily": result.daily,
        "moves": result.plies,
        "started": result.started.isoformat(timespec="seconds"),
        "finished": result.finished.isoformat(timespec="seconds"),
        "record": f"/api/tables/{result.table}/record" if result.is_kept else None,
        "review": _review(result),
    }


def _review(result: GameResult) -> OwnReview | None:
    found = result.facts.get("review")
    if found is None:
        return None
    return {"decisions": found["decisions"], "lost": found["lost"], "luck": found.get("luck")}


def as_csv(found: list[GameResult]) -> str:
    """The games as a table with a header; several values of a cell are joined by semicolons."""
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS)
    writer.writeheader()
    for result in found:
        writer.writerow({key: _safe(value) for key, value in _line(result).items()})
    return out.getvalue()


def _line(result: GameResult) -> dict[str, object]:
    review = result.facts.get("review", {})
    return {
        "finished": result.finished.isoformat(timespec="seconds"),
        "started": result.started.isoformat(timespec="seconds"),
        "game": result.game,
        "options": "; ".join(f"{key}={_word(value)}" for key, value in result.options.items()),
        "seats": len(result.players),
        "place": result.place,
        "points": result.points,
        "opponents": "; ".join(one.bot or one.name for one in result.others),
        "opponents_points": "; ".join(str(one.points) for one in result.others),
        "moves": result.plies,
        "sheet": "; ".join(f"{key}={points}" for key, points in result.sheet.items()),
        "achievements": "; ".join(result.facts.get("achievements", ())),
        "daily": result.daily or "",
        "lost": review.get("lost", ""),
        "luck": review.get("luck", ""),
        "table": result.table if result.is_kept else "",
    }


def _word(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _safe(value: object) -> object:
    """A cell that a spreadsheet does not take for a formula: names are chosen by others."""
    if isinstance(value, str) and value[:1] in ("=", "+", "-", "@", "\t", "\r"):
        return f"'{value}"
    return value
