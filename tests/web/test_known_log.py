"""A log that is kept from move to move says what one that is read anew says."""

from __future__ import annotations

from itertools import chain

import pytest

from poleis.core.match import Move
from poleis.core.state import CHANCE
from poleis.web.tables.known_log import KnownLog, last_moves
from poleis.web.tables.presenter import SentState
from poleis.web.wire.states import LogLine
from tests.web.random_table import GAMES, RandomTable


def latest_turns(log: list[Move]) -> tuple[Move, ...]:
    """The moves of each seat's latest turn, by their definition."""
    plies: dict[int, list[int]] = {}
    for ply, move in enumerate(log):
        if move.actor == CHANCE:
            continue
        mine = plies.setdefault(move.actor, [])
        if mine and any(other.actor not in (move.actor, CHANCE) for other in log[mine[-1] : ply]):
            mine.clear()
        mine.append(ply)
    return tuple(log[ply] for ply in sorted(chain.from_iterable(plies.values())))


@pytest.mark.parametrize("game", GAMES)
def test_the_log_is_read_as_it_grows_and_shrinks(game: str) -> None:
    table = RandomTable(game, seats=3)
    match = table.match
    logs = {viewer: KnownLog(match, viewer) for viewer in table.viewers}
    for _ in table.play(150, undo=0.2):
        for viewer, log in logs.items():
            before = log.moves[:]
            same = log.update()
            now = match.visible_log(viewer)
            assert log.moves == now
            assert before[:same] == now[:same]
            assert log.others == sum(move.actor not in (CHANCE, viewer) for move in now)
            assert last_moves(now, 3) == latest_turns(now)


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_known_in_one_pass(game: str) -> None:
    table = RandomTable(game)
    match = table.match
    for number in table.play(60, undo=0.05):
        if number % 7:
            continue
        for viewer in table.viewers:
            plies = len(match.visible_log(viewer))
            expected = [match.known(viewer, ply).dump() for ply in range(plies)]
            for first in (0, plies // 2, max(0, plies - 1)):
                found = [known.dump() for known in match.each_known(viewer, first)]
                assert found == expected[first:]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_follows_the_log_reads_what_a_newcomer_reads(game: str) -> None:
    table = RandomTable(game)
    sent = {viewer: SentState() for viewer in table.viewers}
    read: dict[int | None, list[LogLine]] = {viewer: [] for viewer in table.viewers}
    for number in table.play(100, undo=0.15):
        for viewer, had in sent.items():
            news = table.presenter.log_update(had, viewer, "en")
            kept = [line for line in read[viewer] if line["ply"] <= news["log_from"]]
            read[viewer] = kept + news["log"]
            if number % 9 == 0:
                whole = table.newcomer().log_update(SentState(), viewer, "en")
                assert read[viewer] == whole["log"]
                assert news["log_note"] == whole["log_note"]
