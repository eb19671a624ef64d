"""All pieces of a position, wherever they are: nothing appears from nowhere or gets lost."""

from __future__ import annotations

from poleis.games.origins.rules.dice import NO_DIE, die_colour
from poleis.games.origins.rules.home import NOTHING
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.rules.purchases import Placement


def tiles(state: Origins) -> list[int]:
    """Every building tile, ascending."""
    edition, pool = state.edition, state.buildings
    found = [int(tile) for tile in [*pool.slots, *pool.tops] if tile != NOTHING]
    found += [int(tile) for tile in pool.under]
    for colour, stack in enumerate(pool.stacks):
        first = colour * int(edition.stack_size)
        found += [first + i for i in range(int(edition.stack_size)) if stack >> i & 1]
    for home in state.homes:
        found += [int(tile) for tile in home.aside]
        found += [
            int(edition.tile_of(face))
            for face in home.city.faces
            if edition.is_farm(face) or face < edition.tiles
        ]
    found += [int(one.tile) for one in state.pending if isinstance(one, Placement)]
    return sorted(found)


def dice(state: Origins, colour: int) -> int:
    """Citizen dice of a colour."""
    places = [int(die) for die in [*state.citizens.dice, *state.offer]]
    count = int(state.citizens.reserve[colour])
    for home in state.homes:
        places += [int(die) for die in [*home.freemen, *home.city.seat_dice]]
        count += sum(advisor == colour for advisor in home.advisors)
    return count + sum(die != NO_DIE and die_colour(die) == colour for die in places)


def towers(state: Origins, colour: int) -> int:
    """Tower discs of a colour, without those that the revealed cards bring (ORI-2.8)."""
    cards = [state.edition.cards[card] for card in state.cards.shown]
    count = int(state.tower_pool[colour]) + sum(int(home.towers[colour]) for home in state.homes)
    return count - sum(int(card.towers[colour]) for card in cards)


def pieces(state: Origins) -> list[int]:
    """Tiles, dice, towers, tokens and cards, counted so that no ply changes the answer."""
    colours = range(len(state.edition.colours))
    return [
        *tiles(state),
        *[dice(state, colour) for colour in colours],
        *[towers(state, colour) for colour in colours],
        int(state.sites.deck) + sum(1 << token for token in state.sites.tokens),
        int(state.temples.deck) + sum(1 << card for card in state.temples.cards),
        int(state.cards.deck) + sum(1 << card for card in state.cards.shown),
    ]
