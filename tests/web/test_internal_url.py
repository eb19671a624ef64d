"""The address that a server tells the others."""

from __future__ import annotations

import pytest

from poleis.core.errors import PoleisError
from poleis.web.server import internal_url

SOCKET = "postgresql+psycopg://poleis@/poleis?host=/run/postgresql"


@pytest.mark.parametrize(
    ("host", "database", "url"),
    [
        ("127.0.0.1", SOCKET, "http://127.0.0.1:8000"),
        ("10.0.0.5", SOCKET, "http://10.0.0.5:8000"),
        ("::1", SOCKET, "http://[::1]:8000"),
        ("0.0.0.0", SOCKET, "http://127.0.0.1:8000"),
        ("0.0.0.0", "postgresql+psycopg://poleis@127.0.0.1/poleis", "http://127.0.0.1:8000"),
        ("::", "postgresql+psycopg:///poleis", "http://127.0.0.1:8000"),
    ],
)
def test_a_server_is_reached_where_it_listens_or_from_the_database(
    host: str, database: str, url: str
) -> None:
    assert url == internal_url.guess(host, 8000, database)


def test_an_address_is_checked() -> None:
    assert "http://10.0.0.5:8000" == internal_url.check("http://10.0.0.5:8000/")


@pytest.mark.parametrize(
    "url", ["10.0.0.5:8000", "https://a", "http://a/b", "http://a:x", "http://"]
)
def test_a_bad_address_is_refused_with_one_line(url: str) -> None:
    with pytest.raises(PoleisError, match=r"--internal-url: .* is not an address such as"):
        internal_url.check(url)
