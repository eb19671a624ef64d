# Что говорит сервер стола: строка состояния, ответы, итоги. Страницы — в web.ftl.

server-your-turn = Ваш ход
server-turn-of = Ходит { $name }
server-waiting = Ждём ход: { $names }
server-waiting-for-players = Ждём игроков
server-thinking = { $name } думает…
server-bot-stopped = { $name } не может ходить: сбой бота
server-bot-stopped-help = Игра ждёт перезапуска сервера; причина — в его журнале.
server-bots-paused = Ждём того, кто открыл стол
server-over = Конец игры
server-open-seat = Свободное место { $n }
server-player = Игрок { $n }
server-moves = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}
server-looking-at = { $n ->
    [0] Просмотр: начало партии
   *[other] Просмотр: ход { $n }
}
server-reason-alone = { $n ->
    [0] Ожидаемый итог: { $outcome }
    [one] Рассмотрен { $n } вариант; ожидаемый итог: { $outcome }
    [few] Рассмотрено { $n } варианта; ожидаемый итог: { $outcome }
   *[many] Рассмотрено { $n } вариантов; ожидаемый итог: { $outcome }
}
server-reason-now-alone = { $n ->
    [0] Очки сразу: { $value }
    [one] Сравнён { $n } ход; очки сразу: { $value }
    [few] Сравнены { $n } хода; очки сразу: { $value }
   *[many] Сравнено { $n } ходов; очки сразу: { $value }
}
server-outcome-ahead = победа с разницей около { $n ->
    [one] { $n } очка
    [few] { $n } очков
   *[many] { $n } очков
}
server-outcome-behind = поражение с разницей около { $n ->
    [one] { $n } очка
    [few] { $n } очков
   *[many] { $n } очков
}
server-outcome-even = примерно поровну
server-outcome-score = около { $n ->
    [one] { $n } очка
    [few] { $n } очков
   *[many] { $n } очков
}
server-hint-only = { $action }; ничего другого сделать нельзя
server-why-none = Ни одному из возможных сейчас ходов это не нужно.

## Боты

server-bot-random = случайный
server-bot-greedy = жадный
server-bot-mcts-easy = лёгкий
server-bot-mcts-medium = средний
server-bot-mcts-strong = сильный

## Ответы

server-illegal = Сейчас так нельзя.
server-not-your-turn = Сейчас не ваш ход.
server-no-action = Это не ход.
server-nothing-to-undo = Возвращать нечего.
server-stale = Позиция изменилась. Выберите ещё раз.
server-busy = Боты заняты. Попробуйте чуть позже.
server-no-fork = С этой позиции нельзя играть дальше.
server-seat-taken = Это место уже не свободно.
server-seat-online = Этот игрок сейчас за столом.
server-seat-too-soon = { $n ->
    [one] Этот игрок был здесь совсем недавно. Бот сможет занять место через { $n } минуту.
    [few] Этот игрок был здесь совсем недавно. Бот сможет занять место через { $n } минуты.
   *[many] Этот игрок был здесь совсем недавно. Бот сможет занять место через { $n } минут.
}
server-notice-device = { $name } продолжает на другом устройстве.
server-notice-bot = { $name } долго отсутствует. Дальше играет бот { $bot }.
server-against-rules = { $what } противоречит правилам: { $reasons }
server-bad-position = Неверная позиция: { $reason }
server-frozen = Эта партия начата по другим правилам (версия { $old }; на сервере версия { $new }), поэтому её нельзя продолжить. Её можно просмотреть и скачать запись.
server-frozen-over = Эта партия сыграна по другим правилам (версия { $old }; на сервере версия { $new }). Поля и очки показаны по нынешним правилам.
server-frozen-broken = Эта партия начата не по тем правилам, что сейчас на сервере, поэтому её нельзя продолжить. Она показана до хода { $n }; в записи есть всё.
server-frozen-short = Другие правила: только просмотр
server-lost-game = Игра «{ $game }» больше не установлена на этом сервере. Запись партии по-прежнему можно скачать.
server-lost-setup = В игре «{ $game }» больше нет настроек этого стола. Запись партии по-прежнему можно скачать.
server-lost-short = Игра здесь больше не установлена
server-wrong-host = Сервер не принимает это имя хоста. Его владелец может разрешить имя параметром --name.
server-wrong-origin = Этот запрос пришёл с другого сайта. Его могут отправлять только страницы этого сервера.
server-error = Что-то пошло не так. Ничего не потеряно.
server-disk-full = На диске сервера нет места. Ничего не изменено.
server-database-failed = Сервер не может обратиться к базе данных. Ничего не изменено; попробуйте чуть позже.
server-owner-away = Сервер, который ведёт этот стол, не отвечает. Попробуйте чуть позже.
server-bad-message = Сообщение не понято.
server-too-fast = Слишком много сообщений. Подождите немного.
server-replaced = Заменено более новым запросом.
server-drawing-spent = Вы запрашиваете рисунки быстрее, чем сервер их создаёт. Подождите немного.
server-moves-skipped = Сервер занят, поэтому зрители видят не все ходы.
server-too-large = Сообщение слишком длинное.
server-no-seat = Вы зритель; у вас нет места за столом.
server-no-ply = Такой позиции нет.
server-not-over = Партия ещё не окончена.
server-asks-undo = { $name } просит вернуть ход. Разрешить?
server-asks-undo-both = { $name } просит вернуть ход. Ваши ходы после него тоже будут отменены. Разрешить?
server-undo-granted = Возврат разрешён.
server-undo-refused = В возврате отказано.
server-undo-open = Уже решается вопрос о другом возврате хода.
server-undo-closed = На эту просьбу уже ответили.

## Конец

server-you-won = Вы победили!
server-won = Победа: { $name }
server-shared = Общая победа: { $names }
server-you-lost = Вы проиграли.
server-nobody-won = Никто не победил.
server-place = { $n }.
server-audit = Расклад определён до первого хода; любой может проверить это по записи партии.

## Страницы

server-crumb = { $name }, { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
server-table-over = окончена
server-table-yours = ваш ход
server-api-help = HTTP API для программ. Файл docs/reference/protocol.md в исходном коде объясняет, как бот занимает место и какие сообщения идут по WebSocket. То же описание в машиночитаемом виде:
server-not-found = Такой страницы нет.
server-table-not-found = Такого стола нет.
server-link-not-found = Эта ссылка не ведёт ни к какому месту.
server-refused = Это невозможно.
server-hidden = Часть карт или решений ещё скрыта; запись можно скачать после окончания партии.

## Об этом издании

server-about-credit = { $game } — настольная игра, автор: { $designer }, издатель: { $publisher }{ $year ->
    [none] {""}
   *[other] {" "}({ $year })
}. Poleis не связан с издателем; рисунки и тексты наши.
server-about-data = Раскрывающиеся списки — это файл данных этого издания, на английском.
server-about-why = Некоторые значения напечатаны на компонентах, которых не показывает ни один открытый источник. Они подобраны так, чтобы согласоваться со всем, что известно:
server-about-values = { $n ->
    [one] Данные на английском: { $n } значение
    [few] Данные на английском: { $n } значения
   *[many] Данные на английском: { $n } значений
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
