# Lessons of Age of Civilization.

## two-minutes

age_of_civilization-lesson-two-minutes = «Эра цивилизаций» за две минуты
age_of_civilization-lesson-two-minutes-aim = Вы ведёте свой народ через шесть раундов истории, и побеждает тот, у кого больше очков. Ход начинается с цивилизации, и фигурки на её карте станут вашими рабочими: выберите рождение той, у которой их 4.
age_of_civilization-lesson-two-minutes-four = Сосчитайте фигурки на картах. У двух цивилизаций в наборе их по четыре.
age_of_civilization-lesson-two-minutes-born = Теперь работают оба свойства вашей карты, основное и наследие, а на каждой оставшейся в наборе карте появилась 1 монета.
age_of_civilization-lesson-two-minutes-work = Теперь действуют рабочие: Чудо, Исследование и Эксплуатация открыты всегда, три карты прямо под ними — только пока. Отправьте рабочего на Охоту: 1 монета и, пока у вас нет технологий, 1 очко.
age_of_civilization-lesson-two-minutes-hunt = Найдите Охоту, первую карту шкалы времени.
age_of_civilization-lesson-two-minutes-research = За монеты можно больше: Исследование берёт рабочего и 4 монеты, а даёт 1 очко и технологию. Коснитесь Исследования.
age_of_civilization-lesson-two-minutes-find-research = Исследование — одно из трёх действий, которые открыты всегда.
age_of_civilization-lesson-two-minutes-technology = Технология помогает до конца игры. Выберите одну из нижнего ряда.
age_of_civilization-lesson-two-minutes-end = Рабочие с круглых ячеек вернутся, с красных квадратных — нет. Двое ваших не заняты, так тоже можно: закончите ход и посмотрите на конец раунда.
age_of_civilization-lesson-two-minutes-end-turn = Посмотрим на конец раунда. Выберите «Закончить ход».
age_of_civilization-lesson-two-minutes-war = Раунд окончен, и на новой карте, Торговле, знак со скрещёнными мечами, война: каждый, у кого меньше всех силы, теряет рабочего. Гунны соперника сильнее: сколько рабочих у вас после этой войны?
age_of_civilization-lesson-two-minutes-count-workers = Их было четверо, а слабейший игрок теряет одного.
age_of_civilization-lesson-two-minutes-last = После шести раундов свойства с песочными часами добавят свои очки. Совет: цивилизаций может быть три: берите следующую рано ради наследия на всю игру или ждите, пока на картах накопятся монеты.

## first-game

age_of_civilization-lesson-first-game = Первая партия
age_of_civilization-lesson-first-game-welcome = Добро пожаловать: за шесть раундов цивилизации рождаются и гибнут, а побеждает тот, у кого больше очков. Задержите на карте мышь или палец, и вы прочтёте её описание: сколько рабочих дало бы Мали?
age_of_civilization-lesson-first-game-welcome-how = Фигурки на карте — это её население. Сосчитайте их на карте Мали в наборе.
age_of_civilization-lesson-first-game-welcome-why = Верно: фигурки станут вашими рабочими. Основное свойство (посередине) действует до вашего следующего рождения, а наследие (внизу, у колонны) — до конца игры.
age_of_civilization-lesson-first-game-birth = В раунде 1 рождение обязательно. Выберите Мали: оно приносит ещё и 1 монету в конце каждого хода (круглая стрелка).
age_of_civilization-lesson-first-game-take-mali = Наш план строится на монетах Мали. Найдите Мали в наборе.
age_of_civilization-lesson-first-game-coins = Вы взяли карту: на каждой оставшейся в наборе появилась 1 монета для того, кто её возьмёт, и открылась новая карта. Какое из этих действий вам сейчас доступно с 3 рабочими и 3 монетами?
age_of_civilization-lesson-first-game-answer-wonder = Чудо
age_of_civilization-lesson-first-game-answer-fishing = Рыболовство
age_of_civilization-lesson-first-game-answer-hunting = Охота
age_of_civilization-lesson-first-game-which-open = Открыты Чудо, Исследование, Эксплуатация и три карты прямо под ними. Проверьте и цену в монетах.
age_of_civilization-lesson-first-game-hunt = Действие требует рабочих и монет и сразу даёт результат. Выберите Охоту: 1 монета и 1 очко, ведь технологий у вас ещё нет.
age_of_civilization-lesson-first-game-hunt-first = Охота — первая карта шкалы времени.
age_of_civilization-lesson-first-game-hunt-again = У большинства действий одна ячейка, они работают раз за ход; у Охоты и Исследования их две. Поохотьтесь ещё раз.
age_of_civilization-lesson-first-game-research = Теперь у вас 5 монет и один свободный рабочий. Исследование стоит 4 монеты и даёт 1 очко (лавровый венок) и технологию (лампочка): начните его.
age_of_civilization-lesson-first-game-research-where = Исследование находится над шкалой времени и открыто всегда.
age_of_civilization-lesson-first-game-writing = Вам доступен нижний ряд; к верхним должна вести стрелка от вашей технологии. Выберите Письменность: Культура станет дешевле на 1 монету.
age_of_civilization-lesson-first-game-writing-why = Выберите Письменность внизу слева: она ведёт к Образованию, которое нам понадобится.
age_of_civilization-lesson-first-game-end-1 = Все рабочие заняты. Закончите ход: они стоят на круглых ячейках и вернутся.
age_of_civilization-lesson-first-game-press-end = Выберите «Закончить ход».
age_of_civilization-lesson-first-game-mali-coin = В конце хода Мали добавило свою монету, а рамки с точками цвета соперника показывают, что он только что сделал.
age_of_civilization-lesson-first-game-absorb = Раунд 2, начал его соперник: открытые карты сдвинулись на одну, Рыболовство открыто, а Охота позади. Поглотите Египет: он даст свои монеты, 1 рабочего и наследие, а Мали останется основной цивилизацией (рождение заменило бы её).
age_of_civilization-lesson-first-game-absorb-egypt = Коснитесь Египта в наборе и выберите поглощение, а не рождение. Его наследие удешевляет действие «Чудо».
age_of_civilization-lesson-first-game-four = У вас 4 рабочих, больше иметь нельзя. Отправьте двоих на Земледелие за 3 монетами.
age_of_civilization-lesson-first-game-farm = Монеты нужны на чудо света. Найдите Земледелие на шкале времени.
age_of_civilization-lesson-first-game-wonder = Наследие Египта снижает цену чуда на 1 монету. Ячейка красная и квадратная, этот рабочий не вернётся, зато вы получите 3 очка: выполните действие «Чудо».
age_of_civilization-lesson-first-game-do-wonder = Выберите «Чудо» над шкалой времени.
age_of_civilization-lesson-first-game-which-wonder = Чудеса света помогают до конца игры или, у песочных часов, приносят очки в её конце. Выберите любое.
age_of_civilization-lesson-first-game-fish = Остался один свободный рабочий. Отправьте его на Рыболовство за монетой.
age_of_civilization-lesson-first-game-fish-why = У Эксплуатации красная ячейка, рабочий пропадёт. Рыболовство его сохранит.
age_of_civilization-lesson-first-game-end-2 = Скрещённые мечи на следующей карте, Торговле, означают войну: каждый, у кого меньше всех силы (мечи цивилизаций и технологий), теряет рабочего. Силы у вас нет, так что после раунда кроме рабочего на красном вы потеряете ещё одного: закончите ход.
age_of_civilization-lesson-first-game-count = Раунд 3. Сколько рабочих у вас осталось?
age_of_civilization-lesson-first-game-count-how = Было четверо. Один остался на красной ячейке, другой погиб на войне.
age_of_civilization-lesson-first-game-ties = Верно. Если меньше всех силы у нескольких игроков, рабочего теряет каждый из них.
age_of_civilization-lesson-first-game-skip = Цивилизаций может быть три, а у вас две. Третья сейчас раньше даст наследие, но каждая взятая карта добавляет по монете на остальные: подождите и пропустите шаг.
age_of_civilization-lesson-first-game-do-skip = Третья цивилизация будет последней, оставьте её на следующий раунд. Выберите «Пропустить шаг».
age_of_civilization-lesson-first-game-rest = Когда рабочих мало, выгодно отдохнуть: в этот ход без действий, зато 2 монеты и 1 рабочий. Отдохните.
age_of_civilization-lesson-first-game-do-rest = Попробуйте отдых: его выбирают до любых действий.
age_of_civilization-lesson-first-game-polynesia = Ещё одна война забрала рабочего, и рождение теперь выгодно: все рабочие уходят, приходит население новой карты. Выберите рождение Полинезии: 4 рабочих и все монеты с карты.
age_of_civilization-lesson-first-game-do-polynesia = Выберите для Полинезии рождение: поглощение добавит только одного рабочего.
age_of_civilization-lesson-first-game-spared = Полинезия бережёт рабочих в войнах.
age_of_civilization-lesson-first-game-fallen = Мали пало: основное свойство утрачено, наследие осталось, и Мали по-прежнему считается одной из ваших цивилизаций. Займитесь Торговлей: 2 монеты вам, по 1 каждому другому игроку.
age_of_civilization-lesson-first-game-do-trade = Торговля сейчас открыта на шкале времени.
age_of_civilization-lesson-first-game-build = Строительство требует двух рабочих и 2 монеты, а даёт 2 очка. Стройте.
age_of_civilization-lesson-first-game-do-build = Оставьте одного рабочего для Исследования, а двоих отправьте на Строительство.
age_of_civilization-lesson-first-game-research-2 = От Письменности стрелка ведёт к Образованию, теперь оно доступно. Проведите Исследование последним рабочим.
age_of_civilization-lesson-first-game-education = Образование позволяет в конце каждого хода выполнить Культуру без рабочего: вы платите только монеты, даже если карта Культуры уже позади. Выберите его.
age_of_civilization-lesson-first-game-do-education = Смотрите над Письменностью, в среднем ряду.
age_of_civilization-lesson-first-game-end-3 = Выберите «Закончить ход». За этим следуют свойства конца хода.
age_of_civilization-lesson-first-game-culture = Коснитесь Образования: оно выполнит Культуру и даст 2 очка, а благодаря Письменности вы заплатите 3 монеты вместо 4.
age_of_civilization-lesson-first-game-do-culture = Монет хватает, а 2 очка без рабочего — выгодно. Коснитесь Образования на планшете технологий.
age_of_civilization-lesson-first-game-plague = Новой картой была Чума: она забрала у каждого игрока рабочего, и действия на ней нет. Цивилизаций у вас уже три, шаг цивилизации отпадает: сыграйте раунд 5 по-своему.
age_of_civilization-lesson-first-game-conquest = Раунд 6 последний: войны больше не будет, а Завоевание даёт 2 очка, если у вас больше всех силы, даже при равенстве. Сложите строки своего счёта: сколько очков у вас было бы, если бы игра закончилась сейчас?
age_of_civilization-lesson-first-game-total-how = Сложите все строки своего счёта, и те, что за конец игры.
age_of_civilization-lesson-first-game-total-why = Верно: счёт уже учитывает то, что карты дали бы в конце игры.
age_of_civilization-lesson-first-game-finish = Потратьте рабочих и монеты на очки: теперь они решают лишь при равенстве очков, если их не считает карта. Доиграйте до конца.
age_of_civilization-lesson-first-game-tip = Это была целая игра; при равных очках решают рабочие, затем монеты. Совет: смотрите вдоль шкалы времени, она заранее показывает все войны и чуму.

## workers

age_of_civilization-lesson-workers = Рабочие и шкала времени
age_of_civilization-lesson-workers-figures = Каждая фигурка у действия — один нужный рабочий. У Земледелия их две: отправьте туда двоих из трёх рабочих за 3 монетами.
age_of_civilization-lesson-workers-two = Земледелие — третья карта шкалы времени.
age_of_civilization-lesson-workers-once = Ячейка работает раз за ход, а на шкале времени открыты лишь три карты. Что может сделать последний рабочий?
age_of_civilization-lesson-workers-answer-again = снова Земледелие
age_of_civilization-lesson-workers-answer-hunting = Охота
age_of_civilization-lesson-workers-answer-trade = Торговля
age_of_civilization-lesson-workers-open-three = Посмотрите на карты под постоянными действиями. Каждое действие, кроме Охоты и Исследования, работает раз за ход.
age_of_civilization-lesson-workers-red = Красные ячейки хорошо платят, но в конце хода рабочий теряется. Попробуйте Эксплуатацию: 2 монеты.
age_of_civilization-lesson-workers-exploit = Эксплуатация — одно из трёх действий над шкалой времени.
age_of_civilization-lesson-workers-finish = Пока у вас всё ещё трое рабочих. Закончите ход.
age_of_civilization-lesson-workers-end-it = Выберите «Закончить ход».
age_of_civilization-lesson-workers-count = Двое земледельцев вернулись, третий рабочий — нет. Сколько их у вас теперь?
age_of_civilization-lesson-workers-count-how = Трое рабочих, и один из них стоял на красном.
age_of_civilization-lesson-workers-moved = Раунд 2: три открытые карты сдвинулись на одно место по шкале времени. Что из этого открыто теперь?
age_of_civilization-lesson-workers-answer-fishing = Рыболовство
age_of_civilization-lesson-workers-answer-hunting2 = Охота
age_of_civilization-lesson-workers-answer-culture = Культура
age_of_civilization-lesson-workers-window = В раунде 2 открыты карты 2, 3 и 4. Пройденная карта больше не вернётся.
age_of_civilization-lesson-workers-rest = Вместо действий можно отдохнуть: 2 монеты и 1 рабочий, но рабочих никогда не больше 4. Отдохните.
age_of_civilization-lesson-workers-rest-it = Отдых заменяет все действия хода. Выберите «Отдыхать».
age_of_civilization-lesson-workers-tip = Совет: весь ряд открыт с самого начала. Найдите раунд, в котором рядом лежат действия, выгодные вашей цивилизации.

## birth

age_of_civilization-lesson-birth = Рождение
age_of_civilization-lesson-birth-workers = За два раунда у вас остался один рабочий. Рождение отпускает старых рабочих и даёт население новой карты: выберите ту, что даст 4.
age_of_civilization-lesson-birth-figures = Сосчитайте фигурки и выберите рождение: поглощение добавляет только одного рабочего.
age_of_civilization-lesson-birth-coins = Монеты, лежавшие на карте, тоже ваши.
age_of_civilization-lesson-birth-fallen = Египет пал: основное свойство утрачено, наследие внизу действует. На каждой карте в наборе стало на 1 монету больше: сколько их на Тиуанако, где было 2?
age_of_civilization-lesson-birth-one-more = Каждое рождение и каждое поглощение добавляют по монете на каждую оставшуюся карту.
age_of_civilization-lesson-birth-at-birth = Тот же момент снова: карты с восходящим солнцем дают что-то при рождении, один раз. Какое рождение принесёт больше всего монет вместе с дополнительными?
age_of_civilization-lesson-birth-answer-celts = Кельты
age_of_civilization-lesson-birth-answer-italy = Италия
age_of_civilization-lesson-birth-answer-persia = Персия
age_of_civilization-lesson-birth-italy-how = Сложите монеты на карте и те, что основное свойство даёт при рождении.
age_of_civilization-lesson-birth-tiwanaku = Тиуанако даёт очки при рождении: 1 за каждую карту действия правее трёх открытых. Выберите это рождение.
age_of_civilization-lesson-birth-do-tiwanaku = Коснитесь Тиуанако и выберите рождение: у поглощённой карты эффекта рождения нет.
age_of_civilization-lesson-birth-future = Сколько очков принесло это рождение в раунде 3?
age_of_civilization-lesson-birth-future-how = Сосчитайте карты шкалы правее открытых, включая Чуму.
age_of_civilization-lesson-birth-round-1 = Раунд 1 новой игры. Что разрешено в первом шаге цивилизации?
age_of_civilization-lesson-birth-answer-skip = пропустить шаг
age_of_civilization-lesson-birth-answer-absorb = поглотить Кельтов
age_of_civilization-lesson-birth-answer-birth = рождение Кельтов
age_of_civilization-lesson-birth-must = Без цивилизации нет рабочих, и поглощать некуда.
age_of_civilization-lesson-birth-tip = За игру у вас не больше трёх цивилизаций. Совет: рождение выгодно, когда рабочих мало, а на карте много монет.

## absorb

age_of_civilization-lesson-absorb = Поглощение
age_of_civilization-lesson-absorb-absorb = Корея вам полезна и должна остаться основной, поэтому поглотите другую: вы получите монеты с карты, 1 рабочего и наследие. Поглотите карту, на которой не меньше 3 монет.
age_of_civilization-lesson-absorb-three-coins = Выберите поглощение и карту, на которой три или четыре монеты.
age_of_civilization-lesson-absorb-count = Карта лежит под Кореей: видно только её наследие. Сколько у вас теперь рабочих?
age_of_civilization-lesson-absorb-count-how = Было двое. Поглощение не заменяет рабочих, а добавляет одного.
age_of_civilization-lesson-absorb-more = Теперь рабочих трое: при каком выборе их станет больше?
age_of_civilization-lesson-absorb-answer-birth = рождение Рима (население 3)
age_of_civilization-lesson-absorb-answer-absorb = поглощение Рима
age_of_civilization-lesson-absorb-more-how = Рождение даёт ровно население. Поглощение добавляет одного к имеющимся.
age_of_civilization-lesson-absorb-lydia = Лидия даёт при рождении 4 монеты, и на ней лежат 2. Какой выбор принесёт больше монет?
age_of_civilization-lesson-absorb-answer-birth2 = рождение Лидии
age_of_civilization-lesson-absorb-answer-absorb2 = поглощение Лидии
age_of_civilization-lesson-absorb-lydia-how = Свойство рождения при поглощении не срабатывает.
age_of_civilization-lesson-absorb-third = У вас две карты, эта будет последней. Поглотите любую, чтобы Корея осталась наверху с 4 рабочими.
age_of_civilization-lesson-absorb-third-how = Коснитесь карты в наборе и выберите поглощение.
age_of_civilization-lesson-absorb-full = Держава с тремя цивилизациями сразу переходит к действиям. Что вы можете сделать?
age_of_civilization-lesson-absorb-answer-absorb3 = поглотить Рим
age_of_civilization-lesson-absorb-answer-birth3 = рождение Рима
age_of_civilization-lesson-absorb-answer-agriculture = Земледелие
age_of_civilization-lesson-absorb-full-how = Три цивилизации — предел, как бы вы их ни взяли.
age_of_civilization-lesson-absorb-tip = Совет: поглощайте, пока основное свойство приносит много. Выбирайте карту ради наследия и монет.

## legacy

age_of_civilization-lesson-legacy = Наследие
age_of_civilization-lesson-legacy-stay = Колонна обозначает наследие, и наследие павших и поглощённых карт действует до конца игры. Италия, Хараппа и технология Письменность снижают цену Культуры (4) на 1 монету каждая: на что хватит 1 монеты?
age_of_civilization-lesson-legacy-answer-research = Исследование
age_of_civilization-lesson-legacy-answer-culture = Культура
age_of_civilization-lesson-legacy-answer-wonder = Чудо
age_of_civilization-lesson-legacy-add-up = Скидки складываются. Три из них — на одно и то же действие.
age_of_civilization-lesson-legacy-culture-now = Выполните Культуру: 2 очка за одну монету.
age_of_civilization-lesson-legacy-culture-where = Культура в этом раунде открыта на шкале времени.
age_of_civilization-lesson-legacy-own = Наследие основной цивилизации тоже действует, с первого хода. Нубия добавляет к Эксплуатации 1 монету основным свойством и 1 наследием: какое действие принесёт больше всего монет?
age_of_civilization-lesson-legacy-answer-agriculture = Земледелие
age_of_civilization-lesson-legacy-answer-hunting = Охота
age_of_civilization-lesson-legacy-answer-exploit = Эксплуатация
age_of_civilization-lesson-legacy-own-how = Сама Эксплуатация даёт 2 монеты, без надбавок.
age_of_civilization-lesson-legacy-score = Наследия с песочными часами дают очки в конце игры. У вас 2 чуда света и 3 рабочих: поглотите карту, чьё наследие сейчас стоит 2 очка.
age_of_civilization-lesson-legacy-score-how = Подходят две карты: одна считает чудеса света, другая — пары рабочих. Поглощение даст четвёртого рабочего.
age_of_civilization-lesson-legacy-count = Греция даёт 1 очко за каждые 3 технологии, Китай 1 очко за каждых 2 рабочих. У вас 4 технологии и 3 рабочих: сколько очков стоят ваши наследия?
age_of_civilization-lesson-legacy-count-how = Считаются только полные группы: остаток ничего не даёт.
age_of_civilization-lesson-legacy-tip = Совет: подбирайте наследия, которые работают на одну цель. Три скидки на одно действие лучше трёх разных.

## war-and-plague

age_of_civilization-lesson-war-and-plague = Война и чума
age_of_civilization-lesson-war-and-plague-sign = Скрещённые мечи на следующей карте, Торговле, означают войну: в конце раунда каждый, у кого меньше всех силы, жертвует рабочим. У вас силы нет, у соперника 1: начните Исследование.
age_of_civilization-lesson-war-and-plague-arm = Силу дают цивилизации и технологии. Начните Исследование.
age_of_civilization-lesson-war-and-plague-iron = Меч обозначает силу, её не тратят. Выберите технологию, которая её добавляет.
age_of_civilization-lesson-war-and-plague-iron-how = Обработка железа, над Горным делом, добавляет 2 силы.
age_of_civilization-lesson-war-and-plague-let-it-come = Теперь слабее всех соперник. Закончите ход, пусть начнётся война.
age_of_civilization-lesson-war-and-plague-end-it = Выберите «Закончить ход».
age_of_civilization-lesson-war-and-plague-safe = Война прошла. Сколько из трёх рабочих осталось?
age_of_civilization-lesson-war-and-plague-safe-how = Рабочего теряют только те, у кого меньше всех силы.
age_of_civilization-lesson-war-and-plague-tie = Другая игра: у вас и у соперника по 1 силе, а при равенстве теряют все слабейшие. Закончите ход.
age_of_civilization-lesson-war-and-plague-tie-count = Сколько рабочих у вас осталось?
age_of_civilization-lesson-war-and-plague-tie-how = Сила равная, поэтому каждый потерял одного из трёх.
age_of_civilization-lesson-war-and-plague-conquest = Завоевание даёт 2 очка, если у вас больше всех силы, даже при равенстве, но не меньше 1. Здесь силы нет ни у кого: какое действие принесёт больше очков?
age_of_civilization-lesson-war-and-plague-answer-conquest = Завоевание
age_of_civilization-lesson-war-and-plague-answer-culture = Культура
age_of_civilization-lesson-war-and-plague-conquest-how = Без силы Завоевание не даёт очков, а его рабочий стоит на красной ячейке.
age_of_civilization-lesson-war-and-plague-plague = Раунд 4, и следующая карта — Чума: она забирает рабочего у каждого игрока, сильного и слабого. Закончите ход.
age_of_civilization-lesson-war-and-plague-five = У Чумы нет действия, и пока она среди открытых, действий на одно меньше. Что можно выполнить сейчас?
age_of_civilization-lesson-war-and-plague-answer-culture2 = Культура
age_of_civilization-lesson-war-and-plague-answer-trade = Торговля
age_of_civilization-lesson-war-and-plague-answer-construction = Строительство
age_of_civilization-lesson-war-and-plague-five-how = В раунде 5 открыты карты 5, 6 и 7, а седьмая — Чума.
age_of_civilization-lesson-war-and-plague-tip = Знаки на первых трёх картах не срабатывают, а после раунда 6 не бывает ничего. Совет: перед войной достаточно быть чуть сильнее хотя бы одного игрока.

## technologies

age_of_civilization-lesson-technologies = Технологии
age_of_civilization-lesson-technologies-arrows = Исследование начато, а стрелки на планшете показывают, что куда ведёт. У вас есть Письменность: что из этого можно открыть?
age_of_civilization-lesson-technologies-answer-science = Наука
age_of_civilization-lesson-technologies-answer-mathematics = Математика
age_of_civilization-lesson-technologies-answer-education = Образование
age_of_civilization-lesson-technologies-arrows-how = Достаточно одной открытой технологии со стрелкой к ней, но она нужна.
age_of_civilization-lesson-technologies-take-education = Образование в конце каждого хода выполняет Культуру: без рабочего и даже когда её карта закрыта. Откройте его.
age_of_civilization-lesson-technologies-education-where = Образование — в среднем ряду, над Письменностью.
age_of_civilization-lesson-technologies-end = Технология действует с момента открытия. Закончите действия и убедитесь.
age_of_civilization-lesson-technologies-end-it = Выберите «Закончить ход».
age_of_civilization-lesson-technologies-culture = Образование ждёт решения: благодаря Письменности Культура стоит 3 монеты. Воспользуйтесь им.
age_of_civilization-lesson-technologies-culture-how = Коснитесь Образования на планшете: монет хватает.
age_of_civilization-lesson-technologies-science = Другая игра, Образование есть с раунда 1. Откройте технологию верхнего уровня, которая даёт 1 очко за каждую будущую карту шкалы.
age_of_civilization-lesson-technologies-science-where = Посмотрите на верхний ряд: Наука, слева.
age_of_civilization-lesson-technologies-science-count = Сколько очков дала Наука в раунде 2, помимо очка за Исследование?
age_of_civilization-lesson-technologies-science-how = Сосчитайте карты правее трёх открытых, включая Чуму. Чем раньше, тем больше.
age_of_civilization-lesson-technologies-discount = Наследия Вавилона и Кореи и технология Математика снижают цену Исследования на 1 монету каждая. У вас 1 монета и 1 рабочий: что можно выполнить?
age_of_civilization-lesson-technologies-answer-wonder = Чудо
age_of_civilization-lesson-technologies-answer-research = Исследование
age_of_civilization-lesson-technologies-answer-agriculture = Земледелие
age_of_civilization-lesson-technologies-discount-how = Проверьте и рабочих, и монеты. Скидки складываются.
age_of_civilization-lesson-technologies-none = У державы без технологий свой путь: какое действие принесёт сейчас очко?
age_of_civilization-lesson-technologies-answer-fishing = Рыболовство
age_of_civilization-lesson-technologies-answer-hunting = Охота
age_of_civilization-lesson-technologies-none-how = Одно из действий даёт очко тому, у кого нет технологий.
age_of_civilization-lesson-technologies-tip = Совет: открывайте много технологий или ни одной. В играх наших ботов слабее всего было от одной до трёх.

## wonders

age_of_civilization-lesson-wonders = Чудеса света
age_of_civilization-lesson-wonders-act = Действие «Чудо» стоит 7 монет и рабочего на красной ячейке и сразу даёт 3 очка. Монеты есть: выполните его.
age_of_civilization-lesson-wonders-act-where = «Чудо» открыто всегда, над шкалой времени.
age_of_civilization-lesson-wonders-choose = Теперь возьмите чудо света. У вас нет технологий: выберите то, что даёт такой державе 4 очка.
age_of_civilization-lesson-wonders-choose-how = Прочтите, что считает каждое чудо света в конце игры. Одно награждает за 2 технологии или меньше.
age_of_civilization-lesson-wonders-pool = Набор не пополняется: для двух игроков в нём было 5 карт. Сколько у вас всего очков при нынешнем положении?
age_of_civilization-lesson-wonders-pool-how = Сложите очки за действие и те, что чудо света даст в конце.
age_of_civilization-lesson-wonders-count = Мавзолей считает цивилизации, Ангкор-Ват — чудеса света вместе с собой. Сколько очков дают оба?
age_of_civilization-lesson-wonders-count-how = Павшие и поглощённые цивилизации тоже считаются.
age_of_civilization-lesson-wonders-egypt = Египет снижает цену действия «Чудо» на 2 монеты основным свойством и на 1 наследием. У вас 4 монеты и 1 рабочий: что можно выполнить?
age_of_civilization-lesson-wonders-answer-conquest = Завоевание
age_of_civilization-lesson-wonders-answer-wonder = Чудо
age_of_civilization-lesson-wonders-answer-agriculture = Земледелие
age_of_civilization-lesson-wonders-egypt-how = Проверьте, что открыто, сколько нужно рабочих и какова цена со скидками.
age_of_civilization-lesson-wonders-tip = Совет: чудо света, которое помогает каждый ход, берите рано, а то, что лишь даёт очки в конце, может подождать. Но лучшие вас ждать не будут.

## innovations

age_of_civilization-lesson-innovations = Вариант: Нововведения
age_of_civilization-lesson-innovations-buy = С Нововведениями открыто лежат карты особых технологий: на одну больше, чем игроков. Раз за игру можно купить одну за 1 монету почти в любой момент своего хода: купите любую.
age_of_civilization-lesson-innovations-buy-how = Сначала покупка, ещё до шага цивилизации. Коснитесь одной из особых карт.
age_of_civilization-lesson-innovations-covered = Карта закрыла два нижних места своего столбца.
age_of_civilization-lesson-innovations-replaced = Здесь Каменная кладка и Архитектура заменили Мореплавание и Математику. Идёт Исследование: что можно открыть?
age_of_civilization-lesson-innovations-answer-sailing = Мореплавание
age_of_civilization-lesson-innovations-answer-masonry = Каменная кладка
age_of_civilization-lesson-innovations-answer-architecture = Архитектура
age_of_civilization-lesson-innovations-replaced-how = Новые занимают места и стрелки закрытых. Закрытых больше нет.
age_of_civilization-lesson-innovations-masonry-now = Откройте Каменную кладку: Строительство станет дешевле на 1 монету.
age_of_civilization-lesson-innovations-masonry-where = Каменная кладка — внизу среднего столбца.
age_of_civilization-lesson-innovations-empty = Карте нужен столбец без маркеров. У вас Письменность и Горное дело: какую карту можно купить?
age_of_civilization-lesson-innovations-answer-left = Мифология и Теология (левый столбец)
age_of_civilization-lesson-innovations-answer-middle = Каменная кладка и Архитектура (средний столбец)
age_of_civilization-lesson-innovations-answer-right = Стрельба из лука и Верховая езда (правый столбец)
age_of_civilization-lesson-innovations-empty-how = Письменность в левом столбце, Горное дело в правом.
age_of_civilization-lesson-innovations-tip = Особые технологии везде считаются технологиями. Совет: покупайте до первого Исследования, пока все столбцы пусты.

## winds-of-change

age_of_civilization-lesson-winds-of-change = Вариант: Ветер перемен
age_of_civilization-lesson-winds-of-change-tokens = Над тремя последними картами лежат жетоны событий; каждый срабатывает, когда его карта становится новой, до войны или чумы. В конце раунда Урожай даст 1 монету за каждого рабочего: закончите ход со всеми тремя.
age_of_civilization-lesson-winds-of-change-end-it = На этот раз поберегите рабочих: выберите «Закончить ход».
age_of_civilization-lesson-winds-of-change-harvest = Была 1 монета, Мали добавило 1, затем пришёл урожай за трёх рабочих. Сколько у вас теперь монет?
age_of_civilization-lesson-winds-of-change-harvest-how = Одна, плюс одна, плюс по одной за каждого рабочего.
age_of_civilization-lesson-winds-of-change-rats = Раунд 4 закончат Крысы: каждый игрок теряет 3 монеты. Не кормите их: выполните действие, после которого монет не останется.
age_of_civilization-lesson-winds-of-change-rats-how = У вас 4 монеты. Ровно столько стоит Культура.
age_of_civilization-lesson-winds-of-change-festival = Раунд 5 закончит Праздник: каждый, у кого больше всех чудес света, получает 2 очка, и ничья считается, даже при нуле. Закончите ход.
age_of_civilization-lesson-winds-of-change-end-now = Выберите «Закончить ход» и посмотрите, что принесёт жетон.
age_of_civilization-lesson-winds-of-change-events = Чудес света нет ни у кого. Сколько очков дали вам жетоны событий?
age_of_civilization-lesson-winds-of-change-events-how = При нуле это тоже ничья: больше всех тогда у каждого.
age_of_civilization-lesson-winds-of-change-tip = Совет: прочтите три жетона до раунда 1. Они подскажут, когда нужны рабочие, монеты, чудеса света или сила.

## draft

age_of_civilization-lesson-draft = Вариант: Драфт цивилизаций
age_of_civilization-lesson-draft-keep = В драфте каждый получает семь цивилизаций и тайно оставляет по одной. Оставьте ту, чьё рождение вам по душе.
age_of_civilization-lesson-draft-pass = Остальные ушли налево, а вам достались те, что не оставил сосед. Оставьте одну из них.
age_of_civilization-lesson-draft-five = Продолжайте, пока не наберёте пять; последние две карты каждой пачки составят открытый набор. Смотрите при этом на шкалу времени: она уже выложена.
age_of_civilization-lesson-draft-first = Первая цивилизация — с руки или из набора. Выберите рождение.
age_of_civilization-lesson-draft-coins = В этом варианте на карты набора монеты не кладут, а первая цивилизация не даёт дополнительных монет. Сколько у вас монет?
age_of_civilization-lesson-draft-coins-how = Каждый начинает с 3 монетами.
age_of_civilization-lesson-draft-round = Всё остальное как обычно. Сыграйте первый ход по-своему.
age_of_civilization-lesson-draft-second = Вторая и третья цивилизации дают по 2 дополнительные монеты, с руки или из набора. Поглотите одну.
age_of_civilization-lesson-draft-take-one = Коснитесь карты в руке или в наборе и выберите поглощение.
age_of_civilization-lesson-draft-tip = Совет: собирайте план, а не пять любимых карт. Две карты, которые помогают одному действию, ценнее.

## clash

age_of_civilization-lesson-clash = В одиночку: Столкновение
age_of_civilization-lesson-clash-alone = В Столкновении вы играете в одиночку на лучший результат почти по тем же правилам. Соперник — это только сила: 0 в раунде 1 и на 1 больше в каждом следующем: выберите рождение.
age_of_civilization-lesson-clash-growing = Раунд 3: в конце каждого раунда соперник получает 1 силу, каждая карта набора — 1 монету, и в набор добавляется новая карта. Сколько у него сейчас силы?
age_of_civilization-lesson-clash-growing-how = Прошло два раунда, а начал он без силы.
age_of_civilization-lesson-clash-research = В конце раунда война: у него будет 3, и вы потеряете рабочего, если у вас не больше. Гунны дают вам 3: начните Исследование, чтобы стать сильнее.
age_of_civilization-lesson-clash-research-why = При равенстве вы тоже слабейший. Начните Исследование.
age_of_civilization-lesson-clash-iron = Откройте технологию, которая даёт силу.
age_of_civilization-lesson-clash-iron-how = Обработка железа, над Горным делом, добавляет 2 силы.
age_of_civilization-lesson-clash-end = 5 против 3. Закончите ход.
age_of_civilization-lesson-clash-end-it = Выберите «Закончить ход».
age_of_civilization-lesson-clash-count = Война прошла. Сколько из трёх рабочих осталось?
age_of_civilization-lesson-clash-count-how = Вы были сильнее, поэтому никем не пожертвовали.
age_of_civilization-lesson-clash-tip = На панели целей перечислены достижения, начиная с 20 очков. Совет: чума всегда лежит пятой и приходит после раунда 2, поэтому рождение в раунде 3 обойдётся дёшево.

## era-of-wonders

age_of_civilization-lesson-era-of-wonders = Сценарий: Эра чудес
age_of_civilization-lesson-era-of-wonders-goal = Здесь вы собираете чудеса света: панель показывает, что нужно для бронзы, серебра и золота. Монумент заменяет Культуру и даёт чудо света, но меньше очков: после какого действия останется больше монет?
age_of_civilization-lesson-era-of-wonders-answer-wonder = Чудо
age_of_civilization-lesson-era-of-wonders-answer-monument = Монумент
age_of_civilization-lesson-era-of-wonders-compare-how = Сравните цены обоих действий.
age_of_civilization-lesson-era-of-wonders-compare-why = Верно. Все сценарии Пути к славе идут по правилам Столкновения; их детали восстановлены нами.
age_of_civilization-lesson-era-of-wonders-build = Стройте действием «Монумент»: оба рабочих вернутся в конце хода.
age_of_civilization-lesson-era-of-wonders-build-where = Монумент открыт на шкале времени.
age_of_civilization-lesson-era-of-wonders-take = В наборе было шесть древних чудес света. Возьмите одно.
age_of_civilization-lesson-era-of-wonders-locked = Три технологии верхнего уровня в эту эпоху закрыты. Идёт Исследование, у вас Письменность и Мореплавание: что можно открыть?
age_of_civilization-lesson-era-of-wonders-answer-science = Наука
age_of_civilization-lesson-era-of-wonders-answer-mathematics = Математика
age_of_civilization-lesson-era-of-wonders-answer-gunpowder = Порох
age_of_civilization-lesson-era-of-wonders-locked-how = Наука, Инженерное дело и Порох составляют верхний ряд.
age_of_civilization-lesson-era-of-wonders-tip = Для оценки нужны и чудеса света, и очки в конце раунда 6. Совет: посмотрите, когда откроется Монумент, и подойдите к нему с монетами и двумя рабочими.

## silk-road

age_of_civilization-lesson-silk-road = Сценарий: Шёлковый путь
age_of_civilization-lesson-silk-road-orders = На Шёлковом пути вы выполняете заказы: у каждого есть цена, у некоторых и условие, но рабочего на ячейку не нужно. У вас 5 монет и Письменность: какой заказ можно выполнить?
age_of_civilization-lesson-silk-road-answer-spices = Пряности
age_of_civilization-lesson-silk-road-answer-silk = Шёлк
age_of_civilization-lesson-silk-road-orders-how = Для Пряностей нужна технология Мореплавание.
age_of_civilization-lesson-silk-road-fill = Выполните его: 5 монет за 4 очка.
age_of_civilization-lesson-silk-road-fill-where = Коснитесь Шёлка среди заказов.
age_of_civilization-lesson-silk-road-no-rest = Выполнение заказа относится к шагу действий. Что ещё можно сделать в этот ход?
age_of_civilization-lesson-silk-road-answer-rest = отдохнуть
age_of_civilization-lesson-silk-road-answer-caravan = Караван
age_of_civilization-lesson-silk-road-no-rest-how = Отдых возможен только до всего остального.
age_of_civilization-lesson-silk-road-caravan-now = Караван заменяет Торговлю: 1 монета и ещё 1 за каждую вашу цивилизацию. Отправьте рабочего.
age_of_civilization-lesson-silk-road-caravan-where = Караван открыт на шкале времени.
age_of_civilization-lesson-silk-road-coins = У вас две цивилизации, а монет не оставалось. Сколько их теперь?
age_of_civilization-lesson-silk-road-coins-how = Одна плюс по одной за каждую цивилизацию, включая павшие и поглощённые.
age_of_civilization-lesson-silk-road-bazaar = Здесь ни один заказ не подходит. Базар даёт 1 очко за 1 монету и позволяет обменять заказ: отправляйтесь туда.
age_of_civilization-lesson-silk-road-bazaar-where = Базар — последняя из открытых карт.
age_of_civilization-lesson-silk-road-exchange = Выберите уходящий заказ: его место займёт следующий из колоды.
age_of_civilization-lesson-silk-road-exchange-how = Посмотрим на обмен хотя бы раз. Коснитесь одного из заказов.
age_of_civilization-lesson-silk-road-tip = Новые заказы появляются в конце раунда, до двух. Совет: выполняйте оба как можно раньше, пустое место ждёт конца раунда.

## lost-civilization

age_of_civilization-lesson-lost-civilization = Сценарий: Затерянная цивилизация
age_of_civilization-lesson-lost-civilization-maya = Майя рождаются без выбора и могут использовать и будущие карты шкалы. У вас 3 рабочих и 3 монеты: что можно сделать в раунде 1?
age_of_civilization-lesson-lost-civilization-answer-culture = Культура
age_of_civilization-lesson-lost-civilization-answer-ritual = Ритуал
age_of_civilization-lesson-lost-civilization-answer-research = Исследование
age_of_civilization-lesson-lost-civilization-maya-how = Майя сейчас открыты все карты шкалы, но цену надо заплатить.
age_of_civilization-lesson-lost-civilization-ritual-now = Ритуал заменяет Завоевание: на красной ячейке он даёт 1 очко и 1 монету. Выполните его.
age_of_civilization-lesson-lost-civilization-ritual-where = Ритуал — шестая карта шкалы.
age_of_civilization-lesson-lost-civilization-farm = Майя получают от Земледелия на 1 монету больше. Отправьте туда двух оставшихся рабочих.
age_of_civilization-lesson-lost-civilization-farm-where = Земледелие — вторая карта шкалы.
age_of_civilization-lesson-lost-civilization-drought = В конце раунда 3 приходит Засуха: она забирает рабочего и оставляет половину монет с округлением вниз. У вас 7 монет; на этот раз ничего не тратьте и закончите ход.
age_of_civilization-lesson-lost-civilization-end-it = Выберите «Закончить ход», чтобы увидеть засуху.
age_of_civilization-lesson-lost-civilization-half = Сколько монет осталось?
age_of_civilization-lesson-lost-civilization-half-how = Половина от семи с округлением вниз.
age_of_civilization-lesson-lost-civilization-keep = Для серебра и золота Майя должны остаться основной цивилизацией. Возьмите другую карту так, чтобы они остались наверху.
age_of_civilization-lesson-lost-civilization-keep-how = При рождении Майя падут. Поглотите карту.
age_of_civilization-lesson-lost-civilization-tip = Совет: потратьте монеты до засухи. В наборе пять карт, новых не будет, но монет на них прибавляется.

## mongol-devastation

age_of_civilization-lesson-mongol-devastation = Сценарий: Монгольское опустошение
age_of_civilization-lesson-mongol-devastation-horde = Орда приходит в конце каждого раунда: каждый раз война, и перед ударом она получает 1 силу. Сейчас у неё 2, у вас 3: постройте то, что прибавит вам силы.
age_of_civilization-lesson-mongol-devastation-fortify-how = Укрепление на шкале времени добавляет 1 силу до конца игры.
age_of_civilization-lesson-mongol-devastation-end = 4 против 3. Закончите ход; Чума лежит пятой и придёт до войны.
age_of_civilization-lesson-mongol-devastation-end-it = Выберите «Закончить ход».
age_of_civilization-lesson-mongol-devastation-count = Чума и война прошли. Сколько из трёх рабочих осталось?
age_of_civilization-lesson-mongol-devastation-count-how = Сила помогает против орды, но не против чумы.
age_of_civilization-lesson-mongol-devastation-tribute = В раунде 5 орда слишком сильна. Дань избавит вас от следующей войны: заплатите её.
age_of_civilization-lesson-mongol-devastation-tribute-where = Дань открыта на шкале времени и стоит 3 монеты.
age_of_civilization-lesson-mongol-devastation-end-2 = Закончите ход и пропустите всадников.
age_of_civilization-lesson-mongol-devastation-count-2 = Сколько у вас теперь рабочих?
age_of_civilization-lesson-mongol-devastation-count-2-how = Было двое, и война вас не коснулась.
age_of_civilization-lesson-mongol-devastation-tip = В конце раунда 4, до войны, будет Набег монголов, и дань его не остановит. Совет: копите силу рано: для оценок в конце нужны рабочие.

## death-and-rebirth

age_of_civilization-lesson-death-and-rebirth = Сценарий: Смерть и возрождение
age_of_civilization-lesson-death-and-rebirth-quarantine = Чума приходит уже в конце раунда 1. Карантин спасёт 1 рабочего при следующей чуме: выполните его.
age_of_civilization-lesson-death-and-rebirth-quarantine-where = Карантин — вторая карта шкалы времени.
age_of_civilization-lesson-death-and-rebirth-end = Он хранится, пока не понадобится. Закончите ход.
age_of_civilization-lesson-death-and-rebirth-end-it = Выберите «Закончить ход».
age_of_civilization-lesson-death-and-rebirth-spared = Чума прошла. Сколько из трёх рабочих осталось?
age_of_civilization-lesson-death-and-rebirth-spared-how = Чума забирает одного, карантин убавил на одного.
age_of_civilization-lesson-death-and-rebirth-black-death = В конце раунда 2 приходит Чёрная смерть и забирает половину рабочих с округлением вверх. У вас трое и нет карантина: закончите ход.
age_of_civilization-lesson-death-and-rebirth-half = Сколько рабочих осталось?
age_of_civilization-lesson-death-and-rebirth-half-how = Ушла половина от трёх с округлением вверх.
age_of_civilization-lesson-death-and-rebirth-rebirth = Затем наступает возрождение: Меценатство даёт 1 очко за 3 монеты и ещё 2, если технологий не меньше 4. У вас четыре: выполните его.
age_of_civilization-lesson-death-and-rebirth-patronage-where = Меценатство — последняя из открытых карт.
age_of_civilization-lesson-death-and-rebirth-points = Сколько очков дало Меценатство?
age_of_civilization-lesson-death-and-rebirth-points-how = Одно и ещё два за технологии.
age_of_civilization-lesson-death-and-rebirth-tip = В конце раунда 4 теряется ещё один рабочий, а с раунда 4 Культура даёт на 1 очко больше. Совет: запланируйте рождение на раунд 3, когда худшее позади.
