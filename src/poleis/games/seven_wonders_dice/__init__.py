"""7 Wonders Dice. Start with game.py, then the rooms:

rules/    what the rulebook says (compiled): `printed` and `edition` hold the values of
          components.json, `records` the position, `prices`, `crossing`, `turn` and `scoring` the
          rules, `position` the contract of a State; `effect` is the base of all effects
effects/  one class for each word of the vocabulary of spaces, and their reader (compiled)
explain/  why an action is legal or not, and where points come from, with rule ids
load/     untrusted positions and components: checks
bot/      what bots know: evaluator, features, weights (compiled)
ui/       view, drawings, narration, terminal, score pad
learn.py  observations for learners
"""
