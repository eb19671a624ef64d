"""`poleis arena`: every bot in every seat of every deal, and the same result in every run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from poleis import Luck, Match, get_game, make_setup
from poleis.bots.policy import Decision, split_specs
from poleis.core.state import CHANCE
from poleis.study import arena
from poleis.study.arena import ArenaGame, ArenaResults, Matchup, play_arena_game, run_arena
from tests.cli.running import poleis, refused


def matchup(*bots: str, seed: int = 3) -> Matchup:
    return Matchup("akropolis", make_setup(get_game("akropolis"), len(bots)), bots, seed)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_bot_sits_in_every_seat(seats: int) -> None:
    """Over the rotations of a deal each bot has each seat once."""
    rotations = [arena.seating(seats, rotation) for rotation in range(seats)]
    for bots in [*rotations, *zip(*rotations, strict=True)]:
        assert list(range(seats)) == sorted(bots)


def test_games_of_a_deal_see_the_same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first market of a deal is the same in all rotations, and another in the next deal."""
    seen: list[list[int]] = []

    class Watched(Match):
        def ranking(self) -> list[int]:
            seen.append([move.action for move in self.log if move.actor == CHANCE])
            return super().ranking()

    monkeypatch.setattr(arena, "Match", Watched)
    for index in range(4):
        play_arena_game(matchup("random", "random"), index)
    assert seen[0] == seen[1] and seen[2] == seen[3]
    assert seen[0] != seen[2]


def test_results_are_by_bot_whatever_the_seat() -> None:
    """Greedy beats random from both seats, and the result stands at its own place."""
    for index in range(4):
        result = play_arena_game(matchup("greedy", "random"), index)
        assert (1.0, 0.0) == result.shares
        assert result.scores[0] > result.scores[1]
        assert result.scores[0] - result.scores[1] == result.margins[0] == -result.margins[1]
        assert (36, 36) == result.decisions


def test_a_bot_has_its_own_luck_for_each_decision() -> None:
    """The luck of a decision is named by seed, game, seat and ply, so any can be repeated."""
    match = Match(get_game("akropolis"), make_setup(get_game("akropolis"), 2), "3.0")
    arena.play_match(match, ["random", "random"], seed=3, index=0)
    again = Match(match.game, match.setup, "3.0")
    for move in match.log:
        if move.actor != CHANCE:
            luck = Luck.of(3, 0, move.actor, again.ply)
            assert move.action == again.state.random_action(move.actor, luck)
            again.play(move.actor, move.action)
    assert match.log == again.log


def test_runs_do_not_depend_on_workers() -> None:
    """All but the time is the same with two workers and with one."""
    standings = []
    for workers in (1, 2):
        results = ArenaResults(matchup("greedy", "random", "random"))
        for result in run_arena(results.matchup, 4, workers):
            results.add(result)
        report = results.json()
        for row in report["bots"]:  # type: ignore[attr-defined]
            del row["seconds_per_move"]
        standings.append(report)
    assert standings[0] == standings[1]
    assert (2, 6) == (standings[0]["deals"], standings[0]["games"])


def test_the_report_agrees_with_the_results() -> None:
    """Wins, losses and shares add up; opponents' margins mirror each other."""
    report = poleis("arena", "akropolis", "greedy", "random", "--games", "9", "--json").json
    assert ("akropolis", 2, 5, 10) == tuple(
        report[key] for key in ("game", "seats", "deals", "games")
    )
    greedy, rand = report["bots"]
    assert 10 == greedy["wins"] + greedy["shared"] + greedy["losses"]
    assert greedy["wins"] == rand["losses"]
    assert pytest.approx(1) == greedy["win_rate"]["value"] + rand["win_rate"]["value"]
    assert pytest.approx(0) == greedy["margin"]["value"] + rand["margin"]["value"]
    assert greedy["margin"]["low"] < greedy["margin"]["value"] < greedy["margin"]["high"]
    assert 0 < rand["seconds_per_move"] < greedy["seconds_per_move"]


def test_one_deal_has_no_interval_for_scores() -> None:
    """A single deal says nothing about how scores vary."""
    report = poleis("arena", "akropolis", "random", "random", "--games", "1", "--json").json
    row = report["bots"][0]
    assert row["score"]["low"] is None
    assert 0 <= row["win_rate"]["low"] < row["win_rate"]["high"] <= 1
    assert "2 games, 1 deal," in poleis("arena", "akropolis", "random", "random", "-n", "1").out


def test_a_bot_alone_plays_against_the_architect() -> None:
    """In the solo game a win is what the rules call a win (AKR-8.7)."""
    args = ("arena", "akropolis", "greedy", "--games", "12", "--option", "architect=easy")
    report = poleis(*args, "--json").json
    assert (1, 12, 12) == (report["seats"], report["deals"], report["games"])
    single = Matchup(
        "akropolis", make_setup(get_game("akropolis"), 1, {"architect": "easy"}), ("greedy",), 1
    )
    results = [play_arena_game(single, index) for index in range(12)]
    won = sum(result.margins[0] > 0 for result in results)
    tied = sum(result.margins[0] == 0 for result in results)
    assert won <= report["bots"][0]["wins"] <= won + tied
    assert "greedy" in poleis(*args, "--seats", "1").out


def test_bad_input_is_one_clear_line() -> None:
    """Too few or too many bots, bots that do not exist, bots that cannot be set up."""
    assert "2 seats need 2 bots" in refused("arena", "akropolis", "random", "--seats", "2")
    assert "there is no bot 'magic'" in refused("arena", "akropolis", "magic", "random")
    assert "has no 'depth'" in refused("arena", "akropolis", "greedy:depth=2", "random")
    assert "is for 1 to 4 seats" in refused("arena", "akropolis", *["random"] * 5)
    assert "Missing argument" in refused("arena", "akropolis")


def test_a_bot_that_breaks_the_rules_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """The match checks bots as it checks people."""
    monkeypatch.setattr("poleis.bots.greedy.Greedy.decide", lambda *_: Decision(4000, ()))
    said = refused("arena", "akropolis", "greedy", "random", "--games", "2")
    assert "the bot greedy failed at ply 4: " in said and "AKR-3.1" in said


def test_pairs_belong_to_the_bot_before_them() -> None:
    """Commas separate bots and the parameters of a bot."""
    assert ["mcts:iterations=5,rollouts=plain", "greedy"] == split_specs(
        "mcts:iterations=5,rollouts=plain,greedy"
    )
    assert ["mcts:easy", "mcts:seconds=1"] == split_specs("mcts:easy,mcts:seconds=1")


def test_an_interrupted_bout_reports_complete_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """After five of ten games, two deals of two games count."""

    def interrupted(matchup: Matchup, games: int, workers: int) -> Iterator[ArenaGame]:
        for index in range(5):
            yield play_arena_game(matchup, index)
        raise KeyboardInterrupt

    monkeypatch.setattr("poleis.cli.arena.run_arena", interrupted)
    ran = poleis("arena", "akropolis", "random", "random", "--games", "10", "--json")
    assert 130 == ran.code
    assert "poleis: interrupted after 5 games\n" == ran.err
    assert (2, 4) == (ran.json["deals"], ran.json["games"])
