# Co mówi serwer stołu: pasek stanu, odpowiedzi, wyniki. Strony są w web.ftl.

server-your-turn = Twoja kolej
server-turn-of = Ruch wykonuje { $name }
server-waiting = Czekamy na ruch: { $names }
server-waiting-for-players = Czekamy na graczy
server-thinking = { $name } myśli…
server-over = Koniec gry
server-open-seat = Wolne miejsce { $n }
server-player = Gracz { $n }
server-moves = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
}
server-looking-at = { $n ->
    [0] Oglądasz początek gry
   *[other] Oglądasz pozycję po ruchu { $n }
}
server-reason = { $n ->
    [0] Ocena, od najlepszego: { $options }
    [one] Sprawdzono { $n } wariant; ocena, od najlepszego: { $options }
    [few] Sprawdzono { $n } warianty; ocena, od najlepszego: { $options }
   *[many] Sprawdzono { $n } wariantów; ocena, od najlepszego: { $options }
}
server-reason-alone = { $n ->
    [0] Ocena: { $value }
    [one] Sprawdzono { $n } wariant; ocena: { $value }
    [few] Sprawdzono { $n } warianty; ocena: { $value }
   *[many] Sprawdzono { $n } wariantów; ocena: { $value }
}
server-reason-option = { $action } ({ $value })
server-reason-chosen = { $action } ({ $value }, wybrano)
server-hint = { $action }; oczekiwana przewaga na koniec: { $value }
server-hint-only = { $action }; nic innego nie jest możliwe
server-why-none = Nie pasuje do niczego, co można teraz wybrać.

## Boty

server-bot-random = losowy
server-bot-random-detail = robi cokolwiek, co dozwolone
server-bot-greedy = zachłanny
server-bot-greedy-detail = bierze od razu najwięcej punktów
server-bot-mcts-easy = łatwy
server-bot-mcts-easy-detail = myśli przez chwilę
server-bot-mcts-medium = średni
server-bot-mcts-medium-detail = planuje naprzód
server-bot-mcts-strong = silny
server-bot-mcts-strong-detail = myśli do pół sekundy nad decyzją

## Odpowiedzi

server-illegal = Teraz to niedozwolone.
server-not-your-turn = To nie twoja kolej.
server-no-action = To nie jest ruch.
server-nothing-to-undo = Nie ma czego cofnąć.
server-stale = Pozycja się zmieniła. Wybierz jeszcze raz.
server-busy = Boty są zajęte. Spróbuj za chwilę.
server-no-fork = Tej pozycji nie można rozegrać dalej.
server-seat-taken = To miejsce nie jest już wolne.
server-against-rules = { $what } jest niezgodne z zasadami: { $reasons }
server-bad-position = Pozycja się nie zgadza: { $reason }
server-old-rules = Ten stół otwarto ze starszymi zasadami, których serwer już nie ma.
server-wrong-host = Serwer nie działa pod tą nazwą. Kto go prowadzi, może ją dopuścić opcją --name.
server-wrong-origin = To przyszło z innej strony, a prosić o to mogą tylko strony tego serwera.
server-error = Coś poszło nie tak. Niczego nie utracono.
server-bad-message = Nie zrozumiano wiadomości.
server-too-fast = Zbyt wiele wiadomości. Poczekaj chwilę.
server-too-large = Wiadomość jest za długa.
server-no-seat = Oglądasz grę; nie masz tu miejsca.
server-no-ply = Nie ma takiej pozycji.
server-not-over = Gra jeszcze trwa.
server-asks-undo = { $name } prosi o cofnięcie ruchu.
server-asks-undo-both = { $name } prosi o cofnięcie ruchu. Twoje późniejsze ruchy też zostaną cofnięte.
server-undo-granted = Zgoda na cofnięcie.
server-undo-refused = Odmowa cofnięcia.
server-undo-closed = Ta prośba jest już rozstrzygnięta.

## Koniec

server-you-won = Wygrywasz!
server-won = Zwycięstwo: { $name }
server-shared = Wspólne zwycięstwo: { $names }
server-you-lost = Przegrywasz.
server-nobody-won = Nikt nie wygrał.
server-place = { $n }.
server-audit = Los ustalono przed pierwszym ruchem: z zapisem gry sprawdzi to każdy.

## Strony

server-crumb = { $name }, { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
   *[many] { $n } graczy
}
server-table-over = zakończona
server-table-yours = twoja kolej
server-api-help = Wejścia dla programów. Jak bot zajmuje miejsce i co przechodzi przez WebSocket, opisuje docs/reference/protocol.md w źródłach. Ten sam opis dla programów:
server-not-found = Nie ma takiej strony.
server-table-not-found = Nie ma takiego stołu.
server-link-not-found = Ten link nie prowadzi do żadnego miejsca.
server-refused = To niemożliwe.
server-hidden = Coś jest jeszcze ukryte; zapis gry będzie dostępny po jej zakończeniu.

## O tym wydaniu

server-about-credit = { $game } to gra planszowa, której autorem jest { $designer }, a wydawcą { $publisher }{ $year ->
    [none] {""}
   *[other] {" "}({ $year })
}. Poleis nie jest związane z wydawcą; rysunki i teksty są nasze.
server-about-data = Pozostałe tabele to dane tego wydania w postaci, w jakiej są przechowywane: po angielsku.
server-about-why = Niektóre wartości są wydrukowane na elementach, których nie pokazuje żadne publiczne źródło. Dobrano je tak, by zgadzały się ze wszystkim, co wiadomo:
server-about-values = { $n ->
    [one] Dane: { $n } wartość
    [few] Dane: { $n } wartości
   *[many] Dane: { $n } wartości
}
server-about-sources = Skąd pochodzą wartości
server-about-disagreements = Gdzie źródła się różnią
server-about-ours = Wartości odtworzone
server-about-none = W tej grze nie ma wartości odtworzonych.
server-about-column-what = Czego dotyczy
server-about-column-source = Źródło
server-about-column-finding = Ustalenie
server-about-column-chosen = Wybrano
server-about-column-value = Wartość
server-about-column-basis = Podstawa
