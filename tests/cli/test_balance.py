"""`poleis balance`: what it says of a game whose chances are known, and of every installed one."""

from __future__ import annotations

import json
import os
import pty
import re
import shlex
import signal
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from poleis import get_game, make_setup
from poleis.cli.balance import EXAMPLES
from poleis.core.explain import ScoreLine
from poleis.core.game import games
from poleis.study.arena import Matchup
from poleis.study.balance import BalanceGame, BalanceStudy, play_balance_game, run_balance
from poleis.study.balance_report import BalanceReport
from poleis.study.openings import OpeningChoice, Openings
from poleis.study.stats import Estimate, mean, wilson
from tests.cli.coins import BOLD, PLAIN, CoinGame, installed_coins, true_win_rate
from tests.cli.running import poleis, program, refused
from tests.waiting import PATIENCE

FAIR = (False, False, False)
EDGE = (True, False, False)
PAYS = (False, True, False)
TIES = (False, False, True)


@pytest.fixture(autouse=True)
def coins() -> Iterator[None]:
    with installed_coins():
        yield


def study(seats: int = 2, bot: str = "random", seed: int = 1, **options: bool) -> BalanceStudy:
    setup = make_setup(get_game("coins"), seats, options)
    return BalanceStudy(Matchup("coins", setup, (bot,) * seats, seed))


def found(asked: BalanceStudy, games: int) -> BalanceReport:
    report = BalanceReport(asked, close=5)
    for result in run_balance(asked, games):
        report.add(result)
    return report


def holds(estimate: dict[str, Any], truth: float) -> bool:
    return bool(estimate["low"] <= truth <= estimate["high"])


def balanced(*args: str) -> Any:
    """What the command says of Coins, for programs."""
    return poleis("balance", "coins", "--bots", "random", *args, "--json").json


# ---- seats


def test_a_known_advantage_lies_within_the_interval() -> None:
    """Seat 0 wins 64.8 % by counting all cases; 2,000 games say so, and say that it is more."""
    truth = true_win_rate(0, [None, None], EDGE)
    assert pytest.approx(0.6476, abs=1e-4) == truth
    report = balanced("-n", "2000", "-o", "edge=yes")
    first, second = report["by_seat"]
    assert holds(first["win_rate"], truth) and holds(second["win_rate"], 1 - truth)
    assert [{"seat": 0, "wins": "more"}, {"seat": 1, "wins": "less"}] == report["seats_differ"]
    said = poleis("balance", "coins", "--bots", "random", "-n", "2000", "-o", "edge=yes").out
    assert "Seat 0 wins more, seat 1 wins less than 50.0%." in said
    assert "Seat 0 decides first" in said


def test_a_fair_game_shows_no_difference() -> None:
    for seats in (2, 3, 4):
        report = balanced("-n", "1500", "--seats", str(seats), "--seed", "2")
        assert [] == report["seats_differ"]
        assert all(holds(row["win_rate"], 1 / seats) for row in report["by_seat"])
    said = poleis("balance", "coins", "-n", "300", "--seats", "3").out
    assert "No difference from 33.3% of the wins was seen (95 % for the 3 rows together)." in said


@pytest.mark.parametrize("seats", [2, 4])
def test_fair_seats_are_seldom_called_unfair(seats: int) -> None:
    """However many seats there are, about one run in twenty errs: of 100, at most 10."""
    runs = [found(study(seats, seed=seed), 100) for seed in range(100)]
    wrong = sum(bool(report.by_seat.differing()) for report in runs)
    assert wrong <= 10


def test_an_advantage_is_found_with_enough_games() -> None:
    """64.8 % against 50 %: 20 games say too little, 500 say it with every seed."""
    for seed in range(10):
        assert {0: True, 1: False} == found(study(seed=seed, edge=True), 500).by_seat.differing()
    few = [found(study(seed=seed, edge=True), 20).by_seat.differing() for seed in range(10)]
    assert {} in few


def test_shared_wins_are_shared_out() -> None:
    """A tie is half a win for each of two; it is told how often that happens."""
    report = balanced("-n", "1200", "-o", "ties=yes")
    rates = [row["win_rate"]["value"] for row in report["by_seat"]]
    assert pytest.approx(1) == sum(rates)
    assert report["ends"]["shared"]["games"] == 1200 - report["points"]["decided"] > 0
    assert holds(report["by_seat"][0]["win_rate"], true_win_rate(0, [None, None], TIES))


def test_turn_order_is_told_where_it_is_not_the_order_of_seats() -> None:
    """In Age of Civilization chance says who begins; in Akropolis seat 0 always does; in 7 Wonders
    Dice nobody does."""
    report = poleis("balance", "age_of_civilization", "-n", "60", "--json").json
    assert 60 == report["ordered"] and [0, 1] == [row["order"] for row in report["by_order"]]
    assert report["by_order"] != report["by_seat"]
    assert "│ first " in poleis("balance", "age_of_civilization", "-n", "30").out
    assert "Turn order" not in poleis("balance", "akropolis", "--bots", "random", "-n", "3").out
    simultaneous = poleis("balance", "seven_wonders_dice", "-n", "4", "--json").json
    assert (0, []) == (simultaneous["ordered"], simultaneous["by_order"])
    assert "passes" not in simultaneous["length"]
    report = poleis("balance", "akropolis", "--bots", "random", "-n", "2", "--json").json
    assert {35} == set(report["length"]["passes"]["quantiles"].values())


# ---- points


def test_points_add_up_and_agree_with_the_games() -> None:
    """Lines add up to the total, their shares to 1; every number is that of the plain sample."""
    asked = study(3, bot="greedy", ties=True)
    outcome = found(asked, 200)
    report = outcome.json()["points"]
    assert isinstance(report, dict)
    lines = {line["line"]: line for line in report["lines"]}
    for key in ("points", "winners", "others", "difference"):
        total = report["total"][key]["value"]
        assert pytest.approx(total) == sum(line[key]["value"] for line in lines.values())
    assert pytest.approx(1) == sum(line["share"]["value"] for line in lines.values())
    games = [play_balance_game(asked, index).played for index in range(200)]
    bait = [sum(game.points()["bait"]) / 3 for game in games]
    assert rounded(mean(bait)) == lines["bait"]["points"]
    decided = [game for game in games if set(game.ranking) == {1, 2}]
    assert 0 < len(decided) == report["decided"] < 200
    apart = []
    for game in decided:
        points, won = game.points()["bait"], game.ranking.index(1)
        apart.append(points[won] - (sum(points) - points[won]) / 2)
    assert rounded(mean(apart)) == lines["bait"]["difference"]
    assert ["COI-2"] == lines["bait"]["rules"]


def rounded(estimate: Estimate) -> Any:
    return pytest.approx(estimate.json(), abs=2e-6)


def test_winners_have_the_prize() -> None:
    """Within each game the winner has 10 points of it more, without any doubt."""
    lines = balanced("-n", "50")["points"]["lines"]
    assert {"value": 10.0, "low": 10.0, "high": 10.0} == lines[0]["difference"]


def test_a_line_that_comes_late_was_worth_nothing_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sheet may have a line only in some games; it is a mean over all."""

    def rare(self: CoinGame, state: Any, seat: int) -> Any:
        bait = state.bait(seat)
        lines = [ScoreLine("prize", state.prize(seat), ("COI-1",))]
        return lines + ([ScoreLine("bait", bait, ("COI-2",))] if bait else [])

    always = found(study(seed=3), 100).json()["points"]
    monkeypatch.setattr(CoinGame, "sheet", rare)
    assert always == found(study(seed=3), 100).json()["points"]


# ---- openings


def test_what_bots_choose_is_no_comparison_and_what_chance_chooses_is() -> None:
    """Greedy plays bold with good omens, 3 against 1: bold wins 75 %, and is worth nothing."""
    args = ("balance", "coins", "-n", "1500", "--seed", "2", "--json")
    own = poleis(*args).json["openings"][0]
    rates = {row["opening"]: row["win_rate"] for row in own["by_bots"]}
    assert holds(rates["play bold"], 0.75) and holds(rates["play plain"], 0.25)
    assert rates["play bold"]["low"] > 0.7
    assert [] == own["at_random"]
    varied = poleis(*args, "--vary", "1").json["openings"][0]
    assert {"play bold", "play plain"} == {row["opening"] for row in varied["at_random"]}
    for row in varied["at_random"]:
        assert holds(row["gain"], 0) and not row["stands_out"]
        assert 1500 == row["offered"]


def test_what_an_opening_is_worth_is_found() -> None:
    """Bold doubles the weight: 14.8 points of the win more than plain, by counting all cases."""
    bold, plain = (true_win_rate(0, [play, None], PAYS) for play in (BOLD, PLAIN))
    assert pytest.approx(0.1476, abs=1e-4) == bold - plain
    rows = balanced("-n", "3000", "--vary", "1", "-o", "pays=yes")["openings"][0]["at_random"]
    assert ["play bold", "play plain"] == [row["opening"] for row in rows]
    assert holds(rows[0]["gain"], bold - plain) and holds(rows[1]["gain"], plain - bold)
    assert holds(rows[0]["win_rate"], bold) and holds(rows[1]["win_rate"], plain)
    assert rows[0]["stands_out"] and rows[1]["stands_out"]
    said = poleis(
        "balance", "coins", "--bots", "random", "-n", "800", "--vary", "1", "-o", "pays=yes"
    )
    assert "at 95 % for the 2 rows together" in said.out


def test_gains_hold_as_often_as_they_say() -> None:
    """Of 100 runs with 120 games each, at least 90 intervals contain the true gain."""
    bold, plain = (true_win_rate(0, [play, None], PAYS) for play in (BOLD, PLAIN))
    held = 0
    for seed in range(100):
        asked = study(seed=seed, pays=True)
        varied = BalanceStudy(asked.matchup, vary=1.0)
        gain = found(varied, 120).openings[0].tried["play bold"].gain()
        assert gain is not None and gain.low is not None and gain.high is not None
        held += gain.low <= bold - plain <= gain.high
    assert held >= 90


def test_choices_are_weighed_by_how_unlikely_they_were() -> None:
    """An opening that is one of two in poor deals and one of four in rich ones: counting every
    game that may come about, its gain is the mean over deals, not over who happened to take it."""
    worth = {"poor": {"a": 0.2, "b": 0.0}, "rich": {"a": 0.9, "b": 1.0, "c": 0.8, "d": 0.9}}
    openings = Openings()
    for table in worth.values():
        for chosen, share in table.items():
            for _ in range(4 // len(table)):  # both deals are as likely
                choice = OpeningChoice(0, 1, dict.fromkeys(table, 1), chosen, at_random=True)
                openings.add([choice], [share], [round(100 * share)])
    gain, margin = openings.tried["a"].gain(), openings.tried["a"].margin_gain()
    assert gain is not None and margin is not None
    assert pytest.approx((0.2 - 0.0) / 2 + (0.9 - 0.9) / 2) == gain.value
    assert pytest.approx(10) == margin.value
    naive = (0.2 + 0.2 + 0.9) / 3 - (0.0 + 0.0 + 1.0 + 0.8 + 0.9) / 5
    assert naive < 0 < gain.value, "without weights the deal would be mistaken for the opening"


def test_seats_that_open_alike_prove_nothing() -> None:
    """Greedy seats with like omens open alike: such games count as chosen, not as met."""
    asked = study(bot="greedy")
    row = found(asked, 200).openings[0].liked["play bold"]
    played = [play_balance_game(asked, index).played for index in range(200)]
    bold = [[choice.chosen == "play bold" for choice in game.choices] for game in played]
    assert row.chosen == sum(map(sum, bold))
    unlike = [game for game, seats in zip(played, bold, strict=True) if sum(seats) == 1]
    won = [game.shares[seats.index(True)] for game, seats in zip(played, bold, strict=True)
           if sum(seats) == 1]  # fmt: skip
    assert 0 < row.met == len(unlike) < row.chosen
    assert row.win_rate() == wilson(sum(won) / len(won), len(won))


def test_one_seat_is_varied_in_the_asked_share_of_games() -> None:
    """Never two seats in a game, each seat as often, and nothing in the other games."""
    asked = BalanceStudy(study(3).matchup, vary=0.4)
    seats = []
    for index in range(1000):
        random = [
            choice for choice in play_balance_game(asked, index).played.choices if choice.at_random
        ]
        assert len(random) <= 1
        seats += [choice.seat for choice in random]
    assert 350 <= len(seats) <= 450
    assert all(100 <= seats.count(seat) <= 170 for seat in range(3))
    assert len(seats) == found(asked, 1000).varied


def test_without_variation_games_are_those_of_simulate(tmp_path: Any) -> None:
    """The same seed, the same bots: the same games."""
    out = tmp_path / "games.jsonl"
    poleis("simulate", "akropolis", "--bots", "greedy", "-n", "4", "--seed", "9", "--out", out)
    lines = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    matchup = Matchup("akropolis", make_setup(get_game("akropolis"), 2), ("greedy", "greedy"), 9)
    for line in lines:
        assert (
            tuple(line["scores"])
            == play_balance_game(BalanceStudy(matchup), line["index"]).played.scores
        )


def test_openings_count_every_choice() -> None:
    """Chosen openings, rare ones included, are as many as seats that had a choice."""
    report = poleis("balance", "age_of_civilization", "-n", "150", "--opening", "3", "--json").json
    assert [1, 2, 3] == [row["choice"] for row in report["openings"]]
    for row in report["openings"]:
        counted = sum(opening["chosen"] for opening in row["by_bots"])
        assert 300 == counted + row["other_by_bots"]["chosen"]
        assert all(opening["chosen"] >= 20 for opening in row["by_bots"])
    first = {opening["opening"].split()[0] for opening in report["openings"][0]["by_bots"]}
    assert first <= {"birth"}


def test_an_action_with_endless_arguments_is_one_opening() -> None:
    """The second choice in Akropolis is where to place: not one of 98,304 names."""
    args = ("akropolis", "-n", "12", "--bots", "random", "--opening", "2", "--json")
    second = poleis("balance", *args).json["openings"][1]
    assert ["place ..."] == [row["opening"] for row in second["by_bots"]]
    assert 1.0 == second["by_bots"][0]["share"]["value"]


# ---- comparison


def test_pairs_differ_by_what_was_changed() -> None:
    """The same deals with an edge for seat 0: the true difference is within the interval, and it
    is narrower than that of two runs with deals of their own."""
    report = balanced("-n", "2000", "--compare", "edge=yes")["comparison"]
    truth = true_win_rate(0, [None, None], EDGE) - 0.5
    row = report["measures"]["win_rate.0"]
    assert holds(row["difference"], truth)
    assert row["other"]["value"] - row["base"]["value"] == pytest.approx(
        row["difference"]["value"], abs=2e-6
    )
    alone = sum((row[side]["high"] - row[side]["low"]) ** 2 for side in ("base", "other")) ** 0.5
    assert row["difference"]["high"] - row["difference"]["low"] < 0.75 * alone
    assert {"edge": True, "pays": False, "ties": False} == report["options"]
    assert 0 == report["measures"]["decisions"]["difference"]["value"]


def test_deals_that_stay_the_same_are_counted() -> None:
    """Omens are the same whatever the option; who is drawn may differ."""
    asked = BalanceStudy(study().matchup, other=make_setup(get_game("coins"), 2, {"edge": True}))
    results = [play_balance_game(asked, index) for index in range(200)]
    assert {2, 3} == {result.same for result in results}
    assert {3} == {result.outcomes for result in results}
    report = balanced("-n", "200", "--compare", "edge=yes")["comparison"]
    throughout = sum(result.same == 3 for result in results)
    assert pytest.approx(throughout / 200) == report["same_throughout"]["value"]
    assert (
        pytest.approx(sum(result.same for result in results) / 600, abs=1e-6)
        == (report["same_outcomes"]["value"])
    )


def test_a_comparison_is_shown_in_words() -> None:
    said = poleis("balance", "akropolis", "--bots", "random", "-n", "6", "--compare",
                  "variants=gardens").out  # fmt: skip
    assert "The same 6 deals with variants=gardens" in said
    assert "Of what chance brought, 100.0 ±0.0 % was the same" in said
    assert "Gardens" in said


def test_a_comparison_may_take_options_away() -> None:
    """Innovations exist with Clash and not with a scenario."""
    args = ("balance", "age_of_civilization", "--seats", "1", "--bots", "random", "-n", "2")
    assert 0 == poleis(*args, "--compare", "solo=silk_road").code


# ---- the run


def without_times(report: dict[str, Any]) -> dict[str, Any]:
    times = ("workers", "seconds", "games_per_second", "decisions_per_second")
    return {key: value for key, value in report.items() if key not in times}


def test_nothing_depends_on_the_workers() -> None:
    game = "age_of_civilization"
    args = ("balance", game, "-n", "41", "--vary", "0.5", "--opening", "2", "--seed", "8", "--json")
    reports = [without_times(poleis(*args, "--workers", workers).json) for workers in "123"]
    assert reports[0] == reports[1] == reports[2]
    other = without_times(poleis(*args[:-2], "9", "--json").json)
    assert other != reports[0]


@pytest.mark.parametrize(
    ("game", "seats"),
    [(game.id, seats) for game in games().values() for seats in game.seats],
)
def test_every_game_with_every_number_of_seats(game: str, seats: int) -> None:
    """Tables that fit 80 columns, and the whole shape for programs."""
    args = ("balance", game, "--seats", str(seats), "-n", "3", "--bots", "random", "--vary", "0.5")
    report = poleis(*args, "--json").json
    assert SHAPE == set(report)
    assert (game, seats, 3) == (report["game"], report["seats"], report["games"])
    assert seats == len(report["by_seat"]) == len(report["bots"])
    total = report["points"]["total"]["points"]["value"]
    lines = report["points"]["lines"]
    assert pytest.approx(total, abs=1e-4) == sum(line["points"]["value"] for line in lines)
    ordered = {"passes"} if report["ordered"] else set()
    assert ({"decisions"} if seats == 1 else LENGTHS | ordered) == set(report["length"])
    said = poleis(*args, columns=80).out
    assert max(map(len, said.splitlines())) <= 80
    assert "…" not in said


SHAPE = {
    "game", "seats", "options", "seed", "bots", "games", "varied", "by_seat", "seats_differ",
    "ordered", "by_order", "order_differs", "points", "openings", "length", "close_lead", "ends",
    "comparison", "workers", "seconds", "games_per_second", "decisions_per_second",
}  # fmt: skip
LENGTHS = {"decisions", "winning_score", "lead"}


def test_alone_the_rules_say_who_has_won() -> None:
    """Weight 1 or 3 against a bank of 2: 46.7 % by counting, and no table of seats."""
    report = balanced("-n", "1000", "--seats", "1")
    assert holds(report["by_seat"][0]["win_rate"], (1 / 3 + 3 / 5) / 2)
    assert ([], [], {}) == (report["seats_differ"], report["by_order"], report["ends"])
    prize = report["points"]["lines"][0]
    assert (10, 0, 10) == tuple(prize[key]["value"] for key in ("winners", "others", "difference"))
    said = poleis("balance", "coins", "--seats", "1", "-n", "40").out
    assert "Alone: 40 games" in said and "games won" in said and "Seats" not in said


def test_bots_that_differ_take_turns_in_the_seats() -> None:
    """Greedy beats random at Akropolis from both seats alike: the seats do not differ by it."""
    args = ("akropolis", "--bots", "greedy,random", "-n", "15", "--json")
    report = poleis("balance", *args).json
    assert (16, ["greedy", "random"]) == (report["games"], report["bots"])
    assert [0.5, 0.5] == [row["win_rate"]["value"] for row in report["by_seat"]]


def test_length_and_ends_are_those_of_the_games() -> None:
    asked = study(bot="greedy")
    report = found(asked, 60)
    played = [play_balance_game(asked, index).played for index in range(60)]
    assert mean([float(game.lead) for game in played]) == report.mean_length("lead")
    margins = mean([float(game.margins[1]) for game in played])
    assert margins == report.by_seat.margins[1].mean()
    assert {2: 60} == report.lengths["decisions"] and {1: 60} == report.lengths["passes"]
    loose = BalanceReport(asked, close=9)
    for index in range(60):
        loose.add(play_balance_game(asked, index))
    close = sum(game.lead <= 9 for game in played)
    assert 0 < close < 60
    assert wilson(close / 60, 60) == loose.share("close")
    assert 0 == report.ends["close"] == report.ends["tie_break"]


def test_bad_input_is_one_clear_line() -> None:
    assert "there is no game 'go'" in refused("balance", "go")
    assert "there is no bot 'magic'" in refused("balance", "coins", "--bots", "magic")
    assert "changes nothing" in refused("balance", "coins", "--compare", "edge=no")
    assert "has no option walls" in refused("balance", "akropolis", "--compare", "walls=yes")
    assert "KEY=VALUE" in refused("balance", "akropolis", "--compare", "long")
    assert "given twice" in refused(
        "balance", "coins", "--compare", "edge=yes", "--compare", "edge=no"
    )
    assert "--vary" in refused("balance", "coins", "--vary", "1.5")
    assert "--vary" in refused("balance", "coins", "--vary", "nan")
    assert "--opening" in refused("balance", "coins", "--opening", "0")
    assert "--close" in refused("balance", "coins", "--close", "-1")
    assert "--games" in refused("balance", "coins", "-n", "0")
    assert "3 seats need 3 bots" in refused(
        "balance", "coins", "--seats", "3", "--bots", "greedy,random"
    )


@pytest.mark.parametrize("example", [line for line in EXAMPLES.splitlines() if "poleis" in line])
def test_the_examples_of_the_help_run(example: str) -> None:
    """With fewer games than they say."""
    args = shlex.split(example)[1:]
    assert "balance" == args[0]
    assert 0 == poleis(*args, "--games", "2", "--workers", "1").code


@pytest.mark.parametrize("asked", ["balance coins --vary 1", "balance coins --compare edge=yes",
                                   "balance origins --bots random", "arena akropolis random",
                                   "simulate akropolis"])  # fmt: skip
def test_one_is_not_told_as_many(asked: str) -> None:
    """Of anything that is counted: a game, a deal, a choice."""
    said = poleis(*asked.split(), "--games", "1").out
    assert re.search(r"(?<![\d,.])1 game\b", said), said
    assert [] == re.findall(r"(?<![\d,.])1 (?:game|deal|choice|other|worker)s\b.*", said)


def test_an_interrupted_run_tells_what_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(asked: BalanceStudy, games: int, workers: int) -> Iterator[BalanceGame]:
        for index in range(7):
            yield play_balance_game(asked, index)
        raise KeyboardInterrupt

    monkeypatch.setattr("poleis.cli.balance.run_balance", interrupted)
    ran = poleis("balance", "coins", "-n", "100", "--json")
    assert (130, "poleis: interrupted after 7 games\n") == (ran.code, ran.err)
    assert 7 == ran.json["games"]
    assert "Seats: 7 games" in poleis("balance", "coins", "-n", "100").out


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_prints_the_tables(workers: str) -> None:
    """On a terminal the bar has the result so far; when it is interrupted, the tables follow."""
    reader, terminal = pty.openpty()
    args = ("balance", "age_of_civilization", "-n", "1000000", "--workers", workers)
    with subprocess.Popen(
        program(*args), stdout=subprocess.PIPE, stderr=terminal, start_new_session=True,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "120"},
    ) as ran:  # fmt: skip
        os.close(terminal)
        shown = b""
        while b"seat 0 wins" not in shown:
            shown += os.read(reader, 65536)
        os.killpg(ran.pid, signal.SIGINT)
        shown += rest_of(reader)
        out, _ = ran.communicate(timeout=PATIENCE)
    assert 130 == ran.returncode
    assert 1 == shown.count(b"poleis: interrupted after ") and b"Traceback" not in shown
    assert "Points of a seat" in out.decode()


def rest_of(terminal: int) -> bytes:
    """What is still shown on a terminal until its last writer is gone."""
    shown = b""
    with os.fdopen(terminal, "rb", buffering=0) as file, suppress(OSError):  # the end is an error
        while more := file.read(65536):
            shown += more
    return shown


def test_one_game_has_no_interval() -> None:
    """Where there is nothing to say about how sure it is, nothing is said."""
    report = balanced("-n", "1")
    assert report["by_seat"][0]["score"]["low"] is None
    assert report["points"]["total"]["points"]["low"] is None
    assert 0 == poleis("balance", "coins", "-n", "1", "--vary", "1", "--compare", "edge=yes").code
