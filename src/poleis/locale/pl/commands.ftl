# Słowa poleceń `poleis score`, `poleis moves`, `poleis check` i `poleis games`.

pad-place = miejsce
pad-total = razem
pad-rules = zasady
pad-reconstructed = { $sign } wartości odtworzone, twoje pudełko może mieć inne (strona „O tym wydaniu”)
pad-city = miasto { $number }
pad-empty = Lista jest pusta.
pad-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
refused-action = { $action } jest teraz niedozwolone ({ $rules })

check-ok = { $file }: w porządku, { $said }
check-bad = { $file }: błąd, { $where }: { $reason }
check-at-line = wiersz { $line }
check-at-line-and-ply = wiersz { $line }, ruch { $ply }
check-at-ply = ruch { $ply }
check-no-text = to nie jest tekst UTF-8
check-game = { $game }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}, { $plies ->
    [one] { $plies } ruch
    [few] { $plies } ruchy
   *[many] { $plies } ruchów
}
check-finished = { $said }, wynik { $points }
check-unfinished = { $said }, gra nieskończona, dotąd { $points }
check-follows = { $said }; { $outcomes ->
    [one] { $outcomes } wynik losowania zgadza się
    [few] wszystkie { $outcomes } wyniki losowań zgadzają się
   *[many] wszystkie { $outcomes } wyników losowań zgadza się
} z ziarnem
check-follows-from = { $said }; od ruchu { $ply } { $outcomes ->
    [one] { $outcomes } wynik losowania zgadza się
    [few] wszystkie { $outcomes } wyniki losowań zgadzają się
   *[many] wszystkie { $outcomes } wyników losowań zgadza się
} z ziarnem
check-committed = { $said }, do którego zobowiązano się przed grą
check-surprise = { $found } to nie to, co daje ziarno ({ $expected })
check-not-audited = { $said }; bez kontroli losowań, { $reason }
check-no-seed = zapis nie podaje ziarna
check-no-outcome = w zapisie nie ma żadnego losowania
check-no-outcome-from = od ruchu { $ply } w zapisie nie ma żadnego losowania

check-table = { $table }: { $game }, zasady { $version }{ $where }: { $reason }
check-table-where = , rewizja { $rev }, ruch { $ply }
check-all-tables = Wszystkie stoły ({ $n }) dają się odtworzyć według obecnych zasad.
check-counts-game = gra
check-counts-tables = stoły
check-counts-ok = te same zasady
check-counts-acceptable = do podniesienia
check-counts-broken = nie pasują
check-can-accept = Stoły z inną wersją zasad, które prowadzą do tego samego wyniku: { $n }. Opcja --accept nada im obecną wersję.
check-ask-accept = Nadać obecną wersję zasad stołom ({ $n })?
check-accepted = Stoły z obecną wersją zasad: { $n }.
check-nothing-changed = Niczego nie zmieniono.
check-replay-failed = zasady zawodzą w tym miejscu ({ $error })
check-replay-not-over = gra już się nie kończy
check-replay-over = gra kończy się przed ostatnią pozycją
check-replay-position = prowadzi do innej pozycji
check-replay-scores = wynik to { $found }, był { $stored }

games-seats = liczba graczy: od { $least } do { $most }
games-option = opcja
games-value = wartość
games-meaning = opis
games-for-seats = gracze
games-rule = zasada
games-usual = { $meaning } (domyślnie)
games-yes-or-no = yes albo no
games-one-of = jedna z
games-any-of = dowolne z
