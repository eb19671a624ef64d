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
about-akropolis-source-player-groups = Те же два источника.
about-akropolis-source-start-tile = Те же два источника: та же форма и то же положение.
about-akropolis-source-stones-by-turn-order = Печатные правила показывают их только на рисунках; 1, 2, 3, 4 в обеих версиях и в двух описаниях магазинов.

about-seven_wonders_dice-source-rulebook = Правила издателя (польское издание).
about-seven_wonders_dice-source-bga = Страницы справки и советов из документации Board Game Arena (на английском, испанском и японском), прочитанные в отрывках.
about-seven_wonders_dice-source-face-pictures = Изображения всех граней кубиков из открытой программы для бросков clodio/7wondersdice.
about-seven_wonders_dice-source-roller = Открытая программа для бросков ekscrypto/SevenWondersDice; её автор сфотографировал настоящие кубики и указал, какая грань повторяется на каком кубике.
about-seven_wonders_dice-source-openspiel = Открытая неофициальная симуляция sebastian-hanisch/seven-wonders-dice-openspiel: числа, по словам автора, считаны с фотографий планшетов. Не проверено; несколько других её чисел противоречат правилам, поэтому доверять ей стоит лишь немногим больше, чем догадке.
about-seven_wonders_dice-source-openspiel-aid = Памятка издателя и рисунки правил в пересказе, без изображений, на странице правил той же симуляции; автор утверждает, что прочитал обе целиком и что список эффектов следует памятке один к одному. Надёжнее её чисел для планшетов, слабее самих правил.
about-seven_wonders_dice-source-review-latuile = Обзор на La Tuile de Jeu (на французском).
about-seven_wonders_dice-source-review-vindjeu = Обзор на Vin d jeu (на французском).
about-seven_wonders_dice-source-review-airgaming = Обзор на Air Gaming (на французском).
about-seven_wonders_dice-source-review-hiew = Обзор в блоге Hiew s board game blog (на английском).
about-seven_wonders_dice-source-review-spieltroll = Обзор на Spieltroll (на немецком).
about-seven_wonders_dice-source-review-playground = Статья на The Playground (на нидерландском).
about-seven_wonders_dice-source-review-james = Обзор James Games Productions (на английском).
about-seven_wonders_dice-source-reconstructed = Ни один источник этого не сообщает: наше сбалансированное значение, записанное как данные, чтобы его можно было исправить. Обоснование — в поле basis или в списке пробелов файла правил.

about-age_of_civilization-source-rulebook = Польские правила «Era cywilizacji», текст со скана
about-age_of_civilization-source-undecent-fr = Французский обзор 2020 года с полным списком содержимого коробки
about-age_of_civilization-source-spacebiff-com = Английский обзор от 27 ноября 2023 (48 цивилизаций; Италия, Монголия, кидани)
about-age_of_civilization-source-broadwaygames-com-hk = Статья магазина из Гонконга от 4 февраля 2025 (48 карт цивилизаций, 7 региональных групп)
about-age_of_civilization-source-bga-help = Страница игры и страница справки «ageofcivilization» на Board Game Arena
about-age_of_civilization-source-darkelfbg = Тайваньский блог, 17 апреля 2023 (стратегия технологий с подходящими чудесами; игра без технологий)
about-age_of_civilization-source-punchboardgame = Тайваньский блог, июнь 2023 (карты чудес дают дополнительные очки; книга сценариев для одного)
about-age_of_civilization-source-conso-mag = Французская статья, июнь 2023 (чудеса и технологии дают способности или очки в конце)
about-age_of_civilization-source-reconstructed = наше сбалансированное значение; ни один источник его не приводит

about-origins-source-rulebook = сказано в тексте и польских, и русских правил или в одних из них без противоречия с другими
about-origins-source-rulebook-polish-edition = сказано только в польском тексте
about-origins-source-rulebook-russian-edition = сказано только в русском тексте
about-origins-source-reconstructed = напечатано только на компонентах, которых не показывает ни один доступный источник; подобрано так, чтобы согласоваться с каждым примером. «basis» говорит почему, «confidence» — это high / medium / low (высокая / средняя / низкая уверенность)
about-origins-source-other-tags = название открытой страницы, где приведён этот факт
