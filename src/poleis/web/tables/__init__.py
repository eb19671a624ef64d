"""Live tables: one task owns a table and handles its messages one by one.

- `tables`, `live_tables`, `table`: all tables of a server, those in memory, and one of them
- `journal`: what a table writes
- `inbox`, `handlers`, `queries`, `replies`: from a message to its reply
- `undo`, `presence`, `chat_lines`, `notices`, `seat_names`: takebacks, people, chat, names
- `bots`, `bot_turns`: worker processes, and the turns of bots at a table
- `broadcast`: states after a change: players first, then spectators
- `budgets`, `turns`, `back_pressure`: bytes and drawing time that connections may use
- `old_rules`, `expiry`: tables of other rules, and tables that are deleted after a time
- `by_decision`: notes on single decisions
- `state_message`, `presenter`, `view_json`, `panel_diff`: the state that a client receives
- `known_log`, `log_lines`, `drawing_thread`: the log in words, and what takes long to draw
- `result`, `reasons`, `whynot`, `score_answers`, `reviews`: the end screen, explanations, reviews
  of games
"""
