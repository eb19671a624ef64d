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
akropolis-cell = q { $q } r { $r }: { $hex }, poziom { $level }
akropolis-cell-free = q { $q } r { $r }: puste pole

## Panels

akropolis-market = Rynek
akropolis-stacks-left = { $n ->
    [0] ostatnie kafle
    [one] pozostał { $n } stos
    [few] pozostały { $n } stosy
   *[many] pozostało { $n } stosów
}
akropolis-slot = Pozycja { $slot }, { $price ->
    [0] za darmo
    [one] koszt { $price } kamień
    [few] koszt { $price } kamienie
   *[many] koszt { $price } kamieni
}: { $tile }
akropolis-free = gratis
akropolis-held = { $name } trzyma kafel: { $tile }
akropolis-your-city = Twoje miasto
akropolis-city-of = Miasto: { $name }
akropolis-placed = kafle: { $n } z { $of }
akropolis-stones = { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
   *[many] { $n } kamieni
}
akropolis-chief-architect = Główny architekt
akropolis-round = Runda { $n } z { $of }
akropolis-sheet = Arkusz punktacji
akropolis-all-players = Wszyscy gracze
akropolis-total = Suma
akropolis-line-houses = Domy
akropolis-line-markets = Targowiska
akropolis-line-barracks = Koszary
akropolis-line-temples = Świątynie
akropolis-line-gardens = Ogrody
akropolis-line-quarries = Kamieniołomy
akropolis-line-stones = Kamienie
akropolis-collection = { $n ->
    [one] { $n } zebrany kafel
    [few] { $n } zebrane kafle
   *[many] { $n } zebranych kafli
}
akropolis-architect-easy = Hippodamos
akropolis-architect-medium = Metagenes
akropolis-architect-hard = Kallikrates
akropolis-tab-city = Miasto
akropolis-tab-others = Inni
akropolis-tab-sheet = Punkty
akropolis-tab-log = Przebieg

## What is asked

akropolis-prompt-over = Koniec gry.
akropolis-prompt-drawing = Rynek jest uzupełniany.
akropolis-prompt-take = Weź kafel.
akropolis-prompt-place = Dodaj kafel do swojego miasta.
akropolis-prompt-take-other = { $name } bierze kafel.
akropolis-prompt-place-other = { $name } dodaje kafel do miasta.
akropolis-help-take = Pierwszy jest za darmo, każda dalsza pozycja kosztuje o jeden kamień więcej. Masz { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
   *[many] { $n } kamieni
}.
akropolis-help-place = Wskaż podświetlone pole; dotknij kafla albo naciśnij R, aby go obrócić.

## What will happen

akropolis-preview-take = Kafel { $slot }: { $tile }
akropolis-preview-price = { $n ->
    [0] Za darmo.
    [one] Kosztuje { $n } kamień.
    [few] Kosztuje { $n } kamienie.
   *[many] Kosztuje { $n } kamieni.
}
akropolis-preview-place = Na poziomie { $level }
akropolis-preview-covers = Na poziomie { $level }, przykrywa { $n ->
    [one] { $n } kamieniołom
    [few] { $n } kamieniołomy
   *[many] { $n } kamieniołomów
}
akropolis-preview-change = { $name } { $old } → { $new }
akropolis-preview-same = Punkty za dzielnice się nie zmieniają.
akropolis-points-change = { $change } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}

## The log

akropolis-log-round = Runda { $n }
akropolis-log-take = { $name } płaci { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
   *[many] { $n } kamieni
} za kafel { $slot }
akropolis-log-place = { $name } buduje na poziomie { $level }: { $tile }{ $n ->
    [0] {""}
    [one] {" "}(+{ $n } kamień)
    [few] {" "}(+{ $n } kamienie)
   *[many] {" "}(+{ $n } kamieni)
}
akropolis-log-architect = { $name } bierze kafel: { $tile }

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
