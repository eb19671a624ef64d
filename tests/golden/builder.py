"""A scripted player of Origins who only looks for districts whose cards still have gold.

Bots never empty all district cards, so this player makes the golden game that ends that way
(ORI-19.1).
"""

from __future__ import annotations

from itertools import product

from poleis import Luck
from poleis.bots.policy import Decision
from poleis.core.game import Game
from poleis.core.state import State
from poleis.games.origins.explain.position_reader import Cell, Table, colour_name
from poleis.games.origins.rules.districts import CardChoice
from poleis.games.origins.rules.edition import DistrictCard
from poleis.games.origins.rules.position import Origins

CHORES = ("act gain_3_stone", "act gain_3_wisdom", "act take_citizen", "act gain_3_food")
LEFT_OUT = ("tower", "step", "attack", "advance", "spend")
"""What would bring another end of the game nearer, or only takes time."""


class Builder:
    """Closes districts for gold, buys tiles that fit the cards, and gathers what that costs."""

    def decide(self, game: Game, known: State, seat: int, luck: Luck) -> Decision:
        assert isinstance(known, Origins)
        codes = [int(code) for code in known.legal(seat)]
        ranks = {code: self.rank(known, seat, code, game.actions.text(code)) for code in codes}
        best = [code for code in codes if ranks[code] == max(ranks.values())]
        return Decision(best[luck.below(len(best))], ())

    def rank(self, state: Origins, seat: int, code: int, text: str) -> float:
        """How much an action helps; equal ones are chosen by luck."""
        if text.startswith("close"):
            return gain(state, seat, code) if takes_gold(state, seat, code) else -1.0
        if text.startswith(("place", "buy", "score")):
            return gain(state, seat, code)
        if text.startswith("visit"):
            return visit_rank(Table(state), seat, text)
        if text == "act buy_building":
            return 5.0
        if text in CHORES:
            return 4.0
        if text == "pass":
            return 1.0
        return -1.0 if text.startswith(LEFT_OUT) else 2.0


def visit_rank(table: Table, seat: int, text: str) -> float:
    """Stone and wisdom first, then tiles, then a die to close with."""
    _, worker, site = text.split()
    unused = sum(die.site == 0 for die in table.freemen(seat))
    if worker.startswith("freeman") and unused < 2:
        return 0.5  # the last one closes a district
    is_rich = min(table.owned(seat, "stone"), table.owned(seat, "wisdom")) >= 2
    if table.empty_bases(seat) and site == "4":
        return 5.0
    wanted = "2" if is_rich else "1" if table.owned(seat, "stone") < 2 else "3"
    return 4.0 if site == wanted else 0.7


def takes_gold(state: Origins, seat: int, code: int) -> bool:
    """Whether a closing scores a card that still has gold, or may choose one."""
    after = state.clone()
    after.apply(seat, code)
    is_choice = isinstance(after.top(), CardChoice)
    return is_choice or sum(Table(after).card_gold()) < sum(Table(state).card_gold())


def gain(state: Origins, seat: int, code: int) -> float:
    """What an action brings nearer: gold taken from cards, districts that nearly fit one."""
    after = state.clone()
    after.apply(seat, code)
    taken = sum(Table(state).card_gold()) - sum(Table(after).card_gold())
    return 100.0 * (1 + taken) + prospects(Table(after), seat) - prospects(Table(state), seat)


def prospects(table: Table, seat: int) -> float:
    """For every card with gold, how much of its pattern the best open block has."""
    city, districts = table.city(seat), table.districts(seat)
    corners = {(x - dx, y - dy) for (x, y) in city for dx in (0, 1) for dy in (0, 1)}
    blocks = [table.block(cell) for cell in corners if districts.get(cell) is None]
    cards = [table.edition.cards[card] for card in table.state.cards.shown]
    wanted = [card for card, gold in zip(cards, table.card_gold(), strict=True) if gold]
    colours = {cell: colour_name(table.edition, building) for cell, building in city.items()}
    names = table.edition.colours
    return float(
        sum(max(fit(colours, block, card, names) for block in blocks) ** 2 for card in wanted)
    )


def fit(
    city: dict[Cell, str], block: list[Cell], card: DistrictCard, names: tuple[str, ...]
) -> int:
    """How many tiles of a block lie as a card wants them; 0 if one lies in the way."""
    arms = names[card.arm], names[card.other_arm]
    best = 0
    for corner, (one, other) in product(range(4), (arms, arms[::-1])):
        wanted = {corner: names[card.corner], corner ^ 1: one, corner ^ 2: other}
        found = {i: city[cell] for i, cell in enumerate(block) if cell in city}
        if all(found.get(i, colour) == colour for i, colour in wanted.items()):
            best = max(best, len(found))
    return best
