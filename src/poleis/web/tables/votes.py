"""Votes: the people present decide on a seat whose player is away, and on abandoning the game.

One vote is open at a time. Everybody who is connected for a seat has one ballot, however many seats
they play. Who comes may vote, and who goes counts no longer. An open vote outlives a restart of the
server; who was there before is waited for then. Everything here runs in the task that owns the
table.
"""

from __future__ import annotations

import itertools
import math
import secrets
from dataclasses import dataclass, field
from typing import Any

from poleis.core.errors import PoleisError
from poleis.locale import Language, get_language
from poleis.web.tables.bots import bot_label, check_offered
from poleis.web.tables.bucket import Bucket
from poleis.web.tables.endings import end_game
from poleis.web.tables.limits import Limits
from poleis.web.tables.notices import post_notice
from poleis.web.tables.replies import nack, seat_for
from poleis.web.tables.rows import HUMAN
from poleis.web.tables.seat_changes import check_vacant, seat_bot
from poleis.web.tables.table import Client, Table
from poleis.web.wire import server_messages
from poleis.web.wire.client_messages import Abandon, Replace, VoteAnswer
from poleis.web.wire.server_messages import ack

_numbers = itertools.count(secrets.randbelow(2**30))


@dataclass(frozen=True)
class Proposal:
    """What is voted on: a bot for a seat; or, without a seat, the end of the game."""

    seat: int | None = None
    bot: str = ""


@dataclass
class Vote:
    """An open vote. A ballot is named by the first seat of who has it."""

    number: int
    proposal: Proposal
    proposer: int
    yes: set[int] = field(default_factory=set)
    no: set[int] = field(default_factory=set)
    awaited: set[int] = field(default_factory=set)
    """Who was there before a restart and has not come back yet."""

    def stored(self, voters: set[int]) -> dict[str, Any]:
        """The vote as the database keeps it, with those who may vote."""
        proposal = {"seat": self.proposal.seat, "bot": self.proposal.bot}
        ballots = {"yes": self.yes, "no": self.no, "voters": voters}
        rows = {name: sorted(found) for name, found in ballots.items()}
        return {"number": self.number, **proposal, "proposer": self.proposer, **rows}

    @classmethod
    def from_stored(cls, row: dict[str, Any]) -> Vote:
        proposal = Proposal(row["seat"], row["bot"])
        ballots = (set(row[name]) for name in ("yes", "no", "voters"))
        return cls(row["number"], proposal, row["proposer"], *ballots)

    def outcome(self, present: set[int]) -> bool | None:
        """Whether it is carried, as soon as that is certain. A seat needs the majority of the
        people present, the end of the game all of them."""
        yes, no = len(self.yes & present), len(self.no & present)
        if self.proposal.seat is None:
            return False if no else (True if yes == len(present) else None)
        if 2 * yes > len(present):
            return True
        return False if 2 * no >= len(present) else None


class Votes:
    """The votes at one table."""

    def __init__(self, table: Table, limits: Limits) -> None:
        self.table = table
        self._stored: dict[str, Any] | None = table.info.vote
        self.vote: Vote | None = _open_vote(table)
        self._is_resting = False
        self._proposals = [Bucket(*limits.takebacks) for _ in table.info.seats]

    def present(self) -> set[int]:
        """The ballots of the people at the table; programs do not vote."""
        return {one.seats[0] for one in self.table.clients if one.seats and one.person}

    def _voters(self, vote: Vote) -> set[int]:
        """Who decides: the people present and, after a restart, those who were and may be back
        soon."""
        return self.present() | (vote.awaited & self.table.presence.left_just_now().keys())

    def rest(self) -> None:
        """The server stops: nobody goes by their own will from now on."""
        self._is_resting = True

    async def _write(self) -> None:
        """Write down the vote that is open now, if that has changed."""
        vote = self.vote
        row = None if vote is None else vote.stored(self._voters(vote))
        if row != self._stored:
            await self.table.journal.set_vote(row)
            self._stored = row

    # ---- proposals

    async def replace(self, client: Client, message: Replace) -> None:
        """Propose a bot for a seat whose player has been away for long."""
        if seat_for(self.table, client, message, known=True) is None:
            return
        try:
            bot = check_offered(message.bot)
            check_vacant(self.table, message.seat, client.seats)
        except PoleisError as error:
            text = get_language(client.lang).error_text(error)
            client.send(server_messages.nack(message.id, "seat", text))
            return
        if self.table.info.seats[message.seat].kind != HUMAN:  # its host may give it away
            nack(client, message.id, "seat", "server-seat-taken")
            return
        await self._propose(client, message.id, Proposal(message.seat, bot))

    async def abandon(self, client: Client, message: Abandon) -> None:
        """Propose to end the game. Who left a moment ago is waited for: nobody shall escape a
        defeat that way."""
        table = self.table
        if seat_for(table, client, message, known=True) is None:
            return
        if table.is_over:
            nack(client, message.id, "turn", "server-over")
            return
        left = table.presence.left_just_now()
        if left:
            say = get_language(client.lang)
            seat, wait = max(left.items(), key=lambda one: one[1])
            name = table.presenter.names(client.lang)[seat]
            text = say("vote-left-just-now", name=name, n=math.ceil(wait / 60))
            client.send(server_messages.nack(message.id, "busy", text))
            return
        await self._propose(client, message.id, Proposal())

    async def _propose(self, client: Client, id: str, proposal: Proposal) -> None:
        table, ballot = self.table, client.seats[0]
        if self.vote is not None and self.vote.proposal != proposal:
            nack(client, id, "busy", "vote-open")
            return
        if self.vote is None and not self._proposals[ballot].take():
            nack(client, id, "rate", "server-too-fast")
            return
        is_new = self.vote is None
        vote = self.vote = self.vote or Vote(next(_numbers), proposal, ballot)
        vote.no.discard(ballot)
        vote.yes.add(ballot)
        is_decided = await self._count(is_told=not is_new)
        await self._write()
        client.send(table.remember(ballot, id, ack(id, table.rev_of(client))))
        if is_new and not is_decided:
            for other in table.clients:
                self.remind(other)

    # ---- ballots

    def remind(self, client: Client) -> None:
        """Ask who has a ballot and has not voted yet."""
        vote = self.vote
        if vote is None or not client.seats or not client.person:
            return
        if client.seats[0] not in vote.yes | vote.no:
            text = self._question(vote, client.lang)
            client.send({"type": "ask-vote", "vote": vote.number, "text": text})

    def _question(self, vote: Vote, lang: str) -> str:
        say, names = get_language(lang), self.table.presenter.names(lang)
        proposer, proposal = names[vote.proposer], vote.proposal
        if proposal.seat is None:
            return say("vote-asks-abandon", name=proposer)
        level = bot_label(proposal.bot, lang)
        return say("vote-asks-bot", name=proposer, player=names[proposal.seat], level=level)

    async def answer(self, client: Client, message: VoteAnswer) -> None:
        if seat_for(self.table, client, message, known=True) is None:
            return
        vote, ballot = self.vote, client.seats[0]
        if vote is None or vote.number != message.vote:
            nack(client, message.id, "missing", "vote-closed")
            return
        mine, other = (vote.yes, vote.no) if message.yes else (vote.no, vote.yes)
        other.discard(ballot)
        mine.add(ballot)
        await self._count()
        await self._write()
        done = ack(message.id, self.table.rev_of(client))
        client.send(self.table.remember(ballot, message.id, done))

    async def recount(self) -> None:
        """Somebody has come or gone. The vote about a player who has come back is pointless."""
        vote = self.vote
        if vote is None or self._is_resting:
            return
        vote.awaited -= self.present()
        if vote.proposal.seat in self.table.online():
            self._close(yes=False, key="vote-back", seat=vote.proposal.seat)
        elif not self._voters(vote):
            self.vote = None
        else:
            await self._count()
        await self._write()

    def end_with_game(self) -> None:
        """Nothing is left to vote on once the game is over."""
        if self.vote is not None and self.table.is_over:
            self._close(yes=False, key="server-over")

    async def _count(self, *, is_told: bool = True) -> bool:
        """Carry the vote out, or drop it, once its outcome is certain; returns whether it is."""
        vote = self.vote
        outcome = None if vote is None else vote.outcome(self._voters(vote))
        if vote is None or outcome is None:
            return False
        if outcome:
            self.vote = None  # what follows from it closes no vote
            await self._carry_out(vote.proposal)
            self.vote = vote
        key = "vote-carried" if outcome else "vote-refused"
        self._close(yes=outcome, key=key if is_told else "")
        return True

    async def _carry_out(self, proposal: Proposal) -> None:
        if proposal.seat is not None:
            await seat_bot(self.table, proposal.seat, proposal.bot)
            return
        await end_game(self.table, {"how": "abandoned"})
        await post_notice(self.table, 0, "seat-notice-abandoned", name="")

    def _close(self, *, yes: bool, key: str, seat: int | None = None) -> None:
        """Close the vote and tell the players, with this message if any."""
        vote, self.vote = self.vote, None
        if vote is None or not key:
            return
        for client in self.table.clients:
            if client.seats:
                text = self._said(key, seat, get_language(client.lang), client.lang)
                client.send({"type": "vote-closed", "vote": vote.number, "yes": yes, "text": text})

    def _said(self, key: str, seat: int | None, say: Language, lang: str) -> str:
        if seat is None:
            return say(key)
        return say(key, name=self.table.presenter.names(lang)[seat])


def _open_vote(table: Table) -> Vote | None:
    """The vote that was open when the server stopped, unless nothing is left to vote on."""
    if table.info.vote is None or table.is_over:
        return None
    vote = Vote.from_stored(table.info.vote)
    seat = vote.proposal.seat
    return vote if seat is None or table.info.seats[seat].kind == HUMAN else None
