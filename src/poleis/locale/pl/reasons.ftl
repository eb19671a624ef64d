# Dlaczego ruch jest dobry i co kosztuje: podpowiedzi, uzasadnienia botów, straty w podglądzie.

## Podpowiedzi i uzasadnienia botów

hint-none = Przy tym stole gra się bez podpowiedzi.
reason-brings = Zysk: { $gains }.
reason-costs = Koszt: { $losses }.
reason-change = { $line } { $change }
reason-then = Potem: { $action } ({ $gains }).
reason-opens = Otwiera: { $actions }.
reason-worse = Drugi wybór: { $action } – na koniec o około { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} mniej.
reason-equal = Prawie równie dobre: { $action }.
reason-better = Lepsze było: { $action } – o około { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}.
reason-worse-now = Drugi wybór: { $action } – od razu o { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} mniej.
reason-hint = { $action }.
reason-expected = Przewidywany wynik: { $outcome }.

## Co przepada

loss-line = { $line }: o { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} mniej

## Akropolis

akropolis-loss-last-plaza = Jedyny { $plaza } zostaje przykryty, więc te dzielnice nic nie dają: { $name } { $old } → { $new }
akropolis-loss-plaza = Przykryty zostaje { $plaza }: { $name } { $old } → { $new }
akropolis-loss-covered = Przykryte zostają punktujące dzielnice: { $name } { $old } → { $new }
akropolis-loss-houses = Największa grupa domów maleje: { $name } { $old } → { $new }
akropolis-loss-markets = Targowiska stykają się teraz ze sobą i nie punktują: { $name } { $old } → { $new }
akropolis-loss-barracks = Koszary nie są już na skraju miasta: { $name } { $old } → { $new }
akropolis-loss-lake = Koszary są już tylko nad jeziorem, a nie na skraju: { $name } { $old } → { $new }
akropolis-loss-temples = Świątynie nie są już otoczone: { $name } { $old } → { $new }
akropolis-reason-plaza = Kafel ma { $plaza } dla dzielnic o wartości { $n }.
akropolis-reason-districts = { $stars ->
    [one] Jest { $stars } gwiazdka
    [few] Są { $stars } gwiazdki
   *[many] Jest { $stars } gwiazdek
} dla jego dzielnic: { $name }.
akropolis-reason-stars = { $name }: { $stars ->
    [one] { $stars } gwiazdka czeka
    [few] { $stars } gwiazdki czekają
   *[many] { $stars } gwiazdek czeka
} na dzielnice tego rodzaju.
akropolis-reason-value = { $name }: dzielnice o wartości { $n } czekają na pierwszy plac.
akropolis-reason-above = { $n ->
    [one] Powstaje { $n } nowe miejsce
    [few] Powstają { $n } nowe miejsca
   *[many] Powstaje { $n } nowych miejsc
} na kafle na poziomie 2 lub wyższym.

## 7 Cudów Świata: Kości

seven_wonders_dice-reason-complete = Kończy budynek, za co przysługuje bonus: { $building }.
seven_wonders_dice-reason-nearly = Jeszcze jedno pole kończy budynek: { $building }.
seven_wonders_dice-reason-materials = Produkcja odtąd: { $n ->
    [one] { $n } materiał
    [few] { $n } materiały
   *[many] { $n } materiałów
}.
seven_wonders_dice-reason-final = To ostatni bonus: następna tura będzie ostatnia.

## Age of Civilization

age_of_civilization-reason-safe = Nadchodząca wojna nie zabierze już robotnika.
age_of_civilization-reason-strongest = Daje największą siłę.
age_of_civilization-reason-way = Otwiera drogę do: { $first }.
age_of_civilization-reason-ways = Otwiera drogę do: { $first }, { $second }.
age_of_civilization-loss-main = { $card }: ta cywilizacja upada, a jej główna zdolność przestaje działać
age_of_civilization-loss-workers = Tracisz { $n ->
    [one] { $n } robotnika
    [few] { $n } robotników
   *[many] { $n } robotników
}
age_of_civilization-loss-safety = Stajesz się najsłabszy: nadchodząca wojna zabrałaby ci robotnika

## Origins

origins-reason-district = Powstaje dzielnica; siedziba władz w niej da za kartę { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}.
origins-reason-zodiac = Przynosi kartę znaku zodiaku: { $name }.
origins-reason-tower = Wieża ({ $name }): wysokość { $n }, przez którą mnoży się każdą kość tego koloru w siedzibie władz.
origins-reason-dice = Razem do pracy: { $n ->
    [one] { $n } patrycjusz
    [few] { $n } patrycjuszy
   *[many] { $n } patrycjuszy
}.
origins-reason-base = Razem podstawek na kości: { $n }.
origins-loss-gold = Płacisz złotem: { $n }, a każde złoto jest na koniec warte punkt
origins-loss-dice = { $n ->
    [one] { $n } patrycjusz opuszcza podstawkę: zostaje { $left }
    [few] { $n } patrycjusze opuszczają podstawki: zostaje { $left }
   *[many] { $n } patrycjuszy opuszcza podstawki: zostaje { $left }
}
origins-loss-zodiac = Tracisz kartę znaku zodiaku: { $name }
