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
akropolis-cell = q { $q } r { $r }: { $hex }, уровень { $level }
akropolis-cell-free = q { $q } r { $r }: пустая клетка

## Panels

akropolis-market = Строительная площадка
akropolis-stacks-left = { $n ->
    [0] последние тайлы
    [one] осталась { $n } стопка
    [few] осталось { $n } стопки
   *[many] осталось { $n } стопок
}
akropolis-slot = Позиция { $slot }, { $price ->
    [0] бесплатно
    [one] стоит { $price } камень
    [few] стоит { $price } камня
   *[many] стоит { $price } камней
}: { $tile }
akropolis-free = даром
akropolis-held = { $name } держит тайл: { $tile }
akropolis-your-city = Ваш город
akropolis-city-of = Город: { $name }
akropolis-placed = тайлы: { $n } из { $of }
akropolis-stones = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камней
}
akropolis-chief-architect = Главный архитектор
akropolis-round = Раунд { $n } из { $of }
akropolis-sheet = Лист подсчёта
akropolis-all-players = Все игроки
akropolis-total = Итого
akropolis-line-houses = Дома
akropolis-line-markets = Рынки
akropolis-line-barracks = Казармы
akropolis-line-temples = Храмы
akropolis-line-gardens = Сады
akropolis-line-quarries = Каменоломни
akropolis-line-stones = Камни
akropolis-collection = { $n ->
    [one] { $n } собранный тайл
    [few] { $n } собранных тайла
   *[many] { $n } собранных тайлов
}
akropolis-architect-easy = Гипподам
akropolis-architect-medium = Метаген
akropolis-architect-hard = Калликрат
akropolis-tab-city = Город
akropolis-tab-others = Другие
akropolis-tab-sheet = Очки
akropolis-tab-log = Журнал

## What is asked

akropolis-prompt-over = Игра окончена.
akropolis-prompt-drawing = Выкладываются новые тайлы.
akropolis-prompt-take = Возьмите тайл.
akropolis-prompt-place = Добавьте тайл в свой город.
akropolis-prompt-take-other = { $name } берёт тайл.
akropolis-prompt-place-other = { $name } добавляет тайл в город.
akropolis-help-take = Первый даром, каждая следующая позиция стоит на один камень больше. У вас { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камней
}.
akropolis-help-place = Выберите подсвеченную клетку; нажмите на тайл или клавишу R, чтобы повернуть его.

## What will happen

akropolis-preview-take = Тайл { $slot }: { $tile }
akropolis-preview-price = { $n ->
    [0] Бесплатно.
    [one] Стоит { $n } камень.
    [few] Стоит { $n } камня.
   *[many] Стоит { $n } камней.
}
akropolis-preview-place = На уровне { $level }
akropolis-preview-covers = На уровне { $level }, накрывает { $n ->
    [one] { $n } каменоломню
    [few] { $n } каменоломни
   *[many] { $n } каменоломен
}
akropolis-preview-change = { $name } { $old } → { $new }
akropolis-preview-same = Очки за районы не меняются.
akropolis-points-change = { $change } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}

## The log

akropolis-log-round = Раунд { $n }
akropolis-log-take = { $name } платит { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камней
} за тайл { $slot }
akropolis-log-place = { $name } строит на уровне { $level }: { $tile }{ $n ->
    [0] {""}
    [one] {" "}(+{ $n } камень)
    [few] {" "}(+{ $n } камня)
   *[many] {" "}(+{ $n } камней)
}
akropolis-log-architect = { $name } берёт тайл: { $tile }

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
