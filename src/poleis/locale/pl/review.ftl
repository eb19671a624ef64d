# Zakończona gra, oceniona decyzja po decyzji: w terminalu i w przeglądarce.

review-title = { $game }: jak grano
review-judged = Oceniło przeszukiwanie: { $n } iteracji na każdą decyzję, z wiedzą, jaką miał gracz.
review-unfinished = Gra nie jest skończona: podano dotychczasowe punkty.
review-player = gracz
review-points = punkty
review-decisions = decyzje
review-same = jak program
review-lost = strata na decyzję
review-lost-help = Przedziały mówią o przypadku: jak różnią się próby. Samo przeszukiwanie też może się mylić.
review-moments = { $name }: co kosztowało najwięcej
review-no-moments = { $name }: żadna decyzja nie kosztowała wyraźnie punktów.
review-ply = ruch
review-grade = ocena
review-grade-slip = niedokładność
review-grade-mistake = błąd
review-grade-blunder = gruby błąd
review-played = zagrano
review-better = lepiej
review-otherwise = { $title }, ale inaczej
review-cost = koszt
review-slips = niedokładności
review-mistakes = błędy
review-blunders = grube błędy
review-look = Zobacz pozycję: { $command }

## In the browser

web-review = Analiza
review-progress = Oceniono { $n } % gry. Strona odświeża się sama.
review-waiting = Najpierw oceniane są inne gry. Strona odświeża się sama.
review-failed = Tej gry nie udało się ocenić.
review-not-over = Gra jeszcze trwa; ocena będzie możliwa po jej zakończeniu.
review-busy = Zbyt wiele gier czeka na ocenę; proszę wrócić za kilka minut.
review-chart = Przewaga, jakiej każdy gracz mógł oczekiwać na końcu, decyzja po decyzji
review-moves = ruchy →
review-move = ruch
review-see = Zobacz
review-table = Wróć do stołu
review-verdict = Lepiej: { $better } (warte o { $cost } więcej).
