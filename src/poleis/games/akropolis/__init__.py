"""Akropolis. Start with game.py, then the rooms:

rules/    what the rulebook says: position, turn, chance, scoring (compiled)
explain/  why an action is legal or not, and where points come from, with rule ids
load/     untrusted positions and components: checks and builders
bot/      what bots know: evaluator, heuristics, weights (compiled)
ui/       view, drawings, narration, terminal, score pad
learn.py  observations for learners
"""
