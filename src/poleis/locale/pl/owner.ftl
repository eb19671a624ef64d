# Strona właściciela serwera.
owner-title = Strona właściciela
owner-in-memory = stoły w pamięci
owner-players = połączenia graczy
owner-spectators = połączenia widzów
owner-bot-queue = zadania czekające na boty
owner-delay = opóźnienie serwera w ostatniej minucie
owner-ms = { $ms } ms
owner-tables = stoły w bazie danych
owner-running = gry w toku
owner-today = z ruchem w ciągu 24 godzin
owner-several = Kilka serwerów dzieli bazę danych: stoły i obciążenie dotyczą tego serwera.
owner-refresh = Odśwież
owner-reports = { $n ->
    [0] Zgłoszenia
    [one] { $n } zgłoszenie
    [few] { $n } zgłoszenia
    [many] { $n } zgłoszeń
   *[other] { $n } zgłoszenia
}
owner-no-reports = Brak nowych zgłoszeń.
owner-to-table = do stołu
owner-table-gone = stół został usunięty
owner-done = Załatwione
owner-live = Stoły w pamięci
owner-no-tables = Teraz nikt nie gra.
owner-connections = połączeni gracze: { $players }, widzowie: { $spectators }
owner-moved = ostatnia zmiana { $ago }
owner-just-now = przed chwilą
owner-minutes-ago = { $n } min temu
owner-hours-ago = { $n } godz. temu
owner-days-ago = { $n ->
    [one] { $n } dzień temu
    [few] { $n } dni temu
    [many] { $n } dni temu
   *[other] { $n } dnia temu
}
owner-close = Zamknij…
owner-close-help = Nikt nie będzie mógł grać dalej. Stół pozostanie do wglądu.
owner-close-now = Zamknij na stałe
owner-close-table = Zamknij na stałe stół { $table }
owner-closed = Właściciel serwera zamknął ten stół. Można go oglądać, ale nie grać dalej.
owner-closed-short = Zamknięty: tylko podgląd
