"""The score pad of Akropolis as a board: a finished city in numbers, or tile by tile.

Tile by tile, a person spells a tile by its three hexes and taps where it lies.

The three hexes of a tile are read clockwise, as they lie at turn r0: a above, b to its lower
right, c below it. A tile may be spelled in any of its three ways, since it can be turned.
"""

from __future__ import annotations

from html import escape

from poleis.core.actions import ActionTable, Cell, Kind, Number, Turn, Word
from poleis.core.errors import Illegal
from poleis.core.explain import Message, Refusal, total
from poleis.core.view import Badge, Group, Layout, Panel, Preview, SeatInfo, Tab, View
from poleis.draw.hexes import HIGH, SIDE, STEP, centre, hexagon, moved_to
from poleis.draw.highlights import rings, thing
from poleis.draw.svg import num, path, rect, text
from poleis.games.akropolis.explain.predicates import cells_of, explain_placement, level_at
from poleis.games.akropolis.rules.edition import ORIENTATIONS, Edition
from poleis.games.akropolis.rules.hexes import DISTRICTS, LETTERS
from poleis.games.akropolis.rules.place_codes import PlaceCodes
from poleis.games.akropolis.rules.scoring import tally
from poleis.games.akropolis.ui.draw_city import TOGGLES, column, ghost, own_city
from poleis.games.akropolis.ui.messages import hex_name, letter
from poleis.games.akropolis.ui.narration import changes, points_delta
from poleis.games.akropolis.ui.scorepad import WAYS, add
from poleis.games.akropolis.ui.scorepad_counts import COUNTED, MOST
from poleis.games.akropolis.ui.scorepad_draft import Draft
from poleis.games.akropolis.ui.scorepad_numbers import MOST_STONES, numbers_view
from poleis.games.akropolis.ui.scorepad_settings import sheet_panel, ways
from poleis.locale import Language, get_language

PALETTE = "hHmMbBtTgGq"
"""The hexes to choose from: each district beside its plaza."""
QUICK = ("face", "drop", "stones", "variant", "lakes", "way")
SPOTS = cells_of(0, 0, 0)
BOX = 52
"""The width and height of a hex of the palette."""


class AkropolisPadBoard:
    """What can be tapped on the score pad, and what that does."""

    shared: tuple[str, ...] = ("variants", "lakes", "way")

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        reach = int(edition.place.reach)
        self.actions: ActionTable = ActionTable(
            Kind("face", (Word("face", tuple(PALETTE)),)),
            Kind("drop", (Number("hex", 1, 3),)),
            Kind("place", (Cell("cell", reach), Turn("rot", ORIENTATIONS))),
            Kind("stones", (Number("stones", 0, MOST_STONES),)),
            Kind("variant", (Word("variant", DISTRICTS),)),
            Kind("lakes", (Word("lakes", ("barracks",)),)),
            Kind("way", (Word("way", WAYS),)),
            *(
                Kind(key, (Word("district", DISTRICTS), Number(key, 0, MOST[key])))
                for key in COUNTED
            ),
        )
        self.place: PlaceCodes = PlaceCodes(self.actions.codes("place"), reach)

    def legal(self, data: object) -> list[int]:
        draft = Draft(self.edition, data)
        if draft.is_counted:
            return self._legal_numbers(draft)
        if draft.is_spelled:
            found = [f"place {q} {r} r{turn}" for q, r, turn, _ in draft.city.placements()]
        else:
            found = [f"face {face}" for face in PALETTE]
        found += [f"drop {i}" for i in range(1, len(draft.faces) + 1)]
        near = (draft.stones - 1, draft.stones + 1)
        found += [f"stones {n}" for n in near if 0 <= n <= MOST_STONES]
        return sorted(map(self.actions.parse, [*found, *self._settings()]))

    def _settings(self) -> list[str]:
        return [
            *(f"variant {name}" for name in DISTRICTS),
            "lakes barracks",
            *(f"way {way}" for way in WAYS),
        ]

    def _legal_numbers(self, draft: Draft) -> list[int]:
        """Any number, as long as no more is doubled than there is."""
        found = [f"stones {n}" for n in range(MOST_STONES + 1)]
        for name, count in draft.counts.items():
            found += [f"value {name} {n}" for n in range(count.doubled, MOST["value"] + 1)]
            found += [f"plazas {name} {n}" for n in range(MOST["plazas"] + 1)]
            found += [f"doubled {name} {n}" for n in range(count.value + 1)]
        return sorted(map(self.actions.parse, [*found, *self._settings()]))

    def explain(self, data: object, code: int) -> list[Refusal]:
        draft = Draft(self.edition, data)
        if self.place.holds(code) and draft.is_spelled:
            q, r, turn = self.place.split(code)
            return explain_placement(draft.city, q, r, turn)
        if code in self.legal(data):
            return []
        if draft.is_counted and self.actions.split(code)[0].name in COUNTED:
            return [Refusal("AKR-7.1", Message("akropolis-pad-doubled-most"))]
        return [Refusal("AKR-1.2", Message("akropolis-pad-spell-first"))]

    def apply(self, data: object, code: int) -> dict[str, object]:
        if self.explain(data, code):
            raise Illegal(self.actions.text(code), self.explain(data, code))
        draft = Draft(self.edition, data)
        after = draft.data
        kind, (index, *more) = self.actions.split(code)
        if kind.name in COUNTED:
            after["counts"] = draft.counted(DISTRICTS[index], kind.name, more[0])
            after["way"] = "numbers"
        elif kind.name == "way":
            after["way"] = WAYS[index]
        elif kind.name == "lakes":
            after["lakes"] = not draft.has_lakes
        elif kind.name == "face":
            after["draft"] = draft.faces + PALETTE[index]
        elif kind.name == "drop":
            after["draft"] = draft.faces[:index] + draft.faces[index + 1 :]
        elif kind.name == "stones":
            after["stones"] = index
        elif kind.name == "variant":
            kept = [name for i, name in enumerate(DISTRICTS) if draft.has(i) != (i == index)]
            after["variants"] = kept
        else:
            q, r, turn = self.place.split(code)
            placed = {"faces": draft.faces, "at": [q, r], "rot": turn}
            add(draft.city, placed)
            before = draft.data.get("placements", [])
            assert isinstance(before, list)
            after.update(placements=[*before, placed], draft="")
        return after

    def preview(self, data: object, code: int, language: str) -> Preview:
        """A tile as it will lie, and what it changes; stones are counted by hand."""
        words = get_language(language)
        draft = Draft(self.edition, data)
        if not self.place.holds(code):
            return Preview(self.actions.text(code), "", ())
        q, r, turn = self.place.split(code)
        after = draft.city.copy()
        after.place(draft.tile, q, r, turn)
        before, later = (tally(one, draft.variants) for one in (draft.city, after))
        title = words("akropolis-pad-preview", level=level_at(after, (q, r)))
        drawn = ghost(draft.city, draft.tile, q, r, turn, words)
        deltas = (points_delta(int(later.points() - before.points()), words),)
        about = " · ".join(changes(before, later, words))
        return Preview(title, about, deltas, {"city-0": drawn})

    def view(self, data: object, language: str) -> View:
        draft, words = Draft(self.edition, data), get_language(language)
        if draft.is_counted:
            return numbers_view(draft, words)
        step = "place" if draft.is_spelled else "spell"
        return View(
            panels=(tile_panel(draft, words), city_panel(draft, words), sheet_panel(draft, words)),
            layout=layout(words),
            prompt=words(f"akropolis-pad-prompt-{step}", n=3 - len(draft.faces)),
            help=words(f"akropolis-pad-help-{step}"),
            round="",
            seats=(SeatInfo(0, total(draft.lines)),),
            quick=QUICK,
            toggles=TOGGLES,
        )


# ---- panels


def tile_panel(draft: Draft, language: Language) -> Panel:
    """The tile that is being spelled, and the hexes to choose from."""
    palette = "".join(palette_hex(draft, face, language) for face in PALETTE)
    drawn = draft_tile(draft, language)
    speller = f'<div class="speller">{drawn}<div class="palette">{palette}</div></div>'
    body = ways(draft, language) + speller
    return Panel("tile", "offer", language("akropolis-pad-tile"), body)


def one_hex(draft: Draft, kind: int, language: Language) -> str:
    stars = draft.edition.tiles.plaza_stars(kind)
    return column(kind, stars, 1, (1, 1, 1), 0, (0, 0, 0), letter(kind, language), False)


def palette_hex(draft: Draft, face: str, language: Language) -> str:
    kind = LETTERS.index(face)
    scale = 0.43 * BOX / SIDE
    drawn = (
        f'<g transform="translate({BOX / 2} {num(BOX / 2 + scale * STEP / 2)}) scale({scale:.4g})">'
        f"{one_hex(draft, kind, language)}</g>"
    )
    back = rect(0, 0, BOX, BOX, 8, "sunken", "line")
    found = thing(f"face:{face}", f"face-{face}", hex_name(kind, language), back + drawn,
                  rings(1, 1, BOX - 2, BOX - 2, 8))  # fmt: skip
    return f'<svg viewBox="0 0 {BOX} {BOX}">{found}</svg>'


def draft_tile(draft: Draft, language: Language) -> str:
    """The three places of a tile: a hex that was chosen can be tapped away."""
    out = ""
    for which, spot in enumerate(SPOTS):
        if which < len(draft.faces):
            kind = LETTERS.index(draft.faces[which])
            words = escape(language("akropolis-pad-drop", hex=hex_name(kind, language)))
            out += (
                f'<g data-ref="hex:{which + 1}" transform="{moved_to(spot)}" aria-label="{words}">'
                f"<title>{words}</title>{one_hex(draft, kind, language)}</g>"
            )
        else:
            x, y = centre(spot)
            hue = "lit" if which == len(draft.faces) else "line-strong"
            edge = path(hexagon(SIDE * 0.9, x, y - STEP), "", hue, 2, 1, "5 5")
            out += edge + text(x, y - STEP + 5, "abc"[which], 15, "ink-3")
    left, top = -SIDE * 1.1, -HIGH * 0.5 - STEP - 4
    shape = f"{num(left)} {num(top)} {num(SIDE * 3.7)} {num(HIGH * 2 + STEP * 2)}"
    words = escape(language("akropolis-pad-tile"))
    return f'<svg class="draft" viewBox="{shape}" role="group" aria-label="{words}">{out}</svg>'


def city_panel(draft: Draft, language: Language) -> Panel:
    targets = set()
    if draft.is_spelled:
        targets = {(q, r) for q, r, _, _ in draft.city.placements()}
    title = language("akropolis-view-your-city")
    tiles = len(draft.city.placed)
    badge = Badge("stone", str(draft.stones), language("akropolis-view-stones", n=draft.stones))
    body = own_city(draft.city, 0, targets, language, title)
    note = language("akropolis-pad-tiles", n=tiles)
    return Panel("city-0", "own", title, body, note, 0, True, (badge,))


def layout(language: Language) -> Layout:
    return Layout(
        columns=("214px", "minmax(0,1fr)", "330px"),
        rows=("minmax(0,1fr)", "auto"),
        areas=(("tile", "own", "sheet"), ("bar", "bar", "sheet")),
        groups=(Group("tile", ("tile",)), Group("own", ("city-0",)), Group("sheet", ("sheet",))),
        tabs=(
            Tab(language("akropolis-view-tab-city"), "ui-city", ("city-0",)),
            Tab(language("akropolis-view-tab-sheet"), "ui-sheet", ("sheet",)),
        ),
        pinned=("tile",),
    )
