"""Every refusal, with its rule: what a player reads who asks "why not?"."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import poleis.games.age_of_civilization
from poleis import CHANCE, OVER, Luck
from poleis.core.explain import Message
from poleis.games.age_of_civilization.explain.rules import KINDS, NOW
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.ui import messages
from poleis.locale import LANGUAGES, get_language
from tests.rules.age_of_civilization.tables import GAME, begin, do, realm, settle, table
from tests.rules.age_of_civilization.test_draft import before, choose, dealt

SILK = "silk_road"


@dataclass
class Case:
    """An action that is not legal, and why: rule id and end of the message id of each reason."""

    state: AgeOfCivilization
    action: str
    reasons: list[tuple[str, str]]
    args: dict[str, int | str] = field(default_factory=dict)
    actor: int = 0


def chosen() -> AgeOfCivilization:
    state = dealt(2)
    choose(state, 0)
    return state


def over() -> AgeOfCivilization:
    return do(table(realm(), realm(), round=6, turn=1, first=1), "end")


TECHNOLOGY = "age_of_civilization-technology"

CASES = {
    "the game is over": Case(over(), "rest", [("AOC-10.1", "over")]),
    "chance": Case(begin(2), "rest", [("AOC-15.2", "chance")]),
    "another's turn": Case(table(realm(), realm()), "rest", [("AOC-4.1", "turn")], actor=1),
    "chosen already": Case(chosen(), "keep rome", [("AOC-12.16", "chosen")]),
    "three civilizations": Case(
        table(realm("rome", under="huns mali"), realm(), pool="egypt"),
        "birth egypt",
        [("AOC-5.2", "three-civilizations")],
    ),
    "resting": Case(
        do(table(realm(coins=0), realm(), specials="special_left_1"), "rest"),
        "perform exploit",
        [("AOC-6.1", "resting")],
    ),
    "first the civilization": Case(
        table(realm(), realm(), step="civilization", pool="rome"),
        "perform exploit",
        [("AOC-4.3", "now-civilization")],
    ),
    "now actions": Case(
        table(realm(), realm(), pool="rome"), "birth rome", [("AOC-4.3", "now-actions")]
    ),
    "now rested": Case(
        do(table(realm(coins=0), realm(), specials="special_left_1"), "rest"),
        "rest",
        [("AOC-12.18", "now-rested")],
    ),
    "now research": Case(
        do(table(realm(coins=9), realm()), "perform research"),
        "end",
        [("AOC-6.7", "now-research")],
    ),
    "now a technology": Case(
        do(table(realm("babylon"), realm()), "end"), "end", [("AOC-1.7", "now-technology")]
    ),
    "now a wonder": Case(
        do(table(realm(coins=9), realm(), wonders="petra"), "perform wonder"),
        "end",
        [("AOC-1.6", "now-wonder")],
    ),
    "now Aksum's Culture": Case(
        do(table(realm("aksum", coins=9), realm(), track="construction"), "perform construction"),
        "perform exploit",
        [("AOC-6.16", "now-perform")],
    ),
    "now a card": Case(
        do(table(realm("phoenicia"), realm(), pool="rome"), "end", "resolve phoenicia"),
        "end",
        [("AOC-11.8", "now-card")],
    ),
    "now an order": Case(
        do(table(realm(), solo=SILK, track="bazaar", orders="silk"), "perform bazaar"),
        "end",
        [("AOC-14.15", "now-exchange")],
    ),
    "now the end of the turn": Case(
        do(table(realm("phoenicia"), realm(), pool="rome"), "end"),
        "perform exploit",
        [("AOC-7.2", "now-turn-end")],
    ),
    "only a purchase is left": Case(
        do(table(realm("slavs", coins=0), realm(), specials="special_left_1"), "end"),
        "rest",
        [("AOC-12.5", "now-resolved")],
    ),
    "no purchase inside an action": Case(
        do(table(realm(coins=9), realm(), specials="special_left_1"), "perform research"),
        "buy special_left_1",
        [("AOC-12.5", "buy-inside")],
    ),
    "no purchase in the draft": Case(
        dealt(2), "buy special_left_1", [("AOC-12.5", "buy-draft")]
    ),
    "now the draft": Case(dealt(2), "rest", [("AOC-12.11", "now-draft")]),
    "not offered": Case(
        table(realm(), realm(), step="civilization", pool="rome"),
        "birth egypt",
        [("AOC-5.3", "not-offered")],
    ),
    "round 1": Case(
        table(realm(""), realm(""), round=1, step="civilization", pool="rome"),
        "skip",
        [("AOC-5.1", "round-1")],
    ),
    "not open": Case(
        table(realm(coins=9), realm(), track="fishing hunting agriculture"),
        "perform culture",
        [("AOC-6.4", "not-open")],
        {"action": "age_of_civilization-action-culture"},
    ),
    "Vikings": Case(
        table(realm(), realm("vikings"), track="trade"),
        "perform trade",
        [("AOC-11.25", "forbidden")],
        {"action": "age_of_civilization-action-trade"},
    ),
    "no space": Case(
        do(table(realm(), realm(), track="fishing"), "perform fishing"),
        "perform fishing",
        [("AOC-6.3", "no-space")],
        {"action": "age_of_civilization-action-fishing"},
    ),
    "too few workers": Case(
        table(realm(workers=1), realm(), track="agriculture"),
        "perform agriculture",
        [("AOC-6.17", "workers")],
        {"needed": 2, "idle": 1},
    ),
    "too few coins": Case(
        table(realm("tibet", coins=1), realm(), track="culture"),
        "perform culture",
        [("AOC-6.17", "coins")],
        {"price": 2, "coins": 1},
    ),
    "the cheapest research": Case(
        table(realm("harappa", coins=2), realm()),
        "perform research",
        [("AOC-6.17", "coins")],
        {"price": 3, "coins": 2},
    ),
    "covered": Case(
        do(table(realm(coins=9, special="special_left_1"), realm()), "perform research"),
        "unlock writing",
        [("AOC-12.4", "covered")],
    ),
    "unlocked": Case(
        do(table(realm(coins=9, technologies="mining"), realm()), "perform research"),
        "unlock mining",
        [("AOC-9.2", "unlocked")],
    ),
    "one prerequisite": Case(
        do(table(realm(coins=9), realm()), "perform research"),
        "unlock education",
        [("AOC-9.3", "prerequisite")],
        {"count": 1, "technology1": f"{TECHNOLOGY}-writing",
         "technology2": f"{TECHNOLOGY}-writing", "technology3": f"{TECHNOLOGY}-writing"},
    ),
    "three prerequisites": Case(
        do(table(realm(coins=9), realm()), "perform research"),
        "unlock engineering",
        [("AOC-9.3", "prerequisite")],
        {"count": 3, "technology1": f"{TECHNOLOGY}-education",
         "technology2": f"{TECHNOLOGY}-mathematics", "technology3": f"{TECHNOLOGY}-ironworking"},
    ),
    "locked": Case(
        do(table(realm(coins=9, technologies="mining"), solo="lost_civilization"),
           "perform research"),
        "unlock ironworking",
        [("AOC-14.2", "locked")],
    ),
    "too dear": Case(
        do(table(realm("sumer", coins=1), realm()), "perform research"),
        "unlock mining",
        [("AOC-6.7", "coins")],
        {"price": 4, "coins": 1},
    ),
    "no such wonder": Case(
        do(table(realm(coins=9), realm(), wonders="petra"), "perform wonder"),
        "take colossus",
        [("AOC-1.6", "no-wonder")],
    ),
    "no such special card": Case(
        table(realm(), realm()), "buy special_left_1", [("AOC-12.1", "no-special")]
    ),
    "one special card": Case(
        table(realm(special="special_left_1"), realm(), specials="special_right_1"),
        "buy special_right_1",
        [("AOC-12.3", "one-special")],
    ),
    "column in use": Case(
        table(realm(technologies="mining"), realm(), specials="special_right_1"),
        "buy special_right_1",
        [("AOC-12.3", "column")],
    ),
    "a coin for a special card": Case(
        table(realm(coins=0), realm(), specials="special_right_1"),
        "buy special_right_1",
        [("AOC-12.2", "coins")],
        {"price": 1, "coins": 0},
    ),
    "no such order": Case(
        table(realm(coins=9), solo=SILK, orders="silk"), "fill horses",
        [("AOC-14.6", "no-order"), ("AOC-14.6", "order-condition")],
    ),
    "order too dear": Case(
        table(realm(coins=4), solo=SILK, orders="silk"), "fill silk",
        [("AOC-14.6", "coins")], {"price": 5, "coins": 4},
    ),
    "order without a worker": Case(
        table(realm(coins=4, workers=0), solo=SILK, orders="porcelain"), "fill porcelain",
        [("AOC-14.6", "order-worker")],
    ),
    "order without its condition": Case(
        table(realm(coins=4), solo=SILK, orders="paper"), "fill paper",
        [("AOC-14.6", "order-condition")],
    ),
    "exchange of another order": Case(
        do(table(realm(), solo=SILK, track="bazaar", orders="silk"), "perform bazaar"),
        "exchange paper",
        [("AOC-14.6", "no-order")],
    ),
    "no such ability": Case(
        do(table(realm("phoenicia"), realm(), pool="rome"), "end"),
        "resolve mali",
        [("AOC-7.2", "no-ability")],
    ),
    "resolved already": Case(
        do(table(realm("phoenicia", wonders="hanging_gardens"), realm(), pool="rome"), "end",
           "resolve hanging_gardens"),
        "resolve hanging_gardens",
        [("AOC-7.2", "resolved")],
    ),
    "Education too dear": Case(
        do(table(realm("phoenicia", coins=2, technologies="writing education"), realm(),
                 pool="rome"), "end"),
        "resolve education",
        [("AOC-6.11", "coins")],
        {"price": 3, "coins": 2},
    ),
    "Phoenicia too poor": Case(
        do(table(realm("phoenicia", coins=1, technologies="writing education",
                       wonders="petra", under="italy"), realm(), pool="rome"), "end"),
        "resolve phoenicia",
        [("AOC-11.8", "endow")],
    ),
    "not in the pool": Case(
        do(table(realm("phoenicia"), realm(), pool="rome"), "end", "resolve phoenicia"),
        "endow egypt",
        [("AOC-11.8", "not-in-pool")],
    ),
    "not before you": Case(
        dealt(2), f"keep {before(dealt(2), 1)[0]}", [("AOC-12.11", "not-in-packet")]
    ),
    "acted already": Case(
        do(table(realm(), realm(), track="fishing"), "perform fishing"),
        "rest",
        [("AOC-6.1", "acted")],
    ),
    "compulsory": Case(
        do(table(realm("phoenicia", wonders="hanging_gardens"), realm(), pool="rome"), "end"),
        "end",
        [("AOC-7.2", "compulsory")],
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_a_refusal_names_its_rules(case: Case) -> None:
    found = GAME.explain(case.state, case.actor, GAME.actions.parse(case.action))
    assert [(rule, messages.refusal(key)) for rule, key in case.reasons] == [
        (row.rule, row.text.key) for row in found
    ]
    args = {name: arg.key if isinstance(arg, Message) else arg
            for name, arg in found[0].text.args.items()}  # fmt: skip
    assert case.args == args
    assert GAME.actions.parse(case.action) not in list(case.state.legal(case.actor))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_a_refusal_can_be_read(case: Case, language: str) -> None:
    for row in GAME.explain(case.state, case.actor, GAME.actions.parse(case.action)):
        said = get_language(language).say(row.text)
        assert said.endswith(".") and "{" not in said and "age_of" not in said


def test_every_refusal_has_a_case() -> None:
    """No sentence in the languages that no case here leads to."""
    source = Path(poleis.games.age_of_civilization.__file__ or "").parent / "explain" / "rules.py"
    written = {rule.key for kind in KINDS.values() for rule in kind.rules} | {
        key for _, key in NOW.values()
    }
    written |= set(re.findall(r'refusal\("AOC-[0-9.]+", "([a-z0-9-]+)"\)', source.read_text()))
    told = {key for case in CASES.values() for _, key in case.reasons}
    assert written == told


def test_the_generator_agrees_with_the_predicates_on_every_action() -> None:
    """All codes, in positions along random games: legal exactly when nothing explains why not."""
    from poleis.core.setup import all_setups

    for seed, setup in enumerate(all_setups(GAME)):
        state, luck = GAME.new(setup), Luck.of("explain", seed)
        ply = 0
        while (actor := state.actor()) != OVER:
            if actor == CHANCE:
                state.apply(CHANCE, state.roll(luck))
                continue
            if ply % 11 == seed % 11:
                legal = [int(code) for code in state.legal(actor)]
                kept = [code for code in range(GAME.actions.size)
                        if not GAME.explain(state, int(actor), code)]  # fmt: skip
                assert kept == legal
            state.apply(actor, state.random_action(actor, luck))
            ply += 1
    assert len(settle(begin(2)).pending) == 1
