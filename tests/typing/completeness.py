"""How much of the public API has known types, by `pyright --verifytypes`.

`python -m tests.typing.completeness` (part of `make check`) prints the figure for what is public
and for the whole package. It fails unless all that is public is known.
"""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.public_api import PUBLIC, PublicName, public_names, target_of
from tests.typing.tools import checker_environment

UNTYPED = {"poleis.adapters.openspiel.PoleisGame", "poleis.adapters.openspiel.PoleisObserver",
           "poleis.adapters.openspiel.PoleisState",
           "poleis.adapters.pettingzoo.raw_env"}  # fmt: skip
"""Classes that derive from those of OpenSpiel and PettingZoo, which have no types to know, and one
that takes them as arguments."""


@dataclass(frozen=True)
class Report:
    """The symbols that pyright found, by name, and those whose types are not known."""

    symbols: dict[str, bool]

    def unknown(self, prefixes: set[str]) -> list[str]:
        """The names below these prefixes whose types pyright does not know."""
        return [name for name in self.below(prefixes) if not self.symbols[name]]

    def below(self, prefixes: set[str]) -> list[str]:
        return [name for name in self.symbols if is_below(name, prefixes)]


def is_below(name: str, prefixes: set[str]) -> bool:
    """Whether a name is one of the prefixes, or a member of one."""
    parts = name.split(".")
    return any(".".join(parts[:end]) in prefixes for end in range(1, len(parts) + 1))


def is_known(symbol: dict[str, Any]) -> bool:
    return symbol["isTypeKnown"] and not symbol["isTypeAmbiguous"]


def verify_types() -> Report:
    """Run pyright on the package."""
    command = [sys.executable, "-m", "pyright", "--verifytypes", "poleis", "--ignoreexternal"]
    ran = subprocess.run(
        [*command, "--outputjson"],
        env=checker_environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    symbols = json.loads(ran.stdout)["typeCompleteness"]["symbols"]
    return Report({one["name"]: is_known(one) for one in symbols if one["isExported"]})


def definitions(found: PublicName) -> Iterator[str]:
    """Where a public name is defined; of a module, where its names are."""
    if isinstance(found.node, ast.Module):
        for inner in public_names(found.source):
            yield from definitions(inner)
    else:
        yield f"{found.source}.{target_of(found.node)}"


def public_prefixes() -> set[str]:
    """The public names, as they are imported and as they are defined."""
    names = [found for module in PUBLIC for found in public_names(module)]
    imported = {f"{found.module}.{found.name}" for found in names}
    return imported | {one for found in names for one in definitions(found)}


def main() -> int:
    report = verify_types()
    public = report.below(public_prefixes())
    unknown = report.unknown(public_prefixes())
    everywhere = [name for name, known in report.symbols.items() if known]
    failures = [name for name in unknown if not is_below(name, UNTYPED)]
    for name in failures:
        print(f"the type of {name} is not known; see pyright --verifytypes poleis")
    print(
        f"public types: {len(public) - len(unknown)} of {len(public)} known,"
        f" {len(unknown) - len(failures)} derive from untyped packages;"
        f" all: {len(everywhere)} of {len(report.symbols)}"
    )
    return 1 if failures or not public else 0


if __name__ == "__main__":
    sys.exit(main())
