"""Age of Civilization. Read in this order: data, layout, board, vocabulary, reading, special,
effects, actions, turns, rounds, draft, orders, dealing, state, scoring, rules, game; then set_up,
knowledge, sheet, pad, worth, evaluate; then what people see: words, scene, view, telling, terminal.
"""
