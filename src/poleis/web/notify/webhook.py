"""Webhooks: messages to a channel of friends on ntfy, Discord or Slack."""

from __future__ import annotations

import json
from typing import assert_never

from poleis.web.notify.http_post import HttpPost
from poleis.web.notify.sender import Notice
from poleis.web.storage.subscriptions import Subscription
from poleis.web.wire.notifications import Service


def make_request(service: Service, line: str, link: str) -> tuple[dict[str, str], bytes]:
    """The headers and the body of a message, as a service wants them.

    A line may hold the name of a player, who cannot mention anybody with it.
    """
    match service:
        case "ntfy":
            return {"Content-Type": "text/plain; charset=utf-8", "Click": link}, line.encode()
        case "discord":
            said = {"content": f"{line}\n{link}", "allowed_mentions": {"parse": []}}
            return _json(said)
        case "slack":
            plain = line.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
            return _json({"text": f"{plain}\n{link}"})
        case _:
            assert_never(service)


def _json(said: object) -> tuple[dict[str, str], bytes]:
    return {"Content-Type": "application/json"}, json.dumps(said).encode()


class WebhookSender:
    """Sends messages to webhooks."""

    def __init__(self, post: HttpPost) -> None:
        self._post = post

    async def send(self, subscription: Subscription, notice: Notice) -> None:
        target = subscription.target
        link = target["origin"] + notice.path
        headers, body = make_request(target["service"], notice.line, link)
        await self._post(target["url"], headers, body)
