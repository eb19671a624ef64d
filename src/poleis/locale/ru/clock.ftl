# Часы стола.
clock-left = Осталось времени
clock-days = { $d } д { $h } ч
clock-hours = { $h } ч { $m } мин
clock-hours-short = { $h }:{ $m } ч
clock-minute = Осталась минута
clock-seconds = Осталось десять секунд
clock-notice-nudge = Время вышло: { $name }.
clock-notice-move = Время вышло: { $name }. Этот ход сделает бот.
clock-notice-bot = Время вышло: { $name }. Дальше играет бот { $bot }.
