# Zegar stołu.
clock-left = Pozostały czas
clock-days = { $d } d { $h } godz.
clock-hours = { $h } godz. { $m } min
clock-hours-short = { $h }:{ $m } godz.
clock-minute = Została minuta
clock-seconds = Zostało dziesięć sekund
clock-notice-nudge = Czas minął: { $name }.
clock-notice-move = Czas minął: { $name }. Ten ruch wykonuje bot.
clock-notice-bot = Czas minął: { $name }. Dalej gra bot { $bot }.
