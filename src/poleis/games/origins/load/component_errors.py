"""Refusals of components.json: one sentence with the place, the value and the reason."""

from __future__ import annotations

from poleis.core.components import BadComponents


def check(holds: object, path: str, value: object, reason: str) -> None:
    """Refuse a value unless something holds."""
    if not holds:
        raise BadComponents(f"components.json of Origins: {path} is {value}, but {reason}")


def check_range(path: str, value: object, least: int, most: int) -> None:
    """Refuse what is not a whole number from *least* to *most*."""
    fits = type(value) is int and least <= value <= most
    check(fits, path, value, f"it must be a whole number from {least} to {most}")
