"""Origins: First Builders. Read in this order: data, layout, vocabulary, reading, city, tracks,
pools, special, counting, effects, running, buying, turns, rounds, opening, state, scoring; then
table, possible, predicates, choices, rules, game; then evaluate and pad."""
