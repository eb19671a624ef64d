# Мои игры, статистика и испытание дня.
history-title = Мои игры
history-statistics = Статистика
history-private = Эту страницу видите только вы. На всех ваших устройствах она одинакова.
history-growing = Добавляются более старые игры. Обновите страницу чуть позже.
history-none = У вас ещё нет завершённых игр.
history-none-chosen = Подходящих игр нет.
history-game = Игра
history-opponents = Соперники
history-period = Период
history-all-games = Все игры
history-all-companies = Все
history-all-times = За всё время
history-company-people = Люди
history-company-bots = Боты
history-company-solo = Соло
history-period-week = Последние 7 дней
history-period-month = Последние 30 дней
history-period-year = Последний год
history-filter = Отобрать
history-count = { $n ->
    [one] { $n } игра
    [few] { $n } игры
   *[many] { $n } игр
}
history-date = { $day } { $month ->
    [1] янв.
    [2] февр.
    [3] марта
    [4] апр.
    [5] мая
    [6] июня
    [7] июля
    [8] авг.
    [9] сент.
    [10] окт.
    [11] нояб.
   *[12] дек.
} { $year }
history-minutes = { $n } мин
history-hours = { $n } ч { $minutes } мин
history-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
history-bot = { $name } ({ $level })
history-against = соперники: { $names }
history-solo = соло
history-lost = поражение
history-place = место { $n } из { $of }
history-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
history-moves = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}
history-status = { $date }: { $place }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
history-replay = Повтор
history-record = Запись
history-gone = Стол удалён.
history-newer = Новее
history-older = Старше
history-usual = обычные правила
history-rating = Рейтинг против ботов
history-rating-help = { $n ->
    [one] По { $n } игре с ботами известной силы.
    [few] По { $n } играм с ботами известной силы.
   *[many] По { $n } играм с ботами известной силы.
} Истинное значение лежит в этих пределах с вероятностью 95 %.
history-rating-none = Сыграйте с ботами, чтобы получить рейтинг. Его видите только вы.
history-places-title = Места
history-points-title = Очки по играм
history-sheet-title = Средние очки по категориям
history-games = игры, последняя справа
history-bests = Личные рекорды
history-average = в среднем { $points }
history-luck-title = Удача и решения
history-lost-line = потеряно из-за ваших решений: { $points } очка за ход
history-luck-line = удача: { $points } очка за игру
history-luck-help = { $n ->
    [one] По { $n } разобранной игре.
    [few] По { $n } разобранным играм.
   *[many] По { $n } разобранным играм.
} Удача — то, чего не объясняют ни ваши решения, ни решения других.
history-luck-none = Откройте разбор завершённой игры: его выводы собираются здесь.
history-reached = Достижения: { $n } из { $of }
history-times = { $n ->
    [0] ещё нет
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}
history-all = Все ваши игры
history-lobby-help = Результаты, статистика, рекорды

daily-title = Испытание дня
daily-short = Испытание
daily-lobby-help = Расклад один для всех, попытка одна
daily-help = Расклад у всех один. Засчитывается одна попытка, без подсказок и без отмены того, что показал случай. Она должна закончиться до полуночи UTC. После неё можно посмотреть, как играли другие.
daily-name = Ваше имя в таблице
daily-play = Играть
daily-continue = Продолжить
daily-practice = Тренировка
daily-under-way = Ваша попытка идёт.
daily-yours = Вы: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
daily-late = Ваша попытка не закончилась вовремя.
daily-deal = Расклад против бота ({ $level })
daily-solo = Игра соло
daily-board = { $n ->
    [one] { $n } результат
    [few] { $n } результата
   *[many] { $n } результатов
}
daily-rank = Место
daily-best = { $bot }: { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
daily-days = Дни
daily-previous = Предыдущий день
daily-following = Следующий день
daily-streak = { $n ->
    [one] { $n } день подряд
    [few] { $n } дня подряд
   *[many] { $n } дней подряд
}
daily-yesterday = Вчерашний разбор: { $game }, { $mode }
daily-unfinished = Не закончено вчера: { $game }, { $mode }
daily-closed = Этот стол показывает расклад испытания дня. Сначала закончите свою попытку или приходите завтра.
daily-running = Ваша сегодняшняя попытка ещё идёт. Сначала закончите её.
daily-no-undo = В испытании дня нельзя отменить то, что показал случай или соперник.
