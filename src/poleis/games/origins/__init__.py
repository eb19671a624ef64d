"""Origins: First Builders. Read in this order: data, layout, vocabulary, reading, city, tracks,
pools, special, effects, turns, rounds, state, scoring, rules, game; then evaluate and pad."""
