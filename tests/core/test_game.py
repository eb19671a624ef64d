"""Options, set-ups and the registry of games."""

from __future__ import annotations

import re
from typing import Any

import pytest

from poleis.core.errors import BadSetup, UnknownGame
from poleis.core.game import Game, games, get_game
from poleis.core.setup import Option, Setup, all_setups, make_setup, setup_text
from tests.laws.hoard import Hoard, as_game

FLAG = Option("long", "flag", False, "ABC-1.1", (1, 2))
CHOICE = Option("level", "choice", "easy", "ABC-1.2", (1,), ("easy", "hard"))
SET = Option("variants", "set", (), "ABC-1.3", (1, 2), ("a", "b", "c"))


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (FLAG, "yes", True), (FLAG, "ON", True), (FLAG, "true", True),
        (FLAG, "no", False), (FLAG, "off", False), (FLAG, "False", False),
        (CHOICE, "hard", "hard"), (CHOICE, "easy", "easy"),
        (SET, "b,a", ("a", "b")), (SET, "a,a", ("a",)), (SET, "-", ()), (SET, "", ()),
    ],
)  # fmt: skip
def test_a_value_is_read_from_text(option: Option, text: str, value: object) -> None:
    assert value == option.parse(text) == option.read(text)


@pytest.mark.parametrize("option", [FLAG, CHOICE, SET], ids=lambda option: option.key)
def test_text_is_the_inverse_of_parse(option: Option) -> None:
    assert option.default in option.values()
    for value in option.values():
        assert value == option.parse(option.text(value)) == option.read(value)


def test_values_are_all_that_an_option_can_have() -> None:
    assert [False, True] == FLAG.values()
    assert ["easy", "hard"] == CHOICE.values()
    assert [(), ("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c"), ("a", "b", "c")] == (
        SET.values()
    )


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        (FLAG, "maybe", "long: 'maybe' is neither yes nor no"),
        (FLAG, 1, "long: 1 does not fit"),
        (FLAG, None, "long: None does not fit"),
        (CHOICE, "medium", "level: there is no 'medium'; choose from easy, hard"),
        (CHOICE, "", "level: choose one of easy, hard"),
        (CHOICE, "easy,hard", "level: choose one of easy, hard"),
        (CHOICE, ["easy"], "level: ['easy'] does not fit"),
        (SET, "a,d", "variants: there is no 'd'; choose from a, b, c"),
        (SET, ["a", 4], "variants: there is no '4'; choose from a, b, c"),
        (SET, True, "variants: True does not fit"),
    ],
)
def test_a_value_that_does_not_fit_is_refused(option: Option, value: object, message: str) -> None:
    with pytest.raises(BadSetup, match=f"^{re.escape(message)}$"):
        option.read(value)


def test_a_setup_has_every_option_of_its_seat_count() -> None:
    game = get_game("akropolis")
    options = (("long", False), ("variants", ()), ("lakes", False))
    assert Setup(game, 2, options) == make_setup(game, 2)
    solo = make_setup(game, 1, {"variants": ["gardens", "houses"], "architect": "hard"})
    assert ("houses", "gardens") == solo["variants"]
    assert "hard" == solo["architect"]
    assert "none" == make_setup(game, 2).get("architect", "none")
    assert "long=no variants=houses,gardens lakes=no architect=hard" == setup_text(game, solo)


@pytest.mark.parametrize("value", ["hard", "medium"])
def test_an_option_of_other_seat_counts_is_refused(value: str) -> None:
    """Also with its default: nothing that was asked for is dropped silently."""
    with pytest.raises(BadSetup, match=r"^architect is only for 1 seat \(AKR-8.6\)$"):
        make_setup(get_game("akropolis"), 2, {"architect": value})


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (0, {}, "hoard is for 1 to 3 seats, not 0"),
        (4, {}, "hoard is for 1 to 3 seats, not 4"),
        (10**30, {}, f"hoard is for 1 to 3 seats, not {10**30}"),
        ("2", {}, "'2' is not a number of seats"),
        (2.0, {}, "2.0 is not a number of seats"),
        (2, {"prize": "yes"}, "hoard has no option prize (it has price)"),
        (1, {"price": "yes"}, "price is only for 2, 3 seats (HOA-1.1)"),
        (1, {"price": "no"}, "price is only for 2, 3 seats (HOA-1.1)"),
        (2, {"price": "dear"}, "price: 'dear' is neither yes nor no"),
        (1, {"price": "dear"}, "price: 'dear' is neither yes nor no"),
    ],
)
def test_a_bad_setup_is_refused(seats: Any, options: dict[str, object], message: str) -> None:
    with pytest.raises(BadSetup, match=f"^{re.escape(message)}$"):
        make_setup(as_game(Hoard()), seats, options)


def test_all_setups_are_every_seat_count_with_every_combination() -> None:
    hoard = as_game(Hoard())
    assert [
        Setup(hoard, 1),
        *(Setup(hoard, n, (("price", on),)) for n in (2, 3) for on in (False, True)),
    ] == list(all_setups(hoard))
    akropolis = list(all_setups(get_game("akropolis")))
    readings = 2 * 32  # of lakes and of districts
    assert readings * (2 * 3 + 2 + 2 + 1) == len(akropolis) == len(set(akropolis))


def test_an_option_may_depend_on_the_value_of_one_before() -> None:
    """Innovations exist for several players and with Clash, not with the scenarios."""
    game = get_game("age_of_civilization")
    clash = make_setup(game, 1, {"innovations": "yes"})
    assert Setup(game, 1, (("solo", "clash"), ("innovations", True))) == clash
    silk = make_setup(game, 1, {"solo": "silk_road"})
    assert Setup(game, 1, (("solo", "silk_road"),)) == silk
    assert make_setup(game, 2, {"innovations": True})["innovations"]
    message = r"^innovations is only for 1, 2, 3, 4 seats, solo=clash \(AOC-12\.1\)$"
    for value in ("yes", "no"):
        with pytest.raises(BadSetup, match=message):
            make_setup(game, 1, {"solo": "silk_road", "innovations": value})
    assert 2 + 5 + 3 * 8 == len(setups := list(all_setups(game))) == len(set(setups))


def test_installed_games_are_found_by_id() -> None:
    assert "akropolis" in games()
    assert get_game("akropolis") is games()["akropolis"]
    with pytest.raises(UnknownGame, match=r"^there is no game 'chess' \(installed: .*akropolis"):
        get_game("chess")


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_option_cites_its_rule(game: Game) -> None:
    for option in game.options:
        assert re.fullmatch(r"[A-Z]{3}-\d+(\.\d+)+", option.rule)
