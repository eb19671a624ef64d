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
