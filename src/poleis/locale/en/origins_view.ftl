# The browser table of Origins: First Builders.

## Panels

origins-view-sites = Encounter sites
origins-view-sites-note = if your die is below the ship, pay the difference in wisdom
origins-view-pools = Pools
origins-view-pools-note = price in wisdom by place
origins-view-tracks = Temples and military
origins-view-districts = Districts and towers
origins-view-your-city = Your city
origins-view-city-of = City of { $name }
origins-view-people = Your people
origins-view-realm = Player board
origins-view-players = Players
origins-view-scores = Score
origins-view-total = Total
origins-view-tab-sites = Sites
origins-view-tab-pools = Pools
origins-view-tab-tracks = Tracks
origins-view-tab-others = Others
origins-view-tab-log = Log

## Rounds

origins-view-opening = Opening
origins-view-round = Round { $n }
origins-view-round-of = Round { $n } of { $of }

## Workers and dice

origins-view-die = { $colour } { $value }
origins-view-die-red = red
origins-view-die-orange = orange
origins-view-die-yellow = yellow
origins-view-die-blue = blue
origins-view-die-purple = purple
origins-view-speaker = speaker { $value }
origins-view-archon = archon
origins-view-freeman = Freeman: { $die }
origins-view-empty-base = An empty base
origins-view-visitor = { $worker } at site { $n }. { $name }
origins-view-offer = Opening dice
origins-view-offered = Opening die: { $die }
origins-view-none = none left

## Sites and pools

origins-view-site = Site { $n }, ship at { $value }
origins-view-ship = The ship of site { $n }, value { $value }
origins-view-pool-tile = { $name }: { $wisdom } wisdom and { $stone } stone
origins-view-next-tile = Next: { $name }. { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} in the stack
origins-view-citizen = Citizen die { $die }: { $wisdom } wisdom
origins-view-speakers = speakers
origins-view-reserve = reserve
origins-view-reserve-of = Reserve, { $colour }: { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
origins-view-as-building = as a building
origins-view-as-farm = as a farm
origins-view-as-cover = over a farm
origins-view-towers-left = towers left
origins-view-towers-of = Tower pool, { $colour }: { $n }
origins-view-card = District card { $n }: { $corner } corner, { $one } and { $other } beside it. { $first } points the first time, then { $later }. { $gold } gold lie above it
origins-view-card-help = Close a district with these colours, turned or mirrored as you like; the blank square is any tile.
origins-view-card-gives = card { $card }: { $points } points{ $gold ->
    [0] {""}
   *[other] {" "}and { $gold } gold
}
origins-view-no-card = no district card fits

## Tracks

origins-view-temple = { $temple }. { $places }
origins-view-zodiac-of = { $card }: { $name }
origins-view-steps = How many steps?
origins-view-step-count = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
origins-view-military = military
origins-view-last-space = last space: { $n } points
origins-view-space = Space { $n }: { $bonus }
origins-view-space-none = an attack takes nothing here
origins-view-space-exchange-basic-for-gold = an attack may change 1 basic resource into 1 gold
origins-view-space-stone = an attack takes 1 stone
origins-view-space-food = an attack takes 1 food
origins-view-space-wisdom = an attack takes 1 wisdom
origins-view-space-gold-1 = an attack takes 1 gold
origins-view-space-gold-2 = an attack takes 2 gold
origins-view-space-basic-plus-stone = an attack takes 1 basic resource and 1 stone
origins-view-space-basic-plus-food = an attack takes 1 basic resource and 1 food
origins-view-space-basic-plus-wisdom = an attack takes 1 basic resource and 1 wisdom
origins-view-space-basic-plus-gold = an attack takes 1 basic resource and 1 gold
origins-view-rival = Rival disc

## The city

origins-view-cell = { $name } at { $x }, { $y }
origins-view-plot = Empty place at { $x }, { $y }
origins-view-seat-open = Seat of power of the district at { $x }, { $y }, empty
origins-view-seat-closed = Seat of power of the district at { $x }, { $y }: { $die }
origins-view-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}

## What lies before a seat

origins-view-owned = { $resource }: { $n }
origins-view-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
origins-view-later = points of the final scoring so far
origins-view-first = first
origins-view-passed = passed
origins-view-population = Population
origins-view-base-price = The next base costs { $n } food.
origins-view-last-base = The last one scores { $n } points.
origins-view-advisors = Advisors
origins-view-advisor = { $colour } advisor, { $n } points
origins-view-advisors-of = Advisors: { $n }
origins-view-bases = Bases: { $n }
origins-view-towers = Towers
origins-view-tower = { $colour } tower, height { $n }: the next level costs { $n } gold
origins-view-tokens = Superiority tokens: { $n }
origins-view-tokens-help = After an action, spend one for another action; once a turn.
origins-view-tokens-help-solo = Spend one when ships would be raised: none is raised.
origins-view-aside = { $name }, set aside: build it in a later purchase for { $n } stone
origins-view-no-cards = no zodiac card yet

## Prompts

origins-view-prompt-over = The game is over.
origins-view-prompt-chance = Dice are rolled.
origins-view-prompt-draft-other = { $name } chooses an opening die.
origins-view-prompt-turn-other = { $name } takes a turn.
origins-view-prompt-choice-other = { $name } decides.
origins-view-prompt-draft = Choose an opening die.
origins-view-help-draft = It goes onto one of your two bases.
origins-view-prompt-remove = Remove one of the highest dice.
origins-view-help-remove = They show the same value.
origins-view-prompt-turn = Choose an action.
origins-view-help-turn = Tap a worker and a site, or a freeman and a seat of power, a tower, the next base; or pass.
origins-view-prompt-extra = Another action?
origins-view-help-extra = A superiority token buys one.
origins-view-prompt-visit = Choose an action of the site.
origins-view-help-visit = Upper or lower; the bonus too, if your worker has the colour of the token.
origins-view-prompt-tide = Which neighbouring ship is raised?
origins-view-help-tide = Tap its ship, or spend a superiority token: then no ship is raised.
origins-view-prompt-purchase = Buy a building.
origins-view-help-purchase = Tap a tile, then how you lay it.
origins-view-prompt-place = Place the tile: { $tile }.
origins-view-help-place = Beside your city, edge to edge; four tiles in a square make a district.
origins-view-prompt-use = Use the effects of your buildings.
origins-view-help-use = Tap a building; leave out what you do not want.
origins-view-prompt-card = Choose the district card to score.
origins-view-help-card = Several fit; its gold is yours.
origins-view-prompt-retire = Which six becomes an advisor first?
origins-view-help-retire = Tap a freeman at a site.
origins-view-prompt-gain = Choose a basic resource{ $n ->
    [one] .
   *[other] {" "}({ $n } to take).
}
origins-view-help-gain = Tap stone, food or wisdom in your stock.
origins-view-prompt-choice = Choose what to do.
origins-view-help-choice = Tap what lights up, or a button.
origins-view-prompt-advance = Advance on the military track{ $may ->
    [yes] ?
   *[no] .
}
origins-view-help-advance = The space that you would reach is marked on the track.
origins-view-prompt-attack = Attack{ $may ->
    [yes] ?
   *[no] .
}
origins-view-help-attack = Take the bonus of your space; 1 point for each disc behind you and each border passed.
origins-view-prompt-military = Advance on the military track and attack.
origins-view-help-military = In either order; one of them may be left out. The next space is marked on the track.
origins-view-prompt-training = Raise a freeman or advance on the military track.
origins-view-help-training = Tap a freeman, or use the button; the next space is marked on the track.
origins-view-prompt-temple = Move a disc in a temple.
origins-view-help-temple = Tap a temple, then the number of steps if you have a choice.
origins-view-prompt-citizen = Take a citizen die.
origins-view-help-citizen = The price in wisdom stands above it.
origins-view-prompt-free-citizen = Take a citizen die free{ $may ->
    [yes] ?
   *[no] .
}
origins-view-help-free-citizen = Tap it; no wisdom is paid.
origins-view-prompt-cancer-gemini = Cancer and Gemini: begin with either.
origins-view-help-cancer-gemini = Tap a citizen die, which is free, or a basic resource in your stock.
origins-view-prompt-speaker = Take a speaker.
origins-view-help-speaker = Tap a white die of the pool.
origins-view-prompt-raise = Raise a freeman.
origins-view-help-raise = Tap it.
origins-view-prompt-honour = Choose a red freeman to honour.
origins-view-help-honour = Its value is scored, then it goes down by 1.
origins-view-prompt-grow = Raise the new die by 1?
origins-view-help-grow = By Sagittarius.
origins-view-prompt-calm = Set a ship to 1.
origins-view-help-calm = Tap a ship.
origins-view-prompt-exchange = Change a basic resource into gold?
origins-view-help-exchange = Tap what you give, or decline.
origins-view-prompt-adjacent = Use the effect of a building beside the Mage tower.
origins-view-help-adjacent = Tap it.
origins-view-prompt-recolour = Change the colour of a freeman.
origins-view-help-recolour = Tap the freeman, then a colour of the reserve.
origins-view-prompt-aside = Set a tile aside.
origins-view-help-aside = Tap a tile of the pool; nothing is paid.

## Previews

origins-view-preview-draft = Take the { $name }
origins-view-preview-remove = Remove the { $name }
origins-view-preview-visit = { $worker } visits site { $site }
origins-view-preview-pisces = Take 1 gold instead of the bonus
origins-view-preview-score = Score district card { $n }
origins-view-preview-tower = Build the { $name } tower to height { $n }
origins-view-preview-populate = Take the next base
origins-view-preview-pass = Pass
origins-view-preview-spend = Spend a superiority token
origins-view-preview-spend-solo = Keep all ships
origins-view-preview-buy-building = Buy { $name }
origins-view-preview-buy-farm = Take { $name } as a farm
origins-view-preview-buy-cover = Lay { $name } over a farm
origins-view-preview-aside = Set { $name } aside
origins-view-preview-take = Take the { $name }
origins-view-preview-hire = Take { $worker }
origins-view-preview-gain = Take 1 { $name }
origins-view-preview-exchange = Change 1 { $name } into gold
origins-view-preview-step = { $name }: { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
origins-view-preview-raise = Raise { $worker }
origins-view-preview-recolour = { $worker } becomes { $name }
origins-view-preview-honour = Honour { $worker }
origins-view-preview-calm = Ship { $n } to 1
origins-view-preview-lift = Raise ship { $n }
origins-view-preview-advance = Military track +{ $n }
origins-view-preview-attack = Attack
origins-view-preview-grow = Raise it by 1
origins-view-preview-retire = { $worker } becomes an advisor
origins-view-preview-done = Done
origins-view-preview-decline = Decline
origins-view-preview-use = Use { $name }
origins-view-preview-place = Place { $name } here
origins-view-preview-close = Close the district with { $worker }
origins-view-detail-pay = pay { $n } wisdom
origins-view-detail-free = nothing to pay
origins-view-detail-ship = ship { $old } → { $new }
origins-view-detail-both = both actions
origins-view-detail-bonus = same colour, { $name }
origins-view-detail-fires = calls { $names }
origins-view-detail-seat = at the end { $value } × { $high } = { $n }
origins-view-detail-district = completes a district{ $n ->
    [0] {""}
   *[other] , its card scores { $n }
}
origins-view-detail-return = { $n ->
    [0] no freeman goes up
    [one] { $n } freeman comes back and goes up by 1
   *[other] { $n } freemen come back and go up by 1
}
origins-view-detail-advisors = { $n ->
    [one] { $n } six becomes an advisor
   *[other] { $n } sixes become advisors
}
origins-view-detail-attack = take the bonus of your space; 1 point for each disc behind you and each border passed

## The log

origins-view-log-draft = { $who } takes the { $name }
origins-view-log-visit = { $who }: { $worker } to site { $site }{ $n ->
    [0] {""}
   *[other] , pays { $n } wisdom
}
origins-view-log-act = { $who }: { $name }
origins-view-log-bonus = { $who }: { $name }
origins-view-log-pisces = { $who } takes 1 gold for the bonus
origins-view-log-score = { $who } scores district card { $n }
origins-view-log-tower = { $who } builds the { $name } tower to height { $n }
origins-view-log-populate = { $who } takes another base
origins-view-log-pass = { $who } passes
origins-view-log-spend = { $who } spends a superiority token
origins-view-log-aside = { $who } sets { $name } aside
origins-view-log-take = { $who } takes the { $name }
origins-view-log-hire = { $who } takes { $worker }
origins-view-log-step = { $who }: { $name } +{ $n }
origins-view-log-recolour = { $who }: { $worker } becomes { $name }
origins-view-log-honour = { $who } honours { $worker }
origins-view-log-calm = { $who } sets ship { $n } to 1
origins-view-log-advance = { $who } advances on the military track
origins-view-log-attack = { $who } attacks
origins-view-log-retire = { $who }: { $worker } becomes an advisor
origins-view-log-place = { $who } builds { $name }
origins-view-log-farm = { $who } lays a farm
origins-view-log-close = { $who } closes a district with { $worker }
origins-view-log-keep = The zodiac card that stays: { $name }

## The score pad

origins-pad-prompt = Enter what you have at the end.
origins-pad-help = Points of the VP track, gold, temples, advisors, towers, dice in seats of power.
origins-pad-refusal = There is nothing to change here.
origins-pad-seats = Seats of power
origins-pad-there = In your seats (tap to take away)
origins-pad-drop = Take away: { $colour } { $value }
origins-pad-board = Temples and towers
origins-pad-space = { $temple }: space { $n }
origins-pad-height = { $colour } tower: height { $n }
origins-pad-points = VP track
origins-pad-gold = Gold
origins-pad-tiles = Tiles of the city
origins-pad-box = { $count } seats: the box has { $dice } dice
origins-pad-seat = seats: { $value } needs a colour and a value
origins-pad-colour = seats: there is no colour { $name }
origins-pad-dice = seats: { $found } dice are { $colour }; a game of { $count } has { $dice } (ORI-2.1)
origins-pad-discs = towers: { $found } discs are { $colour }; the box has { $discs } (ORI-2.9)
origins-pad-all-tiles = tiles: { $tiles } in all cities; a game of { $count } has { $most } (ORI-2.9)
