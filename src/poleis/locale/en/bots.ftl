# The bots of the lobby: how each level plays, and how strong it is.

bot-about-random = Plays any legal move and does not look at points.
bot-about-greedy = Takes the most points right now and plans nothing.
bot-about-mcts-easy = Looks a little ahead and errs on purpose: a friendly first opponent.
bot-about-mcts-medium = Plans ahead and makes no mistake on purpose.
bot-about-mcts-strong = Thinks up to half a second about each decision and plays its best.
bot-rating = Rating { $rating } ± { $interval }
bot-rating-anchor = Rating { $rating }, the yardstick for the others
bot-rating-none = Rating not measured
bot-line = { $level }: { $sentence } { $rating }
bot-levels = The bots you chose
