# What the server of the table says: status line, answers, results. Pages are in web.ftl.

server-your-turn = Your turn
server-turn-of = { $name } to move
server-waiting = Waiting for { $names }
server-waiting-for-players = Waiting for players
server-thinking = { $name } is thinking…
server-over = Game over
server-open-seat = Free seat { $n }
server-player = Player { $n }
server-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
server-looking-at = { $n ->
    [0] You look at the start
   *[other] You look at move { $n }
}
server-reason = { $n ->
    [0] Expected, best first: { $options }
    [one] Looked at { $n } continuation; expected, best first: { $options }
   *[other] Looked at { $n } continuations; expected, best first: { $options }
}
server-reason-alone = { $n ->
    [0] Expected: { $value }
    [one] Looked at { $n } continuation; expected: { $value }
   *[other] Looked at { $n } continuations; expected: { $value }
}
server-reason-option = { $action } ({ $value })
server-reason-chosen = { $action } ({ $value }, chosen)
server-hint = { $action }; expected lead at the end: { $value }
server-hint-only = { $action }; nothing else is possible
server-why-none = It goes with nothing that you can choose now.

## Bots

server-bot-random = random
server-bot-random-detail = plays anything that is allowed
server-bot-greedy = greedy
server-bot-greedy-detail = takes the most points at once
server-bot-mcts-easy = easy
server-bot-mcts-easy-detail = thinks for a moment
server-bot-mcts-medium = medium
server-bot-mcts-medium-detail = plans ahead
server-bot-mcts-strong = strong
server-bot-mcts-strong-detail = thinks up to half a second a decision

## Answers

server-illegal = Not allowed now.
server-not-your-turn = It is not your turn.
server-no-action = This is not a move.
server-nothing-to-undo = There is nothing to take back.
server-stale = The position has changed. Please choose again.
server-busy = The bots are busy. Try again in a moment.
server-no-fork = This position cannot be played on.
server-seat-taken = This seat is not free any more.
server-against-rules = { $what } is against the rules: { $reasons }
server-bad-position = The position does not fit: { $reason }
server-old-rules = This table was opened with older rules that the server no longer has.
server-wrong-host = The server does not go by this name. Whoever runs it can allow the name with --name.
server-wrong-origin = This came from another page, and only the pages of this server may ask for it.
server-error = Something went wrong. Nothing was lost.
server-bad-message = The message was not understood.
server-too-fast = Too many messages. Wait a moment.
server-too-large = The message is too long.
server-no-seat = You are watching; you have no seat here.
server-no-ply = There is no such position.
server-not-over = The game is not over yet.
server-asks-undo = { $name } asks to take back a move.
server-asks-undo-both = { $name } asks to take back a move. What you have done since then would be taken back, too.
server-undo-granted = Undo granted.
server-undo-refused = Undo refused.
server-undo-closed = This question is settled.

## The end

server-you-won = You won!
server-won = Winner: { $name }
server-shared = Shared victory: { $names }
server-you-lost = You lost.
server-nobody-won = Nobody won.
server-place = { $n }.
server-audit = Chance was fixed before the first move: with the record everybody can check it.

## Pages

server-crumb = { $name }, { $n ->
    [one] { $n } player
   *[other] { $n } players
}
server-table-over = finished
server-table-yours = your turn
server-api-help = The doors for programs. How a bot takes a seat, and what travels over the WebSocket, is told in docs/reference/protocol.md of the source. The same description for programs:
server-not-found = There is no such page.
server-table-not-found = There is no such table.
server-link-not-found = This link leads to no seat.
server-refused = This is not possible.
server-hidden = Something is still hidden; the record can be had when the game is over.

## About this edition

server-about-credit = { $game } is a board game by { $designer }, published by { $publisher }{ $year ->
    [none] {""}
   *[other] {" "}({ $year })
}. Poleis is not affiliated with the publisher; its drawings and its words are its own.
server-about-data = The other tables are the data of this edition as it is kept, in English.
server-about-why = Some values are printed on components that no public source shows. They were chosen so that they agree with everything that is known:
server-about-values = { $n ->
    [one] Data: { $n } value
   *[other] Data: { $n } values
}
server-about-sources = Where the values come from
server-about-disagreements = Where the sources disagree
server-about-ours = Reconstructed values
server-about-none = No value of this game is reconstructed.
server-about-column-what = About
server-about-column-source = Source
server-about-column-finding = Finding
server-about-column-chosen = Chosen
server-about-column-value = Value
server-about-column-basis = Basis
