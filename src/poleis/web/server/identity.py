"""The person behind a request, known by the cookie of a browser and by nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from starlette.requests import Request
from starlette.responses import Response

from poleis.web.server import security
from poleis.web.storage import people
from poleis.web.tables import tokens

if TYPE_CHECKING:
    from poleis.web.server.app import Server


def server_of(request: Request) -> Server:
    return cast("Server", request.app.state.server)


@dataclass(frozen=True)
class Browser:
    """A browser, the token in its cookie, and whose device it is."""

    token: str
    secure: bool
    person: str

    @property
    def digest(self) -> str:
        return tokens.digest(self.token)

    def remember(self, response: Response) -> None:
        """Let the browser keep its token for another year."""
        response.set_cookie(
            security.COOKIE,
            self.token,
            max_age=security.YEAR,
            httponly=True,
            samesite="lax",
            secure=self.secure,
            path="/",
        )


async def browser_of(request: Request) -> Browser:
    """The browser of a request; a new one gets a token, and is a person of its own."""
    server = server_of(request)
    token = request.cookies.get(security.COOKIE, "")
    if len(token) != tokens.TOKEN_LENGTH or not token.isascii():
        token = tokens.new_token()
        return Browser(token, server.settings.secure, tokens.digest(token))
    browser = tokens.digest(token)
    person = await server.database.read(lambda c: people.person_of(c, browser))
    return Browser(token, server.settings.secure, person)
