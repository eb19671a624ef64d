# Strony i stół w przeglądarce.

web-app = Poleis
web-skip = Przejdź do treści
web-language = Język
web-theme-auto = Motyw: systemowy
web-theme-light = Motyw: jasny
web-theme-dark = Motyw: ciemny
web-copied = Link skopiowany
web-copy-by-hand = Naciśnij Ctrl+C
web-failed = Nie udało się. Spróbuj jeszcze raz.
web-rules = Zasady
web-about = O tym wydaniu
web-contents = Spis treści
web-lobby = Lobby

# lobby
web-no-account = Bez zakładania konta: każde miejsce ma własny link
web-lobby-title = Co dziś zbudujemy?
web-choose-game = Wybierz grę
web-seats = Miejsca
web-number-of-players = Liczba graczy
web-seat-n = Miejsce { $n }
web-seat-you = Ty
web-seat-link = Zaproszona osoba (link)
web-seat-screen = Inny gracz na tym urządzeniu
web-seat-bot = Bot, { $level }
web-your-name = Twoje imię
web-name-of = Imię gracza { $n }
web-ways = Sposób gry
web-way-bots = Z botem
web-way-links = Ze znajomymi
web-way-screen = Jeden ekran
web-way-solo = Solo
web-bots-are-weaker = Dopóki Poleis nie jest skompilowany, boty grają słabiej, niż mówi ich poziom.
web-options = Opcje
web-daily = Wyzwanie dnia: to samo losowanie dla wszystkich
web-open-table = Otwórz stół
web-lobby-help = Gra zacznie się od razu.
web-lobby-links = Linki z zaproszeniami znajdziesz przy stole.
web-your-tables = Twoje stoły
web-no-tables = Tu pojawią się stoły, które otworzysz lub do których dołączysz w tej przeglądarce.
web-play = Graj
web-look = Zobacz
web-also-here = Poza tym
web-pad = Policz punkty przy stole
web-pad-help = Zaznacz, co masz zbudowane, a poznasz wynik
web-rules-help = W skrócie i ze wszystkimi numerami
web-rules-language = Ta strona jest po angielsku; wyjaśnienia przy stole są po polsku.
web-api = Boty i programy
web-api-help = API do pisania własnego bota
web-own-words = Własne rysunki i teksty. Bez związku z wydawcami gier. Wartości oznaczone jako odtworzone są nasze: zobacz „O tym wydaniu”.
web-players =
    { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
       *[many] { $n } graczy
    }

# stół
web-people = Gracze
web-drawer = Arkusz i przebieg gry
web-menu = Menu
web-parts = Części stołu
web-actions = Twój ruch
web-your-turn = Twoja kolej
web-you = Ty
web-away = nieobecność
web-total = Suma
web-undo = Cofnij
web-undo-asked = Pytamy pozostałych o zgodę na cofnięcie ruchu.
web-hint = Podpowiedź
web-turn-left = Obróć w lewo
web-turn-right = Obróć w prawo
web-cancel = Anuluj
web-confirm = Zatwierdź
web-yes = Tak
web-no = Nie
web-why-not = Tak nie można
web-not-a-move = „{ $text }” to nie jest ruch.
web-zoom-in = Powiększ
web-zoom-out = Pomniejsz
web-fit = Dopasuj widok
web-log = Przebieg gry
web-log-empty = Nie było jeszcze ruchów
web-chat = Czat
web-chat-label = Wiadomość do stołu
web-chat-placeholder = Napisz coś
web-mute = Wycisz
web-typed-label = Wpisz ruch (notacja zapisu gry)
web-typed-placeholder = Wpisz ruch
web-offline = Utracono połączenie. Twoje miejsce czeka; łączymy ponownie…
web-closed = Ten stół nie jest już dostępny. Odśwież stronę.
web-rematch-ready = Rewanż jest gotowy.
web-go-there = Przejdź
web-to-start = Na początek
web-step-back = Ruch wstecz
web-step-forward = Ruch naprzód
web-to-end = Na koniec
web-fork = Graj stąd z botami
web-back-to-now = Wróć do gry
web-record = Zapis gry
web-replay = Powtórka
web-rematch = Rewanż
web-boards = Plansze końcowe
web-result = Wynik
web-notify = Powiadom mnie o mojej kolei
web-invite-help = Każdy link wyślij jednej osobie: otwiera on miejsce przy tym stole.
web-nobody-comes = Nikt nie dołącza?
web-bot-help = Oddaj miejsce botowi; link przestanie działać.
web-seat-a-bot = Posadź bota
web-bot-in = Bot może zająć miejsce za { $n } min
web-bot-now = Nieobecność: miejsce może zająć bot
web-seat-lost = Pod twoją nieobecność miejsce zajął bot. Oglądasz grę.
web-rename = Zmień imię
web-copy-link = Skopiuj link
web-copy-watch = Skopiuj link dla widzów
web-commitment = Zobowiązanie do ukrytego ziarna losowego:
web-keys = Klawiatura
web-key-move = przejdź do następnej możliwości
web-key-enter = wybierz, potem zatwierdź
web-key-turn = obróć element
web-key-back = krok wstecz
web-key-why = dlaczego nie?
web-key-zoom = powiększenie, dopasowanie
web-key-heights = wysokości jako liczby
web-key-replay = wcześniejsze ruchy (w górę, w dół: rundy)
web-key-type = wpisz ruch

# chat and notifications
web-typed-move = Ruch
web-chat-send = Wyślij
web-chat-empty = Tu pojawiają się wiadomości do wszystkich przy stole.
web-use-chat = Wiadomości wpisuje się na czacie.
web-notify-granted = Włączone: powiadomienia przychodzą, dopóki ta strona jest otwarta.
web-notify-denied = Przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w ustawieniach witryny obok adresu.
web-notify-default = Przeglądarka jeszcze na to nie zezwoliła: odpowiedz na jej pytanie albo otwórz ustawienia witryny obok adresu.
web-notify-insecure = Przeglądarki wysyłają powiadomienia tylko z bezpiecznych adresów (https).

# zaproszenie
web-invited = Zaproszenie do gry { $game }
web-at-table = Stół { $name }
web-seat-for-you = twoje miejsce
web-here = przy stole
web-sit-down = Usiądź do stołu
web-only-watch = Tylko oglądaj
web-watch = Oglądaj
web-seat-of-present = To miejsce zajmuje { $name } – jest teraz przy stole.
web-seat-of-absent = To miejsce zajmuje { $name } – teraz nie ma tej osoby przy stole.
web-seat-of-bot = Na tym miejscu gra teraz bot { $name }. Link już nie działa, ale możesz oglądać grę.
web-same-player = To ja, na innym urządzeniu
web-same-player-help = Inni zobaczą, że grasz dalej na innym urządzeniu.

# notes punktowy
web-pad-player = Gracz { $n }
web-pad-add = Dodaj gracza
web-pad-reconstructed = Wiersze oznaczone { $sign } korzystają z wartości odtworzonych, które mogą się różnić od wydrukowanych w twoim pudełku:
web-pad-clear = Wyczyść wszystko

# a position
web-position = Pozycja
web-position-of = Pozycja w grze { $game }
web-position-next = Ruch: { $names }
web-position-chance = Teraz kości lub dobieranie.
web-position-seat = Twoje miejsce
web-position-bots = Pozostałe miejsca
web-position-play = Graj od tej pozycji
web-position-text = Tekst pozycji
web-position-show = Pokaż tę pozycję
