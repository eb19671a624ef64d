# Co w każdej grze zrekonstruowano i dlaczego: na stronę o wydaniu.

about-seven_wonders_dice-setup = Skarbiec (rzędy i miejsca na monety), los szarej kości przy wymianie kości oraz wariant punktowy dla jednej osoby, który jest naszym dodatkiem.
about-seven_wonders_dice-forum = Jak kości wpadają do czterech sekcji forum: każda ścianka i każda sekcja jest równie prawdopodobna.
about-seven_wonders_dice-symbols = Znaczenie niektórych symboli na kościach: zdjęcia pokazują ścianki, ale nie ich zasady.
about-seven_wonders_dice-buildings = Koszty, punkty i efekty wielu pól budowli: żadne pewne źródło ich nie wymienia.
about-seven_wonders_dice-bonus-spaces = Budowle, w których wolno użyć bonusu wykreślenia.
about-seven_wonders_dice-boards = Cuda siedmiu plansz i to, czym plansze się różnią.
about-seven_wonders_dice-end-game = Czy po ostatniej turze wymienia się jeszcze kości.

about-age_of_civilization-ability-schema = Jak zdolności kart zapisano jako dane.
about-age_of_civilization-balance-check = Jak sprawdzono przyjęte wartości w symulowanych partiach.
about-age_of_civilization-track-cards = Które karty toru mają symbol wojny.
about-age_of_civilization-technologies = Zdolności i siła technologii, z których da się odczytać tylko część.
about-age_of_civilization-civilizations = Regiony, populacja i zdolności cywilizacji: instrukcja wymienia karty i objaśnia niektóre z nich. Wartości dobrano w symulowanych partiach tak, by każda karta była bliska średniej.
about-age_of_civilization-wonders = Zdolności wszystkich cudów: żadne źródło ich nie podaje.
about-age_of_civilization-special-technologies = Technologie specjalne wariantu Innowacje: żadne źródło ich nie podaje.
about-age_of_civilization-solo-clash = Pula technologii specjalnych w jednoosobowym Starciu.
about-age_of_civilization-road-to-glory = Scenariusze Drogi do chwały: znane są tytuły i okresy, a księgi scenariuszy nie znaleziono.

about-origins-setup-by-players = Przygotowanie gry dla jednej osoby, o którym zasady mówią tylko, że jest jak dla większej liczby graczy.
about-origins-bonus-tokens = Kolory pięciu żetonów akcji bonusowych, wynikające z celu trybu treningowego.
about-origins-building-pool = Ceny w mądrości za miejsca puli budowli, wyznaczone przez jedną cenę z przykładu w instrukcji.
about-origins-citizen-pool = Ceny w mądrości za miejsca puli obywateli, takie jak w puli budowli.
about-origins-temples = Punkty za pola świątyń: równy ciąg przez wartości z przykładu punktacji.
about-origins-military-track = Długość, granice i premie toru militarnego, o ile nie wynikają z żetonów i przykładów.
about-origins-population-track = Cena czwartej i piątej podstawki: równo między cenami, które są znane.
about-origins-advisor-track = Punkty toru doradców: ciąg przez wartość z przykładu punktacji.
about-origins-starting-tiles = Efekt agory, wydrukowany tylko na płytce.
about-origins-building-value-basis = Według jakich reguł dobrano wartości budowli.
about-origins-buildings = Liczba kopii budowli, ich koszt w kamieniu oraz efekty wydrukowane tylko na płytce.
about-origins-district-cards = Układy, punkty i wieże czterdziestu pięciu kart dzielnic: instrukcja mówi, jak karta jest zbudowana, a żadne źródło nie pokazuje wszystkich. Każdy kolor występuje równie często.
about-origins-solo-training = Gdzie stoi dysk rywala w grze jednoosobowej; wynika to z toru militarnego.
about-origins-plausibility = Jak sprawdzono przyjęte wartości w symulowanych partiach.

## Źródła

about-akropolis-source-tile-list = Internetowa wersja gry (publiczne repozytorium thoun/akropolis), odczytana pole po polu; porównana z pulą płytek projektu studenckiego (publiczne repozytorium Beep-Boop12345/Akropolis).
about-akropolis-source-tile-list-name = Lista kafli
about-akropolis-source-player-groups = Te same dwa źródła.
about-akropolis-source-player-groups-name = Kafle według liczby graczy
about-akropolis-source-start-tile = Te same dwa źródła: ten sam kształt i to samo ułożenie.
about-akropolis-source-start-tile-name = Kafel startowy
about-akropolis-source-architects = Implementacja internetowa (publiczne repozytorium thoun/akropolis); arkusz trybu solo wymienia te same trzy poziomy.
about-akropolis-source-architects-name = Architekci
about-akropolis-source-stones-by-turn-order = Drukowana instrukcja pokazuje je tylko na rysunkach; 1, 2, 3, 4 w obu wersjach i w dwóch opisach sklepowych.
about-akropolis-source-stones-by-turn-order-name = Kamienie według kolejności graczy

about-seven_wonders_dice-source-rulebook = Instrukcja wydawcy (wydanie polskie).
about-seven_wonders_dice-source-rulebook-name = Instrukcja
about-seven_wonders_dice-source-bga = Strony pomocy i porad w dokumentacji Board Game Arena (po angielsku, hiszpańsku i japońsku); angielska strona pomocy przeczytana w całości, pozostałe we fragmentach.
about-seven_wonders_dice-source-bga-name = Board Game Arena
about-seven_wonders_dice-source-face-pictures = Obrazki wszystkich ścianek kości z publicznego programu do rzucania clodio/7wondersdice.
about-seven_wonders_dice-source-face-pictures-name = Zdjęcia ścianek
about-seven_wonders_dice-source-roller = Publiczny program do rzucania ekscrypto/SevenWondersDice; jego autor sfotografował prawdziwe kości i podaje, która ścianka powtarza się na której kości.
about-seven_wonders_dice-source-roller-name = Program do rzutów
about-seven_wonders_dice-source-openspiel = Publiczna nieoficjalna symulacja sebastian-hanisch/seven-wonders-dice-openspiel: liczby według autora odczytane ze zdjęć plansz. Niesprawdzone; kilka innych jej liczb przeczy instrukcji, więc warto ufać jej tylko trochę bardziej niż domysłowi.
about-seven_wonders_dice-source-openspiel-name = Symulacja
about-seven_wonders_dice-source-openspiel-aid = Karta pomocy wydawcy i rysunki z instrukcji tak, jak je opisuje, a nie pokazuje, strona z zasadami tej samej symulacji; autor twierdzi, że przeczytał obie w całości, a lista efektów odpowiada karcie jeden do jednego. Lepsze niż liczby plansz, słabsze niż sama instrukcja.
about-seven_wonders_dice-source-openspiel-aid-name = Pomoc gracza
about-seven_wonders_dice-source-review-latuile = Recenzja w La Tuile de Jeu (po francusku).
about-seven_wonders_dice-source-review-latuile-name = La Tuile de Jeu
about-seven_wonders_dice-source-review-vindjeu = Recenzja w Vin d jeu (po francusku).
about-seven_wonders_dice-source-review-vindjeu-name = Vin d’jeu
about-seven_wonders_dice-source-review-airgaming = Recenzja w Air Gaming (po francusku).
about-seven_wonders_dice-source-review-airgaming-name = Air Gaming
about-seven_wonders_dice-source-review-hiew = Recenzja na blogu Hiew s board game blog (po angielsku) i jej chiński odpowiednik, który pokazuje Uniwersytet.
about-seven_wonders_dice-source-review-hiew-name = Hiew’s board game blog
about-seven_wonders_dice-source-review-spieltroll = Recenzja w Spieltroll (po niemiecku).
about-seven_wonders_dice-source-review-spieltroll-name = Spieltroll
about-seven_wonders_dice-source-review-playground = Artykuł w The Playground (po niderlandzku).
about-seven_wonders_dice-source-review-playground-name = The Playground
about-seven_wonders_dice-source-review-james = Recenzja James Games Productions (po angielsku).
about-seven_wonders_dice-source-review-james-name = James Games Productions
about-seven_wonders_dice-source-reconstructed = Żadne źródło tego nie podaje: nasza wyważona wartość, zapisana jako dane, by można ją było poprawić. Uzasadnienie jest w polu basis albo na liście luk w pliku zasad.
about-seven_wonders_dice-source-reconstructed-name = Odtworzone

about-age_of_civilization-source-rulebook = Polska instrukcja „Era cywilizacji”, tekst ze skanu
about-age_of_civilization-source-rulebook-name = Instrukcja
about-age_of_civilization-source-undecent-fr = Francuska recenzja z 2020 roku z pełną listą zawartości pudełka
about-age_of_civilization-source-spacebiff-com = Angielska recenzja z 27 listopada 2023 (48 cywilizacji; Włochy, Mongolia, Kitanowie)
about-age_of_civilization-source-broadwaygames-com-hk = Artykuł sklepu z Hongkongu z 4 lutego 2025 (48 kart cywilizacji, 7 grup regionalnych)
about-age_of_civilization-source-bga-help = Strona gry i strona pomocy „ageofcivilization” w Board Game Arena
about-age_of_civilization-source-bga-help-name = Board Game Arena
about-age_of_civilization-source-darkelfbg = Tajwański blog, 17 kwietnia 2023 (strategia technologii z pasującymi cudami; gra bez technologii)
about-age_of_civilization-source-punchboardgame = Tajwański blog, czerwiec 2023 (karty cudów dają dodatkową punktację; księga scenariuszy dla jednej osoby)
about-age_of_civilization-source-conso-mag = Francuski artykuł z czerwca 2023 (cuda i technologie dają zdolności albo punkty na koniec)
about-age_of_civilization-source-reconstructed = nasza wyważona wartość; żadne źródło jej nie podaje
about-age_of_civilization-source-reconstructed-name = Odtworzone

about-origins-source-rulebook = podane w tekście instrukcji polskiej i rosyjskiej albo w jednej z nich bez sprzeczności z drugą
about-origins-source-rulebook-name = Instrukcja
about-origins-source-rulebook-polish-edition = podane tylko w tekście polskim
about-origins-source-rulebook-polish-edition-name = Instrukcja (wydanie polskie)
about-origins-source-rulebook-russian-edition = podane tylko w tekście rosyjskim
about-origins-source-rulebook-russian-edition-name = Instrukcja (wydanie rosyjskie)
about-origins-source-reconstructed = wydrukowane tylko na elementach, których nie pokazuje żadne dostępne źródło; dobrane tak, by zgadzało się z każdym przykładem. „basis” mówi dlaczego, „confidence” to high / medium / low (wysoka / średnia / niska pewność)
about-origins-source-reconstructed-name = Odtworzone
about-origins-source-other-tags = nazwa publicznej strony, która podała ten fakt
about-origins-source-other-tags-name = Inne źródła

## Rozbieżności

about-akropolis-disagreement-tile-list-and-chirality-about = Lista kafli i kierunek pól
about-akropolis-disagreement-tile-list-and-chirality-sources = thoun/akropolis i Beep-Boop12345/Akropolis
about-akropolis-disagreement-tile-list-and-chirality-finding = Wszystkie 61 kafli się zgadza, także w kolejności trzech pól i w podziale według liczby graczy (37 / 12 / 12).
about-akropolis-disagreement-tile-list-and-chirality-chosen = oba źródła
about-akropolis-disagreement-tile-chirality-about = Kierunek pól
about-akropolis-disagreement-tile-chirality-sources = SavDeyna/Akropolis, data/tuiles.json
about-akropolis-disagreement-tile-chirality-finding = Te same 61 kafli jako zestawy pól. Siedem kafli ma odwrotną kolejność, jeśli czytać listy w tym samym kierunku; źródło nie podaje układu pól ani podziału według liczby graczy.
about-akropolis-disagreement-tile-chirality-chosen = dwa zgodne źródła powyżej
about-akropolis-disagreement-starting-stones-about = Kamienie na początku
about-akropolis-disagreement-starting-stones-sources = skrót zasad z innego źródła: 0, 1, 2, 3
about-akropolis-disagreement-starting-stones-finding = Przeczą temu obie implementacje i dwa opisy sklepów.
about-akropolis-disagreement-starting-stones-chosen = 1, 2, 3, 4
about-akropolis-disagreement-stacks-in-the-long-game-with-3-players-about = Stosy w długiej grze na 3 graczy
about-akropolis-disagreement-stacks-in-the-long-game-with-3-players-sources = instrukcja, strona 2 (15 stosów)
about-akropolis-disagreement-stacks-in-the-long-game-with-3-players-finding = Z obliczeń wychodzi 14 stosów i rynek z 5 kaflami albo 15 stosów i 1 kafel.
about-akropolis-disagreement-stacks-in-the-long-game-with-3-players-chosen = 14 stosów po 4 i pierwszy rynek z 5 kaflami (równoważne)
