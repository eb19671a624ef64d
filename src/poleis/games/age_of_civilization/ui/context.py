"""A position as one person sees it, and what all panels ask about it.

Everything is asked of a redacted position, as plain numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from poleis.core.sets import members
from poleis.core.state import CHANCE
from poleis.draw.view_context import ViewContext
from poleis.games.age_of_civilization.explain import cards
from poleis.games.age_of_civilization.rules.data import (
    ACTION_ROWS,
    ACTIONS,
    BOARD,
    CIVILIZATION_ROWS,
    CULTURE,
    OPEN_CARDS,
    POSITIONS,
    REBIRTH_POINTS,
    ROUNDS,
)
from poleis.games.age_of_civilization.rules.layout import (
    COINS_ON,
    COVER,
    DEPTH,
    GROWTH,
    LEARNED,
    LOCKED,
    NEXT_ROUND,
    REBIRTH,
    RIVAL,
    ROUND,
    SOLO,
    STACK,
    TALLY,
    TRACK,
    USED,
    realm,
)
from poleis.games.age_of_civilization.rules.layout import SOURCES as SOURCES_OF_POINTS
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.rules.technology_board import reachable, technology_at
from poleis.games.age_of_civilization.ui import messages
from poleis.games.age_of_civilization.ui.draw_card import Offer, gain_formula, printed_gains


class Scene(ViewContext[AgeOfCivilization]):
    """A position as one person sees it, with what all panels need."""

    @cached_property
    def v(self) -> list[int]:
        return self.state.numbers()

    @cached_property
    def actors(self) -> list[int]:
        return self.state.actors()

    @property
    def step(self) -> int:
        """The kind of decision that is awaited; 0: none."""
        return cards.top_frame(self.v)[0] if self.v[DEPTH] else 0

    @property
    def round(self) -> int:
        return max(self.v[ROUND], 1)

    @property
    def solo(self) -> int:
        """0: several seats; 1: Clash; from 2 on: the scenarios."""
        return self.v[SOLO]

    @property
    def on_turn(self) -> int:
        return cards.on_turn(self.v)

    @property
    def me(self) -> int:
        """Whose prices are shown: the viewer's, or for a spectator those of the seat on turn."""
        return self.on_turn if self.viewer is None else self.viewer

    @cached_property
    def is_acting(self) -> bool:
        """Whether the viewer must decide now."""
        return self.viewer is not None and self.viewer in self.actors

    @cached_property
    def legal(self) -> frozenset[int]:
        """What the viewer may do now."""
        if self.viewer is None or not self.is_acting:
            return frozenset()
        return frozenset(map(int, self.state.legal(self.viewer)))

    def of(self, seat: int, what: int) -> int:
        """One of the numbers of a realm."""
        return self.v[realm(seat) + what]

    def scored(self, seat: int) -> int:
        """The points on the score track, without the abilities of the end of the game."""
        at = realm(seat) + TALLY
        return sum(self.v[at : at + SOURCES_OF_POINTS])

    @cached_property
    def strengths(self) -> list[int]:
        return [cards.strength(self.v, seat) for seat in range(self.seats)]

    def is_weakest(self, seat: int) -> bool:
        """Whether a war at the end of this round would find nobody weaker (AOC-8.5, AOC-13.6)."""
        if self.solo:
            return self.strengths[seat] <= self.rival_at_war
        return self.strengths[seat] == min(self.strengths)

    @property
    def rival_at_war(self) -> int:
        """The strength of the virtual opponent in the next war: it grows before (AOC-13.5)."""
        has_grown = self.v[DEPTH] > 0 and self.v[STACK] == NEXT_ROUND
        is_last = self.v[ROUND] == ROUNDS
        return self.v[RIVAL] + (0 if has_grown or is_last else self.v[GROWTH])

    def is_spared(self, seat: int, trigger: str) -> bool:
        """Whether an ability saves the worker at a war or plague."""
        return any(
            ability["effect"] == "ignore_sacrifice" and ability["trigger"] == trigger
            for ability in cards.abilities(self.v, seat)
        )

    # ---- the time track

    def card_at(self, position: int) -> int | None:
        """The card at a position (from 0), None before it is laid."""
        card = self.v[TRACK + position]
        return card - 1 if card else None

    def is_open(self, position: int) -> bool:
        return self.round - 1 <= position < self.round - 1 + OPEN_CARDS

    @property
    def next_position(self) -> int | None:
        """The position that opens at the end of this round (AOC-8.3)."""
        found = self.round - 1 + OPEN_CARDS
        return found if found < POSITIONS and not self.is_over else None

    @cached_property
    def on_track(self) -> set[int]:
        """All cards of the track."""
        return {card - 1 for card in self.v[TRACK : TRACK + POSITIONS] if card}

    def offer(self, action: int) -> Offer:
        """What an action costs and gives now."""
        v, seat, facts = self.v, self.me, ACTION_ROWS[action]
        price = cards.price(v, seat, action)
        gains = printed_gains(action)
        printed = dict(gains)
        self._add_own(action, gains)
        own = len(cards.granting(v, seat, "action_space", ACTIONS[action]))
        return Offer(
            action=action,
            price=price,
            gains=gain_formula(action, gains, cards.has_most_strength(v, seat)),
            workers=cards.workers_needed(v, seat, action),
            spaces=int(facts["spaces"]),
            own=own,
            placed=v[USED] >> 3 * action & 7 if self.on_turn == seat else 0,
            seat=seat,
            cheaper=price < int(facts["coins"]),
            better=gains != printed,
        )

    def _add_own(self, action: int, gains: dict[str, int]) -> None:
        """Add what depends on the realm."""
        v, seat, effect = self.v, self.me, ACTION_ROWS[action]["effect"]
        learned = len(members(self.of(seat, LEARNED)))
        wins = cards.has_most_strength(v, seat)
        if "points_if_no_technology" in effect and learned == 0:
            gains["points"] = gains.get("points", 0) + int(effect["points_if_no_technology"])
        rich = effect.get("points_if_min_technologies", {"min": 99})
        if learned >= int(rich["min"]):
            gains["points"] += int(rich["points"])
        if "coins_per_civilization" in effect:
            gains["coins"] += len(cards.stacked(v, seat))
        if action == CULTURE and 0 < v[REBIRTH] <= v[ROUND]:
            gains["points"] += int(REBIRTH_POINTS)
        for ability in cards.abilities(v, seat):
            if ability["effect"] == "hunting_point_always" and ACTIONS[action] == "hunting":
                gains["points"] = 1
            if ability["trigger"] != "on_action" or ability["effect"] != "gain":
                continue
            condition = ability.get("condition", {})
            if ability["action"] != cards.modified_as(action) or "technology_in" in condition:
                continue
            if condition and not wins:
                continue
            for good, number in ability["gain"].items():
                gains[good] = gains.get(good, 0) + int(number)

    # ---- technologies

    def available(self, seat: int) -> list[int]:
        """The technologies that a seat could unlock now (AOC-9.2, AOC-12.4, AOC-14.2)."""
        cover, learned = self.of(seat, COVER), self.of(seat, LEARNED)
        board = [technology_at(cover, place) for place in range(BOARD)]
        unlocked = sum(1 << place for place in range(BOARD) if learned >> board[place] & 1)
        found = [board[place] for place in members(reachable(unlocked))]
        return [technology for technology in found if not self.v[LOCKED] >> technology & 1]

    # ---- words

    def civilization(self, card: int) -> str:
        return self.language.say(messages.civilization(CIVILIZATION_ROWS[card]["id"]))

    def civilization_help(self, card: int) -> str:
        """Everything that stands on a civilization card, in sentences."""
        row, say = CIVILIZATION_ROWS[card], self.language
        lines = [
            say("age_of_civilization-view-main", text=messages.main_ability(row["id"])),
            say("age_of_civilization-view-legacy", text=messages.legacy_ability(row["id"])),
            say("age_of_civilization-view-population", n=int(row["population"]["value"])),
        ]
        if self.v[COINS_ON + card]:
            lines.append(say("age_of_civilization-view-extra-coins", n=self.v[COINS_ON + card]))
        return "\n".join(lines)

    # ---- who did what last

    @cached_property
    def last_turn(self) -> tuple[int, tuple[int, ...]]:
        """Who played last besides the seat on turn, and what; nobody: CHANCE."""
        others = [move.actor for move in self.last if self.is_over or move.actor != self.on_turn]
        if not others:
            return CHANCE, ()
        seat = others[-1]
        return seat, tuple(move.action for move in self.last if move.actor == seat)

    def did(self, codes: Iterable[int]) -> bool:
        """Whether the seat that played last did one of these."""
        return any(code in self.last_turn[1] for code in codes)
