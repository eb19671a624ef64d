"""A view made of kept drawings is the view that is drawn anew, whoever looks, in any language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from poleis.core.drawings import Drawings
from poleis.core.game import get_game
from poleis.core.setup import all_setups
from tests.web.random_table import GAMES, RandomTable

LANGUAGES = ("en", "pl", "ru")
WHOLE_GAMES = 16
"""How many of all set-ups are played to the end."""
SETUPS = [(game, seats) for game in GAMES for seats in (1, 3)]


def check(table: RandomTable, readers: list[tuple[int | None, str]]) -> None:
    for viewer, lang in readers:
        kept, fresh = table.presenter.view(viewer, lang), table.newcomer().view(viewer, lang)
        for old, new in zip(kept.panels, fresh.panels, strict=True):
            assert old == new, f"{old.id} of {viewer} at ply {table.match.ply}"
        assert kept == fresh


def play(table: RandomTable, moves: int, readers: list[tuple[int | None, str]]) -> None:
    for number in table.play(moves, undo=0.04):
        if number % 10 == 9:
            rows = table.info.seats
            rows[0] = replace(rows[0], name=f"{rows[0].name}'")
            table.presenter.renamed()
        check(table, readers)


@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_a_kept_view_is_a_fresh_one(game: str, seats: int) -> None:
    table = RandomTable(game, seats, seed=seats)
    readers = [(viewer, "en") for viewer in table.viewers[:3]] + [(0, "pl")]
    play(table, 20, readers)


@pytest.mark.soak
def test_kept_views_are_fresh_ones_in_whole_games() -> None:
    setups = [setup for game in GAMES for setup in all_setups(get_game(game))]
    for seed, setup in enumerate(setups[:: len(setups) // WHOLE_GAMES]):
        table = RandomTable(setup.game.id, setup.seats, seed, dict(setup.options))
        readers = [(viewer, LANGUAGES[seed % 3]) for viewer in table.viewers] + [(None, "en")]
        play(table, 1500, readers)


def test_readers_share_what_looks_the_same_and_keep_what_does_not() -> None:
    drawings, made = Drawings(), list[object]()

    def draw(reader: str, facts: object) -> object:
        def anew() -> object:
            made.append(facts)
            return object()

        return drawings.keep(reader, "panel", facts, anew)

    ann = draw("Ann", [1])
    assert draw("Ben", [1]) is ann
    assert draw("Ben", [2]) is not ann
    assert draw("Ann", [1]) is ann, "Ben's change does not cost Ann hers"
    assert made == [[1], [2]]
