"""What a game draws, as JSON: the types of panels, layouts and previews.

`core/view.py` has the same as Python objects, `tables/view_json.py` turns one into the other.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

Role = Literal["offer", "own", "other", "board", "sheet"]
Edit = TypeAliasType("Edit", tuple[int, int, str])
"""Start, end (in UTF-16 units), and the text that replaces what stands between them."""
Delta = TypeAliasType("Delta", tuple[str, Literal["", "up", "down"], str, str])
"""A change by a number: its text, its tone, the symbol that follows it, and the same in words."""


class Badge(TypedDict):
    """A small fact with a symbol; `label` says it in words."""

    icon: str
    text: str
    label: str


class PanelHead(TypedDict):
    """Everything of a panel but its drawing."""

    id: str
    role: Role
    title: str
    note: str
    """Plain text beside the title."""
    seat: int | None
    """The seat whose panel it is."""
    zoom: bool
    """Whether it holds one drawing that can be panned and magnified."""
    badges: list[Badge]


class Panel(PanelHead):
    """One part of the table."""

    body: str
    """SVG, or a fragment of HTML."""


class PanelEdits(PanelHead):
    """A panel that the client has, and what to replace in its body."""

    edits: tuple[Edit, ...]


class Group(TypedDict):
    """Panels that share an area."""

    area: str
    panels: tuple[str, ...]
    kind: Literal["stack", "grid", "tabs"]


class Tab(TypedDict):
    """One tab on a phone."""

    label: str
    icon: str
    panels: tuple[str, ...]


class Layout(TypedDict):
    """Where the panels go: a CSS grid on a desktop, tabs on a phone."""

    columns: tuple[str, ...]
    rows: tuple[str, ...]
    areas: tuple[tuple[str, ...], ...]
    groups: list[Group]
    tabs: list[Tab]
    pinned: tuple[str, ...]
    """Panels that stay visible under every tab."""
    wide: tuple[str, ...]
    """The columns of a wide window."""


class ActionPreview(TypedDict):
    """What an action would do."""

    title: str
    detail: str
    deltas: list[Delta]
    overlays: dict[str, str]
    """SVG by panel, to lie over its drawing."""
    losses: list[str]
    """What is lost by it, in sentences."""


class ScoreMark(TypedDict):
    """A mark on a drawn thing for a line of the score sheet."""

    panel: str
    name: str
    """The `data-ref` or the `data-name` of the thing in its panel."""
    text: str
    """A short number beside it; empty for none."""
    counts: bool


class Reason(TypedDict):
    """A sentence about a line of the score sheet."""

    rule: str
    """Empty for a move of the log."""
    text: str
    gain: str
    """What it adds; empty if it only explains."""
    counts: bool


class ActionGain(TypedDict):
    """What an action would bring."""

    points: int
    """The change of the score; it tells which of several actions brings most."""
    deltas: list[Delta]


class Refusal(TypedDict):
    """A rule that forbids something, and the reason in words."""

    rule: str
    text: str
