# Лист подсчёта Акрополиса: готовый город в числах.

akropolis-pad-way-numbers = Числа
akropolis-pad-way-tiles = По тайлам
akropolis-pad-numbers = Ваш готовый город
akropolis-pad-prompt-numbers = Введите, что засчитывается в готовом городе.
akropolis-pad-help-numbers = Сложите уровни засчитанных районов и сосчитайте видимые площади.
akropolis-pad-count-value = Уровни
akropolis-pad-count-plazas = Площади
akropolis-pad-count-points = Очки
akropolis-pad-count-doubled = из них вдвойне
akropolis-pad-doubled-most = Удвоить можно не больше засчитанных уровней.
akropolis-pad-counts = counts — должен быть объект с ключами { $districts }, а не { $value }
akropolis-pad-count = должен быть объект с ключами { $keys }, а не { $value }
akropolis-pad-way = way — должно быть одно из { $ways }, а не { $value }
