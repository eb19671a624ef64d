# Akropolis. Terms follow the published editions.

akropolis = Akropolis

akropolis-refusal-over = The game is over.
akropolis-refusal-drawing = New tiles are being laid out.
akropolis-refusal-turn = It is not your turn.
akropolis-refusal-take-first = Take a tile first.
akropolis-refusal-place-first = Place the tile that you took first.
akropolis-refusal-no-tile = There is no tile at position { $slot }.
akropolis-refusal-price = The tile costs { $price ->
    [one] { $price } stone
   *[other] { $price } stones
}.
akropolis-refusal-stones = You have { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}, and stones gained this turn come too late to pay.
akropolis-refusal-overhang = On the ground all three cells must be empty.
akropolis-refusal-uneven = The three hexes beneath must be on the same level.
akropolis-refusal-apart = The tile must share a side with your city.
akropolis-refusal-one-tile = The tile must rest on at least two different tiles.

### What the table shows

## Hexes: letters on the board, names in labels and in the log

akropolis-letter-houses = H
akropolis-letter-markets = M
akropolis-letter-barracks = B
akropolis-letter-temples = T
akropolis-letter-gardens = G
akropolis-letter-quarry = Q
akropolis-hex-houses = house
akropolis-hex-markets = market
akropolis-hex-barracks = barracks
akropolis-hex-temples = temple
akropolis-hex-gardens = garden
akropolis-hex-quarry = quarry
akropolis-hex-houses-plaza = houses plaza
akropolis-hex-markets-plaza = markets plaza
akropolis-hex-barracks-plaza = barracks plaza
akropolis-hex-temples-plaza = temples plaza
akropolis-hex-gardens-plaza = gardens plaza
akropolis-cell = q { $q } r { $r }: { $hex }, level { $level }
akropolis-cell-free = q { $q } r { $r }: empty ground

## Panels

akropolis-market = Construction site
akropolis-stacks-left = { $n ->
    [0] last tiles
    [one] { $n } stack left
   *[other] { $n } stacks left
}
akropolis-slot = Position { $slot }, { $price ->
    [0] free
    [one] costs { $price } stone
   *[other] costs { $price } stones
}: { $tile }
akropolis-free = free
akropolis-held = Taken by { $name }: { $tile }
akropolis-your-city = Your city
akropolis-city-of = The city of { $name }
akropolis-placed = { $n } of { $of } tiles
akropolis-stones = { $n ->
    [one] { $n } stone
   *[other] { $n } stones
}
akropolis-chief-architect = Chief Architect
akropolis-round = Round { $n } of { $of }
akropolis-sheet = Score sheet
akropolis-all-players = All players
akropolis-total = Total
akropolis-line-houses = Houses
akropolis-line-markets = Markets
akropolis-line-barracks = Barracks
akropolis-line-temples = Temples
akropolis-line-gardens = Gardens
akropolis-line-quarries = Quarries
akropolis-line-stones = Stones
akropolis-collection = { $n ->
    [one] { $n } collected tile
   *[other] { $n } collected tiles
}
akropolis-architect-easy = Hippodamos
akropolis-architect-medium = Metagenes
akropolis-architect-hard = Callicrates
akropolis-tab-city = City
akropolis-tab-others = Others
akropolis-tab-sheet = Sheet
akropolis-tab-log = Log

## What is asked

akropolis-prompt-over = The game is over.
akropolis-prompt-drawing = New tiles are being laid out.
akropolis-prompt-take = Take a tile.
akropolis-prompt-place = Add the tile to your city.
akropolis-prompt-take-other = { $name } takes a tile.
akropolis-prompt-place-other = { $name } adds a tile.
akropolis-help-take = The first one is free, each further position costs one stone more. You have { $n ->
    [one] { $n } stone
   *[other] { $n } stones
}.
akropolis-help-place = Tap a lit place; tap the tile or press R to turn it.

## What will happen

akropolis-preview-take = Tile { $slot }: { $tile }
akropolis-preview-price = { $n ->
    [0] It is free.
    [one] It costs { $n } stone.
   *[other] It costs { $n } stones.
}
akropolis-preview-place = On level { $level }
akropolis-preview-covers = On level { $level }, over { $n ->
    [one] { $n } quarry
   *[other] { $n } quarries
}
akropolis-preview-change = { $name } { $old } → { $new }
akropolis-preview-same = No district changes its points.
akropolis-points-change = { $change } { $n ->
    [one] point
   *[other] points
}

## The log

akropolis-log-round = Round { $n }
akropolis-log-take = { $name } pays { $n ->
    [one] { $n } stone
   *[other] { $n } stones
} for tile { $slot }
akropolis-log-place = { $name } builds on level { $level }: { $tile }{ $n ->
    [0] {""}
    [one] {" "}(+{ $n } stone)
   *[other] {" "}(+{ $n } stones)
}
akropolis-log-architect = { $name } takes { $tile }

## The lobby

akropolis-tagline = Hexes and heights, 1 to 4 players
akropolis-option-long = Long game (all tiles)
akropolis-option-variants = Variants
akropolis-option-variants-houses = Houses
akropolis-option-variants-markets = Markets
akropolis-option-variants-barracks = Barracks
akropolis-option-variants-temples = Temples
akropolis-option-variants-gardens = Gardens
akropolis-option-architect = Illustrious architect
akropolis-option-architect-easy = easy: Hippodamos
akropolis-option-architect-medium = medium: Metagenes
akropolis-option-architect-hard = hard: Callicrates
