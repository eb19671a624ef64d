"""The database.

- `schema`, `migrations/`: its tables, and the steps from one version to the next
- `store`: reading and writing rows
- `database`: connections, and one thread that writes
- `database_lock`, `advisory_lock`: one server per database, for files and for PostgreSQL
"""
