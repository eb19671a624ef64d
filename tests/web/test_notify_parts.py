"""The parts of notifications one by one: encryption, quiet hours, addresses, the queue."""

from __future__ import annotations

import ast
import asyncio
import smtplib
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

import poleis.web.notify
from poleis.core.errors import PoleisError
from poleis.core.state import CHANCE
from poleis.web.notify import delivery
from poleis.web.notify.delivery import Deliveries
from poleis.web.notify.mail import MailServer, is_address
from poleis.web.notify.public_addresses import BadAddress, is_public, read_url, resolve
from poleis.web.notify.push_encryption import encrypt, from_base64url, to_base64url
from poleis.web.notify.quiet_hours import QuietHours
from poleis.web.notify.sender import Notice
from poleis.web.notify.vapid import VapidKey
from poleis.web.notify.webhook import make_request
from poleis.web.server.metrics import Metrics
from poleis.web.storage.subscriptions import PUSH, Subscription
from poleis.web.tables.turn_starts import TurnStarts
from tests.cli.running import poleis as run
from tests.cli.running import refused
from tests.web.harness import Browser, Running
from tests.web.receivers import mail_box


def at(text: str) -> datetime:
    """A moment of UTC."""
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


# ---- encryption


def test_the_encryption_is_that_of_the_standard() -> None:
    """The example of RFC 8291, section 5."""
    private = from_base64url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        from_base64url(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        from_base64url("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(int.from_bytes(private), ec.SECP256R1()),
        from_base64url("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    ) == to_base64url(body)


def test_a_key_survives_the_database() -> None:
    key = VapidKey.new()
    assert key.public == VapidKey.read(key.secret()).public
    assert 65 == len(from_base64url(key.public))


# ---- quiet hours


NIGHT = QuietHours.read({"start": "22:00", "end": "08:00", "zone": "Europe/Warsaw"})
NOON = QuietHours.read({"start": "12:00", "end": "13:00", "zone": "UTC"})


@pytest.mark.parametrize(
    ("hours", "moment", "is_quiet"),
    [
        (NIGHT, "2030-01-15T20:59", False),
        (NIGHT, "2030-01-15T21:00", True),
        (NIGHT, "2030-01-16T06:59", True),
        (NIGHT, "2030-01-16T07:00", False),
        (NIGHT, "2030-07-15T20:00", True),  # summer time
        (NOON, "2030-01-15T11:59", False),
        (NOON, "2030-01-15T12:00", True),
        (NOON, "2030-01-15T13:00", False),
    ],
)
def test_quiet_hours_follow_the_clocks_of_the_player(
    hours: QuietHours, moment: str, is_quiet: bool
) -> None:
    assert is_quiet == hours.covers(at(moment))


@pytest.mark.parametrize(
    ("moment", "end"),
    [
        ("2030-01-15T22:00", "2030-01-16T07:00"),
        ("2030-01-16T03:00", "2030-01-16T07:00"),
        ("2030-03-30T23:00", "2030-03-31T06:00"),  # the night in which summer time begins
    ],
)
def test_quiet_hours_end_in_the_morning(moment: str, end: str) -> None:
    assert at(end) == NIGHT.end_after(at(moment))
    assert not NIGHT.covers(NIGHT.end_after(at(moment)))


# ---- addresses


LOCAL = """
127.0.0.1 0.0.0.0 10.0.0.1 100.64.0.1 192.168.1.1 172.16.0.9 169.254.1.1 224.0.0.1
:: ::1 fc00::1 fe80::1%eth0 ff02::1 ::ffff:192.168.1.1 64:ff9b::7f00:1 2002:a00:1::
"""


@pytest.mark.parametrize("address", LOCAL.split())
def test_addresses_of_local_networks_are_not_public(address: str) -> None:
    assert not is_public(address)


def test_a_name_is_judged_by_all_its_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where only one of them is in the local network."""
    found = ["9.9.9.9"]

    async def ask() -> str:
        async def lookup(*args: Any, **options: Any) -> list[Any]:
            return [(0, 0, 0, "", (address, 443)) for address in found]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lookup)
        return await resolve(read_url("https://friends.example/hook"))

    assert "9.9.9.9" == asyncio.run(ask())
    found.append("10.0.0.7")
    with pytest.raises(BadAddress, match="not a public address"):
        asyncio.run(ask())


# ---- webhooks and e-mail


def test_a_name_mentions_nobody() -> None:
    _, body = make_request("slack", "<!channel> & co", "https://poleis.example/t/x")
    assert b"&lt;!channel&gt; &amp; co" in body
    _, body = make_request("discord", "@everyone", "https://poleis.example/t/x")
    assert b'"allowed_mentions": {"parse": []}' in body


def test_a_mail_server_is_read_from_its_url() -> None:
    found = MailServer.read("smtps://ann%40b.example:p%3Aw@mail.example", "poleis@b.example")
    assert ("mail.example", 465, "ann@b.example", "p:w") == (
        found.host,
        found.port,
        found.user,
        found.password,
    )
    assert "p:w" not in repr(found)
    assert 587 == MailServer.read("smtp://mail.example", "poleis@b.example").port


@pytest.mark.parametrize(
    ("url", "sender"),
    [
        ("http://mail.example", "poleis@b.example"),
        ("smtp://", "poleis@b.example"),
        ("smtp://mail.example:port", "poleis@b.example"),
        ("smtp://mail.example", ""),
        ("smtp://mail.example", "poleis"),
    ],
)
def test_a_wrong_mail_server_ends_the_start_with_one_line(url: str, sender: str) -> None:
    with pytest.raises(PoleisError):
        MailServer.read(url, sender)
    assert 1 == refused("serve", "--smtp-url", url, "--mail-from", sender).count("poleis: --")


def test_the_password_of_the_mail_server_is_not_shown() -> None:
    shown = run("serve", "--show-config", "--smtp-url", "smtps://ann:secret@mail.example").out
    assert "mail.example" in shown and "secret" not in shown


def test_no_password_goes_out_without_encryption() -> None:
    with mail_box() as box:
        server = MailServer("127.0.0.1", box.port, "p@b.example", "smtp", "ann", "secret")
        with pytest.raises(smtplib.SMTPNotSupportedError):
            server.send("ben@b.example", "Hello", "text")
        assert [] == box.mails


@pytest.mark.parametrize(
    "text", ["", "ann", "ann@", "@b.example", "a b@c.example", "a@b", "a@b..c"]
)
def test_what_is_no_address_is_seen(text: str) -> None:
    assert not is_address(text)


# ---- the queue


def test_a_full_queue_drops_messages_and_counts_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "MOST_WAITING", 2)
    metrics = Metrics()
    to = Subscription(1, "naxos", "ann", PUSH, {}, None, "en")

    async def forget(gone: Subscription) -> None:
        raise AssertionError

    async def fill() -> None:
        waiting = Deliveries({}, forget, metrics, ())
        for _ in range(5):
            waiting.put(to, Notice("", "", "", ""))

    asyncio.run(fill())
    labels = {"kind": "push", "outcome": "dropped"}
    assert 3 == metrics.registry.get_sample_value("poleis_notifications_total", labels)


# ---- turns


def test_a_turn_begins_when_a_seat_must_act_and_did_not_before() -> None:
    turns = TurnStarts()
    for rev, actors in enumerate(([CHANCE], [0, 1], [1], [CHANCE], [1, 0], [0], [])):
        turns.note(rev, actors)
        if rev == 2:
            assert {1: 1} == turns
        if rev == 4:
            assert {1: 1, 0: 4} == turns
    assert {} == turns


def test_a_replay_finds_the_same_turns(server: Running) -> None:
    """Also after moves were taken back."""
    browser = Browser(server)
    table = browser.open_table("hotseat", "hotseat", game="origins")["table"]
    line = browser.line(table)
    for _ in range(12):
        line.play()
    line.ask("undo", rev=line.state["rev"])
    line.expect("state")
    line.play()

    async def turns() -> tuple[dict[int, int], dict[int, int]]:
        found = server.server.tables.live.in_memory(table)
        assert found is not None
        before = dict(found.turn_starts)
        found._rebuild(await found.journal.load_events())
        return before, dict(found.turn_starts)

    before, after = server.call(turns())
    assert before == after and before
    browser.close()


def test_the_package_knows_no_web_framework() -> None:
    for file in Path(poleis.web.notify.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert (node.module or "").split(".")[0] not in ("fastapi", "starlette"), file
