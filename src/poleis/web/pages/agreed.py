"""What was agreed on about time, in words."""

from __future__ import annotations

from datetime import datetime

from poleis.locale import get_language
from poleis.locale.numbers import tenths
from poleis.web.tables.clock import Clock
from poleis.web.tables.rows import TableInfo, TimeControl

MINUTE, HOUR, DAY = 60, 3600, 86_400


def agreed_time(control: TimeControl | None, lang: str) -> str:
    """How much time players have and what happens at its end; empty where there is no clock."""
    if control is None:
        return ""
    say = get_language(lang)
    time = f"{say('terms-time')}: {_amount(control, lang)}"
    return f"{time} · {say('terms-at-end')}: {say(f'terms-at-end-{control.at_end}')}"


def _amount(control: TimeControl, lang: str) -> str:
    say = get_language(lang)
    unit = MINUTE if control.is_live else DAY
    whole, rest = divmod(control.seconds, unit)
    n: int | str = whole
    if rest:
        n = f"{whole}:{rest:02}" if control.is_live else tenths(control.seconds / unit, say)
    return say(f"terms-time-{control.kind}", n=n, seconds=control.increment)


def time_left(info: TableInfo, seat: int, moment: datetime, lang: str) -> str:
    """How much time a seat of a slow game has left; empty if it has no clock or need not act."""
    control = info.terms.time
    if control is None or control.is_live or info.clock is None:
        return ""
    clock = Clock.load(control, len(info.seats), info.clock)
    if seat not in clock.running:
        return ""
    say, left = get_language(lang), int(max(0, clock.left_at(seat, moment)))
    if left >= DAY:
        return say("clock-days", d=left // DAY, h=left % DAY // HOUR)
    return say("clock-hours", h=left // HOUR, m=left % HOUR // MINUTE)
