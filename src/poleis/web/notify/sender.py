"""What senders have in common: the text that they send, and how a message can fail."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from poleis.web.storage.subscriptions import Subscription


class Gone(Exception):
    """Nobody is at this address any more: the subscription ends."""


class NotDelivered(Exception):
    """The message was refused; another attempt would be, too."""


class TryAgain(NotDelivered):
    """The message was not delivered now; later it may be."""


@dataclass(frozen=True)
class Notice:
    """What a message says, in the language of its reader. It holds no secret: whoever reads it
    learns the game, the name of the table and of the player, and the public address."""

    title: str
    """For the player alone."""
    body: str
    line: str
    """The whole message in one sentence with the player's name, for a channel of friends."""
    path: str
    """The address of the table on its server, such as `/t/naxos12345`."""


class Sender(Protocol):
    """One way to send messages."""

    async def send(self, subscription: Subscription, notice: Notice) -> None:
        """Deliver one message. Gone, NotDelivered or TryAgain if that fails."""
