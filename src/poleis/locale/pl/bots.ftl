# Boty z poczekalni: jak gra każdy poziom i jak jest silny.

bot-about-random = Wykonuje dowolny dozwolony ruch i nie patrzy na punkty.
bot-about-greedy = Bierze najwięcej punktów tu i teraz, niczego nie planuje.
bot-about-mcts-easy = Patrzy trochę naprzód i celowo się myli: przyjazny pierwszy przeciwnik.
bot-about-mcts-medium = Planuje naprzód i nie myli się celowo.
bot-about-mcts-strong = Myśli do pół sekundy nad każdą decyzją i gra najlepiej, jak umie.
bot-rating = Ranking { $rating } ± { $interval }
bot-rating-anchor = Ranking { $rating }, miara dla pozostałych
bot-rating-none = Rankingu nie zmierzono
bot-line = { $level }: { $sentence } { $rating }
bot-levels = Wybrane boty
