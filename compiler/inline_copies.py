"""Copies of small functions, so that the C compiler can inline calls between files.

With one C file for each module, a call from one module to another, or to mypyc's runtime library,
is a real call, even where the function only reads a bit. Each file therefore gets a copy of the
small functions that it calls. The copies are `gnu_inline`: the compiler may inline them, and never
emits them; the real function stays where it was.

Functions that can raise hold line numbers for the traceback. A copy with numbers would change with
every line above the function, and all its callers would be compiled again. So a copy reads each
number from a constant in the file of the function.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

RUNTIME_FILES = ("list_ops.c", "int_ops.c")
"""Files of mypyc's runtime with functions that hot code calls all the time."""

LONGEST = 40
"""Statements of the longest function that is copied. The C compiler decides what to inline."""

ANCHOR = '#include "__native_internal_poleis.h"\n'
"""The last line of the includes at the top of each file; the copies follow it."""

NAME = re.compile(r"\bCPy(?:Def_|List_|Int64_)\w+")
FUNCTION = re.compile(
    r"^(?P<head>(?!static)[A-Za-z_][\w *]*?\bCPy(?:Def_|List_|Int64_)\w+\([^;{}]*\)) ?\{\n"
    r"(?P<body>.*?)^\}\n",
    re.M | re.S,
)
STATIC = re.compile(r"^static [\w *]*?\b(\w+)(?:\(|\[| =|;)|^static[\w *]*\n(\w+)\(", re.M)
LINE_NUMBER = re.compile(r"(?<=, )\d+(?=, CPyStatic_\w*globals\b)")
DECLARATION = re.compile(r" +[\w *]+;")


@dataclass(frozen=True)
class Function:
    """A small function: where it is defined, and its text."""

    file: str
    head: str
    body: str
    calls: frozenset[str]
    lines: dict[str, str]
    """The line numbers of tracebacks by the names of their constants."""

    def copy(self) -> str:
        constants = "".join(f"extern const int {name};\n" for name in self.lines)
        inline = "extern inline __attribute__((gnu_inline))"
        return f"{constants}{inline} {self.head} {{\n{self.body}}}\n"

    def constants(self) -> str:
        """The definitions that the copies need."""
        return "".join(f"const int {name} = {line};\n" for name, line in self.lines.items())


def without_numbers(name: str, body: str) -> tuple[str, dict[str, str]]:
    """The body of a function with constants for line numbers, and these numbers by name."""
    lines: dict[str, str] = {}

    def constant(number: re.Match[str]) -> str:
        lines[found := f"line_{len(lines)}_{name}"] = number[0]
        return found

    return LINE_NUMBER.sub(constant, body), lines


def statements(body: str) -> int:
    """The length of a function, without the declarations of its variables."""
    lines = (line for line in body.splitlines() if ";" in line)
    return sum(DECLARATION.fullmatch(line) is None for line in lines)


def small_functions(file: str, text: str) -> Iterator[tuple[str, Function]]:
    """The functions that can be copied, by name: short, and without names of this file alone."""
    private = {name for names in STATIC.findall(text) for name in names if name}
    for found in FUNCTION.finditer(text):
        head, body = found["head"], found["body"]
        name = NAME.search(head)
        words = frozenset(re.findall(r"\w+", body))
        if name is None or statements(body) > LONGEST or "top_level" in name[0]:
            continue
        if name[0] in words or words & private:
            continue
        calls = frozenset(filter(NAME.fullmatch, words))
        stable, lines = without_numbers(name[0], body)
        yield name[0], Function(file, head, stable, calls, lines)


def needed(file: str, text: str, functions: dict[str, Function]) -> list[str]:
    """The functions of other files that a file calls, itself or through a copy."""
    found: set[str] = set()
    names = set(NAME.findall(text))
    while names:
        names = {name for name in names - found if name in functions}
        found |= names
        names = {called for name in names for called in functions[name].calls}
    return sorted(name for name in found if functions[name].file != file)


def runtime_headers(main_text: str, runtime: Path) -> str:
    """The headers of what *main* includes as C files; mypyc leaves them out of the other files."""
    included = re.findall(r"^#include <(.+)\.c>$", main_text, re.M)
    headers = (f"{name}.h" for name in included if (runtime / f"{name}.h").is_file())
    return "".join(f"#include <{name}>\n" for name in headers)


def add_inline_copies(texts: dict[str, str], main: str, runtime: Path) -> dict[str, str]:
    """The C files with the copies that each needs. *main* includes the runtime itself."""
    functions: dict[str, Function] = {}
    for name in RUNTIME_FILES:
        functions |= small_functions(name, (runtime / name).read_text(encoding="utf-8"))
    for name, text in texts.items():
        functions |= small_functions(name, text)
    copies = {name: needed(name, text, functions) for name, text in texts.items() if name != main}
    headers = runtime_headers(texts[main], runtime)
    found = {main: texts[main]}
    for name, used in copies.items():
        copied = "".join(functions[other].copy() for other in used)
        found[name] = texts[name].replace(ANCHOR, f"{ANCHOR}{headers}{copied}", 1)
    for other in sorted({other for used in copies.values() for other in used}):
        if functions[other].lines:
            found[functions[other].file] += functions[other].constants()
    return found
