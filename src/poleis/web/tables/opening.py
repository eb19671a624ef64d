"""Opening tables: from a wish, from a position, from another table. Nothing is written here."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Literal, Protocol

from poleis.core.clean_text import clean
from poleis.core.errors import BadSetup
from poleis.core.explain import Message
from poleis.core.game import get_game, is_drawn
from poleis.core.match import Match
from poleis.core.position_text import position_text
from poleis.core.setup import Setup, make_setup
from poleis.core.state import State
from poleis.web.tables import daily, tokens
from poleis.web.tables.bots import check_offered, default_level
from poleis.web.tables.rows import (
    BOT,
    HOTSEAT,
    HUMAN,
    OPEN,
    AtEnd,
    Seat,
    TableInfo,
    Terms,
    TimeControl,
    TimeKind,
)
from poleis.web.tables.seat_changes import bot_name
from poleis.web.tables.table import Table

PLACES = """
Aigina Amorgos Andros Argos Athens Chios Corinth Delos Delphi Eleusis Ephesos Halikarnassos Hydra
Ios Ithaka Knossos Korfu Kos Kythera Lesbos Lindos Melos Miletos Mykonos Naxos Nemea Olympia Paros
Patmos Pella Pergamon Priene Pylos Rhodes Samos Segesta Selinus Sifnos Skyros Smyrna Sparta Syrakus
Tegea Tenedos Thasos Thebes Thera Tinos Tiryns Troy Zakynthos
"""
"""Tables are named after these, so that people can talk about them."""

SeatChoice = Literal["human", "hotseat", "link", "bot"]


class SeatWish(Protocol):
    """A seat of a new table."""

    @property
    def kind(self) -> SeatChoice: ...
    @property
    def name(self) -> str: ...
    @property
    def bot(self) -> str | None: ...


class TimeWish(Protocol):
    """How much time players have."""

    @property
    def kind(self) -> TimeKind: ...
    @property
    def seconds(self) -> int: ...
    @property
    def increment(self) -> int: ...
    @property
    def at_end(self) -> AtEnd: ...


class TermsWish(Protocol):
    """What the people at a table agree on."""

    @property
    def time(self) -> TimeWish | None: ...
    @property
    def hints(self) -> bool: ...
    @property
    def open(self) -> bool: ...


class TableWish(Protocol):
    """A new table."""

    @property
    def game(self) -> str: ...
    @property
    def seats(self) -> Sequence[SeatWish]: ...
    @property
    def options(self) -> Mapping[str, bool | str | list[str]]: ...
    @property
    def terms(self) -> TermsWish: ...


@dataclass(frozen=True)
class Opening:
    """Makes the tables of one home."""

    clock: Callable[[], datetime]
    owner: str | None = None
    """The server that opens them, where several share a database."""

    def of_wish(self, wish: TableWish, host: str) -> TableInfo:
        """A table as somebody wants it; BadSetup if the game cannot be played so."""
        game = get_game(wish.game)
        if not is_drawn(game):
            raise BadSetup(f"{game.id} cannot be shown in a browser yet")
        setup = make_setup(game, len(wish.seats), wish.options)
        seats = [self._seat(number, row) for number, row in enumerate(wish.seats)]
        info = self._new(setup, host, seats)
        info.terms = _terms(wish.terms)
        return info

    def of_past(self, old: TableInfo, match: Match, mine: int, host: str) -> TableInfo:
        """A table that goes on from a position of an *old* one, against bots. The *match* is the
        past up to there; its future is drawn anew, so that nobody can try out what chance has in
        store for the old table."""
        level = default_level()
        seats = [_fork_seat(row, mine, level) for row in old.seats]
        info = self._new(old.setup, host, seats)
        info.origin = {"table": old.id, "ply": match.ply}
        match.seed = info.seed
        match.advance()
        return info

    def of_position(self, state: State, seat: int, bot: str, host: str) -> tuple[TableInfo, Match]:
        """A table that begins with a position: one seat for who asks, bots for the rest."""
        setup = state.setup
        if seat >= setup.seats:
            raise BadSetup(f"there is no seat {seat}")
        if not state.actors():
            raise BadSetup("this game is over", Message("server-over"))
        level = check_offered(bot)
        seats = [
            Seat(number, HUMAN, "", seen=self.clock())
            if number == seat
            else Seat(number, BOT, bot_name(number), level)
            for number in range(setup.seats)
        ]
        info = self._new(setup, host, seats)
        info.origin = {"position": position_text(state)}
        return info, Match.from_position(state, info.seed)

    def of_record(self, match: Match, seats: list[Seat], host: str) -> TableInfo:
        """A table with the game of a record, which goes on with luck of its own."""
        info = self._new(match.setup, host, seats)
        info.origin = {"record": True, "ply": match.ply}
        if match.start is not None:
            info.origin["position"] = position_text(match.start)
        return info

    def of_rematch(self, old: TableInfo) -> tuple[TableInfo, list[int]]:
        """The rematch of a table, and its seats in their new order: the next one begins."""
        order = [*range(1, len(old.seats)), 0]
        seen = self.clock()
        seats = [replace(old.seats[was], seat=now, seen=seen) for now, was in enumerate(order)]
        info = self._new(old.setup, old.host, seats)
        info.terms = daily.rematch_terms(old)
        return info, order

    def _seat(self, number: int, wish: SeatWish) -> Seat:
        if wish.kind == "bot":
            return Seat(number, BOT, bot_name(number), check_offered(wish.bot))
        if wish.bot is not None:
            raise BadSetup(f"seat {number}: a bot was named, but the seat is for a person")
        kind = {"human": HUMAN, "hotseat": HOTSEAT, "link": OPEN}[wish.kind]
        return Seat(number, kind, clean(wish.name) if kind != OPEN else "", seen=self.clock())

    def _new(self, setup: Setup, host: str, seats: list[Seat]) -> TableInfo:
        return TableInfo(
            id=tokens.new_id(),
            name=secrets.choice(PLACES.split()),
            game=setup.game.id,
            rules_version=setup.game.rules_version,
            setup=setup,
            seed=tokens.new_seed(),
            host=host,
            seats=seats,
            owner=self.owner,
        )


def new_match(info: TableInfo) -> Match:
    """The match of a new table that begins as usual."""
    return Match(info.setup.game, info.setup, info.seed)


def past_of(table: Table, ply: int) -> Match:
    """The match of a table up to a position; BadSetup if nobody may go on from there."""
    if ply > table.match.ply or not table.presenter.is_open(ply):
        said = f"position {ply} of this table cannot be played on"
        raise BadSetup(said, Message("server-no-fork"))
    return table.match.prefix(ply)


def options_json(setup: Setup) -> dict[str, Any]:
    """The options of a set-up as they are stored."""
    return {key: list(v) if isinstance(v, tuple) else v for key, v in setup.options}


def _terms(wish: TermsWish) -> Terms:
    time = wish.time
    control = None
    if time is not None:
        control = TimeControl(time.kind, time.seconds, time.increment, time.at_end)
    return Terms(control, wish.hints, wish.open)


def _fork_seat(row: Seat, mine: int, level: str) -> Seat:
    if row.seat == mine:
        return Seat(row.seat, HUMAN, row.name if row.kind != BOT else "")
    bot = row.bot if row.kind == BOT and row.bot else level
    return Seat(row.seat, BOT, bot_name(row.seat), bot)
