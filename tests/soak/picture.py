"""What a client has on its screen: built up from differences, or drawn anew."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

_COUNTED = (
    "rev",
    "ply",
    "you",
    "mine",
    "actors",
    "legal",
    "over",
    "result",
    "can_undo",
    "can_hint",
    "notice",
    "known",
    "prompt",
    "help",
    "round",
    "quick",
    "toggles",
    "layout",
    "log_note",
    "start",
    "who",
)
"""Fields that a full state and the sum of its differences share. Who is online changes without a
state."""


class Gap(Exception):
    """A state builds on a revision that this client has not seen."""


class Picture:
    """The state of a table as one client knows it."""

    def __init__(self) -> None:
        self.fields: Json = {}
        self.panels: dict[str, Json] = {}
        self.log: list[Json] = []

    @property
    def rev(self) -> int:
        return int(self.fields.get("rev", -1))

    def __getitem__(self, name: str) -> Any:
        return self.fields[name]

    @property
    def is_empty(self) -> bool:
        return not self.fields

    def apply(self, state: Json) -> None:
        """Take a state in, as the browser client does."""
        if state["base"] is None:
            self.fields, self.panels, self.log = {}, {}, []
        elif state["base"] != self.rev:
            raise Gap
        self.fields.update(state)
        if "result" not in state:
            self.fields.pop("result", None)
        for id, panel in state.get("panels", {}).items():
            if panel is None:
                self.panels.pop(id, None)
            else:
                self.panels[id] = self._edited(panel)
        if "log" in state:
            kept = [line for line in self.log if line["ply"] <= state["log_from"]]
            self.log = [*kept, *state["log"]]

    def _edited(self, panel: Json) -> Json:
        if "edits" not in panel:
            return panel
        old, at, parts = self.panels[panel["id"]]["body"], 0, []
        for start, end, text in panel["edits"]:
            parts += [old[at:start], text]
            at = end
        rest = {name: value for name, value in panel.items() if name != "edits"}
        return {**rest, "body": "".join([*parts, old[at:]])}

    def differences(self, other: Picture) -> list[str]:
        """The names of what differs: fields, panels, the log."""
        found = [name for name in _COUNTED if self.fields.get(name) != other.fields.get(name)]
        ids = self.panels.keys() | other.panels.keys()
        found += [f"panel {id}" for id in ids if self.panels.get(id) != other.panels.get(id)]
        if self.log != other.log:
            found.append("log")
        if self._points() != other._points():
            found.append("seats")
        return sorted(found)

    def _points(self) -> list[Json]:
        """The seats without what presence changes."""
        seats = self.fields.get("seats", [])
        return [
            {name: value for name, value in seat.items() if name not in ("online", "note")}
            for seat in seats
        ]
