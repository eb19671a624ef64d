"""Luck: the one random generator of Poleis.

Rules never roll dice: they say what may happen (`State.chance`), and luck chooses. Every draw
of a match comes from its own stream, named by the seed and the ply (`Luck.of`), so an outcome
can be audited alone and does not change when something before it was taken back.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


@final
class Luck:
    """A stream of uniform random numbers (the generator sfc32: 128 bits of state).

    Only additions, shifts and exclusive ors of 32-bit words are used, so the compiled module
    (whose integers wrap) and the plain one (whose integers do not) give the same numbers.
    """

    def __init__(self, a: i64, b: i64, c: i64, counter: i64 = 1) -> None:
        self.a: i64 = a & WORD
        self.b: i64 = b & WORD
        self.c: i64 = c & WORD
        self.counter: i64 = counter & WORD

    def __reduce__(self) -> tuple[object, ...]:
        return Luck, (int(self.a), int(self.b), int(self.c), int(self.counter))

    @staticmethod
    def of(*names: int | str) -> Luck:
        """The stream with these names, for example a seed and a ply.

        >>> Luck.of(7, 0).below(6) == Luck.of(7, 0).below(6)
        True
        """
        text = "\x1f".join([str(name) for name in names])
        digest = blake2b(text.encode(), digest_size=12, person=b"poleis-luck").digest()
        return Luck.mixed(
            int.from_bytes(digest[0:4], "little"),
            int.from_bytes(digest[4:8], "little"),
            int.from_bytes(digest[8:12], "little"),
        )

    @staticmethod
    def mixed(a: i64, b: i64, c: i64) -> Luck:
        """The stream that begins with these words; they are mixed before the first is given."""
        luck = Luck(a, b, c)
        for _ in range(i64(12)):
            luck.word()
        return luck

    def word(self) -> i64:
        """32 random bits."""
        word = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) & WORD | (self.c >> 11)) + word) & WORD
        return word

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly as likely as the others (n below 2**31)."""
        product = self.word() * n
        if (product & WORD) < n:  # the rare words that would favour some numbers
            threshold = (WORD + 1 - n) % n
            while (product & WORD) < threshold:
                product = self.word() * n
        return product >> 32

    def unit(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return float(self.word()) / 4294967296.0

    def split(self) -> Luck:
        """A new stream, independent of what this one gives next."""
        luck = Luck(self.word(), self.word(), self.word())
        for _ in range(12):
            luck.word()
        return luck
