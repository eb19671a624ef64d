"""The language of a request: the cookie's, else the best match for Accept-Language."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from poleis.locale import LANGUAGES

COOKIE = "lang"


def language_of(request: HTTPConnection) -> str:
    chosen = request.cookies.get(COOKIE)
    if chosen in LANGUAGES:
        return str(chosen)
    return accepted(request.headers.get("accept-language", ""))


def accepted(header: str) -> str:
    """The best of our languages for an Accept-Language header.

    >>> accepted("de, ru;q=0.5, pl;q=0.8")
    'pl'
    """
    wishes = []
    for order, part in enumerate(header[:200].split(",")):
        tag, _, weight = part.strip().partition(";q=")
        try:
            quality = float(weight or 1)
        except ValueError:
            continue
        code = tag.partition("-")[0].lower()
        if code in LANGUAGES and quality > 0:
            wishes.append((-quality, order, code))
    return min(wishes)[2] if wishes else LANGUAGES[0]
