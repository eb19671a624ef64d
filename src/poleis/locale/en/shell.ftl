# The words of the shell: command line, lobby, table. Nothing here belongs to one game.

language-name = English
answer-yes = yes
answer-no = no
number-tenths = { $sign }{ $whole }.{ $tenth }
sheet-total = Total
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sheet-points = points
rule-link = { $rule }, opens in a new tab
sheet-reconstructed = uses reconstructed values

## Seats

seat-you = You
seat-player = Player { $number }
bot-thinking = { $name } is thinking…

## The status line

status-round = Round { $number } of { $total }
status-your-turn = Your turn
status-turn = { $name } to move

## A session

welcome = { $game }. Type help at any time; quit saves the game if you like.
welcome-back = { $game }: the game goes on after { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
}.
list-best = Best moves now, estimated in points:
preview = { $move }
prompt = move or help
preview-confirm = Enter: confirm
cannot-pay = you cannot pay for it
typed-nothing = Type a move, or help.
typed-nonsense = “{ $typed }” is neither a move nor a command. Type help to see both.
typed-ambiguous = “{ $typed }” could be: { $commands }.
game-is-over = The game is over.
moves-count = { $count ->
    [one] { $count } move is possible:
   *[other] { $count } moves are possible:
}
log-turn = { $name }: { $what } ({ $points ->
    [one] { $gain } point
   *[other] { $gain } points
})

## Why not

why-what = Write a move after it, for example: why { $move }
why-refused = { $move } is not allowed: { $reason }
why-allowed = { $move } is allowed.
why-incomplete = That is only the beginning of a move; write it to its end.

## Hints

hint-says = { $bot } would play: { $move }
hint-value-now = Points that each move scores right away:
hint-value-end = Compared with it, in points at the end of the game:

## Undo

undo-done = Taken back.
undo-nothing = There is nothing to take back.
undo-ask = New information was revealed or another player has moved. Do you agree, { $names }? (yes, no)
undo-refused = Undo refused.

## Looking around

look-who = Write the number of a seat, from 1 to { $seats }.
lang-which = Write one of { $languages }.

## Keeping games

resumed-new-seed = From here on the game uses a new seed: only later moves can be audited.
saved-unfinished = Saved in { $file }. Go on with: poleis play { $game } --resume { $file }
saved-finished = Saved in { $file }. Replay it: poleis replay { $file }. Find better moves: poleis review { $file }
save-failed = { $file } cannot be written: { $reason }
save-taken = There is a file { $file } already, and it is not of this game. Choose another name.
quit-offer = Save the game? Enter: in { $file }; or another file name; or no

## The end

result-heading = The game is over
result-place = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-won = You won!
result-lost = You lost.
result-shared = You share the victory!
end-offer = score, log and look show more; save FILE keeps the record; Enter leaves.

## Commands: the word in this language, and what it does

command-help = help
command-help-help = this list
command-moves = moves
command-moves-help = everything that is possible now
command-hint = hint
command-hint-help = what a strong bot would do
command-why = why
command-why-help = why a move is not allowed, with the rule
command-undo = undo
command-undo-help = take back your last decision
command-score = score
command-score-help = the score sheets, with the rules that give the points
command-look = look
command-look-help = the area of a seat; without a number, of all seats
command-log = log
command-log-help = what has happened so far
command-save = save
command-save-help = write the game to a file
command-lang = language
command-lang-help = change the language
command-quit = quit
command-quit-help = leave; you can save first
command-rotate = rotate
command-rotate-help = (while a move is previewed) the next rotation that is possible there
command-spin = spin
command-spin-help = (while a move is previewed) the same place, turned another way
command-cancel = cancel
command-cancel-help = (while a move is previewed) choose again
argument-move = MOVE
argument-seat = NUMBER
argument-file = FILE
argument-language = LANGUAGE

help-moves = Type a move in record notation. Its end is enough; its beginning lists what is possible; or type a number of the list. Enter confirms the preview.
help-commands = Commands (a beginning is enough):

## Replay

replay-position = Move { $number } of { $total }
replay-keys = → n: next · ← p: back · ↑ ↓: round · Home End · number Enter · q: leave
replay-number = Go to move: { $digits }

## Cards whose values were corrected

corrected-values = Corrected in components.json: { $values }.

## Lessons

learn-next = Enter: go on
learn-press-enter = Press Enter alone to go on.
learn-answer = 1 to { $n }
learn-not-yet = Not yet.
learn-no-undo = A lesson plays a right move at once and never takes it back.
learn-done = You have finished this lesson.
learn-left = You have left the lesson at step { $step }.
learn-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
learn-checked = { $file }: ok, { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
