# Notes punktowy: wszyscy gracze obok siebie i wyniki zapisane w przeglądarce.

pads-compare = Wszyscy gracze i zapisane wyniki
pads-keep = Zapisz ten wynik
pads-kept = Zapisane wyniki
pads-none-kept = Nic jeszcze nie zapisano. Wyniki zostają w tej przeglądarce.
pads-export = Eksportuj jako JSON
pads-delete = Usuń ten wynik
pads-tie-break = Punktów jest tyle samo: decyduje reguła remisu.
