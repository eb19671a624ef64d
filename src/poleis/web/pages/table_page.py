"""What the page of a table shows around the board."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from markupsafe import Markup

from poleis.core.game import get_game
from poleis.locale import get_language
from poleis.web.pages.agreed import agreed_time
from poleis.web.pages.lobby import bot_rows, name_of
from poleis.web.tables.bots import DEFAULT_LEVEL
from poleis.web.tables.rows import HOTSEAT, HUMAN, OPEN, TableInfo
from poleis.web.tables.seat_changes import can_return
from poleis.web.tables.seat_names import given_name
from poleis.web.tables.stints import is_given_up
from poleis.web.tables.table import Table
from poleis.web.wire import Json


@dataclass(frozen=True)
class Reach:
    """The beginning of links, and whether they lead here only on this machine."""

    base: str
    is_local: bool


@dataclass(frozen=True)
class Reader:
    """Who looks at the page of a table."""

    lang: str
    mine: Sequence[int] = ()
    """The seats that the reader may act for."""
    lost: Sequence[int] = ()
    """Seats of the reader that a bot plays now."""
    is_host: bool = False
    links: Mapping[int, str] = field(default_factory=dict)
    """The links to seats that wait, for the host."""
    codes: Mapping[int, Markup] = field(default_factory=dict)
    """The same as QR codes."""
    reach: Reach = Reach("", is_local=False)
    has_mail: bool = False
    """Whether the reader can be notified by e-mail."""


def table_facts(table: Table, reader: Reader, ply: int | None = None) -> Json:
    """What `table.html` needs, beside the panel of symbols."""
    info, lang = table.info, reader.lang
    mine = list(reader.mine)
    offered = seats_for_bots(table, mine) if reader.is_host or mine else []
    is_offered = info.terms.is_open and info.ending is None
    about = {
        **_table_json(info, lang),
        "ply": ply,
        "you": mine[0] if mine else None,
        "links": [{"seat": seat, "url": url} for seat, url in reader.links.items()],
        "lost": any(can_return(table, seat) for seat in reader.lost),
        "host": reader.is_host,
    }
    return {
        "page": about,
        "may_rematch": reader.is_host or bool(mine),
        "is_host": reader.is_host,
        "is_open": is_offered and any(seat.kind == OPEN for seat in info.seats),
        "offered": offered,
        "links": dict(reader.links),
        "codes": dict(reader.codes),
        "reach": reader.reach,
        "seat_count": info.setup.seats,
        "may_play": bool(mine) and not table.is_over and table.frozen is None,
        "is_given_up": any(is_given_up(info, seat) for seat in reader.lost) and not mine,
        "bots": bot_rows(lang, [info.game]) if offered else [],
        "default_bot": DEFAULT_LEVEL,
        "frozen": None if table.frozen is None else table.frozen.text(lang),
        "agreed": agreed_time(info.terms.time, lang),
        "has_mail": reader.has_mail,
        "daily": info.terms if info.terms.daily else None,
    }


def seats_for_bots(table: Table, mine: Collection[int]) -> list[int]:
    """The seats that a bot may be given, now or when their players have been away for long."""
    if table.frozen is not None:
        return []
    changed = {one.seat for one in table.info.stints if not one.for_good}
    people = [row.seat for row in table.info.seats if row.kind in (OPEN, HUMAN)]
    return [seat for seat in sorted({*people, *changed}) if seat not in mine]


def _table_json(info: TableInfo, lang: str) -> Json:
    """The part of a table's page data that is the same for all readers of a language."""
    name = given_name(info.name, lang)
    return {
        "table": info.id,
        "name": name,
        "game": info.game,
        "game_name": name_of(info.game, lang),
        "crumb": get_language(lang)("server-crumb", name=name, n=info.setup.seats),
        "ws": f"/ws/{info.id}",
        "rules": f"/rules/{info.game}",
        "hotseat": any(seat.kind == HOTSEAT for seat in info.seats),
        "actions": get_game(info.game).actions.describe(),
        "commit": info.commitment,
    }
