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
from poleis.core.state import CHANCE
from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.explain import cards
from poleis.games.age_of_civilization.rules.edition import (
    SACRIFICE_SYMBOL,
    WAR_SYMBOL,
    Civilization,
    Edition,
)
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.rules.records import (
    CHOOSE_RESEARCH,
    CHOOSE_WONDER,
    CIVILIZATION_STEP,
    DRAFT,
    MAY_PERFORM,
)
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

    def area(self, scene: Scene[AgeOfCivilization], seat: int) -> Lines:
        state, say = scene.state, scene.language
        if scene.preview is not None and seat == scene.seat:
            state = state.clone()
            state.apply(seat, scene.preview)
        edition, realm = state.edition, state.realms[seat]
        busy = int(state.turn.busy) if state.pending and state.on_turn() == seat else 0
        heading = f"{scene.names[seat]} · {goods(state, seat, busy, say)}"
        lines = wrapped(heading, scene.width, BOLD)
        for card in realm.civilizations:
            facts = edition.civilizations[card]
            lines += civilization(edition, facts, scene, is_main=realm.main == card)
        if realm.special_card != NONE:
            special = edition.special_ids[realm.special_card]
            lines += entry(edition, messages.special_card(special), scene)
        for technology in members(realm.technologies):
            name = messages.technology(edition.technology_ids[technology])
            lines += entry(edition, name, scene)
        for wonder in members(realm.wonders):
            lines += entry(edition, messages.wonder(edition.wonder_ids[wonder]), scene)
        if hand := members(realm.hand):
            cards_ = [messages.civilization(edition.civilization_ids[card]) for card in hand]
            names = ", ".join(say.say(card) for card in cards_)
            lines += wrapped(f"{say('age_of_civilization-terminal-hand')}: {names}", scene.width)
        return lines

    # ---- the table

    def offer(self, scene: Scene[AgeOfCivilization]) -> Lines:
        state = scene.state
        edition = state.edition
        blocks = [track(state, scene), civilizations_offered(state, scene)]
        if wonders := members(state.pools.wonders):
            found = [messages.wonder(edition.wonder_ids[wonder]) for wonder in wonders]
            is_asked = state.top_kind() == CHOOSE_WONDER
            key = "age_of_civilization-view-wonders"
            blocks.append(listed(edition, key, found, scene, is_asked))
        if specials := members(state.pools.specials):
            found = [messages.special_card(edition.special_ids[card]) for card in specials]
            key = "age_of_civilization-option-innovations"
            blocks.append(listed(edition, key, found, scene, False))
        if orders := members(state.orders.face_up):
            found = [messages.order(edition.order_ids[order]) for order in orders]
            key = "age_of_civilization-view-orders"
            blocks.append(listed(edition, key, found, scene, True))
        return [line for block in blocks for line in block]

    def shows_choices(self, scene: Scene[AgeOfCivilization]) -> bool:
        return False

    # ---- words

    def question(self, scene: Scene[AgeOfCivilization]) -> str:
        return prompts(sight(scene))[0]

    def is_under_way(self, state: AgeOfCivilization) -> bool:
        pending = state.pending
        return len(pending) > 0 and pending[0].kind != CIVILIZATION_STEP

    def round(self, state: AgeOfCivilization) -> tuple[int, int]:
        return int(state.round), int(state.edition.rounds)

    def on_the_spot(self, scene: Scene[AgeOfCivilization], action: int) -> list[int]:
        return [action]

    def note(self, scene: Scene[AgeOfCivilization], action: int) -> str:
        state, seat = scene.state, scene.seat
        edition = state.edition
        kind, what = kind_of(state, action)
        if kind == "perform" and state.top_kind() == MAY_PERFORM:
            return amount(scene, 0, cards.price(state, seat, what))
        if kind == "perform":
            return price(state, seat, what, scene)
        if kind == "unlock" and state.top_kind() == CHOOSE_RESEARCH:
            name = edition.technology_ids[what]
            return amount(scene, 0, cards.price(state, seat, int(edition.research), name))
        if kind in ("birth", "absorb"):
            after = state.clone()
            after.apply(seat, action)
            workers = int(edition.civilizations[what].population) if kind == "birth" else 0
            coins = int(after.realms[seat].coins - state.realms[seat].coins)
            return amount(scene, workers, coins)
        return ""

    def sentences(
        self, before: AgeOfCivilization, moves: Sequence[Move], language: Language
    ) -> list[str]:
        if moves[0].actor == CHANCE:
            return [turned_up(before, moves, language)]
        return [", ".join(phrase(before, move.action, language) for move in moves)]

    def legend(self, language: Language) -> Lines:
        return [Line(language("age_of_civilization-terminal-legend"))]

    def primer(self, language: Language) -> Lines:
        return [*(Line(language(key)) for key in PRIMER), *self.legend(language)]


def sight(scene: Scene[AgeOfCivilization]) -> ViewContext:
    return ViewContext(scene.state, scene.seat, scene.language, tuple(scene.names))


# ---- lines


def wrapped(text: str, width: int, style: str = "", indent: str = "  ") -> Lines:
    """A text in as many lines as it needs; all but the first are indented."""
    lines = textwrap.wrap(text, max(width, 20), subsequent_indent=indent)
    return [Line(line, style=style) for line in lines]


def entry(edition: Edition, name: Message, scene: Scene[AgeOfCivilization]) -> Lines:
    """A card and what it does."""
    said, about = scene.language.say(name), messages.about(edition, name)
    if scene.language.has(about.key):
        said = f"{said}: {scene.language.say(about)}"
    return wrapped(said, scene.width)


def listed(
    edition: Edition,
    key: str,
    found: Iterable[Message],
    scene: Scene[AgeOfCivilization],
    is_told: bool,
) -> Lines:
    """Cards under a heading: names alone, or with what they do."""
    heading = scene.language(key)
    if is_told or scene.plain:
        lines = [line for one in found for line in entry(edition, one, scene)]
        return [Line(heading, style=BOLD), *lines]
    names = ", ".join(scene.language.say(one) for one in found)
    return [Line(heading, style=BOLD), *wrapped(names, scene.width, indent="")]


def amount(scene: Scene[AgeOfCivilization], workers: int, coins: int, sign: str = WORKER) -> str:
    """Workers and coins, as signs or in words."""
    say = scene.language
    if scene.plain:
        found = [say("age_of_civilization-view-workers-owned", n=workers)] if workers else []
        return ", ".join([*found, say("age_of_civilization-view-coins", n=coins)])
    return f"{workers}{sign} {coins}{COIN}" if workers else f"{coins}{COIN}"


def price(state: AgeOfCivilization, seat: int, action: int, scene: Scene[AgeOfCivilization]) -> str:
    """What an action costs a seat now."""
    workers = cards.workers_needed(state, seat, action)
    coins = cards.price(state, seat, action)
    sign = DOOMED if state.edition.actions[action].is_red else WORKER
    return amount(scene, workers, coins, sign)


def goods(state: AgeOfCivilization, seat: int, busy: int, say: Language) -> str:
    """Coins, workers and strength of a realm."""
    realm = state.realms[seat]
    workers = int(realm.workers)
    return " · ".join(
        [
            say("age_of_civilization-view-coins", n=int(realm.coins)),
            say("age_of_civilization-view-workers", n=workers, free=workers - busy),
            say("age_of_civilization-view-strength", n=cards.strength(state, seat)),
        ]
    )


# ---- parts of the table


def track(state: AgeOfCivilization, scene: Scene[AgeOfCivilization]) -> Lines:
    """The actions that are open to the seat with their prices, and what comes after them."""
    say, seat, edition = scene.language, scene.seat, state.edition
    lines = [Line(say("age_of_civilization-view-track"), style=BOLD)]
    is_laid = state.track.cards[edition.positions - 1] != NONE
    for action, facts in enumerate(edition.actions):
        if is_laid and cards.spaces(state, seat, action):
            name = say.say(messages.action(facts.id))
            lines.append(Line(f"{name}  {price(state, seat, action, scene)}", style=OPEN))
    for position in range(state.round - 1 + edition.open_cards, edition.positions):
        lines += wrapped(coming(state, position, scene), scene.width, DIM)
    return lines


def coming(state: AgeOfCivilization, position: int, scene: Scene[AgeOfCivilization]) -> str:
    """A card that is not open yet: when it becomes new, and what that brings."""
    say, edition = scene.language, state.edition
    card, token = state.track.cards[position], state.track.tokens[position]
    if card == NONE:
        return ""
    round = position + 2 - edition.open_cards
    parts = [f"{round}: {say.say(messages.action(edition.track_ids[card]))}"]
    symbol = edition.track_cards[card].symbol
    if symbol == WAR_SYMBOL:
        parts.append(say("age_of_civilization-view-war") if scene.plain else WAR)
    elif symbol == SACRIFICE_SYMBOL and not scene.plain:
        parts.append(PLAGUE)
    if token != NONE:
        parts.append(f"+ {say.say(messages.token(edition.token_ids[token]))}")
    return " ".join(parts)


def civilizations_offered(state: AgeOfCivilization, scene: Scene[AgeOfCivilization]) -> Lines:
    """The civilization pool, or the cards to choose from in the draft."""
    step, draft = state.top_kind(), state.draft
    key, pool = "age_of_civilization-view-pool", members(state.pools.civilizations)
    if step == DRAFT:
        key, pool = "age_of_civilization-view-packet", []
        if draft.chosen[scene.seat] == NONE:
            pool = members(draft.packets[cards.packet_before(state, scene.seat)].cards)
    lines = [Line(scene.language(key), style=BOLD)]
    if step in (DRAFT, CIVILIZATION_STEP) or scene.plain:
        return [*lines, *(line for card in pool for line in card_in_full(state, card, scene))]
    names = []
    for card in pool:
        coins = int(state.pools.extra_coins[card])
        name = civilization_name(state.edition.civilizations[card], scene)
        names.append(f"{name} {coins}{COIN}" if coins else name)
    return [*lines, *wrapped(", ".join(names), scene.width, indent="")]


def civilization_name(card: Civilization, scene: Scene[AgeOfCivilization]) -> str:
    return scene.language.say(messages.civilization(card.id))


def card_in_full(state: AgeOfCivilization, card: int, scene: Scene[AgeOfCivilization]) -> Lines:
    """A civilization card: people, extra coins, main ability and legacy."""
    edition, say = state.edition, scene.language
    facts = edition.civilizations[card]
    people = amount(scene, int(facts.population), int(state.pools.extra_coins[card]))
    main = say.say(messages.main_ability(edition, facts.id))
    legacy = messages.legacy_ability(edition, facts.id)
    lines = wrapped(f"{civilization_name(facts, scene)} {people}: {main}", scene.width)
    said = say("age_of_civilization-view-legacy", text=legacy)
    return [*lines, *wrapped(f"  {said}", scene.width, DIM)]


def civilization(
    edition: Edition, card: Civilization, scene: Scene[AgeOfCivilization], *, is_main: bool
) -> Lines:
    """A civilization of a realm: its legacy, and its main ability while it is in force."""
    say, name = scene.language, civilization_name(card, scene)
    legacy = say.say(messages.legacy_ability(edition, card.id))
    if not is_main:
        return wrapped(f"{name}: {legacy}", scene.width)
    main = say.say(messages.main_ability(edition, card.id))
    return [*wrapped(f"★ {name}: {main}", scene.width), *wrapped(f"  {legacy}", scene.width)]


# ---- what happened


def phrase(state: AgeOfCivilization, action: int, language: Language) -> str:
    """One decision in a few words; what is kept in the draft stays secret."""
    kind, what = kind_of(state, action)
    if kind == "keep":
        return language("age_of_civilization-terminal-keep")
    card = card_of(state.edition, kind, what)
    if kind == "perform" and card is not None:
        return language.say(card)
    key = f"age_of_civilization-view-preview-{kind}"
    return language(key) if card is None else language(key, card=card)


CARDS = {
    "wonder": messages.wonder,
    "civilization": messages.civilization,
    "card": messages.action,
    "special": messages.special_card,
    "token": messages.token,
    "order": messages.order,
}
"""What chance turns up, by the kind of the outcome; what is dealt for the draft is secret."""


def turned_up(state: AgeOfCivilization, moves: Sequence[Move], language: Language) -> str:
    """What chance brought, as far as everybody may see it."""
    outcomes = state.setup.game.outcomes
    found = []
    for move in moves:
        kind, (index,) = outcomes.split(move.action)
        if kind.name in CARDS:
            found.append(language.say(CARDS[kind.name](kind.args[0].text(index))))
    if not found:
        return language("age_of_civilization-view-prompt-chance")
    return language("age_of_civilization-terminal-draw", cards=", ".join(found))
