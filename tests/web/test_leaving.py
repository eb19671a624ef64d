"""Players who leave: votes on their seats, coming back, resigning, and abandoning a game."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from poleis.core.record import read
from poleis.web.storage import archive, schema
from poleis.web.storage.stints import load_stints
from poleis.web.tables import verdict
from tests.web.harness import (
    Browser,
    Clock,
    Json,
    Line,
    Refused,
    Running,
    again,
    running,
    wait_until,
)

Browsers = Callable[..., Browser]
NAMES = ("Ann", "Ben", "Cem")


class Party:
    """People at one table, each with a browser and a line."""

    def __init__(self, come: Browsers, seats: int, **wish: Any) -> None:
        self.browsers = [come() for _ in range(seats)]
        first = self.browsers[0]
        if wish:
            kinds = [{"kind": "human", "name": "Ann"}, *[{"kind": "link"}] * (seats - 1)]
            body = {"game": "akropolis", "seats": kinds, **wish}
            opened = first.http.post("/api/tables", json=body).json()
        else:
            opened = first.open_table("human", *["link"] * (seats - 1), name="Ann")
        self.table: str = opened["table"]
        for browser, link, name in zip(self.browsers[1:], opened["links"], NAMES[1:], strict=False):
            browser.join(link["url"], name=name)
        self.lines: list[Line] = [browser.line(self.table) for browser in self.browsers]

    def leave(self, seat: int) -> None:
        """Close the page of a seat; the first of the others sees it."""
        self.lines[seat].close()
        other = self.lines[0 if seat else 1]
        wait_until(lambda: str(seat) in other.hello()["bot_in"])

    def kind(self, seat: int) -> str:
        facts: Json = self.browsers[0].http.get(f"/api/tables/{self.table}").json()
        return str(facts["seats"][seat]["kind"])

    def close(self) -> None:
        for browser in self.browsers:
            browser.close()

    def again(self, house: Running) -> Party:
        """The same people, after a restart."""
        self.browsers = [again(browser, house) for browser in self.browsers]
        self.lines = [browser.line(self.table) for browser in self.browsers]
        return self

    def take_back(self, seat: int) -> Any:
        return self.browsers[seat].http.post(f"/api/tables/{self.table}/seat")


def seen(line: Line, type: str, text: str) -> Json:
    """The next message of a type that has this text."""
    while True:
        message = line.expect(type)
        if text in message["text"]:
            return message


# ---- votes


def test_the_majority_of_the_people_present_gives_a_seat_to_a_bot(
    come: Browsers, clock: Clock
) -> None:
    party = Party(come, 3)
    ann, ben, _ = party.lines
    party.leave(2)
    clock.forward(minutes=10)
    ann.ask("replace", seat=2, bot="random")
    asked = ben.expect("ask-vote")
    assert "Ann would like a bot (random) to play for Cem, who is away." in asked["text"]
    assert "human" == party.kind(2)
    ben.ask("vote", vote=asked["vote"], yes=True)
    assert "bot" == party.kind(2)
    seen(ann, "chat", "Cem was away. The bot Pytheos plays on from here.")
    seen(ann, "vote-closed", "The proposal was accepted.")


def test_a_vote_against_it_keeps_the_seat(come: Browsers, clock: Clock) -> None:
    party = Party(come, 3)
    ann, ben, _ = party.lines
    party.leave(2)
    clock.forward(minutes=10)
    ann.ask("replace", seat=2, bot="random")
    ben.ask("vote", vote=ben.expect("ask-vote")["vote"], yes=False)
    assert not ann.expect("vote-closed")["yes"]
    assert "human" == party.kind(2)


def test_the_vote_ends_when_the_player_comes_back(come: Browsers, clock: Clock) -> None:
    party = Party(come, 3)
    ann, ben, _ = party.lines
    party.leave(2)
    clock.forward(minutes=10)
    ann.ask("replace", seat=2, bot="random")
    vote = ben.expect("ask-vote")["vote"]
    party.browsers[2].line(party.table)
    assert "Cem is back. The vote is over." == ann.expect("vote-closed")["text"]
    with pytest.raises(Refused, match="missing"):
        ben.ask("vote", vote=vote, yes=True)
    assert "human" == party.kind(2)


def test_who_goes_counts_no_longer_and_who_comes_is_asked(come: Browsers, clock: Clock) -> None:
    party = Party(come, 3)
    ann, ben, _ = party.lines
    party.leave(2)
    clock.forward(minutes=10)
    ann.ask("replace", seat=2, bot="random")
    vote = ben.expect("ask-vote")["vote"]
    assert vote == party.browsers[1].line(party.table).expect("ask-vote")["vote"]
    party.browsers[1].close()
    assert ann.expect("vote-closed")["yes"]
    assert "bot" == party.kind(2)


def test_who_is_alone_at_the_table_decides_at_once(come: Browsers, clock: Clock) -> None:
    party = Party(come, 2)
    ann, _ = party.lines
    party.leave(1)
    with pytest.raises(Refused, match="A bot can take the seat in 10 minutes"):
        ann.ask("replace", seat=1, bot="random")
    clock.forward(minutes=10)
    ann.ask("replace", seat=1, bot="random")
    assert "bot" == party.kind(1)
    assert not [one for one in ann.heard if one["type"] == "vote-closed"]


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"seat": 1, "bot": "random"}, "This player is at the table"),
        ({"seat": 0, "bot": "random"}, "not free"),
        ({"seat": 7, "bot": "random"}, "not free"),
        ({"seat": 1, "bot": "nobody"}, "nobody"),
    ],
)
def test_a_proposal_that_makes_no_sense_is_refused(come: Browsers, wish: Json, why: str) -> None:
    party = Party(come, 2)
    with pytest.raises(Refused, match=why):
        party.lines[0].ask("replace", **wish)


def test_only_one_vote_is_open_at_a_time(come: Browsers, clock: Clock) -> None:
    party = Party(come, 3)
    ann, ben, _ = party.lines
    party.leave(2)
    clock.forward(minutes=10)
    ann.ask("replace", seat=2, bot="random")
    with pytest.raises(Refused, match="Another vote is still open"):
        ben.ask("abandon")
    with pytest.raises(Refused, match="missing"):
        ben.ask("vote", vote=1, yes=True)


def test_the_host_cannot_pass_over_the_others(come: Browsers, clock: Clock) -> None:
    party = Party(come, 3)
    party.leave(2)
    clock.forward(minutes=10)
    body = {"seat": 2, "bot": "random"}
    answer = party.browsers[0].http.post(f"/api/tables/{party.table}/bot", json=body)
    assert 400 == answer.status_code
    assert "propose it there" in answer.json()["text"]


def test_where_a_turn_takes_days_so_does_the_patience(come: Browsers, clock: Clock) -> None:
    days = {"time": {"kind": "days", "seconds": 3 * 86400}}
    party = Party(come, 2, terms=days)
    party.leave(1)
    assert {"1": 3 * 86400} == party.lines[0].hello()["bot_in"]
    clock.forward(days=2)
    with pytest.raises(Refused, match="A bot can take the seat in"):
        party.lines[0].ask("replace", seat=1, bot="random")
    clock.forward(days=1)
    party.lines[0].ask("replace", seat=1, bot="random")
    assert "bot" == party.kind(1)


def test_a_server_that_stops_decides_no_vote(tmp_path: Path, clock: Clock) -> None:
    """Its connections end one by one, and nobody has left."""
    with running(tmp_path / "tables.db", clock=clock) as house:
        party = Party(lambda: Browser(house), 3)
        party.leave(2)
        clock.forward(minutes=10)
        party.lines[0].ask("replace", seat=2, bot="random")
        party.lines[1].expect("ask-vote")
    party.close()
    with running(tmp_path / "tables.db", clock=clock) as house, closing(party):
        party.browsers = [again(browser, house) for browser in party.browsers]
        ann = party.browsers[0].line(party.table)
        assert "human" == party.kind(2)
        ben = party.browsers[1].line(party.table)
        ben.ask("vote", vote=ben.expect("ask-vote")["vote"], yes=True)
        assert ann.expect("vote-closed")["yes"]
        assert "bot" == party.kind(2)


def test_a_vote_that_waits_for_nobody_any_more_is_counted(tmp_path: Path, clock: Clock) -> None:
    """Ben does not come back after the restart; Ann proposes it once more."""
    with running(tmp_path / "tables.db", clock=clock) as house:
        party = Party(lambda: Browser(house), 2)
        party.lines[0].ask("abandon")
        party.lines[1].expect("ask-vote")
    party.close()
    with running(tmp_path / "tables.db", clock=clock) as house, closing(party):
        party.browsers = [again(browser, house) for browser in party.browsers]
        ann = party.browsers[0].line(party.table)
        with pytest.raises(Refused, match="Ben was here a moment ago"):
            ann.ask("abandon")
        clock.forward(minutes=11)
        ann.ask("abandon")
        assert ann.hello()["over"]


# ---- coming back


def replaced(come: Browsers, clock: Clock) -> Party:
    """Ann has made a turn and Ben has left; a bot has played for him."""
    party = Party(come, 2)
    ann, _ = party.lines
    ann.play("take 1")
    ann.play()
    party.leave(1)
    clock.forward(minutes=10)
    ann.ask("replace", seat=1, bot="random")
    ann.wait_until_my_turn()
    return party


def test_a_player_takes_the_seat_back_from_the_bot(come: Browsers, clock: Clock) -> None:
    party = replaced(come, clock)
    ann, watching = party.lines[0], party.browsers[1].line(party.table)
    assert watching.state["you"] is None
    answer = party.take_back(1)
    assert 200 == answer.status_code
    seen(ann, "chat", "Ben is back and takes over from Mnesikles.")
    back = party.browsers[1].line(party.table)
    assert (1, "human", "Ben") == (
        back.state["you"],
        back.state["seats"][1]["kind"],
        back.state["seats"][1]["name"],
    )
    ann.hello()
    ann.play("take 1")
    ann.play()
    back.wait_until_my_turn()
    assert 1 in back.state["actors"]
    assert 403 == party.take_back(1).status_code, "there is nothing left to take back"


def test_only_the_player_gets_the_seat_back(come: Browsers, clock: Clock) -> None:
    party = replaced(come, clock)
    assert 403 == party.take_back(0).status_code
    assert 403 == come().http.post(f"/api/tables/{party.table}/seat").status_code
    assert 404 == come().http.post("/api/tables/nowhere/seat").status_code


def test_the_rows_say_who_played_which_part_also_after_a_restart(
    tmp_path: Path, clock: Clock
) -> None:
    with running(tmp_path / "tables.db", clock=clock) as house:
        party = replaced(lambda: Browser(house), clock)
        assert 200 == party.take_back(1).status_code
        party.close()
    with running(tmp_path / "tables.db", clock=clock) as house:
        found = house.call(house.server.database.read(lambda c: load_stints(c, party.table)))
        assert [(1, "human", "Ben"), (1, "bot", "Mnesikles"), (1, "human", "Ben")] == [
            (one.seat, one.kind, one.name) for one in found
        ]
        with closing(party.again(house)):
            ann, ben = party.lines
            assert 1 == ben.state["you"]
            ann.ask("resign", seat=0)
            played = {one["seat"]: one["played"] for one in ann.hello()["result"]["places"]}
            assert {0: "", 1: "Ben, from move 2 Mnesikles (bot, random)"} == played


# ---- resigning


def test_between_two_the_other_one_wins(house: Running, come: Browsers) -> None:
    party = Party(come, 2)
    ann, ben = party.lines
    ann.play("take 1")
    ben.ask("resign", seat=1)
    state = ann.expect("state")
    while not state["over"]:
        state = ann.expect("state")
    assert "You won" in state["result"]["title"]
    assert "Ben resigned." in state["result"]["detail"]
    assert [0, 1] == [one["seat"] for one in state["result"]["places"]]
    assert [] == state["actors"] == state["legal"]
    with pytest.raises(Refused, match="turn"):
        ann.ask("play", rev=state["rev"], code=0)
    with pytest.raises(Refused, match="turn"):
        ann.ask("resign", seat=0)
    facts = party.browsers[0].http.get(f"/api/tables/{party.table}").json()
    assert facts["over"] and {"how": "resigned", "seat": 1} == facts["ending"]
    assert facts["scores"] is None and [] == facts["acting"]

    def places(c: Connection) -> list[tuple[int, int, bool]]:
        r = schema.results.c
        rows = c.execute(select(r.seat, r.place, r.person).order_by(r.seat))
        return [(row.seat, row.place, row.person is not None) for row in rows]

    found = house.call(house.server.database.read(places))
    assert [(0, 1, True), (1, 2, True)] == found


def test_a_resigned_game_has_a_record_a_review_and_a_rematch(come: Browsers) -> None:
    party = Party(come, 2)
    ann, ben = party.lines
    ann.play("take 1")
    http = party.browsers[0].http
    assert 409 == http.post(f"/api/tables/{party.table}/rematch").status_code
    ben.ask("resign", seat=1)
    record = read(http.get(f"/api/tables/{party.table}/record").text)
    assert record.seed is not None and not record.match.is_over
    assert http.get(f"/api/tables/{party.table}/review").status_code in (200, 202)
    assert 201 == http.post(f"/api/tables/{party.table}/rematch").status_code
    assert "no" == ann.hello()["can_undo"]
    with pytest.raises(Refused):
        ann.ask("undo", rev=ann.state["rev"])
    with pytest.raises(Refused):
        ann.ask("hint", rev=ann.state["rev"])


def test_with_more_seats_a_bot_plays_on_for_good(come: Browsers) -> None:
    party = Party(come, 3)
    ann, ben, cem = party.lines
    ann.play("take 1")
    cem.ask("resign", seat=2)
    seen(ann, "chat", "Cem resigned. The bot Pytheos plays on until the end.")
    assert "bot" == party.kind(2)
    assert not ann.hello()["over"]
    assert 403 == party.take_back(2).status_code
    assert "You resigned" in party.browsers[2].http.get(f"/t/{party.table}").text
    with pytest.raises(Refused, match="seat"):
        ben.ask("resign", seat=0)


def test_nobody_resigns_alone(come: Browsers) -> None:
    ann = come()
    for kinds in (("human",), ("human", "link")):
        table = ann.open_table(*kinds)["table"]
        with pytest.raises(Refused, match="abandon"):
            ann.line(table).ask("resign", seat=0)


# ---- abandoning


def test_a_game_is_abandoned_when_all_people_present_agree(house: Running, come: Browsers) -> None:
    party = Party(come, 2)
    ann, ben = party.lines
    ann.play("take 1")
    ann.ask("abandon")
    asked = ben.expect("ask-vote")
    assert "Ann would like to abandon the game." in asked["text"]
    ben.ask("vote", vote=asked["vote"], yes=True)
    result = ann.hello()["result"]
    assert "The game was abandoned" == result["title"]
    assert {""} == {one["place"] for one in result["places"]}
    facts = party.browsers[0].http.get(f"/api/tables/{party.table}").json()
    assert {"how": "abandoned"} == facts["ending"]
    count = house.call(
        house.server.database.read(lambda c: c.execute(select(schema.results)).all())
    )
    assert [] == count
    assert 201 == party.browsers[0].http.post(f"/api/tables/{party.table}/rematch").status_code


def test_one_vote_against_it_goes_on(come: Browsers) -> None:
    party = Party(come, 3)
    ann, ben, cem = party.lines
    ann.ask("abandon")
    ben.ask("vote", vote=ben.expect("ask-vote")["vote"], yes=True)
    cem.ask("vote", vote=cem.expect("ask-vote")["vote"], yes=False)
    assert "The proposal was declined." == ann.expect("vote-closed")["text"]
    assert not ann.hello()["over"]


def test_nobody_escapes_a_defeat_while_the_other_is_gone_for_a_moment(
    come: Browsers, clock: Clock
) -> None:
    party = Party(come, 2)
    party.leave(1)
    with pytest.raises(Refused, match="Ben was here a moment ago"):
        party.lines[0].ask("abandon")
    clock.forward(minutes=11)
    party.lines[0].ask("abandon")
    assert party.lines[0].hello()["over"]


@pytest.mark.parametrize("kinds", [("human",), ("human", "random")])
def test_who_plays_alone_abandons_alone(come: Browsers, kinds: tuple[str, ...]) -> None:
    ann = come()
    line = ann.line(ann.open_table(*kinds)["table"])
    line.ask("abandon")
    assert "The game was abandoned" == line.hello()["result"]["title"]


def test_ended_tables_pass_the_check_of_the_database(house: Running, come: Browsers) -> None:
    """They were not played to their end, and that is no fault."""
    party, other = Party(come, 2), Party(come, 2)
    party.lines[0].play("take 1")
    party.lines[1].ask("resign", seat=1)
    other.lines[0].ask("abandon")
    vote = other.lines[1].expect("ask-vote")["vote"]
    other.lines[1].ask("vote", vote=vote, yes=True)

    def verdicts(c: Connection) -> list[str]:
        ids = [party.table, other.table]
        events = archive.events_of(c, ids)
        return [
            verdict.judge(table, events[table.id])[0].status for table in archive.load_all(c, ids)
        ]

    assert ["ok", "ok"] == house.call(house.server.database.read(verdicts))


def test_a_resignation_is_there_after_a_restart(tmp_path: Path) -> None:
    """A message that comes again is answered, and changes nothing."""
    with running(tmp_path / "tables.db") as house:
        party = Party(lambda: Browser(house), 2)
        party.lines[0].play("take 1")
        party.lines[1].ask("resign", seat=1, id="once")
        party.close()
    with running(tmp_path / "tables.db") as house, closing(party.again(house)):
        ann, ben = party.lines
        assert ann.state["over"] and "Ben resigned." in ann.state["result"]["detail"]
        assert "ack" == ben.ask("resign", seat=1, id="once")["type"]
