"""What stands in for compiled packages in a page does the same as they do."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import librt.vecs as compiled
import mypy_extensions
import pytest
from mypy_extensions import i16, i64, u8

from poleis.web.site.stand_ins import mypy_extensions as numbers
from poleis.web.site.stand_ins.librt import vecs as plain
from tests.spec import ROOT

SAMPLES: dict[Any, Callable[[random.Random], float]] = {
    i64: lambda luck: luck.randrange(-(2**40), 2**40),
    i16: lambda luck: luck.randrange(-(2**15), 2**15),
    u8: lambda luck: luck.randrange(2**8),
    float: lambda luck: luck.choice([luck.uniform(-9, 9), 0.0, float(luck.randrange(5))]),
}
OPERATIONS = ("append", "append", "append", "extend", "remove", "pop", "pop at", "set", "slice")


class Vectors:
    """Vectors of a module, with the operations that our sources use."""

    def __init__(self, module: Any, kind: Any) -> None:
        self.module = module
        self.kind = kind
        self.vector = module.vec[kind]()

    def do(self, operation: str, item: float, at: int) -> object:
        """Do it, and tell what came of it."""
        module, vector, told = self.module, self.vector, None
        if operation == "append":
            vector = module.append(vector, item)
        elif operation == "extend":
            vector = module.extend(vector, [item, item])
        elif operation == "slice":
            vector = vector[at : at + 9]
        elif not len(vector):
            vector = module.vec[self.kind]([item] * 3, capacity=5)
        elif operation == "remove":
            vector = module.remove(vector, vector[at % len(vector)])
        elif operation == "pop":
            vector, told = module.pop(vector)
        elif operation == "pop at":
            vector, told = module.pop(vector, at % len(vector))
        else:
            vector[at % len(vector)] = item
        self.vector = vector
        copy, whole = vector[:], module.vec[self.kind](vector)
        return told, list(vector), len(copy), list(whole), item in vector, vector[-2:] == copy[-2:]


@pytest.mark.parametrize("kind", SAMPLES, ids=lambda kind: str(kind.__name__))
@pytest.mark.parametrize("seed", range(20))
def test_a_vector_goes_through_the_same_changes(kind: Any, seed: int) -> None:
    luck = random.Random(seed)
    one, other = Vectors(compiled, kind), Vectors(plain, kind)
    for _ in range(300):
        operation, item, at = luck.choice(OPERATIONS), SAMPLES[kind](luck), luck.randrange(12)
        assert one.do(operation, item, at) == other.do(operation, item, at)


def test_a_copy_does_not_change_with_its_vector() -> None:
    for module in (compiled, plain):
        first: Any = module.vec[i64]([1, 2, 3])
        copy = first[:]
        first[0] = 9
        assert [1, 2, 3] == list(copy)


def test_what_is_not_there_cannot_be_removed() -> None:
    for module in (compiled, plain):
        with pytest.raises(ValueError, match="not in"):
            module.remove(module.vec[i64]([1]), 2)
        with pytest.raises(IndexError):
            module.pop(module.vec[i64]())


def test_there_are_vectors_of_vectors() -> None:
    for module in (compiled, plain):
        rows: Any = module.vec[module.vec[i64]]([module.vec[i64]([1, 2])])
        assert [[1, 2]] == [list(row) for row in rows]


@pytest.mark.parametrize("name", ["i16", "i64", "u8"])
def test_numbers_are_made_alike(name: str) -> None:
    one, other = getattr(mypy_extensions, name), getattr(numbers, name)
    for value in (0, 7, True, 3.9, "12"):
        assert one(value) == other(value)
        assert type(one(value)) is type(other(value))


def test_the_stand_in_has_all_names_that_the_sources_import() -> None:
    text = "\n".join(
        path.read_text(encoding="utf-8")
        for path in (ROOT / "src/poleis").rglob("*.py")
        if "stand_ins" not in path.parts
    )
    for module, names in (("librt.vecs", dir(plain)), ("mypy_extensions", dir(numbers))):
        rows = re.findall(rf"^from {module} import (.+)$", text, re.MULTILINE)
        assert {name for row in rows for name in row.split(", ")} <= set(names)
