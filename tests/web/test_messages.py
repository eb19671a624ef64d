"""The messages of a table: what is wrong with one is named, and a table needs no library for them.

That every message of the server has the form of docs/reference/messages.schema.json is checked by
`Line.receive`, in all tests.
"""

from __future__ import annotations

import subprocess
import sys
import typing
from collections.abc import Callable

import pytest

from poleis.web.wire.bad_message import BadMessage
from poleis.web.wire.client_messages import ClientMessage
from poleis.web.wire.reader import read_message
from poleis.web.wire.schema import message_schema
from tests.web.harness import Browser

Browsers = Callable[..., Browser]


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ('{"type": "play", "id": "a", "rev": "0", "code": 1}', ("rev",)),
        ('{"type": "play", "id": "a", "code": 1}', ("rev",)),
        ('{"type": "play", "id": "a", "rev": 0, "seat": 1}', ("seat",)),
        ('{"type": "play", "id": "a", "rev": 0, "action": {"do": [1.5]}}', ("action",)),
        ('{"type": "preview", "id": "a", "rev": 0, "codes": [1, -2, "x"]}', ("codes",)),
        ('{"type": "chat", "id": "a b", "text": ""}', ("id", "text")),
        ('{"type": "dance", "id": "a"}', ("type",)),
        ('{"id": "a"}', ("type",)),
        ("[]", ("type",)),
    ],
)
def test_a_refusal_names_the_fields_that_are_wrong(text: str, fields: tuple[str, ...]) -> None:
    with pytest.raises(BadMessage) as caught:
        read_message(text)
    assert ("type", fields) == (caught.value.error, caught.value.fields)


def test_a_client_reads_which_field_is_wrong(browser: Browsers) -> None:
    ann = browser()
    line = ann.line(ann.open_table("human", "link")["table"])
    assert ["rev"] == line.answer(line.send("play", rev="0", code=1))["fields"]


def test_every_client_message_is_described() -> None:
    schema = message_schema()["$defs"]
    for kind in typing.get_args(ClientMessage):
        described = schema[kind.__name__]
        assert described["description"]
        assert described["additionalProperties"] is False


def test_a_table_needs_no_pydantic() -> None:
    """Only the edge of the server checks messages, so a table can run where there is none."""
    code = "import sys, poleis.web.service.tables; sys.exit('pydantic' in sys.modules)"
    assert 0 == subprocess.run([sys.executable, "-c", code], check=False).returncode
