# Законченная партия, решение за решением: в терминале и в браузере.

review-title = { $game }: разбор партии
review-judged = Разбор программы: { $n } итераций на решение. Программа знала столько же, сколько игрок.
review-unfinished = Партия не закончена: указаны очки на этот момент.
review-player = игрок
review-points = очки
review-decisions = решения
review-same = как у программы
review-lost = потеря очков за ход
review-lost-help = Интервалы показывают, насколько пробы различаются из-за случайности. Программа тоже может ошибаться.
review-moments = { $name }: самые дорогие ошибки
review-no-moments = { $name }: ни одно решение заметно не стоило очков.
review-ply = ход
review-grade = оценка
review-grade-slip = неточность
review-grade-mistake = ошибка
review-grade-blunder = грубая ошибка
review-played = сыграно
review-better = лучше
review-otherwise = { $title }, в другом месте
review-cost = цена
review-slips = неточности
review-mistakes = ошибки
review-blunders = грубые ошибки
review-look = Посмотреть позицию: { $command }

## In the browser

web-review = Разбор
review-progress = Разобрано { $n } % партии. Страница обновляется сама.
review-waiting = Сначала разбираются другие партии. Страница обновляется сама.
review-failed = Эту партию не удалось разобрать.
review-not-over = Партия ещё не окончена. Разбор будет доступен после её завершения.
review-busy = Слишком много партий ждут разбора. Вернитесь через несколько минут.
review-chart = Ожидаемое преимущество каждого игрока в конце, ход за ходом
review-moves = ходы →
review-move = ход
review-see = Показать
review-table = Вернуться к столу
review-verdict = Лучше: { $better } (на { $cost } ценнее).
