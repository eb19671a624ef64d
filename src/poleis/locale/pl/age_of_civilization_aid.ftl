# Age of Civilization: the symbols and the player aid.

## Symbols

age_of_civilization-symbols-goods = Dobra
age_of_civilization-symbols-times = Kiedy działa zdolność
age_of_civilization-symbols-effects = Co robi zdolność
age_of_civilization-symbols-actions = Akcje i karty toru czasu
age_of_civilization-symbols-technologies = Technologie
age_of_civilization-symbols-tokens = Żetony wydarzeń
age_of_civilization-symbols-orders = Zamówienia
age_of_civilization-symbols-around = Na stole
age_of_civilization-sign-points = punkty
age_of_civilization-sign-points-help = Wygrywa, kto ma najwięcej punktów.
age_of_civilization-sign-coins = monety
age_of_civilization-sign-coins-help = Płacą za akcje i na końcu nic nie są warte, chyba że mówi o tym karta.
age_of_civilization-sign-workers = robotnik
age_of_civilization-sign-workers-help = Idzie na akcję i wraca na koniec tury. Masz ich najwyżej { $n }.
age_of_civilization-sign-sacrifice = poświęcony robotnik
age_of_civilization-sign-sacrifice-help = Robotnik na czerwonym polu wraca do zasobów na koniec tury.
age_of_civilization-sign-technologies = technologia
age_of_civilization-sign-technologies-help = Odblokuj technologię na swojej planszy; odtąd działa jej zdolność.
age_of_civilization-sign-top-technologies = technologie najwyższego poziomu
age_of_civilization-sign-top-technologies-help = Technologie z górnego rzędu twojej planszy.
age_of_civilization-sign-wonders = cud
age_of_civilization-sign-wonders-help = Weź wybrany cud; zostaje z tobą do końca gry.
age_of_civilization-sign-strength = siła
age_of_civilization-sign-strength-help = Porównywana w wojnach i przy Podboju. „max” znaczy: nikt nie ma więcej.
age_of_civilization-sign-civilizations = dziedzictwo, cywilizacje
age_of_civilization-sign-civilizations-help = Zdolność, która zostaje po upadku cywilizacji, oraz liczba twoich cywilizacji. Masz ich najwyżej { $n }.
age_of_civilization-sign-extra-coins = dodatkowe monety
age_of_civilization-sign-extra-coins-help = Monety leżące na karcie cywilizacji. Dostaje je gracz, który bierze kartę.
age_of_civilization-sign-future-cards = przyszłe karty
age_of_civilization-sign-future-cards-help = Karty toru czasu, które nie są jeszcze otwarte.
age_of_civilization-sign-others = inni gracze
age_of_civilization-sign-others-help = To, co następuje, dotyczy każdego innego gracza.
age_of_civilization-sign-birth = przy narodzinach
age_of_civilization-sign-birth-help = Działa raz, gdy rodzi się cywilizacja.
age_of_civilization-sign-rest = przy odpoczynku
age_of_civilization-sign-rest-help = Działa, gdy odpoczywasz zamiast wykonywać akcje.
age_of_civilization-sign-turn-end = koniec tury
age_of_civilization-sign-turn-end-help = Działa na koniec każdej twojej tury.
age_of_civilization-sign-game-end = koniec gry
age_of_civilization-sign-game-end-help = Liczy się raz, po ostatniej rundzie.
age_of_civilization-sign-unlocking = przy odblokowaniu
age_of_civilization-sign-unlocking-help = Działa raz, gdy odblokowujesz technologię.
age_of_civilization-sign-war = wojna
age_of_civilization-sign-war-help = Każdy, kto ma najmniej siły, poświęca robotnika. W rogu karty: gdy karta się otwiera.
age_of_civilization-sign-plague = plaga
age_of_civilization-sign-plague-help = Każdy gracz poświęca robotnika, gdy ta karta się otwiera.
age_of_civilization-sign-own-space = własne pole
age_of_civilization-sign-own-space-help = Dodatkowe pole tej akcji, tylko dla ciebie.
age_of_civilization-sign-comes-back = wraca
age_of_civilization-sign-comes-back-help = Twój robotnik wraca, zamiast zostać poświęconym.
age_of_civilization-sign-perform = możesz wykonać
age_of_civilization-sign-perform-help = Możesz wykonać tę akcję bez robotnika; płacisz jej monety.
age_of_civilization-sign-forbid = zakaz
age_of_civilization-sign-forbid-help = Inni gracze nie mogą wykonać tej akcji. Na technologii: blokuje ją scenariusz.
age_of_civilization-sign-spared = ochrona
age_of_civilization-sign-spared-help = W tym zdarzeniu nie poświęcasz robotnika.
age_of_civilization-sign-main = główna cywilizacja
age_of_civilization-sign-main-help = Twoja najnowsza cywilizacja; działa tylko jej główna zdolność.
age_of_civilization-sign-first = pierwszy gracz
age_of_civilization-sign-first-help = Zaczyna tę rundę.
age_of_civilization-sign-peace = pokój
age_of_civilization-sign-peace-help = Następna karta nie przynosi wojny ani plagi.
age_of_civilization-sign-virtual = wirtualny przeciwnik
age_of_civilization-sign-virtual-help = W grze solo porównujesz z nim swoją siłę.
age_of_civilization-sign-events = żetony wydarzeń
age_of_civilization-sign-events-help = Punkty z żetonów nad torem czasu.
age_of_civilization-sign-orders = zamówienia
age_of_civilization-sign-orders-help = Zrealizowane zamówienia.
age_of_civilization-sign-exchange = wymiana
age_of_civilization-sign-exchange-help = Możesz położyć odkryte zamówienie pod ich stosem.

## The player aid

age_of_civilization-aid-turn = Twoja tura
age_of_civilization-aid-civilization = Krok cywilizacji, jedno z trzech:
age_of_civilization-aid-birth = Narodziny (obowiązkowe w rundzie 1): połóż kartę na wierzchu; oddaj wszystkich robotników i weź tylu, ile wynosi jej populacja. Weź leżące na niej monety. Poprzednia główna zdolność przepada, dziedzictwa zostają.
age_of_civilization-aid-absorb = Wchłonięcie: wsuń kartę pod swoją cywilizację dla jej dziedzictwa. Weź { $n ->
    [one] { $n } robotnika
    [few] { $n } robotników
   *[many] { $n } robotników
} i leżące na niej monety.
age_of_civilization-aid-skip = Pominięcie. Mając { $n ->
    [one] { $n } cywilizację
    [few] { $n } cywilizacje
   *[many] { $n } cywilizacji
}, musisz pominąć.
age_of_civilization-aid-act = Akcje albo odpoczynek:
age_of_civilization-aid-assign = Akcje: kładź robotników na otwarte pola, płać i od razu bierz efekt. Każde pole raz na turę. Robotników masz najwyżej { $n }.
age_of_civilization-aid-rest = Zamiast tego odpoczynek: { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
} i { $workers ->
    [one] { $workers } robotnik
    [few] { $workers } robotników
   *[many] { $workers } robotników
}.
age_of_civilization-aid-resolve = Robotnicy wracają, ci na czerwonych polach są poświęceni. Potem zdolności końca tury.
age_of_civilization-aid-round = Koniec rundy
age_of_civilization-aid-marker = Znacznik pierwszego gracza przechodzi w prawo.
age_of_civilization-aid-track = Karta stałych akcji przesuwa się o jedną: otwarte karty toru to { $n }. Sprawdź róg nowej karty.
age_of_civilization-aid-war = Wojna: każdy, kto ma najmniej siły, poświęca 1 robotnika. Na kartach: { $names }.
age_of_civilization-aid-plague = Plaga: każdy gracz poświęca 1 robotnika.
age_of_civilization-aid-technologies = Technologie
age_of_civilization-aid-arrows = Dolny rząd jest dostępny dla wszystkich. Wyższa technologia wymaga takiej, od której prowadzi do niej strzałka.
age_of_civilization-aid-end = Początek i koniec
age_of_civilization-aid-start = Monety na początku: { $n }. Odkryte cudy: { $pool }.
age_of_civilization-aid-rounds = Liczba rund: { $n }.
age_of_civilization-aid-final = Potem punktują zdolności końca gry: cywilizacje, technologie i cudy.
age_of_civilization-aid-tie = Wygrywa, kto ma najwięcej punktów; remisy: więcej robotników, potem więcej monet.
age_of_civilization-aid-actions = Akcje
age_of_civilization-aid-variants = Warianty
age_of_civilization-aid-innovations = Innowacje: raz na grę kup kartę technologii specjalnej (koszt w monetach: { $n }) i połóż ją na kolumnie bez znaczników.
age_of_civilization-aid-winds = Powiew zmian: żetony wydarzeń ({ $n }) nad ostatnimi kartami; każdy działa, gdy otwiera się jego karta, przed wojną lub plagą.
age_of_civilization-aid-draft = Draft: zatrzymaj { $kept } z { $dealt } cywilizacji. Bierz karty z ręki lub z puli; druga i trzecia przynoszą dodatkowe monety: { $n }.
age_of_civilization-aid-solo = Gra solo
age_of_civilization-aid-opponent = Siła wirtualnego przeciwnika na początku: { $start }, co rundę rośnie o { $n }. Przy remisie tracisz robotnika w wojnie, ale masz też najwięcej siły.
age_of_civilization-aid-always-war = Na koniec każdej rundy jest wojna.
age_of_civilization-aid-orders = Odkryte zamówienia realizujesz w trakcie akcji, bez robotników.
