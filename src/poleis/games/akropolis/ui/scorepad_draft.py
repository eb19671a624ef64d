"""A city being entered on the score pad."""

from __future__ import annotations

from dataclasses import asdict, replace

from poleis.core.errors import BadPosition
from poleis.core.explain import ScoreLine
from poleis.core.scorepad_input import shown
from poleis.games.akropolis.explain.score_sheet import tally_lines
from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.edition import Edition
from poleis.games.akropolis.rules.hexes import LETTERS, spell
from poleis.games.akropolis.rules.scoring import LAKES
from poleis.games.akropolis.ui.scorepad import FACES, read_city, read_tally, read_way
from poleis.games.akropolis.ui.scorepad_counts import Count, read_counts


class Draft:
    """A city being entered: what has been built, and the tile being spelled."""

    def __init__(self, edition: Edition, data: object) -> None:
        self.edition = edition
        self.data: dict[str, object] = dict(data) if isinstance(data, dict) else {}
        self.city: City
        self.variants: int
        self.city, self.variants = read_city(edition, data)
        self.counts: dict[str, Count] = read_counts(self.data)
        found = self.data.get("draft", "")
        if not isinstance(found, str) or len(found) > 3 or not FACES.issuperset(found):
            said = "draft must be at most three of {letters}, not {value}"
            raise BadPosition.saying(
                "akropolis-pad-draft", said, letters=LETTERS[1:], value=shown(found)
            )
        self.faces = found

    @property
    def is_counted(self) -> bool:
        """Whether the city is entered in numbers; so it is until somebody turns to tiles."""
        if self.data.keys() & {"way", "counts"}:
            return read_way(self.data) == "numbers"
        return not self.data.keys() & {"placements", "draft"}

    def counted(self, district: str, key: str, number: int) -> dict[str, object]:
        """The numbers with one more; those that are 0 are left out."""
        counts = {**self.counts, district: replace(self.counts[district], **{key: number})}
        kept = {name: {k: n for k, n in asdict(c).items() if n} for name, c in counts.items()}
        return {name: numbers for name, numbers in kept.items() if numbers}

    @property
    def lines(self) -> list[ScoreLine]:
        """The score sheet."""
        way = "numbers" if self.is_counted else "tiles"
        return tally_lines(*read_tally(self.edition, {**self.data, "way": way}))

    @property
    def stones(self) -> int:
        return int(self.city.stones)

    @property
    def tile(self) -> int:
        return spell(self.faces)

    @property
    def is_spelled(self) -> bool:
        return len(self.faces) == 3

    def has(self, district: int) -> bool:
        """Whether the variant of a district type is in play."""
        return bool(self.variants >> (district + 1) & 1)

    @property
    def has_lakes(self) -> bool:
        """Whether lakes count for barracks (AKR-6.4.2)."""
        return bool(self.variants & int(LAKES))
