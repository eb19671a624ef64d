"""Languages: message ids with arguments become sentences here, at the edge.

Messages live in Fluent files, `locale/LANGUAGE/PART.ftl`: one part for the shell and one for
each game. A folder with such files is a language; nothing else lists it. A game from another
package brings its own files, in the folder `locale` of that package. English stands in for every
message that a language does not have. Plural forms follow the language.
"""

from __future__ import annotations

import functools
import re
import threading
from collections.abc import Iterable, Iterator
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from poleis.core.errors import PoleisError
from poleis.core.explain import Message, Value

ENGLISH: Final = "en"


def languages_in(folder: Traversable) -> tuple[str, ...]:
    """The codes of the languages whose messages are in a folder, English first."""
    codes = {
        entry.name
        for entry in folder.iterdir()
        if entry.is_dir() and any(file.name.endswith(".ftl") for file in entry.iterdir())
    }
    return (ENGLISH, *sorted(codes - {ENGLISH}))


LANGUAGES: Final = languages_in(files("poleis.locale"))


def message_folders(code: str) -> Iterator[Traversable]:
    """The folders with messages of a language: ours, and those of other packages with games."""
    yield files("poleis.locale").joinpath(code)
    packages = {entry.module.rpartition(".")[0] for entry in entry_points(group="poleis.games")}
    for package in sorted(filter(None, packages)):
        yield from _folders_in(package, code)


def _folders_in(package: str, code: str) -> list[Traversable]:
    """The folder with a package's messages of a language, if there is one.

    A package that cannot be read has none: an unfinished package must not stop the other games.
    """
    try:
        folder = files(package).joinpath("locale", code)
        return [folder] if folder.is_dir() else []
    except Exception:  # it is imported for that, and it is not our code
        return []


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message begins, or a term, whose name has a hyphen before it."""
_NAME = re.compile(r"-?[a-zA-Z][\w-]*")
"""What another entry, which a sentence needs, may be called."""


_LONGEST_ARGUMENT = 2000
"""Characters of an argument in a sentence. Fluent refuses more than 2500."""


def _shortened(value: int | str) -> int | str:
    """An argument as Fluent takes it: foreign text can have any length."""
    if isinstance(value, int) or len(value) <= _LONGEST_ARGUMENT:
        return value
    return value[: _LONGEST_ARGUMENT - 1] + "…"


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file by name, each with its source as far as the next."""
    starts = list(_ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], text[start.start() : end]


class Language:
    """One language. Call it with a message id and arguments.

    A message that is missing here, or cannot be formatted, is taken from *fallback*.
    """

    def __init__(
        self, code: str, folders: Iterable[Traversable], fallback: Language | None = None
    ) -> None:
        # Programs that say nothing need not wait for it.
        from fluent.runtime import FluentBundle, FluentResource

        self.code = code
        self.fallback = fallback
        self._parse = FluentResource
        self._bundle = FluentBundle([code], use_isolating=False)
        self._unread: dict[str, str] = {}
        """The sources of entries by name. An entry is parsed when it is first said: parsing all of
        them takes longer than most commands."""
        for folder in folders:
            for file in sorted(folder.iterdir(), key=str):
                if file.name.endswith(".ftl"):
                    text = file.read_bytes().decode("utf-8-sig", errors="replace")
                    for key, source in _entries(text):  # the first that can be read counts
                        self._unread[key] = self._unread.get(key, "") + source
        self._reading = threading.Lock()
        self._said: dict[tuple[str, tuple[tuple[str, int | str], ...]], str] = {}

    def __call__(self, key: str, /, **args: Value) -> str:
        """The message in this language, else in the fallback; KeyError if neither has it.

        Arguments that are messages themselves are formatted first; long ones are cut.
        """
        said = {
            name: _shortened(self.say(value) if isinstance(value, Message) else value)
            for name, value in args.items()
        }
        known = (key, tuple(said.items()))
        sentence = self._said.get(known)
        if sentence is None:
            if len(self._said) > 10_000:
                self._said.clear()
            sentence = self._said[known] = self._format_or_fall_back(key, said)
        return sentence

    @property
    def name(self) -> str:
        """The language's name for itself; its code, if it has no message `language-name`."""
        return self._format("language-name", {}) if self.has_own("language-name") else self.code

    def _read(self, key: str) -> None:
        """Parse an entry and those that it may refer to. They are unread until all are there."""
        with self._reading:
            found: dict[str, str] = {}
            named = [key]
            while named:
                name = named.pop()
                if name in self._unread and name not in found:
                    found[name] = self._unread[name]
                    named += _NAME.findall(found[name])
            for source in found.values():
                self._bundle.add_resource(self._parse(source))
            for name in found:
                del self._unread[name]

    def _format_or_fall_back(self, key: str, args: dict[str, int | str]) -> str:
        try:
            return self._format(key, args)
        except KeyError:
            if self.fallback is None or not self.fallback.has_own(key):
                raise
            return self.fallback._format(key, args)

    def _format(self, key: str, args: dict[str, int | str]) -> str:
        if not self.has_own(key):
            raise KeyError(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        said, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{key} ({self.code}): {errors[0]}")
        return str(said)

    def say(self, text: Message) -> str:
        """The sentence of a message with its arguments."""
        return self(text.key, **text.args)

    def error_text(self, error: PoleisError) -> str:
        """What an error says, in English if it has no message."""
        return str(error) if error.text is None else self.say(error.text)

    def or_else(self, otherwise: str, key: str, /, **args: Value) -> str:
        """The message, or *otherwise* if there is none: games of others may bring no messages."""
        return self(key, **args) if self.has(key) else otherwise

    def has(self, key: str) -> bool:
        """Whether this language or its fallback has the message."""
        return self.has_own(key) or (self.fallback is not None and self.fallback.has(key))

    def has_own(self, key: str) -> bool:
        """Whether the message is translated into this language."""
        if key in self._unread:
            self._read(key)
        return bool(self._bundle.has_message(key))


@functools.cache
def get_language(code: str) -> Language:
    """The language with this code, one of `LANGUAGES`."""
    if code not in LANGUAGES:
        raise PoleisError(f"there is no language {code!r} (one of {', '.join(LANGUAGES)})")
    fallback = None if code == ENGLISH else get_language(ENGLISH)
    return Language(code, message_folders(code), fallback)
