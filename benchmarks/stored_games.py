"""Games in a database before a server starts: in the middle of play, or finished."""

from __future__ import annotations

import random
from dataclasses import dataclass

from sqlalchemy import Connection, insert, literal, select

from poleis.core.game import Game, get_game
from poleis.core.luck import Luck
from poleis.core.match import Match
from poleis.core.setup import make_setup
from poleis.web.storage import schema, store
from poleis.web.storage.database import open_engine, upgrade
from poleis.web.tables import tokens
from poleis.web.tables.rows import HUMAN, OPEN, Seat, TableInfo, now

GAMES = ("akropolis", "origins", "seven_wonders_dice", "age_of_civilization")
SEATS = 2
ORIGINALS = 5
"""Finished games of each kind that are played; all others are copies of their rows."""


@dataclass(frozen=True)
class StoredTable:
    """A table in a database: its id and the token of each seat."""

    id: str
    game: str
    tokens: tuple[str, ...]


def play_at_random(game: Game, seed: str, share: float) -> Match:
    """The first part of a random game: *share* of its decisions, 1.0 for all of them."""
    match = _play(game, seed, None)
    if share >= 1.0:
        return match
    decisions = sum(move.actor >= 0 for move in match.log)
    return _play(game, seed, int(share * decisions))


def _play(game: Game, seed: str, decisions: int | None) -> Match:
    match = Match(game, make_setup(game, SEATS), seed)
    luck = Luck.of("stored", seed)
    while not match.is_over and decisions != 0:
        actors = match.state.actors()
        actor = int(actors[luck.below(len(actors))])
        match.play(actor, int(match.state.random_action(actor, luck)))
        decisions = None if decisions is None else decisions - 1
    return match


def add_table(connection: Connection, match: Match) -> StoredTable:
    """Write a table for two people with links, who are this far in their game."""
    kind = HUMAN if match.is_over else OPEN
    info = TableInfo(
        id=tokens.new_id(),
        name="Delos",
        game=match.game.id,
        rules_version=match.game.rules_version,
        setup=match.setup,
        seed=str(match.seed),
        host="",
        seats=[Seat(seat, kind, "", seen=now()) for seat in range(SEATS)],
    )
    store.add_table(connection, info, match)
    links = tuple(tokens.new_token() for _ in range(SEATS))
    for seat, token in enumerate(links):
        store.add_link(connection, info.id, seat, tokens.digest(token))
    return StoredTable(info.id, info.game, links)


def store_games_in_play(url: str, count: int, seed: int = 1) -> list[StoredTable]:
    """Write tables whose games are at any point of their first two thirds, the kinds in turn."""
    luck = random.Random(seed)
    engine = open_engine(url)
    upgrade(engine)
    stored = []
    with engine.execution_options(writing=True).begin() as connection:
        for number in range(count):
            game = get_game(GAMES[number % len(GAMES)])
            match = play_at_random(game, f"{luck.getrandbits(64):x}", luck.uniform(0, 0.66))
            stored.append(add_table(connection, match))
    engine.dispose()
    return stored


def store_finished_games(url: str, count: int, seed: int = 1) -> None:
    """Write tables whose games are over, the kinds in turn; most are copies of a few."""
    luck = random.Random(seed)
    engine = open_engine(url)
    upgrade(engine)
    with engine.execution_options(writing=True).begin() as connection:
        originals = []
        for number in range(min(count, ORIGINALS * len(GAMES))):
            match = play_at_random(
                get_game(GAMES[number % len(GAMES)]), f"{luck.getrandbits(64):x}", 1.0
            )
            originals.append(add_table(connection, match).id)
        for number in range(len(originals), count):
            copy_table(connection, originals[number % len(originals)])
    engine.dispose()


def copy_table(connection: Connection, original: str) -> None:
    """Write the rows of a table, its seats and its events once more under another id."""
    id = literal(tokens.new_id())
    for table, key in (
        (schema.tables, "id"),
        (schema.seats, "table_id"),
        (schema.events, "table_id"),
    ):
        columns = [id.label(key) if column.name == key else column for column in table.c]
        rows = select(*columns).where(table.c[key] == original)
        connection.execute(insert(table).from_select([column.name for column in table.c], rows))
