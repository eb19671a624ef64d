"""The pools: civilizations with coins, wonders, special technologies, orders."""

from __future__ import annotations

from html import escape

from poleis.core.sets import members
from poleis.core.view import Panel
from poleis.draw.highlights import reach, rings, thing
from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.explain import cards
from poleis.games.age_of_civilization.rules.records import DRAFT
from poleis.games.age_of_civilization.ui import messages
from poleis.games.age_of_civilization.ui.context import Scene
from poleis.games.age_of_civilization.ui.draw_card import (
    drawn,
    extra_coins,
    low_civilization,
    order_tile,
    special_tile,
    tall_civilization,
    wonder_tile,
)

POOL_WIDTH, NARROW_POOL, POOL_HEIGHT, CAPTION = 690, 520, 108, 15
"""The room for civilizations: alone beside the wonders, or beside other cards too."""


def pool_panel(scene: Scene) -> Panel:
    """The civilization pool with coins, and in a draft one's hand or the cards to choose from."""
    say, state, viewer = scene.language, scene.state, scene.viewer
    groups: list[tuple[str, list[int]]] = []
    hand = members(scene.realm(viewer).hand) if viewer is not None else []
    if scene.step == DRAFT and viewer is not None:
        chosen = int(state.draft.chosen[viewer])
        packet = members(state.draft.packets[cards.packet_before(state, viewer)].cards)
        if chosen != NONE:
            hand, packet = [*hand, chosen], []
        groups.append((say("age_of_civilization-view-packet"), packet))
    else:
        groups.append((say("age_of_civilization-view-pool"), members(state.pools.civilizations)))
    if state.agreement.has_draft() and viewer is not None:
        groups.append((say("age_of_civilization-view-hand"), hand))
    groups = [found for found in groups if found[1]] or groups[:1]
    count = sum(len(found) for _, found in groups)
    body = "".join(civilization_group(scene, name, found, count, len(groups))
                   for name, found in groups)  # fmt: skip
    note = say("age_of_civilization-view-pool-note") if scene.step != DRAFT else ""
    title = say("age_of_civilization-view-civilizations")
    return Panel("pool", "offer", title, f'<div class="pools">{body}</div>', note)


def civilization_group(scene: Scene, name: str, found: list[int], count: int, groups: int) -> str:
    """Some civilizations side by side: tall cards, or two rows of low ones if there are many."""
    whole = NARROW_POOL if scene.state.agreement.order_row or has_specials(scene) else POOL_WIDTH
    is_low = count * 90 > whole + 9 * groups
    across = -(-len(found) // 2) if is_low else len(found)
    all_across = -(-count // 2) + groups - 1 if is_low else count
    room = POOL_HEIGHT - (CAPTION if groups > 1 else 0)
    width = min(130, (whole - 9 * (all_across - 1)) // max(all_across, 5))
    height = (room - 7) // 2 if is_low else room
    tiles = "".join(civilization_svg(scene, card, width, height, is_low) for card in found)
    caption = f'<p class="caption-line">{escape(name)}</p>' if groups > 1 else ""
    columns = max(across, 1) if groups > 1 else max(across, 5)
    return (
        f'<div class="pool-group w{columns}">{caption}'
        f'<div class="tiles n{columns}{" low" if is_low else ""}">{tiles}</div></div>'
    )


def civilization_svg(scene: Scene, card: int, width: int, height: int, is_low: bool) -> str:
    """A civilization on offer or in hand, with the coins on it."""
    facts = width, height, is_low, int(scene.state.pools.extra_coins[card])
    return scene.kept(
        f"civilization-{card}",
        facts,
        lambda: draw_civilization(scene, card, width, height, is_low),
    )


def draw_civilization(scene: Scene, card: int, width: int, height: int, is_low: bool) -> str:
    facts = scene.edition.civilizations[card]
    draw = low_civilization if is_low else tall_civilization
    coins = int(scene.state.pools.extra_coins[card])
    paper = draw(facts, width, height, scene.language.code, coins > 0)
    face = f'<g id="civ-{card}" class="piece">{paper}</g>'
    face += extra_coins(coins, width - (11 if is_low else 13),
                        height - (9 if is_low else 11), 8 if is_low else 10)  # fmt: skip
    body = thing(
        f"civilization:{facts.id}", f"civilization-{facts.id}", scene.civilization(card), face,
        rings(0, 0, width, height), "", scene.civilization_help(card),
    )  # fmt: skip
    return drawn("tile", width, height, body)


# ---- wonders, special technologies, orders


def wonders_panel(scene: Scene) -> Panel:
    """The face-up wonders."""
    found = members(scene.state.pools.wonders)
    return scene.kept("wonders", found, lambda: draw_wonders(scene, found))


def draw_wonders(scene: Scene, found: list[int]) -> Panel:
    say = scene.language
    columns = 1 if len(found) <= 4 else 2 if len(found) <= 6 else 3
    width, height = (308, 22) if columns == 1 else ((310 - 9 * (columns - 1)) // columns, 31)
    between = 15 if columns == 1 else 5.6  # halves of the gaps belong to the tiles beside them
    tiles = ""
    for wonder in found:
        facts = scene.edition.wonders[wonder]
        name = messages.wonder(facts.id)
        face = wonder_tile(facts, width, height, say.code)
        body = thing(
            f"wonder:{facts.id}", f"pool-{facts.id}", say.say(name),
            f'<g id="wonder-{wonder}" class="piece">{face}</g>', rings(0, 0, width, height), "",
            scene.about(name),
            reach(0, -between / 2, width, height + between),
        )  # fmt: skip
        tiles += drawn("tile", width, height, body)
    note = say("age_of_civilization-view-left", n=len(found))
    rows = -(-max(len(found), 1) // columns)
    body = f'<div class="tiles rows{rows} n{columns} handy">{tiles}</div>'
    return Panel("wonders", "offer", say("age_of_civilization-view-wonders"), body, note)


def extra_panels(scene: Scene) -> list[Panel]:
    """Special technologies (AOC-12.1) and orders (AOC-14.6), where they are in play."""
    found = []
    if has_specials(scene):
        found.append(specials_panel(scene))
    if scene.state.agreement.order_row:
        found.append(orders_panel(scene))
    return found


def has_specials(scene: Scene) -> bool:
    return bool(scene.state.pools.specials or scene.state.pools.special_deck)


def specials_panel(scene: Scene) -> Panel:
    found = members(scene.state.pools.specials)
    return scene.kept("specials", found, lambda: draw_specials(scene, found))


def draw_specials(scene: Scene, found: list[int]) -> Panel:
    say = scene.language
    columns, rows = (1, max(len(found), 2)) if len(found) <= 3 else (2, 3)
    width = 216 if columns == 1 else 104
    height = 48 if rows == 2 else 31
    tiles = ""
    for card in found:
        facts = scene.edition.special_cards[card]
        body = thing(
            f"special:{facts.id}", f"special-{card}", say.say(messages.special_card(facts.id)),
            special_tile(facts, width, height, say.code), rings(0, 0, width, height), "",
            special_help(scene, card),
        )  # fmt: skip
        tiles += drawn("tile", width, height, body)
    title = say("age_of_civilization-option-innovations")
    body = f'<div class="tiles rows{rows} n{columns}">{tiles}</div>'
    return Panel("specials", "offer", title, body, say("age_of_civilization-view-specials-note"))


def special_help(scene: Scene, card: int) -> str:
    """What a special technology card is for, and what its two technologies do."""
    say, facts = scene.language, scene.edition.special_cards[card]
    lines = [scene.about(messages.special_card(facts.id))]
    for technology in (facts.bottom, facts.bottom + 1):
        one = messages.technology(scene.edition.technology_ids[technology])
        lines.append(f"{say.say(one)}: {scene.about(one)}")
    return "\n".join(lines)


def orders_panel(scene: Scene) -> Panel:
    orders = scene.state.orders
    facts = members(orders.face_up), members(orders.filled)
    return scene.kept("orders", facts, lambda: draw_orders(scene))


def draw_orders(scene: Scene) -> Panel:
    say = scene.language
    tiles = ""
    for order in members(scene.state.orders.face_up):
        facts = scene.edition.orders[order]
        name = messages.order(facts.id)
        body = thing(
            f"order:{facts.id}", f"order-{facts.id}", say.say(name),
            order_tile(facts, 216, 50, say.code), rings(0, 0, 216, 50), "",
            scene.about(name),
        )  # fmt: skip
        tiles += drawn("tile", 216, 50, body)
    filled = len(members(scene.state.orders.filled))
    note = say("age_of_civilization-view-filled", n=filled)
    title = say("age_of_civilization-view-orders")
    return Panel("orders", "offer", title, f'<div class="tiles rows2 n1">{tiles}</div>', note)
