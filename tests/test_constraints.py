"""`constraints.txt` is complete, sorted, and nothing but pins."""

from __future__ import annotations

import sys
from importlib.metadata import PackageNotFoundError, version

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests import constraints


def is_installed(name: str) -> bool:
    try:
        version(name)
    except PackageNotFoundError:
        return False
    return True


def test_every_line_is_a_pin() -> None:
    """As pip-audit, uv and Dependabot want it: no ranges, options, addresses or comments."""
    lines = constraints.FILE.read_text(encoding="utf-8").splitlines()
    names = [line.partition("==")[0] for line in lines]
    assert len(names) == len(constraints.pins())
    assert names == sorted(names, key=canonicalize_name)


def test_what_we_name_is_pinned_within_our_bounds() -> None:
    """Also what is not installed here."""
    pins = constraints.pins()
    for line in constraints.requirements():
        wanted = Requirement(line)
        pin = pins.get(canonicalize_name(wanted.name))
        assert pin is not None and wanted.specifier.contains(pin), line


@pytest.mark.skipif(sys.platform != "linux", reason="other systems bring other packages")
def test_the_environment_is_pinned() -> None:
    """What is installed for us is what the file says, down to the last package, and no pin of an
    installed package is left from former days."""
    pins = constraints.pins()
    needed = {
        canonicalize_name(name): found
        for name, found in constraints.needed(constraints.requirements())
    }
    assert len(needed) > 60
    assert {} == {name: found for name, found in needed.items() if pins.get(name) != found}
    assert set() == {name for name in pins if is_installed(name)} - set(needed)
