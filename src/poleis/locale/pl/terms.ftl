# Na co umówili się gracze przy stole, poza opcjami gry.
terms-time = Czas
terms-time-none = Bez zegara
terms-time-live = Na żywo
terms-time-slow = Przez wiele dni
terms-time-move = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
   *[many] { $n } minut
} na ruch{ $seconds ->
    [0] {""}
   *[other] {" "}+ do { $seconds } s w zapasie
}
terms-time-game = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
   *[many] { $n } minut
} na gracza{ $seconds ->
    [0] {""}
   *[other] {" "}+ { $seconds } s na turę
}
terms-time-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
   *[many] { $n } dni
} na ruch
terms-at-end = Gdy czas się skończy
terms-at-end-nothing = Nic się nie dzieje
terms-at-end-nudge = Gracz dostaje przypomnienie
terms-at-end-move = Bot wykonuje ruch
terms-at-end-bot = Bot przejmuje miejsce
terms-hints = Podpowiedzi dozwolone
