"""How a server notifies players."""

from __future__ import annotations

from dataclasses import dataclass

from poleis.web.notify.mail import MailServer


@dataclass(frozen=True)
class NotifySettings:
    """How a server notifies players."""

    delay: float = 5.0
    """Seconds after the beginning of a turn in which a player who comes back is not bothered."""
    mail: MailServer | None = None
    """Through which server e-mail goes out, if any."""
    retries: tuple[float, ...] = (2.0, 10.0)
    """Seconds to wait before each further attempt."""
    allows_loopback: bool = False
    """For tests: messages may go to this machine, without https."""
