# 7 Wonders Dice: the symbols and the player aid.

## Symbols

seven_wonders_dice-symbols-dice = Kości
seven_wonders_dice-symbols-spaces = Na polach
seven_wonders_dice-symbols-buildings = Budynki
seven_wonders_dice-symbol-die = { $colour }: znak tych kości
seven_wonders_dice-about-die = Prowadzi do: { $building }.
seven_wonders_dice-about-track = Kość z tym symbolem prowadzi do tych pól.
seven_wonders_dice-about-special-die = Kość specjalna. Używać jej mogą tylko gracze, którzy ją odblokowali.
seven_wonders_dice-face-any = dowolne pole koloru
seven_wonders_dice-face-any-help = Wykreśl dowolne dostępne pole budynku tego koloru; zapłać za kość i materiały.
seven_wonders_dice-face-compare = porównanie
seven_wonders_dice-face-leader = lider
seven_wonders_dice-face-leader-help = Prowadzi do lidera tego koloru w Galerii.
seven_wonders_dice-sign-materials = materiały
seven_wonders_dice-sign-materials-help = Koszt pola. Zapłać { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
} za każdy materiał, którego nie wytwarzasz.
seven_wonders_dice-sign-points = punkty
seven_wonders_dice-sign-points-help = Punkty na koniec gry.
seven_wonders_dice-sign-coins = monety
seven_wonders_dice-sign-coins-help = Płacą za kości i brakujące materiały. Możesz mieć ich najwyżej { $n }; nie dają punktów.
seven_wonders_dice-sign-attack = atak
seven_wonders_dice-sign-attack-help = Atak daje swoje punkty od razu, minus obrona, która stoi naprzeciw.
seven_wonders_dice-sign-defence = obrona
seven_wonders_dice-sign-defence-help = Obrona obniża o jeden każdy późniejszy atak z tej strony.
seven_wonders_dice-sign-zero = darmowa kość
seven_wonders_dice-sign-zero-help = Od teraz nie płacisz za kości tego koloru.
seven_wonders_dice-sign-gain = monety za kość
seven_wonders_dice-sign-gain-help = Od teraz otrzymuj { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
}, gdy wybierasz kość tego koloru.
seven_wonders_dice-sign-less = tańsze kości
seven_wonders_dice-sign-less-help = Od teraz za każdą kość płacisz mniej o { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
}.
seven_wonders_dice-sign-each = monety i punkty za budynek
seven_wonders_dice-sign-each-help = Za każde wykreślone pole tego budynku: monety teraz, punkty na koniec gry.
seven_wonders_dice-sign-free = budowa bez kości
seven_wonders_dice-sign-free-help = Buduj jeszcze raz bez płacenia za kość.
seven_wonders_dice-sign-unlock = odblokowanie
seven_wonders_dice-sign-unlock-help = Od teraz możesz używać tej kości specjalnej.
seven_wonders_dice-sign-two = do dwóch pól
seven_wonders_dice-sign-two-help = Wykreśl do dwóch dostępnych pól tego koloru; płacisz tylko ich materiały.
seven_wonders_dice-sign-gallery = punkty Galerii
seven_wonders_dice-sign-gallery-help = Na koniec gry { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} za każde wykreślone pole Galerii.
seven_wonders_dice-sign-action = dodatkowa akcja
seven_wonders_dice-sign-action-help = Wykonaj jeszcze jedną akcję i zapłać wszystkie jej koszty.
seven_wonders_dice-sign-cross = wykreślenie pola
seven_wonders_dice-sign-cross-help = Wykreśl dostępne pole pokazanego budynku; płacisz tylko jego materiały.
seven_wonders_dice-sign-lock = zablokowana kość
seven_wonders_dice-sign-lock-help = Nie masz odblokowanej tej kości specjalnej i nie możesz jej użyć.
seven_wonders_dice-sign-bonus = premia
seven_wonders_dice-sign-bonus-help = Każdy ukończony budynek miasta daje jedno pole premii; ostatnie z nich kończy grę.

## Buildings

seven_wonders_dice-about-wonder = Etapy po kolei. Kość nie jest potrzebna, tylko materiały.
seven_wonders_dice-about-guild_court-many = Wykreśl następne pole, jeśli na początku tury masz w pokazanym budynku co najmniej tyle pól, co każdy z sąsiadów.
seven_wonders_dice-about-guild_court-two = Wykreśl następne pole, jeśli na początku tury masz w pokazanym budynku więcej pól niż przeciwnik.
seven_wonders_dice-about-guild_court-alone = Wykreśl następne pole, jeśli liczba twoich pól w pokazanym budynku na początku tury to co najmniej { $n }.
seven_wonders_dice-about-gallery = Liderzy wykreślają pola swojego koloru; ci w laurach punktują za wszystkich liderów.
seven_wonders_dice-about-barracks-west = Topór atakuje sąsiada po lewej: punkty od razu, minus tarcze, które miał tam przed tą turą.
seven_wonders_dice-about-barracks-east = Miecz atakuje sąsiada po prawej: punkty od razu, minus tarcze, które miał tam przed tą turą.
seven_wonders_dice-about-barracks-both = Oboje koszar. Ataki punktują od razu, minus tarcze naprzeciw.
seven_wonders_dice-about-barracks-alone = Ataki punktują od razu; w grze solo nikt ich nie obniża.
seven_wonders_dice-about-agora-first = Punkty. Do każdego pola prowadzą dwa symbole. Pierwszy gracz, który ją ukończy, dostaje dodatkowo punkty: { $n }.
seven_wonders_dice-about-agora-alone = Punkty. Do każdego pola prowadzą dwa symbole. Za ukończenie dostajesz dodatkowo punkty: { $n }.
seven_wonders_dice-about-market = Tańsze kości, monety i punkty za inne budynki.
seven_wonders_dice-about-university = Trwałe efekty. Ostatnie pole każdego rzędu odblokowuje kość specjalną.
seven_wonders_dice-about-warehouse = Każde wykreślone pole wytwarza jeden materiał w każdej akcji. Bez premii i bez punktów.
seven_wonders_dice-about-treasury = Twoje monety, najwyżej { $n }.

## The player aid

seven_wonders_dice-aid-turn = Tura
seven_wonders_dice-aid-mixing = Kości na forum ({ $n }) są mieszane. Każda pokazuje symbol i leży w sekcji, która kosztuje w monetach: { $costs }.
seven_wonders_dice-aid-one-action = Wszyscy wybierają jednocześnie. Kości zostają dla wszystkich. Wykonaj jedną akcję:
seven_wonders_dice-aid-construct = Budowa: wybierz kość, zapłać za nią i wykreśl pole, do którego prowadzi jej symbol. Zapłać jego materiały.
seven_wonders_dice-aid-wonder = Cud: wykreśl następny etap. Zapłać jego materiały, bez kości.
seven_wonders_dice-aid-pass = Pas: weź { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
}.
seven_wonders_dice-aid-paying = Płacenie
seven_wonders_dice-aid-coins = Monety na początku: { $n }; możesz mieć najwyżej { $most }.
seven_wonders_dice-aid-materials = Każde pole Magazynu wytwarza jeden materiał w każdej akcji. Każdy brakujący materiał kosztuje { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
}.
seven_wonders_dice-aid-special = Czarną, białą i fioletową kość trzeba odblokować na Uniwersytecie. Pierwsze odblokowanie kładzie kość na forum, w miejsce szarej.
seven_wonders_dice-aid-bonuses = Premie
seven_wonders_dice-aid-bonus = Gdy ukończysz budynek (nie Magazyn), wykreśl od razu jedno z tych pól:
seven_wonders_dice-aid-end = Koniec gry
seven_wonders_dice-aid-last-turn = Gdy liczba wykreślonych pól premii gracza wynosi { $n }, wszyscy grają jeszcze jedną pełną turę.
seven_wonders_dice-aid-alone = W grze solo najpóźniej tura { $n } jest ostatnia.
seven_wonders_dice-aid-points = Dodaj punkty wszystkich budynków. Monety i materiały nie dają punktów.
seven_wonders_dice-aid-tie = Remis wygrywa większa liczba monet.
seven_wonders_dice-aid-buildings = Budynki
seven_wonders_dice-aid-signs = Znaki na polach
seven_wonders_dice-aid-die = kość
seven_wonders_dice-aid-spaces = pola
seven_wonders_dice-aid-gives = co daje
