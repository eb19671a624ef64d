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

## Sources

about-akropolis-source-tile-list = Online implementation (public repository thoun/akropolis) read hex by hex; compared with the tile pool of a university course project (public repository Beep-Boop12345/Akropolis).
about-akropolis-source-tile-list-name = Tile list
about-akropolis-source-player-groups = Same two sources.
about-akropolis-source-player-groups-name = Tiles by number of players
about-akropolis-source-start-tile = Same two sources, same shape and orientation.
about-akropolis-source-start-tile-name = Start tile
about-akropolis-source-architects = Online implementation (public repository thoun/akropolis); the solo sheet names the same three levels.
about-akropolis-source-architects-name = Architects
about-akropolis-source-stones-by-turn-order = The printed rulebook shows them only as pictures; 1, 2, 3, 4 in both implementations and in two shop descriptions.
about-akropolis-source-stones-by-turn-order-name = Stones by turn order

about-seven_wonders_dice-source-rulebook = Publisher rulebook (Polish edition).
about-seven_wonders_dice-source-rulebook-name = Rulebook
about-seven_wonders_dice-source-bga = Help and tips pages of the Board Game Arena documentation wiki (English, Spanish, Japanese); the English help page read whole, the others in excerpts.
about-seven_wonders_dice-source-bga-name = Board Game Arena
about-seven_wonders_dice-source-face-pictures = Pictures of all die faces in the public dice roller clodio/7wondersdice.
about-seven_wonders_dice-source-face-pictures-name = Pictures of the faces
about-seven_wonders_dice-source-roller = Public dice roller ekscrypto/SevenWondersDice, whose author photographed the real dice and lists which face repeats on which die.
about-seven_wonders_dice-source-roller-name = Dice roller
about-seven_wonders_dice-source-openspiel = Public unofficial simulation sebastian-hanisch/seven-wonders-dice-openspiel: numbers its author says were read off photographs of boards. Unverified; several of its other numbers contradict the rulebook, so trust it only a little more than a guess.
about-seven_wonders_dice-source-openspiel-name = Simulation
about-seven_wonders_dice-source-openspiel-aid = The publisher's player aid and rulebook pictures as reported, not shown, by the rules page of the same simulation, whose author says he read both in full and that its list of effects follows the aid one to one. Better than its board numbers, weaker than the rulebook itself.
about-seven_wonders_dice-source-openspiel-aid-name = Player aid
about-seven_wonders_dice-source-review-latuile = Review on La Tuile de Jeu (French).
about-seven_wonders_dice-source-review-latuile-name = La Tuile de Jeu
about-seven_wonders_dice-source-review-vindjeu = Review on Vin d jeu (French).
about-seven_wonders_dice-source-review-vindjeu-name = Vin d’jeu
about-seven_wonders_dice-source-review-airgaming = Review on Air Gaming (French).
about-seven_wonders_dice-source-review-airgaming-name = Air Gaming
about-seven_wonders_dice-source-review-hiew = Review on Hiew s board game blog (English), and its Chinese twin, which shows a University.
about-seven_wonders_dice-source-review-hiew-name = Hiew’s board game blog
about-seven_wonders_dice-source-review-spieltroll = Review on Spieltroll (German).
about-seven_wonders_dice-source-review-spieltroll-name = Spieltroll
about-seven_wonders_dice-source-review-playground = Article of The Playground (Dutch).
about-seven_wonders_dice-source-review-playground-name = The Playground
about-seven_wonders_dice-source-review-james = Review of James Games Productions (English).
about-seven_wonders_dice-source-review-james-name = James Games Productions
about-seven_wonders_dice-source-reconstructed = No source tells: a balanced value of our own, kept as data so that it can be corrected. The field basis or the holes list of the rules file gives the reasoning.
about-seven_wonders_dice-source-reconstructed-name = Reconstructed

about-age_of_civilization-source-rulebook = Polish rulebook 'Era cywilizacji', text of a scan
about-age_of_civilization-source-rulebook-name = Rulebook
about-age_of_civilization-source-undecent-fr = French review of 2020 with the full list of box contents
about-age_of_civilization-source-spacebiff-com = English review of 27 Nov 2023 (48 civilizations; Italy, Mongolia, Khitan)
about-age_of_civilization-source-broadwaygames-com-hk = Hong Kong shop article of 4 Feb 2025 (48 civilization cards, 7 regional groups)
about-age_of_civilization-source-bga-help = Board Game Arena game page and help page 'ageofcivilization'
about-age_of_civilization-source-bga-help-name = Board Game Arena
about-age_of_civilization-source-darkelfbg = Taiwanese blog, 17 Apr 2023 (technology strategy plus matching wonders; play without technology)
about-age_of_civilization-source-punchboardgame = Taiwanese blog, June 2023 (wonder cards give extra scoring; solo scenario book)
about-age_of_civilization-source-conso-mag = French article of June 2023 (wonders and technologies give abilities or end scoring)
about-age_of_civilization-source-reconstructed = our own balanced value; no source gives it
about-age_of_civilization-source-reconstructed-name = Reconstructed

about-origins-source-rulebook = stated in the text of both the Polish and the Russian rulebook, or in one of them without contradiction by the other
about-origins-source-rulebook-name = Rulebook
about-origins-source-rulebook-polish-edition = stated only in the Polish text
about-origins-source-rulebook-polish-edition-name = Rulebook (Polish edition)
about-origins-source-rulebook-russian-edition = stated only in the Russian text
about-origins-source-rulebook-russian-edition-name = Rulebook (Russian edition)
about-origins-source-reconstructed = printed only on components that no reachable source shows; chosen here to fit every worked example. 'basis' says why, 'confidence' is high / medium / low
about-origins-source-reconstructed-name = Reconstructed
about-origins-source-other-tags = name of the public page that gave the fact
about-origins-source-other-tags-name = Other sources

## Disagreements

about-akropolis-disagreement-tile-list-and-chirality-about = tile list and chirality
about-akropolis-disagreement-tile-list-and-chirality-sources = thoun/akropolis vs Beep-Boop12345/Akropolis
about-akropolis-disagreement-tile-list-and-chirality-finding = All 61 tiles agree, including the cyclic order of the three hexes and the player group (37 / 12 / 12).
about-akropolis-disagreement-tile-list-and-chirality-chosen = both
about-akropolis-disagreement-tile-chirality-about = tile chirality
about-akropolis-disagreement-tile-chirality-sources = SavDeyna/Akropolis data/tuiles.json
about-akropolis-disagreement-tile-chirality-finding = Same 61 tiles as sets of hexes, but seven tiles have the opposite cyclic order when its lists are read in the same direction; it names no geometric order and no player groups.
about-akropolis-disagreement-tile-chirality-chosen = the two agreeing sources above
about-akropolis-disagreement-starting-stones-about = starting stones
about-akropolis-disagreement-starting-stones-sources = a third-party rules summary says 0, 1, 2, 3
about-akropolis-disagreement-starting-stones-finding = Contradicted by both implementations and two shop texts.
about-akropolis-disagreement-starting-stones-chosen = 1, 2, 3, 4
about-akropolis-disagreement-stacks-in-the-long-game-with-3-players-about = stacks in the long game with 3 players
about-akropolis-disagreement-stacks-in-the-long-game-with-3-players-sources = rulebook page 2 (15 stacks)
about-akropolis-disagreement-stacks-in-the-long-game-with-3-players-finding = Arithmetic gives 14 stacks plus a market of 5, or 15 stacks plus 1 tile.
about-akropolis-disagreement-stacks-in-the-long-game-with-3-players-chosen = 14 stacks of 4 and a first market of 5 (equivalent)
