# Уроки в браузере. Их собственные тексты лежат рядом с текстами каждой игры.

learn-right = Верно!
learn-turns-left = { $n ->
    [one] остался { $n } ход
    [few] осталось { $n } хода
   *[many] осталось { $n } ходов
}
learn-answer-first = Сначала ответьте на вопрос.
learn-result = { $title } ({ $points })

web-learn = Обучение
web-learn-title = Учитесь, играя
web-learn-intro = Короткие уроки на настоящем поле. Каждый ход вы делаете сами, и ничего нельзя испортить.
web-learn-game = Обучение: { $game }
web-learn-minutes = { $n } мин
web-learn-done = Пройден
web-learn-topics = Тема за темой
web-learn-step = Шаг { $n } из { $of }
web-learn-next = Дальше
web-learn-show = Показать
web-learn-restart = Начать заново
web-learn-all = Все уроки
web-learn-next-lesson = Следующий урок: { $name }
web-learn-play = Сыграть партию
web-learn-lesson = Урок
web-learn-closed = Этот урок больше недоступен. Обновите страницу.
web-learn-offline = Связь потеряна. Ваш шаг сохранён; соединяемся снова…
web-learn-help = Играя, шаг за шагом
web-learn-new = Вы здесь впервые?
web-learn-new-text = Научитесь игре, играя: основы за две минуты, затем первая партия с подсказками.
web-learn-key-next = дальше, когда прочитано
web-learn-key-answer = выбрать ответ
