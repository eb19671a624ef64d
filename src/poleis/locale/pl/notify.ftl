# Powiadomienia: wiadomości do graczy, na których ruch czekamy, gdy ich strona jest zamknięta.

# wiadomości
notify-turn-title = Twoja kolej: { $game }
notify-turn-line = { $player }: Twoja kolej w grze { $game }, stół { $table }.
notify-time-title = Twój czas minął: { $game }
notify-time-line = { $player }: Twój czas minął w grze { $game }, stół { $table }.
notify-body = { $game }, stół { $table }
notify-first-line = Tutaj będą przychodzić wiadomości o ruchach w grze { $game }, stół { $table }.
notify-code-title = Twój kod do Poleis
notify-code-text = Twój kod: { $code }. Wpisz go przy stole, aby dostawać powiadomienia o swojej kolei. Jeśli to nie Ty o niego prosisz, zignoruj tę wiadomość.

# panel przy stole
notify-title = Powiadomienia
notify-push-on = Włączone: powiadomienia przychodzą na to urządzenie także po zamknięciu tej strony.
notify-push-failed = Po zamknięciu strony ta przeglądarka jest nieosiągalna. Powiadomienia przychodzą, dopóki strona jest otwarta.
notify-sound = Dźwięk w mojej kolei
notify-channel = Kanał znajomych
notify-channel-help = Gdy jest Twoja kolej, a Ciebie nie ma, kanał dostaje wiadomość z Twoim imieniem, grą, stołem i jego adresem.
notify-service = Usługa
notify-url = Adres webhooka
notify-mail = E-mail
notify-send-code = Wyślij kod
notify-code = Kod z e-maila
notify-confirm = Potwierdź
notify-quiet = Cisza nocna
notify-quiet-help = Wiadomości czekają do końca ciszy.
notify-from = Od
notify-until = Do
notify-save = Zapisz
notify-end = Wyłącz
notify-saved = Zapisano.

# odmowy
notify-bad-url = To nie jest adres, który zaczyna się od https.
notify-private-url = Wiadomości idą tylko na adresy publiczne, nie do sieci lokalnej.
notify-webhook-failed = Pierwsza wiadomość nie dotarła. Sprawdź adres i usługę.
notify-bad-mail = To nie jest adres e-mail.
notify-no-mail = Ten serwer nie wysyła e-maili.
notify-mail-failed = Nie udało się wysłać e-maila. Sprawdź adres.
notify-wrong-code = To nie ten kod albo kod stracił ważność. Możesz poprosić o nowy.
notify-bad-zone = Serwer nie zna Twojej strefy czasowej.
