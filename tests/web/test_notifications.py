"""Notifications: an absent player hears of each turn once, by the ways they have chosen."""

from __future__ import annotations

import functools
import json
import logging
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from poleis.core import game as core_game
from poleis.web.notify.mail import MailServer
from poleis.web.notify.settings import NotifySettings
from poleis.web.storage import schema
from poleis.web.tables import tokens
from tests.web import secret_game
from tests.web.harness import (
    Browser,
    Clock,
    Json,
    Line,
    Running,
    again,
    quick_settings,
    running,
    wait_until,
)
from tests.web.postgresql import PostgreSQL, missing
from tests.web.receivers import Device, HttpReceiver, http_receiver, mail_box, vapid_claims
from tests.web.test_secrecy import open_secret, seeds_that_deal

NOW = NotifySettings(delay=0.0, retries=(0.0, 0.0), allows_loopback=True)
"""No pauses, and receivers on this machine."""


@pytest.fixture
def receiver() -> Iterator[HttpReceiver]:
    with http_receiver() as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("notified") / "tables.db", notify=NOW) as found:
        yield found


@contextmanager
def browsers(server: Running, *langs: str) -> Iterator[list[Browser]]:
    found = [Browser(server, lang) for lang in langs]
    yield found
    for one in found:
        one.close()


def sit_down(server: Running, ann: Browser, ben: Browser) -> str:
    """The id of a table for Ann and Ben. Ann begins."""
    table = ann.open_table("human", "link", name="Ann")
    ben.join(table["links"][0]["url"], "Ben")
    id: str = table["table"]
    return id


def change(browser: Browser, table: str, path: str, body: Json | None = None, **how: str) -> Json:
    """Change how a player is notified; returns the answer."""
    url = f"/api/tables/{table}/notifications{path}"
    answer = browser.http.request(how.get("method", "POST"), url, json=body)
    assert 200 == answer.status_code, answer.text
    found: Json = answer.json()
    return found


def end_turn(line: Line) -> None:
    """A whole turn of Akropolis."""
    line.wait_until_my_turn()
    line.play("take 1")
    line.play()


def settle(server: Running) -> None:
    """Wait until everything that was begun is sent."""

    async def finish() -> None:
        turns = server.server.notifications.turns
        await turns.written()
        await turns.send_due()
        await server.server.notifications._deliveries._waiting.join()

    server.call(finish())


def waiting(server: Running, table: str) -> int:
    """How many messages of a table wait to be sent."""

    async def count() -> int:
        found = select(schema.turn_messages.c.seat).where(schema.turn_messages.c.table_id == table)
        return len(await server.server.database.read(lambda c: c.execute(found).all()))

    return server.call(count())


def counted(server: Running, outcome: str, kind: str = "push") -> float:
    labels = {"kind": kind, "outcome": outcome}
    name = "poleis_notifications_total"
    return server.server.metrics.registry.get_sample_value(name, labels) or 0.0


# ---- push


def test_an_absent_player_gets_one_push_message_for_each_turn(
    server: Running, receiver: HttpReceiver
) -> None:
    ben_phone, before = Device(receiver), counted(server, "sent")
    with browsers(server, "en", "en") as (ann, ben):
        table = sit_down(server, ann, ben)
        facts = change(ben, table, "/push", ben_phone.subscription())
        ann_line = ann.line(table)
        end_turn(ann_line)
        [message] = ben_phone.messages()
        name = ann.http.get(f"/api/tables/{table}").json()["name"]
        assert {
            "title": "Your turn: Akropolis",
            "body": f"Akropolis, table {name}",
            "path": f"/t/{table}",
        } == message
        [request] = receiver.received
        claims = vapid_claims(request, facts["push_key"])
        assert receiver.url == claims["aud"]
        assert server.url == claims["sub"]
        assert 0 < int(request.headers["ttl"]) and "high" == request.headers["urgency"]
        assert table == request.headers["topic"], "a later message replaces one that waits"
        ben_line = ben.line(table)
        end_turn(ben_line)
        ben_line.close()
        wait_until(
            lambda: ann.http.get(f"/api/tables/{table}").json()["seats"][1]["online"] is False
        )
        end_turn(ann_line)
        assert 2 == len(ben_phone.messages(2))
        settle(server)
        assert 2 == len(receiver.received) == counted(server, "sent") - before


def test_no_message_comes_while_a_page_is_open(server: Running, receiver: HttpReceiver) -> None:
    with browsers(server, "en", "en") as (ann, ben):
        table = sit_down(server, ann, ben)
        change(ben, table, "/push", Device(receiver).subscription())
        ben_line = ben.line(table)
        end_turn(ann.line(table))
        ben_line.wait_until_my_turn()
        settle(server)
        assert 0 == waiting(server, table)
        assert [] == receiver.received


def test_each_device_of_a_player_gets_the_message(server: Running, receiver: HttpReceiver) -> None:
    phone, laptop = Device(receiver, "/push/phone"), Device(receiver, "/push/laptop")
    with browsers(server, "en", "en") as (ann, ben):
        table = sit_down(server, ann, ben)
        for device in (phone, laptop, phone):
            facts = change(ben, table, "/push", device.subscription())
        assert 2 == len(facts["subscriptions"]), "a browser subscribes once"
        end_turn(ann.line(table))
        assert phone.messages() == laptop.messages()
        settle(server)
        assert 2 == len(receiver.received)


def test_a_player_with_two_seats_gets_one_message(server: Running, receiver: HttpReceiver) -> None:
    """In 7 Wonders Dice all choose at the same time."""
    phone = Device(receiver)
    with browsers(server, "en", "en") as (ann, ben):
        made = ann.open_table("hotseat", "hotseat", "link", game="seven_wonders_dice")
        ben.join(made["links"][0]["url"])
        table = made["table"]
        change(ann, table, "/push", phone.subscription())
        ben.line(table).play()
        phone.messages()
        settle(server)
        assert 1 == len(receiver.received)
        assert 0 == waiting(server, table)


def test_a_rematch_keeps_what_its_players_have_agreed_to(
    server: Running, receiver: HttpReceiver
) -> None:
    """Ben, who begins there, hears of it; Ann never asked for messages."""
    phone = Device(receiver)
    with browsers(server, "en", "pl") as (ann, ben):
        table = sit_down(server, ann, ben)
        change(ben, table, "/push", phone.subscription())
        hours = {"start": "03:00", "end": "03:00", "zone": "UTC"}
        change(ben, table, "/quiet", hours, method="PUT")
        line = ann.line(table)
        line.ask("resign", seat=0)
        new = ann.http.post(f"/api/tables/{table}/rematch").json()["table"]
        [message] = phone.messages()
        assert ("Twoja kolej: Akropolis", f"/t/{new}") == (message["title"], message["path"])
        facts = change(ben, new, "", method="GET")
        assert ["push"] == [one["kind"] for one in facts["subscriptions"]]
        assert hours == facts["quiet"]
        assert [] == change(ann, new, "", method="GET")["subscriptions"]


def test_a_player_who_comes_back_in_time_is_not_bothered(
    tmp_path: Path, receiver: HttpReceiver
) -> None:
    clock = Clock()
    settings = NotifySettings(delay=5.0, allows_loopback=True)
    with (
        running(tmp_path / "tables.db", notify=settings, clock=clock) as server,
        browsers(server, "en", "en") as (ann, ben),
    ):
        table = sit_down(server, ann, ben)
        change(ben, table, "/push", Device(receiver).subscription())
        end_turn(ann.line(table))
        wait_until(lambda: waiting(server, table))
        ben.line(table)
        clock.forward(seconds=6)
        settle(server)
        assert 0 == waiting(server, table)
        assert [] == receiver.received


def test_a_restart_neither_loses_nor_repeats_a_message(
    tmp_path: Path, receiver: HttpReceiver
) -> None:
    clock, phone = Clock(), Device(receiver)
    settings = NotifySettings(delay=60.0, allows_loopback=True)
    start = functools.partial(running, tmp_path / "tables.db", notify=settings, clock=clock)
    with start() as server, browsers(server, "en", "en") as (ann, ben):
        table = sit_down(server, ann, ben)
        key = change(ben, table, "/push", phone.subscription())["push_key"]
        end_turn(ann.line(table))
        wait_until(lambda: waiting(server, table))
    assert [] == receiver.received
    clock.forward(minutes=2)
    for _ in range(2):
        with start() as server:
            phone.messages()
            line = (same := again(ann, server)).line(table)
            clock.forward(minutes=2)
            settle(server)
            line.ask("rename", name="Anna")
            settle(server)
            assert key == server.server.notifications.push_key
            same.close()
    assert 1 == len(receiver.received)


def test_a_browser_that_has_unsubscribed_is_forgotten(
    server: Running, receiver: HttpReceiver
) -> None:
    phone = Device(receiver)
    receiver.statuses[phone.path] = [410]
    before = counted(server, "failed")
    with browsers(server, "en", "en") as (ann, ben):
        table = sit_down(server, ann, ben)
        change(ben, table, "/push", phone.subscription())
        end_turn(ann.line(table))
        receiver.wait_for(phone.path)
        wait_until(lambda: not change(ben, table, "", method="GET")["subscriptions"])
        assert before + 1 == counted(server, "failed")


def test_a_message_is_tried_again_a_few_times(
    server: Running, receiver: HttpReceiver, caplog: pytest.LogCaptureFixture
) -> None:
    """A push service that is busy gets it later; one that never answers well is not asked for
    ever, and the log names no address."""
    good, bad = Device(receiver, "/push/good"), Device(receiver, "/push/bad")
    receiver.statuses = {good.path: [503, 429], bad.path: [500] * 9}
    sent, failed = counted(server, "sent"), counted(server, "failed")
    with browsers(server, "en", "en") as (ann, ben):
        table = sit_down(server, ann, ben)
        for device in (good, bad):
            change(ben, table, "/push", device.subscription())
        end_turn(ann.line(table))
        assert 3 == len(good.messages(3))
        wait_until(lambda: counted(server, "failed") == failed + 1)
        assert 3 == len(receiver.at(bad.path))
        assert sent + 1 == counted(server, "sent")
    [line] = [one for one in caplog.records if "notification" in one.message]
    assert "a notification was not delivered: push, 500" == line.message
    assert "push/bad" not in caplog.text


def test_a_reminder_comes_beside_the_message_about_the_turn(
    server: Running, receiver: HttpReceiver
) -> None:
    """A clock that has run out calls it."""
    phone = Device(receiver)
    with browsers(server, "en", "pl") as (ann, ben):
        table = sit_down(server, ann, ben)
        change(ben, table, "/push", phone.subscription())
        end_turn(ann.line(table))
        phone.messages()

        async def remind() -> None:
            found = server.server.tables.live.in_memory(table)
            assert found is not None
            found.remind(1)
            found.remind(0)

        server.call(remind())
        titles = [message["title"] for message in phone.messages(2)]
        assert ["Twoja kolej: Akropolis", "Twój czas minął: Akropolis"] == titles
        settle(server)
        assert 2 == len(receiver.received)


# ---- webhooks


LINE = "Ben, it is your turn at Akropolis, table {name}."


def test_a_webhook_gets_messages_in_the_shape_of_its_service(
    server: Running, receiver: HttpReceiver
) -> None:
    with browsers(server, "en", "en") as (ann, ben):
        table = sit_down(server, ann, ben)
        name = ann.http.get(f"/api/tables/{table}").json()["name"]
        ann_line = ann.line(table)
        line, link = LINE.format(name=name), f"{server.url}/t/{table}"
        expected: dict[str, Any] = {
            "discord": {"content": f"{line}\n{link}", "allowed_mentions": {"parse": []}},
            "slack": {"text": f"{line}\n{link}"},
            "ntfy": line,
        }
        for service, said in expected.items():
            wish = {"service": service, "url": f"{receiver.url}/{service}"}
            facts = change(ben, table, "/webhook", wish)
            assert [service] == [one["service"] for one in facts["subscriptions"]]
            end_turn(ann_line)
            first, request = receiver.wait_for(f"/{service}", 2)
            assert b"will arrive here" in first.body
            text = request.body.decode()
            assert said == (text if service == "ntfy" else json.loads(text))
            if service == "ntfy":
                assert link == request.headers["click"]
            ben_line = ben.line(table)
            end_turn(ben_line)
            ben_line.close()
            seats = f"/api/tables/{table}"
            wait_until(lambda: not ann.http.get(seats).json()["seats"][1]["online"])  # noqa: B023
        settle(server)
        assert 6 == len(receiver.received)


def test_a_webhook_that_does_not_work_is_refused_at_once(
    server: Running, receiver: HttpReceiver
) -> None:
    """A redirect is not followed."""
    receiver.statuses["/hook"] = [302, 404, 410, 500]
    receiver.location = f"{receiver.url}/elsewhere"
    with browsers(server, "en", "en") as (ann, ben):
        table = sit_down(server, ann, ben)
        wish = {"service": "slack", "url": f"{receiver.url}/hook"}
        for _ in range(4):
            answer = ben.http.post(f"/api/tables/{table}/notifications/webhook", json=wish)
            assert 400 == answer.status_code
            assert "did not arrive" in answer.json()["text"]
        assert [] == change(ben, table, "", method="GET")["subscriptions"]
    assert ["/hook"] * 4 == [one.path for one in receiver.received]


FORBIDDEN = """
http://example.org/hook ftp://example.org/hook https:// https://ann@example.org/hook
https://example.org:port/hook https://example.org/h\N{LATIN SMALL LETTER U WITH DIAERESIS}
https://127.0.0.1/hook https://localhost/hook https://2130706433/hook https://10.1.2.3/hook
https://169.254.169.254/latest/meta-data https://[::1]/hook https://[::ffff:10.0.0.1]/hook
https://[fe80::1]/hook https://[64:ff9b::a00:1]/hook https://[2002:a00:1::]/hook
https://224.0.0.1/hook https://example.org:99999/hook
"""


def test_messages_go_to_public_https_addresses_only(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server, browsers(server, "en", "en") as (ann, ben):
        table = sit_down(server, ann, ben)
        for url in [*FORBIDDEN.split(), "https://example.org/ hook"]:
            wish = {"service": "ntfy", "url": url}
            answer = ben.http.post(f"/api/tables/{table}/notifications/webhook", json=wish)
            assert 400 == answer.status_code, url
            said = answer.json()["text"]
            assert re.search("begins with https|public addresses only", said), url


# ---- e-mail


def test_an_email_address_must_be_confirmed(tmp_path: Path) -> None:
    with mail_box() as box:
        mail = MailServer("127.0.0.1", box.port, "poleis@example.org")
        settings = NotifySettings(delay=0.0, mail=mail)
        with (
            running(tmp_path / "tables.db", notify=settings) as server,
            browsers(server, "en", "en") as (ann, ben),
        ):
            table = sit_down(server, ann, ben)
            url = f"/api/tables/{table}/notifications/email"
            facts = change(ben, table, "/email", {"address": "ben@example.org"})
            assert facts["has_mail"] and not facts["subscriptions"][0]["is_confirmed"]
            sent = box.wait_for(1)
            [code] = re.findall(r"\b\d{6}\b", sent.get_content())
            wrong = "000000" if code != "000000" else "111111"
            assert 400 == ben.http.post(f"{url}/code", json={"code": wrong}).status_code
            ann_line = ann.line(table)
            end_turn(ann_line)
            settle(server)
            assert 1 == len(box.mails), "nobody gets mail that did not ask for it"
            assert change(ben, table, "/email/code", {"code": code})["subscriptions"][0][
                "is_confirmed"
            ]
            ben_line = ben.line(table)
            end_turn(ben_line)
            ben_line.close()
            seats = f"/api/tables/{table}"
            wait_until(lambda: not ann.http.get(seats).json()["seats"][1]["online"])
            end_turn(ann_line)
            sent = box.wait_for(2)
            assert "ben@example.org" == sent["To"] and "poleis@example.org" == sent["From"]
            assert "Your turn: Akropolis" == sent["Subject"]
            assert f"{server.url}/t/{table}" in sent.get_content()
            box.refuses = True
            refused = ben.http.post(url, json={"address": "nobody@example.org"})
            assert 400 == refused.status_code and "could not be sent" in refused.json()["text"]
            bad = ben.http.post(url, json={"address": "ben@example.org\nBcc: all@example.org"})
            assert "not an e-mail address" in bad.json()["text"]


def test_a_code_can_be_guessed_a_few_times_only(tmp_path: Path) -> None:
    with mail_box() as box:
        mail = MailServer("127.0.0.1", box.port, "poleis@example.org")
        with (
            running(tmp_path / "tables.db", notify=NotifySettings(mail=mail)) as server,
            browsers(server, "en", "en") as (ann, ben),
        ):
            table = sit_down(server, ann, ben)
            change(ben, table, "/email", {"address": "ben@example.org"})
            [code] = re.findall(r"\b\d{6}\b", box.wait_for(1).get_content())
            url = f"/api/tables/{table}/notifications/email/code"
            wrong = "000000" if code != "000000" else "111111"
            for guess in [wrong] * 5 + [code]:
                assert 400 == ben.http.post(url, json={"code": guess}).status_code


def test_a_server_without_mail_says_so(server: Running) -> None:
    with browsers(server, "en", "en") as (ann, ben):
        table = sit_down(server, ann, ben)
        url = f"/api/tables/{table}/notifications/email"
        answer = ben.http.post(url, json={"address": "ben@example.org"})
        assert "This server sends no e-mail." == answer.json()["text"]
        assert 'type="email"' not in ben.http.get(f"/t/{table}").text


# ---- quiet hours


def test_a_message_waits_for_the_end_of_quiet_hours(tmp_path: Path, receiver: HttpReceiver) -> None:
    """It is noon in Greenwich and 21:00 in Tokyo."""
    clock, phone = Clock(), Device(receiver)
    with (
        running(tmp_path / "tables.db", notify=NOW, clock=clock) as server,
        browsers(server, "en", "en") as (ann, ben),
    ):
        table = sit_down(server, ann, ben)
        change(ben, table, "/push", phone.subscription())
        hours = {"start": "20:30", "end": "07:00", "zone": "Asia/Tokyo"}
        facts = change(ben, table, "/quiet", hours, method="PUT")
        assert hours == facts["quiet"]
        end_turn(ann.line(table))
        wait_until(lambda: waiting(server, table))
        settle(server)
        clock.forward(hours=9, minutes=59)
        settle(server)
        assert [] == receiver.received
        clock.forward(minutes=1)
        settle(server)
        assert 1 == len(phone.messages())
        assert change(ben, table, "/quiet", method="DELETE")["quiet"] is None


def test_a_turn_that_is_over_by_then_is_not_announced(
    tmp_path: Path, receiver: HttpReceiver
) -> None:
    clock = Clock()
    with (
        running(tmp_path / "tables.db", notify=NOW, clock=clock) as server,
        browsers(server, "en", "en") as (ann, ben),
    ):
        table = sit_down(server, ann, ben)
        change(ben, table, "/push", Device(receiver).subscription())
        hours = {"start": "00:00", "end": "13:00", "zone": "UTC"}
        change(ben, table, "/quiet", hours, method="PUT")
        end_turn(ann.line(table))
        wait_until(lambda: waiting(server, table))
        ben_line = ben.line(table)
        end_turn(ben_line)
        ben_line.close()
        clock.forward(hours=2)
        settle(server)
        assert 0 == waiting(server, table)
        assert [] == receiver.received


def test_an_unknown_time_zone_is_refused(server: Running) -> None:
    with browsers(server, "en", "en") as (ann, ben):
        table = sit_down(server, ann, ben)
        url = f"/api/tables/{table}/notifications/quiet"
        for zone in ("Nowhere/Atlantis", "../../etc/passwd", "/etc/localtime", "Europe"):
            hours = {"start": "20:30", "end": "07:00", "zone": zone}
            answer = ben.http.put(url, json=hours)
            assert "does not know your time zone" in answer.json()["text"]
        hours = {"start": "24:30", "end": "07:00", "zone": "UTC"}
        assert 422 == ben.http.put(url, json=hours).status_code


# ---- who may ask, and what a message tells


def test_only_players_have_notifications_and_only_their_own(
    server: Running, receiver: HttpReceiver
) -> None:
    with browsers(server, "en", "en", "en") as (ann, ben, eve):
        table = sit_down(server, ann, ben)
        facts = change(ben, table, "/push", Device(receiver).subscription())
        [mine] = facts["subscriptions"]
        url = f"/api/tables/{table}/notifications"
        assert 403 == eve.http.get(url).status_code
        assert 403 == eve.http.delete(f"{url}/subscriptions/{mine['id']}").status_code
        assert 404 == eve.http.get("/api/tables/nowhere/notifications").status_code
        assert (
            []
            == change(ann, table, f"/subscriptions/{mine['id']}", method="DELETE")["subscriptions"]
        )
        assert [mine] == change(ben, table, "", method="GET")["subscriptions"]
        assert (
            []
            == change(ben, table, f"/subscriptions/{mine['id']}", method="DELETE")["subscriptions"]
        )


@pytest.mark.parametrize("field", ["endpoint", "p256dh", "auth"])
def test_a_subscription_that_is_none_is_refused(
    server: Running, receiver: HttpReceiver, field: str
) -> None:
    with browsers(server, "en", "en") as (ann, ben):
        table = sit_down(server, ann, ben)
        for value in ("x", "AAAA", "ü", "====="):
            wish = {**Device(receiver).subscription(), field: value}
            answer = ben.http.post(f"/api/tables/{table}/notifications/push", json=wish)
            assert 400 == answer.status_code


def test_messages_tell_nothing_of_the_game(
    server: Running,
    receiver: HttpReceiver,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Games that differ only in what was dealt and called: the same words, no token, no seed."""
    caplog.set_level(logging.DEBUG, "poleis.web")
    monkeypatch.setitem(core_game.games(), "secret", secret_game.GAME)
    said, secrets = set(), []
    for number, seed in enumerate(seeds_that_deal(5, (1, 5, 9))):
        monkeypatch.setattr(tokens, "new_seed", functools.partial(str, seed))
        phone = Device(receiver, f"/push/{number}")
        with browsers(server, "en", "en") as (ann, ben):
            table, link = open_secret(ann)
            ben.join(link, "Ben")
            change(ben, table, "/push", phone.subscription())
            change(ben, table, "/webhook", {"service": "ntfy", "url": f"{receiver.url}/{number}"})
            ann.line(table).play("call high" if number else "call low")
            [message] = phone.messages()
            channel = receiver.wait_for(f"/{number}", 2)[1]
            name = ann.http.get(f"/api/tables/{table}").json()["name"]
            text = json.dumps(message) + channel.body.decode() + channel.headers["click"]
            said.add(text.replace(table, "ID").replace(name, "NAME"))
            secrets += [seed, link.removeprefix("/j/"), ben.http.cookies["poleis"]]
    [words] = said
    assert not [secret for secret in secrets if secret in words]
    ours = [one.getMessage() for one in caplog.records if one.name.startswith("poleis")]
    assert ours and receiver.url not in "\n".join(ours)


def test_the_service_worker_may_show_messages_of_all_tables(server: Running) -> None:
    with browsers(server, "en") as (ann,):
        answer = ann.http.get("/sw.js")
        assert "text/javascript; charset=utf-8" == answer.headers["content-type"]
        assert "no-cache" == answer.headers["cache-control"]
        assert "worker-src 'self'" in answer.headers["content-security-policy"]
        assert "showNotification" in answer.text


def test_a_waiting_message_goes_with_its_table(server: Running, receiver: HttpReceiver) -> None:
    """Nothing is left of a table that is deleted."""
    with browsers(server, "en", "en") as (ann, ben):
        table = sit_down(server, ann, ben)
        change(ben, table, "/push", Device(receiver).subscription())

        async def left() -> int:
            database = server.server.database
            gone = schema.tables.delete().where(schema.tables.c.id == table)
            await database.write(lambda c: c.execute(gone))
            mine = schema.subscriptions.c.table_id == table
            found = select(schema.subscriptions.c.id).where(mine)
            return len(await database.read(lambda c: c.execute(found).all()))

        assert 0 == server.call(left())


# ---- several servers


@pytest.mark.skipif(bool(missing()), reason=missing())
def test_one_of_several_servers_sends(postgresql: PostgreSQL, receiver: HttpReceiver) -> None:
    """Ben has subscribed at the second server; the first one owns the table. Both look."""
    phone = Device(receiver)
    with ExitStack() as started:
        servers = [Running(quick_settings(postgresql.url, notify=NOW)) for _ in range(2)]
        for one in servers:
            one.start()
            started.callback(one.stop)
        first, second = servers
        assert first.server.notifications.push_key == second.server.notifications.push_key
        ann, ben = Browser(first), Browser(second)
        started.callback(ben.close)
        started.callback(ann.close)
        table = sit_down(first, ann, ben)
        change(ben, table, "/push", phone.subscription())
        end_turn(ann.line(table))
        for one in (second, first, second):
            settle(one)
        assert 1 == len(phone.messages())
        assert 1 == len(receiver.received)
