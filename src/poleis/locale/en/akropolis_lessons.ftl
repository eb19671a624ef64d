# Lessons of Akropolis.

## two-minutes

akropolis-lesson-two-minutes = Akropolis in two minutes
akropolis-lesson-two-minutes-aim = You are an architect: the city with the most points at the end wins. Each turn you take a tile from the construction site and add it to your city: take the first one, it is free.
akropolis-lesson-two-minutes-take-first = That one costs stones. Take the first tile, which is free.
akropolis-lesson-two-minutes-place = Now add it to your city so that it touches what is already there. Tap a dashed hex, or a dot a little farther out, tap the tile or press R to turn it, then press Confirm.
akropolis-lesson-two-minutes-price = Your rival took a tile, and the row closed up. Each tile further along costs one stone more: pay your stone for the tile with the two houses.
akropolis-lesson-two-minutes-take-houses = Take the second tile, the one with two houses.
akropolis-lesson-two-minutes-houses = Of the blue houses only the largest group of touching houses counts; the blue ring on your start tile is a plaza, not a house. Place the tile so that both new houses count.
akropolis-lesson-two-minutes-cover = Here is a city some turns later: now build upwards, on three hexes of equal height, but never all three of one tile. Cover a grey quarry to gain a stone.
akropolis-lesson-two-minutes-cover-quarry = This place covers no quarry. Look for the grey hexes and build over one.
akropolis-lesson-two-minutes-covered = Right. A district, that is a coloured hex without stars, is worth its level: on level 2 it counts as two.
akropolis-lesson-two-minutes-plazas = Points are the value of your districts times the stars of the plazas of their colour. How many points do your houses give now?
akropolis-lesson-two-minutes-count-houses = Add the levels of the houses in your largest group, and multiply by the stars of your visible house plazas.
akropolis-lesson-two-minutes-end = When one tile is left, a stack of new tiles refills the construction site; with no stack left the game is over. Tip: gain stones early, they buy the tile you need later.
akropolis-lesson-two-minutes-keep-plaza = Here the houses score nothing, because their plaza would be covered. Leave the middle of the start tile in sight.

## first-game

akropolis-lesson-first-game = First game
akropolis-lesson-first-game-welcome = Welcome, architect: you build a city of tiles, and the most points win. Each turn you take a tile and add it to your city: take the first one, it is free.
akropolis-lesson-first-game-take-free = That one costs a stone, and you will need yours soon. Take the tile marked “free”.
akropolis-lesson-first-game-quarries = Grey hexes are quarries, the green ring with three stars is a gardens plaza. Place the tile so that both quarries touch your start tile and the plaza points away from it.
akropolis-lesson-first-game-turn-it = Both grey hexes of the tile should touch the four hexes of your start tile. Tap the tile or press R to turn it.
akropolis-lesson-first-game-prepared = Well placed: you will soon build on top of these quarries.
akropolis-lesson-first-game-price = Your rival took a tile, and the row closed up. Each tile that you skip costs one stone, the small grey cube: pay yours for the second tile, with the green garden.
akropolis-lesson-first-game-take-garden = This one has no garden. Take the second tile: its price is one stone.
akropolis-lesson-first-game-garden = Each coloured hex without stars is a district: it scores its level, 1 on the ground, times the stars on plazas of its colour. Gardens count anywhere: place the tile on the ground, touching your city.
akropolis-lesson-first-game-garden-how = Stay on the ground this time, beside the city, so that nothing is covered.
akropolis-lesson-first-game-garden-why = One garden on level 1, times three stars. Without a visible plaza of its colour it would score nothing.
akropolis-lesson-first-game-refill = When one tile is left, the round ends: three new tiles from a stack join it, and the Chief Architect marker (the compasses) moves on. So your rival has begun this round, and you have no stone: which tile can you take?
akropolis-lesson-first-game-first = The first one
akropolis-lesson-first-game-second = The second one
akropolis-lesson-first-game-third = The third one
akropolis-lesson-first-game-refill-how = You pay before you take, and you have nothing to pay with.
akropolis-lesson-first-game-take-houses = Two blue houses, and free. Take it.
akropolis-lesson-first-game-up = Now build upwards: on three hexes of equal height, but never all three of one tile. Each quarry that you cover gives a stone: cover three.
akropolis-lesson-first-game-up-how = Look for the triangle of three grey hexes: two of your first tile and one of the start tile.
akropolis-lesson-first-game-up-why = Three stones, and two houses on level 2. Quarries themselves never score.
akropolis-lesson-first-game-houses = Of houses only the largest group of touching houses counts: add up its levels and multiply by the stars of your blue plazas. The start tile has one star: how many points do your houses give?
akropolis-lesson-first-game-houses-how = Add up the numbers on the blue houses that touch each other. A house on level 2 is worth 2.
akropolis-lesson-first-game-houses-why = Right. The largest group is the one with most houses, on whatever levels; if two groups have equally many, the more valuable one counts.
akropolis-lesson-first-game-chief = The Chief Architect marker has come back to you, so you start this round. You have three stones: skip two tiles and buy the third, with a yellow plaza.
akropolis-lesson-first-game-take-yellow = Take the third tile, the one with the yellow ring and two stars.
akropolis-lesson-first-game-lost = What you cover is lost for good, plazas and their stars too. Keep your garden and its plaza in sight: a tile on the ground covers nothing.
akropolis-lesson-first-game-lost-how = The garden or its plaza would disappear. Choose a place that leaves both in sight.
akropolis-lesson-first-game-markets = Yellow markets count if no other market touches them. Take the free tile, which has one.
akropolis-lesson-first-game-take-market = Save your stones. The first tile has the market and is free.
akropolis-lesson-first-game-market-place = A plaza is no market and works from anywhere in the city, so the two need not touch. Place the tile so that your market scores.
akropolis-lesson-first-game-market-how = The markets give nothing here. Keep the yellow plaza with its two stars in sight.
akropolis-lesson-first-game-second-market = A new round, and your rival has already moved. The free tile brings a second market: take it.
akropolis-lesson-first-game-apart = Two touching markets would both score nothing, even on different levels. Keep them apart.
akropolis-lesson-first-game-apart-how = Now not both markets score. Leave at least one hex or a gap between them, and keep the yellow plaza in sight.
akropolis-lesson-first-game-count-markets = Add up the levels of the markets that count, then multiply by the stars of your markets plaza. How many points is that?
akropolis-lesson-first-game-count-markets-how = A markets plaza has two stars: multiply the sum of the levels by two.
akropolis-lesson-first-game-count-markets-why = Right. Houses plazas have one star, gardens plazas three, all others two.
akropolis-lesson-first-game-barracks = Red barracks count at the edge of the city: at least one cell beside them must be empty. The free tile has a barracks plaza with two stars: take it.
akropolis-lesson-first-game-take-red = Look for the red ring with two stars, on the first tile.
akropolis-lesson-first-game-edge = An empty space that the city encloses is a lake, and a lake is not an edge. Place the tile and leave your barracks an open side.
akropolis-lesson-first-game-count-barracks = How many points do your barracks give now?
akropolis-lesson-first-game-count-barracks-how = Add up the levels of the visible barracks with an empty cell beside them, outside the city. Then multiply by the stars on visible red plazas.
akropolis-lesson-first-game-temples = Purple temples count if all six cells around them are built. The free tile has a temples plaza with two stars: take it.
akropolis-lesson-first-game-take-purple = Look for the purple ring with two stars, on the first tile.
akropolis-lesson-first-game-surround = Any hex will do as a neighbour of a temple, on any level, but a lake will not. Place the tile.
akropolis-lesson-first-game-count-temples = How many points do your temples give now?
akropolis-lesson-first-game-count-temples-how = Look at each purple temple: one empty cell beside it is enough to make it worthless. Multiply the levels of the others by the stars of the purple plazas.
akropolis-lesson-first-game-alone = Now you know all five kinds of districts. Play three turns on your own, and before you confirm, read what a place would bring.
akropolis-lesson-first-game-stones = Each stone left at the end is worth one point, and a tie goes to the player with more stones. How many points would your stones give now?
akropolis-lesson-first-game-stones-how = Look at the stones beside the name of your city: one point for each.
akropolis-lesson-first-game-stones-why = Right. Stones gained by placing a tile pay from the next turn on, never for the tile of the same turn.
akropolis-lesson-first-game-climb = High districts with many stars win games: a district on level 3 is worth as much as three on the ground. Play three more turns and build upwards where you can.
akropolis-lesson-first-game-total = Your score is the sum of the five kinds of districts and your stones. What is it now?
akropolis-lesson-first-game-total-how = Add up the lines of the score sheet.
akropolis-lesson-first-game-finish = The game ends when no stack is left and one tile remains, which stays unused. Play to the end, and in the last turns finish what is nearly done.
akropolis-lesson-first-game-tip = That was a whole game: compare the score sheets, line by line. Tip: choose two or three colours early, collect their plazas, and build those districts high.

## houses

akropolis-lesson-houses = Houses
akropolis-lesson-houses-group = Houses are the blue hexes, and only your largest group of touching houses counts. Place your tile so that its house joins the group.
akropolis-lesson-houses-touch = The houses do not give more here. Let the blue hex of your tile share a side with the blue houses, and cover nothing blue.
akropolis-lesson-houses-count = Add up the levels of the houses in the group and multiply by the stars of your houses plazas. How many points do your houses give?
akropolis-lesson-houses-count-how = A house on the ground is worth 1. The middle of the start tile is a houses plaza with one star.
akropolis-lesson-houses-largest = Here are two groups: three houses on the ground and two on level 2. How many points do the houses give?
akropolis-lesson-houses-largest-how = The group with more houses counts, even if the other one stands higher. Take the three on the ground, times one star.
akropolis-lesson-houses-largest-why = Right: the largest group is the one with most houses. If two groups have equally many, the more valuable one counts.
akropolis-lesson-houses-join = Of two groups only one counts. Join them with the house of your tile.
akropolis-lesson-houses-gap = The groups are still apart. Look for the empty cell that touches a house on both sides, and turn the tile until its house lies there.
akropolis-lesson-houses-joined = One group of five houses.
akropolis-lesson-houses-plaza = Each houses plaza has one star, and the stars of all your visible plazas add up. Place this second plaza and cover nothing blue.
akropolis-lesson-houses-covered = A house or a plaza would disappear under the tile, and covered hexes no longer count. Place it on the ground, beside the city.
akropolis-lesson-houses-stars = Two stars: every house of the group now counts twice.
akropolis-lesson-houses-where = Your tile has one house. Which place gives more points for houses?
akropolis-lesson-houses-ground = On the ground, its house beside your houses
akropolis-lesson-houses-over = On level 2, over the plaza of the start tile
akropolis-lesson-houses-no-stars = That plaza is your only one. Without a visible plaza there are no stars, and the houses give nothing.
akropolis-lesson-houses-tip = Houses plazas may lie anywhere in your city. Tip: houses are the most common district, so one more plaza soon pays.

## markets

akropolis-lesson-markets = Markets
akropolis-lesson-markets-apart = Markets are yellow, and a market counts if no other market touches it. Place your tile so that both markets count.
akropolis-lesson-markets-too-near = Now not both of them count. Keep the two yellow markets apart, and do not cover the markets plaza, the one with two stars.
akropolis-lesson-markets-count = Each market is worth its level, and a markets plaza has two stars. How many points do your markets give?
akropolis-lesson-markets-count-how = Add up the levels of both markets and multiply by two.
akropolis-lesson-markets-pair = Here are three markets, and two of them touch. How many points do the markets give?
akropolis-lesson-markets-pair-how = Two markets side by side both fail. Only the one that stands alone counts, times two stars.
akropolis-lesson-markets-pair-why = Right: the two neighbours both fail. A markets plaza as a neighbour does no harm.
akropolis-lesson-markets-rescue = A covered market is gone, and so is the trouble that it makes. Build on level 2 over one of the two neighbours and keep the other.
akropolis-lesson-markets-rescue-how = Cover exactly one of the two touching markets, and keep the third market and the plaza in sight.
akropolis-lesson-markets-rescued = The other one counts again: two good markets, times two stars.
akropolis-lesson-markets-levels = This city has one market on the ground and one on level 2. How many points do they give?
akropolis-lesson-markets-levels-how = Neighbours are neighbours on any level. These two share a side seen from above, so neither counts.
akropolis-lesson-markets-tip = Many tiles carry a market. Tip: leave one hex between two markets from the first turn on.

## barracks

akropolis-lesson-barracks = Barracks
akropolis-lesson-barracks-edge = Barracks are red and guard the edge: at least one cell beside them must be empty and outside the city. Yours have one open side left, at the top: place your tile so that both barracks count.
akropolis-lesson-barracks-edge-how = Here the old barracks would be shut in and count nothing. Leave the cell above them empty.
akropolis-lesson-barracks-inside = One of these barracks is built in on all six sides. How many points do the barracks give?
akropolis-lesson-barracks-inside-how = The barracks in the middle have no empty side and fail. The other ones are worth 1, times two stars.
akropolis-lesson-barracks-lake = The hole in this city is a lake, and a lake is not an edge. How many points do the barracks give?
akropolis-lesson-barracks-lake-how = The barracks at the lake have no other empty side, so they fail. Only those at the far end count.
akropolis-lesson-barracks-lake-why = Right. Only the option “Lakes for barracks” makes a lake count as an edge.
akropolis-lesson-barracks-high = Barracks on level 2 are worth 2, and they need an empty cell beside them too. Build your tile upwards so that all barracks count.
akropolis-lesson-barracks-high-how = Look for three hexes of two tiles on the ground, at the edge and without plazas: the quarries on the right. A lower neighbour is not an edge.
akropolis-lesson-barracks-high-why = Value 2 and value 1, times two stars, and stones for the quarries.
akropolis-lesson-barracks-tip = Late in the game new tiles shut barracks in. Tip: build them on the outside, and let the city grow the other way.

## temples

akropolis-lesson-temples = Temples
akropolis-lesson-temples-six = Temples are purple, and a temple counts if all six cells around it are built. Close the last gap around this one.
akropolis-lesson-temples-six-how = The temple does not count yet. Put any hex of your tile on the empty cell above it, and leave the temple and its plaza in sight.
akropolis-lesson-temples-count = A temples plaza has two stars. How many points do your temples give now?
akropolis-lesson-temples-count-how = One temple on the ground is worth 1. Multiply by two stars.
akropolis-lesson-temples-open = This city has two temples. How many points do they give?
akropolis-lesson-temples-open-how = The lower temple still has empty cells beside it, so it fails. Any built hex is good as a neighbour, quarries too.
akropolis-lesson-temples-hole = This temple lies beside a hole in the city, a lake. How many points does it give?
akropolis-lesson-temples-hole-how = A lake is empty, too. Five built sides are not enough.
akropolis-lesson-temples-high = High up in the middle a temple is surrounded at once, because its neighbours may stand on any level. Build yours there, on level 2, and keep the old one in sight.
akropolis-lesson-temples-high-how = Build over the three quarries above and to the left of the houses plaza, so that the old temple stays in sight. Then turn the tile until all six cells around the new temple are built.
akropolis-lesson-temples-high-why = On level 2 it is worth 2, and the old temple still counts.
akropolis-lesson-temples-tip = Temples at the edge are hard to finish. Tip: keep them for the middle, on a high level, where each one is worth more.

## gardens

akropolis-lesson-gardens = Gardens
akropolis-lesson-gardens-anywhere = Gardens are green and always count, wherever they lie. Your city has a gardens plaza: add the garden of your tile.
akropolis-lesson-gardens-keep = Something green would be covered, and then it no longer counts. Leave the garden and the gardens plaza in sight.
akropolis-lesson-gardens-count = A gardens plaza has three stars, more than any other. How many points do your gardens give?
akropolis-lesson-gardens-count-how = Multiply the level of your garden by three stars.
akropolis-lesson-gardens-none = This city has two gardens and no gardens plaza. How many points do they give?
akropolis-lesson-gardens-none-how = No plaza, no stars: the value of a district is multiplied by the stars of its visible plazas.
akropolis-lesson-gardens-buy = One tile of the construction site shows a gardens plaza, the green ring with three stars. Take it: you have one stone.
akropolis-lesson-gardens-buy-how = This tile has no gardens plaza. Look for the green ring with three stars.
akropolis-lesson-gardens-place = The plaza need not lie near the gardens. Place it so that both gardens stay in sight.
akropolis-lesson-gardens-placed = Two gardens, times three stars.
akropolis-lesson-gardens-high = A garden on level 2 is worth 2. Build this one upwards.
akropolis-lesson-gardens-high-how = Cover three hexes of two tiles, but not the gardens plaza: the quarries are in the right place.
akropolis-lesson-gardens-tip = Gardens and their plazas are rare. Tip: put a garden where another district would fail, between two markets or in the middle.

## heights

akropolis-lesson-heights = Building upwards
akropolis-lesson-heights-support = On level 2 the three hexes below must be on the same level and belong to at least two tiles. Which of these places is allowed?
akropolis-lesson-heights-one-tile = Exactly over the tile with the two houses
akropolis-lesson-heights-hanging = Over two quarries, one hex hanging over empty ground
akropolis-lesson-heights-two-tiles = Over one house and the two quarries beside it
akropolis-lesson-heights-support-how = A tile must not rest on one tile alone, and no part of it may hang in the air.
akropolis-lesson-heights-support-why = Right: three hexes of one level, from two tiles.
akropolis-lesson-heights-build = Now build there: over one house and two quarries. Every quarry that you cover gives you a stone.
akropolis-lesson-heights-build-how = Cover two quarries at once. The lit hexes on the right are the place.
akropolis-lesson-heights-built = All three hexes of the tile now stand on level 2. The covered house is gone for good.
akropolis-lesson-heights-value = A district is worth its level, the number beside its letter. One garden is on the ground, one on level 2, and you have three stars: how many points is that?
akropolis-lesson-heights-value-how = Add the two levels first, then multiply by the stars.
akropolis-lesson-heights-third = On level 3 the three hexes below must all be on level 2. Build your tile so high and leave the gardens plaza in sight.
akropolis-lesson-heights-third-how = Two tiles already stand on level 2, side by side. Find three of their hexes that form a triangle, from both tiles.
akropolis-lesson-heights-third-why = One garden on level 3 is worth as much as three on the ground.
akropolis-lesson-heights-lost = Covered hexes no longer count. Which place is better for your gardens?
akropolis-lesson-heights-over = On level 2, over two quarries and the gardens plaza
akropolis-lesson-heights-ground = On the ground, on the right of the city
akropolis-lesson-heights-lost-how = Two stones are tempting, but the gardens plaza would be covered and its three stars lost.
akropolis-lesson-heights-tip = Height makes few tiles worth much, so prepare a place of quarries for it. Tip: put plazas at the edge, where you will not need to cover them.

## quarries

akropolis-lesson-quarries = Quarries and stones
akropolis-lesson-quarries-quarry = The grey hexes are quarries: they never score, but each one that you cover gives a stone. Build on level 2 over at least one.
akropolis-lesson-quarries-quarry-how = No quarry was covered. Choose a place on top of the city, over three hexes of two tiles.
akropolis-lesson-quarries-stones = You began with one stone. How many do you have now?
akropolis-lesson-quarries-stones-how = Look at the stones beside the name of your city: one from the beginning, and one for each covered quarry.
akropolis-lesson-quarries-three = A tile can cover up to three quarries. Find a place that gives three stones.
akropolis-lesson-quarries-three-how = Look for a triangle of three grey hexes. They must not all belong to the same tile.
akropolis-lesson-quarries-three-why = Three stones, and a tile on level 2 as well.
akropolis-lesson-quarries-afford = Stones pay for the tiles that you skip, one stone for each. You have two stones: which of these tiles can you take?
akropolis-lesson-quarries-third = The third one
akropolis-lesson-quarries-fourth = The fourth one
akropolis-lesson-quarries-afford-how = The fourth tile means skipping three. You need the stones before you take: stones gained later in the turn do not help.
akropolis-lesson-quarries-afford-why = Right. Stones that you gain by placing this turn could not pay for it.
akropolis-lesson-quarries-spend = The third tile has a gardens plaza with three stars, and your city has a garden. It is worth the price: take it.
akropolis-lesson-quarries-spend-how = Take the third tile, the one with the green plaza.
akropolis-lesson-quarries-gain = Your stones are gone. Place the tile over a quarry and earn some back.
akropolis-lesson-quarries-gain-how = This place covers no quarry. Look for three hexes of the same level with a grey one among them.
akropolis-lesson-quarries-left = Each stone left at the end is worth one point. How many points would your stones give now?
akropolis-lesson-quarries-left-how = Count your stones: one point for each.
akropolis-lesson-quarries-tip = One point is little, the right tile is much. Tip: gain stones early and spend them on plazas.
akropolis-lesson-quarries-left-why = Right. And if players are tied, the one with more stones wins.

## construction-site

akropolis-lesson-construction-site = The construction site
akropolis-lesson-construction-site-price = The tiles on offer lie in a row: the first is free, each one after that costs one more stone. You have one stone: which of these can you take?
akropolis-lesson-construction-site-second = The second one
akropolis-lesson-construction-site-third = The third one
akropolis-lesson-construction-site-fourth = The fourth one
akropolis-lesson-construction-site-price-how = You pay one stone for each tile that you skip. One stone lets you skip one tile.
akropolis-lesson-construction-site-pay = A markets plaza is worth a stone. Take the second tile.
akropolis-lesson-construction-site-pay-how = Take the second tile: it has the yellow plaza.
akropolis-lesson-construction-site-place = The stone goes back to the reserve. Place the tile where you like.
akropolis-lesson-construction-site-close = Your rival took the free tile, and the others moved up without a refill. The tile that cost two stones at first is free now: take it.
akropolis-lesson-construction-site-close-how = Take the first tile: it is free now.
akropolis-lesson-construction-site-one-left = One tile is left on the construction site, so this turn is the last of the round. Place your tile.
akropolis-lesson-construction-site-one-left-why = The tile that was left is free now, and a stack of three tiles follows it.
akropolis-lesson-construction-site-refill = The Chief Architect marker has passed on: your rival plays first and last in this round.
akropolis-lesson-construction-site-poor = Here you have no stone: which tile can you take?
akropolis-lesson-construction-site-first = The first one
akropolis-lesson-construction-site-poor-how = Without a stone you cannot skip any tile. Passing is not allowed either.
akropolis-lesson-construction-site-poor-why = Right. But a tile that you want may become cheaper while your rival takes others.
akropolis-lesson-construction-site-last = The last round: the stacks are used up, and both players have one turn left. Take your last tile.
akropolis-lesson-construction-site-last-place = Place it where it brings most. Nothing comes after it.
akropolis-lesson-construction-site-last-why = With the option “Long game” two or three players use all 61 tiles.
akropolis-lesson-construction-site-over = Your rival has moved, one tile is left and nobody takes it: the game is over. Tip: before you pay, ask what will be free on your next turn.

## solo

akropolis-lesson-solo = Alone against an architect
akropolis-lesson-solo-architect = Alone you face an illustrious architect, who builds nothing and only collects tiles. The stones that you pay go to him: after which choice does he have more stones?
akropolis-lesson-solo-first = You take the first tile
akropolis-lesson-solo-second = You take the second tile
akropolis-lesson-solo-architect-how = The first tile is free, so he gets nothing for it. Each tile that you skip sends him a stone.
akropolis-lesson-solo-pay = Try it: take the second tile and watch his stones. He begins with two, you with one.
akropolis-lesson-solo-pay-how = Take the second tile this time, to see where the stone goes.
akropolis-lesson-solo-place = Place your tile. Then he takes the cheapest tile with a plaza that he can pay for, or the first one if there is none.
akropolis-lesson-solo-took = He had three stones and skipped one tile to reach a plaza. How many stones does he have now?
akropolis-lesson-solo-took-how = He pays as you do: one stone for each tile that he skips.
akropolis-lesson-solo-took-why = Right. His stones go to the reserve, not to you.
akropolis-lesson-solo-deny = Another game: he has a stone and will take the gardens plaza if you leave it. You have two gardens: take it first.
akropolis-lesson-solo-deny-how = Then the cheapest plaza goes to him. Take the second tile, with the green ring.
akropolis-lesson-solo-gardens = Place it and keep both gardens in sight.
akropolis-lesson-solo-gardens-how = A garden or the plaza would be covered. Stay beside the city.
akropolis-lesson-solo-denied = Points for you, and no plaza for him.
akropolis-lesson-solo-try = Hippodamos, the easy one, counts 1 for each district, and Metagenes, in between, adds 2 points for each of his quarries. Play three turns against Hippodamos, and look at his tiles before you pay.
akropolis-lesson-solo-tip = You win with more points, or with equal points and more stones. Tip: take away the plaza that fits his districts, and pay rarely, because your stones buy him plazas.
akropolis-lesson-solo-points = For him every district counts, wherever it lies, times the stars of his plazas. Callicrates, the hard one, even counts 2 for each: take the barracks plaza away from him.
akropolis-lesson-solo-points-how = He has barracks and one stone, and the red plaza is next for him. Take the second tile, with the red ring.

## variant-houses

akropolis-lesson-variant-houses = Variant: Houses
akropolis-lesson-variant-houses-rule = With the variant Houses your group counts double if its value is 10 or more. Add up the levels of this group, with one star: how many points are your houses now?
akropolis-lesson-variant-houses-rule-how = Four houses on level 2 and one on the ground: not yet 10, so nothing is doubled.
akropolis-lesson-variant-houses-reach = One more house is enough. Place your tile so that the group doubles.
akropolis-lesson-variant-houses-reach-how = That does not double your points. Let the new house touch the group, cover no house, and keep the houses plaza in sight.
akropolis-lesson-variant-houses-reached = Doubled: the whole group, not only the new house.
akropolis-lesson-variant-houses-now = How many points do your houses give now?
akropolis-lesson-variant-houses-now-how = Add up the levels, double the sum, and multiply by the stars.
akropolis-lesson-variant-houses-tip = The value decides, not the number of houses. Tip: five houses on level 2 are enough.

## variant-markets

akropolis-lesson-variant-markets = Variant: Markets
akropolis-lesson-variant-markets-rule = With the variant Markets a market that counts is doubled if a markets plaza lies beside it. How many points does the market of this city give?
akropolis-lesson-variant-markets-rule-how = The market and the plaza do not touch, so it counts once, times two stars.
akropolis-lesson-variant-markets-beside = Place your market beside the plaza. No other market may touch it, as always.
akropolis-lesson-variant-markets-beside-how = Not doubled yet. The yellow market must share a side with the yellow plaza and with no other market.
akropolis-lesson-variant-markets-beside-why = A market beside its plaza counts double; any other one still counts once.
akropolis-lesson-variant-markets-once = This market touches two markets plazas, and you have four stars. How many points does it give?
akropolis-lesson-variant-markets-once-how = It doubles once, however many plazas touch it. Then multiply by all stars.
akropolis-lesson-variant-markets-tip = One plaza has six sides. Tip: up to three markets fit around it without touching each other.

## variant-barracks

akropolis-lesson-variant-barracks = Variant: Barracks
akropolis-lesson-variant-barracks-rule = With the variant Barracks, barracks with three or four empty cells beside them count double. How many points do these barracks give, with two stars?
akropolis-lesson-variant-barracks-rule-how = Count the empty cells around the barracks: there are three. Value 1 doubles to 2, then come two stars.
akropolis-lesson-variant-barracks-open = Place your tile so that its barracks double, too. Leave the old ones free.
akropolis-lesson-variant-barracks-open-how = Not all barracks are doubled here. Each needs at least three empty cells around it: turn the tile, or place it farther from the old barracks.
akropolis-lesson-variant-barracks-open-why = Both count double, times two stars.
akropolis-lesson-variant-barracks-mixed = Some barracks here are more open than others. How many points do the barracks give, with two stars?
akropolis-lesson-variant-barracks-mixed-how = The barracks with one empty side count once, those with three or more count double. Then multiply by the stars.
akropolis-lesson-variant-barracks-tip = Lakes do not count here either. Tip: a tile that sticks out of the city with its barracks first keeps four sides open.

## variant-temples

akropolis-lesson-variant-temples = Variant: Temples
akropolis-lesson-variant-temples-rule = With the variant Temples a temple that counts is doubled on level 2 or higher. How many points does this one on the ground give, with two stars?
akropolis-lesson-variant-temples-rule-how = All six sides are built, so it counts. On the ground nothing doubles: value 1, times two stars.
akropolis-lesson-variant-temples-high = Now build your temple on level 2, with all six sides built. Leave the old temple and the temples plaza in sight.
akropolis-lesson-variant-temples-high-how = Three quarries above and to the left of the houses plaza form a triangle: build there. Then turn the tile so that the temple has no empty cell beside it.
akropolis-lesson-variant-temples-now = The new temple has value 2, doubled. How many points do both temples give together?
akropolis-lesson-variant-temples-now-how = Four for the new temple and one for the old one, times two stars.
akropolis-lesson-variant-temples-now-why = Right: on level 2 a temple now counts as much as four on the ground.
akropolis-lesson-variant-temples-tip = A temple that fails is not doubled either. Tip: with this variant keep every temple for the upper levels.

## variant-gardens

akropolis-lesson-variant-gardens = Variant: Gardens
akropolis-lesson-variant-gardens-rule = With the variant Gardens a garden beside a lake counts double. A lake is an empty space inside the city: how many points does this garden give, with three stars?
akropolis-lesson-variant-gardens-rule-how = The space beside the garden is still open on one side, so it is no lake yet. Value 1, times three stars.
akropolis-lesson-variant-gardens-lake = Close the gap and make a lake beside the garden. Do not fill the empty cell itself.
akropolis-lesson-variant-gardens-lake-how = The garden is not doubled yet. The cell below it is the open side of the space: put a hex of your tile there, and cover nothing green.
akropolis-lesson-variant-gardens-lake-why = A lake! It is drawn as water.
akropolis-lesson-variant-gardens-now = How many points does the garden give now?
akropolis-lesson-variant-gardens-now-how = Value 1, doubled, times three stars.
akropolis-lesson-variant-gardens-tip = A lake may have more than one cell, and one lake serves all gardens around it. Tip: leave one cell free beside your first garden, and enclose it later.
