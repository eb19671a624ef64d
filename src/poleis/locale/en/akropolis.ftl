# Akropolis. Terms follow the published editions.

akropolis = Akropolis
akropolis-area = city

## What a move must keep to

akropolis-refusal-over = The game is over.
akropolis-refusal-drawing = New tiles are being laid out.
akropolis-refusal-turn = It is not your turn.
akropolis-refusal-take-first = Take a tile first.
akropolis-refusal-place-first = Place your tile before taking another.
akropolis-refusal-no-tile = There is no tile at position { $slot }.
akropolis-refusal-price = The tile costs { $price ->
    [one] { $price } stone
   *[other] { $price } stones
}.
akropolis-refusal-stones = You have { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}; stones gained this turn cannot pay for it.
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
akropolis-view-help-take = The first one is free, each one after that costs one more stone. You have { $n ->
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
akropolis-view-preview-place = Level { $level }
akropolis-view-preview-covers = Level { $level }, covers { $n ->
    [one] { $n } quarry
   *[other] { $n } quarries
}
akropolis-view-preview-change = { $name } { $old } → { $new }
akropolis-view-preview-same = No district changes its points.
akropolis-view-preview-worth = { $n ->
    [one] At the end it would score 1 point.
   *[other] At the end they would score { $n } points.
}
akropolis-view-preview-architect = The architect gets the stones.
akropolis-view-preview-last-plaza = Covers your only { $plaza }: its stars are lost.
akropolis-view-preview-stars = { $name }: stars { $old } → { $new }
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
akropolis-option-lakes = Lakes for barracks
akropolis-option-architect = Illustrious architect
akropolis-option-architect-easy = easy: Hippodamos
akropolis-option-architect-medium = medium: Metagenes
akropolis-option-architect-hard = hard: Callicrates

### Play in a terminal

## Hexes

akropolis-legend = A capital letter with stars is a plaza; the number is the level; ● is a stone.

## The score sheet

akropolis-part-value = value
akropolis-part-stars = stars
akropolis-parts-value-stars = { $value }×{ $stars }

## The table

akropolis-ask-take = take a tile, { $most ->
    [one] position 1
   *[other] position 1 to { $most }
}
akropolis-ask-place = place the tile
akropolis-tile-taken = Tile taken: { $tile } ({ $price ->
    [0] free
    [one] paid { $price } stone
   *[other] paid { $price } stones
})
akropolis-cell-level = { $cell } level { $level }
akropolis-ghost-hex = { $hex }: { $name } on { $cell }
akropolis-note-take = { $tile }, { $price ->
    [0] free
    [one] { $price } stone
   *[other] { $price } stones
}
akropolis-note-place = level { $level }{ $stones ->
    [0] { "" }
    [one] , { $stones } stone
   *[other] , { $stones } stones
}
akropolis-note-place-short = level { $level } { $stones }

## The log

akropolis-turn-take = took { $tile } from position { $slot } { $price ->
    [0] free
    [one] for { $price } stone
   *[other] for { $price } stones
}
akropolis-turn-place = placed it at { $place }, level { $level }
akropolis-turn-draw = Laid out: { $tiles }
akropolis-turn-architect = { $name }: took { $tile } from position { $slot } { $price ->
    [0] free
    [one] for { $price } stone
   *[other] for { $price } stones
}
akropolis-architect-score = The architect { $architect ->
    [easy] Hippodamos
    [medium] Metagenes
   *[hard] Callicrates
} has { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}.

## The end

akropolis-verdict-stones = Equal points; more stones decide: { $name } ({ $stones }) (AKR-6.8).
akropolis-verdict-shared = Equal points and stones: shared victory (AKR-6.8.1).
akropolis-verdict-architect = Equal points; more stones decide, or else the architect wins (AKR-8.7).

## The rules in a few lines

akropolis-rule-turn = Each turn: take a tile from the construction site, then place it, on the ground beside your city or on a higher level: on three hexes of the same level that belong to at least two tiles. A district is worth its level. Points of a type: value of its counting districts × stars of its visible plazas.
akropolis-rule-houses = Count only the houses of your largest group of adjacent houses.
akropolis-rule-markets = Count a market that has no other market beside it.
akropolis-rule-barracks = Count barracks with at least one empty cell beside them on the edge of the city. A lake, an empty space inside the city, is not an edge.
akropolis-rule-temples = Count a temple with built cells on all six sides.
akropolis-rule-gardens = Count every visible garden.
akropolis-rule-quarry = When you cover it, take 1 stone from the reserve. It never scores.
akropolis-rule-plaza = A plaza: its stars multiply the value of all counting districts of its kind; at least one plaza must stay visible.
akropolis-rule-stone = Stones: pay 1 for each tile you skip on the construction site; score 1 point for each one left at the end.
akropolis-rule-rotation = “place 1 -2 r3” puts hex a of the tile on cell 1 -2 and turns the tile three times by 60 degrees; “1 -2” shows what is possible there.

## Options

akropolis-option-long-help = More tiles and more rounds.
akropolis-option-variants-help = A district that also meets the condition of its variant counts double.
akropolis-option-variants-houses-help = Double the group if its value is 10 or more.
akropolis-option-variants-markets-help = Double a counting market that has a visible markets plaza beside it.
akropolis-option-variants-barracks-help = Double counting barracks with 3 or 4 empty cells beside them. Lakes do not count.
akropolis-option-variants-temples-help = Double a counting temple on level 2 or higher.
akropolis-option-variants-gardens-help = Double a garden that lies beside a lake.
akropolis-option-lakes-help = A lake, an empty space inside the city, counts as an edge of the city for barracks. Without this option it does not.
akropolis-option-architect-help = The opponent of the solo game.
akropolis-option-architect-easy-help = The architect scores value 1 for every district.
akropolis-option-architect-medium-help = The architect scores value 1 for every district and 2 points for each of his quarries.
akropolis-option-architect-hard-help = The architect scores value 2 for every district.

### The score pad

akropolis-pad-tile = Next tile
akropolis-pad-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
akropolis-pad-prompt-spell = Choose the hexes of the next tile, clockwise ({ $n } left).
akropolis-pad-prompt-place = Tap where the tile lies.
akropolis-pad-help-spell = Enter the tiles in the order in which you placed them.
akropolis-pad-help-place = Tap it again or press R to turn it.
akropolis-pad-preview = Level { $level }
akropolis-pad-drop = take away: { $hex }
akropolis-pad-fewer = One stone fewer
akropolis-pad-more = One stone more
akropolis-pad-spell-first = Choose the three hexes of the tile first.
akropolis-pad-variants = variants must be a list of { $variants }, not { $value }
akropolis-pad-lakes = lakes must be true or false, not { $value }
akropolis-pad-box = { $count } placements: the box has { $tiles } tiles (AKR-2.2)
akropolis-pad-placement = must be an object like { $example }
akropolis-pad-faces = faces must be three of the letters { $letters }, not { $value }
akropolis-pad-pair = at must be a pair like [2, -1], not { $value }
akropolis-pad-draft = draft must be at most three of { $letters }, not { $value }
akropolis-pad-shared = city 0 and city { $index } have different variants; the players of one game share them (AKR-7.1)
