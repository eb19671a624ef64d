# Что в каждой игре восстановлено и почему: для страницы об издании.

about-seven_wonders_dice-setup = Казна (ряды и места для монет), судьба серого кубика при обмене кубиков и игра на счёт для одного участника, которая является нашим дополнением.
about-seven_wonders_dice-forum = Как кубики попадают в четыре сектора форума: каждая грань и каждый сектор равновероятны.
about-seven_wonders_dice-symbols = Значение некоторых символов на кубиках: на снимках видны грани, но не их правила.
about-seven_wonders_dice-buildings = Цены, очки и эффекты многих клеток построек: ни один надёжный источник их не перечисляет.
about-seven_wonders_dice-bonus-spaces = Постройки, в которых можно применить бонус вычёркивания.
about-seven_wonders_dice-boards = Чудеса семи планшетов и то, чем планшеты различаются.
about-seven_wonders_dice-end-game = Обмениваются ли кубики после последнего хода.

about-age_of_civilization-ability-schema = Как свойства карт записаны в виде данных.
about-age_of_civilization-balance-check = Как принятые значения проверены в смоделированных партиях.
about-age_of_civilization-track-cards = На каких картах шкалы есть символ войны.
about-age_of_civilization-technologies = Свойства и сила технологий, которые удаётся прочесть лишь частично.
about-age_of_civilization-civilizations = Регионы, население и свойства цивилизаций: правила называют карты и поясняют некоторые из них. Значения подобраны в смоделированных партиях так, чтобы каждая карта была близка к средней.
about-age_of_civilization-wonders = Свойства всех чудес: ни один источник их не приводит.
about-age_of_civilization-special-technologies = Особые технологии варианта «Нововведения»: ни один источник их не приводит.
about-age_of_civilization-solo-clash = Набор особых технологий в одиночной игре «Столкновение».
about-age_of_civilization-road-to-glory = Сценарии «Пути к славе»: известны названия и периоды, сама книга сценариев не найдена.

about-origins-setup-by-players = Подготовка к игре для одного: правила говорят лишь, что она такая же, как для большего числа игроков.
about-origins-bonus-tokens = Цвета пяти жетонов бонусных действий: они следуют из цели тренировочного режима.
about-origins-building-pool = Цены в мудрости для мест ряда построек, проведённые через единственную цену из примера в правилах.
about-origins-citizen-pool = Цены в мудрости для мест ряда жителей, такие же, как в ряду построек.
about-origins-temples = Очки клеток храмов: плавный ряд через значения из примера подсчёта.
about-origins-military-track = Длина, рубежи и награды шкалы войны, насколько их не определяют жетоны и примеры.
about-origins-population-track = Цена четвёртой и пятой подставки: равномерно между известными ценами.
about-origins-advisor-track = Очки шкалы советников: ряд через значение из примера подсчёта.
about-origins-starting-tiles = Эффект агоры, напечатанный только на жетоне.
about-origins-building-value-basis = По каким правилам подобраны значения построек.
about-origins-buildings = Число копий постройки, её цена в камне и эффекты, напечатанные только на жетоне.
about-origins-district-cards = Узоры, очки и башни сорока пяти карт районов: правила говорят, как устроена карта, но ни один источник не показывает все. Каждый цвет встречается одинаково часто.
about-origins-solo-training = Где стоит диск соперника в одиночной игре; это следует из шкалы войны.
about-origins-plausibility = Как принятые значения проверены в смоделированных партиях.

## Источники

about-akropolis-source-tile-list = Онлайн-версия игры (открытый репозиторий thoun/akropolis), прочитанная поле за полем; сверена с набором плиток студенческого проекта (открытый репозиторий Beep-Boop12345/Akropolis).
about-akropolis-source-tile-list-name = Список тайлов
about-akropolis-source-player-groups = Те же два источника.
about-akropolis-source-player-groups-name = Тайлы по числу игроков
about-akropolis-source-start-tile = Те же два источника: та же форма и то же положение.
about-akropolis-source-start-tile-name = Стартовый тайл
about-akropolis-source-architects = Онлайн-реализация (публичный репозиторий thoun/akropolis); лист соло-режима называет те же три уровня.
about-akropolis-source-architects-name = Архитекторы
about-akropolis-source-stones-by-turn-order = Печатные правила показывают их только на рисунках; 1, 2, 3, 4 в обеих версиях и в двух описаниях магазинов.
about-akropolis-source-stones-by-turn-order-name = Камни по порядку хода

about-seven_wonders_dice-source-rulebook = Правила издателя (польское издание).
about-seven_wonders_dice-source-rulebook-name = Правила
about-seven_wonders_dice-source-bga = Страницы справки и советов из документации Board Game Arena (на английском, испанском и японском); английская справка прочитана целиком, остальное — в отрывках.
about-seven_wonders_dice-source-bga-name = Board Game Arena
about-seven_wonders_dice-source-face-pictures = Изображения всех граней кубиков из открытой программы для бросков clodio/7wondersdice.
about-seven_wonders_dice-source-face-pictures-name = Изображения граней
about-seven_wonders_dice-source-roller = Открытая программа для бросков ekscrypto/SevenWondersDice; её автор сфотографировал настоящие кубики и указал, какая грань повторяется на каком кубике.
about-seven_wonders_dice-source-roller-name = Программа для бросков
about-seven_wonders_dice-source-openspiel = Открытая неофициальная симуляция sebastian-hanisch/seven-wonders-dice-openspiel: числа, по словам автора, считаны с фотографий планшетов. Не проверено; несколько других её чисел противоречат правилам, поэтому доверять ей стоит лишь немногим больше, чем догадке.
about-seven_wonders_dice-source-openspiel-name = Симуляция
about-seven_wonders_dice-source-openspiel-aid = Памятка издателя и рисунки правил в пересказе, без изображений, на странице правил той же симуляции; автор утверждает, что прочитал обе целиком и что список эффектов следует памятке один к одному. Надёжнее её чисел для планшетов, слабее самих правил.
about-seven_wonders_dice-source-openspiel-aid-name = Памятка
about-seven_wonders_dice-source-review-latuile = Обзор на La Tuile de Jeu (на французском).
about-seven_wonders_dice-source-review-latuile-name = La Tuile de Jeu
about-seven_wonders_dice-source-review-vindjeu = Обзор на Vin d jeu (на французском).
about-seven_wonders_dice-source-review-vindjeu-name = Vin d’jeu
about-seven_wonders_dice-source-review-airgaming = Обзор на Air Gaming (на французском).
about-seven_wonders_dice-source-review-airgaming-name = Air Gaming
about-seven_wonders_dice-source-review-hiew = Обзор в блоге Hiew s board game blog (на английском) и его китайский двойник, где показан Университет.
about-seven_wonders_dice-source-review-hiew-name = Hiew’s board game blog
about-seven_wonders_dice-source-review-spieltroll = Обзор на Spieltroll (на немецком).
about-seven_wonders_dice-source-review-spieltroll-name = Spieltroll
about-seven_wonders_dice-source-review-playground = Статья на The Playground (на нидерландском).
about-seven_wonders_dice-source-review-playground-name = The Playground
about-seven_wonders_dice-source-review-james = Обзор James Games Productions (на английском).
about-seven_wonders_dice-source-review-james-name = James Games Productions
about-seven_wonders_dice-source-reconstructed = Ни один источник этого не сообщает: наше сбалансированное значение, записанное как данные, чтобы его можно было исправить. Обоснование — в поле basis или в списке пробелов файла правил.
about-seven_wonders_dice-source-reconstructed-name = Восстановлено

about-age_of_civilization-source-rulebook = Польские правила «Era cywilizacji», текст со скана
about-age_of_civilization-source-rulebook-name = Правила
about-age_of_civilization-source-undecent-fr = Французский обзор 2020 года с полным списком содержимого коробки
about-age_of_civilization-source-spacebiff-com = Английский обзор от 27 ноября 2023 (48 цивилизаций; Италия, Монголия, кидани)
about-age_of_civilization-source-broadwaygames-com-hk = Статья магазина из Гонконга от 4 февраля 2025 (48 карт цивилизаций, 7 региональных групп)
about-age_of_civilization-source-bga-help = Страница игры и страница справки «ageofcivilization» на Board Game Arena
about-age_of_civilization-source-bga-help-name = Board Game Arena
about-age_of_civilization-source-darkelfbg = Тайваньский блог, 17 апреля 2023 (стратегия технологий с подходящими чудесами; игра без технологий)
about-age_of_civilization-source-punchboardgame = Тайваньский блог, июнь 2023 (карты чудес дают дополнительные очки; книга сценариев для одного)
about-age_of_civilization-source-conso-mag = Французская статья, июнь 2023 (чудеса и технологии дают способности или очки в конце)
about-age_of_civilization-source-reconstructed = наше сбалансированное значение; ни один источник его не приводит
about-age_of_civilization-source-reconstructed-name = Восстановлено

about-origins-source-rulebook = сказано в тексте и польских, и русских правил или в одних из них без противоречия с другими
about-origins-source-rulebook-name = Правила
about-origins-source-rulebook-polish-edition = сказано только в польском тексте
about-origins-source-rulebook-polish-edition-name = Правила (польское издание)
about-origins-source-rulebook-russian-edition = сказано только в русском тексте
about-origins-source-rulebook-russian-edition-name = Правила (русское издание)
about-origins-source-reconstructed = напечатано только на компонентах, которых не показывает ни один доступный источник; подобрано так, чтобы согласоваться с каждым примером. «basis» говорит почему, «confidence» — это high / medium / low (высокая / средняя / низкая уверенность)
about-origins-source-reconstructed-name = Восстановлено
about-origins-source-other-tags = название открытой страницы, где приведён этот факт
about-origins-source-other-tags-name = Другие источники

## Расхождения

about-akropolis-disagreement-tile-list-and-chirality-about = Список тайлов и направление полей
about-akropolis-disagreement-tile-list-and-chirality-sources = thoun/akropolis и Beep-Boop12345/Akropolis
about-akropolis-disagreement-tile-list-and-chirality-finding = Все 61 тайл совпадают, в том числе порядок трёх полей по кругу и группа по числу игроков (37 / 12 / 12).
about-akropolis-disagreement-tile-list-and-chirality-chosen = оба источника
about-akropolis-disagreement-tile-chirality-about = Направление полей
about-akropolis-disagreement-tile-chirality-sources = SavDeyna/Akropolis, data/tuiles.json
about-akropolis-disagreement-tile-chirality-finding = Те же 61 тайл как наборы полей. У семи тайлов порядок по кругу обратный, если читать списки в том же направлении; расположение полей и группы по числу игроков не указаны.
about-akropolis-disagreement-tile-chirality-chosen = два совпадающих источника выше
about-akropolis-disagreement-starting-stones-about = Начальные камни
about-akropolis-disagreement-starting-stones-sources = чужая памятка по правилам: 0, 1, 2, 3
about-akropolis-disagreement-starting-stones-finding = Противоречат обе реализации и два описания магазинов.
about-akropolis-disagreement-starting-stones-chosen = 1, 2, 3, 4
about-akropolis-disagreement-stacks-in-the-long-game-with-3-players-about = Стопки в долгой партии для 3 игроков
about-akropolis-disagreement-stacks-in-the-long-game-with-3-players-sources = правила, страница 2 (15 стопок)
about-akropolis-disagreement-stacks-in-the-long-game-with-3-players-finding = По расчёту выходит 14 стопок и строительная площадка из 5 тайлов либо 15 стопок и 1 тайл.
about-akropolis-disagreement-stacks-in-the-long-game-with-3-players-chosen = 14 стопок по 4 и первая строительная площадка из 5 (равнозначно)
