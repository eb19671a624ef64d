# Почему ход хорош и чего он стоит: подсказки, доводы ботов, потери в предпросмотре.

## Подсказки и доводы ботов

hint-none = За этим столом играют без подсказок.
reason-brings = Даёт: { $gains }.
reason-costs = Стоит: { $losses }.
reason-change = { $line } { $change }
reason-then = Затем: { $action } ({ $gains }).
reason-opens = Открывает: { $actions }.
reason-worse = Второй выбор: { $action } – в итоге примерно на { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} меньше.
reason-equal = Почти так же хорошо: { $action }.
reason-better = Лучше было: { $action } – примерно на { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}.
reason-worse-now = Второй выбор: { $action } – сразу на { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} меньше.
reason-hint = { $action }.
reason-expected = Ожидаемый итог: { $outcome }.

## Что теряется

loss-line = { $line }: на { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} меньше

## Akropolis

akropolis-loss-last-plaza = Накрыта единственная { $plaza }, и эти районы не приносят очков: { $name } { $old } → { $new }
akropolis-loss-plaza = Накрыта { $plaza }: { $name } { $old } → { $new }
akropolis-loss-covered = Накрыты районы, которые приносили очки: { $name } { $old } → { $new }
akropolis-loss-houses = Самая большая группа домов уменьшается: { $name } { $old } → { $new }
akropolis-loss-markets = Рынки теперь соседствуют и не считаются: { $name } { $old } → { $new }
akropolis-loss-barracks = Казармы больше не стоят на краю города: { $name } { $old } → { $new }
akropolis-loss-lake = Казармы теперь стоят только у озера, а не на краю: { $name } { $old } → { $new }
akropolis-loss-temples = Храмы больше не окружены: { $name } { $old } → { $new }
akropolis-reason-plaza = На тайле { $plaza } для районов ценностью { $n }.
akropolis-reason-districts = Для его районов уже есть { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[many] { $stars } звёзд
}: { $name }.
akropolis-reason-stars = { $name }: { $stars ->
    [one] { $stars } звезда ждёт
    [few] { $stars } звезды ждут
   *[many] { $stars } звёзд ждут
} районов этого типа.
akropolis-reason-value = { $name }: районы ценностью { $n } ждут первой площади.
akropolis-reason-above = { $n ->
    [one] Появляется { $n } новое место
    [few] Появляются { $n } новых места
   *[many] Появляются { $n } новых мест
} для тайлов на уровне 2 или выше.

## 7 Wonders Dice

seven_wonders_dice-reason-complete = Завершает здание, за которое положен бонус: { $building }.
seven_wonders_dice-reason-nearly = Ещё одна клетка завершит здание: { $building }.
seven_wonders_dice-reason-materials = Производство отныне: { $n ->
    [one] { $n } материал
    [few] { $n } материала
   *[many] { $n } материалов
}.
seven_wonders_dice-reason-final = Это последний бонус: следующий ход будет последним.

## Age of Civilization

age_of_civilization-reason-safe = Грядущая война больше не отнимет рабочего.
age_of_civilization-reason-strongest = Даёт наибольшую силу.
age_of_civilization-reason-way = Открывает путь к технологии: { $first }.
age_of_civilization-reason-ways = Открывает путь к технологиям: { $first }, { $second }.
age_of_civilization-loss-main = { $card }: эта цивилизация падёт, и её основное свойство перестанет действовать
age_of_civilization-loss-workers = Вы теряете { $n ->
    [one] { $n } рабочего
    [few] { $n } рабочих
   *[many] { $n } рабочих
}
age_of_civilization-loss-safety = Вы станете слабейшим: грядущая война отняла бы у вас рабочего

## Origins

origins-reason-district = Появляется район; центр власти в нём принесёт за карту { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}.
origins-reason-zodiac = Даёт карту зодиака: { $name }.
origins-reason-tower = Башня ({ $name }): высота { $n }, на неё умножается каждый кубик этого цвета в центре власти.
origins-reason-dice = Всего для работы: { $n ->
    [one] { $n } гражданин
    [few] { $n } гражданина
   *[many] { $n } граждан
}.
origins-reason-base = Всего подставок для кубиков: { $n }.
origins-loss-gold = Вы платите золотом: { $n }, а каждое золото в конце стоит очко
origins-loss-dice = { $n ->
    [one] { $n } гражданин покидает подставку: остаётся { $left }
    [few] { $n } гражданина покидают подставки: остаётся { $left }
   *[many] { $n } граждан покидают подставки: остаётся { $left }
}
origins-loss-zodiac = Вы теряете карту зодиака: { $name }
