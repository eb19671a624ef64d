# Слова команд `poleis score`, `poleis moves`, `poleis check` и `poleis games`.

pad-place = место
pad-total = всего
pad-rules = правила
pad-reconstructed = { $sign } значения восстановлены, в коробке могут быть другие («Об этом издании»)
pad-city = город { $number }
pad-empty = Список пуст.
pad-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
refused-action = { $action } сейчас нельзя ({ $rules })

check-ok = { $file }: в порядке, { $said }
check-bad = { $file }: ошибка, { $where }: { $reason }
check-at-line = строка { $line }
check-at-line-and-ply = строка { $line }, ход { $ply }
check-at-ply = ход { $ply }
check-no-text = это не текст UTF-8
check-game = { $game }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}, { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[many] { $plies } ходов
}
check-finished = { $said }, результат { $points }
check-unfinished = { $said }, игра не окончена, пока { $points }
check-follows = { $said }; { $outcomes ->
    [one] { $outcomes } исход случая соответствует
    [few] все { $outcomes } исхода случая соответствуют
   *[many] все { $outcomes } исходов случая соответствуют
} зерну
check-follows-from = { $said }; начиная с хода { $ply } { $outcomes ->
    [one] { $outcomes } исход случая соответствует
    [few] все { $outcomes } исхода случая соответствуют
   *[many] все { $outcomes } исходов случая соответствуют
} зерну
check-committed = { $said }, заявленному до игры
check-surprise = { $found } — не то, что даёт зерно ({ $expected })
check-not-audited = { $said }; случай не проверен, { $reason }
check-no-seed = в записи нет зерна
check-no-outcome = в записи нет ни одного исхода случая
check-no-outcome-from = начиная с хода { $ply } в записи нет ни одного исхода случая

check-table = { $table }: { $game }, правила { $version }{ $where }: { $reason }
check-table-where = , ревизия { $rev }, ход { $ply }
check-all-tables = Все столы ({ $n }) воспроизводятся по нынешним правилам.
check-counts-game = игра
check-counts-tables = столы
check-counts-ok = те же правила
check-counts-acceptable = можно повысить
check-counts-broken = не подходят
check-can-accept = Столов с другой версией правил, которые приводят к тому же итогу: { $n }. Параметр --accept даст им нынешнюю версию.
check-ask-accept = Дать нынешнюю версию правил столам ({ $n })?
check-accepted = Столов с нынешней версией правил: { $n }.
check-nothing-changed = Ничего не изменено.
check-replay-failed = правила здесь дают сбой ({ $error })
check-replay-not-over = игра больше не заканчивается
check-replay-over = игра заканчивается раньше последней позиции
check-replay-position = приводит к другой позиции
check-replay-scores = счёт { $found }, а был { $stored }

games-seats = число игроков: от { $least } до { $most }
games-option = настройка
games-value = значение
games-meaning = описание
games-for-seats = игроки
games-rule = правило
games-usual = { $meaning } (по умолчанию)
games-yes-or-no = yes или no
games-one-of = одно из
games-any-of = любые из
