# Short rules, before the numbered ones.

short-rules-tap = Tap a lit place to see what it brings.
short-rules-numbered = All rules by number
short-rules-next = Every detail, ruling and source follows:
