"""The checker of histories: it accepts a correct run, and reports each way to break one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from poleis.core.game import get_game
from poleis.core.luck import Luck
from poleis.core.match import Match, Move
from poleis.core.setup import make_setup
from poleis.core.state import CHANCE
from poleis.web.tables.rows import HUMAN, Event, Seat, TableInfo
from tests.soak.history import (
    Answer,
    History,
    Operation,
    Sight,
    StoredTable,
    check,
    content_at,
)

TABLE = "t1"
SEED = "olive-7"
DECISIONS = 28
Run = tuple[History, StoredTable]


def correct_run(game_id: str) -> Run:
    """Two clients play, take back once and chat; a server without faults answers each at once."""
    game = get_game(game_id)
    setup = make_setup(game, 2)
    match, history, luck = Match(game, setup, SEED), History(), Luck.of("run")
    rows = [Event(event) for event in match.history]

    def record(operation: Operation) -> None:
        first, *others = match.history[len(rows) :]
        rows.extend([Event(first, operation.id), *map(Event, others)])
        rev = match.revision([operation.seat])
        operation.answers.append(Answer(operation.sent + 0.5, rev))
        history.operations.append(operation)
        for seat in range(2):
            seen = match.revision([seat]), content_at(match.state, seat)
            history.sights.append(Sight(TABLE, seat, f"c{seat}", operation.sent + 0.6, *seen))

    for number in range(DECISIONS):
        actors = match.state.actors()
        seat = actors[luck.below(len(actors))]
        code = int(match.state.random_action(seat, luck))
        rev = match.revision([seat])
        match.play(seat, code)
        record(Operation(TABLE, seat, f"m{number}", "play", rev, code, float(number)))
        ply = match.last_decision(seat)
        if number == 20 and ply is not None:
            rev = match.revision([seat])
            match.undo(seat, consent=True)
            record(Operation(TABLE, seat, "back", "undo", rev, None, number + 0.7))
    said = Operation(TABLE, 0, "hi", "chat", 0, None, 99.0, [Answer(99.1, 0)])
    history.operations.append(said)
    seats = [Seat(seat, HUMAN, "") for seat in range(2)]
    info = TableInfo(TABLE, "Delos", game_id, game.rules_version, setup, SEED, "", seats)
    return history, StoredTable(info, rows, list(range(1, len(rows) + 1)), [(0, "hi")])


def kinds(run: Run) -> set[str]:
    """The kinds of violations that the checker reports."""
    history, table = run
    return {one.kind for one in check(history, {TABLE: table})}


@pytest.mark.parametrize(
    "game", ["akropolis", "origins", "seven_wonders_dice", "age_of_civilization"]
)
def test_a_correct_run_is_accepted(game: str) -> None:
    history, table = correct_run(game)
    assert [] == check(history, {TABLE: table})
    assert DECISIONS + 1 == history.acknowledged("play", "undo")


def lose_the_last_move(run: Run) -> None:
    """The database has forgotten it and all that followed."""
    _, table = run
    last = max(place for place, row in enumerate(table.events) if row.message)
    del table.events[last:], table.revisions[last:]


def lose_a_line_of_chat(run: Run) -> None:
    run[1].chat.clear()


def double_a_line_of_chat(run: Run) -> None:
    run[1].chat.append((0, "hi"))


def lose_the_table(run: Run) -> None:
    run[1].info.id = "another"


def count_a_move_twice(run: Run) -> None:
    """Under the same id, at a place where it is legal again."""
    _, table = run
    row = next(row for row in table.events if row.message)
    at = table.events.index(row)
    table.events.insert(at, row)
    table.revisions.append(len(table.events))


def store_a_refused_move(run: Run) -> None:
    operation = run[0].operations[5]
    operation.answers = [replace(operation.answers[0], rev=None, error="illegal")]


def store_a_move_that_nobody_sent(run: Run) -> None:
    del run[0].operations[5]


def store_another_move(run: Run) -> None:
    operation = run[0].operations[5]
    assert operation.code is not None
    operation.code += 1


def acknowledge_a_wrong_revision(run: Run) -> None:
    operation = run[0].operations[5]
    operation.answers = [Answer(operation.sent + 0.5, 1000)]


def play_in_a_position_that_was_over(run: Run) -> None:
    run[0].operations[5].rev -= 1


def answer_differently(run: Run) -> None:
    operation = run[0].operations[5]
    operation.answers.append(Answer(50.0, error="stale"))


def store_in_another_order(run: Run) -> None:
    """The answer to one came before the other was sent, but its row stands behind it."""
    first, second = run[0].operations[5:7]
    first.sent += 2
    first.answers = [replace(first.answers[0], at=first.sent + 0.1)]
    second.answers = [replace(second.answers[0], at=second.sent + 0.1)]


def show_another_position(run: Run) -> None:
    run[0].sights[8] = replace(run[0].sights[8], content="another")


def show_a_revision_between(run: Run) -> None:
    """A move without the outcome of chance that belongs to it."""
    history, table = run
    at = next(
        place
        for place, row in enumerate(table.events[10:], 10)
        if row.event.actor == CHANCE and table.events[place - 1].message
    )
    history.sights[-1] = replace(history.sights[-1], rev=at, client="c9")


def show_an_old_position(run: Run) -> None:
    history, _ = run
    history.sights.append(replace(history.sights[10], at=1000.0))


def leave_a_hole(run: Run) -> None:
    run[1].revisions[-1] += 1


def roll_again(run: Run) -> None:
    """Chance brings something else than the seed says."""
    _, table = run
    place = next(n for n, row in enumerate(table.events) if row.event.actor == CHANCE)
    row = table.events[place]
    assert isinstance(row.event, Move)
    table.events[place] = replace(row, event=replace(row.event, action=row.event.action + 1))


@pytest.mark.parametrize(
    ("break_it", "kind"),
    [
        (lose_the_last_move, "lost"),
        (lose_a_line_of_chat, "lost"),
        (lose_the_table, "lost"),
        (double_a_line_of_chat, "doubled"),
        (count_a_move_twice, "replay"),
        (store_a_refused_move, "refused"),
        (store_a_move_that_nobody_sent, "phantom"),
        (store_another_move, "content"),
        (acknowledge_a_wrong_revision, "revision"),
        (play_in_a_position_that_was_over, "revision"),
        (answer_differently, "answers"),
        (store_in_another_order, "order"),
        (show_another_position, "divergent"),
        (show_a_revision_between, "divergent"),
        (show_an_old_position, "backwards"),
        (leave_a_hole, "hole"),
        (roll_again, "chance"),
    ],
)
def test_a_broken_run_is_reported(break_it: Callable[[Run], None], kind: str) -> None:
    run = correct_run("akropolis")
    break_it(run)
    history, table = run
    found = {one.kind for one in check(history, {table.info.id: table})}
    assert kind in found


def test_a_move_that_counts_twice_is_reported_where_the_rules_allow_it() -> None:
    """7 Wonders Dice lets a player do the same again."""
    history, table = correct_run("seven_wonders_dice")
    stored = check(history, {TABLE: table})
    assert [] == stored
    lost = history.operations[-3]
    again = next(row for row in table.events if row.message == lost.id)
    earlier = history.operations[-4]
    table.events[table.events.index(again)] = replace(again, message=earlier.id)
    assert {"doubled", "lost"} & {one.kind for one in check(history, {TABLE: table})}


@pytest.mark.parametrize("error", ["server", "rate"])
def test_a_message_without_a_certain_answer_may_count_or_not(error: str) -> None:
    history, table = correct_run("akropolis")
    last = history.operations[-2]
    last.answers = [Answer(last.sent + 0.5, error=error)]
    assert "unknown" == last.status
    assert [] == check(history, {TABLE: table})
    del history.sights[-2:]
    lose_the_last_move((history, table))
    assert [] == check(history, {TABLE: table})
