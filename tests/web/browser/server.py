"""`poleis serve` with deals that depend on what a file says, which is the name of the test."""

from __future__ import annotations

import os
from pathlib import Path

from poleis.cli import main
from poleis.web.service import daily_bests
from poleis.web.tables import tokens
from tests.web.deals import seeds

NAME_IN = "POLEIS_TEST_NAME_IN"
"""The variable that says where the file is."""

if __name__ == "__main__":
    tokens.new_seed = seeds(Path(os.environ[NAME_IN]).read_text)
    daily_bests.STRONG = "random"  # the pages are tested, not the bot
    main()
