# Notifications: messages to players whose turn it is while their page is closed.

# the messages
notify-turn-title = Your turn: { $game }
notify-turn-line = { $player }, it is your turn at { $game }, table { $table }.
notify-time-title = Your time is up: { $game }
notify-time-line = { $player }, your time is up at { $game }, table { $table }.
notify-body = { $game }, table { $table }
notify-first-line = Messages about turns at { $game }, table { $table }, will arrive here.
notify-code-title = Your code for Poleis
notify-code-text = Your code: { $code }. Enter it at the table to be notified of your turns. If you did not ask for it, ignore this message.

# the panel at a table
notify-title = Notifications
notify-push-on = On: you are notified on this device, also when this page is closed.
notify-push-failed = This browser cannot be reached while the page is closed. You are notified while it is open.
notify-sound = Sound on my turn
notify-channel = Channel of friends
notify-channel-help = When it is your turn and you are away, the channel gets a message with your name, the game, the table and its address.
notify-service = Service
notify-url = Webhook address
notify-mail = E-mail
notify-send-code = Send a code
notify-code = Code from the e-mail
notify-confirm = Confirm
notify-quiet = Quiet hours
notify-quiet-help = Messages wait until the quiet hours are over.
notify-from = From
notify-until = Until
notify-save = Save
notify-end = Turn off
notify-saved = Saved.

# refusals
notify-bad-url = This is not a web address that begins with https.
notify-private-url = Messages go to public addresses only, not into a local network.
notify-webhook-failed = The first message did not arrive. Please check the address and the service.
notify-bad-mail = This is not an e-mail address.
notify-no-mail = This server sends no e-mail.
notify-mail-failed = The e-mail could not be sent. Please check the address.
notify-wrong-code = This is not the code, or it is used up. You can have a new one sent.
notify-bad-zone = The server does not know your time zone.
