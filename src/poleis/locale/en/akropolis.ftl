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
akropolis-hex-houses = houses
akropolis-hex-markets = markets
akropolis-hex-barracks = barracks
akropolis-hex-temples = temples
akropolis-hex-gardens = gardens
akropolis-hex-quarry = quarry
akropolis-hex-houses-plaza = houses plaza
akropolis-hex-markets-plaza = markets plaza
akropolis-hex-barracks-plaza = barracks plaza
akropolis-hex-temples-plaza = temples plaza
akropolis-hex-gardens-plaza = gardens plaza
akropolis-view-cell = q { $q } r { $r }: { $hex }, level { $level }
akropolis-view-cell-free = q { $q } r { $r }: empty ground

## Panels

akropolis-view-market = Construction site
akropolis-view-stacks-left = { $n ->
    [0] last tiles
    [one] { $n } stack left
   *[other] { $n } stacks left
}
akropolis-view-slot = Position { $slot }, { $price ->
    [0] free
    [one] costs { $price } stone
   *[other] costs { $price } stones
}: { $tile }
akropolis-view-free = free
akropolis-view-held = Taken by { $name }: { $tile }
akropolis-view-your-city = Your city
akropolis-view-city-of = The city of { $name }
akropolis-view-placed = { $n } of { $of } tiles
akropolis-view-stones = { $n ->
    [one] { $n } stone
   *[other] { $n } stones
}
akropolis-view-chief-architect = Chief Architect
akropolis-view-round = Round { $n } of { $of }
akropolis-view-sheet = Score sheet
akropolis-view-all-players = All players
akropolis-view-total = Total
akropolis-sheet-houses = Houses
akropolis-sheet-markets = Markets
akropolis-sheet-barracks = Barracks
akropolis-sheet-temples = Temples
akropolis-sheet-gardens = Gardens
akropolis-sheet-quarries = Quarries
akropolis-sheet-stones = Stones
akropolis-view-collection = { $n ->
    [one] { $n } collected tile
   *[other] { $n } collected tiles
}
akropolis-view-architect-easy = Hippodamos
akropolis-view-architect-medium = Metagenes
akropolis-view-architect-hard = Callicrates
akropolis-view-tab-city = City
akropolis-view-tab-others = Others
akropolis-view-tab-sheet = Sheet
akropolis-view-tab-log = Log

## What is asked

akropolis-view-prompt-over = The game is over.
akropolis-view-prompt-drawing = New tiles are being laid out.
akropolis-view-prompt-take = Take a tile.
akropolis-view-prompt-place = Add the tile to your city.
akropolis-view-prompt-take-other = { $name } takes a tile.
akropolis-view-prompt-place-other = { $name } adds a tile.
akropolis-view-help-take = The first one is free, each further position costs one stone more. You have { $n ->
    [one] { $n } stone
   *[other] { $n } stones
}.
akropolis-view-help-place = Tap a lit place; tap the tile or press R to turn it.

## What will happen

akropolis-view-preview-take = Tile { $slot }: { $tile }
akropolis-view-preview-price = { $n ->
    [0] It is free.
    [one] It costs { $n } stone.
   *[other] It costs { $n } stones.
}
akropolis-view-preview-place = On level { $level }
akropolis-view-preview-covers = On level { $level }, over { $n ->
    [one] { $n } quarry
   *[other] { $n } quarries
}
akropolis-view-preview-change = { $name } { $old } → { $new }
akropolis-view-preview-same = No district changes its points.
akropolis-view-points-change = { $change } { $n ->
    [one] point
   *[other] points
}

## The log

akropolis-view-log-round = Round { $n }
akropolis-view-log-take = { $name } pays { $n ->
    [one] { $n } stone
   *[other] { $n } stones
} for tile { $slot }
akropolis-view-log-place = { $name } builds on level { $level }: { $tile }{ $n ->
    [0] {""}
    [one] {" "}(+{ $n } stone)
   *[other] {" "}(+{ $n } stones)
}
akropolis-view-log-architect = { $name } takes { $tile }

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
