"""The tracks: three temples with their zodiac cards, and the military track with its stacks."""

from __future__ import annotations

import functools
from html import escape

from poleis.core.view import Panel
from poleis.draw.highlights import described, reach, rings, thing
from poleis.draw.pieces import disc, track_cell
from poleis.draw.svg import circle, path, rect, text, titled, use
from poleis.games.origins.rules.edition import Edition
from poleis.games.origins.rules.home import MILITARY
from poleis.games.origins.ui import messages
from poleis.games.origins.ui.context import Scene
from poleis.games.origins.ui.draw_pools import WIDE, drawing
from poleis.games.origins.ui.draw_tiles import pill_button
from poleis.locale import Language

HIGH = 185
STEP = 23.5
TEMPLE_ROW = 30
TEMPLE_TOP_EDGE = 15
CHOICE_ROW = 43.5
"""The height of a temple while a disc can step there: wide enough for a finger on a phone."""
CHOICE_TOP_EDGE = 12
MILITARY_TOP = 127
SPACE = 25.8
PRIZES: dict[str, tuple[str, ...]] = {
    "none": (), "exchange_basic_for_gold": ("trade",), "stone": ("stone",), "food": ("food",),
    "wisdom": ("wisdom",), "gold_1": ("gold",), "gold_2": ("gold", "gold"),
    "basic_plus_stone": ("stone", "any"), "basic_plus_food": ("food", "any"),
    "basic_plus_wisdom": ("wisdom", "any"), "basic_plus_gold": ("gold", "any"),
}  # fmt: skip


def tracks_panel(scene: Scene) -> Panel:
    state, steps_ = scene.state, scene.open_to_viewer("step")
    facts = (
        [(list(map(int, home.spaces)), list(map(int, home.levels))) for home in state.homes],
        state.temples.dump(),
        int(state.rival),
        (scene.viewer, steps_) if steps_ else None,
        advance_goal(scene),
    )
    return scene.kept("tracks", facts, lambda: draw_tracks(scene))


def draw_tracks(scene: Scene) -> Panel:
    say = scene.language
    body = "".join(
        text(28 + i * STEP + 11, 11, int(points), 11, "ink-2", weight=600)
        for i, points in enumerate(scene.edition.temple_points)
    )
    choice = steps(scene)
    for number in range(len(scene.edition.temple_names)):
        body += temple(scene, number, is_choice=bool(choice))
    body += choice or military(scene) + captions(scene)
    label = say("origins-view-tracks")
    return Panel("tracks", "offer", label, drawing("tracks", WIDE, HIGH, body, label))


def stacks(scene: Scene, track: int) -> dict[int, list[int]]:
    """The seats on each space of a track, the lowest of a stack first."""
    found: dict[int, list[int]] = {}
    homes = scene.state.homes
    for seat in sorted(range(scene.seats), key=lambda one: int(homes[one].levels[track])):
        found.setdefault(int(homes[seat].spaces[track]), []).append(seat)
    return found


# ---- temples


def temple(scene: Scene, number: int, is_choice: bool) -> str:
    """One temple: its cells, the discs there, and the place of its card (ORI-11)."""
    say, name = scene.language, scene.edition.temple_names[number]
    top = CHOICE_TOP_EDGE + number * CHOICE_ROW
    y = top + 8 if is_choice else TEMPLE_TOP_EDGE + number * TEMPLE_ROW
    face = rect(0, y, 308, 27, 6, "surface") + use(name, 12, y + 13, 20)
    open_cells = reachable(scene, number)
    for i in range(int(scene.edition.temple_top) + 1):
        face += temple_cell(28 + i * STEP, y, i in open_cells)
    for place, seats in stacks(scene, number).items():
        for level, seat in enumerate(seats):
            lift = 6.5 if len(seats) < 4 else 4.5
            face += disc(28 + place * STEP + 11, y + 15.5 - level * lift, 19, seat)
    where = ", ".join(f"{scene.name(s)} {scene.table.temple(s, name)}" for s in range(scene.seats))
    label = say("origins-view-temple", temple=scene.temple(name), places=where)
    finger = reach(0, top, 308, CHOICE_ROW) if is_choice else ""
    return thing(f"temple:{name}", f"temple-{name}", label, face,
                 rings(1, y - 1, 308, 29, 6), help=say("origins-about-temple"),
                 reach=finger) + zodiac(scene, name, y)  # fmt: skip


@functools.lru_cache(maxsize=128)
def temple_cell(x: float, y: float, is_open: bool) -> str:
    """A space of a temple; an open one can be reached now."""
    cell = track_cell(x, y, 22, 27, "lit-soft" if is_open else "sunken")
    return cell + circle(x + 11, y + 13.5, 3, "lit") if is_open else cell


def reachable(scene: Scene, number: int) -> list[int]:
    """The spaces of a temple that the viewer's disc could reach now."""
    if scene.viewer is None:
        return []
    at, top = int(scene.state.homes[scene.viewer].spaces[number]), int(scene.edition.temple_top)
    found = [deed.other for deed in scene.legal if deed.kind == "step" and deed.number == number]
    return [min(at + n, top) for n in found if n]


def zodiac(scene: Scene, temple_: str, y: float) -> str:
    """The card of a temple: it lies here, or a seat has it."""
    say, name, holder = scene.language, scene.table.zodiac_at(temple_), scene.table.holder(temple_)
    if not name:
        return rect(318, y, 43, 27, 6, "", "line-strong", 1, 0.6, "3 3")
    about = say.say(messages.about(messages.zodiac(name)))
    label = scene.zodiac(name)
    out = rect(318, y, 43, 27, 6, "green-pale" if holder is None else "surface", "line-strong",
               1, dash="" if holder is None else "3 3")  # fmt: skip
    if holder is None:
        out += use(name, 339.5, y + 13.5, 18)
    else:
        label = say("origins-view-zodiac-of", card=label, name=scene.name(holder))
        out += use(name, 331, y + 13.5, 16) + use(f"seat-{holder + 1}", 350, y + 13.5, 12,
                                                 f"seat-{holder + 1}")  # fmt: skip
    return (
        f'<g role="img" data-name="zodiac:{name}" aria-label="{escape(label)}"'
        f' aria-description="{escape(about)}">{out}</g>'
    )


def steps(scene: Scene) -> str:
    """How many steps a disc goes, where that is a choice: for that moment in place of the military
    track, so that a finger finds them (ORI-11.2)."""
    counts = sorted({deed.other for deed in scene.legal if deed.kind == "step"})
    if not counts:
        return ""
    out = text(2, 168, scene.language("origins-view-steps"), 11.5, "ink-2", "start", 600)
    for i, count in enumerate(counts):
        label = scene.language("origins-view-step-count", n=count)
        x = 362 - (len(counts) - i) * 96
        out += thing(f"steps:{count}", f"steps-{count}", label,
                     pill_button(x, 143, 90, 42, label), rings(x, 143, 90, 42, 21),
                     help=scene.language("origins-about-steps"))  # fmt: skip
    return out


def captions(scene: Scene) -> str:
    say = scene.language
    end = say("origins-view-last-space", n=int(scene.edition.last_space_points))
    return text(2, 119, say("origins-view-military"), 11.5, "ink-2", "start", 500) + text(
        360, 119, end, 11.5, "ink-2", "end", 500
    )


# ---- the military track


def military(scene: Scene) -> str:
    """Spaces with what an attack takes there, borders, and the stacks of discs (ORI-8)."""
    y = MILITARY_TOP
    spaces = stacks(scene, MILITARY)
    out = military_spaces(scene.language, scene.edition)
    reached = advance_goal(scene)
    if reached is not None:
        out += goal(1 + reached * SPACE)
    for place, seats in spaces.items():
        for level, seat in enumerate(seats):
            out += disc(1 + place * SPACE + 12.2, y + 43 - level * 6.5, 20, seat)
    return out + rival(scene, spaces)


def advance_goal(scene: Scene) -> int | None:
    """Where the viewer's disc would stand after the advance that is open to it, if any."""
    seat = scene.viewer
    return None if seat is None or "advance" not in scene.kinds else next_space(scene, seat)


def next_space(scene: Scene, seat: int) -> int:
    """Where the disc of a seat would stand after the advance that is open to it."""
    after = scene.state.clone()
    after.apply(seat, scene.edition.actions.advance.first)
    return int(after.homes[seat].spaces[MILITARY])


def goal(x: float) -> str:
    """The space that an advance would reach; the advance itself is a button."""
    ring = rect(x + 1, MILITARY_TOP + 1, 22.5, 52, 4, "", "lit", 2.5)
    return ring + circle(x + 12.2, MILITARY_TOP + 43, 4, "lit")


@functools.lru_cache(maxsize=8)
def military_spaces(say: Language, edition: Edition) -> str:
    """The spaces of the military track, as printed."""
    out, y, borders = "", MILITARY_TOP, [int(n) for n in edition.borders]
    for i in range(int(edition.last_space) + 1):
        x = 1 + i * SPACE
        shade = "red-pale" if borders[i] in (2, 4) else "sunken"
        cell = track_cell(x, y, 24.5, 54, shade)
        prizes = PRIZES[edition.space_bonus[i]]
        for k, prize in enumerate(prizes):
            cell += use(prize, x + 12.2, y + 10 + k * 14, 13)
        if i == edition.last_space:
            cell += use("points", x + 12.2, y + 10, 14)
        label = say("origins-view-space", n=i, bonus=bonus_words(say, edition, i))
        out += described(label, say("origins-about-space"), titled(label) + cell)
        if i and borders[i] > borders[i - 1]:
            out += path(f"M{x - 0.7:.1f} {y - 4}v62", stroke="terracotta", line=2.5)
    return out


def bonus_words(say: Language, edition: Edition, space: int) -> str:
    name = edition.space_bonus[space].replace("_", "-")
    return say(f"origins-view-space-{name}")


def rival(scene: Scene, spaces: dict[int, list[int]]) -> str:
    """The disc that a solo player must beat (ORI-21.6)."""
    if scene.seats > 1:
        return ""
    at = int(scene.state.rival)
    label = scene.language("origins-view-rival")
    level = len(spaces.get(at, []))
    x, y = 1 + at * SPACE + 12.2, MILITARY_TOP + 43 - level * 6.5
    about = scene.language("origins-about-rival")
    return described(label, about, titled(label) + disc(x, y, 20, 5))
