# Lekcje w przeglądarce. Ich własne teksty są przy tekstach każdej gry.

learn-right = Dobrze!
learn-turns-left = { $n ->
    [one] została { $n } tura
    [few] zostały { $n } tury
   *[many] zostało { $n } tur
}
learn-answer-first = Najpierw odpowiedz na pytanie.
learn-result = { $title } ({ $points })

web-learn = Nauka
web-learn-title = Naucz się, grając
web-learn-intro = Krótkie lekcje na prawdziwej planszy. Każdy ruch wykonujesz samodzielnie i niczego nie zepsujesz.
web-learn-game = Nauka: { $game }
web-learn-minutes = { $n } min
web-learn-done = Ukończona
web-learn-topics = Temat po temacie
web-learn-step = Krok { $n } z { $of }
web-learn-next = Dalej
web-learn-show = Pokaż
web-learn-restart = Od początku
web-learn-all = Wszystkie lekcje
web-learn-next-lesson = Następna lekcja: { $name }
web-learn-play = Zagraj
web-learn-lesson = Lekcja
web-learn-closed = Ta lekcja nie jest już dostępna. Odśwież stronę.
web-learn-offline = Utracono połączenie. Twój krok jest zachowany; łączenie ponownie…
web-learn-help = Grając, krok po kroku
web-learn-new = Pierwszy raz tutaj?
web-learn-new-text = Naucz się gry, grając: podstawy w dwie minuty, potem pierwsza gra z przewodnikiem.
web-learn-key-next = dalej, po przeczytaniu
web-learn-key-answer = wybór odpowiedzi
