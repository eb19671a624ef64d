"""Errors that only the server knows."""

from __future__ import annotations


class StaleTable(Exception):
    """The table was changed by another server; it must be read again."""
