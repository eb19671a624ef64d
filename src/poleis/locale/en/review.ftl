# A finished game, judged decision by decision: in the terminal and in the browser.

review-title = { $game }: how it was played
review-judged = Judged by a search of { $n } iterations for each decision, which knew what the player knew.
review-unfinished = The game is not over: points are those so far.
review-player = player
review-points = points
review-decisions = decisions
review-same = like the search
review-lost = points lost a decision
review-lost-help = Intervals are for chance: how far the tries differ. The search itself may err, too.
review-moments = { $name }: what cost most
review-no-moments = { $name }: no decision that clearly cost points.
review-ply = ply
review-grade = judgement
review-grade-slip = slip
review-grade-mistake = mistake
review-grade-blunder = blunder
review-played = played
review-better = better
review-otherwise = { $title }, but otherwise
review-cost = cost
review-slips = slips
review-mistakes = mistakes
review-blunders = blunders
review-look = Look at a position: { $command }

## In the browser

web-review = Review
review-progress = { $n } % of the game has been judged. This page brings itself up to date.
review-waiting = Other games are judged before this one. This page brings itself up to date.
review-failed = This game could not be judged.
review-not-over = The game is not over yet; it is judged when it is.
review-busy = Too many games wait to be judged; please come back in a few minutes.
review-chart = The lead that each player could expect at the end, decision by decision
review-moves = moves →
review-move = move
review-see = See it
review-table = Back to the table
review-verdict = Better: { $better } (worth { $cost } more).
