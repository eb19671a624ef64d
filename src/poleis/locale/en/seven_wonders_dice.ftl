# 7 Wonders Dice. Terms follow the published editions.

seven_wonders_dice = 7 Wonders Dice

## Boards and their Wonders

seven_wonders_dice-board-alexandria = Alexandria
seven_wonders_dice-board-babylon = Babylon
seven_wonders_dice-board-ephesus = Ephesus
seven_wonders_dice-board-giza = Giza
seven_wonders_dice-board-halicarnassus = Halicarnassus
seven_wonders_dice-board-olympia = Olympia
seven_wonders_dice-board-rhodes = Rhodes
seven_wonders_dice-wonder-alexandria = Lighthouse of Alexandria
seven_wonders_dice-wonder-babylon = Hanging Gardens of Babylon
seven_wonders_dice-wonder-ephesus = Temple of Artemis at Ephesus
seven_wonders_dice-wonder-giza = Great Pyramid of Giza
seven_wonders_dice-wonder-halicarnassus = Mausoleum of Halicarnassus
seven_wonders_dice-wonder-olympia = Statue of Zeus at Olympia
seven_wonders_dice-wonder-rhodes = Colossus of Rhodes

## Buildings

seven_wonders_dice-building-wonder = Wonder
seven_wonders_dice-building-guild_court = Guild Court
seven_wonders_dice-building-gallery = Gallery of Leaders
seven_wonders_dice-building-barracks_west = West Barracks
seven_wonders_dice-building-agora = Agora
seven_wonders_dice-building-market = Market
seven_wonders_dice-building-university = University
seven_wonders_dice-building-barracks_east = East Barracks
seven_wonders_dice-building-warehouse = Warehouse
seven_wonders_dice-building-treasury = Treasury
seven_wonders_dice-building-barracks = Barracks

## Dice and symbols

seven_wonders_dice-die-grey_1 = grey die 1
seven_wonders_dice-die-grey_2 = grey die 2
seven_wonders_dice-die-grey_3 = grey die 3
seven_wonders_dice-die-blue = blue die
seven_wonders_dice-die-red = red die
seven_wonders_dice-die-yellow = yellow die
seven_wonders_dice-die-green = green die
seven_wonders_dice-die-black = black die
seven_wonders_dice-die-white = white die
seven_wonders_dice-die-purple = purple die
seven_wonders_dice-colour-grey = grey
seven_wonders_dice-colour-blue = blue
seven_wonders_dice-colour-red = red
seven_wonders_dice-colour-yellow = yellow
seven_wonders_dice-colour-green = green
seven_wonders_dice-colour-black = black
seven_wonders_dice-colour-white = white
seven_wonders_dice-colour-purple = purple
seven_wonders_dice-symbol-stone = stone
seven_wonders_dice-symbol-wood = wood
seven_wonders_dice-symbol-brick = brick
seven_wonders_dice-symbol-cloth = cloth
seven_wonders_dice-symbol-glass = glass
seven_wonders_dice-symbol-papyrus = papyrus
seven_wonders_dice-symbol-mask = mask
seven_wonders_dice-symbol-scales = scales
seven_wonders_dice-symbol-fountain = fountain
seven_wonders_dice-symbol-temple = temple
seven_wonders_dice-symbol-owl = owl
seven_wonders_dice-symbol-caduceus = caduceus
seven_wonders_dice-symbol-axe = axe (attack to the west)
seven_wonders_dice-symbol-sword = sword (attack to the east)
seven_wonders_dice-symbol-shield = shield (defence)
seven_wonders_dice-symbol-camel = camel
seven_wonders_dice-symbol-coin7 = 7 coins
seven_wonders_dice-symbol-chest = chest
seven_wonders_dice-symbol-compass = compass
seven_wonders_dice-symbol-tablet = tablet
seven_wonders_dice-symbol-wheel = wheel
seven_wonders_dice-symbol-leader_blue = blue leader
seven_wonders_dice-symbol-leader_green = green leader
seven_wonders_dice-symbol-leader_red = red leader
seven_wonders_dice-symbol-leader_yellow = yellow leader
seven_wonders_dice-symbol-leader_laurel = leader with laurels
seven_wonders_dice-symbol-any_grey = any Warehouse space
seven_wonders_dice-symbol-any_blue = any Agora space
seven_wonders_dice-symbol-any_red = any Barracks space
seven_wonders_dice-symbol-any_yellow = any Market space
seven_wonders_dice-symbol-any_green = any University space
seven_wonders_dice-symbol-any_of_red_green_blue_yellow = any red, green, blue or yellow space
seven_wonders_dice-symbol-compare_grey = compare Warehouses
seven_wonders_dice-symbol-compare_blue = compare Agoras
seven_wonders_dice-symbol-compare_red = compare Barracks
seven_wonders_dice-symbol-compare_yellow = compare Markets
seven_wonders_dice-symbol-compare_green = compare Universities
seven_wonders_dice-symbol-compare_wonder = compare Wonders
seven_wonders_dice-symbol-any_grey-help = Cross off any open space of the Warehouse; pay the die and the materials.
seven_wonders_dice-symbol-any_blue-help = Cross off any open space of the Agora; pay the die and the materials.
seven_wonders_dice-symbol-any_red-help = Cross off any open space of either Barracks; pay the die and the materials.
seven_wonders_dice-symbol-any_yellow-help = Cross off any open space of the Market; pay the die and the materials.
seven_wonders_dice-symbol-any_green-help = Cross off any open space of the University; pay the die and the materials.
seven_wonders_dice-symbol-any_of_red_green_blue_yellow-help = Cross off any open space of any red, green, blue or yellow building; pay the die and the materials.
seven_wonders_dice-symbol-compare_grey-help = Cross off the next Guild Court space if you began the turn with at least as many crossed-off spaces of the Warehouse as each neighbour (two players: with more than your opponent).
seven_wonders_dice-symbol-compare_blue-help = Cross off the next Guild Court space if you began the turn with at least as many crossed-off spaces of the Agora as each neighbour (two players: with more than your opponent).
seven_wonders_dice-symbol-compare_red-help = Cross off the next Guild Court space if you began the turn with at least as many crossed-off spaces of both Barracks together as each neighbour (two players: with more than your opponent).
seven_wonders_dice-symbol-compare_yellow-help = Cross off the next Guild Court space if you began the turn with at least as many crossed-off spaces of the Market as each neighbour (two players: with more than your opponent).
seven_wonders_dice-symbol-compare_green-help = Cross off the next Guild Court space if you began the turn with at least as many crossed-off spaces of the University as each neighbour (two players: with more than your opponent).
seven_wonders_dice-symbol-compare_wonder-help = Cross off the next Guild Court space if you began the turn with at least as many crossed-off spaces of the Wonder as each neighbour (two players: with more than your opponent).

## Spaces: names, and what they do

seven_wonders_dice-space-wo_1 = Wonder, stage 1
seven_wonders_dice-space-wo_2 = Wonder, stage 2
seven_wonders_dice-space-wo_3 = Wonder, stage 3
seven_wonders_dice-space-gu_1 = Guild Court, space 1
seven_wonders_dice-space-gu_2 = Guild Court, space 2
seven_wonders_dice-space-gu_3 = Guild Court, space 3
seven_wonders_dice-space-ga_blue = Gallery: blue leader
seven_wonders_dice-space-ga_green = Gallery: green leader
seven_wonders_dice-space-ga_red = Gallery: red leader
seven_wonders_dice-space-ga_yellow = Gallery: yellow leader
seven_wonders_dice-space-ga_laurel_1 = Gallery: leader with laurels 1
seven_wonders_dice-space-ga_laurel_2 = Gallery: leader with laurels 2
seven_wonders_dice-space-bw_attack_1 = West attack 1
seven_wonders_dice-space-bw_attack_2 = West attack 2
seven_wonders_dice-space-bw_attack_3 = West attack 3
seven_wonders_dice-space-bw_attack_4 = West attack 4
seven_wonders_dice-space-bw_attack_5 = West attack 5
seven_wonders_dice-space-bw_defence_1 = West defence 1
seven_wonders_dice-space-bw_defence_2 = West defence 2
seven_wonders_dice-space-ag_11 = Agora: mask / scales
seven_wonders_dice-space-ag_12 = Agora: mask / temple
seven_wonders_dice-space-ag_13 = Agora: mask / caduceus
seven_wonders_dice-space-ag_21 = Agora: fountain / scales
seven_wonders_dice-space-ag_22 = Agora: fountain / temple
seven_wonders_dice-space-ag_23 = Agora: fountain / caduceus
seven_wonders_dice-space-ag_31 = Agora: owl / scales
seven_wonders_dice-space-ag_32 = Agora: owl / temple
seven_wonders_dice-space-ag_33 = Agora: owl / caduceus
seven_wonders_dice-space-mk_camel_1 = Market: camel 1
seven_wonders_dice-space-mk_camel_2 = Market: camel 2
seven_wonders_dice-space-mk_camel_3 = Market: camel 3
seven_wonders_dice-space-mk_coin_1 = Market: coins 1
seven_wonders_dice-space-mk_coin_2 = Market: coins 2
seven_wonders_dice-space-mk_chest_1 = Market: chest 1
seven_wonders_dice-space-mk_chest_2 = Market: chest 2
seven_wonders_dice-space-mk_chest_3 = Market: chest 3
seven_wonders_dice-space-un_compass_1 = University: compass 1
seven_wonders_dice-space-un_compass_2 = University: compass 2
seven_wonders_dice-space-un_compass_3 = University: compass 3
seven_wonders_dice-space-un_tablet_1 = University: tablet 1
seven_wonders_dice-space-un_tablet_2 = University: tablet 2
seven_wonders_dice-space-un_tablet_3 = University: tablet 3
seven_wonders_dice-space-un_wheel_1 = University: wheel 1
seven_wonders_dice-space-un_wheel_2 = University: wheel 2
seven_wonders_dice-space-un_wheel_3 = University: wheel 3
seven_wonders_dice-space-be_attack_1 = East attack 1
seven_wonders_dice-space-be_attack_2 = East attack 2
seven_wonders_dice-space-be_attack_3 = East attack 3
seven_wonders_dice-space-be_attack_4 = East attack 4
seven_wonders_dice-space-be_attack_5 = East attack 5
seven_wonders_dice-space-be_defence_1 = East defence 1
seven_wonders_dice-space-be_defence_2 = East defence 2
seven_wonders_dice-space-wh_stone = Warehouse: stone
seven_wonders_dice-space-wh_wood = Warehouse: wood
seven_wonders_dice-space-wh_brick = Warehouse: brick
seven_wonders_dice-space-wh_cloth = Warehouse: cloth
seven_wonders_dice-space-wh_glass = Warehouse: glass
seven_wonders_dice-space-wh_papyrus = Warehouse: papyrus
seven_wonders_dice-about-alexandria_wo_1 = You may cross off 1 open space of the Warehouse: pay its materials, but no die cost.
seven_wonders_dice-about-babylon_wo_1 = You may cross off 1 open space of the University: pay its materials, but no die cost.
seven_wonders_dice-about-ephesus_wo_1 = Gain 7 coins.
seven_wonders_dice-about-giza_wo_1 = Gain 2 coins for each crossed-off space of the Wonder, plus 2 points for each at game end.
seven_wonders_dice-about-halicarnassus_wo_1 = You may construct a building with the dice as they lie: pay the materials, but no die cost.
seven_wonders_dice-about-olympia_wo_1 = From now on pay 1 coin less for every die.
seven_wonders_dice-about-rhodes_wo_1 = You may cross off 1 open space of either Barracks: pay its materials, but no die cost.
seven_wonders_dice-about-alexandria_wo_2 = Gain 1 coin for each crossed-off space of the Warehouse, plus 1 point for each at game end.
seven_wonders_dice-about-babylon_wo_2 = You may cross off up to 2 open spaces of the University, one after the other: pay the materials of each, but no die cost.
seven_wonders_dice-about-ephesus_wo_2 = You may cross off 1 open space of the Market: pay its materials, but no die cost. 3 points at game end.
seven_wonders_dice-about-giza_wo_2 = Take one more action with the dice as they lie and pay all its costs.
seven_wonders_dice-about-halicarnassus_wo_2 = You may construct a building with the dice as they lie: pay the materials, but no die cost. 2 points at game end.
seven_wonders_dice-about-olympia_wo_2 = You may construct a building with the dice as they lie: pay the materials, but no die cost. 2 points at game end.
seven_wonders_dice-about-rhodes_wo_2 = You may cross off up to 2 open spaces of either Barracks, one after the other: pay the materials of each, but no die cost.
seven_wonders_dice-about-alexandria_wo_3 = 5 points at game end.
seven_wonders_dice-about-babylon_wo_3 = 4 points at game end.
seven_wonders_dice-about-ephesus_wo_3 = 8 points at game end.
seven_wonders_dice-about-giza_wo_3 = 7 points at game end.
seven_wonders_dice-about-halicarnassus_wo_3 = Take one more action with the dice as they lie and pay all its costs. 4 points at game end.
seven_wonders_dice-about-olympia_wo_3 = 6 points at game end.
seven_wonders_dice-about-rhodes_wo_3 = 5 points at game end.
seven_wonders_dice-about-gu_1 = 5 points at game end.
seven_wonders_dice-about-gu_2 = 6 points at game end.
seven_wonders_dice-about-gu_3 = 7 points at game end.
seven_wonders_dice-about-ga_blue = You may cross off up to 2 open spaces of the Agora, one after the other: pay the materials of each, but no die cost.
seven_wonders_dice-about-ga_green = You may cross off up to 2 open spaces of the University, one after the other: pay the materials of each, but no die cost.
seven_wonders_dice-about-ga_red = You may cross off up to 2 open spaces of either Barracks, one after the other: pay the materials of each, but no die cost.
seven_wonders_dice-about-ga_yellow = You may cross off up to 2 open spaces of the Market, one after the other: pay the materials of each, but no die cost.
seven_wonders_dice-about-ga_laurel_1 = 1 point at game end for each crossed-off space of the Gallery of Leaders, including this one.
seven_wonders_dice-about-ga_laurel_2 = 1 point at game end for each crossed-off space of the Gallery of Leaders, including this one.
seven_wonders_dice-about-bw_attack_1 = Score 3 points now, minus 1 for each defence space that the city on your left had against you before this turn.
seven_wonders_dice-about-bw_attack_2 = Score 4 points now, minus 1 for each defence space that the city on your left had against you before this turn.
seven_wonders_dice-about-bw_attack_3 = Score 5 points now, minus 1 for each defence space that the city on your left had against you before this turn.
seven_wonders_dice-about-bw_attack_4 = Score 6 points now, minus 1 for each defence space that the city on your left had against you before this turn.
seven_wonders_dice-about-bw_attack_5 = Score 7 points now, minus 1 for each defence space that the city on your left had against you before this turn.
seven_wonders_dice-about-bw_defence_1 = Lower every later attack from the city on your left by 1 point.
seven_wonders_dice-about-bw_defence_2 = Lower every later attack from the city on your left by 1 point.
seven_wonders_dice-about-ag_11 = 1 point at game end.
seven_wonders_dice-about-ag_12 = 2 points at game end.
seven_wonders_dice-about-ag_13 = 3 points at game end.
seven_wonders_dice-about-ag_21 = 2 points at game end.
seven_wonders_dice-about-ag_22 = 3 points at game end.
seven_wonders_dice-about-ag_23 = 4 points at game end.
seven_wonders_dice-about-ag_31 = 3 points at game end.
seven_wonders_dice-about-ag_32 = 4 points at game end.
seven_wonders_dice-about-ag_33 = 6 points at game end.
seven_wonders_dice-about-mk_camel_1 = From now on pay nothing for grey dice.
seven_wonders_dice-about-mk_camel_2 = From now on gain 2 coins each time you choose the yellow die.
seven_wonders_dice-about-mk_camel_3 = From now on pay 1 coin less for every die.
seven_wonders_dice-about-mk_coin_1 = Gain 7 coins.
seven_wonders_dice-about-mk_coin_2 = Gain 7 coins.
seven_wonders_dice-about-mk_chest_1 = Gain 1 coin for each crossed-off space of the Warehouse, plus 1 point for each at game end.
seven_wonders_dice-about-mk_chest_2 = Gain 1 coin for each crossed-off space of the Agora, plus 1 point for each at game end.
seven_wonders_dice-about-mk_chest_3 = Gain 2 coins for each crossed-off space of the Wonder, plus 2 points for each at game end.
seven_wonders_dice-about-alexandria_un_compass_1 = From now on gain 2 coins each time you choose a grey die.
seven_wonders_dice-about-babylon_un_compass_1 = From now on gain 2 coins each time you choose the green die.
seven_wonders_dice-about-ephesus_un_compass_1 = From now on gain 2 coins each time you choose the yellow die.
seven_wonders_dice-about-giza_un_compass_1 = From now on gain 2 coins each time you choose the blue die.
seven_wonders_dice-about-halicarnassus_un_compass_1 = From now on gain 2 coins each time you choose the red die.
seven_wonders_dice-about-olympia_un_compass_1 = From now on gain 2 coins each time you choose the green die.
seven_wonders_dice-about-rhodes_un_compass_1 = From now on gain 2 coins each time you choose the red die.
seven_wonders_dice-about-alexandria_un_compass_2 = You may construct a building with the dice as they lie: pay the materials, but no die cost.
seven_wonders_dice-about-babylon_un_compass_2 = You may construct a building with the dice as they lie: pay the materials, but no die cost.
seven_wonders_dice-about-ephesus_un_compass_2 = You may construct a building with the dice as they lie: pay the materials, but no die cost.
seven_wonders_dice-about-giza_un_compass_2 = You may construct a building with the dice as they lie: pay the materials, but no die cost.
seven_wonders_dice-about-halicarnassus_un_compass_2 = You may construct a building with the dice as they lie: pay the materials, but no die cost.
seven_wonders_dice-about-olympia_un_compass_2 = You may construct a building with the dice as they lie: pay the materials, but no die cost.
seven_wonders_dice-about-rhodes_un_compass_2 = You may construct a building with the dice as they lie: pay the materials, but no die cost.
seven_wonders_dice-about-alexandria_un_compass_3 = Unlock the black die. 2 points at game end.
seven_wonders_dice-about-babylon_un_compass_3 = Unlock the white die. 2 points at game end.
seven_wonders_dice-about-ephesus_un_compass_3 = Unlock the purple die. 2 points at game end.
seven_wonders_dice-about-giza_un_compass_3 = Unlock the black die. 2 points at game end.
seven_wonders_dice-about-halicarnassus_un_compass_3 = Unlock the white die. 2 points at game end.
seven_wonders_dice-about-olympia_un_compass_3 = Unlock the purple die. 2 points at game end.
seven_wonders_dice-about-rhodes_un_compass_3 = Unlock the black die. 2 points at game end.
seven_wonders_dice-about-alexandria_un_tablet_1 = From now on pay 1 coin less for every die.
seven_wonders_dice-about-babylon_un_tablet_1 = From now on pay 1 coin less for every die.
seven_wonders_dice-about-ephesus_un_tablet_1 = From now on pay 1 coin less for every die.
seven_wonders_dice-about-giza_un_tablet_1 = From now on pay 1 coin less for every die.
seven_wonders_dice-about-halicarnassus_un_tablet_1 = You may cross off 1 open space of the Market: pay its materials, but no die cost.
seven_wonders_dice-about-olympia_un_tablet_1 = From now on pay 1 coin less for every die.
seven_wonders_dice-about-rhodes_un_tablet_1 = From now on pay 1 coin less for every die.
seven_wonders_dice-about-alexandria_un_tablet_2 = 4 points at game end.
seven_wonders_dice-about-babylon_un_tablet_2 = 4 points at game end.
seven_wonders_dice-about-ephesus_un_tablet_2 = 4 points at game end.
seven_wonders_dice-about-giza_un_tablet_2 = 4 points at game end.
seven_wonders_dice-about-halicarnassus_un_tablet_2 = 4 points at game end.
seven_wonders_dice-about-olympia_un_tablet_2 = 4 points at game end.
seven_wonders_dice-about-rhodes_un_tablet_2 = 4 points at game end.
seven_wonders_dice-about-alexandria_un_tablet_3 = Unlock the purple die. 3 points at game end.
seven_wonders_dice-about-babylon_un_tablet_3 = Unlock the black die. 3 points at game end.
seven_wonders_dice-about-ephesus_un_tablet_3 = Unlock the white die. 3 points at game end.
seven_wonders_dice-about-giza_un_tablet_3 = Unlock the purple die. 3 points at game end.
seven_wonders_dice-about-halicarnassus_un_tablet_3 = Unlock the black die. 3 points at game end.
seven_wonders_dice-about-olympia_un_tablet_3 = Unlock the white die. 3 points at game end.
seven_wonders_dice-about-rhodes_un_tablet_3 = Unlock the white die. 3 points at game end.
seven_wonders_dice-about-alexandria_un_wheel_1 = From now on pay nothing for the yellow die.
seven_wonders_dice-about-babylon_un_wheel_1 = From now on pay nothing for the blue die.
seven_wonders_dice-about-ephesus_un_wheel_1 = From now on pay nothing for the red die.
seven_wonders_dice-about-giza_un_wheel_1 = From now on pay nothing for the green die.
seven_wonders_dice-about-halicarnassus_un_wheel_1 = From now on pay nothing for the blue die.
seven_wonders_dice-about-olympia_un_wheel_1 = From now on pay nothing for the red die.
seven_wonders_dice-about-rhodes_un_wheel_1 = From now on pay nothing for the yellow die.
seven_wonders_dice-about-alexandria_un_wheel_2 = 3 points at game end.
seven_wonders_dice-about-babylon_un_wheel_2 = 3 points at game end.
seven_wonders_dice-about-ephesus_un_wheel_2 = 3 points at game end.
seven_wonders_dice-about-giza_un_wheel_2 = 3 points at game end.
seven_wonders_dice-about-halicarnassus_un_wheel_2 = 3 points at game end.
seven_wonders_dice-about-olympia_un_wheel_2 = 3 points at game end.
seven_wonders_dice-about-rhodes_un_wheel_2 = 3 points at game end.
seven_wonders_dice-about-alexandria_un_wheel_3 = Unlock the white die. 4 points at game end.
seven_wonders_dice-about-babylon_un_wheel_3 = Unlock the purple die. 4 points at game end.
seven_wonders_dice-about-ephesus_un_wheel_3 = Unlock the black die. 4 points at game end.
seven_wonders_dice-about-giza_un_wheel_3 = Unlock the white die. 4 points at game end.
seven_wonders_dice-about-halicarnassus_un_wheel_3 = Unlock the purple die. 4 points at game end.
seven_wonders_dice-about-olympia_un_wheel_3 = Unlock the black die. 4 points at game end.
seven_wonders_dice-about-rhodes_un_wheel_3 = Unlock the purple die. 4 points at game end.
seven_wonders_dice-about-be_attack_1 = Score 3 points now, minus 1 for each defence space that the city on your right had against you before this turn.
seven_wonders_dice-about-be_attack_2 = Score 4 points now, minus 1 for each defence space that the city on your right had against you before this turn.
seven_wonders_dice-about-be_attack_3 = Score 5 points now, minus 1 for each defence space that the city on your right had against you before this turn.
seven_wonders_dice-about-be_attack_4 = Score 6 points now, minus 1 for each defence space that the city on your right had against you before this turn.
seven_wonders_dice-about-be_attack_5 = Score 7 points now, minus 1 for each defence space that the city on your right had against you before this turn.
seven_wonders_dice-about-be_defence_1 = Lower every later attack from the city on your right by 1 point.
seven_wonders_dice-about-be_defence_2 = Lower every later attack from the city on your right by 1 point.
seven_wonders_dice-about-wh_stone = Produce 1 material for the rest of the game.
seven_wonders_dice-about-wh_wood = Produce 1 material for the rest of the game.
seven_wonders_dice-about-wh_brick = Produce 1 material for the rest of the game.
seven_wonders_dice-about-wh_cloth = Produce 1 material for the rest of the game.
seven_wonders_dice-about-wh_glass = Produce 1 material for the rest of the game.
seven_wonders_dice-about-wh_papyrus = Produce 1 material for the rest of the game.
seven_wonders_dice-bonus-bonus_action = extra action
seven_wonders_dice-bonus-bonus_action-help = Take one more action with the dice as they lie and pay all its costs.
seven_wonders_dice-bonus-bonus_cross = cross off a space
seven_wonders_dice-bonus-bonus_cross-help = You may cross off 1 open space of either Barracks, the University, the Agora or the Market: pay its materials, but no die cost.
seven_wonders_dice-bonus-bonus_coins = 7 coins
seven_wonders_dice-bonus-bonus_coins-help = Gain 7 coins.

## The score sheet

seven_wonders_dice-sheet-wonder = Wonder
seven_wonders_dice-sheet-barracks_west = West Barracks
seven_wonders_dice-sheet-barracks_east = East Barracks
seven_wonders_dice-sheet-agora = Agora
seven_wonders_dice-sheet-market = Market
seven_wonders_dice-sheet-university = University
seven_wonders_dice-sheet-guild_court = Guild Court
seven_wonders_dice-sheet-gallery = Gallery of Leaders

## What an action must keep to

seven_wonders_dice-refusal-over = The game is over.
seven_wonders_dice-refusal-chance = The dice are being mixed.
seven_wonders_dice-refusal-finished = You have finished your turn. Until everyone is done, you can still undo.
seven_wonders_dice-refusal-now-action = Choose a die and a space, the Wonder, or pass.
seven_wonders_dice-refusal-now-build = You may now construct with a die without its cost, or decline.
seven_wonders_dice-refusal-now-cross = You may now cross off a space by an effect, or decline.
seven_wonders_dice-refusal-now-bonus = A building is complete: cross off a bonus space first.
seven_wonders_dice-refusal-decline = An action cannot be declined, but you may pass.
seven_wonders_dice-refusal-compulsory = A bonus space must be crossed off.
seven_wonders_dice-refusal-forum = The { $die } is not in the forum.
seven_wonders_dice-refusal-locked = You have not unlocked the { $die }.
seven_wonders_dice-refusal-compare-1 = Compared: { $building }. You began the turn with { $mine } crossed off, and need at least 1.
seven_wonders_dice-refusal-compare-2 = Compared: { $building }. You began the turn with { $mine } crossed off, your opponent with { $left }; you need more.
seven_wonders_dice-refusal-compare-3 = Compared: { $building }. You began the turn with { $mine } crossed off, the left neighbour with { $left }, the right one with { $right }; you need at least as many as each.
seven_wonders_dice-refusal-stage = The Wonder needs no die: choose it by itself.
seven_wonders_dice-refusal-crossed = This space is already crossed off.
seven_wonders_dice-refusal-symbol = The die shows “{ $symbol }”, which does not lead to “{ $space }”.
seven_wonders_dice-refusal-order = Spaces before this one must be crossed off first.
seven_wonders_dice-refusal-stages = The stages of the Wonder are crossed off in order.
seven_wonders_dice-refusal-listed = This effect does not apply to this building: { $building }.
seven_wonders_dice-refusal-bonus-crossed = This bonus space is already crossed off.
seven_wonders_dice-refusal-price = You cannot pay. In coins: die { $die }, missing materials { $missing }; you have { $coins }.

## The score sheet, its numbers

seven_wonders_dice-part-crossed = crossed off
seven_wonders_dice-part-of = spaces
seven_wonders_dice-parts-crossed-of = { $crossed }/{ $of }

## The lobby

seven_wonders_dice-tagline = Dice, simultaneous choices, 1 to 7 players
seven_wonders_dice-area = city

## Beside the scores

seven_wonders_dice-note-alone = Score attack (an option of Poleis, not in the box): turn { $turn } of at most { $of }.
seven_wonders_dice-note-final = This is the final turn.

## Play in a terminal

seven_wonders_dice-forum = Forum, turn { $turn }: die cost by section
seven_wonders_dice-locked = (not yours)
seven_wonders_dice-city = { $name } · { $board } · { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} · { $materials ->
    [one] { $materials } material
   *[other] { $materials } materials
}
seven_wonders_dice-bonuses = Bonus spaces
seven_wonders_dice-ask-action = choose your action
seven_wonders_dice-ask-extra = choose your extra action
seven_wonders_dice-ask-build = construct without the die cost, or decline
seven_wonders_dice-ask-cross = cross off a space ({ $left } left), or decline
seven_wonders_dice-ask-bonus = cross off a bonus space
seven_wonders_dice-note-space = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}. { $does }
seven_wonders_dice-note-pass = +{ $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
seven_wonders_dice-legend = “build blue ag_12” crosses off a space with a die, “wonder wo_1” a stage, “pass” brings 3 coins. Beside a space: its materials, and = its points.
seven_wonders_dice-turn-build = { $die }: { $space }
seven_wonders_dice-turn-cross = crossed off { $space }
seven_wonders_dice-turn-bonus = bonus: { $bonus }
seven_wonders_dice-turn-pass = passed
seven_wonders_dice-turn-decline = declined
seven_wonders_dice-turn-roll = { $die } { $symbol } in section { $section }
seven_wonders_dice-turn-exchange = the { $special } replaces the { $grey }

## The end

seven_wonders_dice-verdict-coins = Equal points; more coins decide: { $name } ({ $coins }) (SWD-11.4).
seven_wonders_dice-verdict-shared = Equal points and coins: shared victory (SWD-11.4).

## The rules in a few lines

seven_wonders_dice-rule-turn = Each turn the dice are mixed, and everybody chooses one action at the same time: a die and a space that its symbol opens, the next stage of the Wonder, or passing for 3 coins.
seven_wonders_dice-rule-price = A die costs the coins of its section. A space costs materials: your Warehouse produces them in every action, each one missing costs 1 coin.
seven_wonders_dice-rule-order = Spaces of a symbol are crossed off in order; those of camel and chest in any order. A completed building gives one of three bonuses.
seven_wonders_dice-rule-war = Attacks: axe to the left, sword to the right. Each scores at once, minus the defences that the neighbour had against you before this turn.
seven_wonders_dice-rule-special = The last space of each University row unlocks a special die for you: black for any building of a colour, white for the Gallery, purple for the Guild Court.
seven_wonders_dice-rule-guild = Guild Court: the purple face names a building; you need at least as many spaces of it as each neighbour (two players: more than your opponent).
seven_wonders_dice-rule-end = When a player has crossed off the third bonus space, one more turn is played. Most points win, then most coins.

## The table in a browser

seven_wonders_dice-view-forum = Forum
seven_wonders_dice-view-players = Players
seven_wonders_dice-view-neighbours = Neighbours
seven_wonders_dice-view-sheet = Sheet
seven_wonders_dice-view-all-players = All
seven_wonders_dice-view-total-over = Total
seven_wonders_dice-view-total = Total now
seven_wonders_dice-view-tab-board = Boards
seven_wonders_dice-view-tab-others = Players
seven_wonders_dice-view-tab-sheet = Sheet
seven_wonders_dice-view-tab-log = Log
seven_wonders_dice-view-turn = Turn { $n }
seven_wonders_dice-view-turn-of = Turn { $n } of { $of }
seven_wonders_dice-view-final-turn = Turn { $n }, the final one
seven_wonders_dice-view-section = { $n ->
    [0] Section with free dice
    [one] Section with die cost 1 coin
   *[other] Section with die cost { $n } coins
}
seven_wonders_dice-view-die = { $n ->
    [0] { $die }: { $symbol }, free
    [one] { $die }: { $symbol }, costs you 1 coin
   *[other] { $die }: { $symbol }, costs you { $n } coins
}
seven_wonders_dice-view-leads = Leads to: { $building }.
seven_wonders_dice-view-special-locked = { $die }: nobody has unlocked it yet
seven_wonders_dice-view-special-forum = { $die }: in the Forum, but you have not unlocked it
seven_wonders_dice-view-special-yours = { $die }: in the Forum, and you may use it
seven_wonders_dice-view-special-next = { $die }: unlocked by you, comes into the Forum for the next turn
seven_wonders_dice-view-special-locked-brief = locked
seven_wonders_dice-view-special-forum-brief = not yours
seven_wonders_dice-view-special-yours-brief = yours
seven_wonders_dice-view-special-next-brief = soon
seven_wonders_dice-view-crossed = { $space }, crossed off
seven_wonders_dice-view-space = { $n ->
    [0] { $space }, no materials
    [one] { $space }, 1 material
   *[other] { $space }, { $n } materials
}
seven_wonders_dice-view-price-now = { $n ->
    [0] Costs you nothing now.
    [one] Costs you at least 1 coin now.
   *[other] Costs you at least { $n } coins now.
}
seven_wonders_dice-view-points = { $n ->
    [one] point
   *[other] points
}
seven_wonders_dice-view-points-change = { $n ->
    [one] { $change } point
   *[other] { $change } points
}
seven_wonders_dice-view-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
seven_wonders_dice-view-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
seven_wonders_dice-view-materials = { $n ->
    [one] { $n } material
   *[other] { $n } materials
}
seven_wonders_dice-view-facing = { $n ->
    [one] { $name }: 1 defence space against you
   *[other] { $name }: { $n } defence spaces against you
}
seven_wonders_dice-view-left = on the left
seven_wonders_dice-view-right = on the right
seven_wonders_dice-view-spaces-crossed = spaces crossed off
seven_wonders_dice-view-bonus = Bonus
seven_wonders_dice-view-barracks_west = West
seven_wonders_dice-view-barracks_east = East
seven_wonders_dice-view-wonder-alexandria = Lighthouse
seven_wonders_dice-view-wonder-babylon = Gardens
seven_wonders_dice-view-wonder-ephesus = Temple
seven_wonders_dice-view-wonder-giza = Pyramid
seven_wonders_dice-view-wonder-halicarnassus = Mausoleum
seven_wonders_dice-view-wonder-olympia = Statue
seven_wonders_dice-view-wonder-rhodes = Colossus
seven_wonders_dice-view-board-of = { $name }: { $board }
seven_wonders_dice-view-dealing = The boards are being dealt.
seven_wonders_dice-view-mixing = The dice are being mixed.
seven_wonders_dice-view-key-price = price in materials
seven_wonders_dice-view-key-lit = open now, price in coins
seven_wonders_dice-view-done = has chosen
seven_wonders_dice-view-open = choosing
seven_wonders_dice-view-to-choose = { $n } of { $of } to choose
seven_wonders_dice-view-prompt-over = The game is over.
seven_wonders_dice-view-prompt-action = Choose your action.
seven_wonders_dice-view-help-action = A die and a space, the Wonder, or pass. Everyone chooses at the same time; choices are revealed together.
seven_wonders_dice-view-help-alone = A die and a space, the Wonder, or pass.
seven_wonders_dice-view-prompt-extra = Choose your extra action.
seven_wonders_dice-view-help-extra = Use the dice as they lie; pay every cost.
seven_wonders_dice-view-prompt-build = Construct without the die cost, or decline.
seven_wonders_dice-view-help-build = A die and a space; you pay the materials.
seven_wonders_dice-view-prompt-cross = { $n ->
    [one] Cross off a space, or decline.
   *[other] Cross off up to { $n } spaces, or decline.
}
seven_wonders_dice-view-help-cross = { $buildings }. You pay the materials and need no die.
seven_wonders_dice-view-prompt-bonus = A building is complete: cross off a bonus space.
seven_wonders_dice-view-help-bonus = Crossing off the third one starts the final turn.
seven_wonders_dice-view-prompt-waiting = Choice made. Waiting for { $names }.
seven_wonders_dice-view-help-waiting = You can still change it.
seven_wonders_dice-view-prompt-choosing = Choosing: { $names }.
seven_wonders_dice-view-preview-build = { $die }: { $space }
seven_wonders_dice-view-preview-cross = Cross off: { $space }
seven_wonders_dice-view-preview-bonus = Bonus: { $bonus }
seven_wonders_dice-view-preview-pass = Pass
seven_wonders_dice-view-preview-decline = Decline
seven_wonders_dice-view-detail-pass = Gain { $n ->
    [one] { $n } coin.
   *[other] { $n } coins.
}
seven_wonders_dice-view-detail-decline = The effect ends.
seven_wonders_dice-view-detail-award = first to complete the Agora: { $n ->
    [one] { $n } point
   *[other] { $n } points
} when the turn ends
seven_wonders_dice-view-detail-die = { $n ->
    [0] Free die
    [one] Die: 1 coin
   *[other] Die: { $n } coins
}
seven_wonders_dice-view-detail-materials = { $cost ->
    [one] costs 1 material, you produce { $made }
   *[other] costs { $cost } materials, you produce { $made }
}{ $n ->
    [0] {""}
    [one] : pay 1 coin
   *[other] : pay { $n } coins
}
seven_wonders_dice-view-log-board = { $name } receives { $board }
seven_wonders_dice-view-log-exchange = The { $special } replaces the { $grey }
seven_wonders_dice-view-log-build = { $name }, { $die }: { $space }
seven_wonders_dice-view-log-cross = { $name } crosses off { $space }
seven_wonders_dice-view-log-wonder = { $name } builds { $space }
seven_wonders_dice-view-log-bonus = { $name }, bonus: { $bonus }
seven_wonders_dice-view-log-pass = { $name } passes for 3 coins
seven_wonders_dice-view-log-decline = { $name } declines
seven_wonders_dice-view-log-complete = { $name } completes a building: { $building }
seven_wonders_dice-view-log-award = { $name } completes the Agora first: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
seven_wonders_dice-view-aid = Symbols

## The score pad

seven_wonders_dice-pad-board = City
seven_wonders_dice-pad-prompt = Tap the spaces that are crossed off.
seven_wonders_dice-pad-help = Tap again to take a cross back.
seven_wonders_dice-pad-west = Points written down, West
seven_wonders_dice-pad-east = Points written down, East
seven_wonders_dice-pad-coins = Coins left
seven_wonders_dice-pad-award = First to complete the Agora
seven_wonders_dice-pad-fewer = one less
seven_wonders_dice-pad-more = one more
seven_wonders_dice-pad-kept = Spaces after this one are crossed off; take those back first.
seven_wonders_dice-pad-range = This number is not possible.
seven_wonders_dice-pad-agora = The Agora is not complete.
seven_wonders_dice-pad-bonus = Every bonus space needs a completed building of its own.
seven_wonders_dice-pad-boards = board must be one of { $boards }, not { $value }
seven_wonders_dice-pad-space = crossed: there is no space { $name }
seven_wonders_dice-pad-twice = crossed: a space stands twice
seven_wonders_dice-pad-order = crossed: { $space } stands before its turn (SWD-1.4)
seven_wonders_dice-pad-bonuses = crossed: more bonus spaces than buildings are complete (SWD-9.1)
seven_wonders_dice-pad-attacks = { $key }: the attacks crossed cannot bring { $points } points (SWD-8.4.3)
seven_wonders_dice-pad-yes-no = first_agora must be true or false, not { $value }
seven_wonders_dice-pad-no-agora = first_agora: the Agora is not complete (SWD-8.2.3)
seven_wonders_dice-pad-dice = dice must be an object with at most { $most } dice, not { $value }
seven_wonders_dice-pad-die = dice: there is no die { $name }
seven_wonders_dice-pad-lies = dice: { $die } must be [face, section], not { $value }
seven_wonders_dice-pad-face = dice: { $die } cannot show face { $face } in section { $section }
seven_wonders_dice-pad-dealt = no board is dealt twice (SWD-2.1)
seven_wonders_dice-pad-first = the Agora is complete in city { $cities }, and first_agora is true in none: who completed it first, or in the same turn as the first? (SWD-8.2.3, SWD-8.2.4)
