# What the server of the table says: status line, answers, results. Pages are in web.ftl.

server-your-turn = Your turn
server-turn-of = { $name } to move
server-waiting = Waiting for { $names }
server-waiting-for-players = Waiting for players
server-thinking = { $name } is thinking…
server-bot-stopped = { $name } has stopped: the bot failed
server-bot-stopped-help = The game waits for a restart of the server; its log has the reason.
server-bots-paused = Waiting for the person who opened the table
server-over = Game over
server-open-seat = Free seat { $n }
server-player = Player { $n }
server-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
server-looking-at = { $n ->
    [0] Viewing the start
   *[other] Viewing move { $n }
}
server-reason-alone = { $n ->
    [0] Expected result: { $outcome }
    [one] Looked at { $n } line of play; expected result: { $outcome }
   *[other] Looked at { $n } lines of play; expected result: { $outcome }
}
server-reason-now-alone = { $n ->
    [0] Points right away: { $value }
    [one] Compared { $n } move; points right away: { $value }
   *[other] Compared { $n } moves; points right away: { $value }
}
server-outcome-ahead = win by about { $n ->
    [one] { $n } point
   *[other] { $n } points
}
server-outcome-behind = lose by about { $n ->
    [one] { $n } point
   *[other] { $n } points
}
server-outcome-even = about even
server-outcome-score = about { $n ->
    [one] { $n } point
   *[other] { $n } points
}
server-hint-only = { $action }; nothing else is possible
server-why-none = Nothing that you can do now uses this.

## Bots

server-bot-random = random
server-bot-greedy = greedy
server-bot-mcts-easy = easy
server-bot-mcts-medium = medium
server-bot-mcts-strong = strong

## Answers

server-illegal = Not allowed now.
server-not-your-turn = It is not your turn.
server-no-action = This is not a move.
server-nothing-to-undo = There is nothing to take back.
server-stale = The position has changed. Please choose again.
server-busy = The bots are busy. Try again in a moment.
server-no-fork = You cannot play on from this position.
server-seat-taken = This seat is not free any more.
server-seat-online = This player is at the table.
server-seat-too-soon = { $n ->
    [one] This player was here a moment ago. A bot can take the seat in { $n } minute.
   *[other] This player was here a moment ago. A bot can take the seat in { $n } minutes.
}
server-notice-device = { $name } continues on another device.
server-notice-bot = { $name } was away. The bot { $bot } plays on from here.
server-against-rules = { $what } is against the rules: { $reasons }
server-bad-position = The position is not valid: { $reason }
server-frozen = This game began with other rules (version { $old }; the server has version { $new }), so it cannot go on. You can look through it and download its record.
server-frozen-over = This game was played with other rules (version { $old }; the server has version { $new }). Boards and points are shown by the present rules.
server-frozen-broken = This game began with other rules than the server has now, so it cannot go on. It is shown up to move { $n }; the record has all of it.
server-frozen-short = Other rules: view only
server-lost-game = The game “{ $game }” is no longer installed on this server. The record can still be downloaded.
server-lost-setup = The game “{ $game }” no longer has the options of this table. The record can still be downloaded.
server-lost-short = The game is no longer installed here
server-wrong-host = This server does not accept this host name. Its operator can allow it with --name.
server-wrong-origin = This request came from another site. Only pages of this server may send it.
server-error = Something went wrong. Nothing was lost.
server-disk-full = The server's disk is full. Nothing was changed.
server-database-failed = The server cannot reach its database. Nothing was changed; try again in a moment.
server-owner-away = The server that runs this table does not answer. Try again in a moment.
server-bad-message = The message was not understood.
server-too-fast = Too many messages. Wait a moment.
server-replaced = Replaced by a newer request.
server-drawing-spent = You ask for drawings faster than the server makes them. Wait a moment.
server-moves-skipped = The server is busy, so spectators skip some moves.
server-too-large = The message is too long.
server-no-seat = You are watching; you have no seat here.
server-no-ply = There is no such position.
server-not-over = The game is not over yet.
server-asks-undo = { $name } asks to take back a move. Allow it?
server-asks-undo-both = { $name } asks to take back a move. Your moves since then would be undone too. Allow it?
server-undo-granted = Undo granted.
server-undo-refused = Undo refused.
server-undo-open = Another takeback is being decided.
server-undo-closed = This request has already been answered.

## The end

server-you-won = You won!
server-won = Winner: { $name }
server-shared = Shared victory: { $names }
server-you-lost = You lost.
server-nobody-won = Nobody won.
server-place = { $n }.
server-audit = The shuffle was fixed before the first move; anyone can verify it from the record.

## Pages

server-crumb = { $name }, { $n ->
    [one] { $n } player
   *[other] { $n } players
}
server-table-over = finished
server-table-yours = your turn
server-api-help = The HTTP API for programs. docs/reference/protocol.md in the source explains how a bot takes a seat and which messages the WebSocket carries. The same description, machine-readable:
server-not-found = There is no such page.
server-table-not-found = There is no such table.
server-link-not-found = This link leads to no seat.
server-refused = This is not possible.
server-hidden = Some cards or choices are still hidden; you can download the record when the game is over.

## About this edition

server-about-credit = { $game } is a board game by { $designer }, published by { $publisher }{ $year ->
    [none] {""}
   *[other] {" "}({ $year })
}. Poleis is not affiliated with the publisher; its drawings and its words are its own.
server-about-data = The lists that unfold are the data file of this edition, in English.
server-about-why = Some values are printed on components that no public source shows. We chose them to agree with everything that is known:
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
