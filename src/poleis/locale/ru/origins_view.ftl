# Стол в браузере: Истоки. Восход цивилизаций.

## Panels

origins-view-sites = Зоны контакта
origins-view-sites-note = если кубик меньше звездолёта, доплатите разницу мудростью
origins-view-pools = Ряды
origins-view-pools-note = цена в мудрости по месту
origins-view-tracks = Храмы и шкала войны
origins-view-districts = Районы и башни
origins-view-your-city = Ваш город
origins-view-city-of = Город: { $name }
origins-view-people = Ваши жители
origins-view-realm = Планшет игрока
origins-view-players = Игроки
origins-view-scores = Очки
origins-view-total = Итого
origins-view-tab-sites = Зоны
origins-view-tab-pools = Ряды
origins-view-tab-tracks = Шкалы
origins-view-tab-others = Игроки
origins-view-tab-log = Журнал

## Rounds

origins-view-opening = Начало
origins-view-round = Раунд { $n }
origins-view-round-of = Раунд { $n } из { $of }

## Workers and dice

origins-view-die = { $colour } { $value }
origins-view-die-red = красный
origins-view-die-orange = оранжевый
origins-view-die-yellow = жёлтый
origins-view-die-blue = синий
origins-view-die-purple = фиолетовый
origins-view-speaker = оратор { $value }
origins-view-archon = архонт
origins-view-freeman = Гражданин: { $die }
origins-view-empty-base = Свободная подставка
origins-view-visitor = { $worker } в зоне { $n }. { $name }
origins-view-offer = Начальные кубики
origins-view-offered = Начальный кубик: { $die }
origins-view-none = никого

## Sites and pools

origins-view-site = Зона контакта { $n }, звездолёт { $value }
origins-view-ship = Звездолёт зоны { $n }, значение { $value }
origins-view-pool-tile = { $name }: мудрость { $wisdom }, камень { $stone }
origins-view-next-tile = Следующее: { $name }. В стопке { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
}
origins-view-citizen = Кубик жителя: { $die }, мудрость { $wisdom }
origins-view-speakers = ораторы
origins-view-reserve = запас
origins-view-reserve-of = Общий запас, { $colour }: { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}
origins-view-as-building = как здание
origins-view-as-farm = как ферму
origins-view-as-cover = на ферму
origins-view-towers-left = запас башен
origins-view-towers-of = Запас ярусов башен, { $colour }: { $n }
origins-view-card = Карта района { $n }: угол { $corner }, рядом { $one } и { $other }. В первый раз { $first } ПО, потом { $later }. Золото над картой: { $gold }
origins-view-card-help = Закройте район этих цветов, повёрнутый или отражённый как угодно; пустой квадрат – любой жетон.
origins-view-card-gives = карта { $card }: { $points } ПО{ $gold ->
    [0] {""}
   *[other] {" "}и золото { $gold }
}
origins-view-no-card = ни одна карта района не подходит

## Tracks

origins-view-temple = { $temple }. { $places }
origins-view-zodiac-of = { $card }: { $name }
origins-view-steps = На сколько клеток?
origins-view-step-count = { $n ->
    [one] { $n } клетка
    [few] { $n } клетки
   *[many] { $n } клеток
}
origins-view-military = шкала войны
origins-view-last-space = последняя клетка: { $n } ПО
origins-view-space = Клетка { $n }: { $bonus }
origins-view-space-none = атака здесь ничего не даёт
origins-view-space-exchange-basic-for-gold = атака: можно обменять 1 базовый ресурс на 1 золото
origins-view-space-stone = атака даёт 1 камень
origins-view-space-food = атака даёт 1 еду
origins-view-space-wisdom = атака даёт 1 мудрость
origins-view-space-gold-1 = атака даёт 1 золото
origins-view-space-gold-2 = атака даёт 2 золота
origins-view-space-basic-plus-stone = атака даёт 1 базовый ресурс и 1 камень
origins-view-space-basic-plus-food = атака даёт 1 базовый ресурс и 1 еду
origins-view-space-basic-plus-wisdom = атака даёт 1 базовый ресурс и 1 мудрость
origins-view-space-basic-plus-gold = атака даёт 1 базовый ресурс и 1 золото
origins-view-rival = Диск соперника

## The city

origins-view-cell = { $name }, клетка { $x }, { $y }
origins-view-plot = Пустая клетка { $x }, { $y }
origins-view-seat-open = Центр власти района { $x }, { $y }, пуст
origins-view-seat-closed = Центр власти района { $x }, { $y }: { $die }
origins-view-tiles = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
}

## What lies before a seat

origins-view-owned = { $resource }: { $n }
origins-view-points = { $n } ПО
origins-view-later = очки конца игры на сейчас
origins-view-first = первый
origins-view-passed = спасовал
origins-view-population = Население
origins-view-base-price = Следующая подставка: еда { $n }.
origins-view-last-base = Последняя даёт { $n } ПО.
origins-view-advisors = Советники
origins-view-advisor = советник, { $colour }, { $n } ПО
origins-view-advisors-of = Советники: { $n }
origins-view-bases = Подставки: { $n }
origins-view-towers = Башни
origins-view-tower = башня, { $colour }, высота { $n }: следующий уровень стоит столько же золота ({ $n })
origins-view-tokens = Жетоны превосходства: { $n }
origins-view-tokens-help = После действия потратьте жетон на ещё одно; раз за ход.
origins-view-tokens-help-solo = Потратьте жетон, когда звездолёты растут: ни один не вырастет.
origins-view-aside = { $name }, отложено: разместите при следующей покупке, камень { $n }
origins-view-no-cards = карт зодиака пока нет

## Prompts

origins-view-prompt-over = Игра окончена.
origins-view-prompt-chance = Бросок кубиков.
origins-view-prompt-draft-other = { $name } выбирает начальный кубик.
origins-view-prompt-turn-other = { $name } ходит.
origins-view-prompt-choice-other = { $name } решает.
origins-view-prompt-draft = Выберите начальный кубик.
origins-view-help-draft = Он встанет на одну из двух ваших подставок.
origins-view-prompt-remove = Уберите один из самых высоких кубиков.
origins-view-help-remove = Их значения равны.
origins-view-prompt-turn = Выберите действие.
origins-view-help-turn = Нажмите на жителя и зону, или на гражданина и центр власти, на башню, на следующую подставку; или спасуйте.
origins-view-prompt-extra = Ещё одно действие?
origins-view-help-extra = Оно стоит жетон превосходства.
origins-view-prompt-visit = Выберите действие зоны.
origins-view-help-visit = Верхнее или нижнее; если цвет совпал с жетоном, ещё и бонусное.
origins-view-prompt-tide = Какой соседний звездолёт вырастет?
origins-view-help-tide = Нажмите на звездолёт или потратьте жетон превосходства: тогда не вырастет ни один.
origins-view-prompt-purchase = Купите здание.
origins-view-help-purchase = Нажмите на жетон, затем на то, как его выложить.
origins-view-prompt-place = Разместите жетон: { $tile }.
origins-view-help-place = Рядом с городом, сторона к стороне; четыре жетона квадратом – район.
origins-view-prompt-use = Примените эффекты своих зданий.
origins-view-help-use = Нажмите на здание; ненужное можно пропустить.
origins-view-prompt-card = Выберите карту района.
origins-view-help-card = Подходят несколько; её золото ваше.
origins-view-prompt-retire = Какая шестёрка первой станет советником?
origins-view-help-retire = Нажмите на гражданина в зоне контакта.
origins-view-prompt-gain = Выберите базовый ресурс{ $n ->
    [one] .
    [few] {" "}(ещё { $n }).
   *[many] {" "}(ещё { $n }).
}
origins-view-help-gain = Нажмите на камень, еду или мудрость в своём запасе.
origins-view-prompt-choice = Выберите, что сделать.
origins-view-help-choice = Нажмите на то, что светится, или на кнопку.
origins-view-prompt-advance = Продвиньтесь по шкале войны{ $may ->
    [yes] {" "}или откажитесь.
   *[no] .
}
origins-view-help-advance = Клетка, куда вы попадёте, отмечена на шкале.
origins-view-prompt-attack = Атакуйте{ $may ->
    [yes] {" "}или откажитесь.
   *[no] .
}
origins-view-help-attack = Возьмите награду своей клетки; 1 ПО за каждый диск позади и каждый пройденный рубеж.
origins-view-prompt-military = Продвиньтесь по шкале войны и атакуйте.
origins-view-help-military = В любом порядке; одно из двух можно пропустить. Следующая клетка отмечена на шкале.
origins-view-prompt-training = Увеличьте гражданина или продвиньтесь по шкале войны.
origins-view-help-training = Нажмите на гражданина или на кнопку; следующая клетка отмечена на шкале.
origins-view-prompt-temple = Поднимите диск в храме.
origins-view-help-temple = Нажмите на храм, затем на число клеток, если есть выбор.
origins-view-prompt-citizen = Возьмите кубик жителя.
origins-view-help-citizen = Цена в мудрости над ним.
origins-view-prompt-free-citizen = { $may ->
    [yes] Взять кубик жителя без оплаты?
   *[no] Возьмите кубик жителя без оплаты.
}
origins-view-help-free-citizen = Нажмите на него; мудрость не платится.
origins-view-prompt-cancer-gemini = Рак и Близнецы: начните с любой карты.
origins-view-help-cancer-gemini = Нажмите на кубик жителя, он без оплаты, или на базовый ресурс в своём запасе.
origins-view-prompt-speaker = Возьмите оратора.
origins-view-help-speaker = Нажмите на белый кубик в ряду.
origins-view-prompt-raise = Увеличьте значение гражданина.
origins-view-help-raise = Нажмите на него.
origins-view-prompt-honour = Выберите красного гражданина.
origins-view-help-honour = Вы набираете его значение, затем оно падает на 1.
origins-view-prompt-grow = Увеличить новый кубик на 1?
origins-view-help-grow = Благодаря Стрельцу.
origins-view-prompt-calm = Поверните звездолёт на 1.
origins-view-help-calm = Нажмите на звездолёт.
origins-view-prompt-exchange = Обменять базовый ресурс на золото?
origins-view-help-exchange = Нажмите на то, что отдаёте, или откажитесь.
origins-view-prompt-adjacent = Примените эффект здания рядом с Башней мага.
origins-view-help-adjacent = Нажмите на него.
origins-view-prompt-recolour = Смените цвет гражданина.
origins-view-help-recolour = Нажмите на гражданина, затем на цвет запаса.
origins-view-prompt-aside = Отложите жетон.
origins-view-help-aside = Нажмите на жетон в ряду; платить не нужно.

## Previews

origins-view-preview-draft = Взять кубик: { $name }
origins-view-preview-remove = Убрать кубик: { $name }
origins-view-preview-visit = { $worker } посещает зону { $site }
origins-view-preview-pisces = Взять 1 золото вместо бонуса
origins-view-preview-score = Карта района { $n }
origins-view-preview-tower = Башня, { $name }: высота { $n }
origins-view-preview-populate = Взять следующую подставку
origins-view-preview-pass = Спасовать
origins-view-preview-spend = Потратить жетон превосходства
origins-view-preview-spend-solo = Удержать звездолёты
origins-view-preview-buy-building = Купить: { $name }
origins-view-preview-buy-farm = { $name } как ферма
origins-view-preview-buy-cover = { $name } на ферму
origins-view-preview-aside = Отложить: { $name }
origins-view-preview-take = Взять кубик: { $name }
origins-view-preview-hire = Взять: { $worker }
origins-view-preview-gain = Взять: { $name }
origins-view-preview-exchange = Обменять на золото: { $name }
origins-view-preview-step = { $name }: { $n ->
    [one] { $n } клетка
    [few] { $n } клетки
   *[many] { $n } клеток
}
origins-view-preview-raise = Увеличить: { $worker }
origins-view-preview-recolour = { $worker }: новый цвет { $name }
origins-view-preview-honour = Выбрать: { $worker }
origins-view-preview-calm = Звездолёт { $n } на 1
origins-view-preview-lift = Звездолёт { $n } растёт
origins-view-preview-advance = Шкала войны +{ $n }
origins-view-preview-attack = Атака
origins-view-preview-grow = Увеличить на 1
origins-view-preview-retire = { $worker } становится советником
origins-view-preview-done = Готово
origins-view-preview-decline = Отказаться
origins-view-preview-use = Применить: { $name }
origins-view-preview-place = { $name } на это место
origins-view-preview-close = Закрыть район: { $worker }
origins-view-detail-pay = заплатите мудрость { $n }
origins-view-detail-free = без оплаты
origins-view-detail-ship = звездолёт { $old } → { $new }
origins-view-detail-both = оба действия
origins-view-detail-bonus = тот же цвет, { $name }
origins-view-detail-fires = эффекты: { $names }
origins-view-detail-seat = в конце { $value } × { $high } = { $n }
origins-view-detail-district = появляется район{ $n ->
    [0] {""}
   *[other] , карта даёт { $n } ПО
}
origins-view-detail-return = { $n ->
    [0] никто из граждан не растёт
    [one] { $n } гражданин возвращается и растёт на 1
    [few] { $n } гражданина возвращаются и растут на 1
   *[many] { $n } граждан возвращаются и растут на 1
}
origins-view-detail-advisors = { $n ->
    [one] { $n } шестёрка становится советником
    [few] { $n } шестёрки становятся советниками
   *[many] { $n } шестёрок становятся советниками
}
origins-view-detail-attack = возьмите награду своей клетки; 1 ПО за каждый диск позади и каждый пройденный рубеж

## The log

origins-view-log-draft = { $who }: кубик { $name }
origins-view-log-visit = { $who }: { $worker } в зону { $site }{ $n ->
    [0] {""}
   *[other] , мудрость −{ $n }
}
origins-view-log-act = { $who }: { $name }
origins-view-log-bonus = { $who }: { $name }
origins-view-log-pisces = { $who }: 1 золото вместо бонуса
origins-view-log-score = { $who }: карта района { $n }
origins-view-log-tower = { $who }: башня, { $name }, высота { $n }
origins-view-log-populate = { $who } берёт подставку
origins-view-log-pass = { $who } пасует
origins-view-log-spend = { $who } тратит жетон превосходства
origins-view-log-aside = { $who } откладывает: { $name }
origins-view-log-take = { $who } берёт кубик: { $name }
origins-view-log-hire = { $who } берёт: { $worker }
origins-view-log-step = { $who }: { $name } +{ $n }
origins-view-log-recolour = { $who }: { $worker }, новый цвет { $name }
origins-view-log-honour = { $who }: ветеран { $worker }
origins-view-log-calm = { $who }: звездолёт { $n } на 1
origins-view-log-advance = { $who }: вперёд по шкале войны
origins-view-log-attack = { $who } атакует
origins-view-log-retire = { $who }: { $worker } становится советником
origins-view-log-place = { $who } строит: { $name }
origins-view-log-farm = { $who } выкладывает ферму
origins-view-log-close = { $who } закрывает район: { $worker }
origins-view-log-keep = Остаётся карта зодиака: { $name }

## The score pad

origins-pad-prompt = Введите, что у вас в конце игры.
origins-pad-help = Очки шкалы ПО, золото, храмы, советники, башни, кубики в центрах власти.
origins-pad-refusal = Здесь нечего менять.
origins-pad-seats = Центры власти
origins-pad-there = В центрах власти (нажмите, чтобы убрать)
origins-pad-drop = Убрать: { $colour } { $value }
origins-pad-board = Храмы и башни
origins-pad-space = { $temple }: клетка { $n }
origins-pad-height = башня, { $colour }: высота { $n }
origins-pad-points = Шкала ПО
origins-pad-gold = Золото
origins-pad-tiles = Жетоны города
origins-pad-box = seats, { $count }: кубиков в коробке { $dice }
origins-pad-seat = seats: для { $value } нужны цвет (colour) и значение (value)
origins-pad-colour = seats: нет цвета { $name }
origins-pad-dice = seats: кубиков цвета { $colour } — { $found }, а при таком числе игроков ({ $count }) в игре их { $dice } (ORI-2.1)
origins-pad-discs = towers: ярусов башен цвета { $colour } — { $found }, а в коробке их { $discs } (ORI-2.9)
origins-pad-all-tiles = tiles: во всех городах их { $tiles }, а при таком числе игроков ({ $count }) в игре { $most } (ORI-2.9)
