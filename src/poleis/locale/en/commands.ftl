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

check-table = { $table }: { $game }, rules { $version }{ $where }: { $reason }
check-table-where = , revision { $rev }, ply { $ply }
check-all-tables = All { $n } tables replay with the present rules.
check-counts-game = game
check-counts-tables = tables
check-counts-ok = same rules
check-counts-acceptable = can be raised
check-counts-broken = break
check-can-accept = { $n ->
    [one] { $n } table has another rules version and replays to the same result: --accept gives it the present version.
   *[other] { $n } tables have another rules version and replay to the same result: --accept gives them the present version.
}
check-ask-accept = { $n ->
    [one] Give { $n } table the present rules version?
   *[other] Give { $n } tables the present rules version?
}
check-accepted = { $n ->
    [one] { $n } table has the present rules version now.
   *[other] { $n } tables have the present rules version now.
}
check-nothing-changed = Nothing was changed.
check-replay-failed = the rules fail here ({ $error })
check-replay-not-over = the game does not end any more
check-replay-over = the game ends before its last position
check-replay-position = it leads to another position
check-replay-scores = the scores are { $found }, they were { $stored }

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
