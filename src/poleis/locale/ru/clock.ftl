# Часы стола.
clock-left = Осталось времени
clock-days = { $d } д { $h } ч
clock-hours = { $h } ч { $m } мин
clock-minute = Осталась минута
clock-seconds = Осталось десять секунд
clock-over = Ваше время вышло
clock-agreed = Время: { $time }. Когда оно выйдет: { $end }.
clock-end-nothing = ничего не происходит
clock-end-nudge = игроку придёт напоминание
clock-end-move = ход сделает бот
clock-end-bot = место займёт бот
clock-notice-nudge = Время вышло: { $name }.
clock-notice-move = Время вышло: { $name }. Этот ход сделает бот.
clock-notice-bot = Время вышло: { $name }. Дальше играет бот { $bot }.
