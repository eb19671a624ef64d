"""What pages show: rows, words, figures, and the filling of templates.

- `rendering`: templates
- `lobby`, `covers`: the start page and the pictures of games
- `table_page`, `review_page`, `position_page`, `lesson_pages`, `games_page`, `daily_page`: the
  facts of a page, for its template
- `short_rules`, `figures`: the short rules of a game, their pictures and small boards
- `rules_pages`, `api_page`: rules and sources, the HTTP interface
- `pads`, `pad_results`: score pads

Nothing here knows a web framework or a database: a server and a page in a browser show the same.
"""
