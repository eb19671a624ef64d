# What is wrong with a file, or with a position that was written down for the score pad. Where it stands is told as in the file.

pad-at = { $where }: { $what }
pad-whole = { $what } must be a whole number from { $least } to { $most }, not { $value }
pad-city-object = a city must be an object, not { $value }
pad-city-keys = a city has no { $keys }
pad-player-object = a player must be an object, not { $value }
pad-player-keys = a player has no { $keys }
pad-list = { $key } must be a list, not { $value }
pad-list-most = { $key } must be a list of at most { $most }, not { $value }
pad-object = { $key } must be an object, not { $value }
pad-none = { $key }: there is no { $name }
pad-game-object = a game must be an object like { $example }, with a list
pad-players = a game has 1 to { $most } players, not { $count }
pad-at-once = at most { $most } at once
pad-no-pad = { $game } has no score pad
file-no-name = { $file }: not a file name
file-no-text = { $file }: not UTF-8 text (byte { $byte })
file-no-json = { $file }: not JSON: { $reason }
file-no-json-at = { $file }: not JSON: { $reason } (line { $line }, column { $column })
file-twice = { $file }: the key { $key } comes twice
file-deep = { $file }: nested too deeply
