"""Requests of a page and their answers: what HTTP is at a server."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qs

from poleis.core.errors import PoleisError
from poleis.locale import Language, get_language
from poleis.web.pages.problems import Problem
from poleis.web.site.addresses import file_of

HTML: Final = "text/html; charset=utf-8"
JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"


@dataclass(frozen=True)
class Answer:
    """The answer to a request."""

    status: int
    type: str
    text: str
    location: str = ""
    """Where to go instead, with the status 303."""
    filename: str = ""
    """What the file is called in which a person keeps it."""


class Refused(PoleisError):
    """A request is refused, for a reason that is ready."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.text)
        self.problem = problem


@dataclass(frozen=True)
class Request:
    """A request of the page."""

    method: str
    path: str
    query: Mapping[str, list[str]]
    body: str
    lang: str

    @classmethod
    def of(cls, method: str, path: str, body: str, lang: str) -> Request:
        place, _, query = path.partition("#")[0].partition("?")
        return cls(method.upper(), place, parse_qs(query, keep_blank_values=True), body, lang)

    @property
    def say(self) -> Language:
        return get_language(self.lang)

    @property
    def is_for_programs(self) -> bool:
        return self.path.startswith("/api/")

    def get(self, key: str, otherwise: str = "") -> str:
        """The first value of a key of the query."""
        return self.query.get(key, [otherwise])[0]

    def getlist(self, key: str) -> list[str]:
        """All values of a key of the query."""
        return self.query.get(key, [])

    def form(self, key: str, otherwise: str = "") -> str:
        """A field of the form that was sent."""
        return parse_qs(self.body).get(key, [otherwise])[0]

    def flat(self) -> dict[str, str]:
        return {key: values[0] for key, values in self.query.items()}


def json_answer(value: object, status: int = 200) -> Answer:
    return Answer(status, JSON, json.dumps(value, ensure_ascii=False))


def go_to(path: str) -> Answer:
    """An answer that leads to the page that a server has at *path*."""
    return Answer(303, TEXT, "", location=file_of(path))


def refusal(problem: Problem) -> Answer:
    """A refusal for programs."""
    found: dict[str, object] = {"error": problem.code, "text": problem.text}
    if problem.refusals:
        found["refusals"] = list(problem.refusals)
    return json_answer(found, problem.status)
