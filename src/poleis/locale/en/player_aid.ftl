# The panel of symbols and the player aid, for every game.

aid-title = Player aid
aid-help = Turn, scoring and end on one page to print
aid-symbols = Symbols
aid-all-symbols = All symbols
aid-show = Show
aid-footer = Original drawings and texts. Not affiliated with the publisher.
