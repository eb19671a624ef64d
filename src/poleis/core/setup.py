"""Setup: the options of a game, and what was agreed on before it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, combinations
from operator import index
from typing import TYPE_CHECKING, Literal, SupportsIndex

from poleis.core.errors import BadSetup

if TYPE_CHECKING:
    from poleis.core.game import Game

OptionValue = bool | str | tuple[str, ...]


@dataclass(frozen=True)
class Option:
    """One thing to agree on before a game: lobby, command line and docs build forms from these.

    A *flag* is yes or no, a *choice* one of *choices*, a *set* any of them. *seats* are the
    seat counts for which the option exists. With *when*, the key of an option that comes before
    and a value of it, the option exists only with that value (where that option exists at all).
    """

    key: str
    kind: Literal["flag", "choice", "set"]
    default: OptionValue
    rule: str
    seats: tuple[int, ...]
    choices: tuple[str, ...] = ()
    when: tuple[str, OptionValue] | None = None

    def exists(self, seats: int, chosen: Mapping[str, OptionValue]) -> bool:
        """Whether there is anything to agree on, given what was agreed on before."""
        if seats not in self.seats:
            return False
        return self.when is None or chosen.get(self.when[0], self.when[1]) == self.when[1]

    def parse(self, text: str) -> OptionValue:
        """The value written as *text*: yes/no, a word, or words joined by commas (-: none)."""
        if self.kind == "flag":
            if text.lower() not in ("yes", "no", "true", "false", "on", "off"):
                raise BadSetup(f"{self.key}: {text!r} is neither yes nor no")
            return text.lower() in ("yes", "true", "on")
        words = [word for word in text.split(",") if word and word != "-"]
        for word in words:
            if word not in self.choices:
                known = ", ".join(self.choices)
                raise BadSetup(f"{self.key}: there is no {word!r}; choose from {known}")
        if self.kind == "choice":
            if len(words) != 1:
                raise BadSetup(f"{self.key}: choose one of {', '.join(self.choices)}")
            return words[0]
        return tuple(choice for choice in self.choices if choice in words)

    def read(self, value: object) -> OptionValue:
        """The value given as text, as a truth value or as a list of words."""
        if isinstance(value, str):
            return self.parse(value)
        if self.kind == "flag" and isinstance(value, bool):
            return value
        if self.kind == "set" and isinstance(value, list | tuple | set | frozenset):
            return self.parse(",".join(map(str, value)))
        raise BadSetup(f"{self.key}: {value!r} does not fit")

    def text(self, value: OptionValue) -> str:
        """The value as text; the inverse of `parse`."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            return value
        return ",".join(value) or "-"

    def values(self) -> list[OptionValue]:
        """Every value that the option can have."""
        if self.kind == "flag":
            return [False, True]
        if self.kind == "choice":
            return list(self.choices)
        sizes = range(len(self.choices) + 1)
        return list(chain.from_iterable(combinations(self.choices, size) for size in sizes))


@dataclass(frozen=True)
class Setup:
    """What was agreed before a game: which one, how many seats, and a value for each option."""

    game: Game = field(repr=False)
    seats: int
    options: tuple[tuple[str, OptionValue], ...] = ()

    def __getitem__(self, key: str) -> OptionValue:
        return dict(self.options)[key]

    def get(self, key: str, default: OptionValue) -> OptionValue:
        return dict(self.options).get(key, default)

    def __reduce__(self) -> tuple[object, ...]:
        from poleis.core.pickling import game_ref, load_setup  # it knows the installed games

        return load_setup, (game_ref(self.game), self.seats, self.options)


def make_setup(
    game: Game, seats: SupportsIndex, options: Mapping[str, object] | None = None
) -> Setup:
    """A set-up with every option filled in; BadSetup says what does not fit."""
    try:
        seats = int(index(seats))
    except TypeError:
        raise BadSetup(f"{seats!r:.40} is not a number of seats") from None
    if seats not in game.seats:
        least, most = game.seats.start, game.seats.stop - 1
        raise BadSetup(f"{game.id} is for {least} to {most} seats, not {seats}")
    given = dict(options or {})
    chosen: dict[str, OptionValue] = {}
    for option in game.options:
        is_given = option.key in given
        value = option.read(given.pop(option.key, option.default))
        if option.exists(seats, chosen):
            chosen[option.key] = value
        elif is_given:  # also with its default, which means nothing in this set-up
            noun = "seat" if tuple(option.seats) == (1,) else "seats"
            where = f"{', '.join(map(str, option.seats))} {noun}"
            if option.when is not None:
                where += f", {option.when[0]}={option.when[1]}"
            raise BadSetup(f"{option.key} is only for {where} ({option.rule})")
    if given:
        known = ", ".join(option.key for option in game.options)
        unknown = ", ".join(str(key) or "''" for key in given)
        raise BadSetup(f"{game.id} has no option {unknown} (it has {known})")
    return Setup(game, seats, tuple(chosen.items()))


def setup_text(game: Game, setup: Setup) -> str:
    """The options of a set-up in words, for records and logs."""
    by_key = {option.key: option for option in game.options}
    return " ".join(f"{key}={by_key[key].text(value)}" for key, value in setup.options)


def all_setups(game: Game) -> Iterator[Setup]:
    """Every seat count with every combination of options."""
    for seats in game.seats:
        for chosen in _choices(game.options, seats, {}):
            yield Setup(game, seats, tuple(chosen.items()))


def _choices(
    options: Sequence[Option], seats: int, chosen: dict[str, OptionValue]
) -> Iterator[dict[str, OptionValue]]:
    """Every way to choose values for the options that are left."""
    if not options:
        yield chosen
    elif not options[0].exists(seats, chosen):
        yield from _choices(options[1:], seats, chosen)
    else:
        for value in options[0].values():
            yield from _choices(options[1:], seats, {**chosen, options[0].key: value})
