"""Errors form one tree, and each is one clear line."""

from __future__ import annotations

import inspect

import poleis.core.errors as module
from poleis.core.errors import BadRecord, Illegal, PoleisError
from poleis.core.explain import Message, Refusal, ScoreLine, total


def classes() -> list[type[Exception]]:
    return [
        member
        for _, member in inspect.getmembers(module, inspect.isclass)
        if issubclass(member, Exception)
    ]


def test_every_error_is_a_poleis_error() -> None:
    assert all(issubclass(error, PoleisError) for error in classes())


def test_the_tree_at_the_top_shows_every_error() -> None:
    tree = module.__doc__ or ""
    for error in classes():
        assert f" {error.__name__} " in tree or f"    {error.__name__}\n" in tree
    assert len(classes()) - 1 == tree.count("──")


def test_illegal_names_each_rule_once() -> None:
    refusals = [Refusal("ABC-1.1", Message("a")), Refusal("ABC-1.2", Message("b")),
                Refusal("ABC-1.1", Message("c", {"n": 1}))]  # fmt: skip
    error = Illegal("take 4", refusals)
    assert "take 4 is not legal now (ABC-1.1, ABC-1.2)" == str(error)
    assert ("take 4", tuple(refusals)) == (error.action, error.refusals)


def test_bad_record_names_line_ply_and_reason() -> None:
    assert "line 3: why" == str(BadRecord(3, "why"))
    error = BadRecord(3, "why", 20)
    assert "line 3, ply 20: why" == str(error)
    assert (3, 20, "why") == (error.line, error.ply, error.reason)


def test_a_message_for_translation_may_go_along() -> None:
    text = Message("some-key", {"n": 3})
    assert text == PoleisError("three of them", text).text
    assert None is PoleisError("three of them").text


def test_a_sheet_adds_up() -> None:
    assert 5 == total([ScoreLine("a", 7, ("ABC-1.1",)), ScoreLine("b", -2, ("ABC-1.2",))])
    assert 0 == total([])
