"""E-mail, through the SMTP server that the owner of the server names."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Literal
from urllib.parse import unquote, urlsplit

from poleis.core.errors import PoleisError
from poleis.web.notify.sender import NotDelivered, Notice, TryAgain
from poleis.web.storage.subscriptions import Subscription
from poleis.web.wire.notifications import LONGEST_ADDRESS

TIMEOUT = 10.0
"""Seconds that an SMTP server may be silent."""
PORTS = {"smtp": 587, "smtps": 465}
ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+"
)


def is_address(text: str) -> bool:
    """Whether this can be an e-mail address.

    >>> is_address("ann@example.org"), is_address("ann@localhost"), is_address("a\\n@b.c")
    (True, False, False)
    """
    return len(text) <= LONGEST_ADDRESS and ADDRESS.fullmatch(text) is not None


@dataclass(frozen=True)
class MailServer:
    """An SMTP server, and from whom its messages come."""

    host: str
    port: int
    sender: str
    scheme: Literal["smtp", "smtps"] = "smtp"
    """*smtps* encrypts from the beginning; *smtp* begins to as soon as the server can."""
    user: str = ""
    password: str = field(default="", repr=False)

    @classmethod
    def read(cls, url: str, sender: str) -> MailServer:
        """The server at a URL such as `smtps://user:password@mail.example.org`."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname, parts.port
        except ValueError:
            raise PoleisError("--smtp-url: the port is not a number") from None
        if parts.scheme not in PORTS or not host or parts.path not in ("", "/"):
            raise PoleisError("--smtp-url: not of the form smtps://USER:PASSWORD@HOST:PORT")
        if not is_address(sender):
            raise PoleisError(f"--mail-from: {sender!r} is not an e-mail address")
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        scheme: Literal["smtp", "smtps"] = "smtps" if parts.scheme == "smtps" else "smtp"
        return cls(host, port or PORTS[scheme], sender, scheme, user, password)

    def send(self, to: str, subject: str, text: str) -> None:
        """Hand over one message; takes seconds. OSError or SMTPException if that fails."""
        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.sender.partition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        with self._connect() as smtp:
            smtp.send_message(message)

    def _connect(self) -> smtplib.SMTP:
        if self.scheme == "smtps":
            context = ssl.create_default_context()
            smtp: smtplib.SMTP = smtplib.SMTP_SSL(
                self.host, self.port, timeout=TIMEOUT, context=context
            )
            is_secret = True
        else:
            smtp = smtplib.SMTP(self.host, self.port, timeout=TIMEOUT)
            smtp.ehlo()
            is_secret = smtp.has_extn("starttls")
            if is_secret:
                smtp.starttls(context=ssl.create_default_context())
        if self.user:
            if not is_secret:
                smtp.close()
                raise smtplib.SMTPNotSupportedError("no password without encryption")
            smtp.login(self.user, self.password)
        return smtp


class MailSender:
    """Sends e-mail in threads."""

    def __init__(self, server: MailServer) -> None:
        self._server = server

    async def send(self, subscription: Subscription, notice: Notice) -> None:
        target = subscription.target
        text = f"{notice.body}\n\n{target['origin']}{notice.path}\n"
        await self.send_text(target["address"], notice.title, text)

    async def send_text(self, address: str, subject: str, text: str) -> None:
        """Send one message. NotDelivered if it is refused for good, TryAgain otherwise."""
        try:
            await asyncio.to_thread(self._server.send, address, subject, text)
        except (smtplib.SMTPRecipientsRefused, smtplib.SMTPSenderRefused) as error:
            raise NotDelivered(type(error).__name__) from None
        except (OSError, smtplib.SMTPException) as error:
            raise TryAgain(type(error).__name__) from None
