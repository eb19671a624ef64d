# Why a move is good and what it costs: hints, the reasons of bots, the losses of previews.
# Everybody reads the reasons of a bot, so a reason addresses nobody. A loss addresses its player.

## Hints and reasons of bots

hint-none = This table is played without hints.
reason-brings = Brings { $gains }.
reason-costs = Costs { $losses }.
reason-change = { $line } { $change }
reason-then = Next: { $action } ({ $gains }).
reason-opens = Opens: { $actions }.
reason-worse = Next best: { $action }, about { $n ->
    [one] { $n } point
   *[other] { $n } points
} less in the end.
reason-equal = About as good: { $action }.
reason-better = Better was { $action }, by about { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
reason-worse-now = Next best: { $action }, { $n ->
    [one] { $n } point
   *[other] { $n } points
} less right away.
reason-hint = { $action }.
reason-expected = Expected result: { $outcome }.

## What is lost

loss-line = { $line }: { $n ->
    [one] { $n } point
   *[other] { $n } points
} less

## Akropolis

akropolis-loss-last-plaza = Your only { $plaza } is covered, so these districts score nothing: { $name } { $old } → { $new }
akropolis-loss-plaza = A { $plaza } is covered: { $name } { $old } → { $new }
akropolis-loss-covered = Counting districts are covered: { $name } { $old } → { $new }
akropolis-loss-houses = The largest group of houses gets smaller: { $name } { $old } → { $new }
akropolis-loss-markets = Markets touch each other now and do not count: { $name } { $old } → { $new }
akropolis-loss-barracks = Barracks are no longer at the edge of the city: { $name } { $old } → { $new }
akropolis-loss-lake = Barracks are only at a lake now, not at the edge: { $name } { $old } → { $new }
akropolis-loss-temples = Temples are no longer surrounded: { $name } { $old } → { $new }
akropolis-reason-plaza = It brings a { $plaza } for districts of value { $n }.
akropolis-reason-districts = { $stars ->
    [one] There is { $stars } star
   *[other] There are { $stars } stars
} for its districts: { $name }.
akropolis-reason-stars = { $name }: { $stars ->
    [one] { $stars } star is
   *[other] { $stars } stars are
} ready for districts of this type.
akropolis-reason-value = { $name }: districts of value { $n } wait for their first plaza.
akropolis-reason-above = Makes { $n ->
    [one] { $n } new place
   *[other] { $n } new places
} for tiles on level 2 or higher.

## 7 Wonders Dice

seven_wonders_dice-reason-complete = Completes a building, which gives a bonus: { $building }.
seven_wonders_dice-reason-nearly = One more space completes a building: { $building }.
seven_wonders_dice-reason-materials = Production from now on: { $n ->
    [one] { $n } material
   *[other] { $n } materials
}.
seven_wonders_dice-reason-final = It is the last bonus: the next turn is the final one.

## Age of Civilization

age_of_civilization-reason-safe = The coming war no longer costs a worker.
age_of_civilization-reason-strongest = This makes the most strength.
age_of_civilization-reason-way = Opens the way to { $first }.
age_of_civilization-reason-ways = Opens the way to { $first } and { $second }.
age_of_civilization-loss-main = { $card } falls, and its main ability ends
age_of_civilization-loss-workers = You lose { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
age_of_civilization-loss-safety = You become the weakest: the coming war would cost you a worker

## Origins

origins-reason-district = Completes a district; a seat of power there scores a card for { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
origins-reason-zodiac = Brings a zodiac card: { $name }.
origins-reason-tower = Tower { $name }: height { $n }, by which each die of this colour in a seat of power is multiplied.
origins-reason-dice = That makes { $n ->
    [one] { $n } freeman
   *[other] { $n } freemen
} to work with.
origins-reason-base = That makes { $n } bases for dice.
origins-loss-gold = You pay { $n } gold, and each is worth a point at the end
origins-loss-dice = { $n ->
    [one] A freeman leaves its base: you have { $left } left
   *[other] { $n } freemen leave their bases: you have { $left } left
}
origins-loss-zodiac = You lose a zodiac card: { $name }
