# 7 Wonders Dice: the symbols and the player aid.

## Symbols

seven_wonders_dice-symbols-dice = Dice
seven_wonders_dice-symbols-spaces = On spaces
seven_wonders_dice-symbols-buildings = Buildings
seven_wonders_dice-symbol-die = { $colour }: the mark of these dice
seven_wonders_dice-about-die = Leads to: { $building }.
seven_wonders_dice-about-track = A die with this symbol leads to these spaces.
seven_wonders_dice-about-special-die = A special die. Only players who have unlocked it may use it.
seven_wonders_dice-face-any = any space of a colour
seven_wonders_dice-face-any-help = Cross off any open space of the building of this colour; pay the die and the materials.
seven_wonders_dice-face-compare = comparison
seven_wonders_dice-face-leader = leader
seven_wonders_dice-face-leader-help = Leads to the leader of this colour in the Gallery.
seven_wonders_dice-sign-materials = materials
seven_wonders_dice-sign-materials-help = The price of a space. Pay { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} for each material that you do not produce.
seven_wonders_dice-sign-points = points
seven_wonders_dice-sign-points-help = Points at game end.
seven_wonders_dice-sign-coins = coins
seven_wonders_dice-sign-coins-help = They pay for dice and missing materials. You hold at most { $n }, and they score nothing.
seven_wonders_dice-sign-attack = attack
seven_wonders_dice-sign-attack-help = An attack scores its points at once, minus the defences that face it.
seven_wonders_dice-sign-defence = defence
seven_wonders_dice-sign-defence-help = A defence lowers every later attack from that side by one.
seven_wonders_dice-sign-zero = free die
seven_wonders_dice-sign-zero-help = From now on you pay nothing for dice of this colour.
seven_wonders_dice-sign-gain = coins for a die
seven_wonders_dice-sign-gain-help = From now on gain { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} each time you choose a die of this colour.
seven_wonders_dice-sign-less = cheaper dice
seven_wonders_dice-sign-less-help = From now on you pay { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} less for every die.
seven_wonders_dice-sign-each = coins and points for a building
seven_wonders_dice-sign-each-help = For each crossed-off space of that building: coins now, points at game end.
seven_wonders_dice-sign-free = build without the die
seven_wonders_dice-sign-free-help = Construct once more without paying for the die.
seven_wonders_dice-sign-unlock = unlock
seven_wonders_dice-sign-unlock-help = From now on you may use this special die.
seven_wonders_dice-sign-two = up to two spaces
seven_wonders_dice-sign-two-help = Cross off up to two open spaces of this colour; pay their materials only.
seven_wonders_dice-sign-gallery = Gallery points
seven_wonders_dice-sign-gallery-help = { $n ->
    [one] { $n } point
   *[other] { $n } points
} at game end for each crossed-off space of the Gallery.
seven_wonders_dice-sign-action = extra action
seven_wonders_dice-sign-action-help = Take one more action and pay all its costs.
seven_wonders_dice-sign-cross = cross off a space
seven_wonders_dice-sign-cross-help = Cross off an open space of the building shown; pay its materials only.
seven_wonders_dice-sign-lock = locked die
seven_wonders_dice-sign-lock-help = You have not unlocked this special die and cannot use it.
seven_wonders_dice-sign-bonus = bonus
seven_wonders_dice-sign-bonus-help = Each completed building of the city gives one of the bonus spaces; the last one ends the game.

## Buildings

seven_wonders_dice-about-wonder = Stages in order. You need no die, only materials.
seven_wonders_dice-about-guild_court-many = Cross off the next space if you began the turn with at least as many spaces of the building shown as each neighbour.
seven_wonders_dice-about-guild_court-two = Cross off the next space if you began the turn with more spaces of the building shown than your opponent.
seven_wonders_dice-about-guild_court-alone = Cross off the next space if you began the turn with at least { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} of the building shown.
seven_wonders_dice-about-gallery = Leaders cross off spaces of their colour; those with laurels score for all leaders.
seven_wonders_dice-about-barracks-west = An axe attacks the neighbour on your left: points at once, minus the shields there before this turn.
seven_wonders_dice-about-barracks-east = A sword attacks the neighbour on your right: points at once, minus the shields there before this turn.
seven_wonders_dice-about-barracks-both = Both barracks. Attacks score at once, minus the shields that face them.
seven_wonders_dice-about-barracks-alone = Attacks score at once; alone nobody lowers them.
seven_wonders_dice-about-agora-first = Points. Two symbols lead to each space. The first player to finish it scores { $n } more.
seven_wonders_dice-about-agora-alone = Points. Two symbols lead to each space. Finish it to score { $n } more.
seven_wonders_dice-about-market = Cheaper dice, coins, and points for other buildings.
seven_wonders_dice-about-university = Lasting effects. The last space of each row unlocks a special die.
seven_wonders_dice-about-warehouse = Each crossed-off space produces one material in every action. No bonus, no points.
seven_wonders_dice-about-treasury = Your coins, at most { $n }.

## The player aid

seven_wonders_dice-aid-turn = A turn
seven_wonders_dice-aid-mixing = The { $n } dice of the forum are mixed. Each shows a symbol and lies in a section that costs { $costs } coins.
seven_wonders_dice-aid-one-action = All players choose at the same time. Dice stay for everybody. Take one action:
seven_wonders_dice-aid-construct = Construct: choose a die, pay for it, and cross off a space that its symbol leads to. Pay its materials.
seven_wonders_dice-aid-wonder = Wonder: cross off the next stage. Pay its materials, no die.
seven_wonders_dice-aid-pass = Pass: gain { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
seven_wonders_dice-aid-paying = Paying
seven_wonders_dice-aid-coins = You start with { $n } coins and hold at most { $most }.
seven_wonders_dice-aid-materials = Each space of the Warehouse produces one material in every action. Each missing material costs { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
seven_wonders_dice-aid-special = Black, white and purple dice need their unlocking in the University. The first unlocking puts the die into the forum, in place of a grey one.
seven_wonders_dice-aid-bonuses = Bonuses
seven_wonders_dice-aid-bonus = When you complete a building (not the Warehouse), cross off one of these at once:
seven_wonders_dice-aid-end = End
seven_wonders_dice-aid-last-turn = When a player has crossed off { $n } bonus spaces, everybody plays one more full turn.
seven_wonders_dice-aid-alone = Alone, turn { $n } is the last one at the latest.
seven_wonders_dice-aid-points = Add the points of all buildings. Coins and materials score nothing.
seven_wonders_dice-aid-tie = More coins win a tie.
seven_wonders_dice-aid-buildings = Buildings
seven_wonders_dice-aid-signs = Signs on spaces
seven_wonders_dice-aid-die = die
seven_wonders_dice-aid-spaces = spaces
seven_wonders_dice-aid-gives = what it gives
