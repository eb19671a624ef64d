"""What counts for a line of Akropolis' score sheet, drawn over the city (AKR-6, AKR-7)."""

from __future__ import annotations

from collections import Counter

from poleis.core.score_reasons import Reason, ScoreReasons
from poleis.draw.hexes import SIDE, STEP, Cell, centre, hexagon
from poleis.draw.score_marks import badge, ring, veil
from poleis.draw.svg import num
from poleis.games.akropolis.explain.counted_districts import (
    FAILURES,
    Judged,
    Plaza,
    districts,
    plazas,
)
from poleis.games.akropolis.explain.score_sheet import SCORED_BY
from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.hexes import DISTRICTS, PLAZA
from poleis.games.akropolis.rules.position import Akropolis
from poleis.games.akropolis.ui.draw_city import Top, tops
from poleis.locale import Language, get_language


def score_reasons(
    known: Akropolis,
    viewer: int | None,
    seat: int,
    key: str,
    language: str,
    names: tuple[str, ...],
) -> ScoreReasons:
    """The districts and plazas behind a line, or the stones."""
    say, city, panel = get_language(language), known.cities[seat], f"city-{seat}"
    text = say(f"akropolis-score-{key}")
    if key not in DISTRICTS:
        stones = int(city.stones)
        said = say("akropolis-view-stones", n=stones)
        return ScoreReasons(text, panel, (Reason(said, "AKR-6.7", stones, counts=stones > 0),))
    kind = DISTRICTS.index(key) + 1
    judged, found = districts(city, kind, int(known.variants)), plazas(city, kind)
    reasons = (*_district_reasons(key, judged, say), *_plaza_reasons(found, say))
    overlay = _overlay(city, seat, kind, judged, found)
    return ScoreReasons(text, panel, reasons, overlays={panel: overlay})


# ---- words


def _district_reasons(key: str, judged: list[Judged], say: Language) -> list[Reason]:
    """The districts that count, doubled ones apart, and those that do not, by cause."""
    base, variant = SCORED_BY[key]
    counting = [one for one in judged if one.value]
    found = []
    for name, rule, ones in (
        ("counted", base, [one for one in counting if one.value == one.level]),
        ("doubled", variant, [one for one in counting if one.value > one.level]),
    ):
        if ones:
            value = sum(one.value for one in ones)
            said = say(f"akropolis-score-{name}", n=len(ones), value=value)
            found.append(Reason(said, rule, value, "value"))
    if not found:
        found.append(Reason(say("akropolis-score-none"), base, 0, "value", counts=False))
    for failure, n in Counter(one.failure for one in judged if one.failure).items():
        said = say(f"akropolis-score-not-{failure}", n=n)
        found.append(Reason(said, FAILURES[failure], counts=False))
    return found


def _plaza_reasons(found: list[Plaza], say: Language) -> list[Reason]:
    seen = [one for one in found if not one.is_covered]
    stars = sum(one.stars for one in seen)
    if seen:
        said = say("akropolis-score-plazas", n=len(seen), stars=stars)
        reasons = [Reason(said, "AKR-6.1", stars, "stars")]
    else:
        reasons = [Reason(say("akropolis-score-no-plaza"), "AKR-6.1.2", 0, "stars", counts=False)]
    covered = len(found) - len(seen)
    if covered:
        said = say("akropolis-score-covered", n=covered)
        reasons.append(Reason(said, "AKR-4.5", counts=False))
    return reasons


# ---- the overlay


def _overlay(city: City, seat: int, kind: int, judged: list[Judged], found: list[Plaza]) -> str:
    seen = tops(city, seat)
    out = veil("".join(
        hexagon(SIDE, *_top(cell, seen))
        for cell, top in seen.items() if top.kind not in (kind, kind + PLAZA)
    ))  # fmt: skip
    for one in judged:
        out += "".join(_deciding(one, cell, seen) for cell in one.deciding)
    for one in judged:
        out += _marked(one.cell, seen, str(one.value), one.value > 0)
    for plaza in found:
        if plaza.is_covered:
            x, y = _top(plaza.cell, seen)
            out += badge(x, y + SIDE * 0.6, "×0", counts=False, size=13)
        else:
            out += _marked(plaza.cell, seen, f"×{plaza.stars}", True)
    return f'<g class="reasons">{out}</g>'


def _top(cell: Cell, seen: dict[Cell, Top]) -> tuple[float, float]:
    """The middle of the visible hex of a cell, or of the ground there."""
    x, y = centre(cell)
    return x, y - (seen[cell].level * STEP if cell in seen else 0)


def _marked(cell: Cell, seen: dict[Cell, Top], words: str, counts: bool) -> str:
    x, y = _top(cell, seen)
    return ring(hexagon(SIDE * 0.86, x, y), counts) + badge(x, y, words, counts)


def _deciding(one: Judged, cell: Cell, seen: dict[Cell, Top]) -> str:
    """A line to the neighbour that spoils a district, or a small ring on an empty cell."""
    (x1, y1), (x2, y2) = _top(one.cell, seen), _top(cell, seen)
    if cell not in seen:
        return ring(hexagon(SIDE * 0.42, x2, y2), not one.failure)
    data = f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}"
    return f'<path d="{data}" class="ring-halo"/><path d="{data}" class="not-ring"/>'
