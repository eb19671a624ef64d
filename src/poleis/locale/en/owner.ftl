# The page for the owner of the server.
owner-title = Owner's page
owner-in-memory = tables in memory
owner-players = connections of players
owner-spectators = connections of spectators
owner-bot-queue = tasks waiting for bots
owner-delay = server delay, last minute
owner-ms = { $ms } ms
owner-tables = tables in the database
owner-running = games not over
owner-today = played on in 24 hours
owner-several = Several servers share the database: tables and load are those of this one.
owner-refresh = Refresh
owner-reports = { $n ->
    [0] Reports
    [one] { $n } report
   *[other] { $n } reports
}
owner-no-reports = Nothing to look at.
owner-to-table = to the table
owner-table-gone = the table was deleted
owner-done = Done
owner-live = Tables in memory
owner-no-tables = Nobody is playing right now.
owner-connections = players connected: { $players }, spectators: { $spectators }
owner-moved = last change { $ago }
owner-just-now = just now
owner-minutes-ago = { $n } min ago
owner-hours-ago = { $n } h ago
owner-days-ago = { $n ->
    [one] { $n } day ago
   *[other] { $n } days ago
}
owner-close = Close…
owner-close-help = Nobody can play on. The table stays readable.
owner-close-now = Close for good
owner-close-table = Close { $table } for good
owner-closed = The owner of the server has closed this table. It can be read, not played on.
owner-closed-short = Closed: view only
