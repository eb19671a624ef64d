# Age of Civilization: the symbols and the player aid.

## Symbols

age_of_civilization-symbols-goods = Ресурсы
age_of_civilization-symbols-times = Когда действует свойство
age_of_civilization-symbols-effects = Что делает свойство
age_of_civilization-symbols-actions = Действия и карты трека времени
age_of_civilization-symbols-technologies = Технологии
age_of_civilization-symbols-tokens = Жетоны событий
age_of_civilization-symbols-orders = Заказы
age_of_civilization-symbols-around = На столе
age_of_civilization-sign-points = очки
age_of_civilization-sign-points-help = Побеждает тот, у кого больше всех очков.
age_of_civilization-sign-coins = монеты
age_of_civilization-sign-coins-help = Ими платят за действия; в конце они ничего не стоят, если карта не говорит иного.
age_of_civilization-sign-workers = рабочий
age_of_civilization-sign-workers-help = Идёт на действие и возвращается в конце хода. Рабочих у вас не больше { $n }.
age_of_civilization-sign-sacrifice = пожертвованный рабочий
age_of_civilization-sign-sacrifice-help = Рабочий на красной ячейке в конце хода уходит в запас.
age_of_civilization-sign-technologies = технология
age_of_civilization-sign-technologies-help = Откройте технологию своего планшета; с этого момента её свойство действует.
age_of_civilization-sign-top-technologies = технологии верхнего уровня
age_of_civilization-sign-top-technologies-help = Технологии верхнего ряда вашего планшета.
age_of_civilization-sign-wonders = чудо света
age_of_civilization-sign-wonders-help = Возьмите чудо света по выбору; оно остаётся у вас до конца игры.
age_of_civilization-sign-strength = сила
age_of_civilization-sign-strength-help = Сравнивается в войнах и при Завоевании. «max» значит: ни у кого нет больше.
age_of_civilization-sign-civilizations = наследие, цивилизации
age_of_civilization-sign-civilizations-help = Свойство, которое остаётся после падения цивилизации, и число ваших цивилизаций. Их у вас не больше { $n }.
age_of_civilization-sign-extra-coins = дополнительные монеты
age_of_civilization-sign-extra-coins-help = Монеты, лежащие на карте цивилизации. Их получает игрок, который берёт карту.
age_of_civilization-sign-future-cards = будущие карты
age_of_civilization-sign-future-cards-help = Карты трека времени, которые ещё не открыты.
age_of_civilization-sign-others = другие игроки
age_of_civilization-sign-others-help = То, что следует дальше, касается каждого другого игрока.
age_of_civilization-sign-birth = при рождении
age_of_civilization-sign-birth-help = Действует один раз, когда цивилизация рождается.
age_of_civilization-sign-rest = при отдыхе
age_of_civilization-sign-rest-help = Действует, когда вы отдыхаете вместо действий.
age_of_civilization-sign-turn-end = конец хода
age_of_civilization-sign-turn-end-help = Действует в конце каждого вашего хода.
age_of_civilization-sign-game-end = конец игры
age_of_civilization-sign-game-end-help = Считается один раз, после последнего раунда.
age_of_civilization-sign-unlocking = при открытии
age_of_civilization-sign-unlocking-help = Действует один раз, когда вы открываете технологию.
age_of_civilization-sign-war = война
age_of_civilization-sign-war-help = Каждый, у кого меньше всех силы, жертвует рабочим. В углу карты: когда карта открывается.
age_of_civilization-sign-plague = чума
age_of_civilization-sign-plague-help = Каждый игрок жертвует рабочим, когда эта карта открывается.
age_of_civilization-sign-own-space = своя ячейка
age_of_civilization-sign-own-space-help = Ещё одна ячейка этого действия, только для вас.
age_of_civilization-sign-comes-back = возвращается
age_of_civilization-sign-comes-back-help = Ваш рабочий возвращается, а не приносится в жертву.
age_of_civilization-sign-perform = можно выполнить
age_of_civilization-sign-perform-help = Вы можете выполнить это действие без рабочего; монеты вы платите.
age_of_civilization-sign-forbid = запрет
age_of_civilization-sign-forbid-help = Другие игроки не могут выполнять это действие. На технологии: её закрывает сценарий.
age_of_civilization-sign-spared = защита
age_of_civilization-sign-spared-help = В этом событии вы не жертвуете рабочим.
age_of_civilization-sign-main = основная цивилизация
age_of_civilization-sign-main-help = Ваша новейшая цивилизация; действует только её основное свойство.
age_of_civilization-sign-first = первый игрок
age_of_civilization-sign-first-help = Начинает этот раунд.
age_of_civilization-sign-peace = мир
age_of_civilization-sign-peace-help = Следующая карта не несёт ни войны, ни чумы.
age_of_civilization-sign-virtual = виртуальный соперник
age_of_civilization-sign-virtual-help = В одиночной игре вы сравниваете с ним свою силу.
age_of_civilization-sign-events = жетоны событий
age_of_civilization-sign-events-help = Очки за жетоны над треком времени.
age_of_civilization-sign-orders = заказы
age_of_civilization-sign-orders-help = Выполненные заказы.
age_of_civilization-sign-exchange = обмен
age_of_civilization-sign-exchange-help = Вы можете положить открытый заказ под колоду.

## The player aid

age_of_civilization-aid-turn = Ваш ход
age_of_civilization-aid-civilization = Шаг цивилизации, одно из трёх:
age_of_civilization-aid-birth = Рождение (обязательно в раунде 1): положите карту сверху; верните всех рабочих и возьмите столько, сколько её население. Возьмите лежащие на ней монеты. Прежнее основное свойство теряется, наследия остаются.
age_of_civilization-aid-absorb = Поглощение: подложите карту под свою цивилизацию ради её наследия. Возьмите { $n ->
    [one] { $n } рабочего
    [few] { $n } рабочих
   *[many] { $n } рабочих
} и лежащие на ней монеты.
age_of_civilization-aid-skip = Пропуск. Если у вас { $n ->
    [one] { $n } цивилизация
    [few] { $n } цивилизации
   *[many] { $n } цивилизаций
}, пропуск обязателен.
age_of_civilization-aid-act = Действия или отдых:
age_of_civilization-aid-assign = Действия: ставьте рабочих на открытые ячейки, платите и сразу получайте эффект. Каждая ячейка раз за ход. Рабочих у вас не больше { $n }.
age_of_civilization-aid-rest = Вместо этого отдых: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
} и { $workers ->
    [one] { $workers } рабочий
    [few] { $workers } рабочих
   *[many] { $workers } рабочих
}.
age_of_civilization-aid-resolve = Рабочие возвращаются, те, что на красных ячейках, приносятся в жертву. Затем свойства конца хода.
age_of_civilization-aid-round = Конец раунда
age_of_civilization-aid-marker = Маркер первого игрока переходит направо.
age_of_civilization-aid-track = Карта постоянных действий сдвигается на одну: открытых карт трека { $n }. Посмотрите на угол новой карты.
age_of_civilization-aid-war = Война: каждый, у кого меньше всех силы, жертвует 1 рабочим. На картах: { $names }.
age_of_civilization-aid-plague = Чума: каждый игрок жертвует 1 рабочим.
age_of_civilization-aid-technologies = Технологии
age_of_civilization-aid-arrows = Нижний ряд доступен всем. Для более высокой технологии нужна та, от которой к ней ведёт стрелка.
age_of_civilization-aid-end = Начало и конец
age_of_civilization-aid-start = Монет в начале: { $n }. Открытых чудес света: { $pool }.
age_of_civilization-aid-rounds = Раундов в игре: { $n }.
age_of_civilization-aid-final = Затем приносят очки свойства конца игры: цивилизации, технологии и чудеса света.
age_of_civilization-aid-tie = Побеждает тот, у кого больше очков; при ничьей — больше рабочих, затем больше монет.
age_of_civilization-aid-actions = Действия
age_of_civilization-aid-variants = Варианты
age_of_civilization-aid-innovations = Нововведения: один раз за игру купите карту особой технологии (цена в монетах: { $n }) и положите её на столбец без маркеров.
age_of_civilization-aid-winds = Ветер перемен: жетоны событий ({ $n }) над последними картами; каждый действует, когда открывается его карта, до войны или чумы.
age_of_civilization-aid-draft = Драфт: оставьте { $kept } из { $dealt } цивилизаций. Берите карты с руки или из набора; вторая и третья приносят дополнительные монеты: { $n }.
age_of_civilization-aid-solo = Одиночная игра
age_of_civilization-aid-opponent = Сила виртуального соперника в начале: { $start }, каждый раунд она растёт на { $n }. При равенстве вы теряете рабочего в войне, но и силы у вас больше всех.
age_of_civilization-aid-always-war = В конце каждого раунда — война.
age_of_civilization-aid-orders = Открытые заказы выполняют во время действий, без рабочих.
