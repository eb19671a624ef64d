# The panel of symbols and the player aid, for every game.

aid-title = Pomoc gracza
aid-help = Tura, punktacja i koniec na jednej stronie do druku
aid-symbols = Symbole
aid-all-symbols = Wszystkie symbole
aid-show = Pokaż
aid-footer = Własne rysunki i teksty. Bez związku z wydawcą.
