"""What a recorded game of 7 Wonders Dice shows; what the golden games must show."""

from __future__ import annotations

from collections.abc import Iterator

from poleis import Match
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from tests.golden.wanted import Wanted

SEATS = range(1, 8)
QUESTIONS = {
    "build": "in mid-build",
    "cross": "in mid-crossing",
    "bonus": "before a bonus",
}

REQUIRED = {
    *(f"{seats} seats" for seats in SEATS),
    "ended by turns",
    "ended by bonuses",
    "won by points",
    "tie broken by coins",
    "shared victory",
    "all special dice",
    "several awards",
    "undo by consent",
    "some have finished",
    *QUESTIONS.values(),
}


def kinds(match: Match) -> set[str]:
    """Everything that this game is an example of."""
    state = match.state
    assert isinstance(state, SevenWondersDice)
    seats = match.setup.seats
    found = {f"{seats} seats"}
    if {7, 8, 9} <= set(state.forum.dice):
        found.add("all special dice")
    if sum(city.has_award for city in state.cities) > 1:
        found.add("several awards")
    if match.is_over:
        return found | end(match, state)
    asked = [state.asked(seat) for seat in range(seats)]
    questions = {effect.question() for effect in asked if effect is not None}
    found |= {QUESTIONS[question] for question in questions & set(QUESTIONS)}
    return found | ({"some have finished"} if len(state.actors()) < seats else set())


def end(match: Match, state: SevenWondersDice) -> set[str]:
    """How the game ended."""
    bonuses = state.edition.bonuses
    has_all = any(city.before.crossed & bonuses == bonuses for city in state.cities)
    found = {"ended by bonuses" if has_all else "ended by turns"}
    places = match.ranking()
    best = match.scores().count(max(match.scores()))
    if places.count(1) > 1:
        return found | {"shared victory"}
    return found | {"tie broken by coins" if best > 1 else "won by points"}


def wanted() -> Iterator[Wanted]:
    bots = ("greedy", "random", "greedy", "random", "greedy", "greedy", "random")
    yield Wanted("1-seat", ("random",), "ended by turns")
    yield Wanted("1-seat-bonuses", ("greedy",), "1 seats")
    for seats in range(2, 8):
        yield Wanted(f"{seats}-seats", bots[:seats], f"{seats} seats")
    yield Wanted("tie-broken-by-coins", ("greedy",) * 2, "tie broken by coins")
    yield Wanted("shared-victory", ("random",) * 2, "shared victory")
    yield Wanted("all-special-dice", ("random",) * 3, "all special dice")
    yield Wanted("several-awards", ("random",) * 7, "several awards")
    yield Wanted("undo", ("random",) * 3, "undo by consent", undo=True)
    for stop, kind in [(290, "in mid-build"), (300, "in mid-crossing"), (340, "before a bonus")]:
        name = f"saved-{kind.replace(' ', '-')}"
        yield Wanted(name, ("random",) * 2, kind, stop=stop)
    yield Wanted("saved-when-some-have-finished", ("greedy",) * 4, "some have finished", stop=120)
