"""A position as one person sees it, and what all panels ask about it.

Everything is asked of a redacted position.
"""

from __future__ import annotations

from functools import cached_property

from poleis.core.explain import Message
from poleis.core.sets import members
from poleis.core.state import CHANCE
from poleis.draw.view_context import ViewContext
from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.explain import cards
from poleis.games.age_of_civilization.rules.edition import Edition, SoloGame
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.rules.realm import Realm
from poleis.games.age_of_civilization.rules.records import NEXT_ROUND
from poleis.games.age_of_civilization.rules.technology_board import available
from poleis.games.age_of_civilization.ui import messages
from poleis.games.age_of_civilization.ui.draw_card import Offer, gain_formula, printed_gains


class Scene(ViewContext[AgeOfCivilization]):
    """A position as one person sees it, with what all panels need."""

    @property
    def edition(self) -> Edition:
        return self.state.edition

    def realm(self, seat: int) -> Realm:
        return self.state.realms[seat]

    @cached_property
    def actors(self) -> list[int]:
        return self.state.actors()

    @property
    def step(self) -> int:
        """The kind of decision that is awaited; NONE when the game is over."""
        return int(self.state.top_kind())

    @property
    def round(self) -> int:
        return int(self.state.round)

    @property
    def is_solo(self) -> bool:
        return self.state.agreement.solo != NONE

    @property
    def solo_game(self) -> SoloGame:
        """Clash or the scenario that is played alone."""
        return self.edition.solo_games[self.state.agreement.solo]

    @property
    def on_turn(self) -> int:
        return int(self.state.on_turn())

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

    @cached_property
    def kinds(self) -> set[str]:
        """The kinds of actions that are legal for the viewer now."""
        actions = self.state.setup.game.actions
        return {actions.split(code)[0].name for code in self.legal}

    def can(self, kind: str) -> bool:
        """Whether an action of this kind is legal for the viewer now."""
        return kind in self.kinds

    def scored(self, seat: int) -> int:
        """The points on the score track, without the abilities of the end of the game."""
        return int(self.realm(seat).points_so_far())

    @cached_property
    def strengths(self) -> list[int]:
        return [cards.strength(self.state, seat) for seat in range(self.seats)]

    def is_weakest(self, seat: int) -> bool:
        """Whether a war at the end of this round would find nobody weaker (AOC-8.5, AOC-13.6)."""
        if self.is_solo:
            return self.strengths[seat] <= self.opponent_at_war
        return self.strengths[seat] == min(self.strengths)

    @property
    def opponent_at_war(self) -> int:
        """The strength of the virtual opponent in the next war: it grows before (AOC-13.5)."""
        state = self.state
        has_grown = any(one.kind == NEXT_ROUND for one in state.pending)
        is_last = state.round == self.edition.rounds
        growth = 0 if has_grown or is_last else state.agreement.opponent_growth
        return int(state.opponent + growth)

    def is_spared(self, seat: int, trigger: str) -> bool:
        """Whether an ability saves the worker at a war or plague."""
        return any(
            ability["effect"] == "ignore_sacrifice" and ability["trigger"] == trigger
            for ability in cards.abilities(self.state, seat)
        )

    # ---- the time track

    def card_at(self, position: int) -> int | None:
        """The card at a position (from 0), None before it is laid."""
        card = int(self.state.track.cards[position])
        return None if card == NONE else card

    def token_at(self, position: int) -> str:
        """The id of the token above a position (from 0); empty: there is none."""
        token = self.state.track.tokens[position]
        return "" if token == NONE else self.edition.token_ids[token]

    def is_open(self, position: int) -> bool:
        return self.round - 1 <= position < self.round - 1 + self.edition.open_cards

    @property
    def next_position(self) -> int | None:
        """The position that opens at the end of this round (AOC-8.3)."""
        found = int(self.round - 1 + self.edition.open_cards)
        return found if found < self.edition.positions and not self.is_over else None

    @cached_property
    def on_track(self) -> set[int]:
        """All cards of the track."""
        return {int(card) for card in self.state.track.cards if card != NONE}

    @cached_property
    def wins(self) -> bool:
        """Whether the seat whose prices are shown has most strength (AOC-1.10)."""
        return cards.has_most_strength(self.state, self.me)

    def offer(self, action: int) -> Offer:
        """What an action costs and gives now."""
        state, seat, facts = self.state, self.me, self.edition.actions[action]
        price = cards.price(state, seat, action)
        gains = printed_gains(facts)
        printed = dict(gains)
        self._add_own(action, gains)
        own = len(cards.granting(state, seat, "action_space", facts.id))
        return Offer(
            action=facts.id,
            is_red=bool(facts.is_red),
            price=price,
            gains=gain_formula(facts, gains, self.wins),
            workers=cards.workers_needed(state, seat, action),
            spaces=int(facts.spaces),
            own=own,
            placed=int(state.turn.uses[action]) if self.on_turn == seat else 0,
            seat=seat,
            cheaper=price < facts.price,
            better=gains != printed,
        )

    def _add_own(self, action: int, gains: dict[str, int]) -> None:
        """Add what depends on the realm."""
        state, seat, facts = self.state, self.me, self.edition.actions[action]
        effect, agreement = facts.row["effect"], state.agreement
        learned = len(members(self.realm(seat).technologies))
        if "points_if_no_technology" in effect and learned == 0:
            gains["points"] = gains.get("points", 0) + int(effect["points_if_no_technology"])
        rich = effect.get("points_if_min_technologies", {"min": 99})
        if learned >= int(rich["min"]):
            gains["points"] += int(rich["points"])
        if "coins_per_civilization" in effect:
            each = int(effect["coins_per_civilization"])
            gains["coins"] += each * len(self.realm(seat).civilizations)
        if action == self.edition.culture and 0 < agreement.rebirth_round <= state.round:
            gains["points"] += int(agreement.rebirth_points)
        for ability in cards.abilities(state, seat):
            if ability["effect"] == "hunting_point_always" and facts.id == "hunting":
                gains["points"] = int(effect["points_if_no_technology"])
            if ability["trigger"] != "on_action" or ability["effect"] != "gain":
                continue
            condition = ability.get("condition", {})
            modified_as = cards.modified_as(self.edition, action)
            if ability["action"] != modified_as or "technology_in" in condition:
                continue
            if condition and not self.wins:
                continue
            for good, number in ability["gain"].items():
                gains[good] = gains.get(good, 0) + int(number)

    # ---- technologies

    def available(self, seat: int) -> list[int]:
        """The technologies that a seat could unlock now (AOC-9.2, AOC-12.4, AOC-14.2)."""
        found = members(available(self.state, seat))
        board = cards.board(self.state, seat)
        return [technology for technology in board if technology in found]

    # ---- words

    def civilization(self, card: int) -> str:
        return self.language.say(messages.civilization(self.edition.civilization_ids[card]))

    def civilization_help(self, card: int) -> str:
        """Everything that stands on a civilization card, in sentences."""
        facts, say = self.edition.civilizations[card], self.language
        main = messages.main_ability(self.edition, facts.id)
        legacy = messages.legacy_ability(self.edition, facts.id)
        lines = [
            say("age_of_civilization-view-main", text=main),
            say("age_of_civilization-view-legacy", text=legacy),
            say("age_of_civilization-view-population", n=int(facts.population)),
        ]
        if coins := int(self.state.pools.extra_coins[card]):
            lines.append(say("age_of_civilization-view-extra-coins", n=coins))
        return "\n".join(lines)

    def about(self, card: Message) -> str:
        """What an action, technology, wonder, token, order or special card does."""
        return self.language.say(messages.about(self.edition, card))

    # ---- who did what last

    @cached_property
    def last_turn(self) -> tuple[int, tuple[int, ...]]:
        """Who played last besides the seat on turn, and what; nobody: CHANCE."""
        others = [move.actor for move in self.last if self.is_over or move.actor != self.on_turn]
        if not others:
            return CHANCE, ()
        seat = others[-1]
        return seat, tuple(move.action for move in self.last if move.actor == seat)

    def did_last(self, seat: int) -> tuple[int, ...]:
        """What a seat did, if it is the one that played last."""
        return self.last_turn[1] if self.last_turn[0] == seat else ()

    def did(self, code: int) -> bool:
        """Whether the seat that played last did this."""
        return code in self.last_turn[1]
