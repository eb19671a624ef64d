# The panel of symbols and the player aid, for every game.

aid-title = Памятка игрока
aid-help = Ход, подсчёт и конец игры на одном листе для печати
aid-symbols = Символы
aid-all-symbols = Все символы
aid-show = Показать
aid-footer = Собственные рисунки и тексты. Не связано с издателем.
