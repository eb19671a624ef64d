"""All about notifications of one server, from its start to its end."""

from __future__ import annotations

import secrets

from poleis.core.errors import PoleisError
from poleis.core.explain import Message
from poleis.locale import get_language
from poleis.web.notify.delivery import Deliveries
from poleis.web.notify.http_post import HttpPost
from poleis.web.notify.mail import MailSender
from poleis.web.notify.push import PushSender
from poleis.web.notify.sender import Gone, NotDelivered, Sender
from poleis.web.notify.settings import NotifySettings
from poleis.web.notify.texts import first_notice
from poleis.web.notify.turn_notices import Surroundings, TurnNotices
from poleis.web.notify.vapid import VapidKey, load_key
from poleis.web.notify.webhook import WebhookSender
from poleis.web.server.metrics import Metrics
from poleis.web.storage import subscriptions
from poleis.web.storage.database import Database
from poleis.web.storage.subscriptions import EMAIL, PUSH, WEBHOOK, Subscription
from poleis.web.tables.rows import TableInfo
from poleis.web.wire.notifications import Service

CODE_DIGITS = 6


class NoDelivery(PoleisError):
    """A first message could not be delivered."""


class Notifications:
    """The senders of a server, and the turns that they follow."""

    def __init__(
        self,
        settings: NotifySettings,
        key: VapidKey,
        database: Database,
        metrics: Metrics,
        around: Surroundings,
    ) -> None:
        self.settings = settings
        self.push_key = key.public
        self._database = database
        self._post = HttpPost(allows_loopback=settings.allows_loopback)
        mail = settings.mail
        contact = f"mailto:{mail.sender}" if mail is not None else ""
        self._webhooks = WebhookSender(self._post)
        self._mail = None if mail is None else MailSender(mail)
        senders: dict[str, Sender] = {
            PUSH: PushSender(self._post, key, contact, around.clock),
            WEBHOOK: self._webhooks,
        }
        if self._mail is not None:
            senders[EMAIL] = self._mail
        self._deliveries = Deliveries(senders, self._forget, metrics, settings.retries)
        self.turns = TurnNotices(database, self._deliveries, around, settings.delay)

    @classmethod
    async def start(
        cls, settings: NotifySettings, database: Database, metrics: Metrics, around: Surroundings
    ) -> Notifications:
        """Begin to follow the turns; the first start of all makes the key of the server."""
        found = cls(settings, await load_key(database), database, metrics, around)
        found._deliveries.start()
        found.turns.start()
        return found

    async def close(self) -> None:
        await self.turns.close()
        await self._deliveries.close()
        await self._post.close()

    @property
    def has_mail(self) -> bool:
        return self._mail is not None

    async def _forget(self, gone: Subscription) -> None:
        await self._database.write(lambda c: subscriptions.remove(c, gone.id))

    # ---- first messages

    async def greet_webhook(
        self, info: TableInfo, url: str, service: Service, origin: str, lang: str
    ) -> None:
        """Send the first message to a webhook. BadAddress or NoDelivery if it does not arrive."""
        target = {"url": url, "service": service, "origin": origin}
        to = Subscription(0, info.id, "", WEBHOOK, target, None, lang)
        notice = first_notice(info.id, info.game, info.name, lang)
        try:
            await self._webhooks.send(to, notice)
        except (Gone, NotDelivered) as error:
            reason = str(error) or "gone"
            raise NoDelivery(reason, Message("notify-webhook-failed")) from None

    async def send_code(self, address: str, lang: str) -> str:
        """Send a new code to an e-mail address and return it. NoDelivery if it cannot be sent."""
        if self._mail is None:
            raise NoDelivery("no mail server", Message("notify-no-mail"))
        say = get_language(lang)
        code = "".join(secrets.choice("0123456789") for _ in range(CODE_DIGITS))
        subject, text = say("notify-code-title"), say("notify-code-text", code=code)
        try:
            await self._mail.send_text(address, subject, text)
        except NotDelivered as error:
            raise NoDelivery(str(error), Message("notify-mail-failed")) from None
        return code
