"""What people see of Akropolis: panels, prompts, score sheets.

Everything here is built from a redacted position. Previews and the log are in `narration`.
"""

from __future__ import annotations

from html import escape

from poleis.core.drawings import Drawings
from poleis.core.match import Move
from poleis.core.state import CHANCE, OVER
from poleis.core.view import Badge, Group, Layout, Panel, SeatInfo, Tab, View
from poleis.draw.hexes import Cell
from poleis.draw.highlights import corner, fitted_rings, thing, tick
from poleis.draw.pieces import pill, price_tag, seat_mark
from poleis.draw.svg import titled
from poleis.games.akropolis.rules.position import NOTHING, Akropolis
from poleis.games.akropolis.ui.context import Scene
from poleis.games.akropolis.ui.draw_city import TOGGLES, other_city, own_city
from poleis.games.akropolis.ui.draw_tile import loose_tile
from poleis.games.akropolis.ui.hex_help import tile_help
from poleis.games.akropolis.ui.messages import tile_name
from poleis.games.akropolis.ui.score_tables import (
    architect_panel,
    matrix,
    sheet,
    stones_badge,
)
from poleis.locale import Language, get_language

TILE_BOX = 98
"""The room for a tile on the construction site; CSS chooses its size on screen."""


def view(
    known: Akropolis,
    viewer: int | None,
    language: str,
    names: tuple[str, ...],
    last: tuple[Move, ...] = (),
    drawings: Drawings | None = None,
) -> View:
    """What this seat sees (None: a spectator), with *drawings* kept from earlier views."""
    say = get_language(language)
    scene = Scene(known, viewer, say, names, last, drawings or Drawings())
    prompt, help_ = prompts(scene)
    panels = [market(scene)]
    if viewer is not None:
        panels.append(own_panel(scene, viewer))
    seats = range(scene.seats)
    panels += [other_panel(scene, seat) for seat in scene.in_turn_order if seat != viewer]
    if known.difficulty:
        panels.append(architect_panel(known, scene.language))
    if viewer is not None:
        panels.append(sheet_panel(scene, viewer))
    panels.append(matrix_panel(scene))
    ids = [panel.id for panel in panels]
    return View(
        panels=tuple(panels),
        layout=scene.kept("layout", (viewer, ids), lambda: layout(scene, ids)),
        prompt=prompt,
        help=help_,
        round=round_words(scene),
        seats=tuple(
            SeatInfo(seat, int(known.score(seat)), tuple(badges(scene, seat))) for seat in seats
        ),
        quick=("take",),
        toggles=TOGGLES,
    )


# ---- the construction site


def market(scene: Scene) -> Panel:
    """The tiles on offer with their prices, and the one just taken (AKR-3)."""
    state = scene.state
    held = (int(state.held), scene.actor, taken_from(scene)) if state.held != NOTHING else None
    facts = list(map(int, state.market)), held, scene.stacks
    return scene.kept("market", facts, lambda: draw_market(scene))


def draw_market(scene: Scene) -> Panel:
    state, language = scene.state, scene.language
    slots = [slot(scene, position, int(tile)) for position, tile in enumerate(state.market, 1)]
    if state.held != NOTHING:
        slots.insert(min(taken_from(scene) - 1, len(slots)), held_slot(scene))
    left = language("akropolis-view-stacks-left", n=scene.stacks)
    about = escape(language("akropolis-view-stacks-help"))
    foot = f'<p class="foot" aria-description="{about}">{escape(left)}</p>'
    body = f'<div class="offer">{"".join(slots)}{foot}</div>'
    return Panel("market", "offer", language("akropolis-view-market"), body)


def taken_from(scene: Scene) -> int:
    """The position that the tile in hand was taken from; 1 if nobody told."""
    actor, edition = scene.actor, scene.state.edition
    for move in reversed(scene.last):
        if move.actor == actor and edition.take.holds(move.action):
            return int(edition.slot_of(move.action))
    return 1


def slot(scene: Scene, position: int, tile: int) -> str:
    """A position of the construction site with its tile; the first one is free (AKR-3.2)."""
    language = scene.language
    words = language("akropolis-view-slot", slot=position, price=position - 1,
                     tile=tile_name(scene.tiles, tile, language))  # fmt: skip
    face = slot_face(scene, tile) + corner(price(position - 1, language), y="100%")
    body = thing(f"slot:{position}", f"slot-{position}", words, face, fitted_rings(),
                 help=about_tile(scene, tile))  # fmt: skip
    return f'<svg class="slot">{body}</svg>'


def about_tile(scene: Scene, tile: int) -> str:
    return tile_help(scene.tiles, tile, int(scene.state.variants), scene.language)


def slot_face(scene: Scene, tile: int) -> str:
    """A place of whatever size with a tile as large as fits."""
    middle = TILE_BOX / 2
    drawn = loose_tile(scene.tiles, tile, middle - 2, middle, 22.5, scene.language)
    return (
        '<rect width="100%" height="100%" rx="10" fill="var(--sunken)" stroke="var(--line)"/>'
        f'<svg viewBox="0 0 {TILE_BOX} {TILE_BOX}">{drawn}</svg>'
    )


def price(stones: int, language: Language) -> str:
    """What a position costs, with its lower right corner near (0, 0): there a tile leaves room."""
    if stones:
        return price_tag(-5, -5, stones, "stone", "stone-icon")
    word = language("akropolis-view-free")
    room = 12 + 6.8 * len(word)
    return pill(-5 - room / 2, -15.5, word, "olive-soft", "olive", 12, 21, room)


def held_slot(scene: Scene) -> str:
    """The tile that was taken and is being placed, with the mark of its owner."""
    language, tile, seat = scene.language, int(scene.state.held), scene.actor
    name = tile_name(scene.tiles, tile, language)
    words = language("akropolis-view-held", name=scene.name(seat), tile=name)
    ring = '<rect width="100%" height="100%" rx="10" class="chosen-ring"/>'
    return (
        f'<svg class="slot held"><g id="held" role="img" aria-label="{escape(words)}"'
        f' aria-description="{escape(about_tile(scene, tile))}">'
        f"{titled(words)}{slot_face(scene, tile)}{seat_mark(seat, 15, 15, 14)}{ring}"
        f"{corner(tick(-2, 2))}</g></svg>"
    )


# ---- cities


def targets(scene: Scene) -> set[Cell]:
    """The cells that the viewer's legal actions refer to."""
    if scene.viewer is None or scene.actor != scene.viewer or scene.state.held == NOTHING:
        return set()
    split = scene.state.edition.place.split
    return {split(int(code))[:2] for code in scene.state.legal(scene.viewer)}


def badges(scene: Scene, seat: int) -> list[Badge]:
    """What a seat has besides its city: stones, the marker of the chief architect."""
    stones = int(scene.state.cities[seat].stones)
    found = [stones_badge(stones, scene.language)]
    if scene.chief == seat and scene.actor != OVER:
        found.append(Badge("architect", "", scene.language("akropolis-view-chief-help")))
    return found


def progress(scene: Scene, seat: int) -> str:
    state = scene.state
    turns = int((state.tiles_in_play() - 1) // state.turns)
    return scene.language("akropolis-view-placed", n=len(state.cities[seat].placed), of=turns)


def city_facts(scene: Scene, seat: int) -> list[list[int]]:
    """What a city looks like: the tiles in the order in which they were placed."""
    return [placement.dump() for placement in scene.state.cities[seat].placed]


def own_panel(scene: Scene, seat: int) -> Panel:
    title = scene.language("akropolis-view-your-city")
    city, is_over, open_cells = scene.state.cities[seat], scene.actor == OVER, targets(scene)
    body = scene.kept(
        f"own-city-{seat}",
        (city_facts(scene, seat), open_cells, is_over),
        lambda: own_city(
            city, seat, open_cells, scene.language, title, is_over, int(scene.state.variants)
        ),
    )
    return Panel(
        f"city-{seat}", "own", title, body, progress(scene, seat), seat, True,
        tuple(badges(scene, seat)),
    )  # fmt: skip


def other_panel(scene: Scene, seat: int) -> Panel:
    label = scene.language("akropolis-view-city-of", name=scene.name(seat))
    body = scene.kept(
        f"city-{seat}",
        city_facts(scene, seat),
        lambda: other_city(
            scene.state.cities[seat], seat, scene.language, label, int(scene.state.variants)
        ),
    )
    points = str(scene.state.score(seat))
    return Panel(
        f"city-{seat}", "other", scene.name(seat), body, points, seat, True,
        tuple(badges(scene, seat)),
    )  # fmt: skip


# ---- points


def sheet_panel(scene: Scene, seat: int) -> Panel:
    facts = seat, city_facts(scene, seat), int(scene.state.cities[seat].stones)
    return scene.kept("sheet", facts, lambda: sheet(scene.state, seat, scene.language))


def matrix_panel(scene: Scene) -> Panel:
    state = scene.state
    facts = [city.dump() for city in state.cities], list(map(int, state.collection)), state.stones
    return scene.kept("scores", facts, lambda: matrix(state, scene.names, scene.language))


# ---- words around the panels


def prompts(scene: Scene) -> tuple[str, str]:
    """What is asked now, and how it is done."""
    language, actor = scene.language, scene.actor
    if actor == OVER:
        return language("akropolis-view-prompt-over"), ""
    if actor == CHANCE:
        return language("akropolis-view-prompt-drawing"), ""
    step = "place" if scene.state.held != NOTHING else "take"
    if actor != scene.viewer:
        return language(f"akropolis-view-prompt-{step}-other", name=scene.name(actor)), ""
    stones = int(scene.state.cities[actor].stones)
    how = language(f"akropolis-view-help-{step}", n=stones)
    return language(f"akropolis-view-prompt-{step}"), how


def round_words(scene: Scene) -> str:
    """Which round it is, of how many."""
    now, rounds = scene.rounds - scene.stacks, scene.rounds
    return scene.language("akropolis-view-round", n=now, of=rounds)


def layout(scene: Scene, panels: list[str]) -> Layout:
    """Construction site, own city, the others, sheet and log; a spectator sees all cities alike."""
    language = scene.language
    cities = tuple(panel for panel in panels if panel.startswith("city-"))
    rest = tuple(panel for panel in panels if panel == "architect")
    sheets = tuple(panel for panel in panels if panel in ("sheet", "scores"))
    own = cities[:1] if scene.viewer is not None else cities
    others = (cities[1:] if scene.viewer is not None else ()) + rest
    body = ("market", "own", "others") if others else ("market", "own")
    beside = ("204px",) if others else ()
    beside_wide = ("300px",) if others else ()
    groups = [Group("market", ("market",)), Group("own", own, "grid" if len(own) > 1 else "stack")]
    if others:
        groups.append(Group("others", others))
    groups.append(Group("sheet", sheets, "tabs"))
    tabs = [
        Tab(language("akropolis-view-tab-city"), "ui-city", own),
        Tab(language("akropolis-view-tab-others"), "ui-people", others),
        Tab(language("akropolis-view-tab-sheet"), "ui-sheet", sheets),
        Tab(language("akropolis-view-tab-log"), "ui-log", ("log",)),
    ]
    return Layout(
        columns=("162px", "minmax(0,1fr)", *beside, "298px"),
        rows=("auto", "minmax(0,1fr)", "auto"),
        areas=((*body, "sheet"), (*body, "log"), (*("bar",) * len(body), "log")),
        groups=tuple(groups),
        tabs=tuple(tab for tab in tabs if tab.panels),
        pinned=("market",),
        wide=("190px", "minmax(0,1fr)", *beside_wide, "360px"),
    )
