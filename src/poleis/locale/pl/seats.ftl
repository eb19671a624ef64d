## Miejsca, które przechodzą z rąk do rąk

seat-take-back = Odzyskaj moje miejsce
seat-given-up = Gra została poddana, a na twoim miejscu do końca gra bot. Oglądasz grę.
seat-give-to-bot = Oddaj miejsce botowi
seat-vacant-help = Decydują wspólnie osoby obecne przy stole. Gracz może odzyskać miejsce w każdej chwili.
seat-bot-in-hours = Bot może zająć miejsce za { $n } godz.
seat-scan = Zeskanuj kod, aby usiąść do stołu
seat-notice-back = { $name } wraca i gra dalej zamiast bota { $bot }.
seat-notice-resigned = { $name } poddaje grę.
seat-notice-given-up = { $name } poddaje grę. Do końca gra bot { $bot }.
seat-notice-abandoned = Grę przerwano za wspólną zgodą.
stint-from = od ruchu { $n } { $name }
stint-bot = { $name } (bot, { $level })

## Koniec za zgodą

seat-resign = Poddaj grę
seat-resign-two = Gra się kończy i wygrywa druga osoba. Tego nie można cofnąć.
seat-resign-more = Na twoim miejscu do końca zagra bot. Miejsca nie da się odzyskać.
seat-nobody-wins = Naprzeciw ciebie nikt jeszcze nie siedzi. Możesz za to przerwać grę.
seat-resigned = { $name } poddaje grę. Punkty pochodzą z ostatniej pozycji.
seat-abandoned = Grę przerwano
seat-points-so-far = Nie ma wyniku. Punkty pochodzą z ostatniej pozycji.

## Głosowania

vote-abandon = Przerwij grę
vote-abandon-help = Gra skończy się bez wyniku, jeśli zgodzą się wszyscy przy stole. Tego nie można cofnąć.
vote-abandon-yes = Przerwij
vote-asked = Pytamy pozostałych przy stole.
vote-asks-bot = { $name } proponuje, żeby bot ({ $level }) grał za nieobecną osobę: { $player }. Zgadzasz się?
vote-asks-abandon = { $name } proponuje przerwać grę. Nie będzie wyniku. Zgadzasz się?
vote-carried = Propozycję przyjęto.
vote-refused = Propozycję odrzucono.
vote-back = { $name } wraca. Koniec głosowania.
vote-closed = To głosowanie już się skończyło.
vote-open = Trwa jeszcze inne głosowanie.
vote-needed = Przy stole są inni i mają głos. Otwórz stół i zaproponuj to tam.
vote-left-just-now = { $n ->
    [one] { $name } – obecność jeszcze przed chwilą; potrzebna jest też ta zgoda. Poczekaj { $n } minutę albo poddaj grę.
    [few] { $name } – obecność jeszcze przed chwilą; potrzebna jest też ta zgoda. Poczekaj { $n } minuty albo poddaj grę.
   *[many] { $name } – obecność jeszcze przed chwilą; potrzebna jest też ta zgoda. Poczekaj { $n } minut albo poddaj grę.
}

## Urządzenia

device-title = Moje urządzenia
device-lobby-help = zabierz swoje stoły na telefon
device-intro = Wszystkie twoje stoły na każdym twoim urządzeniu. Bez konta.
device-this = to urządzenie
device-unnamed = Przeglądarka
device-since = od { $day }
device-remove = Usuń
device-remove-named = Usuń: { $name }
device-remove-help = Usunięte urządzenie nie ma już twoich stołów. Zostają na pozostałych urządzeniach.
device-qr = QR
device-add = Dodaj urządzenie
device-add-help = Dostaniesz link i kod QR, które działają raz, w ciągu 24 godzin. Kto otworzy link, dostanie wszystkie twoje stoły: nie wysyłaj go nikomu innemu.
device-new-link = Utwórz link
device-scan = Zeskanuj kod drugim urządzeniem albo otwórz na nim link. Działa raz, w ciągu 24 godzin, i jest pokazany tylko teraz.
device-code = Kod QR linku
device-open-links = { $n ->
    [one] { $n } link jest jeszcze niewykorzystany.
    [few] { $n } linki są jeszcze niewykorzystane.
   *[many] { $n } linków jest jeszcze niewykorzystanych.
}
device-revoke = { $n ->
    [one] Unieważnij link
    [few] Unieważnij wszystkie linki
   *[many] Unieważnij wszystkie linki
}
device-no-link = Ten link nie działa. Mógł już zostać użyty albo stracić ważność. Utwórz nowy na drugim urządzeniu.
device-move = Twoje stoły na tym urządzeniu
device-move-text = { $n ->
    [0] Urządzenie, które utworzyło ten link, nie ma jeszcze stołów. Odtąd oba będą miały wspólne stoły.
    [one] To urządzenie dostanie { $n } stół z urządzenia, które utworzyło ten link. Odtąd oba będą miały wspólne stoły.
    [few] To urządzenie dostanie { $n } stoły z urządzenia, które utworzyło ten link. Odtąd oba będą miały wspólne stoły.
   *[many] To urządzenie dostanie { $n } stołów z urządzenia, które utworzyło ten link. Odtąd oba będą miały wspólne stoły.
}
device-move-mine = { $n ->
    [one] Stół z tego urządzenia do nich dołączy.
    [few] { $n } stoły z tego urządzenia do nich dołączą.
   *[many] { $n } stołów z tego urządzenia do nich dołączy.
}
device-move-here = Przenieś moje stoły tutaj
device-move-warning = Rób to tylko na własnym urządzeniu.
device-known = To urządzenie ma już twoje stoły.
device-seat = To link gracza { $name } na inne urządzenie. Grać dalej na tym miejscu tutaj?
device-continue = Graj dalej tutaj
device-used-once = Link działa raz. Inni zobaczą, że grasz dalej na innym urządzeniu.
device-where = To ty tam grasz? Otwórz stół na urządzeniu, na którym grasz, wybierz Gracze, potem Graj dalej na innym urządzeniu, i użyj pokazanego tam linku lub kodu QR.
device-elsewhere = Graj dalej na innym urządzeniu
device-elsewhere-help = Zeskanuj kod albo otwórz link na drugim urządzeniu. Działa raz i otwiera tylko twoje miejsce.
device-all-tables = Przenieś wszystkie moje stoły

## Kto ma dostęp do serwera

reach-local = Ten link można otworzyć tylko na tym komputerze.
reach-how = Aby wpuścić innych, uruchom serwer ponownie jednym z tych poleceń:
