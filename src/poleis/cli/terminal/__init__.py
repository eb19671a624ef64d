"""Games in a terminal: what a typed line means, what is drawn, and the course of a session.

Nothing here knows any game. A game may bring its own `Terminal` (see poleis.draw.terminal); without
one its position is printed as data. Read in this order: choosing, sheets, table, telling, files,
session.
"""
