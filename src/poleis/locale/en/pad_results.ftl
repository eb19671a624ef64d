# The score pad: all players beside each other, and the results that a browser keeps.

pads-compare = All players and saved results
pads-keep = Save this result
pads-kept = Saved results
pads-none-kept = Nothing saved yet. Results stay in this browser.
pads-export = Export as JSON
pads-delete = Delete this result
pads-tie-break = Equal points: the tie-break decides.
