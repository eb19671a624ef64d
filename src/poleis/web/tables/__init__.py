"""What a table is: one task owns it and handles its messages one by one.

Nothing here knows a database, a framework or a socket: a server and a page are two homes for the
same table.

- `table`: one live table; `rows`: what is kept of it; `journal`: how it writes that
- `inbox`, `handlers`, `queries`, `replies`: from a message to its reply
- `undo`, `presence`, `chat_lines`, `notices`, `seat_names`: takebacks, people, chat, names
- `bots`, `bot_turns`, `decisions`, `workers`: levels, the turns of bots, and who computes for them
- `broadcast`: states after a change: players first, then spectators
- `budgets`, `turns`, `back_pressure`, `limits`, `counters`: what connections may use
- `old_rules`, `replay`: tables of other rules
- `by_decision`: notes on single decisions
- `state_message`, `presenter`, `view_json`, `panel_diff`: the state that a client receives
- `known_log`, `log_lines`, `drawing_thread`: the log in words, and what takes long to draw
- `result`, `game_results`, `reasons`, `whynot`, `score_answers`: the end screen, explanations
"""
