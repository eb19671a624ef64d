"""`python -m poleis` is `poleis`."""

from poleis.cli import main

main()
