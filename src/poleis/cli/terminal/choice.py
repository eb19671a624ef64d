"""Choice: one seat on its way to one decision."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from poleis.cli.terminal import parse_choice
from poleis.cli.terminal.sheets import DIM, pad, signed, style_of
from poleis.cli.terminal.table import Table
from poleis.core.evaluator import gains_of, priors_of
from poleis.core.luck import Luck
from poleis.core.state import State
from poleis.terminal import Lines, Scene

SHORT_LIST = 6
"""How many of the best moves are listed beside the board."""


class Choice:
    """What a seat may do, what is listed with numbers, and what is previewed."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.known: State = table.game.redact(table.match.state, seat)
        self.legal: list[int] = [int(code) for code in self.known.legal(seat)]
        self.preview: int | None = None
        self._gains: dict[int, float] = {}
        self._priors: dict[int, float] = {}
        self.offer_is_enough: bool = table.terminal.shows_choices(self.scene())
        self.short_list: list[int] = (
            [] if self.offer_is_enough else self.best(self.legal)[:SHORT_LIST]
        )
        """What is listed beside the board."""
        self.listed: list[int] = self.short_list
        """What the numbers mean: the list that was shown last."""

    def scene(self) -> Scene:
        return self.table.scene(self.seat, targets=self.legal, preview=self.preview)

    def gain(self, code: int) -> float:
        """What the action brings at once, in points, as far as the seat can know."""
        if not self._gains:
            self._judge()
        return self._gains[code]

    def best(self, codes: Iterable[int]) -> list[int]:
        """The actions, those that bring most at once first; of equals the more promising."""
        if not self._gains:
            self._judge()
        return sorted(
            codes, key=lambda c: (-self._gains[c], -self._priors[c], self._remoteness(c), c)
        )

    def _remoteness(self, code: int) -> int:
        """How far from the middle of the board the action is."""
        args = self.table.game.actions.json(code).values()
        return sum(abs(x) for arg in args if isinstance(arg, list) for x in arg)

    def _judge(self) -> None:
        game = self.table.game
        world = game.resample(self.known, self.seat, Luck.of("gains"))
        evaluator = game.evaluator()
        self._gains = gains_of(evaluator, world, self.seat)
        self._priors = priors_of(evaluator, world, self.seat)

    def needs_confirmation(self, code: int) -> bool:
        """Whether the action is previewed first: not if it is simple and can be taken back."""
        if not self.offer_is_enough:
            return True
        return int(self.after(code).actor()) != self.seat

    def after(self, code: int) -> State:
        """The position after the action, before chance or anybody else acts."""
        state = self.known.clone()
        state.apply(self.seat, code)
        return state

    def short(self, code: int) -> str:
        return parse_choice.short_text(self.table.game.actions, self.legal, code)

    def list_lines(self, codes: Sequence[int], values: Mapping[int, float] | None = None) -> Lines:
        """Actions with numbers, by which they can be chosen, and with what they bring.

        They have no numbers where a number alone is already an action.
        """
        self.listed = [] if self.offer_is_enough else list(codes)
        texts = [self.short(code) for code in codes]
        width = max(map(len, texts), default=0)
        gains = [self.gain(code) if values is None else values[code] for code in codes]
        wide = max((len(signed(gain)) for gain in gains), default=0) + 2
        scene = self.scene()
        lines = []
        for number, (code, text, gain) in enumerate(zip(codes, texts, gains, strict=True), 1):
            line = Text(f"{number:>2}  " if self.listed else "  ")
            line.append(f"{text:<{width}}")
            line.append(pad(signed(gain), wide, right=True), style=style_of(gain))
            note = self.table.terminal.note(scene, code)
            line.append(f"  {note}" if note else "", style=DIM)
            lines.append(line)
        return lines

    def read(self, words: Sequence[str]) -> list[parse_choice.Reading]:
        return parse_choice.readings(self.table.game.actions, self.legal, words)

    def number(self, words: Sequence[str]) -> int | None:
        """The listed action with this number."""
        if len(words) == 1 and words[0].isascii() and words[0].isdigit():
            number = int(words[0]) if len(words[0]) < 4 else 0
            if 1 <= number <= len(self.listed):
                return self.listed[number - 1]
        return None

    def matching(self, readings: Iterable[parse_choice.Reading]) -> list[int]:
        """The legal actions that fit one of the readings."""
        table = self.table.game.actions
        return [code for code in self.legal if any(r.fits(table, code) for r in readings)]
