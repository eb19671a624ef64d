# Age of Civilization (Era cywilizacji). Terms follow the published Polish edition.

age_of_civilization = Era cywilizacji
age_of_civilization-tagline = Narodziny, dziedzictwo i cuda w sześciu rundach, 1–4 graczy
age_of_civilization-area = państwo

## Why not

age_of_civilization-refusal-over = Gra jest zakończona.
age_of_civilization-refusal-chance = Trwa wykładanie kart.
age_of_civilization-refusal-turn = To nie jest twoja tura.
age_of_civilization-refusal-chosen = Karta wybrana; pozostali gracze jeszcze wybierają.
age_of_civilization-refusal-three-civilizations = Masz już trzy cywilizacje.
age_of_civilization-refusal-resting = W tej turze odpoczywasz: bez akcji i zamówień.
age_of_civilization-refusal-now-civilization = Najpierw krok cywilizacji: narodziny, wchłonięcie albo pominięcie.
age_of_civilization-refusal-now-actions = Krok cywilizacji minął: teraz akcje albo odpoczynek.
age_of_civilization-refusal-now-rested = Odpoczynek za tobą: kup technologię specjalną albo zakończ turę.
age_of_civilization-refusal-now-research = Najpierw wybierz technologię, za którą płacisz w akcji Badania.
age_of_civilization-refusal-now-technology = Najpierw wybierz technologię do odblokowania.
age_of_civilization-refusal-now-wonder = Najpierw wybierz cud.
age_of_civilization-refusal-now-perform = Najpierw wykonaj akcję bez robotnika, którą daje twoja karta, albo z niej zrezygnuj.
age_of_civilization-refusal-now-card = Najpierw wybierz kartę, na której położysz monety.
age_of_civilization-refusal-now-exchange = Najpierw wymień zamówienie albo zrezygnuj.
age_of_civilization-refusal-now-turn-end = Akcje się skończyły: rozpatrz swoje zdolności końca tury.
age_of_civilization-refusal-now-resolved = Zdolności końca tury są rozpatrzone: kup technologię specjalną albo zakończ turę.
age_of_civilization-refusal-now-draft = Najpierw wybierz cywilizację do swojej ręki.
age_of_civilization-refusal-buy-draft = Technologię specjalną kupuje się we własnej turze, nie podczas draftu.
age_of_civilization-refusal-buy-inside = Najpierw dokończ to, co się zaczęło. Technologię specjalną możesz kupić w dowolnym innym momencie swojej tury.
age_of_civilization-refusal-not-offered = Tej cywilizacji nie ma ani w puli, ani w twojej ręce.
age_of_civilization-refusal-round-1 = W rundzie 1 musi narodzić się cywilizacja.
age_of_civilization-refusal-not-open = Ta akcja nie jest dostępna w tej rundzie: { $action }.
age_of_civilization-refusal-forbidden = Cywilizacja innego gracza zabrania tej akcji: { $action }.
age_of_civilization-refusal-no-space = Wszystkie twoje pola tej akcji są w tej turze zajęte: { $action }.
age_of_civilization-refusal-workers = Potrzeba: { $needed ->
    [one] { $needed } robotnik
    [few] { $needed } robotników
   *[many] { $needed } robotników
}; masz { $idle ->
    [one] { $idle } nieprzypisanego robotnika
    [few] { $idle } nieprzypisanych robotników
   *[many] { $idle } nieprzypisanych robotników
}.
age_of_civilization-refusal-coins = Koszt: { $price ->
    [one] { $price } moneta
    [few] { $price } monety
   *[many] { $price } monet
}; masz { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}.
age_of_civilization-refusal-covered = Tej technologii nie ma na twojej planszy.
age_of_civilization-refusal-unlocked = Ta technologia jest już odblokowana.
age_of_civilization-refusal-prerequisite = Najpierw odblokuj: { $count ->
    [1] { $technology1 }.
    [2] { $technology1 } lub { $technology2 }.
   *[3] { $technology1 }, { $technology2 } lub { $technology3 }.
}
age_of_civilization-refusal-locked = W tym scenariuszu technologia jest zablokowana.
age_of_civilization-refusal-no-wonder = Tego cudu nie ma w puli.
age_of_civilization-refusal-no-special = Tej technologii specjalnej nie ma w puli.
age_of_civilization-refusal-one-special = Masz już technologię specjalną.
age_of_civilization-refusal-column = W tej kolumnie leży już znacznik technologii.
age_of_civilization-refusal-no-order = To zamówienie nie jest odkryte.
age_of_civilization-refusal-order-worker = Nie masz nieprzypisanego robotnika, którego możesz oddać.
age_of_civilization-refusal-order-condition = Nie spełniasz warunku tego zamówienia.
age_of_civilization-refusal-no-ability = Nie masz takiej zdolności końca tury.
age_of_civilization-refusal-resolved = Ta zdolność jest w tej turze już rozpatrzona.
age_of_civilization-refusal-endow = Potrzeba 2 własnych monet i karty w puli cywilizacji.
age_of_civilization-refusal-not-in-pool = Tej cywilizacji nie ma w puli.
age_of_civilization-refusal-not-in-packet = Tej cywilizacji nie ma wśród kart przed tobą.
age_of_civilization-refusal-acted = W tej turze już działasz i nie możesz odpoczywać.
age_of_civilization-refusal-compulsory = Musisz jeszcze rozpatrzyć zdolność, która jest obowiązkowa.

## The score sheet

age_of_civilization-sheet-wonder = Cud
age_of_civilization-sheet-research = Badania
age_of_civilization-sheet-culture = Kultura
age_of_civilization-sheet-construction = Budowa
age_of_civilization-sheet-conquest = Podbój
age_of_civilization-sheet-hunting = Polowanie
age_of_civilization-sheet-monument = Monument
age_of_civilization-sheet-bazaar = Bazar
age_of_civilization-sheet-ritual = Rytuał
age_of_civilization-sheet-patronage = Mecenat
age_of_civilization-sheet-birth = Narodziny
age_of_civilization-sheet-rest = Odpoczynek
age_of_civilization-sheet-end_of_turn = Koniec tury
age_of_civilization-sheet-unlocking = Odblokowanie technologii
age_of_civilization-sheet-events = Żetony wydarzeń
age_of_civilization-sheet-orders = Zamówienia
age_of_civilization-sheet-during_game = Punkty z rozgrywki
age_of_civilization-sheet-main = Główna zdolność, koniec gry
age_of_civilization-sheet-legacies = Zdolności dziedzictwa, koniec gry
age_of_civilization-sheet-technologies = Technologie, koniec gry
age_of_civilization-sheet-wonders = Cudy, koniec gry

## Alone

age_of_civilization-opponent-strength = Siła wirtualnego przeciwnika: { $strength }.
age_of_civilization-achieved-exceptional_lineage = Osiągnięcie: Wyjątkowy ród.
age_of_civilization-achieved-great_kingdom = Osiągnięcie: Wielkie królestwo.
age_of_civilization-achieved-mighty_empire = Osiągnięcie: Potężne imperium.
age_of_civilization-achieved-eternal_civilization = Osiągnięcie: Wieczna cywilizacja.
age_of_civilization-achieved-kingdom_of_technology = Osiągnięcie: Królestwo technologii.
age_of_civilization-achieved-primeval_land = Osiągnięcie: Pierwotna kraina.
age_of_civilization-achieved-world_of_wonders = Osiągnięcie: Świat cudów.
age_of_civilization-achieved-superpower = Osiągnięcie: Supermocarstwo.
age_of_civilization-grade-bronze = Ocena: brąz.
age_of_civilization-grade-silver = Ocena: srebro.
age_of_civilization-grade-gold = Ocena: złoto.
age_of_civilization-grade-lost = Brak oceny: scenariusz przegrany.

## Options

age_of_civilization-option-solo = Tryb solo
age_of_civilization-option-solo-help = Starcie albo scenariusz Drogi do chwały.
age_of_civilization-option-solo-clash = Starcie
age_of_civilization-option-solo-clash-help = Graj samotnie o najwyższy wynik; wirtualny przeciwnik zyskuje co rundę 1 siłę.
age_of_civilization-option-solo-era_of_wonders = Era cudów
age_of_civilization-option-solo-era_of_wonders-help = Zbieraj cudy: brąz 3 cudy i 18 punktów, srebro 4 i 22, złoto 5 i 26. Technologie najwyższego poziomu są zablokowane.
age_of_civilization-option-solo-silk_road = Jedwabny szlak
age_of_civilization-option-solo-silk_road-help = Realizuj zamówienia: brąz 3 zamówienia i 18 punktów, srebro 4 i 24, złoto 5 i 28.
age_of_civilization-option-solo-lost_civilization = Zaginiona cywilizacja
age_of_civilization-option-solo-lost_civilization-help = Zacznij Majami: brąz 18 punktów; srebro 22 i złoto 26, jeśli Majowie nadal są główną cywilizacją.
age_of_civilization-option-solo-mongol_devastation = Mongolskie spustoszenie
age_of_civilization-option-solo-mongol_devastation-help = Przetrwaj wojnę w każdej rundzie: brąz 1 robotnik i 15 punktów, srebro 2 i 20, złoto 2 i 24, jeśli robotnika kosztowała cię najwyżej jedna wojna.
age_of_civilization-option-solo-death_and_rebirth = Śmierć i odrodzenie
age_of_civilization-option-solo-death_and_rebirth-help = Przetrwaj zarazę: brąz 18 punktów, srebro 23, złoto 28 i co najmniej 5 technologii. Od rundy 4 Kultura daje o 1 punkt więcej.
age_of_civilization-option-innovations = Innowacje
age_of_civilization-option-innovations-help = Raz na grę kup technologię specjalną za 1 monetę i połóż ją na kolumnie bez znaczników.
age_of_civilization-option-winds_of_change = Powiew zmian
age_of_civilization-option-winds_of_change-help = Połóż 3 losowe żetony wydarzeń nad trzema ostatnimi kartami akcji; rozpatrz je na końcu rund 3, 4 i 5, przed wojną lub plagą.
age_of_civilization-option-draft = Draft cywilizacji
age_of_civilization-option-draft-help = Wybierz w drafcie 5 z 7 cywilizacji; bierz je potem z ręki lub z puli, a za drugą i trzecią otrzymaj 2 dodatkowe monety.

## Actions and cards of the time track

age_of_civilization-action-wonder = Cud
age_of_civilization-action-wonder-help = Przypisz i poświęć 1 robotnika, zapłać 7 monet: zdobądź 3 punkty i 1 cud.
age_of_civilization-action-research = Badania
age_of_civilization-action-research-help = Przypisz 1 robotnika, zapłać 4 monety: zdobądź 1 punkt i 1 technologię. Do dwóch razy na turę.
age_of_civilization-action-exploit = Wyzysk
age_of_civilization-action-exploit-help = Przypisz i poświęć 1 robotnika: otrzymaj 2 monety.
age_of_civilization-action-culture = Kultura
age_of_civilization-action-culture-help = Przypisz 1 robotnika, zapłać 4 monety: zdobądź 2 punkty.
age_of_civilization-action-construction = Budowa
age_of_civilization-action-construction-help = Przypisz 2 robotników, zapłać 2 monety: zdobądź 2 punkty.
age_of_civilization-action-conquest = Podbój
age_of_civilization-action-conquest-help = Przypisz i poświęć 1 robotnika: mając najwięcej siły (co najmniej 1, remis się liczy), zdobądź 2 punkty.
age_of_civilization-action-hunting = Polowanie
age_of_civilization-action-hunting-help = Przypisz 1 robotnika: otrzymaj 1 monetę, a jeśli nie masz technologii, zdobądź też 1 punkt. Do dwóch razy na turę.
age_of_civilization-action-fishing = Rybołówstwo
age_of_civilization-action-fishing-help = Przypisz 1 robotnika: otrzymaj 1 monetę.
age_of_civilization-action-trade = Handel
age_of_civilization-action-trade-help = Przypisz 1 robotnika: otrzymaj 2 monety; każdy inny gracz otrzymuje 1.
age_of_civilization-action-agriculture = Rolnictwo
age_of_civilization-action-agriculture-help = Przypisz 2 robotników: otrzymaj 3 monety.
age_of_civilization-action-plague = Plaga
age_of_civilization-action-plague-help = Brak akcji. Gdy ta karta staje się nowa, każdy gracz poświęca 1 robotnika.
age_of_civilization-action-monument = Monument
age_of_civilization-action-monument-help = Przypisz 2 robotników, zapłać 5 monet: zdobądź 1 punkt i 1 cud.
age_of_civilization-action-caravan = Karawana
age_of_civilization-action-caravan-help = Przypisz 1 robotnika: otrzymaj 1 monetę i jeszcze 1 za każdą swoją cywilizację.
age_of_civilization-action-bazaar = Bazar
age_of_civilization-action-bazaar-help = Przypisz 1 robotnika, zapłać 1 monetę: zdobądź 1 punkt; możesz odłożyć jedno odkryte zamówienie na spód talii i odkryć następne.
age_of_civilization-action-ritual = Rytuał
age_of_civilization-action-ritual-help = Przypisz i poświęć 1 robotnika: zdobądź 1 punkt i otrzymaj 1 monetę.
age_of_civilization-action-fortify = Umocnienia
age_of_civilization-action-fortify-help = Przypisz 1 robotnika, zapłać 2 monety: weź żeton fortu i do końca gry dolicz 1 siłę.
age_of_civilization-action-tribute = Trybut
age_of_civilization-action-tribute-help = Przypisz 1 robotnika, zapłać 3 monety: zignoruj następną wojnę.
age_of_civilization-action-quarantine = Kwarantanna
age_of_civilization-action-quarantine-help = Przypisz 1 robotnika: przy następnej Pladze, Czarnej śmierci lub nawrocie zarazy strać o 1 robotnika mniej.
age_of_civilization-action-patronage = Mecenat
age_of_civilization-action-patronage-help = Przypisz 1 robotnika, zapłać 3 monety: zdobądź 1 punkt, a mając co najmniej 4 technologie, o 2 punkty więcej.

## Technologies

age_of_civilization-technology-writing = Pismo
age_of_civilization-technology-writing-help = Akcja Kultura: zapłać o 1 monetę mniej.
age_of_civilization-technology-sailing = Żeglarstwo
age_of_civilization-technology-sailing-help = Akcja Rybołówstwo: otrzymaj o 1 monetę więcej. Akcja Handel: otrzymaj o 1 monetę więcej.
age_of_civilization-technology-mining = Górnictwo
age_of_civilization-technology-mining-help = Akcja Wyzysk: otrzymaj o 1 monetę więcej.
age_of_civilization-technology-education = Edukacja
age_of_civilization-technology-education-help = Koniec każdej tury: możesz raz wykonać akcję Kultura bez robotnika; zapłać jej monety.
age_of_civilization-technology-mathematics = Matematyka
age_of_civilization-technology-mathematics-help = Akcja Badania: zapłać o 1 monetę mniej.
age_of_civilization-technology-ironworking = Obróbka żelaza
age_of_civilization-technology-ironworking-help = Dolicz 2 siły.
age_of_civilization-technology-science = Nauka
age_of_civilization-technology-science-help = Gdy ją odblokujesz: zdobądź 1 punkt za każdą przyszłą kartę akcji, także Plagę.
age_of_civilization-technology-engineering = Inżynieria
age_of_civilization-technology-engineering-help = Akcja Budowa: zdobądź o 1 punkt więcej. Koniec gry: zdobądź 1 punkt za każdy cud.
age_of_civilization-technology-gunpowder = Proch strzelniczy
age_of_civilization-technology-gunpowder-help = Dolicz 3 siły. Akcja Podbój: jeśli masz najwięcej siły, zdobądź o 1 punkt więcej.
age_of_civilization-technology-calendar = Kalendarz
age_of_civilization-technology-calendar-help = Akcja Rolnictwo: otrzymaj o 1 monetę więcej.
age_of_civilization-technology-philosophy = Filozofia
age_of_civilization-technology-philosophy-help = Akcja Badania: zdobądź o 1 punkt więcej.
age_of_civilization-technology-law = Prawo
age_of_civilization-technology-law-help = Gdy odpoczywasz: otrzymaj o 1 monetę więcej.
age_of_civilization-technology-bureaucracy = Biurokracja
age_of_civilization-technology-bureaucracy-help = Koniec każdej tury: otrzymaj 1 monetę.
age_of_civilization-technology-mythology = Mitologia
age_of_civilization-technology-mythology-help = Akcja Polowanie: otrzymaj o 1 monetę więcej.
age_of_civilization-technology-theology = Teologia
age_of_civilization-technology-theology-help = Koniec gry: zdobądź 1 punkt za każdą cywilizację.
age_of_civilization-technology-pottery = Garncarstwo
age_of_civilization-technology-pottery-help = Akcja Handel: otrzymaj o 1 monetę więcej.
age_of_civilization-technology-currency = Pieniądz
age_of_civilization-technology-currency-help = Koniec gry: zdobądź 1 punkt za każde 4 monety, najwyżej 4.
age_of_civilization-technology-masonry = Kamieniarstwo
age_of_civilization-technology-masonry-help = Akcja Budowa: zapłać o 1 monetę mniej.
age_of_civilization-technology-architecture = Architektura
age_of_civilization-technology-architecture-help = Akcja Cud: zapłać o 2 monety mniej.
age_of_civilization-technology-irrigation = Nawadnianie
age_of_civilization-technology-irrigation-help = Akcja Rolnictwo: otrzymaj o 1 monetę więcej.
age_of_civilization-technology-medicine = Medycyna
age_of_civilization-technology-medicine-help = Plaga: nie poświęcaj robotnika. Gdy odpoczywasz: zdobądź 1 punkt.
age_of_civilization-technology-archery = Łucznictwo
age_of_civilization-technology-archery-help = Dolicz 1 siłę.
age_of_civilization-technology-horse_riding = Jazda konna
age_of_civilization-technology-horse_riding-help = Akcja Podbój: jeśli masz najwięcej siły, zdobądź o 1 punkt więcej. Dolicz 1 siłę.
age_of_civilization-technology-bronze_working = Obróbka brązu
age_of_civilization-technology-bronze_working-help = Akcja Wyzysk: otrzymaj o 1 monetę więcej.
age_of_civilization-technology-fortification = Fortyfikacje
age_of_civilization-technology-fortification-help = Wojna: jako najsłabszy gracz nie poświęcaj robotnika. Dolicz 1 siłę.
age_of_civilization-technology-animal_husbandry = Hodowla zwierząt
age_of_civilization-technology-animal_husbandry-help = Akcja Polowanie: otrzymaj o 1 monetę więcej.
age_of_civilization-technology-feudalism = Feudalizm
age_of_civilization-technology-feudalism-help = Dolicz 1 siłę za każdych 2 robotników.

## Special technology cards

age_of_civilization-special-special_left_1 = Kalendarz i Filozofia
age_of_civilization-special-special_left_1-help = Zapłać 1 monetę i zakryj pustą lewą kolumnę (u góry: Nauka); dwie niższe technologie zastąp technologiami z tej karty.
age_of_civilization-special-special_left_2 = Prawo i Biurokracja
age_of_civilization-special-special_left_2-help = Zapłać 1 monetę i zakryj pustą lewą kolumnę (u góry: Nauka); dwie niższe technologie zastąp technologiami z tej karty.
age_of_civilization-special-special_left_3 = Mitologia i Teologia
age_of_civilization-special-special_left_3-help = Zapłać 1 monetę i zakryj pustą lewą kolumnę (u góry: Nauka); dwie niższe technologie zastąp technologiami z tej karty.
age_of_civilization-special-special_middle_1 = Garncarstwo i Pieniądz
age_of_civilization-special-special_middle_1-help = Zapłać 1 monetę i zakryj pustą środkową kolumnę (u góry: Inżynieria); dwie niższe technologie zastąp technologiami z tej karty.
age_of_civilization-special-special_middle_2 = Kamieniarstwo i Architektura
age_of_civilization-special-special_middle_2-help = Zapłać 1 monetę i zakryj pustą środkową kolumnę (u góry: Inżynieria); dwie niższe technologie zastąp technologiami z tej karty.
age_of_civilization-special-special_middle_3 = Nawadnianie i Medycyna
age_of_civilization-special-special_middle_3-help = Zapłać 1 monetę i zakryj pustą środkową kolumnę (u góry: Inżynieria); dwie niższe technologie zastąp technologiami z tej karty.
age_of_civilization-special-special_right_1 = Łucznictwo i Jazda konna
age_of_civilization-special-special_right_1-help = Zapłać 1 monetę i zakryj pustą prawą kolumnę (u góry: Proch strzelniczy); dwie niższe technologie zastąp technologiami z tej karty.
age_of_civilization-special-special_right_2 = Obróbka brązu i Fortyfikacje
age_of_civilization-special-special_right_2-help = Zapłać 1 monetę i zakryj pustą prawą kolumnę (u góry: Proch strzelniczy); dwie niższe technologie zastąp technologiami z tej karty.
age_of_civilization-special-special_right_3 = Hodowla zwierząt i Feudalizm
age_of_civilization-special-special_right_3-help = Zapłać 1 monetę i zakryj pustą prawą kolumnę (u góry: Proch strzelniczy); dwie niższe technologie zastąp technologiami z tej karty.

## Wonders

age_of_civilization-wonder-great_pyramid = Wielka Piramida
age_of_civilization-wonder-great_pyramid-help = Koniec gry: zdobądź 1 punkt za każdego robotnika, najwyżej 4.
age_of_civilization-wonder-hanging_gardens = Wiszące ogrody
age_of_civilization-wonder-hanging_gardens-help = Koniec każdej tury: otrzymaj 1 monetę. Koniec gry: zdobądź 1 punkt.
age_of_civilization-wonder-temple_of_artemis = Świątynia Artemidy
age_of_civilization-wonder-temple_of_artemis-help = Koniec gry: zdobądź 1 punkt za każde 3 monety, najwyżej 4.
age_of_civilization-wonder-statue_of_zeus = Posąg Zeusa
age_of_civilization-wonder-statue_of_zeus-help = Koniec gry: zdobądź 1 punkt za każde 2 siły, najwyżej 4.
age_of_civilization-wonder-mausoleum = Mauzoleum
age_of_civilization-wonder-mausoleum-help = Koniec gry: zdobądź 1 punkt za każdą cywilizację.
age_of_civilization-wonder-colossus = Kolos
age_of_civilization-wonder-colossus-help = Akcja Handel: otrzymaj o 1 monetę więcej. Koniec gry: zdobądź 2 punkty.
age_of_civilization-wonder-lighthouse = Latarnia morska
age_of_civilization-wonder-lighthouse-help = Akcja Rybołówstwo: otrzymaj o 1 monetę więcej. Koniec gry: zdobądź 2 punkty.
age_of_civilization-wonder-great_library = Wielka Biblioteka
age_of_civilization-wonder-great_library-help = Koniec gry: zdobądź 1 punkt za każde 2 technologie, najwyżej 4.
age_of_civilization-wonder-great_wall = Wielki Mur
age_of_civilization-wonder-great_wall-help = Wojna: jako najsłabszy gracz nie poświęcaj robotnika. Koniec gry: zdobądź 2 punkty.
age_of_civilization-wonder-colosseum = Koloseum
age_of_civilization-wonder-colosseum-help = Koniec gry: mając najwięcej siły, zdobądź 3 punkty.
age_of_civilization-wonder-petra = Petra
age_of_civilization-wonder-petra-help = Akcja Kultura: zapłać o 1 monetę mniej. Koniec gry: zdobądź 1 punkt.
age_of_civilization-wonder-angkor_wat = Angkor Wat
age_of_civilization-wonder-angkor_wat-help = Koniec gry: zdobądź 1 punkt za każdy cud, najwyżej 4.
age_of_civilization-wonder-machu_picchu = Machu Picchu
age_of_civilization-wonder-machu_picchu-help = Akcja Rolnictwo: otrzymaj o 1 monetę więcej. Koniec gry: zdobądź 2 punkty.
age_of_civilization-wonder-chichen_itza = Chichén Itzá
age_of_civilization-wonder-chichen_itza-help = Koniec gry: zdobądź 2 punkty za każdą technologię najwyższego poziomu, najwyżej 6.
age_of_civilization-wonder-stonehenge = Stonehenge
age_of_civilization-wonder-stonehenge-help = Koniec gry: mając najwyżej 2 technologie, zdobądź 4 punkty.

## Tokens

age_of_civilization-token-birth_boom = Wzrost liczby urodzeń
age_of_civilization-token-birth_boom-help = Każdy gracz bierze 1 robotnika (razem najwyżej 4).
age_of_civilization-token-harvest = Urodzaj
age_of_civilization-token-harvest-help = Każdy gracz otrzymuje 1 monetę za każdego swojego robotnika.
age_of_civilization-token-festival = Święto
age_of_civilization-token-festival-help = Kto ma najwięcej cudów (remis się liczy), zdobywa 2 punkty.
age_of_civilization-token-great_debate = Wielka debata
age_of_civilization-token-great_debate-help = Kto ma najwięcej technologii (remis się liczy), zdobywa 2 punkty.
age_of_civilization-token-earthquake = Trzęsienie ziemi
age_of_civilization-token-earthquake-help = Wszyscy gracze poświęcają po 1 robotniku.
age_of_civilization-token-rats = Szczury
age_of_civilization-token-rats-help = Wszyscy gracze tracą po 3 monety.
age_of_civilization-token-bribes = Łapówki
age_of_civilization-token-bribes-help = Kto ma najwięcej monet (remis się liczy), traci 3 monety.
age_of_civilization-token-barbarians = Barbarzyńcy
age_of_civilization-token-barbarians-help = Kto ma najmniej siły (remis się liczy), traci 3 monety.
age_of_civilization-token-blank = Pusty żeton
age_of_civilization-token-blank-help = Brak efektu.
age_of_civilization-token-drought = Susza
age_of_civilization-token-drought-help = Poświęć 1 robotnika i zachowaj tylko połowę monet, zaokrąglając w dół.
age_of_civilization-token-mongol_raid = Najazd Mongołów
age_of_civilization-token-mongol_raid-help = Jeśli nie masz więcej siły niż orda, poświęć 1 robotnika i strać 3 monety.
age_of_civilization-token-black_death = Czarna śmierć
age_of_civilization-token-black_death-help = Poświęć połowę robotników, zaokrąglając w górę.
age_of_civilization-token-return_of_the_plague = Nawrót zarazy
age_of_civilization-token-return_of_the_plague-help = Poświęć 1 robotnika.

## Orders

age_of_civilization-order-silk = Jedwab
age_of_civilization-order-silk-help = Zapłać 5 monet: zdobądź 4 punkty.
age_of_civilization-order-spices = Przyprawy
age_of_civilization-order-spices-help = Mając Żeglarstwo, zapłać 4 monety: zdobądź 4 punkty.
age_of_civilization-order-porcelain = Porcelana
age_of_civilization-order-porcelain-help = Zapłać 2 monety i oddaj 1 nieprzypisanego robotnika: zdobądź 4 punkty.
age_of_civilization-order-horses = Konie
age_of_civilization-order-horses-help = Mając co najmniej 3 siły, zapłać 2 monety: zdobądź 3 punkty.
age_of_civilization-order-paper = Papier
age_of_civilization-order-paper-help = Mając Pismo, zapłać 3 monety: zdobądź 3 punkty.
age_of_civilization-order-glass = Szkło
age_of_civilization-order-glass-help = Mając co najmniej 1 cud, zapłać 4 monety: zdobądź 4 punkty.

## Civilizations: name, main ability, legacy ability

age_of_civilization-civilization-aksum = Aksum
age_of_civilization-civilization-aksum-main = Akcja Budowa: zdobądź o 1 punkt więcej. Po akcji Budowa możesz raz wykonać akcję Kultura bez robotnika; zapłać jej monety.
age_of_civilization-civilization-aksum-legacy = Akcja Handel: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-arabs = Arabowie
age_of_civilization-civilization-arabs-main = Koniec każdej tury: otrzymaj 1 monetę za każde 2 technologie.
age_of_civilization-civilization-arabs-legacy = Akcja Handel: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-aztecs = Aztekowie
age_of_civilization-civilization-aztecs-main = Akcja Cud: zapłać o 6 monet mniej. Przypisz do niej o 1 robotnika więcej i jego również poświęć.
age_of_civilization-civilization-aztecs-legacy = Dolicz 1 siłę.
age_of_civilization-civilization-babylon = Babilon
age_of_civilization-civilization-babylon-main = Koniec każdej tury: zdobądź 1 dostępną technologię; bez punktu za Badania.
age_of_civilization-civilization-babylon-legacy = Akcja Badania: zapłać o 1 monetę mniej.
age_of_civilization-civilization-byzantium = Bizancjum
age_of_civilization-civilization-byzantium-main = Akcja Kultura: mając najwięcej siły, zapłać o 1 monetę mniej.
age_of_civilization-civilization-byzantium-legacy = Dolicz 1 siłę.
age_of_civilization-civilization-britain = Brytania
age_of_civilization-civilization-britain-main = Koniec każdej tury: zdobądź 1 punkt za każde 7 monet.
age_of_civilization-civilization-britain-legacy = Akcja Wyzysk: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-china = Chiny
age_of_civilization-civilization-china-main = Akcja Rolnictwo: weź 1 robotnika (razem najwyżej 4); możesz go od razu przypisać.
age_of_civilization-civilization-china-legacy = Koniec gry: zdobądź 1 punkt za każdych 2 robotników.
age_of_civilization-civilization-phoenicia = Fenicja
age_of_civilization-civilization-phoenicia-main = Koniec każdej tury: możesz położyć dokładnie 2 swoje monety na jednej karcie w puli cywilizacji; jeśli to zrobisz, zdobądź 2 punkty.
age_of_civilization-civilization-phoenicia-legacy = Akcja Rybołówstwo: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-harappa = Harappa
age_of_civilization-civilization-harappa-main = Akcja Badania: za Pismo, Żeglarstwo lub Górnictwo zapłać o 1 monetę mniej.
age_of_civilization-civilization-harappa-legacy = Akcja Kultura: zapłać o 1 monetę mniej, ale nie wtedy, gdy akcję umożliwia Edukacja.
age_of_civilization-civilization-hittites = Hetyci
age_of_civilization-civilization-hittites-main = Akcja Badania: za Obróbkę żelaza nie płać monet; robotnika przypisz jak zwykle. Dolicz 1 siłę.
age_of_civilization-civilization-hittites-legacy = Akcja Wyzysk: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-iberia = Iberia
age_of_civilization-civilization-iberia-main = Przy narodzinach: zdobądź kolejno 1 dostępną technologię za każde 2 dodatkowe monety na tej karcie.
age_of_civilization-civilization-iberia-legacy = Akcja Podbój: jeśli masz najwięcej siły, zdobądź o 1 punkt więcej.
age_of_civilization-civilization-ottomans = Imperium osmańskie
age_of_civilization-civilization-ottomans-main = Akcja Badania: za Naukę lub Proch strzelniczy zapłać o 3 monety mniej.
age_of_civilization-civilization-ottomans-legacy = Dolicz 1 siłę.
age_of_civilization-civilization-inca = Inkowie
age_of_civilization-civilization-inca-main = Przy narodzinach: zdobądź 1 wybrany cud; bez punktów za akcję Cud.
age_of_civilization-civilization-inca-legacy = Akcja Rolnictwo: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-carthage = Kartagina
age_of_civilization-civilization-carthage-main = Przy narodzinach: potrój dodatkowe monety na tej karcie, a potem je weź.
age_of_civilization-civilization-carthage-legacy = Akcja Handel: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-kongo = Kongo
age_of_civilization-civilization-kongo-main = Gdy odpoczywasz: otrzymaj o 1 monetę więcej i zdobądź 2 punkty.
age_of_civilization-civilization-kongo-legacy = Akcja Polowanie: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-korea = Korea
age_of_civilization-civilization-korea-main = Akcja Badania: za Pismo, Edukację lub Żeglarstwo zdobądź o 2 punkty więcej.
age_of_civilization-civilization-korea-legacy = Akcja Badania: zapłać o 1 monetę mniej.
age_of_civilization-civilization-maya = Majowie
age_of_civilization-civilization-maya-main = Możesz też przypisywać robotników do przyszłych kart akcji. Akcja Rolnictwo: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-maya-legacy = Koniec gry: zdobądź 1 punkt za każdy cud.
age_of_civilization-civilization-persia = Persja
age_of_civilization-civilization-persia-main = Wojna: otrzymaj 1 monetę za każde 2 siły, bez względu na wynik porównania.
age_of_civilization-civilization-persia-legacy = Dolicz 1 siłę.
age_of_civilization-civilization-polynesia = Polinezja
age_of_civilization-civilization-polynesia-main = Wojna: jako najsłabszy gracz nie poświęcaj robotnika. Akcja Rybołówstwo: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-polynesia-legacy = Akcja Rybołówstwo: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-rome = Rzym
age_of_civilization-civilization-rome-main = Dolicz 1 siłę za każde 2 technologie.
age_of_civilization-civilization-rome-legacy = Akcja Budowa: zapłać o 1 monetę mniej.
age_of_civilization-civilization-scythia = Scytia
age_of_civilization-civilization-scythia-main = Zabierz swoich robotników z akcji Podbój, zamiast ich poświęcać. Akcja Podbój: każdy inny gracz traci 2 monety.
age_of_civilization-civilization-scythia-legacy = Akcja Polowanie: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-slavs = Słowianie
age_of_civilization-civilization-slavs-main = Koniec każdej tury: mając najwięcej siły, otrzymaj 1 monetę.
age_of_civilization-civilization-slavs-legacy = Dolicz 1 siłę.
age_of_civilization-civilization-sumer = Sumerowie
age_of_civilization-civilization-sumer-main = Akcja Badania: za Pismo lub Żeglarstwo nie płać monet; robotnika przypisz jak zwykle.
age_of_civilization-civilization-sumer-legacy = Akcja Rolnictwo: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-tiwanaku = Tiwanaku
age_of_civilization-civilization-tiwanaku-main = Przy narodzinach: zdobądź 1 punkt za każdą przyszłą kartę akcji, także Plagę.
age_of_civilization-civilization-tiwanaku-legacy = Akcja Budowa: zapłać o 1 monetę mniej.
age_of_civilization-civilization-vikings = Wikingowie
age_of_civilization-civilization-vikings-main = Żaden inny gracz nie może wykonywać akcji Handel, ani na torze, ani na swoich kartach. Dolicz 1 siłę.
age_of_civilization-civilization-vikings-legacy = Dolicz 1 siłę.
age_of_civilization-civilization-khmer = Khmerzy
age_of_civilization-civilization-khmer-main = Przy narodzinach: zdobądź 2 punkty za każdy cud.
age_of_civilization-civilization-khmer-legacy = Akcja Rolnictwo: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-egypt = Egipt
age_of_civilization-civilization-egypt-main = Akcja Cud: zapłać o 2 monety mniej.
age_of_civilization-civilization-egypt-legacy = Akcja Cud: zapłać o 1 monetę mniej.
age_of_civilization-civilization-india = Indie
age_of_civilization-civilization-india-main = Raz na turę użyj własnego pola akcji Kultura na tej karcie; karta Kultura nie musi być dostępna.
age_of_civilization-civilization-india-legacy = Akcja Handel: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-franks = Frankowie
age_of_civilization-civilization-franks-main = Raz na turę użyj własnego pola akcji Podbój na tej karcie; karta Podbój nie musi być dostępna. Dolicz 1 siłę.
age_of_civilization-civilization-franks-legacy = Dolicz 1 siłę.
age_of_civilization-civilization-mongolia = Mongolia
age_of_civilization-civilization-mongolia-main = Dolicz 3 siły. Przy narodzinach: każdy inny gracz poświęca 1 robotnika.
age_of_civilization-civilization-mongolia-legacy = Akcja Podbój: jeśli masz najwięcej siły, zdobądź o 1 punkt więcej.
age_of_civilization-civilization-germania = Germania
age_of_civilization-civilization-germania-main = Dolicz 1 siłę. Koniec każdej tury: jeśli masz najwięcej siły, każdy inny gracz traci 1 monetę.
age_of_civilization-civilization-germania-legacy = Dolicz 1 siłę.
age_of_civilization-civilization-lydia = Lidia
age_of_civilization-civilization-lydia-main = Przy narodzinach: otrzymaj 4 monety; każdy inny gracz otrzymuje 1 monetę.
age_of_civilization-civilization-lydia-legacy = Akcja Wyzysk: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-italy = Włochy
age_of_civilization-civilization-italy-main = Przy narodzinach: otrzymaj 3 monety. Akcja Kultura: zdobądź o 1 punkt więcej.
age_of_civilization-civilization-italy-legacy = Akcja Kultura: zapłać o 1 monetę mniej.
age_of_civilization-civilization-celts = Celtowie
age_of_civilization-civilization-celts-main = Akcja Polowanie: otrzymaj o 1 monetę więcej. Dolicz 1 siłę.
age_of_civilization-civilization-celts-legacy = Akcja Polowanie: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-malays = Malajowie
age_of_civilization-civilization-malays-main = Akcja Rybołówstwo: otrzymaj o 1 monetę więcej. Akcja Handel: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-malays-legacy = Koniec gry: zdobądź 1 punkt za każde 4 monety, najwyżej 3.
age_of_civilization-civilization-khitan = Kitanowie
age_of_civilization-civilization-khitan-main = Akcja Polowanie: otrzymaj o 1 monetę więcej. Akcja Rolnictwo: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-khitan-legacy = Dolicz 1 siłę.
age_of_civilization-civilization-greece = Grecja
age_of_civilization-civilization-greece-main = Akcja Badania: zdobądź o 1 punkt więcej.
age_of_civilization-civilization-greece-legacy = Koniec gry: zdobądź 1 punkt za każde 3 technologie.
age_of_civilization-civilization-japan = Japonia
age_of_civilization-civilization-japan-main = Akcja Kultura: otrzymaj 1 monetę. Dolicz 1 siłę.
age_of_civilization-civilization-japan-legacy = Akcja Rybołówstwo: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-mali = Mali
age_of_civilization-civilization-mali-main = Koniec każdej tury: otrzymaj 1 monetę.
age_of_civilization-civilization-mali-legacy = Akcja Wyzysk: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-nubia = Nubia
age_of_civilization-civilization-nubia-main = Akcja Wyzysk: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-nubia-legacy = Akcja Wyzysk: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-zimbabwe = Zimbabwe
age_of_civilization-civilization-zimbabwe-main = Akcja Budowa: zapłać o 2 monety mniej.
age_of_civilization-civilization-zimbabwe-legacy = Akcja Budowa: zapłać o 1 monetę mniej.
age_of_civilization-civilization-minoa = Minojczycy
age_of_civilization-civilization-minoa-main = Raz na turę użyj własnego pola akcji Handel na tej karcie; karta Handel nie musi być dostępna.
age_of_civilization-civilization-minoa-legacy = Akcja Rybołówstwo: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-huns = Hunowie
age_of_civilization-civilization-huns-main = Dolicz 2 siły. Akcja Podbój: jeśli masz najwięcej siły, otrzymaj 2 monety.
age_of_civilization-civilization-huns-legacy = Dolicz 1 siłę.
age_of_civilization-civilization-tibet = Tybet
age_of_civilization-civilization-tibet-main = Akcja Kultura: zapłać o 2 monety mniej.
age_of_civilization-civilization-tibet-legacy = Gdy odpoczywasz: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-assyria = Asyria
age_of_civilization-civilization-assyria-main = Akcja Podbój: jeśli masz najwięcej siły, zdobądź o 1 punkt więcej. Dolicz 1 siłę.
age_of_civilization-civilization-assyria-legacy = Dolicz 1 siłę.
age_of_civilization-civilization-vietnam = Wietnam
age_of_civilization-civilization-vietnam-main = Wojna: jako najsłabszy gracz nie poświęcaj robotnika. Akcja Rolnictwo: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-vietnam-legacy = Akcja Rolnictwo: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-siam = Syjam
age_of_civilization-civilization-siam-main = Raz na turę użyj własnego pola akcji Rolnictwo na tej karcie; karta Rolnictwo nie musi być dostępna.
age_of_civilization-civilization-siam-legacy = Gdy odpoczywasz: otrzymaj o 1 monetę więcej.
age_of_civilization-civilization-olmec = Olmekowie
age_of_civilization-civilization-olmec-main = Akcja Polowanie: zdobądź jej punkt, nawet jeśli masz technologie.
age_of_civilization-civilization-olmec-legacy = Akcja Polowanie: otrzymaj o 1 monetę więcej.

### The table in the browser


## The browser table

age_of_civilization-view-track = Tor czasu
age_of_civilization-view-open = otwarte w rundzie { $n }
age_of_civilization-view-round = Runda { $n } z { $of }
age_of_civilization-view-no-action = bez akcji
age_of_civilization-view-end-of-round = koniec rundy { $n }
age_of_civilization-view-peace = pokój
age_of_civilization-view-peace-help = Nowa karta nie przynosi wojny ani plagi.
age_of_civilization-view-war = Wojna
age_of_civilization-view-war-help = Wszyscy, którzy mają najmniej siły (remisy się liczą), poświęcają 1 robotnika. Oznaczono tych, którzy straciliby go teraz.
age_of_civilization-view-civilizations = Cywilizacje
age_of_civilization-view-pool-note = narodziny albo wchłonięcie, raz na turę
age_of_civilization-view-pool = Pula cywilizacji
age_of_civilization-view-hand = Twoja ręka
age_of_civilization-view-packet = Zatrzymaj jedną z nich
age_of_civilization-view-population = { $n ->
    [one] Populacja: { $n } robotnik
    [few] Populacja: { $n } robotników
   *[many] Populacja: { $n } robotników
}
age_of_civilization-view-main = Główna zdolność: { $text }
age_of_civilization-view-legacy = Dziedzictwo: { $text }
age_of_civilization-view-extra-coins = { $n ->
    [one] Leży na niej { $n } dodatkowa moneta.
    [few] Leżą na niej { $n } dodatkowe monety.
   *[many] Leży na niej { $n } dodatkowych monet.
}
age_of_civilization-view-wonders = Cudy
age_of_civilization-view-left = pozostało: { $n }
age_of_civilization-view-specials-note = 1 moneta
age_of_civilization-view-orders = Zamówienia
age_of_civilization-view-filled = zrealizowane: { $n }
age_of_civilization-view-own = Twoje państwo
age_of_civilization-view-stack = Cywilizacje państwa
age_of_civilization-view-tree = Plansza technologii
age_of_civilization-view-means = Robotnicy, monety, siła
age_of_civilization-view-room = { $n ->
    [one] miejsce na { $n } cywilizację
    [few] miejsce na { $n } cywilizacje
   *[many] miejsce na { $n } cywilizacji
}
age_of_civilization-view-unborn = jeszcze bez cywilizacji
age_of_civilization-view-workers = { $n ->
    [one] { $n } robotnik, wolnych: { $free }
    [few] { $n } robotników, wolnych: { $free }
   *[many] { $n } robotników, wolnych: { $free }
}
age_of_civilization-view-workers-help = Najwyżej 4 robotników. Ci na czerwonych polach zostają poświęceni na koniec tury, pozostali wracają.
age_of_civilization-view-workers-owned = { $n ->
    [one] { $n } robotnik
    [few] { $n } robotników
   *[many] { $n } robotników
}
age_of_civilization-view-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
}
age_of_civilization-view-coins-help = Monetami płaci się za akcje. Są jawne i na końcu nic nie warte, chyba że mówi o tym karta; remisy rozstrzygają robotnicy, potem monety.
age_of_civilization-view-strength = siła: { $n }
age_of_civilization-view-technologies = { $n ->
    [one] { $n } technologia
    [few] { $n } technologie
   *[many] { $n } technologii
}
age_of_civilization-view-wonders-owned = { $n ->
    [one] { $n } cud
    [few] { $n } cudy
   *[many] { $n } cudów
}
age_of_civilization-view-standing-weakest = Najmniej siły: w wojnie −1 robotnik
age_of_civilization-view-standing-weakest-help = Nikt nie ma mniej siły. W wojnie każdy, kto ma najmniej siły, poświęca 1 robotnika.
age_of_civilization-view-standing-spared = Najmniej siły, ale bez strat w wojnie
age_of_civilization-view-standing-spared-help = Nikt nie ma mniej siły, ale karta chroni robotnika w wojnie.
age_of_civilization-view-standing-strongest = Najwięcej siły
age_of_civilization-view-standing-strongest-help = Nikt nie ma więcej siły: Podbój daje punkty.
age_of_civilization-view-standing-between = Bez strat w wojnie
age_of_civilization-view-standing-between-help = Ktoś jest słabszy, a ktoś silniejszy.
age_of_civilization-view-forts = { $n ->
    [one] { $n } fort
    [few] { $n } forty
   *[many] { $n } fortów
}
age_of_civilization-view-tribute = trybut zapłacony
age_of_civilization-view-quarantine = kwarantanna
age_of_civilization-view-no-wonders = jeszcze bez cudów
age_of_civilization-view-players = Gracze
age_of_civilization-view-first-player = Pierwszy gracz
age_of_civilization-view-later = Koniec gry, przy obecnym stanie
age_of_civilization-view-sheet = Arkusz
age_of_civilization-view-all-players = Wszyscy
age_of_civilization-view-total = Suma
age_of_civilization-view-tab-realm = Państwo
age_of_civilization-view-tab-pool = Pula
age_of_civilization-view-tab-players = Gracze
age_of_civilization-view-tab-log = Przebieg

## What is asked

age_of_civilization-view-prompt-over = Koniec gry.
age_of_civilization-view-prompt-chance = Trwa wykładanie kart.
age_of_civilization-view-prompt-first = Wybierz pierwszą cywilizację.
age_of_civilization-view-help-first = Jej populacja to twoi robotnicy.
age_of_civilization-view-prompt-civilization = Wybierz cywilizację albo pomiń krok.
age_of_civilization-view-help-civilization = Narodziny zastępują robotników; wchłonięcie dodaje 1 i zachowuje główną zdolność.
age_of_civilization-view-prompt-action = Akcje albo odpoczynek.
age_of_civilization-view-help-action = { $n ->
    [one] Wolny { $n } robotnik, monety: { $coins }.
    [few] Wolnych { $n } robotników, monety: { $coins }.
   *[many] Wolnych { $n } robotników, monety: { $coins }.
}
age_of_civilization-view-prompt-action-end = Akcje albo koniec tury.
age_of_civilization-view-prompt-buy = Kup technologię specjalną albo odpocznij.
age_of_civilization-view-prompt-fill = Zrealizuj zamówienie albo odpocznij.
age_of_civilization-view-prompt-fill-end = Zrealizuj zamówienie albo zakończ turę.
age_of_civilization-view-prompt-idle = Odpocznij albo zakończ turę.
age_of_civilization-view-prompt-idle-end = Zakończ turę.
age_of_civilization-view-prompt-rested = Kup technologię specjalną albo zakończ turę.
age_of_civilization-view-help-rested = Za tobą odpoczynek.
age_of_civilization-view-help-buy = Możesz teraz kupić także technologię specjalną.
age_of_civilization-view-help-resolved = Twoje zdolności końca tury są rozpatrzone.
age_of_civilization-view-prompt-research = Wybierz technologię dla Badań.
age_of_civilization-view-help-research = Dostępne: { $names }.
age_of_civilization-view-prompt-technology = Wybierz technologię do odblokowania.
age_of_civilization-view-help-technology = Dostępne: { $names }.
age_of_civilization-view-prompt-wonder = Wybierz cud.
age_of_civilization-view-help-wonder = Zostaje u ciebie do końca gry.
age_of_civilization-view-prompt-perform = Wykonaj akcję bez robotnika albo zrezygnuj.
age_of_civilization-view-help-perform = Monety trzeba zapłacić.
age_of_civilization-view-prompt-card = Wybierz kartę dla swoich 2 monet.
age_of_civilization-view-help-card = Dostanie je ten, kto weźmie kartę.
age_of_civilization-view-prompt-exchange = Wymień zamówienie albo zrezygnuj.
age_of_civilization-view-help-exchange = Trafia pod talię i odkrywa się następne.
age_of_civilization-view-prompt-turn-end = Rozpatrz zdolności końca tury.
age_of_civilization-view-prompt-turn-end-free = Użyj zdolności końca tury albo zakończ turę.
age_of_civilization-view-help-turn-end = Dotykaj ich kart w dowolnej kolejności.
age_of_civilization-view-prompt-draft = Zatrzymaj jedną z kart na rękę.
age_of_civilization-view-help-draft = Reszta trafia do gracza po lewej; ostatnie dwie karty każdego pakietu tworzą pulę.
age_of_civilization-view-prompt-civilization-other = { $name } wybiera cywilizację.
age_of_civilization-view-prompt-action-other = { $name } wykonuje akcje.
age_of_civilization-view-prompt-draft-other = Inni jeszcze wybierają.
age_of_civilization-view-prompt-choice-other = { $name } podejmuje decyzję.

## What will happen

age_of_civilization-view-preview-birth = Narodziny: { $card }
age_of_civilization-view-preview-absorb = Wchłonięcie: { $card }
age_of_civilization-view-preview-skip = Pomiń krok
age_of_civilization-view-preview-skip-detail = Pula się nie zmienia.
age_of_civilization-view-preview-research = Badania: { $card }
age_of_civilization-view-preview-unlock = Odblokuj: { $card }
age_of_civilization-view-preview-take = Cud: { $card }
age_of_civilization-view-preview-buy = Kup: { $card }
age_of_civilization-view-preview-fill = Zamówienie: { $card }
age_of_civilization-view-preview-exchange = Wymień: { $card }
age_of_civilization-view-preview-resolve = Koniec tury: { $card }
age_of_civilization-view-preview-endow = 2 monety na kartę: { $card }
age_of_civilization-view-preview-keep = Zatrzymaj: { $card }
age_of_civilization-view-preview-decline = Zrezygnuj
age_of_civilization-view-preview-rest = Odpocznij
age_of_civilization-view-preview-rest-detail = Bez akcji w tej turze: 2 monety i 1 robotnik (do 4).
age_of_civilization-view-preview-end = Zakończ turę
age_of_civilization-view-preview-end-detail = { $free ->
    [0] Robotnicy wracają, ci na czerwonych polach zostają poświęceni.
    [one] Niewykorzystany { $free } robotnik. Robotnicy wracają, ci na czerwonych polach zostają poświęceni.
    [few] Niewykorzystani robotnicy: { $free }. Robotnicy wracają, ci na czerwonych polach zostają poświęceni.
   *[many] Niewykorzystani robotnicy: { $free }. Robotnicy wracają, ci na czerwonych polach zostają poświęceni.
}
age_of_civilization-view-points-change = { $n ->
    [one] { $change } punkt
    [few] { $change } punkty
   *[many] { $change } punktów
}

## The log

age_of_civilization-view-log-round = Runda { $n }
age_of_civilization-view-log-birth = { $name }: narodziny – { $card }
age_of_civilization-view-log-absorb = { $name }: wchłonięcie – { $card }
age_of_civilization-view-log-perform = { $name }: { $card }
age_of_civilization-view-log-other = { $name }: { $change }
age_of_civilization-view-log-research = { $name }: Badania, { $card }
age_of_civilization-view-log-unlock = { $name }: nowa technologia – { $card }
age_of_civilization-view-log-take = { $name }: cud – { $card }
age_of_civilization-view-log-buy = { $name } kupuje: { $card }
age_of_civilization-view-log-fill = { $name }: zamówienie – { $card }
age_of_civilization-view-log-exchange = { $name } wymienia: { $card }
age_of_civilization-view-log-resolve = { $name }: { $card }, koniec tury
age_of_civilization-view-log-endow = { $name }: 2 monety na kartę { $card }
age_of_civilization-view-log-rest = { $name } odpoczywa
age_of_civilization-view-log-turn-end = { $name }: koniec tury
age_of_civilization-view-log-first = Pierwszy gracz: { $name }
age_of_civilization-view-log-coins = { $n ->
    [one] { $change } moneta
    [few] { $change } monety
   *[many] { $change } monet
}
age_of_civilization-view-log-workers = { $n ->
    [one] { $change } robotnik
    [few] { $change } robotników
   *[many] { $change } robotników
}
age_of_civilization-view-log-event = { $event }: { $losses }
age_of_civilization-view-log-unhurt = nikt nic nie traci

## Achievements and grades

age_of_civilization-achievement-exceptional_lineage = Wyjątkowy ród
age_of_civilization-achievement-great_kingdom = Wielkie królestwo
age_of_civilization-achievement-mighty_empire = Potężne imperium
age_of_civilization-achievement-eternal_civilization = Wieczna cywilizacja
age_of_civilization-achievement-kingdom_of_technology = Królestwo technologii
age_of_civilization-achievement-primeval_land = Pierwotna kraina
age_of_civilization-achievement-world_of_wonders = Świat cudów
age_of_civilization-achievement-superpower = Supermocarstwo
age_of_civilization-grade-name-bronze = brąz
age_of_civilization-grade-name-silver = srebro
age_of_civilization-grade-name-gold = złoto

## The score pad

age_of_civilization-pad-points = Punkty na torze punktacji
age_of_civilization-pad-coins = Monety
age_of_civilization-pad-workers = Robotnicy
age_of_civilization-pad-forts = Żetony fortu
age_of_civilization-pad-opponent = Największa siła innych
age_of_civilization-pad-civilizations = Cywilizacje
age_of_civilization-pad-main = główna cywilizacja
age_of_civilization-pad-make-main = Główna cywilizacja: { $card }
age_of_civilization-pad-specials = Karta technologii specjalnej
age_of_civilization-pad-prompt = Dotknij tego, co masz na koniec gry.
age_of_civilization-pad-help = Arkusz dolicza zdolności końca gry.
age_of_civilization-pad-step = Zmieniaj liczbę przyciskami obok niej.
age_of_civilization-pad-not-owned = Główna cywilizacja to jedna z kilku, które masz.
age_of_civilization-pad-tab-realm = Państwo
age_of_civilization-pad-tab-cards = Karty
age_of_civilization-pad-tab-sheet = Arkusz
age_of_civilization-pad-twice = { $key }: jedna karta występuje dwa razy
age_of_civilization-pad-no-main = main: { $name } nie należy do cywilizacji gracza
age_of_civilization-pad-covered = technologies: { $name } nie leży na tej planszy (AOC-12.4)
age_of_civilization-pad-no-way = technologies: { $name } wymaga technologii, która do niej prowadzi (AOC-9.2)
age_of_civilization-pad-one-card = dwóch graczy ma { $card } (AOC-2.1)
age_of_civilization-pad-alone = forts: forty ma tylko ktoś, kto gra sam (AOC-14.8)

## The terminal

age_of_civilization-terminal-hand = Ręka
age_of_civilization-terminal-keep = cywilizacja do ręki
age_of_civilization-terminal-draw = Odkryte karty: { $cards }
age_of_civilization-terminal-legend = ♟ robotnik, ♙ robotnik poświęcany, ● moneta, ⚔ wojna, ☠ plaga, ★ główna cywilizacja. Liczba przed kartą: runda, w której karta się otwiera.
age_of_civilization-terminal-verdict-workers = Tyle samo punktów; remis rozstrzygają robotnicy: { $name } ({ $n }) (AOC-10.2).
age_of_civilization-terminal-verdict-coins = Tyle samo punktów i robotników; remis rozstrzygają monety: { $name } ({ $n }) (AOC-10.2).
age_of_civilization-terminal-verdict-shared = Tyle samo punktów, robotników i monet: wspólne zwycięstwo (AOC-10.2).

## The rules in a few lines

age_of_civilization-rule-turn = Sześć rund. W swojej turze wybierz cywilizację albo pomiń krok, potem wykonaj akcje albo odpocznij, na koniec rozpatrz zdolności końca tury.
age_of_civilization-rule-civilization = Narodziny kładą cywilizację na wierzchu: daje tylu robotników, ile wynosi jej populacja, i główną zdolność, a poprzednia upada. Wchłonięta karta trafia pod spód: 1 robotnik więcej. Dziedzictwo wszystkich kart pozostaje. Najwyżej trzy cywilizacje.
age_of_civilization-rule-actions = Akcja wymaga robotników i monet i jest rozpatrywana od razu. Cud, Badania i Wyzysk są zawsze dostępne; tor czasu dodaje trzy karty. Odpoczynek daje zamiast tego 2 monety i 1 robotnika.
age_of_civilization-rule-workers = Nigdy nie masz więcej niż 4 robotników. Ci z czerwonych pól nie wracają.
age_of_civilization-rule-track = Na koniec rundy otwiera się następna karta. W wojnie każdy, kto ma najmniej siły, traci robotnika; plaga zabiera jednego każdemu.
age_of_civilization-rule-end = Wygrywa najwięcej punktów; remis rozstrzygają robotnicy, potem monety.
