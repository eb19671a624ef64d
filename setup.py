"""Compiles the hot modules with mypyc and builds the browser client.

Everything else about the package is in pyproject.toml. Without a C compiler, or with
POLEIS_COMPILE=0, the package installs as plain Python.
"""

import os
import runpy
import sys
from pathlib import Path
from typing import ClassVar

from setuptools import Command, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_py import build_py
from setuptools.errors import ExecError

BUNDLE = runpy.run_path("src/poleis/web/bundle.py")

HOT = [
    "src/poleis/core/luck.py",
    "src/poleis/core/sets.py",
    "src/poleis/core/state.py",
    "src/poleis/bots/evaluate.py",
    "src/poleis/bots/search.py",
    "src/poleis/bots/foresight.py",
    "src/poleis/bots/comparison.py",
    "src/poleis/games/akropolis/data.py",
    "src/poleis/games/akropolis/city.py",
    "src/poleis/games/akropolis/scoring.py",
    "src/poleis/games/akropolis/state.py",
    "src/poleis/games/akropolis/taste.py",
    "src/poleis/games/akropolis/houses.py",
    "src/poleis/games/akropolis/appraisal.py",
    "src/poleis/games/akropolis/survey.py",
    "src/poleis/games/akropolis/rival.py",
    "src/poleis/games/akropolis/gains.py",
    "src/poleis/games/akropolis/shortlist.py",
    "src/poleis/games/akropolis/outlook.py",
    "src/poleis/games/akropolis/forecast.py",
    "src/poleis/games/akropolis/quick.py",
    "src/poleis/games/akropolis/plan.py",
    "src/poleis/games/akropolis/evaluate.py",
    "src/poleis/games/age_of_civilization/data.py",
    "src/poleis/games/age_of_civilization/layout.py",
    "src/poleis/games/age_of_civilization/board.py",
    "src/poleis/games/age_of_civilization/special.py",
    "src/poleis/games/age_of_civilization/vocabulary.py",
    "src/poleis/games/age_of_civilization/reading.py",
    "src/poleis/games/age_of_civilization/effects.py",
    "src/poleis/games/age_of_civilization/actions.py",
    "src/poleis/games/age_of_civilization/turns.py",
    "src/poleis/games/age_of_civilization/rounds.py",
    "src/poleis/games/age_of_civilization/orders.py",
    "src/poleis/games/age_of_civilization/draft.py",
    "src/poleis/games/age_of_civilization/scoring.py",
    "src/poleis/games/age_of_civilization/dealing.py",
    "src/poleis/games/age_of_civilization/state.py",
    "src/poleis/games/age_of_civilization/knowledge.py",
    "src/poleis/games/age_of_civilization/sheet.py",
    "src/poleis/games/age_of_civilization/worth.py",
    "src/poleis/games/age_of_civilization/evaluate.py",
    "src/poleis/games/seven_wonders_dice/data.py",
    "src/poleis/games/seven_wonders_dice/effects.py",
    "src/poleis/games/seven_wonders_dice/layout.py",
    "src/poleis/games/seven_wonders_dice/city.py",
    "src/poleis/games/seven_wonders_dice/scoring.py",
    "src/poleis/games/seven_wonders_dice/turns.py",
    "src/poleis/games/seven_wonders_dice/state.py",
    "src/poleis/games/seven_wonders_dice/taste.py",
    "src/poleis/games/seven_wonders_dice/evaluate.py",
    "src/poleis/games/origins/data.py",
    "src/poleis/games/origins/layout.py",
    "src/poleis/games/origins/vocabulary.py",
    "src/poleis/games/origins/reading.py",
    "src/poleis/games/origins/codes.py",
    "src/poleis/games/origins/city.py",
    "src/poleis/games/origins/tracks.py",
    "src/poleis/games/origins/pools.py",
    "src/poleis/games/origins/special.py",
    "src/poleis/games/origins/counting.py",
    "src/poleis/games/origins/effects.py",
    "src/poleis/games/origins/running.py",
    "src/poleis/games/origins/buying.py",
    "src/poleis/games/origins/turns.py",
    "src/poleis/games/origins/rounds.py",
    "src/poleis/games/origins/scoring.py",
    "src/poleis/games/origins/opening.py",
    "src/poleis/games/origins/chance.py",
    "src/poleis/games/origins/state.py",
    "src/poleis/games/origins/set_up.py",
    "src/poleis/games/origins/sheet.py",
    "src/poleis/games/origins/rebuild.py",
    "src/poleis/games/origins/worth.py",
    "src/poleis/games/origins/manner.py",
    "src/poleis/games/origins/quick.py",
    "src/poleis/games/origins/evaluate.py",
]


def extensions() -> list[Extension]:
    """The compiled modules; optional, so that a failing compiler fails no installation."""
    if os.environ.get("POLEIS_COMPILE") == "0":
        return []
    if {"egg_info", "dist_info"} & set(sys.argv):  # pip asks about the package before it builds
        return []
    from mypyc.build import mypycify

    found = mypycify(
        [path for path in HOT if Path(path).exists()], opt_level="3", group_name="poleis"
    )
    for extension in found:
        extension.optional = True
        if os.name == "posix":  # calls between the hot modules may be inlined
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return [extension for extension in found if isinstance(extension, Extension)]


class BuildClient(Command):
    """Turns web/client into web/static/client.js, or says in one line what is missing."""

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


class BuildPy(build_py):
    """Each game's rules, written in docs/rules, travel in the game's package: rules.md, and in
    other languages rules.pl.md and so on."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return  # the server finds them in docs/rules
        top = Path("docs/rules")
        for rules in top.rglob("*.md"):
            package = Path(self.build_lib, "poleis", "games", rules.stem)
            if package.is_dir():
                name = ".".join(["rules", *rules.parent.relative_to(top).parts, "md"])
                self.copy_file(str(rules), str(package / name))


setup(
    ext_modules=extensions(),
    cmdclass={"build": Build, "build_client": BuildClient, "build_py": BuildPy},
    setup_requires=[BUNDLE["WHEEL"]] if BUNDLE["needs_wheel"]() else [],
)
