"""`python -m compiler [--background]`: compile the hot modules unless a build fits the sources."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

from compiler.objects import CompileFailed, c_compiler

ROOT = Path(__file__).resolve().parents[1]
BEGIN = "Compiling the engine (about a minute on two cores) ..."
READY = "compiled engine ready: bots use it from their next move"


def show(text: str) -> None:
    """One line that replaces the line before it, on a terminal only."""
    if sys.stdout.isatty():
        print(f"\r\033[K{text}", end="", flush=True)


def compile_engine(is_background: bool) -> None:
    """Compile, and print what happens: in the background only the line at the end."""
    from compiler.engine import build_engine, sole_compiler
    from poleis._compiled import engine_folder, engine_key

    def wait() -> None:
        print("Waiting for a compile that is under way ...", flush=True)

    compiler = c_compiler()
    if compiler is None:
        print("poleis: no C compiler found, so Poleis runs uncompiled, slower", file=sys.stderr)
        return
    if engine_folder(ROOT, engine_key(ROOT)).is_dir():
        return
    with sole_compiler(ROOT, wait):
        if engine_folder(ROOT, engine_key(ROOT)).is_dir():
            return  # the other process has compiled it
        if not is_background:
            print(BEGIN, flush=True)
        start = time.monotonic()
        count = build_engine(ROOT, compiler, (lambda text: None) if is_background else show)
        show("")
        seconds = time.monotonic() - start
        print(READY if is_background else f"Compiled {count} C files in {seconds:.0f} s.")


def main(words: list[str]) -> int:
    is_background = "--background" in words
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # A shell starts background jobs deaf to Ctrl-C. What is compiled by then is kept.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    if is_background:
        os.nice(19)
    try:
        compile_engine(is_background)
    except CompileFailed as error:
        print(f"poleis: the engine was not compiled: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. What is compiled so far is kept.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
