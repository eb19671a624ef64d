# The pages and the table in the browser. Nothing here belongs to one game.

web-app = Poleis
web-skip = Skip to the content
web-language = Language
web-theme-auto = Theme: as the system has it
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
web-no-account = no account needed: a seat is a link
web-lobby-title = What shall we build tonight?
web-choose-game = Choose a game
web-seats = Seats
web-number-of-players = Number of players
web-seat-n = Seat { $n }
web-seat-you = You, in this browser
web-seat-link = Somebody else, by link
web-seat-screen = Somebody at this screen
web-seat-bot = Bot, { $level }
web-your-name = Your name
web-name-of = Name of player { $n }
web-ways = How to play
web-way-bots = Against a bot
web-way-links = With friends
web-way-screen = One screen
web-way-solo = Solo
web-options = Options
web-daily = Luck of the day: the same for everybody today
web-open-table = Open the table
web-lobby-help = The game begins at once.
web-lobby-links = Links for other people are at the table.
web-your-tables = Your tables
web-no-tables = Tables that you open or join with this browser are listed here.
web-play = Play
web-look = Look
web-also-here = Also here
web-pad = Score a physical game
web-pad-help = tap what you built, read the sheet
web-rules-help = all rules by number
web-rules-language = This page is in English.
web-api = Bots and programs
web-api-help = the interface for your own player
web-own-words = Own drawings, own words. Not affiliated with the publishers. Values marked as reconstructed are ours: see About this edition.
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
web-undo-asked = The others are asked whether you may take it back.
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
web-typed-label = Type a move as the record has it
web-typed-placeholder = Type a move
web-offline = Connection lost. Your place is kept; reconnecting…
web-closed = The table cannot be reached any more. Please reload the page.
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
web-invite-help = Send each link to one person. Whoever opens it sits there.
web-nobody-comes = Nobody comes?
web-bot-help = Let a bot sit there; the link ends then.
web-seat-a-bot = Seat the bot
web-rename = Rename
web-copy-link = Copy link
web-copy-watch = Copy the link for watching
web-commitment = Commitment to the hidden seed:
web-keys = Keyboard
web-key-move = go to what can be chosen
web-key-enter = choose, then confirm
web-key-turn = turn the piece
web-key-back = one step back
web-key-why = why not?
web-key-zoom = zoom, fit
web-key-heights = heights as numbers
web-key-replay = look at earlier moves (Up, Down: rounds)
web-key-type = type a move

# the score pad
web-pad-player = Player { $n }
web-pad-add = Add a player
web-pad-clear = Clear everything
