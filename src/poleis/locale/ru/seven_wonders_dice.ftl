# 7 Wonders Dice. Terms follow the published editions.

seven_wonders_dice = 7 чудес: Кубики

## Boards and their Wonders

seven_wonders_dice-board-alexandria = Александрия
seven_wonders_dice-board-babylon = Вавилон
seven_wonders_dice-board-ephesus = Эфес
seven_wonders_dice-board-giza = Гиза
seven_wonders_dice-board-halicarnassus = Галикарнас
seven_wonders_dice-board-olympia = Олимпия
seven_wonders_dice-board-rhodes = Родос
seven_wonders_dice-wonder-alexandria = Александрийский маяк
seven_wonders_dice-wonder-babylon = Висячие сады Семирамиды
seven_wonders_dice-wonder-ephesus = Храм Артемиды в Эфесе
seven_wonders_dice-wonder-giza = Пирамида Хеопса в Гизе
seven_wonders_dice-wonder-halicarnassus = Галикарнасский мавзолей
seven_wonders_dice-wonder-olympia = Статуя Зевса в Олимпии
seven_wonders_dice-wonder-rhodes = Колосс Родосский

## Buildings

seven_wonders_dice-building-wonder = Чудо
seven_wonders_dice-building-guild_court = Двор гильдий
seven_wonders_dice-building-gallery = Галерея лидеров
seven_wonders_dice-building-barracks_west = Западные казармы
seven_wonders_dice-building-agora = Агора
seven_wonders_dice-building-market = Рынок
seven_wonders_dice-building-university = Университет
seven_wonders_dice-building-barracks_east = Восточные казармы
seven_wonders_dice-building-warehouse = Склад
seven_wonders_dice-building-treasury = Казна
seven_wonders_dice-building-barracks = Казармы

## Dice and symbols

seven_wonders_dice-die-grey_1 = серый кубик 1
seven_wonders_dice-die-grey_2 = серый кубик 2
seven_wonders_dice-die-grey_3 = серый кубик 3
seven_wonders_dice-die-blue = синий кубик
seven_wonders_dice-die-red = красный кубик
seven_wonders_dice-die-yellow = жёлтый кубик
seven_wonders_dice-die-green = зелёный кубик
seven_wonders_dice-die-black = чёрный кубик
seven_wonders_dice-die-white = белый кубик
seven_wonders_dice-die-purple = фиолетовый кубик
seven_wonders_dice-colour-grey = серый
seven_wonders_dice-colour-blue = синий
seven_wonders_dice-colour-red = красный
seven_wonders_dice-colour-yellow = жёлтый
seven_wonders_dice-colour-green = зелёный
seven_wonders_dice-colour-black = чёрный
seven_wonders_dice-colour-white = белый
seven_wonders_dice-colour-purple = фиолетовый
seven_wonders_dice-symbol-stone = камень
seven_wonders_dice-symbol-wood = дерево
seven_wonders_dice-symbol-brick = кирпич
seven_wonders_dice-symbol-cloth = ткань
seven_wonders_dice-symbol-glass = стекло
seven_wonders_dice-symbol-papyrus = папирус
seven_wonders_dice-symbol-mask = маска
seven_wonders_dice-symbol-scales = весы
seven_wonders_dice-symbol-fountain = фонтан
seven_wonders_dice-symbol-temple = храм
seven_wonders_dice-symbol-owl = сова
seven_wonders_dice-symbol-caduceus = кадуцей
seven_wonders_dice-symbol-axe = топор (атака на запад)
seven_wonders_dice-symbol-sword = меч (атака на восток)
seven_wonders_dice-symbol-shield = щит (защита)
seven_wonders_dice-symbol-camel = верблюд
seven_wonders_dice-symbol-coin7 = 7 монет
seven_wonders_dice-symbol-chest = сундук
seven_wonders_dice-symbol-compass = циркуль
seven_wonders_dice-symbol-tablet = табличка
seven_wonders_dice-symbol-wheel = колесо
seven_wonders_dice-symbol-leader_blue = синий лидер
seven_wonders_dice-symbol-leader_green = зелёный лидер
seven_wonders_dice-symbol-leader_red = красный лидер
seven_wonders_dice-symbol-leader_yellow = жёлтый лидер
seven_wonders_dice-symbol-leader_laurel = лидер с лаврами
seven_wonders_dice-symbol-any_grey = любая клетка Склада
seven_wonders_dice-symbol-any_blue = любая клетка Агоры
seven_wonders_dice-symbol-any_red = любая клетка казарм
seven_wonders_dice-symbol-any_yellow = любая клетка Рынка
seven_wonders_dice-symbol-any_green = любая клетка Университета
seven_wonders_dice-symbol-any_of_red_green_blue_yellow = любая красная, зелёная, синяя или жёлтая клетка
seven_wonders_dice-symbol-compare_grey = сравните Склады
seven_wonders_dice-symbol-compare_blue = сравните Агоры
seven_wonders_dice-symbol-compare_red = сравните казармы
seven_wonders_dice-symbol-compare_yellow = сравните Рынки
seven_wonders_dice-symbol-compare_green = сравните Университеты
seven_wonders_dice-symbol-compare_wonder = сравните Чудеса
seven_wonders_dice-symbol-any_grey-help = Вычеркните любую доступную клетку Склада; оплатите кубик и материалы.
seven_wonders_dice-symbol-any_blue-help = Вычеркните любую доступную клетку Агоры; оплатите кубик и материалы.
seven_wonders_dice-symbol-any_red-help = Вычеркните любую доступную клетку казарм (западных или восточных); оплатите кубик и материалы.
seven_wonders_dice-symbol-any_yellow-help = Вычеркните любую доступную клетку Рынка; оплатите кубик и материалы.
seven_wonders_dice-symbol-any_green-help = Вычеркните любую доступную клетку Университета; оплатите кубик и материалы.
seven_wonders_dice-symbol-any_of_red_green_blue_yellow-help = Вычеркните любую доступную клетку любого красного, зелёного, синего или жёлтого здания; оплатите кубик и материалы.
seven_wonders_dice-symbol-compare_grey-help = Вычеркните следующую клетку Двора гильдий, если в начале хода у вас было не меньше вычеркнутых клеток Склада, чем у каждого из соседей (вдвоём: больше, чем у соперника).
seven_wonders_dice-symbol-compare_blue-help = Вычеркните следующую клетку Двора гильдий, если в начале хода у вас было не меньше вычеркнутых клеток Агоры, чем у каждого из соседей (вдвоём: больше, чем у соперника).
seven_wonders_dice-symbol-compare_red-help = Вычеркните следующую клетку Двора гильдий, если в начале хода у вас было не меньше вычеркнутых клеток обеих казарм вместе, чем у каждого из соседей (вдвоём: больше, чем у соперника).
seven_wonders_dice-symbol-compare_yellow-help = Вычеркните следующую клетку Двора гильдий, если в начале хода у вас было не меньше вычеркнутых клеток Рынка, чем у каждого из соседей (вдвоём: больше, чем у соперника).
seven_wonders_dice-symbol-compare_green-help = Вычеркните следующую клетку Двора гильдий, если в начале хода у вас было не меньше вычеркнутых клеток Университета, чем у каждого из соседей (вдвоём: больше, чем у соперника).
seven_wonders_dice-symbol-compare_wonder-help = Вычеркните следующую клетку Двора гильдий, если в начале хода у вас было не меньше вычеркнутых клеток Чуда, чем у каждого из соседей (вдвоём: больше, чем у соперника).

## Spaces: names, and what they do

seven_wonders_dice-space-wo_1 = Чудо, этап 1
seven_wonders_dice-space-wo_2 = Чудо, этап 2
seven_wonders_dice-space-wo_3 = Чудо, этап 3
seven_wonders_dice-space-gu_1 = Двор гильдий, клетка 1
seven_wonders_dice-space-gu_2 = Двор гильдий, клетка 2
seven_wonders_dice-space-gu_3 = Двор гильдий, клетка 3
seven_wonders_dice-space-ga_blue = Галерея: синий лидер
seven_wonders_dice-space-ga_green = Галерея: зелёный лидер
seven_wonders_dice-space-ga_red = Галерея: красный лидер
seven_wonders_dice-space-ga_yellow = Галерея: жёлтый лидер
seven_wonders_dice-space-ga_laurel_1 = Галерея: лидер с лаврами 1
seven_wonders_dice-space-ga_laurel_2 = Галерея: лидер с лаврами 2
seven_wonders_dice-space-bw_attack_1 = Западная атака 1
seven_wonders_dice-space-bw_attack_2 = Западная атака 2
seven_wonders_dice-space-bw_attack_3 = Западная атака 3
seven_wonders_dice-space-bw_attack_4 = Западная атака 4
seven_wonders_dice-space-bw_attack_5 = Западная атака 5
seven_wonders_dice-space-bw_defence_1 = Западная защита 1
seven_wonders_dice-space-bw_defence_2 = Западная защита 2
seven_wonders_dice-space-ag_11 = Агора: маска / весы
seven_wonders_dice-space-ag_12 = Агора: маска / храм
seven_wonders_dice-space-ag_13 = Агора: маска / кадуцей
seven_wonders_dice-space-ag_21 = Агора: фонтан / весы
seven_wonders_dice-space-ag_22 = Агора: фонтан / храм
seven_wonders_dice-space-ag_23 = Агора: фонтан / кадуцей
seven_wonders_dice-space-ag_31 = Агора: сова / весы
seven_wonders_dice-space-ag_32 = Агора: сова / храм
seven_wonders_dice-space-ag_33 = Агора: сова / кадуцей
seven_wonders_dice-space-mk_camel_1 = Рынок: верблюд 1
seven_wonders_dice-space-mk_camel_2 = Рынок: верблюд 2
seven_wonders_dice-space-mk_camel_3 = Рынок: верблюд 3
seven_wonders_dice-space-mk_coin_1 = Рынок: монеты 1
seven_wonders_dice-space-mk_coin_2 = Рынок: монеты 2
seven_wonders_dice-space-mk_chest_1 = Рынок: сундук 1
seven_wonders_dice-space-mk_chest_2 = Рынок: сундук 2
seven_wonders_dice-space-mk_chest_3 = Рынок: сундук 3
seven_wonders_dice-space-un_compass_1 = Университет: циркуль 1
seven_wonders_dice-space-un_compass_2 = Университет: циркуль 2
seven_wonders_dice-space-un_compass_3 = Университет: циркуль 3
seven_wonders_dice-space-un_tablet_1 = Университет: табличка 1
seven_wonders_dice-space-un_tablet_2 = Университет: табличка 2
seven_wonders_dice-space-un_tablet_3 = Университет: табличка 3
seven_wonders_dice-space-un_wheel_1 = Университет: колесо 1
seven_wonders_dice-space-un_wheel_2 = Университет: колесо 2
seven_wonders_dice-space-un_wheel_3 = Университет: колесо 3
seven_wonders_dice-space-be_attack_1 = Восточная атака 1
seven_wonders_dice-space-be_attack_2 = Восточная атака 2
seven_wonders_dice-space-be_attack_3 = Восточная атака 3
seven_wonders_dice-space-be_attack_4 = Восточная атака 4
seven_wonders_dice-space-be_attack_5 = Восточная атака 5
seven_wonders_dice-space-be_defence_1 = Восточная защита 1
seven_wonders_dice-space-be_defence_2 = Восточная защита 2
seven_wonders_dice-space-wh_stone = Склад: камень
seven_wonders_dice-space-wh_wood = Склад: дерево
seven_wonders_dice-space-wh_brick = Склад: кирпич
seven_wonders_dice-space-wh_cloth = Склад: ткань
seven_wonders_dice-space-wh_glass = Склад: стекло
seven_wonders_dice-space-wh_papyrus = Склад: папирус
seven_wonders_dice-about-alexandria_wo_1 = Можете вычеркнуть 1 доступную клетку Склада: оплатите материалы, но не кубик.
seven_wonders_dice-about-babylon_wo_1 = Можете вычеркнуть 1 доступную клетку Университета: оплатите материалы, но не кубик.
seven_wonders_dice-about-ephesus_wo_1 = Получите 7 монет.
seven_wonders_dice-about-giza_wo_1 = Получите 2 монеты за каждую вычеркнутую клетку Чуда, а в конце игры 2 очка за каждую из них.
seven_wonders_dice-about-halicarnassus_wo_1 = Можете построить здание, используя кубики так, как они лежат: оплатите материалы, но не кубик.
seven_wonders_dice-about-olympia_wo_1 = Отныне платите на 1 монету меньше за каждый кубик.
seven_wonders_dice-about-rhodes_wo_1 = Можете вычеркнуть 1 доступную клетку казарм (западных или восточных): оплатите материалы, но не кубик.
seven_wonders_dice-about-alexandria_wo_2 = Получите 1 монету за каждую вычеркнутую клетку Склада, а в конце игры 1 очко за каждую из них.
seven_wonders_dice-about-babylon_wo_2 = Можете вычеркнуть одну за другой до 2 доступных клеток Университета: за каждую оплатите материалы, но не кубик.
seven_wonders_dice-about-ephesus_wo_2 = Можете вычеркнуть 1 доступную клетку Рынка: оплатите материалы, но не кубик. 3 очка в конце игры.
seven_wonders_dice-about-giza_wo_2 = Выполните ещё одно действие с кубиками так, как они лежат, и оплатите все затраты.
seven_wonders_dice-about-halicarnassus_wo_2 = Можете построить здание, используя кубики так, как они лежат: оплатите материалы, но не кубик. 2 очка в конце игры.
seven_wonders_dice-about-olympia_wo_2 = Можете построить здание, используя кубики так, как они лежат: оплатите материалы, но не кубик. 2 очка в конце игры.
seven_wonders_dice-about-rhodes_wo_2 = Можете вычеркнуть одну за другой до 2 доступных клеток казарм (западных или восточных): за каждую оплатите материалы, но не кубик.
seven_wonders_dice-about-alexandria_wo_3 = 5 очков в конце игры.
seven_wonders_dice-about-babylon_wo_3 = 4 очка в конце игры.
seven_wonders_dice-about-ephesus_wo_3 = 8 очков в конце игры.
seven_wonders_dice-about-giza_wo_3 = 7 очков в конце игры.
seven_wonders_dice-about-halicarnassus_wo_3 = Выполните ещё одно действие с кубиками так, как они лежат, и оплатите все затраты. 4 очка в конце игры.
seven_wonders_dice-about-olympia_wo_3 = 6 очков в конце игры.
seven_wonders_dice-about-rhodes_wo_3 = 5 очков в конце игры.
seven_wonders_dice-about-gu_1 = 5 очков в конце игры.
seven_wonders_dice-about-gu_2 = 6 очков в конце игры.
seven_wonders_dice-about-gu_3 = 7 очков в конце игры.
seven_wonders_dice-about-ga_blue = Можете вычеркнуть одну за другой до 2 доступных клеток Агоры: за каждую оплатите материалы, но не кубик.
seven_wonders_dice-about-ga_green = Можете вычеркнуть одну за другой до 2 доступных клеток Университета: за каждую оплатите материалы, но не кубик.
seven_wonders_dice-about-ga_red = Можете вычеркнуть одну за другой до 2 доступных клеток казарм (западных или восточных): за каждую оплатите материалы, но не кубик.
seven_wonders_dice-about-ga_yellow = Можете вычеркнуть одну за другой до 2 доступных клеток Рынка: за каждую оплатите материалы, но не кубик.
seven_wonders_dice-about-ga_laurel_1 = 1 очко в конце игры за каждую вычеркнутую клетку Галереи лидеров, включая эту.
seven_wonders_dice-about-ga_laurel_2 = 1 очко в конце игры за каждую вычеркнутую клетку Галереи лидеров, включая эту.
seven_wonders_dice-about-bw_attack_1 = Сразу получите 3 очка, минус 1 за каждую клетку защиты, которую город слева имел против вас до этого хода.
seven_wonders_dice-about-bw_attack_2 = Сразу получите 4 очка, минус 1 за каждую клетку защиты, которую город слева имел против вас до этого хода.
seven_wonders_dice-about-bw_attack_3 = Сразу получите 5 очков, минус 1 за каждую клетку защиты, которую город слева имел против вас до этого хода.
seven_wonders_dice-about-bw_attack_4 = Сразу получите 6 очков, минус 1 за каждую клетку защиты, которую город слева имел против вас до этого хода.
seven_wonders_dice-about-bw_attack_5 = Сразу получите 7 очков, минус 1 за каждую клетку защиты, которую город слева имел против вас до этого хода.
seven_wonders_dice-about-bw_defence_1 = Уменьшите на 1 очко каждую последующую атаку города слева.
seven_wonders_dice-about-bw_defence_2 = Уменьшите на 1 очко каждую последующую атаку города слева.
seven_wonders_dice-about-ag_11 = 1 очко в конце игры.
seven_wonders_dice-about-ag_12 = 2 очка в конце игры.
seven_wonders_dice-about-ag_13 = 3 очка в конце игры.
seven_wonders_dice-about-ag_21 = 2 очка в конце игры.
seven_wonders_dice-about-ag_22 = 3 очка в конце игры.
seven_wonders_dice-about-ag_23 = 4 очка в конце игры.
seven_wonders_dice-about-ag_31 = 3 очка в конце игры.
seven_wonders_dice-about-ag_32 = 4 очка в конце игры.
seven_wonders_dice-about-ag_33 = 6 очков в конце игры.
seven_wonders_dice-about-mk_camel_1 = Отныне не платите за серые кубики.
seven_wonders_dice-about-mk_camel_2 = Отныне получайте 2 монеты каждый раз, когда выбираете жёлтый кубик.
seven_wonders_dice-about-mk_camel_3 = Отныне платите на 1 монету меньше за каждый кубик.
seven_wonders_dice-about-mk_coin_1 = Получите 7 монет.
seven_wonders_dice-about-mk_coin_2 = Получите 7 монет.
seven_wonders_dice-about-mk_chest_1 = Получите 1 монету за каждую вычеркнутую клетку Склада, а в конце игры 1 очко за каждую из них.
seven_wonders_dice-about-mk_chest_2 = Получите 1 монету за каждую вычеркнутую клетку Агоры, а в конце игры 1 очко за каждую из них.
seven_wonders_dice-about-mk_chest_3 = Получите 2 монеты за каждую вычеркнутую клетку Чуда, а в конце игры 2 очка за каждую из них.
seven_wonders_dice-about-alexandria_un_compass_1 = Отныне получайте 2 монеты каждый раз, когда выбираете серый кубик.
seven_wonders_dice-about-babylon_un_compass_1 = Отныне получайте 2 монеты каждый раз, когда выбираете зелёный кубик.
seven_wonders_dice-about-ephesus_un_compass_1 = Отныне получайте 2 монеты каждый раз, когда выбираете жёлтый кубик.
seven_wonders_dice-about-giza_un_compass_1 = Отныне получайте 2 монеты каждый раз, когда выбираете синий кубик.
seven_wonders_dice-about-halicarnassus_un_compass_1 = Отныне получайте 2 монеты каждый раз, когда выбираете красный кубик.
seven_wonders_dice-about-olympia_un_compass_1 = Отныне получайте 2 монеты каждый раз, когда выбираете зелёный кубик.
seven_wonders_dice-about-rhodes_un_compass_1 = Отныне получайте 2 монеты каждый раз, когда выбираете красный кубик.
seven_wonders_dice-about-alexandria_un_compass_2 = Можете построить здание, используя кубики так, как они лежат: оплатите материалы, но не кубик.
seven_wonders_dice-about-babylon_un_compass_2 = Можете построить здание, используя кубики так, как они лежат: оплатите материалы, но не кубик.
seven_wonders_dice-about-ephesus_un_compass_2 = Можете построить здание, используя кубики так, как они лежат: оплатите материалы, но не кубик.
seven_wonders_dice-about-giza_un_compass_2 = Можете построить здание, используя кубики так, как они лежат: оплатите материалы, но не кубик.
seven_wonders_dice-about-halicarnassus_un_compass_2 = Можете построить здание, используя кубики так, как они лежат: оплатите материалы, но не кубик.
seven_wonders_dice-about-olympia_un_compass_2 = Можете построить здание, используя кубики так, как они лежат: оплатите материалы, но не кубик.
seven_wonders_dice-about-rhodes_un_compass_2 = Можете построить здание, используя кубики так, как они лежат: оплатите материалы, но не кубик.
seven_wonders_dice-about-alexandria_un_compass_3 = Разблокируйте чёрный кубик. 2 очка в конце игры.
seven_wonders_dice-about-babylon_un_compass_3 = Разблокируйте белый кубик. 2 очка в конце игры.
seven_wonders_dice-about-ephesus_un_compass_3 = Разблокируйте фиолетовый кубик. 2 очка в конце игры.
seven_wonders_dice-about-giza_un_compass_3 = Разблокируйте чёрный кубик. 2 очка в конце игры.
seven_wonders_dice-about-halicarnassus_un_compass_3 = Разблокируйте белый кубик. 2 очка в конце игры.
seven_wonders_dice-about-olympia_un_compass_3 = Разблокируйте фиолетовый кубик. 2 очка в конце игры.
seven_wonders_dice-about-rhodes_un_compass_3 = Разблокируйте чёрный кубик. 2 очка в конце игры.
seven_wonders_dice-about-alexandria_un_tablet_1 = Отныне платите на 1 монету меньше за каждый кубик.
seven_wonders_dice-about-babylon_un_tablet_1 = Отныне платите на 1 монету меньше за каждый кубик.
seven_wonders_dice-about-ephesus_un_tablet_1 = Отныне платите на 1 монету меньше за каждый кубик.
seven_wonders_dice-about-giza_un_tablet_1 = Отныне платите на 1 монету меньше за каждый кубик.
seven_wonders_dice-about-halicarnassus_un_tablet_1 = Можете вычеркнуть 1 доступную клетку Рынка: оплатите материалы, но не кубик.
seven_wonders_dice-about-olympia_un_tablet_1 = Отныне платите на 1 монету меньше за каждый кубик.
seven_wonders_dice-about-rhodes_un_tablet_1 = Отныне платите на 1 монету меньше за каждый кубик.
seven_wonders_dice-about-alexandria_un_tablet_2 = 4 очка в конце игры.
seven_wonders_dice-about-babylon_un_tablet_2 = 4 очка в конце игры.
seven_wonders_dice-about-ephesus_un_tablet_2 = 4 очка в конце игры.
seven_wonders_dice-about-giza_un_tablet_2 = 4 очка в конце игры.
seven_wonders_dice-about-halicarnassus_un_tablet_2 = 4 очка в конце игры.
seven_wonders_dice-about-olympia_un_tablet_2 = 4 очка в конце игры.
seven_wonders_dice-about-rhodes_un_tablet_2 = 4 очка в конце игры.
seven_wonders_dice-about-alexandria_un_tablet_3 = Разблокируйте фиолетовый кубик. 3 очка в конце игры.
seven_wonders_dice-about-babylon_un_tablet_3 = Разблокируйте чёрный кубик. 3 очка в конце игры.
seven_wonders_dice-about-ephesus_un_tablet_3 = Разблокируйте белый кубик. 3 очка в конце игры.
seven_wonders_dice-about-giza_un_tablet_3 = Разблокируйте фиолетовый кубик. 3 очка в конце игры.
seven_wonders_dice-about-halicarnassus_un_tablet_3 = Разблокируйте чёрный кубик. 3 очка в конце игры.
seven_wonders_dice-about-olympia_un_tablet_3 = Разблокируйте белый кубик. 3 очка в конце игры.
seven_wonders_dice-about-rhodes_un_tablet_3 = Разблокируйте белый кубик. 3 очка в конце игры.
seven_wonders_dice-about-alexandria_un_wheel_1 = Отныне не платите за жёлтый кубик.
seven_wonders_dice-about-babylon_un_wheel_1 = Отныне не платите за синий кубик.
seven_wonders_dice-about-ephesus_un_wheel_1 = Отныне не платите за красный кубик.
seven_wonders_dice-about-giza_un_wheel_1 = Отныне не платите за зелёный кубик.
seven_wonders_dice-about-halicarnassus_un_wheel_1 = Отныне не платите за синий кубик.
seven_wonders_dice-about-olympia_un_wheel_1 = Отныне не платите за красный кубик.
seven_wonders_dice-about-rhodes_un_wheel_1 = Отныне не платите за жёлтый кубик.
seven_wonders_dice-about-alexandria_un_wheel_2 = 3 очка в конце игры.
seven_wonders_dice-about-babylon_un_wheel_2 = 3 очка в конце игры.
seven_wonders_dice-about-ephesus_un_wheel_2 = 3 очка в конце игры.
seven_wonders_dice-about-giza_un_wheel_2 = 3 очка в конце игры.
seven_wonders_dice-about-halicarnassus_un_wheel_2 = 3 очка в конце игры.
seven_wonders_dice-about-olympia_un_wheel_2 = 3 очка в конце игры.
seven_wonders_dice-about-rhodes_un_wheel_2 = 3 очка в конце игры.
seven_wonders_dice-about-alexandria_un_wheel_3 = Разблокируйте белый кубик. 4 очка в конце игры.
seven_wonders_dice-about-babylon_un_wheel_3 = Разблокируйте фиолетовый кубик. 4 очка в конце игры.
seven_wonders_dice-about-ephesus_un_wheel_3 = Разблокируйте чёрный кубик. 4 очка в конце игры.
seven_wonders_dice-about-giza_un_wheel_3 = Разблокируйте белый кубик. 4 очка в конце игры.
seven_wonders_dice-about-halicarnassus_un_wheel_3 = Разблокируйте фиолетовый кубик. 4 очка в конце игры.
seven_wonders_dice-about-olympia_un_wheel_3 = Разблокируйте чёрный кубик. 4 очка в конце игры.
seven_wonders_dice-about-rhodes_un_wheel_3 = Разблокируйте фиолетовый кубик. 4 очка в конце игры.
seven_wonders_dice-about-be_attack_1 = Сразу получите 3 очка, минус 1 за каждую клетку защиты, которую город справа имел против вас до этого хода.
seven_wonders_dice-about-be_attack_2 = Сразу получите 4 очка, минус 1 за каждую клетку защиты, которую город справа имел против вас до этого хода.
seven_wonders_dice-about-be_attack_3 = Сразу получите 5 очков, минус 1 за каждую клетку защиты, которую город справа имел против вас до этого хода.
seven_wonders_dice-about-be_attack_4 = Сразу получите 6 очков, минус 1 за каждую клетку защиты, которую город справа имел против вас до этого хода.
seven_wonders_dice-about-be_attack_5 = Сразу получите 7 очков, минус 1 за каждую клетку защиты, которую город справа имел против вас до этого хода.
seven_wonders_dice-about-be_defence_1 = Уменьшите на 1 очко каждую последующую атаку города справа.
seven_wonders_dice-about-be_defence_2 = Уменьшите на 1 очко каждую последующую атаку города справа.
seven_wonders_dice-about-wh_stone = Производите 1 материал до конца игры.
seven_wonders_dice-about-wh_wood = Производите 1 материал до конца игры.
seven_wonders_dice-about-wh_brick = Производите 1 материал до конца игры.
seven_wonders_dice-about-wh_cloth = Производите 1 материал до конца игры.
seven_wonders_dice-about-wh_glass = Производите 1 материал до конца игры.
seven_wonders_dice-about-wh_papyrus = Производите 1 материал до конца игры.
seven_wonders_dice-bonus-bonus_action = дополнительное действие
seven_wonders_dice-bonus-bonus_action-help = Выполните ещё одно действие с кубиками так, как они лежат, и оплатите все затраты.
seven_wonders_dice-bonus-bonus_cross = вычеркните клетку
seven_wonders_dice-bonus-bonus_cross-help = Можете вычеркнуть 1 доступную клетку казарм (западных или восточных), Университета, Агоры или Рынка: оплатите материалы, но не кубик.
seven_wonders_dice-bonus-bonus_coins = 7 монет
seven_wonders_dice-bonus-bonus_coins-help = Получите 7 монет.

## The score sheet

seven_wonders_dice-sheet-wonder = Чудо
seven_wonders_dice-sheet-barracks_west = Западные казармы
seven_wonders_dice-sheet-barracks_east = Восточные казармы
seven_wonders_dice-sheet-agora = Агора
seven_wonders_dice-sheet-market = Рынок
seven_wonders_dice-sheet-university = Университет
seven_wonders_dice-sheet-guild_court = Двор гильдий
seven_wonders_dice-sheet-gallery = Галерея лидеров

## What an action must keep to

seven_wonders_dice-refusal-over = Игра окончена.
seven_wonders_dice-refusal-chance = Кубики смешиваются.
seven_wonders_dice-refusal-finished = Ваш ход завершён. Пока не закончат все, его можно отменить.
seven_wonders_dice-refusal-now-action = Выберите кубик и клетку, Чудо или спасуйте.
seven_wonders_dice-refusal-now-build = Сейчас можно построить здание без оплаты кубика или отказаться.
seven_wonders_dice-refusal-now-cross = Сейчас можно вычеркнуть клетку по эффекту или отказаться.
seven_wonders_dice-refusal-now-bonus = Здание завершено: сначала вычеркните клетку бонуса.
seven_wonders_dice-refusal-decline = От действия нельзя отказаться, но можно спасовать.
seven_wonders_dice-refusal-compulsory = Клетку бонуса нужно вычеркнуть.
seven_wonders_dice-refusal-forum = Этого кубика нет на форуме: { $die }.
seven_wonders_dice-refusal-locked = Этот кубик вами не разблокирован: { $die }.
seven_wonders_dice-refusal-compare-1 = Сравнение: { $building }. В начале хода вычеркнуто клеток: { $mine }, а нужна хотя бы 1.
seven_wonders_dice-refusal-compare-2 = Сравнение: { $building }. В начале хода вычеркнуто клеток: у вас { $mine }, у соперника { $left }; нужно больше.
seven_wonders_dice-refusal-compare-3 = Сравнение: { $building }. В начале хода вычеркнуто клеток: у вас { $mine }, у соседа слева { $left }, справа { $right }; нужно не меньше, чем у каждого.
seven_wonders_dice-refusal-stage = Для Чуда кубик не нужен: выберите его без кубика.
seven_wonders_dice-refusal-crossed = Эта клетка уже вычеркнута.
seven_wonders_dice-refusal-symbol = На кубике «{ $symbol }», и он не ведёт к клетке «{ $space }».
seven_wonders_dice-refusal-order = Сначала нужно вычеркнуть предыдущие клетки.
seven_wonders_dice-refusal-stages = Этапы Чуда вычёркиваются по порядку.
seven_wonders_dice-refusal-listed = Этот эффект не для этого здания: { $building }.
seven_wonders_dice-refusal-bonus-crossed = Эта клетка бонуса уже вычеркнута.
seven_wonders_dice-refusal-price = Не хватает монет. Кубик: { $die }, недостающие материалы: { $missing }; у вас: { $coins }.

## The score sheet, its numbers

seven_wonders_dice-part-crossed = вычеркнуто
seven_wonders_dice-part-of = клетки
seven_wonders_dice-parts-crossed-of = { $crossed }/{ $of }

## The lobby

seven_wonders_dice-tagline = Кубики и одновременный выбор, 1–7 игроков
seven_wonders_dice-area = город

## Beside the scores

seven_wonders_dice-note-alone = Игра на рекорд (вариант Poleis, в коробке его нет): ход { $turn } из не более чем { $of }.
seven_wonders_dice-note-final = Это финальный ход.

## Play in a terminal

seven_wonders_dice-forum = Форум, ход { $turn }: стоимость кубика по секторам
seven_wonders_dice-locked = (не ваш)
seven_wonders_dice-city = { $name } · { $board } · { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
} · { $materials ->
    [one] { $materials } материал
    [few] { $materials } материала
   *[many] { $materials } материалов
}
seven_wonders_dice-bonuses = Клетки бонусов
seven_wonders_dice-ask-action = выберите действие
seven_wonders_dice-ask-extra = выберите дополнительное действие
seven_wonders_dice-ask-build = постройте без оплаты кубика или откажитесь
seven_wonders_dice-ask-cross = вычеркните клетку (осталось: { $left }) или откажитесь
seven_wonders_dice-ask-bonus = вычеркните клетку бонуса
seven_wonders_dice-note-space = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}. { $does }
seven_wonders_dice-note-pass = +{ $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
seven_wonders_dice-legend = «build blue ag_12» вычёркивает клетку кубиком, «wonder wo_1» — этап Чуда, «pass» даёт 3 монеты. У клетки: материалы и = очки.
seven_wonders_dice-turn-build = { $die }: { $space }
seven_wonders_dice-turn-cross = вычеркнуто: { $space }
seven_wonders_dice-turn-bonus = бонус: { $bonus }
seven_wonders_dice-turn-pass = пас
seven_wonders_dice-turn-decline = отказ
seven_wonders_dice-turn-roll = { $die } { $symbol } в секторе { $section }
seven_wonders_dice-turn-exchange = { $special } вместо: { $grey }

## The end

seven_wonders_dice-verdict-coins = Очков поровну; решают монеты: { $name } ({ $coins }) (SWD-11.4).
seven_wonders_dice-verdict-shared = Поровну и очков, и монет: общая победа (SWD-11.4).

## The rules in a few lines

seven_wonders_dice-rule-turn = Каждый ход кубики смешиваются, и все одновременно выбирают одно действие: кубик и клетку, которую открывает его символ, следующий этап Чуда или пас за 3 монеты.
seven_wonders_dice-rule-price = Кубик стоит столько монет, сколько указано в его секторе. Клетка стоит материалов: Склад производит их в каждом действии, за каждый недостающий платите 1 монету.
seven_wonders_dice-rule-order = Клетки одного символа вычёркиваются по порядку, клетки верблюда и сундука — в любом. Завершённое здание даёт один из трёх бонусов.
seven_wonders_dice-rule-war = Атаки: топор налево, меч направо. Каждая приносит очки сразу, минус защита, которую сосед имел против вас до этого хода.
seven_wonders_dice-rule-special = Последняя клетка каждого ряда Университета открывает вам особый кубик: чёрный для любого здания цвета, белый для Галереи, фиолетовый для Двора гильдий.
seven_wonders_dice-rule-guild = Двор гильдий: фиолетовая грань называет здание; нужно не меньше его клеток, чем у каждого соседа (вдвоём: больше, чем у соперника).
seven_wonders_dice-rule-end = Когда кто-то вычеркнул третью клетку бонуса, играется ещё один ход. Побеждает тот, у кого больше очков, затем монет.

## The table in a browser

seven_wonders_dice-view-forum = Форум
seven_wonders_dice-view-players = Игроки
seven_wonders_dice-view-neighbours = Соседи
seven_wonders_dice-view-sheet = Очки
seven_wonders_dice-view-all-players = Все
seven_wonders_dice-view-total-over = Всего
seven_wonders_dice-view-total = Всего сейчас
seven_wonders_dice-view-tab-board = Планшеты
seven_wonders_dice-view-tab-others = Игроки
seven_wonders_dice-view-tab-sheet = Очки
seven_wonders_dice-view-tab-log = Журнал
seven_wonders_dice-view-turn = Ход { $n }
seven_wonders_dice-view-turn-of = Ход { $n } из { $of }
seven_wonders_dice-view-final-turn = Ход { $n }, последний
seven_wonders_dice-view-section = { $n ->
    [0] Сектор бесплатных кубиков
    [one] Сектор, кубик за 1 монету
    [few] Сектор, кубик за { $n } монеты
   *[many] Сектор, кубик за { $n } монет
}
seven_wonders_dice-view-die = { $n ->
    [0] { $die }: { $symbol }, бесплатно
    [one] { $die }: { $symbol }, за { $n } монету
    [few] { $die }: { $symbol }, за { $n } монеты
   *[many] { $die }: { $symbol }, за { $n } монет
}
seven_wonders_dice-view-leads = Ведёт к: { $building }.
seven_wonders_dice-view-special-locked = { $die }: никто ещё не разблокировал
seven_wonders_dice-view-special-forum = { $die }: лежит в форуме, но вами не разблокирован
seven_wonders_dice-view-special-yours = { $die }: лежит в форуме, и вы можете его использовать
seven_wonders_dice-view-special-next = { $die }: разблокирован вами, попадёт в форум в следующий ход
seven_wonders_dice-view-special-locked-brief = нет
seven_wonders_dice-view-special-forum-brief = не ваш
seven_wonders_dice-view-special-yours-brief = ваш
seven_wonders_dice-view-special-next-brief = скоро
seven_wonders_dice-view-crossed = { $space }, вычеркнуто
seven_wonders_dice-view-space = { $n ->
    [0] { $space }, без материалов
    [one] { $space }, { $n } материал
    [few] { $space }, { $n } материала
   *[many] { $space }, { $n } материалов
}
seven_wonders_dice-view-price-now = { $n ->
    [0] Сейчас ничего не стоит.
    [one] Сейчас стоит не меньше { $n } монеты.
    [few] Сейчас стоит не меньше { $n } монет.
   *[many] Сейчас стоит не меньше { $n } монет.
}
seven_wonders_dice-view-points = { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
seven_wonders_dice-view-points-change = { $n ->
    [one] { $change } очко
    [few] { $change } очка
   *[many] { $change } очков
}
seven_wonders_dice-view-score = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
seven_wonders_dice-view-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
seven_wonders_dice-view-materials = { $n ->
    [one] { $n } материал
    [few] { $n } материала
   *[many] { $n } материалов
}
seven_wonders_dice-view-facing = { $n ->
    [one] { $name }: { $n } клетка защиты против вас
    [few] { $name }: { $n } клетки защиты против вас
   *[many] { $name }: { $n } клеток защиты против вас
}
seven_wonders_dice-view-left = слева
seven_wonders_dice-view-right = справа
seven_wonders_dice-view-spaces-crossed = вычеркнутые клетки
seven_wonders_dice-view-bonus = Бонусы
seven_wonders_dice-view-barracks_west = Запад
seven_wonders_dice-view-barracks_east = Восток
seven_wonders_dice-view-wonder-alexandria = Маяк
seven_wonders_dice-view-wonder-babylon = Сады
seven_wonders_dice-view-wonder-ephesus = Храм
seven_wonders_dice-view-wonder-giza = Пирамида
seven_wonders_dice-view-wonder-halicarnassus = Мавзолей
seven_wonders_dice-view-wonder-olympia = Статуя
seven_wonders_dice-view-wonder-rhodes = Колосс
seven_wonders_dice-view-board-of = { $name }: { $board }
seven_wonders_dice-view-dealing = Раздаются планшеты.
seven_wonders_dice-view-mixing = Кубики перемешиваются.
seven_wonders_dice-view-key-price = цена в материалах
seven_wonders_dice-view-key-lit = доступно, цена в монетах
seven_wonders_dice-view-done = готов
seven_wonders_dice-view-open = выбирает
seven_wonders_dice-view-to-choose = выбирают { $n } из { $of }
seven_wonders_dice-view-prompt-over = Игра окончена.
seven_wonders_dice-view-prompt-action = Выберите действие.
seven_wonders_dice-view-help-action = Кубик и клетка, Чудо или пас. Все выбирают одновременно и открывают выбор вместе.
seven_wonders_dice-view-help-alone = Кубик и клетка, Чудо или пас.
seven_wonders_dice-view-prompt-extra = Выберите дополнительное действие.
seven_wonders_dice-view-help-extra = Кубики лежат как есть; оплатите все затраты.
seven_wonders_dice-view-prompt-build = Стройте без оплаты кубика или откажитесь.
seven_wonders_dice-view-help-build = Кубик и клетка; вы платите за материалы.
seven_wonders_dice-view-prompt-cross = { $n ->
    [one] Вычеркните клетку или откажитесь.
    [few] Вычеркните до { $n } клеток или откажитесь.
   *[many] Вычеркните до { $n } клеток или откажитесь.
}
seven_wonders_dice-view-help-cross = { $buildings }. Вы платите за материалы, кубик не нужен.
seven_wonders_dice-view-prompt-bonus = Здание завершено: вычеркните клетку бонуса.
seven_wonders_dice-view-help-bonus = Третья вычеркнутая клетка бонуса начинает последний ход.
seven_wonders_dice-view-prompt-waiting = Выбор сделан. Ждём: { $names }.
seven_wonders_dice-view-help-waiting = Его ещё можно изменить.
seven_wonders_dice-view-prompt-choosing = Выбирают: { $names }.
seven_wonders_dice-view-preview-build = { $die }: { $space }
seven_wonders_dice-view-preview-cross = Вычеркнуть: { $space }
seven_wonders_dice-view-preview-bonus = Бонус: { $bonus }
seven_wonders_dice-view-preview-pass = Пас
seven_wonders_dice-view-preview-decline = Отказаться
seven_wonders_dice-view-detail-pass = Получите { $n ->
    [one] { $n } монету.
    [few] { $n } монеты.
   *[many] { $n } монет.
}
seven_wonders_dice-view-detail-decline = Эффект пропадает.
seven_wonders_dice-view-detail-award = Агора завершена первой: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} в конце хода
seven_wonders_dice-view-detail-die = { $n ->
    [0] Бесплатный кубик
    [one] Кубик: { $n } монета
    [few] Кубик: { $n } монеты
   *[many] Кубик: { $n } монет
}
seven_wonders_dice-view-detail-materials = { $cost ->
    [one] цена: { $cost } материал, вы производите { $made }
    [few] цена: { $cost } материала, вы производите { $made }
   *[many] цена: { $cost } материалов, вы производите { $made }
}{ $n ->
    [0] {""}
    [one] ; заплатите { $n } монету
    [few] ; заплатите { $n } монеты
   *[many] ; заплатите { $n } монет
}
seven_wonders_dice-view-log-board = { $name } получает планшет: { $board }
seven_wonders_dice-view-log-exchange = { $special } заменяет: { $grey }
seven_wonders_dice-view-log-build = { $name }, { $die }: { $space }
seven_wonders_dice-view-log-cross = { $name } вычёркивает: { $space }
seven_wonders_dice-view-log-wonder = { $name } строит: { $space }
seven_wonders_dice-view-log-bonus = { $name }, бонус: { $bonus }
seven_wonders_dice-view-log-pass = { $name } пасует: 3 монеты
seven_wonders_dice-view-log-decline = { $name } отказывается
seven_wonders_dice-view-log-complete = { $name } завершает здание: { $building }
seven_wonders_dice-view-log-award = { $name } завершает Агору первым: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
seven_wonders_dice-view-aid = Символы

## The score pad

seven_wonders_dice-pad-board = Город
seven_wonders_dice-pad-prompt = Коснитесь вычеркнутых клеток.
seven_wonders_dice-pad-help = Коснитесь снова, чтобы убрать.
seven_wonders_dice-pad-west = Записанные очки, запад
seven_wonders_dice-pad-east = Записанные очки, восток
seven_wonders_dice-pad-coins = Оставшиеся монеты
seven_wonders_dice-pad-award = Агора завершена первой
seven_wonders_dice-pad-fewer = на один меньше
seven_wonders_dice-pad-more = на один больше
seven_wonders_dice-pad-kept = Дальнейшие клетки вычеркнуты; сначала уберите их.
seven_wonders_dice-pad-range = Такое число невозможно.
seven_wonders_dice-pad-agora = Агора ещё не достроена.
seven_wonders_dice-pad-bonus = На каждую клетку бонуса нужно отдельное завершённое здание.
seven_wonders_dice-pad-boards = board — должно быть одно из { $boards }, а не { $value }
seven_wonders_dice-pad-space = crossed: нет клетки { $name }
seven_wonders_dice-pad-twice = crossed: одна клетка указана дважды
seven_wonders_dice-pad-order = crossed: { $space } стоит раньше своей очереди (SWD-1.4)
seven_wonders_dice-pad-bonuses = crossed: клеток бонуса больше, чем завершённых зданий (SWD-9.1)
seven_wonders_dice-pad-attacks = { $key }: вычеркнутые атаки не могут принести столько очков: { $points } (SWD-8.4.3)
seven_wonders_dice-pad-yes-no = first_agora — должно быть true или false, а не { $value }
seven_wonders_dice-pad-no-agora = first_agora: Агора не завершена (SWD-8.2.3)
seven_wonders_dice-pad-dice = dice — должен быть объект, в котором кубиков не больше { $most }, а не { $value }
seven_wonders_dice-pad-die = dice: нет кубика { $name }
seven_wonders_dice-pad-lies = dice: { $die } — должно быть [грань, сектор], а не { $value }
seven_wonders_dice-pad-face = dice: { $die } не может лежать гранью { $face } в секторе { $section }
seven_wonders_dice-pad-dealt = ни один планшет не раздаётся дважды (SWD-2.1)
seven_wonders_dice-pad-first = Агора завершена в city { $cities }, но нигде нет first_agora: true: кто завершил её первым или в тот же ход, что и первый? (SWD-8.2.3, SWD-8.2.4)
