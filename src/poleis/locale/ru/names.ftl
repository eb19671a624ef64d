# Названия столов и ботов. В базе данных хранится слово из идентификатора.

## Столы: места греческого мира

name-aigina = Эгина
name-amorgos = Аморгос
name-andros = Андрос
name-argos = Аргос
name-athens = Афины
name-chios = Хиос
name-corinth = Коринф
name-delos = Делос
name-delphi = Дельфы
name-eleusis = Элевсин
name-ephesos = Эфес
name-halikarnassos = Галикарнас
name-hydra = Идра
name-ios = Иос
name-ithaka = Итака
name-knossos = Кносс
name-korfu = Корфу
name-kos = Кос
name-kythera = Кифера
name-lesbos = Лесбос
name-lindos = Линдос
name-melos = Мелос
name-miletos = Милет
name-mykonos = Миконос
name-naxos = Наксос
name-nemea = Немея
name-olympia = Олимпия
name-paros = Парос
name-patmos = Патмос
name-pella = Пелла
name-pergamon = Пергам
name-priene = Приена
name-pylos = Пилос
name-rhodes = Родос
name-samos = Самос
name-segesta = Сегеста
name-selinus = Селинунт
name-sifnos = Сифнос
name-skyros = Скирос
name-smyrna = Смирна
name-sparta = Спарта
name-syrakus = Сиракузы
name-tegea = Тегея
name-tenedos = Тенедос
name-thasos = Фасос
name-thebes = Фивы
name-thera = Фера
name-tinos = Тинос
name-tiryns = Тиринф
name-troy = Троя
name-zakynthos = Закинф

## Боты: зодчие древности

name-iktinos = Иктин
name-mnesikles = Мнесикл
name-pytheos = Пифей
name-rhoikos = Ройк
name-theodoros = Феодор
name-skopas = Скопас
name-chersiphron = Херсифрон
