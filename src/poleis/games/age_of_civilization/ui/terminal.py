"""Age of Civilization in a terminal: the time track, the pools and the realms, in words.

Signs save room: ♟ is a worker, ♙ one that is sacrificed, ● a coin, ⚔ a war and ☠ the plague. For
screen readers words stand in their place.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence

from rich.text import Text as Line

from poleis.core.explain import Message
from poleis.core.match import Move
from poleis.core.sets import members
from poleis.core.state import CHANCE, State
from poleis.games.age_of_civilization.explain import cards
from poleis.games.age_of_civilization.rules.chance import (
    DEALT_CARD,
    DRAWN_CIVILIZATION,
    DRAWN_ORDER,
    DRAWN_SPECIAL,
    DRAWN_WONDER,
    LAID_CARD,
    LAID_TOKEN,
)
from poleis.games.age_of_civilization.rules.data import (
    ACTIONS,
    CIVILIZATIONS,
    CORNER,
    IS_RED,
    ORDERS,
    POPULATION,
    POSITIONS,
    RESEARCH,
    ROUNDS,
    SACRIFICE_SYMBOL,
    SPECIAL_CARDS,
    TECHNOLOGIES,
    TOKENS,
    TRACK_CARDS,
    WAR_SYMBOL,
    WONDERS,
)
from poleis.games.age_of_civilization.rules.layout import (
    ABOVE,
    BUILT,
    BUSY,
    CHOOSE_RESEARCH,
    CHOOSE_WONDER,
    CHOSEN,
    CIVILIZATION_STEP,
    COINS,
    COINS_ON,
    COVER,
    DEPTH,
    DRAFT,
    HAND,
    LEARNED,
    MAIN,
    MAY_PERFORM,
    ORDER_POOL,
    PACKET,
    POOL,
    ROUND,
    SPECIAL_POOL,
    STACK,
    TRACK,
    WONDER_POOL,
    WORKERS,
    Numbers,
    realm,
)
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.ui import messages
from poleis.games.age_of_civilization.ui.context import Scene as ViewContext
from poleis.games.age_of_civilization.ui.narration import card_of, kind_of
from poleis.games.age_of_civilization.ui.view import prompts
from poleis.locale import Language
from poleis.terminal import Lines, Scene

BOLD, DIM, OPEN = "bold", "dim", "bold cyan"
WORKER, DOOMED, COIN, WAR, PLAGUE = "♟", "♙", "●", "⚔", "☠"
PRIMER = (
    "age_of_civilization-rule-turn",
    "age_of_civilization-rule-civilization",
    "age_of_civilization-rule-actions",
    "age_of_civilization-rule-workers",
    "age_of_civilization-rule-track",
    "age_of_civilization-rule-end",
)


class AgeOfCivilizationTerminal:
    """Writes and tells Age of Civilization."""

    # ---- a realm

    def area(self, scene: Scene, seat: int) -> Lines:
        state, say = of(scene.state), scene.language
        if scene.preview is not None and seat == scene.seat:
            state = state.clone()
            state.apply(seat, scene.preview)
        v, me = state.numbers(), int(realm(seat))
        busy = v[BUSY] if v[DEPTH] and cards.on_turn(v) == seat else 0
        lines = wrapped(f"{scene.names[seat]} · {goods(v, seat, busy, say)}", scene.width, BOLD)
        for card in cards.stacked(v, seat):
            lines += civilization(v, card, scene, is_main=v[me + MAIN] == card + 1)
        if special := v[me + COVER]:
            lines += entry(messages.special_card(SPECIAL_CARDS[special - 1]), scene)
        for technology in members(v[me + LEARNED]):
            lines += entry(messages.technology(TECHNOLOGIES[technology]), scene)
        for wonder in members(v[me + BUILT]):
            lines += entry(messages.wonder(WONDERS[wonder]), scene)
        if hand := members(v[me + HAND]):
            names = ", ".join(say.say(messages.civilization(CIVILIZATIONS[card])) for card in hand)
            lines += wrapped(f"{say('age_of_civilization-terminal-hand')}: {names}", scene.width)
        return lines

    # ---- the table

    def offer(self, scene: Scene) -> Lines:
        v = of(scene.state).numbers()
        blocks = [track(v, scene), civilizations_offered(v, scene)]
        if v[WONDER_POOL]:
            found = [messages.wonder(WONDERS[wonder]) for wonder in members(v[WONDER_POOL])]
            is_asked = step_of(v) == CHOOSE_WONDER
            blocks.append(listed("age_of_civilization-view-wonders", found, scene, is_asked))
        if v[SPECIAL_POOL]:
            found = [
                messages.special_card(SPECIAL_CARDS[card]) for card in members(v[SPECIAL_POOL])
            ]
            blocks.append(listed("age_of_civilization-option-innovations", found, scene, False))
        if v[ORDER_POOL]:
            found = [messages.order(ORDERS[order]) for order in members(v[ORDER_POOL])]
            blocks.append(listed("age_of_civilization-view-orders", found, scene, True))
        return [line for block in blocks for line in block]

    def shows_choices(self, scene: Scene) -> bool:
        return False

    # ---- words

    def question(self, scene: Scene) -> str:
        return prompts(sight(scene))[0]

    def is_under_way(self, state: State) -> bool:
        v = of(state).numbers()
        return v[DEPTH] > 0 and v[STACK] != CIVILIZATION_STEP

    def round(self, state: State) -> tuple[int, int]:
        return int(of(state).v[ROUND]), int(ROUNDS)

    def on_the_spot(self, scene: Scene, action: int) -> list[int]:
        return [action]

    def note(self, scene: Scene, action: int) -> str:
        v = of(scene.state).numbers()
        kind, what = kind_of(action)
        if kind == "perform" and step_of(v) == MAY_PERFORM:
            return amount(scene, 0, cards.price(v, scene.seat, what))
        if kind == "perform":
            return price(v, scene.seat, what, scene)
        if kind == "unlock" and step_of(v) == CHOOSE_RESEARCH:
            coins = cards.price(v, scene.seat, RESEARCH, TECHNOLOGIES[what])
            return amount(scene, 0, coins)
        if kind in ("birth", "absorb"):
            after = of(scene.state).clone()
            after.apply(scene.seat, action)
            purse = int(realm(scene.seat)) + COINS
            workers = int(POPULATION[what]) if kind == "birth" else 0
            return amount(scene, workers, int(after.v[purse]) - v[purse])
        return ""

    def sentences(self, before: State, moves: Sequence[Move], language: Language) -> list[str]:
        if moves[0].actor == CHANCE:
            return [turned_up(moves, language)]
        return [", ".join(phrase(move.action, language) for move in moves)]

    def legend(self, language: Language) -> Lines:
        return [Line(language("age_of_civilization-terminal-legend"))]

    def primer(self, language: Language) -> Lines:
        return [*(Line(language(key)) for key in PRIMER), *self.legend(language)]


def of(state: State) -> AgeOfCivilization:
    assert isinstance(state, AgeOfCivilization)
    return state


def sight(scene: Scene) -> ViewContext:
    return ViewContext(of(scene.state), scene.seat, scene.language, tuple(scene.names))


def step_of(v: Numbers) -> int:
    """The kind of decision that is awaited; 0: none."""
    return cards.top_frame(v)[0] if v[DEPTH] else 0


# ---- lines


def wrapped(text: str, width: int, style: str = "", indent: str = "  ") -> Lines:
    """A text in as many lines as it needs; all but the first are indented."""
    lines = textwrap.wrap(text, max(width, 20), subsequent_indent=indent)
    return [Line(line, style=style) for line in lines]


def entry(name: Message, scene: Scene) -> Lines:
    """A card and what it does."""
    said, about = scene.language.say(name), messages.about(name)
    if scene.language.has(about.key):
        said = f"{said}: {scene.language.say(about)}"
    return wrapped(said, scene.width)


def listed(key: str, found: Iterable[Message], scene: Scene, is_told: bool) -> Lines:
    """Cards under a heading: names alone, or with what they do."""
    heading = scene.language(key)
    if is_told or scene.plain:
        return [Line(heading, style=BOLD), *(line for one in found for line in entry(one, scene))]
    names = ", ".join(scene.language.say(one) for one in found)
    return [Line(heading, style=BOLD), *wrapped(names, scene.width, indent="")]


def amount(scene: Scene, workers: int, coins: int, sign: str = WORKER) -> str:
    """Workers and coins, as signs or in words."""
    say = scene.language
    if scene.plain:
        found = [say("age_of_civilization-view-workers-owned", n=workers)] if workers else []
        return ", ".join([*found, say("age_of_civilization-view-coins", n=coins)])
    return f"{workers}{sign} {coins}{COIN}" if workers else f"{coins}{COIN}"


def price(v: Numbers, seat: int, action: int, scene: Scene) -> str:
    """What an action costs a seat now."""
    workers = cards.workers_needed(v, seat, action)
    coins = cards.price(v, seat, action)
    return amount(scene, workers, coins, DOOMED if IS_RED[action] else WORKER)


def goods(v: Numbers, seat: int, busy: int, say: Language) -> str:
    """Coins, workers and strength of a realm."""
    me = int(realm(seat))
    workers = v[me + WORKERS]
    return " · ".join(
        [
            say("age_of_civilization-view-coins", n=v[me + COINS]),
            say("age_of_civilization-view-workers", n=workers, free=workers - busy),
            say("age_of_civilization-view-strength", n=cards.strength(v, seat)),
        ]
    )


# ---- parts of the table


def track(v: Numbers, scene: Scene) -> Lines:
    """The actions that are open to the seat with their prices, and what comes after them."""
    say, seat = scene.language, scene.seat
    lines = [Line(say("age_of_civilization-view-track"), style=BOLD)]
    for action in range(len(ACTIONS)):
        spaces = cards.spaces(v, seat, action) if v[TRACK + POSITIONS - 1] else 0
        if spaces:
            name = say.say(messages.action(ACTIONS[action]))
            lines.append(Line(f"{name}  {price(v, seat, action, scene)}", style=OPEN))
    for position in range(v[ROUND] + 2, POSITIONS):
        lines += wrapped(coming(v, position, scene), scene.width, DIM)
    return lines


def coming(v: Numbers, position: int, scene: Scene) -> str:
    """A card that is not open yet: when it becomes new, and what that brings."""
    say = scene.language
    if not v[TRACK + position]:
        return ""
    card = v[TRACK + position] - 1
    parts = [f"{position - 1}: {say.say(messages.action(TRACK_CARDS[card]))}"]
    if CORNER[card] == WAR_SYMBOL:
        parts.append(say("age_of_civilization-view-war") if scene.plain else WAR)
    elif CORNER[card] == SACRIFICE_SYMBOL and not scene.plain:
        parts.append(PLAGUE)
    if v[ABOVE + position]:
        parts.append(f"+ {say.say(messages.token(TOKENS[v[ABOVE + position] - 1]))}")
    return " ".join(parts)


def civilizations_offered(v: Numbers, scene: Scene) -> Lines:
    """The civilization pool, or the cards to choose from in the draft."""
    if step_of(v) == DRAFT:
        key, pool = "age_of_civilization-view-packet", 0
        if not v[CHOSEN + scene.seat]:
            pool = v[PACKET + cards.packet_before(v, scene.seat)]
    else:
        key, pool = "age_of_civilization-view-pool", v[POOL]
    lines = [Line(scene.language(key), style=BOLD)]
    if step_of(v) in (DRAFT, CIVILIZATION_STEP) or scene.plain:
        return [*lines, *(line for card in members(pool) for line in card_in_full(v, card, scene))]
    names = [f"{civilization_name(card, scene)} {coins_on(v, card)}" for card in members(pool)]
    return [*lines, *wrapped(", ".join(name.rstrip() for name in names), scene.width, indent="")]


def civilization_name(card: int, scene: Scene) -> str:
    return scene.language.say(messages.civilization(CIVILIZATIONS[card]))


def coins_on(v: Numbers, card: int) -> str:
    return f"{v[COINS_ON + card]}{COIN}" if v[COINS_ON + card] else ""


def card_in_full(v: Numbers, card: int, scene: Scene) -> Lines:
    """A civilization card: people, extra coins, main ability and legacy."""
    say, name = scene.language, civilization_name(card, scene)
    people = amount(scene, int(POPULATION[card]), v[COINS_ON + card])
    main = say.say(messages.main_ability(CIVILIZATIONS[card]))
    legacy = messages.legacy_ability(CIVILIZATIONS[card])
    lines = wrapped(f"{name} {people}: {main}", scene.width)
    said = say("age_of_civilization-view-legacy", text=legacy)
    return [*lines, *wrapped(f"  {said}", scene.width, DIM)]


def civilization(v: Numbers, card: int, scene: Scene, *, is_main: bool) -> Lines:
    """A civilization of a realm: its legacy, and its main ability while it is in force."""
    say, name = scene.language, civilization_name(card, scene)
    legacy = say.say(messages.legacy_ability(CIVILIZATIONS[card]))
    if not is_main:
        return wrapped(f"{name}: {legacy}", scene.width)
    main = say.say(messages.main_ability(CIVILIZATIONS[card]))
    return [*wrapped(f"★ {name}: {main}", scene.width), *wrapped(f"  {legacy}", scene.width)]


# ---- what happened


def phrase(action: int, language: Language) -> str:
    """One decision in a few words; what is kept in the draft stays secret."""
    kind, what = kind_of(action)
    if kind == "keep":
        return language("age_of_civilization-terminal-keep")
    if kind == "perform":
        return language.say(messages.action(ACTIONS[what]))
    card = card_of(kind, what)
    key = f"age_of_civilization-view-preview-{kind}"
    return language(key) if card is None else language(key, card=card)


CARDS = (
    (DEALT_CARD, (), messages.civilization),
    (DRAWN_ORDER, ORDERS, messages.order),
    (LAID_TOKEN, TOKENS, messages.token),
    (DRAWN_SPECIAL, SPECIAL_CARDS, messages.special_card),
    (LAID_CARD, TRACK_CARDS, messages.action),
    (DRAWN_CIVILIZATION, CIVILIZATIONS, messages.civilization),
    (DRAWN_WONDER, WONDERS, messages.wonder),
)
"""What chance turns up, by the first code of each kind; what is dealt for the draft is secret."""


def turned_up(moves: Sequence[Move], language: Language) -> str:
    """What chance brought, as far as everybody may see it."""
    found = []
    for move in moves:
        for first, ids, name in CARDS:
            if move.action >= first:
                found += [language.say(name(ids[move.action - first]))] if ids else []
                break
    if not found:
        return language("age_of_civilization-view-prompt-chance")
    return language("age_of_civilization-terminal-draw", cards=", ".join(found))
