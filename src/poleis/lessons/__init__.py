"""Lessons: games taught by playing them, checked by the engine.

- `lesson`: what a lesson consists of
- `reader`: a lesson as a text file
- `fact`: numbers of a position that a lesson may speak of
- `quiz`: questions that the engine answers
- `session`: a learner on the way through a lesson
- `resume`: a session that goes on where it was left
- `library`: the lessons of the installed games
- `check`: what must hold of every lesson
"""
