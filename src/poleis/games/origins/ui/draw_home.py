"""What lies before a seat: stock, workers at home, population, advisors, towers, cards."""

from __future__ import annotations

import functools
from html import escape

from poleis.core.view import Panel
from poleis.draw.highlights import described, reach, rings, thing
from poleis.draw.pieces import archon, die, hue_mark, tower
from poleis.draw.svg import rect, text, titled, use
from poleis.games.origins.explain.position_reader import building_of
from poleis.games.origins.rules.edition import RESOURCES
from poleis.games.origins.ui import messages
from poleis.games.origins.ui.context import Scene
from poleis.games.origins.ui.draw_pools import drawing
from poleis.games.origins.ui.draw_tiles import (
    both,
    both_rings,
    empty_base,
    freeman,
    hand_reach,
    hue,
    octagon_rings,
    speaker,
)

WIDE = 266
PEOPLE_HIGH = 96
REALM_HIGH = 140
LABEL = 78


# ---- stock and workers

SCALE = WIDE / 382
"""On a phone workers and stock have a strip of 382 x 104."""


def people_panel(scene: Scene, seat: int) -> Panel:
    home, table = scene.state.homes[seat], scene.table
    facts = (
        seat,
        list(map(int, home.stock)),
        table.freemen(seat),
        table.speakers_of(seat),
        int(home.archon),
        int(home.bases),
        scene.scores[seat],
    )
    return scene.kept("people", facts, lambda: draw_people(scene, seat))


def draw_people(scene: Scene, seat: int) -> Panel:
    say = scene.language
    label = say("origins-view-people")
    body = stock(scene, seat) + workers(scene, seat)
    points = say("origins-view-points", n=scene.scores[seat])
    drawn = (
        f'<svg class="fitted people" viewBox="0 0 {WIDE} {PEOPLE_HIGH}" role="group"'
        f' preserveAspectRatio="xMidYMin meet" aria-label="{escape(label)}">{body}</svg>'
    )
    return Panel("people", "own", label, drawn, points)


def stock(scene: Scene, seat: int) -> str:
    """The resources; basic ones are tapped where one has to be chosen (ORI-3.2)."""
    say = scene.language
    out = ""
    for i, name in enumerate(RESOURCES):
        n = scene.table.owned(seat, name)
        face = stock_face(i, name, n)
        label = say("origins-view-owned", resource=scene.resource(name), n=n)
        if name == "gold":
            out += described(
                label, say("origins-about-gold"), titled(label) + face, name="resource:gold"
            )
        else:
            ring = both_rings(rings(i * 67.5 + 2, 3, 59, 24, 12), rings(i * 96 + 4, 61, 86, 40, 20),
                              SCALE)  # fmt: skip
            out += thing(f"resource:{name}", f"resource-{name}", label, face, ring,
                         help=say(f"origins-about-{name}"),
                         reach=hand_reach(i * 96 + 2, 58, 90, 46, SCALE))  # fmt: skip
    return out


@functools.lru_cache(maxsize=512)
def stock_face(place: int, name: str, n: int) -> str:
    x, wide = place * 67.5, place * 96 + 2
    desk = rect(x + 1, 2, 61, 26, 13, "sunken") + use(name, x + 19, 15, 16)
    desk += text(x + 40, 20, n, 15, weight=700)
    hand = rect(wide, 60, 90, 42, 21, "sunken") + use(name, wide + 30, 81, 20)
    return both(desk, hand + text(wide + 56, 87, n, 17, weight=700), SCALE)


def places(count: int, room: float, y: float, most: float) -> list[tuple[float, float, float]]:
    """Places for workers side by side: x, y and size."""
    pitch = min(most + 16, room / max(count, 1))
    size = min(most, pitch - 13)
    return [(7 + i * pitch, y + (most - size) * 0.6, size) for i in range(count)]


def workers(scene: Scene, seat: int) -> str:
    """The workers at home, then the bases that wait for a die (ORI-1.2)."""
    say, table = scene.language, scene.table
    at_home = [one for one in table.freemen(seat) if one.site == 0]
    held = table.speakers_of(seat)
    has_archon = table.archon_site(seat) == 0
    count = len(at_home) + len(held) + int(has_archon)
    empty = min(table.empty_bases(seat), max(int(scene.edition.bases) - count, 0))
    desk, hand = places(count + empty, WIDE, 37, 36), places(count + empty, 382, 5, 35)
    spots = iter(zip(desk, hand, strict=True))
    out = ""
    for one in at_home:
        label = say("origins-view-freeman", die=scene.die(one))
        a, b = next(spots)
        face = both(freeman(*a, one, seat), freeman(*b, one, seat), SCALE)
        out += thing(f"worker:freeman{one.base}", f"freeman-{seat}-{one.base}", label, face,
                     both_rings(ring_of(a), ring_of(b), SCALE), "piece",
                     say("origins-about-freeman"),
                     reach=reach_of(b))  # fmt: skip
    for number, value in held.items():
        a, b = next(spots)
        face = both(speaker_at(a, value), speaker_at(b, value), SCALE)
        out += thing(f"worker:speaker{number}", f"speaker{number}",
                     say("origins-view-speaker", value=value), face,
                     both_rings(ring_of(a), ring_of(b), SCALE), "piece",
                     say("origins-about-speaker"),
                     reach=reach_of(b))  # fmt: skip
    if has_archon:
        a, b = next(spots)
        face = both(archon_face(a, seat), archon_face(b, seat), SCALE)
        out += thing("worker:archon", f"archon-{seat}", say("origins-view-archon"), face,
                     both_rings(ring_of(a), ring_of(b), SCALE), "piece",
                     say("origins-about-archon"),
                     reach=reach_of(b))  # fmt: skip
    label = say("origins-view-empty-base")
    for a, b in spots:
        drawn = both(empty_base(*a, seat), empty_base(*b, seat), SCALE)
        out += described(label, say("origins-about-population"), titled(label) + drawn)
    return out


def ring_of(spot: tuple[float, float, float]) -> str:
    x, y, size = spot
    return rings(x - 6, y - 4, size + 12, size * 1.4 + 8, 9)


def reach_of(spot: tuple[float, float, float]) -> str:
    x, y, size = spot
    return hand_reach(x - 6, y - 4, size + 12, size * 1.4 + 8, SCALE)


def speaker_at(spot: tuple[float, float, float], value: int) -> str:
    x, y, size = spot
    return speaker(x, y + size * 0.18, size, value)


def archon_face(spot: tuple[float, float, float], seat: int) -> str:
    x, y, size = spot
    return archon(x + size / 2, y + size * 0.7, size * 1.35, seat)


# ---- the player board


def realm_panel(scene: Scene, seat: int) -> Panel:
    home, table = scene.state.homes[seat], scene.table
    facts = (
        int(home.bases),
        int(home.tokens),
        table.advisors(seat),
        list(map(int, home.towers)),
        table.zodiac(seat),
        table.aside(seat),
    )
    return scene.kept("realm", facts, lambda: draw_realm(scene, seat))


def draw_realm(scene: Scene, seat: int) -> Panel:
    say = scene.language
    label = say("origins-view-realm")
    # The base that can be taken reaches over the advisors, which nobody taps.
    body = advisors(scene, seat) + population(scene, seat, own=True) + towers(scene, seat)
    body += cards(scene, seat)
    return Panel("realm", "own", label, drawing("realm-board", WIDE, REALM_HIGH, body, label))


def row_label(words_: str, y: float) -> str:
    return text(1, y, words_, 12, "ink-2", "start", 600)


def population(scene: Scene, seat: int, own: bool) -> str:
    """The bases still on the track with their prices; the next one can be taken (ORI-15.1)."""
    say = scene.language
    bases, edition = scene.table.bases(seat), scene.edition
    ready, last = int(edition.ready_bases), int(edition.bases) - 1
    out = row_label(say("origins-view-population"), 18)
    for number in range(ready, last + 1):
        x, price = LABEL + (number - ready) * 47, int(edition.base_price[number])
        if number < bases:
            out += rect(x, 1, 44, 25, 5, "raised", "line") + use("ui-check", x + 22, 13.5, 13,
                                                                "ink-2")  # fmt: skip
            continue
        face = rect(x, 1, 44, 25, 5, "sunken", "line")
        face += text(x + 15, 18, price, 13, weight=700) + use("food", x + 31, 13.5, 14)
        label = say("origins-view-base-price", n=price)
        if number == last:
            label += " " + say("origins-view-last-base", n=int(edition.last_base_points))
        if number == bases and own:
            out += thing("do:populate", "populate", label, face, rings(x, 1, 44, 25, 5),
                         help=say("origins-about-population"),
                         reach=reach(x, -1, 44, 34))  # fmt: skip
        else:
            out += described(label, say("origins-about-population"), titled(label) + face)
    return out


def advisors(scene: Scene, seat: int) -> str:
    """The advisors and the points of the places after them (ORI-16.5)."""
    say, there = scene.language, scene.table.advisors(seat)
    out = row_label(say("origins-view-advisors"), 47)
    for i, value in enumerate(list(scene.edition.advisor_points)[1:]):
        x, points = LABEL + i * 37.6, int(value)
        out += rect(x, 30, 34.5, 25, 5, "sunken", "line")
        if i < len(there):
            label = say("origins-view-advisor", colour=scene.colour(there[i]), n=points)
            drawn = die(x + 2, 32, 19, hue(there[i]), symbol=f"mark-{there[i]}", mark=False)
            drawn += text(x + 28, 47, points, 11, "ink-2", weight=600)
            about, name = say("origins-about-advisor"), f"advisor:{i + 1}"
            out += described(label, about, titled(label) + drawn, name=name)
        else:
            out += text(x + 17, 47, points, 12.5, weight=600)
    return out


def towers(scene: Scene, seat: int) -> str:
    """The towers on the palace; the next level costs its height in gold (ORI-14.1)."""
    say = scene.language
    out = row_label(say("origins-view-towers"), 88)
    unit = min(
        7.0, 28 / max([4, *(scene.table.height(seat, colour) for colour in scene.edition.colours)])
    )
    for i, colour in enumerate(scene.edition.colours):
        x, high = LABEL + 17 + i * 37.6, scene.table.height(seat, colour)
        face = rect(x - 18, 59, 36, 48, 6, "surface") + tower(x, 91, hue(colour), high, unit)
        face += hue_mark(hue(colour), x - 7, 102, 8) + text(x + 5, 106, high, 12.5, weight=700)
        label = say("origins-view-tower", colour=scene.colour(colour), n=high)
        out += thing(f"tower:{colour}", f"tower-{colour}", label, face,
                     rings(x - 17, 59, 34, 49, 7), help=say("origins-about-tower"))  # fmt: skip
    return out


def cards(scene: Scene, seat: int) -> str:
    """Zodiac cards, superiority tokens, and tiles set aside."""
    say = scene.language
    tokens = scene.table.superiority(seat)
    label = say("origins-view-tokens", n=tokens)
    about = say("origins-view-tokens-help-solo" if scene.seats == 1 else "origins-view-tokens-help")
    out = f'<g role="img" aria-label="{escape(label)}" aria-description="{escape(about)}">'
    out += rect(0, 113, 44, 26, 13, "sunken") + use("superiority", 14, 126, 17, "terracotta")
    out += text(31, 131, tokens, 14, weight=700) + "</g>"
    x = 52.0
    for name in scene.table.zodiac(seat):
        about = say.say(messages.about(messages.zodiac(name)))
        out += f'<g role="img" aria-label="{escape(scene.zodiac(name))}"'
        out += f' aria-description="{escape(about)}">'
        out += rect(x, 113, 34, 26, 6, "green-pale", "line-strong") + use(name, x + 17, 126, 18)
        out += "</g>"
        x += 39
    aside = scene.table.aside(seat)
    pitch = min(31.0, (WIDE - x - 26) / max(len(aside) - 1, 1))
    for i, tile_ in enumerate(aside):
        name = building_of(tile_)
        said = say(
            "origins-view-aside", name=scene.building(name), n=scene.table.stone_price(tile_)
        )
        at = x + 4 + i * pitch
        out += thing(f"tile:{tile_}", f"tile-{tile_}", said, scene.tile(at, 113, 25, name),
                     octagon_rings(at - 1, 112, 27), "piece", help=scene.about(name))  # fmt: skip
    if not aside and not scene.table.zodiac(seat):
        out += text(52, 131, say("origins-view-no-cards"), 11.5, "ink-3", "start", 500)
    return out
