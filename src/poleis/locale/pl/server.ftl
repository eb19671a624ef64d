# Co mówi serwer stołu: pasek stanu, odpowiedzi, wyniki. Strony są w web.ftl.

server-your-turn = Twoja kolej
server-turn-of = Ruch wykonuje { $name }
server-waiting = Czekamy na ruch: { $names }
server-waiting-for-players = Czekamy na graczy
server-thinking = { $name } myśli…
server-bot-stopped = { $name } nie gra dalej: błąd bota
server-bot-stopped-help = Gra czeka na restart serwera; przyczyna jest w jego dzienniku.
server-bots-paused = Czekamy na osobę, która otworzyła stół
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
   *[other] Oglądasz ruch { $n }
}
server-reason-alone = { $n ->
    [0] Przewidywany wynik: { $outcome }
    [one] Sprawdzono { $n } wariant; przewidywany wynik: { $outcome }
    [few] Sprawdzono { $n } warianty; przewidywany wynik: { $outcome }
   *[many] Sprawdzono { $n } wariantów; przewidywany wynik: { $outcome }
}
server-reason-now-alone = { $n ->
    [0] Punkty od razu: { $value }
    [one] Porównano { $n } ruch; punkty od razu: { $value }
    [few] Porównano { $n } ruchy; punkty od razu: { $value }
   *[many] Porównano { $n } ruchów; punkty od razu: { $value }
}
server-outcome-ahead = wygrana różnicą około { $n ->
    [one] { $n } punktu
    [few] { $n } punktów
   *[many] { $n } punktów
}
server-outcome-behind = przegrana różnicą około { $n ->
    [one] { $n } punktu
    [few] { $n } punktów
   *[many] { $n } punktów
}
server-outcome-even = blisko remisu
server-outcome-score = około { $n ->
    [one] { $n } punktu
    [few] { $n } punktów
   *[many] { $n } punktów
}
server-hint-only = { $action }; nic innego nie jest możliwe
server-why-none = Nic, co możesz teraz zrobić, tego nie wymaga.

## Boty

server-bot-random = losowy
server-bot-greedy = zachłanny
server-bot-mcts-easy = łatwy
server-bot-mcts-medium = średni
server-bot-mcts-strong = silny

## Odpowiedzi

server-illegal = Teraz to niedozwolone.
server-not-your-turn = To nie twoja kolej.
server-no-action = To nie jest ruch.
server-nothing-to-undo = Nie ma czego cofnąć.
server-stale = Pozycja się zmieniła. Wybierz jeszcze raz.
server-busy = Boty są zajęte. Spróbuj za chwilę.
server-no-fork = Od tej pozycji nie można grać dalej.
server-seat-taken = To miejsce nie jest już wolne.
server-seat-online = Ten gracz jest przy stole.
server-seat-too-soon = { $n ->
    [one] Ten gracz był tu przed chwilą. Bot może zająć miejsce za { $n } minutę.
    [few] Ten gracz był tu przed chwilą. Bot może zająć miejsce za { $n } minuty.
   *[many] Ten gracz był tu przed chwilą. Bot może zająć miejsce za { $n } minut.
}
server-notice-device = { $name } gra dalej na innym urządzeniu.
server-notice-bot = { $name } – nieobecność przy stole. Dalej gra bot { $bot }.
server-against-rules = { $what } jest niezgodne z zasadami: { $reasons }
server-bad-position = Pozycja jest nieprawidłowa: { $reason }
server-frozen = Tę grę zaczęto na innych zasadach (wersja { $old }; serwer ma wersję { $new }), więc nie można jej kontynuować. Można ją przejrzeć i pobrać jej zapis.
server-frozen-over = Tę grę rozegrano na innych zasadach (wersja { $old }; serwer ma wersję { $new }). Plansze i punkty są pokazane według obecnych zasad.
server-frozen-broken = Tę grę zaczęto na innych zasadach niż te, które serwer ma teraz, więc nie można jej kontynuować. Jest pokazana do ruchu { $n }; zapis zawiera całość.
server-frozen-short = Inne zasady: tylko podgląd
server-lost-game = Gra „{ $game }” nie jest już zainstalowana na tym serwerze. Nadal można pobrać zapis gry.
server-lost-setup = Gra „{ $game }” nie ma już opcji tego stołu. Nadal można pobrać zapis gry.
server-lost-short = Gra nie jest już tu zainstalowana
server-wrong-host = Serwer nie przyjmuje tej nazwy hosta. Osoba, która go prowadzi, może ją dopuścić opcją --name.
server-wrong-origin = To żądanie przyszło z innej strony. Mogą je wysyłać tylko strony tego serwera.
server-error = Coś poszło nie tak. Niczego nie utracono.
server-disk-full = Dysk serwera jest pełny. Niczego nie zmieniono.
server-database-failed = Serwer nie ma dostępu do bazy danych. Niczego nie zmieniono; spróbuj ponownie za chwilę.
server-owner-away = Serwer, który prowadzi ten stół, nie odpowiada. Spróbuj ponownie za chwilę.
server-bad-message = Nie zrozumiano wiadomości.
server-too-fast = Zbyt wiele wiadomości. Poczekaj chwilę.
server-replaced = Zastąpiono nowszym żądaniem.
server-drawing-spent = Prosisz o rysunki szybciej, niż serwer je tworzy. Poczekaj chwilę.
server-moves-skipped = Serwer jest zajęty, więc widzowie nie widzą wszystkich ruchów.
server-too-large = Wiadomość jest za długa.
server-no-seat = Oglądasz grę; nie masz tu miejsca.
server-no-ply = Nie ma takiej pozycji.
server-not-over = Gra jeszcze trwa.
server-asks-undo = { $name } prosi o cofnięcie ruchu. Zgoda?
server-asks-undo-both = { $name } prosi o cofnięcie ruchu. Twoje późniejsze ruchy też zostaną cofnięte. Zgoda?
server-undo-granted = Zgoda na cofnięcie.
server-undo-refused = Odmowa cofnięcia.
server-undo-open = Trwa już decyzja o innym cofnięciu.
server-undo-closed = Na tę prośbę już odpowiedziano.

## Koniec

server-you-won = Wygrywasz!
server-won = Zwycięstwo: { $name }
server-shared = Wspólne zwycięstwo: { $names }
server-you-lost = Przegrywasz.
server-nobody-won = Nikt nie wygrał.
server-place = { $n }.
server-audit = Losowanie ustalono przed pierwszym ruchem; każdy może to sprawdzić w zapisie gry.

## Strony

server-crumb = { $name }, { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
   *[many] { $n } graczy
}
server-table-over = zakończona
server-table-yours = twoja kolej
server-api-help = HTTP API dla programów. Plik docs/reference/protocol.md w źródłach wyjaśnia, jak bot zajmuje miejsce i jakie wiadomości przesyła WebSocket. Ten sam opis do odczytu przez programy:
server-not-found = Nie ma takiej strony.
server-table-not-found = Nie ma takiego stołu.
server-link-not-found = Ten link nie prowadzi do żadnego miejsca.
server-refused = To niemożliwe.
server-hidden = Część kart lub wyborów jest jeszcze ukryta; zapis gry pobierzesz po jej zakończeniu.

## O tym wydaniu

server-about-credit = { $game } to gra planszowa, której autorem jest { $designer }, a wydawcą { $publisher }{ $year ->
    [none] {""}
   *[other] {" "}({ $year })
}. Poleis nie jest związane z wydawcą; rysunki i teksty są nasze.
server-about-data = Rozwijane listy to plik danych tego wydania, po angielsku.
server-about-why = Niektóre wartości są wydrukowane na elementach, których nie pokazuje żadne publiczne źródło. Dobrano je tak, by zgadzały się ze wszystkim, co wiadomo:
server-about-values = { $n ->
    [one] Dane po angielsku: { $n } wartość
    [few] Dane po angielsku: { $n } wartości
   *[many] Dane po angielsku: { $n } wartości
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
