# Что не так в файле или в позиции, записанной для листа подсчёта. Место указывается так же, как в файле.

pad-at = { $where }: { $what }
pad-whole = { $what } — должно быть целое число от { $least } до { $most }, а не { $value }
pad-city-object = город должен быть объектом, а не { $value }
pad-city-keys = у города нет { $keys }
pad-player-object = игрок должен быть объектом, а не { $value }
pad-player-keys = у игрока нет { $keys }
pad-list = { $key } — должен быть список, а не { $value }
pad-list-most = { $key } — должен быть список длиной не больше { $most }, а не { $value }
pad-object = { $key } — должен быть объект, а не { $value }
pad-none = { $key }: нет { $name }
pad-game-object = партия должна быть объектом вида { $example }, со списком
pad-players = в партии от 1 до { $most } игроков, а не { $count }
pad-at-once = за один раз не больше { $most }
pad-no-pad = у { $game } нет листа подсчёта
file-no-name = { $file }: это не имя файла
file-no-text = { $file }: это не текст UTF-8 (байт { $byte })
file-no-json = { $file }: это не JSON: { $reason }
file-no-json-at = { $file }: это не JSON: { $reason } (строка { $line }, столбец { $column })
file-twice = { $file }: ключ { $key } встречается дважды
file-deep = { $file }: слишком глубокая вложенность
