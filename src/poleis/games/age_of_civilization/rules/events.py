"""Events call the effects of cards: those in force, or those of one card."""

from __future__ import annotations

from mypy_extensions import i64

from poleis.games.age_of_civilization.effects.effect import Effect, Occasion
from poleis.games.age_of_civilization.rules.records import Position


def call(table: Position, seat: i64, event: i64, occasion: Occasion) -> None:
    """Carry out the effects of an event that are in force for a seat."""
    call_these(table, seat, event, table.realms[seat].in_force[event], occasion)


def call_these(table: Position, seat: i64, event: i64, effects: i64, occasion: Occasion) -> None:
    """Carry out a set of effects of an event."""
    while effects != 0:
        table.edition.effect_of(event, effects).apply(table, seat, occasion)
        effects &= effects - 1


def call_card(
    table: Position, seat: i64, event: i64, effects: list[Effect], occasion: Occasion
) -> None:
    """Carry out those effects of one card that an event calls."""
    for effect in effects:
        if effect.event == event:
            effect.apply(table, seat, occasion)
