"""The secrecy law holds in a page: a session is sent what the table would send to its seats."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from poleis.core.game import games
from poleis.web.tables.presenter import SentState
from poleis.web.tables.state_message import state_message
from poleis.web.tables.table import Table
from tests.web.local.tab import AGAINST_BOT, run, tab

MOVES = 12


async def bots_are_done(table: Table) -> None:
    """Wait until nothing happens at a table but what people do."""
    while table.bots.is_thinking:
        await asyncio.sleep(0.001)
        await table.ask(lambda: None)
    await table.ask(lambda: None)


@pytest.mark.parametrize("game", sorted(games()))
def test_a_whole_state_is_what_the_seat_may_know(game: str) -> None:
    """It does not change with the true position behind what the seat knows, and never has the
    seed before the end."""

    async def job() -> None:
        luck = random.Random(game)
        with tab() as page:
            id = await page.open(game, AGAINST_BOT)
            line = await page.at(id)
            table = (await page.home.tables.get(id)).table
            for _ in range(MOVES):
                await line.until(lambda state: state["over"] or bool(state["legal"]))
                if line.state["over"]:
                    break
                await bots_are_done(table)
                whole = await line.hello()
                assert not any(table.info.seed in text for text in line.texts)
                client = table.clients[0]
                assert (0,) == tuple(client.seats)
                client.sent = SentState()
                known = table.match.known(0)
                true, table.match.state = table.match.state, known
                try:
                    again = json.loads(json.dumps(state_message(table, client)))
                finally:
                    table.match.state = true
                assert {**whole, "rev": 0} == {**again, "rev": 0}
                await line.hello()
                await line.play(luck.choice(line.state["legal"]))

    run(job())
