"""What a placement takes from a city of Akropolis, and why, in words."""

from __future__ import annotations

from collections import Counter

from poleis.core.view import Loss
from poleis.games.akropolis.explain.counted_districts import districts
from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.hexes import DISTRICTS, PLAZA
from poleis.games.akropolis.rules.scoring import tally
from poleis.games.akropolis.ui.messages import hex_name
from poleis.locale import Language


def losses(city: City, after: City, variants: int, say: Language) -> tuple[Loss, ...]:
    """The district types that score less after a placement or lose stars (AKR-4.5, AKR-6)."""
    before, later = tally(city, variants), tally(after, variants)
    found = []
    for district, name in enumerate(DISTRICTS, 1):
        old_stars, stars = int(before.stars[district]), int(later.stars[district])
        old = old_stars * int(before.values[district])
        new = stars * int(later.values[district])
        title, plaza = say(f"akropolis-sheet-{name}"), hex_name(district + int(PLAZA), say)
        if new < old:
            cause = _cause(city, after, district, variants) if stars == old_stars else "plaza"
            cause = "last-plaza" if not stars else cause
            text = say(f"akropolis-loss-{cause}", plaza=plaza, name=title, old=old, new=new)
            found.append(Loss(text, name, old - new))
        elif stars < old_stars and not stars:
            found.append(Loss(say("akropolis-view-preview-last-plaza", plaza=plaza)))
        elif stars < old_stars:
            text = say("akropolis-view-preview-stars", name=title, old=old_stars, new=stars)
            found.append(Loss(text))
    return tuple(found)


def _cause(city: City, after: City, kind: int, variants: int) -> str:
    """Why districts of a type count less with the same stars: a condition that more of them fail,
    or that some were covered."""
    failed, failing = (
        Counter(one.failure for one in districts(each, kind, variants) if one.failure)
        for each in (city, after)
    )
    return next((cause for cause, n in failing.items() if n > failed[cause]), "covered")
