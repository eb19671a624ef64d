"""QR codes of links, as SVG. They are black on white in every theme: cameras expect that."""

from __future__ import annotations

import segno
from markupsafe import Markup

QUIET_ZONE = 4
"""Modules of white around a code, by ISO/IEC 18004."""


def qr_code(text: str) -> Markup:
    """The code of a text, without a size of its own."""
    code = segno.make_qr(text, error="m")
    return Markup(
        code.svg_inline(
            border=QUIET_ZONE,
            dark="#000",
            light="#fff",
            svgclass="qr",
            lineclass=None,
            omitsize=True,
        )
    )
