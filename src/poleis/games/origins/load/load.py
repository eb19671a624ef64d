"""Reading a dumped position of Origins that nobody vouches for.

Every number is within the range that the shape of a dump declares (`learn.shape`); then the records
are built, and the checks below say whether they fit together. A position that passes can be played
on: pieces are where they can be and none is lost, cities hang together, and the stack of pending
records is one that play can go on from.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from poleis.core.dump_check import check_dump
from poleis.core.errors import BadPosition
from poleis.core.setup import Setup
from poleis.games.origins.explain.position_reader import Table
from poleis.games.origins.load import board_checks as board
from poleis.games.origins.load import pending_checks as pending
from poleis.games.origins.load import setup_checks as opening
from poleis.games.origins.rules.position import Origins

if TYPE_CHECKING:
    from poleis.games.origins.game import OriginsGame

CHECKS: tuple[tuple[str, Callable[[Table], bool]], ...] = (
    ("gold, speakers or zodiac cards lie where nothing is", board.rows_fit),
    ("a speaker is nowhere", board.speakers_are_somewhere),
    ("there is no such tile", board.tiles_exist),
    ("a tile tops another stack", board.tops_are_of_their_stacks),
    ("a die has no value", board.dice_have_values),
    ("a die is on no base, or a base without a die at a site", board.freemen_stand_on_bases),
    ("two advisors have one colour", board.advisors_differ),
    ("a seat has more tokens than its disc has passed borders", board.tokens_come_from_borders),
    ("discs of a stack have no order", board.discs_are_stacked),
    ("a worker of a seat that has passed is at a site", board.workers_came_back),
    ("palace and agora have other places", board.cities_begin_with_the_palace),
    ("a city does not hang together", board.cities_hang_together),
    ("pieces are missing or too many", board.no_piece_is_lost),
    ("the building pool has a gap", board.pool_has_no_gap),
    ("something was not laid out", board.table_is_laid_out),
    ("the rival's disc is elsewhere", board.rival_is_in_place),
    ("a seat has played before the first round", opening.homes_are_new),
    ("the board has changed before the first round", opening.board_is_new),
    ("a six was not rolled again", opening.no_six_was_rolled),
    ("chance is not in order", opening.chance_is_in_order),
    ("chance has something else to do", opening.chance_owes_what_is_missing),
    ("the dice of the draft are not in order", opening.offer_is_in_order),
    ("the draft is out of order", opening.draft_is_in_order),
    ("too much is pending", pending.stack_is_low),
    ("a stack shows no tile", pending.stacks_have_tops),
    ("nobody can be on turn like this", pending.bottom_fits),
    ("pending records do not fit together", pending.records_fit),
    ("something is due", pending.nothing_is_due),
)
"""The fault, and the check that fails then; earlier checks protect later ones."""


def load(game: OriginsGame, setup: Setup, dump: object) -> Origins:
    """The position that was dumped; BadPosition says what does not fit."""
    check_dump(game.shape(setup), dump)
    try:
        state = game.restore(setup, cast(list[Any], dump))
    except IndexError:
        raise BadPosition("a seat of power is in no district") from None
    if state.dump() != dump:
        raise BadPosition("a field holds what no position has there")
    table = Table(state)
    for fault, holds in CHECKS:
        if not holds(table):
            raise BadPosition(fault)
    return state
