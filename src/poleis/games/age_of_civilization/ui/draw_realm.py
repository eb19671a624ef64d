"""A realm as drawings: civilizations, the technology board, workers and coins, wonders.

The four drawings lie side by side on a desktop and below each other on a phone.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from poleis.core.sets import members
from poleis.draw.highlights import described, last_move, rings, thing
from poleis.draw.pieces import coin, meeple
from poleis.draw.svg import circle, group, num, path, rect, text, use
from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.explain import cards
from poleis.games.age_of_civilization.rules.edition import BOARD
from poleis.games.age_of_civilization.rules.records import CHOOSE_RESEARCH, TURN_END
from poleis.games.age_of_civilization.ui import messages
from poleis.games.age_of_civilization.ui.context import Scene
from poleis.games.age_of_civilization.ui.draw_card import (
    foot,
    hue_of,
    population,
    wonder_tile,
)
from poleis.games.age_of_civilization.ui.formulas import (
    Ability,
    Formula,
    fitted,
    joined,
    row,
    sign,
    symbol_of,
    width,
    word,
    wrapped,
)

HEIGHT = 150
STACK, TREE, MEANS, WONDERS_WIDE = 230, 382, 190, 192
BAND, MAIN_ROOM, STRIP = 22, 50, 26
CELL_WIDTH, CELL_HEIGHT, CELL_STEP = 122, 44, 53
ACROSS = 130
"""From one column of the technology board to the next."""


def framed(width: float, body: str, label: str, cls: str, height: float = HEIGHT) -> str:
    """One of the drawings of a realm."""
    return (
        f'<svg class="{cls}" viewBox="0 0 {num(width)} {num(height)}" role="group"'
        f' aria-label="{escape(label)}">{body}</svg>'
    )


def box(x: float, y: float, width: float, height: float, radius: float = 8) -> str:
    """The outline of a rectangle with round corners, as the data of a path."""
    r = radius
    return (
        f"M{num(x + r)} {num(y)}h{num(width - 2 * r)}a{r:g} {r:g} 0 0 1 {r:g} {r:g}"
        f"v{num(height - 2 * r)}a{r:g} {r:g} 0 0 1-{r:g} {r:g}h{num(2 * r - width)}"
        f"a{r:g} {r:g} 0 0 1-{r:g}-{r:g}v{num(2 * r - height)}a{r:g} {r:g} 0 0 1 {r:g}-{r:g}z"
    )


def realm_body(scene: Scene, seat: int) -> str:
    """Everything that a seat owns, in four drawings that change at different times."""
    touched = scene.did_last(seat), can_resolve(scene, seat)
    parts = (
        part(scene, "stack", STACK, stack, seat, (stack_facts(scene, seat), touched)),
        part(scene, "tree", TREE, tree, seat, (tree_facts(scene, seat), touched)),
        part(scene, "means", MEANS, means, seat, means_facts(scene, seat)),
        part(scene, "wonders", WONDERS_WIDE, wonders, seat, (built(scene, seat), touched)),
    )
    return f'<div class="realm">{"".join(parts)}</div>'


def part(
    scene: Scene,
    name: str,
    width: float,
    draw: Callable[[Scene, int], str],
    seat: int,
    facts: object,
) -> str:
    """One of the drawings of a realm, kept as long as its facts hold."""
    label = scene.language(f"age_of_civilization-view-{name}")
    cls = "built" if name == "wonders" else name
    return scene.kept(f"{name}-{seat}", facts, lambda: framed(width, draw(scene, seat), label, cls))


def can_resolve(scene: Scene, seat: int) -> bool:
    """Whether the cards of a realm can be tapped for their abilities of the end of the turn."""
    return scene.step == TURN_END and seat == scene.viewer and scene.is_acting


def ability_thing(
    scene: Scene, seat: int, name: str, label: str, help_: str, face: str, frame: str
) -> str:
    """A card with an ability; at the end of the turn it can be tapped."""
    if can_resolve(scene, seat):
        return thing(f"ability:{name}", f"ability-{name}", label, face, frame, "still", help_)
    return described(label, help_, face)


# ---- civilizations


def stack_facts(scene: Scene, seat: int) -> object:
    main, laid = int(scene.realm(seat).main), cards.laid(scene.state, seat)
    return main, [(card, int(scene.state.pools.extra_coins[card])) for card in laid]


def stack(scene: Scene, seat: int) -> str:
    """The main civilization with its ability in words, and the legacies of all (AOC-5.3)."""
    main = int(scene.realm(seat).main)
    owned = cards.laid(scene.state, seat)
    most = int(scene.edition.most_civilizations)
    out = main_card(scene, seat, main) if main != NONE else ""
    y: float = BAND + MAIN_ROOM + STRIP if main != NONE else 0
    for card in reversed(owned):
        if card != main:
            out += group(legacy_strip(scene, seat, card), y=y)
            y += STRIP
    for which in range(most - len(owned)):
        high = (HEIGHT - y) / (most - len(owned) - which)
        out += rect(1, y + 4, STACK - 2, high - 5, 8, "", "line-strong", 1, dash="4 4")
        if which == 0:
            left = most - len(owned)
            room = scene.language("age_of_civilization-view-room", n=left)
            out += text(STACK / 2, y + high / 2 + 5, room, 11.5, "ink-2", weight=500)
        y += high
    return out


def main_card(scene: Scene, seat: int, card: int) -> str:
    facts = scene.edition.civilizations[card]
    hue = hue_of(facts)
    high = BAND + MAIN_ROOM + STRIP
    out = rect(0.5, 0.5, STACK - 1, high - 1, 8, "raised", "line-strong")
    out += path(f"M.5 8a8 8 0 0 1 8-8h{STACK - 17}a8 8 0 0 1 8 8v14h-{STACK - 1}z", hue)
    out += fitted(10, 16, scene.civilization(card), 14.5, 150, f"{hue}-on", weight=650, cls="serif")
    out += population(facts, STACK - 8, 11, 12, f"{hue}-on")
    said = scene.language.say(messages.main_ability(scene.edition, facts.id))
    symbols = [part.symbol for part in joined(facts.row["main"]) if part.symbol]
    out += use(symbols[0], 17, BAND + MAIN_ROOM / 2, 20)
    out += paragraph(said, 33, BAND + MAIN_ROOM / 2)
    out += foot(0, BAND + MAIN_ROOM, STACK, STRIP, hue)
    out += use("legacy", 17, high - STRIP / 2, 14)
    out += row(joined(facts.row["legacy"]), 30, high - STRIP / 2, 14, STACK - 40)
    if scene.last_turn[0] == seat and scene.did(scene.edition.action_kinds.birth.code(card)):
        out += last_move(box(0, 0, STACK, high), seat, 3.5)
    name = scene.civilization(card)
    drawn = ability_thing(scene, seat, facts.id, name, scene.civilization_help(card), out,
                          rings(0, 0, STACK, high))  # fmt: skip
    return f'<g id="civ-{card}" class="piece" data-name="civilization:{facts.id}">{drawn}</g>'


def paragraph(said: str, x: float, middle: float) -> str:
    """A sentence in as large letters as there is room for, also where fonts are wide."""
    letter = 0.64 if any(one > "\u0400" for one in said) else 0.6
    room = (STACK - x - 4) / letter
    size, lines = 10.0, wrapped(said, int(room / 10), 5)
    for larger, most in ((11.0, 4), (12.0, 3)):
        found = wrapped(said, int(room / larger), most)
        if not found[-1].endswith("…"):
            size, lines = larger, found
    pitch = size * 1.15 if len(lines) < 5 else 9.8
    top = middle - (len(lines) - 1) * pitch / 2 + size * 0.35
    return "".join(
        text(x, top + i * pitch, line, size, anchor="start", weight=500)
        for i, line in enumerate(lines)
    )


def legacy_strip(scene: Scene, seat: int, card: int) -> str:
    """What is left of a civilization that has fallen or was absorbed."""
    facts = scene.edition.civilizations[card]
    hue = hue_of(facts)
    shape = f"M.5 0h{STACK - 1}v{STRIP - 9}a8 8 0 0 1-8 8h-{STACK - 17}a8 8 0 0 1-8-8z"
    out = path(shape, f"{hue}-pale", "line-strong")
    out += use("legacy", 17, 13, 14)
    out += fitted(30, 17.5, scene.civilization(card), 12.5, 92, weight=650, cls="serif")
    out += row(joined(facts.row["legacy"]), 126, 13, 13.5, STACK - 134)
    if scene.last_turn[0] == seat and scene.did(scene.edition.action_kinds.absorb.code(card)):
        out += last_move(box(0, 0, STACK, STRIP - 1), seat, 3.5)
    said = scene.language.say(messages.legacy_ability(scene.edition, facts.id))
    drawn = ability_thing(scene, seat, facts.id, scene.civilization(card), said, out,
                          rings(0, 0, STACK, STRIP - 1))  # fmt: skip
    return f'<g id="civ-{card}" class="piece" data-name="civilization:{facts.id}">{drawn}</g>'


# ---- technologies


def corner_of(place: int) -> tuple[float, float]:
    """Where a place of the board is drawn; the lowest level at the bottom."""
    return 0.5 + place % 3 * ACROSS, (2 - place // 3) * CELL_STEP


def tree_facts(scene: Scene, seat: int) -> object:
    can, is_own = scene.available(seat), seat == scene.viewer
    is_asked = scene.step == CHOOSE_RESEARCH
    prices = [research_price(scene, seat, one) for one in can] if is_own and is_asked else []
    learned = int(scene.realm(seat).technologies)
    return learned, cards.board(scene.state, seat), can, is_asked, prices, is_own


def research_price(scene: Scene, seat: int, technology: int) -> int:
    name = scene.edition.technologies[technology].id
    return cards.price(scene.state, seat, int(scene.edition.research), name)


def tree(scene: Scene, seat: int) -> str:
    """The technology board with its arrows (AOC-9)."""
    learned = scene.realm(seat).technologies
    shown = cards.board(scene.state, seat)
    out = ""
    for place in range(BOARD):
        for before in members(scene.edition.arrows[place]):
            out += arrow(before, place, bool(learned >> shown[before] & 1))
    can = set(scene.available(seat))
    for place, technology in enumerate(shown):
        x, y = corner_of(place)
        name = f"technology:{scene.edition.technology_ids[technology]}"
        drawn = kept_cell(scene, seat, technology, technology in can)
        out += group(drawn, x=x, y=y, name=name)
    return out


def arrow(before: int, after: int, is_on: bool) -> str:
    """From one technology up to the next."""
    (x1, y1), (x2, y2) = corner_of(before), corner_of(after)
    lean = (after % 3 - before % 3) * 32
    start, end = x1 + CELL_WIDTH / 2 + lean, x2 + CELL_WIDTH / 2 - lean
    colour, line = ("accent", 2.6) if is_on else ("line-strong", 1.4)
    head = ""
    if not lean:
        head = "m-3.5 4l3.5-4l3.5 4"
    data = f"M{num(start)} {num(y1)}L{num(end)} {num(y2 + CELL_HEIGHT + 1)}{head}"
    return path(data, stroke=colour, line=line)


def kept_cell(scene: Scene, seat: int, technology: int, can: bool) -> str:
    """A technology, as long as it is as far away and nobody has touched it."""
    is_priced = bool(price_room(scene, can))
    facts = (
        bool(scene.realm(seat).technologies >> technology & 1),
        can,
        is_priced,
        research_price(scene, seat, technology) if is_priced else None,
        int(scene.edition.action_kinds.unlock.code(technology)) in scene.did_last(seat),
        seat == scene.viewer,
        can_resolve(scene, seat),
    )
    name = f"technology-{seat}-{technology}"
    return scene.kept(name, facts, lambda: cell(scene, seat, technology, can))


def cell(scene: Scene, seat: int, technology: int, can: bool) -> str:
    """One technology: unlocked, open to the seat, or not yet."""
    facts = scene.edition.technologies[technology]
    name = facts.id
    owned = scene.realm(seat).technologies >> technology & 1
    locked = scene.state.agreement.locked >> technology & 1
    ink = "accent-ink" if owned else "ink"
    face = rect(0, 0, CELL_WIDTH, CELL_HEIGHT, 8, "accent" if owned else "raised",
                "accent" if owned else "line-strong")  # fmt: skip
    face += use(symbol_of(name), 18, CELL_HEIGHT / 2, 21, ink)
    said = scene.language.say(messages.technology(name))
    right = 20 if owned or locked else 8
    lines = formula_lines(facts.row["abilities"], CELL_WIDTH - 40 - price_room(scene, can))
    top = 18 if len(lines) == 1 else 14
    face += fitted(33, top, said, 13, CELL_WIDTH - 33 - right, ink, weight=650, cls="serif")
    for i, parts in enumerate(lines):
        face += row(parts, 33, top + (14, 11)[len(lines) - 1] + 12 * i, 12,
                    CELL_WIDTH - 40 - price_room(scene, can), ink)  # fmt: skip
    if owned or locked:
        face += use("ui-check" if owned else "lock", CELL_WIDTH - 13, 13, 12, ink)
    elif price_room(scene, can) and seat == scene.viewer:
        price = research_price(scene, seat, technology)
        face += row((word(str(price)), sign("coin")), CELL_WIDTH - 28, 32, 12, 26)
    if scene.last_turn[0] == seat and scene.did(scene.edition.action_kinds.unlock.code(technology)):
        face += last_move(box(0, 0, CELL_WIDTH, CELL_HEIGHT), seat, 3.5)
    if not owned and not can:
        face = f'<g class="dim" opacity=".5">{face}</g>'
    help_ = scene.about(messages.technology(name))
    if seat != scene.viewer:
        return described(said, help_, face)
    if owned and can_resolve(scene, seat):
        return thing(f"ability:{name}", f"ability-{name}", said, face,
                     rings(0, 0, CELL_WIDTH, CELL_HEIGHT), "still", help_)  # fmt: skip
    kind = "still" if owned else ""
    return thing(f"technology:{name}", f"technology-{name}", said, face,
                 rings(0, 0, CELL_WIDTH, CELL_HEIGHT), kind, help_)  # fmt: skip


def formula_lines(abilities: list[Ability], room: float) -> list[Formula]:
    """What a technology does: in one line, or in two where that would be too small to read."""
    parts = joined(abilities)
    if len(abilities) == 2 and width(parts, 12) > room * 1.1:
        return [joined([one]) for one in abilities]
    return [parts]


def price_room(scene: Scene, can: bool) -> float:
    """Room for a price on technologies that Research could be for."""
    return 26 if can and scene.step == CHOOSE_RESEARCH else 0


# ---- workers, coins, strength


def means_facts(scene: Scene, seat: int) -> object:
    realm = scene.realm(seat)
    return (
        (int(realm.workers), *placed(scene, seat), int(realm.coins)),
        (scene.strengths[seat], standing(scene, seat)),
        (int(realm.forts), bool(realm.has_tribute), bool(realm.has_quarantine)),
    )


def placed(scene: Scene, seat: int) -> tuple[int, int]:
    """How many workers of a seat are placed, and how many of those are lost at the end."""
    if seat != scene.on_turn or scene.is_over:
        return 0, 0
    return int(scene.state.turn.busy), int(scene.state.turn.doomed)


def means(scene: Scene, seat: int) -> str:
    """Workers free, placed and missing; coins; strength and what it is good for."""
    return (
        workers(scene, seat)
        + coins(scene, seat)
        + strength(scene, seat)
        + "".join(
            group(line, y=128 + 20 * i) for i, line in enumerate(protections(scene, seat)[:1])
        )
    )


def workers(scene: Scene, seat: int) -> str:
    owned = int(scene.realm(seat).workers)
    busy, doomed = placed(scene, seat)
    out = ""
    for i in range(int(scene.edition.most_workers)):
        x = 20 + i * 43
        if i >= owned:
            out += circle(x, 24, 15, "", "line-strong", 1.3, dash="3 3")
        elif i < busy:
            out += f'<g opacity=".4">{meeple(x, 21, 36, seat)}</g>'
            if i < doomed:
                out += use("sacrifice", x + 13, 34, 17, "terracotta")
        else:
            out += meeple(x, 21, 36, seat)
    said = scene.language("age_of_civilization-view-workers", n=owned, free=owned - busy)
    help_ = scene.language("age_of_civilization-view-workers-help")
    out += fitted(0, 58, said, 12, MEANS, "ink-2", weight=500)
    return described(said, help_, out)


def coins(scene: Scene, seat: int) -> str:
    owned = int(scene.realm(seat).coins)
    pitch = min(15.0, 92 / max(owned - 1, 1))
    shown = min(owned, 14)
    out = "".join(coin(11 + i * pitch, 80, 10) for i in range(shown))
    said = scene.language("age_of_civilization-view-coins", n=owned)
    at = 28 + max(shown - 1, 0) * pitch if owned else 0
    out += fitted(at, 84.5, said, 13, MEANS - at, weight=650)
    return described(said, scene.language("age_of_civilization-view-coins-help"), out)


def strength(scene: Scene, seat: int) -> str:
    say = scene.language
    said = say("age_of_civilization-view-strength", n=scene.strengths[seat])
    place = standing(scene, seat)
    out = use("strength", 11, 106, 18)
    out += fitted(26, 110.5, said, 13, MEANS - 26, weight=650)
    ink = "terracotta" if place == "weakest" else "ink-2"
    out += fitted(26, 125, say(f"age_of_civilization-view-standing-{place}"), 11.5, MEANS - 26, ink,
                  weight=500)  # fmt: skip
    return described(said, say(f"age_of_civilization-view-standing-{place}-help"), out)


def standing(scene: Scene, seat: int) -> str:
    """What the strength of a seat means: for a war, and where most strength counts (AOC-1.10)."""
    if scene.is_weakest(seat):
        return "spared" if scene.is_spared(seat, "on_war") else "weakest"
    return "strongest" if cards.has_most_strength(scene.state, seat) else "between"


def protections(scene: Scene, seat: int) -> list[str]:
    """Tokens of the scenarios: forts, a tribute paid, a quarantine."""
    say = scene.language
    found = []
    if n := int(scene.realm(seat).forts):
        found.append(("fortify", say("age_of_civilization-view-forts", n=n)))
    if scene.realm(seat).has_tribute:
        found.append(("tribute", say("age_of_civilization-view-tribute")))
    if scene.realm(seat).has_quarantine:
        found.append(("quarantine", say("age_of_civilization-view-quarantine")))
    if not found:
        return []
    pitch = MEANS / len(found)
    out = ""
    for i, (action, said) in enumerate(found):
        drawn = use(symbol_of(action), 11 + i * pitch, 12, 16)
        drawn += fitted(24 + i * pitch, 16, said, 11.5, pitch - 28, weight=600)
        out += described(said, scene.about(messages.action(action)), drawn)
    return [out]


# ---- wonders


def built(scene: Scene, seat: int) -> list[int]:
    return members(scene.realm(seat).wonders)


def wonders(scene: Scene, seat: int) -> str:
    """The wonders that a seat has built."""
    owned = built(scene, seat)
    if not owned:
        said = scene.language("age_of_civilization-view-no-wonders")
        place = rect(1, 1, WONDERS_WIDE - 2, 34, 7, "", "line-strong", 1, dash="4 4")
        return place + fitted(WONDERS_WIDE / 2, 22, said, 11.5, WONDERS_WIDE - 12, "ink-2",
                              "middle", 500)  # fmt: skip
    pitch = min(38.0, HEIGHT / len(owned))
    out = ""
    for i, wonder in enumerate(owned):
        facts = scene.edition.wonders[wonder]
        high = min(35, int(pitch) - 2)
        face = wonder_tile(facts, WONDERS_WIDE, high, scene.language.code)
        if scene.last_turn[0] == seat and scene.did(scene.edition.action_kinds.take.code(wonder)):
            face += last_move(box(0, 0, WONDERS_WIDE, high), seat, 3.5)
        said = scene.language.say(messages.wonder(facts.id))
        help_ = scene.about(messages.wonder(facts.id))
        drawn = ability_thing(scene, seat, facts.id, said, help_, face,
                              rings(0, 0, WONDERS_WIDE, high))  # fmt: skip
        piece = f'<g id="wonder-{wonder}" class="piece" data-name="wonder:{facts.id}">{drawn}</g>'
        out += group(piece, y=i * pitch)
    return out
