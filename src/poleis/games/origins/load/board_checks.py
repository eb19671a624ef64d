"""Checks of a loaded position: what lies on the board and before the seats."""

from __future__ import annotations

from poleis.games.origins.explain.position_reader import Table
from poleis.games.origins.load.census import pieces
from poleis.games.origins.rules.city import CENTRE, UP, cell_xy
from poleis.games.origins.rules.dice import NO_DIE, die_value
from poleis.games.origins.rules.home import MILITARY, NOTHING
from poleis.games.origins.rules.purchases import EffectUse, Placement
from poleis.games.origins.rules.records import AT_SITE, HELD

# ---- the common board


def rows_fit(table: Table) -> bool:
    """Gold lies above every card; every speaker has a value and a place; only cards are held."""
    cards, speakers, temples = table.state.cards, table.state.speakers, table.state.temples
    held = [i for i, holder in enumerate(temples.holders) if holder != NOTHING]
    return (
        len(cards.gold) == len(cards.shown)
        and len(speakers.values) == len(speakers.places)
        and all(temple < len(temples.cards) for temple in held)
    )


def speakers_are_somewhere(table: Table) -> bool:
    """In the pool, held by a seat of this game, or at a site."""
    places = table.state.speakers.places
    return all(place < HELD + table.seats or place >= AT_SITE for place in places)


def tops_are_of_their_stacks(table: Table) -> bool:
    tops, edition = table.state.buildings.tops, table.edition
    return all(
        tile == NOTHING or edition.tile_colour(tile) == colour for colour, tile in enumerate(tops)
    )


def tiles_exist(table: Table) -> bool:
    """Numbers of tiles and faces that the edition has."""
    edition, pool = table.edition, table.state.buildings
    asides = [tile for home in table.state.homes for tile in home.aside]
    faces = [face for home in table.state.homes for face in home.city.faces]
    return all(tile < edition.tiles for tile in [*pool.under, *asides]) and all(
        face <= edition.palace + edition.tiles for face in faces
    )


def dice_have_values(table: Table) -> bool:
    """An empty place holds NO_DIE."""
    dice = [*table.state.offer, *[die for home in table.state.homes for die in home.freemen]]
    return all(die == NO_DIE or die_value(die) > 0 for die in dice)


def pool_has_no_gap(table: Table) -> bool:
    """Only a bought tile leaves its slot empty for a while (ORI-10.5)."""
    slots = list(table.pool_slots())
    gaps = slots[-1] + 1 - len(slots) if slots else 0
    waits = any(
        isinstance(one, Placement | EffectUse) and one.from_pool for one in table.state.pending
    )
    return gaps <= int(waits)


def no_piece_is_lost(table: Table) -> bool:
    setup = table.state.setup
    return pieces(setup.game.new(setup)) == pieces(table.state)


# ---- what seats own


def freemen_stand_on_bases(table: Table) -> bool:
    """Dice are on owned bases, and only they stand at sites."""
    for home in table.state.homes:
        for base, die in enumerate(home.freemen):
            if die == NO_DIE and home.sites[base] != NOTHING:
                return False
            if die != NO_DIE and base >= home.bases:
                return False
    return True


def advisors_differ(table: Table) -> bool:
    return all(len(set(home.advisors)) == len(home.advisors) for home in table.state.homes)


def tokens_come_from_borders(table: Table) -> bool:
    """A superiority token for each border passed, at most (ORI-17)."""
    borders = table.edition.borders
    return all(home.tokens <= borders[home.spaces[MILITARY]] for home in table.state.homes)


def discs_are_stacked(table: Table) -> bool:
    """Discs on one space of a track have one order."""
    for track in range(MILITARY + 1):
        stacks: dict[int, list[int]] = {}
        for home in table.state.homes:
            stacks.setdefault(int(home.spaces[track]), []).append(int(home.levels[track]))
        if any(sorted(levels) != list(range(len(levels))) for levels in stacks.values()):
            return False
    return True


def workers_came_back(table: Table) -> bool:
    """A seat that has passed has no worker at a site (ORI-16.3)."""
    for seat, home in enumerate(table.state.homes):
        away = home.archon != NOTHING or any(site != NOTHING for site in home.sites)
        if table.state.passed >> seat & 1 and away:
            return False
    return True


def cities_begin_with_the_palace(table: Table) -> bool:
    """Palace, then the agora above it (ORI-2.11); neither lies anywhere else."""
    edition = table.edition
    start = [(CENTRE, edition.palace), (CENTRE + UP, edition.agora)]
    for home in table.state.homes:
        tiles = list(zip(home.city.cells, home.city.faces, strict=True))
        if tiles[:2] != start or any(edition.agora <= f <= edition.palace for _, f in tiles[2:]):
            return False
    return True


def cities_hang_together(table: Table) -> bool:
    """Every tile was laid into an empty cell beside the city (ORI-5.2)."""
    for home in table.state.homes:
        cells = [cell_xy(int(cell)) for cell in home.city.cells]
        city = {cells[0]}
        for cell in cells[1:]:
            if cell in city or not city.intersection(table.beside(cell)):
                return False
            city.add(cell)
    return True


# ---- what chance has laid out


def table_is_laid_out(table: Table) -> bool:
    """From the first round on tokens, cards and speakers lie there, and no dice of the draft."""
    state, edition = table.state, table.edition
    if state.round == 0:
        return True
    return (
        len(state.sites.tokens) == edition.sites
        and len(state.temples.cards) == len(edition.temple_names)
        and len(state.cards.shown) == edition.cards_shown[table.seats]
        and len(state.speakers.values) == edition.speakers[table.seats]
        and len(state.offer) == 0
    )


def rival_is_in_place(table: Table) -> bool:
    """Alone the rival's disc follows the round, and everything is the player's (ORI-21.6)."""
    state = table.state
    if state.round == 0 or table.seats > 1:
        return True
    return state.rival == table.edition.rival_space[state.round] and state.first == state.turn == 0
