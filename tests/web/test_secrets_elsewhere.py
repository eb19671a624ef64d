"""What a running game hides shows nowhere else: for every game that hides something, tables that
differ only in a hidden choice have the same messages, statistics, boards and refusals."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from poleis.core.game import Game, HasOpenness, games
from poleis.core.match import Match
from poleis.core.setup import Setup, all_setups
from poleis.web.tables import tokens
from tests.web.harness import Browser, running
from tests.web.receivers import Device, HttpReceiver, http_receiver
from tests.web.test_notifications import NOW, change

SEED = "1" * 64
PAGES = ("/games", "/games/statistics", "/api/results", "/api/results?format=csv", "/daily")
OF_TABLE = ("/t/{}/review", "/api/tables/{}/review", "/api/tables/{}/record")


def hides(game: Game, setup: Setup) -> bool:
    return not (isinstance(game, HasOpenness) and game.is_open(setup))


def secretive() -> list[tuple[Game, Setup]]:
    """Each installed game that hides something from one of two players, as it does."""
    found: dict[str, tuple[Game, Setup]] = {}
    for game in games().values():
        for setup in all_setups(game):
            if setup.seats == 2 and hides(game, setup):
                found.setdefault(game.id, (game, setup))
    return list(found.values())


def hidden_choices(game: Game, setup: Setup) -> list[int]:
    """Choices that the second player has at first and that the other one cannot tell apart."""
    start = Match(game, setup, SEED).state
    assert {0, 1} <= set(start.actors()), "they choose at the same time"
    by_sight: dict[str, dict[str, int]] = {}
    for code in start.legal(1):
        world = start.clone()
        world.apply(1, code)
        sight = repr((game.redact(world, 0).dump(), world.actors()))
        by_sight.setdefault(sight, {}).setdefault(repr(world.dump()), int(code))
    return list(max(by_sight.values(), key=len).values())[:3]


@pytest.fixture
def receiver() -> Iterator[HttpReceiver]:
    with http_receiver() as found:
        yield found


def told(who: Browser, table: str) -> str:
    """All that a person gets about their games, the daily challenge and the review of a table."""
    found = [who.http.get(path).text for path in (*PAGES, *map(str.format, OF_TABLE, [table] * 3))]
    answer = who.http.post(f"/api/tables/{table}/review")
    return "\n".join([*found, str(answer.status_code), answer.text])


@pytest.mark.parametrize(("game", "setup"), secretive(), ids=lambda one: getattr(one, "id", ""))
def test_a_hidden_choice_shows_nowhere_else(
    tmp_path: Path,
    receiver: HttpReceiver,
    monkeypatch: pytest.MonkeyPatch,
    game: Game,
    setup: Setup,
) -> None:
    """Ann, who has not chosen yet, and a stranger get the same bytes whatever Ben has chosen; so
    does the phone that calls Ann."""
    monkeypatch.setattr(tokens, "new_seed", functools.partial(str, SEED))
    codes = hidden_choices(game, setup)
    assert len(codes) > 1
    with (
        running(tmp_path / "tables.db", notify=NOW) as server,
        ExitStack() as opened,
    ):
        said = set()
        for number, code in enumerate(codes):
            ann, ben, eve = (opened.enter_context(closing(Browser(server))) for _ in range(3))
            made = ann.open_table("human", "link", game=game.id, options=dict(setup.options))
            table = made["table"]
            ben.join(made["links"][0]["url"], name="Ben")
            phone = Device(receiver, f"/push/{number}")
            change(ann, table, "/push", phone.subscription())
            ben.line(table).play(code)
            [message] = phone.messages()
            name = ann.http.get(f"/api/tables/{table}").json()["name"]
            everything = "\n".join([json.dumps(message), told(ann, table), told(eve, table)])
            said.add(re.sub(rf"\b({name}|{table})\b", "NAME", everything))
    assert 1 == len(said)
    assert "The game is not over yet" in said.pop()


def test_the_games_that_hide_something_are_known() -> None:
    """A new one is tested without a word here; these must not fall out."""
    ids = {game.id for game, _ in secretive()}
    assert {"age_of_civilization", "seven_wonders_dice"} <= ids
