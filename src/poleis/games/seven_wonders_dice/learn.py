"""7 Wonders Dice for learners: what stands where in a dump."""

from __future__ import annotations

from poleis.core.observation_spec import Bits, Choice, Count, Many, Row, Shape, row
from poleis.games.seven_wonders_dice.rules.edition import Edition
from poleis.games.seven_wonders_dice.rules.printed import NO_BOARD
from poleis.games.seven_wonders_dice.rules.records import STEPS

FLAG = Bits(1)
NOTHING = "none"
"""The word for a board that is not dealt."""


def shape(edition: Edition, seats: int) -> Shape:
    """The shape of the dumps of positions with this number of seats."""
    return row(
        step=Choice(0, len(STEPS) - 1, words=STEPS),
        turn=Count(0, int(edition.turn_limit(seats)), 20),
        is_final=FLAG,
        next_seat=Choice(0, seats - 1),
        next_place=Choice(0, int(edition.places) - 1),
        is_awarded=FLAG,
        is_revealed=FLAG,
        forum=forum_shape(edition),
        city=numbered(seats, city_shape(edition)),
    )


def numbered(count: int, shape: Shape) -> Row:
    """A list of so many things, named by their numbers."""
    return Row(tuple((str(number), shape) for number in range(count)))


def forum_shape(edition: Edition) -> Shape:
    """The dice in their places, then the face and the section of every die."""
    dice = edition.die_ids
    lying = Choice(0, len(dice) - 1, words=dice)
    faces = Choice(0, int(edition.faces))
    sections = Choice(0, len(edition.section_costs) - 1)
    return row(
        dice=numbered(int(edition.places), lying),
        faces=Row(tuple((die, faces) for die in dice)),
        sections=Row(tuple((die, sections) for die in dice)),
        new_dice=Bits(len(dice), words=dice),
    )


def picture_fields(edition: Edition) -> dict[str, Shape]:
    """What changes of a city while its seat acts."""
    west, east = (most_attack_points(edition, one.spaces) for one in (edition.west, edition.east))
    return {
        "crossed": Bits(len(edition.thing_ids), words=edition.thing_ids),
        "coins": Count(0, int(edition.capacity)),
        "west_points": Count(0, west),
        "east_points": Count(0, east),
    }


def city_shape(edition: Edition) -> Shape:
    """The city now, at the start of the turn, and what waits."""
    effects = tuple(effect.name for effect in edition.effects)
    uses = max(int(effect.uses) for effect in edition.effects)
    pending = row(effect=Choice(0, len(effects) - 1, words=effects), left=Choice(1, uses))
    return row(
        board=Choice(NO_BOARD, len(edition.boards) - 1, words=(NOTHING, *edition.board_ids)),
        **picture_fields(edition),
        has_award=FLAG,
        before=row(**picture_fields(edition)),
        pending=Many(pending, edition.most_pending()),
    )


def most_attack_points(edition: Edition, spaces: int) -> int:
    """The printed points of all attacks among some spaces."""
    attacks = edition.attacks & spaces
    return sum(int(edition.attack_points[n]) for n in range(len(edition.space_ids))
               if attacks >> n & 1)  # fmt: skip
