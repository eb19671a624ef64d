"""What a game shows to one person: panels, texts, previews, the lines of the log.

A game's `view.py` builds these from what that person may know; the server sends them, one generic
client shows them. All words are already in the person's language. Drawings are SVG whose colours
are `var(--token)` presentation attributes; panels with text and tables are HTML fragments. Neither
holds a style attribute, a script or an event handler.

What can be touched is an element with `data-ref`, one of `ActionTable.refs`, for instance
`slot:2`. It contains its state rings (see `poleis.draw.highlights`); a client sets `data-state` on
it and adds no geometry. What moves about is an element of class `piece` whose id it keeps
wherever it goes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Role = Literal["offer", "own", "other", "board", "sheet"]
Tone = Literal["", "up", "down"]


@dataclass(frozen=True)
class Badge:
    """A small fact with a symbol: stones in stock, a marker. *label* says it in words.

    A badge without *text* is its symbol alone.
    """

    icon: str
    text: str
    label: str


@dataclass(frozen=True)
class Panel:
    """One part of the table.

    *id* is stable ("market", "city-0"). *note* is plain text to the right of the title. *seat*
    is whose panel it is. A *zoom* panel holds one drawing that can be panned and magnified.
    """

    id: str
    role: Role
    title: str
    body: str
    note: str = ""
    seat: int | None = None
    zoom: bool = False
    badges: tuple[Badge, ...] = ()


@dataclass(frozen=True)
class Group:
    """Panels that share an area of the layout: below each other, as a grid, or behind tabs."""

    area: str
    panels: tuple[str, ...]
    kind: Literal["stack", "grid", "tabs"] = "stack"


@dataclass(frozen=True)
class Tab:
    """One tab of the phone layout: panels below each other (or the shell's "log", "chat")."""

    label: str
    icon: str
    panels: tuple[str, ...]


@dataclass(frozen=True)
class Layout:
    """Where the panels go.

    On a desktop a CSS grid: *columns* and *rows* are track sizes (*wide* replaces *columns* from
    1700 px on), *areas* the names in each row. An area holds the panels of its group, or
    what the shell draws there: "bar" (actions), "log". On a phone *tabs*, and *pinned* panels
    that stay visible under every tab.
    """

    columns: tuple[str, ...]
    rows: tuple[str, ...]
    areas: tuple[tuple[str, ...], ...]
    groups: tuple[Group, ...]
    tabs: tuple[Tab, ...]
    pinned: tuple[str, ...] = ()
    wide: tuple[str, ...] = ()


@dataclass(frozen=True)
class SeatInfo:
    """What the chip of a seat shows; its name comes from the table."""

    seat: int
    points: int
    badges: tuple[Badge, ...] = ()


@dataclass(frozen=True)
class View:
    """Everything one person sees of a position.

    *prompt* is one sentence that says what is asked, *help* a half-sentence how to do it,
    *round* where in the game we are. *quick* names the actions, by their kind or in full, that a
    client may send on the tap, without Confirm: undo is free and nothing is revealed by them.
    *toggles* are keys that show something more, each with the class that the board then has.
    """

    panels: tuple[Panel, ...]
    layout: Layout
    prompt: str
    help: str
    round: str
    seats: tuple[SeatInfo, ...]
    quick: tuple[str, ...] = ()
    toggles: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Delta:
    """What changes by a number: "+7 points"; *icon* is a symbol that follows the text.

    *label* is the same in words, "−2 stones", for whoever does not see the symbol. *line* is the
    key of the line of the score sheet that counts the same things, if there is one; for a change
    of the whole score it is `score_reasons.POINTS`.
    """

    text: str
    tone: Tone = ""
    icon: str = ""
    label: str = ""
    line: str = ""

    @classmethod
    def of(cls, change: int, icon: str, words: str, line: str = "") -> Delta:
        """A change of what a symbol stands for; *words* tell its size, without a sign.

        >>> Delta.of(-2, "stone", "2 stones")
        Delta(text='−2', tone='down', icon='stone', label='−2 stones', line='')
        """
        size, sign = str(abs(change)), "+" if change > 0 else "−"
        label = words.replace(size, sign + size, 1)
        return cls(sign + size, "up" if change > 0 else "down", icon, label, line)


@dataclass(frozen=True)
class Loss:
    """What an action takes from its seat, in a sentence.

    *line* is the key of the line of the score sheet that falls, and *points* by how many. Without
    a line the loss costs no points now.
    """

    text: str
    line: str = ""
    points: int = 0


@dataclass(frozen=True)
class Preview:
    """What will happen if an action is confirmed.

    *losses* has each line of the score sheet that falls, and what else is lost; *detail* does not
    repeat them.
    *overlays* are SVG fragments by panel id. They go into that panel's element of class
    `overlay`, which lies over its drawing in the same coordinates.
    """

    title: str
    detail: str
    deltas: tuple[Delta, ...]
    overlays: Mapping[str, str] = field(default_factory=dict)
    losses: tuple[Loss, ...] = ()

    @property
    def words(self) -> str:
        """All that is known beside the title: what is lost, then the detail."""
        return " · ".join(filter(None, [*(loss.text for loss in self.losses), self.detail]))


@dataclass(frozen=True)
class LogEntry:
    """One line of the log: a sentence and its gain in points ("+7"), or a heading ("Round 9").

    *seat* is who did it, None for chance, an automaton or a heading.
    """

    text: str
    gain: str = ""
    seat: int | None = None
    heading: bool = False


@dataclass(frozen=True)
class Drawing:
    """An SVG picture by itself: its size in px, its content and its title in words."""

    width: float
    height: float
    body: str
    label: str
