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

from poleis import CHANCE, Luck
from poleis.core.sets import members
from poleis.core.setup import make_setup
from poleis.games.age_of_civilization import game
from poleis.games.age_of_civilization.effects.effect import BY_ACTIONS, NONE
from poleis.games.age_of_civilization.rules import prices
from poleis.games.age_of_civilization.rules import strength as strengths
from poleis.games.age_of_civilization.rules.edition import CLASH, bits_of
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.rules.realm import bring_into_force
from poleis.games.age_of_civilization.rules.records import ACTION_STEP, CIVILIZATION_STEP, TURN_END

GAME = game.GAME
EDITION = GAME.edition
PEACEFUL = "hunting fishing agriculture culture construction conquest trade plague"
STEPS = {"civilization": CIVILIZATION_STEP, "actions": ACTION_STEP, "end": TURN_END}


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
    extra_coins: Mapping[str, int] = field(default_factory=dict)
    first: int = 0
    turn: int = 0
    opponent: int | None = None
    solo: str = CLASH
    draft: bool = False


def begin(seats: int, **options: object) -> AgeOfCivilization:
    """The first position of a game."""
    return GAME.new(make_setup(GAME, seats, options))


def table(*realms: Realm, **others: Any) -> AgeOfCivilization:
    """A position with these realms (one: a solo game) and this table."""
    about = Table(**others)
    state = begin(1, solo=about.solo) if len(realms) == 1 else begin(len(realms), draft=about.draft)
    state.pending.clear()
    state.round, state.first_player, state.turns_over = about.round, about.first, about.turn
    lay_track(state, about)
    for seat, owned in enumerate(realms):
        give(state, seat, owned)
    pools, orders = state.pools, state.orders
    pools.civilizations = bits_of(about.pool.split(), EDITION.civilization_ids)
    pools.wonders = bits_of(about.wonders.split(), EDITION.wonder_ids)
    pools.specials = bits_of(about.specials.split(), EDITION.special_ids)
    orders.face_up = bits_of(about.orders.split(), EDITION.order_ids)
    orders.deck &= ~orders.face_up
    pools.civilization_deck &= ~pools.civilizations
    pools.wonder_deck &= ~pools.wonders
    for owner in state.realms:
        pools.civilization_deck &= ~(owner.laid() | owner.hand)
        pools.wonder_deck &= ~owner.wonders
    for card, coins in about.extra_coins.items():
        pools.extra_coins[EDITION.civilization_ids.index(card)] = coins
    if about.opponent is not None and len(realms) == 1:
        state.opponent = about.opponent
    else:
        state.opponent += state.agreement.opponent_growth * (about.round - 1)
    state.push(STEPS[about.step], (about.first + about.turn) % len(realms))
    state.settle()
    return state


def lay_track(state: AgeOfCivilization, about: Table) -> None:
    """The named cards from the first open position on; in solo games Plague keeps its place."""
    track, ids = state.track, EDITION.track_ids
    fixed = [int(card) for card in track.cards]
    named = about.track.split()
    in_play = [ids[card] for card in members(track.deck)]
    usual = [card for card in PEACEFUL.split() if card in in_play]
    others = [card for card in in_play if card not in usual]
    rest = [card for card in [*others, *usual] if card not in named]
    for place in [*range(about.round - 1, len(fixed)), *range(about.round - 1)]:
        if fixed[place] == NONE:
            track.cards[place] = ids.index((named or rest).pop(0))
    track.deck = 0
    for position, token in about.tokens.items():
        track.tokens[position - 1] = EDITION.token_ids.index(token)


def give(state: AgeOfCivilization, seat: int, owned: Realm) -> None:
    """Lay the cards of a realm before a seat."""
    mine = state.realms[seat]
    mine.coins = owned.coins
    for name in [*owned.under.split(), *([owned.main] if owned.main else [])]:
        mine.lay(EDITION.civilization_ids.index(name))
    if owned.main:
        mine.main = EDITION.civilization_ids.index(owned.main)
        mine.workers = EDITION.civilizations[mine.main].population
    if owned.workers is not None:
        mine.workers = owned.workers
    mine.special_card = EDITION.special_ids.index(owned.special) if owned.special else NONE
    mine.technologies = bits_of(owned.technologies.split(), EDITION.technology_ids)
    mine.wonders = bits_of(owned.wonders.split(), EDITION.wonder_ids)
    mine.hand = bits_of(owned.hand.split(), EDITION.civilization_ids)
    bring_into_force(EDITION, mine)


def score(state: AgeOfCivilization, amount: int, seat: int = 0) -> None:
    """Give a seat points, as if they came from Wonder."""
    state.realms[seat].points[BY_ACTIONS + EDITION.wonder] = amount


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


def coins(state: AgeOfCivilization, seat: int = 0) -> int:
    return int(state.realms[seat].coins)


def workers(state: AgeOfCivilization, seat: int = 0) -> int:
    return int(state.realms[seat].workers)


def points(state: AgeOfCivilization, seat: int = 0) -> int:
    """Points on the score track: without the abilities of the end of the game."""
    return int(state.realms[seat].points_so_far())


def strength(state: AgeOfCivilization, seat: int = 0) -> int:
    return int(strengths.strength(state, seat))


def civilizations(state: AgeOfCivilization, seat: int = 0) -> list[str]:
    return [EDITION.civilization_ids[card] for card in state.realms[seat].civilizations]


def main(state: AgeOfCivilization, seat: int = 0) -> str:
    return EDITION.civilization_ids[state.realms[seat].main]


def technologies(state: AgeOfCivilization, seat: int = 0) -> list[str]:
    return [EDITION.technology_ids[n] for n in members(state.realms[seat].technologies)]


def wonders(state: AgeOfCivilization, seat: int = 0) -> list[str]:
    return [EDITION.wonder_ids[number] for number in members(state.realms[seat].wonders)]


def pool(state: AgeOfCivilization) -> dict[str, int]:
    """The civilization pool: its cards and the coins on them."""
    pools = state.pools
    cards = members(pools.civilizations)
    return {EDITION.civilization_ids[card]: int(pools.extra_coins[card]) for card in cards}


def track(state: AgeOfCivilization) -> list[str]:
    """The cards of the time track, from the left."""
    return [EDITION.track_ids[card] for card in state.track.cards]


def price(state: AgeOfCivilization, action: str, technology: str = "", seat: int = 0) -> int:
    """What an action costs a seat now."""
    about = EDITION.technology_ids.index(technology) if technology else NONE
    number = EDITION.action_ids.index(action)
    assert number != EDITION.research or technology, "what is Research for?"
    return int(prices.price_of(state, seat, number, about))


def row(kind: str, name: str) -> dict[str, object]:
    """A row of components.json."""
    return next(row for row in EDITION.data[kind] if row["id"] == name)
