"""From C to objects and libraries. Objects are kept by content: the same file is compiled once."""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sysconfig
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

FLAGS = ("-O3", "-g0", "-fvisibility=hidden", "-fno-semantic-interposition", "-w")
"""Names stay inside the library, so that calls and variables need no indirection. Warnings about
generated code help nobody."""
SET_UP_FLAGS = (*FLAGS, "-O1")
"""For modules that read components and lay out a game: they run once and are long. Their small
functions are copied into the modules that call them, and optimised there."""
SET_UP = ("edition", "reader", "restore", "setup")
"""The names of these modules, in any game."""
DAYS_KEPT = 14
"""Days after which an object that was not used is deleted."""


def flags_of(source: Path) -> tuple[str, ...]:
    """The flags for the C file of a module, which is named after the module."""
    return SET_UP_FLAGS if source.stem.rpartition("___")[2] in SET_UP else FLAGS


class CompileFailed(Exception):
    """The C compiler failed; the message is what it printed."""


def c_compiler() -> list[str] | None:
    """The command of the C compiler; None if there is none."""
    words = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    for command in (words, ["cc"], ["gcc"], ["clang"]):
        if shutil.which(command[0]) is not None:
            return command
    return None


def processors() -> int:
    """How many compilers run at the same time."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CompileFailed(f"{shlex.join(command[:1])}: {done.stderr.strip()}")


class ObjectCache:
    """Compiles C files to objects in a folder, where their names say what they were made from."""

    def __init__(self, folder: Path, compiler: list[str], includes: Iterable[str]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.compiled = 0
        """How many files were compiled, and not found in the cache."""
        config = sysconfig.get_config_vars()
        self._compiler = compiler
        self._base = [*compiler, *shlex.split(f"{config['CFLAGS']} {config['CCSHARED']}")]
        self._includes = [f"-I{path}" for path in (*includes, sysconfig.get_path("include"))]
        version = subprocess.run([*compiler, "--version"], capture_output=True, check=False)
        self._identity = version.stdout + sysconfig.get_python_version().encode()

    def path_of(self, text: str, headers: dict[str, str], flags: tuple[str, ...]) -> Path:
        """Where the object of a C file is, or will be."""
        digest = hashlib.sha256(self._identity + shlex.join([*self._base, *flags]).encode())
        for part in (text, *sorted(headers), *(headers[name] for name in sorted(headers))):
            digest.update(b"\0" + part.encode())
        return self.folder / f"{digest.hexdigest()[:32]}.o"

    def compile(self, source: Path, headers: dict[str, str], flags: tuple[str, ...]) -> Path:
        """The object of a C file, compiled unless it is there. *headers* are those beside the file
        that it includes."""
        made = self.path_of(source.read_text(encoding="utf-8"), headers, flags)
        if made.exists():
            os.utime(made)
            return made
        unfinished = made.with_suffix(f".{os.getpid()}")
        arguments = [*flags, *self._includes, f"-I{source.parent}", "-c", str(source)]
        run([*self._base, *arguments, "-o", str(unfinished)])
        unfinished.replace(made)
        self.compiled += 1
        return made

    def compile_all(
        self,
        sources: Iterable[Path],
        headers: dict[str, str],
        progress: Callable[[], None],
    ) -> list[Path]:
        """The objects of the modules' C files, compiled on all processors, the longest first. After
        a failure nothing more is begun."""

        def one(source: Path) -> Path:
            made = self.compile(source, headers, flags_of(source))
            progress()
            return made

        by_size = sorted(sources, key=lambda path: path.stat().st_size, reverse=True)
        with ThreadPoolExecutor(processors()) as pool:
            try:
                return list(pool.map(one, by_size))
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise

    def link(self, objects: list[Path], made: Path) -> None:
        """Link objects to an extension module."""
        linker = shlex.split(sysconfig.get_config_var("LDSHARED"))[1:]
        run([*self._compiler, *linker, *map(str, objects), "-o", str(made)])

    def forget_unused(self) -> None:
        """Delete the objects that no build has used for some days, and unfinished ones."""
        oldest = time.time() - DAYS_KEPT * 24 * 3600
        for path in self.folder.iterdir():
            if path.stat().st_mtime < oldest:
                path.unlink()
