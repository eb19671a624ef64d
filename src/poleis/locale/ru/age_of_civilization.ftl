# Age of Civilization. There is no Russian edition; the terms are ours.

age_of_civilization = Эра цивилизаций
age_of_civilization-tagline = Рождения, наследие и чудеса за шесть раундов, 1–4 игрока
age_of_civilization-area = держава

## Why not

age_of_civilization-refusal-over = Игра окончена.
age_of_civilization-refusal-chance = Карты выкладываются.
age_of_civilization-refusal-turn = Сейчас не ваш ход.
age_of_civilization-refusal-chosen = Вы уже выбрали; остальные ещё выбирают.
age_of_civilization-refusal-three-civilizations = У вас уже три цивилизации.
age_of_civilization-refusal-resting = В этот ход вы отдыхаете: без действий и заказов.
age_of_civilization-refusal-now-civilization = Сначала шаг цивилизации: рождение, поглощение или пропуск.
age_of_civilization-refusal-now-actions = Шаг цивилизации окончен: теперь действия или отдых.
age_of_civilization-refusal-now-rested = Вы отдохнули: купите особую технологию или завершите ход.
age_of_civilization-refusal-now-research = Сначала выберите технологию, за которую платите в «Исследовании».
age_of_civilization-refusal-now-technology = Сначала выберите технологию, которую открываете.
age_of_civilization-refusal-now-wonder = Сначала выберите чудо света.
age_of_civilization-refusal-now-perform = Сначала выполните действие без рабочего, которое даёт ваша карта, или откажитесь от него.
age_of_civilization-refusal-now-card = Сначала выберите карту, на которую положите монеты.
age_of_civilization-refusal-now-exchange = Сначала обменяйте заказ или откажитесь.
age_of_civilization-refusal-now-turn-end = Действия закончены: разыграйте свои свойства конца хода.
age_of_civilization-refusal-now-resolved = Свойства конца хода применены: купите особую технологию или завершите ход.
age_of_civilization-refusal-now-draft = Сначала выберите цивилизацию себе в руку.
age_of_civilization-refusal-buy-draft = Особую технологию покупают в свой ход, а не во время драфта.
age_of_civilization-refusal-buy-inside = Сначала закончите начатое. Особую технологию можно купить в любой другой момент своего хода.
age_of_civilization-refusal-not-offered = Этой цивилизации нет ни в наборе, ни у вас в руке.
age_of_civilization-refusal-round-1 = В раунде 1 должна родиться цивилизация.
age_of_civilization-refusal-not-open = Это действие недоступно в этом раунде: { $action }.
age_of_civilization-refusal-forbidden = Цивилизация другого игрока запрещает это действие: { $action }.
age_of_civilization-refusal-no-space = Все ваши ячейки этого действия в этот ход заняты: { $action }.
age_of_civilization-refusal-workers = Нужно: { $needed ->
    [one] { $needed } рабочий
    [few] { $needed } рабочих
   *[many] { $needed } рабочих
}; у вас { $idle ->
    [one] { $idle } неназначенный рабочий
    [few] { $idle } неназначенных рабочих
   *[many] { $idle } неназначенных рабочих
}.
age_of_civilization-refusal-coins = Стоимость: { $price ->
    [one] { $price } монета
    [few] { $price } монеты
   *[many] { $price } монет
}; у вас { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
age_of_civilization-refusal-covered = Этой технологии нет на вашем планшете.
age_of_civilization-refusal-unlocked = Эта технология уже открыта.
age_of_civilization-refusal-prerequisite = Сначала откройте: { $count ->
    [1] { $technology1 }.
    [2] { $technology1 } или { $technology2 }.
   *[3] { $technology1 }, { $technology2 } или { $technology3 }.
}
age_of_civilization-refusal-locked = В этом сценарии технология закрыта.
age_of_civilization-refusal-no-wonder = Этого чуда света нет в наборе.
age_of_civilization-refusal-no-special = Этой особой технологии нет в наборе.
age_of_civilization-refusal-one-special = У вас уже есть особая технология.
age_of_civilization-refusal-column = В этом столбце уже лежит маркер технологии.
age_of_civilization-refusal-no-order = Этот заказ не открыт.
age_of_civilization-refusal-order-worker = У вас нет неназначенного рабочего, которого можно отдать.
age_of_civilization-refusal-order-condition = Вы не выполняете условие этого заказа.
age_of_civilization-refusal-no-ability = У вас нет такого свойства конца хода.
age_of_civilization-refusal-resolved = Это свойство в этот ход уже разыграно.
age_of_civilization-refusal-endow = Нужны 2 свои монеты и карта в наборе цивилизаций.
age_of_civilization-refusal-not-in-pool = Этой цивилизации нет в наборе.
age_of_civilization-refusal-not-in-packet = Этой цивилизации нет среди карт перед вами.
age_of_civilization-refusal-acted = В этот ход вы уже действовали и не можете отдыхать.
age_of_civilization-refusal-compulsory = Осталось обязательное свойство, его нужно разыграть.

## The score sheet

age_of_civilization-sheet-wonder = Чудо
age_of_civilization-sheet-research = Исследование
age_of_civilization-sheet-culture = Культура
age_of_civilization-sheet-construction = Строительство
age_of_civilization-sheet-conquest = Завоевание
age_of_civilization-sheet-hunting = Охота
age_of_civilization-sheet-monument = Монумент
age_of_civilization-sheet-bazaar = Базар
age_of_civilization-sheet-ritual = Ритуал
age_of_civilization-sheet-patronage = Меценатство
age_of_civilization-sheet-birth = Рождения
age_of_civilization-sheet-rest = Отдых
age_of_civilization-sheet-end_of_turn = Конец хода
age_of_civilization-sheet-unlocking = Открытие технологий
age_of_civilization-sheet-events = Жетоны событий
age_of_civilization-sheet-orders = Заказы
age_of_civilization-sheet-during_game = Очки за игру
age_of_civilization-sheet-main = Основное свойство, конец игры
age_of_civilization-sheet-legacies = Наследие, конец игры
age_of_civilization-sheet-technologies = Технологии, конец игры
age_of_civilization-sheet-wonders = Чудеса света, конец игры

## Alone

age_of_civilization-opponent-strength = Сила виртуального соперника: { $strength }.
age_of_civilization-achieved-exceptional_lineage = Достижение: Выдающийся род.
age_of_civilization-achieved-great_kingdom = Достижение: Великое королевство.
age_of_civilization-achieved-mighty_empire = Достижение: Могучая империя.
age_of_civilization-achieved-eternal_civilization = Достижение: Вечная цивилизация.
age_of_civilization-achieved-kingdom_of_technology = Достижение: Королевство технологий.
age_of_civilization-achieved-primeval_land = Достижение: Первобытный край.
age_of_civilization-achieved-world_of_wonders = Достижение: Мир чудес.
age_of_civilization-achieved-superpower = Достижение: Сверхдержава.
age_of_civilization-grade-bronze = Оценка: бронза.
age_of_civilization-grade-silver = Оценка: серебро.
age_of_civilization-grade-gold = Оценка: золото.
age_of_civilization-grade-lost = Оценки нет: сценарий проигран.

## Options

age_of_civilization-option-solo = Одиночная игра
age_of_civilization-option-solo-help = Столкновение или сценарий Пути к славе.
age_of_civilization-option-solo-clash = Столкновение
age_of_civilization-option-solo-clash-help = Играйте в одиночку на лучший результат; виртуальный соперник каждый раунд получает 1 силу.
age_of_civilization-option-solo-era_of_wonders = Эра чудес
age_of_civilization-option-solo-era_of_wonders-help = Собирайте чудеса света: бронза 3 чуда и 18 очков, серебро 4 и 22, золото 5 и 26. Технологии верхнего уровня закрыты.
age_of_civilization-option-solo-silk_road = Шёлковый путь
age_of_civilization-option-solo-silk_road-help = Выполняйте заказы: бронза 3 заказа и 18 очков, серебро 4 и 24, золото 5 и 28.
age_of_civilization-option-solo-lost_civilization = Затерянная цивилизация
age_of_civilization-option-solo-lost_civilization-help = Начните с Майя: бронза 18 очков; серебро 22 и золото 26, если Майя остались основной цивилизацией.
age_of_civilization-option-solo-mongol_devastation = Монгольское опустошение
age_of_civilization-option-solo-mongol_devastation-help = Переживите войну в каждом раунде: бронза 1 рабочий и 15 очков, серебро 2 и 20, золото 2 и 24, если рабочего стоила вам не больше чем одна война.
age_of_civilization-option-solo-death_and_rebirth = Смерть и возрождение
age_of_civilization-option-solo-death_and_rebirth-help = Переживите чуму: бронза 18 очков, серебро 23, золото 28 и не меньше 5 технологий. С раунда 4 «Культура» даёт на 1 очко больше.
age_of_civilization-option-innovations = Нововведения
age_of_civilization-option-innovations-help = Один раз за игру купите особую технологию за 1 монету и положите её на столбец без маркеров.
age_of_civilization-option-winds_of_change = Ветер перемен
age_of_civilization-option-winds_of_change-help = Положите 3 случайных жетона событий над тремя последними картами действий; разыграйте их в конце раундов 3, 4 и 5, до войны или чумы.
age_of_civilization-option-draft = Драфт цивилизаций
age_of_civilization-option-draft-help = Выберите в драфте 5 из 7 цивилизаций; затем берите их с руки или из набора, а за вторую и третью получайте 2 дополнительные монеты.

## Actions and cards of the time track

age_of_civilization-action-wonder = Чудо
age_of_civilization-action-wonder-help = Назначьте 1 рабочего и пожертвуйте им, заплатите 7 монет: получите 3 очка и 1 чудо света.
age_of_civilization-action-research = Исследование
age_of_civilization-action-research-help = Назначьте 1 рабочего, заплатите 4 монеты: получите 1 очко и 1 технологию. До двух раз за ход.
age_of_civilization-action-exploit = Эксплуатация
age_of_civilization-action-exploit-help = Назначьте 1 рабочего и пожертвуйте им: получите 2 монеты.
age_of_civilization-action-culture = Культура
age_of_civilization-action-culture-help = Назначьте 1 рабочего, заплатите 4 монеты: получите 2 очка.
age_of_civilization-action-construction = Строительство
age_of_civilization-action-construction-help = Назначьте 2 рабочих, заплатите 2 монеты: получите 2 очка.
age_of_civilization-action-conquest = Завоевание
age_of_civilization-action-conquest-help = Назначьте 1 рабочего и пожертвуйте им: имея больше всех силы (не меньше 1, ничья считается), получите 2 очка.
age_of_civilization-action-hunting = Охота
age_of_civilization-action-hunting-help = Назначьте 1 рабочего: получите 1 монету, а если у вас нет технологий, ещё 1 очко. До двух раз за ход.
age_of_civilization-action-fishing = Рыболовство
age_of_civilization-action-fishing-help = Назначьте 1 рабочего: получите 1 монету.
age_of_civilization-action-trade = Торговля
age_of_civilization-action-trade-help = Назначьте 1 рабочего: получите 2 монеты; каждый другой игрок получает 1.
age_of_civilization-action-agriculture = Земледелие
age_of_civilization-action-agriculture-help = Назначьте 2 рабочих: получите 3 монеты.
age_of_civilization-action-plague = Чума
age_of_civilization-action-plague-help = Здесь нет действия. Когда эта карта становится новой, каждый игрок жертвует 1 рабочим.
age_of_civilization-action-monument = Монумент
age_of_civilization-action-monument-help = Назначьте 2 рабочих, заплатите 5 монет: получите 1 очко и 1 чудо света.
age_of_civilization-action-caravan = Караван
age_of_civilization-action-caravan-help = Назначьте 1 рабочего: получите 1 монету и ещё 1 за каждую свою цивилизацию.
age_of_civilization-action-bazaar = Базар
age_of_civilization-action-bazaar-help = Назначьте 1 рабочего, заплатите 1 монету: получите 1 очко; можете положить один открытый заказ под низ колоды и открыть следующий.
age_of_civilization-action-ritual = Ритуал
age_of_civilization-action-ritual-help = Назначьте 1 рабочего и пожертвуйте им: получите 1 очко и 1 монету.
age_of_civilization-action-fortify = Укрепление
age_of_civilization-action-fortify-help = Назначьте 1 рабочего, заплатите 2 монеты: возьмите жетон форта и до конца игры добавьте 1 силу.
age_of_civilization-action-tribute = Дань
age_of_civilization-action-tribute-help = Назначьте 1 рабочего, заплатите 3 монеты: следующая война вас не касается.
age_of_civilization-action-quarantine = Карантин
age_of_civilization-action-quarantine-help = Назначьте 1 рабочего: при следующей Чуме, Чёрной смерти или возврате чумы потеряйте на 1 рабочего меньше.
age_of_civilization-action-patronage = Меценатство
age_of_civilization-action-patronage-help = Назначьте 1 рабочего, заплатите 3 монеты: получите 1 очко, а имея не меньше 4 технологий, на 2 очка больше.

## Technologies

age_of_civilization-technology-writing = Письменность
age_of_civilization-technology-writing-help = Действие «Культура»: платите на 1 монету меньше.
age_of_civilization-technology-sailing = Мореплавание
age_of_civilization-technology-sailing-help = Действие «Рыболовство»: получите на 1 монету больше. Действие «Торговля»: получите на 1 монету больше.
age_of_civilization-technology-mining = Горное дело
age_of_civilization-technology-mining-help = Действие «Эксплуатация»: получите на 1 монету больше.
age_of_civilization-technology-education = Образование
age_of_civilization-technology-education-help = Конец каждого хода: можете один раз выполнить «Культуру» без рабочего; заплатите её монеты.
age_of_civilization-technology-mathematics = Математика
age_of_civilization-technology-mathematics-help = Действие «Исследование»: платите на 1 монету меньше.
age_of_civilization-technology-ironworking = Обработка железа
age_of_civilization-technology-ironworking-help = Добавьте 2 силы.
age_of_civilization-technology-science = Наука
age_of_civilization-technology-science-help = Когда открываете её: получите 1 очко за каждую будущую карту действия, включая Чуму.
age_of_civilization-technology-engineering = Инженерное дело
age_of_civilization-technology-engineering-help = Действие «Строительство»: получите на 1 очко больше. Конец игры: получите 1 очко за каждое чудо света.
age_of_civilization-technology-gunpowder = Порох
age_of_civilization-technology-gunpowder-help = Добавьте 3 силы. Действие «Завоевание»: если у вас больше всех силы, получите на 1 очко больше.
age_of_civilization-technology-calendar = Календарь
age_of_civilization-technology-calendar-help = Действие «Земледелие»: получите на 1 монету больше.
age_of_civilization-technology-philosophy = Философия
age_of_civilization-technology-philosophy-help = Действие «Исследование»: получите на 1 очко больше.
age_of_civilization-technology-law = Право
age_of_civilization-technology-law-help = Когда отдыхаете: получите на 1 монету больше.
age_of_civilization-technology-bureaucracy = Бюрократия
age_of_civilization-technology-bureaucracy-help = Конец каждого хода: получите 1 монету.
age_of_civilization-technology-mythology = Мифология
age_of_civilization-technology-mythology-help = Действие «Охота»: получите на 1 монету больше.
age_of_civilization-technology-theology = Теология
age_of_civilization-technology-theology-help = Конец игры: получите 1 очко за каждую цивилизацию.
age_of_civilization-technology-pottery = Гончарное дело
age_of_civilization-technology-pottery-help = Действие «Торговля»: получите на 1 монету больше.
age_of_civilization-technology-currency = Деньги
age_of_civilization-technology-currency-help = Конец игры: получите 1 очко за каждые 4 монеты, не больше 4.
age_of_civilization-technology-masonry = Каменная кладка
age_of_civilization-technology-masonry-help = Действие «Строительство»: платите на 1 монету меньше.
age_of_civilization-technology-architecture = Архитектура
age_of_civilization-technology-architecture-help = Действие «Чудо»: платите на 2 монеты меньше.
age_of_civilization-technology-irrigation = Орошение
age_of_civilization-technology-irrigation-help = Действие «Земледелие»: получите на 1 монету больше.
age_of_civilization-technology-medicine = Медицина
age_of_civilization-technology-medicine-help = Чума: не жертвуйте рабочим. Когда отдыхаете: получите 1 очко.
age_of_civilization-technology-archery = Стрельба из лука
age_of_civilization-technology-archery-help = Добавьте 1 силу.
age_of_civilization-technology-horse_riding = Верховая езда
age_of_civilization-technology-horse_riding-help = Действие «Завоевание»: если у вас больше всех силы, получите на 1 очко больше. Добавьте 1 силу.
age_of_civilization-technology-bronze_working = Обработка бронзы
age_of_civilization-technology-bronze_working-help = Действие «Эксплуатация»: получите на 1 монету больше.
age_of_civilization-technology-fortification = Фортификация
age_of_civilization-technology-fortification-help = Война: будучи слабейшим, не жертвуйте рабочим. Добавьте 1 силу.
age_of_civilization-technology-animal_husbandry = Животноводство
age_of_civilization-technology-animal_husbandry-help = Действие «Охота»: получите на 1 монету больше.
age_of_civilization-technology-feudalism = Феодализм
age_of_civilization-technology-feudalism-help = Добавьте 1 силу за каждых 2 рабочих.

## Special technology cards

age_of_civilization-special-special_left_1 = Календарь и Философия
age_of_civilization-special-special_left_1-help = Заплатите 1 монету и закройте пустой левый столбец (сверху: Наука); две нижние технологии замените технологиями этой карты.
age_of_civilization-special-special_left_2 = Право и Бюрократия
age_of_civilization-special-special_left_2-help = Заплатите 1 монету и закройте пустой левый столбец (сверху: Наука); две нижние технологии замените технологиями этой карты.
age_of_civilization-special-special_left_3 = Мифология и Теология
age_of_civilization-special-special_left_3-help = Заплатите 1 монету и закройте пустой левый столбец (сверху: Наука); две нижние технологии замените технологиями этой карты.
age_of_civilization-special-special_middle_1 = Гончарное дело и Деньги
age_of_civilization-special-special_middle_1-help = Заплатите 1 монету и закройте пустой средний столбец (сверху: Инженерное дело); две нижние технологии замените технологиями этой карты.
age_of_civilization-special-special_middle_2 = Каменная кладка и Архитектура
age_of_civilization-special-special_middle_2-help = Заплатите 1 монету и закройте пустой средний столбец (сверху: Инженерное дело); две нижние технологии замените технологиями этой карты.
age_of_civilization-special-special_middle_3 = Орошение и Медицина
age_of_civilization-special-special_middle_3-help = Заплатите 1 монету и закройте пустой средний столбец (сверху: Инженерное дело); две нижние технологии замените технологиями этой карты.
age_of_civilization-special-special_right_1 = Стрельба из лука и Верховая езда
age_of_civilization-special-special_right_1-help = Заплатите 1 монету и закройте пустой правый столбец (сверху: Порох); две нижние технологии замените технологиями этой карты.
age_of_civilization-special-special_right_2 = Обработка бронзы и Фортификация
age_of_civilization-special-special_right_2-help = Заплатите 1 монету и закройте пустой правый столбец (сверху: Порох); две нижние технологии замените технологиями этой карты.
age_of_civilization-special-special_right_3 = Животноводство и Феодализм
age_of_civilization-special-special_right_3-help = Заплатите 1 монету и закройте пустой правый столбец (сверху: Порох); две нижние технологии замените технологиями этой карты.

## Wonders

age_of_civilization-wonder-great_pyramid = Великая пирамида
age_of_civilization-wonder-great_pyramid-help = Конец игры: получите 1 очко за каждого рабочего, не больше 4.
age_of_civilization-wonder-hanging_gardens = Висячие сады
age_of_civilization-wonder-hanging_gardens-help = Конец каждого хода: получите 1 монету. Конец игры: получите 1 очко.
age_of_civilization-wonder-temple_of_artemis = Храм Артемиды
age_of_civilization-wonder-temple_of_artemis-help = Конец игры: получите 1 очко за каждые 3 монеты, не больше 4.
age_of_civilization-wonder-statue_of_zeus = Статуя Зевса
age_of_civilization-wonder-statue_of_zeus-help = Конец игры: получите 1 очко за каждые 2 силы, не больше 4.
age_of_civilization-wonder-mausoleum = Мавзолей
age_of_civilization-wonder-mausoleum-help = Конец игры: получите 1 очко за каждую цивилизацию.
age_of_civilization-wonder-colossus = Колосс
age_of_civilization-wonder-colossus-help = Действие «Торговля»: получите на 1 монету больше. Конец игры: получите 2 очка.
age_of_civilization-wonder-lighthouse = Маяк
age_of_civilization-wonder-lighthouse-help = Действие «Рыболовство»: получите на 1 монету больше. Конец игры: получите 2 очка.
age_of_civilization-wonder-great_library = Великая библиотека
age_of_civilization-wonder-great_library-help = Конец игры: получите 1 очко за каждые 2 технологии, не больше 4.
age_of_civilization-wonder-great_wall = Великая стена
age_of_civilization-wonder-great_wall-help = Война: будучи слабейшим, не жертвуйте рабочим. Конец игры: получите 2 очка.
age_of_civilization-wonder-colosseum = Колизей
age_of_civilization-wonder-colosseum-help = Конец игры: имея больше всех силы, получите 3 очка.
age_of_civilization-wonder-petra = Петра
age_of_civilization-wonder-petra-help = Действие «Культура»: платите на 1 монету меньше. Конец игры: получите 1 очко.
age_of_civilization-wonder-angkor_wat = Ангкор-Ват
age_of_civilization-wonder-angkor_wat-help = Конец игры: получите 1 очко за каждое чудо света, не больше 4.
age_of_civilization-wonder-machu_picchu = Мачу-Пикчу
age_of_civilization-wonder-machu_picchu-help = Действие «Земледелие»: получите на 1 монету больше. Конец игры: получите 2 очка.
age_of_civilization-wonder-chichen_itza = Чичен-Ица
age_of_civilization-wonder-chichen_itza-help = Конец игры: получите 2 очка за каждую технологию верхнего уровня, не больше 6.
age_of_civilization-wonder-stonehenge = Стоунхендж
age_of_civilization-wonder-stonehenge-help = Конец игры: имея не больше 2 технологий, получите 4 очка.

## Tokens

age_of_civilization-token-birth_boom = Рост рождаемости
age_of_civilization-token-birth_boom-help = Каждый игрок берёт 1 рабочего (всего не больше 4).
age_of_civilization-token-harvest = Урожай
age_of_civilization-token-harvest-help = Каждый игрок получает 1 монету за каждого своего рабочего.
age_of_civilization-token-festival = Праздник
age_of_civilization-token-festival-help = Тот, у кого больше всех чудес света (ничья считается), получает 2 очка.
age_of_civilization-token-great_debate = Великий диспут
age_of_civilization-token-great_debate-help = Тот, у кого больше всех технологий (ничья считается), получает 2 очка.
age_of_civilization-token-earthquake = Землетрясение
age_of_civilization-token-earthquake-help = Каждый игрок жертвует 1 рабочим.
age_of_civilization-token-rats = Крысы
age_of_civilization-token-rats-help = Каждый игрок теряет 3 монеты.
age_of_civilization-token-bribes = Взятки
age_of_civilization-token-bribes-help = Тот, у кого больше всех монет (ничья считается), теряет 3 монеты.
age_of_civilization-token-barbarians = Варвары
age_of_civilization-token-barbarians-help = Тот, у кого меньше всех силы (ничья считается), теряет 3 монеты.
age_of_civilization-token-blank = Пустой жетон
age_of_civilization-token-blank-help = Ничего не происходит.
age_of_civilization-token-drought = Засуха
age_of_civilization-token-drought-help = Пожертвуйте 1 рабочим и оставьте только половину монет, округляя вниз.
age_of_civilization-token-mongol_raid = Набег монголов
age_of_civilization-token-mongol_raid-help = Если вы не сильнее орды, пожертвуйте 1 рабочим и потеряйте 3 монеты.
age_of_civilization-token-black_death = Чёрная смерть
age_of_civilization-token-black_death-help = Пожертвуйте половиной рабочих, округляя вверх.
age_of_civilization-token-return_of_the_plague = Возврат чумы
age_of_civilization-token-return_of_the_plague-help = Пожертвуйте 1 рабочим.

## Orders

age_of_civilization-order-silk = Шёлк
age_of_civilization-order-silk-help = Заплатите 5 монет: получите 4 очка.
age_of_civilization-order-spices = Пряности
age_of_civilization-order-spices-help = Имея Мореплавание, заплатите 4 монеты: получите 4 очка.
age_of_civilization-order-porcelain = Фарфор
age_of_civilization-order-porcelain-help = Заплатите 2 монеты и отдайте 1 неназначенного рабочего: получите 4 очка.
age_of_civilization-order-horses = Лошади
age_of_civilization-order-horses-help = Имея не меньше 3 силы, заплатите 2 монеты: получите 3 очка.
age_of_civilization-order-paper = Бумага
age_of_civilization-order-paper-help = Имея Письменность, заплатите 3 монеты: получите 3 очка.
age_of_civilization-order-glass = Стекло
age_of_civilization-order-glass-help = Имея хотя бы 1 чудо света, заплатите 4 монеты: получите 4 очка.

## Civilizations: name, main ability, legacy ability

age_of_civilization-civilization-aksum = Аксум
age_of_civilization-civilization-aksum-main = Действие «Строительство»: получите на 1 очко больше. После «Строительства» можете один раз выполнить «Культуру» без рабочего; заплатите её монеты.
age_of_civilization-civilization-aksum-legacy = Действие «Торговля»: получите на 1 монету больше.
age_of_civilization-civilization-arabs = Арабы
age_of_civilization-civilization-arabs-main = Конец каждого хода: получите 1 монету за каждые 2 технологии.
age_of_civilization-civilization-arabs-legacy = Действие «Торговля»: получите на 1 монету больше.
age_of_civilization-civilization-aztecs = Ацтеки
age_of_civilization-civilization-aztecs-main = Действие «Чудо»: платите на 6 монет меньше. Назначьте на него на 1 рабочего больше и пожертвуйте также им.
age_of_civilization-civilization-aztecs-legacy = Добавьте 1 силу.
age_of_civilization-civilization-babylon = Вавилон
age_of_civilization-civilization-babylon-main = Конец каждого хода: получите 1 доступную технологию; без очка за «Исследование».
age_of_civilization-civilization-babylon-legacy = Действие «Исследование»: платите на 1 монету меньше.
age_of_civilization-civilization-byzantium = Византия
age_of_civilization-civilization-byzantium-main = Действие «Культура»: имея больше всех силы, платите на 1 монету меньше.
age_of_civilization-civilization-byzantium-legacy = Добавьте 1 силу.
age_of_civilization-civilization-britain = Британия
age_of_civilization-civilization-britain-main = Конец каждого хода: получите 1 очко за каждые 7 монет.
age_of_civilization-civilization-britain-legacy = Действие «Эксплуатация»: получите на 1 монету больше.
age_of_civilization-civilization-china = Китай
age_of_civilization-civilization-china-main = Действие «Земледелие»: возьмите 1 рабочего (всего не больше 4); его можно сразу назначить.
age_of_civilization-civilization-china-legacy = Конец игры: получите 1 очко за каждых 2 рабочих.
age_of_civilization-civilization-phoenicia = Финикия
age_of_civilization-civilization-phoenicia-main = Конец каждого хода: можете положить ровно 2 своих монеты на одну карту в наборе цивилизаций; если положили, получите 2 очка.
age_of_civilization-civilization-phoenicia-legacy = Действие «Рыболовство»: получите на 1 монету больше.
age_of_civilization-civilization-harappa = Хараппа
age_of_civilization-civilization-harappa-main = Действие «Исследование»: за Письменность, Мореплавание или Горное дело платите на 1 монету меньше.
age_of_civilization-civilization-harappa-legacy = Действие «Культура»: платите на 1 монету меньше, но не тогда, когда действие даёт Образование.
age_of_civilization-civilization-hittites = Хетты
age_of_civilization-civilization-hittites-main = Действие «Исследование»: за Обработку железа не платите монет; рабочего назначьте как обычно. Добавьте 1 силу.
age_of_civilization-civilization-hittites-legacy = Действие «Эксплуатация»: получите на 1 монету больше.
age_of_civilization-civilization-iberia = Иберия
age_of_civilization-civilization-iberia-main = При рождении: получите одну за другой по 1 доступной технологии за каждые 2 дополнительные монеты на этой карте.
age_of_civilization-civilization-iberia-legacy = Действие «Завоевание»: если у вас больше всех силы, получите на 1 очко больше.
age_of_civilization-civilization-ottomans = Османская империя
age_of_civilization-civilization-ottomans-main = Действие «Исследование»: за Науку или Порох платите на 3 монеты меньше.
age_of_civilization-civilization-ottomans-legacy = Добавьте 1 силу.
age_of_civilization-civilization-inca = Инки
age_of_civilization-civilization-inca-main = При рождении: получите 1 чудо света на выбор; без очков за действие «Чудо».
age_of_civilization-civilization-inca-legacy = Действие «Земледелие»: получите на 1 монету больше.
age_of_civilization-civilization-carthage = Карфаген
age_of_civilization-civilization-carthage-main = При рождении: утройте дополнительные монеты на этой карте, затем возьмите их.
age_of_civilization-civilization-carthage-legacy = Действие «Торговля»: получите на 1 монету больше.
age_of_civilization-civilization-kongo = Конго
age_of_civilization-civilization-kongo-main = Когда отдыхаете: получите на 1 монету больше и ещё 2 очка.
age_of_civilization-civilization-kongo-legacy = Действие «Охота»: получите на 1 монету больше.
age_of_civilization-civilization-korea = Корея
age_of_civilization-civilization-korea-main = Действие «Исследование»: за Письменность, Образование или Мореплавание получите на 2 очка больше.
age_of_civilization-civilization-korea-legacy = Действие «Исследование»: платите на 1 монету меньше.
age_of_civilization-civilization-maya = Майя
age_of_civilization-civilization-maya-main = Можете также назначать рабочих на будущие карты действий. Действие «Земледелие»: получите на 1 монету больше.
age_of_civilization-civilization-maya-legacy = Конец игры: получите 1 очко за каждое чудо света.
age_of_civilization-civilization-persia = Персия
age_of_civilization-civilization-persia-main = Война: получите 1 монету за каждые 2 силы, каким бы ни был исход сравнения.
age_of_civilization-civilization-persia-legacy = Добавьте 1 силу.
age_of_civilization-civilization-polynesia = Полинезия
age_of_civilization-civilization-polynesia-main = Война: будучи слабейшим, не жертвуйте рабочим. Действие «Рыболовство»: получите на 1 монету больше.
age_of_civilization-civilization-polynesia-legacy = Действие «Рыболовство»: получите на 1 монету больше.
age_of_civilization-civilization-rome = Рим
age_of_civilization-civilization-rome-main = Добавьте 1 силу за каждые 2 технологии.
age_of_civilization-civilization-rome-legacy = Действие «Строительство»: платите на 1 монету меньше.
age_of_civilization-civilization-scythia = Скифия
age_of_civilization-civilization-scythia-main = Верните своих рабочих с «Завоевания», вместо того чтобы жертвовать ими. Действие «Завоевание»: каждый другой игрок теряет 2 монеты.
age_of_civilization-civilization-scythia-legacy = Действие «Охота»: получите на 1 монету больше.
age_of_civilization-civilization-slavs = Славяне
age_of_civilization-civilization-slavs-main = Конец каждого хода: имея больше всех силы, получите 1 монету.
age_of_civilization-civilization-slavs-legacy = Добавьте 1 силу.
age_of_civilization-civilization-sumer = Шумеры
age_of_civilization-civilization-sumer-main = Действие «Исследование»: за Письменность или Мореплавание не платите монет; рабочего назначьте как обычно.
age_of_civilization-civilization-sumer-legacy = Действие «Земледелие»: получите на 1 монету больше.
age_of_civilization-civilization-tiwanaku = Тиуанако
age_of_civilization-civilization-tiwanaku-main = При рождении: получите 1 очко за каждую будущую карту действия, включая Чуму.
age_of_civilization-civilization-tiwanaku-legacy = Действие «Строительство»: платите на 1 монету меньше.
age_of_civilization-civilization-vikings = Викинги
age_of_civilization-civilization-vikings-main = Никто другой не может выполнять «Торговлю» ни на шкале, ни на своих картах. Добавьте 1 силу.
age_of_civilization-civilization-vikings-legacy = Добавьте 1 силу.
age_of_civilization-civilization-khmer = Кхмеры
age_of_civilization-civilization-khmer-main = При рождении: получите 2 очка за каждое чудо света.
age_of_civilization-civilization-khmer-legacy = Действие «Земледелие»: получите на 1 монету больше.
age_of_civilization-civilization-egypt = Египет
age_of_civilization-civilization-egypt-main = Действие «Чудо»: платите на 2 монеты меньше.
age_of_civilization-civilization-egypt-legacy = Действие «Чудо»: платите на 1 монету меньше.
age_of_civilization-civilization-india = Индия
age_of_civilization-civilization-india-main = Раз за ход используйте собственную ячейку «Культура» на этой карте; карта «Культура» может быть недоступна.
age_of_civilization-civilization-india-legacy = Действие «Торговля»: получите на 1 монету больше.
age_of_civilization-civilization-franks = Франки
age_of_civilization-civilization-franks-main = Раз за ход используйте собственную ячейку «Завоевание» на этой карте; карта «Завоевание» может быть недоступна. Добавьте 1 силу.
age_of_civilization-civilization-franks-legacy = Добавьте 1 силу.
age_of_civilization-civilization-mongolia = Монголия
age_of_civilization-civilization-mongolia-main = Добавьте 3 силы. При рождении: каждый другой игрок жертвует 1 рабочим.
age_of_civilization-civilization-mongolia-legacy = Действие «Завоевание»: если у вас больше всех силы, получите на 1 очко больше.
age_of_civilization-civilization-germania = Германия
age_of_civilization-civilization-germania-main = Добавьте 1 силу. Конец каждого хода: если у вас больше всех силы, каждый другой игрок теряет 1 монету.
age_of_civilization-civilization-germania-legacy = Добавьте 1 силу.
age_of_civilization-civilization-lydia = Лидия
age_of_civilization-civilization-lydia-main = При рождении: получите 4 монеты; каждый другой игрок получает 1 монету.
age_of_civilization-civilization-lydia-legacy = Действие «Эксплуатация»: получите на 1 монету больше.
age_of_civilization-civilization-italy = Италия
age_of_civilization-civilization-italy-main = При рождении: получите 3 монеты. Действие «Культура»: получите на 1 очко больше.
age_of_civilization-civilization-italy-legacy = Действие «Культура»: платите на 1 монету меньше.
age_of_civilization-civilization-celts = Кельты
age_of_civilization-civilization-celts-main = Действие «Охота»: получите на 1 монету больше. Добавьте 1 силу.
age_of_civilization-civilization-celts-legacy = Действие «Охота»: получите на 1 монету больше.
age_of_civilization-civilization-malays = Малайцы
age_of_civilization-civilization-malays-main = Действие «Рыболовство»: получите на 1 монету больше. Действие «Торговля»: получите на 1 монету больше.
age_of_civilization-civilization-malays-legacy = Конец игры: получите 1 очко за каждые 4 монеты, не больше 3.
age_of_civilization-civilization-khitan = Кидани
age_of_civilization-civilization-khitan-main = Действие «Охота»: получите на 1 монету больше. Действие «Земледелие»: получите на 1 монету больше.
age_of_civilization-civilization-khitan-legacy = Добавьте 1 силу.
age_of_civilization-civilization-greece = Греция
age_of_civilization-civilization-greece-main = Действие «Исследование»: получите на 1 очко больше.
age_of_civilization-civilization-greece-legacy = Конец игры: получите 1 очко за каждые 3 технологии.
age_of_civilization-civilization-japan = Япония
age_of_civilization-civilization-japan-main = Действие «Культура»: получите 1 монету. Добавьте 1 силу.
age_of_civilization-civilization-japan-legacy = Действие «Рыболовство»: получите на 1 монету больше.
age_of_civilization-civilization-mali = Мали
age_of_civilization-civilization-mali-main = Конец каждого хода: получите 1 монету.
age_of_civilization-civilization-mali-legacy = Действие «Эксплуатация»: получите на 1 монету больше.
age_of_civilization-civilization-nubia = Нубия
age_of_civilization-civilization-nubia-main = Действие «Эксплуатация»: получите на 1 монету больше.
age_of_civilization-civilization-nubia-legacy = Действие «Эксплуатация»: получите на 1 монету больше.
age_of_civilization-civilization-zimbabwe = Зимбабве
age_of_civilization-civilization-zimbabwe-main = Действие «Строительство»: платите на 2 монеты меньше.
age_of_civilization-civilization-zimbabwe-legacy = Действие «Строительство»: платите на 1 монету меньше.
age_of_civilization-civilization-minoa = Минойцы
age_of_civilization-civilization-minoa-main = Раз за ход используйте собственную ячейку «Торговля» на этой карте; карта «Торговля» может быть недоступна.
age_of_civilization-civilization-minoa-legacy = Действие «Рыболовство»: получите на 1 монету больше.
age_of_civilization-civilization-huns = Гунны
age_of_civilization-civilization-huns-main = Добавьте 2 силы. Действие «Завоевание»: если у вас больше всех силы, получите 2 монеты.
age_of_civilization-civilization-huns-legacy = Добавьте 1 силу.
age_of_civilization-civilization-tibet = Тибет
age_of_civilization-civilization-tibet-main = Действие «Культура»: платите на 2 монеты меньше.
age_of_civilization-civilization-tibet-legacy = Когда отдыхаете: получите на 1 монету больше.
age_of_civilization-civilization-assyria = Ассирия
age_of_civilization-civilization-assyria-main = Действие «Завоевание»: если у вас больше всех силы, получите на 1 очко больше. Добавьте 1 силу.
age_of_civilization-civilization-assyria-legacy = Добавьте 1 силу.
age_of_civilization-civilization-vietnam = Вьетнам
age_of_civilization-civilization-vietnam-main = Война: будучи слабейшим, не жертвуйте рабочим. Действие «Земледелие»: получите на 1 монету больше.
age_of_civilization-civilization-vietnam-legacy = Действие «Земледелие»: получите на 1 монету больше.
age_of_civilization-civilization-siam = Сиам
age_of_civilization-civilization-siam-main = Раз за ход используйте собственную ячейку «Земледелие» на этой карте; карта «Земледелие» может быть недоступна.
age_of_civilization-civilization-siam-legacy = Когда отдыхаете: получите на 1 монету больше.
age_of_civilization-civilization-olmec = Ольмеки
age_of_civilization-civilization-olmec-main = Действие «Охота»: получите его очко, даже если у вас есть технологии.
age_of_civilization-civilization-olmec-legacy = Действие «Охота»: получите на 1 монету больше.

### The table in the browser


## The browser table

age_of_civilization-view-track = Шкала времени
age_of_civilization-view-open = открыты в раунде { $n }
age_of_civilization-view-round = Раунд { $n } из { $of }
age_of_civilization-view-no-action = нет действия
age_of_civilization-view-end-of-round = конец раунда { $n }
age_of_civilization-view-peace = мир
age_of_civilization-view-peace-help = Новая карта не несёт ни войны, ни чумы.
age_of_civilization-view-war = Война
age_of_civilization-view-war-help = Все, у кого меньше всех силы (при равенстве тоже), жертвуют 1 рабочим. Отмечены те, кто потерял бы его сейчас.
age_of_civilization-view-civilizations = Цивилизации
age_of_civilization-view-pool-note = рождение или поглощение, раз за ход
age_of_civilization-view-pool = Набор цивилизаций
age_of_civilization-view-hand = Ваша рука
age_of_civilization-view-packet = Оставьте одну из них
age_of_civilization-view-population = { $n ->
    [one] Население: { $n } рабочий
    [few] Население: { $n } рабочих
   *[many] Население: { $n } рабочих
}
age_of_civilization-view-main = Основное свойство: { $text }
age_of_civilization-view-legacy = Наследие: { $text }
age_of_civilization-view-extra-coins = { $n ->
    [one] На ней { $n } дополнительная монета.
    [few] На ней { $n } дополнительные монеты.
   *[many] На ней { $n } дополнительных монет.
}
age_of_civilization-view-wonders = Чудеса света
age_of_civilization-view-left = осталось: { $n }
age_of_civilization-view-specials-note = 1 монета
age_of_civilization-view-orders = Заказы
age_of_civilization-view-filled = выполнено: { $n }
age_of_civilization-view-own = Ваша держава
age_of_civilization-view-stack = Цивилизации державы
age_of_civilization-view-tree = Планшет технологий
age_of_civilization-view-means = Рабочие, монеты, сила
age_of_civilization-view-room = { $n ->
    [one] место ещё для { $n } цивилизации
    [few] место ещё для { $n } цивилизаций
   *[many] место ещё для { $n } цивилизаций
}
age_of_civilization-view-unborn = цивилизации ещё нет
age_of_civilization-view-workers = { $n ->
    [one] { $n } рабочий, свободно: { $free }
    [few] { $n } рабочих, свободно: { $free }
   *[many] { $n } рабочих, свободно: { $free }
}
age_of_civilization-view-workers-help = Не больше 4 рабочих. Рабочие на красных ячейках приносятся в жертву в конце хода, остальные возвращаются.
age_of_civilization-view-workers-owned = { $n ->
    [one] { $n } рабочий
    [few] { $n } рабочих
   *[many] { $n } рабочих
}
age_of_civilization-view-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
age_of_civilization-view-coins-help = Монетами платят за действия. Они открыты всем и в конце ничего не стоят, если карта не говорит иного; при ничьей решают рабочие, затем монеты.
age_of_civilization-view-strength = сила: { $n }
age_of_civilization-view-technologies = { $n ->
    [one] { $n } технология
    [few] { $n } технологии
   *[many] { $n } технологий
}
age_of_civilization-view-wonders-owned = { $n ->
    [one] { $n } чудо света
    [few] { $n } чуда света
   *[many] { $n } чудес света
}
age_of_civilization-view-standing-weakest = Слабее всех: в войне −1 рабочий
age_of_civilization-view-standing-weakest-help = Ни у кого нет меньше силы. В войне каждый, у кого меньше всех силы, жертвует 1 рабочим.
age_of_civilization-view-standing-spared = Слабее всех, но в войне без потерь
age_of_civilization-view-standing-spared-help = Ни у кого нет меньше силы, но карта спасает рабочего в войне.
age_of_civilization-view-standing-strongest = Больше всех силы
age_of_civilization-view-standing-strongest-help = Ни у кого нет больше силы: Завоевание приносит очки.
age_of_civilization-view-standing-between = В войне безопасно
age_of_civilization-view-standing-between-help = Кто-то слабее, а кто-то сильнее.
age_of_civilization-view-forts = { $n ->
    [one] { $n } форт
    [few] { $n } форта
   *[many] { $n } фортов
}
age_of_civilization-view-tribute = дань уплачена
age_of_civilization-view-quarantine = карантин
age_of_civilization-view-no-wonders = чудес света ещё нет
age_of_civilization-view-players = Игроки
age_of_civilization-view-first-player = Первый игрок
age_of_civilization-view-later = Конец игры при нынешнем положении
age_of_civilization-view-sheet = Счёт
age_of_civilization-view-all-players = Все
age_of_civilization-view-total = Итого
age_of_civilization-view-tab-realm = Держава
age_of_civilization-view-tab-pool = Набор
age_of_civilization-view-tab-players = Игроки
age_of_civilization-view-tab-log = Журнал

## What is asked

age_of_civilization-view-prompt-over = Игра окончена.
age_of_civilization-view-prompt-chance = Карты раскладываются.
age_of_civilization-view-prompt-first = Выберите первую цивилизацию.
age_of_civilization-view-help-first = Её население станет вашими рабочими.
age_of_civilization-view-prompt-civilization = Выберите цивилизацию или пропустите шаг.
age_of_civilization-view-help-civilization = Рождение заменяет рабочих; поглощение добавляет 1 и сохраняет основное свойство.
age_of_civilization-view-prompt-action = Действия или отдых.
age_of_civilization-view-help-action = { $n ->
    [one] Свободен { $n } рабочий, монет: { $coins }.
    [few] Свободно { $n } рабочих, монет: { $coins }.
   *[many] Свободно { $n } рабочих, монет: { $coins }.
}
age_of_civilization-view-prompt-action-end = Действия или конец хода.
age_of_civilization-view-prompt-buy = Купите особую технологию или отдохните.
age_of_civilization-view-prompt-fill = Выполните заказ или отдохните.
age_of_civilization-view-prompt-fill-end = Выполните заказ или закончите ход.
age_of_civilization-view-prompt-idle = Отдохните или закончите ход.
age_of_civilization-view-prompt-idle-end = Закончите ход.
age_of_civilization-view-prompt-rested = Купите особую технологию или закончите ход.
age_of_civilization-view-help-rested = Вы отдохнули.
age_of_civilization-view-help-buy = Сейчас можно купить и особую технологию.
age_of_civilization-view-help-resolved = Ваши свойства конца хода применены.
age_of_civilization-view-prompt-research = Выберите технологию для Исследования.
age_of_civilization-view-help-research = Доступны: { $names }.
age_of_civilization-view-prompt-technology = Выберите технологию, чтобы открыть её.
age_of_civilization-view-help-technology = Доступны: { $names }.
age_of_civilization-view-prompt-wonder = Выберите чудо света.
age_of_civilization-view-help-wonder = Оно останется у вас до конца игры.
age_of_civilization-view-prompt-perform = Выполните действие без рабочего или откажитесь.
age_of_civilization-view-help-perform = Монеты платятся.
age_of_civilization-view-prompt-card = Выберите карту для ваших 2 монет.
age_of_civilization-view-help-card = Их получит тот, кто возьмёт карту.
age_of_civilization-view-prompt-exchange = Обменяйте заказ или откажитесь.
age_of_civilization-view-help-exchange = Он уходит под колоду, открывается следующий.
age_of_civilization-view-prompt-turn-end = Примените свойства конца хода.
age_of_civilization-view-prompt-turn-end-free = Примените свойства конца хода или закончите ход.
age_of_civilization-view-help-turn-end = Касайтесь их карт в любом порядке.
age_of_civilization-view-prompt-draft = Оставьте одну из карт в руке.
age_of_civilization-view-help-draft = Остальные уйдут игроку слева; последние две карты каждой пачки составят набор.
age_of_civilization-view-prompt-civilization-other = { $name } выбирает цивилизацию.
age_of_civilization-view-prompt-action-other = { $name } выполняет действия.
age_of_civilization-view-prompt-draft-other = Остальные ещё выбирают.
age_of_civilization-view-prompt-choice-other = { $name } принимает решение.

## What will happen

age_of_civilization-view-preview-birth = Рождение: { $card }
age_of_civilization-view-preview-absorb = Поглощение: { $card }
age_of_civilization-view-preview-skip = Пропустить шаг
age_of_civilization-view-preview-skip-detail = Набор не меняется.
age_of_civilization-view-preview-research = Исследование: { $card }
age_of_civilization-view-preview-unlock = Открыть: { $card }
age_of_civilization-view-preview-take = Чудо света: { $card }
age_of_civilization-view-preview-buy = Купить: { $card }
age_of_civilization-view-preview-fill = Заказ: { $card }
age_of_civilization-view-preview-exchange = Обменять: { $card }
age_of_civilization-view-preview-resolve = Конец хода: { $card }
age_of_civilization-view-preview-endow = 2 монеты на карту: { $card }
age_of_civilization-view-preview-keep = Оставить: { $card }
age_of_civilization-view-preview-decline = Отказаться
age_of_civilization-view-preview-rest = Отдыхать
age_of_civilization-view-preview-rest-detail = Без действий в этом ходу: 2 монеты и 1 рабочий (не больше 4).
age_of_civilization-view-preview-end = Закончить ход
age_of_civilization-view-preview-end-detail = { $free ->
    [0] Рабочие возвращаются, те, что на красных ячейках, приносятся в жертву.
    [one] Не занят { $free } рабочий. Рабочие возвращаются, те, что на красных ячейках, приносятся в жертву.
    [few] Не заняты { $free } рабочих. Рабочие возвращаются, те, что на красных ячейках, приносятся в жертву.
   *[many] Не заняты { $free } рабочих. Рабочие возвращаются, те, что на красных ячейках, приносятся в жертву.
}
age_of_civilization-view-points-change = { $n ->
    [one] { $change } очко
    [few] { $change } очка
   *[many] { $change } очков
}

## The log

age_of_civilization-view-log-round = Раунд { $n }
age_of_civilization-view-log-birth = { $name }: рождение – { $card }
age_of_civilization-view-log-absorb = { $name }: поглощение – { $card }
age_of_civilization-view-log-perform = { $name }: { $card }
age_of_civilization-view-log-other = { $name }: { $change }
age_of_civilization-view-log-research = { $name }: Исследование, { $card }
age_of_civilization-view-log-unlock = { $name }: новая технология – { $card }
age_of_civilization-view-log-take = { $name }: чудо света – { $card }
age_of_civilization-view-log-buy = { $name } покупает: { $card }
age_of_civilization-view-log-fill = { $name }: заказ – { $card }
age_of_civilization-view-log-exchange = { $name } обменивает: { $card }
age_of_civilization-view-log-resolve = { $name }: { $card }, конец хода
age_of_civilization-view-log-endow = { $name }: 2 монеты на карту { $card }
age_of_civilization-view-log-rest = { $name } отдыхает
age_of_civilization-view-log-turn-end = { $name }: конец хода
age_of_civilization-view-log-first = Первый игрок: { $name }
age_of_civilization-view-log-coins = { $n ->
    [one] { $change } монета
    [few] { $change } монеты
   *[many] { $change } монет
}
age_of_civilization-view-log-workers = { $n ->
    [one] { $change } рабочий
    [few] { $change } рабочих
   *[many] { $change } рабочих
}
age_of_civilization-view-log-event = { $event }: { $losses }
age_of_civilization-view-log-unhurt = никто ничего не теряет

## Achievements and grades

age_of_civilization-achievement-exceptional_lineage = Выдающийся род
age_of_civilization-achievement-great_kingdom = Великое королевство
age_of_civilization-achievement-mighty_empire = Могучая империя
age_of_civilization-achievement-eternal_civilization = Вечная цивилизация
age_of_civilization-achievement-kingdom_of_technology = Королевство технологий
age_of_civilization-achievement-primeval_land = Первобытный край
age_of_civilization-achievement-world_of_wonders = Мир чудес
age_of_civilization-achievement-superpower = Сверхдержава
age_of_civilization-grade-name-bronze = бронза
age_of_civilization-grade-name-silver = серебро
age_of_civilization-grade-name-gold = золото

## The score pad

age_of_civilization-pad-points = Очки на шкале
age_of_civilization-pad-coins = Монеты
age_of_civilization-pad-workers = Рабочие
age_of_civilization-pad-forts = Жетоны форта
age_of_civilization-pad-opponent = Наибольшая сила соперников
age_of_civilization-pad-civilizations = Цивилизации
age_of_civilization-pad-main = основная цивилизация
age_of_civilization-pad-make-main = Основная цивилизация: { $card }
age_of_civilization-pad-specials = Карта особой технологии
age_of_civilization-pad-prompt = Отметьте, что у вас есть в конце игры.
age_of_civilization-pad-help = Лист добавит свойства конца игры.
age_of_civilization-pad-step = Меняйте число кнопками рядом с ним.
age_of_civilization-pad-not-owned = Основная цивилизация — одна из нескольких ваших.
age_of_civilization-pad-tab-realm = Держава
age_of_civilization-pad-tab-cards = Карты
age_of_civilization-pad-tab-sheet = Лист
age_of_civilization-pad-twice = { $key }: одна карта указана дважды
age_of_civilization-pad-no-main = main: { $name } нет среди цивилизаций
age_of_civilization-pad-covered = technologies: { $name } нет на этом планшете (AOC-12.4)
age_of_civilization-pad-no-way = technologies: для { $name } нужна технология, которая к ней ведёт (AOC-9.2)
age_of_civilization-pad-one-card = { $card } есть у двух игроков (AOC-2.1)
age_of_civilization-pad-alone = forts: форты бывают только в игре для одного (AOC-14.8)

## The terminal

age_of_civilization-terminal-hand = Рука
age_of_civilization-terminal-keep = цивилизация в руку
age_of_civilization-terminal-draw = Открыты карты: { $cards }
age_of_civilization-terminal-legend = ♟ рабочий, ♙ рабочий, которым жертвуют, ● монета, ⚔ война, ☠ чума, ★ основная цивилизация. Число перед картой: раунд, в котором она откроется.
age_of_civilization-terminal-verdict-workers = Очков поровну; при ничьей решают рабочие: { $name } ({ $n }) (AOC-10.2).
age_of_civilization-terminal-verdict-coins = Очков и рабочих поровну; решают монеты: { $name } ({ $n }) (AOC-10.2).
age_of_civilization-terminal-verdict-shared = Очков, рабочих и монет поровну: общая победа (AOC-10.2).

## The rules in a few lines

age_of_civilization-rule-turn = Шесть раундов. В свой ход выберите цивилизацию или пропустите шаг, затем выполняйте действия или отдыхайте, в конце разыграйте свойства конца хода.
age_of_civilization-rule-civilization = Рождение кладёт цивилизацию сверху: она даёт столько рабочих, каково её население, и основное свойство, а прежняя гибнет. Поглощённая карта ложится снизу: 1 рабочий сверх того. Наследие всех карт остаётся. Не больше трёх цивилизаций.
age_of_civilization-rule-actions = Действие требует рабочих и монет и разыгрывается сразу. «Чудо», «Исследование» и «Эксплуатация» открыты всегда; шкала времени добавляет три карты. Отдых вместо этого даёт 2 монеты и 1 рабочего.
age_of_civilization-rule-workers = У вас никогда не бывает больше 4 рабочих. Те, что на красных ячейках, не возвращаются.
age_of_civilization-rule-track = В конце раунда открывается следующая карта. В войне каждый, у кого меньше всех силы, теряет рабочего; чума забирает по одному у каждого.
age_of_civilization-rule-end = Побеждает тот, у кого больше очков; затем решают рабочие, затем монеты.
