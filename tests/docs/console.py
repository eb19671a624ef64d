"""Running the console blocks of Markdown files: what the pages show is what the program prints."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tests.docs.markdown import Block, code_blocks
from tests.waiting import PATIENCE

WIDTH = "90"


@dataclass(frozen=True)
class Shown:
    """A command of a page and the output that the page shows for it."""

    line: int
    command: str
    output: str


def write_files(blocks: list[Block], folder: Path) -> None:
    """Blocks with the title of a file are that file."""
    for block in blocks:
        if block.language == "json" and block.title:
            (folder / block.title).write_text(block.text, encoding="utf-8")


def commands(page: Path) -> list[Shown]:
    """The commands of the console blocks; a line that ends in a backslash goes on."""
    found = []
    for block in code_blocks(page):
        if block.language != "console":
            continue
        for part in ("\n" + block.text).split("\n$ ")[1:]:
            command, _, output = part.replace("\\\n", "").partition("\n")
            found.append(Shown(block.line, command, output.rstrip("\n") + "\n" if output else ""))
    return found


def run(command: str, folder: Path) -> str:
    """What a shell prints for the command, stderr included."""
    here = str(Path(sys.executable).parent)
    env = {
        **os.environ,
        "PATH": os.pathsep.join([here, os.environ["PATH"]]),
        "COLUMNS": WIDTH,
        "LANG": "C.UTF-8",
    }
    ran = subprocess.run(
        ["sh", "-c", command],
        cwd=folder,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=2 * PATIENCE,
        check=False,
    )
    lines = ran.stdout.decode().splitlines()
    return "".join(f"{line.rstrip()}\n" for line in lines)


TIMES = (
    (re.compile(r" in [\d.]+ s with "), " in ... s with "),
    (re.compile(r": [\d,]+ games/s"), ": ... games/s"),
    (re.compile(r"decided [\d,]+ times/s"), "decided ... times/s"),
    (re.compile(r"(deals), [\d.]+ s$", re.MULTILINE), r"\1, ... s"),
    (re.compile(r"│ 0\.\d{4} │"), "│ 0.0... │"),
)
"""What differs from run to run, and what stands in its place."""


def refresh(page: Path) -> None:
    """Put what the program prints now into a page, where it differs from what is shown."""
    text = page.read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as name:
        write_files(code_blocks(page), Path(name))
        for shown in commands(page):
            printed = run(shown.command, Path(name))
            if not fits(shown, printed):
                for pattern, instead in TIMES:
                    printed = pattern.sub(instead, printed)
                old = f"$ {shown.command}\n{shown.output}"
                assert old in text, f"{page.name}, line {shown.line}: edit by hand"
                text = text.replace(old, f"$ {shown.command}\n{printed}")
    page.write_text(text, encoding="utf-8")


def fits(shown: Shown, printed: str) -> bool:
    """Whether the output is as shown; `...` stands for anything, such as a time."""
    flags = doctest.ELLIPSIS
    return doctest.OutputChecker().check_output(shown.output, printed, flags)
