# Страница владельца сервера.
owner-title = Страница владельца
owner-in-memory = столы в памяти
owner-players = подключения игроков
owner-spectators = подключения зрителей
owner-bot-queue = задачи в очереди к ботам
owner-delay = задержка сервера за минуту
owner-ms = { $ms } мс
owner-tables = столы в базе данных
owner-running = неоконченные игры
owner-today = с ходами за 24 часа
owner-several = Базу данных делят несколько серверов: столы и нагрузка относятся к этому.
owner-refresh = Обновить
owner-reports = { $n ->
    [0] Жалобы
    [one] { $n } жалоба
    [few] { $n } жалобы
    [many] { $n } жалоб
   *[other] { $n } жалобы
}
owner-no-reports = Новых жалоб нет.
owner-to-table = к столу
owner-table-gone = стол удалён
owner-done = Готово
owner-live = Столы в памяти
owner-no-tables = Сейчас никто не играет.
owner-connections = игроков на связи: { $players }, зрителей: { $spectators }
owner-moved = последнее изменение { $ago }
owner-just-now = только что
owner-minutes-ago = { $n } мин назад
owner-hours-ago = { $n } ч назад
owner-days-ago = { $n ->
    [one] { $n } день назад
    [few] { $n } дня назад
    [many] { $n } дней назад
   *[other] { $n } дня назад
}
owner-close = Закрыть…
owner-close-help = Играть дальше будет нельзя. Стол останется доступен для просмотра.
owner-close-now = Закрыть навсегда
owner-close-table = Закрыть навсегда стол { $table }
owner-closed = Владелец сервера закрыл этот стол. Его можно смотреть, но не играть дальше.
owner-closed-short = Закрыт: только просмотр
