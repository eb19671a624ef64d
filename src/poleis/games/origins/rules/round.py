"""Turns and rounds: who acts next, passing, the end of a round in its exact order."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from poleis.core.sets import add_all, bit, lowest
from poleis.games.origins.effects.running import call
from poleis.games.origins.effects.triggers import ON_PASS
from poleis.games.origins.rules.chance import KeptCard, SpeakerReroll
from poleis.games.origins.rules.districts import close_district
from poleis.games.origins.rules.home import MILITARY, NOTHING, TEMPLES
from poleis.games.origins.rules.pending import Pending, pending_row
from poleis.games.origins.rules.records import AT_SITE, IN_POOL, Position
from poleis.games.origins.rules.scoring import end_conditions
from poleis.games.origins.rules.tracks import foremost, retreat
from poleis.games.origins.rules.turn import (
    bring_back,
    build_tower,
    order_matters,
    populate,
    retire,
    sixes_out,
    turn_codes,
)
from poleis.games.origins.rules.visits import visit

# ---- turns (ORI-6)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Pending):
    """One of the five actions of a turn (ORI-6.2); once it is done, the end of the turn."""

    def __init__(self, actor: i64, acted: bool) -> None:
        super().__init__(actor)
        self.acted: bool = acted

    def copy(self) -> Turn:
        return Turn(self.actor, self.acted)

    def dump(self) -> list[object]:
        return pending_row("turn", self.actor, done=1 if self.acted else 0)

    def legal(self, table: Position) -> vec[i64]:
        return turn_codes(table, self.actor)

    def decide(self, table: Position, action: i64) -> None:
        actions = table.edition.actions
        seat = self.actor
        if actions.pass_turn.holds(action):
            table.pop()
            table.push(Passing(seat))
            call(table, seat, ON_PASS, NOTHING)
            return
        self.acted = True
        if actions.visit.holds(action):
            visit(table, seat, actions.visit.first_arg(action), actions.visit.second_arg(action))
        elif actions.close.holds(action):
            district = actions.close.first_arg(action)
            close_district(table, seat, district, actions.close.second_arg(action))
        elif actions.populate.holds(action):
            populate(table, seat)
        else:
            build_tower(table, seat, actions.tower.first_arg(action))

    def settle(self, table: Position) -> bool:
        """After an action a superiority token may give another; alone, turns go on (ORI-6.3,
        ORI-21.3)."""
        if not self.acted:
            return False
        table.pop()
        seat = self.actor
        if table.is_solo():
            table.push(Turn(seat, False))
        elif table.homes[seat].tokens > 0 and not table.has_spent:
            table.push(ExtraAction(seat))
        else:
            next_seat(table, seat)
        return True


@final
@mypyc_attr(acyclic=True)
class ExtraAction(Pending):
    """Whether to spend a superiority token for another action (ORI-17)."""

    def copy(self) -> ExtraAction:
        return ExtraAction(self.actor)

    def dump(self) -> list[object]:
        return pending_row("extra_action", self.actor)

    def legal(self, table: Position) -> vec[i64]:
        actions = table.edition.actions
        codes = append(vec[i64](capacity=2), actions.spend.first)
        return append(codes, actions.done)

    def decide(self, table: Position, action: i64) -> None:
        table.pop()
        if action == table.edition.actions.done:
            next_seat(table, self.actor)
        else:
            table.homes[self.actor].tokens -= 1
            table.has_spent = True
            table.push(Turn(self.actor, False))


def next_seat(table: Position, seat: i64) -> None:
    """The next player clockwise who has not passed; the end of the round if there is none."""
    table.has_spent = False
    seats = table.seats()
    for i in range(i64(1), seats + 1):
        other = (seat + i) % seats
        if table.passed & bit(other) == 0:
            table.turn = other
            table.push(Turn(other, False))
            return
    end_round(table)


@final
@mypyc_attr(acyclic=True)
class Passing(Pending):
    """Workers come back on passing, sixes in an order that may be a choice (ORI-16.2)."""

    def copy(self) -> Passing:
        return Passing(self.actor)

    def dump(self) -> list[object]:
        return pending_row("passing", self.actor)

    def legal(self, table: Position) -> vec[i64]:
        sixes = sixes_out(table.homes[self.actor])
        return add_all(vec[i64](), table.edition.actions.retire.first, sixes)

    def decide(self, table: Position, action: i64) -> None:
        retire(table, self.actor, table.edition.actions.retire.first_arg(action))

    def settle(self, table: Position) -> bool:
        home = table.homes[self.actor]
        bring_back(home)
        sixes = sixes_out(home)
        if sixes == 0:  # a passed player does nothing more in this round (ORI-16.1)
            table.pop()
            table.passed |= bit(self.actor)
            next_seat(table, self.actor)
        elif order_matters(home, sixes):
            return False
        else:
            retire(table, self.actor, lowest(sixes))
        return True


# ---- rounds (ORI-18)


def end_round(table: Position) -> None:
    """Speakers come back from the sites and go up; the highest are rolled again (ORI-18.1)."""
    table.push(RoundEnd(0))
    speakers = table.speakers
    for speaker in range(i64(len(speakers.values)) - 1, i64(-1), -1):
        if speakers.places[speaker] >= AT_SITE:
            speakers.places[speaker] = IN_POOL
            if speakers.values[speaker] == table.edition.speaker_highest:
                table.push(SpeakerReroll(speaker))
            else:
                speakers.values[speaker] += 1


@final
@mypyc_attr(acyclic=True)
class RoundEnd(Pending):
    """First player, retreat, zodiac cards, then the end check (ORI-18.2 to 18.5)."""

    def copy(self) -> RoundEnd:
        return RoundEnd(self.actor)

    def dump(self) -> list[object]:
        return pending_row("round_end", self.actor)

    def settle(self, table: Position) -> bool:
        table.pop()
        if table.is_solo():
            self.end_alone(table)
            return True
        table.first = foremost(table, MILITARY)
        retreat(table)
        for temple in range(i64(TEMPLES)):
            leader = foremost(table, temple)
            if table.homes[leader].spaces[temple] > 0:
                table.temples.holders[temple] = leader
        if end_conditions(table) == 0:
            table.push(RoundStart(0))
        return True

    def end_alone(self, table: Position) -> None:
        retreat(table)
        if table.round < table.edition.solo_rounds:
            table.push(RoundStart(0))
        if table.temples.held(0) > 1:
            table.push(KeptCard())  # ORI-21.7


@final
@mypyc_attr(acyclic=True)
class RoundStart(Pending):
    """A new round starts with the holder of the marker (ORI-18.5); the rival moves (ORI-21.6)."""

    def copy(self) -> RoundStart:
        return RoundStart(self.actor)

    def dump(self) -> list[object]:
        return pending_row("round_start", self.actor)

    def settle(self, table: Position) -> bool:
        table.pop()
        table.round += 1
        table.passed = 0
        table.turn = table.first
        if table.is_solo():
            table.rival = table.edition.rival_space[table.round]
        table.push(Turn(table.first, False))
        return True
