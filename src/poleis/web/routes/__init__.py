"""The addresses of the server: FastAPI routers that answer with pages.

- `tables`, `pages`, `learn`, `player_aids`, `positions`: tables, the lobby, what one reads
- `history`, `daily`: my games, the daily challenges
- `invitations`, `open_tables`, `devices`, `owner`: what needs other people's browsers
- `responses`: filled templates, refusals, the choice of a language, static files

What a page shows is in `web/pages/`, which knows no server.
"""
