"""Stints in words and as rows: who played which part of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from poleis.locale import Language, get_language
from poleis.web.tables.bots import bot_label
from poleis.web.tables.rows import BOT, Seat, Stint, TableInfo
from poleis.web.tables.seat_names import seat_name

if TYPE_CHECKING:
    from poleis.web.tables.presenter import Presenter


def stints_with(info: TableInfo, row: Seat, ply: int, *, for_good: bool = False) -> list[Stint]:
    """All stints of a seat, if *row* plays it from this ply on."""
    ply = max(1, ply)  # the first stint begins at 0
    before = [one for one in info.stints if one.seat == row.seat and one.ply < ply]
    if not before:
        old = info.seats[row.seat]
        before = [Stint(row.seat, 0, old.kind, old.name, old.bot)]
    return [*before, Stint(row.seat, ply, row.kind, row.name, row.bot, for_good)]


def last_player(info: TableInfo, seat: int) -> str:
    """The name of the person who played a seat last; empty if it is not known."""
    people = [one for one in info.stints if one.seat == seat and one.kind != BOT]
    return people[-1].name if people else ""


def is_given_up(info: TableInfo, seat: int) -> bool:
    """Whether the player of a seat resigned, and a bot plays on for good."""
    return any(one.seat == seat and one.for_good for one in info.stints)


def parts_played(presenter: Presenter, seat: int, viewer: int | None, lang: str) -> str:
    """Who played which part of the game: "Ann, from move 23 Iktinos (bot, medium)". Empty if one
    player played the whole."""
    say = get_language(lang)
    last = len(presenter.match.visible_log(viewer))
    moves: dict[int, Stint] = {}  # a stint without a move gives way to the next
    for one in presenter.info.stints:
        if one.seat == seat and one.ply < last:
            moves[presenter.number(viewer, lang, one.ply) + 1] = one
    if len(moves) < 2:
        return ""
    first, *later = moves.items()
    texts = [say("stint-from", n=n, name=_name(one, say, lang)) for n, one in later]
    return ", ".join([_name(first[1], say, lang), *texts])


def _name(stint: Stint, say: Language, lang: str) -> str:
    name = seat_name(Seat(stint.seat, stint.kind, stint.name), lang)
    if stint.bot is None:
        return name
    return say("stint-bot", name=name, level=bot_label(stint.bot, lang))
