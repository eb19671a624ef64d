"""A study of Pharos: the bot `flat` against others, a simulation, the balance, and a review."""

from __future__ import annotations

import json

from poleis import Luck, Match, audit, get_game, make_policy, make_setup, read_record, write_record
from poleis.study import (
    ArenaResults,
    BalanceReport,
    BalanceStudy,
    Estimate,
    Matchup,
    SimulationPlan,
    SimulationTotals,
    review_match,
    run_arena,
    run_balance,
    run_simulation,
)
from poleis.toolkit import LAWS, get_language

GAME = get_game("pharos")
SETUP = make_setup(GAME, 2, {"floors": "4"})
MATCHUP = Matchup(GAME.id, SETUP, ("flat:games=1", "random"), seed=1)


def win_rate(games: int) -> Estimate:
    """How often `flat` wins in the arena."""
    results = ArenaResults(MATCHUP)
    for game in run_arena(MATCHUP, games):
        results.add(game)
    return results.win_rate(0)


def mean_score(games: int) -> Estimate:
    """The score of the first seat in a simulation."""
    totals = SimulationTotals(SETUP.seats)
    for _, part in run_simulation(SimulationPlan(MATCHUP), games):
        totals.add(part)
    return totals.score(0)


def balance(games: int) -> BalanceReport:
    """What a study of the balance reports."""
    report = BalanceReport(BalanceStudy(MATCHUP), close=5)
    for game in run_balance(report.study, games):
        report.add(game)
    return report


def played(seed: int) -> Match:
    """A match between two bots."""
    match = Match(GAME, SETUP, seed)
    bots = [make_policy(spec) for spec in MATCHUP.bots]
    while not match.is_over:
        seat = int(match.state.actor())
        known = GAME.redact(match.state, seat)
        decision = bots[seat].decide(GAME, known, seat, Luck.of(seed, match.ply))
        match.play(seat, decision.action)
    return match


def main() -> None:
    for law in LAWS:
        law(GAME, SETUP, 1)
    match = played(seed=3)
    found = read_record(write_record(match, {0: "Ann"}, seed=True))
    assert found.seed is not None
    language = get_language("en")
    report = {
        "win_rate": win_rate(4).json(),
        "mean_score": mean_score(3).json(),
        "balance": balance(2).games,
        "graded": len(review_match(match, iterations=20).judgements),
        "audited": audit(found.match, found.seed).is_passed,
        "title": language("pharos"),
    }
    print(json.dumps(report))


if __name__ == "__main__":
    main()
