"""The SVG toolkit that the games' views share. It knows no game.

- `svg`: primitives; `hexes`, `pieces`, `sheet`, `chart`: what is built of them
- `highlights`: things that can be chosen, with rings for their states
- `view_context`: a position as one person sees it
- `theme`: colours and symbols; `picture`: drawings that stand alone
"""
