"""Reviews of finished games: judged in the workers, told on a page, in the log and at positions."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from poleis.study.review import Judgement, Question
from poleis.web.service.processes import ProcessWorkers
from poleis.web.tables import reviews
from tests.waiting import PATIENCE
from tests.web.harness import Browser, Json, Line, Running, again, running

GAME = "age_of_civilization"


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that does not think long."""
    with running(tmp_path_factory.mktemp("review") / "tables.db", review=20) as found:
        yield found


@pytest.fixture
def ann(quick: Running) -> Iterator[Browser]:
    browser = Browser(quick)
    yield browser
    browser.close()


def finished(browser: Browser) -> tuple[str, Line]:
    """A game of two seats in one browser, played to its end."""
    table = browser.open_table("hotseat", "hotseat", game=GAME)["table"]
    line = browser.line(table, want="nothing")
    while not line.state["over"]:
        line.play()
    return table, line


def review_of(browser: Browser, table: str) -> Json:
    """The review, when it is done."""
    deadline = time.monotonic() + PATIENCE
    while True:
        answer = browser.http.get(f"/api/tables/{table}/review")
        if answer.status_code == 200:
            found: Json = answer.json()
            return found
        assert 202 == answer.status_code
        assert answer.json()["ply"] <= answer.json()["plies"]
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_game_that_goes_on_is_not_judged(ann: Browser) -> None:
    """Nobody may ask what is best while it still helps."""
    table = ann.open_table("hotseat", "hotseat", game=GAME)["table"]
    answer = ann.http.get(f"/api/tables/{table}/review")
    assert (409, "review") == (answer.status_code, answer.json()["error"])
    page = ann.http.get(f"/t/{table}/review")
    assert 409 == page.status_code
    assert "The game is not over yet" in page.text


def test_a_finished_game_is_judged_decision_by_decision(ann: Browser) -> None:
    table, line = finished(ann)
    told = review_of(ann, table)
    assert line.state["result"]["total"] == told["scores"]
    assert 20 == told["iterations"]
    assert {0, 1} == {row["seat"] for row in told["decisions"]}
    assert told == review_of(ann, table)


def test_the_page_tells_how_far_it_is_and_then_what_was_found(ann: Browser) -> None:
    table, _ = finished(ann)
    first = ann.http.get(f"/t/{table}/review")
    assert 200 == first.status_code
    assert "2" == first.headers["refresh"]
    assert "<progress" in first.text
    told = review_of(ann, table)
    page = ann.http.get(f"/t/{table}/review")
    assert "refresh" not in page.headers
    worst = max(told["decisions"], key=lambda row: row["loss"]["value"])
    assert f"/t/{table}?ply={worst['ply']}" in page.text
    polish = ann.http.get(f"/t/{table}/review", headers={"Accept-Language": "pl"})
    assert "analiza rozgrywki" in polish.text


def test_positions_and_log_say_what_would_have_been_better(ann: Browser) -> None:
    """Once it was judged, and only where something was better."""
    table, line = finished(ann)
    before = line.ask("at", ply=line.state["ply"] - 1)
    assert "marks" not in before
    told = review_of(ann, table)
    again = ann.line(table, want="view")
    graded = [row for row in told["decisions"] if row["grade"] != "good"]
    assert graded
    for row in graded[:5]:
        position = again.ask("at", ply=row["ply"])
        assert "hint" in position["marks"].values()
        assert " · Better: " in position["text"]
    good = next(row["ply"] for row in told["decisions"] if row["grade"] == "good")
    assert "marks" not in again.ask("at", ply=good)
    reasons = [entry["why"] for entry in again.state["log"] if "why" in entry]
    assert len(graded) == sum(len(re.findall("Better: ", why)) for why in reasons)


def test_a_review_outlives_the_table_in_memory(quick: Running, ann: Browser) -> None:
    """A table that was let go and comes back still tells what was found."""
    table, line = finished(ann)
    told = review_of(ann, table)
    line.close()
    live = quick.server.tables.live._by_id.pop(table)
    live.table.stop()
    row = next(row for row in told["decisions"] if row["grade"] != "good")
    assert "marks" in ann.line(table, want="nothing").ask("at", ply=row["ply"])


def test_a_review_outlives_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Started again, it tells at once what was found, and asks nobody for it."""
    with running(tmp_path / "tables.db", review=20) as server:
        ann = Browser(server)
        table, _ = finished(ann)
        told = review_of(ann, table)
        ann.close()
    asked: list[Question] = []
    judge = ProcessWorkers.judge

    async def counted(
        self: ProcessWorkers, question: Question, iterations: int
    ) -> Judgement | None:
        asked.append(question)
        return await judge(self, question, iterations)

    monkeypatch.setattr(ProcessWorkers, "judge", counted)
    row = next(row for row in told["decisions"] if row["grade"] != "good")
    with running(tmp_path / "tables.db", review=20) as server:
        same = again(ann, server)
        assert "marks" in same.line(table, want="nothing").ask("at", ply=row["ply"])
        answer = same.http.get(f"/api/tables/{table}/review")
        assert (200, told) == (answer.status_code, answer.json())
        assert [] == asked
        same.close()
    with running(tmp_path / "tables.db", review=25) as server:
        same = again(ann, server)
        assert 202 == same.http.get(f"/api/tables/{table}/review").status_code
        assert 25 == review_of(same, table)["iterations"], "who asks for more thought gets it"
        same.close()
    with running(tmp_path / "tables.db", review=25) as server:
        same = again(ann, server)
        assert 25 == same.http.get(f"/api/tables/{table}/review").json()["iterations"]
        same.close()


@pytest.mark.parametrize("by", ["a worker that is lost", "an error of ours"])
def test_a_review_that_breaks_says_so_and_can_be_begun_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    judge = ProcessWorkers.judge
    broken = True

    async def fails(self: ProcessWorkers, question: Question, iterations: int) -> Judgement | None:
        if broken and by == "an error of ours":
            raise RuntimeError(by)
        return None if broken else await judge(self, question, iterations)

    monkeypatch.setattr(ProcessWorkers, "judge", fails)
    with running(tmp_path / "tables.db", review=20) as server:
        browser = Browser(server)
        table, _ = finished(browser)
        answer = browser.http.get(f"/api/tables/{table}/review")
        while answer.status_code == 202:
            answer = browser.http.get(f"/api/tables/{table}/review")
        assert (500, "review") == (answer.status_code, answer.json()["error"])
        broken = False
        assert review_of(browser, table)["decisions"]
        browser.close()


def test_reviews_wait_for_each_other_but_not_without_end(
    quick: Running, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "WAITING", 2)
    tables = [finished(ann)[0] for _ in range(3)]
    answers = [ann.http.get(f"/api/tables/{table}/review") for table in tables]
    assert [202, 202, 503] == [answer.status_code for answer in answers]
    for table in tables[:2]:
        assert review_of(ann, table)["decisions"]
    assert review_of(ann, tables[2])["decisions"]


def test_only_a_review_that_waits_for_another_says_so(quick: Running, ann: Browser) -> None:
    """Not the one whose first decision is being judged."""
    while quick.server.tables.reviews._tasks:
        time.sleep(0.05)
    one, other = finished(ann)[0], finished(ann)[0]
    first, second = (ann.http.get(f"/t/{table}/review").text for table in (one, other))
    assert "0% of the game analysed" in first
    assert "Other games are analysed first" in second
    review_of(ann, other)


def test_old_reviews_make_room(
    quick: Running, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "KEPT", 1)
    one, other = finished(ann)[0], finished(ann)[0]
    review_of(ann, one)
    review_of(ann, other)
    kept = quick.server.tables.reviews
    tables = quick.server.tables.live
    assert kept.known(one, tables[one].table.match) is None
    assert kept.known(other, tables[other].table.match) is not None


def test_bots_elsewhere_have_their_turns_while_a_game_is_judged(
    quick: Running, ann: Browser
) -> None:
    """A game against a bot goes on at once, beside a review in the same worker."""
    table, _ = finished(ann)
    other = ann.open_table("human", "greedy", game=GAME)["table"]
    line = ann.line(other, want="nothing")
    assert 202 == ann.http.get(f"/api/tables/{table}/review").status_code
    for _ in range(4):
        line.wait_until_my_turn()
        line.play()
    assert review_of(ann, table)["decisions"]
