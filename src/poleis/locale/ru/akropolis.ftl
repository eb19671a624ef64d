# Akropolis. Terms follow the published editions.

akropolis = Акрополис
akropolis-area = город

## What a move must keep to

akropolis-refusal-over = Игра окончена.
akropolis-refusal-drawing = Выкладываются новые тайлы.
akropolis-refusal-turn = Сейчас не ваш ход.
akropolis-refusal-take-first = Сначала возьмите тайл.
akropolis-refusal-place-first = Добавьте свой тайл в город, прежде чем брать другой.
akropolis-refusal-no-tile = На позиции { $slot } нет тайла.
akropolis-refusal-price = Тайл стоит { $price ->
    [one] { $price } камень
    [few] { $price } камня
   *[many] { $price } камней
}.
akropolis-refusal-stones = У вас { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[many] { $stones } камней
}; камнями, полученными в этом ходу, уже не заплатить.
akropolis-refusal-overhang = На уровне стола все три клетки должны быть пустыми.
akropolis-refusal-uneven = Три гекса под тайлом должны лежать на одном уровне.
akropolis-refusal-apart = Тайл должен касаться стороной вашего города.
akropolis-refusal-one-tile = Тайл должен лежать не меньше чем на двух разных тайлах.

### What the table shows

## Hexes: letters on the board, names in labels and in the log

akropolis-letter-houses = Д
akropolis-letter-markets = Р
akropolis-letter-barracks = К
akropolis-letter-temples = Х
akropolis-letter-gardens = С
akropolis-letter-quarry = {""}
akropolis-hex-houses = дом
akropolis-hex-markets = рынок
akropolis-hex-barracks = казарма
akropolis-hex-temples = храм
akropolis-hex-gardens = сад
akropolis-hex-quarry = каменоломня
akropolis-hex-houses-plaza = площадь домов
akropolis-hex-markets-plaza = рыночная площадь
akropolis-hex-barracks-plaza = площадь казарм
akropolis-hex-temples-plaza = храмовая площадь
akropolis-hex-gardens-plaza = садовая площадь
akropolis-view-cell = q { $q } r { $r }: { $hex }, уровень { $level }
akropolis-view-cell-free = q { $q } r { $r }: пустая клетка

## Panels

akropolis-view-market = Строительная площадка
akropolis-view-stacks-left = { $n ->
    [0] последние тайлы
    [one] осталась { $n } стопка
    [few] осталось { $n } стопки
   *[many] осталось { $n } стопок
}
akropolis-view-slot = Позиция { $slot }, { $price ->
    [0] бесплатно
    [one] стоит { $price } камень
    [few] стоит { $price } камня
   *[many] стоит { $price } камней
}: { $tile }
akropolis-view-free = даром
akropolis-view-held = { $name } держит тайл: { $tile }
akropolis-view-your-city = Ваш город
akropolis-view-city-of = Город: { $name }
akropolis-view-placed = тайлы: { $n } из { $of }
akropolis-view-stones = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камней
}
akropolis-view-chief-architect = Главный архитектор
akropolis-view-round = Раунд { $n } из { $of }
akropolis-view-sheet = Лист подсчёта
akropolis-view-all-players = Все игроки
akropolis-view-total = Итого
akropolis-sheet-houses = Дома
akropolis-sheet-markets = Рынки
akropolis-sheet-barracks = Казармы
akropolis-sheet-temples = Храмы
akropolis-sheet-gardens = Сады
akropolis-sheet-quarries = Каменоломни
akropolis-sheet-stones = Камни
akropolis-view-collection = { $n ->
    [one] { $n } собранный тайл
    [few] { $n } собранных тайла
   *[many] { $n } собранных тайлов
}
akropolis-view-architect-easy = Гипподам
akropolis-view-architect-medium = Метаген
akropolis-view-architect-hard = Калликрат
akropolis-view-tab-city = Город
akropolis-view-tab-others = Другие
akropolis-view-tab-sheet = Очки
akropolis-view-tab-log = Журнал

## What is asked

akropolis-view-prompt-over = Игра окончена.
akropolis-view-prompt-drawing = Выкладываются новые тайлы.
akropolis-view-prompt-take = Возьмите тайл.
akropolis-view-prompt-place = Добавьте тайл в свой город.
akropolis-view-prompt-take-other = { $name } берёт тайл.
akropolis-view-prompt-place-other = { $name } добавляет тайл в город.
akropolis-view-help-take = Первый бесплатный, каждый следующий на камень дороже. У вас { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камней
}.
akropolis-view-help-place = Выберите подсвеченную клетку; нажмите на тайл или клавишу R, чтобы повернуть его.

## What will happen

akropolis-view-preview-take = Тайл { $slot }: { $tile }
akropolis-view-preview-price = { $n ->
    [0] Бесплатно.
    [one] Стоит { $n } камень.
    [few] Стоит { $n } камня.
   *[many] Стоит { $n } камней.
}
akropolis-view-preview-place = Уровень { $level }
akropolis-view-preview-covers = Уровень { $level }, накрывает { $n ->
    [one] { $n } каменоломню
    [few] { $n } каменоломни
   *[many] { $n } каменоломен
}
akropolis-view-preview-change = { $name } { $old } → { $new }
akropolis-view-preview-same = Очки за районы не меняются.
akropolis-view-preview-worth = { $n ->
    [one] В конце он принёс бы { $n } очко.
    [few] В конце они принесли бы { $n } очка.
   *[many] В конце они принесли бы { $n } очков.
}
akropolis-view-preview-architect = Камни получит архитектор.
akropolis-view-preview-last-plaza = Накрыта ваша единственная { $plaza }: её звёзды потеряны.
akropolis-view-preview-stars = { $name }: звёзды { $old } → { $new }
akropolis-view-points-change = { $change } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}

## The log

akropolis-view-log-round = Раунд { $n }
akropolis-view-log-take = { $name } платит { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камней
} за тайл { $slot }
akropolis-view-log-place = { $name } строит на уровне { $level }: { $tile }{ $n ->
    [0] {""}
    [one] {" "}(+{ $n } камень)
    [few] {" "}(+{ $n } камня)
   *[many] {" "}(+{ $n } камней)
}
akropolis-view-log-architect = { $name } берёт тайл: { $tile }

## The lobby

akropolis-tagline = Шестиугольники и уровни, 1–4 игрока
akropolis-option-long = Долгая партия (все тайлы)
akropolis-option-variants = Варианты
akropolis-option-variants-houses = Дома
akropolis-option-variants-markets = Рынки
akropolis-option-variants-barracks = Казармы
akropolis-option-variants-temples = Храмы
akropolis-option-variants-gardens = Сады
akropolis-option-lakes = Озёра для казарм
akropolis-option-architect = Прославленный архитектор
akropolis-option-architect-easy = лёгкий: Гипподам
akropolis-option-architect-medium = средний: Метаген
akropolis-option-architect-hard = сложный: Калликрат

### Play in a terminal

## Hexes

akropolis-legend = Заглавная буква со звёздами — площадь; число — уровень; ● — камень.

## The score sheet

akropolis-part-value = ценность
akropolis-part-stars = звёзды
akropolis-parts-value-stars = { $value }×{ $stars }

## The table

akropolis-ask-take = возьмите тайл: { $most ->
    [1] позиция 1
   *[many] позиции от 1 до { $most }
}
akropolis-ask-place = добавьте тайл в город
akropolis-tile-taken = Взятый тайл: { $tile } ({ $price ->
    [0] бесплатно
    [one] за { $price } камень
    [few] за { $price } камня
   *[many] за { $price } камней
})
akropolis-cell-level = { $cell } уровень { $level }
akropolis-ghost-hex = { $hex }: { $name }, клетка { $cell }
akropolis-note-take = { $tile }, { $price ->
    [0] бесплатно
    [one] { $price } камень
    [few] { $price } камня
   *[many] { $price } камней
}
akropolis-note-place = уровень { $level }{ $stones ->
    [0] { "" }
    [one] , { $stones } камень
    [few] , { $stones } камня
   *[many] , { $stones } камней
}
akropolis-note-place-short = уровень { $level } { $stones }

## The log

akropolis-turn-take = тайл { $tile } с позиции { $slot } { $price ->
    [0] бесплатно
    [one] за { $price } камень
    [few] за { $price } камня
   *[many] за { $price } камней
}
akropolis-turn-place = положен на { $place }, уровень { $level }
akropolis-turn-draw = Выложены тайлы: { $tiles }
akropolis-turn-architect = { $name }: тайл { $tile } с позиции { $slot } { $price ->
    [0] бесплатно
    [one] за { $price } камень
    [few] за { $price } камня
   *[many] за { $price } камней
}
akropolis-architect-score = Архитектор { $architect ->
    [easy] Гипподам
    [medium] Метаген
   *[hard] Калликрат
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} и { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[many] { $stones } камней
}.

## The end

akropolis-verdict-stones = Очков поровну; при ничьей решают камни: { $name } ({ $stones }) (AKR-6.8).
akropolis-verdict-shared = Очков и камней поровну: общая победа (AKR-6.8.1).
akropolis-verdict-architect = Очков поровну; решают камни, а если и их поровну, побеждает архитектор (AKR-8.7).

## The rules in a few lines

akropolis-rule-turn = В свой ход возьмите тайл со строительной площадки и добавьте его в город: на стол рядом с городом или выше, на три гекса одного уровня, принадлежащие не меньше чем двум тайлам. Ценность района равна его уровню. Очки за тип: ценность засчитанных районов × звёзды видимых площадей.
akropolis-rule-houses = Считайте только дома самой большой группы соседних домов.
akropolis-rule-markets = Считайте рынок, рядом с которым нет другого рынка.
akropolis-rule-barracks = Считайте казарму, рядом с которой есть хотя бы одна пустая клетка на краю города. Озеро — пустое место внутри города — краем не считается.
akropolis-rule-temples = Считайте храм, застроенный со всех шести сторон.
akropolis-rule-gardens = Считайте каждый видимый сад.
akropolis-rule-quarry = Накрыв её, возьмите 1 камень из запаса. Очков она не приносит.
akropolis-rule-plaza = Площадь: её звёзды умножают ценность всех засчитанных районов того же типа; хотя бы одна такая площадь должна остаться видимой.
akropolis-rule-stone = Камни: платите 1 за каждый пропущенный тайл на строительной площадке; в конце получите 1 очко за каждый оставшийся.
akropolis-rule-rotation = «place 1 -2 r3» кладёт гекс a тайла на клетку 1 -2 и поворачивает тайл три раза на 60 градусов; «1 -2» показывает, что там возможно.

## Options

akropolis-option-long-help = Больше тайлов и больше раундов.
akropolis-option-variants-help = Район, который выполняет и условие своего варианта, считается вдвойне.
akropolis-option-variants-houses-help = Удвойте группу, если её ценность не меньше 10.
akropolis-option-variants-markets-help = Удвойте засчитанный рынок, рядом с которым видна рыночная площадь.
akropolis-option-variants-barracks-help = Удвойте засчитанную казарму, рядом с которой 3 или 4 пустые клетки. Озёра не считаются.
akropolis-option-variants-temples-help = Удвойте засчитанный храм на уровне 2 или выше.
akropolis-option-variants-gardens-help = Удвойте сад, который лежит у озера.
akropolis-option-lakes-help = Озеро — пустое место внутри города — считается для казарм краем города. Без этой настройки — не считается.
akropolis-option-architect-help = Соперник в одиночной игре.
akropolis-option-architect-easy-help = Архитектор получает ценность 1 за каждый район.
akropolis-option-architect-medium-help = Архитектор получает ценность 1 за каждый район и 2 очка за каждую свою каменоломню.
akropolis-option-architect-hard-help = Архитектор получает ценность 2 за каждый район.

### Лист подсчёта

akropolis-pad-tile = Следующий тайл
akropolis-pad-tiles = { $n ->
    [one] { $n } тайл
    [few] { $n } тайла
   *[many] { $n } тайлов
}
akropolis-pad-prompt-spell = Выберите гексы следующего тайла по часовой стрелке (осталось { $n }).
akropolis-pad-prompt-place = Укажите, где лежит тайл.
akropolis-pad-help-spell = Вводите тайлы в том порядке, в котором их выкладывали.
akropolis-pad-help-place = Коснитесь его ещё раз или нажмите R, чтобы повернуть.
akropolis-pad-preview = Уровень { $level }
akropolis-pad-drop = убрать: { $hex }
akropolis-pad-fewer = На один камень меньше
akropolis-pad-more = На один камень больше
akropolis-pad-spell-first = Сначала выберите три гекса тайла.
akropolis-pad-variants = variants — должен быть список из { $variants }, а не { $value }
akropolis-pad-lakes = lakes — должно быть true или false, а не { $value }
akropolis-pad-box = placements, { $count }: тайлов в коробке { $tiles } (AKR-2.2)
akropolis-pad-placement = должен быть объект вида { $example }
akropolis-pad-faces = faces — должны быть три буквы из { $letters }, а не { $value }
akropolis-pad-pair = at — должна быть пара вида [2, -1], а не { $value }
akropolis-pad-draft = draft — должно быть не больше трёх букв из { $letters }, а не { $value }
akropolis-pad-shared = у city 0 и city { $index } разные варианты, а в одной партии они общие для всех (AKR-7.1)
