# The words of the shell: command line, lobby, table. Nothing here belongs to one game.

language-name = Polski
answer-yes = tak
answer-no = nie
number-tenths = { $sign }{ $whole },{ $tenth }
sheet-total = Suma
points-count = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
sheet-points = punkty
rule-link = { $rule }, otwiera się w nowej karcie
sheet-reconstructed = korzysta z wartości odtworzonych

## Seats

seat-you = Ty
seat-player = Gracz { $number }
bot-thinking = { $name } myśli…

## The status line

status-round = Runda { $number } z { $total }
status-your-turn = Twoja kolej
status-turn = Ruch wykonuje { $name }

## A session

welcome = { $game }. Polecenie „pomoc” działa zawsze; „koniec” kończy i na życzenie zapisuje grę.
welcome-back = { $game }: gra toczy się dalej; { $plies ->
    [one] wykonano { $plies } ruch
    [few] wykonano { $plies } ruchy
   *[many] wykonano { $plies } ruchów
}.
list-best = Najlepsze ruchy teraz, szacunek w punktach:
preview = { $move }
prompt = ruch albo pomoc
preview-confirm = Enter: zatwierdź
cannot-pay = nie stać cię na to
typed-nothing = Wpisz ruch albo „pomoc”.
typed-nonsense = „{ $typed }” nie jest ruchem ani poleceniem. Oba wyjaśnia „pomoc”.
typed-ambiguous = „{ $typed }” może znaczyć: { $commands }.
game-is-over = Gra jest skończona.
moves-count = { $count ->
    [one] { $count } możliwy ruch:
    [few] { $count } możliwe ruchy:
   *[many] { $count } możliwych ruchów:
}
log-turn = { $name }: { $what } ({ $points ->
    [one] { $gain } punkt
    [few] { $gain } punkty
   *[many] { $gain } punktów
})

## Why not

why-what = Podaj ruch, na przykład: dlaczego { $move }
why-refused = { $move } – niedozwolone: { $reason }
why-allowed = { $move } – dozwolone.
why-incomplete = To tylko początek ruchu; podaj go do końca.

## Hints

hint-says = { $bot } proponuje: { $move }
hint-value-now = Punkty, które ruch daje od razu:
hint-value-end = W porównaniu z nim, w punktach na koniec gry:

## Undo

undo-done = Cofnięto.
undo-nothing = Nie ma czego cofnąć.
undo-ask = Ujawniono coś nowego albo ktoś inny wykonał ruch. Zgoda na cofnięcie – { $names }? (tak, nie)
undo-refused = Odmowa cofnięcia.

## Looking around

look-who = Podaj numer miejsca od 1 do { $seats }.
lang-which = Podaj jeden z: { $languages }.

## Keeping games

resumed-new-seed = Od tej chwili gra korzysta z nowego ziarna: sprawdzić można tylko dalsze ruchy.
saved-unfinished = Zapisano w pliku { $file }. Dalszy ciąg: poleis play { $game } --resume { $file }
saved-finished = Zapisano w pliku { $file }. Powtórka: poleis replay { $file }. Lepsze ruchy: poleis review { $file }
save-failed = Nie można zapisać pliku { $file }: { $reason }
save-taken = Plik { $file } już istnieje i nie jest zapisem tej gry. Wybierz inną nazwę.
quit-offer = Zapisać grę? Enter: w pliku { $file }; albo inna nazwa pliku; albo nie

## The end

result-heading = Koniec gry
result-place = { $place }. { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
result-won = Wygrywasz!
result-lost = Przegrywasz.
result-shared = Wspólne zwycięstwo!
end-offer = Więcej pokażą: wynik, przebieg i pokaż; „zapisz PLIK” zachowuje zapis gry; Enter kończy.

## Commands: the word in this language, and what it does

command-help = pomoc
command-help-help = ta lista
command-moves = ruchy
command-moves-help = wszystko, co jest teraz możliwe
command-hint = podpowiedź
command-hint-help = co zrobiłby silny bot
command-why = dlaczego
command-why-help = dlaczego ruch jest niedozwolony, z numerem zasady
command-undo = cofnij
command-undo-help = cofa twoją ostatnią decyzję
command-score = wynik
command-score-help = arkusze punktacji z numerami zasad
command-look = pokaż
command-look-help = obszar gracza; bez numeru: wszystkich graczy
command-log = przebieg
command-log-help = przebieg gry do tej chwili
command-save = zapisz
command-save-help = zapisuje grę w pliku
command-lang = język
command-lang-help = zmienia język
command-quit = koniec
command-quit-help = kończy; przedtem można zapisać grę
command-rotate = obróć
command-rotate-help = (podczas podglądu ruchu) następny możliwy tam obrót
command-spin = przestaw
command-spin-help = (podczas podglądu ruchu) to samo miejsce, inne ułożenie
command-cancel = anuluj
command-cancel-help = (podczas podglądu ruchu) wybierz jeszcze raz
argument-move = RUCH
argument-seat = NUMER
argument-file = PLIK
argument-language = JĘZYK

help-moves = Wpisz ruch w notacji zapisu gry. Wystarczy jego koniec; sam początek pokaże, co jest możliwe; możesz też podać numer z listy. Enter zatwierdza podgląd.
help-commands = Polecenia (wystarczy początek):

## Replay

replay-position = Ruch { $number } z { $total }
replay-keys = → n: naprzód · ← p: wstecz · ↑ ↓: runda · Home End · numer Enter · q: koniec
replay-number = Przejdź do ruchu: { $digits }

## Cards whose values were corrected

corrected-values = Poprawione w components.json: { $values }.

## Lekcje

learn-next = Enter: dalej
learn-press-enter = Naciśnij sam Enter, aby przejść dalej.
learn-answer = od 1 do { $n }
learn-not-yet = Jeszcze nie.
learn-no-undo = Lekcja od razu wykonuje dobry ruch i nigdy go nie cofa.
learn-done = To koniec tej lekcji. Brawo!
learn-left = Lekcja przerwana w kroku { $step }.
learn-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
   *[many] { $n } minut
}
learn-checked = { $file }: dobrze, { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
}
