"""Compiles the hot modules of a checkout: `python -m compiler`.

mypyc translates each module to a C file; the files are compiled in parallel, each to an object
that is kept and used again while its content stays the same. `docs/why/compiled.md` has the
reasons and the measurements, `src/poleis/_compiled.py` decides which build a process uses.
"""
