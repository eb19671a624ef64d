"""Sending in the background: a queue with an end, few workers, few attempts. No move waits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from poleis.web.notify.public_addresses import BadAddress
from poleis.web.notify.sender import Gone, NotDelivered, Notice, Sender, TryAgain
from poleis.web.server.metrics import DROPPED, FAILED, SENT, Metrics
from poleis.web.storage.subscriptions import Subscription

log: Final = logging.getLogger("poleis.web")

MOST_WAITING = 1000
"""Messages that may wait; one more is dropped."""
WORKERS = 8
LAST_SECONDS = 2.0
"""Seconds in which a server that stops still sends what waits."""


@dataclass(frozen=True)
class Delivery:
    """A message on its way."""

    subscription: Subscription
    notice: Notice


class Deliveries:
    """Sends messages one after the other, each by the sender of its kind."""

    def __init__(
        self,
        senders: Mapping[str, Sender],
        gone: Callable[[Subscription], Awaitable[None]],
        metrics: Metrics,
        retries: Sequence[float],
    ) -> None:
        self._senders = senders
        self._gone = gone
        """Called when nobody is at an address any more."""
        self._metrics = metrics
        self._retries = retries
        self._waiting: asyncio.Queue[Delivery] = asyncio.Queue(MOST_WAITING)
        self._workers: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._workers = [asyncio.create_task(self._work()) for _ in range(WORKERS)]

    async def close(self) -> None:
        """Send what waits, for a moment, then stop."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_SECONDS):
                await self._waiting.join()
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)

    def put(self, subscription: Subscription, notice: Notice) -> None:
        """Have a message sent; never waits."""
        try:
            self._waiting.put_nowait(Delivery(subscription, notice))
        except asyncio.QueueFull:
            self._count(subscription, DROPPED)

    async def _work(self) -> None:
        while True:
            one = await self._waiting.get()
            try:
                await self._deliver(one)
            except Exception:  # an address is a secret: the log has the place in the code only
                self._count(one.subscription, FAILED)
                log.exception("a notification failed", extra={"table": one.subscription.table})
            finally:
                self._waiting.task_done()

    async def _deliver(self, one: Delivery) -> None:
        kind = one.subscription.kind
        sender = self._senders.get(kind)
        if sender is None:  # e-mail at a server that has none any more
            self._count(one.subscription, DROPPED)
            return
        for pause in (*self._retries, None):
            try:
                await sender.send(one.subscription, one.notice)
            except TryAgain as error:
                if pause is not None:
                    await asyncio.sleep(pause)
                    continue
                self._fail(one, str(error))
            except (NotDelivered, BadAddress) as error:
                self._fail(one, str(error))
            except Gone:
                self._fail(one, "gone")
                await self._gone(one.subscription)
            else:
                self._count(one.subscription, SENT)
            return

    def _fail(self, one: Delivery, reason: str) -> None:
        self._count(one.subscription, FAILED)
        kind, table = one.subscription.kind, one.subscription.table
        log.warning(
            "a notification was not delivered: %s, %s", kind, reason, extra={"table": table}
        )

    def _count(self, subscription: Subscription, outcome: str) -> None:
        self._metrics.notifications.labels(subscription.kind, outcome).inc()
