"""Numbers as they are written in a language."""

from __future__ import annotations

from poleis.locale import Language


def tenths(value: float, say: Language, *, signed: bool = False) -> str:
    """A number with one decimal; *signed* also says that it is above zero.

    >>> from poleis.locale import get_language
    >>> tenths(-7.46, get_language("pl")), tenths(2.04, get_language("en"), signed=True)
    ('−7,5', '+2.0')
    """
    rounded = round(value * 10)
    whole, tenth = divmod(abs(rounded), 10)
    plus = "+" if signed else ""
    sign = "−" if rounded < 0 else plus
    return say("number-tenths", sign=sign, whole=whole, tenth=tenth)


def with_interval(value: float, low: float | None, high: float | None, say: Language) -> str:
    """A number and its interval, if it has one.

    >>> from poleis.locale import get_language
    >>> with_interval(2.04, -0.5, 4.6, get_language("en"))
    '2.0 (−0.5…4.6)'
    """
    if low is None or high is None:
        return tenths(value, say)
    return f"{tenths(value, say)} ({tenths(low, say)}…{tenths(high, say)})"
