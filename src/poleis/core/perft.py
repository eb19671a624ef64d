"""Perft: how many sequences of decisions a position has, a figure that pins its rules down."""

from __future__ import annotations

from poleis.core.luck import Luck
from poleis.core.state import CHANCE, OVER, State


def perft(state: State, depth: int, seed: int | str, ply: int = 0) -> int:
    """The number of sequences of *depth* decisions that the seats can make from here.

    Chance is not counted: its outcome at each ply comes from the seed, as in a match with that
    seed that has come to this position after *ply* plies. A game that ends earlier has no
    sequence of that length. Where several seats choose at once, they choose in the order of
    `State.actor`.
    """
    if depth == 0:
        return 1
    state = state.clone()
    while (actor := int(state.actor())) == CHANCE:
        state.apply(CHANCE, state.roll(Luck.of(seed, ply)))
        ply += 1
    if actor == OVER:
        return 0
    legal = state.legal(actor)
    if depth == 1:
        return len(legal)
    sequences = 0
    for action in legal:
        after = state.clone()
        after.apply(actor, action)
        sequences += perft(after, depth - 1, seed, ply + 1)
    return sequences
