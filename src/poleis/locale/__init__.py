"""Languages: message ids with arguments become sentences here, at the edge.

Messages live in Fluent files, `locale/LANGUAGE/PART.ftl`: one part for the shell and one for
each game. A game from another package brings its own, in the folder `locale` of that package;
where it does not speak a language, its English is used. Plural forms follow the language.
"""

from __future__ import annotations

import functools
import re
import threading
from collections.abc import Iterable, Iterator
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable

from poleis.core.errors import PoleisError
from poleis.core.explain import Message, Value

LANGUAGES = ("en", "pl", "ru")


def message_folders(code: str) -> Iterator[Traversable]:
    """Where the messages of a language are: ours, and those of other packages with games."""
    yield files("poleis.locale").joinpath(code)
    packages = {entry.module.rpartition(".")[0] for entry in entry_points(group="poleis.games")}
    for package in sorted(filter(None, packages)):
        yield from folders_in(package, code)


def folders_in(package: str, code: str) -> list[Traversable]:
    """Where a package has its messages of a language, or else its English; nowhere, if it cannot be
    read: a package that somebody has only begun to write does not stop the other games."""
    try:
        here = files(package).joinpath("locale")
        found = [here.joinpath(language) for language in (code, "en")]
        return [folder for folder in found if folder.is_dir()][:1]
    except Exception:  # it is imported for that, and it is not our code
        return []


ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message begins, or a term, whose name has a hyphen before it."""
NAME = re.compile(r"-?[a-zA-Z][\w-]*")
"""What another entry, which a sentence needs, may be called."""


LONGEST_ARGUMENT = 2000
"""Characters of an argument in a sentence. Fluent refuses more than 2500."""


def shortened(value: int | str) -> int | str:
    """An argument as Fluent takes it: foreign text can have any length."""
    if isinstance(value, int) or len(value) <= LONGEST_ARGUMENT:
        return value
    return value[: LONGEST_ARGUMENT - 1] + "…"


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file by name, each with its source as far as the next."""
    starts = list(ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], text[start.start() : end]


class Language:
    """One language. Call it with a message id and arguments."""

    def __init__(self, code: str, folders: Iterable[Traversable]) -> None:
        # Programs that say nothing need not wait for it.
        from fluent.runtime import FluentBundle, FluentResource

        self.code = code
        self._parse = FluentResource
        self._bundle = FluentBundle([code], use_isolating=False)
        self._unread: dict[str, str] = {}
        """The sources of entries by name. An entry is parsed when it is first said: parsing all of
        them takes longer than most commands."""
        for folder in folders:
            for file in sorted(folder.iterdir(), key=str):
                if file.name.endswith(".ftl"):
                    text = file.read_bytes().decode("utf-8-sig", errors="replace")
                    for key, source in entries(text):  # the first that can be read counts
                        self._unread[key] = self._unread.get(key, "") + source
        self._reading = threading.Lock()
        self._said: dict[tuple[str, tuple[tuple[str, int | str], ...]], str] = {}

    def __call__(self, key: str, /, **args: Value) -> str:
        """The message in this language; KeyError if there is none.

        Arguments that are messages themselves are formatted first; long ones are cut.
        """
        said = {
            name: shortened(self.say(value) if isinstance(value, Message) else value)
            for name, value in args.items()
        }
        known = (key, tuple(said.items()))
        sentence = self._said.get(known)
        if sentence is None:
            if len(self._said) > 10_000:
                self._said.clear()
            sentence = self._said[known] = self._format(key, said)
        return sentence

    def _read(self, key: str) -> None:
        """Parse an entry and those that it may refer to. They are unread until all are there."""
        with self._reading:
            found: dict[str, str] = {}
            named = [key]
            while named:
                name = named.pop()
                if name in self._unread and name not in found:
                    found[name] = self._unread[name]
                    named += NAME.findall(found[name])
            for source in found.values():
                self._bundle.add_resource(self._parse(source))
            for name in found:
                del self._unread[name]

    def _format(self, key: str, args: dict[str, int | str]) -> str:
        if not self.has(key):
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
        if key in self._unread:
            self._read(key)
        return bool(self._bundle.has_message(key))


@functools.cache
def get_language(code: str) -> Language:
    """The language with this code: en, pl or ru."""
    if code not in LANGUAGES:
        raise PoleisError(f"there is no language {code!r} (one of {', '.join(LANGUAGES)})")
    return Language(code, message_folders(code))
