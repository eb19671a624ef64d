"""Views as JSON: panels, layouts, previews."""

from __future__ import annotations

from poleis.core.view import Badge, Layout, Panel, Preview
from poleis.web.tables.panel_diff import edits_between
from poleis.web.wire import views


def badge_json(badge: Badge) -> views.Badge:
    return {"icon": badge.icon, "text": badge.text, "label": badge.label}


def panel_json(panel: Panel) -> views.Panel:
    return {**_head_json(panel), "body": panel.body}


def changed_panel_json(panel: Panel, before: Panel | None) -> views.Panel | views.PanelEdits:
    """A panel; only the edits to its drawing, where the connection has most of it (*before*)."""
    edits = edits_between(before.body, panel.body) if before else None
    return panel_json(panel) if edits is None else {**_head_json(panel), "edits": edits}


def _head_json(panel: Panel) -> views.PanelHead:
    return {
        "id": panel.id,
        "role": panel.role,
        "title": panel.title,
        "note": panel.note,
        "seat": panel.seat,
        "zoom": panel.zoom,
        "badges": [badge_json(badge) for badge in panel.badges],
    }


def layout_json(layout: Layout) -> views.Layout:
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


def deltas_json(preview: Preview) -> list[views.Delta]:
    return [(delta.text, delta.tone, delta.icon, delta.label) for delta in preview.deltas]


def preview_json(preview: Preview) -> views.ActionPreview:
    return {
        "title": preview.title,
        "detail": preview.detail,
        "deltas": deltas_json(preview),
        "overlays": dict(preview.overlays),
        "losses": [loss.text for loss in preview.losses],
    }
