# The clock of a table.
clock-left = Time left
clock-days = { $d } d { $h } h
clock-hours = { $h } h { $m } min
clock-hours-short = { $h }:{ $m } h
clock-minute = One minute left
clock-seconds = Ten seconds left
clock-notice-nudge = { $name } has run out of time.
clock-notice-move = { $name } has run out of time: a bot makes this move.
clock-notice-bot = { $name } has run out of time. The bot { $bot } plays on.
