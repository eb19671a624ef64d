# Notes punktowy Akropolis: gotowe miasto w liczbach.

akropolis-pad-way-numbers = Liczby
akropolis-pad-way-tiles = Kafel po kaflu
akropolis-pad-numbers = Twoje gotowe miasto
akropolis-pad-prompt-numbers = Podaj, co się liczy w gotowym mieście.
akropolis-pad-help-numbers = Zsumuj poziomy dzielnic, które się liczą, i policz widoczne place.
akropolis-pad-count-value = Poziomy
akropolis-pad-count-plazas = Place
akropolis-pad-count-points = Punkty
akropolis-pad-count-doubled = z tego podwójnie
akropolis-pad-doubled-most = Podwoić można najwyżej poziomy, które się liczą.
akropolis-pad-counts = counts musi być obiektem z: { $districts }, a nie { $value }
akropolis-pad-count = musi być obiektem z: { $keys }, a nie { $value }
akropolis-pad-way = way musi być jednym z: { $ways }, a nie { $value }
