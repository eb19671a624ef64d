"""The service worker, which shows push messages. Its address gives it the whole site as scope."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Response

from poleis.web.pages.rendering import FOLDER

router: Final = APIRouter(include_in_schema=False)


@router.get("/sw.js")
async def service_worker() -> Response:
    text = (FOLDER / "templates" / "sw.js").read_text(encoding="utf-8")
    return Response(text, media_type="text/javascript", headers={"Cache-Control": "no-cache"})
