"""How findings look in a notebook: tables in HTML."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from poleis.study.stats import Estimate


def table(title: str, head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table with a title. Every cell is text, never HTML."""
    above = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    below = "".join(
        "<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows
    )
    return (
        f"<table><caption>{escape(title)}</caption>"
        f"<thead><tr>{above}</tr></thead><tbody>{below}</tbody></table>"
    )


def interval(estimate: Estimate | None, form: str) -> str:
    """A value and its interval, if there is enough to say one.

    >>> interval(Estimate(0.5, 0.25, 0.75), "{:.0%}"), interval(Estimate(3.0), "{:.1f}")
    ('50% (25% to 75%)', '3.0')
    """
    if estimate is None:
        return "-"
    value = form.format(estimate.value)
    if estimate.low is None or estimate.high is None:
        return value
    return f"{value} ({form.format(estimate.low)} to {form.format(estimate.high)})"
