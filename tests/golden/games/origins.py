"""What a recorded game of Origins shows; what the golden games must show.

Bots never take all gold of the district cards; a scripted player does (`builder.py`).
"""

from __future__ import annotations

from collections.abc import Iterator

from poleis import Match
from poleis.games.origins.effects.running import Question
from poleis.games.origins.game import GAME
from poleis.games.origins.rules.draft import Draft
from poleis.games.origins.rules.pending import Pending
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.rules.purchases import EffectUse, Placement
from poleis.games.origins.rules.visits import Visit
from tests.golden.wanted import Wanted

CONDITIONS = GAME.edition.end_conditions
STEPS: dict[type[Pending], str] = {
    Draft: "in the draft",
    Visit: "in mid-visit",
    Placement: "with a tile in hand",
    Question: "in mid-effect",
    EffectUse: "with effects to use",
}

REQUIRED = {
    *(f"{seats} seats" for seats in (1, 2, 3, 4)),
    *(f"ended by {condition}" for condition in CONDITIONS),
    "solo lost",
    "solo won",
    "won by points",
    "shared victory",
    "tie broken by tiles",
    "undo",
    "undo by consent",
    *STEPS.values(),
}


def kinds(match: Match) -> set[str]:
    """Everything that this game is an example of."""
    state = match.state
    assert isinstance(state, Origins)
    found = {f"{match.setup.seats} seats"}
    if not match.is_over:
        return found | {STEPS.get(type(state.top()), "in mid-turn")}
    if match.setup.seats == 1:
        return found | {"solo won" if match.ranking() == [1] else "solo lost"}
    met = state.conditions_met()
    if len(met) == 1:
        found.add(f"ended by {CONDITIONS[met[0]]}")
    scores = match.scores()
    best = [seat for seat, points in enumerate(scores) if points == max(scores)]
    if len(best) == 1:
        return found | {"won by points"}
    tiles = [int(state.homes[seat].city.size()) for seat in best]
    shared = tiles.count(max(tiles)) > 1
    return found | {"shared victory" if shared else "tie broken by tiles"}


def wanted() -> Iterator[Wanted]:
    for seats in (2, 3, 4):
        bots = ("greedy", "random", "greedy", "random")[:seats]
        yield Wanted(f"{seats}-seats", bots, f"{seats} seats")
    yield Wanted("ended-by-temples", ("greedy",) * 2, "ended by temples")
    yield Wanted("ended-by-towers", ("random",) * 2, "ended by towers")
    yield Wanted("ended-by-citizens", ("random",) * 2, "ended by citizens")
    yield Wanted("ended-by-district-gold", ("scripted",) * 2, "ended by district_gold")
    yield Wanted("solo-lost", ("random",), "solo lost")
    yield Wanted("solo-won", ("mcts:iterations=60",), "solo won")
    yield Wanted("shared-victory", ("random",) * 2, "shared victory")
    yield Wanted("tie-broken-by-tiles", ("random",) * 2, "tie broken by tiles")
    yield Wanted("undo", ("random",) * 3, "undo", undo=True)
    yield Wanted("saved-in-the-draft", ("greedy", "random"), "in the draft", stop=42)
    yield Wanted("saved-in-mid-visit", ("greedy", "random"), "in mid-visit", stop=60)
    yield Wanted("saved-with-a-tile-in-hand", ("greedy",) * 3, "with a tile in hand", stop=80)
    yield Wanted("saved-in-mid-effect", ("greedy",) * 3, "in mid-effect", stop=90)
    yield Wanted("saved-with-effects-to-use", ("random",) * 2, "with effects to use", stop=120)
