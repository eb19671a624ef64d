"""The rows of reviews in the database.

Every function here is a job: it is given a connection.
"""

from __future__ import annotations

from dataclasses import astuple

from sqlalchemy import Connection, delete, insert, select

from poleis.study.review import judgement_of
from poleis.web.storage import schema
from poleis.web.storage.results import add_review
from poleis.web.tables.reviews import KeptReview


def keep_review(connection: Connection, table: str, kept: KeptReview) -> None:
    """Write a review, in the place of an older one."""
    r = schema.reviews
    connection.execute(delete(r).where(r.c.table_id == table))
    rows = [astuple(judgement) for judgement in kept.judgements]
    facts = {"history": kept.history, "iterations": kept.iterations}
    connection.execute(insert(r).values(table_id=table, judgements=rows, **facts))
    add_review(connection, table, kept.judgements)


def load_review(connection: Connection, table: str) -> KeptReview | None:
    r = schema.reviews
    row = connection.execute(select(r).where(r.c.table_id == table)).first()
    if row is None:
        return None
    return KeptReview(row.history, row.iterations, [judgement_of(one) for one in row.judgements])
