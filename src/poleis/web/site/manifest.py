"""What makes a site installable: a manifest for each language, and where its icons are."""

from __future__ import annotations

import json
from typing import Final

from poleis.locale import get_language

GROUND: Final = "#ece5d8"
"""The ground of a page in the light theme; `draw/assets/tokens.css` has it as `--ground`."""
ICONS: Final = (("icon-192.png", 192, "any"), ("icon-512.png", 512, "any"))
MASKABLE: Final = ("icon-maskable-512.png", 512, "maskable")


def manifest(lang: str) -> str:
    """The web app manifest of a language."""
    say = get_language(lang)
    icons = [
        {"src": f"../static/{name}", "sizes": f"{size}x{size}", "type": "image/png", "purpose": use}
        for name, size, use in (*ICONS, MASKABLE)
    ]
    found = {
        "name": say("web-app"),
        "short_name": say("web-app"),
        "description": say("site-tagline"),
        "lang": lang,
        "id": "../",
        "start_url": "index.html",
        "scope": "../",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "icons": icons,
    }
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"
