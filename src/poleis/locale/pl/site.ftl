# statyczna strona: Poleis w przeglądarce, bez serwera
site-loading = Wczytywanie Poleis. Program zostaje w tej przeglądarce i działa potem bez sieci.
site-starting = Uruchamianie …
site-failed = Nie udało się uruchomić Poleis.
site-no-storage = Ta przeglądarka nie pozwala stronie niczego zapisać, więc żadna gra nie byłaby bezpieczna. Wyjdź z okna prywatnego albo zezwól na dane witryn i wczytaj stronę ponownie.
site-no-python = Wczytaj stronę ponownie. Jeśli to nie pomoże, użyj nowszej przeglądarki.
site-no-script = Aby grać, zezwól tej stronie na skrypty.
site-update = Nowa wersja jest gotowa.
site-reload = Wczytaj ponownie
site-language = Wybierz język
site-tagline = Gry planszowe o starożytnych miastach
site-keep = Twoje gry są zapisane tylko w tej przeglądarce. Eksportuj je od czasu do czasu.
site-export = Eksportuj wszystko
site-import = Importuj plik
site-import-help = Eksport albo zapis jednej gry.
site-delete = Usuń wszystkie gry
site-delete-sure = Wszystkie gry, wyniki i analizy w tej przeglądarce zostaną usunięte. Nie da się tego cofnąć.
