"""Akropolis in a terminal: cities and tiles as flat-top hexes, or in words.

A hex is two lines high and its neighbours to the left and right stand one line higher or lower:

    /h2   \\        letter and level; a capital with stars is a plaza
    \\ 1 -2/q1   \\  q and r, if a tile may be placed with its first hex there
          \\ 2 -2/
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text as Line

from poleis.core.explain import Value
from poleis.core.match import Move
from poleis.core.state import CHANCE
from poleis.games.akropolis.explain.predicates import Cell, cells_of, neighbours
from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.hexes import LETTERS, PLAZA, QUARRY
from poleis.games.akropolis.rules.position import NOTHING, Akropolis
from poleis.games.akropolis.rules.tile_set import TileSet
from poleis.games.akropolis.ui.hex_text import STAR, Canvas, label, style_of
from poleis.games.akropolis.ui.messages import architect_name, hex_name, tile_name
from poleis.locale import Language
from poleis.terminal import Lines, Scene

DIM, MARKED, CHOSEN = "dim", "bold cyan", "bold #ffa45c"
WIDE, NARROW, TINY = 5, 3, 2
"""Columns inside a hex: with coordinates in full, or with r alone and q along the edges."""

STONE = "●"

RULES = (
    "akropolis-rule-houses",
    "akropolis-rule-markets",
    "akropolis-rule-barracks",
    "akropolis-rule-temples",
    "akropolis-rule-gardens",
    "akropolis-rule-quarry",
)
"""The messages that say what each kind of hex is good for, in the order of the kinds."""


class AkropolisTerminal:
    """Draws and tells Akropolis."""

    # ---- cities

    def area(self, scene: Scene[Akropolis], seat: int) -> Lines:
        state = scene.state
        city = state.cities[seat]
        place, ghost = state.edition.place, None
        if seat == scene.seat and scene.preview is not None and place.holds(scene.preview):
            ghost = place.split(scene.preview)
            city = city.copy()
            city.place(state.held, *ghost)
        stones = scene.language("akropolis-view-stones", n=int(city.stones))
        title = Line(f"{scene.names[seat]} · {stones}", style="bold")
        if scene.plain:
            return [title, *city_in_words(city, ghost, scene.language)]
        targets = set()
        if seat == scene.seat and ghost is None:
            targets = {place.split(code)[:2] for code in scene.targets if place.holds(code)}
        return [title, *draw_city(city, scene, targets, ghost, own=seat == scene.seat)]

    # ---- the construction site

    def offer(self, scene: Scene[Akropolis]) -> Lines:
        state = scene.state
        if state.held != NOTHING:
            return held_tile(state, scene)
        if scene.plain:
            return site_in_words(state, scene)
        heading = Line(scene.language("akropolis-view-market"), style="bold")
        stones = int(state.cities[scene.seat].stones)
        blocks = []
        for slot, tile in enumerate(state.market, 1):
            is_affordable = slot - 1 <= stones
            blocks.append(priced_tile(state.edition.tiles, slot, int(tile), is_affordable, scene))
        width = 2 * NARROW + 3
        in_row = max(1, (scene.width + 2) // (width + 2))
        lines = [heading]
        for first in range(0, len(blocks), in_row):
            row = blocks[first : first + in_row]
            for height in range(5):
                line = Line()
                for block in row:
                    line.append_text(block[height])
                    line.append(" " * (width + 2 - block[height].cell_len))
                line.rstrip()
                lines.append(line)
        return lines

    def shows_choices(self, scene: Scene[Akropolis]) -> bool:
        return scene.state.held == NOTHING

    # ---- words

    def question(self, scene: Scene[Akropolis]) -> str:
        state = scene.state
        if state.held != NOTHING:
            return scene.language("akropolis-ask-place")
        most = min(int(state.cities[scene.seat].stones) + 1, len(state.market))
        return scene.language("akropolis-ask-take", most=most)

    def is_under_way(self, state: Akropolis) -> bool:
        return state.held != NOTHING

    def round(self, state: Akropolis) -> tuple[int, int]:
        """The round and their number: a round for each stack, and one before them (AKR-5.3)."""
        stack, rounds = int(state.edition.stack[state.turns]), int(state.rounds())
        left = (len(state.pile) + stack - 1) // stack
        return rounds - min(left, rounds - 1), rounds

    def on_the_spot(self, scene: Scene[Akropolis], action: int) -> list[int]:
        """The three ways to lay the tile on the same cells, each a turn by 120 degrees."""
        place = scene.state.edition.place
        q, r, orientation = place.split(action)
        cells = cells_of(q, r, orientation)
        return [int(place.code(*cells[turn], (orientation + 2 * turn) % 6)) for turn in range(3)]

    def note(self, scene: Scene[Akropolis], action: int) -> str:
        state = scene.state
        edition = state.edition
        if edition.take.holds(action):
            price = int(edition.slot_of(action)) - 1
            tile = edition.tiles.faces(int(state.market[price]))
            return scene.language("akropolis-note-take", tile=tile, price=price)
        q, r, orientation = edition.place.split(action)
        city = state.cities[scene.seat].copy()
        before = int(city.stones)
        city.place(state.held, q, r, orientation)
        level = int(city.level[city.grid.cell(q, r)])
        stones = int(city.stones) - before
        if scene.plain or not stones:
            return scene.language("akropolis-note-place", level=level, stones=stones)
        return scene.language("akropolis-note-place-short", level=level, stones=STONE * stones)

    def sentences(self, before: Akropolis, moves: Sequence[Move], language: Language) -> list[str]:
        state = before.clone()
        phrases: list[str] = []
        more: list[str] = []
        for move in moves:
            phrases.append(self.phrase(state, move, language))
            collected = len(state.collection)
            market = [int(tile) for tile in state.market]
            state.apply(move.actor, move.action)
            if len(state.collection) > collected:
                drawn = [int(state.edition.drawn_tile(move.action))]
                laid_out = drawn if move.actor == CHANCE else []
                more.append(architect_took(state, [*market, *laid_out], language))
        if moves[0].actor == CHANCE:
            return [language("akropolis-turn-draw", tiles=", ".join(phrases)), *more]
        return [", ".join(phrases), *more]

    def phrase(self, state: Akropolis, move: Move, language: Language) -> str:
        """One ply in a few words."""
        edition = state.edition
        if move.actor == CHANCE:
            return edition.tiles.faces(int(edition.drawn_tile(move.action)))
        if edition.take.holds(move.action):
            slot = int(edition.slot_of(move.action))
            tile = edition.tiles.faces(int(state.market[slot - 1]))
            args: dict[str, Value] = {"tile": tile, "slot": slot, "price": slot - 1}
            return language("akropolis-turn-take", **args)
        q, r, orientation = edition.place.split(move.action)
        city = state.cities[move.actor]
        level = int(city.level[city.grid.cell(q, r)]) + 1
        place = f"{q} {r} r{orientation}"
        return language("akropolis-turn-place", place=place, level=level)

    def legend(self, language: Language) -> Lines:
        line = Line()
        for kind in range(1, QUARRY + 1):
            line.append(f" {LETTERS[kind]} ", style=style_of(kind, 1))
            line.append(f" {hex_name(kind, language)}  ")
        return [line, Line(language("akropolis-legend"))]

    def primer(self, language: Language) -> Lines:
        lines = [Line(language("akropolis-rule-turn"))]
        for kind, rule in enumerate(RULES, 1):
            line = Line(f" {LETTERS[kind]} ", style=style_of(kind, 1))
            lines.append(Line.assemble(line, f" {language(rule)}"))
        lines.append(Line(language("akropolis-rule-plaza")))
        lines.append(Line(language("akropolis-rule-stone")))
        return [*lines, Line(language("akropolis-rule-rotation")), *self.legend(language)]


def architect_took(state: Akropolis, market: list[int], language: Language) -> str:
    """What the architect has just taken from this construction site (AKR-8.4)."""
    tile = int(state.collection[-1])
    args: dict[str, Value] = {
        "name": architect_name(int(state.difficulty), language),
        "tile": state.edition.tiles.faces(tile),
        "slot": market.index(tile) + 1,
        "price": market.index(tile),
    }
    return language("akropolis-turn-architect", **args)


# ---- drawings


def draw_city(
    city: City,
    scene: Scene[Akropolis],
    targets: set[Cell],
    ghost: tuple[int, int, int] | None,
    *,
    own: bool,
) -> Lines:
    """The visible hexes; where a tile can go, the coordinates; the tile added last, marked.

    Cells that do not touch the city are left out where there is no room for them.
    """
    grid = city.grid
    built = {(int(grid.q(cell)), int(grid.r(cell))): int(cell) for cell in city.built}
    if not fitting_sizes(built, targets, scene.width, own=own):
        targets = {cell for cell in targets if {cell, *neighbours(cell)} & set(built)}
    shown = [*built, *targets]
    inner = (fitting_sizes(built, targets, scene.width, own=own) or [TINY])[0]
    is_narrow = inner < WIDE
    marks = marks_of(city, ghost, targets, inner)
    canvas = Canvas(inner, shown)
    for q, r in targets - set(built):
        canvas.put_empty(q, r, str(r) if is_narrow else f"{q} {r}", MARKED)
    for (q, r), cell in built.items():
        kind, level = int(city.kind[cell]), int(city.level[cell])
        below = marks.get((q, r), "")
        if (q, r) in targets:
            below = str(r) if is_narrow else f"{q} {r}"
        edge = CHOSEN if ghost and (q, r) in marks else ""
        text = label(kind, city.tiles.plaza_stars(kind), level, inner)
        canvas.put_hex(q, r, text, below, style_of(kind, level), edge)
    if is_narrow and targets:
        canvas.put_axis(MARKED)
    return canvas.lines()


def fitting_sizes(built: Iterable[Cell], targets: set[Cell], width: int, *, own: bool) -> list[int]:
    """How many columns there can be inside a hex, the most first, if the picture is to fit."""
    shown = [*built, *targets]
    columns = max(q for q, _ in shown) - min(q for q, _ in shown) + 1
    widest = max((len(f"{q} {r}") for q, r in targets), default=0)
    least = max((len(str(r)) for _, r in targets), default=0)
    sizes = [max(WIDE, widest), NARROW, TINY] if own else [NARROW, TINY]
    return [size for size in sizes if size >= least and columns * (size + 1) + 1 <= width]


def marks_of(
    city: City, ghost: tuple[int, int, int] | None, targets: set[Cell], inner: int
) -> dict[Cell, str]:
    """What marks the tile added last: the letters of its hexes in a preview, else a sign."""
    if ghost:
        form = "{}" if inner == TINY else "({})"
        return {cell: form.format(hex) for cell, hex in zip(cells_of(*ghost), "abc", strict=True)}
    if targets or not city.placed:
        return {}
    last = city.placed[-1]
    cells = cells_of(int(last.q), int(last.r), int(last.orientation))
    return dict.fromkeys(cells, "^" * min(inner, 3))


def draw_tile(tiles: TileSet, tile: int, inner: int, *, lettered: bool, style: str = "") -> Lines:
    """A tile in orientation 0: a at the top left, b to the right, c below a."""
    canvas = Canvas(inner, [(0, 0), (1, 0), (0, 1)])
    for which, (q, r) in enumerate(cells_of(0, 0, 0)):
        kind = int(tiles.kind(tile, which))
        stars = STAR * tiles.plaza_stars(kind)
        top, below = LETTERS[kind], stars
        if lettered:
            top, below = LETTERS[kind] + stars, f"({'abc'[which]})"
        canvas.put_hex(q, r, top, below, style or style_of(kind, 1))
    return canvas.lines()


def priced_tile(
    tiles: TileSet, slot: int, tile: int, affordable: bool, scene: Scene[Akropolis]
) -> Lines:
    """A tile of the construction site under its position and price."""
    price = STONE * (slot - 1) or scene.language("akropolis-view-free")
    head = f"{slot} {price}" if affordable else f"({slot} {price})"
    style = "" if affordable else DIM
    return [
        Line(head, style="bold" if affordable else DIM),
        *draw_tile(tiles, tile, NARROW, lettered=False, style=style),
    ]


def held_tile(state: Akropolis, scene: Scene[Akropolis]) -> Lines:
    """The tile that was taken and must be placed."""
    price = scene.turn[0].action if scene.turn else 0
    tiles = state.edition.tiles
    tile = tiles.faces(int(state.held))
    heading = Line(scene.language("akropolis-tile-taken", tile=tile, price=price), style="bold")
    if scene.plain:
        return [heading, Line(tile_name(tiles, int(state.held), scene.language))]
    if scene.preview is not None:
        return [heading]
    return [heading, *draw_tile(tiles, int(state.held), WIDE, lettered=True)]


# ---- words instead of drawings


def city_in_words(city: City, ghost: tuple[int, int, int] | None, language: Language) -> Lines:
    """The visible hexes by kind, with their cells and levels."""
    cells: dict[int, list[str]] = {}
    found = sorted((int(city.grid.q(cell)), int(city.grid.r(cell))) for cell in city.built)
    for q, r in found:
        cell = city.grid.cell(q, r)
        text = language("akropolis-cell-level", cell=f"{q} {r}", level=int(city.level[cell]))
        cells.setdefault(int(city.kind[cell]), []).append(text)
    lines = [
        Line(f"{hex_name(kind, language)}: {'; '.join(cells[kind])}")
        for kind in range(1, 2 * PLAZA)
        if kind in cells
    ]
    if ghost:
        for which, (q, r) in zip("abc", cells_of(*ghost), strict=True):
            name = hex_name(int(city.kind[city.grid.cell(q, r)]), language)
            lines.append(
                Line(language("akropolis-ghost-hex", hex=which, name=name, cell=f"{q} {r}"))
            )
    return lines


def site_in_words(state: Akropolis, scene: Scene[Akropolis]) -> Lines:
    """The construction site, one tile a line, with positions and prices."""
    lines = [Line(scene.language("akropolis-view-market"))]
    stones = int(state.cities[scene.seat].stones)
    for slot, tile in enumerate(state.market, 1):
        name = tile_name(state.edition.tiles, int(tile), scene.language)
        text = scene.language("akropolis-view-slot", slot=slot, price=slot - 1, tile=name)
        if slot - 1 > stones:
            text = f"{text} ({scene.language('cannot-pay')})"
        lines.append(Line(text))
    return lines
