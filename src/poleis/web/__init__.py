"""The table in the browser: one server for every game. Nothing in here knows any of them."""
