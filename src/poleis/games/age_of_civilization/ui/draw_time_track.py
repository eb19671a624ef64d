"""The time track: the permanent card over the open three, and what is still to come."""

from __future__ import annotations

from html import escape

from poleis.core.sets import members
from poleis.core.view import Panel
from poleis.draw.highlights import described, last_move, rings, thing
from poleis.games.age_of_civilization.rules.edition import (
    PLAGUE_CARD,
    SACRIFICE_SYMBOL,
    WAR_SYMBOL,
)
from poleis.games.age_of_civilization.ui import messages
from poleis.games.age_of_civilization.ui.context import Scene
from poleis.games.age_of_civilization.ui.draw_card import (
    CARD_HEIGHT,
    CARD_WIDTH,
    LOW_HEIGHT,
    Offer,
    action_card,
    coming,
    corner_sign,
    drawn,
    large_symbol,
    permanent_action,
    plague_card,
    token_tile,
)
from poleis.games.age_of_civilization.ui.draw_realm import box
from poleis.games.age_of_civilization.ui.formulas import symbol_of


def track_panel(scene: Scene) -> Panel:
    """The permanent card over the open three, the past and the future (AOC-3.4, AOC-4.2)."""
    say, first = scene.language, scene.round
    caption = say("age_of_civilization-view-open", n=first)
    parts = [f'<div class="open at-{first}"><span>{escape(caption)}</span></div>']
    permanent = members(scene.edition.permanent)
    for which, action in enumerate(permanent):
        parts.append(action_svg(scene, action, f"low at-{first + which}", LOW_HEIGHT))
    for position in range(int(scene.edition.positions)):
        parts.append(track_svg(scene, position))
        parts.append(above_svg(scene, position))
    perform = scene.edition.action_kinds.perform
    for code in scene.legal:  # a space on an own card whose action is nowhere on the track
        action = int(perform.first_arg(code)) if perform.holds(code) else permanent[0]
        if action not in permanent and action not in scene.on_track:
            parts.append(action_svg(scene, action, "low extra", LOW_HEIGHT))
    body = f'<div class="timetrack">{"".join(parts)}</div>'
    return Panel("track", "offer", say("age_of_civilization-view-track"), body, round_words(scene))


def action_svg(
    scene: Scene, action: int, cls: str, height: int, sign: str = "", kind: str = ""
) -> str:
    """An action that can be tapped."""
    offer = scene.offer(action)
    by = scene.last_turn[0] if scene.did(scene.edition.action_kinds.perform.code(action)) else None
    facts = offer, cls, sign, kind, by
    return scene.kept(
        f"action-{action}-{height}",
        facts,
        lambda: draw_action(scene, action, offer, cls, height, sign, kind),
    )


def draw_action(
    scene: Scene, action: int, offer: Offer, cls: str, height: int, sign: str, kind: str
) -> str:
    draw = permanent_action if height == LOW_HEIGHT else action_card
    face = f'<g class="fine">{draw(offer, scene.language)}</g>'
    if height == CARD_HEIGHT:
        face += f'<g class="big">{large_symbol(offer.action, scene.language)}</g>'
    face += sign + last_ring(scene, action, CARD_WIDTH, height)
    name = messages.action(offer.action)
    body = thing(
        f"action:{offer.action}", f"action-{offer.action}", scene.language.say(name), face,
        rings(0, 0, CARD_WIDTH, height), kind, scene.about(name),
    )  # fmt: skip
    return drawn(f"card {cls}", CARD_WIDTH, height, body)


def last_ring(scene: Scene, action: int, width: float, height: float) -> str:
    """The outline of an action that the last player performed."""
    if not scene.did(scene.edition.action_kinds.perform.code(action)):
        return ""
    return last_move(box(0, 0, width, height), scene.last_turn[0], 3.5)


def track_svg(scene: Scene, position: int) -> str:
    """The card at a position: past, open now, or still to come."""
    when = "now" if scene.is_open(position) else "past" if position < scene.round else "next"
    cls = f"{when} at-{position + 1}"
    card = scene.card_at(position)
    if card is None:
        return f'<div class="empty {cls}"></div>'
    symbol = corner_symbol(scene, card)
    sign = corner_sign(symbol, when == "next") if symbol else ""
    if card != scene.edition.plague:
        return action_svg(scene, card, cls, CARD_HEIGHT, sign, "" if when == "now" else "still")
    name = messages.action(PLAGUE_CARD)
    face = f'<g class="fine">{plague_card(scene.language.code)}</g>'
    face += f'<g class="big">{large_symbol(PLAGUE_CARD, scene.language)}</g>{sign}'
    body = described(scene.language.say(name), scene.about(name), face)
    return drawn(f"card {cls}", CARD_WIDTH, CARD_HEIGHT, body)


def corner_symbol(scene: Scene, card: int) -> str:
    """The sign in the corner of a card (AOC-8.7)."""
    corner = int(scene.edition.track_cards[card].symbol)
    return {WAR_SYMBOL: "war", SACRIFICE_SYMBOL: "sacrifice"}.get(corner, "")


def above_svg(scene: Scene, position: int) -> str:
    """What lies above a card that is still to open: what it brings, or its token."""
    if scene.is_open(position) or position < scene.round - 1:
        return ""
    token = scene.token_at(position)
    cls = f"above at-{position + 1}"
    if position == scene.next_position:
        events = coming_events(scene, position)
        caption = scene.language("age_of_civilization-view-end-of-round", n=scene.round)
        rows = [(symbol, name, seats) for symbol, name, _, seats in events]
        if not rows:
            rows = [("laurel", scene.language("age_of_civilization-view-peace"), [])]
        help_ = "\n".join(text for _, _, text, _ in events)
        help_ = help_ or scene.language("age_of_civilization-view-peace-help")
        return scene.kept(
            "coming",
            (cls, caption, help_, rows),
            lambda: drawn(
                cls,
                CARD_WIDTH,
                LOW_HEIGHT,
                described(caption, help_, coming(caption, rows, scene.language)),
            ),
        )
    if not token:
        return ""
    name = messages.token(token)
    said = scene.about(name)
    body = described(scene.language.say(name), said, token_tile(token, scene.language))
    return drawn(cls, CARD_WIDTH, LOW_HEIGHT, body)


def coming_events(scene: Scene, position: int) -> list[tuple[str, str, str, list[int]]]:
    """What happens when a card opens: symbol, name, sentence, the seats that it would hit now."""
    say = scene.language
    found: list[tuple[str, str, str, list[int]]] = []
    if token := scene.token_at(position):
        name = messages.token(token)
        found.append((symbol_of(token), say.say(name), scene.about(name), []))
    card = scene.card_at(position)
    symbol = corner_symbol(scene, card) if card is not None else ""
    alive = [seat for seat in range(scene.seats) if scene.realm(seat).workers]
    if symbol == "sacrifice":
        hit = [seat for seat in alive if not scene.is_spared(seat, "on_plague")]
        hit = [seat for seat in hit if not scene.realm(seat).has_quarantine]
        text = scene.about(messages.action(PLAGUE_CARD))
        found.append(("plague", say.say(messages.action(PLAGUE_CARD)), text, hit))
    if symbol == "war" or scene.state.agreement.always_war:
        hit = [seat for seat in alive if scene.is_weakest(seat)]
        hit = [seat for seat in hit if not scene.is_spared(seat, "on_war")]
        hit = [seat for seat in hit if not scene.realm(seat).has_tribute]
        war = say("age_of_civilization-view-war")
        found.append(("war", war, say("age_of_civilization-view-war-help"), hit))
    return found


def round_words(scene: Scene) -> str:
    of = int(scene.edition.rounds)
    return scene.language("age_of_civilization-view-round", n=scene.round, of=of)
