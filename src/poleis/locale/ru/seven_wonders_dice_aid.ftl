# 7 Wonders Dice: the symbols and the player aid.

## Symbols

seven_wonders_dice-symbols-dice = Кубики
seven_wonders_dice-symbols-spaces = На клетках
seven_wonders_dice-symbols-buildings = Здания
seven_wonders_dice-symbol-die = { $colour }: знак этих кубиков
seven_wonders_dice-about-die = Ведёт к: { $building }.
seven_wonders_dice-about-track = Кубик с этим символом ведёт к этим клеткам.
seven_wonders_dice-about-special-die = Особый кубик. Его могут использовать только игроки, которые его разблокировали.
seven_wonders_dice-face-any = любая клетка цвета
seven_wonders_dice-face-any-help = Вычеркните любую доступную клетку здания этого цвета; оплатите кубик и материалы.
seven_wonders_dice-face-compare = сравнение
seven_wonders_dice-face-leader = лидер
seven_wonders_dice-face-leader-help = Ведёт к лидеру этого цвета в Галерее.
seven_wonders_dice-sign-materials = материалы
seven_wonders_dice-sign-materials-help = Цена клетки. За каждый материал, который вы не производите, платите { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}.
seven_wonders_dice-sign-points = очки
seven_wonders_dice-sign-points-help = Очки в конце игры.
seven_wonders_dice-sign-coins = монеты
seven_wonders_dice-sign-coins-help = Ими платят за кубики и недостающие материалы. Их может быть не больше { $n }; очков они не дают.
seven_wonders_dice-sign-attack = атака
seven_wonders_dice-sign-attack-help = Атака приносит очки сразу, минус защита напротив.
seven_wonders_dice-sign-defence = защита
seven_wonders_dice-sign-defence-help = Защита снижает на один каждую следующую атаку с этой стороны.
seven_wonders_dice-sign-zero = бесплатный кубик
seven_wonders_dice-sign-zero-help = Отныне за кубики этого цвета вы не платите.
seven_wonders_dice-sign-gain = монеты за кубик
seven_wonders_dice-sign-gain-help = Отныне получайте { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}, выбирая кубик этого цвета.
seven_wonders_dice-sign-less = дешёвые кубики
seven_wonders_dice-sign-less-help = Отныне за каждый кубик вы платите меньше на { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}.
seven_wonders_dice-sign-each = монеты и очки за здание
seven_wonders_dice-sign-each-help = За каждую вычеркнутую клетку здания: монеты сейчас, очки в конце игры.
seven_wonders_dice-sign-free = постройка без кубика
seven_wonders_dice-sign-free-help = Постройте ещё раз, не платя за кубик.
seven_wonders_dice-sign-unlock = разблокировка
seven_wonders_dice-sign-unlock-help = Отныне вы можете использовать этот особый кубик.
seven_wonders_dice-sign-two = до двух клеток
seven_wonders_dice-sign-two-help = Вычеркните до двух доступных клеток этого цвета, оплатив только их материалы.
seven_wonders_dice-sign-gallery = очки Галереи
seven_wonders_dice-sign-gallery-help = В конце игры { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} за каждую вычеркнутую клетку Галереи.
seven_wonders_dice-sign-action = дополнительное действие
seven_wonders_dice-sign-action-help = Выполните ещё одно действие и оплатите всю его стоимость.
seven_wonders_dice-sign-cross = вычеркнуть клетку
seven_wonders_dice-sign-cross-help = Вычеркните доступную клетку показанного здания, оплатив только её материалы.
seven_wonders_dice-sign-lock = закрытый кубик
seven_wonders_dice-sign-lock-help = Вы не разблокировали этот особый кубик и не можете его использовать.
seven_wonders_dice-sign-bonus = бонус
seven_wonders_dice-sign-bonus-help = Каждое завершённое здание города даёт одну бонусную клетку; последняя из них завершает игру.

## Buildings

seven_wonders_dice-about-wonder = Этапы по порядку. Кубик не нужен, только материалы.
seven_wonders_dice-about-guild_court-many = Вычеркните следующую клетку, если в начале хода у вас не меньше клеток показанного здания, чем у каждого соседа.
seven_wonders_dice-about-guild_court-two = Вычеркните следующую клетку, если в начале хода у вас больше клеток показанного здания, чем у соперника.
seven_wonders_dice-about-guild_court-alone = Вычеркните следующую клетку, если в начале хода у вас клеток показанного здания не меньше { $n }.
seven_wonders_dice-about-gallery = Лидеры вычёркивают клетки своего цвета; лидеры с лаврами приносят очки за всех лидеров.
seven_wonders_dice-about-barracks-west = Топор атакует соседа слева: очки сразу, минус щиты, которые были там до этого хода.
seven_wonders_dice-about-barracks-east = Меч атакует соседа справа: очки сразу, минус щиты, которые были там до этого хода.
seven_wonders_dice-about-barracks-both = Обе казармы. Атаки приносят очки сразу, минус щиты напротив.
seven_wonders_dice-about-barracks-alone = Атаки приносят очки сразу; в одиночной игре их никто не снижает.
seven_wonders_dice-about-agora-first = Очки. К каждой клетке ведут два символа. Кто завершит её первым, получает ещё очки: { $n }.
seven_wonders_dice-about-agora-alone = Очки. К каждой клетке ведут два символа. За завершение вы получаете ещё очки: { $n }.
seven_wonders_dice-about-market = Дешёвые кубики, монеты и очки за другие здания.
seven_wonders_dice-about-university = Постоянные эффекты. Последняя клетка каждого ряда открывает особый кубик.
seven_wonders_dice-about-warehouse = Каждая вычеркнутая клетка даёт один материал в каждом действии. Ни бонуса, ни очков.
seven_wonders_dice-about-treasury = Ваши монеты, не больше { $n }.

## The player aid

seven_wonders_dice-aid-turn = Ход
seven_wonders_dice-aid-mixing = Кубики форума ({ $n }) перемешивают. Каждый показывает символ и лежит в секторе, который стоит в монетах: { $costs }.
seven_wonders_dice-aid-one-action = Все выбирают одновременно. Кубики остаются для всех. Выполните одно действие:
seven_wonders_dice-aid-construct = Постройка: выберите кубик, заплатите за него и вычеркните клетку, к которой ведёт его символ. Оплатите её материалы.
seven_wonders_dice-aid-wonder = Чудо: вычеркните следующий этап. Оплатите его материалы, кубик не нужен.
seven_wonders_dice-aid-pass = Пас: получите { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}.
seven_wonders_dice-aid-paying = Оплата
seven_wonders_dice-aid-coins = Монет в начале: { $n }; их может быть не больше { $most }.
seven_wonders_dice-aid-materials = Каждая клетка Склада даёт один материал в каждом действии. Каждый недостающий материал стоит { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}.
seven_wonders_dice-aid-special = Чёрный, белый и фиолетовый кубики нужно разблокировать в Университете. Первая разблокировка кладёт кубик в форум вместо серого.
seven_wonders_dice-aid-bonuses = Бонусы
seven_wonders_dice-aid-bonus = Завершив здание (не Склад), сразу вычеркните одну из этих клеток:
seven_wonders_dice-aid-end = Конец игры
seven_wonders_dice-aid-last-turn = Когда число вычеркнутых бонусных клеток игрока достигает { $n }, все играют ещё один полный ход.
seven_wonders_dice-aid-alone = В одиночной игре последним становится самое позднее ход { $n }.
seven_wonders_dice-aid-points = Сложите очки всех зданий. Монеты и материалы очков не дают.
seven_wonders_dice-aid-tie = При ничьей побеждает тот, у кого больше монет.
seven_wonders_dice-aid-buildings = Здания
seven_wonders_dice-aid-signs = Знаки на клетках
seven_wonders_dice-aid-die = кубик
seven_wonders_dice-aid-spaces = клетки
seven_wonders_dice-aid-gives = что даёт
