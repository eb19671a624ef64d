"""Quiet hours: the time of the day in which a person wants no messages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo


@dataclass(frozen=True)
class QuietHours:
    """From *start* until *end*, by the clocks of a time zone; over midnight if *end* is earlier."""

    start: time
    end: time
    zone: ZoneInfo

    @classmethod
    def read(cls, stored: Mapping[str, str]) -> QuietHours:
        """ValueError if the times or the zone are none."""
        try:
            zone = ZoneInfo(stored["zone"])
        except (KeyError, OSError):  # ZoneInfoNotFoundError is a KeyError; OSError: a folder
            raise ValueError("unknown time zone") from None
        return cls(_time(stored["start"]), _time(stored["end"]), zone)

    def json(self) -> dict[str, str]:
        found = asdict(self)
        clock = {key: found[key].strftime("%H:%M") for key in ("start", "end")}
        return {**clock, "zone": self.zone.key}

    def covers(self, moment: datetime) -> bool:
        local = moment.astimezone(self.zone).time()
        if self.start <= self.end:
            return self.start <= local < self.end
        return local >= self.start or local < self.end

    def end_after(self, moment: datetime) -> datetime:
        """The next end of quiet hours."""
        local = moment.astimezone(self.zone)
        end = datetime.combine(local.date(), self.end, self.zone)
        if end.astimezone(UTC) <= moment:
            end = datetime.combine(local.date() + timedelta(days=1), self.end, self.zone)
        return end.astimezone(UTC)


def _time(text: str) -> time:
    return datetime.strptime(text, "%H:%M").time()
