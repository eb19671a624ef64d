"""The tables of a server: opened, kept in memory, written to the database, and deleted.

- `tables`: opening tables and seating people; `guests`, `daily_tries`: who may sit down where
- `live_tables`, `deadlines`, `expiry`: which tables are in memory, and until when
- `processes`: where bots compute; `daily_bests`, `backfill`: work for later
- `old_tables`: tables of other rules
"""
