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
