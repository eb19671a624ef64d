"""A position as one person sees it, and what all panels ask about it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from html import escape

from poleis.draw.view_context import ViewContext
from poleis.games.origins.explain.position_reader import Cell, Die, Table, colour_name, read_cell
from poleis.games.origins.explain.predicates import WORKERS
from poleis.games.origins.rules import actions, layout
from poleis.games.origins.rules.data import ACTIONS, CARD_ROWS, CARDS, CITIZEN_PRICE, TILE_PRICE
from poleis.games.origins.rules.data import BUILDING_ROWS as ROWS_OF_BUILDINGS
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.ui import messages

STONE = {str(row["id"]): int(row["stone_cost"]) for row in ROWS_OF_BUILDINGS}


def kind_of_tile(tile: str) -> str:
    """The building that a tile shows: "mint" of "mint-2"."""
    return tile.rpartition("-")[0]


@dataclass(frozen=True)
class Deed:
    """An action taken apart: its verb and what it is about."""

    kind: str
    worker: str = ""
    site: int = 0
    cell: Cell | None = None
    number: int = 0
    """Which of the others of its kind it is: an action, a token, a die, a tile and so on."""


RANGES = (
    ("draft", actions.DRAFT), ("remove", actions.REMOVE), ("visit", actions.VISIT),
    ("act", actions.ACT), ("bonus", actions.BONUS), ("pisces", actions.PISCES),
    ("score", actions.SCORE),
    ("tower", actions.TOWER), ("populate", actions.POPULATE), ("pass", actions.PASS),
    ("spend", actions.SPEND), ("buy", actions.BUY), ("aside", actions.SET_ASIDE),
    ("take", actions.TAKE), ("hire", actions.SPEAKER), ("gain", actions.RESOURCE),
    ("exchange", actions.EXCHANGE),
    ("step", actions.STEP), ("raise", actions.RAISE), ("recolour", actions.RECOLOUR),
    ("honour", actions.HONOUR), ("calm", actions.CALM), ("lift", actions.LIFT),
    ("advance", actions.ADVANCE), ("attack", actions.ATTACK), ("grow", actions.GROW),
    ("retire", actions.RETIRE), ("done", actions.DONE), ("use", actions.USE),
    ("place", actions.PLACE), ("close", actions.CLOSE),
)  # fmt: skip
OF_FREEMEN = ("raise", "honour", "retire")


def deed_of(code: int) -> Deed:
    """What an action is about."""
    kind, first = next((k, f) for k, f in reversed(RANGES) if f <= code)
    n = code - first
    if kind == "visit":
        return Deed(kind, WORKERS[n // 5], n % 5 + 1)
    if kind == "close":
        return Deed(kind, WORKERS[n % 6], cell=read_cell(n // 6))
    if kind == "recolour":
        return Deed(kind, WORKERS[n // 5], number=n % 5)
    if kind in ("use", "place"):
        return Deed(kind, cell=read_cell(n))
    if kind in OF_FREEMEN:
        return Deed(kind, WORKERS[n], number=n)
    if kind == "hire":
        return Deed(kind, WORKERS[actions.FIRST_SPEAKER + n], number=n)
    return Deed(kind, number=n)


class Scene(ViewContext[Origins]):
    """A position as one person sees it, with what all panels need."""

    @cached_property
    def table(self) -> Table:
        return Table(self.state)

    @property
    def v(self) -> list[int]:
        return list(self.table.v)

    @property
    def round(self) -> int:
        return self.table.v[layout.ROUND]

    @property
    def step(self) -> int:
        """The kind of decision that is awaited; 0: none."""
        return self.table.top.kind if self.table.frames else 0

    @cached_property
    def is_acting(self) -> bool:
        """Whether the viewer must decide now."""
        return self.viewer is not None and self.viewer == self.actor

    @cached_property
    def legal(self) -> list[Deed]:
        """What the viewer may do now."""
        if self.viewer is None or not self.is_acting:
            return []
        return [deed_of(int(code)) for code in self.state.legal(self.viewer)]

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
        first = layout.TALLY
        return sum(self.table.mine(seat, first + i) for i in range(layout.SOURCES))

    def archon_site(self, seat: int) -> int:
        """The site where the archon of a seat stands; 0: at home."""
        return self.table.mine(seat, layout.ARCHON)

    @cached_property
    def last_deeds(self) -> list[tuple[int, Deed]]:
        """What the seats did last."""
        return [(move.actor, deed_of(move.action)) for move in self.last if move.actor >= 0]

    def wisdom_price(self, slot: int, citizen: bool = False) -> int:
        """What a place of a pool costs the viewer (ORI-22.2: less with Taurus)."""
        price = int((CITIZEN_PRICE if citizen else TILE_PRICE)[slot])
        return price if self.viewer is None else self.table.discounted(self.viewer, price)

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
        return self.language.say(messages.action(ACTIONS[number]))

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
            value = self.table.v[layout.SPEAKER + number - 1]
            return language("origins-view-speaker", value=value)
        die = self.table.freeman(seat, number)
        return self.die(die) if die else worker

    def matching(self, seat: int, cell: Cell, city: dict[Cell, str] | None = None) -> list[int]:
        """The revealed district cards that fit a district (ORI-13.7), as slots from 0."""
        tiles = city or self.table.city(seat)
        colours = [colour_name(tiles.get(one, "")) for one in self.table.block(cell)]
        return [i for i, card in enumerate(self.table.cards()) if fits(card, colours)]

    def card_points(self, seat: int, slot: int) -> int:
        """What a card scores for a seat now (ORI-13.4)."""
        row = CARD_ROWS[CARDS.index(self.table.cards()[slot])]
        scored = self.table.mine(seat, layout.SCORED) >> slot & 1
        return int(row["vp_later" if scored else "vp_first"])


def fits(card: str, colours: list[str]) -> bool:
    """Whether a card fits the colours of a district: lower left, upper left, lower right, upper
    right. The neighbours of corner c inside the block are c ^ 1 and c ^ 2 (ORI-13.7)."""
    row = CARD_ROWS[CARDS.index(card)]
    arms = sorted(row["arms"])
    return any(
        colours[c] == row["corner"] and sorted((colours[c ^ 1], colours[c ^ 2])) == arms
        for c in range(4)
    )


def attribute(words_: str) -> str:
    return escape(words_, quote=True)
