"""The errors of Poleis, one tree:

    PoleisError
    ├── UnknownGame        no game with this id is installed
    ├── BadSetup           seats or options that the game does not have, a seed that is no word
    ├── BadAction          text, JSON or a code that is no action of the game
    ├── Illegal            an action that the rules forbid now; says why, with rule ids
    ├── NotYourTurn        somebody else must act
    ├── UndoBarred         something was revealed or somebody else has acted since
    ├── BadRecord          a record that does not fit; says the line, the ply and the reason
    ├── BadLesson          a lesson that cannot be read or played; says the line and the reason
    ├── BadPosition        a dump, or a file with a position, that does not fit
    └── UnknownBot         a bot's name or option that does not exist

Every error is one clear line; `text` is the message for translation at the edge, if there is one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from poleis.core.explain import Message, Refusal


class PoleisError(Exception):
    """Something that the user can understand and mend."""

    def __init__(self, message: str, text: Message | None = None) -> None:
        super().__init__(message)
        self.text = text

    @classmethod
    def saying(cls, key: str, english: str, /, **args: int | str) -> Self:
        """The error that the message *key* tells; *english* is that message in English, with the
        names of its arguments in braces."""
        said = {name: str(value) for name, value in args.items()}
        return cls(english.format(**said), Message(key, said))


class UnknownGame(PoleisError):
    """No game with this id is installed."""


class BadSetup(PoleisError):
    """Seats or options that the game does not have, or a seed that is not one plain word."""


class BadAction(PoleisError):
    """Text, JSON or a code that is no action of the game."""


class Illegal(PoleisError):
    """An action that the rules forbid now."""

    def __init__(self, action: str, refusals: Sequence[Refusal]) -> None:
        rules = ", ".join(dict.fromkeys(refusal.rule for refusal in refusals))
        super().__init__(f"{action} is not legal now ({rules})")
        self.action = action
        self.refusals: tuple[Refusal, ...] = tuple(refusals)


class NotYourTurn(PoleisError):
    """Somebody else must act."""


class UndoBarred(PoleisError):
    """Something was revealed, or somebody else has acted, since this seat's last decision."""


_LONGEST_REASON = 400
"""Characters of a reason. A record comes from elsewhere, and so do the words that it cites."""


class BadRecord(PoleisError):
    """A record that does not fit the rules or its own checkpoints."""

    def __init__(self, line: int, reason: str, ply: int | None = None) -> None:
        if len(reason) > _LONGEST_REASON:
            reason = reason[: _LONGEST_REASON - 1] + "…"
        where = f"line {line}" if ply is None else f"line {line}, ply {ply}"
        super().__init__(f"{where}: {reason}")
        self.line = line
        self.ply = ply
        self.reason = reason


class BadLesson(PoleisError):
    """A lesson that cannot be read, or that asks for what the rules do not allow."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class BadPosition(PoleisError):
    """A dump, or a file with a position, that does not fit."""


class UnknownBot(PoleisError):
    """A bot's name or option that does not exist."""


def refused_action(error: BaseException | None) -> Illegal | None:
    """The refusal that an error goes back to, if it does."""
    while error is not None and not isinstance(error, Illegal):
        error = error.__cause__
    return error
