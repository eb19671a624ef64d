"""Luck: the one random generator, its exact numbers and its fairness."""

from __future__ import annotations

from collections import Counter

import pytest

from poleis import Luck
from poleis.core.luck import WORD

MASK = 0xFFFFFFFF


def sfc32(a: int, b: int, c: int, counter: int) -> list[int]:
    """The published generator sfc32, written down again, with Python's own integers."""
    words = []
    for _ in range(50):
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a, b, rotated = b ^ (b >> 9), (c + (c << 3)) % 2**32, ((c << 21) | (c >> 11)) % 2**32
        c = (rotated + word) % 2**32
        words.append(word)
    return words


@pytest.mark.parametrize(
    "state", [(0, 0, 0, 1), (1, 2, 3, 4), (MASK, MASK, MASK, MASK), (0xDEADBEEF, 7, 2**31, 0)]
)
def test_words_are_those_of_sfc32(state: tuple[int, int, int, int]) -> None:
    luck = Luck(*state)
    assert sfc32(*state) == [luck.word() for _ in range(50)]


def test_numbers_never_change() -> None:
    """Seeds of recorded games must bring the same tiles for ever."""
    luck = Luck.of(7, 0)
    assert [2904535211, 1329989544, 956711823, 3101985121] == [luck.word() for _ in range(4)]
    luck = Luck.of("seed")
    assert [1, 3, 0, 1, 5, 0, 1, 4, 4, 0, 3, 5] == [luck.below(6) for _ in range(12)]
    assert 0.8166343106422573 == Luck.of("a", "b").unit()


def test_a_stream_is_named_by_the_words_of_its_names() -> None:
    assert Luck.of(7, 0).word() == Luck.of("7", "0").word()
    streams = [(7, 0), (0, 7), (70,), ("7", ""), ("", "7"), (7, 1), (8, 0), ("7\x1e0",), ()]
    assert len(streams) == len({int(Luck.of(*names).word()) for names in streams})


def test_any_seed_of_any_size_will_do() -> None:
    for name in (10**100, -1, "zażółć", "x" * 100_000):
        assert 0 <= Luck.of(name).below(10) < 10


@pytest.mark.parametrize("sides", [2, 3, 6, 37, 61])
def test_numbers_below_are_uniform(sides: int) -> None:
    """Chi-square with a fixed seed; the bound is passed by luck once in a million."""
    luck, throws = Luck.of("chi-square", sides), 200 * sides
    seen = Counter(int(luck.below(sides)) for _ in range(throws))
    assert set(range(sides)) == set(seen)
    expected = throws / sides
    square = sum((count - expected) ** 2 / expected for count in seen.values())
    free = sides - 1
    assert square < free + 6 * (2 * free) ** 0.5 + 20


class Fixed:
    """The numbers that `Luck.below` would give for chosen words, by the definition."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.rejected = 2**32 % n  # so many words would favour some numbers

    def below(self, word: int) -> int | None:
        product = word * self.n
        return None if product % 2**32 < self.rejected else product >> 32


@pytest.mark.parametrize("n", [1, 2, 3, 6, 61, 2**31 - 1, 2**32 // 3 + 1, 2**32 // 5 + 1])
def test_numbers_below_are_exact(n: int) -> None:
    """Each word gives its number or is thrown away, so that all numbers have equally many.

    Of the last two bounds a third and a fifth of all words are thrown away.
    """
    luck, words, definition = Luck.of("exact", n), Luck.of("exact", n), Fixed(n)
    for _ in range(300):
        expected = None
        while expected is None:
            expected = definition.below(int(words.word()))
        assert expected == luck.below(n)
    assert luck.word() == words.word()


def test_every_number_has_equally_many_words() -> None:
    """Bounds so large that only two or three words are there for each number."""
    for n in (2**31 - 1, 2**30 + 1):
        definition = Fixed(n)
        for number in (0, 1, n // 2, n - 1):
            first = -(-(number << 32) // n)
            last = -(-((number + 1) << 32) // n)
            kept = [word for word in range(first, last) if definition.below(word) == number]
            assert 2**32 // n == len(kept)


def test_below_one_is_always_zero() -> None:
    luck = Luck.of("one")
    assert {0} == {int(luck.below(1)) for _ in range(100)}


def test_units_are_below_one() -> None:
    luck = Luck.of("unit")
    units = [luck.unit() for _ in range(2000)]
    assert 0 <= min(units) < 0.01 and 0.99 < max(units) < 1
    assert 0.48 < sum(units) / len(units) < 0.52
    assert WORD / 4294967296.0 < 1


def test_split_streams_go_their_own_way() -> None:
    luck = Luck.of("split")
    one, two = luck.split(), luck.split()
    streams = [[int(stream.word()) for _ in range(100)] for stream in (luck, one, two)]
    assert 300 == len({word for stream in streams for word in stream})
    again = Luck.of("split").split()
    assert streams[1] == [again.word() for _ in range(100)]
