"""The best few of many numbered things."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class TopList:
    """Numbers with their values, the best first; of equal ones, the one entered first."""

    def __init__(self, room: i64) -> None:
        self.most: i64 = room
        self.count: i64 = 0
        self.values: vec[float] = vec[float]([0.0] * room)
        self.numbers: vec[i64] = vec[i64]([0] * room)

    def clear(self, most: i64) -> None:
        """Begin a list of at most so many, within the room."""
        self.most = most
        self.count = 0

    def enter(self, value: float, number: i64) -> bool:
        """Keep a number if its value is among the best; whether it is."""
        values = self.values
        rank = self.count
        if rank == self.most:
            rank -= 1
            if value <= values[rank]:
                return False
        else:
            self.count += 1
        numbers = self.numbers
        while rank > 0 and values[rank - 1] < value:
            values[rank] = values[rank - 1]
            numbers[rank] = numbers[rank - 1]
            rank -= 1
        values[rank] = value
        numbers[rank] = number
        return True
