"""Where the pages of a site stand: the server's path of a page, and its file in the folder.

Each language has a flat folder of pages, so that every link between them is a file name. Templates
and answers name pages by the server's paths; here they become relative addresses. The page in the
browser uses this module, too: it knows the standard library only.
"""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import parse_qsl, urlencode

STATIC: Final = "/static/"
ASKED: Final = ("/api/", "/ws/")
"""What no file can answer: a page asks Python for it, under the path of the server."""
TABLE: Final = re.compile(r"/t/([^/]+)(?:/(\w+))?")
"""A table, and one of the pages about it."""
ADDRESS: Final = re.compile(
    r"""(?P<before>\b(?:href|src|action|data-(?:copy|calm|turn))=["'])(?P<path>/[^/"'][^"']*|/)(?=["'])"""
)
"""An attribute with the server's path of something."""
SENT: Final = re.compile(r"""<form\b[^>]*\bmethod="post"[^>]*>""")
"""A form that changes something: no file takes it, so it keeps the path of the server."""
FACTS: Final = re.compile(r"""(<script type="application/json" id="page">)(.*?)(</script>)""")
"""The facts of a page for its script."""
FACT: Final = re.compile(r"""(?P<before>"(?:rules|next)": ")(?P<path>/[^"]+)(?=")""")
"""A fact that is a page to go to."""


def file_of(path: str) -> str:
    """The relative address, from any page of the same language, of what a server has at *path*."""
    rest, mark, fragment = path.partition("#")
    place, _, query = rest.partition("?")
    if place.startswith(STATIC):
        return f"..{rest}{mark}{fragment}"
    if place.startswith(ASKED):
        return path
    facts = parse_qsl(query, keep_blank_values=True)
    table = TABLE.fullmatch(place)
    if table is not None:
        id, what = table.groups()
        name = what or "table"
        facts.insert(0, ("id", id))
    else:
        name = place.strip("/").replace("/", "-") or "index"
    asked = f"?{urlencode(facts)}" if facts else ""
    return f"{name}.html{asked}{mark}{fragment}"


def localized(html: str) -> str:
    """A document of the server with relative addresses."""
    kept = iter(SENT.findall(html))
    html = ADDRESS.sub(_relative, html)
    html = SENT.sub(lambda _: next(kept), html)
    return FACTS.sub(lambda found: found[1] + FACT.sub(_relative, found[2]) + found[3], html)


def _relative(found: re.Match[str]) -> str:
    path = found["path"].replace("&amp;", "&")
    return found["before"] + file_of(path).replace("&", "&amp;")
