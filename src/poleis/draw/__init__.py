"""The small SVG toolkit that the games' views share. It draws; it knows no game.

Read svg (primitives), then hexes, pieces and states; theme holds colours and symbols, picture makes
drawings that stand alone. Beside it, terminal says what a game brings to be shown as text.
"""
