"""What bots compute for a table: a decision, and for a hint its reasons."""

from __future__ import annotations

from poleis.bots.policy import Candidate, Decision, make_policy
from poleis.core.game import get_game
from poleis.core.luck import Luck
from poleis.core.move_reasons import MOST_OPENED, MoveReasons, move_reasons
from poleis.core.setup import Setup


def decide(game_id: str, setup: Setup, dump: object, seat: int, spec: str, luck: str) -> Decision:
    """What a worker does: one decision of one bot, from what its seat may know."""
    game = get_game(game_id)
    known = game.load(setup, dump)
    return plain(make_policy(spec).decide(game, known, seat, Luck.of(luck)))


def advise(
    game_id: str, setup: Setup, dump: object, seat: int, spec: str, luck: str
) -> tuple[Decision, MoveReasons]:
    """What a worker does for a hint: one decision, and the reasons for it."""
    decision = decide(game_id, setup, dump, seat, spec, luck)
    known = get_game(game_id).load(setup, dump)
    return decision, move_reasons(known, seat, decision.action, most_opened=MOST_OPENED)


def plain(decision: Decision) -> Decision:
    """The same in numbers that JSON has: a bot may think in those of another library."""
    options = (Candidate(int(o.action), int(o.visits), float(o.value)) for o in decision.candidates)
    return Decision(int(decision.action), tuple(options), int(decision.effort))
