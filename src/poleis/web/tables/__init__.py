"""Live tables: one task owns a table and handles its messages one by one.

- `tables`, `table`: all tables of a server, and one of them
- `inbox`, `handlers`, `queries`, `replies`: from a message to its reply
- `undo`, `presence`, `chat_lines`, `notices`, `seat_names`: takebacks, people, chat, names
- `bots`, `bot_turns`: worker processes, and the turns of bots at a table
- `query_budget`: limits on the time that queries take
- `by_decision`: notes on single decisions
- `state_message`, `presenter`, `view_json`, `panel_diff`: the state that a client receives
- `result`, `reasons`, `whynot`, `reviews`: the end screen, explanations, reviews of games
"""
