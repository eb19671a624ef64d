# A finished game, judged decision by decision: in the terminal and in the browser.

review-title = { $game }: game review
review-judged = Analysed by an engine with { $n } iterations per decision. It knew only what the player knew.
review-unfinished = The game is not over: these are the points so far.
review-player = player
review-points = points
review-decisions = decisions
review-same = matches the engine
review-lost = points lost per move
review-lost-help = The intervals show how much the trials differ by chance. The engine can be wrong too.
review-moments = { $name }: costliest decisions
review-no-moments = { $name }: no decision clearly cost points.
review-ply = ply
review-grade = judgement
review-grade-slip = slip
review-grade-mistake = mistake
review-grade-blunder = blunder
review-played = played
review-better = better
review-otherwise = { $title }, in a different spot
review-cost = cost
review-slips = slips
review-mistakes = mistakes
review-blunders = blunders
review-look = Look at a position: { $command }

## In the browser

web-review = Review
review-progress = { $n }% of the game analysed. This page updates itself.
review-waiting = Other games are analysed first. This page updates itself.
review-failed = This game could not be analysed.
review-not-over = The game is not over yet. You can review it when it ends.
review-busy = Too many games are waiting for analysis. Please come back in a few minutes.
review-chart = Expected final lead of each player, move by move
review-moves = moves →
review-move = move
review-see = See it
review-table = Back to the table
review-verdict = Better: { $better } (worth { $cost } more).
