"""The database.

- `schema`, `migrations/`: its tables, and the steps from one version to the next
- `rows`, `store`: what is stored of a table, reading and writing it
- `journal`: the writes of one table
- `database`: connections, and one thread that writes
- `database_lock`: one server for a file of SQLite
- `ownership`, `lease`, `leased_owner`, `servers`: several servers on one PostgreSQL
- `snapshot`, `archive`, `replay`: stored tables, read without a server and replayed
- `retention`, `backup`: deleting old tables, copying the database
"""
