## Seats that change hands

seat-take-back = Take my seat back
seat-given-up = You resigned, and a bot plays your seat until the end. You are watching.
seat-give-to-bot = Give the seat to a bot
seat-vacant-help = The people at the table decide together. The player can take the seat back at any time.
seat-bot-in-hours = A bot can take the seat in { $n } h
seat-scan = Scan the code to sit down
seat-notice-back = { $name } is back and takes over from { $bot }.
seat-notice-resigned = { $name } resigned.
seat-notice-given-up = { $name } resigned. The bot { $bot } plays on until the end.
seat-notice-abandoned = The game was abandoned together.
stint-from = from move { $n } { $name }
stint-bot = { $name } (bot, { $level })

## The end by agreement

seat-resign = Resign
seat-resign-two = The game ends and the other player wins. This cannot be undone.
seat-resign-more = A bot plays your seat until the end. You cannot take the seat back.
seat-nobody-wins = Nobody sits opposite you yet. You can abandon the game instead.
seat-resigned = { $name } resigned. The points are those of the last position.
seat-abandoned = The game was abandoned
seat-points-so-far = It has no result. The points are those of the last position.

## Votes

vote-abandon = Abandon the game
vote-abandon-help = The game ends without a result if everybody at the table agrees. This cannot be undone.
vote-abandon-yes = Abandon
vote-asked = Asking the others at the table.
vote-asks-bot = { $name } would like a bot ({ $level }) to play for { $player }, who is away. Do you agree?
vote-asks-abandon = { $name } would like to abandon the game. It would have no result. Do you agree?
vote-carried = The proposal was accepted.
vote-refused = The proposal was declined.
vote-back = { $name } is back. The vote is over.
vote-closed = This vote is over.
vote-open = Another vote is still open.
vote-needed = Others are at the table: they have a vote. Open the table and propose it there.
vote-left-just-now = { $n ->
    [one] { $name } was here a moment ago and must agree, too. Wait for { $n } minute, or resign.
   *[other] { $name } was here a moment ago and must agree, too. Wait for { $n } minutes, or resign.
}

## Devices

device-title = My devices
device-lobby-help = take your tables to your phone
device-intro = All your tables, on every device of yours. No account needed.
device-this = this device
device-unnamed = A browser
device-since = since { $day }
device-remove = Remove
device-remove-named = Remove { $name }
device-remove-help = A device that you remove no longer has your tables. They stay on your other devices.
device-qr = QR
device-add = Add a device
device-add-help = You get a link and a QR code that work once, within 24 hours. Anyone who opens the link gets all your tables: do not send it to anybody else.
device-new-link = Make a link
device-scan = Scan the code with your other device, or open the link there. It works once, within 24 hours, and is shown only now.
device-code = QR code of the link
device-open-links = { $n ->
    [one] { $n } link has not been used yet.
   *[other] { $n } links have not been used yet.
}
device-revoke = { $n ->
    [one] Revoke the link
   *[other] Revoke all links
}
device-no-link = This link is not valid. It may have been used already, or it has expired. Make a new one on your other device.
device-move = Your tables on this device
device-move-text = { $n ->
    [0] The device that made this link has no tables yet. From now on, both share theirs.
    [one] This device gets { $n } table of the device that made this link. From now on, both share theirs.
   *[other] This device gets the { $n } tables of the device that made this link. From now on, both share theirs.
}
device-move-mine = { $n ->
    [one] The table of this device comes along.
   *[other] The { $n } tables of this device come along.
}
device-move-here = Bring my tables here
device-move-warning = Only do this on a device of your own.
device-known = This device has your tables already.
device-seat = This is the link of { $name } for another device. Continue with this seat here?
device-continue = Continue here
device-used-once = The link works once. The others will see that you continue on another device.
device-where = Are you the same player? Open the table on the device where you play, tap People, then Continue on another device, and use the link or the QR code shown there.
device-elsewhere = Continue on another device
device-elsewhere-help = Scan the code, or open the link on your other device. It works once and opens only your seat.
device-all-tables = Move all my tables

## Who can reach this server

reach-local = Only this computer can open this link.
reach-how = To let others in, restart the server with one of these commands:
