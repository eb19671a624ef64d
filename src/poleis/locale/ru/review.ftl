# Законченная партия, решение за решением: в терминале и в браузере.

review-title = { $game }: как сыграно
review-judged = Оценил поиск: { $n } итераций на каждое решение, со знаниями, какие были у игрока.
review-unfinished = Партия не закончена: указаны очки на этот момент.
review-player = игрок
review-points = очки
review-decisions = решения
review-same = как программа
review-lost = потеря за решение
review-lost-help = Интервалы говорят о случае: насколько различаются пробы. Ошибаться может и сам поиск.
review-moments = { $name }: что обошлось дороже всего
review-no-moments = { $name }: ни одно решение не стоило заметных очков.
review-ply = ход
review-grade = оценка
review-grade-slip = неточность
review-grade-mistake = ошибка
review-grade-blunder = грубая ошибка
review-played = сыграно
review-better = лучше
review-otherwise = { $title }, но иначе
review-cost = цена
review-slips = неточности
review-mistakes = ошибки
review-blunders = грубые ошибки
review-look = Посмотреть позицию: { $command }

## In the browser

web-review = Разбор
review-progress = Оценено { $n } % партии. Страница обновляется сама.
review-waiting = Сначала оцениваются другие партии. Страница обновляется сама.
review-failed = Эту партию не удалось оценить.
review-not-over = Партия ещё не окончена; разбор будет возможен после её завершения.
review-busy = Слишком много партий ждут разбора; вернитесь через несколько минут.
review-chart = Преимущество, на которое каждый игрок мог рассчитывать в конце, решение за решением
review-moves = ходы →
review-move = ход
review-see = Показать
review-table = Вернуться к столу
review-verdict = Лучше: { $better } (на { $cost } ценнее).
