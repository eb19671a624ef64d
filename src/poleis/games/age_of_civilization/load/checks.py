"""What must hold in a position from elsewhere: one list of named checks.

Each number has been checked by itself before (`learn.shape`). The checks stand in an order in which
each may rely on those before it.
"""

from __future__ import annotations

from collections.abc import Callable

from poleis.games.age_of_civilization.load import (
    draft_checks,
    pending_checks,
    realm_checks,
    table_checks,
)
from poleis.games.age_of_civilization.load.loaded import Loaded

CHECKS: tuple[tuple[str, Callable[[Loaded], bool]], ...] = (
    ("a pick of the draft is missing or too many", draft_checks.has_a_pick_of_each_packet),
    ("a card is missing or there twice", table_checks.has_every_card_once),
    ("a hand has other cards than were taken", draft_checks.has_hands_that_were_taken),
    ("a card was chosen from no packet", draft_checks.chooses_from_its_packet),
    ("the packets tell another draft than the cards", draft_checks.remembers_the_draft),
    ("a card that nobody saw is not in the deck", draft_checks.leaves_the_unseen_in_the_deck),
    ("the opponent has another strength in this round", table_checks.has_grown_with_the_rounds),
    ("wars are counted only for who plays alone", table_checks.loses_wars_alone),
    ("the time track has a gap", table_checks.is_laid_from_the_left),
    ("a card of the time track is not in its place", table_checks.has_its_fixed_cards),
    ("a token is missing or too many", table_checks.has_its_tokens),
    ("chance has turned up other cards", table_checks.has_drawn_what_is_done),
    ("coins lie on a card outside the pool", table_checks.has_coins_in_the_pool_only),
    ("a realm has no main civilization of its own", realm_checks.has_its_main_civilization),
    ("a technology is not on its board", realm_checks.has_technologies_of_its_board),
    ("a technology is locked", realm_checks.has_no_locked_technology),
    ("no arrow leads to a technology", realm_checks.has_technologies_in_some_order),
    ("tokens of scenarios are in another game", realm_checks.has_tokens_of_scenarios),
    ("points come from what gives none here", realm_checks.has_points_that_can_be),
    ("the game is over too early", pending_checks.ends_after_the_last_turn),
    ("no step of the seat on turn is pending", pending_checks.begins_with_a_step),
    ("the set-up is not the one planned", pending_checks.follows_the_set_up),
    ("the draft is not over", pending_checks.has_drafted),
    ("the end of the round is another", pending_checks.follows_a_round),
    ("workers are on spaces of no turn", pending_checks.has_workers_of_its_turn),
    ("abilities are resolved before the turn ends", pending_checks.has_resolved_in_its_step),
    ("the time track is not whole", table_checks.is_whole_after_the_set_up),
    ("a step has other civilizations", pending_checks.has_civilizations_for_its_step),
    ("the pool is not to be filled up now", pending_checks.refills_after_an_action),
    ("this choice is not part of this step", pending_checks.asks_what_its_step_can_ask),
    ("a question is asked by another effect", pending_checks.asks_by_an_effect),
    ("there is nothing to choose", pending_checks.asks_what_can_be_done),
    ("who is to act can do nothing", pending_checks.lets_somebody_act),
    ("something is still to be done by itself", pending_checks.awaits_nothing_automatic),
)
"""What BadPosition says, and what must hold."""
