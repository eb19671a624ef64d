"""Notifications over HTTP: the bodies of requests and the answers."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import ConfigDict, Field, with_config
from typing_extensions import TypedDict

from poleis.web.wire.requests import Body

LONGEST_ADDRESS = 254
"""Letters of an e-mail address."""
LONGEST_URL = 1000
Url = Annotated[str, Field(min_length=1, max_length=LONGEST_URL)]
Service = Literal["ntfy", "discord", "slack"]
Key = Annotated[str, Field(min_length=1, max_length=100)]
Clock = Annotated[str, Field(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]
QUIET = {"start": "22:00", "end": "08:00", "zone": "Europe/Warsaw"}


def _like(**example: object) -> ConfigDict:
    return ConfigDict(json_schema_extra={"examples": [example]})  # type: ignore[list-item]


class PushWish(Body):
    """A push subscription of this browser, as its `PushManager` gives it."""

    endpoint: Url
    p256dh: Key
    """The public key of the browser, as base64url."""
    auth: Key
    """The secret of the subscription, as base64url."""


class WebhookWish(Body):
    """A channel that gets a message when it is your turn."""

    model_config: ClassVar[ConfigDict] = _like(service="ntfy", url="https://ntfy.sh/our-games")

    service: Service
    url: Url
    """A public https address."""


class EmailWish(Body):
    """An e-mail address. It gets a code, and no message before you enter the code."""

    model_config: ClassVar[ConfigDict] = _like(address="ann@example.org")

    address: Annotated[str, Field(min_length=3, max_length=LONGEST_ADDRESS)]


class EmailCode(Body):
    """The code that was sent to your e-mail address."""

    model_config: ClassVar[ConfigDict] = _like(code="123456")

    code: Annotated[str, Field(pattern=r"^[0-9]{6}$")]


class QuietWish(Body):
    """Hours without messages. A message waits until they end, if it is your turn then."""

    model_config: ClassVar[ConfigDict] = _like(**QUIET)

    start: Clock
    end: Clock
    """If it is earlier than the start, the hours go over midnight."""
    zone: Annotated[str, Field(min_length=1, max_length=64)]
    """A time zone of the IANA database, such as `Europe/Warsaw`."""


@with_config(_like(**QUIET))
class QuietFacts(TypedDict):
    """Hours without messages."""

    start: str
    end: str
    zone: str


@with_config(
    _like(
        id=1, kind="webhook", address="https://ntfy.sh/our-games", service="ntfy", is_confirmed=True
    )
)
class SubscriptionFacts(TypedDict):
    """One way in which you are notified."""

    id: int
    kind: Literal["push", "webhook", "email"]
    address: str
    """The endpoint, the URL or the e-mail address."""
    service: str
    """Of a webhook: ntfy, discord or slack; else empty."""
    is_confirmed: bool
    """False for an e-mail address that waits for its code."""


class NotificationFacts(TypedDict):
    """How you are notified of your turns at a table."""

    push_key: str
    """The key of this server, for `PushManager.subscribe`."""
    has_mail: bool
    """Whether this server sends e-mail."""
    quiet: QuietFacts | None
    subscriptions: list[SubscriptionFacts]
