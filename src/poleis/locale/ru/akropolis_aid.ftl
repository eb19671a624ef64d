# Akropolis: help on what is drawn, the symbols, and the player aid.

## What hexes are good for

akropolis-about-houses = Считается в вашей самой большой группе соседних домов.
akropolis-about-markets = Считается, если его не касается другой рынок.
akropolis-about-barracks = Считается на краю города, рядом с пустой клеткой; озеро — не край.
akropolis-about-barracks-lakes = Считается рядом с пустой клеткой, на краю города или у озера.
akropolis-about-temples = Считается, если застроены все шесть клеток вокруг.
akropolis-about-gardens = Считается везде.
akropolis-about-district = Очки: уровни всех засчитанных районов, умноженные на звёзды ваших видимых площадей этого цвета.
akropolis-about-quarry = Очков не даёт. За каждую накрытую каменоломню вы получаете 1 камень.
akropolis-about-plaza = { $n ->
    [one] { $n } звезда умножает
    [few] { $n } звезды умножают
   *[many] { $n } звёзд умножают
} ваши районы этого цвета: { $districts }. Накрытая площадь пропадает.
akropolis-about-variant-houses = Вариант: группа ценностью не меньше { $n } считается вдвойне.
akropolis-about-variant-markets = Вариант: считается вдвойне рядом с рыночной площадью.
akropolis-about-variant-barracks = Вариант: считается вдвойне, если пустых клеток рядом { $least } или { $most }.
akropolis-about-variant-temples = Вариант: считается вдвойне начиная с уровня { $n }.
akropolis-about-variant-gardens = Вариант: считается вдвойне рядом с озером.

## Other things on the table

akropolis-symbols-hexes = Гексы
akropolis-symbols-others = Другие символы
akropolis-symbol-stone = камень
akropolis-about-stone = Им платят за тайлы строительной площадки; каждый камень, оставшийся в конце, — 1 очко.
akropolis-about-architect = Начинает этот раунд; потом жетон переходит налево. В одиночной игре: прославленный архитектор.
akropolis-symbol-lake = озеро
akropolis-about-lake = Пустые клетки, окружённые городом; храм у озера не считается.
akropolis-view-stones-help = { $stones }. { $about }
akropolis-view-chief-help = Главный архитектор: начинает этот раунд.
akropolis-view-stacks-help = Когда остаётся один тайл, выкладывают следующую стопку. Если стопок нет, игра заканчивается.
akropolis-view-collection-help = Архитектор только собирает тайлы. Каждый его район считается.

## The player aid

akropolis-aid-turn = Ваш ход
akropolis-aid-take = Возьмите тайл со строительной площадки. Первый бесплатный, каждый следующий на 1 камень дороже.
akropolis-aid-place = Добавьте его в город: на стол, чтобы он касался города, или на три гекса одного уровня, принадлежащих хотя бы двум тайлам.
akropolis-aid-cover = Возьмите 1 камень за каждую накрытую каменоломню. Всё накрытое пропадает.
akropolis-aid-payment = Платят до того, как взять: камни этого хода не оплатят его тайл. Пасовать нельзя.
akropolis-aid-scoring = Подсчёт очков
akropolis-aid-formula = Для каждого цвета: уровни засчитанных районов × звёзды на ваших видимых площадях.
akropolis-aid-counts = когда считается
akropolis-aid-stars = площадь, звёзды
akropolis-aid-no-plaza = Без видимой площади цвет не даёт очков. Площадь действует из любой точки города.
akropolis-aid-stones = Каждый оставшийся камень — 1 очко. При ничьей побеждает тот, у кого больше камней.
akropolis-aid-end = Раунды и конец игры
akropolis-aid-start = Камни в начале, в порядке хода: { $stones }.
akropolis-aid-tiles = Тайлов: { $tiles }; на строительной площадке { $market }, стопок { $stacks }, в каждой { $n }.
akropolis-aid-round = Когда остаётся один тайл, он сдвигается на бесплатное место, выкладывают стопку ({ $n }), и главный архитектор переходит налево.
akropolis-aid-length = Раундов: { $rounds }; ходов у каждого игрока: { $n }.
akropolis-aid-last = Когда остаётся один тайл, а стопок нет, игра заканчивается. Этот тайл никто не берёт.
akropolis-aid-solo = Одиночная игра
akropolis-aid-solo-start = Ваш соперник — архитектор { $name }. В начале у него { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камней
}. Вы ходите первым.
akropolis-aid-solo-take = Он берёт самый дешёвый тайл с площадью, за который может заплатить, а если такого нет — первый тайл.
akropolis-aid-solo-pay = Камни, которые вы платите, получает архитектор.
akropolis-aid-solo-score = Каждый его район считается и стоит { $n }, умноженное на звёзды его площадей. За каждый камень он получает 1 очко.
akropolis-aid-solo-quarries = Очки архитектора за каждую каменоломню: { $n }.
akropolis-aid-solo-win = Вы побеждаете, если у вас больше очков или столько же очков и больше камней.
akropolis-aid-hexes = Гексы в игре
akropolis-aid-players = Игроки
akropolis-aid-sum = Все гексы
akropolis-aid-start-tile = У каждого игрока есть ещё стартовый тайл: площадь домов и три каменоломни.
