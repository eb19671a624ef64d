"""A position as one person sees it, and what all panels ask about it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from poleis.core.actions import ActionTable
from poleis.draw.view_context import ViewContext
from poleis.games.origins.explain.position_reader import Cell, Die, Table
from poleis.games.origins.rules.actions import worker_names
from poleis.games.origins.rules.city import CORNERS, cell_xy
from poleis.games.origins.rules.edition import NO_COLOUR, DistrictCard, Edition
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.ui import messages
from poleis.games.origins.ui.draw_tiles import tile


@dataclass(frozen=True)
class Deed:
    """An action taken apart: its verb and what it is about."""

    kind: str
    worker: str = ""
    site: int = 0
    cell: Cell | None = None
    number: int = 0
    """Which of the others of its kind it is: an action, a token, a die, a tile and so on."""
    other: int = 0
    """The steps in a temple; what a tile is bought as; the new colour of a freeman."""


OF_FREEMEN = ("raise", "honour", "retire", "recolour")


def deed_of(edition: Edition, actions: ActionTable, code: int) -> Deed:
    """What an action is about."""
    verb, arguments = actions.split(code)
    kind, workers = verb.name, worker_names(edition)
    first, second = [*arguments, 0, 0][:2]
    if kind == "visit":
        return Deed(kind, workers[first], second + 1)
    if kind == "close":
        return Deed(kind, workers[second], cell=cell_xy(first))
    if kind in ("use", "place"):
        return Deed(kind, cell=cell_xy(first))
    if kind in OF_FREEMEN:
        return Deed(kind, workers[first], number=first, other=second)
    if kind == "hire":
        return Deed(kind, workers[int(edition.bases) + first], number=first)
    return Deed(kind, number=first, other=second)


class Scene(ViewContext[Origins]):
    """A position as one person sees it, with what all panels need."""

    @cached_property
    def table(self) -> Table:
        return Table(self.state)

    @property
    def edition(self) -> Edition:
        return self.state.edition

    @property
    def round(self) -> int:
        return int(self.state.round)

    @property
    def step(self) -> str:
        """The kind of what is awaited; empty: the game is over."""
        return self.table.step

    def deed(self, code: int) -> Deed:
        """What an action is about."""
        return deed_of(self.edition, self.state.setup.game.actions, code)

    @cached_property
    def is_acting(self) -> bool:
        """Whether the viewer must decide now."""
        return self.viewer is not None and self.viewer == self.actor

    @cached_property
    def legal(self) -> list[Deed]:
        """What the viewer may do now."""
        if self.viewer is None or not self.is_acting:
            return []
        return [self.deed(int(code)) for code in self.state.legal(self.viewer)]

    @cached_property
    def kinds(self) -> frozenset[str]:
        """The verbs of what the viewer may do now."""
        return frozenset(deed.kind for deed in self.legal)

    @property
    def drafting(self) -> bool:
        """Whether the dice of the opening lie on the table (ORI-2.13)."""
        return bool(self.table.offer())

    def scored(self, seat: int) -> int:
        """The points on the VP track, without the final scoring."""
        return int(sum(self.state.homes[seat].points))

    @cached_property
    def last_deeds(self) -> list[tuple[int, Deed]]:
        """What the seats did last."""
        return [(move.actor, self.deed(move.action)) for move in self.last if move.actor >= 0]

    def last_of(self, *kinds: str) -> list[tuple[int, Deed]]:
        """What the seats did last, of these kinds."""
        return [(seat, deed) for seat, deed in self.last_deeds if deed.kind in kinds]

    def open_to_viewer(self, *kinds: str) -> list[Deed]:
        """What the viewer may do now, of these kinds."""
        return [deed for deed in self.legal if deed.kind in kinds]

    def wisdom_price(self, slot: int, citizen: bool = False) -> int:
        """What a place of a pool costs the viewer (ORI-22.2: less with Taurus)."""
        prices = self.edition.citizen_price if citizen else self.edition.tile_price
        price = int(prices[slot])
        return price if self.viewer is None else self.table.discounted(self.viewer, price)

    def tile(self, x: float, y: float, size: float, name: str) -> str:
        """The drawing of a tile: a building, a farm, the agora or the palace."""
        return tile(x, y, size, name, self.table.colour_of(name))

    # ---- names of things

    def colour(self, name: str) -> str:
        return self.language.say(messages.colour(name))

    def building(self, name: str) -> str:
        return self.language.say(messages.building(name))

    def about(self, name: str) -> str:
        """What a building does; nothing for a farm."""
        return self.language.say(messages.about(messages.building(name)))

    def zodiac(self, name: str) -> str:
        return self.language.say(messages.zodiac(name))

    def temple(self, name: str) -> str:
        return self.language.say(messages.temple(name))

    def resource(self, name: str) -> str:
        return self.language.say(messages.resource(name))

    def action(self, number: int) -> str:
        return self.language.say(messages.action(self.edition.action_names[number]))

    def die(self, die: Die) -> str:
        """A die in words: "blue 4"."""
        said = self.language.say(messages.die_colour(die.colour))
        return self.language("origins-view-die", colour=said, value=die.value)

    def worker(self, seat: int, worker: str) -> str:
        """A worker in words: "blue 4", "speaker 3", "archon"."""
        language = self.language
        if worker == "archon":
            return language("origins-view-archon")
        number = int(worker[-1])
        if worker.startswith("speaker"):
            return language("origins-view-speaker", value=self.table.speaker_value(number))
        die = self.table.freeman(seat, number)
        return self.die(die) if die else worker

    def about_worker(self, worker: str) -> str:
        """What a worker is: freeman, speaker or archon."""
        return self.language(f"origins-about-{worker.rstrip('0123456789')}")

    def card(self, slot: int) -> DistrictCard:
        """A revealed district card."""
        return self.edition.cards[self.state.cards.shown[slot]]

    def drawn_towers(self, slot: int) -> tuple[str, ...]:
        """The colours of the towers on a card, in the order in which they are printed."""
        rows = self.edition.components["district_cards"]["cards"]
        return tuple(rows[self.state.cards.shown[slot]]["towers"])

    def matching(self, seat: int, cell: Cell, city: dict[Cell, str] | None = None) -> list[int]:
        """The revealed district cards that fit a district (ORI-13.7), as slots from 0."""
        tiles = city or self.table.city(seat)
        names = [self.table.colour_of(tiles.get(one, "")) for one in self.table.block(cell)]
        colours = [self.edition.colours.index(name) if name else NO_COLOUR for name in names]
        return [i for i in range(len(self.table.cards())) if fits(self.card(i), colours)]

    def card_points(self, seat: int, slot: int) -> int:
        """What a card scores for a seat now (ORI-13.4)."""
        card = self.card(slot)
        return int(card.later_points if self.table.has_scored(seat, slot) else card.first_points)


def fits(card: DistrictCard, colours: list[int]) -> bool:
    """Whether a card fits the colours of a district: lower left, upper left, lower right, upper
    right. The neighbours of corner c inside the block are c ^ 1 and c ^ 2 (ORI-13.7)."""
    return any(card.fits(colours[c], colours[c ^ 1], colours[c ^ 2]) for c in range(CORNERS))
