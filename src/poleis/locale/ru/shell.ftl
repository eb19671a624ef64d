# The words of the shell: command line, lobby, table. Nothing here belongs to one game.

language-name = Русский
answer-yes = да
answer-no = нет
number-tenths = { $sign }{ $whole },{ $tenth }
sheet-total = Итого
points-count = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
sheet-points = очки
rule-link = { $rule }, откроется в новой вкладке
sheet-reconstructed = использует восстановленные значения

## Seats

seat-you = Вы
seat-player = Игрок { $number }
bot-thinking = { $name } думает…

## The status line

status-round = Раунд { $number } из { $total }
status-your-turn = Ваш ход
status-turn = Ходит { $name }

## A session

welcome = { $game }. Команда «помощь» доступна всегда; «выход» завершает и, если хотите, сохраняет партию.
welcome-back = { $game }: партия продолжается; { $plies ->
    [one] сделан { $plies } ход
    [few] сделано { $plies } хода
   *[many] сделано { $plies } ходов
}.
list-best = Лучшие ходы сейчас, оценка в очках:
preview = { $move }
prompt = ход или помощь
preview-confirm = Enter: подтвердить
cannot-pay = вам нечем заплатить
typed-nothing = Введите ход или «помощь».
typed-nonsense = «{ $typed }» — не ход и не команда. То и другое объяснит «помощь».
typed-ambiguous = «{ $typed }» может значить: { $commands }.
game-is-over = Игра окончена.
moves-count = { $count ->
    [one] Возможен { $count } ход:
    [few] Возможны { $count } хода:
   *[many] Возможно { $count } ходов:
}
log-turn = { $name }: { $what } ({ $points ->
    [one] { $gain } очко
    [few] { $gain } очка
   *[many] { $gain } очков
})

## Why not

why-what = Напишите ход, например: почему { $move }
why-refused = { $move } — нельзя: { $reason }
why-allowed = { $move } — можно.
why-incomplete = Это только начало хода; напишите его до конца.

## Hints

hint-says = { $bot } предлагает: { $move }
hint-value-now = Очки, которые ход приносит сразу:
hint-value-end = По сравнению с ним, в очках в конце игры:

## Undo

undo-done = Ход возвращён.
undo-nothing = Возвращать нечего.
undo-ask = Открылось новое, или ходил кто-то другой. Согласие на возврат — { $names }? (да, нет)
undo-refused = В возврате отказано.

## Looking around

look-who = Напишите номер места от 1 до { $seats }.
lang-which = Напишите один из: { $languages }.

## Keeping games

resumed-new-seed = С этого момента используется новое зерно: проверить можно только дальнейшие ходы.
saved-unfinished = Сохранено в файле { $file }. Продолжить: poleis play { $game } --resume { $file }
saved-finished = Сохранено в файле { $file }. Повтор: poleis replay { $file }. Лучшие ходы: poleis review { $file }
save-failed = Файл { $file } не записать: { $reason }
save-taken = Файл { $file } уже есть, и это не запись этой игры. Выберите другое имя.
quit-offer = Сохранить партию? Enter: в файле { $file }; или другое имя файла; или нет

## The end

result-heading = Конец игры
result-place = { $place }. { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
result-won = Вы победили!
result-lost = Вы проиграли.
result-shared = Общая победа!
end-offer = Больше покажут счёт, журнал и показать; «сохранить ФАЙЛ» оставит запись партии; Enter — выход.

## Commands: the word in this language, and what it does

command-help = помощь
command-help-help = этот список
command-moves = ходы
command-moves-help = всё, что сейчас возможно
command-hint = подсказка
command-hint-help = что сделал бы сильный бот
command-why = почему
command-why-help = почему ход нельзя сделать, с номером правила
command-undo = вернуть
command-undo-help = вернуть ваше последнее решение
command-score = счёт
command-score-help = листы подсчёта с номерами правил
command-look = показать
command-look-help = поле игрока; без номера — всех игроков
command-log = журнал
command-log-help = журнал ходов до этого момента
command-save = сохранить
command-save-help = записать партию в файл
command-lang = язык
command-lang-help = сменить язык
command-quit = выход
command-quit-help = выйти; перед этим можно сохранить партию
command-rotate = повернуть
command-rotate-help = (при предпросмотре хода) следующий возможный там поворот
command-spin = сменить
command-spin-help = (при предпросмотре хода) то же место, другое расположение
command-cancel = отмена
command-cancel-help = (при предпросмотре хода) выбрать ещё раз
argument-move = ХОД
argument-seat = НОМЕР
argument-file = ФАЙЛ
argument-language = ЯЗЫК

help-moves = Введите ход в нотации записи. Достаточно его конца; начало покажет, что возможно; можно ввести и номер из списка. Enter подтверждает показанный ход.
help-commands = Команды (достаточно начала):

## Replay

replay-position = Ход { $number } из { $total }
replay-keys = → n: вперёд · ← p: назад · ↑ ↓: раунд · Home End · номер Enter · q: выход
replay-number = Перейти к ходу: { $digits }

## Cards whose values were corrected

corrected-values = Исправлено в components.json: { $values }.

## Уроки

learn-next = Enter: дальше
learn-press-enter = Чтобы продолжить, нажмите только Enter.
learn-answer = от 1 до { $n }
learn-not-yet = Пока нет.
learn-no-undo = В уроке верный ход делается сразу и не отменяется.
learn-done = Вы прошли этот урок.
learn-left = Урок прерван на шаге { $step }.
learn-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
}
learn-checked = { $file }: в порядке, { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}
