## Строки таблицы очков: что считается на поле, что нет и почему

score-title = { $name }, { $line }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
score-label = { $line }: { $points }. Что считается?
score-label-of = { $name }, { $line }: { $points }. Что считается?
score-no-line = Такой строки в таблице нет.
score-nothing-yet = Здесь пока нет очков.
score-before = Очки до начала этого журнала.

## Акрополис

akropolis-score-houses = Ценность самой большой группы домов, умноженная на звёзды видимых площадей домов.
akropolis-score-markets = Уровни рынков, не соседних с другим рынком, умноженные на звёзды видимых рыночных площадей.
akropolis-score-barracks = Уровни казарм на краю города, умноженные на звёзды видимых площадей казарм.
akropolis-score-temples = Уровни храмов, окружённых с шести сторон, умноженные на звёзды видимых храмовых площадей.
akropolis-score-gardens = Уровни всех садов, умноженные на звёзды видимых садовых площадей.
akropolis-score-stones = Каждый оставшийся камень приносит 1 очко.
akropolis-score-counted = { $n ->
    [one] Считается { $n } район
    [few] Считаются { $n } района
   *[many] Считаются { $n } районов
}: ценность { $value }.
akropolis-score-doubled = { $n ->
    [one] Вдвойне считается { $n } район
    [few] Вдвойне считаются { $n } района
   *[many] Вдвойне считаются { $n } районов
}: ценность { $value }.
akropolis-score-none = Ни один район не считается.
akropolis-score-not-houses = { $n ->
    [one] { $n } дом не входит в самую большую группу.
    [few] { $n } дома не входят в самую большую группу.
   *[many] { $n } домов не входят в самую большую группу.
}
akropolis-score-not-markets = { $n ->
    [one] { $n } рынок соседствует с другим рынком.
    [few] { $n } рынка соседствуют с другим рынком.
   *[many] { $n } рынков соседствуют с другим рынком.
}
akropolis-score-not-barracks = Казармы без пустой клетки рядом: { $n }.
akropolis-score-not-lake = Казармы только у озера, которое не является краем города: { $n }.
akropolis-score-not-temples = Храмы, рядом с которыми есть пустая клетка: { $n }.
akropolis-score-plazas = { $n ->
    [one] { $n } видимая площадь
    [few] { $n } видимые площади
   *[many] { $n } видимых площадей
}: { $stars ->
    [one] { $stars } звезда.
    [few] { $stars } звезды.
   *[many] { $stars } звёзд.
}
akropolis-score-no-plaza = Ни одной площади этого типа не видно, поэтому строка умножается на 0.
akropolis-score-covered = { $n ->
    [one] { $n } площадь закрыта и потеряна.
    [few] { $n } площади закрыты и потеряны.
   *[many] { $n } площадей закрыты и потеряны.
}

## 7 чудес: Кубики

seven_wonders_dice-score-wonder = Очки вычеркнутых этапов и то, что их свойства дают за каждую клетку.
seven_wonders_dice-score-barracks_west = Очки, записанные за атаки на город слева.
seven_wonders_dice-score-barracks_east = Очки, записанные за атаки на город справа.
seven_wonders_dice-score-agora = Очки, напечатанные на вычеркнутых клетках, и дополнительные очки за Агору, завершённую первой.
seven_wonders_dice-score-market = Очки вычеркнутых клеток и то, что их свойства дают за каждую клетку другого здания.
seven_wonders_dice-score-university = Очки вычеркнутых клеток.
seven_wonders_dice-score-guild_court = Очки вычеркнутых клеток.
seven_wonders_dice-score-gallery = Очки вычеркнутых клеток; лавры дают очки за каждую вычеркнутую клетку Галереи.
seven_wonders_dice-score-attacks = { $n ->
    [one] { $n } атака
    [few] { $n } атаки
   *[many] { $n } атак
}: напечатано { $printed }, защита отняла { $lost }.
seven_wonders_dice-score-award = Агора, завершённая первой.
seven_wonders_dice-score-award-lost = Другой город завершил свою Агору раньше.
seven_wonders_dice-score-award-open = За Агору, завершённую первой: дополнительные очки, { $n }.
seven_wonders_dice-score-defences = Клетки защиты сами очков не дают: { $n }.
seven_wonders_dice-score-no-points = Вычеркнуто, без очков: { $spaces }.
seven_wonders_dice-score-open = { $n ->
    [one] { $n } клетка не вычеркнута.
    [few] { $n } клетки не вычеркнуты.
   *[many] { $n } клеток не вычеркнуты.
}

## Эра цивилизаций

age_of_civilization-score-action = Очки, полученные этим действием. Они сохраняются до конца игры.
age_of_civilization-score-birth = Очки, полученные при рождении цивилизации. Они сохраняются до конца игры.
age_of_civilization-score-rest = Очки, полученные за отдых. Они сохраняются до конца игры.
age_of_civilization-score-end-of-turn = Очки, полученные свойствами в конце хода. Они сохраняются до конца игры.
age_of_civilization-score-unlocking = Очки, полученные при открытии технологии. Они сохраняются до конца игры.
age_of_civilization-score-events = Очки, полученные от жетонов событий. Они сохраняются до конца игры.
age_of_civilization-score-orders = Очки, полученные за заказы. Они сохраняются до конца игры.
age_of_civilization-score-main = Главное свойство, если оно приносит очки в конце игры. Показано так, будто игра закончилась сейчас.
age_of_civilization-score-legacies = Свойства наследия, которые приносят очки в конце игры. Показано так, будто игра закончилась сейчас.
age_of_civilization-score-technologies = Технологии, которые приносят очки в конце игры. Показано так, будто игра закончилась сейчас.
age_of_civilization-score-wonders = Чудеса, которые приносят очки в конце игры. Показано так, будто игра закончилась сейчас.
age_of_civilization-score-card = { $card }: { $ability }
age_of_civilization-score-no-end = Ничего в конце игры: { $cards }.
age_of_civilization-score-no-cards = Такой карты пока нет.

## Истоки

origins-score-attacks = Каждая атака приносит 1 ПО за каждый диск соперника позади и 1 ПО за каждую пройденную границу.
origins-score-conquest = Диск, дошедший до последней клетки шкалы войны, сразу приносит ПО.
origins-score-conquest-there = Диск стоит на последней клетке: { $n } ПО.
origins-score-conquest-away = Диск не дошёл до последней клетки, которая приносит { $n } ПО.
origins-score-buildings = ПО за эффекты зданий, за каждое их применение.
origins-score-effect = { $name }: { $about }
origins-score-no-buildings = Ни одно здание в городе не приносит ПО.
origins-score-zodiac = ПО за карты зодиака, за каждое применение их эффекта.
origins-score-no-zodiac = Сейчас карт зодиака нет.
origins-score-districts = Каждый закрытый район приносит очки одной подходящей карты района: в первый раз первое значение, потом второе.
origins-score-closed = Закрытые районы: { $n }, открытые: { $open }.
origins-score-card-scored = Карта { $n } сыграла. В первый раз она принесла { $first } ПО, каждый следующий — { $later } ПО.
origins-score-card-left = Карта { $n } ещё не сыграла. В первый раз она принесёт { $first } ПО.
origins-score-population = Последняя подставка со шкалы населения сразу приносит ПО.
origins-score-bases-all = Все подставки взяты: { $points } ПО.
origins-score-bases-left = Осталось подставок: { $n }. Последняя приносит { $points } ПО.
origins-score-retired = Новый советник, цвет которого уже есть, сразу приносит ПО самого правого советника.
origins-score-gold = Каждое золото приносит 1 ПО.
origins-score-advisors = Считается только самый правый советник.
origins-score-advisor = { $n ->
    [0] Советников нет.
   *[other] Советники: { $n }. Место последнего приносит { $points } ПО.
}
origins-score-temples = Диск, который стоит выше всех, не считается. Считаются два других.
origins-score-temple = { $temple }: клетка { $n }.
origins-score-highest = { $temple }: клетка { $n } ({ $points } ПО) — самая высокая и не считается.
origins-score-seats = Каждый кубик в центре власти — это его значение, умноженное на высоту башни его цвета.
origins-score-seat = { $die } × башня высотой { $n }.
origins-score-no-die = { $n ->
    [0] Районов пока нет.
   *[other] Пустые центры власти: { $n }.
}
