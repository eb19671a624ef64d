"""The finished games of a person, for programs: JSON and CSV. Nobody sees those of others."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query, Request, Response

from poleis.web.pages.results_file import as_csv, own_result
from poleis.web.server.identity import browser_of, server_of
from poleis.web.server.openapi import Responses, errors, operation_id
from poleis.web.storage import results
from poleis.web.tables.history import Choice, Period
from poleis.web.tables.rows import Company
from poleis.web.wire.history import OwnResult

router = APIRouter(prefix="/api", tags=["tables"], generate_unique_id_function=operation_id)

CSV: Final[Responses] = {
    200: {
        "description": "The games, the latest first.",
        "content": {"text/csv": {"schema": {"type": "string"}}},
    }
}


@router.get("/results", response_model=list[OwnResult], responses=CSV | errors(422))
async def list_results(
    request: Request,
    game: Annotated[str | None, Query(max_length=64)] = None,
    company: Company | None = None,
    period: Period | None = None,
    format: Literal["json", "csv"] = "json",
) -> Any:
    """The finished games of this browser's person, the latest first, as JSON or CSV."""
    server = server_of(request)
    person = (await browser_of(request)).person
    mine = await server.database.read(lambda c: results.results_of(c, person))
    found = Choice(game, company, period).of(mine, server.settings.clock())
    if format == "json":
        return [own_result(one) for one in found]
    disposition = 'attachment; filename="poleis-games.csv"'
    headers = {"Content-Disposition": disposition, "Cache-Control": "no-store"}
    return Response(as_csv(found), media_type="text/csv", headers=headers)
