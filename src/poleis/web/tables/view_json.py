"""Views as JSON: panels, layouts, previews."""

from __future__ import annotations

from poleis.core.view import Badge, Layout, Panel, Preview
from poleis.web.tables.panel_diff import edits_between
from poleis.web.tables.wire import Json


def badge_json(badge: Badge) -> Json:
    return {"icon": badge.icon, "text": badge.text, "label": badge.label}


def panel_json(panel: Panel, before: Panel | None = None) -> Json:
    """A panel; with *before*, only the edits to the drawing that the connection has."""
    edits = edits_between(before.body, panel.body) if before else None
    return {
        "id": panel.id,
        "role": panel.role,
        "title": panel.title,
        **({"body": panel.body} if edits is None else {"edits": edits}),
        "note": panel.note,
        "seat": panel.seat,
        "zoom": panel.zoom,
        "badges": [badge_json(badge) for badge in panel.badges],
    }


def layout_json(layout: Layout) -> Json:
    return {
        "columns": layout.columns,
        "rows": layout.rows,
        "areas": layout.areas,
        "groups": [
            {"area": group.area, "panels": group.panels, "kind": group.kind}
            for group in layout.groups
        ],
        "tabs": [
            {"label": tab.label, "icon": tab.icon, "panels": tab.panels} for tab in layout.tabs
        ],
        "pinned": layout.pinned,
        "wide": layout.wide,
    }


def preview_json(preview: Preview) -> Json:
    return {
        "title": preview.title,
        "detail": preview.detail,
        "deltas": [[delta.text, delta.tone, delta.icon, delta.label] for delta in preview.deltas],
        "overlays": dict(preview.overlays),
    }
