"""The players of a physical game beside each other: every line, the total and who won."""

from __future__ import annotations

from typing import cast

from poleis.core.clean_text import clean
from poleis.core.explain import ScoreLine, total
from poleis.core.game import Game, Pad
from poleis.locale import Language
from poleis.web.tables.result import rows, title
from poleis.web.wire.answers import PadResult


def pad_result(
    game: Game, pad: Pad, cities: list[object], names: list[str], say: Language
) -> PadResult:
    """The places by the rules of the game; BadPosition if these players cannot have played one
    game. Players without a name have a number."""
    places = cast(list[int], pad.rank(cities)["places"])
    sheets: list[list[ScoreLine]] = pad.sheets(cities)
    given = [clean(name) for name in names[: len(cities)]]
    given += [""] * (len(cities) - len(given))
    named = [name or say("web-pad-player", n=n) for n, name in enumerate(given, 1)]
    totals = [total(sheet) for sheet in sheets]
    order = sorted(range(len(cities)), key=lambda seat: (places[seat], seat))
    is_alone = len(cities) == 1
    return {
        "title": named[0] if is_alone else title(places, tuple(named), None, say),
        "detail": say("pads-tie-break") if _is_tie_broken(places, totals) else "",
        "places": [
            {
                "seat": seat,
                "name": named[seat],
                "place": "" if is_alone else say("server-place", n=places[seat]),
                "points": totals[seat],
                "played": "",
            }
            for seat in order
        ],
        "rows": rows(game, sheets, say),
        "total": totals,
    }


def _is_tie_broken(places: list[int], totals: list[int]) -> bool:
    """Whether somebody lost with as many points as a winner."""
    best = [points for place, points in zip(places, totals, strict=True) if place == 1]
    return totals.count(best[0]) > len(best)
