"""One POST to an address that a person has chosen: no redirects, no proxy, no body read."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING

from poleis.web.notify.public_addresses import read_url, resolve
from poleis.web.notify.sender import Gone, NotDelivered, TryAgain

if TYPE_CHECKING:
    import httpx2

TIMEOUT = 10.0
"""Seconds for all of a request."""
GONE = (404, 410)
TEMPORARY = (408, 425, 429)


class HttpPost:
    """Sends POST requests to public addresses."""

    def __init__(self, *, allows_loopback: bool = False) -> None:
        self.allows_loopback = allows_loopback
        self._client: httpx2.AsyncClient | None = None

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()

    async def __call__(self, url: str, headers: Mapping[str, str], content: bytes) -> None:
        """Send a request. BadAddress if it must not go there; Gone, NotDelivered or TryAgain by
        the answer."""
        import httpx2

        try:
            async with asyncio.timeout(TIMEOUT):
                status = await self._status(url, headers, content)
        except (OSError, TimeoutError, httpx2.HTTPError, httpx2.InvalidURL) as error:
            raise TryAgain(type(error).__name__) from None
        if status in GONE:
            raise Gone
        if status in TEMPORARY or status >= 500:
            raise TryAgain(str(status))
        if not 200 <= status < 300:
            raise NotDelivered(str(status))

    async def _status(self, url: str, headers: Mapping[str, str], content: bytes) -> int:
        import httpx2

        place = read_url(url, allows_loopback=self.allows_loopback)
        address = await resolve(place, allows_loopback=self.allows_loopback)
        if self._client is None:
            self._client = httpx2.AsyncClient(
                timeout=TIMEOUT, trust_env=False, follow_redirects=False
            )
        given = httpx2.URL(url)
        # The connection goes to the address that was checked; the certificate is that of the name.
        request = self._client.build_request(
            "POST",
            given.copy_with(host=address),
            headers={**headers, "Host": given.netloc.decode("ascii")},
            content=content,
            extensions={"sni_hostname": place.host},
        )
        response = await self._client.send(request, stream=True)
        await response.aclose()
        return response.status_code
