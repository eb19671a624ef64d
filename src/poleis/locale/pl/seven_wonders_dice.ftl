# 7 Wonders Dice. Terms follow the published editions.

seven_wonders_dice = 7 Cudów Świata: Gra Kościana

## Boards and their Wonders

seven_wonders_dice-board-alexandria = Aleksandria
seven_wonders_dice-board-babylon = Babilon
seven_wonders_dice-board-ephesus = Efez
seven_wonders_dice-board-giza = Giza
seven_wonders_dice-board-halicarnassus = Halikarnas
seven_wonders_dice-board-olympia = Olimpia
seven_wonders_dice-board-rhodes = Rodos
seven_wonders_dice-wonder-alexandria = Latarnia morska na Faros
seven_wonders_dice-wonder-babylon = Wiszące ogrody Semiramidy
seven_wonders_dice-wonder-ephesus = Świątynia Artemidy w Efezie
seven_wonders_dice-wonder-giza = Wielka Piramida w Gizie
seven_wonders_dice-wonder-halicarnassus = Mauzoleum w Halikarnasie
seven_wonders_dice-wonder-olympia = Posąg Zeusa w Olimpii
seven_wonders_dice-wonder-rhodes = Kolos Rodyjski

## Buildings

seven_wonders_dice-building-wonder = Cud
seven_wonders_dice-building-guild_court = Dziedziniec gildii
seven_wonders_dice-building-gallery = Galeria liderów
seven_wonders_dice-building-barracks_west = Zachodnie koszary
seven_wonders_dice-building-agora = Agora
seven_wonders_dice-building-market = Targowisko
seven_wonders_dice-building-university = Uniwersytet
seven_wonders_dice-building-barracks_east = Wschodnie koszary
seven_wonders_dice-building-warehouse = Magazyn
seven_wonders_dice-building-treasury = Skarbiec
seven_wonders_dice-building-barracks = Koszary

## Dice and symbols

seven_wonders_dice-die-grey_1 = szara kość 1
seven_wonders_dice-die-grey_2 = szara kość 2
seven_wonders_dice-die-grey_3 = szara kość 3
seven_wonders_dice-die-blue = niebieska kość
seven_wonders_dice-die-red = czerwona kość
seven_wonders_dice-die-yellow = żółta kość
seven_wonders_dice-die-green = zielona kość
seven_wonders_dice-die-black = czarna kość
seven_wonders_dice-die-white = biała kość
seven_wonders_dice-die-purple = fioletowa kość
seven_wonders_dice-colour-grey = szary
seven_wonders_dice-colour-blue = niebieski
seven_wonders_dice-colour-red = czerwony
seven_wonders_dice-colour-yellow = żółty
seven_wonders_dice-colour-green = zielony
seven_wonders_dice-colour-black = czarny
seven_wonders_dice-colour-white = biały
seven_wonders_dice-colour-purple = fioletowy
seven_wonders_dice-symbol-stone = kamień
seven_wonders_dice-symbol-wood = drewno
seven_wonders_dice-symbol-brick = cegła
seven_wonders_dice-symbol-cloth = tkanina
seven_wonders_dice-symbol-glass = szkło
seven_wonders_dice-symbol-papyrus = papirus
seven_wonders_dice-symbol-mask = maska
seven_wonders_dice-symbol-scales = waga
seven_wonders_dice-symbol-fountain = fontanna
seven_wonders_dice-symbol-temple = świątynia
seven_wonders_dice-symbol-owl = sowa
seven_wonders_dice-symbol-caduceus = kaduceusz
seven_wonders_dice-symbol-axe = topór (atak na zachód)
seven_wonders_dice-symbol-sword = miecz (atak na wschód)
seven_wonders_dice-symbol-shield = tarcza (obrona)
seven_wonders_dice-symbol-camel = wielbłąd
seven_wonders_dice-symbol-coin7 = 7 monet
seven_wonders_dice-symbol-chest = skrzynia
seven_wonders_dice-symbol-compass = cyrkiel
seven_wonders_dice-symbol-tablet = tabliczka
seven_wonders_dice-symbol-wheel = koło
seven_wonders_dice-symbol-leader_blue = niebieski lider
seven_wonders_dice-symbol-leader_green = zielony lider
seven_wonders_dice-symbol-leader_red = czerwony lider
seven_wonders_dice-symbol-leader_yellow = żółty lider
seven_wonders_dice-symbol-leader_laurel = lider w laurach
seven_wonders_dice-symbol-any_grey = dowolne pole Magazynu
seven_wonders_dice-symbol-any_blue = dowolne pole Agory
seven_wonders_dice-symbol-any_red = dowolne pole koszar
seven_wonders_dice-symbol-any_yellow = dowolne pole Targowiska
seven_wonders_dice-symbol-any_green = dowolne pole Uniwersytetu
seven_wonders_dice-symbol-any_of_red_green_blue_yellow = dowolne czerwone, zielone, niebieskie lub żółte pole
seven_wonders_dice-symbol-compare_grey = porównaj Magazyny
seven_wonders_dice-symbol-compare_blue = porównaj Agory
seven_wonders_dice-symbol-compare_red = porównaj koszary
seven_wonders_dice-symbol-compare_yellow = porównaj Targowiska
seven_wonders_dice-symbol-compare_green = porównaj Uniwersytety
seven_wonders_dice-symbol-compare_wonder = porównaj Cuda
seven_wonders_dice-symbol-any_grey-help = Wykreśl dowolne dostępne pole Magazynu; zapłać za kość i materiały.
seven_wonders_dice-symbol-any_blue-help = Wykreśl dowolne dostępne pole Agory; zapłać za kość i materiały.
seven_wonders_dice-symbol-any_red-help = Wykreśl dowolne dostępne pole koszar (zachodnich lub wschodnich); zapłać za kość i materiały.
seven_wonders_dice-symbol-any_yellow-help = Wykreśl dowolne dostępne pole Targowiska; zapłać za kość i materiały.
seven_wonders_dice-symbol-any_green-help = Wykreśl dowolne dostępne pole Uniwersytetu; zapłać za kość i materiały.
seven_wonders_dice-symbol-any_of_red_green_blue_yellow-help = Wykreśl dowolne dostępne pole dowolnego czerwonego, zielonego, niebieskiego lub żółtego budynku; zapłać za kość i materiały.
seven_wonders_dice-symbol-compare_grey-help = Wykreśl kolejne pole Dziedzińca gildii, jeśli na początku tury w twoim mieście było co najmniej tyle wykreślonych pól Magazynu co u każdego z sąsiadów (w grze dwuosobowej: więcej niż u przeciwnika).
seven_wonders_dice-symbol-compare_blue-help = Wykreśl kolejne pole Dziedzińca gildii, jeśli na początku tury w twoim mieście było co najmniej tyle wykreślonych pól Agory co u każdego z sąsiadów (w grze dwuosobowej: więcej niż u przeciwnika).
seven_wonders_dice-symbol-compare_red-help = Wykreśl kolejne pole Dziedzińca gildii, jeśli na początku tury w twoim mieście było co najmniej tyle wykreślonych pól obu koszar łącznie co u każdego z sąsiadów (w grze dwuosobowej: więcej niż u przeciwnika).
seven_wonders_dice-symbol-compare_yellow-help = Wykreśl kolejne pole Dziedzińca gildii, jeśli na początku tury w twoim mieście było co najmniej tyle wykreślonych pól Targowiska co u każdego z sąsiadów (w grze dwuosobowej: więcej niż u przeciwnika).
seven_wonders_dice-symbol-compare_green-help = Wykreśl kolejne pole Dziedzińca gildii, jeśli na początku tury w twoim mieście było co najmniej tyle wykreślonych pól Uniwersytetu co u każdego z sąsiadów (w grze dwuosobowej: więcej niż u przeciwnika).
seven_wonders_dice-symbol-compare_wonder-help = Wykreśl kolejne pole Dziedzińca gildii, jeśli na początku tury w twoim mieście było co najmniej tyle wykreślonych pól Cudu co u każdego z sąsiadów (w grze dwuosobowej: więcej niż u przeciwnika).

## Spaces: names, and what they do

seven_wonders_dice-space-wo_1 = Cud, etap 1
seven_wonders_dice-space-wo_2 = Cud, etap 2
seven_wonders_dice-space-wo_3 = Cud, etap 3
seven_wonders_dice-space-gu_1 = Dziedziniec gildii, pole 1
seven_wonders_dice-space-gu_2 = Dziedziniec gildii, pole 2
seven_wonders_dice-space-gu_3 = Dziedziniec gildii, pole 3
seven_wonders_dice-space-ga_blue = Galeria: niebieski lider
seven_wonders_dice-space-ga_green = Galeria: zielony lider
seven_wonders_dice-space-ga_red = Galeria: czerwony lider
seven_wonders_dice-space-ga_yellow = Galeria: żółty lider
seven_wonders_dice-space-ga_laurel_1 = Galeria: lider w laurach 1
seven_wonders_dice-space-ga_laurel_2 = Galeria: lider w laurach 2
seven_wonders_dice-space-bw_attack_1 = Zachodni atak 1
seven_wonders_dice-space-bw_attack_2 = Zachodni atak 2
seven_wonders_dice-space-bw_attack_3 = Zachodni atak 3
seven_wonders_dice-space-bw_attack_4 = Zachodni atak 4
seven_wonders_dice-space-bw_attack_5 = Zachodni atak 5
seven_wonders_dice-space-bw_defence_1 = Zachodnia obrona 1
seven_wonders_dice-space-bw_defence_2 = Zachodnia obrona 2
seven_wonders_dice-space-ag_11 = Agora: maska / waga
seven_wonders_dice-space-ag_12 = Agora: maska / świątynia
seven_wonders_dice-space-ag_13 = Agora: maska / kaduceusz
seven_wonders_dice-space-ag_21 = Agora: fontanna / waga
seven_wonders_dice-space-ag_22 = Agora: fontanna / świątynia
seven_wonders_dice-space-ag_23 = Agora: fontanna / kaduceusz
seven_wonders_dice-space-ag_31 = Agora: sowa / waga
seven_wonders_dice-space-ag_32 = Agora: sowa / świątynia
seven_wonders_dice-space-ag_33 = Agora: sowa / kaduceusz
seven_wonders_dice-space-mk_camel_1 = Targowisko: wielbłąd 1
seven_wonders_dice-space-mk_camel_2 = Targowisko: wielbłąd 2
seven_wonders_dice-space-mk_camel_3 = Targowisko: wielbłąd 3
seven_wonders_dice-space-mk_coin_1 = Targowisko: monety 1
seven_wonders_dice-space-mk_coin_2 = Targowisko: monety 2
seven_wonders_dice-space-mk_chest_1 = Targowisko: skrzynia 1
seven_wonders_dice-space-mk_chest_2 = Targowisko: skrzynia 2
seven_wonders_dice-space-mk_chest_3 = Targowisko: skrzynia 3
seven_wonders_dice-space-un_compass_1 = Uniwersytet: cyrkiel 1
seven_wonders_dice-space-un_compass_2 = Uniwersytet: cyrkiel 2
seven_wonders_dice-space-un_compass_3 = Uniwersytet: cyrkiel 3
seven_wonders_dice-space-un_tablet_1 = Uniwersytet: tabliczka 1
seven_wonders_dice-space-un_tablet_2 = Uniwersytet: tabliczka 2
seven_wonders_dice-space-un_tablet_3 = Uniwersytet: tabliczka 3
seven_wonders_dice-space-un_wheel_1 = Uniwersytet: koło 1
seven_wonders_dice-space-un_wheel_2 = Uniwersytet: koło 2
seven_wonders_dice-space-un_wheel_3 = Uniwersytet: koło 3
seven_wonders_dice-space-be_attack_1 = Wschodni atak 1
seven_wonders_dice-space-be_attack_2 = Wschodni atak 2
seven_wonders_dice-space-be_attack_3 = Wschodni atak 3
seven_wonders_dice-space-be_attack_4 = Wschodni atak 4
seven_wonders_dice-space-be_attack_5 = Wschodni atak 5
seven_wonders_dice-space-be_defence_1 = Wschodnia obrona 1
seven_wonders_dice-space-be_defence_2 = Wschodnia obrona 2
seven_wonders_dice-space-wh_stone = Magazyn: kamień
seven_wonders_dice-space-wh_wood = Magazyn: drewno
seven_wonders_dice-space-wh_brick = Magazyn: cegła
seven_wonders_dice-space-wh_cloth = Magazyn: tkanina
seven_wonders_dice-space-wh_glass = Magazyn: szkło
seven_wonders_dice-space-wh_papyrus = Magazyn: papirus
seven_wonders_dice-about-alexandria_wo_1 = Możesz wykreślić 1 dostępne pole Magazynu: zapłać materiały, ale nie koszt kości.
seven_wonders_dice-about-babylon_wo_1 = Możesz wykreślić 1 dostępne pole Uniwersytetu: zapłać materiały, ale nie koszt kości.
seven_wonders_dice-about-ephesus_wo_1 = Otrzymaj 7 monet.
seven_wonders_dice-about-giza_wo_1 = Otrzymaj 2 monety za każde wykreślone pole Cudu, a na koniec gry 2 punkty za każde z nich.
seven_wonders_dice-about-halicarnassus_wo_1 = Możesz wznieść budynek, używając kości tak, jak leżą: zapłać materiały, ale nie koszt kości.
seven_wonders_dice-about-olympia_wo_1 = Od teraz płać o 1 monetę mniej za każdą kość.
seven_wonders_dice-about-rhodes_wo_1 = Możesz wykreślić 1 dostępne pole koszar (zachodnich lub wschodnich): zapłać materiały, ale nie koszt kości.
seven_wonders_dice-about-alexandria_wo_2 = Otrzymaj 1 monetę za każde wykreślone pole Magazynu, a na koniec gry 1 punkt za każde z nich.
seven_wonders_dice-about-babylon_wo_2 = Możesz wykreślić kolejno do 2 dostępnych pól Uniwersytetu: za każde zapłać materiały, ale nie koszt kości.
seven_wonders_dice-about-ephesus_wo_2 = Możesz wykreślić 1 dostępne pole Targowiska: zapłać materiały, ale nie koszt kości. 3 punkty na koniec gry.
seven_wonders_dice-about-giza_wo_2 = Wykonaj jeszcze jedną akcję, używając kości tak, jak leżą, i zapłać wszystkie koszty.
seven_wonders_dice-about-halicarnassus_wo_2 = Możesz wznieść budynek, używając kości tak, jak leżą: zapłać materiały, ale nie koszt kości. 2 punkty na koniec gry.
seven_wonders_dice-about-olympia_wo_2 = Możesz wznieść budynek, używając kości tak, jak leżą: zapłać materiały, ale nie koszt kości. 2 punkty na koniec gry.
seven_wonders_dice-about-rhodes_wo_2 = Możesz wykreślić kolejno do 2 dostępnych pól koszar (zachodnich lub wschodnich): za każde zapłać materiały, ale nie koszt kości.
seven_wonders_dice-about-alexandria_wo_3 = 5 punktów na koniec gry.
seven_wonders_dice-about-babylon_wo_3 = 4 punkty na koniec gry.
seven_wonders_dice-about-ephesus_wo_3 = 8 punktów na koniec gry.
seven_wonders_dice-about-giza_wo_3 = 7 punktów na koniec gry.
seven_wonders_dice-about-halicarnassus_wo_3 = Wykonaj jeszcze jedną akcję, używając kości tak, jak leżą, i zapłać wszystkie koszty. 4 punkty na koniec gry.
seven_wonders_dice-about-olympia_wo_3 = 6 punktów na koniec gry.
seven_wonders_dice-about-rhodes_wo_3 = 5 punktów na koniec gry.
seven_wonders_dice-about-gu_1 = 5 punktów na koniec gry.
seven_wonders_dice-about-gu_2 = 6 punktów na koniec gry.
seven_wonders_dice-about-gu_3 = 7 punktów na koniec gry.
seven_wonders_dice-about-ga_blue = Możesz wykreślić kolejno do 2 dostępnych pól Agory: za każde zapłać materiały, ale nie koszt kości.
seven_wonders_dice-about-ga_green = Możesz wykreślić kolejno do 2 dostępnych pól Uniwersytetu: za każde zapłać materiały, ale nie koszt kości.
seven_wonders_dice-about-ga_red = Możesz wykreślić kolejno do 2 dostępnych pól koszar (zachodnich lub wschodnich): za każde zapłać materiały, ale nie koszt kości.
seven_wonders_dice-about-ga_yellow = Możesz wykreślić kolejno do 2 dostępnych pól Targowiska: za każde zapłać materiały, ale nie koszt kości.
seven_wonders_dice-about-ga_laurel_1 = 1 punkt na koniec gry za każde wykreślone pole Galerii liderów, z tym włącznie.
seven_wonders_dice-about-ga_laurel_2 = 1 punkt na koniec gry za każde wykreślone pole Galerii liderów, z tym włącznie.
seven_wonders_dice-about-bw_attack_1 = Zdobądź od razu 3 punkty, minus 1 za każde pole obrony, które miasto po lewej miało przeciw tobie przed tą turą.
seven_wonders_dice-about-bw_attack_2 = Zdobądź od razu 4 punkty, minus 1 za każde pole obrony, które miasto po lewej miało przeciw tobie przed tą turą.
seven_wonders_dice-about-bw_attack_3 = Zdobądź od razu 5 punktów, minus 1 za każde pole obrony, które miasto po lewej miało przeciw tobie przed tą turą.
seven_wonders_dice-about-bw_attack_4 = Zdobądź od razu 6 punktów, minus 1 za każde pole obrony, które miasto po lewej miało przeciw tobie przed tą turą.
seven_wonders_dice-about-bw_attack_5 = Zdobądź od razu 7 punktów, minus 1 za każde pole obrony, które miasto po lewej miało przeciw tobie przed tą turą.
seven_wonders_dice-about-bw_defence_1 = Zmniejsz o 1 punkt każdy późniejszy atak miasta po lewej.
seven_wonders_dice-about-bw_defence_2 = Zmniejsz o 1 punkt każdy późniejszy atak miasta po lewej.
seven_wonders_dice-about-ag_11 = 1 punkt na koniec gry.
seven_wonders_dice-about-ag_12 = 2 punkty na koniec gry.
seven_wonders_dice-about-ag_13 = 3 punkty na koniec gry.
seven_wonders_dice-about-ag_21 = 2 punkty na koniec gry.
seven_wonders_dice-about-ag_22 = 3 punkty na koniec gry.
seven_wonders_dice-about-ag_23 = 4 punkty na koniec gry.
seven_wonders_dice-about-ag_31 = 3 punkty na koniec gry.
seven_wonders_dice-about-ag_32 = 4 punkty na koniec gry.
seven_wonders_dice-about-ag_33 = 6 punktów na koniec gry.
seven_wonders_dice-about-mk_camel_1 = Od teraz nie płać kosztu szarych kości.
seven_wonders_dice-about-mk_camel_2 = Od teraz otrzymuj 2 monety za każdym razem, gdy wybierasz żółtą kość.
seven_wonders_dice-about-mk_camel_3 = Od teraz płać o 1 monetę mniej za każdą kość.
seven_wonders_dice-about-mk_coin_1 = Otrzymaj 7 monet.
seven_wonders_dice-about-mk_coin_2 = Otrzymaj 7 monet.
seven_wonders_dice-about-mk_chest_1 = Otrzymaj 1 monetę za każde wykreślone pole Magazynu, a na koniec gry 1 punkt za każde z nich.
seven_wonders_dice-about-mk_chest_2 = Otrzymaj 1 monetę za każde wykreślone pole Agory, a na koniec gry 1 punkt za każde z nich.
seven_wonders_dice-about-mk_chest_3 = Otrzymaj 2 monety za każde wykreślone pole Cudu, a na koniec gry 2 punkty za każde z nich.
seven_wonders_dice-about-alexandria_un_compass_1 = Od teraz otrzymuj 2 monety za każdym razem, gdy wybierasz szarą kość.
seven_wonders_dice-about-babylon_un_compass_1 = Od teraz otrzymuj 2 monety za każdym razem, gdy wybierasz zieloną kość.
seven_wonders_dice-about-ephesus_un_compass_1 = Od teraz otrzymuj 2 monety za każdym razem, gdy wybierasz żółtą kość.
seven_wonders_dice-about-giza_un_compass_1 = Od teraz otrzymuj 2 monety za każdym razem, gdy wybierasz niebieską kość.
seven_wonders_dice-about-halicarnassus_un_compass_1 = Od teraz otrzymuj 2 monety za każdym razem, gdy wybierasz czerwoną kość.
seven_wonders_dice-about-olympia_un_compass_1 = Od teraz otrzymuj 2 monety za każdym razem, gdy wybierasz zieloną kość.
seven_wonders_dice-about-rhodes_un_compass_1 = Od teraz otrzymuj 2 monety za każdym razem, gdy wybierasz czerwoną kość.
seven_wonders_dice-about-alexandria_un_compass_2 = Możesz wznieść budynek, używając kości tak, jak leżą: zapłać materiały, ale nie koszt kości.
seven_wonders_dice-about-babylon_un_compass_2 = Możesz wznieść budynek, używając kości tak, jak leżą: zapłać materiały, ale nie koszt kości.
seven_wonders_dice-about-ephesus_un_compass_2 = Możesz wznieść budynek, używając kości tak, jak leżą: zapłać materiały, ale nie koszt kości.
seven_wonders_dice-about-giza_un_compass_2 = Możesz wznieść budynek, używając kości tak, jak leżą: zapłać materiały, ale nie koszt kości.
seven_wonders_dice-about-halicarnassus_un_compass_2 = Możesz wznieść budynek, używając kości tak, jak leżą: zapłać materiały, ale nie koszt kości.
seven_wonders_dice-about-olympia_un_compass_2 = Możesz wznieść budynek, używając kości tak, jak leżą: zapłać materiały, ale nie koszt kości.
seven_wonders_dice-about-rhodes_un_compass_2 = Możesz wznieść budynek, używając kości tak, jak leżą: zapłać materiały, ale nie koszt kości.
seven_wonders_dice-about-alexandria_un_compass_3 = Odblokuj czarną kość. 2 punkty na koniec gry.
seven_wonders_dice-about-babylon_un_compass_3 = Odblokuj białą kość. 2 punkty na koniec gry.
seven_wonders_dice-about-ephesus_un_compass_3 = Odblokuj fioletową kość. 2 punkty na koniec gry.
seven_wonders_dice-about-giza_un_compass_3 = Odblokuj czarną kość. 2 punkty na koniec gry.
seven_wonders_dice-about-halicarnassus_un_compass_3 = Odblokuj białą kość. 2 punkty na koniec gry.
seven_wonders_dice-about-olympia_un_compass_3 = Odblokuj fioletową kość. 2 punkty na koniec gry.
seven_wonders_dice-about-rhodes_un_compass_3 = Odblokuj czarną kość. 2 punkty na koniec gry.
seven_wonders_dice-about-alexandria_un_tablet_1 = Od teraz płać o 1 monetę mniej za każdą kość.
seven_wonders_dice-about-babylon_un_tablet_1 = Od teraz płać o 1 monetę mniej za każdą kość.
seven_wonders_dice-about-ephesus_un_tablet_1 = Od teraz płać o 1 monetę mniej za każdą kość.
seven_wonders_dice-about-giza_un_tablet_1 = Od teraz płać o 1 monetę mniej za każdą kość.
seven_wonders_dice-about-halicarnassus_un_tablet_1 = Możesz wykreślić 1 dostępne pole Targowiska: zapłać materiały, ale nie koszt kości.
seven_wonders_dice-about-olympia_un_tablet_1 = Od teraz płać o 1 monetę mniej za każdą kość.
seven_wonders_dice-about-rhodes_un_tablet_1 = Od teraz płać o 1 monetę mniej za każdą kość.
seven_wonders_dice-about-alexandria_un_tablet_2 = 4 punkty na koniec gry.
seven_wonders_dice-about-babylon_un_tablet_2 = 4 punkty na koniec gry.
seven_wonders_dice-about-ephesus_un_tablet_2 = 4 punkty na koniec gry.
seven_wonders_dice-about-giza_un_tablet_2 = 4 punkty na koniec gry.
seven_wonders_dice-about-halicarnassus_un_tablet_2 = 4 punkty na koniec gry.
seven_wonders_dice-about-olympia_un_tablet_2 = 4 punkty na koniec gry.
seven_wonders_dice-about-rhodes_un_tablet_2 = 4 punkty na koniec gry.
seven_wonders_dice-about-alexandria_un_tablet_3 = Odblokuj fioletową kość. 3 punkty na koniec gry.
seven_wonders_dice-about-babylon_un_tablet_3 = Odblokuj czarną kość. 3 punkty na koniec gry.
seven_wonders_dice-about-ephesus_un_tablet_3 = Odblokuj białą kość. 3 punkty na koniec gry.
seven_wonders_dice-about-giza_un_tablet_3 = Odblokuj fioletową kość. 3 punkty na koniec gry.
seven_wonders_dice-about-halicarnassus_un_tablet_3 = Odblokuj czarną kość. 3 punkty na koniec gry.
seven_wonders_dice-about-olympia_un_tablet_3 = Odblokuj białą kość. 3 punkty na koniec gry.
seven_wonders_dice-about-rhodes_un_tablet_3 = Odblokuj białą kość. 3 punkty na koniec gry.
seven_wonders_dice-about-alexandria_un_wheel_1 = Od teraz nie płać kosztu żółtej kości.
seven_wonders_dice-about-babylon_un_wheel_1 = Od teraz nie płać kosztu niebieskiej kości.
seven_wonders_dice-about-ephesus_un_wheel_1 = Od teraz nie płać kosztu czerwonej kości.
seven_wonders_dice-about-giza_un_wheel_1 = Od teraz nie płać kosztu zielonej kości.
seven_wonders_dice-about-halicarnassus_un_wheel_1 = Od teraz nie płać kosztu niebieskiej kości.
seven_wonders_dice-about-olympia_un_wheel_1 = Od teraz nie płać kosztu czerwonej kości.
seven_wonders_dice-about-rhodes_un_wheel_1 = Od teraz nie płać kosztu żółtej kości.
seven_wonders_dice-about-alexandria_un_wheel_2 = 3 punkty na koniec gry.
seven_wonders_dice-about-babylon_un_wheel_2 = 3 punkty na koniec gry.
seven_wonders_dice-about-ephesus_un_wheel_2 = 3 punkty na koniec gry.
seven_wonders_dice-about-giza_un_wheel_2 = 3 punkty na koniec gry.
seven_wonders_dice-about-halicarnassus_un_wheel_2 = 3 punkty na koniec gry.
seven_wonders_dice-about-olympia_un_wheel_2 = 3 punkty na koniec gry.
seven_wonders_dice-about-rhodes_un_wheel_2 = 3 punkty na koniec gry.
seven_wonders_dice-about-alexandria_un_wheel_3 = Odblokuj białą kość. 4 punkty na koniec gry.
seven_wonders_dice-about-babylon_un_wheel_3 = Odblokuj fioletową kość. 4 punkty na koniec gry.
seven_wonders_dice-about-ephesus_un_wheel_3 = Odblokuj czarną kość. 4 punkty na koniec gry.
seven_wonders_dice-about-giza_un_wheel_3 = Odblokuj białą kość. 4 punkty na koniec gry.
seven_wonders_dice-about-halicarnassus_un_wheel_3 = Odblokuj fioletową kość. 4 punkty na koniec gry.
seven_wonders_dice-about-olympia_un_wheel_3 = Odblokuj czarną kość. 4 punkty na koniec gry.
seven_wonders_dice-about-rhodes_un_wheel_3 = Odblokuj fioletową kość. 4 punkty na koniec gry.
seven_wonders_dice-about-be_attack_1 = Zdobądź od razu 3 punkty, minus 1 za każde pole obrony, które miasto po prawej miało przeciw tobie przed tą turą.
seven_wonders_dice-about-be_attack_2 = Zdobądź od razu 4 punkty, minus 1 za każde pole obrony, które miasto po prawej miało przeciw tobie przed tą turą.
seven_wonders_dice-about-be_attack_3 = Zdobądź od razu 5 punktów, minus 1 za każde pole obrony, które miasto po prawej miało przeciw tobie przed tą turą.
seven_wonders_dice-about-be_attack_4 = Zdobądź od razu 6 punktów, minus 1 za każde pole obrony, które miasto po prawej miało przeciw tobie przed tą turą.
seven_wonders_dice-about-be_attack_5 = Zdobądź od razu 7 punktów, minus 1 za każde pole obrony, które miasto po prawej miało przeciw tobie przed tą turą.
seven_wonders_dice-about-be_defence_1 = Zmniejsz o 1 punkt każdy późniejszy atak miasta po prawej.
seven_wonders_dice-about-be_defence_2 = Zmniejsz o 1 punkt każdy późniejszy atak miasta po prawej.
seven_wonders_dice-about-wh_stone = Produkuj 1 materiał do końca gry.
seven_wonders_dice-about-wh_wood = Produkuj 1 materiał do końca gry.
seven_wonders_dice-about-wh_brick = Produkuj 1 materiał do końca gry.
seven_wonders_dice-about-wh_cloth = Produkuj 1 materiał do końca gry.
seven_wonders_dice-about-wh_glass = Produkuj 1 materiał do końca gry.
seven_wonders_dice-about-wh_papyrus = Produkuj 1 materiał do końca gry.
seven_wonders_dice-bonus-bonus_action = dodatkowa akcja
seven_wonders_dice-bonus-bonus_action-help = Wykonaj jeszcze jedną akcję, używając kości tak, jak leżą, i zapłać wszystkie koszty.
seven_wonders_dice-bonus-bonus_cross = wykreśl pole
seven_wonders_dice-bonus-bonus_cross-help = Możesz wykreślić 1 dostępne pole koszar (zachodnich lub wschodnich), Uniwersytetu, Agory lub Targowiska: zapłać materiały, ale nie koszt kości.
seven_wonders_dice-bonus-bonus_coins = 7 monet
seven_wonders_dice-bonus-bonus_coins-help = Otrzymaj 7 monet.

## The score sheet

seven_wonders_dice-sheet-wonder = Cud
seven_wonders_dice-sheet-barracks_west = Zachodnie koszary
seven_wonders_dice-sheet-barracks_east = Wschodnie koszary
seven_wonders_dice-sheet-agora = Agora
seven_wonders_dice-sheet-market = Targowisko
seven_wonders_dice-sheet-university = Uniwersytet
seven_wonders_dice-sheet-guild_court = Dziedziniec gildii
seven_wonders_dice-sheet-gallery = Galeria liderów

## What an action must keep to

seven_wonders_dice-refusal-over = Gra jest skończona.
seven_wonders_dice-refusal-chance = Kości są właśnie mieszane.
seven_wonders_dice-refusal-finished = Twoja tura jest zakończona. Dopóki wszyscy nie skończą, możesz ją cofnąć.
seven_wonders_dice-refusal-now-action = Wybierz kość i pole, Cud albo spasuj.
seven_wonders_dice-refusal-now-build = Możesz teraz wznieść budynek bez kosztu kości albo zrezygnować.
seven_wonders_dice-refusal-now-cross = Możesz teraz wykreślić pole dzięki efektowi albo zrezygnować.
seven_wonders_dice-refusal-now-bonus = Budynek jest ukończony: najpierw wykreśl pole premii.
seven_wonders_dice-refusal-decline = Z akcji nie można zrezygnować, ale można spasować.
seven_wonders_dice-refusal-compulsory = Pole premii trzeba wykreślić.
seven_wonders_dice-refusal-forum = Tej kości nie ma na forum: { $die }.
seven_wonders_dice-refusal-locked = Ta kość nie jest przez ciebie odblokowana: { $die }.
seven_wonders_dice-refusal-compare-1 = Porównanie: { $building }. Na początku tury wykreślonych pól: { $mine }, a potrzebne jest co najmniej 1.
seven_wonders_dice-refusal-compare-2 = Porównanie: { $building }. Na początku tury wykreślonych pól: u ciebie { $mine }, u przeciwnika { $left }; musisz mieć więcej.
seven_wonders_dice-refusal-compare-3 = Porównanie: { $building }. Na początku tury wykreślonych pól: u ciebie { $mine }, u sąsiada po lewej { $left }, po prawej { $right }; musisz mieć co najmniej tyle co każdy z nich.
seven_wonders_dice-refusal-stage = Cud nie wymaga kości: wybierz go bez niej.
seven_wonders_dice-refusal-crossed = To pole jest już wykreślone.
seven_wonders_dice-refusal-symbol = Kość pokazuje „{ $symbol }”, a to nie prowadzi do pola „{ $space }”.
seven_wonders_dice-refusal-order = Najpierw trzeba wykreślić wcześniejsze pola.
seven_wonders_dice-refusal-stages = Etapy Cudu wykreśla się po kolei.
seven_wonders_dice-refusal-listed = Ten efekt nie dotyczy tego budynku: { $building }.
seven_wonders_dice-refusal-bonus-crossed = To pole premii jest już wykreślone.
seven_wonders_dice-refusal-price = Nie stać cię na to. W monetach: kość { $die }, brakujące materiały { $missing }; masz { $coins }.

## The score sheet, its numbers

seven_wonders_dice-part-crossed = wykreślone
seven_wonders_dice-part-of = pola
seven_wonders_dice-parts-crossed-of = { $crossed }/{ $of }

## The lobby

seven_wonders_dice-tagline = Kości i jednoczesne wybory, 1–7 graczy
seven_wonders_dice-area = miasto

## Beside the scores

seven_wonders_dice-note-alone = Walka o wynik (opcja Poleis, nie ma jej w pudełku): tura { $turn } z najwyżej { $of }.
seven_wonders_dice-note-final = To jest tura finałowa.

## Play in a terminal

seven_wonders_dice-forum = Forum, tura { $turn }: koszt kości według sekcji
seven_wonders_dice-locked = (nie twoja)
seven_wonders_dice-city = { $name } · { $board } · { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
} · { $materials ->
    [one] { $materials } materiał
    [few] { $materials } materiały
   *[many] { $materials } materiałów
}
seven_wonders_dice-bonuses = Pola premii
seven_wonders_dice-ask-action = wybierz akcję
seven_wonders_dice-ask-extra = wybierz dodatkową akcję
seven_wonders_dice-ask-build = wznieś bez kosztu kości albo zrezygnuj
seven_wonders_dice-ask-cross = wykreśl pole (zostało: { $left }) albo zrezygnuj
seven_wonders_dice-ask-bonus = wykreśl pole premii
seven_wonders_dice-note-space = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}. { $does }
seven_wonders_dice-note-pass = +{ $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}
seven_wonders_dice-legend = „build blue ag_12” wykreśla pole kością, „wonder wo_1” etap Cudu, „pass” daje 3 monety. Przy polu: jego materiały i = punkty.
seven_wonders_dice-turn-build = { $die }: { $space }
seven_wonders_dice-turn-cross = wykreślenie: { $space }
seven_wonders_dice-turn-bonus = premia: { $bonus }
seven_wonders_dice-turn-pass = pas
seven_wonders_dice-turn-decline = rezygnacja
seven_wonders_dice-turn-roll = { $die } { $symbol } w sekcji { $section }
seven_wonders_dice-turn-exchange = { $special } zamiast: { $grey }

## The end

seven_wonders_dice-verdict-coins = Tyle samo punktów; rozstrzygają monety: { $name } ({ $coins }) (SWD-11.4).
seven_wonders_dice-verdict-shared = Tyle samo punktów i monet: wspólne zwycięstwo (SWD-11.4).

## The rules in a few lines

seven_wonders_dice-rule-turn = W każdej turze kości są mieszane, a wszyscy jednocześnie wybierają jedną akcję: kość i pole, które otwiera jej symbol, następny etap Cudu albo pas za 3 monety.
seven_wonders_dice-rule-price = Kość kosztuje tyle monet, ile wskazuje jej sekcja. Pole kosztuje materiały: Magazyn produkuje je w każdej akcji, a za każdy brakujący płacisz 1 monetę.
seven_wonders_dice-rule-order = Pola jednego symbolu wykreśla się po kolei, a pola wielbłąda i skrzyni w dowolnej kolejności. Ukończony budynek daje jedną z trzech premii.
seven_wonders_dice-rule-war = Ataki: topór w lewo, miecz w prawo. Każdy punktuje od razu, minus obrona, którą sąsiad miał przeciw tobie przed tą turą.
seven_wonders_dice-rule-special = Ostatnie pole każdego rzędu Uniwersytetu odblokowuje ci kość specjalną: czarną do dowolnego budynku danego koloru, białą do Galerii, fioletową do Dziedzińca gildii.
seven_wonders_dice-rule-guild = Dziedziniec gildii: fioletowa ścianka wskazuje budynek; musisz mieć w nim co najmniej tyle pól co każdy sąsiad (we dwoje: więcej niż przeciwnik).
seven_wonders_dice-rule-end = Gdy ktoś wykreśli trzecie pole premii, rozgrywana jest jeszcze jedna tura. Wygrywa najwięcej punktów, potem najwięcej monet.

## The table in a browser

seven_wonders_dice-view-forum = Forum
seven_wonders_dice-view-players = Gracze
seven_wonders_dice-view-neighbours = Sąsiedzi
seven_wonders_dice-view-sheet = Punktacja
seven_wonders_dice-view-all-players = Wszyscy
seven_wonders_dice-view-total-over = Razem
seven_wonders_dice-view-total = Razem teraz
seven_wonders_dice-view-tab-board = Plansze
seven_wonders_dice-view-tab-others = Gracze
seven_wonders_dice-view-tab-sheet = Punktacja
seven_wonders_dice-view-tab-log = Przebieg
seven_wonders_dice-view-turn = Tura { $n }
seven_wonders_dice-view-turn-of = Tura { $n } z { $of }
seven_wonders_dice-view-final-turn = Tura { $n }, ostatnia
seven_wonders_dice-view-section = { $n ->
    [0] Sekcja z kośćmi za darmo
    [one] Sekcja, koszt kości 1 moneta
    [few] Sekcja, koszt kości { $n } monety
   *[many] Sekcja, koszt kości { $n } monet
}
seven_wonders_dice-view-die = { $n ->
    [0] { $die }: { $symbol }, za darmo
    [one] { $die }: { $symbol }, kosztuje 1 monetę
    [few] { $die }: { $symbol }, kosztuje { $n } monety
   *[many] { $die }: { $symbol }, kosztuje { $n } monet
}
seven_wonders_dice-view-leads = Prowadzi do: { $building }.
seven_wonders_dice-view-special-locked = { $die }: nikt jej jeszcze nie odblokował
seven_wonders_dice-view-special-forum = { $die }: leży w forum, ale nie masz jej odblokowanej
seven_wonders_dice-view-special-yours = { $die }: leży w forum i możesz jej używać
seven_wonders_dice-view-special-next = { $die }: odblokowana, trafi do forum w następnej turze
seven_wonders_dice-view-special-locked-brief = brak
seven_wonders_dice-view-special-forum-brief = nie twoja
seven_wonders_dice-view-special-yours-brief = twoja
seven_wonders_dice-view-special-next-brief = wkrótce
seven_wonders_dice-view-crossed = { $space }, wykreślone
seven_wonders_dice-view-space = { $n ->
    [0] { $space }, bez materiałów
    [one] { $space }, 1 materiał
    [few] { $space }, { $n } materiały
   *[many] { $space }, { $n } materiałów
}
seven_wonders_dice-view-price-now = { $n ->
    [0] Teraz nic nie kosztuje.
    [one] Teraz kosztuje co najmniej 1 monetę.
    [few] Teraz kosztuje co najmniej { $n } monety.
   *[many] Teraz kosztuje co najmniej { $n } monet.
}
seven_wonders_dice-view-points = { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
seven_wonders_dice-view-points-change = { $n ->
    [one] { $change } punkt
    [few] { $change } punkty
   *[many] { $change } punktów
}
seven_wonders_dice-view-score = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
seven_wonders_dice-view-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
}
seven_wonders_dice-view-materials = { $n ->
    [one] { $n } materiał
    [few] { $n } materiały
   *[many] { $n } materiałów
}
seven_wonders_dice-view-facing = { $n ->
    [one] { $name }: 1 pole obrony przeciw tobie
    [few] { $name }: { $n } pola obrony przeciw tobie
   *[many] { $name }: { $n } pól obrony przeciw tobie
}
seven_wonders_dice-view-left = po lewej
seven_wonders_dice-view-right = po prawej
seven_wonders_dice-view-spaces-crossed = wykreślone pola
seven_wonders_dice-view-bonus = Premie
seven_wonders_dice-view-barracks_west = Zachód
seven_wonders_dice-view-barracks_east = Wschód
seven_wonders_dice-view-wonder-alexandria = Latarnia
seven_wonders_dice-view-wonder-babylon = Ogrody
seven_wonders_dice-view-wonder-ephesus = Świątynia
seven_wonders_dice-view-wonder-giza = Piramida
seven_wonders_dice-view-wonder-halicarnassus = Mauzoleum
seven_wonders_dice-view-wonder-olympia = Posąg
seven_wonders_dice-view-wonder-rhodes = Kolos
seven_wonders_dice-view-board-of = { $name }: { $board }
seven_wonders_dice-view-dealing = Trwa rozdawanie plansz.
seven_wonders_dice-view-mixing = Trwa mieszanie kości.
seven_wonders_dice-view-key-price = koszt w materiałach
seven_wonders_dice-view-key-lit = dostępne, cena w monetach
seven_wonders_dice-view-done = po wyborze
seven_wonders_dice-view-open = wybiera
seven_wonders_dice-view-to-choose = { $n } z { $of } wybiera
seven_wonders_dice-view-prompt-over = Koniec gry.
seven_wonders_dice-view-prompt-action = Wybierz akcję.
seven_wonders_dice-view-help-action = Kość i pole, Cud albo pas. Wszyscy wybierają jednocześnie; wybory odkrywa się razem.
seven_wonders_dice-view-help-alone = Kość i pole, Cud albo pas.
seven_wonders_dice-view-prompt-extra = Wybierz dodatkową akcję.
seven_wonders_dice-view-help-extra = Kości tak, jak leżą; płacisz wszystkie koszty.
seven_wonders_dice-view-prompt-build = Buduj bez kosztu kości albo zrezygnuj.
seven_wonders_dice-view-help-build = Kość i pole; materiały są płatne.
seven_wonders_dice-view-prompt-cross = { $n ->
    [one] Wykreśl pole albo zrezygnuj.
    [few] Wykreśl do { $n } pól albo zrezygnuj.
   *[many] Wykreśl do { $n } pól albo zrezygnuj.
}
seven_wonders_dice-view-help-cross = { $buildings }. Materiały są płatne, kość nie jest potrzebna.
seven_wonders_dice-view-prompt-bonus = Budynek ukończony: wykreśl pole premii.
seven_wonders_dice-view-help-bonus = Wykreślenie trzeciego rozpoczyna ostatnią turę.
seven_wonders_dice-view-prompt-waiting = Wybór dokonany. Czekamy na: { $names }.
seven_wonders_dice-view-help-waiting = Możesz go jeszcze zmienić.
seven_wonders_dice-view-prompt-choosing = Wybierają: { $names }.
seven_wonders_dice-view-preview-build = { $die }: { $space }
seven_wonders_dice-view-preview-cross = Wykreśl: { $space }
seven_wonders_dice-view-preview-bonus = Premia: { $bonus }
seven_wonders_dice-view-preview-pass = Pas
seven_wonders_dice-view-preview-decline = Rezygnacja
seven_wonders_dice-view-detail-pass = Otrzymaj { $n ->
    [one] { $n } monetę.
    [few] { $n } monety.
   *[many] { $n } monet.
}
seven_wonders_dice-view-detail-decline = Efekt przepada.
seven_wonders_dice-view-detail-award = pierwsza ukończona Agora: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} na koniec tury
seven_wonders_dice-view-detail-die = { $n ->
    [0] Kość za darmo
    [one] Kość: 1 moneta
    [few] Kość: { $n } monety
   *[many] Kość: { $n } monet
}
seven_wonders_dice-view-detail-materials = { $cost ->
    [one] koszt: 1 materiał, wytwarzasz { $made }
    [few] koszt: { $cost } materiały, wytwarzasz { $made }
   *[many] koszt: { $cost } materiałów, wytwarzasz { $made }
}{ $n ->
    [0] {""}
    [one] ; zapłać 1 monetę
    [few] ; zapłać { $n } monety
   *[many] ; zapłać { $n } monet
}
seven_wonders_dice-view-log-board = { $name } otrzymuje planszę: { $board }
seven_wonders_dice-view-log-exchange = { $special } zastępuje: { $grey }
seven_wonders_dice-view-log-build = { $name }, { $die }: { $space }
seven_wonders_dice-view-log-cross = { $name } wykreśla: { $space }
seven_wonders_dice-view-log-wonder = { $name } wznosi: { $space }
seven_wonders_dice-view-log-bonus = { $name }, premia: { $bonus }
seven_wonders_dice-view-log-pass = { $name } pasuje: 3 monety
seven_wonders_dice-view-log-decline = { $name } rezygnuje
seven_wonders_dice-view-log-complete = { $name } kończy budynek: { $building }
seven_wonders_dice-view-log-award = { $name } kończy Agorę jako pierwszy gracz: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
seven_wonders_dice-view-aid = Symbole

## The score pad

seven_wonders_dice-pad-board = Miasto
seven_wonders_dice-pad-prompt = Dotknij wykreślonych pól.
seven_wonders_dice-pad-help = Dotknij ponownie, aby cofnąć skreślenie.
seven_wonders_dice-pad-west = Zapisane punkty, zachód
seven_wonders_dice-pad-east = Zapisane punkty, wschód
seven_wonders_dice-pad-coins = Pozostałe monety
seven_wonders_dice-pad-award = Agora ukończona jako pierwsza
seven_wonders_dice-pad-fewer = o jeden mniej
seven_wonders_dice-pad-more = o jeden więcej
seven_wonders_dice-pad-kept = Dalsze pola są wykreślone; najpierw cofnij je.
seven_wonders_dice-pad-range = Taka liczba jest niemożliwa.
seven_wonders_dice-pad-agora = Agora nie jest ukończona.
seven_wonders_dice-pad-bonus = Każde pole premii wymaga osobnego ukończonego budynku.
seven_wonders_dice-pad-boards = board musi być jednym z: { $boards }, a nie { $value }
seven_wonders_dice-pad-space = crossed: nie ma pola { $name }
seven_wonders_dice-pad-twice = crossed: jedno pole występuje dwa razy
seven_wonders_dice-pad-order = crossed: { $space } wyprzedza swoją kolej (SWD-1.4)
seven_wonders_dice-pad-bonuses = crossed: pól premii jest więcej niż ukończonych budynków (SWD-9.1)
seven_wonders_dice-pad-attacks = { $key }: wykreślone ataki nie mogą dać tylu punktów: { $points } (SWD-8.4.3)
seven_wonders_dice-pad-yes-no = first_agora musi mieć wartość true albo false, a nie { $value }
seven_wonders_dice-pad-no-agora = first_agora: Agora nie jest ukończona (SWD-8.2.3)
seven_wonders_dice-pad-dice = dice musi być obiektem z co najwyżej { $most } kośćmi, a nie { $value }
seven_wonders_dice-pad-die = dice: nie ma kości { $name }
seven_wonders_dice-pad-lies = dice: { $die } musi być [ścianka, sekcja], a nie { $value }
seven_wonders_dice-pad-face = dice: { $die } nie może leżeć ścianką { $face } w sekcji { $section }
seven_wonders_dice-pad-dealt = żadnej planszy nie rozdaje się dwa razy (SWD-2.1)
seven_wonders_dice-pad-first = Agora jest ukończona w city { $cities }, a nigdzie nie ma first_agora: true: kto ukończył ją pierwszy albo w tej samej turze co pierwszy? (SWD-8.2.3, SWD-8.2.4)
