# One screen for several players: the curtain between two of them.

curtain-pass = Pass the device to { $name }
curtain-reveal = I am { $name }
curtain-help = Until you confirm, the screen shows only what everyone may know.
curtain-closed = First confirm who is at the screen.
