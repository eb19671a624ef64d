"""The five encounter sites: ships, main actions, bonus tokens, and the workers there (ORI-7)."""

from __future__ import annotations

import functools
from html import escape

from poleis.core.view import Panel
from poleis.draw.highlights import last_move, rings, thing
from poleis.draw.pieces import archon, row_of, ship
from poleis.draw.svg import path, rect, text, titled, use
from poleis.games.origins.explain.position_reader import Die
from poleis.games.origins.ui import messages
from poleis.games.origins.ui.context import Scene
from poleis.games.origins.ui.draw_tiles import (
    ACTION_PARTS,
    NARROW_PARTS,
    TOKEN_SYMBOLS,
    both,
    both_rings,
    citizen,
    freeman,
    hand_reach,
    hue,
    speaker,
    token,
)

WIDE, HIGH, PITCH = 131, 204, 136.2
ROW, FIRST_ROW = 35, 62
STAND = 144
"""Where the standing room of the workers begins."""
ALL = 4 * PITCH + WIDE
NARROW, NARROW_HIGH, NARROW_PITCH = 74, 222, 77.5
"""A site on a phone: a column in which every row is large enough for a finger."""
SCALE = ALL / 384
NARROW_ROW, NARROW_FIRST, NARROW_STAND = 39, 82, 170
ROOM, ROOMS = 44.5, (78.5, 123)
"""What a finger needs, and where the room of each action begins; that of the token is above."""


def sites_panel(scene: Scene) -> Panel:
    """All sites side by side; in the opening the dice to choose from lie where workers stand."""
    say = scene.language
    body = "".join(kept_site(scene, number) for number in range(1, scene.edition.sites + 1))
    if scene.drafting:
        body += scene.kept("draft", scene.table.offer(), lambda: draft(scene))
    label = say("origins-view-sites")
    drawn = (
        f'<svg class="fitted bare handy-sites" viewBox="0 -1 {ALL:g} {HIGH + 2}"'
        f' preserveAspectRatio="xMidYMin meet" role="group" aria-label="{escape(label)}">'
        f"{body}</svg>"
    )
    return Panel("sites", "offer", label, drawn, say("origins-view-sites-note"))


def kept_site(scene: Scene, number: int) -> str:
    """A site as long as nobody comes, goes or turns something there."""
    there = standing(scene, number)
    facts = (
        scene.table.ships()[number - 1],
        scene.table.token(number),
        scene.drafting,
        there,
        [who for who in scene.last_of("visit") if who[1].site == number],
        scene.viewer if any(seat == scene.viewer for seat, _, _ in there) else None,
    )
    return scene.kept(f"site-{number}", facts, lambda: site(scene, number))


def site(scene: Scene, number: int) -> str:
    """A site, with the things on it that can be touched by themselves."""
    say, table = scene.language, scene.table
    x, narrow = (number - 1) * PITCH, (number - 1) * NARROW_PITCH
    value, colour = table.ships()[number - 1], table.token(number)
    face = both(ground(x, number, scene.drafting), narrow_ground(narrow, number), SCALE)
    parts = ""
    if colour:
        parts += ship_of(scene, number, colour, value) + token_of(scene, number, colour)
    parts += action_row(scene, number, 0) + action_row(scene, number, 1)
    parts += visitors(scene, number)
    label = say("origins-view-site", n=number, value=value)
    ring = both_rings(rings(x + 1, 1, WIDE - 2, HIGH - 2, 10),
                      rings(narrow + 1.5, 1.5, NARROW - 3, NARROW_HIGH - 3, 9), SCALE)  # fmt: skip
    ground_ = thing(f"site:{number}", f"site-{number}", label, face, ring,
                    help=say("origins-about-site"))  # fmt: skip
    return f'<g class="bundle">{ground_}<g class="parts">{parts}</g></g>'


def ground(x: float, number: int, drafting: bool) -> str:
    face = rect(x, 0, WIDE, HIGH, 10, "raised", "line")
    face += text(x + 9, 20, number, 15, "ink-2", "start", 700, "serif")
    return face if drafting else face + path(f"M{x + 8:g} {STAND - 2}h{WIDE - 16}", stroke="line")


def narrow_ground(x: float, number: int) -> str:
    face = rect(x, 0, NARROW, NARROW_HIGH, 9, "raised", "line")
    return face + text(x + 6, 15, number, 12.5, "ink-2", "start", 700, "serif")


def ship_of(scene: Scene, number: int, colour: str, value: int) -> str:
    label = scene.language("origins-view-ship", n=number, value=value)
    x, narrow = (number - 1) * PITCH + 23, (number - 1) * NARROW_PITCH + 19
    drawn = ship(0, 0, hue(colour), value)
    small = rect(narrow - 3, 2, 52, 42, 9, "raised")
    small += f'<g transform="translate({narrow:g} 4) scale(.92)">{drawn}</g>'
    face = both(f'<g transform="translate({x:g} 6)">{drawn}</g>', small, SCALE)
    ring = both_rings(rings(x - 3, 3, 56, 49, 9), rings(narrow - 3, 2, 52, 42, 9), SCALE)
    return thing(f"ship:{number}", f"ship-{number}", label, face, ring,
                 help=scene.language("origins-about-ship"))  # fmt: skip


def token_of(scene: Scene, number: int, colour: str) -> str:
    """A bonus token with its price on the lower edge; on a phone beside it."""
    say, cost = scene.language, TOKEN_SYMBOLS[colour][1]
    x, y = (number - 1) * PITCH + WIDE - 25, 26
    narrow = (number - 1) * NARROW_PITCH + 22
    desk = token(x, y, 19, colour)
    hand = rect(narrow - 18, 44, 68, 36, 17, "raised") + token(narrow, 61.5, 14.5, colour)
    if cost:
        desk += rect(x - 17, y + 16, 34, 15, 7.5, "raised", "line-strong")
        desk += text(x - 7, y + 27.5, "−1", 11, weight=700) + use(cost, x + 8, y + 23.5, 10)
        hand += text(narrow + 27, 66, "−1", 12, weight=700) + use(cost, narrow + 41, 62, 13)
    name = messages.token(colour)
    ring = both_rings(rings(x - 22, y - 22, 44, 44 if not cost else 54, 21),
                      rings(narrow - 18, 44, 68, 36, 17), SCALE)  # fmt: skip
    return thing(f"token:{colour}", f"token-{colour}", say.say(name), both(desk, hand, SCALE), ring,
                 help=say.say(messages.about(name)),
                 reach=hand_reach(narrow - 18, ROOMS[0] - ROOM, 68, ROOM, SCALE))  # fmt: skip


def action_row(scene: Scene, number: int, half: int) -> str:
    """A main action: what it costs and gives."""
    say, name = scene.language, scene.edition.action_names[2 * (number - 1) + half]
    x, y = (number - 1) * PITCH + 6, FIRST_ROW + half * (ROW + 5)
    narrow = (number - 1) * NARROW_PITCH + 4
    low = NARROW_FIRST + half * (NARROW_ROW + 4)
    action = messages.action(name)
    ring = both_rings(rings(x, y, WIDE - 12, ROW, 7),
                      rings(narrow, low, NARROW - 8, NARROW_ROW, 6), SCALE)  # fmt: skip
    return thing(f"action:{name}", f"action-{name}", say.say(action),
                 action_face(name, x, y, narrow, low), ring, help=say.say(messages.about(action)),
                 reach=hand_reach(narrow, ROOMS[half], NARROW - 8, ROOM, SCALE))  # fmt: skip


@functools.lru_cache(maxsize=64)
def action_face(name: str, x: float, y: float, narrow: float, low: float) -> str:
    desk = rect(x, y, WIDE - 12, ROW, 7, "sunken")
    desk += row_of(ACTION_PARTS[name], x + (WIDE - 12) / 2, y + ROW / 2)
    hand = rect(narrow, low, NARROW - 8, NARROW_ROW, 6, "sunken")
    hand += row_of(NARROW_PARTS.get(name, ACTION_PARTS[name]), narrow + (NARROW - 8) / 2,
                   low + NARROW_ROW / 2, 19)  # fmt: skip
    return both(desk, hand, SCALE)


# ---- who stands there


def standing(scene: Scene, number: int) -> list[tuple[int | None, str, Die | int]]:
    """The workers at a site: seat, which worker, and its die or value."""
    table = scene.table
    found: list[tuple[int | None, str, Die | int]] = []
    for seat in range(scene.seats):
        for die in table.freemen(seat):
            if die.site == number:
                found.append((seat, f"freeman{die.base}", die))
        if table.archon_site(seat) == number:
            found.append((seat, "archon", 0))
    found += [(None, f"speaker{k}", value) for k, value in table.speakers_at(number).items()]
    return found


def visitors(scene: Scene, number: int) -> str:
    """The workers at a site, as large as there is room for."""
    there = standing(scene, number)
    if scene.drafting or not there:
        return ""
    x, narrow = (number - 1) * PITCH + 6, (number - 1) * NARROW_PITCH + 4
    desk = spots(len(there), x, STAND, WIDE - 12, ((4, 23), (10, 17), (24, 9.5)))
    hand = spots(len(there), narrow, NARROW_STAND, NARROW - 8, ((2, 24), (6, 16), (20, 9)))
    return "".join(visitor(scene, number, *one, desk[i], hand[i]) for i, one in enumerate(there))


Spot = tuple[float, float, float]
"""Where a worker stands, and its size."""


def spots(
    count: int, x: float, y: float, room: float, sizes: tuple[tuple[int, float], ...]
) -> list[Spot]:
    """Places side by side, in more rows and smaller the more there are."""
    rows = {most: i + 1 for i, (most, _) in enumerate(sizes)}
    most, size = next((pair for pair in sizes if count <= pair[0]), sizes[-1])
    across = -(-most // rows[most])
    pitch = room / across
    top = y + (12 if rows[most] == 1 else 4)
    return [
        (x + (i % across) * pitch + (pitch - size) / 2, top + (i // across) * size * 1.62, size)
        for i in range(count)
    ]


def worker_face(seat: int | None, die: Die | int, spot: Spot) -> str:
    x, y, size = spot
    if isinstance(die, Die):
        assert seat is not None
        return freeman(x, y, size, die, seat)
    if seat is not None:
        return archon(x + size / 2, y + size * 0.72, size * 1.5, seat)
    return speaker(x, y + size * 0.2, size, die)


def worker_rings(spot: Spot) -> str:
    x, y, size = spot
    return rings(x - 5, y - 3, size + 10, size * 1.4 + 6, 7)


def visitor(
    scene: Scene, number: int, seat: int | None, worker: str, die: Die | int, desk: Spot, hand: Spot
) -> str:
    """One worker at a site; the viewer's own can be touched."""
    say = scene.language
    face = both(worker_face(seat, die, desk), worker_face(seat, die, hand), SCALE)
    piece = worker if seat is None else f"archon-{seat}"
    if isinstance(die, Die):
        piece = f"freeman-{seat}-{die.base}"
    who = scene.worker(seat or 0, worker)
    label = say("origins-view-visitor", worker=who, name="" if seat is None else scene.name(seat),
                n=number)  # fmt: skip
    last = ""
    if any(one == seat and deed.kind == "visit" and deed.worker == worker and deed.site == number
           for one, deed in scene.last_deeds):  # fmt: skip
        last = both(last_box(desk, seat or 0), last_box(hand, seat or 0), SCALE)
    if seat is not None and seat == scene.viewer and worker != "archon":
        ring = both_rings(worker_rings(desk), worker_rings(hand), SCALE)
        return thing(f"worker:{worker}", piece, label, face, ring, "piece still",
                     help=scene.about_worker(worker)) + last  # fmt: skip
    return (
        f'<g id="{piece}" class="piece" role="img" aria-label="{escape(label)}"'
        f' aria-description="{escape(scene.about_worker(worker))}">{titled(label)}{face}</g>{last}'
    )


def last_box(spot: Spot, seat: int) -> str:
    """The outline of a worker that has just come."""
    x, y, size = spot
    wide, high = size + 10, size * 1.4 + 6
    box = (
        f"M{x:g} {y - 3:g}h{wide - 10:g}a5 5 0 0 1 5 5v{high - 10:g}a5 5 0 0 1 -5 5"
        f"h{10 - wide:g}a5 5 0 0 1 -5 -5v{10 - high:g}a5 5 0 0 1 5 -5z"
    )
    return last_move(box, seat, 3)


# ---- the opening


def draft(scene: Scene) -> str:
    """The dice of the opening, in one row across the standing room; on a phone in two, so that
    a finger finds each (ORI-2.13)."""
    offer, say = scene.table.offer(), scene.language
    desk = rect(6, STAND - 2, ALL - 12, HIGH - STAND - 4, 9, "accent-soft", "line")
    desk += text(20, STAND + 31, say("origins-view-offer"), 13, "ink", "start", 600)
    hand = rect(0, NARROW_STAND - 48, 384, 98, 9, "accent-soft", "line")
    out = both(desk, hand, SCALE)
    left = ALL - 24 - 470
    for number, die in offer.items():
        x, narrow = left + (number - 1) * 47, 20 + (number - 1) % 5 * 76
        low = NARROW_STAND - 42 + (number - 1) // 5 * 46
        label = say("origins-view-offered", die=scene.die(die))
        face = both(citizen(x, STAND + 6, 38, die), citizen(narrow, low, 38, die), SCALE)
        ring = both_rings(rings(x - 3, STAND + 3, 44, 47, 9),
                          rings(narrow - 3, low - 3, 44, 46, 9), SCALE)  # fmt: skip
        out += thing(f"die:{number}", f"die-{number}", label, face, ring,
                     help=say("origins-about-opening"),
                     reach=hand_reach(narrow - 6, low - 3, 50, 46, SCALE))  # fmt: skip
    return out
