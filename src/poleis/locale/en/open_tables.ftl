# Open tables: everybody may sit down; and people who disturb.
open-title = Open tables
open-title-one = Open table
open-help = Listed in the lobby: anyone may take the seats with an invite link.
open-none = No open table is waiting for players.
open-free = { $free } of { $seats } { $seats ->
    [one] seat
   *[other] seats
} free
open-no-hints = no hints
open-without = without { $option }
open-sit-at = Sit down at { $table }
open-at-table = Open table: anyone can sit down from the lobby until all seats are taken.
open-not-allowed = This server has no open tables.
open-needs-seat = An open table needs a seat with an invite link.
open-no-seat = No seat
open-not-offered = This table is not open to everyone.
open-blocked = The host has removed you from this table.
open-full = All seats of this table are taken.
open-no-guest = Nobody can be removed from this seat.
open-begun = The game has begun, so nobody can be removed.
open-notice-removed = The host has removed { $name }.
open-removed = The host has removed you from the table. You are watching.
open-person = Mute, report or remove { $name }
open-mute = Mute chat for me
open-kick = Remove from the table
open-kick-help = Only before the first move. The seat is free again, and this player cannot take it from the lobby.
open-report = Report to the owner of this server
open-report-placeholder = What happened?
open-report-send = Send report
open-reported = The owner of the server will see your report.
