# What the people at a table agree on, beside the options of the game.
terms-time = Time
terms-time-none = No clock
terms-time-live = Live
terms-time-slow = Over days
terms-time-move = { $n ->
    [one] { $n } minute per move
   *[other] { $n } minutes per move
}{ $seconds ->
    [0] {""}
   *[other] {" "}+ up to { $seconds } s saved
}
terms-time-game = { $n ->
    [one] { $n } minute per player
   *[other] { $n } minutes per player
}{ $seconds ->
    [0] {""}
   *[other] {" "}+ { $seconds } s per turn
}
terms-time-days = { $n ->
    [one] { $n } day per move
   *[other] { $n } days per move
}
terms-at-end = When time runs out
terms-at-end-nothing = Nothing happens
terms-at-end-nudge = The player is reminded
terms-at-end-move = A bot makes the move
terms-at-end-bot = A bot takes the seat
terms-hints = Hints allowed
