"""Previews and the log of Akropolis."""

from __future__ import annotations

from pathlib import Path

import pytest

from poleis.core import record
from poleis.core.match import Match
from poleis.core.state import CHANCE
from poleis.core.view import Loss
from poleis.games.akropolis.rules.position import NOTHING
from tests.draw.positions import GAME, LANGUAGES, NAMES, greedy_game, plies, position
from tests.draw.reading import faults
from tests.rules.akropolis.cities import START, build, is_take, place_code, table, worth

SEATS = (1, 2, 3, 4)
MINUS = "−"


def number(text: str) -> int:
    return int(text.split(maxsplit=1)[0].replace(MINUS, "-").replace("+", ""))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_legal_action_has_a_preview(seats: int, language: str) -> None:
    match = greedy_game(seats)
    for ply in plies(match, 19):
        state = match.at(ply)
        actor = int(state.actor())
        for code in state.legal(actor):
            preview = GAME.preview(state, actor, int(code), language)
            assert preview.title and preview.words
            assert [] == faults("".join(preview.overlays.values()))
            assert {f"city-{actor}"} == set(preview.overlays) or is_take(code)


@pytest.mark.parametrize("seats", SEATS)
def test_preview_promises_what_happens(seats: int) -> None:
    """Points and stones after the move are those that the preview announced."""
    match = greedy_game(seats)
    for ply in plies(match, 11):
        state = match.at(ply)
        actor = int(state.actor())
        for code in list(state.legal(actor))[::7]:
            preview = GAME.preview(state, actor, int(code), "en")
            after = state.clone()
            after.apply(actor, code)
            change = int(after.score(actor) - state.score(actor))
            shown = number(preview.deltas[-1].text) if preview.deltas else 0
            assert change == shown
            before_stones = position(match, ply).cities[actor].stones
            told = [number(d.text) for d in preview.deltas if d.icon == "stone"] or [0]
            assert [int(GAME.redact(after, None).cities[actor].stones - before_stones)] == told


@pytest.mark.rule("AKR-6.7")
def test_the_price_of_a_tile_is_previewed_in_points_too() -> None:
    """A stone is worth a point at the end, so who pays it loses one."""
    said = {"en": "score 2 points", "pl": "warte 2 punkty", "ru": "принесли бы 2 очка"}
    for language in LANGUAGES:
        preview = GAME.preview(table(stones=(3, 3)), 0, 2, language)
        assert [(f"{MINUS}2", "stone"), (f"{MINUS}2", "")] == [
            (delta.text.split()[0], delta.icon) for delta in preview.deltas
        ]
        assert [said[language] in loss.text for loss in preview.losses] == [True]
    assert () == GAME.preview(table(stones=(3, 3)), 0, 0, "en").deltas


@pytest.mark.rule("AKR-8.3")
def test_the_architect_gets_the_stones_paid_for_a_tile() -> None:
    alone = table(START.copy(), stones=(3,), architect=1)
    assert "architect gets" in GAME.preview(alone, 0, 1, "en").detail
    assert "architect" not in GAME.preview(table(stones=(3, 3)), 0, 1, "en").detail


@pytest.mark.rule("AKR-6.1.2")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Covers your only houses plaza: its stars are lost."),
        ("pl", "Przykrywa jedyny plac przydomowy: jego gwiazdki przepadają."),
        ("ru", "Накрыта ваша единственная площадь домов: её звёзды потеряны."),
    ],
)
def test_covering_the_only_plaza_is_previewed_though_no_points_change(
    language: str, said: str
) -> None:
    """There are no houses yet, but later ones would score nothing."""
    city = build("qqq@0,1r0")
    state = table(city, START.copy(), held="qqq")
    code = place_code(0, 1, 4)
    after = state.clone()
    after.apply(0, code)
    assert (1, 0) == (worth("houses", city)[1], worth("houses", after.cities[0])[1])
    assert [Loss(said)] == list(GAME.preview(state, 0, code, language).losses)


@pytest.mark.rule("AKR-6.1.2")
def test_stars_that_change_no_points_yet_are_previewed() -> None:
    state = table(START.copy(), START.copy(), held="qqG")
    assert "Gardens: stars 0 → 3" == GAME.preview(state, 0, place_code(0, 1, 0), "en").detail
    state = table(START.copy(), START.copy(), held="qqq")
    same = GAME.preview(state, 0, place_code(0, 1, 0), "en").detail
    assert "No district changes its points." == same


def test_tone_of_a_change_is_its_sign() -> None:
    match = greedy_game(2)
    tones = set()
    for ply in plies(match, 5):
        state = match.at(ply)
        actor = int(state.actor())
        for code in state.legal(actor):
            if not is_take(code):
                delta = GAME.preview(state, actor, int(code), "en").deltas[-1]
                value = number(delta.text)
                assert ("up" if value > 0 else "down" if value < 0 else "") == delta.tone
                tones.add(delta.tone)
    assert {"", "up", "down"} == tones


def test_preview_names_level_and_quarries() -> None:
    """The first upper tile of a city can cover quarries of the start tile."""
    match = greedy_game(2)
    titles = set()
    for ply in plies(match, 2):
        state = position(match, ply)
        if state.held != NOTHING:
            actor = int(state.actor())
            titles |= {GAME.preview(state, actor, int(code), "en").title
                       for code in state.legal(actor)}  # fmt: skip
    assert {"Level 1", "Level 2", "Level 2, covers 1 quarry"} <= titles


def test_ghost_is_the_tile_in_hand_on_its_level() -> None:
    match = greedy_game(2)
    ply = next(ply for ply in range(match.ply) if position(match, ply).held != NOTHING)
    state = position(match, ply)
    actor = int(state.actor())
    code = int(state.legal(actor)[0])
    ghost = GAME.preview(state, actor, code, "en").overlays[f"city-{actor}"]
    assert ghost.startswith('<g class="ghost">')
    assert 3 == ghost.count("translate(0 -10.8)")
    assert 'class="ghost-ring"' in ghost and " id=" not in ghost


def tell_all(match: Match, language: str) -> list[tuple[int, list[str], list[str]]]:
    """For every ply: who acted, the sentences, the gains."""
    state = GAME.new(match.setup)
    out = []
    for move in match.log:
        told = GAME.log_entries(state, move, language, NAMES[: match.setup.seats])
        out.append((move.actor, [line.text for line in told], [line.gain for line in told]))
        state.apply(move.actor, move.action)
    return out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_move_can_be_told(seats: int, language: str) -> None:
    lines = tell_all(greedy_game(seats), language)
    for actor, texts, _ in lines:
        assert all(texts) and "" not in texts
        if actor >= 0 and texts:
            assert NAMES[actor] in texts[0]
    assert 12 == sum(len(texts) == 1 and actor == CHANCE for actor, texts, _ in lines) or seats == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gains_in_the_log_add_up_to_the_score(seats: int) -> None:
    match = greedy_game(seats)
    start = [int(GAME.new(match.setup).score(seat)) for seat in range(seats)]
    for actor, _, gains in tell_all(match, "en"):
        if actor >= 0:
            start[actor] += sum(number(gain) for gain in gains if gain)
    assert match.scores() == start


GOLDEN = sorted((Path(__file__).parents[1] / "golden" / "akropolis").glob("*.poleis"))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_golden_games_can_be_told(file: Path) -> None:
    """Every move in three languages; what the log says that a seat gained is what it gained."""
    match = record.read(file.read_text(encoding="utf-8")).match
    for language in LANGUAGES:
        points = [int(GAME.new(match.setup).score(seat)) for seat in range(match.setup.seats)]
        state = GAME.new(match.setup)
        for move in match.log:
            for told in GAME.log_entries(state, move, language, NAMES[: match.setup.seats]):
                assert told.text and "{" not in told.text
                if told.seat is not None:
                    points[told.seat] += number(told.gain)
            state.apply(move.actor, move.action)
        assert match.scores() == points


def test_there_are_golden_games() -> None:
    assert 10 <= len(GOLDEN)


def test_headings_count_the_rounds() -> None:
    match = greedy_game(2)
    state = GAME.new(match.setup)
    headings = []
    for move in match.log:
        headings += [t.text for t in GAME.log_entries(state, move, "en", NAMES[:2]) if t.heading]
        state.apply(move.actor, move.action)
    assert [f"Round {n}" for n in range(1, 13)] == headings


@pytest.mark.rule("AKR-8.4")
def test_architects_tiles_are_told() -> None:
    match = greedy_game(1)
    lines = [text for _, texts, _ in tell_all(match, "en") for text in texts]
    assert len(position(match, match.ply).collection) == sum(
        text.startswith("Metagenes takes") for text in lines
    )


def test_plural_forms() -> None:
    """Polish and Russian have three forms of a number of things."""
    from poleis.locale import get_language

    for language, forms in (
        ("pl", ("1 kamień", "2 kamienie", "5 kamieni", "22 kamienie", "12 kamieni")),
        ("ru", ("1 камень", "2 камня", "5 камней", "22 камня", "12 камней")),
        ("en", ("1 stone", "2 stones", "5 stones", "22 stones", "12 stones")),
    ):
        say = get_language(language)
        assert forms == tuple(say("akropolis-view-stones", n=n) for n in (1, 2, 5, 22, 12))
