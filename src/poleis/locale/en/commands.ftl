# The words of `poleis score`, `poleis moves`, `poleis check` and `poleis games`.

pad-place = place
pad-total = total
pad-rules = rules
pad-reconstructed = { $sign } uses reconstructed values; your box may differ (browser: About this edition)
pad-city = city { $number }
pad-empty = The list is empty.
pad-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
refused-action = { $action } is not legal now ({ $rules })

check-ok = { $file }: ok, { $said }
check-bad = { $file }: bad, { $where }: { $reason }
check-at-line = line { $line }
check-at-line-and-ply = line { $line }, ply { $ply }
check-at-ply = ply { $ply }
check-no-text = not UTF-8 text
check-game = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
check-finished = { $said }, result { $points }
check-unfinished = { $said }, unfinished, { $points } so far
check-follows = { $said }; { $outcomes ->
    [one] the one outcome follows
   *[other] all { $outcomes } outcomes follow
} the seed
check-follows-from = { $said }; { $outcomes ->
    [one] the one outcome from ply { $ply } on follows
   *[other] all { $outcomes } outcomes from ply { $ply } on follow
} the seed
check-committed = { $said }, as committed before the game
check-surprise = { $found } is not what the seed gives ({ $expected })
check-not-audited = { $said }; not audited, { $reason }
check-no-seed = the record names no seed
check-no-outcome = the record has no outcome of chance
check-no-outcome-from = the record has no outcome of chance from ply { $ply } on

games-seats = { $least } to { $most } seats
games-option = option
games-value = value
games-meaning = meaning
games-for-seats = seats
games-rule = rule
games-usual = { $meaning } (usual)
games-yes-or-no = yes or no
games-one-of = one of
games-any-of = any of
