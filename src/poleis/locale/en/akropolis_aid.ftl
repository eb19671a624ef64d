# Akropolis: help on what is drawn, the symbols, and the player aid.

## What hexes are good for

akropolis-about-houses = Counts in your largest group of touching houses.
akropolis-about-markets = Counts if no other market touches it.
akropolis-about-barracks = Counts on the edge of your city, beside an empty cell; a lake is no edge.
akropolis-about-barracks-lakes = Counts beside an empty cell, on the edge of your city or at a lake.
akropolis-about-temples = Counts if all six cells around it are built.
akropolis-about-gardens = Counts everywhere.
akropolis-about-district = Points: the levels of all that count, times the stars on your visible plazas of this colour.
akropolis-about-quarry = Gives no points. Each quarry that you build over gives 1 stone.
akropolis-about-plaza = { $n ->
    [one] { $n } star multiplies
   *[other] { $n } stars multiply
} your districts of this colour: { $districts }. A covered plaza is lost.
akropolis-about-variant-houses = Variant: a group worth at least { $n } counts double.
akropolis-about-variant-markets = Variant: counts double beside a markets plaza.
akropolis-about-variant-barracks = Variant: counts double with { $least } or { $most } empty cells beside it.
akropolis-about-variant-temples = Variant: counts double from level { $n } on.
akropolis-about-variant-gardens = Variant: counts double beside a lake.

## Other things on the table

akropolis-symbols-hexes = Hexes
akropolis-symbols-others = Other symbols
akropolis-symbol-stone = stone
akropolis-about-stone = Pays for tiles of the construction site; each stone left at the end is 1 point.
akropolis-about-architect = Plays first in this round; then the marker goes to the left. In a solo game: the illustrious architect.
akropolis-symbol-lake = lake
akropolis-about-lake = Empty cells that your city encloses; a temple beside a lake does not count.
akropolis-view-stones-help = { $stones }. { $about }
akropolis-view-chief-help = Chief Architect: plays first in this round.
akropolis-view-stacks-help = When one tile is left, the next stack is laid out. Without a stack the game ends.
akropolis-view-collection-help = The architect only collects tiles. Each of its districts counts.

## The player aid

akropolis-aid-turn = Your turn
akropolis-aid-take = Take a tile of the construction site. The first is free, each one after it costs 1 stone more.
akropolis-aid-place = Add it to your city: on the ground, touching the city, or on three hexes of the same level that belong to at least two tiles.
akropolis-aid-cover = Take 1 stone for each quarry that you cover. Everything covered is lost.
akropolis-aid-payment = You pay before you take: stones of this turn cannot pay for its tile. Nobody passes.
akropolis-aid-scoring = Scoring
akropolis-aid-formula = For each colour: the levels of the districts that count × the stars on your visible plazas.
akropolis-aid-counts = when it counts
akropolis-aid-stars = plaza, stars
akropolis-aid-no-plaza = Without a visible plaza a colour scores nothing. A plaza works from anywhere in the city.
akropolis-aid-stones = Each stone left is 1 point. More stones win a tie.
akropolis-aid-end = Rounds and end
akropolis-aid-start = Stones at the start, in turn order: { $stones }.
akropolis-aid-tiles = { $tiles } tiles: { $market } on the construction site, { $stacks } stacks of { $n }.
akropolis-aid-round = When one tile is left, it moves to the free place, a stack of { $n } is laid out and the Chief Architect passes to the left.
akropolis-aid-length = { $rounds } rounds, { $n } turns for each player.
akropolis-aid-last = When one tile is left and no stack, the game ends. Nobody takes that tile.
akropolis-aid-solo = Alone
akropolis-aid-solo-start = Your opponent is the architect { $name }, who starts with { $n ->
    [one] { $n } stone
   *[other] { $n } stones
}. You play first.
akropolis-aid-solo-take = It takes the cheapest tile with a plaza that it can pay for, else the first tile.
akropolis-aid-solo-pay = Stones that you pay go to the architect.
akropolis-aid-solo-score = Each of its districts counts and is worth { $n }, times the stars of its plazas. It gets 1 point for each stone.
akropolis-aid-solo-quarries = It scores { $n } points for each quarry.
akropolis-aid-solo-win = You win with more points, or with as many points and more stones.
akropolis-aid-hexes = Hexes in the game
akropolis-aid-players = Players
akropolis-aid-sum = All hexes
akropolis-aid-start-tile = Each player also has a start tile: a houses plaza with three quarries.
