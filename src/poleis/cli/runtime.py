"""The frame of every command: bad input ends with one clear line, never with a traceback.

Exit codes: 0 done, 1 the answer is no (`check` found a bad record), 2 bad input, 130 interrupted
(but 0 if it is a game of `play`, which is saved then, or `serve`, which is stopped so), 141 the
reader of our output went away.
"""

from __future__ import annotations

import errno
import inspect
import io
import os
import sys
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Any, BinaryIO, NoReturn, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from typer.core import TyperGroup
from typer.exceptions import TyperException

from poleis.cli.table_width import fitted
from poleis.core.errors import Illegal, PoleisError, refused_action
from poleis.locale import Language, get_language
from poleis.study.executor import WorkFailed
from poleis.study.stats import Estimate

BAD_INPUT = 2
INTERRUPTED = 130
READER_GONE = 141
LONGEST = 400
TELL_EVERY = 0.5
"""Seconds between two looks at the result so far, which takes longer the more games there are."""

Result = TypeVar("Result")


class Screen(Console):
    """A terminal (or a file) that cuts no words of tables, and raises when its reader is gone."""

    def print(self, *objects: Any, **options: Any) -> None:
        shown = (fitted(one, self) if isinstance(one, Table) else one for one in objects)
        super().print(*shown, **options)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Commands(TyperGroup):
    """The commands of Poleis, with errors turned into one line and an exit code."""

    def invoke(self, ctx: Any) -> Any:
        try:
            answer = super().invoke(ctx)
            sys.stdout.flush()
        except BrokenPipeError:
            forget_reader()
            raise typer.Exit(READER_GONE) from None
        return answer

    def main(self, *args: Any, **extra: Any) -> Any:
        replace_closed_streams()
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):  # names may not fit the terminal's encoding
                stream.reconfigure(errors="backslashreplace")
        extra["standalone_mode"] = False
        try:
            code = super().main(*args, **extra)
            sys.stdout.flush()  # a help text, too, may have lost its reader
        except BrokenPipeError:
            forget_reader()
            sys.exit(READER_GONE)
        except SystemExit as end:  # so the libraries that print the help take it
            if isinstance(end.__context__, BrokenPipeError):
                sys.exit(READER_GONE)
            raise
        except TyperException as error:
            if not error.format_message():  # no arguments at all: the help was printed
                sys.exit(0)
            context = getattr(error, "ctx", None)
            path = context.command_path if context is not None else "poleis"
            fail(f"{error.format_message()} (see '{path} --help')", error.exit_code)
        except PoleisError as error:
            fail(in_words(error, get_language("en")))
        except RecursionError:
            fail("the input is nested too deeply")
        except OSError as error:
            reason = error.strerror or str(error)
            fail(f"{error.filename}: {reason}" if error.filename else reason)
        except typer.Abort:
            sys.exit(INTERRUPTED)
        sys.exit(code if isinstance(code, int) else 0)


def forget_reader() -> None:
    """Nobody reads on: that is no error, but the interpreter must not flush again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class ClosedInput(io.StringIO):
    """Standard input that was closed before we began: nobody types, and it is no file."""

    @property
    def buffer(self) -> BinaryIO:
        raise OSError(errno.EBADF, "standard input is closed")


def replace_closed_streams() -> None:
    """Python has None for streams that were closed before it began: nothing is printed there."""
    if sys.stdin is None:
        sys.stdin = ClosedInput()
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            nothing = os.open(os.devnull, os.O_WRONLY)
            setattr(sys, name, os.fdopen(nothing, "w", encoding="utf-8"))


def reflow(command: Callable[..., None]) -> str:
    """The docstring of a command as paragraphs without line breaks, for terminals of any width."""
    text = inspect.getdoc(command) or ""
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in text.split("\n\n"))


def refused_in(language: Language, illegal: Illegal) -> str:
    """That an action is not legal, and the rules that say so."""
    rules = ", ".join(dict.fromkeys(why.rule for why in illegal.refusals))
    return language("refused-action", action=illegal.action, rules=rules)


def in_words(error: PoleisError, language: Language) -> str:
    """What is wrong; of an action that was refused also why, in sentences with rule ids."""
    illegal = refused_action(error)
    if illegal is None:
        return language.error_text(error)
    refused = refused_in(language, illegal)
    why = " ".join(f"{language.say(why.text)} [{why.rule}]" for why in illegal.refusals)
    return f"{str(error).replace(str(illegal), refused)}: {why}"


@contextmanager
def refusing_in(language: Language) -> Iterator[None]:
    """Print errors in this language where it has a message for them."""
    try:
        yield
    except PoleisError as error:
        raise PoleisError(in_words(error, language)) from None


def in_english(key: str, otherwise: str) -> str:
    """A message without arguments; a game from elsewhere may lack it."""
    return get_language("en").or_else(otherwise, key)


def fail(message: str, code: int = BAD_INPUT) -> NoReturn:
    """Say on one line of stderr what was wrong, and leave."""
    print(f"poleis: {one_line(message)}", file=sys.stderr)
    sys.exit(code)


def is_confirmed(question: str, *, yes: bool) -> bool:
    """Whether a person at the terminal agrees, or has agreed by an option."""
    return yes or (sys.stdin.isatty() and typer.confirm(question))


def one_line(message: str) -> str:
    """The message without line breaks and control characters, and not endless."""
    line = " ".join(message.split())
    line = "".join(char if char.isprintable() else repr(char)[1:-1] for char in line)
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"


class Ending:
    """How many games came to their end. As a context manager it holds back Ctrl-C and failures of
    workers, so that a command can show what was found; then `tell` ends it as it should."""

    def __init__(self, done: Callable[[], str], kept: Callable[[], str] = str) -> None:
        self.done = done
        """What was done so far, in words."""
        self.kept = kept
        """Where it is kept."""
        self.error: KeyboardInterrupt | WorkFailed | None = None

    def __enter__(self) -> Ending:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        if isinstance(error, KeyboardInterrupt | WorkFailed):
            self.error = error
        if isinstance(error, KeyboardInterrupt):
            print(f"poleis: interrupted after {self.done()}{self.kept()}", file=sys.stderr)
        return self.error is not None

    def tell(self) -> None:
        """Leave with the exit code of an interruption, or with the line about a failure."""
        if isinstance(self.error, KeyboardInterrupt):
            raise typer.Exit(INTERRUPTED)
        if self.error is not None:
            raise PoleisError(f"{self.error}{self.kept()}") from self.error


def progress(disable: bool = False) -> Progress:
    """A progress bar on stderr; nothing where stderr is no terminal."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[result]}"),
        console=console,
        transient=True,
        refresh_per_second=4,
        disable=disable or not console.is_terminal,
    )


def followed(
    results: Iterable[Result], total: int, tell: Callable[[], str] = str, what: str = "games"
) -> Generator[Result, None, None]:
    """The results as they come, with a progress bar that shows *tell()* now and then."""
    with progress() as bar:
        task = bar.add_task(what, total=total, result="")
        shown = 0.0
        for result in results:
            yield result
            bar.update(task, advance=1)
            if not bar.disable and time.perf_counter() - shown > TELL_EVERY:
                bar.update(task, result=tell())
                shown = time.perf_counter()


def with_interval(estimate: Estimate, form: str) -> str:
    """A value and, on a second line, its interval, which one value alone does not have."""
    value = form.format(estimate.value)
    if estimate.low is None or estimate.high is None:
        return value
    return f"{value}\n{form.format(estimate.low)} to {form.format(estimate.high)}"


def plus_minus(estimate: Estimate | None, form: str) -> str:
    """A value and how far its interval reaches to either side, on one line."""
    if estimate is None:
        return "-"
    value = form.format(estimate.value)
    if estimate.low is None or estimate.high is None:
        return value
    reach = (estimate.high - estimate.low) / 2
    return f"{value} ±{form.replace('+', '').format(reach)}"


def in_percent(estimate: Estimate | None, digits: int = 1) -> str:
    """A share and its interval, which need not lie evenly about it, on one line."""
    if estimate is None:
        return "-"
    value = f"{100 * estimate.value:.{digits}f}"
    if estimate.low is None or estimate.high is None:
        return value
    return f"{value} ({100 * estimate.low:.{digits}f} to {100 * estimate.high:.{digits}f})"


def counted(number: int, noun: str, nouns: str | None = None) -> str:
    """A number of things, in English: 1 game, 2,000 games; with *nouns*, 2 plies.

    >>> counted(1, "game"), counted(2000, "game"), counted(0, "ply", "plies")
    ('1 game', '2,000 games', '0 plies')
    """
    return f"{number:,} {noun if number == 1 else nouns or noun + 's'}"


def tell_time(screen: Screen, games: int, seconds: float, workers: int, more: str = "") -> None:
    """How long it took."""
    speed = games / seconds
    rate = f"{speed:,.0f} games/s" if speed >= 10 else f"{1 / speed:,.1f} s a game"
    shape = counted(workers, "worker")
    screen.print(f"{counted(games, 'game')} in {seconds:.1f} s with {shape}: {rate}{more}")
