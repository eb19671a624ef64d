"""Akropolis a second time, slow and simple, from the rules text alone.

Nothing is shared with the program but the letters of the faces: cells are pairs in a dict, shapes
come from the coordinate convention of components.json. What the program says about legality and
scores is compared with this.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

Cell = tuple[int, int]
Placement = tuple[str, int, int, int]

STARS = {"H": 1, "M": 2, "B": 2, "T": 2, "G": 3}
TYPES = {"houses": "h", "markets": "m", "barracks": "b", "temples": "t", "gardens": "g"}
RING = [(q, r) for q in (-1, 0, 1) for r in (-1, 0, 1) if 1 == max(abs(q), abs(r), abs(q + r))]


def around(cell: Cell) -> list[Cell]:
    """The six cells that share a side with this one."""
    return [(cell[0] + q, cell[1] + r) for q, r in RING]


def turned(offset: Cell, steps: int) -> Cell:
    """An offset turned by so many times 60 degrees clockwise."""
    q, r = offset
    for _ in range(steps):
        q, r = -r, q + r
    return q, r


def shape(q: int, r: int, rot: int) -> list[Cell]:
    """The cells of hexes a, b and c."""
    offsets = [turned(offset, rot) for offset in ((0, 0), (1, 0), (0, 1))]
    return [(q + dq, r + dr) for dq, dr in offsets]


class Reference:
    """A city as stacks of hexes: for each cell a list of (letter, number of the tile)."""

    def __init__(self) -> None:
        self.stacks: dict[Cell, list[tuple[str, int]]] = {
            (0, 0): [("H", 0)],
            (0, -1): [("q", 0)],
            (1, 0): [("q", 0)],
            (-1, 1): [("q", 0)],
        }
        self.tiles = 0
        self.stones = 0
        self._outside: set[Cell] | None = None

    def height(self, cell: Cell) -> int:
        return len(self.stacks.get(cell, []))

    def letter(self, cell: Cell) -> str:
        return self.stacks[cell][-1][0] if cell in self.stacks else " "

    def is_legal(self, q: int, r: int, rot: int) -> bool:
        """AKR-4.1 to AKR-4.3."""
        cells = shape(q, r, rot)
        heights = {self.height(cell) for cell in cells}
        if heights == {0}:
            return any(self.height(near) for cell in cells for near in around(cell))
        beneath = {self.stacks[cell][-1][1] for cell in cells if cell in self.stacks}
        return len(heights) == 1 and len(beneath) >= 2

    def placements(self) -> list[tuple[int, int, int, int]]:
        """All legal (q, r, rotation, level): hex a lies at most two steps from the city."""
        near = set(self.stacks)
        for _ in range(2):
            near |= {other for cell in near for other in around(cell)}
        return [
            (q, r, rot, self.height((q, r)) + 1)
            for q, r in sorted(near)
            for rot in range(6)
            if self.is_legal(q, r, rot)
        ]

    def place(self, faces: str, q: int, r: int, rot: int) -> None:
        self.tiles += 1
        self._outside = None
        for letter, cell in zip(faces, shape(q, r, rot), strict=True):
            self.stones += self.letter(cell) == "q"
            self.stacks.setdefault(cell, []).append((letter, self.tiles))

    # ---- scoring

    def outside(self) -> set[Cell]:
        """The empty cells near the city from which one can walk away (AKR-1.7)."""
        if self._outside is None:
            self._outside = self._walk_around()
        return self._outside

    def _walk_around(self) -> set[Cell]:
        columns = [q for q, _ in self.stacks]
        rows = [r for _, r in self.stacks]
        world = {
            (q, r)
            for q in range(min(columns) - 2, max(columns) + 3)
            for r in range(min(rows) - 2, max(rows) + 3)
        }
        corner = (min(columns) - 2, min(rows) - 2)
        found, frontier = {corner}, [corner]
        while frontier:
            for near in around(frontier.pop()):
                if near in world and near not in self.stacks and near not in found:
                    found.add(near)
                    frontier.append(near)
        return found

    def lakes(self) -> set[Cell]:
        """The cells of lakes beside the city."""
        outside = self.outside()
        beside = {near for cell in self.stacks for near in around(cell)}
        return {cell for cell in beside if cell not in self.stacks and cell not in outside}

    def cells(self, letter: str) -> list[Cell]:
        return [cell for cell in self.stacks if self.letter(cell) == letter]

    def stars(self, district: str) -> int:
        plaza = TYPES[district].upper()
        return STARS[plaza] * len(self.cells(plaza))

    def house_groups(self) -> list[list[Cell]]:
        groups, left = [], set(self.cells("h"))
        while left:
            group = [left.pop()]
            for cell in group:
                for near in around(cell):
                    if near in left:
                        left.remove(near)
                        group.append(near)
            groups.append(group)
        return groups

    def houses(self, doubled: bool) -> int:
        """AKR-6.2, AKR-7.2: the group of most houses, of equal ones the best."""
        sizes = []
        for group in self.house_groups():
            value = sum(map(self.height, group))
            sizes.append((len(group), value * 2 if doubled and value >= 10 else value))
        return max(sizes)[1] if sizes else 0

    def value(self, district: str, variants: Iterable[str] = ()) -> int:
        """The value of the counting districts of one type (AKR-6, AKR-7)."""
        doubled, lakes = district in variants, "lakes" in variants
        if district == "houses":
            return self.houses(doubled)
        outside = self.outside()
        value = 0
        for cell in self.cells(TYPES[district]):
            near = around(cell)
            letters = Counter(self.letter(other) for other in near)
            edge = letters[" "] if lakes else sum(other in outside for other in near)
            lake = any(other not in outside and other not in self.stacks for other in near)
            counts, twice = {
                "markets": (letters["m"] == 0, letters["M"] > 0),
                "barracks": (edge > 0, edge in (3, 4)),
                "temples": (letters[" "] == 0, self.height(cell) > 1),
                "gardens": (True, lake),
            }[district]
            if counts:
                value += self.height(cell) * (2 if doubled and twice else 1)
        return value


def architect_points(
    tiles: list[str], stones: int, level: str, variants: Iterable[str] = ()
) -> int:
    """The architect's score with these tiles, beside its start tile (AKR-8.6, AKR-8.8)."""
    hexes = Counter("Hqqq" + "".join(tiles))
    worth = 2 if level == "hard" else 1
    points = stones + (2 * hexes["q"] if level == "medium" else 0)
    for district, letter in TYPES.items():
        number = hexes[letter]
        twice = number if district in variants else 0
        if district == "houses" and number * worth < 10:
            twice = 0
        if district == "temples" and level != "hard":
            twice = 0
        if district == "markets":
            twice = min(twice, 3 * hexes["M"])
        points += (number + twice) * worth * STARS[letter.upper()] * hexes[letter.upper()]
    return points
