## Wiersze arkusza punktacji: co się liczy na planszy, co nie i dlaczego

score-title = { $name }, { $line }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
score-label = { $line }: { $points }. Co się liczy?
score-label-of = { $name }, { $line }: { $points }. Co się liczy?
score-no-line = Nie ma takiego wiersza arkusza.
score-nothing-yet = Na razie nie ma tu żadnych punktów.
score-before = Punkty sprzed tego dziennika.

## Akropolis

akropolis-score-houses = Wartość największej grupy domów razy gwiazdki widocznych placów przydomowych.
akropolis-score-markets = Poziomy targowisk, które nie stykają się z innym targowiskiem, razy gwiazdki widocznych placów targowych.
akropolis-score-barracks = Poziomy koszar na krawędzi miasta razy gwiazdki widocznych placów koszarowych.
akropolis-score-temples = Poziomy świątyń otoczonych z sześciu stron razy gwiazdki widocznych placów świątynnych.
akropolis-score-gardens = Poziomy wszystkich ogrodów razy gwiazdki widocznych placów ogrodowych.
akropolis-score-stones = Każdy pozostały kamień jest wart 1 punkt.
akropolis-score-counted = { $n ->
    [one] Liczy się { $n } dzielnica
    [few] Liczą się { $n } dzielnice
   *[many] Liczy się { $n } dzielnic
}: wartość { $value }.
akropolis-score-doubled = { $n ->
    [one] Podwójnie liczy się { $n } dzielnica
    [few] Podwójnie liczą się { $n } dzielnice
   *[many] Podwójnie liczy się { $n } dzielnic
}: wartość { $value }.
akropolis-score-none = Nie liczy się żadna dzielnica.
akropolis-score-not-houses = { $n ->
    [one] { $n } dom jest poza największą grupą.
    [few] { $n } domy są poza największą grupą.
   *[many] { $n } domów jest poza największą grupą.
}
akropolis-score-not-markets = { $n ->
    [one] { $n } targowisko styka się z innym targowiskiem.
    [few] { $n } targowiska stykają się z innym targowiskiem.
   *[many] { $n } targowisk styka się z innym targowiskiem.
}
akropolis-score-not-barracks = Koszary bez pustego pola obok: { $n }.
akropolis-score-not-lake = Koszary tylko przy jeziorze, które nie jest krawędzią miasta: { $n }.
akropolis-score-not-temples = { $n ->
    [one] { $n } świątynia ma obok puste pole.
    [few] { $n } świątynie mają obok puste pole.
   *[many] { $n } świątyń ma obok puste pole.
}
akropolis-score-plazas = { $n ->
    [one] { $n } widoczny plac
    [few] { $n } widoczne place
   *[many] { $n } widocznych placów
}: { $stars ->
    [one] { $stars } gwiazdka.
    [few] { $stars } gwiazdki.
   *[many] { $stars } gwiazdek.
}
akropolis-score-no-plaza = Nie widać żadnego placu tego typu, więc mnoży się przez 0.
akropolis-score-covered = { $n ->
    [one] { $n } plac jest zakryty i stracony.
    [few] { $n } place są zakryte i stracone.
   *[many] { $n } placów jest zakrytych i straconych.
}

## 7 Cudów Świata: Gra Kościana

seven_wonders_dice-score-wonder = Punkty wykreślonych etapów i to, co ich działania dają za każde pole.
seven_wonders_dice-score-barracks_west = Punkty zapisane za ataki na miasto po lewej.
seven_wonders_dice-score-barracks_east = Punkty zapisane za ataki na miasto po prawej.
seven_wonders_dice-score-agora = Punkty wydrukowane na wykreślonych polach i dodatkowe punkty za ukończenie Agory jako pierwszy gracz.
seven_wonders_dice-score-market = Punkty wykreślonych pól i to, co ich działania dają za każde pole innego budynku.
seven_wonders_dice-score-university = Punkty wykreślonych pól.
seven_wonders_dice-score-guild_court = Punkty wykreślonych pól.
seven_wonders_dice-score-gallery = Punkty wykreślonych pól; wawrzyny dają punkty za każde wykreślone pole Galerii.
seven_wonders_dice-score-attacks = { $n ->
    [one] { $n } atak
    [few] { $n } ataki
   *[many] { $n } ataków
}: wydrukowano { $printed }, obrona odjęła { $lost }.
seven_wonders_dice-score-award = Pierwsza ukończona Agora.
seven_wonders_dice-score-award-lost = Inne miasto ukończyło swoją Agorę wcześniej.
seven_wonders_dice-score-award-open = Za ukończenie Agory jako pierwszy gracz: dodatkowe punkty, { $n }.
seven_wonders_dice-score-defences = Pola obrony same nie dają punktów: { $n }.
seven_wonders_dice-score-no-points = Wykreślone, bez punktów: { $spaces }.
seven_wonders_dice-score-open = { $n ->
    [one] { $n } pole nie jest wykreślone.
    [few] { $n } pola nie są wykreślone.
   *[many] { $n } pól nie jest wykreślonych.
}

## Era cywilizacji

age_of_civilization-score-action = Punkty zdobyte tą akcją. Zostają do końca gry.
age_of_civilization-score-birth = Punkty zdobyte przy narodzinach cywilizacji. Zostają do końca gry.
age_of_civilization-score-rest = Punkty zdobyte za odpoczynek. Zostają do końca gry.
age_of_civilization-score-end-of-turn = Punkty zdobyte dzięki zdolnościom na koniec tury. Zostają do końca gry.
age_of_civilization-score-unlocking = Punkty zdobyte przy odblokowaniu technologii. Zostają do końca gry.
age_of_civilization-score-events = Punkty zdobyte dzięki żetonom wydarzeń. Zostają do końca gry.
age_of_civilization-score-orders = Punkty zdobyte za zamówienia. Zostają do końca gry.
age_of_civilization-score-main = Główna zdolność, jeśli punktuje na koniec gry. Tak, jakby gra kończyła się teraz.
age_of_civilization-score-legacies = Zdolności dziedzictwa, które punktują na koniec gry. Tak, jakby gra kończyła się teraz.
age_of_civilization-score-technologies = Technologie, które punktują na koniec gry. Tak, jakby gra kończyła się teraz.
age_of_civilization-score-wonders = Cudy, które punktują na koniec gry. Tak, jakby gra kończyła się teraz.
age_of_civilization-score-card = { $card }: { $ability }
age_of_civilization-score-no-end = Nic na koniec gry: { $cards }.
age_of_civilization-score-no-cards = Nie ma jeszcze takiej karty.

## Origins

origins-score-attacks = Każdy atak daje 1 PZ za każdy dysk przeciwnika z tyłu i 1 PZ za każdą przekroczoną granicę.
origins-score-conquest = Dysk, który dotrze na ostatnie pole toru militarnego, od razu daje PZ.
origins-score-conquest-there = Dysk stoi na ostatnim polu: { $n } PZ.
origins-score-conquest-away = Dysk nie dotarł na ostatnie pole, warte { $n } PZ.
origins-score-buildings = PZ ze zdolności budowli, za każde ich użycie.
origins-score-effect = { $name }: { $about }
origins-score-no-buildings = Żadna budowla w mieście nie daje PZ.
origins-score-zodiac = PZ z kart znaków zodiaku, za każde użycie ich zdolności.
origins-score-no-zodiac = W tej chwili nie ma tu karty znaku zodiaku.
origins-score-districts = Każda zamknięta dzielnica punktuje jedną pasującą kartę dzielnicy: za pierwszym razem pierwszą wartość, później drugą.
origins-score-closed = Dzielnice zamknięte: { $n }, otwarte: { $open }.
origins-score-card-scored = Karta { $n } jest zapunktowana. Za pierwszym razem dała { $first } PZ, każdy następny raz { $later } PZ.
origins-score-card-left = Karta { $n } nie jest zapunktowana. Za pierwszym razem daje { $first } PZ.
origins-score-population = Ostatnia podstawka z toru populacji od razu daje PZ.
origins-score-bases-all = Wszystkie podstawki są wzięte: { $points } PZ.
origins-score-bases-left = Pozostałe podstawki: { $n }. Ostatnia daje { $points } PZ.
origins-score-retired = Nowy doradca w kolorze, który już tam jest, od razu daje PZ doradcy stojącego najdalej z prawej.
origins-score-gold = Każde złoto jest warte 1 PZ.
origins-score-advisors = Liczy się tylko doradca stojący najdalej z prawej.
origins-score-advisor = { $n ->
    [0] Nie ma doradcy.
   *[other] Doradcy: { $n }. Miejsce ostatniego jest warte { $points } PZ.
}
origins-score-temples = Dysk, który stoi najwyżej, pomija się. Liczą się dwa pozostałe.
origins-score-temple = { $temple }: pole { $n }.
origins-score-highest = { $temple }: pole { $n } za { $points } PZ jest najwyższe i się nie liczy.
origins-score-seats = Każda kość w siedzibie władz liczy się jako jej wartość razy wysokość wieży jej koloru.
origins-score-seat = { $die } × wieża o wysokości { $n }.
origins-score-no-die = { $n ->
    [0] Nie ma jeszcze dzielnicy.
   *[other] Puste siedziby władz: { $n }.
}
