"""How strong a level is in a page: games against `greedy` in the same interpreter, under Node.

The games take hours, so each is kept in a file as soon as it is over, and the next run goes on
there. `python -m benchmarks.site_strength` writes the ratings that a page shows from what was
played so far. Figures: docs/lab/bots-in-a-page.md.
"""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from statistics import fmean, median
from typing import Any

from tests.web.site import page_python

from benchmarks.bot_ratings import ANCHOR_RATING, difference
from benchmarks.page_games import BOT, OPPONENT
from benchmarks.rows import Row
from poleis.core.game import games
from poleis.study.stats import share_of_deals
from poleis.web.tables import bot_ratings

GAMES = int(os.environ.get("SITE_GAMES", "40"))
"""Games of each game: every deal is played from both seats."""
FILE = Path(__file__).parents[1] / "build" / "site_strength.jsonl"
PROGRAM = Path(__file__).with_name("page_games.py")
TARGET = 60.0


def site_strength() -> list[Row]:
    """The share of wins of the level medium, with the budget that it has in a page."""
    FILE.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        page = page_python.make(Path(folder))
        for game in games():
            page.run(PROGRAM, "play_on", str(FILE), game, str(GAMES))
    return [row_of(game) for game in games()]


def played(game: str) -> list[dict[str, Any]]:
    """The games that are over."""
    lines = FILE.read_text(encoding="utf-8").splitlines() if FILE.exists() else []
    found = [json.loads(line) for line in lines]
    return sorted((row for row in found if row["game"] == game), key=lambda row: int(row["index"]))


def row_of(game: str) -> Row:
    """The share of wins so far, by deals that were played from both seats."""
    rows = played(game)
    shares = [(a["share"] + b["share"]) / 2 for a, b in zip(rows[::2], rows[1::2], strict=False)]
    name = f"{BOT} in a page, {game}"
    if not shares:
        return Row(name, None, "% won", OPPONENT, note="no deal is over yet")
    won = share_of_deals(shares, 2)
    interval = (100 * (won.low or 0.0), 100 * (won.high or 1.0))
    note = (
        f"{2 * len(shares)} games, {fmean(row['margin'] for row in rows):+.1f} points on average, "
        f"{median(row['iterations'] for row in rows):.0f} iterations a decision, "
        f"at most {max(row['longest'] for row in rows):.2f} s of processor time"
    )
    rate = 100 * won.value
    return Row(name, rate, "% won", OPPONENT, None, None, TARGET, rate >= TARGET, interval, note)


def write_ratings() -> None:
    """Write the ratings that a page shows, from the deals that are over. What does not search plays
    as everywhere."""
    known = json.loads(bot_ratings.FILE.read_text(encoding="utf-8"))
    told: dict[str, dict[str, Any]] = {}
    for game in known:
        told[game] = {spec: known[game][spec] for spec in ("greedy", "random")}
        shares = [row["share"] for row in played(game)]
        shares = shares[: len(shares) // 2 * 2]
        if shares:
            ahead, reach = difference(sum(shares), len(shares))
            rated = {"rating": round(ANCHOR_RATING + ahead), "interval": round(reach)}
            row = {"against": OPPONENT, "games": len(shares), "won": sum(shares), **rated}
            told[game][BOT] = row
    text = json.dumps(told, indent=1, ensure_ascii=False)
    bot_ratings.PAGE_FILE.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_ratings()
