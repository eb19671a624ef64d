"""All pieces of a position, wherever they are: nothing appears from nowhere or gets lost."""

from __future__ import annotations

from poleis.games.origins.rules import layout
from poleis.games.origins.rules.data import COLOURS, IN_STACK, TILES, TOWERS_DRAWN
from poleis.games.origins.rules.layout import Numbers


def homes(v: Numbers) -> list[int]:
    """Where each home begins."""
    return [layout.HOMES + layout.HOME * seat for seat in range(v[layout.SEATS])]


def tiles(v: Numbers) -> list[int]:
    """Every building tile, ascending."""
    found = [n - 1 for n in [*v[layout.POOL : layout.POOL + 5], *v[layout.TOP : layout.TOP + 5]]
             if n]  # fmt: skip
    for colour in range(5):
        first, deck = colour * IN_STACK, v[layout.DECK + colour]
        found += [first + i for i in range(IN_STACK) if deck >> i & 1]
        under = v[layout.BOTTOM + colour]
        while under:
            found.append(first + (under & 15) - 1)
            under >>= 4
    for me in homes(v):
        aside = me + layout.ASIDE_TILE
        found += [n - 1 for n in v[aside : aside + v[me + layout.ASIDE]]]
        city = me + layout.CITY
        faces = [n & 127 for n in v[city : city + v[me + layout.TILES_BUILT]]]
        found += [face for face in faces if face < TILES]
    for depth in range(v[layout.DEPTH]):
        at = layout.STACK + layout.FRAME * depth
        if v[at] == layout.PLACE:
            found.append(v[at + 2])
    return sorted(found)


def dice(v: Numbers, colour: int) -> int:
    """Citizen dice of a colour."""
    count = v[layout.RESERVE + colour]
    places = [
        *v[layout.CITIZEN : layout.CITIZEN + 5],
        *v[layout.OFFER : layout.OFFER + layout.OFFERED],
    ]
    for me in homes(v):
        places += v[me + layout.DIE : me + layout.DIE + 6]
        block = me + layout.BLOCK
        places += [n & 63 for n in v[block : block + v[me + layout.BLOCKS]]]
        count += list(v[me + layout.ADVISOR : me + layout.ADVISOR + 5]).count(colour + 1)
    return count + sum(die != 0 and die >> 3 == colour for die in places)


def towers(v: Numbers, colour: int) -> int:
    """Tower discs of a colour, without those that the revealed cards bring (ORI-2.8)."""
    cards = [n - 1 for n in v[layout.CARD : layout.CARD + 6] if n]
    count = v[layout.TOWER + colour] + sum(v[me + layout.HEIGHT + colour] for me in homes(v))
    return count - sum(int(TOWERS_DRAWN[5 * card + colour]) for card in cards)


def pieces(v: Numbers) -> list[int]:
    """Tiles, dice, towers, tokens and cards, counted so that no ply changes the answer."""
    bonus = [n - 1 for n in v[layout.BONUS : layout.BONUS + 5] if n]
    zodiac = [n - 1 for n in v[layout.ZODIAC_AT : layout.ZODIAC_AT + 3] if n]
    cards = [n - 1 for n in v[layout.CARD : layout.CARD + 6] if n]
    return [
        *tiles(v),
        *[dice(v, colour) for colour in range(len(COLOURS))],
        *[towers(v, colour) for colour in range(len(COLOURS))],
        v[layout.BONUS_DECK] + sum(1 << n for n in bonus),
        v[layout.ZODIAC_DECK] + sum(1 << n for n in zodiac),
        v[layout.CARD_DECK] + sum(1 << n for n in cards),
    ]
