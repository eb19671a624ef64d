"""The notebook: it runs, and shows what the program gives today."""

from __future__ import annotations

from poleis import Match, get_game, make_setup
from poleis.study import arena, balance, simulate
from poleis.study.balance_report import BalanceReport
from poleis.study.notebook import table
from poleis.study.review import Review
from tests.docs import notebook


def test_the_notebook_shows_what_a_kernel_gives() -> None:
    """Every cell, in order, in a fresh kernel."""
    kept, today = notebook.shown(notebook.read()), notebook.shown(notebook.execute())
    for number, (old, new) in enumerate(zip(kept, today, strict=True), 1):
        assert old == new, f"code cell {number}: run make docs"


def test_the_notebook_is_kept_clean() -> None:
    """Nothing of a machine or of a run is in it."""
    assert notebook.cleaned(notebook.read()) == notebook.read()


def test_its_words_are_wrapped() -> None:
    words = [cell.source for cell in notebook.read().cells]
    assert [] == [line for text in words for line in text.splitlines() if len(line) > 100]


def test_findings_are_tables_also_when_there_are_none() -> None:
    """Nothing was played yet: a head without rows."""
    game = get_game("akropolis")
    matchup = arena.Matchup("akropolis", make_setup(game, 2), ("greedy", "random"), seed=1)
    study = balance.BalanceStudy(matchup)
    findings = (
        simulate.SimulationTotals(2),
        arena.ArenaResults(matchup),
        BalanceReport(study, 3),
        Review(Match(game, matchup.setup), [], 20),
    )
    for found in findings:
        html = found._repr_html_()
        assert html.startswith("<table>") and "<td>" not in html


def test_a_balance_report_shows_seats_and_turn_order() -> None:
    game = get_game("age_of_civilization")
    matchup = arena.Matchup(game.id, make_setup(game, 2), ("random", "random"), seed=1)
    study = balance.BalanceStudy(matchup)
    report = BalanceReport(study, 3)
    for result in balance.run_balance(study, 6):
        report.add(result)
    assert "<caption>6 games</caption>" in report._repr_html_()
    assert "margin" in report._repr_html_() and "<td>1</td>" in report._repr_html_()


def test_cells_are_text() -> None:
    assert "<td>a &lt;b&gt;</td>" in table("t", ("h",), [("a <b>",)])
