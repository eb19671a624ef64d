"""Languages: what is said, and what does not exist. All messages: tests/locale."""

from __future__ import annotations

import pytest

from poleis.core.errors import PoleisError
from poleis.core.explain import Text
from poleis.locale import get_language


def test_a_text_is_said_with_its_arguments() -> None:
    text = Text("akropolis-refusal-no-tile", {"slot": 3, "tiles": 2})
    assert "3" in get_language("en").say(text)


def test_an_argument_may_be_a_message() -> None:
    """A card's name is said in the language of the sentence around it."""
    name = Text("age_of_civilization-action-trade")
    text = Text("age_of_civilization-refusal-not-open", {"action": name})
    assert get_language("en").say(text).endswith(": Trade.")
    assert get_language("pl").say(text).endswith(": Handel.")
    assert "Торговля" in get_language("ru")(text.key, action=name)


def test_an_unknown_message_or_argument_is_an_error() -> None:
    language = get_language("en")
    assert not language.has("no-such-message")
    with pytest.raises(KeyError):
        language("no-such-message")
    with pytest.raises(KeyError):
        language("akropolis-refusal-no-tile")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(PoleisError, match=r"^there is no language 'xx' \(one of en, pl, ru\)$"):
        get_language("xx")
