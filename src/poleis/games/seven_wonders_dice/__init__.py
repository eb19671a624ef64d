"""7 Wonders Dice. Read in this order: data, effects, layout, city, state, scoring, rules, game."""
