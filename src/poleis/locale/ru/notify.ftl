# Уведомления: сообщения игрокам, чей сейчас ход, когда их страница закрыта.

# сообщения
notify-turn-title = Ваш ход: { $game }
notify-turn-line = { $player }, ваш ход: { $game }, стол { $table }.
notify-time-title = Ваше время вышло: { $game }
notify-time-line = { $player }, ваше время вышло: { $game }, стол { $table }.
notify-body = { $game }, стол { $table }
notify-first-line = Сюда будут приходить сообщения о ходах: { $game }, стол { $table }.
notify-code-title = Ваш код для Poleis
notify-code-text = Ваш код: { $code }. Введите его за столом, чтобы получать уведомления о своём ходе. Если вы его не запрашивали, ничего не делайте.

# панель за столом
notify-title = Уведомления
notify-push-on = Включено: уведомления приходят на это устройство и при закрытой странице.
notify-push-failed = При закрытой странице этот браузер недоступен. Уведомления приходят, пока страница открыта.
notify-sound = Звук на моём ходу
notify-channel = Канал друзей
notify-channel-help = Когда ваш ход, а вас нет за столом, в канал приходит сообщение: ваше имя, игра, стол и его адрес.
notify-service = Сервис
notify-url = Адрес вебхука
notify-mail = Эл. почта
notify-send-code = Прислать код
notify-code = Код из письма
notify-confirm = Подтвердить
notify-quiet = Тихие часы
notify-quiet-help = Сообщения ждут конца тихих часов.
notify-from = С
notify-until = До
notify-save = Сохранить
notify-end = Отключить
notify-saved = Сохранено.

# отказы
notify-bad-url = Это не адрес, который начинается с https.
notify-private-url = Сообщения уходят только на публичные адреса, не в локальную сеть.
notify-webhook-failed = Первое сообщение не дошло. Проверьте адрес и сервис.
notify-bad-mail = Это не адрес электронной почты.
notify-no-mail = Этот сервер не отправляет писем.
notify-mail-failed = Письмо не удалось отправить. Проверьте адрес.
notify-wrong-code = Код неверен или больше не действует. Можно запросить новый.
notify-bad-zone = Сервер не знает ваш часовой пояс.
