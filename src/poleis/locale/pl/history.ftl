# Moje gry, statystyki i wyzwanie dnia.
history-title = Moje gry
history-statistics = Statystyki
history-private = Tylko ty widzisz tę stronę. Na wszystkich twoich urządzeniach jest taka sama.
history-growing = Starsze gry są właśnie dodawane. Odśwież stronę za chwilę.
history-none = Nie masz jeszcze żadnej zakończonej gry.
history-none-chosen = Żadna gra nie pasuje.
history-game = Gra
history-opponents = Przeciwnicy
history-period = Okres
history-all-games = Wszystkie gry
history-all-companies = Wszyscy
history-all-times = Zawsze
history-company-people = Ludzie
history-company-bots = Boty
history-company-solo = Solo
history-period-week = Ostatnie 7 dni
history-period-month = Ostatnie 30 dni
history-period-year = Ostatni rok
history-filter = Filtruj
history-count = { $n ->
    [one] { $n } gra
    [few] { $n } gry
   *[many] { $n } gier
}
history-date = { $day } { $month ->
    [1] sty
    [2] lut
    [3] mar
    [4] kwi
    [5] maj
    [6] cze
    [7] lip
    [8] sie
    [9] wrz
    [10] paź
    [11] lis
   *[12] gru
} { $year }
history-minutes = { $n } min
history-hours = { $n } godz. { $minutes } min
history-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
   *[many] { $n } dni
}
history-bot = { $name } ({ $level })
history-against = przeciwnicy: { $names }
history-solo = solo
history-lost = przegrana
history-place = miejsce { $n } z { $of }
history-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
history-moves = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
}
history-status = { $date }: { $place }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
history-replay = Powtórka
history-record = Zapis
history-gone = Stół został usunięty.
history-newer = Nowsze
history-older = Starsze
history-usual = zwykłe zasady
history-rating = Ranking przeciw botom
history-rating-help = { $n ->
    [one] Na podstawie { $n } gry z botami o znanej sile.
    [few] Na podstawie { $n } gier z botami o znanej sile.
   *[many] Na podstawie { $n } gier z botami o znanej sile.
} Prawdziwa wartość leży w tym przedziale z prawdopodobieństwem 95 %.
history-rating-none = Zagraj z botami, aby dostać ranking. Tylko ty go widzisz.
history-places-title = Miejsca
history-points-title = Punkty w kolejnych grach
history-sheet-title = Średnie punkty według kategorii
history-games = gry, najnowsza po prawej
history-bests = Rekordy osobiste
history-average = średnio { $points }
history-luck-title = Szczęście i decyzje
history-lost-line = stracone przez twoje decyzje: { $points } pkt na ruch
history-luck-line = szczęście: { $points } pkt na grę
history-luck-help = { $n ->
    [one] Na podstawie { $n } przeanalizowanej gry.
    [few] Na podstawie { $n } przeanalizowanych gier.
   *[many] Na podstawie { $n } przeanalizowanych gier.
} Szczęście to to, czego nie wyjaśniają decyzje twoje ani innych graczy.
history-luck-none = Otwórz analizę zakończonej gry: jej wyniki zbierają się tutaj.
history-reached = Osiągnięcia: { $n } z { $of }
history-times = { $n ->
    [0] jeszcze nie
    [one] raz
    [few] { $n } razy
   *[many] { $n } razy
}
history-all = Wszystkie twoje gry
history-lobby-help = Wyniki, statystyki, rekordy

daily-title = Wyzwanie dnia
daily-short = Wyzwanie
daily-lobby-help = Ten sam los dla wszystkich, jedna próba
daily-help = Wszyscy mają ten sam los. Liczy się jedna próba, bez podpowiedzi i bez cofania tego, co pokazał los. Musi się skończyć przed północą UTC. Potem możesz obejrzeć, jak grali inni.
daily-name = Twoje imię na tablicy
daily-play = Graj
daily-continue = Graj dalej
daily-practice = Trening
daily-under-way = Twoja próba trwa.
daily-yours = Ty: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
daily-late = Twoja próba nie skończyła się na czas.
daily-deal = Rozdanie przeciw botowi ({ $level })
daily-solo = Gra solo
daily-board = { $n ->
    [one] { $n } wynik
    [few] { $n } wyniki
   *[many] { $n } wyników
}
daily-rank = Pozycja
daily-best = { $bot }: { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
daily-days = Dni
daily-previous = Dzień wcześniej
daily-following = Dzień później
daily-streak = { $n ->
    [one] { $n } dzień z rzędu
    [few] { $n } dni z rzędu
   *[many] { $n } dni z rzędu
}
daily-yesterday = Wczorajsza analiza: { $game }, { $mode }
daily-unfinished = Niedokończone od wczoraj: { $game }, { $mode }
daily-closed = Ten stół pokazuje los wyzwania dnia. Najpierw dokończ własną próbę albo wróć jutro.
daily-running = Twoja dzisiejsza próba jeszcze trwa. Najpierw ją dokończ.
daily-no-undo = W wyzwaniu dnia nie można cofnąć tego, co pokazał los lub przeciwnik.
