"""Checks of a loaded position from before the first round: what chance and the draft owe."""

from __future__ import annotations

from poleis.core.state import CHANCE
from poleis.games.origins.explain.position_reader import Table
from poleis.games.origins.learn import home_shape
from poleis.games.origins.rules.deal import DraftRoll
from poleis.games.origins.rules.dice import NO_DIE, SIX, die_colour, die_value
from poleis.games.origins.rules.draft import REMOVED, Removal
from poleis.games.origins.rules.home import MILITARY, NOTHING
from poleis.games.origins.rules.pending import pending_row
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.rules.records import IN_POOL

Rows = list[list[object]]


def offered(table: Table) -> tuple[int, int]:
    """The dice of the opening draft: all of them, and those of each colour."""
    each = 1 if table.seats == 1 else int(table.edition.draft_dice)
    return each * len(table.edition.colours), each


def is_dealt(table: Table) -> bool:
    """Whether the draft has begun, or the first round."""
    pending = table.state.pending
    return table.state.round > 0 or not (len(pending) > 1 and isinstance(pending[1], DraftRoll))


# ---- nobody has played


def homes_are_new(table: Table) -> bool:
    """Nobody has anything but what everybody begins with, and drafted dice."""
    state, setup = table.state, table.state.setup
    if state.round > 0:
        return True
    new: Origins = setup.game.new(setup)
    names = [name for name, _ in home_shape(table.edition, table.seats).fields]
    for seat, home in enumerate(state.homes):
        if home.levels[MILITARY] != (seat - int(state.first)) % table.seats:
            return False
        fields = zip(names, home.dump(), new.homes[seat].dump(), strict=True)
        if any(one != other for name, one, other in fields if name not in ("freemen", "levels")):
            return False
    return True


def board_is_new(table: Table) -> bool:
    """Ships, cards, tiles and speakers are as chance has laid them out."""
    state, edition = table.state, table.edition
    if state.round > 0:
        return True
    colours = [edition.tile_colour(tile) for tile in state.buildings.slots if tile != NOTHING]
    return (
        state.turn == state.passed == state.rival == 0
        and not state.has_spent
        and not state.citizens.has_failed
        and all(ship == edition.ship_start for ship in state.sites.ships)
        and all(holder == NOTHING for holder in state.temples.holders)
        and len(state.buildings.under) == 0
        and all(place == IN_POOL for place in state.speakers.places)
        and all(gold == edition.card_gold for gold in state.cards.gold)
        and len(set(colours)) == len(colours)
    )


def no_six_was_rolled(table: Table) -> bool:
    """Sixes are rolled again (ORI-2.5, ORI-2.13)."""
    state = table.state
    if state.round > 0:
        return True
    drafted = [die for home in state.homes for die in home.freemen]
    return all(die_value(die) < SIX for die in [*state.citizens.dice, *state.offer, *drafted])


# ---- chance


def stages(table: Table) -> list[tuple[str, list[int], list[int]]]:
    """What chance lays out, in order: the kind of record, what it has in its column when the stage
    begins, and what now. Colours come one by one, the lowest first."""
    state, edition, seats = table.state, table.edition, table.seats
    every = list(range(len(edition.colours)))
    tops = [colour for colour in every if state.buildings.tops[colour] == NOTHING]
    rolled = {int(die_colour(die)) for die in state.citizens.dice}
    counts = [
        ("token_deal", int(edition.sites), len(state.sites.tokens)),
        ("zodiac_deal", len(edition.temple_names), len(state.temples.cards)),
        ("tile_deal", len(state.buildings.slots), len(table.pool())),
        ("speaker_roll", int(edition.speakers[seats]), len(state.speakers.values)),
        ("card_deal", int(edition.cards_shown[seats]), len(state.cards.shown)),
    ]
    by_count = [(kind, [all_], [all_ - n] if all_ > n else []) for kind, all_, n in counts]
    return [
        *by_count[:3],
        ("tile_turn", every, tops),
        ("citizen_roll", every, [colour for colour in every if colour not in rolled]),
        *by_count[3:],
    ]


def chance_is_in_order(table: Table) -> bool:
    """Only one stage is half done; what comes later has not begun."""
    if table.state.round > 0:
        return True
    must_be_new = False
    for _, new, now in stages(table):
        if must_be_new and now != new:
            return False
        if len(new) > 1 and now != new[len(new) - len(now) :]:
            return False
        must_be_new = must_be_new or bool(now)
    return True


def owed(table: Table) -> Rows:
    """The pending records of what chance has still to lay out, the last one first."""
    rows: Rows = []
    for kind, new, now in reversed(stages(table)):
        for number in reversed(now):
            if len(new) > 1:
                rows.append(pending_row(kind, CHANCE, colour=number))
            else:
                rows.append(pending_row(kind, CHANCE, count=number))
    return rows


def chance_owes_what_is_missing(table: Table) -> bool:
    """The pending records are exactly those of what is left; dice of the draft come last."""
    if is_dealt(table):
        return True
    state, (most, _) = table.state, offered(table)
    found = [one.dump() for one in state.pending]
    rest, first = owed(table), pending_row("first_player", CHANCE)
    left = most - len(state.offer)
    expected = [pending_row("round_start", 0), pending_row("draft_roll", CHANCE, count=left)]
    if table.seats > 1 and (rest or found[-1] == first):
        expected.append(first)
        if state.first != 0 or left != most:
            return False
    nobody_has_dice = all(die == NO_DIE for home in state.homes for die in home.freemen)
    return found == expected + rest and (not rest or left == most) and nobody_has_dice


def offer_is_in_order(table: Table) -> bool:
    """The dice of the draft lie colour by colour; while they are rolled, none is missing."""
    if table.state.round > 0:
        return True
    dice, (most, each) = table.state.offer, offered(table)
    if is_dealt(table) and len(dice) != most:
        return False
    if not is_dealt(table) and any(die == NO_DIE for die in dice):
        return False
    return all(die == NO_DIE or die_colour(die) == i // each for i, die in enumerate(dice))


# ---- the draft


def draft_is_in_order(table: Table) -> bool:
    """Dice are picked clockwise, then backwards (ORI-2.13); alone ORI-21.2."""
    if table.state.round > 0 or not is_dealt(table):
        return True
    state, seats = table.state, table.seats
    rounds = [list(range(seats)), list(reversed(range(seats)))]
    order = [turn for i in range(int(table.edition.draft_picks)) for turn in rounds[i % 2]]
    actors = [(int(state.first) + turn) % seats for turn in order]
    pending = list(state.pending)
    removing = 0
    top = pending[-1]
    if seats == 1 and isinstance(top, Removal):
        pending.pop()
        removing = int(top.left)
        if not 1 <= removing <= REMOVED or len(pending) != 1 + len(actors):
            return False
    picks = len(pending) - 1
    expected = [pending_row("draft", actor) for actor in actors[:picks]]
    if picks < 1 or [one.dump() for one in pending] != [pending_row("round_start", 0), *expected]:
        return False
    taken = actors[picks:]
    left = offered(table)[0] - len(taken) - (REMOVED - removing if seats == 1 else 0)
    return not owed(table) and len(table.offer()) == left and picks_are_on_bases(table, taken)


def picks_are_on_bases(table: Table, taken: list[int]) -> bool:
    """Every picked die lies on the first free base."""
    for seat in range(table.seats):
        bases = [die.base for die in table.freemen(seat)]
        if bases != list(range(1, taken.count(seat) + 1)):
            return False
    return True
