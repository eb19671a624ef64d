# My games, statistics and the daily challenge.
history-title = My games
history-statistics = Statistics
history-private = Only you see this page. It is the same on all your devices.
history-growing = Older games are being added. Reload the page in a moment.
history-none = You have not finished a game yet.
history-none-chosen = No game fits.
history-game = Game
history-opponents = Opponents
history-period = Period
history-all-games = All games
history-all-companies = All
history-all-times = Always
history-company-people = People
history-company-bots = Bots
history-company-solo = Solo
history-period-week = Last 7 days
history-period-month = Last 30 days
history-period-year = Last year
history-filter = Filter
history-count = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
history-date = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }
history-minutes = { $n } min
history-hours = { $n } h { $minutes } min
history-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
history-bot = { $name } ({ $level })
history-against = against { $names }
history-solo = solo
history-lost = lost
history-place = place { $n } of { $of }
history-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
history-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
history-status = { $date }: { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
history-replay = Replay
history-record = Record
history-gone = The table was deleted.
history-newer = Newer
history-older = Older
history-usual = usual rules
history-rating = Rating against bots
history-rating-help = { $n ->
    [one] From { $n } game against bots of known strength.
   *[other] From { $n } games against bots of known strength.
} The true value lies in this range with 95 % probability.
history-rating-none = Play against bots to get a rating. Only you see it.
history-places-title = Places
history-points-title = Points by game
history-sheet-title = Average points by category
history-games = games, the latest at the right
history-bests = Personal bests
history-average = average { $points }
history-luck-title = Luck and decisions
history-lost-line = lost by your decisions: { $points } points per move
history-luck-line = luck: { $points } points per game
history-luck-help = { $n ->
    [one] From { $n } reviewed game.
   *[other] From { $n } reviewed games.
} Luck is what neither your decisions nor those of the others explain.
history-luck-none = Open the review of a finished game: its findings are collected here.
history-reached = Achievements: { $n } of { $of }
history-times = { $n ->
    [0] not yet
    [one] once
   *[other] { $n } times
}
history-all = All your games
history-lobby-help = Results, statistics, personal bests

daily-title = Daily challenge
daily-short = Daily
daily-lobby-help = Same draw for everyone, one try
daily-help = Everyone gets the same draw. One try counts, without hints and without taking back what chance has shown. It must end before midnight UTC. Afterwards you may watch how others played.
daily-name = Your name on the board
daily-play = Play
daily-continue = Continue
daily-practice = Practice
daily-under-way = Your try is under way.
daily-yours = You: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-late = Your try did not end in time for the board.
daily-deal = Deal against a bot ({ $level })
daily-solo = Solo game
daily-board = { $n ->
    [one] { $n } result
   *[other] { $n } results
}
daily-rank = Rank
daily-best = { $bot } reached { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
daily-days = Days
daily-previous = Day before
daily-following = Day after
daily-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
daily-yesterday = Yesterday’s review: { $game }, { $mode }
daily-unfinished = Unfinished since yesterday: { $game }, { $mode }
daily-closed = This table shows the draw of a daily challenge. Finish your own try first, or come back tomorrow.
daily-running = Your try at today’s challenge is under way. Finish it first.
daily-no-undo = In the daily challenge you cannot take back what chance or your opponent has shown.
