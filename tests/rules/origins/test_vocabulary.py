"""The vocabulary of effects: each entry of components.json is one word, read by one line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import Any

import pytest

from poleis import make_setup
from poleis.core.random_play import random_match
from poleis.games.origins.effects.amounts import COUNTS
from poleis.games.origins.effects.effect import Effect
from poleis.games.origins.effects.reader import WORDS
from poleis.games.origins.effects.triggers import TRIGGERS
from poleis.games.origins.game import GAME, make_game
from tests.rules.sound_play import is_sound

Ops = Sequence[dict[str, Any]]


def printed() -> Iterator[tuple[Ops, Effect]]:
    """The effect lists of components.json, with what was read from them."""
    data, edition = GAME.components, GAME.edition
    rows = [*data["buildings"], data["starting_tiles"]["agora"], data["starting_tiles"]["palace"]]
    for row, effect in zip(rows, edition.building_effects, strict=True):
        yield row["effect"] or [], effect
    halves = [row[half] for row in data["encounter_sites"]["sites"] for half in ("upper", "lower")]
    for half, effect in zip(halves, edition.action_effects, strict=True):
        yield half["effect"], effect
    tokens = {row["color"]: row for row in data["bonus_tokens"]["tokens"]}
    for colour, effect in zip(edition.colours, edition.token_effects, strict=True):
        yield tokens[colour]["effect"], effect
    for card, read in zip(data["zodiac_cards"], edition.zodiac, strict=True):
        yield card["ability"]["effect"], read.effect


def entries(value: object) -> Iterator[dict[str, Any]]:
    """Every entry of an effect list, also inside others."""
    if isinstance(value, dict):
        if "op" in value:
            yield value
        for inside in value.values():
            yield from entries(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from entries(inside)


def test_each_entry_is_one_word() -> None:
    for ops, effect in printed():
        assert len(ops) == len(effect.words), effect.name


def test_every_word_count_and_trigger_is_printed() -> None:
    """None is known that no component needs, and none is needed that is not known."""
    found = list(entries(GAME.components))
    assert set(WORDS) == {entry["op"] for entry in found}
    counted = [entry.get("plus_per") or entry.get("count") for entry in found]
    assert set(COUNTS) == {name for name in counted if name}
    triggers = [card["ability"]["trigger"] for card in GAME.components["zodiac_cards"]]
    names = [name for one in triggers for name in (one if isinstance(one, list) else [one])]
    assert set(TRIGGERS) == set(names)


def test_effects_are_numbered_in_the_edition() -> None:
    effects = GAME.edition.effects
    assert list(range(len(effects))) == [effect.number for effect in effects]
    assert len({effect.name for effect in effects}) == len(effects)


@pytest.mark.parametrize("seats", [1, 2])
def test_words_may_stand_in_other_places(seats: int) -> None:
    """An edition in which buildings have exchanged their effects is played and explained."""
    data = deepcopy(dict(GAME.components))
    names = ("workshop", "fountain", "statue", "forum", "main_gate", "healers")
    rows = [row for row in data["buildings"] if row["id"] in names]
    effects = [row["effect"] for row in rows]
    for row, effect in zip(rows, effects[1:] + effects[:1], strict=True):
        row["effect"] = effect
    game = make_game(data)
    assert is_sound(game, seats, {})
    assert random_match(game, make_setup(game, seats), 5).is_over
