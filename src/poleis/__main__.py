"""`python -m poleis` is `poleis`."""

from poleis.cli import main

if __name__ == "__main__":
    main()
