"""Lessons in the browser.

- `catalogue`: which lessons there are, in words
- `step_message`: a step in words, as a client shows it
- `room`: one learner in a lesson: a message in, messages out

Nothing here knows a web framework, a database or a socket.
"""
