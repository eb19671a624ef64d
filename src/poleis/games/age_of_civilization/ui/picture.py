"""Age of Civilization as one drawing: time track, pools, every realm; or one part by itself."""

from __future__ import annotations

from poleis.core.sets import members
from poleis.core.view import Drawing
from poleis.draw.picture import framed, no_panel, seat_of, still
from poleis.draw.pieces import seat_mark
from poleis.draw.svg import group, num, rect, text, use
from poleis.games.age_of_civilization.explain import cards
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.ui.context import Scene
from poleis.games.age_of_civilization.ui.draw_card import (
    CARD_HEIGHT,
    CARD_WIDTH,
    LOW_HEIGHT,
    action_card,
    corner_sign,
    extra_coins,
    permanent_action,
    plague_card,
    tall_civilization,
    token_tile,
    wonder_tile,
)
from poleis.games.age_of_civilization.ui.draw_realm import (
    HEIGHT,
    MEANS,
    STACK,
    TREE,
    means,
    stack,
    tree,
    wonders,
)
from poleis.games.age_of_civilization.ui.draw_time_track import corner_symbol, round_words
from poleis.locale import get_language

WIDTH = 1060
STEP = CARD_WIDTH + 10
GAP = 14
CIVILIZATION_HEIGHT = 108
CAPTION = 32
LEAN = 44
"""How far the outer cards of the fan reach beyond their places."""


def picture(
    known: AgeOfCivilization, language: str, names: tuple[str, ...], panel: str = ""
) -> Drawing:
    """The whole table, or the panel "track", "pool", "realm-SEAT" or "cover"."""
    scene = Scene(known, None, get_language(language), names)
    say = scene.language
    if panel == "track":
        return framed(track(scene), WIDTH, TRACK_HEIGHT, say("age_of_civilization-view-track"))
    if panel == "pool":
        body, height = pools(scene)
        return framed(body, WIDTH, height, say("age_of_civilization-view-civilizations"))
    if panel == "cover":
        return cover(scene)
    seat = seat_of(panel, "realm", scene.seats)
    if seat is not None:
        return framed(realm(scene, seat), WIDTH, REALM_HEIGHT, scene.name(seat))
    if panel:
        raise no_panel(panel, ("track", "pool"), "realm", scene.seats)
    return whole_table(scene)


def whole_table(scene: Scene) -> Drawing:
    """A line that says where the game is, the track, the pools, and every realm."""
    name = scene.language("age_of_civilization")
    where = round_words(scene)
    if scene.is_over:
        where = scene.language("age_of_civilization-view-prompt-over")
    body = text(0, 17, name, 20, "ink", "start", 600, "serif")
    body += text(WIDTH, 17, where, 14, "ink-2", "end", 500)
    top = 38.0
    body += group(track(scene), y=top)
    top += TRACK_HEIGHT + GAP
    drawn, height = pools(scene)
    body += group(drawn, y=top)
    top += height + GAP
    for seat in range(scene.seats):
        body += group(realm(scene, seat), y=top)
        top += REALM_HEIGHT + GAP
    return framed(body, WIDTH, top - GAP, f"{name}. {where}")


# ---- the time track

TRACK_HEIGHT = 18 + LOW_HEIGHT + 8 + CARD_HEIGHT + 8


def track(scene: Scene) -> str:
    """The permanent card over the open three, the past and the future."""
    first, open_ = scene.round - 1, int(scene.edition.open_cards)
    x = first * STEP
    out = rect(x - 2, 0, open_ * STEP - 6, TRACK_HEIGHT, 12, "accent-soft", "accent", 1.5)
    caption = scene.language("age_of_civilization-view-open", n=scene.round)
    out += text(x + 8, 14, caption, 12, "accent", "start", 650)
    for which, action in enumerate(members(scene.edition.permanent)):
        face = permanent_action(scene.offer(action), scene.language)
        out += group(face, x=x + which * STEP, y=18)
    for position in range(int(scene.edition.positions)):
        out += group(track_card(scene, position), x=position * STEP, y=18 + LOW_HEIGHT + 8)
        token = scene.token_at(position)
        if token and position >= first + open_:
            out += group(token_tile(token, scene.language), x=position * STEP, y=18)
    return out


def track_card(scene: Scene, position: int) -> str:
    card = scene.card_at(position)
    if card is None:
        return rect(0, 0, CARD_WIDTH, CARD_HEIGHT, 8, "", "line-strong", 1.4, dash="5 5")
    if card == scene.edition.plague:
        face = plague_card(scene.language.code)
    else:
        face = action_card(scene.offer(card), scene.language)
    symbol = corner_symbol(scene, card)
    if symbol:
        face += corner_sign(symbol, position == scene.next_position or position > scene.round + 2)
    return f'<g opacity=".45">{face}</g>' if position < scene.round - 1 else face


# ---- the pools


def pools(scene: Scene) -> tuple[str, float]:
    """Civilizations with their coins, then wonders: the drawing and its height."""
    found = members(scene.state.pools.civilizations)
    across = 7
    wide = (WIDTH - 9 * (across - 1)) // across
    out = ""
    for i, card in enumerate(found):
        coins = int(scene.state.pools.extra_coins[card])
        facts, code = scene.edition.civilizations[card], scene.language.code
        face = tall_civilization(facts, wide, CIVILIZATION_HEIGHT, code, coins > 0)
        face += extra_coins(coins, wide - 13, CIVILIZATION_HEIGHT - 11, 10)
        out += group(face, x=i % across * (wide + 9), y=i // across * (CIVILIZATION_HEIGHT + 9))
    top = -(-len(found) // across) * (CIVILIZATION_HEIGHT + 9)
    for i, wonder in enumerate(members(scene.state.pools.wonders)):
        face = wonder_tile(scene.edition.wonders[wonder], 203, 34, scene.language.code)
        out += group(face, x=i % 5 * 209, y=top + i // 5 * 41)
    rows = -(-len(members(scene.state.pools.wonders)) // 5)
    return out, max(top + rows * 41 - 7, 1)


# ---- realms

REALM_HEIGHT = CAPTION + HEIGHT + 12


def realm(scene: Scene, seat: int) -> str:
    """A realm with its owner's name, goods and points above it."""
    out = rect(0, 0, WIDTH, REALM_HEIGHT, 12, "surface", "line")
    out += seat_mark(seat, 20, 17, 14)
    out += text(34, 22, scene.name(seat), 15, "ink", "start", 600, "serif")
    facts = (
        ("worker", int(scene.realm(seat).workers)),
        ("coin", int(scene.realm(seat).coins)),
        ("strength", scene.strengths[seat]),
        ("research", len(members(scene.realm(seat).technologies))),
        ("wonder", len(members(scene.realm(seat).wonders))),
    )
    for i, (symbol, number) in enumerate(facts):
        x = WIDTH - 330 + i * 54
        out += use(symbol, x, 17, 16) + text(x + 11, 22, number, 14, "ink-2", "start")
    out += text(WIDTH - 14, 23, scene.scores[seat], 18, "ink", "end", 700)
    left = 12.0
    for width, draw in ((STACK, stack), (TREE, tree), (MEANS, means), (0, wonders)):
        out += still(group(draw(scene, seat), x=left, y=CAPTION))
        left += width + 14
    return out


def cover(scene: Scene) -> Drawing:
    """A few civilizations fanned out, as a picture of the game."""
    owned = [card for seat in range(scene.seats) for card in cards.laid(scene.state, seat)]
    shown = (owned or members(scene.state.pools.civilizations))[:3]
    out = ""
    for i, card in enumerate(shown):
        turn = (i - (len(shown) - 1) / 2) * 8
        face = tall_civilization(scene.edition.civilizations[card], 130, 128, scene.language.code)
        x = LEAN + i * 112
        out += (
            f'<g transform="rotate({num(turn)} {x + 65} 300) translate({x} {18 + abs(turn):g})">'
            f"{face}</g>"
        )
    return Drawing(354 + 2 * LEAN, 172, out, scene.language("age_of_civilization"))
