"""What a lesson consists of: steps, each with something to read and something to do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from poleis.core.game import Game
from poleis.core.match import Move
from poleis.core.setup import Setup
from poleis.core.state import State
from poleis.lessons.fact import Condition, Fact


@dataclass(frozen=True)
class Exact:
    """The learner must choose one of these actions."""

    codes: tuple[int, ...]


@dataclass(frozen=True)
class AnyOf:
    """The learner may choose any legal action of a kind, or any that makes a condition true."""

    kind: str | None
    condition: Condition | None = None


Goal = Exact | AnyOf


@dataclass(frozen=True)
class Ask:
    """The learner acts."""

    goal: Goal


@dataclass(frozen=True)
class Option:
    """One answer to choose from: its text, and the action that it stands for."""

    name: str
    code: int


@dataclass(frozen=True)
class WhichIsLegal:
    """Which of these actions do the rules allow?"""

    options: tuple[Option, ...]


@dataclass(frozen=True)
class WhichIsBest:
    """After which of these actions is the number highest?"""

    fact: Fact
    options: tuple[Option, ...]


@dataclass(frozen=True)
class HowMany:
    """How large is the number now, or how large would it be after an action?"""

    fact: Fact
    after: int | None = None


Question = WhichIsLegal | WhichIsBest | HowMany


@dataclass(frozen=True)
class Quiz:
    """The learner answers a question. The engine knows the answer; the lesson does not."""

    question: Question


@dataclass(frozen=True)
class Play:
    """The learner plays on freely for some turns, until something holds, or to the end of the
    game; a bot plays the other seats."""

    turns: int | None
    bot: str
    until: Condition | None = None


Task = Ask | Quiz | Play


@dataclass(frozen=True)
class Step:
    """One step: what happens first, what is said and pointed at, and what the learner does.

    Without a task the learner reads and goes on. *say*, *nudge* and *praise* are names of texts.
    """

    line: int
    start: State | None = None
    """The position that the step begins with, if it does not go on from the step before."""
    moves: tuple[Move, ...] = ()
    say: tuple[str, ...] = ()
    point: tuple[str, ...] = ()
    """Refs of the drawing, or panels (`panel:market`)."""
    task: Task | None = None
    nudge: str | None = None
    """The text after a try that the rules allow but the step does not ask for."""
    praise: str | None = None
    """The text after a right answer."""

    def names(self) -> Iterator[tuple[str, str]]:
        """The names of its texts, each after its role: `say`, `nudge`, `praise` or `option`."""
        yield from (("say", name) for name in self.say)
        if self.nudge is not None:
            yield "nudge", self.nudge
        if self.praise is not None:
            yield "praise", self.praise
        match self.task:
            case Quiz(WhichIsLegal(options) | WhichIsBest(_, options)):
                yield from (("option", option.name) for option in options)


@dataclass(frozen=True)
class Lesson:
    """A lesson about a game."""

    id: str
    game: Game
    setup: Setup
    seat: int
    """The seat of the learner."""
    minutes: int
    seed: str
    """What chance follows while the learner plays freely."""
    steps: tuple[Step, ...] = field(default=())

    def key(self, name: str = "") -> str:
        """The id of one of its messages; without a name, of its title."""
        return "-".join(filter(None, (self.game.id, "lesson", self.id, name)))

    def origin(self, step: int) -> int:
        """The latest step up to this one that begins with a position of its own; else the
        first."""
        own = [i for i, one in enumerate(self.steps[: step + 1]) if one.start is not None]
        return own[-1] if own else 0

    def texts(self) -> list[str]:
        """The ids of all messages that it needs."""
        names = ["", *(name for step in self.steps for _, name in step.names())]
        return list(dict.fromkeys(self.key(name) for name in names))
