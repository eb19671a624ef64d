"""Visiting an encounter site (ORI-7), and the tide of the solo game (ORI-21.4, ORI-21.5)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from poleis.games.origins.effects.passive import gold_for_bonus
from poleis.games.origins.effects.running import run_effect
from poleis.games.origins.rules.dice import SIX, die_colour, die_value
from poleis.games.origins.rules.edition import GOLD, WISDOM
from poleis.games.origins.rules.home import NOTHING, Home
from poleis.games.origins.rules.pending import Pending, pending_row
from poleis.games.origins.rules.records import AT_SITE, HELD, Position

HALVES: Final = 2
"""The main actions of a site: upper and lower."""
MAINS_DONE: Final = 3
BONUS_DONE: Final = 4
"""What was done in a visit, as a set: upper, lower, bonus."""


def worker_value(table: Position, seat: i64, worker: i64) -> i64:
    """What a worker can meet at a site without paying; 0: it cannot be placed (ORI-7.2, 7.3).

    The archon ignores the ship value, as if it were a 6.
    """
    home = table.homes[seat]
    bases = table.edition.bases
    if worker < bases:
        return die_value(home.freemen[worker]) if home.is_unused(worker) else 0
    speaker = worker - bases
    if speaker == table.edition.most_speakers:
        return SIX if home.archon == NOTHING else 0
    speakers = table.speakers
    if speaker < len(speakers.values) and speakers.places[speaker] == HELD + seat:
        return speakers.values[speaker]
    return 0


def visit_codes(table: Position, seat: i64) -> vec[i64]:
    """Every worker at every site where it can pay the difference, ascending (ORI-7.1)."""
    home = table.homes[seat]
    bases = table.edition.bases
    codes = vec[i64](capacity=40)
    for base in range(home.bases):
        if home.is_unused(base):
            codes = add_sites(table, home, base, die_value(home.freemen[base]), codes)
    speakers = table.speakers
    for speaker in range(i64(len(speakers.places))):
        if speakers.places[speaker] == HELD + seat:
            codes = add_sites(table, home, bases + speaker, speakers.values[speaker], codes)
    if home.archon == NOTHING:
        codes = add_sites(table, home, bases + table.edition.most_speakers, SIX, codes)
    return codes


def add_sites(table: Position, home: Home, worker: i64, value: i64, codes: vec[i64]) -> vec[i64]:
    """Add the visits of a worker with this value."""
    code = table.edition.actions.visit
    ships = table.sites.ships
    money = value + home.stock[WISDOM] + home.stock[GOLD]
    for site in range(i64(len(ships))):
        if ships[site] <= money:
            codes = append(codes, code.code(worker, site))
    return codes


def visit(table: Position, seat: i64, worker: i64, site: i64) -> None:
    """Place a worker, pay the difference, raise the ship; then its actions are chosen."""
    home = table.homes[seat]
    bases = table.edition.bases
    value = worker_value(table, seat, worker)
    home.pay(WISDOM, max(table.sites.ships[site] - value, 0))
    mains: i64 = 1
    if worker < bases:
        home.sites[worker] = site
        if value == SIX:
            mains = 2  # ORI-7.6
    elif worker < bases + table.edition.most_speakers:
        table.speakers.places[worker - bases] = AT_SITE + site
    else:
        home.archon = site
    table.push(Visit(seat, site, worker, 0, mains))
    if table.is_solo():
        table.push(Tide(seat, site))
    else:
        table.sites.raise_ship(site)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Visit(Pending):
    """The actions of a worker at a site."""

    def __init__(self, actor: i64, site: i64, worker: i64, done: i64, mains: i64) -> None:
        super().__init__(actor)
        self.site = site
        self.worker = worker
        self.done: i64 = done  # the main actions, BONUS_DONE
        self.mains = mains  # how many main actions the worker has

    def copy(self) -> Visit:
        return Visit(self.actor, self.site, self.worker, self.done, self.mains)

    def dump(self) -> list[object]:
        return pending_row(
            "visit",
            self.actor,
            count=self.mains,
            done=self.done,
            site=self.site,
            worker=self.worker,
        )

    def legal(self, table: Position) -> vec[i64]:
        """Main actions and the bonus action that are left and possible; the end after a main
        one."""
        edition = table.edition
        codes = vec[i64](capacity=5)
        mains = (self.done & 1) + ((self.done >> 1) & 1)
        if mains < self.mains:
            for half in range(i64(HALVES)):
                action = HALVES * self.site + half
                is_done = (self.done >> half) & 1 == 1
                if not is_done and edition.action_effects[action].can(table, self.actor, NOTHING):
                    codes = append(codes, edition.actions.act.code(action))
        if self.done & BONUS_DONE == 0 and self.has_token_colour(table):
            colour = table.sites.tokens[self.site]
            if edition.token_effects[colour].can(table, self.actor, NOTHING):
                codes = append(codes, edition.actions.bonus.code(colour))
            if gold_for_bonus(table, self.actor) > 0:
                codes = append(codes, edition.actions.pisces.first)
        return append(codes, edition.actions.done) if mains > 0 else codes

    def has_token_colour(self, table: Position) -> bool:
        """Whether the worker has the colour of the bonus token there (ORI-7.7)."""
        home = table.homes[self.actor]
        colour = table.sites.tokens[self.site]
        if self.worker < table.edition.bases:
            return die_colour(home.freemen[self.worker]) == colour
        is_archon = self.worker == table.edition.bases + table.edition.most_speakers
        return is_archon and home.has_advisor(colour)

    def settle(self, table: Position) -> bool:
        """Whether nothing but the end was left to choose."""
        if self.done & MAINS_DONE == 0 or len(self.legal(table)) > 1:
            return False
        table.pop()
        return True

    def decide(self, table: Position, action: i64) -> None:
        edition = table.edition
        actions = edition.actions
        if action == actions.done:
            table.pop()
        elif actions.act.holds(action):
            main = actions.act.first_arg(action)
            self.done |= 1 + main % HALVES
            run_effect(table, self.actor, edition.action_effects[main].number, NOTHING)
        elif actions.bonus.holds(action):
            self.done |= BONUS_DONE
            colour = actions.bonus.first_arg(action)
            run_effect(table, self.actor, edition.token_effects[colour].number, NOTHING)
        else:  # Pisces: the bonus action is gold, and costs nothing (ORI-22.12)
            self.done |= BONUS_DONE
            table.homes[self.actor].stock[GOLD] += gold_for_bonus(table, self.actor)


@final
@mypyc_attr(acyclic=True)
class Tide(Pending):
    """Alone a neighbour of the visited site is raised, too, unless a token is spent."""

    def __init__(self, actor: i64, site: i64) -> None:
        super().__init__(actor)
        self.site = site

    def copy(self) -> Tide:
        return Tide(self.actor, self.site)

    def dump(self) -> list[object]:
        return pending_row("tide", self.actor, site=self.site)

    def legal(self, table: Position) -> vec[i64]:
        """A token keeps all ships; else a neighbour below 6 is raised, if there is one."""
        actions = table.edition.actions
        ships = table.sites.ships
        codes = vec[i64](capacity=4)
        if table.homes[self.actor].tokens > 0:
            codes = append(codes, actions.spend.first)
        has_neighbour: bool = False
        for neighbour in (self.site - 1, self.site + 1):
            if 0 <= neighbour < len(ships) and ships[neighbour] < SIX:
                codes = append(codes, actions.lift.code(neighbour))
                has_neighbour = True
        return codes if has_neighbour else append(codes, actions.done)

    def settle(self, table: Position) -> bool:
        codes = self.legal(table)
        if len(codes) > 1:
            return False
        self.decide(table, codes[0])
        return True

    def decide(self, table: Position, action: i64) -> None:
        actions = table.edition.actions
        table.pop()
        if actions.spend.holds(action):
            table.homes[self.actor].tokens -= 1
            return
        table.sites.raise_ship(self.site)
        if actions.lift.holds(action):
            table.sites.raise_ship(actions.lift.first_arg(action))
