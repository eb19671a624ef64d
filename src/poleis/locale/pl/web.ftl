# Strony i stół w przeglądarce.

web-app = Poleis
web-skip = Przejdź do treści
web-language = Język
web-theme-auto = Motyw: jak w systemie
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
web-no-account = bez konta: miejsce przy stole to link
web-lobby-title = Co dziś zbudujemy?
web-choose-game = Wybierz grę
web-seats = Miejsca
web-number-of-players = Liczba graczy
web-seat-n = Miejsce { $n }
web-seat-you = Ty, w tej przeglądarce
web-seat-link = Ktoś inny, przez link
web-seat-screen = Ktoś przy tym ekranie
web-seat-bot = Bot, { $level }
web-your-name = Twoje imię
web-name-of = Imię gracza { $n }
web-ways = Sposób gry
web-way-bots = Z botem
web-way-links = Ze znajomymi
web-way-screen = Jeden ekran
web-way-solo = Solo
web-options = Opcje
web-daily = Los dnia: dziś taki sam dla wszystkich
web-open-table = Otwórz stół
web-lobby-help = Gra zaczyna się od razu.
web-lobby-links = Linki dla innych osób są przy stole.
web-your-tables = Twoje stoły
web-no-tables = Tu pojawią się stoły, które otworzysz lub do których dołączysz w tej przeglądarce.
web-play = Graj
web-look = Zobacz
web-also-here = Poza tym
web-pad = Policz punkty przy stole
web-pad-help = zaznacz, co masz zbudowane, i odczytaj arkusz
web-rules-help = wszystkie zasady z numerami
web-rules-language = Ta strona jest po angielsku; wyjaśnienia przy stole są po polsku.
web-api = Boty i programy
web-api-help = interfejs dla własnego gracza
web-own-words = Własne rysunki, własne słowa. Bez związku z wydawcami gier. Wartości oznaczone jako odtworzone są nasze: zobacz „O tym wydaniu”.
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
web-undo-asked = Pytamy innych o zgodę na cofnięcie.
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
web-typed-label = Wpisz ruch tak jak w zapisie gry
web-typed-placeholder = Wpisz ruch
web-offline = Utracono połączenie. Twoje miejsce czeka; łączymy ponownie…
web-closed = Stół jest już nieosiągalny. Odśwież stronę.
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
web-invite-help = Wyślij każdy link jednej osobie. Kto go otworzy, zajmie to miejsce.
web-nobody-comes = Nikt nie przychodzi?
web-bot-help = Posadź tam bota; link przestanie działać.
web-seat-a-bot = Posadź bota
web-rename = Zmień imię
web-copy-link = Skopiuj link
web-copy-watch = Skopiuj link do oglądania
web-commitment = Zobowiązanie do ukrytego ziarna losowego:
web-keys = Klawiatura
web-key-move = przejdź do tego, co można wybrać
web-key-enter = wybierz, potem zatwierdź
web-key-turn = obróć element
web-key-back = krok wstecz
web-key-why = dlaczego nie?
web-key-zoom = powiększenie, dopasowanie
web-key-heights = wysokości jako liczby
web-key-replay = wcześniejsze ruchy (w górę, w dół: rundy)
web-key-type = wpisz ruch

# notes punktowy
web-pad-player = Gracz { $n }
web-pad-add = Dodaj gracza
web-pad-clear = Wyczyść wszystko
