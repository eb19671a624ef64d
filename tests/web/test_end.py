"""The end of a game: result, record, audit of the seed, rematch, fork."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from poleis.core.audit import audit
from poleis.core.game import get_game
from poleis.core.match import Match
from poleis.core.record import commitment, read
from poleis.core.setup import make_setup
from poleis.locale import get_language
from poleis.web.tables.result import detail
from tests.web.harness import GAME, Browser, Line, Refused

Browsers = Callable[..., Browser]


def finish(*lines: Line) -> None:
    """Play the first legal action of whoever must act until the game is over."""
    while not lines[0].state["over"]:
        for line in lines:
            line.wait_until_my_turn()
            while not line.state["over"] and line.state["you"] in line.state["actors"]:
                line.play()


@pytest.fixture
def over(browser: Browsers) -> tuple[Browser, str, Line]:
    """A finished game of one browser with two seats."""
    ann = browser()
    table = ann.open_table("hotseat", "hotseat")["table"]
    line = ann.line(table, want="nothing")
    finish(line)
    return ann, table, line


def test_the_result_has_places_and_sheets_that_add_up(over: tuple[Browser, str, Line]) -> None:
    _, _, line = over
    result = line.state["result"]
    assert {0, 1} == {row["seat"] for row in result["places"]}
    for seat in range(2):
        assert result["total"][seat] == sum(row["points"][seat] for row in result["rows"])
    assert all(row["rules"] and row["label"] for row in result["rows"])
    assert result["title"]


def test_who_plays_alone_and_loses_is_told_so_and_has_no_place(browser: Browsers) -> None:
    """The first of the legal actions never beat the architect; a spectator has not lost."""
    ann, bob = browser(), browser()
    table = ann.open_table("human", options={"architect": "hard"})["table"]
    line = ann.line(table, want="nothing")
    finish(line)
    assert "You lost." == line.state["result"]["title"]
    assert [""] == [place["place"] for place in line.state["result"]["places"]]
    assert "Nobody won." == bob.line(table, want="nothing").state["result"]["title"]


@pytest.mark.parametrize(
    ("game", "rule"),
    [
        ("akropolis", "AKR-6.8"),
        ("age_of_civilization", "AOC-10.2"),
        ("seven_wonders_dice", "SWD-11.4"),
        ("origins", "ORI-20.6"),
    ],
)
def test_the_result_says_what_decides_between_equal_points(game: str, rule: str) -> None:
    found = get_game(game)
    match = Match(found, make_setup(found, 2), "equal")
    match.advance()
    names = ("Ann", "Ben")
    said: set[bool] = set()
    for ply in range(200):
        if match.is_over:
            break
        ann, ben = match.scores()
        told = detail(match, names, get_language("en"))
        assert (ann == ben) == (rule in told), (ply, told)
        said.add(ann == ben)
        seat = match.state.actors()[0]
        legal = list(match.state.legal(seat))
        match.play(seat, legal[ply % len(legal)])
    assert {True, False} == said


def test_the_record_replays_and_chance_followed_the_committed_seed(
    over: tuple[Browser, str, Line],
) -> None:
    """Every draw comes from the seed that was committed to before the first move."""
    ann, table, line = over
    published = ann.http.get(f"/api/tables/{table}").json()["commit"]
    record = read(ann.http.get(f"/api/tables/{table}/record").text)
    assert record.seed is not None
    assert published == record.commitment == commitment(record.seed)
    assert line.state["result"]["total"] == record.result
    found = audit(record.match, record.seed)
    assert found.is_passed
    assert 37 == found.outcomes
    assert not audit(record.match, record.seed[::-1]).is_passed


def test_a_forked_game_is_audited_from_where_its_own_seed_holds(
    over: tuple[Browser, str, Line],
) -> None:
    ann, table, _ = over
    answer = ann.http.post(f"/api/tables/{table}/fork", json={"ply": 20})
    fork = answer.json()["table"]
    line = ann.line(fork, want="nothing")
    finish(line)
    text = ann.http.get(f"/api/tables/{fork}/record").text
    record = read(text)
    assert record.seed is not None
    assert 20 == record.seed_from
    assert audit(record.match, record.seed, record.seed_from).is_passed
    assert not audit(record.match, record.seed).is_passed


def test_the_commitment_is_published_before_the_first_move(browser: Browsers) -> None:
    ann = browser()
    table = ann.open_table("human", "link")["table"]
    published = ann.http.get(f"/api/tables/{table}").json()["commit"]
    assert published in ann.http.get(f"/t/{table}").text
    text = ann.http.get(f"/api/tables/{table}/record").text
    assert f"commit {published}" in text
    assert "\nseed " not in text


def test_a_running_record_is_readable_and_is_a_download(browser: Browsers) -> None:
    ann = browser()
    table = ann.open_table("human", "link", name="Ann")["table"]
    ann.line(table).play("take 1")
    answer = ann.http.get(f"/api/tables/{table}/record")
    assert "text/plain" in answer.headers["content-type"]
    assert "attachment" in answer.headers["content-disposition"]
    record = read(answer.text)
    assert "Ann" == record.players[0]
    assert "take 1" == get_game(GAME).actions.text(record.match.log[-1].action)


def test_nothing_can_be_played_or_taken_back_after_the_end(
    over: tuple[Browser, str, Line],
) -> None:
    _, _, line = over
    assert "no" == line.state["can_undo"]
    with pytest.raises(Refused, match="barred"):
        line.ask("undo", rev=line.state["rev"])
    with pytest.raises(Refused, match="illegal"):
        line.ask("play", rev=line.state["rev"], text="take 1")


def test_a_rematch_is_one_table_with_the_next_seat_first(browser: Browsers) -> None:
    ann, ben = browser(), browser()
    opened = ann.open_table("human", "link", name="Ann")
    table = opened["table"]
    ben.join(opened["links"][0]["url"])
    one, other = ann.line(table, want="nothing"), ben.line(table, want="nothing")
    with pytest.raises(Refused, match="turn"):
        one.ask("rematch")
    finish(one, other)
    one.ask("rematch")
    told = other.expect("rematch")
    again = ben.http.post(f"/api/tables/{table}/rematch").json()
    assert told["table"] == again["table"] != table
    assert f"/t/{again['table']}" == one.hello()["rematch"]
    assert 0 == ben.line(again["table"]).state["you"]
    assert 1 == ann.line(again["table"]).state["you"]
    assert again["table"] == ben.join(opened["links"][0]["url"]), "a link leads to the latest game"


def test_a_rematch_is_for_those_who_played(
    over: tuple[Browser, str, Line], browser: Browsers
) -> None:
    _, table, _ = over
    guest = browser()
    assert 403 == guest.http.post(f"/api/tables/{table}/rematch").status_code
    assert 'id="rematch" hidden' in guest.http.get(f"/t/{table}").text


def test_who_opened_a_table_of_bots_may_have_it_play_again(browser: Browsers) -> None:
    host = browser()
    table = host.open_table("random", "random")["table"]
    line = host.line(table, want="nothing")
    while not line.state["over"]:
        line.expect("state")
    assert 'id="rematch">' in host.http.get(f"/t/{table}").text
    assert 201 == host.http.post(f"/api/tables/{table}/rematch").status_code


def test_a_position_is_forked_into_a_table_against_bots(browser: Browsers) -> None:
    ann, guest = browser(), browser()
    opened = ann.open_table("human", "link")
    table = opened["table"]
    line = ann.line(table)
    line.play("take 2")
    ply = line.state["ply"]
    line.play()
    answer = guest.http.post(f"/api/tables/{table}/fork", json={"ply": ply})
    assert 201 == answer.status_code
    fork = answer.json()["table"]
    copy = guest.line(fork)
    assert [0] == copy.state["mine"]
    assert ["human", "bot"] == [seat["kind"] for seat in copy.state["seats"]]
    assert line.ask("at", ply=ply)["panels"]["market"] == copy.state["panels"]["market"]
    copy.play()
    assert {"table": table, "ply": ply} == guest.http.get(f"/api/tables/{fork}").json()["origin"]
    assert 400 == guest.http.post(f"/api/tables/{table}/fork", json={"ply": 999}).status_code


def test_why_a_position_cannot_be_played_on_is_told_in_the_readers_language(
    browser: Browsers,
) -> None:
    table = browser().open_table("human", "link")["table"]
    said = {
        lang: browser(lang).http.post(f"/api/tables/{table}/fork", json={"ply": 999}).json()["text"]
        for lang in ("en", "pl", "ru")
    }
    assert "You cannot play on from this position." == said["en"]
    assert 3 == len(set(said.values()))
