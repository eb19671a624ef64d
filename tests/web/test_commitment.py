"""A table commits to its seed before the first ply; the record shows and checks it."""

from __future__ import annotations

import hashlib

import pytest

from poleis.core.errors import BadRecord
from poleis.core.game import get_game
from poleis.core.match import Match
from poleis.core.record import commitment, read, write
from poleis.core.setup import make_setup

SEED = "5f" * 32


def new_match() -> Match:
    game = get_game("akropolis")
    return Match(game, make_setup(game, 2), SEED)


def test_commitment_is_the_sha256_of_the_seed() -> None:
    assert hashlib.sha256(SEED.encode()).hexdigest() == commitment(SEED)


def test_record_of_a_running_game_holds_the_commitment_and_not_the_seed() -> None:
    text = write(new_match(), commit=True)
    assert f"\ncommit {commitment(SEED)}\n" in text
    assert SEED not in text
    assert commitment(SEED) == read(text).commitment


def test_reader_refuses_a_seed_that_was_not_committed_to() -> None:
    text = write(new_match(), seed=True, commit=True)
    assert SEED == read(text).seed
    other = text.replace(f"seed {SEED}", "seed " + "60" * 32)
    with pytest.raises(BadRecord, match=r"line 4.*not the one that was committed to"):
        read(other)


def test_reader_refuses_a_commitment_that_is_no_digest() -> None:
    text = write(new_match(), commit=True).replace("commit ", "commit x")
    with pytest.raises(BadRecord, match="line 3"):
        read(text)
