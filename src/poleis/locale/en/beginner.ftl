# The beginner's table: help for people who are new to a game.

beginner-table = Beginner's table
beginner-help = Explains each decision, shows what a choice brings, and says when a turn lost much. Only you see it.
beginner-off = Turn off the help for beginners
beginner-now-off = Help for beginners is off. The menu turns it on again.
beginner-close = Close
beginner-gains = What each choice brings
beginner-at-most = at most { $words }
beginner-overlooked = Overlooked: { $better }. About { $n ->
    [one] { $n } point
   *[other] { $n } points
} more.
beginner-take-back = Take it back
