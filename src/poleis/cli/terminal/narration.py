"""The log in sentences: who did what, and what it brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from poleis.cli.terminal.sheets import signed
from poleis.core.explain import Value
from poleis.core.game import Game
from poleis.core.match import Match, Move
from poleis.core.state import CHANCE
from poleis.locale import Language
from poleis.terminal import Terminal


def turns(game: Game, moves: Sequence[Move]) -> Iterator[list[Move]]:
    """The plies in portions for one sentence each.

    A portion ends where the actor changes, and where a seat does again what it began with.
    """
    turn: list[Move] = []
    for move in moves:
        if turn and (move.actor != turn[0].actor or _begins_again(game, turn[0], move)):
            yield turn
            turn = []
        turn.append(move)
    if turn:
        yield turn


def _begins_again(game: Game, first: Move, move: Move) -> bool:
    if move.actor == CHANCE:
        return False
    return game.actions.split(first.action)[0] is game.actions.split(move.action)[0]


@dataclass(frozen=True)
class Sentence:
    """A sentence of the log: who acted (None: an automaton), and the ply that it leads to."""

    ply: int
    actor: int | None
    text: str


def sentences(
    match: Match,
    terminal: Terminal,
    names: Sequence[str],
    language: Language,
    start: int = 0,
    end: int | None = None,
) -> list[Sentence]:
    """What happened from one ply to another; what is still being chosen stays hidden."""
    game = match.game
    last = match.open_since()
    end = last if end is None or (last is not None and last < end) else end
    state = match.at(start)
    found = []
    ply = start
    for turn in turns(game, match.log[start:end]):
        actor = turn[0].actor
        state.reveal()
        phrase, *more = terminal.sentences(game.redact(state, None), turn, language)
        before = 0 if actor == CHANCE else int(state.score(actor))
        for move in turn:
            state.apply(move.actor, move.action)
        ply += len(turn)
        if actor != CHANCE:
            points = int(state.score(actor)) - before
            args: dict[str, Value] = {"points": points, "gain": signed(points)}
            phrase = language("log-turn", name=names[actor], what=phrase, **args)
        found.append(Sentence(ply, actor, phrase))
        found += [Sentence(ply, None, sentence) for sentence in more]
    return found
