# What a decision is about and what to think of: for beginners, below the prompt.

## Akropolis

akropolis-guidance-take = A district scores only with a plaza of its colour, so look for the two that fit together. Stones let you skip tiles; each stone left at the end is worth a point.
akropolis-guidance-place = On the ground a tile touches your city; higher up it rests on at least two tiles. A higher district counts more, a covered quarry gives a stone, and a covered plaza is lost.

## 7 Wonders Dice

seven_wonders_dice-guidance-action = A die opens a space with its symbol; you pay for the die and for the materials that you do not produce. Materials make all later spaces cheaper, and each completed building brings a bonus.
seven_wonders_dice-guidance-extra = This action comes on top of your turn, at the usual prices. See what you can still pay for, or pass for coins.
seven_wonders_dice-guidance-build = The die costs nothing this time; you pay only for materials that you do not produce. Look at the dear dice first.
seven_wonders_dice-guidance-cross = No die is needed here, only materials. Choose a space that completes a building, brings points or helps in later turns.
seven_wonders_dice-guidance-bonus = You can take each bonus only once. When a player takes a third one, only one more turn follows: do it when you are ahead.

## Age of Civilization

age_of_civilization-guidance-first = The figures on a card are the workers that you get. Read the main ability too: it works until your next birth.
age_of_civilization-guidance-civilization = A birth is good when you have few workers, because a new population replaces them. To absorb is good when your main ability still earns much: you keep it and add a legacy.
age_of_civilization-guidance-action = Open are the three actions above and the cards of the time track in the frame. Workers on red spaces do not come back; a rest replaces all actions and brings coins and a worker.
age_of_civilization-guidance-idle = You lack workers or coins for further actions. Use what is still lit, a rest for instance, then end your turn.
age_of_civilization-guidance-rested = After a rest there are no actions in this turn. A special technology replaces two of a column, so buy one only if its new ones help you.
age_of_civilization-guidance-research = A technology helps for the rest of the game and opens those that its arrows lead to. Choose one for actions that you will perform often.
age_of_civilization-guidance-technology = This technology costs you nothing more. Choose one for actions that you will perform often, or one whose arrows lead to what you want.
age_of_civilization-guidance-wonder = A wonder with an hourglass scores at the end; the others help until then. Early in the game take lasting help, later take points.
age_of_civilization-guidance-perform = An ability lets you perform this action without a worker; only its coins are paid. Decline if you need the coins for something better.
age_of_civilization-guidance-card = The player who takes that card gets the coins. Choose a card that you want yourself, and that the others want less.
age_of_civilization-guidance-exchange = Exchange an order that you will not fill soon. The new one is unknown and may be harder.
age_of_civilization-guidance-turn-end = You choose the order. If one ability costs coins and another one brings some, begin with the coins.
age_of_civilization-guidance-draft = You keep one card and your neighbour gets the others. Look for cards that help each other, and see what you would give away.

## Origins

origins-guidance-draft = These dice become your first freemen. A high die can visit sites with high ships; a colour is good if bonus tokens or buildings have it.
origins-guidance-remove = The highest dice are not for you; only the colour is your choice. Keep the one that bonus tokens or buildings have.
origins-guidance-turn = Most turns are visits: if your worker is below the ship, pay the difference in wisdom. Seats of power, towers and bases need no site; pass when nothing good is left, then used dice come home and grow.
origins-guidance-extra = A superiority token buys one more action in this turn. Tokens are worth nothing at the end, but a better moment may come.
origins-guidance-visit = The upper action brings resources, the lower one uses them. A worker of the token's colour may do the bonus action too, and a six may do both main actions.
origins-guidance-tide = A higher ship makes visits dearer. Raise the one at the site that you need less.
origins-guidance-purchase = Wisdom pays for the place of a tile, stone for the tile itself. Look for a colour that a district card shows and one of your dice has; a farm is free but has no effect.
origins-guidance-place = Plan squares of four tiles: a die in the middle closes such a district. A tile that belongs to two squares works for both.
origins-guidance-use = Use an effect now, or it is gone for this time. If several buildings work, begin with the one that brings what another one needs.
origins-guidance-card = A card gives you most points when you score it for the first time. Its gold counts too.
origins-guidance-retire = A new colour goes onto your advisor track; a colour that is there already scores the points that the track has reached. So begin with a new colour.
origins-guidance-gain = Take what your next action costs: stone for tiles and temples, food for bases and training, wisdom for places, dice and high ships.
origins-guidance-choice = You can do one or the other. Compare what they bring, and choose what you need next.
origins-guidance-advance = Each border that you cross brings a superiority token. The further you are, the more every attack scores.
origins-guidance-attack = An attack takes nothing from the others; it only brings you points and the bonus of your space. Further along the track it scores more.
origins-guidance-military = Usually advance first: an attack counts borders passed and discs behind you. Attack first if the bonus of your present space is better.
origins-guidance-training = A raised freeman can visit higher ships, and a raised six becomes an advisor. A step on the military track makes attacks stronger.
origins-guidance-temple = At the end your furthest temple is left out, and the other two count. So move your discs forward evenly.
origins-guidance-citizen = A new die can work in this very round. Weigh its value and its colour against the price in wisdom.
origins-guidance-free-citizen = It costs nothing, so take a high die, or a colour that your buildings and towers have.
origins-guidance-cancer-gemini = Both cards give you something when you pass. Begin with either; the other one follows.
origins-guidance-speaker = A speaker visits a site like a die, has no colour and returns to the pool. Take the highest one: it pays least wisdom.
origins-guidance-raise = Raise a die that just misses a high ship. A raised six becomes an advisor and leaves its base.
origins-guidance-honour = The die scores its value now and goes down by 1. Choose the highest one, unless you need it for a seat of power.
origins-guidance-grow = A higher die visits more sites and is worth more in a seat of power. There is hardly a reason to decline.
origins-guidance-calm = At a low ship every die can visit without wisdom. Choose the site that you need next.
origins-guidance-exchange = Gold can replace any basic resource, pays for towers and counts at the end. Give what you have too much of.
origins-guidance-adjacent = The effect of one neighbour works once more now. Choose the one that brings most at this moment.
origins-guidance-recolour = The die keeps its value. Choose the colour of a high tower, of a bonus token, or of the buildings in your next district.
origins-guidance-aside = In a later purchase this tile costs its stone but no wisdom. Take one that lies in a dear place, or that your next district needs.
