## Lines of score sheets: what counts on the board, what does not, and why

score-title = { $name }, { $line }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-label = { $line }: { $points }. What counts?
score-label-of = { $name }, { $line }: { $points }. What counts?
score-no-line = There is no such line on the sheet.
score-nothing-yet = Nothing has been scored here yet.
score-before = Points from before this log.

## Akropolis

akropolis-score-houses = The value of the largest group of houses, times the stars of visible houses plazas.
akropolis-score-markets = The levels of markets that touch no other market, times the stars of visible markets plazas.
akropolis-score-barracks = The levels of barracks at the edge of the city, times the stars of visible barracks plazas.
akropolis-score-temples = The levels of temples surrounded on all six sides, times the stars of visible temples plazas.
akropolis-score-gardens = The levels of all gardens, times the stars of visible gardens plazas.
akropolis-score-stones = Every stone left is worth 1 point.
akropolis-score-counted = { $n ->
    [one] { $n } district counts
   *[other] { $n } districts count
}: value { $value }.
akropolis-score-doubled = { $n ->
    [one] { $n } district counts double
   *[other] { $n } districts count double
}: value { $value }.
akropolis-score-none = No district counts.
akropolis-score-not-houses = { $n ->
    [one] { $n } house is not in the largest group.
   *[other] { $n } houses are not in the largest group.
}
akropolis-score-not-markets = { $n ->
    [one] { $n } market touches another market.
   *[other] { $n } markets touch another market.
}
akropolis-score-not-barracks = { $n ->
    [one] { $n } barracks has no empty cell beside it.
   *[other] { $n } barracks have no empty cell beside them.
}
akropolis-score-not-lake = { $n ->
    [one] { $n } barracks touches only a lake, which is not the edge of the city.
   *[other] { $n } barracks touch only a lake, which is not the edge of the city.
}
akropolis-score-not-temples = { $n ->
    [one] { $n } temple has an empty cell beside it.
   *[other] { $n } temples have an empty cell beside them.
}
akropolis-score-plazas = { $n ->
    [one] { $n } visible plaza
   *[other] { $n } visible plazas
}: { $stars ->
    [one] { $stars } star.
   *[other] { $stars } stars.
}
akropolis-score-no-plaza = No plaza of this type is visible, so the line is multiplied by 0.
akropolis-score-covered = { $n ->
    [one] { $n } plaza is covered and lost.
   *[other] { $n } plazas are covered and lost.
}

## 7 Wonders Dice

seven_wonders_dice-score-wonder = The points of crossed-off stages, and what their effects give for each space.
seven_wonders_dice-score-barracks_west = The points written down for attacks on the city to the left.
seven_wonders_dice-score-barracks_east = The points written down for attacks on the city to the right.
seven_wonders_dice-score-agora = The points printed on crossed-off spaces, and the extra points for completing the Agora first.
seven_wonders_dice-score-market = The points of crossed-off spaces, and what their effects give for each space of another building.
seven_wonders_dice-score-university = The points of crossed-off spaces.
seven_wonders_dice-score-guild_court = The points of crossed-off spaces.
seven_wonders_dice-score-gallery = The points of crossed-off spaces; laurels give points for each crossed-off space of the Gallery.
seven_wonders_dice-score-attacks = { $n ->
    [one] { $n } attack
   *[other] { $n } attacks
}: { $printed } printed, { $lost } lost to defences.
seven_wonders_dice-score-award = The first complete Agora.
seven_wonders_dice-score-award-lost = Another city has completed its Agora first.
seven_wonders_dice-score-award-open = The first to complete the Agora gets { $n } extra points.
seven_wonders_dice-score-defences = { $n ->
    [one] { $n } defence gives no points itself.
   *[other] { $n } defences give no points themselves.
}
seven_wonders_dice-score-no-points = Crossed off, without points: { $spaces }.
seven_wonders_dice-score-open = { $n ->
    [one] { $n } space is not crossed off.
   *[other] { $n } spaces are not crossed off.
}

## Age of Civilization

age_of_civilization-score-action = Points gained by this action. They stay until the end.
age_of_civilization-score-birth = Points gained when a civilization was born. They stay until the end.
age_of_civilization-score-rest = Points gained by resting. They stay until the end.
age_of_civilization-score-end-of-turn = Points gained by abilities at the end of a turn. They stay until the end.
age_of_civilization-score-unlocking = Points gained when a technology was unlocked. They stay until the end.
age_of_civilization-score-events = Points gained by event tokens. They stay until the end.
age_of_civilization-score-orders = Points gained by orders. They stay until the end.
age_of_civilization-score-main = The main ability, if it scores at the end of the game. Shown as if the game ended now.
age_of_civilization-score-legacies = Legacy abilities that score at the end of the game. Shown as if the game ended now.
age_of_civilization-score-technologies = Technologies that score at the end of the game. Shown as if the game ended now.
age_of_civilization-score-wonders = Wonders that score at the end of the game. Shown as if the game ended now.
age_of_civilization-score-card = { $card }: { $ability }
age_of_civilization-score-no-end = Nothing at the end of the game: { $cards }.
age_of_civilization-score-no-cards = There is no such card yet.

## Origins

origins-score-attacks = Each attack scores 1 VP for every opposing disc behind and 1 VP for every border passed.
origins-score-conquest = A disc that reaches the last space of the military track scores at once.
origins-score-conquest-there = The disc stands on the last space: { $n } VP.
origins-score-conquest-away = The disc has not reached the last space, worth { $n } VP.
origins-score-buildings = VP of building effects, each time they were used.
origins-score-effect = { $name }: { $about }
origins-score-no-buildings = No building in the city gives VP.
origins-score-zodiac = VP of zodiac cards, each time their power was used.
origins-score-no-zodiac = There is no zodiac card at the moment.
origins-score-districts = Each closed district scores one matching district card: the first value the first time, the second value later.
origins-score-closed = Districts closed: { $n }, open: { $open }.
origins-score-card-scored = Card { $n } is scored. The first time it gave { $first } VP, each later time { $later } VP.
origins-score-card-left = Card { $n } is not scored. The first time it gives { $first } VP.
origins-score-population = The last base on the population track scores at once.
origins-score-bases-all = All bases are taken: { $points } VP.
origins-score-bases-left = { $n ->
    [one] { $n } base is left. The last one scores { $points } VP.
   *[other] { $n } bases are left. The last one scores { $points } VP.
}
origins-score-retired = A new advisor whose colour is already there scores the VP of the right-most advisor at once.
origins-score-gold = Every gold is worth 1 VP.
origins-score-advisors = Only the right-most advisor counts.
origins-score-advisor = { $n ->
    [0] There is no advisor.
    [one] { $n } advisor: the place of the last one is worth { $points } VP.
   *[other] { $n } advisors: the place of the last one is worth { $points } VP.
}
origins-score-temples = The disc that stands highest is left out. The other two count.
origins-score-temple = { $temple }: space { $n }.
origins-score-highest = { $temple }: space { $n } with { $points } VP is the highest and does not count.
origins-score-seats = Each die in a seat of power counts its value times the height of the tower of its colour.
origins-score-seat = { $die } × tower of height { $n }.
origins-score-no-die = { $n ->
    [0] There is no district yet.
    [one] { $n } seat of power is empty.
   *[other] { $n } seats of power are empty.
}
