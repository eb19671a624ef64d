"""The score pad of Akropolis as a board: spell a tile by its three hexes, tap where it lies.

The three hexes of a tile are read clockwise, as they lie at turn r0: a above, b to its lower
right, c below it. A tile may be spelled in any of its three ways, since it can be turned.
"""

from __future__ import annotations

from html import escape

from poleis.core.actions import ActionTable, Cell, Kind, Number, Turn, Word
from poleis.core.errors import BadPosition, Illegal
from poleis.core.explain import Message, Refusal
from poleis.core.scorepad_input import shown
from poleis.core.view import Badge, Group, Layout, Panel, Preview, SeatInfo, Tab, View
from poleis.draw.hexes import HIGH, SIDE, STEP, centre, hexagon, moved_to
from poleis.draw.highlights import rings, thing
from poleis.draw.svg import icon, num, path, rect, text
from poleis.games.akropolis.explain.predicates import cells_of, explain_placement, level_at
from poleis.games.akropolis.explain.score_sheet import score_lines
from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.edition import ORIENTATIONS, Edition
from poleis.games.akropolis.rules.hexes import DISTRICTS, LETTERS, spell
from poleis.games.akropolis.rules.place_codes import PlaceCodes
from poleis.games.akropolis.rules.scoring import LAKES, tally
from poleis.games.akropolis.ui.draw_city import TOGGLES, column, ghost, own_city
from poleis.games.akropolis.ui.messages import hex_name, letter
from poleis.games.akropolis.ui.narration import changes, points_delta
from poleis.games.akropolis.ui.score_tables import sheet_table
from poleis.games.akropolis.ui.scorepad import FACES, add, read_city
from poleis.locale import Language, get_language

MOST_STONES = 60
PALETTE = "hHmMbBtTgGq"
"""The hexes to choose from: each district beside its plaza."""
QUICK = ("face", "drop", "stones", "variant", "lakes")
SPOTS = cells_of(0, 0, 0)
BOX = 52
"""The width and height of a hex of the palette."""


class Draft:
    """A city being entered: what has been built, and the tile being spelled."""

    def __init__(self, edition: Edition, data: object) -> None:
        self.edition = edition
        self.data: dict[str, object] = dict(data) if isinstance(data, dict) else {}
        self.city: City
        self.variants: int
        self.city, self.variants = read_city(edition, data)
        found = self.data.get("draft", "")
        if not isinstance(found, str) or len(found) > 3 or not FACES.issuperset(found):
            said = "draft must be at most three of {letters}, not {value}"
            raise BadPosition.saying(
                "akropolis-pad-draft", said, letters=LETTERS[1:], value=shown(found)
            )
        self.faces = found

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


class AkropolisPadBoard:
    """What can be tapped on the score pad, and what that does."""

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
        )
        self.place: PlaceCodes = PlaceCodes(self.actions.codes("place"), reach)

    def legal(self, data: object) -> list[int]:
        draft = Draft(self.edition, data)
        if draft.is_spelled:
            found = [f"place {q} {r} r{turn}" for q, r, turn, _ in draft.city.placements()]
        else:
            found = [f"face {face}" for face in PALETTE]
        found += [f"drop {i}" for i in range(1, len(draft.faces) + 1)]
        near = (draft.stones - 1, draft.stones + 1)
        found += [f"stones {n}" for n in near if 0 <= n <= MOST_STONES]
        found += [*(f"variant {name}" for name in DISTRICTS), "lakes barracks"]
        return sorted(self.actions.parse(words) for words in found)

    def explain(self, data: object, code: int) -> list[Refusal]:
        draft = Draft(self.edition, data)
        if self.place.holds(code) and draft.is_spelled:
            q, r, turn = self.place.split(code)
            return explain_placement(draft.city, q, r, turn)
        if code in self.legal(data):
            return []
        return [Refusal("AKR-1.2", Message("akropolis-pad-spell-first"))]

    def apply(self, data: object, code: int) -> dict[str, object]:
        if self.explain(data, code):
            raise Illegal(self.actions.text(code), self.explain(data, code))
        draft = Draft(self.edition, data)
        after = draft.data
        kind, (index, *_) = self.actions.split(code)
        if kind.name == "lakes":
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
        step = "place" if draft.is_spelled else "spell"
        points = sum(line.points for line in score_lines(draft.city, draft.variants))
        return View(
            panels=(tile_panel(draft, words), city_panel(draft, words), sheet_panel(draft, words)),
            layout=layout(words),
            prompt=words(f"akropolis-pad-prompt-{step}", n=3 - len(draft.faces)),
            help=words(f"akropolis-pad-help-{step}"),
            round="",
            seats=(SeatInfo(0, points),),
            quick=QUICK,
            toggles=TOGGLES,
        )


# ---- panels


def tile_panel(draft: Draft, language: Language) -> Panel:
    """The tile that is being spelled, and the hexes to choose from."""
    palette = "".join(palette_hex(draft, face, language) for face in PALETTE)
    drawn = draft_tile(draft, language)
    body = f'<div class="speller">{drawn}<div class="palette">{palette}</div></div>'
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


def sheet_panel(draft: Draft, language: Language) -> Panel:
    """The score, and below it what cannot be seen in the city: stones and variants."""
    body = (
        f"{sheet_table(score_lines(draft.city, draft.variants), language)}"
        f'<div class="settings">{stones(draft, language)}{variants(draft, language)}</div>'
    )
    return Panel("sheet", "sheet", language("akropolis-view-sheet"), body)


def knob(ref: str, label: str, content: str, pressed: bool = False) -> str:
    kind = "knob on" if pressed else "knob"
    return f'<span class="{kind}" data-ref="{ref}" aria-label="{escape(label)}">{content}</span>'


def stones(draft: Draft, language: Language) -> str:
    """How many stones are left at the end (AKR-6.7)."""
    now = draft.stones
    fewer = knob(f"stones:{max(now - 1, 0)}", language("akropolis-pad-fewer"), icon("ui-minus"))
    more = knob(f"stones:{now + 1}", language("akropolis-pad-more"), icon("ui-plus"))
    label = escape(language("akropolis-sheet-stones"))
    return f'<p class="setting"><span>{label}</span>{fewer}<b class="num">{now}</b>{more}</p>'


def variants(draft: Draft, language: Language) -> str:
    """Which variants are in play (AKR-7.1), and whether lakes count for barracks (AKR-6.4.2)."""
    found = "".join(
        knob(f"variant:{name}", language(f"akropolis-option-variants-{name}"),
             escape(language(f"akropolis-option-variants-{name}")), draft.has(i))
        for i, name in enumerate(DISTRICTS)
    )  # fmt: skip
    lakes = language("akropolis-option-lakes")
    found += knob("lakes:barracks", lakes, escape(lakes), draft.has_lakes)
    label = escape(language("akropolis-option-variants"))
    return f'<p class="setting"><span>{label}</span></p><p class="knobs">{found}</p>'


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
