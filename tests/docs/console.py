"""Running the console blocks of Markdown files: what the pages show is what the program prints."""

from __future__ import annotations

import doctest
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.docs.markdown import Block, code_blocks

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
        timeout=120,
        check=False,
    )
    lines = ran.stdout.decode().splitlines()
    return "".join(f"{line.rstrip()}\n" for line in lines)


def fits(shown: Shown, printed: str) -> bool:
    """Whether the output is as shown; `...` stands for anything, such as a time."""
    flags = doctest.ELLIPSIS
    return doctest.OutputChecker().check_output(shown.output, printed, flags)
