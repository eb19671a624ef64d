"""The text of a game: readable without a program, replayable without a random generator.

    poleis 2
    game akropolis rules 1 seats 2 options long=no variants=markets,gardens lakes=no
    player 0 Ann
    commit 2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae
    * draw 17
    0 take 2
    0 place 1 -2 r3
    0 undo 5
    = 20 5f1c2a90
    result 97 88

`*` is chance, `=` a checkpoint (ply and fingerprint of the position), `undo` goes back to a ply,
`#` begins a comment, except in the name of a player. A line break ends every line. What seats
chose at the same time stands seat by seat, and what they took back meanwhile is left out.

A table that chooses its own seed publishes the SHA-256 of it before the first ply (`commit`) and
the seed when the game is over (`seed`). The reader refuses a seed that was not committed to; that
chance followed the seed can then be audited ply by ply. A game that goes on from a position of
another one says from which ply on its own seed holds (`seed SEED from 31`). A game that begins
with a position has it in the third line (`position TEXT`); a position text alone is read as such a
game without moves.

Version 1 differs in its checkpoints alone: they were fingerprints of another form of positions, and
are refused.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from poleis.core.clean_text import clean
from poleis.core.errors import BadRecord, PoleisError
from poleis.core.game import Game, get_game
from poleis.core.match import Match, Move, Undo, fingerprint, is_seed, plain_seed
from poleis.core.position_text import position_text, read_position
from poleis.core.setup import make_setup, setup_text
from poleis.core.state import CHANCE

VERSION = 2
CHECKPOINT_EVERY = 20
_OLD_CHECKPOINT = (
    "checkpoints of version 1 cannot be compared with positions of this program; "
    "a record without its lines that begin with '=' can be read"
)
_COMMITMENT = re.compile(r"[0-9a-f]{64}")
_NUMBER = re.compile(r"-?[0-9]{1,9}")


@dataclass
class Record:
    """A match as read from text, with the names of its players."""

    match: Match
    version: int = VERSION
    players: dict[int, str] = field(default_factory=dict)
    seed: str | None = None
    seed_from: int = 0
    commitment: str | None = None
    result: list[int] | None = None


def commitment(seed: int | str) -> str:
    """What is published of a seed before the game: it binds, and tells nothing of a long seed.

    >>> commitment("foo")[:16]
    '2c26b46b68ffc68f'
    """
    return hashlib.sha256(str(seed).encode()).hexdigest()


def write(
    match: Match,
    players: Mapping[int, str] | None = None,
    *,
    seed: bool = False,
    seed_from: int = 0,
    commit: bool = False,
) -> str:
    """The record of a match; if asked for with its seed, so that chance can be audited, and with
    the commitment to it. A seed that does not hold from the beginning holds from ply *seed_from*.
    """
    game = match.game
    options = setup_text(game, match.setup)
    head = f"game {game.id} rules {game.rules_version} seats {match.setup.seats}"
    lines = [f"poleis {VERSION}", f"{head} options {options}" if options else head]
    for seat, name in (players or {}).items():
        if clean(name):
            lines.append(f"player {seat} {clean(name)}")
    if commit and match.seed is not None:
        lines.append(f"commit {commitment(match.seed)}")
    if match.start is not None:
        lines.insert(2, f"position {position_text(match.start)}")
    head_lines = len(lines)
    again = match.rewound()
    for event in recorded_events(match):
        lines.append(_event_text(match, event))
        _apply(again, event)
        if again.ply % CHECKPOINT_EVERY == 0 and isinstance(event, Move):
            lines.append(f"= {again.ply} {fingerprint(again.state)}")
    if seed and match.seed is not None:
        start = min(seed_from, again.furthest)  # what was taken back may have been left out
        lines.insert(head_lines, f"seed {match.seed}" + (f" from {start}" if start else ""))
    if match.is_over:
        lines.append(f"= {match.ply} {fingerprint(match.state)}")
        lines.append(" ".join(["result", *map(str, match.scores())]))
    return "\n".join(lines) + "\n"


def recorded_events(match: Match) -> list[Move | Undo]:
    """The history as a record has it (see `State.phase`).

    Decisions of a phase stand seat by seat, without those that were taken back before it ended.
    Only a phase that was entered again, by undoing what came after it, stands there as it went.
    """
    again = match.rewound()
    events: list[Move | Undo] = []
    entered: int | None = None  # where the phase began that was entered again; later ones differ
    for event in match.history:
        start = again.open_since()
        leaves = isinstance(event, Undo) and (start is None or event.ply < start)
        if start is not None and start != entered and leaves:
            events += again.log[start:]
        _apply(again, event)
        if leaves:
            entered = again.open_since()
        if start is None or start == entered or leaves:
            events.append(event)
        elif again.open_since() != start:
            events += again.log[start:]
    start = again.open_since()
    if start is not None and start != entered:
        events += again.log[start:]
    return events


def _event_text(match: Match, event: Move | Undo) -> str:
    if isinstance(event, Undo):
        return f"{event.actor} undo {event.ply}"
    if event.actor == CHANCE:
        return f"* {match.game.outcomes.text(event.action)}"
    return f"{event.actor} {match.game.actions.text(event.action)}"


def _apply(match: Match, event: Move | Undo) -> None:
    if isinstance(event, Undo):
        match.go_back(event)
    else:
        match.play(event.actor, event.action)


def read(
    text: str | Iterable[str], *, until: int | None = None, game: Game | None = None
) -> Record:
    """The match that a record tells; BadRecord names the first line that does not fit.

    With *until*, reading stops after that many plies. A *game* that is not installed can be
    given; the record must be one of it.
    """
    lines = text.splitlines() if isinstance(text, str) else text
    numbered = _content(lines)
    record = Record(*_read_head(numbered, game))
    seed_line = 0
    for number, words in numbered:
        if until is not None and record.match.ply >= until:
            return record
        if words[0] == "seed":
            seed_line = number
        try:
            _read_line(record, words)
        except BadRecord:
            raise
        except PoleisError as error:
            raise BadRecord(number, str(error), record.match.ply) from error
        except _Mismatch as error:
            raise BadRecord(number, str(error), record.match.ply) from None
    if record.seed_from > record.match.furthest:
        raise BadRecord(seed_line, f"there is no ply {record.seed_from} for the seed to begin at")
    return record


class _Mismatch(Exception):
    """A line that contradicts the game it belongs to."""


def _content(lines: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    """The lines that say something, as words, numbered from 1."""
    for number, line in enumerate(lines, 1):
        words = line.split()
        if words[:1] != ["player"]:
            words = line.partition("#")[0].split()
        if words:
            yield number, words


def _read_head(lines: Iterator[tuple[int, list[str]]], game: Game | None) -> tuple[Match, int]:
    """The match that the first two lines announce, and the version of the notation."""
    number, words = next(lines, (1, []))
    if words[:1] != ["poleis"] and "|" in words:
        return _from_position(number, " ".join(words), game), VERSION
    if words[:1] != ["poleis"]:
        raise BadRecord(number, f"a record begins with the line 'poleis {VERSION}'")
    if words[1:] not in ([str(version)] for version in range(1, VERSION + 1)):
        raise BadRecord(number, f"version {' '.join(words[1:])} of the notation is not known")
    version = int(words[1])
    number, words = next(lines, (number + 1, []))
    if len(words) < 6 or words[0] != "game" or words[2] != "rules" or words[4] != "seats":
        raise BadRecord(number, "expected 'game NAME rules VERSION seats NUMBER options ...'")
    if words[6:7] not in ([], ["options"]):
        raise BadRecord(number, f"expected 'options', not {words[6]!r}")
    try:
        return _announced(game or get_game(words[1]), words), version
    except (_Mismatch, PoleisError) as error:
        raise BadRecord(number, str(error)) from error


def _from_position(number: int, text: str, game: Game | None) -> Match:
    """The match that begins with a position text."""
    try:
        return Match.from_position(read_position(text, game))
    except PoleisError as error:
        raise BadRecord(number, str(error)) from error


def _announced(game: Game, words: list[str]) -> Match:
    if game.id != words[1]:
        raise _Mismatch(f"this is a game of {words[1]}, not of {game.id}")
    if words[3] != str(game.rules_version):
        mine = game.rules_version
        raise _Mismatch(f"rules version {words[3]} of {game.id} is not known (have {mine})")
    options: dict[str, object] = {}
    for word in words[7:]:
        key, equals, value = word.partition("=")
        if not equals:
            raise _Mismatch(f"option {word!r} has no value")
        if key in options:
            raise _Mismatch(f"option {key!r} is given twice")
        options[key] = value
    return Match(game, make_setup(game, _number(words[5]), options))


def _number(word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise _Mismatch(f"{word[:40]!r} is not a number")
    return int(word)


def _read_line(record: Record, words: list[str]) -> None:
    match = record.match
    first, rest = words[0], words[1:]
    if record.result is not None:
        raise _Mismatch("nothing may follow the result")
    if first == "*":
        match.play(CHANCE, _action(rest))
    elif first == "player" and len(rest) >= 2:
        _read_player(record, _number(rest[0]), " ".join(rest[1:]))
    elif first == "seed" and (len(rest) == 1 or (len(rest) == 3 and rest[1] == "from")):
        _read_seed(record, rest[0], _number(rest[2]) if len(rest) == 3 else 0)
    elif first == "commit" and len(rest) == 1 and _COMMITMENT.fullmatch(rest[0]):
        if record.commitment is not None:
            raise _Mismatch("the commitment is given twice")
        record.commitment = rest[0]
        _check_seed(record)
    elif first == "position":
        _read_position(record, " ".join(rest))
    elif first == "=" and len(rest) == 2:
        if record.version == 1:
            raise _Mismatch(_OLD_CHECKPOINT)
        _check_point(match, _number(rest[0]), rest[1])
    elif first == "result":
        _check_result(record, [_number(word) for word in rest])
    elif first.isdigit():
        seat = _number(first)
        if seat >= match.setup.seats:
            raise _Mismatch(f"there is no seat {seat}")
        if rest[:1] == ["undo"] and len(rest) == 2:
            match.go_back(Undo(seat, _number(rest[1])))
        else:
            match.play(seat, _action(rest))
    else:
        raise _Mismatch(f"{' '.join(words)!r} is not understood")


def _action(words: list[str]) -> int | str:
    """An action in the words of its table, or by its code: `code 1733`."""
    return _number(words[1]) if words[:1] == ["code"] and len(words) == 2 else " ".join(words)


def _read_position(record: Record, text: str) -> None:
    match = record.match
    if match.history or match.start is not None:
        raise _Mismatch("the position comes before the first ply, and once")
    start = read_position(text, match.game)
    if start.setup != match.setup:
        raise _Mismatch("the position has other seats or options than the game")
    record.match = Match(match.game, match.setup, start=start)


def _read_player(record: Record, seat: int, name: str) -> None:
    """The name of a seat, plain whatever the file holds; a name of nothing else is none."""
    if not 0 <= seat < record.match.setup.seats:
        raise _Mismatch(f"there is no seat {seat}")
    if seat in record.players:
        raise _Mismatch(f"seat {seat} is named twice")
    if clean(name):
        record.players[seat] = clean(name)


def _read_seed(record: Record, seed: str, start: int) -> None:
    if record.seed is not None:
        raise _Mismatch("the seed is given twice")
    if not is_seed(seed):
        raise _Mismatch(f"{seed[:40]!r} is not a seed")
    if start < 0:
        raise _Mismatch(f"there is no ply {start} for the seed to begin at")
    record.seed, record.seed_from = plain_seed(seed), start
    _check_seed(record)


def _check_seed(record: Record) -> None:
    if record.seed is None or record.commitment is None:
        return
    if commitment(record.seed) != record.commitment:
        raise _Mismatch("the seed is not the one that was committed to")


def _check_point(match: Match, ply: int, digits: str) -> None:
    if ply != match.ply:
        raise _Mismatch(f"the checkpoint is for ply {ply}")
    found = fingerprint(match.state)
    if found != digits:
        raise _Mismatch(f"the position is {found}, the checkpoint says {digits}")


def _check_result(record: Record, scores: list[int]) -> None:
    if not record.match.is_over:
        raise _Mismatch("there is a result, but the game is not over")
    if scores != record.match.scores():
        found = " ".join(map(str, record.match.scores()))
        raise _Mismatch(f"the scores are {found}, the record says {' '.join(map(str, scores))}")
    record.result = scores
