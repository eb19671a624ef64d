"""Reading the code blocks of Markdown files."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

FENCE = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
TITLE = re.compile(r'title="([^"]+)"')


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, its title if it has one, other words of its first line."""

    language: str
    title: str
    flags: tuple[str, ...]
    text: str
    line: int


def code_blocks(path: Path) -> list[Block]:
    """All fenced blocks of a file, in order."""
    source = path.read_text(encoding="utf-8")
    found = []
    for fence in FENCE.finditer(source):
        info = fence["info"]
        title = TITLE.search(info)
        words = TITLE.sub("", info).split()
        line = source.count("\n", 0, fence.start()) + 1
        found.append(
            Block(words[0] if words else "", title[1] if title else "", tuple(words[1:]),
                  fence["text"], line)
        )  # fmt: skip
    return found


def without_blank_lines(text: str) -> str:
    """The text without blank lines, which a page may set as it likes."""
    return "".join(f"{line.rstrip()}\n" for line in text.splitlines() if line.strip())


LINKED = re.compile(r"\]\(|https?://")
"""A line with a link, which cannot always be broken."""


def prose_lines(path: Path) -> list[tuple[int, str]]:
    """The lines of prose with their numbers: no code blocks, tables, links or HTML."""
    found, is_code = [], False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        start = line.lstrip()
        if start.startswith("```"):
            is_code = not is_code
        elif not is_code and not start.startswith(("|", "<")) and not LINKED.search(line):
            found.append((number, line))
    return found


def anchors(path: Path) -> set[str]:
    """The anchors of the headings, as GitHub spells them."""
    headings = re.findall(r"^#+ +(.*)$", FENCE.sub("", path.read_text(encoding="utf-8")), re.M)
    plain = (re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading) for heading in headings)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in plain}
