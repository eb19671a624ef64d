# What is reconstructed in each game, and why: for the page about an edition.

about-seven_wonders_dice-setup = The treasury (rows and places for coins), what happens to the grey die when dice are exchanged, and the score attack for one seat, which is an option of our own.
about-seven_wonders_dice-forum = How dice fall into the four sections of the forum: each face and each section is equally likely.
about-seven_wonders_dice-symbols = What some symbols of the dice mean: pictures show the faces but not their rules.
about-seven_wonders_dice-buildings = Prices, points and effects of many spaces of the buildings: no reliable source lists them.
about-seven_wonders_dice-bonus-spaces = The buildings in which the bonus of a cross may be used.
about-seven_wonders_dice-boards = The wonders of the seven boards and what differs from board to board.
about-seven_wonders_dice-end-game = Whether dice are exchanged after the final turn.

about-age_of_civilization-ability-schema = How the abilities of cards are written down as data.
about-age_of_civilization-balance-check = How the chosen values were tried in simulated games.
about-age_of_civilization-track-cards = Which cards of the track carry the symbol of war.
about-age_of_civilization-technologies = Abilities and strength of technologies of which only a part can be read.
about-age_of_civilization-civilizations = Regions, population and abilities of the civilizations: the rulebook names the cards and explains some of them. Values were tuned in simulated games until each card was near the average.
about-age_of_civilization-wonders = The abilities of all wonders: no source lists them.
about-age_of_civilization-special-technologies = The special technologies of the variant Innovations: no source lists them.
about-age_of_civilization-solo-clash = The pool of special technologies in the solo game Clash.
about-age_of_civilization-road-to-glory = The scenarios of the Road to glory: titles and periods are known, the scenario book is not.

about-origins-setup-by-players = The set-up for one player, where the rules say only that it is as for more.
about-origins-bonus-tokens = The colours of the five bonus tokens, which follow from the target of the training mode.
about-origins-building-pool = The prices in wisdom of the places of the building pool, drawn through the one price of the rulebook's example.
about-origins-citizen-pool = The prices in wisdom of the places of the citizen pool, as in the building pool.
about-origins-temples = The points of the spaces of the temples: a smooth series through the values of the scoring example.
about-origins-military-track = Length, borders and bonuses of the military track, as far as tokens and examples do not fix them.
about-origins-population-track = What the fourth and the fifth base cost: evenly between the prices that are known.
about-origins-advisor-track = The points of the advisor track: a series through the value of the scoring example.
about-origins-starting-tiles = The effect of the agora, which is printed on the tile only.
about-origins-building-value-basis = By which rules the values of the buildings were chosen.
about-origins-buildings = How many copies a building has, what it costs in stone, and effects that are printed on the tile only.
about-origins-district-cards = Patterns, points and towers of the forty-five district cards: the rulebook tells how a card is made, no source shows all of them. Each colour occurs equally often.
about-origins-solo-training = Where the rival disc stands in the solo game; it follows from the military track.
about-origins-plausibility = How the chosen values were tried in simulated games.
