"""Previews and the log of Age of Civilization."""

from __future__ import annotations

import pytest

from poleis.core.game import Setup
from poleis.core.state import CHANCE
from poleis.games.age_of_civilization.layout import COINS, WORKERS, realm
from tests.draw.aoc import GAME, LANGUAGES, NAMES, SETUPS, decisions, game_of, position, random_game


@pytest.mark.parametrize("setup", SETUPS[::2], ids=str)
def test_every_legal_action_has_a_preview(setup: Setup) -> None:
    match = random_game(setup)
    for i, (ply, seat) in enumerate(decisions(match, 9)):
        known = position(match, ply, seat)
        before = known.dump()
        for code in known.legal(seat):
            preview = GAME.preview(known, seat, int(code), LANGUAGES[i % 3])
            assert preview.title
        assert before == known.dump()


def test_previews_tell_what_changes() -> None:
    """Coins and workers before and after, points as the score sheet counts them."""
    match = game_of(3)
    told = 0
    for ply, seat in decisions(match, 1):
        known = position(match, ply, seat)
        code = match.log[ply].action
        preview = GAME.preview(known, seat, code, "en")
        after = known.clone()
        after.apply(seat, code)
        by_icon = {delta.icon: delta for delta in preview.deltas}
        for icon, place in (("coin", COINS), ("worker", WORKERS)):
            change = after.numbers()[realm(seat) + place] - known.numbers()[realm(seat) + place]
            said = by_icon[icon].text if icon in by_icon else "+0"
            assert change == int(said.replace("−", "-"))
            if icon in by_icon:
                assert ("up" if change > 0 else "down") == by_icon[icon].tone
                told += 1
        points = int(after.score(seat) - known.score(seat))
        assert (points != 0) == ("" in by_icon)
        if points:
            assert by_icon[""].text.startswith(f"+{points}" if points > 0 else f"−{-points}")
    assert told > 30


def test_a_civilization_is_previewed_by_what_it_brings() -> None:
    match = game_of(2)
    ply, seat = next(decisions(match, 1))
    known = position(match, ply, seat)
    code = int(known.legal(seat)[0])
    name = GAME.actions.text(code).split()[1]
    preview = GAME.preview(known, seat, code, "en")
    assert preview.title.startswith("Birth: ")
    assert name[:3].title() in preview.title
    assert len(preview.detail) > 15


@pytest.mark.parametrize("setup", SETUPS[::3], ids=str)
def test_the_log_has_every_round_and_every_deed(setup: Setup) -> None:
    match = random_game(setup)
    headings: list[str] = []
    for ply, move in enumerate(match.log):
        lines = GAME.tell(position(match, ply, None), move, "en", NAMES[: setup.seats])
        headings += [line.text for line in lines if line.heading]
        if move.actor == CHANCE:
            assert all(line.seat is None or "first player" in line.text for line in lines)
            continue
        kind = GAME.actions.split(move.action)[0].name
        own = [line for line in lines if line.seat == move.actor]
        if kind in ("birth", "absorb", "take", "unlock", "fill", "rest", "resolve", "endow"):
            assert 1 == len(own)
            assert own[0].text.startswith(NAMES[move.actor])
        if kind in ("skip", "keep", "decline"):
            assert [] == own
    assert [f"Round {n}" for n in range(1, 7)] == headings


@pytest.mark.rule("AOC-8.6")
def test_a_plague_is_told_with_those_who_lost_a_worker() -> None:
    match = game_of(2, 4)
    lines = [
        line.text
        for ply, move in enumerate(match.log)
        for line in GAME.tell(position(match, ply, None), move, "en", NAMES[:2])
        if line.seat is None and not line.heading
    ]
    assert any(line.startswith(("War: ", "Plague: ")) for line in lines)
