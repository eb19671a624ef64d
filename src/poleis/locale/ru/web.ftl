# Страницы и стол в браузере.

web-app = Poleis
web-skip = Перейти к содержанию
web-language = Язык
web-theme-auto = Тема: как в системе
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
web-no-account = без регистрации: место за столом — это ссылка
web-lobby-title = Что построим сегодня?
web-choose-game = Выберите игру
web-seats = Места
web-number-of-players = Число игроков
web-seat-n = Место { $n }
web-seat-you = Вы, в этом браузере
web-seat-link = Кто-то другой, по ссылке
web-seat-screen = Кто-то за этим экраном
web-seat-bot = Бот, { $level }
web-your-name = Ваше имя
web-name-of = Имя игрока { $n }
web-ways = Как играть
web-way-bots = Против бота
web-way-links = С друзьями
web-way-screen = Один экран
web-way-solo = В одиночку
web-options = Настройки партии
web-daily = Удача дня: сегодня одинаковая для всех
web-open-table = Открыть стол
web-lobby-help = Партия начнётся сразу.
web-lobby-links = Ссылки для других — за столом.
web-your-tables = Ваши столы
web-no-tables = Здесь появятся столы, которые вы откроете или займёте в этом браузере.
web-play = Играть
web-look = Смотреть
web-also-here = Кроме того
web-pad = Подсчитать очки за столом
web-pad-help = отметьте построенное и читайте лист подсчёта
web-rules-help = все правила с номерами
web-rules-language = Эта страница на английском; пояснения за столом — на русском.
web-api = Боты и программы
web-api-help = интерфейс для вашего игрока
web-own-words = Свои рисунки, свои слова. Не связано с издателями игр. Восстановленные значения — наши: см. «Об этом издании».
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
web-undo-asked = Спрашиваем остальных, можно ли вернуть ход.
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
web-typed-label = Введите ход, как в записи партии
web-typed-placeholder = Введите ход
web-offline = Связь потеряна. Ваше место сохранено; переподключение…
web-closed = Стол больше недоступен. Обновите страницу.
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
web-invite-help = Отправьте каждую ссылку одному человеку. Кто её откроет, займёт это место.
web-nobody-comes = Никто не приходит?
web-bot-help = Посадите туда бота; ссылка перестанет действовать.
web-seat-a-bot = Посадить бота
web-rename = Сменить имя
web-copy-link = Скопировать ссылку
web-copy-watch = Скопировать ссылку для зрителей
web-commitment = Обязательство по скрытому зерну:
web-keys = Клавиатура
web-key-move = перейти к тому, что можно выбрать
web-key-enter = выбрать, затем подтвердить
web-key-turn = повернуть деталь
web-key-back = шаг назад
web-key-why = почему нельзя?
web-key-zoom = масштаб, вместить
web-key-heights = высоты числами
web-key-replay = прежние ходы (вверх, вниз: раунды)
web-key-type = ввести ход

# лист подсчёта
web-pad-player = Игрок { $n }
web-pad-add = Добавить игрока
web-pad-clear = Очистить всё
