# Страницы и стол в браузере.

web-app = Poleis
web-skip = Перейти к содержанию
web-language = Язык
web-theme-auto = Тема: системная
web-theme-light = Тема: светлая
web-theme-dark = Тема: тёмная
web-copied = Ссылка скопирована
web-copy-by-hand = Нажмите Ctrl+C
web-failed = Не получилось. Попробуйте ещё раз.
web-rules = Правила
web-about = Об этом издании
web-contents = Содержание
web-lobby = Лобби

# лобби
web-no-account = Без регистрации: у каждого места своя ссылка
web-lobby-title = Что построим сегодня?
web-choose-game = Выберите игру
web-seats = Места
web-number-of-players = Число игроков
web-seat-n = Место { $n }
web-seat-you = Вы
web-seat-link = Друг (ссылка-приглашение)
web-seat-screen = Другой игрок на этом устройстве
web-seat-bot = Бот, { $level }
web-your-name = Ваше имя
web-name-of = Имя игрока { $n }
web-ways = Как играть
web-way-bots = Против бота
web-way-links = С друзьями
web-way-screen = Один экран
web-way-solo = В одиночку
web-bots-are-weaker = Пока Poleis не скомпилирован, боты играют слабее, чем указывает их уровень.
web-options = Настройки партии
web-daily = Испытание дня: у всех одинаковый расклад
web-open-table = Открыть стол
web-lobby-help = Партия начнётся сразу.
web-lobby-links = Ссылки-приглашения будут за столом.
web-your-tables = Ваши столы
web-no-tables = Здесь появятся столы, которые вы откроете или займёте в этом браузере.
web-play = Играть
web-look = Посмотреть
web-also-here = Кроме того
web-pad = Подсчитать очки за столом
web-pad-help = Отметьте построенное и узнайте счёт
web-rules-help = Вкратце и по всем пунктам
web-rules-language = Эта страница на английском; пояснения за столом — на русском.
web-api = Боты и программы
web-api-help = API для вашего собственного бота
web-own-words = Рисунки и тексты наши. Не связано с издателями игр. Восстановленные значения — тоже наши: см. «Об этом издании».
web-players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }

# стол
web-people = Игроки
web-drawer = Лист и журнал
web-menu = Меню
web-parts = Части стола
web-actions = Ваш ход
web-your-turn = Ваш ход
web-you = Вы
web-away = не в сети
web-total = Итого
web-undo = Вернуть ход
web-undo-asked = Просим остальных разрешить возврат хода.
web-hint = Подсказка
web-turn-left = Повернуть влево
web-turn-right = Повернуть вправо
web-cancel = Отмена
web-confirm = Подтвердить
web-yes = Да
web-no = Нет
web-why-not = Так нельзя
web-not-a-move = «{ $text }» — не ход.
web-zoom-in = Увеличить
web-zoom-out = Уменьшить
web-fit = Вместить целиком
web-log = Журнал
web-log-empty = Ходов ещё не было
web-chat = Чат
web-chat-label = Сообщение для стола
web-chat-placeholder = Напишите что-нибудь
web-mute = Без чата
web-typed-label = Введите ход (в нотации записи)
web-typed-placeholder = Введите ход
web-offline = Связь потеряна. Ваше место сохранено; переподключение…
web-closed = Этот стол больше недоступен. Обновите страницу.
web-rematch-ready = Реванш готов.
web-go-there = Перейти
web-to-start = В начало
web-step-back = Ход назад
web-step-forward = Ход вперёд
web-to-end = В конец
web-fork = Играть отсюда с ботами
web-back-to-now = Вернуться к партии
web-record = Запись партии
web-replay = Повтор партии
web-rematch = Реванш
web-boards = Итоговые поля
web-result = Результат
web-notify = Сообщать о моём ходе
web-invite-help = Отправьте каждую ссылку одному человеку: она открывает место за этим столом.
web-nobody-comes = Никто не присоединяется?
web-bot-help = Отдайте место боту; ссылка перестанет действовать.
web-seat-a-bot = Посадить бота
web-bot-in = Бот сможет занять место через { $n } мин
web-bot-now = Нет за столом: место может занять бот
web-seat-lost = Вас долго не было, и за вас теперь играет бот. Вы зритель.
web-rename = Сменить имя
web-copy-link = Скопировать ссылку
web-copy-watch = Скопировать ссылку для зрителей
web-commitment = Обязательство по скрытому зерну:
web-keys = Клавиатура
web-key-move = перейти к следующему варианту
web-key-enter = выбрать, затем подтвердить
web-key-turn = повернуть деталь
web-key-back = шаг назад
web-key-why = почему нельзя?
web-key-zoom = масштаб, вместить
web-key-heights = высоты числами
web-key-replay = прежние ходы (вверх, вниз: раунды)
web-key-type = ввести ход

# chat and notifications
web-typed-move = Ход
web-chat-send = Отправить
web-chat-empty = Здесь появляются сообщения для всех за столом.
web-use-chat = Сообщения пишут в чате.
web-notify-granted = Включено: уведомления приходят, пока эта страница открыта.
web-notify-denied = Браузер блокирует уведомления этой страницы. Разрешите их в настройках сайта рядом с адресом.
web-notify-default = Браузер ещё не дал разрешения: ответьте на его вопрос или откройте настройки сайта рядом с адресом.
web-notify-insecure = Браузеры показывают уведомления только с безопасных адресов (https).

# приглашение
web-invited = Приглашение в игру { $game }
web-at-table = Стол { $name }
web-seat-for-you = ваше место
web-here = за столом
web-sit-down = Сесть за стол
web-only-watch = Только смотреть
web-watch = Смотреть
web-seat-of-present = Это место занимает { $name } — сейчас за столом.
web-seat-of-absent = Это место занимает { $name } — сейчас не за столом.
web-seat-of-bot = За это место теперь играет бот { $name }. Ссылка больше не действует, но можно смотреть игру.
web-same-player = Это я, на другом устройстве
web-same-player-help = Остальные увидят, что вы продолжаете на другом устройстве.

# лист подсчёта
web-pad-player = Игрок { $n }
web-pad-add = Добавить игрока
web-pad-reconstructed = Строки со знаком { $sign } используют восстановленные значения, которые могут отличаться от напечатанных в вашей коробке:
web-pad-clear = Очистить всё

# a position
web-position = Позиция
web-position-of = Позиция в игре { $game }
web-position-next = Ход: { $names }
web-position-chance = Сейчас бросок кубиков или взятие из колоды.
web-position-seat = Ваше место
web-position-bots = Остальные места
web-position-play = Играть с этой позиции
web-position-text = Текст позиции
web-position-show = Показать эту позицию
