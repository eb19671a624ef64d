# The score pad of Akropolis: a finished city in numbers.

akropolis-pad-way-numbers = Numbers
akropolis-pad-way-tiles = Tile by tile
akropolis-pad-numbers = Your finished city
akropolis-pad-prompt-numbers = Enter what counts in your finished city.
akropolis-pad-help-numbers = Add up the levels of the districts that count, and count the visible plazas.
akropolis-pad-count-value = Levels
akropolis-pad-count-plazas = Plazas
akropolis-pad-count-points = Points
akropolis-pad-count-doubled = of these doubled
akropolis-pad-doubled-most = No more than the levels that count can be doubled.
akropolis-pad-counts = counts must be an object with { $districts }, not { $value }
akropolis-pad-count = must be an object with { $keys }, not { $value }
akropolis-pad-way = way must be one of { $ways }, not { $value }
