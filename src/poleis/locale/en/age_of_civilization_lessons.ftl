# Lessons of Age of Civilization.

## two-minutes

age_of_civilization-lesson-two-minutes = Age of Civilization in two minutes
age_of_civilization-lesson-two-minutes-aim = You lead a people through six rounds of history, and the most points win. Each turn begins with a civilization, and the figures on its card become your workers: let one with 4 be born.
age_of_civilization-lesson-two-minutes-four = Count the figures on the cards. Two civilizations of the pool have four.
age_of_civilization-lesson-two-minutes-born = Both abilities of your card work now, main and legacy, and every card left in the pool has gained 1 coin.
age_of_civilization-lesson-two-minutes-work = Now your workers act: Wonder, Research and Exploit are always open, the three cards right below them only for now. Send a worker to Hunting: 1 coin, and 1 point while you own no technology.
age_of_civilization-lesson-two-minutes-hunt = Look for Hunting, the first card of the time track.
age_of_civilization-lesson-two-minutes-research = Coins buy more: Research takes a worker and 4 coins for 1 point and a technology. Tap Research.
age_of_civilization-lesson-two-minutes-find-research = Research is one of the three actions that are always open.
age_of_civilization-lesson-two-minutes-technology = A technology helps for the rest of the game. Choose one of the bottom row.
age_of_civilization-lesson-two-minutes-end = Workers on round spaces come back, workers on red square ones are lost. Two of yours are idle, which is allowed: end your turn to see how a round ends.
age_of_civilization-lesson-two-minutes-end-turn = Let us see the end of a round. Choose “End the turn”.
age_of_civilization-lesson-two-minutes-war = The round is over, and the crossed swords on the new card, Trade, mean war: every player with the least strength loses a worker. Your rival's Huns are stronger: how many workers have you after this war?
age_of_civilization-lesson-two-minutes-count-workers = You had four, and the weakest player loses one.
age_of_civilization-lesson-two-minutes-last = After six rounds, abilities with an hourglass add their points. Tip: you may own three civilizations: take the next early for its lasting legacy, or wait while coins gather on the cards.

## first-game

age_of_civilization-lesson-first-game = First game
age_of_civilization-lesson-first-game-welcome = Welcome: in six rounds civilizations rise and fall, and the most points win. To read a card in words, rest the mouse or keep a finger on it: how many workers would Mali bring?
age_of_civilization-lesson-first-game-welcome-how = The figures on a card are its population. Count those of Mali, in the pool.
age_of_civilization-lesson-first-game-welcome-why = Right: the figures become your workers. The main ability (middle) works until your next birth, the legacy (below, beside a column) to the end of the game.
age_of_civilization-lesson-first-game-birth = In round 1 a civilization must be born. Choose Mali: it also brings 1 coin at the end of each turn (the round arrow).
age_of_civilization-lesson-first-game-take-mali = Our plan needs Mali's coins. Look for Mali in the pool.
age_of_civilization-lesson-first-game-coins = Every card left in the pool got 1 coin for the player who takes it, and a new card came. Which of these actions can you perform now, with 3 workers and 3 coins?
age_of_civilization-lesson-first-game-answer-wonder = Wonder
age_of_civilization-lesson-first-game-answer-fishing = Fishing
age_of_civilization-lesson-first-game-answer-hunting = Hunting
age_of_civilization-lesson-first-game-which-open = Open are Wonder, Research, Exploit and the three cards right below them. Check the price in coins too.
age_of_civilization-lesson-first-game-hunt = An action takes the workers and coins that it shows and pays at once. Go hunting: 1 coin, and 1 point because you own no technology yet.
age_of_civilization-lesson-first-game-hunt-first = Hunting is the first card of the time track.
age_of_civilization-lesson-first-game-hunt-again = Most actions have one space and work once per turn; Hunting and Research have two. Hunt once more.
age_of_civilization-lesson-first-game-research = Now you have 5 coins and a worker left. Research costs 4 coins and gives 1 point (the laurel wreath) and a technology (the bulb): start it.
age_of_civilization-lesson-first-game-research-where = Research stands above the time track and is always open.
age_of_civilization-lesson-first-game-writing = The bottom row is open to you; higher ones need an arrow from a technology you own. Choose Writing: Culture will cost 1 coin less.
age_of_civilization-lesson-first-game-writing-why = Choose Writing, at the bottom left: it leads to Education, which we want later.
age_of_civilization-lesson-first-game-end-1 = All workers are used. End your turn: they stand on round spaces, so they come back.
age_of_civilization-lesson-first-game-press-end = Choose “End the turn”.
age_of_civilization-lesson-first-game-mali-coin = Mali added its coin at the end of your turn, and dotted frames in your rival's colour show what your rival did last.
age_of_civilization-lesson-first-game-absorb = Round 2, begun by your rival: the open cards moved on by one, so Fishing is open and Hunting is past. Absorb Egypt: it brings its coins, 1 worker and its legacy, and Mali stays your main civilization (a birth would replace it).
age_of_civilization-lesson-first-game-absorb-egypt = Tap Egypt in the pool and choose Absorb, not Birth. Its legacy makes the Wonder action cheaper.
age_of_civilization-lesson-first-game-four = You have 4 workers, the most that a player can own. Put two of them on Agriculture for 3 coins.
age_of_civilization-lesson-first-game-farm = We need the coins for a wonder. Look for Agriculture on the time track.
age_of_civilization-lesson-first-game-wonder = Egypt's legacy takes 1 coin off the price of a wonder. The space is red and square, so this worker will not come back, but you score 3 points: do it.
age_of_civilization-lesson-first-game-do-wonder = Choose Wonder, above the time track.
age_of_civilization-lesson-first-game-which-wonder = Wonders help for the rest of the game or, with an hourglass, score at its end. Choose any one you like.
age_of_civilization-lesson-first-game-fish = One worker is free. Send it fishing for a coin.
age_of_civilization-lesson-first-game-fish-why = The space of Exploit is red, and the worker would be lost. Fishing keeps your worker.
age_of_civilization-lesson-first-game-end-2 = The crossed swords on the next card mean war: each player with the least strength (swords on civilizations and technologies) loses a worker. You have no strength, so after this round you lose one more besides the worker on red: end your turn.
age_of_civilization-lesson-first-game-count = Round 3. How many workers have you left?
age_of_civilization-lesson-first-game-count-how = There were four. One stayed on the red space, one fell in the war.
age_of_civilization-lesson-first-game-ties = Right. If several players tie for the least strength, each of them loses a worker.
age_of_civilization-lesson-first-game-skip = You may own three civilizations, and you have two. A third one now brings its legacy sooner, but each card taken puts a coin on the others: wait, and skip the step.
age_of_civilization-lesson-first-game-do-skip = The third civilization is your last one, so keep it for the next round. Choose “Skip the step”.
age_of_civilization-lesson-first-game-rest = With few workers it pays to rest: no actions in this turn, but 2 coins and 1 worker. Rest.
age_of_civilization-lesson-first-game-do-rest = Try the rest now: it must be chosen before any action.
age_of_civilization-lesson-first-game-polynesia = Another war took a worker, so a birth pays now: all your workers go, and the population of the new card comes. Let Polynesia be born for 4 workers and all the coins on it.
age_of_civilization-lesson-first-game-do-polynesia = Choose Birth for Polynesia: absorbing it would add one worker only.
age_of_civilization-lesson-first-game-spared = Polynesia spares your workers in wars.
age_of_civilization-lesson-first-game-fallen = Mali has fallen: its main ability is gone, its legacy stays, and it still counts as one of your civilizations. Use Trade: 2 coins for you, 1 for every other player.
age_of_civilization-lesson-first-game-do-trade = Trade is open now, on the time track.
age_of_civilization-lesson-first-game-build = Construction takes two workers and 2 coins for 2 points. Build.
age_of_civilization-lesson-first-game-do-build = Keep one worker for Research and put two on Construction.
age_of_civilization-lesson-first-game-research-2 = Writing has an arrow to Education, so it is open to you now. Research with your last worker.
age_of_civilization-lesson-first-game-education = Education performs Culture at the end of each turn without a worker: you pay only its coins, even when the Culture card is past. Choose it.
age_of_civilization-lesson-first-game-do-education = Look above Writing, in the middle row.
age_of_civilization-lesson-first-game-end-3 = Choose “End the turn”. Your end-of-turn abilities follow.
age_of_civilization-lesson-first-game-culture = Tap Education: it performs Culture for 2 points, and thanks to Writing you pay 3 coins instead of 4.
age_of_civilization-lesson-first-game-do-culture = You have the coins, and 2 points without a worker are a bargain. Tap Education on your technology board.
age_of_civilization-lesson-first-game-plague = The new card was Plague: it took a worker from every player and has no action. Your realm holds three civilizations, so the civilization step falls away: play round 5 as you like.
age_of_civilization-lesson-first-game-conquest = Round 6 is the last: no war follows, and Conquest pays 2 points if you have the most strength, ties included. Add up the lines of your sheet: what would be your total if the game ended now?
age_of_civilization-lesson-first-game-total-how = Add up all lines of your sheet, those for the end of the game too.
age_of_civilization-lesson-first-game-total-why = Right: the sheet already counts what your cards would score at the end.
age_of_civilization-lesson-first-game-finish = Spend workers and coins on points: now they only break ties, unless a card counts them. Play to the end.
age_of_civilization-lesson-first-game-tip = That was a whole game; equal points are decided by workers, then by coins. Tip: look along the time track, it shows every war and the plague before they come.

## workers

age_of_civilization-lesson-workers = Workers and the time track
age_of_civilization-lesson-workers-figures = Each figure on an action stands for one worker that it needs. Agriculture shows two: send two of your three workers there for 3 coins.
age_of_civilization-lesson-workers-two = Agriculture is the third card of the time track.
age_of_civilization-lesson-workers-once = A space works once per turn, and of the time track only three cards are open. Which of these can your last worker do?
age_of_civilization-lesson-workers-answer-again = Agriculture again
age_of_civilization-lesson-workers-answer-hunting = Hunting
age_of_civilization-lesson-workers-answer-trade = Trade
age_of_civilization-lesson-workers-open-three = Look at the cards under the permanent actions. Each action but Hunting and Research works once per turn.
age_of_civilization-lesson-workers-red = Red spaces pay well, but the worker is lost when the turn ends. Try Exploit: 2 coins.
age_of_civilization-lesson-workers-exploit = Exploit is one of the three actions above the time track.
age_of_civilization-lesson-workers-finish = Until now you still own all three workers. End your turn.
age_of_civilization-lesson-workers-end-it = Choose “End the turn”.
age_of_civilization-lesson-workers-count = The two farmers came back, the third worker did not. How many do you own now?
age_of_civilization-lesson-workers-count-how = Three workers, and one of them stood on red.
age_of_civilization-lesson-workers-moved = Round 2: the three open cards have moved one place along the time track. Which of these is open now?
age_of_civilization-lesson-workers-answer-fishing = Fishing
age_of_civilization-lesson-workers-answer-hunting2 = Hunting
age_of_civilization-lesson-workers-answer-culture = Culture
age_of_civilization-lesson-workers-window = In round 2 the cards 2, 3 and 4 are open. A card that has passed never returns.
age_of_civilization-lesson-workers-rest = Instead of acting you can rest: 2 coins and 1 worker, but never more than 4 workers. Rest now.
age_of_civilization-lesson-workers-rest-it = A rest takes the place of all actions of a turn. Choose “Rest”.
age_of_civilization-lesson-workers-tip = Tip: the whole row lies open from the start. Look for the round in which the actions your civilization likes lie side by side.

## birth

age_of_civilization-lesson-birth = Birth
age_of_civilization-lesson-birth-workers = Two rounds have cost you all workers but one. A birth sends the old workers home and brings the population of the new card: choose one that brings 4.
age_of_civilization-lesson-birth-figures = Count the figures, and choose Birth: absorbing adds one worker only.
age_of_civilization-lesson-birth-coins = The coins that lay on the card are yours as well.
age_of_civilization-lesson-birth-fallen = Egypt has fallen: its main ability is lost, its legacy below still works. On each card left in the pool lies 1 coin more: how many lie on Tiwanaku, which had 2?
age_of_civilization-lesson-birth-one-more = Each birth and each absorption adds one coin to every card left in the pool.
age_of_civilization-lesson-birth-at-birth = The same moment again: cards with a rising sun do something at birth, once. Which birth brings the most coins, extra coins included?
age_of_civilization-lesson-birth-answer-celts = Celts
age_of_civilization-lesson-birth-answer-italy = Italy
age_of_civilization-lesson-birth-answer-persia = Persia
age_of_civilization-lesson-birth-italy-how = Add the coins on the card and those that its main ability gives at birth.
age_of_civilization-lesson-birth-tiwanaku = Tiwanaku scores at birth: 1 point for each action card to the right of the three open ones. Let it be born.
age_of_civilization-lesson-birth-do-tiwanaku = Tap Tiwanaku and choose Birth: an absorbed card does nothing at birth.
age_of_civilization-lesson-birth-future = How many points was this birth worth in round 3?
age_of_civilization-lesson-birth-future-how = Count the cards of the track to the right of the open ones, Plague included.
age_of_civilization-lesson-birth-round-1 = Round 1 of a new game. What is allowed in your first civilization step?
age_of_civilization-lesson-birth-answer-skip = skip the step
age_of_civilization-lesson-birth-answer-absorb = absorb the Celts
age_of_civilization-lesson-birth-answer-birth = let the Celts be born
age_of_civilization-lesson-birth-must = Without a civilization you have no workers, and there is nothing to absorb into.
age_of_civilization-lesson-birth-tip = You own at most three civilizations in a game. Tip: let one be born when you have few workers and the card has many coins.

## absorb

age_of_civilization-lesson-absorb = Absorb
age_of_civilization-lesson-absorb-absorb = Korea shall stay your main civilization, so absorb another one: you gain the coins on it, 1 worker and its legacy. Absorb a card with at least 3 coins.
age_of_civilization-lesson-absorb-three-coins = Choose Absorb, and a card on which three or four coins lie.
age_of_civilization-lesson-absorb-count = The card lies below Korea: only its legacy shows. How many workers have you now?
age_of_civilization-lesson-absorb-count-how = You had two. Absorbing does not replace workers: it adds one.
age_of_civilization-lesson-absorb-more = Now with three workers: which choice leaves you with more workers?
age_of_civilization-lesson-absorb-answer-birth = birth of Rome (population 3)
age_of_civilization-lesson-absorb-answer-absorb = absorb Rome
age_of_civilization-lesson-absorb-more-how = A birth gives exactly the population. Absorbing adds one to those you have.
age_of_civilization-lesson-absorb-lydia = Lydia gives 4 coins at birth, and 2 coins lie on it. Which choice brings you more coins?
age_of_civilization-lesson-absorb-answer-birth2 = birth of Lydia
age_of_civilization-lesson-absorb-answer-absorb2 = absorb Lydia
age_of_civilization-lesson-absorb-lydia-how = A birth ability never works for an absorbed card.
age_of_civilization-lesson-absorb-third = You own two cards: this is the last one you may take. Absorb one, so that Korea stays on top with 4 workers.
age_of_civilization-lesson-absorb-third-how = Tap a card of the pool and choose Absorb.
age_of_civilization-lesson-absorb-full = A realm with three civilizations goes straight to its actions. What can you do here?
age_of_civilization-lesson-absorb-answer-absorb3 = absorb Rome
age_of_civilization-lesson-absorb-answer-birth3 = let Rome be born
age_of_civilization-lesson-absorb-answer-agriculture = Agriculture
age_of_civilization-lesson-absorb-full-how = Three civilizations are the limit, however they were taken.
age_of_civilization-lesson-absorb-tip = Tip: absorb while your main ability still earns much. Choose the card for its legacy and its coins.

## legacy

age_of_civilization-lesson-legacy = Legacy
age_of_civilization-lesson-legacy-stay = The column marks a legacy, and legacies of fallen and absorbed cards work to the end of the game. Italy, Harappa and the technology Writing each take 1 coin off Culture, which costs 4: what can you afford with 1 coin?
age_of_civilization-lesson-legacy-answer-research = Research
age_of_civilization-lesson-legacy-answer-culture = Culture
age_of_civilization-lesson-legacy-answer-wonder = Wonder
age_of_civilization-lesson-legacy-add-up = Discounts add up. Three of them are for the same action.
age_of_civilization-lesson-legacy-culture-now = Perform Culture: 2 points for a single coin.
age_of_civilization-lesson-legacy-culture-where = Culture is open on the time track in this round.
age_of_civilization-lesson-legacy-own = The legacy of the main civilization works too, from the first turn. Nubia adds 1 coin to Exploit as main ability and 1 as legacy: which action brings the most coins?
age_of_civilization-lesson-legacy-answer-agriculture = Agriculture
age_of_civilization-lesson-legacy-answer-hunting = Hunting
age_of_civilization-lesson-legacy-answer-exploit = Exploit
age_of_civilization-lesson-legacy-own-how = Exploit gives 2 coins before any bonus.
age_of_civilization-lesson-legacy-score = Legacies with an hourglass score at the end of the game. You own 2 wonders and 3 workers: absorb a card whose legacy is worth 2 points as things stand.
age_of_civilization-lesson-legacy-score-how = Two cards do it: one counts wonders, the other counts pairs of workers. Absorbing gives you a fourth worker.
age_of_civilization-lesson-legacy-count = Greece counts 1 point for every 3 technologies, China 1 point for every 2 workers. With 4 technologies and 3 workers: how many points are your legacies worth?
age_of_civilization-lesson-legacy-count-how = Only whole groups count: what is left over gives nothing.
age_of_civilization-lesson-legacy-tip = Tip: choose legacies that point the same way. Three discounts on one action beat three different ones.

## war-and-plague

age_of_civilization-lesson-war-and-plague = War and plague
age_of_civilization-lesson-war-and-plague-sign = The crossed swords on the next card mean war: after this round every player with the least strength sacrifices a worker. You have no strength and your rival has 1: start Research.
age_of_civilization-lesson-war-and-plague-arm = Strength comes from civilizations and technologies. Start Research.
age_of_civilization-lesson-war-and-plague-iron = The sword stands for strength, which is never spent. Choose a technology that adds some.
age_of_civilization-lesson-war-and-plague-iron-how = Ironworking, above Mining, adds 2 strength.
age_of_civilization-lesson-war-and-plague-let-it-come = Now your rival is the weakest. End your turn and let the war come.
age_of_civilization-lesson-war-and-plague-end-it = Choose “End the turn”.
age_of_civilization-lesson-war-and-plague-safe = The war is over. How many of your three workers are left?
age_of_civilization-lesson-war-and-plague-safe-how = Only players with the least strength lose a worker.
age_of_civilization-lesson-war-and-plague-tie = Another game: you and your rival have 1 strength each, and all that tie for the least lose a worker. End your turn.
age_of_civilization-lesson-war-and-plague-tie-count = How many workers have you left?
age_of_civilization-lesson-war-and-plague-tie-how = You tied for the least strength, so both of you lost one of three.
age_of_civilization-lesson-war-and-plague-conquest = Conquest scores 2 points if you have the most strength, ties included, but at least 1. Nobody here has any: which action scores more?
age_of_civilization-lesson-war-and-plague-answer-conquest = Conquest
age_of_civilization-lesson-war-and-plague-answer-culture = Culture
age_of_civilization-lesson-war-and-plague-conquest-how = Without strength Conquest gives no points, and its worker stands on red.
age_of_civilization-lesson-war-and-plague-plague = Round 4, and Plague is the next card: it takes a worker from every player, strong or weak. End your turn.
age_of_civilization-lesson-war-and-plague-five = Plague has no action of its own, so one card fewer is open while it lies there. Which of these can you perform now?
age_of_civilization-lesson-war-and-plague-answer-culture2 = Culture
age_of_civilization-lesson-war-and-plague-answer-trade = Trade
age_of_civilization-lesson-war-and-plague-answer-construction = Construction
age_of_civilization-lesson-war-and-plague-five-how = In round 5 the cards 5, 6 and 7 are open, and the seventh is Plague.
age_of_civilization-lesson-war-and-plague-tip = Signs on the first three cards never strike, and nothing strikes after round 6. Tip: before a war, being one step stronger than one other player is enough.

## technologies

age_of_civilization-lesson-technologies = Technologies
age_of_civilization-lesson-technologies-arrows = You have begun Research, and the arrows on your board show what leads where. You own Writing: which of these can you unlock?
age_of_civilization-lesson-technologies-answer-science = Science
age_of_civilization-lesson-technologies-answer-mathematics = Mathematics
age_of_civilization-lesson-technologies-answer-education = Education
age_of_civilization-lesson-technologies-arrows-how = One unlocked technology with an arrow to it is enough, but it needs one.
age_of_civilization-lesson-technologies-take-education = Education performs Culture at the end of each turn, without a worker and even when its card is closed. Unlock it.
age_of_civilization-lesson-technologies-education-where = Education is in the middle row, above Writing.
age_of_civilization-lesson-technologies-end = A technology works from the moment you unlock it. End your actions to see it.
age_of_civilization-lesson-technologies-end-it = Choose “End the turn”.
age_of_civilization-lesson-technologies-culture = Education waits for your decision: Culture costs 3 coins thanks to Writing. Use it.
age_of_civilization-lesson-technologies-culture-how = Tap Education on your board: you have the coins.
age_of_civilization-lesson-technologies-science = Another game, with Education from round 1. Unlock the top technology that scores 1 point for each future card of the track.
age_of_civilization-lesson-technologies-science-where = Look at the top row: Science, on the left.
age_of_civilization-lesson-technologies-science-count = How many points did Science give in round 2, besides the point for Research?
age_of_civilization-lesson-technologies-science-how = Count the cards to the right of the three open ones, Plague included. The earlier, the more.
age_of_civilization-lesson-technologies-discount = The legacies of Babylon and Korea and the technology Mathematics each take 1 coin off Research. With 1 coin and 1 worker: what can you perform?
age_of_civilization-lesson-technologies-answer-wonder = Wonder
age_of_civilization-lesson-technologies-answer-research = Research
age_of_civilization-lesson-technologies-answer-agriculture = Agriculture
age_of_civilization-lesson-technologies-discount-how = Check the workers as well as the coins. Discounts add up.
age_of_civilization-lesson-technologies-none = A realm without technologies has its own way: which action scores now?
age_of_civilization-lesson-technologies-answer-fishing = Fishing
age_of_civilization-lesson-technologies-answer-hunting = Hunting
age_of_civilization-lesson-technologies-none-how = One action gives a point to those who own no technology.
age_of_civilization-lesson-technologies-tip = Tip: unlock many technologies or none at all. In games between our bots, one to three were the weak middle.

## wonders

age_of_civilization-lesson-wonders = Wonders
age_of_civilization-lesson-wonders-act = The Wonder action costs 7 coins and a worker on a red space, and scores 3 points at once. You have the coins: perform it.
age_of_civilization-lesson-wonders-act-where = Wonder is always open, above the time track.
age_of_civilization-lesson-wonders-choose = Now take one wonder. You own no technology: choose the one that is worth 4 points to such a realm.
age_of_civilization-lesson-wonders-choose-how = Read what each wonder counts at the end of the game. One of them rewards at most 2 technologies.
age_of_civilization-lesson-wonders-pool = The pool is never refilled: it started with 5 cards for two players. How many points have you in all, as things stand?
age_of_civilization-lesson-wonders-pool-how = Add the points of the action and those that the wonder will count at the end.
age_of_civilization-lesson-wonders-count = The Mausoleum counts your civilizations, Angkor Wat your wonders, itself included. How many points are both together?
age_of_civilization-lesson-wonders-count-how = Fallen and absorbed civilizations count too.
age_of_civilization-lesson-wonders-egypt = Egypt takes 2 coins off the Wonder action by its main ability and 1 by its legacy. With 4 coins and 1 worker: what can you perform?
age_of_civilization-lesson-wonders-answer-conquest = Conquest
age_of_civilization-lesson-wonders-answer-wonder = Wonder
age_of_civilization-lesson-wonders-answer-agriculture = Agriculture
age_of_civilization-lesson-wonders-egypt-how = Check what is open, how many workers it needs, and the price after discounts.
age_of_civilization-lesson-wonders-tip = Tip: a wonder that helps every turn wants to be early, one that only counts at the end can wait. But the best ones do not wait for you.

## innovations

age_of_civilization-lesson-innovations = Variant: Innovations
age_of_civilization-lesson-innovations-buy = With Innovations, cards with special technologies lie open: players plus one. Once per game you may buy one for 1 coin, at almost any time of your turn: buy one you like.
age_of_civilization-lesson-innovations-buy-how = Buy first, even before the civilization step. Tap one of the special cards.
age_of_civilization-lesson-innovations-covered = The card now covers the two lower places of its column.
age_of_civilization-lesson-innovations-replaced = Here Masonry and Architecture replaced Sailing and Mathematics. You have begun Research: what can you unlock?
age_of_civilization-lesson-innovations-answer-sailing = Sailing
age_of_civilization-lesson-innovations-answer-masonry = Masonry
age_of_civilization-lesson-innovations-answer-architecture = Architecture
age_of_civilization-lesson-innovations-replaced-how = The new ones take the places and the arrows of those they cover. Covered ones are gone.
age_of_civilization-lesson-innovations-masonry-now = Unlock Masonry: Construction will cost 1 coin less.
age_of_civilization-lesson-innovations-masonry-where = Masonry is the lower one of the middle column.
age_of_civilization-lesson-innovations-empty = A card needs a column without any marker. You own Writing and Mining: which card can you buy?
age_of_civilization-lesson-innovations-answer-left = Mythology and Theology (left column)
age_of_civilization-lesson-innovations-answer-middle = Masonry and Architecture (middle column)
age_of_civilization-lesson-innovations-answer-right = Archery and Horse riding (right column)
age_of_civilization-lesson-innovations-empty-how = Writing stands in the left column, Mining in the right one.
age_of_civilization-lesson-innovations-tip = Special technologies count as technologies everywhere. Tip: buy before your first Research, while all columns are empty.

## winds-of-change

age_of_civilization-lesson-winds-of-change = Variant: Winds of change
age_of_civilization-lesson-winds-of-change-tokens = Three event tokens lie above the last three cards; each happens when its card becomes new, before a war or plague. At the end of this round Good harvest gives 1 coin for each worker: end your turn with all three.
age_of_civilization-lesson-winds-of-change-end-it = Save your workers this time: choose “End the turn”.
age_of_civilization-lesson-winds-of-change-harvest = You had 1 coin, Mali added 1, then came the harvest for three workers. How many coins have you now?
age_of_civilization-lesson-winds-of-change-harvest-how = One, plus one, plus one for each worker.
age_of_civilization-lesson-winds-of-change-rats = Round 4 ends with Rats: every player loses 3 coins. Do not feed them: perform an action that leaves you no coins.
age_of_civilization-lesson-winds-of-change-rats-how = You have 4 coins. Culture costs exactly that.
age_of_civilization-lesson-winds-of-change-festival = Round 5 ends with Festival: each player with the most wonders scores 2 points, and ties count, even at none. End your turn.
age_of_civilization-lesson-winds-of-change-end-now = Choose “End the turn” and see what the token brings.
age_of_civilization-lesson-winds-of-change-events = Neither of you owns a wonder. How many points have event tokens given you?
age_of_civilization-lesson-winds-of-change-events-how = A tie at zero is still a tie for the most.
age_of_civilization-lesson-winds-of-change-tip = Tip: read the three tokens before round 1. They tell you when to hold workers, coins, wonders or strength.

## draft

age_of_civilization-lesson-draft = Variant: Civilization draft
age_of_civilization-lesson-draft-keep = In the draft everybody gets seven civilizations and keeps one at a time, in secret. Keep one that you would like to see born.
age_of_civilization-lesson-draft-pass = The others went to the left, and you got what your neighbour did not keep. Keep one of these.
age_of_civilization-lesson-draft-five = Go on until you have five; the last two of each packet become the open pool. Look at the time track while you choose: it is already laid out.
age_of_civilization-lesson-draft-first = Your first civilization comes from your hand or from the pool. Let one be born.
age_of_civilization-lesson-draft-coins = No coins are put on pool cards in this variant, and the first civilization brings no extra coins. How many coins have you?
age_of_civilization-lesson-draft-coins-how = Everybody starts with 3 coins.
age_of_civilization-lesson-draft-round = All else is as usual. Play your first turn as you like.
age_of_civilization-lesson-draft-second = The second and the third civilization bring 2 extra coins each, from the hand or from the pool. Absorb one.
age_of_civilization-lesson-draft-take-one = Tap a card of your hand or of the pool and choose Absorb.
age_of_civilization-lesson-draft-tip = Tip: draft a plan, not five favourites. Two cards that help the same action are worth more.

## clash

age_of_civilization-lesson-clash = Alone: Clash
age_of_civilization-lesson-clash-alone = In Clash you play alone for the highest score, with almost the same rules. Your opponent is nothing but strength: 0 in round 1, and 1 more in each round: let a civilization be born.
age_of_civilization-lesson-clash-growing = Each round ends with 1 strength for the opponent, 1 coin on every pool card and one new card. Round 3: how much strength has the opponent now?
age_of_civilization-lesson-clash-growing-how = Two rounds are over, and he began with none.
age_of_civilization-lesson-clash-research = A war comes at the end of this round: he will have 3, and you lose a worker unless you have more. The Huns give you 3: start Research to grow stronger.
age_of_civilization-lesson-clash-research-why = A tie makes you weakest as well. Start Research.
age_of_civilization-lesson-clash-iron = Unlock a technology with strength.
age_of_civilization-lesson-clash-iron-how = Ironworking, above Mining, adds 2 strength.
age_of_civilization-lesson-clash-end = 5 against 3. End your turn.
age_of_civilization-lesson-clash-end-it = Choose “End the turn”.
age_of_civilization-lesson-clash-count = The war has passed. How many of your three workers are left?
age_of_civilization-lesson-clash-count-how = You were stronger, so nobody was sacrificed.
age_of_civilization-lesson-clash-tip = The panel of goals lists the achievements, from 20 points upwards. Tip: the plague always lies fifth and strikes after round 2, so a birth in round 3 costs you little.

## era-of-wonders

age_of_civilization-lesson-era-of-wonders = Scenario: Era of wonders
age_of_civilization-lesson-era-of-wonders-goal = Here you collect wonders: the panel shows what bronze, silver and gold ask for. Monument replaces Culture and gives a wonder, but fewer points: after which action have you more coins left?
age_of_civilization-lesson-era-of-wonders-answer-wonder = Wonder
age_of_civilization-lesson-era-of-wonders-answer-monument = Monument
age_of_civilization-lesson-era-of-wonders-compare-how = Compare the coins on both actions.
age_of_civilization-lesson-era-of-wonders-compare-why = Right. All scenarios of the Road to glory follow the rules of Clash; their details are our reconstruction.
age_of_civilization-lesson-era-of-wonders-build = Build with Monument: both workers come back at the end of the turn.
age_of_civilization-lesson-era-of-wonders-build-where = Monument is open on the time track.
age_of_civilization-lesson-era-of-wonders-take = Six ancient wonders lay in the pool. Take one.
age_of_civilization-lesson-era-of-wonders-locked = The three top technologies are locked in this age. You have begun Research with Writing and Sailing: what can you unlock?
age_of_civilization-lesson-era-of-wonders-answer-science = Science
age_of_civilization-lesson-era-of-wonders-answer-mathematics = Mathematics
age_of_civilization-lesson-era-of-wonders-answer-gunpowder = Gunpowder
age_of_civilization-lesson-era-of-wonders-locked-how = Science, Engineering and Gunpowder form the top row.
age_of_civilization-lesson-era-of-wonders-tip = A grade needs its wonders and its points at the end of round 6. Tip: look when Monument opens, and arrive there with coins and two workers.

## silk-road

age_of_civilization-lesson-silk-road = Scenario: Silk Road
age_of_civilization-lesson-silk-road-orders = On the Silk Road you fill orders: each has a price, some have a condition, and none takes a worker. You have 5 coins and Writing: which order can you fill?
age_of_civilization-lesson-silk-road-answer-spices = Spices
age_of_civilization-lesson-silk-road-answer-silk = Silk
age_of_civilization-lesson-silk-road-orders-how = Spices ask for the technology Sailing.
age_of_civilization-lesson-silk-road-fill = Fill it: 5 coins for 4 points.
age_of_civilization-lesson-silk-road-fill-where = Tap Silk among the orders.
age_of_civilization-lesson-silk-road-no-rest = Filling an order belongs to the action step. What can you still do in this turn?
age_of_civilization-lesson-silk-road-answer-rest = rest
age_of_civilization-lesson-silk-road-answer-caravan = Caravan
age_of_civilization-lesson-silk-road-no-rest-how = A rest must come before everything else.
age_of_civilization-lesson-silk-road-caravan-now = Caravan replaces Trade: 1 coin, and 1 more for each civilization you own. Send a worker.
age_of_civilization-lesson-silk-road-caravan-where = Caravan is open on the time track.
age_of_civilization-lesson-silk-road-coins = You own two civilizations and had no coins left. How many have you now?
age_of_civilization-lesson-silk-road-coins-how = One, plus one for each civilization, fallen and absorbed ones included.
age_of_civilization-lesson-silk-road-bazaar = Neither order fits you here. Bazaar gives 1 point for 1 coin, and lets you exchange an order: go there.
age_of_civilization-lesson-silk-road-bazaar-where = Bazaar is the last of the open cards.
age_of_civilization-lesson-silk-road-exchange = Choose the order that leaves: the next of the deck takes its place.
age_of_civilization-lesson-silk-road-exchange-how = Let us see an exchange once. Tap one of the orders.
age_of_civilization-lesson-silk-road-tip = New orders come at the end of a round, up to two. Tip: fill both as early as you can, an empty place waits until the round ends.

## lost-civilization

age_of_civilization-lesson-lost-civilization = Scenario: Lost civilization
age_of_civilization-lesson-lost-civilization-maya = The Maya are born without your choice, and they may also use future cards of the track. With 3 workers and 3 coins: what can you do in round 1?
age_of_civilization-lesson-lost-civilization-answer-culture = Culture
age_of_civilization-lesson-lost-civilization-answer-ritual = Ritual
age_of_civilization-lesson-lost-civilization-answer-research = Research
age_of_civilization-lesson-lost-civilization-maya-how = All cards of the track are open to the Maya now, but the price must be paid.
age_of_civilization-lesson-lost-civilization-ritual-now = Ritual replaces Conquest: on a red space it gives 1 point and 1 coin. Perform it.
age_of_civilization-lesson-lost-civilization-ritual-where = Ritual is the sixth card of the track.
age_of_civilization-lesson-lost-civilization-farm = The Maya gain 1 coin more from Agriculture. Use your two other workers there.
age_of_civilization-lesson-lost-civilization-farm-where = Agriculture is the second card of the track.
age_of_civilization-lesson-lost-civilization-drought = Drought strikes at the end of round 3: it takes a worker and leaves you half of your coins, rounded down. You have 7 coins; spend nothing this time and end your turn.
age_of_civilization-lesson-lost-civilization-end-it = Choose “End the turn” to see the drought.
age_of_civilization-lesson-lost-civilization-half = How many coins are left?
age_of_civilization-lesson-lost-civilization-half-how = Half of seven, rounded down.
age_of_civilization-lesson-lost-civilization-keep = Silver and gold ask that the Maya are still your main civilization. Take another card so that they stay on top.
age_of_civilization-lesson-lost-civilization-keep-how = A birth would make the Maya fall. Absorb a card instead.
age_of_civilization-lesson-lost-civilization-tip = Tip: spend your coins before the drought. The pool holds five cards and gets no new ones, but their coins grow.

## mongol-devastation

age_of_civilization-lesson-mongol-devastation = Scenario: Mongol devastation
age_of_civilization-lesson-mongol-devastation-horde = The horde comes at the end of every round: a war each time, and it grows by 1 strength before it strikes. It has 2 now, you have 3: build something that adds strength.
age_of_civilization-lesson-mongol-devastation-fortify-how = Fortify on the time track adds 1 strength for the rest of the game.
age_of_civilization-lesson-mongol-devastation-end = 4 against 3. End your turn; Plague lies fifth and comes before the war.
age_of_civilization-lesson-mongol-devastation-end-it = Choose “End the turn”.
age_of_civilization-lesson-mongol-devastation-count = Plague and war have passed. How many of your three workers are left?
age_of_civilization-lesson-mongol-devastation-count-how = Strength helps against the horde, not against the plague.
age_of_civilization-lesson-mongol-devastation-tribute = In round 5 the horde is far too strong. Tribute makes the next war pass you by: pay it.
age_of_civilization-lesson-mongol-devastation-tribute-where = Tribute is open on the time track and costs 3 coins.
age_of_civilization-lesson-mongol-devastation-end-2 = End your turn and let the riders pass.
age_of_civilization-lesson-mongol-devastation-count-2 = How many workers have you now?
age_of_civilization-lesson-mongol-devastation-count-2-how = You had two, and the war did not touch you.
age_of_civilization-lesson-mongol-devastation-tip = A Mongol raid comes before the war at the end of round 4, and tribute does not stop it. Tip: collect strength early, the grades ask for workers at the end.

## death-and-rebirth

age_of_civilization-lesson-death-and-rebirth = Scenario: Death and rebirth
age_of_civilization-lesson-death-and-rebirth-quarantine = Plague comes already at the end of round 1. Quarantine saves 1 worker when the next plague strikes: perform it.
age_of_civilization-lesson-death-and-rebirth-quarantine-where = Quarantine is the second card of the time track.
age_of_civilization-lesson-death-and-rebirth-end = It is kept until it is used. End your turn.
age_of_civilization-lesson-death-and-rebirth-end-it = Choose “End the turn”.
age_of_civilization-lesson-death-and-rebirth-spared = The plague has passed. How many of your three workers are left?
age_of_civilization-lesson-death-and-rebirth-spared-how = Plague takes one, and the quarantine took one off that.
age_of_civilization-lesson-death-and-rebirth-black-death = Black Death comes at the end of round 2 and takes half of your workers, rounded up. You have three and no quarantine: end your turn.
age_of_civilization-lesson-death-and-rebirth-half = How many workers are left?
age_of_civilization-lesson-death-and-rebirth-half-how = Half of three, rounded up, are gone.
age_of_civilization-lesson-death-and-rebirth-rebirth = Then comes the rebirth: Patronage gives 1 point for 3 coins, and 2 more with at least 4 technologies. You have four: perform it.
age_of_civilization-lesson-death-and-rebirth-patronage-where = Patronage is the last of the open cards.
age_of_civilization-lesson-death-and-rebirth-points = How many points did Patronage give?
age_of_civilization-lesson-death-and-rebirth-points-how = One, and two more for your technologies.
age_of_civilization-lesson-death-and-rebirth-tip = One more worker is lost at the end of round 4, and from round 4 Culture gives 1 point more. Tip: plan a birth for round 3, after the worst is over.
