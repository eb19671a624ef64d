"""Output of a session, and its input lines: a terminal or pipes."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from poleis.cli.runtime import Screen

with suppress(ImportError):
    import readline  # noqa: F401  (lines can be edited and called up again)


SIGNS = "★●·→←↑↓×±…–—“”„«»"
POOR = """*o-><^vx+.--'''''"""


def can_print(text: str, encoding: str) -> bool:
    """Whether a terminal with this encoding has all these characters."""
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


class Left(Exception):
    """The person has left: the input ended, or they interrupted the program."""


class Output:
    """Prints lines and reads answers.

    Drawings are never wrapped. Sentences are wrapped in a terminal only: a pipe, a screen reader
    and a file get each of them as one line.
    """

    def __init__(self, *, plain: bool = False) -> None:
        self.console: Screen = Screen(highlight=False, markup=False, emoji=False)
        self.plain = plain
        self.poor: dict[int, int] = (
            {} if can_print(SIGNS, self.console.encoding) else str.maketrans(SIGNS, POOR)
        )
        """What is printed instead of signs that this terminal does not have."""
        self.is_terminal: bool = self.console.is_terminal and sys.stdin.isatty()

    @property
    def width(self) -> int:
        return self.console.width

    def print(self, line: Text, *, one_line: bool) -> None:
        """A line, wrapped to the width of the terminal or not."""
        if self.poor:
            line = line.copy()
            line.plain = line.plain.translate(self.poor)
        self.console.print(line, soft_wrap=one_line)

    def say(self, sentence: str = "", style: str = "") -> None:
        """One sentence."""
        self.say_line(Text(sentence, style=style))

    def say_line(self, line: Text) -> None:
        """One sentence with styles of its own."""
        self.print(line, one_line=self.plain or not self.console.is_terminal)

    def title(self, sentence: str) -> None:
        """A sentence that stands out."""
        if self.console.is_terminal and not self.plain:
            sentence = set_cell_size(f" {sentence}", max(self.width, cell_len(sentence) + 1))
            self.print(Text(sentence, style="bold white on #125b73"), one_line=True)
        else:
            self.say(sentence)

    def draw(self, lines: Iterable[Text]) -> None:
        """Lines as they are."""
        for line in lines:
            self.print(line, one_line=True)

    def clear(self) -> None:
        """An empty page, where pages can be emptied."""
        if self.is_terminal and not self.plain:
            self.console.clear()

    def ask(self, prompt: str) -> str:
        """The next line that was typed; Left if there is none."""
        try:
            line = input(prompt.translate(self.poor))
        except (EOFError, KeyboardInterrupt):
            with suppress(OSError):  # the terminal may be gone
                self.console.print()
            raise Left from None
        except UnicodeDecodeError:
            line = "?"
        if not sys.stdin.isatty():
            self.say(line)  # a transcript shows what was typed
        return line.strip()

    @contextmanager
    def thinking(self, sentence: str) -> Iterator[None]:
        """Show at a terminal that a bot is thinking."""
        if self.is_terminal and not self.plain:
            with self.console.status(Text(sentence)):
                yield
        else:
            yield
