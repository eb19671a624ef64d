# The words of the shell: command line, lobby, table. Nothing here belongs to one game.

app-name = Poleis
