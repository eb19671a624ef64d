# Zakończona gra, oceniona decyzja po decyzji: w terminalu i w przeglądarce.

review-title = { $game }: analiza rozgrywki
review-judged = Analiza programu: { $n } iteracji na decyzję. Program wiedział tyle, co gracz.
review-unfinished = Gra nie jest skończona: podano dotychczasowe punkty.
review-player = gracz
review-points = punkty
review-decisions = decyzje
review-same = zgodne z programem
review-lost = strata punktów na ruch
review-lost-help = Przedziały pokazują, jak bardzo próby różnią się przez przypadek. Program też może się mylić.
review-moments = { $name }: najkosztowniejsze decyzje
review-no-moments = { $name }: żadna decyzja nie kosztowała wyraźnie punktów.
review-ply = ruch
review-grade = ocena
review-grade-slip = niedokładność
review-grade-mistake = błąd
review-grade-blunder = gruby błąd
review-played = zagrano
review-better = lepiej
review-otherwise = { $title }, w innym miejscu
review-cost = koszt
review-slips = niedokładności
review-mistakes = błędy
review-blunders = grube błędy
review-look = Zobacz pozycję: { $command }

## In the browser

web-review = Analiza
review-progress = Przeanalizowano { $n }% rozgrywki. Strona odświeża się sama.
review-waiting = Najpierw analizowane są inne rozgrywki. Strona odświeża się sama.
review-failed = Tej rozgrywki nie udało się przeanalizować.
review-not-over = Gra jeszcze trwa. Analiza będzie możliwa po jej zakończeniu.
review-busy = Zbyt wiele rozgrywek czeka na analizę. Wróć za kilka minut.
review-chart = Przewidywana przewaga każdego gracza na koniec, ruch po ruchu
review-moves = ruchy →
review-move = ruch
review-see = Zobacz
review-table = Wróć do stołu
review-verdict = Lepiej: { $better } (warte o { $cost } więcej).
