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
akropolis-view-help-take = Первый даром, каждая следующая позиция стоит на один камень больше. У вас { $n ->
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
akropolis-view-preview-place = На уровне { $level }
akropolis-view-preview-covers = На уровне { $level }, накрывает { $n ->
    [one] { $n } каменоломню
    [few] { $n } каменоломни
   *[many] { $n } каменоломен
}
akropolis-view-preview-change = { $name } { $old } → { $new }
akropolis-view-preview-same = Очки за районы не меняются.
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
akropolis-option-architect = Прославленный архитектор
akropolis-option-architect-easy = лёгкий: Гипподам
akropolis-option-architect-medium = средний: Метаген
akropolis-option-architect-hard = сложный: Калликрат
