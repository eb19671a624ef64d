pharos = Pharos
pharos-tagline = Stones, narrower and narrower, 2 to 4 players
pharos-area = lighthouse

pharos-option-floors = Floors
pharos-option-floors-help = How many floors a lighthouse has.
pharos-option-floors-4 = four
pharos-option-floors-4-help = Low: most lighthouses will shine.
pharos-option-floors-5 = five
pharos-option-floors-5-help = As in the rules.
pharos-option-floors-6 = six
pharos-option-floors-6-help = High: few lighthouses will shine.

pharos-lighthouse = The lighthouse
pharos-sea = The sea
pharos-in-hand = Stone { $stone }
pharos-left = { $n ->
    [one] { $n } stone left
   *[other] { $n } stones left
}
pharos-sheet-floors = Floors
pharos-sheet-light = Light
pharos-part-number = floors
pharos-parts-number = { $number }


pharos-prompt = Build stone { $stone } into your lighthouse, or throw it into the sea.
pharos-prompt-other = { $name } has stone { $stone }.
pharos-prompt-quarry = The next stone is being quarried.

pharos-refusal-over = The game is over.
pharos-refusal-turn = It is not your turn.
pharos-refusal-complete = Your lighthouse is complete.
pharos-refusal-wide = Stone { $stone } is wider than the floor beneath, { $floor }.

pharos-log-lighthouse = { $name } builds a floor of { $stone }.
pharos-log-sea = { $name } throws { $stone } into the sea.
