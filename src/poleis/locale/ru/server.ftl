# Что говорит сервер стола: строка состояния, ответы, итоги. Страницы — в web.ftl.

server-your-turn = Ваш ход
server-turn-of = Ходит { $name }
server-waiting = Ждём ход: { $names }
server-waiting-for-players = Ждём игроков
server-thinking = { $name } думает…
server-over = Конец игры
server-open-seat = Свободное место { $n }
server-player = Игрок { $n }
server-moves = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}
server-looking-at = { $n ->
    [0] Вы смотрите начало партии
   *[other] Вы смотрите позицию после хода { $n }
}
server-reason = { $n ->
    [0] Оценка, от лучшего: { $options }
    [one] Рассмотрен { $n } вариант; оценка, от лучшего: { $options }
    [few] Рассмотрено { $n } варианта; оценка, от лучшего: { $options }
   *[many] Рассмотрено { $n } вариантов; оценка, от лучшего: { $options }
}
server-reason-alone = { $n ->
    [0] Оценка: { $value }
    [one] Рассмотрен { $n } вариант; оценка: { $value }
    [few] Рассмотрено { $n } варианта; оценка: { $value }
   *[many] Рассмотрено { $n } вариантов; оценка: { $value }
}
server-reason-option = { $action } ({ $value })
server-reason-chosen = { $action } ({ $value }, выбрано)
server-hint = { $action }; ожидаемый отрыв в конце: { $value }
server-hint-only = { $action }; ничего другого сделать нельзя
server-why-none = Это не подходит ни к чему из того, что сейчас можно выбрать.

## Боты

server-bot-random = случайный
server-bot-random-detail = делает что угодно из разрешённого
server-bot-greedy = жадный
server-bot-greedy-detail = сразу берёт больше всего очков
server-bot-mcts-easy = лёгкий
server-bot-mcts-easy-detail = думает мгновение
server-bot-mcts-medium = средний
server-bot-mcts-medium-detail = планирует наперёд
server-bot-mcts-strong = сильный
server-bot-mcts-strong-detail = думает до полсекунды над решением

## Ответы

server-illegal = Сейчас так нельзя.
server-not-your-turn = Сейчас не ваш ход.
server-no-action = Это не ход.
server-nothing-to-undo = Возвращать нечего.
server-stale = Позиция изменилась. Выберите ещё раз.
server-busy = Боты заняты. Попробуйте чуть позже.
server-no-fork = Эту позицию нельзя продолжить.
server-seat-taken = Это место уже не свободно.
server-against-rules = { $what } противоречит правилам: { $reasons }
server-bad-position = Позиция не сходится: { $reason }
server-old-rules = Этот стол открыт по старым правилам, которых на сервере больше нет.
server-wrong-host = У сервера нет такого имени. Тот, кто его держит, может разрешить имя параметром --name.
server-wrong-origin = Это пришло с другой страницы, а просить об этом могут только страницы этого сервера.
server-error = Что-то пошло не так. Ничего не потеряно.
server-bad-message = Сообщение не понято.
server-too-fast = Слишком много сообщений. Подождите немного.
server-too-large = Сообщение слишком длинное.
server-no-seat = Вы зритель; у вас нет места за столом.
server-no-ply = Такой позиции нет.
server-not-over = Партия ещё не окончена.
server-asks-undo = { $name } просит вернуть ход.
server-asks-undo-both = { $name } просит вернуть ход. Ваши ходы после него тоже будут возвращены.
server-undo-granted = Возврат разрешён.
server-undo-refused = В возврате отказано.
server-undo-closed = Этот вопрос уже решён.

## Конец

server-you-won = Вы победили!
server-won = Победа: { $name }
server-shared = Общая победа: { $names }
server-you-lost = Вы проиграли.
server-nobody-won = Никто не победил.
server-place = { $n }.
server-audit = Случай был определён до первого хода: по записи это проверит каждый.

## Страницы

server-crumb = { $name }, { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
server-table-over = окончена
server-table-yours = ваш ход
server-api-help = Входы для программ. Как бот занимает место и что передаётся по WebSocket, рассказано в docs/reference/protocol.md исходников. То же описание для программ:
server-not-found = Такой страницы нет.
server-table-not-found = Такого стола нет.
server-link-not-found = Эта ссылка не ведёт ни к какому месту.
server-refused = Это невозможно.
server-hidden = Что-то ещё скрыто; запись партии будет доступна после её окончания.

## Об этом издании

server-about-credit = { $game } — настольная игра, автор: { $designer }, издатель: { $publisher }{ $year ->
    [none] {""}
   *[other] {" "}({ $year })
}. Poleis не связан с издателем; рисунки и тексты свои.
server-about-data = Остальные таблицы — это данные этого издания в том виде, в каком они хранятся: по-английски.
server-about-why = Некоторые значения напечатаны на компонентах, которых не показывает ни один открытый источник. Они подобраны так, чтобы согласоваться со всем, что известно:
server-about-values = { $n ->
    [one] Данные: { $n } значение
    [few] Данные: { $n } значения
   *[many] Данные: { $n } значений
}
server-about-sources = Откуда взяты значения
server-about-disagreements = Где источники расходятся
server-about-ours = Восстановленные значения
server-about-none = В этой игре нет восстановленных значений.
server-about-column-what = О чём
server-about-column-source = Источник
server-about-column-finding = Что выяснено
server-about-column-chosen = Выбрано
server-about-column-value = Значение
server-about-column-basis = Основание
