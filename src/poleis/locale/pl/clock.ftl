# Zegar stołu.
clock-left = Pozostały czas
clock-days = { $d } d { $h } godz.
clock-hours = { $h } godz. { $m } min
clock-minute = Została minuta
clock-seconds = Zostało dziesięć sekund
clock-over = Twój czas minął
clock-agreed = Czas: { $time }. Gdy się skończy: { $end }.
clock-end-nothing = nic się nie dzieje
clock-end-nudge = gracz dostaje przypomnienie
clock-end-move = bot wykonuje ruch
clock-end-bot = bot przejmuje miejsce
clock-notice-nudge = Czas minął: { $name }.
clock-notice-move = Czas minął: { $name }. Ten ruch wykonuje bot.
clock-notice-bot = Czas minął: { $name }. Dalej gra bot { $bot }.
