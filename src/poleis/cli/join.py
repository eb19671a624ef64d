"""`poleis join`: a bot takes a seat at a table of a server."""

from __future__ import annotations

from typing import Annotated

import typer

from poleis.bots.policy import make_policy
from poleis.cli.extras import require
from poleis.core.clean_text import LONGEST_NAME, clean
from poleis.core.errors import BadSetup


def join(
    url: Annotated[str, typer.Argument(help="The link to the seat: http://.../j/...")],
    bot: Annotated[str, typer.Option(help="Which bot plays, for example mcts:strong.")] = "mcts",
    name: Annotated[str, typer.Option(help="What the others call it.")] = "",
) -> None:
    """Let a bot play a seat by its link, here or on another machine, to the end of the game."""
    require("client")
    import asyncio

    from poleis.client import join as take_seat
    from poleis.client import play_for

    policy = make_policy(bot)
    called = clean(name) or bot[:LONGEST_NAME]
    if len(called) > LONGEST_NAME:
        raise BadSetup(f"--name {called!r} is longer than {LONGEST_NAME} characters")

    async def play() -> dict[str, object]:
        seat = await take_seat(url, called)
        print(f"{bot} sits at {seat.server}/t/{seat.table}", flush=True)
        return await play_for(seat, policy)

    facts = asyncio.run(play())
    print(f"The game is over: {facts.get('scores')}")
