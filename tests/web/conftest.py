"""One server for all tests of the web that do not need one of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from poleis.web.tables import tokens
from tests.web.deals import name_of, seeds
from tests.web.harness import Browser, Clock, Line, Running, running
from tests.web.postgresql import PostgreSQL, running_postgresql


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """The deals of a test are the same in every run."""
    monkeypatch.setattr(tokens, "new_seed", seeds(lambda: name_of(request.node.name)))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server") / "tables.db") as found:
        yield found


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A real PostgreSQL, for all modules that need one."""
    with running_postgresql() as found:
        yield found


@pytest.fixture
def browser(server: Running) -> Iterator[Callable[..., Browser]]:
    """Makes browsers; they are closed after the test."""
    opened: list[Browser] = []

    def make(lang: str = "en") -> Browser:
        opened.append(Browser(server, lang))
        return opened[-1]

    yield make
    for one in opened:
        one.close()


@pytest.fixture
def two(browser: Callable[..., Browser]) -> tuple[Line, Line]:
    """Ann and Ben at a table for two, each in a browser of their own."""
    ann, ben = browser(), browser()
    table = ann.open_table("human", "link", name="Ann")
    ben.join(table["links"][0]["url"])
    return ann.line(table["table"]), ben.line(table["table"])


@pytest.fixture
def clock() -> Clock:
    """The clock of `house`."""
    return Clock()


@pytest.fixture
def house(tmp_path: Path, clock: Clock) -> Iterator[Running]:
    """A server of its own for a test, with a clock that the test sets."""
    with running(tmp_path / "tables.db", clock=clock) as found:
        yield found


@pytest.fixture
def come(house: Running) -> Iterator[Callable[..., Browser]]:
    """Makes browsers that come to `house`; they are closed after the test."""
    with ExitStack() as opened:
        yield lambda lang="en": opened.enter_context(closing(Browser(house, lang)))
