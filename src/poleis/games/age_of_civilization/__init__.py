"""Age of Civilization. Read in this order: data, layout, effects, special, board, turns, rounds,
draft, state, scoring, rules, game; then evaluate and pad."""
