"""The turns of the bots at one table: when they think, what they play, and when they stop.

A bot that cannot decide does not play. The table shows that it has stopped, the log has the
reason, and the bot tries again when the position changes or the table is loaded anew.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Final

from poleis.bots.policy import Decision
from poleis.core.explain import Message
from poleis.core.state import CHANCE
from poleis.locale import get_language
from poleis.web.tables.bots import default_level, thought_json
from poleis.web.tables.errors import LostTable, NotStored, StaleTable
from poleis.web.tables.fair_queue import Asker
from poleis.web.tables.rows import BOT

if TYPE_CHECKING:
    from poleis.web.tables.table import Client, Table

log: Final = logging.getLogger("poleis.web")

RETRY_AFTER = 1.0
"""Seconds until a bot tries again whose move could not be written to the database."""


class BotTurns:
    """Lets the bots of a table think and play."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._is_closed = False
        self._stopped: dict[int, int] = {}
        """By seat: the revision for which its bot could not decide."""
        self._not_stored: Message | None = None
        """Why the last move of a bot could not be written, if that is so."""
        self.stand_ins: dict[int, bool] = {}
        """Seats of people whose time is over and whose move a bot makes: whether it has begun."""

    @property
    def is_thinking(self) -> bool:
        return bool(self._thinking)

    def close(self) -> None:
        """Stop thinking, for good."""
        self._is_closed = True
        for task in self._thinking.values():
            task.cancel()

    @property
    def stopped(self) -> set[int]:
        """The seats that must act and whose bots cannot."""
        acting = self.table.presenter.actors()
        return {seat for seat in acting if self._has_stopped(seat)}

    def _has_stopped(self, seat: int) -> bool:
        return self._stopped.get(seat) == self.table.match.revision([seat])

    @property
    def is_paused(self) -> bool:
        """Whether the bots of a table without people wait for the person who opened it."""
        return self._has_bots_only and self._opener is None and not self.table.is_over

    @property
    def _has_bots_only(self) -> bool:
        return all(seat.kind == BOT for seat in self.table.info.seats)

    @property
    def _opener(self) -> Client | None:
        """A connection of the person who opened the table."""
        host = self.table.info.host
        return next((client for client in self.table.clients if client.person == host), None)

    def notice(self, lang: str) -> str | None:
        """One sentence: what keeps the bots from playing, if anything does."""
        say = get_language(lang)
        if self._not_stored is not None:
            return say.say(self._not_stored)
        stopped = sorted(self.stopped)
        if stopped:
            return say("server-bot-stopped", name=self.table.presenter.names(lang)[stopped[0]])
        return say("server-bots-paused") if self.is_paused else None

    def _asker(self) -> Asker:
        """For whom the bots think: a player who is connected, or else the opener."""
        players = [client for client in self.table.clients if client.seats]
        if players:
            return Asker(players[0].address)
        opener = self._opener
        host = self.table.info.host
        return Asker(opener.address if opener else host, is_urgent=False)

    def wake(self) -> None:
        """Let the bots think that must act."""
        acting = self.table.presenter.actors()
        self.stand_ins = {seat: has for seat, has in self.stand_ins.items() if seat in acting}
        if self._is_closed or self.is_paused or self.table.frozen is not None:
            return
        for actor in acting:
            if actor != CHANCE and self._plays(actor):
                self._think(actor)

    def stand_in(self, seat: int) -> None:
        """Let a bot make the move of a person, to the end of their turn."""
        self.stand_ins[seat] = False
        self.wake()

    def _plays(self, seat: int) -> bool:
        """Whether a bot decides for a seat."""
        return self.table.info.seats[seat].kind == BOT or seat in self.stand_ins

    def stop_all(self) -> None:
        """Stop thinking: the game has ended."""
        for seat in list(self._thinking):
            self.stop(seat)

    def stop(self, seat: int) -> None:
        """Stop thinking for a seat, whose player has come back."""
        task = self._thinking.pop(seat, None)
        if task is not None:
            task.cancel()

    def _think(self, seat: int) -> None:
        if seat in self._thinking or self._has_stopped(seat):
            return
        table = self.table
        known = table.presenter.known(seat).dump()
        rev = table.match.revision([seat])
        self._thinking[seat] = asyncio.create_task(self._decide(seat, rev, known))

    async def _decide(self, seat: int, rev: int, known: object) -> None:
        table = self.table
        started = time.monotonic()
        spec = table.info.seats[seat].bot or default_level()
        game, setup = table.info.game, table.info.setup
        try:
            decision = await table.workers.decide(game, setup, known, seat, spec, self._asker())
            await asyncio.sleep(max(0.0, table.bot_pause - (time.monotonic() - started)))
        finally:
            if self._thinking.get(seat) is asyncio.current_task():
                del self._thinking[seat]
            table.touched = time.monotonic()
        table.post(lambda: self._play(seat, rev, decision))

    async def _play(self, seat: int, rev: int, decision: Decision | None) -> None:
        """Play a decision like a person's move: for the revision that it was made for."""
        table = self.table
        if table.is_over or not self._plays(seat):
            return
        if rev != table.match.revision([seat]):
            self.stand_ins.pop(seat, None)  # the person has moved
            self.wake()
            return
        if decision is None or decision.action not in map(int, table.match.state.legal(seat)):
            await self._stop(seat, rev, decision)
            return
        try:
            if seat in self.stand_ins:
                await self._play_for_person(seat, decision)
            else:
                await table.play(seat, decision.action, f"bot-{rev}", thought_json(decision))
        except StaleTable:
            log.warning("a table was read again", extra={"table": table.info.id})
        except LostTable:
            raise
        except NotStored as error:
            await self._wait_for_room(error.notice)
            return
        except Exception:  # the database write failed
            fields = {"table": table.info.id, "seat": seat}
            log.exception("the move of a bot could not be written", extra=fields)
            asyncio.get_running_loop().call_later(RETRY_AFTER, table.post, table.wake_bots)
            return
        self._not_stored = None
        await table.after_change()

    async def _wait_for_room(self, notice: Message) -> None:
        """Show at the table why nothing can be written, and try again until it can."""
        is_new, self._not_stored = self._not_stored is None, notice
        table = self.table
        asyncio.get_running_loop().call_later(RETRY_AFTER, table.post, table.wake_bots)
        if is_new:
            await table.send_states()

    async def _play_for_person(self, seat: int, decision: Decision) -> None:
        """Play a decision of somebody whose time is over. What the bot decides in one turn is
        undone together."""
        table = self.table
        match, before = table.match, table.rev
        phase, has_begun = match.state.phase(), self.stand_ins[seat]
        message = f"time-{secrets.token_hex(8)}"
        await table.play(seat, decision.action, message, thought_json(decision), has_begun)
        is_over = seat not in match.state.actors() or table.rev > before + 1
        if is_over or phase != match.state.phase():
            del self.stand_ins[seat]
        else:
            self.stand_ins[seat] = True

    async def _stop(self, seat: int, rev: int, decision: Decision | None) -> None:
        """Show at the table that a bot cannot go on."""
        info = self.table.info
        reason = "it failed twice" if decision is None else f"illegal action {decision.action}"
        fields = {"table": info.id, "seat": seat, "bot": info.seats[seat].bot}
        log.error("a bot has stopped: %s", reason, extra=fields)
        self._stopped[seat] = rev
        await self.table.send_states()
