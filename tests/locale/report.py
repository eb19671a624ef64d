"""Which messages a language lacks: `python -m tests.locale.report [LANGUAGE ...]`.

`make check` prints this report. English stands in for a missing message, so a language may be
incomplete. The report fails only for the complete languages, which pyproject.toml names.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import poleis
from poleis.locale import ENGLISH, LANGUAGES

ROOT = Path(__file__).parents[2]
LOCALES = Path(poleis.__file__).parent / "locale"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
COMPLETE: tuple[str, ...] = tuple(PROJECT["tool"]["poleis"]["complete-languages"])
SHOWN = 5
"""How many ids of a file are listed, unless the language is asked for by name."""


class Arguments(Visitor):
    """Collects the variables of a message, and the names of its plural variants."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
        if keys & {"one", "few"}:
            self.plurals.append(keys)
        self.generic_visit(node)


def plural_forms(code: str) -> set[str]:
    """The plural forms that whole numbers have in a language.

    >>> sorted(plural_forms("pl"))
    ['few', 'many', 'one']
    """
    form = Locale.parse(code).plural_form
    return {form(number) for number in range(200)}


@dataclass
class Catalogue:
    """The messages of one language by id, the file of each, and what is wrong with the files."""

    code: str
    messages: dict[str, Arguments] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def read(self, file: Path) -> None:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                first = (entry.content or "").strip().partition("\n")[0]
                self.problems.append(f"{file.name}: cannot be read: {first}")
            if isinstance(entry, ftl.Message):
                key = entry.id.name
                if key in self.messages:
                    self.problems.append(f"{file.name}: {key} stands twice")
                self.messages[key] = Arguments()
                self.messages[key].visit(entry)
                self.files[key] = file.name


def read_catalogue(code: str, folder: Path) -> Catalogue:
    """The messages in a folder of Fluent files."""
    found = Catalogue(code)
    for file in sorted(folder.glob("*.ftl")):
        found.read(file)
    return found


@cache
def catalogue(code: str) -> Catalogue:
    """The messages of a language that comes with Poleis."""
    return read_catalogue(code, LOCALES / code)


def missing(language: Catalogue, english: Catalogue) -> list[str]:
    """The ids that the language does not translate."""
    return [key for key in english.messages if key not in language.messages]


def mistakes(language: Catalogue, english: Catalogue) -> list[str]:
    """What is wrong with the messages that the language has."""
    found = list(language.problems)
    for key, arguments in language.messages.items():
        place = f"{language.files[key]}: {key}"
        if key not in english.messages:
            found.append(f"{place} does not exist in English")
        elif arguments.names != english.messages[key].names:
            wanted = ", ".join(sorted(english.messages[key].names)) or "none"
            given = ", ".join(sorted(arguments.names)) or "none"
            found.append(f"{place} has the arguments {given}, not {wanted}")
        for plural in arguments.plurals:
            if lacking := plural_forms(language.code) - plural:
                found.append(f"{place} lacks the plural form {', '.join(sorted(lacking))}")
    return found


def report(language: Catalogue, english: Catalogue, shown: int = SHOWN) -> list[str]:
    """The lines about one language; empty if it is complete and has no mistakes."""
    lacking, wrong = missing(language, english), mistakes(language, english)
    lines = []
    if lacking:
        done = len(english.messages) - len(lacking)
        lines.append(f"{language.code}: {done:,} of {len(english.messages):,} messages translated")
        for name in sorted({english.files[key] for key in lacking}):
            keys = [key for key in lacking if english.files[key] == name]
            rest = f", and {len(keys) - shown:,} more" if len(keys) > shown else ""
            lines.append(f"  {name} lacks {', '.join(keys[:shown])}{rest}")
    return lines + [f"{language.code}: {mistake}" for mistake in wrong]


def main(codes: Iterable[str]) -> int:
    """Print the report; 1 if a complete language is not complete."""
    asked = list(codes)
    lines = {
        code: report(catalogue(code), catalogue(ENGLISH), sys.maxsize if asked else SHOWN)
        for code in asked or LANGUAGES
    }
    for line in [line for code in lines for line in lines[code]]:
        print(line)
    return int(any(lines[code] for code in lines if code in COMPLETE))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
