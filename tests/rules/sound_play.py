"""Games with corrected components: played at random, and checked on the way."""

from __future__ import annotations

import json

from librt.vecs import vec
from mypy_extensions import i64

from poleis import CHANCE, Luck, State, get_game, make_setup
from poleis.adapters.encoding import Encoding
from poleis.core.game import Game, HasShape

CHECKED = 120
"""Plies whose positions are checked; the game is then played to its end."""
EXPLAINED = 7
"""Every how many plies actions that are not legal are explained too."""
SOME = 150
"""Actions that are explained, of many."""


def is_sound(game: Game | str, seats: int, options: dict[str, object], seed: int = 1) -> bool:
    """Play at random: positions load and are encoded, explanations agree with what is legal,
    previews, views and bots find their values, and the sheets add up."""
    game = get_game(game) if isinstance(game, str) else game
    assert isinstance(game, HasShape)
    setup = make_setup(game, seats, options)
    state, luck = game.new(setup), Luck.of("sound", seed)
    names, coding = tuple("ABCDEFG"[:seats]), Encoding(game.shape(setup))
    ply = 0
    while state.actors():
        actor = state.actors()[0]
        if ply < CHECKED:
            dump = json.loads(json.dumps(state.dump()))
            assert dump == game.load(setup, dump).dump(), f"ply {ply}"
            assert dump == coding.decode(coding.encode(dump)), f"ply {ply}"
            if actor != CHANCE:
                check_decision(game, state, actor, ply, names)
        ply += 1
        assert ply <= game.max_plies(setup)
        state.apply(actor, chosen(state, actor, luck))
    for seat in range(seats):
        assert state.score(seat) == sum(line.points for line in game.sheet(state, seat))
    return 1 in game.ranking(state) or seats == 1


def chosen(state: State, actor: int, luck: Luck) -> int:
    """What chance brings, or an action at random."""
    if actor == CHANCE:
        return int(state.roll(luck))
    legal = state.legal(actor)
    return int(legal[int(luck.below(len(legal)))])


def check_decision(game: Game, state: State, actor: int, ply: int, names: tuple[str, ...]) -> None:
    """What is legal is what nothing explains away; it can be previewed, drawn and judged."""
    legal = {int(code) for code in state.legal(actor)}
    assert legal
    codes = sorted(legal)[:5]
    if ply % EXPLAINED == 0:
        codes = [*codes, *range(0, game.actions.size, max(1, game.actions.size // SOME))]
    for code in codes:
        told = f"ply {ply}: {game.actions.text(code)}"
        assert (code in legal) == (not game.explain(state, actor, code)), told
    if ply % EXPLAINED == 1:
        known = game.redact(state, actor)
        assert game.preview(known, actor, min(legal), "en").title
        assert game.view(known, actor, "en", names).panels
        assert len(legal) == len(game.evaluator().gains(state, actor, vec[i64](sorted(legal))))
