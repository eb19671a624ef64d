"""The home of tables in a page of a browser, without a server.

- `home`: requests and sessions come in here
- `browser`: what it needs of a browser: storage, a worker for bots, other tabs
- `tables`, `journal`, `stored`: the tables, how they are written, and the rows that hold them
- `session`, `client`: the messages of a page to a table or a lesson
- `requests`, `wishes`, `answers`, `pages`, `dailies`: what HTTP is at a server
- `workers`, `questions`: where bots think
- `archive`: all games as a file, a game as a record

It runs in Pyodide, and for its tests in any Python. docs/why/two-homes.md has the reasons.
"""
