"""Words about discs and ships: the military track, attacks, temples."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.core.sets import lowest
from poleis.games.origins.effects.amounts import Amount
from poleis.games.origins.effects.effect import Word
from poleis.games.origins.effects.running import Question, RunningEffect, call, run_effect
from poleis.games.origins.effects.triggers import ON_ATTACK
from poleis.games.origins.rules.actions import MOST_STEPS
from poleis.games.origins.rules.edition import Edition
from poleis.games.origins.rules.home import ATTACKS, MILITARY, NOTHING, TEMPLES
from poleis.games.origins.rules.records import Position
from poleis.games.origins.rules.tracks import advance, behind, can_advance, climb

if TYPE_CHECKING:
    from poleis.games.origins.bot.heuristics import Heuristics


@final
class Military(Word):
    """Advance the full number of spaces (ORI-8.6)."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def can(self, table: Position, seat: i64, cell: i64, subject: i64) -> bool:
        return (
            can_advance(table.edition, table.homes[seat])
            and self.amount.of(table, seat, cell, subject) > 0
        )

    def run(self, table: Position, effect: RunningEffect) -> None:
        amount = self.amount.of(table, effect.actor, effect.cell, effect.subject)
        advance(table, effect.actor, amount)

    def codes(
        self, table: Position, seat: i64, cell: i64, subject: i64, count: i64, codes: vec[i64]
    ) -> vec[i64]:
        return append(codes, table.edition.actions.advance.first)

    def is_answer(self, edition: Edition, action: i64) -> bool:
        return edition.actions.advance.holds(action)

    def take(self, table: Position, seat: i64, cell: i64, subject: i64, action: i64) -> None:
        advance(table, seat, self.amount.of(table, seat, cell, subject))

    def worth(self, bot: Heuristics, table: Position, seat: i64, action: i64) -> float:
        return bot.advance_price(table, seat)


@final
class Attack(Word):
    """An attack: the bonus of the space, and points (ORI-9)."""

    def can(self, table: Position, seat: i64, cell: i64, subject: i64) -> bool:
        return True

    def run(self, table: Position, effect: RunningEffect) -> None:
        run_effect(table, effect.actor, table.edition.attack, NOTHING)

    def codes(
        self, table: Position, seat: i64, cell: i64, subject: i64, count: i64, codes: vec[i64]
    ) -> vec[i64]:
        return append(codes, table.edition.actions.attack.first)

    def is_answer(self, edition: Edition, action: i64) -> bool:
        return edition.actions.attack.holds(action)

    def take(self, table: Position, seat: i64, cell: i64, subject: i64, action: i64) -> None:
        run_effect(table, seat, table.edition.attack, NOTHING)

    def worth(self, bot: Heuristics, table: Position, seat: i64, action: i64) -> float:
        return bot.attack_price(table, seat)


@final
class SpaceBonus(Word):
    """The bonus of the military space on which the disc stands (ORI-9.1)."""

    def run(self, table: Position, effect: RunningEffect) -> None:
        space = table.homes[effect.actor].spaces[MILITARY]
        bonus = table.edition.space_effects[space]
        run_effect(table, effect.actor, bonus.number, effect.cell)


@final
class ScoreAttack(Word):
    """Points for discs behind and borders passed (ORI-9.2)."""

    def run(self, table: Position, effect: RunningEffect) -> None:
        home = table.homes[effect.actor]
        borders = table.edition.borders[home.spaces[MILITARY]]
        home.points[ATTACKS] += behind(table, effect.actor) + borders
        call(table, effect.actor, ON_ATTACK, NOTHING)


@final
class Climb(Word):
    """Steps in a temple: a named one, any, or another one than that of the two steps."""

    def __init__(self, temples: i64, is_other: bool, least: i64, most: i64, calls: bool) -> None:
        self.temples = temples  # a set
        self.is_other = is_other
        self.least = least
        self.most = most
        self.calls = calls  # two steps in one temple call Aquarius (ORI-22.11)
        self.is_named: bool = temples & (temples - 1) == 0  # nothing to choose

    def fits(self, temple: i64, subject: i64) -> bool:
        if self.is_other and temple == subject:
            return False
        return (self.temples >> temple) & 1 == 1

    def can(self, table: Position, seat: i64, cell: i64, subject: i64) -> bool:
        """Some disc can go up; the main action can always be done (ORI-11.2)."""
        if self.least < self.most:
            return True
        spaces = table.homes[seat].spaces
        for temple in range(i64(TEMPLES)):
            if self.fits(temple, subject) and spaces[temple] != table.edition.temple_top:
                return True
        return False

    def run(self, table: Position, effect: RunningEffect) -> None:
        if self.is_named:
            self.climb(table, effect, lowest(self.temples), self.most)
        else:
            effect.ask(table)

    def climb(self, table: Position, effect: RunningEffect, temple: i64, steps: i64) -> None:
        """Move a disc for an effect, which remembers the temple."""
        made = climb(table, effect.actor, temple, steps)
        effect.subject = temple
        if made == MOST_STEPS and self.calls:
            effect.temple = temple

    def codes(
        self, table: Position, seat: i64, cell: i64, subject: i64, count: i64, codes: vec[i64]
    ) -> vec[i64]:
        """A temple and the steps there: in full, or up to the most (ORI-11.2)."""
        step = table.edition.actions.step
        for temple in range(i64(TEMPLES)):
            if not self.fits(temple, subject):
                continue
            left = table.edition.temple_top - table.homes[seat].spaces[temple]
            if self.least == self.most:
                if left > 0:
                    codes = append(codes, step.code(temple, self.most))
            elif left == 0:
                codes = append(codes, step.code(temple, 0))
            else:
                for steps in range(self.least, min(self.most, left) + 1):
                    codes = append(codes, step.code(temple, steps))
        return codes

    def is_answer(self, edition: Edition, action: i64) -> bool:
        return edition.actions.step.holds(action)

    def answer(self, table: Position, question: Question, action: i64) -> None:
        table.pop()
        effect = table.awaited
        assert isinstance(effect, RunningEffect)
        step = table.edition.actions.step
        self.climb(table, effect, step.first_arg(action), step.second_arg(action))

    def take(self, table: Position, seat: i64, cell: i64, subject: i64, action: i64) -> None:
        step = table.edition.actions.step
        climb(table, seat, step.first_arg(action), step.second_arg(action))

    def worth(self, bot: Heuristics, table: Position, seat: i64, action: i64) -> float:
        step = table.edition.actions.step
        return bot.climb_price(table, seat, step.first_arg(action), step.second_arg(action))


@final
class TakeZodiacCard(Word):
    """Take the card of the temple in which the disc moved (ORI-11.3)."""

    def can(self, table: Position, seat: i64, cell: i64, subject: i64) -> bool:
        return True

    def run(self, table: Position, effect: RunningEffect) -> None:
        table.temples.holders[effect.subject] = effect.actor


@final
class SetShip(Word):
    """Turn one ship to a value; one that shows it already may be chosen, too."""

    def __init__(self, value: i64) -> None:
        self.value = value

    def can(self, table: Position, seat: i64, cell: i64, subject: i64) -> bool:
        return any(ship != self.value for ship in table.sites.ships)

    def codes(
        self, table: Position, seat: i64, cell: i64, subject: i64, count: i64, codes: vec[i64]
    ) -> vec[i64]:
        for site in range(i64(len(table.sites.ships))):
            codes = append(codes, table.edition.actions.calm.code(site))
        return codes

    def answer(self, table: Position, question: Question, action: i64) -> None:
        table.pop()
        table.sites.ships[table.edition.actions.calm.first_arg(action)] = self.value

    def worth(self, bot: Heuristics, table: Position, seat: i64, action: i64) -> float:
        return bot.calm_price(table, table.edition.actions.calm.first_arg(action))
