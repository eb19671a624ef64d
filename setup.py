"""Compiles the hot modules with mypyc and builds the browser client.

Everything else about the package is in pyproject.toml. Without a C compiler, or with
POLEIS_COMPILE=0, the package installs as plain Python; with POLEIS_COMPILE=1 a build that cannot
compile fails. A checkout (`pip install -e`) also installs plain,
because it has a compiler of its own: `python -m compiler`. A build without the client or without
the rules of a game fails. A source distribution holds the built client: it needs no Node.js.
"""

import os
import runpy
import sys
import tomllib
from pathlib import Path
from typing import ClassVar

from setuptools import Command, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import ExecError, FileError

BUNDLE = runpy.run_path("src/poleis/web/bundle.py")

COMPILED = runpy.run_path("src/poleis/_compiled.py")

# Calls between the hot modules may be inlined. Python's own flags ask for -Wall, and gcc would
# spend most of its time on warnings about generated code.
GCC_FLAGS = ["-fno-semantic-interposition", "-Wno-all"]


def extensions() -> list[Extension]:
    """The compiled modules of a package: one C file, which takes two minutes and runs fastest.
    Optional, so that a failing compiler fails no installation. POLEIS_COMPILE=1 requires them."""
    wish = os.environ.get("POLEIS_COMPILE")
    if wish == "0":
        return []
    if {"egg_info", "dist_info", "sdist"} & set(sys.argv):  # these commands build no modules
        return []
    if "editable_wheel" in sys.argv and os.name == "posix":  # `python -m compiler` compiles these
        return []
    from mypyc.build import mypycify

    found = mypycify(COMPILED["hot_modules"](Path()), opt_level="3", group_name="poleis")
    for extension in found:
        extension.optional = wish != "1"
        if os.name == "posix":
            # mypyc gives all extensions one list of arguments, so each gets a new one.
            extension.extra_compile_args = [*extension.extra_compile_args, *GCC_FLAGS]
    return [extension for extension in found if isinstance(extension, Extension)]


class BuildClient(Command):
    """Turns web/client into web/static/*.js, or says in one line what is missing."""

    description = "build the browser client"
    user_options: ClassVar[list[tuple[str, str, str]]] = []
    editable_mode = False
    build_lib = ""

    def initialize_options(self) -> None:
        pass

    def finalize_options(self) -> None:
        pass

    def run(self) -> None:
        try:
            BUNDLE["build"]()
        except BUNDLE["BundleError"] as error:
            raise ExecError(str(error)) from None

    def get_source_files(self) -> list[str]:
        return []

    def get_outputs(self) -> list[str]:
        return []

    def get_output_mapping(self) -> dict[str, str]:
        return {}


class Build(build):
    """The client is built first, so that it is among the files of the package."""

    sub_commands: ClassVar = [("build_client", None), *build.sub_commands]


GAMES = Path("src/poleis/games")
RULES = Path("docs/rules")
CLIENT = "web/static/client.js"


def rules() -> dict[str, Path]:
    """The source of each rules file by its place in the package: `games/akropolis/rules.md`, in
    other languages `games/akropolis/rules.pl.md`, and the short rules with their figures. FileError
    names a file that is missing in English or in another complete language; the other languages may
    lack some."""
    settings = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    complete = settings["tool"]["poleis"]["complete-languages"]
    found = {}
    for game in sorted(path.parent.name for path in GAMES.glob("*/game.py")):
        found[f"games/{game}/rules.md"] = RULES / f"{game}.md"
        begun = {path.parent.name for path in RULES.glob(f"*/{game}.md")}
        for language in sorted({*complete, *begun} - {"en"}):
            found[f"games/{game}/rules.{language}.md"] = RULES / language / f"{game}.md"
        short = RULES / "short"
        needed = {"toml", *(f"{language}.md" for language in complete)}
        begun = {path.name.partition(".")[2] for path in short.glob(f"{game}.*.md")}
        for ending in sorted(needed | begun):
            found[f"games/{game}/short_rules.{ending}"] = short / f"{game}.{ending}"
    missing = [str(path) for path in found.values() if not path.is_file()]
    if missing:
        raise FileError(f"the rules of the games are missing: {', '.join(missing)}")
    return found


class BuildPy(build_py):
    """Copies the rules of each game, written in docs/rules, into the package of the game."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return  # the server finds them in docs/rules
        package = Path(self.build_lib, "poleis")
        for place, path in rules().items():
            self.copy_file(str(path), str(package / place))
        if not (package / CLIENT).is_file():
            raise FileError(f"the browser client is missing: src/poleis/{CLIENT}")


class SDist(sdist):
    """Builds the client first, and fails if the archive would lack the client or rules."""

    def run(self) -> None:
        self.run_command("build_client")
        super().run()

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        needed = [Path("src/poleis", CLIENT), *rules().values()]
        missing = [str(path) for path in needed if str(path) not in files]
        if missing:
            raise FileError(f"MANIFEST.in leaves out {', '.join(missing)}")
        super().make_release_tree(base_dir, files)


setup(
    ext_modules=extensions(),
    cmdclass={"build": Build, "build_client": BuildClient, "build_py": BuildPy, "sdist": SDist},
    setup_requires=[BUNDLE["WHEEL"]] if BUNDLE["needs_wheel"]() else [],
)
