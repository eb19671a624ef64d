"""Names that the server gives to tables and bots, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from poleis.locale import LANGUAGES, get_language
from poleis.web.tables.opening import PLACES
from poleis.web.tables.seat_changes import ARCHITECTS
from poleis.web.tables.seat_names import given_name
from tests.web.harness import Browser

Browsers = Callable[..., Browser]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_given_name_has_a_message(lang: str) -> None:
    say = get_language(lang)
    missing = [
        name for name in (*PLACES.split(), *ARCHITECTS) if not say.has(f"name-{name.lower()}")
    ]
    assert [] == missing


def test_names_are_spelled_as_in_the_language() -> None:
    assert ("Athens", "Ateny", "Афины") == tuple(
        given_name("Athens", lang) for lang in ("en", "pl", "ru")
    )
    for name in (*PLACES.split(), *ARCHITECTS):
        assert not re.search("[A-Za-z]", given_name(name, "ru")), name


def test_a_name_of_another_server_stays_as_it_is() -> None:
    assert "Old Harbour" == given_name("Old Harbour", "ru")


def test_a_table_has_one_name_in_the_database_and_one_in_each_language(
    browser: Browsers,
) -> None:
    """Table and bot; a person's name is nobody's to translate."""
    russian = browser("ru")
    opened = russian.open_table("human", "random", name="Iktinos")
    table = opened["table"]
    facts = russian.http.get(f"/api/tables/{table}").json()
    assert re.fullmatch("[А-Яа-яё]+", facts["name"])
    assert ["Iktinos", "Мнесикл"] == [seat["name"] for seat in facts["seats"]]
    english = browser("en").http.get(f"/api/tables/{table}").json()
    assert ["Iktinos", "Mnesikles"] == [seat["name"] for seat in english["seats"]]
    assert facts["name"] in russian.http.get(f"/t/{table}").text
    assert facts["name"] in russian.http.get("/").text
