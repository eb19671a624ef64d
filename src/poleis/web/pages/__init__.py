"""HTML pages.

- `routes`, `invitations`: the addresses of pages
- `rendering`: templates, language choice, error pages, static files
- `lobby`, `covers`: the start page and the pictures of games
- `short_rules`, `figures`: the short rules of a game, their pictures and small boards
- `rules_pages`, `review_page`, `api_page`: rules and sources, a reviewed game, the HTTP interface
- `pads`: score pads
"""
