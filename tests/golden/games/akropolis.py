"""What a recorded game of Akropolis shows, in a few words; what the golden games must show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from poleis import Match
from poleis.games.akropolis.rules.edition import ARCHITECTS
from poleis.games.akropolis.rules.hexes import DISTRICTS
from poleis.games.akropolis.rules.position import NOTHING, Akropolis
from poleis.games.akropolis.rules.scoring import LAKES, tally
from tests.golden.wanted import Wanted

REQUIRED = {
    *(f"{seats} seats" for seats in (1, 2, 3, 4)),
    *(f"{seats} seats long" for seats in (1, 2, 3)),
    *(f"variant {variant}" for variant in DISTRICTS),
    "all variants",
    "lakes",
    *(f"{architect} {end}" for architect in ARCHITECTS for end in ("won", "lost")),
    "won by points",
    "tie broken",
    "shared victory",
    "undo",
    "undo by consent",
    "in mid-turn",
}


def kinds(match: Match) -> set[str]:
    """Everything that this game is an example of."""
    state = match.state
    assert isinstance(state, Akropolis)
    found = {f"{match.setup.seats} seats"}
    if match.setup.get("long", False):
        found.add(f"{match.setup.seats} seats long")
    variants = cast(tuple[str, ...], match.setup["variants"])
    if variants == DISTRICTS:
        found.add("all variants")
    elif len(variants) == 1:
        found.add(f"variant {variants[0]}")
    if match.setup["lakes"] and any(
        tally(city, 0).points() != tally(city, LAKES).points() for city in state.cities
    ):
        found.add("lakes")
    if match.is_over:
        found |= end(match)
    elif state.held != NOTHING:
        found.add("in mid-turn")
    return found


def end(match: Match) -> set[str]:
    """How the game ended."""
    if match.setup.seats == 1:
        return {f"{match.setup['architect']} {'won' if match.ranking() == [1] else 'lost'}"}
    winners = [seat for seat, place in enumerate(match.ranking()) if place == 1]
    if len(winners) > 1:
        return {"shared victory"}
    best = max(match.scores())
    return {"tie broken" if match.scores().count(best) > 1 else "won by points"}


def wanted() -> Iterator[Wanted]:
    for seats in (2, 3, 4):
        bots = ("greedy", "random", "greedy", "random")[:seats]
        yield Wanted(f"{seats}-seats", bots, f"{seats} seats")
    for seats in (2, 3):
        yield Wanted(
            f"{seats}-seats-long", ("greedy", "random", "random")[:seats],
            f"{seats} seats long", {"long": True},
        )  # fmt: skip
    yield Wanted("solo-long", ("greedy",), "1 seats long", {"long": True, "architect": "easy"})
    for architect in ARCHITECTS:
        options: dict[str, object] = {"architect": architect}
        yield Wanted(f"solo-{architect}-won", ("greedy",), f"{architect} won", options)
        yield Wanted(f"solo-{architect}-lost", ("random",), f"{architect} lost", options)
    yield Wanted(
        "solo-hard-variants", ("greedy",), "all variants",
        {"architect": "hard", "variants": DISTRICTS},
    )  # fmt: skip
    for variant in DISTRICTS:
        yield Wanted(
            f"variant-{variant}", ("greedy", "greedy"), f"variant {variant}",
            {"variants": [variant]},
        )  # fmt: skip
    yield Wanted("variants-all", ("greedy",) * 4, "all variants", {"variants": DISTRICTS})
    yield Wanted("lakes", ("greedy",) * 2, "lakes", {"lakes": True})
    yield Wanted("tie-broken-by-stones", ("random",) * 2, "tie broken")
    yield Wanted("shared-victory", ("random",) * 2, "shared victory")
    yield Wanted("undo", ("random",) * 3, "undo", undo=True)
    yield Wanted("saved-in-mid-turn", ("greedy", "random"), "in mid-turn", stop=77)
