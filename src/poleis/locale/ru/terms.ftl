# О чём договорились игроки за столом, помимо вариантов игры.
terms-time = Время
terms-time-none = Без часов
terms-time-live = Вживую
terms-time-slow = На много дней
terms-time-move = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
} на ход{ $seconds ->
    [0] {""}
   *[other] {" "}+ до { $seconds } с в запас
}
terms-time-game = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
} на игрока{ $seconds ->
    [0] {""}
   *[other] {" "}+ { $seconds } с на ход
}
terms-time-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
} на ход
terms-at-end = Когда время выйдет
terms-at-end-nothing = Ничего не происходит
terms-at-end-nudge = Игроку придёт напоминание
terms-at-end-move = Ход сделает бот
terms-at-end-bot = Место займёт бот
terms-hints = Подсказки разрешены
