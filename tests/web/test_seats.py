"""Seats: invitations, second devices, and players who went away."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import httpx2
import pytest

from poleis.web.storage import store
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

PREVIEWS = {
    "WhatsApp": {"User-Agent": "WhatsApp/2.23.20.0"},
    "Facebook": {"User-Agent": "facebookexternalhit/1.1"},
    "Telegram": {"User-Agent": "TelegramBot (like TwitterBot)"},
    "prefetch": {"Sec-Purpose": "prefetch"},
}


def kind_of(browser: Browser, table: str, seat: int) -> object:
    return browser.http.get(f"/api/tables/{table}").json()["seats"][seat]["kind"]


def give(host: Browser, table: str, seat: int = 1) -> httpx2.Response:
    return host.http.post(f"/api/tables/{table}/bot", json={"seat": seat, "bot": "random"})


def page_of(browser: Browser, table: str) -> Json:
    """The facts in the page of a table."""
    text = browser.http.get(f"/t/{table}").text
    found = re.search(r'<script type="application/json" id="page">(.*?)</script>', text, re.DOTALL)
    assert found
    page: Json = json.loads(found[1])
    return page


# ---- invitations


@pytest.mark.parametrize("who", PREVIEWS)
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_opening_a_link_takes_no_seat(browser: Browsers, who: str, method: str) -> None:
    """Messengers open links to show a preview, and browsers to be quick."""
    ann = browser()
    opened = ann.open_table("human", "link")
    link = opened["links"][0]["url"]
    answer = browser().http.request(method, link, headers=PREVIEWS[who])
    assert 200 == answer.status_code
    assert "open" == kind_of(ann, opened["table"], 1)
    assert 200 == give(ann, opened["table"]).status_code


def test_an_invitation_shows_the_game_the_table_and_the_people(browser: Browsers) -> None:
    ann = browser()
    opened = ann.open_table("human", "link", "random", name="Ann")
    name = ann.http.get(f"/api/tables/{opened['table']}").json()["name"]
    text = browser().http.get(opened["links"][0]["url"]).text
    for word in ("Akropolis", name, "Ann", "Sit down", 'name="name"', 'method="post"'):
        assert word in text
    assert 'id="same-player"' not in text


def test_sitting_down_gives_the_seat_under_the_name_in_the_form(browser: Browsers) -> None:
    ann, ben = browser(), browser()
    opened = ann.open_table("human", "link")
    line = ann.line(opened["table"])
    ben.join(opened["links"][0]["url"], name="  Ben\n<b> ")
    assert "Ben <b>" == line.expect("state")["seats"][1]["name"]
    assert 1 == ben.line(opened["table"]).state["you"]


def test_a_name_that_is_too_long_is_cut(browser: Browsers) -> None:
    ann, ben = browser(), browser()
    opened = ann.open_table("human", "link")
    ben.join(opened["links"][0]["url"], name="x" * 30)
    assert "x" * 24 == ben.line(opened["table"]).state["seats"][1]["name"]


def test_the_name_from_another_table_is_proposed(browser: Browsers) -> None:
    ann, ben = browser(), browser()
    ben.join(ann.open_table("human", "link")["links"][0]["url"], name="Ben & Co")
    link = ann.open_table("human", "link")["links"][0]["url"]
    assert 'value="Ben &amp; Co"' in ben.http.get(link).text


def test_who_has_the_seat_goes_to_the_table_directly(browser: Browsers) -> None:
    ann, ben = browser(), browser()
    opened = ann.open_table("human", "link")
    link = opened["links"][0]["url"]
    ben.join(link)
    for answer in (ben.http.get(link), ben.http.post(link)):
        assert 303 == answer.status_code
        assert opened["url"] == answer.headers["location"]


def test_a_form_on_a_page_elsewhere_takes_no_seat(browser: Browsers) -> None:
    ann = browser()
    opened = ann.open_table("human", "link")
    headers = {"Origin": "https://evil.example"}
    answer = browser().http.post(opened["links"][0]["url"], headers=headers)
    assert 403 == answer.status_code
    assert "open" == kind_of(ann, opened["table"], 1)


def test_a_browser_sends_the_form_with_its_origin(browser: Browsers) -> None:
    """Under no-referrer the origin of a form is null, which the server refuses."""
    link = browser().open_table("human", "link")["links"][0]["url"]
    assert "same-origin" == browser().http.get(link).headers["referrer-policy"]


def test_an_invitation_can_be_read_in_another_language(browser: Browsers) -> None:
    link = browser().open_table("human", "link")["links"][0]["url"]
    answer = browser().http.get(f"{link}?lang=pl")
    assert 303 == answer.status_code
    assert link == answer.headers["location"]
    assert "Usiądź do stołu" in browser("pl").http.get(link).text
    assert "Сесть за стол" in browser("ru").http.get(link).text


# ---- a second device


def test_a_link_to_a_taken_seat_asks_first(browser: Browsers) -> None:
    ann, ben, third = browser(), browser(), browser()
    opened = ann.open_table("human", "link")
    link = opened["links"][0]["url"]
    ben.join(link, name="Ben")
    text = third.http.get(link).text
    assert "This seat is taken by Ben, who is away now." in text
    assert 'id="same-player"' in text
    assert f'href="{opened["url"]}"' in text
    line = ben.line(opened["table"])
    assert "This seat is taken by Ben, who is at the table now." in third.http.get(link).text
    answer = third.http.post(link, data={"name": "Eve"})
    assert 409 == answer.status_code
    assert third.line(opened["table"]).state["you"] is None
    assert "Ben" == line.hello()["seats"][1]["name"]


def test_the_same_player_continues_on_another_device_and_the_others_see_it(
    browser: Browsers,
) -> None:
    """In the language of each reader, also after the page was loaded again."""
    ann, ben, phone = browser(), browser(), browser("ru")
    opened = ann.open_table("human", "link")
    link = opened["links"][0]["url"]
    ben.join(link, name="Ben")
    here, watching = ann.line(opened["table"]), browser("pl").line(opened["table"])
    phone.join(link, same="yes")
    assert "Ben continues on another device." == here.expect("chat")["text"]
    assert "Ben gra dalej na innym urządzeniu." == watching.expect("chat")["text"]
    line = phone.line(opened["table"])
    assert 1 == line.state["you"]
    assert "Ben продолжает на другом устройстве." == line.state["chat"][-1]["text"]


def test_an_invitation_does_not_lead_to_the_seat_of_who_is_there(browser: Browsers) -> None:
    """The page tells where the player finds the link for another device."""
    ann, ben, third = browser(), browser(), browser()
    opened = ann.open_table("human", "link")
    link = opened["links"][0]["url"]
    ben.join(link, name="Ben")
    ben.line(opened["table"])
    for answer in (third.http.get(link), third.http.post(link, data={"same": "yes"})):
        assert 'id="same-player"' not in answer.text
        assert "Continue on another device" in answer.text
    assert 409 == answer.status_code
    assert third.line(opened["table"]).state["you"] is None


def test_only_one_of_two_people_gets_a_free_seat(browser: Browsers) -> None:
    """The second had opened the page when the seat was still free."""
    ann, ben, eve = browser(), browser(), browser()
    link = ann.open_table("human", "link")["links"][0]["url"]
    assert "Sit down" in eve.http.get(link).text
    ben.join(link, name="Ben")
    answer = eve.http.post(link, data={"name": "Eve"})
    assert 409 == answer.status_code
    assert "taken by Ben" in answer.text


# ---- players who went away


def seated(come: Browsers) -> tuple[Browser, Browser, Json, Line, Line]:
    """Ann, who opened the table, and Ben, both connected."""
    ann, ben = come(), come()
    opened = ann.open_table("human", "link", name="Ann")
    ben.join(opened["links"][0]["url"], name="Ben")
    return ann, ben, opened, ann.line(opened["table"]), ben.line(opened["table"])


def left(here: Line, there: Line) -> None:
    """Ben closes the page, and Ann sees it."""
    there.close()
    while 1 in here.expect("presence")["online"]:
        pass


def test_the_host_gives_the_seat_of_an_absent_player_to_a_bot(come: Browsers, clock: Clock) -> None:
    ann, _, opened, here, there = seated(come)
    table = opened["table"]
    answer = give(ann, table)
    assert 400 == answer.status_code
    assert "This player is at the table." == answer.json()["text"]
    here.play("take 1")
    here.play()
    left(here, there)
    clock.forward(minutes=7, seconds=30)
    answer = give(ann, table)
    assert 400 == answer.status_code
    assert "A bot can take the seat in 3 minutes." in answer.json()["text"]
    clock.forward(minutes=2, seconds=30)
    assert 200 == give(ann, table).status_code
    assert "Ben was away. The bot Mnesikles plays on from here." == here.expect("chat")["text"]
    here.wait_until_my_turn()
    assert [0] == here.state["actors"]
    assert "bot" == here.state["seats"][1]["kind"]


def test_everybody_is_told_when_a_bot_may_take_the_seat(come: Browsers, clock: Clock) -> None:
    _, _, _, here, there = seated(come)
    assert {} == here.hello()["bot_in"]
    there.close()
    message = here.expect("presence")
    while 1 in message["online"]:
        message = here.expect("presence")
    assert {"1": 600} == message["bot_in"]
    clock.forward(minutes=4)
    assert {"1": 360} == here.hello()["bot_in"]
    clock.forward(minutes=40)
    assert {"1": 0} == here.hello()["bot_in"]
    clock.forward(days=-1)
    assert {"1": 600} == here.hello()["bot_in"]


def replaced(come: Browsers, clock: Clock) -> tuple[Browser, Browser, Json, Line]:
    """Ben has left, and a bot has his seat."""
    ann, ben, opened, here, there = seated(come)
    left(here, there)
    clock.forward(minutes=10)
    assert 200 == give(ann, opened["table"]).status_code
    here.expect("chat")
    return ann, ben, opened, here


def test_a_player_whose_seat_a_bot_has_watches_and_reads_why(come: Browsers, clock: Clock) -> None:
    ann, ben, opened, here = replaced(come, clock)
    table = opened["table"]
    line = ben.line(table)
    assert line.state["you"] is None
    assert [] == line.state["mine"]
    assert "Ben was away." in line.state["chat"][-1]["text"]
    with pytest.raises(Refused, match="seat"):
        line.ask("play", rev=line.state["rev"], text="take 1")
    assert page_of(ben, table)["lost"]
    assert not page_of(ann, table)["lost"]
    (row,) = re.findall(rf'href="/t/{table}">(\w+)<', ben.http.get("/").text)
    assert "View" == row, "it can still be found in the lobby"
    assert [0] == here.hello()["mine"]


def test_the_link_to_a_seat_that_a_bot_took_over_is_good_no_longer(
    come: Browsers, clock: Clock
) -> None:
    _, ben, opened, _ = replaced(come, clock)
    link = opened["links"][0]["url"]
    token = link.removeprefix("/j/")
    for answer in (ben.http.get(link), ben.http.post(link, data={"same": "yes"})):
        assert 404 == answer.status_code
        assert "A bot, Mnesikles, plays this seat now." in answer.text
    assert 404 == ben.http.post("/api/join", json={"token": token}).status_code
    assert ben.line(opened["table"]).state["you"] is None


def test_who_connects_while_the_bot_takes_over_has_no_seat(
    house: Running, come: Browsers, clock: Clock
) -> None:
    """Their cookie was checked before, and the connection is made after."""
    _, _, opened, _ = replaced(come, clock)
    table, _ = house.call(house.server.tables.get(opened["table"]))

    class Late:
        seats: tuple[int, ...] = (1,)

    late = Late()
    table.presence.add(late)  # type: ignore[arg-type]
    assert () == late.seats
    assert set() == table.presence.remove(late)  # type: ignore[arg-type]


def test_a_question_to_the_absent_player_is_closed_and_the_bot_agrees(
    come: Browsers, clock: Clock
) -> None:
    """Ann asks to take a move back that Ben has answered; Ben leaves without a word."""
    ann, _, opened, here, there = seated(come)
    here.play("take 1")
    here.play()
    there.expect("state")
    there.expect("state")
    there.wait_until_my_turn()
    there.play("take 1")
    while here.state["rev"] < there.state["rev"]:
        here.expect("state")
    assert "ask" == here.state["can_undo"]
    here.ask("undo", rev=here.state["rev"])
    there.expect("ask-undo")
    left(here, there)
    clock.forward(minutes=10)
    assert 200 == give(ann, opened["table"]).status_code
    assert not here.expect("undo-closed")["yes"]
    here.wait_until_my_turn()
    assert "free" == here.hello()["can_undo"]


def test_a_restart_gives_the_whole_time_again(tmp_path: Path, clock: Clock) -> None:
    """Whoever was cut off by it gets ten minutes to come back."""
    with running(tmp_path / "tables.db", clock=clock) as house:
        ann, ben, opened, here, there = seated(lambda: Browser(house))
        left(here, there)
        clock.forward(minutes=9)
        ann.close()
        ben.close()
    with running(tmp_path / "tables.db", clock=clock) as house:
        same = again(ann, house)
        line = same.line(opened["table"])
        assert {"1": 600} == line.state["bot_in"]
        clock.forward(minutes=10)
        assert 200 == give(same, opened["table"]).status_code
        same.close()


def test_the_time_counts_while_nobody_is_at_the_table(tmp_path: Path, clock: Clock) -> None:
    """The table leaves the memory of the server; its rows know when Ben was there."""
    with running(tmp_path / "tables.db", clock=clock, idle=0.05) as house:
        ann, ben, opened, here, there = seated(lambda: Browser(house))
        left(here, there)
        here.close()
        wait_until(lambda: not house.server.tables.live)
        clock.forward(minutes=8)
        assert {"1": 120} == ann.line(opened["table"]).state["bot_in"]
        ann.close()
        ben.close()


def test_who_is_left_replaces_a_player_and_others_do_not(come: Browsers, clock: Clock) -> None:
    """Somebody who watches may not; a seat that nobody took is the host's affair."""
    ann, ben = come(), come()
    opened = ann.open_table("human", "link", "link", name="Ann")
    table = opened["table"]
    ben.join(opened["links"][0]["url"], name="Ben")
    here, there = ann.line(table), ben.line(table)
    here.close()
    while 0 in there.expect("presence")["online"]:
        pass
    clock.forward(hours=1)
    assert 403 == give(come(), table, 0).status_code
    assert 403 == give(ben, table, 2).status_code
    assert 200 == give(ben, table, 0).status_code
    assert "Ann was away. The bot Iktinos plays on from here." == there.expect("chat")["text"]


# ---- links after a rematch


def test_a_link_leads_to_the_rematch_whatever_the_clock_says(
    server: Running, browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock of the machine was set back between the two games."""
    ann, ben = browser(), browser()
    opened = ann.open_table("human", "link")
    link = opened["links"][0]["url"]
    ben.join(link)
    tables = server.server.tables
    table, _ = server.call(tables.get(opened["table"]))
    monkeypatch.setattr(store, "now", lambda: datetime(2001, 1, 1, tzinfo=UTC))
    following = server.call(tables.open_rematch(table))
    assert following != opened["table"]
    assert f"/t/{following}" == ben.http.get(link).headers["location"]
