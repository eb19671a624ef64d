# Akropolis. Terms follow the published editions.

akropolis = Akropolis
akropolis-area = miasto

## What a move must keep to

akropolis-refusal-over = Gra jest skończona.
akropolis-refusal-drawing = Właśnie są wykładane nowe kafle.
akropolis-refusal-turn = To nie twoja kolej.
akropolis-refusal-take-first = Najpierw dobierz kafel.
akropolis-refusal-place-first = Dodaj swój kafel do miasta, zanim dobierzesz następny.
akropolis-refusal-no-tile = Na pozycji { $slot } nie ma kafla.
akropolis-refusal-price = Kafel kosztuje { $price ->
    [one] { $price } kamień
    [few] { $price } kamienie
   *[many] { $price } kamieni
}.
akropolis-refusal-stones = Masz { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
   *[many] { $stones } kamieni
}; kamieniami zdobytymi w tej turze nie można już zapłacić.
akropolis-refusal-overhang = Na poziomie stołu wszystkie trzy pola muszą być puste.
akropolis-refusal-uneven = Trzy obszary pod kaflem muszą leżeć na tym samym poziomie.
akropolis-refusal-apart = Kafel musi stykać się bokiem z twoim miastem.
akropolis-refusal-one-tile = Kafel musi leżeć na co najmniej dwóch różnych kaflach.

### What the table shows

## Hexes: letters on the board, names in labels and in the log

akropolis-letter-houses = D
akropolis-letter-markets = T
akropolis-letter-barracks = K
akropolis-letter-temples = Ś
akropolis-letter-gardens = O
akropolis-letter-quarry = {""}
akropolis-hex-houses = dom
akropolis-hex-markets = targowisko
akropolis-hex-barracks = koszary
akropolis-hex-temples = świątynia
akropolis-hex-gardens = ogród
akropolis-hex-quarry = kamieniołom
akropolis-hex-houses-plaza = plac przydomowy
akropolis-hex-markets-plaza = plac targowy
akropolis-hex-barracks-plaza = plac koszarowy
akropolis-hex-temples-plaza = plac świątynny
akropolis-hex-gardens-plaza = plac ogrodowy
akropolis-view-cell = q { $q } r { $r }: { $hex }, poziom { $level }
akropolis-view-cell-free = q { $q } r { $r }: puste pole

## Panels

akropolis-view-market = Rynek
akropolis-view-stacks-left = { $n ->
    [0] ostatnie kafle
    [one] pozostał { $n } stos
    [few] pozostały { $n } stosy
   *[many] pozostało { $n } stosów
}
akropolis-view-slot = Pozycja { $slot }, { $price ->
    [0] za darmo
    [one] koszt { $price } kamień
    [few] koszt { $price } kamienie
   *[many] koszt { $price } kamieni
}: { $tile }
akropolis-view-free = gratis
akropolis-view-held = { $name } trzyma kafel: { $tile }
akropolis-view-your-city = Twoje miasto
akropolis-view-city-of = Miasto: { $name }
akropolis-view-placed = kafle: { $n } z { $of }
akropolis-view-stones = { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
   *[many] { $n } kamieni
}
akropolis-view-chief-architect = Główny architekt
akropolis-view-round = Runda { $n } z { $of }
akropolis-view-sheet = Arkusz punktacji
akropolis-view-all-players = Wszyscy gracze
akropolis-view-total = Suma
akropolis-sheet-houses = Domy
akropolis-sheet-markets = Targowiska
akropolis-sheet-barracks = Koszary
akropolis-sheet-temples = Świątynie
akropolis-sheet-gardens = Ogrody
akropolis-sheet-quarries = Kamieniołomy
akropolis-sheet-stones = Kamienie
akropolis-view-collection = { $n ->
    [one] { $n } zebrany kafel
    [few] { $n } zebrane kafle
   *[many] { $n } zebranych kafli
}
akropolis-view-architect-easy = Hippodamos
akropolis-view-architect-medium = Metagenes
akropolis-view-architect-hard = Kallikrates
akropolis-view-tab-city = Miasto
akropolis-view-tab-others = Inni
akropolis-view-tab-sheet = Punkty
akropolis-view-tab-log = Przebieg

## What is asked

akropolis-view-prompt-over = Koniec gry.
akropolis-view-prompt-drawing = Rynek jest uzupełniany.
akropolis-view-prompt-take = Weź kafel.
akropolis-view-prompt-place = Dodaj kafel do swojego miasta.
akropolis-view-prompt-take-other = { $name } bierze kafel.
akropolis-view-prompt-place-other = { $name } dodaje kafel do miasta.
akropolis-view-help-take = Pierwszy jest za darmo, każdy kolejny kosztuje o kamień więcej. Masz { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
   *[many] { $n } kamieni
}.
akropolis-view-help-place = Wskaż podświetlone pole; dotknij kafla albo naciśnij R, aby go obrócić.

## What will happen

akropolis-view-preview-take = Kafel { $slot }: { $tile }
akropolis-view-preview-price = { $n ->
    [0] Za darmo.
    [one] Kosztuje { $n } kamień.
    [few] Kosztuje { $n } kamienie.
   *[many] Kosztuje { $n } kamieni.
}
akropolis-view-preview-place = Poziom { $level }
akropolis-view-preview-covers = Poziom { $level }, przykrywa { $n ->
    [one] { $n } kamieniołom
    [few] { $n } kamieniołomy
   *[many] { $n } kamieniołomów
}
akropolis-view-preview-change = { $name } { $old } → { $new }
akropolis-view-preview-same = Punkty za dzielnice się nie zmieniają.
akropolis-view-preview-worth = { $n ->
    [one] Na koniec byłby wart 1 punkt.
    [few] Na koniec byłyby warte { $n } punkty.
   *[many] Na koniec byłyby warte { $n } punktów.
}
akropolis-view-preview-architect = Kamienie otrzyma architekt.
akropolis-view-preview-last-plaza = Przykrywa jedyny { $plaza }: jego gwiazdki przepadają.
akropolis-view-preview-stars = { $name }: gwiazdki { $old } → { $new }
akropolis-view-points-change = { $change } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}

## The log

akropolis-view-log-round = Runda { $n }
akropolis-view-log-take = { $name } płaci { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
   *[many] { $n } kamieni
} za kafel { $slot }
akropolis-view-log-place = { $name } buduje na poziomie { $level }: { $tile }{ $n ->
    [0] {""}
    [one] {" "}(+{ $n } kamień)
    [few] {" "}(+{ $n } kamienie)
   *[many] {" "}(+{ $n } kamieni)
}
akropolis-view-log-architect = { $name } bierze kafel: { $tile }

## The lobby

akropolis-tagline = Heksy i poziomy, 1–4 graczy
akropolis-option-long = Długa gra (wszystkie kafle)
akropolis-option-variants = Warianty
akropolis-option-variants-houses = Domy
akropolis-option-variants-markets = Targowiska
akropolis-option-variants-barracks = Koszary
akropolis-option-variants-temples = Świątynie
akropolis-option-variants-gardens = Ogrody
akropolis-option-lakes = Jeziora dla koszar
akropolis-option-architect = Znamienity architekt
akropolis-option-architect-easy = łatwy: Hippodamos
akropolis-option-architect-medium = średni: Metagenes
akropolis-option-architect-hard = trudny: Kallikrates

### Play in a terminal

## Hexes

akropolis-legend = Wielka litera z gwiazdkami to plac; liczba to poziom; ● to kamień.

## The score sheet

akropolis-part-value = wartość
akropolis-part-stars = gwiazdki
akropolis-parts-value-stars = { $value }×{ $stars }

## The table

akropolis-ask-take = dobierz kafel: { $most ->
    [1] pozycja 1
   *[many] pozycje od 1 do { $most }
}
akropolis-ask-place = dodaj kafel do miasta
akropolis-tile-taken = Dobrany kafel: { $tile } ({ $price ->
    [0] bez opłaty
    [one] za { $price } kamień
    [few] za { $price } kamienie
   *[many] za { $price } kamieni
})
akropolis-cell-level = { $cell } poziom { $level }
akropolis-ghost-hex = { $hex }: { $name } na polu { $cell }
akropolis-note-take = { $tile }, { $price ->
    [0] bez opłaty
    [one] { $price } kamień
    [few] { $price } kamienie
   *[many] { $price } kamieni
}
akropolis-note-place = poziom { $level }{ $stones ->
    [0] { "" }
    [one] , { $stones } kamień
    [few] , { $stones } kamienie
   *[many] , { $stones } kamieni
}
akropolis-note-place-short = poziom { $level } { $stones }

## The log

akropolis-turn-take = kafel { $tile } z pozycji { $slot } { $price ->
    [0] bez opłaty
    [one] za { $price } kamień
    [few] za { $price } kamienie
   *[many] za { $price } kamieni
}
akropolis-turn-place = położony na { $place }, poziom { $level }
akropolis-turn-draw = Wyłożone kafle: { $tiles }
akropolis-turn-architect = { $name }: kafel { $tile } z pozycji { $slot } { $price ->
    [0] bez opłaty
    [one] za { $price } kamień
    [few] za { $price } kamienie
   *[many] za { $price } kamieni
}
akropolis-architect-score = Architekt { $architect ->
    [easy] Hippodamos
    [medium] Metagenes
   *[hard] Kallikrates
} ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} i { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
   *[many] { $stones } kamieni
}.

## The end

akropolis-verdict-stones = Tyle samo punktów; remis rozstrzygają kamienie: { $name } ({ $stones }) (AKR-6.8).
akropolis-verdict-shared = Tyle samo punktów i kamieni: wspólne zwycięstwo (AKR-6.8.1).
akropolis-verdict-architect = Tyle samo punktów; remis rozstrzygają kamienie, a przy równej ich liczbie wygrywa architekt (AKR-8.7).

## The rules in a few lines

akropolis-rule-turn = W każdej turze dobierz kafel z rynku, a potem dodaj go do miasta: na stole obok miasta albo wyżej, na trzech obszarach tego samego poziomu, które należą do co najmniej dwóch kafli. Dzielnica jest warta tyle, ile wynosi jej poziom. Punkty za rodzaj: wartość punktujących dzielnic × gwiazdki widocznych placów.
akropolis-rule-houses = Policz tylko domy z największej grupy sąsiadujących ze sobą domów.
akropolis-rule-markets = Policz targowisko, obok którego nie ma innego targowiska.
akropolis-rule-barracks = Policz koszary, które mają obok przynajmniej jedno puste pole na krawędzi miasta. Jezioro, czyli puste miejsce wewnątrz miasta, nie jest krawędzią.
akropolis-rule-temples = Policz świątynię zabudowaną ze wszystkich sześciu stron.
akropolis-rule-gardens = Policz każdy widoczny ogród.
akropolis-rule-quarry = Gdy go przykryjesz, weź 1 kamień z rezerwy. Nigdy nie punktuje.
akropolis-rule-plaza = Plac: jego gwiazdki mnożą wartość wszystkich punktujących dzielnic tego rodzaju; przynajmniej jeden taki plac musi pozostać widoczny.
akropolis-rule-stone = Kamienie: płać 1 za każdy kafel pominięty na rynku; na koniec zdobądź 1 punkt za każdy pozostały.
akropolis-rule-rotation = „place 1 -2 r3” kładzie obszar a kafla na polu 1 -2 i obraca kafel trzy razy o 60 stopni; „1 -2” pokazuje, co jest tam możliwe.

## Options

akropolis-option-long-help = Więcej kafli i więcej rund.
akropolis-option-variants-help = Dzielnica, która spełnia także warunek swojego wariantu, jest punktowana podwójnie.
akropolis-option-variants-houses-help = Podwój grupę, jeśli jej wartość wynosi co najmniej 10.
akropolis-option-variants-markets-help = Podwój punktujące targowisko, obok którego leży widoczny plac targowy.
akropolis-option-variants-barracks-help = Podwój punktujące koszary, które mają obok 3 albo 4 puste pola. Jeziora się nie liczą.
akropolis-option-variants-temples-help = Podwój punktującą świątynię na 2. lub wyższym poziomie.
akropolis-option-variants-gardens-help = Podwój ogród leżący nad jeziorem.
akropolis-option-lakes-help = Jezioro, czyli puste miejsce wewnątrz miasta, liczy się dla koszar jako krawędź miasta. Bez tej opcji się nie liczy.
akropolis-option-architect-help = Przeciwnik w grze solo.
akropolis-option-architect-easy-help = Architekt liczy wartość 1 za każdą dzielnicę.
akropolis-option-architect-medium-help = Architekt liczy wartość 1 za każdą dzielnicę i 2 punkty za każdy swój kamieniołom.
akropolis-option-architect-hard-help = Architekt liczy wartość 2 za każdą dzielnicę.

### Notes punktowy

akropolis-pad-tile = Następny kafel
akropolis-pad-tiles = { $n ->
    [one] { $n } kafel
    [few] { $n } kafle
   *[many] { $n } kafli
}
akropolis-pad-prompt-spell = Wybierz obszary następnego kafla zgodnie z ruchem wskazówek zegara (jeszcze { $n }).
akropolis-pad-prompt-place = Wskaż, gdzie leży kafel.
akropolis-pad-help-spell = Podawaj kafle w kolejności, w jakiej je dokładano.
akropolis-pad-help-place = Dotknij go ponownie lub naciśnij R, aby go obrócić.
akropolis-pad-preview = Poziom { $level }
akropolis-pad-drop = usuń: { $hex }
akropolis-pad-fewer = Jeden kamień mniej
akropolis-pad-more = Jeden kamień więcej
akropolis-pad-spell-first = Najpierw wybierz trzy obszary kafla.
akropolis-pad-variants = variants musi być listą z: { $variants }, a nie { $value }
akropolis-pad-lakes = lakes musi mieć wartość true albo false, a nie { $value }
akropolis-pad-box = placements, { $count }: kafli w pudełku jest { $tiles } (AKR-2.2)
akropolis-pad-placement = musi być obiektem takim jak { $example }
akropolis-pad-faces = faces musi się składać z trzech spośród liter { $letters }, a nie { $value }
akropolis-pad-pair = at musi być parą taką jak [2, -1], a nie { $value }
akropolis-pad-draft = draft musi się składać z co najwyżej trzech spośród { $letters }, a nie { $value }
akropolis-pad-shared = city 0 i city { $index } mają różne warianty, a w jednej partii wszyscy grają z tymi samymi (AKR-7.1)
