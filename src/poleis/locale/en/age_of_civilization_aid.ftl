# Age of Civilization: the symbols and the player aid.

## Symbols

age_of_civilization-symbols-goods = Goods
age_of_civilization-symbols-times = When an ability works
age_of_civilization-symbols-effects = What an ability does
age_of_civilization-symbols-actions = Actions and cards of the time track
age_of_civilization-symbols-technologies = Technologies
age_of_civilization-symbols-tokens = Event tokens
age_of_civilization-symbols-orders = Orders
age_of_civilization-symbols-around = On the table
age_of_civilization-sign-points = points
age_of_civilization-sign-points-help = The most points win.
age_of_civilization-sign-coins = coins
age_of_civilization-sign-coins-help = They pay for actions and are worth nothing at the end, unless a card says so.
age_of_civilization-sign-workers = worker
age_of_civilization-sign-workers-help = Goes to an action and comes back at the end of the turn. You have at most { $n }.
age_of_civilization-sign-sacrifice = sacrificed worker
age_of_civilization-sign-sacrifice-help = A worker on a red space goes back to the supply at the end of the turn.
age_of_civilization-sign-technologies = technology
age_of_civilization-sign-technologies-help = Unlock a technology of your board; its ability works from then on.
age_of_civilization-sign-top-technologies = top technologies
age_of_civilization-sign-top-technologies-help = The technologies of the top row of your board.
age_of_civilization-sign-wonders = wonder
age_of_civilization-sign-wonders-help = Take a wonder of your choice; it stays with you to the end.
age_of_civilization-sign-strength = strength
age_of_civilization-sign-strength-help = Compared in wars and for Conquest. “max” means: nobody has more.
age_of_civilization-sign-civilizations = legacy, civilizations
age_of_civilization-sign-civilizations-help = The ability that a civilization keeps after its fall, and the number of your civilizations. You have at most { $n }.
age_of_civilization-sign-extra-coins = extra coins
age_of_civilization-sign-extra-coins-help = The coins that lie on a civilization card. The player who takes the card gets them.
age_of_civilization-sign-future-cards = future cards
age_of_civilization-sign-future-cards-help = The cards of the time track that are not open yet.
age_of_civilization-sign-others = other players
age_of_civilization-sign-others-help = What follows happens to every other player.
age_of_civilization-sign-birth = at birth
age_of_civilization-sign-birth-help = Works once, when the civilization is born.
age_of_civilization-sign-rest = when you rest
age_of_civilization-sign-rest-help = Works when you rest instead of acting.
age_of_civilization-sign-turn-end = end of the turn
age_of_civilization-sign-turn-end-help = Works at the end of each of your turns.
age_of_civilization-sign-game-end = end of the game
age_of_civilization-sign-game-end-help = Counts once, after the last round.
age_of_civilization-sign-unlocking = when unlocked
age_of_civilization-sign-unlocking-help = Works once, when you unlock the technology.
age_of_civilization-sign-war = war
age_of_civilization-sign-war-help = Everybody with the least strength sacrifices a worker. In the corner of a card: when the card opens.
age_of_civilization-sign-plague = plague
age_of_civilization-sign-plague-help = Every player sacrifices a worker when this card opens.
age_of_civilization-sign-own-space = own space
age_of_civilization-sign-own-space-help = A further space for this action, for you alone.
age_of_civilization-sign-comes-back = comes back
age_of_civilization-sign-comes-back-help = Your worker comes back instead of being sacrificed.
age_of_civilization-sign-perform = may perform
age_of_civilization-sign-perform-help = You may perform this action without a worker; you pay its coins.
age_of_civilization-sign-forbid = forbidden
age_of_civilization-sign-forbid-help = Other players may not use this action. On a technology: the scenario locks it.
age_of_civilization-sign-spared = spared
age_of_civilization-sign-spared-help = You sacrifice no worker in this event.
age_of_civilization-sign-main = main civilization
age_of_civilization-sign-main-help = Your newest civilization; only its main ability works.
age_of_civilization-sign-first = first player
age_of_civilization-sign-first-help = Plays first in this round.
age_of_civilization-sign-peace = peace
age_of_civilization-sign-peace-help = The next card brings neither war nor plague.
age_of_civilization-sign-virtual = virtual opponent
age_of_civilization-sign-virtual-help = Alone you compare your strength with this opponent.
age_of_civilization-sign-events = event tokens
age_of_civilization-sign-events-help = Points from tokens above the time track.
age_of_civilization-sign-orders = orders
age_of_civilization-sign-orders-help = Orders that you have filled.
age_of_civilization-sign-exchange = exchange
age_of_civilization-sign-exchange-help = You may put a face-up order below its deck.

## The player aid

age_of_civilization-aid-turn = Your turn
age_of_civilization-aid-civilization = Civilization step, one of these:
age_of_civilization-aid-birth = Birth (required in round 1): lay the card on top; return all workers and take its population. Take the coins on it. The former main ability is lost, legacies stay.
age_of_civilization-aid-absorb = Absorb: tuck the card under your civilization for its legacy. Gain { $n ->
    [one] { $n } worker
   *[other] { $n } workers
} and the coins on it.
age_of_civilization-aid-skip = Skip. With { $n } civilizations you must skip.
age_of_civilization-aid-act = Actions or rest:
age_of_civilization-aid-assign = Actions: put workers on open spaces, pay, and take the effect at once. Each space once a turn. At most { $n } workers.
age_of_civilization-aid-rest = Rest instead: gain { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}.
age_of_civilization-aid-resolve = Workers come back, those on red spaces are sacrificed. Then use your end-of-turn abilities.
age_of_civilization-aid-round = End of a round
age_of_civilization-aid-marker = The first player marker passes to the right.
age_of_civilization-aid-track = The permanent card moves on by one: { $n } cards of the track are open. Look at the corner of the new card.
age_of_civilization-aid-war = War: everybody with the least strength sacrifices 1 worker. On: { $names }.
age_of_civilization-aid-plague = Plague: every player sacrifices 1 worker.
age_of_civilization-aid-technologies = Technologies
age_of_civilization-aid-arrows = The bottom row is open to all. A higher technology needs one that has an arrow to it.
age_of_civilization-aid-end = Start and end
age_of_civilization-aid-start = You start with { $n } coins. { $pool } wonders lie face up.
age_of_civilization-aid-rounds = The game lasts { $n } rounds.
age_of_civilization-aid-final = Then score the end-of-game abilities of civilizations, technologies and wonders.
age_of_civilization-aid-tie = The most points win; ties: more workers, then more coins.
age_of_civilization-aid-actions = Actions
age_of_civilization-aid-variants = Variants
age_of_civilization-aid-innovations = Innovations: once in the game buy a special technology card for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} and lay it on a column without markers.
age_of_civilization-aid-winds = Winds of change: { $n } event tokens above the last cards; each works when its card opens, before war or plague.
age_of_civilization-aid-draft = Draft: keep { $kept } of { $dealt } civilizations. Take cards from your hand or the pool; the second and third bring { $n } extra coins.
age_of_civilization-aid-solo = Alone
age_of_civilization-aid-opponent = The virtual opponent starts with { $start } strength and gains { $n } each round. With a tie you lose a worker in a war, but you do have the most strength.
age_of_civilization-aid-always-war = There is a war at the end of every round.
age_of_civilization-aid-orders = Fill face-up orders during your actions, without workers.
