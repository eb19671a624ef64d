"""The codes of placements: how a cell and an orientation become an action, and back."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from poleis.core.action_codes import ActionCodes


@final
class PlaceCodes:
    """The codes of an action `place` on cells whose q and r run from -reach to reach - 1.

    The argument `Cell` numbers the cells row by row; this class alone repeats that, for compiled
    code. The reach is a power of two, so a cell is split without a division.
    """

    def __init__(self, codes: ActionCodes, reach: i64) -> None:
        self.codes = codes
        self.reach = reach
        self.bits: i64 = 1
        while i64(1) << self.bits < 2 * reach:
            self.bits += 1

    def code(self, q: i64, r: i64, orientation: i64) -> i64:
        """The action that puts hex a of the tile on (q, r)."""
        return self.codes.code(((q + self.reach) << self.bits) + r + self.reach, orientation)

    def holds(self, code: i64) -> bool:
        return self.codes.holds(code)

    def q(self, code: i64) -> i64:
        return (self.codes.first_arg(code) >> self.bits) - self.reach

    def r(self, code: i64) -> i64:
        return (self.codes.first_arg(code) & (2 * self.reach - 1)) - self.reach

    def orientation(self, code: i64) -> i64:
        return code - self.codes.code(self.codes.first_arg(code))  # one division less

    def split(self, code: int) -> tuple[int, int, int]:
        """The q, r and orientation of a placement."""
        return int(self.q(code)), int(self.r(code)), int(self.orientation(code))
