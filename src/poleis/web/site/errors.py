"""What goes wrong when a site is written."""

from __future__ import annotations

from poleis.core.errors import PoleisError


class SiteError(PoleisError):
    """The site cannot be written; the message is one line that says why, and what to do."""
