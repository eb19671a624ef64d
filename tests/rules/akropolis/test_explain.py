"""Every refusal, with its rule: what a player reads who asks "why not?"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from poleis import CHANCE, Match, make_setup
from poleis.core.errors import Illegal
from poleis.core.explain import Message, Refusal
from poleis.games.akropolis.explain import predicates
from poleis.games.akropolis.game import GAME
from poleis.games.akropolis.rules.position import Akropolis
from poleis.locale import get_language
from tests.rules.akropolis.cities import START, build, place_code, table, take_code


@dataclass
class Case:
    """An action that is not legal, and the reasons: rule id, end of the message id, arguments."""

    name: str
    state: Akropolis
    action: int
    reasons: list[tuple[str, str, dict[str, int]]]
    actor: int = 0


def holding(city: str = "") -> Akropolis:
    return table(build(city), START.copy(), held="hmt")


CASES = [
    Case(
        "the game is over",
        table(market="qqh"),
        take_code(1),
        [("AKR-5.4", "over", {})],
    ),
    Case(
        "tiles are being laid out",
        GAME.new(make_setup(GAME, 2)),
        take_code(1),
        [("AKR-5.2", "drawing", {})],
    ),
    Case(
        "another seat is on turn",
        table(turn=1),
        take_code(1),
        [("AKR-5.1", "turn", {"seat": 1})],
    ),
    Case(
        "place before taking",
        table(),
        place_code(2, 0, 0),
        [("AKR-3.1", "take-first", {})],
    ),
    Case(
        "take again before placing",
        holding(),
        take_code(1),
        [("AKR-3.1", "place-first", {})],
    ),
    Case(
        "an empty position of the site",
        table(market="qqh qqm", stones=(5, 0)),
        take_code(3),
        [("AKR-3.4", "no-tile", {"slot": 3, "tiles": 2})],
    ),
    Case(
        "too few stones",
        table(stones=(1, 0)),
        take_code(3),
        [
            ("AKR-3.2", "price", {"price": 2, "stones": 1}),
            ("AKR-3.3", "stones", {"price": 2, "stones": 1}),
        ],
    ),
    Case(
        "half over the edge",
        holding(),
        place_code(1, 0, 0),
        [("AKR-4.2", "overhang", {}), ("AKR-4.3", "uneven", {})],
    ),
    Case(
        "on mixed heights",
        holding("qqq@0,1r0; qqq@-1,2r2; hhh@0,1r5"),
        place_code(0, 1, 1),
        [("AKR-4.3", "uneven", {})],
    ),
    Case(
        "away from the city",
        holding(),
        place_code(5, 5, 0),
        [("AKR-4.2", "apart", {})],
    ),
    Case(
        "at the end of the world",
        holding(),
        place_code(63, -64, 5),
        [("AKR-4.2", "apart", {})],
    ),
    Case(
        "on a single tile",
        holding("qqq@0,1r0"),
        place_code(0, 1, 0),
        [("AKR-4.3", "one-tile", {})],
    ),
]


@pytest.mark.rule(
    "AKR-3.1", "AKR-3.2", "AKR-3.3", "AKR-3.4", "AKR-4.2", "AKR-4.3",
    "AKR-5.1", "AKR-5.2", "AKR-5.4",
)  # fmt: skip
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_refusal_names_its_rule(case: Case) -> None:
    expected = [
        Refusal(rule, Message(f"akropolis-refusal-{key}", args)) for rule, key, args in case.reasons
    ]
    assert expected == GAME.explain(case.state, case.actor, case.action)
    assert case.action not in list(case.state.legal(case.actor))


def test_every_kind_of_refusal_is_tested() -> None:
    source = Path(predicates.__file__).read_text(encoding="utf-8")
    kinds = set(re.findall(r'(?:Rule|refusal)\("(AKR-[0-9.]+)", "([a-z-]+)"', source))
    assert kinds == {(rule, key) for case in CASES for rule, key, _ in case.reasons}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_refusal_is_a_sentence(case: Case) -> None:
    language = get_language("en")
    for refusal in GAME.explain(case.state, case.actor, case.action):
        assert language.say(refusal.text).endswith(".")


def test_a_legal_action_has_no_refusal() -> None:
    assert [] == GAME.explain(table(), 0, take_code(1))
    assert [] == GAME.explain(holding(), 0, place_code(2, 0, 0))


def test_a_match_refuses_with_the_same_words_and_changes_nothing() -> None:
    match = Match(GAME, make_setup(GAME, 2), seed=3)
    assert isinstance(match.state, Akropolis)
    before = match.state.dump()
    with pytest.raises(Illegal, match=r"take 4 is not legal now \(AKR-3.2, AKR-3.3\)") as error:
        match.play(0, "take 4")
    assert tuple(GAME.explain(match.state, 0, take_code(4))) == error.value.refusals
    with pytest.raises(Illegal, match=r"place 2 0 r0 is not legal now \(AKR-3.1\)"):
        match.play(0, "place 2 0 r0")
    with pytest.raises(Illegal, match=r"take 1 is not legal now \(AKR-5.1\)"):
        match.play(1, "take 1")
    assert before == match.state.dump()
    assert CHANCE not in [move.actor for move in match.log[4:]]
