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
akropolis-view-help-take = Pierwszy jest za darmo, każda dalsza pozycja kosztuje o jeden kamień więcej. Masz { $n ->
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
akropolis-view-preview-place = Na poziomie { $level }
akropolis-view-preview-covers = Na poziomie { $level }, przykrywa { $n ->
    [one] { $n } kamieniołom
    [few] { $n } kamieniołomy
   *[many] { $n } kamieniołomów
}
akropolis-view-preview-change = { $name } { $old } → { $new }
akropolis-view-preview-same = Punkty za dzielnice się nie zmieniają.
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

akropolis-tagline = Heksy i poziomy, 1 do 4 graczy
akropolis-option-long = Długa gra (wszystkie kafle)
akropolis-option-variants = Warianty
akropolis-option-variants-houses = Domy
akropolis-option-variants-markets = Targowiska
akropolis-option-variants-barracks = Koszary
akropolis-option-variants-temples = Świątynie
akropolis-option-variants-gardens = Ogrody
akropolis-option-architect = Znamienity architekt
akropolis-option-architect-easy = łatwy: Hippodamos
akropolis-option-architect-medium = średni: Metagenes
akropolis-option-architect-hard = trudny: Kallikrates
