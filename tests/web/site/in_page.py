"""Programs for the Python of a page: `page_python.py` has them run in Pyodide, under Node.

Each is given the folder of the checkout and returns JSON.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

GAMES = ("/games", "/games/statistics", "/api/export")


def _checkout(folder: str) -> Path:
    """The checkout as it is seen from here."""
    return Path("/machine") / folder.lstrip("/")


async def replay_golden(folder: str) -> str:
    """Replay every golden game; how many there are of each game."""
    from poleis.core import record

    found: Counter[str] = Counter()
    for file in sorted(_checkout(folder).glob("tests/golden/*/*.poleis")):
        text = file.read_text(encoding="utf-8")
        told = record.read(text)
        told.match.seed = told.seed
        if text != record.write(told.match, told.players, seed=True):
            raise AssertionError(f"{file} is written otherwise")
        found[told.match.game.id] += 1
    return json.dumps(found)


async def tell_twin(folder: str) -> str:
    """Positions, luck and decisions of bots."""
    sys.path.append(str(_checkout(folder)))
    from tests.twin import report

    return json.dumps(report())


async def play_with_bots(folder: str) -> str:
    """Play each game against a bot, in all languages, and look at the pages of a home; the modules
    that are loaded then."""
    sys.path.append(str(_checkout(folder)))
    from poleis.core.game import games
    from poleis.locale import LANGUAGES
    from poleis.web.local.bots import Thinker
    from poleis.web.local.page import Page
    from tests.web.local.tab import AGAINST_BOT, Line, Tab

    loaded = [Page.__module__]
    tab = Tab()
    tab.browser.answer = Thinker().answer
    for game in games():
        for lang in LANGUAGES:
            made = await tab.post("/api/tables", {"game": game, "seats": AGAINST_BOT}, lang)
            id = json.loads(made.text)["table"]
            of_game = (f"/pad/{game}", f"/aid/{game}", f"/symbols/{game}")
            for path in ("/", "/learn", "/daily", f"/t/{id}", *of_game, *GAMES):
                answer = await tab.get(path, lang)
                assert answer.status == 200, (path, answer.status)
            line = Line(tab.home, f"/ws/{id}", lang)
            await line.hello(lang=lang)
            if lang == LANGUAGES[0]:
                await line.until(lambda state: bool(state["over"] or state["legal"]))
                await line.play_on()
            line.session.close()
    loaded += [name for name in sys.modules if not name.startswith("tests")]
    return json.dumps({"modules": loaded, "start": globals()["START_SECONDS"]})
