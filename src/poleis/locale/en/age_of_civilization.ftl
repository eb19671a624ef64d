# Age of Civilization. Polish terms follow the published edition.

age_of_civilization = Age of Civilization
age_of_civilization-tagline = Births, legacies and wonders in six rounds, 1 to 4 players
age_of_civilization-area = realm

## Why not

age_of_civilization-refusal-over = The game is over.
age_of_civilization-refusal-chance = Cards are being laid out.
age_of_civilization-refusal-turn = It is not your turn.
age_of_civilization-refusal-chosen = You have chosen; the others are still choosing.
age_of_civilization-refusal-three-civilizations = You already have three civilizations.
age_of_civilization-refusal-resting = You rest in this turn: no actions, no orders.
age_of_civilization-refusal-now-civilization = First comes the civilization step: birth, absorb or skip.
age_of_civilization-refusal-now-actions = The civilization step is over: now come actions or rest.
age_of_civilization-refusal-now-rested = You have rested: buy a special technology or end your turn.
age_of_civilization-refusal-now-research = First choose the technology that Research is for.
age_of_civilization-refusal-now-technology = First choose a technology to unlock.
age_of_civilization-refusal-now-wonder = First choose a wonder.
age_of_civilization-refusal-now-perform = First perform the action that your card offers without a worker, or decline it.
age_of_civilization-refusal-now-card = First choose the card on which you put your coins.
age_of_civilization-refusal-now-exchange = First exchange an order, or decline.
age_of_civilization-refusal-now-turn-end = Your actions are over: resolve your end-of-turn abilities.
age_of_civilization-refusal-now-resolved = Your end-of-turn abilities are resolved: buy a special technology or end your turn.
age_of_civilization-refusal-now-draft = First choose a civilization for your hand.
age_of_civilization-refusal-buy-draft = You can buy a special technology in your own turn, not in the draft.
age_of_civilization-refusal-buy-inside = First finish what you have begun. You can buy a special technology at any other time of your turn.
age_of_civilization-refusal-not-offered = This civilization is neither in the pool nor in your hand.
age_of_civilization-refusal-round-1 = In round 1 a civilization must be born.
age_of_civilization-refusal-not-open = This action is not open in this round: { $action }.
age_of_civilization-refusal-forbidden = The civilization of another player forbids this action: { $action }.
age_of_civilization-refusal-no-space = All your spaces of this action are used in this turn: { $action }.
age_of_civilization-refusal-workers = It needs { $needed ->
    [one] { $needed } worker
   *[other] { $needed } workers
}; you have { $idle ->
    [one] { $idle } unassigned worker
   *[other] { $idle } unassigned workers
}.
age_of_civilization-refusal-coins = It costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}; you have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
age_of_civilization-refusal-covered = This technology is not on your board.
age_of_civilization-refusal-unlocked = You have unlocked this technology already.
age_of_civilization-refusal-prerequisite = First unlock { $count ->
    [1] { $technology1 }.
    [2] { $technology1 } or { $technology2 }.
   *[3] { $technology1 }, { $technology2 } or { $technology3 }.
}
age_of_civilization-refusal-locked = This scenario locks the technology.
age_of_civilization-refusal-no-wonder = This wonder is not in the pool.
age_of_civilization-refusal-no-special = This special technology is not in the pool.
age_of_civilization-refusal-one-special = You have a special technology already.
age_of_civilization-refusal-column = There is a technology marker in the column already.
age_of_civilization-refusal-no-order = This order is not face up.
age_of_civilization-refusal-order-worker = You have no unassigned worker to give up.
age_of_civilization-refusal-order-condition = You do not meet the condition of this order.
age_of_civilization-refusal-no-ability = You have no such end-of-turn ability.
age_of_civilization-refusal-resolved = You have resolved this ability in this turn.
age_of_civilization-refusal-endow = It needs 2 own coins and a card in the civilization pool.
age_of_civilization-refusal-not-in-pool = This civilization is not in the pool.
age_of_civilization-refusal-not-in-packet = This civilization is not among the cards before you.
age_of_civilization-refusal-acted = You have acted in this turn and cannot rest.
age_of_civilization-refusal-compulsory = You still have to resolve an ability that is not optional.

## The score sheet

age_of_civilization-sheet-wonder = Wonder
age_of_civilization-sheet-research = Research
age_of_civilization-sheet-culture = Culture
age_of_civilization-sheet-construction = Construction
age_of_civilization-sheet-conquest = Conquest
age_of_civilization-sheet-hunting = Hunting
age_of_civilization-sheet-monument = Monument
age_of_civilization-sheet-bazaar = Bazaar
age_of_civilization-sheet-ritual = Ritual
age_of_civilization-sheet-patronage = Patronage
age_of_civilization-sheet-birth = Births
age_of_civilization-sheet-rest = Rest
age_of_civilization-sheet-end_of_turn = End of the turn
age_of_civilization-sheet-unlocking = Unlocking technologies
age_of_civilization-sheet-events = Event tokens
age_of_civilization-sheet-orders = Orders
age_of_civilization-sheet-during_game = Points during the game
age_of_civilization-sheet-main = Main ability, end of game
age_of_civilization-sheet-legacies = Legacy abilities, end of game
age_of_civilization-sheet-technologies = Technologies, end of game
age_of_civilization-sheet-wonders = Wonders, end of game

## Alone

age_of_civilization-opponent-strength = Strength of the virtual opponent: { $strength }.
age_of_civilization-achieved-exceptional_lineage = Achievement: Exceptional lineage.
age_of_civilization-achieved-great_kingdom = Achievement: Great kingdom.
age_of_civilization-achieved-mighty_empire = Achievement: Mighty empire.
age_of_civilization-achieved-eternal_civilization = Achievement: Eternal civilization.
age_of_civilization-achieved-kingdom_of_technology = Achievement: Kingdom of technology.
age_of_civilization-achieved-primeval_land = Achievement: Primeval land.
age_of_civilization-achieved-world_of_wonders = Achievement: World of wonders.
age_of_civilization-achieved-superpower = Achievement: Superpower.
age_of_civilization-grade-bronze = Grade: bronze.
age_of_civilization-grade-silver = Grade: silver.
age_of_civilization-grade-gold = Grade: gold.
age_of_civilization-grade-lost = No grade: the scenario is lost.

## Options

age_of_civilization-option-solo = Solo game
age_of_civilization-option-solo-help = Clash, or a scenario of the Road to glory.
age_of_civilization-option-solo-clash = Clash
age_of_civilization-option-solo-clash-help = Play alone for the highest score; the virtual opponent gains 1 strength each round.
age_of_civilization-option-solo-era_of_wonders = Era of wonders
age_of_civilization-option-solo-era_of_wonders-help = Collect wonders: bronze 3 wonders and 18 points, silver 4 and 22, gold 5 and 26. Top technologies are locked.
age_of_civilization-option-solo-silk_road = Silk Road
age_of_civilization-option-solo-silk_road-help = Fill orders: bronze 3 orders and 18 points, silver 4 and 24, gold 5 and 28.
age_of_civilization-option-solo-lost_civilization = Lost civilization
age_of_civilization-option-solo-lost_civilization-help = Start with Maya: bronze 18 points; silver 22 and gold 26 with Maya still your main civilization.
age_of_civilization-option-solo-mongol_devastation = Mongol devastation
age_of_civilization-option-solo-mongol_devastation-help = Survive a war each round: bronze 1 worker and 15 points, silver 2 and 20, gold 2 and 24 with a worker lost in at most one war.
age_of_civilization-option-solo-death_and_rebirth = Death and rebirth
age_of_civilization-option-solo-death_and_rebirth-help = Outlive the plague: bronze 18 points, silver 23, gold 28 with at least 5 technologies. From round 4 Culture gives 1 point more.
age_of_civilization-option-innovations = Innovations
age_of_civilization-option-innovations-help = Once per game buy a special technology for 1 coin and lay it on a column without markers.
age_of_civilization-option-winds_of_change = Winds of change
age_of_civilization-option-winds_of_change-help = Lay 3 random event tokens above the last three action cards; resolve them at the end of rounds 3, 4 and 5, before war or plague.
age_of_civilization-option-draft = Civilization draft
age_of_civilization-option-draft-help = Draft 5 of 7 civilizations; take later ones from your hand or the pool and get 2 extra coins for the second and the third.

## Actions and cards of the time track

age_of_civilization-action-wonder = Wonder
age_of_civilization-action-wonder-help = Assign 1 worker and sacrifice it, pay 7 coins: score 3 points and gain 1 wonder.
age_of_civilization-action-research = Research
age_of_civilization-action-research-help = Assign 1 worker, pay 4 coins: score 1 point and gain 1 technology. Up to twice per turn.
age_of_civilization-action-exploit = Exploit
age_of_civilization-action-exploit-help = Assign 1 worker and sacrifice it: gain 2 coins.
age_of_civilization-action-culture = Culture
age_of_civilization-action-culture-help = Assign 1 worker, pay 4 coins: score 2 points.
age_of_civilization-action-construction = Construction
age_of_civilization-action-construction-help = Assign 2 workers, pay 2 coins: score 2 points.
age_of_civilization-action-conquest = Conquest
age_of_civilization-action-conquest-help = Assign 1 worker and sacrifice it: with the most strength (at least 1, ties count) score 2 points.
age_of_civilization-action-hunting = Hunting
age_of_civilization-action-hunting-help = Assign 1 worker: gain 1 coin, and score 1 point if you own no technology. Up to twice per turn.
age_of_civilization-action-fishing = Fishing
age_of_civilization-action-fishing-help = Assign 1 worker: gain 1 coin.
age_of_civilization-action-trade = Trade
age_of_civilization-action-trade-help = Assign 1 worker: gain 2 coins; every other player gains 1.
age_of_civilization-action-agriculture = Agriculture
age_of_civilization-action-agriculture-help = Assign 2 workers: gain 3 coins.
age_of_civilization-action-plague = Plague
age_of_civilization-action-plague-help = No action here. When this card becomes new, every player sacrifices 1 worker.
age_of_civilization-action-monument = Monument
age_of_civilization-action-monument-help = Assign 2 workers, pay 5 coins: score 1 point and gain 1 wonder.
age_of_civilization-action-caravan = Caravan
age_of_civilization-action-caravan-help = Assign 1 worker: gain 1 coin, and 1 more for each civilization you own.
age_of_civilization-action-bazaar = Bazaar
age_of_civilization-action-bazaar-help = Assign 1 worker, pay 1 coin: score 1 point; you may put one face-up order under its deck and turn up the next.
age_of_civilization-action-ritual = Ritual
age_of_civilization-action-ritual-help = Assign 1 worker and sacrifice it: score 1 point and gain 1 coin.
age_of_civilization-action-fortify = Fortify
age_of_civilization-action-fortify-help = Assign 1 worker, pay 2 coins: take a fort token and add 1 strength for the rest of the game.
age_of_civilization-action-tribute = Tribute
age_of_civilization-action-tribute-help = Assign 1 worker, pay 3 coins: ignore the next war.
age_of_civilization-action-quarantine = Quarantine
age_of_civilization-action-quarantine-help = Assign 1 worker: lose 1 worker fewer to the next Plague, Black Death or return of the plague.
age_of_civilization-action-patronage = Patronage
age_of_civilization-action-patronage-help = Assign 1 worker, pay 3 coins: score 1 point, with at least 4 technologies 2 points more.

## Technologies

age_of_civilization-technology-writing = Writing
age_of_civilization-technology-writing-help = Culture: pay 1 coin less.
age_of_civilization-technology-sailing = Sailing
age_of_civilization-technology-sailing-help = Fishing: gain 1 coin more. Trade: gain 1 coin more.
age_of_civilization-technology-mining = Mining
age_of_civilization-technology-mining-help = Exploit: gain 1 coin more.
age_of_civilization-technology-education = Education
age_of_civilization-technology-education-help = End of each turn: you may perform Culture once without a worker; pay its coins.
age_of_civilization-technology-mathematics = Mathematics
age_of_civilization-technology-mathematics-help = Research: pay 1 coin less.
age_of_civilization-technology-ironworking = Ironworking
age_of_civilization-technology-ironworking-help = Add 2 strength.
age_of_civilization-technology-science = Science
age_of_civilization-technology-science-help = When you unlock it: score 1 point for each future action card, Plague included.
age_of_civilization-technology-engineering = Engineering
age_of_civilization-technology-engineering-help = Construction: score 1 point more. End of the game: score 1 point for each wonder you own.
age_of_civilization-technology-gunpowder = Gunpowder
age_of_civilization-technology-gunpowder-help = Add 3 strength. Conquest: if you have the most strength, score 1 point more.
age_of_civilization-technology-calendar = Calendar
age_of_civilization-technology-calendar-help = Agriculture: gain 1 coin more.
age_of_civilization-technology-philosophy = Philosophy
age_of_civilization-technology-philosophy-help = Research: score 1 point more.
age_of_civilization-technology-law = Law
age_of_civilization-technology-law-help = When you rest: gain 1 coin more.
age_of_civilization-technology-bureaucracy = Bureaucracy
age_of_civilization-technology-bureaucracy-help = End of each turn: gain 1 coin.
age_of_civilization-technology-mythology = Mythology
age_of_civilization-technology-mythology-help = Hunting: gain 1 coin more.
age_of_civilization-technology-theology = Theology
age_of_civilization-technology-theology-help = End of the game: score 1 point for each civilization you own.
age_of_civilization-technology-pottery = Pottery
age_of_civilization-technology-pottery-help = Trade: gain 1 coin more.
age_of_civilization-technology-currency = Currency
age_of_civilization-technology-currency-help = End of the game: score 1 point for every 4 coins you own, at most 4.
age_of_civilization-technology-masonry = Masonry
age_of_civilization-technology-masonry-help = Construction: pay 1 coin less.
age_of_civilization-technology-architecture = Architecture
age_of_civilization-technology-architecture-help = Wonder: pay 2 coins less.
age_of_civilization-technology-irrigation = Irrigation
age_of_civilization-technology-irrigation-help = Agriculture: gain 1 coin more.
age_of_civilization-technology-medicine = Medicine
age_of_civilization-technology-medicine-help = Plague: sacrifice no worker. When you rest: score 1 point.
age_of_civilization-technology-archery = Archery
age_of_civilization-technology-archery-help = Add 1 strength.
age_of_civilization-technology-horse_riding = Horse riding
age_of_civilization-technology-horse_riding-help = Conquest: if you have the most strength, score 1 point more. Add 1 strength.
age_of_civilization-technology-bronze_working = Bronze working
age_of_civilization-technology-bronze_working-help = Exploit: gain 1 coin more.
age_of_civilization-technology-fortification = Fortification
age_of_civilization-technology-fortification-help = War: as the weakest player sacrifice no worker. Add 1 strength.
age_of_civilization-technology-animal_husbandry = Animal husbandry
age_of_civilization-technology-animal_husbandry-help = Hunting: gain 1 coin more.
age_of_civilization-technology-feudalism = Feudalism
age_of_civilization-technology-feudalism-help = Add 1 strength for every 2 workers you own.

## Special technology cards

age_of_civilization-special-special_left_1 = Calendar and Philosophy
age_of_civilization-special-special_left_1-help = Pay 1 coin and cover the empty left column (top: Science); its two lower technologies are replaced by those of this card.
age_of_civilization-special-special_left_2 = Law and Bureaucracy
age_of_civilization-special-special_left_2-help = Pay 1 coin and cover the empty left column (top: Science); its two lower technologies are replaced by those of this card.
age_of_civilization-special-special_left_3 = Mythology and Theology
age_of_civilization-special-special_left_3-help = Pay 1 coin and cover the empty left column (top: Science); its two lower technologies are replaced by those of this card.
age_of_civilization-special-special_middle_1 = Pottery and Currency
age_of_civilization-special-special_middle_1-help = Pay 1 coin and cover the empty middle column (top: Engineering); its two lower technologies are replaced by those of this card.
age_of_civilization-special-special_middle_2 = Masonry and Architecture
age_of_civilization-special-special_middle_2-help = Pay 1 coin and cover the empty middle column (top: Engineering); its two lower technologies are replaced by those of this card.
age_of_civilization-special-special_middle_3 = Irrigation and Medicine
age_of_civilization-special-special_middle_3-help = Pay 1 coin and cover the empty middle column (top: Engineering); its two lower technologies are replaced by those of this card.
age_of_civilization-special-special_right_1 = Archery and Horse riding
age_of_civilization-special-special_right_1-help = Pay 1 coin and cover the empty right column (top: Gunpowder); its two lower technologies are replaced by those of this card.
age_of_civilization-special-special_right_2 = Bronze working and Fortification
age_of_civilization-special-special_right_2-help = Pay 1 coin and cover the empty right column (top: Gunpowder); its two lower technologies are replaced by those of this card.
age_of_civilization-special-special_right_3 = Animal husbandry and Feudalism
age_of_civilization-special-special_right_3-help = Pay 1 coin and cover the empty right column (top: Gunpowder); its two lower technologies are replaced by those of this card.

## Wonders

age_of_civilization-wonder-great_pyramid = Great Pyramid
age_of_civilization-wonder-great_pyramid-help = End of the game: score 1 point for each worker you own, at most 4.
age_of_civilization-wonder-hanging_gardens = Hanging Gardens
age_of_civilization-wonder-hanging_gardens-help = End of each turn: gain 1 coin. End of the game: score 1 point.
age_of_civilization-wonder-temple_of_artemis = Temple of Artemis
age_of_civilization-wonder-temple_of_artemis-help = End of the game: score 1 point for every 3 coins you own, at most 4.
age_of_civilization-wonder-statue_of_zeus = Statue of Zeus
age_of_civilization-wonder-statue_of_zeus-help = End of the game: score 1 point for every 2 strength you have, at most 4.
age_of_civilization-wonder-mausoleum = Mausoleum
age_of_civilization-wonder-mausoleum-help = End of the game: score 1 point for each civilization you own.
age_of_civilization-wonder-colossus = Colossus
age_of_civilization-wonder-colossus-help = Trade: gain 1 coin more. End of the game: score 2 points.
age_of_civilization-wonder-lighthouse = Lighthouse
age_of_civilization-wonder-lighthouse-help = Fishing: gain 1 coin more. End of the game: score 2 points.
age_of_civilization-wonder-great_library = Great Library
age_of_civilization-wonder-great_library-help = End of the game: score 1 point for every 2 technologies you own, at most 4.
age_of_civilization-wonder-great_wall = Great Wall
age_of_civilization-wonder-great_wall-help = War: as the weakest player sacrifice no worker. End of the game: score 2 points.
age_of_civilization-wonder-colosseum = Colosseum
age_of_civilization-wonder-colosseum-help = End of the game: with the most strength score 3 points.
age_of_civilization-wonder-petra = Petra
age_of_civilization-wonder-petra-help = Culture: pay 1 coin less. End of the game: score 1 point.
age_of_civilization-wonder-angkor_wat = Angkor Wat
age_of_civilization-wonder-angkor_wat-help = End of the game: score 1 point for each wonder you own, at most 4.
age_of_civilization-wonder-machu_picchu = Machu Picchu
age_of_civilization-wonder-machu_picchu-help = Agriculture: gain 1 coin more. End of the game: score 2 points.
age_of_civilization-wonder-chichen_itza = Chichen Itza
age_of_civilization-wonder-chichen_itza-help = End of the game: score 2 points for each top technology you own, at most 6.
age_of_civilization-wonder-stonehenge = Stonehenge
age_of_civilization-wonder-stonehenge-help = End of the game: with at most 2 technologies score 4 points.

## Tokens

age_of_civilization-token-birth_boom = Rising births
age_of_civilization-token-birth_boom-help = Every player gains 1 worker (never more than 4).
age_of_civilization-token-harvest = Good harvest
age_of_civilization-token-harvest-help = Every player gains 1 coin for each own worker.
age_of_civilization-token-festival = Festival
age_of_civilization-token-festival-help = Each player with the most wonders (ties count) scores 2 points.
age_of_civilization-token-great_debate = Great debate
age_of_civilization-token-great_debate-help = Each player with the most technologies (ties count) scores 2 points.
age_of_civilization-token-earthquake = Earthquake
age_of_civilization-token-earthquake-help = Every player sacrifices 1 worker.
age_of_civilization-token-rats = Rats
age_of_civilization-token-rats-help = Every player loses 3 coins.
age_of_civilization-token-bribes = Bribes
age_of_civilization-token-bribes-help = Each player with the most coins (ties count) loses 3 coins.
age_of_civilization-token-barbarians = Barbarians
age_of_civilization-token-barbarians-help = Each player with the least strength (ties count) loses 3 coins.
age_of_civilization-token-blank = Blank token
age_of_civilization-token-blank-help = Nothing happens.
age_of_civilization-token-drought = Drought
age_of_civilization-token-drought-help = Sacrifice 1 worker and keep only half of your coins, rounded down.
age_of_civilization-token-mongol_raid = Mongol raid
age_of_civilization-token-mongol_raid-help = Unless you are stronger than the horde, sacrifice 1 worker and lose 3 coins.
age_of_civilization-token-black_death = Black Death
age_of_civilization-token-black_death-help = Sacrifice half of your workers, rounded up.
age_of_civilization-token-return_of_the_plague = Return of the plague
age_of_civilization-token-return_of_the_plague-help = Sacrifice 1 worker.

## Orders

age_of_civilization-order-silk = Silk
age_of_civilization-order-silk-help = Pay 5 coins: score 4 points.
age_of_civilization-order-spices = Spices
age_of_civilization-order-spices-help = Own Sailing and pay 4 coins: score 4 points.
age_of_civilization-order-porcelain = Porcelain
age_of_civilization-order-porcelain-help = Pay 2 coins and give up 1 unassigned worker: score 4 points.
age_of_civilization-order-horses = Horses
age_of_civilization-order-horses-help = With at least 3 strength pay 2 coins: score 3 points.
age_of_civilization-order-paper = Paper
age_of_civilization-order-paper-help = Own Writing and pay 3 coins: score 3 points.
age_of_civilization-order-glass = Glass
age_of_civilization-order-glass-help = With at least 1 wonder pay 4 coins: score 4 points.

## Civilizations: name, main ability, legacy ability

age_of_civilization-civilization-aksum = Aksum
age_of_civilization-civilization-aksum-main = Construction: score 1 point more. After Construction you may perform Culture once without a worker; pay its coins.
age_of_civilization-civilization-aksum-legacy = Trade: gain 1 coin more.
age_of_civilization-civilization-arabs = Arabs
age_of_civilization-civilization-arabs-main = End of each turn: gain 1 coin for every 2 technologies you own.
age_of_civilization-civilization-arabs-legacy = Trade: gain 1 coin more.
age_of_civilization-civilization-aztecs = Aztecs
age_of_civilization-civilization-aztecs-main = Wonder: pay 6 coins less. Assign one worker more to it and sacrifice that one too.
age_of_civilization-civilization-aztecs-legacy = Add 1 strength.
age_of_civilization-civilization-babylon = Babylon
age_of_civilization-civilization-babylon-main = End of each turn: gain 1 available technology; no point for Research.
age_of_civilization-civilization-babylon-legacy = Research: pay 1 coin less.
age_of_civilization-civilization-byzantium = Byzantium
age_of_civilization-civilization-byzantium-main = Culture: with the most strength pay 1 coin less.
age_of_civilization-civilization-byzantium-legacy = Add 1 strength.
age_of_civilization-civilization-britain = Britain
age_of_civilization-civilization-britain-main = End of each turn: score 1 point for every 7 coins you own.
age_of_civilization-civilization-britain-legacy = Exploit: gain 1 coin more.
age_of_civilization-civilization-china = China
age_of_civilization-civilization-china-main = Agriculture: gain 1 worker (never more than 4); you may assign it at once.
age_of_civilization-civilization-china-legacy = End of the game: score 1 point for every 2 workers you own.
age_of_civilization-civilization-phoenicia = Phoenicia
age_of_civilization-civilization-phoenicia-main = End of each turn: you may put exactly 2 of your coins on one card of the civilization pool; if you do, score 2 points.
age_of_civilization-civilization-phoenicia-legacy = Fishing: gain 1 coin more.
age_of_civilization-civilization-harappa = Harappa
age_of_civilization-civilization-harappa-main = Research: for Writing, Sailing or Mining pay 1 coin less.
age_of_civilization-civilization-harappa-legacy = Culture: pay 1 coin less, but not when Education allows the action.
age_of_civilization-civilization-hittites = Hittites
age_of_civilization-civilization-hittites-main = Research: for Ironworking pay no coins; still assign the worker. Add 1 strength.
age_of_civilization-civilization-hittites-legacy = Exploit: gain 1 coin more.
age_of_civilization-civilization-iberia = Iberia
age_of_civilization-civilization-iberia-main = At birth: gain 1 available technology for every 2 extra coins on this card, one after another.
age_of_civilization-civilization-iberia-legacy = Conquest: if you have the most strength, score 1 point more.
age_of_civilization-civilization-ottomans = Ottoman Empire
age_of_civilization-civilization-ottomans-main = Research: for Science or Gunpowder pay 3 coins less.
age_of_civilization-civilization-ottomans-legacy = Add 1 strength.
age_of_civilization-civilization-inca = Inca
age_of_civilization-civilization-inca-main = At birth: gain 1 wonder of your choice; no points for the Wonder action.
age_of_civilization-civilization-inca-legacy = Agriculture: gain 1 coin more.
age_of_civilization-civilization-carthage = Carthage
age_of_civilization-civilization-carthage-main = At birth: triple the extra coins on this card, then take them.
age_of_civilization-civilization-carthage-legacy = Trade: gain 1 coin more.
age_of_civilization-civilization-kongo = Kongo
age_of_civilization-civilization-kongo-main = When you rest: gain 1 coin more and score 2 points.
age_of_civilization-civilization-kongo-legacy = Hunting: gain 1 coin more.
age_of_civilization-civilization-korea = Korea
age_of_civilization-civilization-korea-main = Research: for Writing, Education or Sailing score 2 points more.
age_of_civilization-civilization-korea-legacy = Research: pay 1 coin less.
age_of_civilization-civilization-maya = Maya
age_of_civilization-civilization-maya-main = You may also assign workers to future action cards. Agriculture: gain 1 coin more.
age_of_civilization-civilization-maya-legacy = End of the game: score 1 point for each wonder you own.
age_of_civilization-civilization-persia = Persia
age_of_civilization-civilization-persia-main = War: gain 1 coin for every 2 strength you have, whether or not you are the weakest.
age_of_civilization-civilization-persia-legacy = Add 1 strength.
age_of_civilization-civilization-polynesia = Polynesia
age_of_civilization-civilization-polynesia-main = War: as the weakest player sacrifice no worker. Fishing: gain 1 coin more.
age_of_civilization-civilization-polynesia-legacy = Fishing: gain 1 coin more.
age_of_civilization-civilization-rome = Rome
age_of_civilization-civilization-rome-main = Add 1 strength for every 2 technologies you own.
age_of_civilization-civilization-rome-legacy = Construction: pay 1 coin less.
age_of_civilization-civilization-scythia = Scythia
age_of_civilization-civilization-scythia-main = Take back your workers from Conquest instead of sacrificing them. Conquest: every other player loses 2 coins.
age_of_civilization-civilization-scythia-legacy = Hunting: gain 1 coin more.
age_of_civilization-civilization-slavs = Slavs
age_of_civilization-civilization-slavs-main = End of each turn: with the most strength gain 1 coin.
age_of_civilization-civilization-slavs-legacy = Add 1 strength.
age_of_civilization-civilization-sumer = Sumer
age_of_civilization-civilization-sumer-main = Research: for Writing or Sailing pay no coins; still assign the worker.
age_of_civilization-civilization-sumer-legacy = Agriculture: gain 1 coin more.
age_of_civilization-civilization-tiwanaku = Tiwanaku
age_of_civilization-civilization-tiwanaku-main = At birth: score 1 point for each future action card, Plague included.
age_of_civilization-civilization-tiwanaku-legacy = Construction: pay 1 coin less.
age_of_civilization-civilization-vikings = Vikings
age_of_civilization-civilization-vikings-main = No other player may perform Trade, on the track or on own cards. Add 1 strength.
age_of_civilization-civilization-vikings-legacy = Add 1 strength.
age_of_civilization-civilization-khmer = Khmer
age_of_civilization-civilization-khmer-main = At birth: score 2 points for each wonder you own.
age_of_civilization-civilization-khmer-legacy = Agriculture: gain 1 coin more.
age_of_civilization-civilization-egypt = Egypt
age_of_civilization-civilization-egypt-main = Wonder: pay 2 coins less.
age_of_civilization-civilization-egypt-legacy = Wonder: pay 1 coin less.
age_of_civilization-civilization-india = India
age_of_civilization-civilization-india-main = Once per turn use your own Culture space on this card; the Culture card need not be open.
age_of_civilization-civilization-india-legacy = Trade: gain 1 coin more.
age_of_civilization-civilization-franks = Franks
age_of_civilization-civilization-franks-main = Once per turn use your own Conquest space on this card; the Conquest card need not be open. Add 1 strength.
age_of_civilization-civilization-franks-legacy = Add 1 strength.
age_of_civilization-civilization-mongolia = Mongolia
age_of_civilization-civilization-mongolia-main = Add 3 strength. At birth: every other player sacrifices 1 worker.
age_of_civilization-civilization-mongolia-legacy = Conquest: if you have the most strength, score 1 point more.
age_of_civilization-civilization-germania = Germania
age_of_civilization-civilization-germania-main = Add 1 strength. End of each turn: with the most strength every other player loses 1 coin.
age_of_civilization-civilization-germania-legacy = Add 1 strength.
age_of_civilization-civilization-lydia = Lydia
age_of_civilization-civilization-lydia-main = At birth: gain 4 coins; every other player gains 1 coin.
age_of_civilization-civilization-lydia-legacy = Exploit: gain 1 coin more.
age_of_civilization-civilization-italy = Italy
age_of_civilization-civilization-italy-main = At birth: gain 3 coins. Culture: score 1 point more.
age_of_civilization-civilization-italy-legacy = Culture: pay 1 coin less.
age_of_civilization-civilization-celts = Celts
age_of_civilization-civilization-celts-main = Hunting: gain 1 coin more. Add 1 strength.
age_of_civilization-civilization-celts-legacy = Hunting: gain 1 coin more.
age_of_civilization-civilization-malays = Malays
age_of_civilization-civilization-malays-main = Fishing: gain 1 coin more. Trade: gain 1 coin more.
age_of_civilization-civilization-malays-legacy = End of the game: score 1 point for every 4 coins you own, at most 3.
age_of_civilization-civilization-khitan = Khitan
age_of_civilization-civilization-khitan-main = Hunting: gain 1 coin more. Agriculture: gain 1 coin more.
age_of_civilization-civilization-khitan-legacy = Add 1 strength.
age_of_civilization-civilization-greece = Greece
age_of_civilization-civilization-greece-main = Research: score 1 point more.
age_of_civilization-civilization-greece-legacy = End of the game: score 1 point for every 3 technologies you own.
age_of_civilization-civilization-japan = Japan
age_of_civilization-civilization-japan-main = Culture: gain 1 coin. Add 1 strength.
age_of_civilization-civilization-japan-legacy = Fishing: gain 1 coin more.
age_of_civilization-civilization-mali = Mali
age_of_civilization-civilization-mali-main = End of each turn: gain 1 coin.
age_of_civilization-civilization-mali-legacy = Exploit: gain 1 coin more.
age_of_civilization-civilization-nubia = Nubia
age_of_civilization-civilization-nubia-main = Exploit: gain 1 coin more.
age_of_civilization-civilization-nubia-legacy = Exploit: gain 1 coin more.
age_of_civilization-civilization-zimbabwe = Zimbabwe
age_of_civilization-civilization-zimbabwe-main = Construction: pay 2 coins less.
age_of_civilization-civilization-zimbabwe-legacy = Construction: pay 1 coin less.
age_of_civilization-civilization-minoa = Minoa
age_of_civilization-civilization-minoa-main = Once per turn use your own Trade space on this card; the Trade card need not be open.
age_of_civilization-civilization-minoa-legacy = Fishing: gain 1 coin more.
age_of_civilization-civilization-huns = Huns
age_of_civilization-civilization-huns-main = Add 2 strength. Conquest: if you have the most strength, gain 2 coins.
age_of_civilization-civilization-huns-legacy = Add 1 strength.
age_of_civilization-civilization-tibet = Tibet
age_of_civilization-civilization-tibet-main = Culture: pay 2 coins less.
age_of_civilization-civilization-tibet-legacy = When you rest: gain 1 coin more.
age_of_civilization-civilization-assyria = Assyria
age_of_civilization-civilization-assyria-main = Conquest: if you have the most strength, score 1 point more. Add 1 strength.
age_of_civilization-civilization-assyria-legacy = Add 1 strength.
age_of_civilization-civilization-vietnam = Vietnam
age_of_civilization-civilization-vietnam-main = War: as the weakest player sacrifice no worker. Agriculture: gain 1 coin more.
age_of_civilization-civilization-vietnam-legacy = Agriculture: gain 1 coin more.
age_of_civilization-civilization-siam = Siam
age_of_civilization-civilization-siam-main = Once per turn use your own Agriculture space on this card; the Agriculture card need not be open.
age_of_civilization-civilization-siam-legacy = When you rest: gain 1 coin more.
age_of_civilization-civilization-olmec = Olmec
age_of_civilization-civilization-olmec-main = Hunting: score its point even if you own technologies.
age_of_civilization-civilization-olmec-legacy = Hunting: gain 1 coin more.

### The table in the browser


## The browser table

age_of_civilization-view-track = Time track
age_of_civilization-view-open = open in round { $n }
age_of_civilization-view-round = Round { $n } of { $of }
age_of_civilization-view-no-action = no action
age_of_civilization-view-end-of-round = end of round { $n }
age_of_civilization-view-peace = peace
age_of_civilization-view-peace-help = The new card brings neither war nor plague.
age_of_civilization-view-war = War
age_of_civilization-view-war-help = Every player with the least strength (also if tied) sacrifices 1 worker. The marked players would lose one now.
age_of_civilization-view-civilizations = Civilizations
age_of_civilization-view-pool-note = birth or absorb, once a turn
age_of_civilization-view-pool = Civilization pool
age_of_civilization-view-hand = Your hand
age_of_civilization-view-packet = Keep one of these
age_of_civilization-view-population = { $n ->
    [one] Population { $n } worker
   *[other] Population { $n } workers
}
age_of_civilization-view-main = Main ability: { $text }
age_of_civilization-view-legacy = Legacy: { $text }
age_of_civilization-view-extra-coins = { $n ->
    [one] { $n } extra coin lies on it.
   *[other] { $n } extra coins lie on it.
}
age_of_civilization-view-wonders = Wonders
age_of_civilization-view-left = { $n } left
age_of_civilization-view-specials-note = 1 coin
age_of_civilization-view-orders = Orders
age_of_civilization-view-filled = filled: { $n }
age_of_civilization-view-own = Your realm
age_of_civilization-view-stack = Civilizations of the realm
age_of_civilization-view-tree = Technology board
age_of_civilization-view-means = Workers, coins, strength
age_of_civilization-view-room = { $n ->
    [one] room for { $n } more civilization
   *[other] room for { $n } more civilizations
}
age_of_civilization-view-unborn = no civilization yet
age_of_civilization-view-workers = { $n ->
    [one] { $n } worker, { $free } free
   *[other] { $n } workers, { $free } free
}
age_of_civilization-view-workers-help = At most 4 workers. Those on red spaces are sacrificed at the end of the turn, the others come back.
age_of_civilization-view-workers-owned = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
age_of_civilization-view-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
age_of_civilization-view-coins-help = Coins pay for actions. They are open to all and worth nothing at the end, unless a card says so; ties are broken by workers, then by coins.
age_of_civilization-view-strength = { $n } strength
age_of_civilization-view-technologies = { $n ->
    [one] { $n } technology
   *[other] { $n } technologies
}
age_of_civilization-view-wonders-owned = { $n ->
    [one] { $n } wonder
   *[other] { $n } wonders
}
age_of_civilization-view-standing-weakest = Weakest: you lose a worker in a war
age_of_civilization-view-standing-weakest-help = Nobody has less strength. In a war everybody with the least strength sacrifices 1 worker.
age_of_civilization-view-standing-spared = Weakest, but spared in a war
age_of_civilization-view-standing-spared-help = Nobody has less strength, but a card saves your worker in a war.
age_of_civilization-view-standing-strongest = Most strength
age_of_civilization-view-standing-strongest-help = Nobody has more strength: Conquest gives its points.
age_of_civilization-view-standing-between = Safe in a war
age_of_civilization-view-standing-between-help = Another player is weaker, and another one is stronger.
age_of_civilization-view-forts = { $n ->
    [one] { $n } fort
   *[other] { $n } forts
}
age_of_civilization-view-tribute = tribute paid
age_of_civilization-view-quarantine = quarantine
age_of_civilization-view-no-wonders = no wonder yet
age_of_civilization-view-players = Players
age_of_civilization-view-first-player = First player
age_of_civilization-view-later = End of the game, as things stand
age_of_civilization-view-sheet = Sheet
age_of_civilization-view-all-players = All
age_of_civilization-view-total = Total
age_of_civilization-view-tab-realm = Realm
age_of_civilization-view-tab-pool = Pool
age_of_civilization-view-tab-players = Players
age_of_civilization-view-tab-log = Log

## What is asked

age_of_civilization-view-prompt-over = The game is over.
age_of_civilization-view-prompt-chance = Cards are being laid out.
age_of_civilization-view-prompt-first = Choose your first civilization.
age_of_civilization-view-help-first = Its population becomes your workers.
age_of_civilization-view-prompt-civilization = Choose a civilization, or skip.
age_of_civilization-view-help-civilization = Birth replaces your workers; absorbing adds 1 and keeps your main ability.
age_of_civilization-view-prompt-action = Perform actions, or rest.
age_of_civilization-view-help-action = { $n ->
    [one] { $n } worker free, coins: { $coins }.
   *[other] { $n } workers free, coins: { $coins }.
}
age_of_civilization-view-prompt-action-end = Perform actions, or end your turn.
age_of_civilization-view-prompt-buy = Buy a special technology, or rest.
age_of_civilization-view-prompt-fill = Fill an order, or rest.
age_of_civilization-view-prompt-fill-end = Fill an order, or end your turn.
age_of_civilization-view-prompt-idle = Rest, or end your turn.
age_of_civilization-view-prompt-idle-end = End your turn.
age_of_civilization-view-prompt-rested = Buy a special technology, or end your turn.
age_of_civilization-view-help-rested = You have rested.
age_of_civilization-view-help-buy = You can also buy a special technology now.
age_of_civilization-view-help-resolved = Your abilities of the end of the turn are resolved.
age_of_civilization-view-prompt-research = Choose a technology for Research.
age_of_civilization-view-help-research = Open to you: { $names }.
age_of_civilization-view-prompt-technology = Choose a technology to unlock.
age_of_civilization-view-help-technology = Open to you: { $names }.
age_of_civilization-view-prompt-wonder = Choose a wonder.
age_of_civilization-view-help-wonder = It stays with you until the end of the game.
age_of_civilization-view-prompt-perform = Perform the action without a worker, or decline.
age_of_civilization-view-help-perform = Its coins are paid.
age_of_civilization-view-prompt-card = Choose the card for your 2 coins.
age_of_civilization-view-help-card = The player who takes the card gets them.
age_of_civilization-view-prompt-exchange = Exchange an order, or decline.
age_of_civilization-view-help-exchange = It goes below the deck and the next is turned up.
age_of_civilization-view-prompt-turn-end = Resolve your end-of-turn abilities.
age_of_civilization-view-prompt-turn-end-free = Use your end-of-turn abilities, or end your turn.
age_of_civilization-view-help-turn-end = Tap their cards in any order.
age_of_civilization-view-prompt-draft = Keep one of the cards for your hand.
age_of_civilization-view-help-draft = The rest goes to the player on your left; the last two of each packet become the pool.
age_of_civilization-view-prompt-civilization-other = { $name } chooses a civilization.
age_of_civilization-view-prompt-action-other = { $name } performs actions.
age_of_civilization-view-prompt-draft-other = The others are still choosing.
age_of_civilization-view-prompt-choice-other = { $name } decides.

## What will happen

age_of_civilization-view-preview-birth = Birth: { $card }
age_of_civilization-view-preview-absorb = Absorb: { $card }
age_of_civilization-view-preview-skip = Skip the step
age_of_civilization-view-preview-skip-detail = The pool does not change.
age_of_civilization-view-preview-research = Research: { $card }
age_of_civilization-view-preview-unlock = Unlock: { $card }
age_of_civilization-view-preview-take = Wonder: { $card }
age_of_civilization-view-preview-buy = Buy: { $card }
age_of_civilization-view-preview-fill = Order: { $card }
age_of_civilization-view-preview-exchange = Exchange: { $card }
age_of_civilization-view-preview-resolve = End of the turn: { $card }
age_of_civilization-view-preview-endow = 2 coins on { $card }
age_of_civilization-view-preview-keep = Keep: { $card }
age_of_civilization-view-preview-decline = Decline
age_of_civilization-view-preview-rest = Rest
age_of_civilization-view-preview-rest-detail = No actions in this turn: 2 coins and 1 worker (up to 4).
age_of_civilization-view-preview-end = End the turn
age_of_civilization-view-preview-end-detail = { $free ->
    [0] Workers come back, those on red spaces are sacrificed.
    [one] { $free } worker is not used. Workers come back, those on red spaces are sacrificed.
   *[other] { $free } workers are not used. Workers come back, those on red spaces are sacrificed.
}
age_of_civilization-view-points-change = { $n ->
    [one] { $change } point
   *[other] { $change } points
}

## The log

age_of_civilization-view-log-round = Round { $n }
age_of_civilization-view-log-birth = { $name }: birth of { $card }
age_of_civilization-view-log-absorb = { $name } absorbs { $card }
age_of_civilization-view-log-perform = { $name }: { $card }
age_of_civilization-view-log-other = { $name }: { $change }
age_of_civilization-view-log-research = { $name }: Research, { $card }
age_of_civilization-view-log-unlock = { $name } unlocks { $card }
age_of_civilization-view-log-take = { $name }: wonder { $card }
age_of_civilization-view-log-buy = { $name } buys { $card }
age_of_civilization-view-log-fill = { $name }: order { $card }
age_of_civilization-view-log-exchange = { $name } exchanges { $card }
age_of_civilization-view-log-resolve = { $name }: { $card }, end of the turn
age_of_civilization-view-log-endow = { $name }: 2 coins on { $card }
age_of_civilization-view-log-rest = { $name } rests
age_of_civilization-view-log-turn-end = { $name }: end of the turn
age_of_civilization-view-log-first = { $name } is the first player
age_of_civilization-view-log-coins = { $n ->
    [one] { $change } coin
   *[other] { $change } coins
}
age_of_civilization-view-log-workers = { $n ->
    [one] { $change } worker
   *[other] { $change } workers
}
age_of_civilization-view-log-event = { $event }: { $losses }
age_of_civilization-view-log-unhurt = nobody loses anything

## Achievements and grades

age_of_civilization-achievement-exceptional_lineage = Exceptional lineage
age_of_civilization-achievement-great_kingdom = Great kingdom
age_of_civilization-achievement-mighty_empire = Mighty empire
age_of_civilization-achievement-eternal_civilization = Eternal civilization
age_of_civilization-achievement-kingdom_of_technology = Kingdom of technology
age_of_civilization-achievement-primeval_land = Primeval land
age_of_civilization-achievement-world_of_wonders = World of wonders
age_of_civilization-achievement-superpower = Superpower
age_of_civilization-grade-name-bronze = bronze
age_of_civilization-grade-name-silver = silver
age_of_civilization-grade-name-gold = gold

## The score pad

age_of_civilization-pad-points = Points on the score track
age_of_civilization-pad-coins = Coins
age_of_civilization-pad-workers = Workers
age_of_civilization-pad-forts = Fort tokens
age_of_civilization-pad-opponent = Highest strength of the others
age_of_civilization-pad-civilizations = Civilizations
age_of_civilization-pad-main = main civilization
age_of_civilization-pad-make-main = Make { $card } the main civilization
age_of_civilization-pad-specials = Special technology card
age_of_civilization-pad-prompt = Tap what you own at the end of the game.
age_of_civilization-pad-help = The sheet adds the abilities of the end of the game.
age_of_civilization-pad-step = Use the buttons beside the number.
age_of_civilization-pad-not-owned = The main civilization is one of several that you have.
age_of_civilization-pad-tab-realm = Realm
age_of_civilization-pad-tab-cards = Cards
age_of_civilization-pad-tab-sheet = Sheet
age_of_civilization-pad-twice = { $key }: one card stands twice
age_of_civilization-pad-no-main = main: { $name } is not among the civilizations
age_of_civilization-pad-covered = technologies: { $name } is not on this board (AOC-12.4)
age_of_civilization-pad-no-way = technologies: { $name } needs one that leads to it (AOC-9.2)
age_of_civilization-pad-one-card = two players have { $card } (AOC-2.1)
age_of_civilization-pad-alone = forts: only who plays alone has them (AOC-14.8)

## The terminal

age_of_civilization-terminal-hand = Hand
age_of_civilization-terminal-keep = a civilization for the hand
age_of_civilization-terminal-draw = Turned up: { $cards }
age_of_civilization-terminal-legend = ♟ a worker, ♙ a worker that is sacrificed, ● a coin, ⚔ war, ☠ plague, ★ the main civilization. A number before a card: the round in which it opens.
age_of_civilization-terminal-verdict-workers = Equal points; more workers decide: { $name } ({ $n }) (AOC-10.2).
age_of_civilization-terminal-verdict-coins = Equal points and workers; more coins decide: { $name } ({ $n }) (AOC-10.2).
age_of_civilization-terminal-verdict-shared = Equal points, workers and coins: shared victory (AOC-10.2).

## The rules in a few lines

age_of_civilization-rule-turn = Six rounds. In each turn: choose a civilization or skip, then perform actions or rest, then resolve end-of-turn abilities.
age_of_civilization-rule-civilization = Birth lays a civilization on top: it brings as many workers as its population and its main ability, and the former one falls. Absorbing tucks a card below: 1 worker more. Legacies of all cards stay. At most three civilizations.
age_of_civilization-rule-actions = An action takes its workers and coins and is resolved at once. Wonder, Research and Exploit are always open; the time track adds three cards. Resting gives 2 coins and 1 worker instead.
age_of_civilization-rule-workers = You never have more than 4 workers. Those on red spaces do not come back.
age_of_civilization-rule-track = At the end of a round the next card opens. In a war everybody with the least strength loses a worker; the plague takes one of everybody.
age_of_civilization-rule-end = Most points win; then workers, then coins decide.
