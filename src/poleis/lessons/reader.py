"""A lesson as a text file, written like a record.

    lesson first-tile
    minutes 2
    game akropolis seats 2 options long=no variants=- lakes=no
    you 0

    * draw 13
    * draw 25
    * draw 6
    * draw 28
    say aim
    point panel:city-0

    say take
    point slot:1
    ask take 1
    nudge take-nudge

    say place
    ask any place where points.gardens >= 2

A paragraph is a step. First comes what happens before it: a new `position TEXT`, outcomes of chance
(`* draw 13`) and moves of any seat (`1 take 0`), as in a record. Then what the learner sees: `say`
names a text, `point` names things in the drawing. At most one line is a task:

- `ask ACTION`, or `ask ACTION | ACTION`: one of these
- `ask any KIND`, `ask any KIND where FACT >= NUMBER`, `ask any where ...`: see `fact.py`
- `quiz legal`, `quiz most FACT`, each with lines `option NAME ACTION`
- `quiz count FACT`, `quiz count FACT after ACTION`: how large it is, or would be
- `play 3 turns against greedy`, `play until round >= 3 against greedy`, `play on against greedy`:
  freely, for some turns, until a fact holds, or to the end

`nudge` names the text for a try that is legal but not what was asked for, `praise` the text after
a right answer. `#` begins a comment.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from poleis.core.actions import ActionTable
from poleis.core.errors import BadLesson, PoleisError
from poleis.core.game import Game, get_game
from poleis.core.match import Move
from poleis.core.position_text import read_position
from poleis.core.setup import Setup, make_setup
from poleis.core.state import CHANCE
from poleis.lessons.fact import COMPARISONS, Condition, Fact
from poleis.lessons.lesson import (
    AnyOf,
    Ask,
    Exact,
    Goal,
    HowMany,
    Lesson,
    Option,
    Play,
    Question,
    Quiz,
    Step,
    WhichIsBest,
    WhichIsLegal,
)


@dataclass(frozen=True)
class Line:
    """One line that says something."""

    number: int
    words: tuple[str, ...]

    @property
    def rest(self) -> tuple[str, ...]:
        return self.words[1:]

    @property
    def text(self) -> str:
        return " ".join(self.rest)


def read_lesson(text: str, game: Game | None = None) -> Lesson:
    """The lesson that a text describes; BadLesson names the first line that does not fit.

    A *game* that is not installed can be given.
    """
    head, *paragraphs = _paragraphs(text) or [[]]
    lesson = _read_head(head, game)
    steps = tuple(_StepReader(lesson, lines).step() for lines in paragraphs)
    if not steps:
        raise BadLesson(head[-1].number, "a lesson has at least one step")
    return replace(lesson, steps=steps)


def _paragraphs(text: str) -> list[list[Line]]:
    """The lines between blank lines. A comment alone in its line is not blank."""
    found: list[list[Line]] = [[]]
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if words:
            found[-1].append(Line(number, tuple(words)))
        elif not line.strip():
            found.append([])
    return [lines for lines in found if lines]


def _read_head(lines: Sequence[Line], game: Game | None) -> Lesson:
    values = {line.words[0]: line for line in lines}
    for key in ("lesson", "game"):
        if key not in values:
            number = lines[0].number if lines else 1
            raise BadLesson(number, f"a lesson begins with 'lesson NAME' and 'game ...': no {key}")
    for line in lines:
        if line.words[0] not in ("lesson", "minutes", "game", "you", "seed"):
            raise BadLesson(line.number, f"{line.words[0]!r} does not belong into the head")
    with _at(values["game"]):
        played, setup = _read_setup(values["game"].rest, game)
    seat, minutes = _number(values, "you", 0), _number(values, "minutes", 5)
    if seat >= setup.seats:
        raise BadLesson(values["you"].number, f"there is no seat {seat}")
    seed = values["seed"].text if "seed" in values else "lesson"
    return Lesson(values["lesson"].text, played, setup, seat, minutes, seed)


def _read_setup(words: Sequence[str], game: Game | None) -> tuple[Game, Setup]:
    if len(words) < 3 or words[1] != "seats" or not words[2].isdecimal():
        raise PoleisError("expected 'game NAME seats NUMBER options ...'")
    played = game or get_game(words[0])
    options = dict(word.partition("=")[::2] for word in words[4:])
    return played, make_setup(played, int(words[2]), options)


def _number(values: dict[str, Line], key: str, default: int) -> int:
    if key not in values:
        return default
    line = values[key]
    if not line.text.isdecimal():
        raise BadLesson(line.number, f"{key} is followed by a number")
    return int(line.text)


class _at:
    """Errors inside are about this line."""

    def __init__(self, line: Line) -> None:
        self.line = line

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, PoleisError) and not isinstance(error, BadLesson):
            raise BadLesson(self.line.number, str(error)) from error


class _StepReader:
    """Reads one paragraph."""

    def __init__(self, lesson: Lesson, lines: Sequence[Line]) -> None:
        self.lesson = lesson
        self.game = lesson.game
        self.lines = lines
        self.found = Step(lines[0].number)
        self._options: list[Option] = []
        self._quiz: tuple[Line, Callable[[tuple[Option, ...]], Question]] | None = None
        self._readers: dict[str, Callable[[Line], None]] = {
            "position": self._position,
            "*": self._move,
            "say": lambda line: self._add("say", line.rest),
            "point": lambda line: self._add("point", line.rest),
            "ask": lambda line: self._task(line, Ask(self._goal(line))),
            "quiz": self._read_quiz,
            "option": self._option,
            "play": lambda line: self._task(line, _free_play(line)),
            "nudge": lambda line: self._name("nudge", line),
            "praise": lambda line: self._name("praise", line),
        }

    def step(self) -> Step:
        for line in self.lines:
            word = "*" if line.words[0].isdecimal() else line.words[0]
            if word not in self._readers:
                raise BadLesson(line.number, f"{word!r} is not understood")
            with _at(line):
                self._readers[word](line)
        if self._quiz is not None:
            line, question = self._quiz
            self._task(line, Quiz(question(tuple(self._options))))
        elif self._options:
            raise BadLesson(self.lines[0].number, "options without a quiz")
        return self.found

    def _change(self, **values: object) -> None:
        self.found = replace(self.found, **values)  # type: ignore[arg-type]

    def _add(self, name: str, words: Sequence[str]) -> None:
        if not words:
            raise PoleisError(f"{name} is followed by names")
        self._change(**{name: (*getattr(self.found, name), *words)})

    def _name(self, key: str, line: Line) -> None:
        if len(line.rest) != 1:
            raise PoleisError(f"{key} is followed by one name")
        self._change(**{key: line.text})

    def _position(self, line: Line) -> None:
        if self.found.moves or self.found.start is not None:
            raise PoleisError("the position comes first, and once")
        start = read_position(line.text, self.game)
        if start.setup.seats <= self.lesson.seat:
            raise PoleisError(f"there is no seat {self.lesson.seat}")
        self._change(start=start)

    def _move(self, line: Line) -> None:
        if self.found.say or self.found.task:
            raise PoleisError("moves come before what is said")
        actor = CHANCE if line.words[0] == "*" else int(line.words[0])
        table: ActionTable = self.game.outcomes if actor == CHANCE else self.game.actions
        self._change(moves=(*self.found.moves, Move(actor, table.parse(line.text))))

    def _task(self, line: Line, task: Ask | Quiz | Play) -> None:
        if self.found.task is not None:
            raise PoleisError("a step has one task")
        self._change(task=task)

    def _goal(self, line: Line) -> Goal:
        if line.rest[:1] != ("any",):
            spellings = line.text.split("|")
            return Exact(tuple(self.game.actions.parse(one.strip()) for one in spellings))
        words = list(line.rest[1:])
        kind = words.pop(0) if words and words[0] != "where" else None
        known = [str(one["name"]) for one in self.game.actions.describe()]
        if kind is not None and kind not in known:
            raise PoleisError(f"there is no action {kind!r} (one of {', '.join(known)})")
        if not words:
            if kind is None:
                raise PoleisError("'ask any' is followed by a kind of action or by 'where'")
            return AnyOf(kind)
        return AnyOf(kind, _condition(words[1:]))

    def _read_quiz(self, line: Line) -> None:
        match line.rest:
            case ("legal",):
                self._quiz = line, WhichIsLegal
            case ("most", fact):
                self._quiz = line, lambda options: WhichIsBest(Fact(fact), options)
            case ("count", fact):
                self._quiz = line, lambda options: HowMany(Fact(fact))
            case ("count", fact, "after", *words) if words:
                code = self.game.actions.parse(" ".join(words))
                self._quiz = line, lambda options: HowMany(Fact(fact), code)
            case _:
                raise PoleisError("a quiz is 'legal', 'most FACT' or 'count FACT'")

    def _option(self, line: Line) -> None:
        if len(line.rest) < 2:
            raise PoleisError("expected 'option NAME ACTION'")
        code = self.game.actions.parse(" ".join(line.rest[1:]))
        self._options.append(Option(line.rest[0], code))


def _condition(words: Sequence[str]) -> Condition:
    if len(words) != 3 or words[1] not in COMPARISONS or not words[2].lstrip("-").isdecimal():
        raise PoleisError("expected 'where FACT >= NUMBER'")
    return Condition(Fact(words[0]), words[1], int(words[2]))


def _free_play(line: Line) -> Play:
    match line.rest:
        case (number, "turns" | "turn", "against", bot) if number.isdecimal():
            return Play(int(number), bot)
        case ("until", *words, "against", bot):
            return Play(None, bot, _condition(words))
        case ("on", "against", bot):
            return Play(None, bot)
    raise PoleisError(
        "expected 'play NUMBER turns against BOT', 'play until FACT >= NUMBER against BOT' "
        "or 'play on against BOT'"
    )
