# The pages and the table in the browser. Nothing here belongs to one game.

web-app = Poleis
web-skip = Skip to the content
web-language = Language
web-theme-auto = Theme: system
web-theme-light = Theme: light
web-theme-dark = Theme: dark
web-copied = Link copied
web-copy-by-hand = Press Ctrl+C
web-failed = That did not work. Please try again.
web-rules = Rules
web-about = About this edition
web-contents = Contents
web-lobby = Lobby

# the lobby
web-no-account = No account needed: every seat has its own link
web-lobby-title = What shall we build tonight?
web-choose-game = Choose a game
web-seats = Seats
web-number-of-players = Number of players
web-seat-n = Seat { $n }
web-seat-you = You
web-seat-link = Friend (invite link)
web-seat-screen = Another player on this device
web-seat-bot = Bot, { $level }
web-your-name = Your name
web-name-of = Name of player { $n }
web-ways = How to play
web-way-bots = Against a bot
web-way-links = With friends
web-way-screen = One screen
web-way-solo = Solo
web-bots-are-weaker = Bots are weaker than their level says until Poleis is compiled.
web-options = Options
web-daily = Daily challenge: same draw for everyone
web-open-table = Open the table
web-lobby-help = The game starts right away.
web-lobby-links = You get the invite links at the table.
web-your-tables = Your tables
web-no-tables = Tables that you open or join in this browser appear here.
web-play = Play
web-look = View
web-also-here = Also here
web-pad = Score a physical game
web-pad-help = Tap in what you built, get the score
web-rules-help = Short rules, and every rule by number
web-rules-language = This page is in English.
web-api = Bots and programs
web-api-help = API for writing your own bot
web-own-words = Original drawings and texts. Not affiliated with the publishers. Values marked as reconstructed are ours: see About this edition.
web-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }

# the table
web-people = People
web-drawer = Sheet and log
web-menu = Menu
web-parts = Parts of the table
web-actions = Your move
web-your-turn = Your turn
web-you = You
web-away = away
web-total = Total
web-undo = Undo
web-undo-asked = Asking the others to allow a takeback.
web-hint = Hint
web-turn-left = Turn left
web-turn-right = Turn right
web-cancel = Cancel
web-confirm = Confirm
web-yes = Yes
web-no = No
web-why-not = Not possible
web-not-a-move = “{ $text }” is not a move.
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-fit = Fit to view
web-log = Log
web-log-empty = No moves yet
web-chat = Chat
web-chat-label = Message to the table
web-chat-placeholder = Say something
web-mute = Mute
web-typed-label = Type a move (notation)
web-typed-placeholder = Type a move
web-offline = Connection lost. Your place is kept; reconnecting…
web-closed = This table is no longer available. Please reload the page.
web-rematch-ready = A rematch has been set up.
web-go-there = Go there
web-to-start = To the start
web-step-back = One move back
web-step-forward = One move forward
web-to-end = To the end
web-fork = Play from here against bots
web-back-to-now = Back to now
web-record = Record
web-replay = Replay
web-rematch = Rematch
web-boards = Final boards
web-result = Result
web-notify = Notify me when it is my turn
web-invite-help = Send each link to one person: it opens a seat at this table.
web-nobody-comes = Nobody joining?
web-bot-help = Give the seat to a bot; the link stops working.
web-seat-a-bot = Seat the bot
web-bot-in = A bot can take the seat in { $n } min
web-bot-now = Away: a bot can take the seat
web-seat-lost = You were away, and a bot plays your seat now. You are watching.
web-rename = Rename
web-copy-link = Copy link
web-copy-watch = Copy spectator link
web-commitment = Commitment to the hidden seed:
web-keys = Keyboard
web-key-move = move between choices
web-key-enter = choose, then confirm
web-key-turn = turn the piece
web-key-back = one step back
web-key-why = why not?
web-key-zoom = zoom, fit
web-key-heights = heights as numbers
web-key-replay = browse earlier moves (Up, Down: rounds)
web-key-type = type a move

# chat and notifications
web-typed-move = Move
web-chat-send = Send
web-chat-empty = Messages to everybody at the table appear here.
web-use-chat = Messages go into the chat.
web-notify-granted = On: you are notified while this page is open.
web-notify-denied = Your browser blocks notifications from this page. Allow them in its site settings, beside the address.
web-notify-default = Your browser has not allowed it yet: answer its question, or open the site settings beside the address.
web-notify-insecure = Browsers notify only from secure addresses (https).

# the invitation
web-invited = You are invited to { $game }
web-at-table = Table { $name }
web-seat-for-you = your seat
web-here = at the table
web-sit-down = Sit down
web-only-watch = Only watch
web-watch = Watch
web-seat-of-present = This seat is taken by { $name }, who is at the table now.
web-seat-of-absent = This seat is taken by { $name }, who is away now.
web-seat-of-bot = A bot, { $name }, plays this seat now. The link is no longer valid, but you can watch.
web-same-player = I am the same player on another device
web-same-player-help = The others will see that you continue on another device.

# the score pad
web-pad-player = Player { $n }
web-pad-add = Add a player
web-pad-reconstructed = Lines marked { $sign } use reconstructed values, which may differ from those printed in your box:
web-pad-clear = Clear everything

# a position
web-position = Position
web-position-of = A position of { $game }
web-position-next = To move: { $names }
web-position-chance = Dice or draws come next.
web-position-seat = Your seat
web-position-bots = The other seats
web-position-play = Play from here
web-position-text = Position text
web-position-show = Show this position
