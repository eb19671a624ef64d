"""Previews and the log of Age of Civilization."""

from __future__ import annotations

import pytest

from poleis import Luck
from poleis.core.match import Move
from poleis.core.setup import Setup
from poleis.core.state import CHANCE
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from tests.draw.aoc import GAME, LANGUAGES, NAMES, SETUPS, decisions, game_of, position, random_game
from tests.rules.age_of_civilization.tables import Realm, do, realm, table


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
        old, new = known.realms[seat], after.realms[seat]
        changes = {"coin": new.coins - old.coins, "worker": new.workers - old.workers}
        for icon, change in changes.items():
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
        lines = GAME.log_entries(position(match, ply, None), move, "en", NAMES[: setup.seats])
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


@pytest.mark.rule("AOC-12.5")
def test_round_1_begins_once_if_a_special_technology_is_bought_first() -> None:
    state = table(realm(""), realm(), round=1, step="civilization", pool="rome sumer",
                  specials="special_left_1")  # fmt: skip
    headings = []
    for text in ("buy special_left_1", "birth rome"):
        code = GAME.actions.parse(text)
        lines = GAME.log_entries(state, Move(0, code), "en", NAMES[:2])
        headings.append([line.text for line in lines if line.heading])
        state.apply(0, code)
    assert [["Round 1"], []] == headings


@pytest.mark.rule("AOC-8.6")
def test_a_plague_is_told_with_those_who_lost_a_worker() -> None:
    match = game_of(2, 4)
    lines = [
        line.text
        for ply, move in enumerate(match.log)
        for line in GAME.log_entries(position(match, ply, None), move, "en", NAMES[:2])
        if line.seat is None and not line.heading
    ]
    assert any(line.startswith(("War: ", "Plague: ")) for line in lines)


def events(state: AgeOfCivilization, action: str) -> list[str]:
    """What the log tells of the end of a round, by the move that ends it."""
    seats = int(state.seats())
    move = Move(int(state.actor()), GAME.actions.parse(action))
    told = GAME.log_entries(state, move, "en", NAMES[:seats])
    return [line.text for line in told if line.seat is None and not line.heading]


PLAGUE_NEXT = "fishing culture agriculture plague"
WAR_NEXT = "fishing culture agriculture trade"


@pytest.mark.rule("AOC-8.6")
@pytest.mark.parametrize(
    ("theirs", "action", "lost"),
    [
        (realm(workers=1), "rest", "Anna, Ben <i>"),
        (realm(workers=1), "end", "Anna, Ben <i>"),
        (realm(workers=0), "end", "Anna"),
        (realm(workers=0), "rest", "Anna, Ben <i>"),
    ],
)
def test_a_worker_gained_by_resting_does_not_hide_one_lost(
    theirs: Realm, action: str, lost: str
) -> None:
    """The last player of the round rests, and the plague takes the worker at once."""
    state = table(realm(), theirs, turn=1, track=PLAGUE_NEXT)
    assert [f"Plague: {lost}"] == events(state, action)


@pytest.mark.rule("AOC-8.5")
def test_a_worker_sacrificed_on_a_red_space_was_not_lost_in_the_war() -> None:
    state = table(realm(), realm("huns"), turn=1, track=WAR_NEXT)
    do(state, "perform exploit")
    assert ["War: Anna"] == events(state, "end")


@pytest.mark.rule("AOC-12.8")
def test_a_token_is_not_taken_for_the_war_after_it() -> None:
    """An earthquake hits both, the war only the weaker; births make good what the war takes."""
    sides = realm(), realm("huns")
    state = table(*sides, round=3, turn=1, track=WAR_NEXT, tokens={6: "earthquake"})
    assert ["Earthquake", "War: Anna"] == events(state, "end")
    state = table(*sides, round=3, turn=1, track=WAR_NEXT, tokens={6: "birth_boom"})
    assert ["Rising births", "War: Anna"] == events(state, "end")


@pytest.mark.rule("AOC-14.13")
def test_a_war_stopped_by_tribute_hurts_nobody_though_the_plague_does() -> None:
    """Mongol devastation: at the end of round 2 the plague comes, then the war."""
    for tribute, losses in ((False, "Anna"), (True, "nobody loses anything")):
        state = table(realm("china"), solo="mongol_devastation", round=2)
        state.realms[0].has_tribute = tribute
        do(state, "end")
        move = Move(CHANCE, int(state.roll(Luck.of(1))))
        told = GAME.log_entries(state, move, "en", NAMES[:1])
        assert ["Plague: Anna", f"War: {losses}", "Round 3"] == [line.text for line in told]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ann: Conquest; Bob: −2 coins; Cleo: −1 coin"),
        ("pl", "Ann: Podbój; Bob: −2 monety; Cleo: −1 moneta"),
        ("ru", "Ann: Завоевание; Bob: −2 монеты; Cleo: −1 монета"),
    ],
)
@pytest.mark.rule("AOC-11.21")
def test_a_conquest_tells_what_the_others_lose(language: str, said: str) -> None:
    """Who has nothing to lose is not named."""
    realms = realm("scythia", under="slavs"), realm(coins=5), realm(coins=1), realm(coins=0)
    state = table(*realms, track="conquest")
    move = Move(0, GAME.actions.parse("perform conquest"))
    (line,) = GAME.log_entries(state, move, language, ("Ann", "Bob", "Cleo", "Dan"))
    assert said == line.text
