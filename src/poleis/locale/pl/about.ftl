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
about-akropolis-source-player-groups = Te same dwa źródła.
about-akropolis-source-start-tile = Te same dwa źródła: ten sam kształt i to samo ułożenie.
about-akropolis-source-stones-by-turn-order = Drukowana instrukcja pokazuje je tylko na rysunkach; 1, 2, 3, 4 w obu wersjach i w dwóch opisach sklepowych.

about-seven_wonders_dice-source-rulebook = Instrukcja wydawcy (wydanie polskie).
about-seven_wonders_dice-source-bga = Strony pomocy i porad w dokumentacji Board Game Arena (po angielsku, hiszpańsku i japońsku), czytane we fragmentach.
about-seven_wonders_dice-source-face-pictures = Obrazki wszystkich ścianek kości z publicznego programu do rzucania clodio/7wondersdice.
about-seven_wonders_dice-source-roller = Publiczny program do rzucania ekscrypto/SevenWondersDice; jego autor sfotografował prawdziwe kości i podaje, która ścianka powtarza się na której kości.
about-seven_wonders_dice-source-openspiel = Publiczna nieoficjalna symulacja sebastian-hanisch/seven-wonders-dice-openspiel: liczby według autora odczytane ze zdjęć plansz. Niesprawdzone; kilka innych jej liczb przeczy instrukcji, więc warto ufać jej tylko trochę bardziej niż domysłowi.
about-seven_wonders_dice-source-openspiel-aid = Karta pomocy wydawcy i rysunki z instrukcji tak, jak je opisuje, a nie pokazuje, strona z zasadami tej samej symulacji; autor twierdzi, że przeczytał obie w całości, a lista efektów odpowiada karcie jeden do jednego. Lepsze niż liczby plansz, słabsze niż sama instrukcja.
about-seven_wonders_dice-source-review-latuile = Recenzja w La Tuile de Jeu (po francusku).
about-seven_wonders_dice-source-review-vindjeu = Recenzja w Vin d jeu (po francusku).
about-seven_wonders_dice-source-review-airgaming = Recenzja w Air Gaming (po francusku).
about-seven_wonders_dice-source-review-hiew = Recenzja na blogu Hiew s board game blog (po angielsku).
about-seven_wonders_dice-source-review-spieltroll = Recenzja w Spieltroll (po niemiecku).
about-seven_wonders_dice-source-review-playground = Artykuł w The Playground (po niderlandzku).
about-seven_wonders_dice-source-review-james = Recenzja James Games Productions (po angielsku).
about-seven_wonders_dice-source-reconstructed = Żadne źródło tego nie podaje: nasza wyważona wartość, zapisana jako dane, by można ją było poprawić. Uzasadnienie jest w polu basis albo na liście luk w pliku zasad.

about-age_of_civilization-source-rulebook = Polska instrukcja „Era cywilizacji”, tekst ze skanu
about-age_of_civilization-source-undecent-fr = Francuska recenzja z 2020 roku z pełną listą zawartości pudełka
about-age_of_civilization-source-spacebiff-com = Angielska recenzja z 27 listopada 2023 (48 cywilizacji; Włochy, Mongolia, Kitanowie)
about-age_of_civilization-source-broadwaygames-com-hk = Artykuł sklepu z Hongkongu z 4 lutego 2025 (48 kart cywilizacji, 7 grup regionalnych)
about-age_of_civilization-source-bga-help = Strona gry i strona pomocy „ageofcivilization” w Board Game Arena
about-age_of_civilization-source-darkelfbg = Tajwański blog, 17 kwietnia 2023 (strategia technologii z pasującymi cudami; gra bez technologii)
about-age_of_civilization-source-punchboardgame = Tajwański blog, czerwiec 2023 (karty cudów dają dodatkową punktację; księga scenariuszy dla jednej osoby)
about-age_of_civilization-source-conso-mag = Francuski artykuł z czerwca 2023 (cuda i technologie dają zdolności albo punkty na koniec)
about-age_of_civilization-source-reconstructed = nasza wyważona wartość; żadne źródło jej nie podaje

about-origins-source-rulebook = podane w tekście instrukcji polskiej i rosyjskiej albo w jednej z nich bez sprzeczności z drugą
about-origins-source-rulebook-polish-edition = podane tylko w tekście polskim
about-origins-source-rulebook-russian-edition = podane tylko w tekście rosyjskim
about-origins-source-reconstructed = wydrukowane tylko na elementach, których nie pokazuje żadne dostępne źródło; dobrane tak, by zgadzało się z każdym przykładem. „basis” mówi dlaczego, „confidence” to high / medium / low (wysoka / średnia / niska pewność)
about-origins-source-other-tags = nazwa publicznej strony, która podała ten fakt
