"""Tiny positions, written in words, and what can be read from them.

    state = table(realm("aksum", coins=6, workers=2), realm("mali"), track="construction trade")
    do(state, "perform construction", "perform culture")
    assert 5 == points(state)

Seat 0 is on turn in the action step of round 2 unless something else is said. `track` names the
open cards, then the next ones; the other positions are filled up with the rest, Plague last. `do`
plays legal actions of whoever must act; a word `*` in front is chance, which otherwise brings what
it likes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from poleis import CHANCE, Luck, get_game
from poleis.core.sets import members
from poleis.games.age_of_civilization.effects import engine
from poleis.games.age_of_civilization.effects.vocabulary import ABOUT_NOTHING
from poleis.games.age_of_civilization.rules import layout
from poleis.games.age_of_civilization.rules.data import (
    ACTIONS,
    CIVILIZATIONS,
    COMPONENTS,
    ORDERS,
    POPULATION,
    RESEARCH,
    SPECIAL_CARDS,
    TECHNOLOGIES,
    TOKENS,
    TRACK_CARDS,
    WONDERS,
    bits_of,
)
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.rules.setup import CLASH, first_position

GAME = get_game("age_of_civilization")
PEACEFUL = "hunting fishing agriculture culture construction conquest trade plague"
STEPS = {
    "civilization": layout.CIVILIZATION_STEP,
    "actions": layout.ACTION_STEP,
    "end": layout.TURN_END,
}


@dataclass
class Realm:
    """What a seat owns at the beginning of a test."""

    main: str = ""
    under: str = ""
    coins: int = 3
    workers: int | None = None
    technologies: str = ""
    wonders: str = ""
    special: str = ""
    hand: str = ""


def realm(main: str = "zimbabwe", **others: Any) -> Realm:
    """A realm with as many workers as its main civilization has people; Zimbabwe does little."""
    return Realm(main, **others)


@dataclass
class Table:
    """What lies on the table at the beginning of a test."""

    round: int = 2
    step: str = "actions"
    track: str = ""
    pool: str = ""
    wonders: str = ""
    specials: str = ""
    orders: str = ""
    tokens: Mapping[int, str] = field(default_factory=dict)
    coins_on: Mapping[str, int] = field(default_factory=dict)
    first: int = 0
    turn: int = 0
    rival: int | None = None
    solo: str = CLASH
    draft: bool = False


def table(*realms: Realm, **others: Any) -> AgeOfCivilization:
    """A position with these realms (one: a solo game) and this table."""
    about = Table(**others)
    state = first_position(len(realms), draft=about.draft, solo=about.solo)
    v = state.v
    for place in range(layout.DEPTH, layout.REALMS):
        v[place] = 0
    v[layout.ROUND], v[layout.FIRST], v[layout.TURN] = about.round, about.first, about.turn
    lay_track(state, about)
    for seat, owned in enumerate(realms):
        give(state, seat, owned)
    pool = bits_of(about.pool.split(), CIVILIZATIONS)
    v[layout.DECK] = int(v[layout.DECK]) & ~pool
    v[layout.POOL] = pool
    for seat in range(len(realms)):
        taken = bits_of([CIVILIZATIONS[c] for c in stacked(state, seat)], CIVILIZATIONS)
        v[layout.DECK] = int(v[layout.DECK]) & ~(taken | int(mine(state, layout.HAND, seat)))
        built = int(mine(state, layout.BUILT, seat))
        v[layout.WONDER_DECK] = int(v[layout.WONDER_DECK]) & ~built
    v[layout.WONDER_POOL] = bits_of(about.wonders.split(), WONDERS)
    v[layout.WONDER_DECK] = int(v[layout.WONDER_DECK]) & ~int(v[layout.WONDER_POOL])
    v[layout.SPECIAL_POOL] = bits_of(about.specials.split(), SPECIAL_CARDS)
    v[layout.ORDER_POOL] = bits_of(about.orders.split(), ORDERS)
    v[layout.ORDER_DECK] = int(v[layout.ORDER_DECK]) & ~int(v[layout.ORDER_POOL])
    for card, coins in about.coins_on.items():
        v[layout.COINS_ON + CIVILIZATIONS.index(card)] = coins
    if len(realms) == 1:
        start = int(v[layout.RIVAL]) + int(v[layout.GROWTH]) * (about.round - 1)
        v[layout.RIVAL] = start if about.rival is None else about.rival
    layout.push(v, STEPS[about.step], (about.first + about.turn) % len(realms), 0)
    state.settle()
    return state


def lay_track(state: AgeOfCivilization, about: Table) -> None:
    """The named cards from the first open position on; in solo games Plague keeps its place."""
    v = state.v
    fixed = [TRACK_CARDS[v[layout.TRACK + place] - 1] if v[layout.TRACK + place] else ""
             for place in range(8)]  # fmt: skip
    named = about.track.split()
    in_play = [TRACK_CARDS[card] for card in members(int(v[layout.CARD_DECK]))]
    usual = [card for card in PEACEFUL.split() if card in in_play]
    others = [card for card in in_play if card not in usual]
    rest = [card for card in [*others, *usual] if card not in named]
    for place in [*range(about.round - 1, 8), *range(about.round - 1)]:
        card = fixed[place] or (named or rest).pop(0)
        v[layout.TRACK + place] = TRACK_CARDS.index(card) + 1
    v[layout.CARD_DECK] = 0
    for position, token in about.tokens.items():
        v[layout.ABOVE + position - 1] = TOKENS.index(token) + 1


def give(state: AgeOfCivilization, seat: int, owned: Realm) -> None:
    """Lay the cards of a realm before a seat."""
    v, me = state.v, layout.realm(seat)
    v[me + layout.COINS] = owned.coins
    names = [*owned.under.split(), *([owned.main] if owned.main else [])]
    for place, name in enumerate(names):
        card = CIVILIZATIONS.index(name)
        v[me + layout.STACKED + place] = card + 1
        engine.enter(v, me, engine.legacy_of(card))
    if owned.main:
        card = CIVILIZATIONS.index(owned.main)
        v[me + layout.MAIN] = card + 1
        engine.enter(v, me, engine.main_of(card))
        v[me + layout.WORKERS] = POPULATION[card]
    if owned.workers is not None:
        v[me + layout.WORKERS] = owned.workers
    v[me + layout.COVER] = SPECIAL_CARDS.index(owned.special) + 1 if owned.special else 0
    for name in owned.technologies.split():
        technology = TECHNOLOGIES.index(name)
        v[me + layout.LEARNED] |= 1 << technology
        engine.enter(v, me, engine.technology_holder(technology))
    for name in owned.wonders.split():
        wonder = WONDERS.index(name)
        v[me + layout.BUILT] |= 1 << wonder
        engine.enter(v, me, engine.wonder_holder(wonder))
    v[me + layout.HAND] = bits_of(owned.hand.split(), CIVILIZATIONS)


# ---- playing


def do(state: AgeOfCivilization, *actions: str) -> AgeOfCivilization:
    """Play actions of whoever must act; every one must be legal."""
    luck = Luck.of("tables")
    for text in actions:
        if text.startswith("* "):
            code = GAME.outcomes.parse(text[2:])
            assert code in [outcome for outcome, _ in state.chance()], f"no {text}"
            state.apply(CHANCE, code)
            continue
        settle(state, luck)
        actor = state.actor()
        code = GAME.actions.parse(text)
        assert code in list(state.legal(actor)), f"{text}: {can(state)}"
        state.apply(actor, code)
    return state


def settle(state: AgeOfCivilization, luck: Luck | None = None) -> AgeOfCivilization:
    """Let chance act."""
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.roll(luck or Luck.of("tables")))
    return state


def until(state: AgeOfCivilization, kind: str) -> AgeOfCivilization:
    """Let chance act until it is about to bring something of this kind."""
    luck = Luck.of("tables")
    while state.actor() == CHANCE and kind not in chances(state)[0]:
        state.apply(CHANCE, state.roll(luck))
    return state


def chances(state: AgeOfCivilization) -> list[str]:
    """What chance may bring now, in words."""
    return [GAME.outcomes.text(code) for code, _ in state.chance()]


def can(state: AgeOfCivilization, verb: str = "") -> list[str]:
    """What whoever must act may do, in words; with a verb, only what it is about."""
    texts = [GAME.actions.text(int(code)) for code in state.legal(state.actor())]
    if verb:
        return [text.removeprefix(f"{verb} ") for text in texts if text.startswith(f"{verb} ")]
    return texts


def why_not(state: AgeOfCivilization, action: str, seat: int | None = None) -> list[str]:
    """The rules that forbid an action; the generator of legal actions must be of the same mind."""
    actor = state.actor() if seat is None else seat
    code = GAME.actions.parse(action)
    found = [row.rule for row in GAME.explain(state, int(actor), code)]
    assert bool(found) == (code not in list(state.legal(actor))), f"{action}: {can(state)}"
    return found


# ---- reading


def mine(state: AgeOfCivilization, place: int, seat: int = 0) -> int:
    return int(state.v[layout.realm(seat) + place])


def coins(state: AgeOfCivilization, seat: int = 0) -> int:
    return mine(state, layout.COINS, seat)


def workers(state: AgeOfCivilization, seat: int = 0) -> int:
    return mine(state, layout.WORKERS, seat)


def points(state: AgeOfCivilization, seat: int = 0) -> int:
    """Points on the score track: without the abilities of the end of the game."""
    first = layout.realm(seat) + layout.TALLY
    return sum(int(state.v[first + source]) for source in range(layout.SOURCES))


def strength(state: AgeOfCivilization, seat: int = 0) -> int:
    return int(engine.strength(state.v, layout.realm(seat)))


def stacked(state: AgeOfCivilization, seat: int = 0) -> list[int]:
    cards = [mine(state, layout.STACKED + place, seat) for place in range(3)]
    return [card - 1 for card in cards if card]


def civilizations(state: AgeOfCivilization, seat: int = 0) -> list[str]:
    return [CIVILIZATIONS[card] for card in stacked(state, seat)]


def main(state: AgeOfCivilization, seat: int = 0) -> str:
    return CIVILIZATIONS[mine(state, layout.MAIN, seat) - 1]


def technologies(state: AgeOfCivilization, seat: int = 0) -> list[str]:
    return [TECHNOLOGIES[number] for number in members(mine(state, layout.LEARNED, seat))]


def wonders(state: AgeOfCivilization, seat: int = 0) -> list[str]:
    return [WONDERS[number] for number in members(mine(state, layout.BUILT, seat))]


def pool(state: AgeOfCivilization) -> dict[str, int]:
    """The civilization pool: its cards and the coins on them."""
    cards = members(int(state.v[layout.POOL]))
    return {CIVILIZATIONS[card]: int(state.v[layout.COINS_ON + card]) for card in cards}


def price(state: AgeOfCivilization, action: str, technology: str = "", seat: int = 0) -> int:
    """What an action costs a seat now."""
    about = TECHNOLOGIES.index(technology) if technology else ABOUT_NOTHING
    number = ACTIONS.index(action)
    assert number != RESEARCH or technology, "what is Research for?"
    return int(engine.price_of(state.v, seat, number, about))


def row(kind: str, name: str) -> dict[str, object]:
    """A row of components.json."""
    return next(row for row in COMPONENTS[kind] if row["id"] == name)
