"""What a recorded game of Age of Civilization shows; what the golden games must show."""

from __future__ import annotations

from collections.abc import Iterator

from poleis import Match
from poleis.games.age_of_civilization.game import GAME
from poleis.games.age_of_civilization.rules import records, score_queries
from poleis.games.age_of_civilization.rules.edition import CLASH
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from tests.golden.wanted import Wanted

SCENARIOS = [solo for solo in GAME.edition.solo_ids if solo != CLASH]
VARIANTS = ("innovations", "winds_of_change", "draft")
STEPS = {
    records.DRAFT: "in mid-draft",
    records.CHOOSE_RESEARCH: "in mid-action",
    records.CHOOSE_TECHNOLOGY: "in mid-birth",
    records.TURN_END: "at the end of a turn",
}

REQUIRED = {
    *(f"{seats} seats" for seats in (1, 2, 3, 4)),
    *(f"{seats} seats {variant}" for seats in (2, 3, 4) for variant in VARIANTS),
    *(f"{seats} seats all variants" for seats in (2, 3, 4)),
    "clash",
    "clash innovations",
    "clash with an achievement",
    *(f"{scenario} {end}" for scenario in SCENARIOS for end in ("won", "lost")),
    "won by points",
    "tie broken by workers",
    "tie broken by coins",
    "shared victory",
    "undo",
    "undo by consent",
    *STEPS.values(),
}


def kinds(match: Match) -> set[str]:
    """Everything that this game is an example of."""
    state = match.state
    assert isinstance(state, AgeOfCivilization)
    seats = match.setup.seats
    found = {f"{seats} seats"}
    chosen = [variant for variant in VARIANTS if match.setup.get(variant, False)]
    if seats > 1 and len(chosen) == 1:
        found.add(f"{seats} seats {chosen[0]}")
    if len(chosen) == 3:
        found.add(f"{seats} seats all variants")
    if not match.is_over:
        return found | {STEPS.get(int(state.top_kind()), "in mid-turn")}
    return found | (solo_end(match, state) if seats == 1 else end(match, state))


def solo_end(match: Match, state: AgeOfCivilization) -> set[str]:
    """How a solo game ended."""
    mode = str(match.setup["solo"])
    if mode != "clash":
        return {f"{mode} {'won' if match.ranking() == [1] else 'lost'}"}
    found = {"clash innovations" if match.setup["innovations"] else "clash"}
    return found | ({"clash with an achievement"} if score_queries.achievements(state) else set())


def end(match: Match, state: AgeOfCivilization) -> set[str]:
    """How a game of several players ended."""
    places = match.ranking()
    if places.count(1) > 1:
        return {"shared victory"}
    winner = places.index(1)
    best = [seat for seat, points in enumerate(match.scores()) if points == max(match.scores())]
    if len(best) == 1:
        return {"won by points"}
    workers = [int(state.realms[seat].workers) for seat in best]
    mine = int(state.realms[winner].workers)
    return {"tie broken by workers" if workers.count(mine) == 1 else "tie broken by coins"}


def wanted() -> Iterator[Wanted]:
    bots = ("greedy", "random", "greedy", "random")
    for seats in (2, 3, 4):
        yield Wanted(f"{seats}-seats", bots[:seats], f"{seats} seats")
        for variant in VARIANTS:
            name = f"{seats}-seats-{variant.replace('_', '-')}"
            yield Wanted(name, bots[:seats], f"{seats} seats {variant}", {variant: True})
        every: dict[str, object] = dict.fromkeys(VARIANTS, True)
        yield Wanted(f"{seats}-seats-all", bots[:seats], f"{seats} seats all variants", every)
    yield Wanted("clash", ("greedy",), "clash with an achievement")
    yield Wanted("clash-innovations", ("greedy",), "clash innovations", {"innovations": True})
    for scenario in SCENARIOS:
        name, options = scenario.replace("_", "-"), {"solo": scenario}
        yield Wanted(f"{name}-won", ("mcts:iterations=200",), f"{scenario} won", {**options})
        yield Wanted(f"{name}-lost", ("random",), f"{scenario} lost", {**options})
    yield Wanted("tie-broken-by-workers", ("random",) * 2, "tie broken by workers")
    yield Wanted("tie-broken-by-coins", ("random",) * 2, "tie broken by coins")
    yield Wanted("shared-victory", ("random",) * 2, "shared victory")
    yield Wanted("undo", ("random",) * 3, "undo", undo=True)
    draft: dict[str, object] = {"draft": True}
    yield Wanted("undo-in-the-draft", ("random",) * 3, "undo", draft, undo=True)
    yield Wanted("saved-in-mid-draft", ("greedy", "random"), "in mid-draft", draft, stop=34)
    yield Wanted("saved-in-mid-action", ("greedy", "random"), "in mid-action", stop=40)
    yield Wanted("saved-in-mid-birth", ("greedy",) * 3, "in mid-birth", stop=60)
    yield Wanted("saved-at-the-end-of-a-turn", ("greedy",) * 2, "at the end of a turn", stop=52)
