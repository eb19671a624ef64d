"""What chance lays out before the first round (ORI-2, ORI-21.2)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from poleis.core.luck import Luck
from poleis.core.sets import add_all, bit
from poleis.games.origins.rules.chance import WITHOUT_SIX, ChanceEvent, SpeakerDice, see_tile
from poleis.games.origins.rules.dice import die_of
from poleis.games.origins.rules.draft import begin_draft
from poleis.games.origins.rules.home import MILITARY, NOTHING
from poleis.games.origins.rules.pending import pending_row
from poleis.games.origins.rules.records import IN_POOL, Position


@final
@mypyc_attr(acyclic=True)
class TokenDeal(ChanceEvent):
    """A bonus token is laid under each site (ORI-2.3)."""

    def __init__(self, left: i64) -> None:
        super().__init__()
        self.left: i64 = left

    def copy(self) -> TokenDeal:
        return TokenDeal(self.left)

    def dump(self) -> list[object]:
        return pending_row("token_deal", self.actor, count=self.left)

    def first(self, table: Position) -> i64:
        return table.edition.outcomes.bonus.first

    def possible(self, table: Position) -> i64:
        return table.sites.deck

    def decide(self, table: Position, action: i64) -> None:
        colour = table.edition.outcomes.bonus.first_arg(action)
        table.sites.tokens = append(table.sites.tokens, colour)
        table.sites.deck &= ~bit(colour)
        self.left -= 1
        if self.left == 0:
            table.pop()


@final
@mypyc_attr(acyclic=True)
class ZodiacDeal(ChanceEvent):
    """A zodiac card is laid beside each temple (ORI-2.2)."""

    def __init__(self, left: i64) -> None:
        super().__init__()
        self.left: i64 = left

    def copy(self) -> ZodiacDeal:
        return ZodiacDeal(self.left)

    def dump(self) -> list[object]:
        return pending_row("zodiac_deal", self.actor, count=self.left)

    def first(self, table: Position) -> i64:
        return table.edition.outcomes.zodiac.first

    def possible(self, table: Position) -> i64:
        return table.temples.deck

    def decide(self, table: Position, action: i64) -> None:
        card = table.edition.outcomes.zodiac.first_arg(action)
        table.temples.cards = append(table.temples.cards, card)
        table.temples.deck &= ~bit(card)
        self.left -= 1
        if self.left == 0:
            table.pop()


@final
@mypyc_attr(acyclic=True)
class TileDeal(ChanceEvent):
    """The top tiles of the stacks are shuffled into the pool: any tile of a colour that is not
    there yet (ORI-2.4)."""

    def __init__(self, left: i64) -> None:
        super().__init__()
        self.left: i64 = left

    def copy(self) -> TileDeal:
        return TileDeal(self.left)

    def dump(self) -> list[object]:
        return pending_row("tile_deal", self.actor, count=self.left)

    def tiles(self, table: Position) -> vec[i64]:
        edition = table.edition
        seen: i64 = 0
        for tile in table.buildings.slots:
            if tile != NOTHING:
                seen |= bit(edition.tile_colour(tile))
        codes = vec[i64](capacity=edition.tiles)
        for colour in range(i64(len(edition.colours))):
            if seen & bit(colour) == 0:
                first = edition.outcomes.tile.code(edition.stack_size * colour)
                codes = add_all(codes, first, table.buildings.stacks[colour])
        return codes

    def chance(self, table: Position) -> list[tuple[int, int]]:
        return [(int(tile), 1) for tile in self.tiles(table)]

    def roll(self, table: Position, luck: Luck) -> i64:
        tiles = self.tiles(table)
        return tiles[luck.below(len(tiles))]

    def decide(self, table: Position, action: i64) -> None:
        tile = table.edition.outcomes.tile.first_arg(action)
        table.buildings.slots[len(table.buildings.slots) - self.left] = tile
        see_tile(table, tile)
        self.left -= 1
        if self.left == 0:
            table.pop()


@final
@mypyc_attr(acyclic=True)
class CardDeal(ChanceEvent):
    """District cards are revealed; towers drawn on them join the pool (ORI-2.7, ORI-2.8)."""

    def __init__(self, left: i64) -> None:
        super().__init__()
        self.left: i64 = left

    def copy(self) -> CardDeal:
        return CardDeal(self.left)

    def dump(self) -> list[object]:
        return pending_row("card_deal", self.actor, count=self.left)

    def first(self, table: Position) -> i64:
        return table.edition.outcomes.card.first

    def possible(self, table: Position) -> i64:
        return table.cards.deck

    def decide(self, table: Position, action: i64) -> None:
        edition = table.edition
        card = edition.outcomes.card.first_arg(action)
        table.cards.shown = append(table.cards.shown, card)
        table.cards.gold = append(table.cards.gold, edition.card_gold)
        table.cards.deck &= ~bit(card)
        for colour in range(i64(len(table.tower_pool))):
            table.tower_pool[colour] += edition.cards[card].towers[colour]
        self.left -= 1
        if self.left == 0:
            table.pop()


@final
@mypyc_attr(acyclic=True)
class SpeakerRoll(SpeakerDice):
    """The speakers of the game are rolled into their pool (ORI-2.6)."""

    def __init__(self, left: i64) -> None:
        super().__init__()
        self.left: i64 = left

    def copy(self) -> SpeakerRoll:
        return SpeakerRoll(self.left)

    def dump(self) -> list[object]:
        return pending_row("speaker_roll", self.actor, count=self.left)

    def decide(self, table: Position, action: i64) -> None:
        value = table.edition.outcomes.roll.first_arg(action) + 1
        table.speakers.values = append(table.speakers.values, value)
        table.speakers.places = append(table.speakers.places, i64(IN_POOL))
        self.left -= 1
        if self.left == 0:
            table.pop()


@final
@mypyc_attr(acyclic=True)
class FirstPlayer(ChanceEvent):
    """Who begins; the military discs are stacked in the order of play (ORI-2.12)."""

    def copy(self) -> FirstPlayer:
        return FirstPlayer()

    def dump(self) -> list[object]:
        return pending_row("first_player", self.actor)

    def first(self, table: Position) -> i64:
        return table.edition.outcomes.first.first

    def possible(self, table: Position) -> i64:
        return bit(table.seats()) - 1

    def decide(self, table: Position, action: i64) -> None:
        table.pop()
        seats = table.seats()
        table.first = table.edition.outcomes.first.first_arg(action)
        for seat in range(seats):
            table.homes[seat].levels[MILITARY] = (seat - table.first + seats) % seats


@final
@mypyc_attr(acyclic=True)
class DraftRoll(ChanceEvent):
    """The dice of the opening draft are rolled, colour by colour (ORI-2.13, ORI-21.2)."""

    def __init__(self, left: i64) -> None:
        super().__init__()
        self.left: i64 = left

    def copy(self) -> DraftRoll:
        return DraftRoll(self.left)

    def dump(self) -> list[object]:
        return pending_row("draft_roll", self.actor, count=self.left)

    def first(self, table: Position) -> i64:
        return table.edition.outcomes.roll.first

    def possible(self, table: Position) -> i64:
        return WITHOUT_SIX

    def decide(self, table: Position, action: i64) -> None:
        each = 1 if table.is_solo() else table.edition.draft_dice
        colour = len(table.offer) // each
        value = table.edition.outcomes.roll.first_arg(action) + 1
        table.offer = append(table.offer, die_of(colour, value))
        table.citizens.reserve[colour] -= 1
        self.left -= 1
        if self.left == 0:
            table.pop()
            begin_draft(table)
