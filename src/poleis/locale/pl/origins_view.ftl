# Stół w przeglądarce: Origins: Pierwsi Budowniczowie.

## Panels

origins-view-sites = Miejsca spotkań
origins-view-sites-note = jeśli kość jest niższa niż statek, zapłać różnicę w mądrości
origins-view-pools = Pule
origins-view-pools-note = cena w mądrości według miejsca
origins-view-tracks = Świątynie i tor militarny
origins-view-districts = Dzielnice i wieże
origins-view-your-city = Twoje miasto
origins-view-city-of = Miasto: { $name }
origins-view-people = Twoi robotnicy
origins-view-realm = Planszetka gracza
origins-view-players = Gracze
origins-view-scores = Punkty
origins-view-total = Razem
origins-view-tab-sites = Miejsca
origins-view-tab-pools = Pule
origins-view-tab-tracks = Tory
origins-view-tab-others = Gracze
origins-view-tab-log = Przebieg

## Rounds

origins-view-opening = Początek
origins-view-round = Runda { $n }
origins-view-round-of = Runda { $n } z { $of }

## Workers and dice

origins-view-die = { $colour } { $value }
origins-view-die-red = czerwona
origins-view-die-orange = pomarańczowa
origins-view-die-yellow = żółta
origins-view-die-blue = niebieska
origins-view-die-purple = fioletowa
origins-view-speaker = mówca { $value }
origins-view-archon = archont
origins-view-freeman = Patrycjusz: { $die }
origins-view-empty-base = Wolna podstawka
origins-view-visitor = { $worker } w miejscu { $n }. { $name }
origins-view-offer = Kości na początek
origins-view-offered = Kość na początek: { $die }
origins-view-none = brak

## Sites and pools

origins-view-site = Miejsce spotkania { $n }, statek { $value }
origins-view-ship = Statek miejsca { $n }, wartość { $value }
origins-view-pool-tile = { $name }: mądrość { $wisdom }, kamień { $stone }
origins-view-next-tile = Następna: { $name }. W stosie { $n ->
    [one] { $n } płytka
    [few] { $n } płytki
   *[many] { $n } płytek
}
origins-view-citizen = Kość obywatela: { $die }, mądrość { $wisdom }
origins-view-speakers = mówcy
origins-view-reserve = rezerwa
origins-view-reserve-of = Rezerwa, { $colour }: { $n ->
    [one] { $n } kość
    [few] { $n } kości
   *[many] { $n } kości
}
origins-view-as-building = jako budowlę
origins-view-as-farm = jako farmę
origins-view-as-cover = na farmie
origins-view-towers-left = pula wież
origins-view-towers-of = Pula dysków wież, { $colour }: { $n }
origins-view-card = Karta dzielnicy { $n }: narożnik { $corner }, obok { $one } i { $other }. Za pierwszym razem { $first } PZ, potem { $later }. Złoto nad kartą: { $gold }
origins-view-card-help = Zamknij dzielnicę w tych kolorach, dowolnie obróconą lub odbitą; puste pole to dowolna płytka.
origins-view-card-gives = karta { $card }: { $points } PZ{ $gold ->
    [0] {""}
   *[other] {" "}i złoto { $gold }
}
origins-view-no-card = żadna karta dzielnicy nie pasuje

## Tracks

origins-view-temple = { $temple }. { $places }
origins-view-zodiac-of = { $card }: { $name }
origins-view-steps = O ile pól?
origins-view-step-count = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}
origins-view-military = tor militarny
origins-view-last-space = ostatnie pole: { $n } PZ
origins-view-space = Pole { $n }: { $bonus }
origins-view-space-none = atak nic tu nie daje
origins-view-space-exchange-basic-for-gold = atak: możesz wymienić 1 surowiec podstawowy na 1 złoto
origins-view-space-stone = atak daje 1 kamień
origins-view-space-food = atak daje 1 żywność
origins-view-space-wisdom = atak daje 1 mądrość
origins-view-space-gold-1 = atak daje 1 złoto
origins-view-space-gold-2 = atak daje 2 złota
origins-view-space-basic-plus-stone = atak daje 1 surowiec podstawowy i 1 kamień
origins-view-space-basic-plus-food = atak daje 1 surowiec podstawowy i 1 żywność
origins-view-space-basic-plus-wisdom = atak daje 1 surowiec podstawowy i 1 mądrość
origins-view-space-basic-plus-gold = atak daje 1 surowiec podstawowy i 1 złoto
origins-view-rival = Obcy dysk

## The city

origins-view-cell = { $name }, pole { $x }, { $y }
origins-view-plot = Puste pole { $x }, { $y }
origins-view-seat-open = Siedziba władz dzielnicy { $x }, { $y }, pusta
origins-view-seat-closed = Siedziba władz dzielnicy { $x }, { $y }: { $die }
origins-view-tiles = { $n ->
    [one] { $n } płytka
    [few] { $n } płytki
   *[many] { $n } płytek
}

## What lies before a seat

origins-view-owned = { $resource }: { $n }
origins-view-points = { $n } PZ
origins-view-later = dotychczasowe punkty końcowe
origins-view-first = pierwszy
origins-view-passed = spasował
origins-view-population = Populacja
origins-view-base-price = Następna podstawka: żywność { $n }.
origins-view-last-base = Ostatnia daje { $n } PZ.
origins-view-advisors = Doradcy
origins-view-advisor = doradca { $colour }, { $n } PZ
origins-view-advisors-of = Doradcy: { $n }
origins-view-bases = Podstawki: { $n }
origins-view-towers = Wieże
origins-view-tower = wieża, kolor { $colour }, wysokość { $n }: następne piętro kosztuje tyle złota ({ $n })
origins-view-tokens = Znaczniki przewagi: { $n }
origins-view-tokens-help = Po akcji wydaj znacznik, by wykonać następną; raz na turę.
origins-view-tokens-help-solo = Wydaj znacznik, gdy statki miałyby wzrosnąć: żaden nie wzrośnie.
origins-view-aside = { $name }, odłożona: dodasz ją przy późniejszym zakupie, kamień { $n }
origins-view-no-cards = brak kart znaków zodiaku

## Prompts

origins-view-prompt-over = Koniec gry.
origins-view-prompt-chance = Rzut kośćmi.
origins-view-prompt-draft-other = { $name } wybiera kość na początek.
origins-view-prompt-turn-other = { $name } wykonuje turę.
origins-view-prompt-choice-other = { $name } decyduje.
origins-view-prompt-draft = Wybierz kość na początek.
origins-view-help-draft = Trafi na jedną z twoich dwóch podstawek.
origins-view-prompt-remove = Odrzuć jedną z najwyższych kości.
origins-view-help-remove = Mają tę samą wartość.
origins-view-prompt-turn = Wybierz akcję.
origins-view-help-turn = Wskaż robotnika i miejsce albo patrycjusza i siedzibę władz, wieżę, następną podstawkę; albo spasuj.
origins-view-prompt-extra = Jeszcze jedna akcja?
origins-view-help-extra = Kosztuje znacznik przewagi.
origins-view-prompt-visit = Wybierz akcję miejsca.
origins-view-help-visit = Górna lub dolna; przy kolorze żetonu także bonusowa.
origins-view-prompt-tide = Który sąsiedni statek wzrośnie?
origins-view-help-tide = Wskaż statek albo wydaj znacznik przewagi: wtedy żaden nie wzrośnie.
origins-view-prompt-purchase = Kup budowlę.
origins-view-help-purchase = Wskaż płytkę, potem jak ją kładziesz.
origins-view-prompt-place = Połóż płytkę: { $tile }.
origins-view-help-place = Obok miasta, bokiem do boku; cztery płytki w kwadracie to dzielnica.
origins-view-prompt-use = Zastosuj zdolności swoich budowli.
origins-view-help-use = Wskaż budowlę; możesz pominąć, czego nie chcesz.
origins-view-prompt-card = Wybierz kartę dzielnicy do zapunktowania.
origins-view-help-card = Pasuje kilka; jej złoto jest twoje.
origins-view-prompt-retire = Która szóstka pierwsza zostanie doradcą?
origins-view-help-retire = Wskaż patrycjusza w miejscu spotkania.
origins-view-prompt-gain = Wybierz surowiec podstawowy{ $n ->
    [one] .
    [few] {" "}(jeszcze { $n }).
   *[many] {" "}(jeszcze { $n }).
}
origins-view-help-gain = Wskaż kamień, żywność lub mądrość w swoich zasobach.
origins-view-prompt-choice = Wybierz, co zrobić.
origins-view-help-choice = Wskaż to, co podświetlone, albo przycisk.
origins-view-prompt-advance = Przesuń się na torze militarnym{ $may ->
    [yes] {" "}albo zrezygnuj.
   *[no] .
}
origins-view-help-advance = Pole, na którym staniesz, jest zaznaczone na torze.
origins-view-prompt-attack = Zaatakuj{ $may ->
    [yes] {" "}albo zrezygnuj.
   *[no] .
}
origins-view-help-attack = Weź premię swojego pola; 1 PZ za każdy dysk za tobą i każde przekroczone pole graniczne.
origins-view-prompt-military = Przesuń się na torze militarnym i zaatakuj.
origins-view-help-military = W dowolnej kolejności; jedno możesz pominąć. Następne pole jest zaznaczone na torze.
origins-view-prompt-training = Zwiększ patrycjusza albo przesuń się na torze militarnym.
origins-view-help-training = Wskaż patrycjusza albo użyj przycisku; następne pole jest zaznaczone na torze.
origins-view-prompt-temple = Przesuń dysk w świątyni.
origins-view-help-temple = Wskaż świątynię, a potem liczbę pól, jeśli jest wybór.
origins-view-prompt-citizen = Weź kość obywatela.
origins-view-help-citizen = Cena w mądrości jest nad nią.
origins-view-prompt-free-citizen = Weź kość obywatela bez opłaty{ $may ->
    [yes] ?
   *[no] .
}
origins-view-help-free-citizen = Wskaż ją; nie płaci się mądrości.
origins-view-prompt-cancer-gemini = Rak i Bliźnięta: zacznij od dowolnej karty.
origins-view-help-cancer-gemini = Wskaż kość obywatela, która jest bez opłaty, albo surowiec podstawowy w swoich zasobach.
origins-view-prompt-speaker = Weź mówcę.
origins-view-help-speaker = Wskaż białą kość z puli.
origins-view-prompt-raise = Zwiększ wartość patrycjusza.
origins-view-help-raise = Wskaż go.
origins-view-prompt-honour = Wskaż czerwonego patrycjusza.
origins-view-help-honour = Zdobywasz jego wartość, po czym spada ona o 1.
origins-view-prompt-grow = Zwiększyć nową kość o 1?
origins-view-help-grow = Dzięki Strzelcowi.
origins-view-prompt-calm = Ustaw statek na 1.
origins-view-help-calm = Wskaż statek.
origins-view-prompt-exchange = Wymienić surowiec podstawowy na złoto?
origins-view-help-exchange = Wskaż, co oddajesz, albo zrezygnuj.
origins-view-prompt-adjacent = Zastosuj zdolność budowli obok Wieży maga.
origins-view-help-adjacent = Wskaż ją.
origins-view-prompt-recolour = Zmień kolor patrycjusza.
origins-view-help-recolour = Wskaż patrycjusza, potem kolor z rezerwy.
origins-view-prompt-aside = Odłóż płytkę.
origins-view-help-aside = Wskaż płytkę z puli; nic nie płacisz.

## Previews

origins-view-preview-draft = Weź kość: { $name }
origins-view-preview-remove = Odrzuć kość: { $name }
origins-view-preview-visit = { $worker } odwiedza miejsce { $site }
origins-view-preview-pisces = Weź 1 złoto zamiast akcji bonusowej
origins-view-preview-score = Zapunktuj kartę dzielnicy { $n }
origins-view-preview-tower = Wieża, kolor { $name }: wysokość { $n }
origins-view-preview-populate = Weź następną podstawkę
origins-view-preview-pass = Spasuj
origins-view-preview-spend = Wydaj znacznik przewagi
origins-view-preview-spend-solo = Zatrzymaj statki
origins-view-preview-buy-building = Kup: { $name }
origins-view-preview-buy-farm = { $name } jako farma
origins-view-preview-buy-cover = { $name } na farmie
origins-view-preview-aside = Odłóż: { $name }
origins-view-preview-take = Weź kość: { $name }
origins-view-preview-hire = Weź: { $worker }
origins-view-preview-gain = Weź: { $name }
origins-view-preview-exchange = Wymień na złoto: { $name }
origins-view-preview-step = { $name }: { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}
origins-view-preview-raise = Zwiększ: { $worker }
origins-view-preview-recolour = { $worker }: nowy kolor { $name }
origins-view-preview-honour = Wskaż: { $worker }
origins-view-preview-calm = Statek { $n } na 1
origins-view-preview-lift = Statek { $n } wzrasta
origins-view-preview-advance = Tor militarny +{ $n }
origins-view-preview-attack = Atak
origins-view-preview-grow = Zwiększ o 1
origins-view-preview-retire = { $worker } staje się doradcą
origins-view-preview-done = Gotowe
origins-view-preview-decline = Zrezygnuj
origins-view-preview-use = Zastosuj: { $name }
origins-view-preview-place = { $name } w tym miejscu
origins-view-preview-close = Zamknij dzielnicę: { $worker }
origins-view-detail-pay = zapłać mądrość { $n }
origins-view-detail-free = bez opłaty
origins-view-detail-ship = statek { $old } → { $new }
origins-view-detail-both = obie akcje
origins-view-detail-bonus = ten sam kolor, { $name }
origins-view-detail-fires = zdolności: { $names }
origins-view-detail-seat = na koniec { $value } × { $high } = { $n }
origins-view-detail-district = powstaje dzielnica{ $n ->
    [0] {""}
   *[other] , karta daje { $n } PZ
}
origins-view-detail-return = { $n ->
    [0] żaden patrycjusz nie wzrasta
    [one] { $n } patrycjusz wraca i wzrasta o 1
    [few] { $n } patrycjuszy wraca i wzrasta o 1
   *[many] { $n } patrycjuszy wraca i wzrasta o 1
}
origins-view-detail-advisors = { $n ->
    [one] { $n } szóstka zostaje doradcą
    [few] { $n } szóstki zostają doradcami
   *[many] { $n } szóstek zostaje doradcami
}
origins-view-detail-attack = weź premię swojego pola; 1 PZ za każdy dysk za tobą i każde przekroczone pole graniczne

## The log

origins-view-log-draft = { $who }: kość { $name }
origins-view-log-visit = { $who }: { $worker } do miejsca { $site }{ $n ->
    [0] {""}
   *[other] , mądrość −{ $n }
}
origins-view-log-act = { $who }: { $name }
origins-view-log-bonus = { $who }: { $name }
origins-view-log-pisces = { $who }: 1 złoto zamiast akcji bonusowej
origins-view-log-score = { $who }: karta dzielnicy { $n }
origins-view-log-tower = { $who }: wieża, kolor { $name }, wysokość { $n }
origins-view-log-populate = { $who } bierze podstawkę
origins-view-log-pass = { $who } pasuje
origins-view-log-spend = { $who } wydaje znacznik przewagi
origins-view-log-aside = { $who } odkłada: { $name }
origins-view-log-take = { $who } bierze kość: { $name }
origins-view-log-hire = { $who } bierze: { $worker }
origins-view-log-step = { $who }: { $name } +{ $n }
origins-view-log-recolour = { $who }: { $worker }, nowy kolor { $name }
origins-view-log-honour = { $who }: weteran, { $worker }
origins-view-log-calm = { $who }: statek { $n } na 1
origins-view-log-advance = { $who }: naprzód na torze militarnym
origins-view-log-attack = { $who } atakuje
origins-view-log-retire = { $who }: { $worker } staje się doradcą
origins-view-log-place = { $who } stawia: { $name }
origins-view-log-farm = { $who } stawia farmę
origins-view-log-close = { $who } zamyka dzielnicę: { $worker }
origins-view-log-keep = Zostaje karta znaku zodiaku: { $name }

## The score pad

origins-pad-prompt = Wpisz, co masz na koniec gry.
origins-pad-help = Punkty z toru punktacji, złoto, świątynie, doradcy, wieże, kości w siedzibach władz.
origins-pad-refusal = Tu nie ma czego zmienić.
origins-pad-seats = Siedziby władz
origins-pad-there = W siedzibach (wskaż, by zabrać)
origins-pad-drop = Zabierz kość: { $colour }, { $value }
origins-pad-board = Świątynie i wieże
origins-pad-space = { $temple }: pole { $n }
origins-pad-height = wieża, kolor { $colour }: wysokość { $n }
origins-pad-points = Tor punktacji
origins-pad-gold = Złoto
origins-pad-tiles = Płytki miasta
origins-pad-box = seats, { $count }: kości w pudełku jest { $dice }
origins-pad-seat = seats: { $value } wymaga koloru (colour) i wartości (value)
origins-pad-colour = seats: nie ma koloru { $name }
origins-pad-dice = seats: kości w kolorze { $colour } jest { $found }, a przy tylu graczach ({ $count }) jest ich w grze { $dice } (ORI-2.1)
origins-pad-discs = towers: dysków wież w kolorze { $colour } jest { $found }, a w pudełku jest ich { $discs } (ORI-2.9)
origins-pad-all-tiles = tiles: we wszystkich miastach jest ich { $tiles }, a przy tylu graczach ({ $count }) w grze jest { $most } (ORI-2.9)
