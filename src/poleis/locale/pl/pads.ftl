# Co się nie zgadza w pliku albo w pozycji zapisanej dla arkusza punktacji. Miejsce podaje się tak jak w pliku.

pad-at = { $where }: { $what }
pad-whole = { $what } musi być liczbą całkowitą od { $least } do { $most }, a nie { $value }
pad-city-object = miasto musi być obiektem, a nie { $value }
pad-city-keys = miasto nie ma { $keys }
pad-player-object = gracz musi być obiektem, a nie { $value }
pad-player-keys = gracz nie ma { $keys }
pad-list = { $key } musi być listą, a nie { $value }
pad-list-most = { $key } musi być listą o długości co najwyżej { $most }, a nie { $value }
pad-object = { $key } musi być obiektem, a nie { $value }
pad-none = { $key }: nie ma { $name }
pad-game-object = partia musi być obiektem takim jak { $example }, z listą
pad-players = w partii jest od 1 do { $most } graczy, a nie { $count }
pad-at-once = naraz co najwyżej { $most }
pad-no-pad = { $game } nie ma arkusza punktacji
file-no-name = { $file }: to nie jest nazwa pliku
file-no-text = { $file }: to nie jest tekst UTF-8 (bajt { $byte })
file-no-json = { $file }: to nie jest JSON: { $reason }
file-no-json-at = { $file }: to nie jest JSON: { $reason } (wiersz { $line }, kolumna { $column })
file-twice = { $file }: klucz { $key } występuje dwa razy
file-deep = { $file }: zbyt głębokie zagnieżdżenie
