"""Games in a terminal. Nothing here knows any game.

A game may bring its own `Terminal` (see `poleis.terminal`); without one its position is printed
as data.

- `session`: a game from its first question to its end; `commands`, `choice`, `queries`: one turn
- `parse_choice`: the actions that a typed line can mean
- `table`, `layout`, `sheets`, `narration`: the position, the scores and the log in text
- `output`, `keys`: printing and reading, by lines or by single keys
- `files`, `autosave`: saved games
- `viewer`: stepping through a record
- `players`: people and bots as typed on the command line
"""
