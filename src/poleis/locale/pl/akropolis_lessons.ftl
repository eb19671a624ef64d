# Lessons of Akropolis.

## two-minutes

akropolis-lesson-two-minutes = Akropolis w dwie minuty
akropolis-lesson-two-minutes-aim = Jesteś architektem: wygrywa miasto, które na końcu ma najwięcej punktów. W każdej turze bierzesz kafel z rynku i dodajesz go do miasta: weź pierwszy, jest za darmo.
akropolis-lesson-two-minutes-take-first = Ten kosztuje kamienie. Weź pierwszy kafel, który jest za darmo.
akropolis-lesson-two-minutes-place = Teraz dodaj go do miasta tak, żeby stykał się z tym, co już tam leży. Wskaż pole z przerywaną linią albo kropkę nieco dalej, obróć kafel, dotykając go lub naciskając R, i naciśnij „Zatwierdź”.
akropolis-lesson-two-minutes-price = Rywal wziął kafel i rząd się zsunął. Każdy następny kafel kosztuje o jeden kamień więcej: zapłać swoim kamieniem za kafel z dwoma domami.
akropolis-lesson-two-minutes-take-houses = Weź drugi kafel, ten z dwoma domami.
akropolis-lesson-two-minutes-houses = Z niebieskich domów liczy się tylko największa grupa stykających się domów, a niebieski pierścień na kaflu startowym to plac, nie dom. Połóż kafel tak, żeby liczyły się oba nowe domy.
akropolis-lesson-two-minutes-cover = Oto miasto kilka tur później: teraz buduj w górę, na trzech obszarach tej samej wysokości, ale nigdy na wszystkich trzech z jednego kafla. Przykryj szary kamieniołom, a dostaniesz kamień.
akropolis-lesson-two-minutes-cover-quarry = To miejsce nie przykrywa kamieniołomu. Znajdź szare obszary i buduj na jednym z nich.
akropolis-lesson-two-minutes-covered = Dobrze. Dzielnica, czyli kolorowy obszar bez gwiazdek, jest warta tyle, ile wynosi jej poziom: na drugim liczy się jak dwie.
akropolis-lesson-two-minutes-plazas = Punkty to wartość dzielnic razy gwiazdki placów tego samego koloru. Ile punktów dają teraz twoje domy?
akropolis-lesson-two-minutes-count-houses = Dodaj poziomy domów w największej grupie i pomnóż przez gwiazdki widocznych placów przydomowych.
akropolis-lesson-two-minutes-end = Gdy zostaje jeden kafel, na rynek trafia stos nowych kafli, a jeśli stosów już nie ma, gra się kończy. Wskazówka: zbieraj kamienie wcześnie, kupisz za nie potrzebny kafel.
akropolis-lesson-two-minutes-keep-plaza = Tutaj domy nic nie dają, bo ich plac zostałby przykryty. Nie przykrywaj środka kafla startowego.

## first-game

akropolis-lesson-first-game = Pierwsza gra
akropolis-lesson-first-game-welcome = Witaj, architekcie: budujesz miasto z kafli, a wygrywa, kto ma najwięcej punktów. W każdej turze bierzesz kafel i dodajesz go do miasta: weź pierwszy, jest za darmo.
akropolis-lesson-first-game-take-free = Ten kosztuje kamień, a twój zaraz się przyda. Weź kafel z napisem „gratis”.
akropolis-lesson-first-game-quarries = Szare obszary to kamieniołomy, a zielony pierścień z trzema gwiazdkami to plac ogrodowy. Połóż kafel tak, żeby oba kamieniołomy stykały się z kaflem startowym, a plac był skierowany na zewnątrz.
akropolis-lesson-first-game-turn-it = Oba szare obszary kafla powinny dotykać czterech obszarów kafla startowego. Dotknij kafla albo naciśnij R, żeby go obrócić.
akropolis-lesson-first-game-prepared = Dobrze położony: wkrótce zbudujesz coś na tych kamieniołomach.
akropolis-lesson-first-game-price = Rywal wziął kafel i rząd się zsunął. Każdy pominięty kafel kosztuje jeden kamień, czyli małą szarą kostkę: zapłać swoją za drugi kafel, z zielonym ogrodem.
akropolis-lesson-first-game-take-garden = Na tym nie ma ogrodu. Weź drugi kafel: kosztuje jeden kamień.
akropolis-lesson-first-game-garden = Każdy kolorowy obszar bez gwiazdek to dzielnica: daje swój poziom, na stole 1, razy gwiazdki na placach jej koloru. Ogrody liczą się wszędzie: połóż kafel na stole tak, żeby stykał się z miastem.
akropolis-lesson-first-game-garden-how = Tym razem zostań na stole, obok miasta, żeby niczego nie przykryć.
akropolis-lesson-first-game-garden-why = Jeden ogród na pierwszym poziomie razy trzy gwiazdki. Bez widocznego placu w jego kolorze nie dałby nic.
akropolis-lesson-first-game-refill = Gdy zostaje jeden kafel, runda się kończy: dochodzą trzy nowe ze stosu, a znacznik głównego architekta (cyrkiel) przechodzi dalej. Dlatego tę rundę zaczął rywal, a ty nie masz kamieni: który kafel możesz wziąć?
akropolis-lesson-first-game-first = Pierwszy
akropolis-lesson-first-game-second = Drugi
akropolis-lesson-first-game-third = Trzeci
akropolis-lesson-first-game-refill-how = Płacisz, zanim weźmiesz, a nie masz czym.
akropolis-lesson-first-game-take-houses = Dwa niebieskie domy, i to za darmo. Weź go.
akropolis-lesson-first-game-up = Teraz buduj w górę: na trzech obszarach tej samej wysokości, ale nigdy na wszystkich trzech z jednego kafla. Każdy przykryty kamieniołom daje kamień: przykryj trzy.
akropolis-lesson-first-game-up-how = Poszukaj trójkąta z trzech szarych obszarów: dwa są z twojego pierwszego kafla, jeden ze startowego.
akropolis-lesson-first-game-up-why = Trzy kamienie i dwa domy na drugim poziomie. Same kamieniołomy nie dają punktów.
akropolis-lesson-first-game-houses = Z domów liczy się tylko największa grupa stykających się domów: dodaj jej poziomy i pomnóż przez gwiazdki niebieskich placów. Kafel startowy ma jedną gwiazdkę: ile punktów dają twoje domy?
akropolis-lesson-first-game-houses-how = Dodaj liczby na stykających się niebieskich domach. Dom na drugim poziomie jest wart 2.
akropolis-lesson-first-game-houses-why = Dobrze. Największa grupa to ta, w której jest najwięcej domów, bez względu na poziomy, a jeśli dwie są równe, liczy się cenniejsza.
akropolis-lesson-first-game-chief = Znacznik głównego architekta wrócił do ciebie, więc zaczynasz tę rundę. Masz trzy kamienie: pomiń dwa kafle i kup trzeci, z żółtym placem.
akropolis-lesson-first-game-take-yellow = Weź trzeci kafel, ten z żółtym pierścieniem i dwiema gwiazdkami.
akropolis-lesson-first-game-lost = To, co przykryjesz, przepada na dobre, także place i ich gwiazdki. Ogród i jego plac mają zostać widoczne: kafel położony na stole niczego nie przykrywa.
akropolis-lesson-first-game-lost-how = Ogród albo jego plac by zniknął. Wybierz miejsce, które zostawi oba widoczne.
akropolis-lesson-first-game-markets = Żółte targowiska liczą się, jeśli nie stykają się z innym targowiskiem. Weź darmowy kafel: jest na nim targowisko.
akropolis-lesson-first-game-take-market = Oszczędzaj kamienie. Na pierwszym kaflu jest targowisko i jest za darmo.
akropolis-lesson-first-game-market-place = Plac nie jest targowiskiem i działa z każdego miejsca w mieście, więc nie muszą leżeć obok siebie. Połóż kafel tak, żeby targowisko dało punkty.
akropolis-lesson-first-game-market-how = Targowiska nic tu nie dają. Zostaw żółty plac z dwiema gwiazdkami widoczny.
akropolis-lesson-first-game-second-market = Nowa runda, a rywal już zagrał. Darmowy kafel ma drugie targowisko: weź go.
akropolis-lesson-first-game-apart = Dwa stykające się targowiska nie dałyby nic, nawet na różnych poziomach. Trzymaj je z dala od siebie.
akropolis-lesson-first-game-apart-how = Teraz nie punktują oba targowiska. Zostaw między nimi obszar albo przerwę, a żółty plac niech będzie widoczny.
akropolis-lesson-first-game-count-markets = Dodaj poziomy targowisk, które się liczą, i pomnóż przez gwiazdki placu targowego. Ile to punktów?
akropolis-lesson-first-game-count-markets-how = Plac targowy ma dwie gwiazdki: pomnóż sumę poziomów przez dwa.
akropolis-lesson-first-game-count-markets-why = Dobrze. Place przydomowe mają jedną gwiazdkę, ogrodowe trzy, a pozostałe dwie.
akropolis-lesson-first-game-barracks = Czerwone koszary liczą się na krawędzi miasta: przynajmniej jedno pole obok nich musi być puste. Na darmowym kaflu jest plac koszarowy z dwiema gwiazdkami: weź go.
akropolis-lesson-first-game-take-red = Poszukaj czerwonego pierścienia z dwiema gwiazdkami, na pierwszym kaflu.
akropolis-lesson-first-game-edge = Puste miejsce otoczone przez miasto to jezioro, a jezioro nie jest krawędzią. Połóż kafel i zostaw koszarom wolny bok.
akropolis-lesson-first-game-count-barracks = Ile punktów dają teraz twoje koszary?
akropolis-lesson-first-game-count-barracks-how = Dodaj poziomy widocznych koszar, które mają obok puste pole poza miastem. Potem pomnóż przez gwiazdki widocznych czerwonych placów.
akropolis-lesson-first-game-temples = Fioletowe świątynie liczą się, gdy wszystkie sześć pól wokół nich jest zabudowanych. Na darmowym kaflu jest plac świątynny z dwiema gwiazdkami: weź go.
akropolis-lesson-first-game-take-purple = Poszukaj fioletowego pierścienia z dwiema gwiazdkami, na pierwszym kaflu.
akropolis-lesson-first-game-surround = Sąsiadem świątyni może być dowolny obszar na dowolnym poziomie, ale nie jezioro. Połóż kafel.
akropolis-lesson-first-game-count-temples = Ile punktów dają teraz twoje świątynie?
akropolis-lesson-first-game-count-temples-how = Przyjrzyj się każdej fioletowej świątyni: wystarczy jedno puste pole obok i nic nie jest warta. Poziomy pozostałych pomnóż przez gwiazdki fioletowych placów.
akropolis-lesson-first-game-alone = Znasz już wszystkie pięć rodzajów dzielnic. Rozegraj trzy tury samodzielnie, a przed zatwierdzeniem przeczytaj, co daje wybrane miejsce.
akropolis-lesson-first-game-stones = Każdy kamień, który zostanie na koniec, jest wart jeden punkt, a remis wygrywa gracz z większą liczbą kamieni. Ile punktów dałyby teraz twoje kamienie?
akropolis-lesson-first-game-stones-how = Spójrz na kamienie przy nazwie twojego miasta: za każdy jeden punkt.
akropolis-lesson-first-game-stones-why = Dobrze. Kamieniami zdobytymi przy dokładaniu zapłacisz od następnej tury, nigdy za kafel z tej samej.
akropolis-lesson-first-game-climb = Wysokie dzielnice z wieloma gwiazdkami wygrywają grę: jedna na trzecim poziomie jest warta tyle, co trzy na stole. Rozegraj jeszcze trzy tury i buduj w górę, gdzie tylko możesz.
akropolis-lesson-first-game-total = Twój wynik to suma punktów za pięć rodzajów dzielnic i za kamienie. Ile wynosi teraz?
akropolis-lesson-first-game-total-how = Dodaj wiersze arkusza punktacji.
akropolis-lesson-first-game-finish = Gra kończy się, gdy nie ma już stosów i zostaje jeden kafel, którego nikt nie bierze. Zagraj do końca i w ostatnich turach domknij to, czemu niewiele brakuje.
akropolis-lesson-first-game-tip = To była cała gra: porównaj arkusze punktacji wiersz po wierszu. Wskazówka: wcześnie wybierz dwa lub trzy kolory, zbieraj ich place i buduj te dzielnice wysoko.

## houses

akropolis-lesson-houses = Domy
akropolis-lesson-houses-group = Domy to niebieskie obszary, a liczy się tylko twoja największa grupa stykających się domów. Połóż kafel tak, żeby jego dom dołączył do grupy.
akropolis-lesson-houses-touch = Tutaj domy nie dają więcej. Niebieski obszar kafla musi stykać się bokiem z niebieskimi domami; nie przykrywaj niczego niebieskiego.
akropolis-lesson-houses-count = Dodaj poziomy domów w grupie i pomnóż przez gwiazdki swoich placów przydomowych. Ile punktów dają twoje domy?
akropolis-lesson-houses-count-how = Dom na stole jest wart 1. Środek kafla startowego to plac przydomowy z jedną gwiazdką.
akropolis-lesson-houses-largest = Tu są dwie grupy: trzy domy na stole i dwa na drugim poziomie. Ile punktów dają domy?
akropolis-lesson-houses-largest-how = Liczy się grupa, w której jest więcej domów, nawet jeśli druga stoi wyżej. Weź trzy domy na stole razy jedna gwiazdka.
akropolis-lesson-houses-largest-why = Dobrze: największa grupa to ta, w której jest najwięcej domów. Jeśli dwie są równe, liczy się cenniejsza.
akropolis-lesson-houses-join = Z dwóch grup liczy się tylko jedna. Połącz je domem ze swojego kafla.
akropolis-lesson-houses-gap = Grupy są nadal osobno. Znajdź puste pole, które styka się z domem z obu stron, i obróć kafel tak, żeby jego dom tam trafił.
akropolis-lesson-houses-joined = Jedna grupa z pięciu domów.
akropolis-lesson-houses-plaza = Każdy plac przydomowy ma jedną gwiazdkę, a gwiazdki wszystkich widocznych placów się dodają. Połóż ten drugi plac i nie przykrywaj niczego niebieskiego.
akropolis-lesson-houses-covered = Pod kaflem zniknąłby dom albo plac, a przykryte obszary już się nie liczą. Połóż go na stole, obok miasta.
akropolis-lesson-houses-stars = Dwie gwiazdki: każdy dom z grupy liczy się teraz dwa razy.
akropolis-lesson-houses-where = Na kaflu jest jeden dom. Które miejsce daje więcej punktów za domy?
akropolis-lesson-houses-ground = Na stole, dom obok twoich domów
akropolis-lesson-houses-over = Na drugim poziomie, na placu kafla startowego
akropolis-lesson-houses-no-stars = To twój jedyny plac. Bez widocznego placu nie ma gwiazdek i domy nic nie dają.
akropolis-lesson-houses-tip = Place przydomowe mogą leżeć w dowolnym miejscu miasta. Wskazówka: domów jest najwięcej, więc dodatkowy plac szybko się opłaca.

## markets

akropolis-lesson-markets = Targowiska
akropolis-lesson-markets-apart = Targowiska są żółte, a targowisko się liczy, jeśli nie styka się z innym targowiskiem. Połóż kafel tak, żeby liczyły się oba targowiska.
akropolis-lesson-markets-too-near = Teraz nie liczą się oba. Trzymaj żółte targowiska z dala od siebie i nie przykrywaj placu targowego z dwiema gwiazdkami.
akropolis-lesson-markets-count = Każde targowisko jest warte tyle, ile wynosi jego poziom, a plac targowy ma dwie gwiazdki. Ile punktów dają twoje targowiska?
akropolis-lesson-markets-count-how = Dodaj poziomy obu targowisk i pomnóż przez dwa.
akropolis-lesson-markets-pair = Tu są trzy targowiska, a dwa z nich się stykają. Ile punktów dają targowiska?
akropolis-lesson-markets-pair-how = Z dwóch sąsiednich targowisk nie liczy się żadne. Liczy się tylko to, które stoi samo, razy dwie gwiazdki.
akropolis-lesson-markets-pair-why = Dobrze: oba sąsiednie targowiska odpadają. Plac targowy obok niczemu nie szkodzi.
akropolis-lesson-markets-rescue = Przykryte targowisko znika razem z kłopotem, który sprawia. Zbuduj na drugim poziomie nad jednym z dwóch sąsiednich i zostaw drugie.
akropolis-lesson-markets-rescue-how = Przykryj dokładnie jedno z dwóch stykających się targowisk, a trzecie targowisko i plac zostaw widoczne.
akropolis-lesson-markets-rescued = Drugie znowu się liczy: dwa dobre targowiska razy dwie gwiazdki.
akropolis-lesson-markets-levels = W tym mieście jedno targowisko stoi na stole, a drugie na drugim poziomie. Ile dają punktów?
akropolis-lesson-markets-levels-how = Sąsiedzi są sąsiadami na każdym poziomie. Te dwa stykają się bokiem, gdy patrzysz z góry, więc żadne się nie liczy.
akropolis-lesson-markets-tip = Targowisko jest na wielu kaflach. Wskazówka: od pierwszej tury zostawiaj między targowiskami jeden obszar odstępu.

## barracks

akropolis-lesson-barracks = Koszary
akropolis-lesson-barracks-edge = Koszary są czerwone i strzegą krawędzi: przynajmniej jedno pole obok nich musi być puste i leżeć poza miastem. Twoje mają jeszcze jeden wolny bok, u góry: połóż kafel tak, żeby liczyły się jedne i drugie koszary.
akropolis-lesson-barracks-edge-how = Tutaj stare koszary zostałyby zamknięte i nic by nie dały. Zostaw pole nad nimi puste.
akropolis-lesson-barracks-inside = Jedne z tych koszar są zabudowane ze wszystkich sześciu stron. Ile punktów dają koszary?
akropolis-lesson-barracks-inside-how = Koszary w środku nie mają pustego boku i odpadają. Drugie są warte 1, razy dwie gwiazdki.
akropolis-lesson-barracks-lake = Dziura w tym mieście to jezioro, a jezioro nie jest krawędzią. Ile punktów dają koszary?
akropolis-lesson-barracks-lake-how = Koszary nad jeziorem nie mają innego pustego boku, więc odpadają. Liczą się tylko te na drugim końcu.
akropolis-lesson-barracks-lake-why = Dobrze. Tylko z opcją „Jeziora dla koszar” jezioro liczy się jak krawędź.
akropolis-lesson-barracks-high = Koszary na drugim poziomie są warte 2 i też potrzebują pustego pola obok. Połóż kafel wyżej tak, żeby liczyły się wszystkie koszary.
akropolis-lesson-barracks-high-how = Poszukaj trzech obszarów z dwóch kafli, na krawędzi i bez placów: kamieniołomów po prawej. Niższy sąsiad nie jest krawędzią.
akropolis-lesson-barracks-high-why = Wartość 2 i wartość 1, razy dwie gwiazdki, i do tego kamienie za kamieniołomy.
akropolis-lesson-barracks-tip = Pod koniec gry nowe kafle zamykają koszary. Wskazówka: stawiaj je na zewnątrz, a miasto rozbudowuj w drugą stronę.

## temples

akropolis-lesson-temples = Świątynie
akropolis-lesson-temples-six = Świątynie są fioletowe, a świątynia się liczy, gdy wszystkie sześć pól wokół niej jest zabudowanych. Zamknij ostatnią lukę wokół tej świątyni.
akropolis-lesson-temples-six-how = Świątynia jeszcze się nie liczy. Połóż dowolny obszar kafla na pustym polu nad nią, a świątynię i jej plac zostaw widoczne.
akropolis-lesson-temples-count = Plac świątynny ma dwie gwiazdki. Ile punktów dają teraz twoje świątynie?
akropolis-lesson-temples-count-how = Świątynia na stole jest warta 1. Pomnóż przez dwie gwiazdki.
akropolis-lesson-temples-open = W tym mieście są dwie świątynie. Ile dają punktów?
akropolis-lesson-temples-open-how = Dolna świątynia ma jeszcze obok puste pola, więc odpada. Sąsiadem może być każdy obszar, także kamieniołom.
akropolis-lesson-temples-hole = Ta świątynia leży obok dziury w mieście, czyli nad jeziorem. Ile daje punktów?
akropolis-lesson-temples-hole-how = Jezioro też jest puste. Pięć zabudowanych boków nie wystarczy.
akropolis-lesson-temples-high = Wysoko w środku miasta świątynia jest otoczona od razu, bo sąsiedzi mogą stać na dowolnym poziomie. Zbuduj tam swoją, na drugim poziomie, i zostaw starą widoczną.
akropolis-lesson-temples-high-how = Zbuduj na trzech kamieniołomach nad placem przydomowym i na lewo od niego, żeby stara świątynia pozostała widoczna. Potem obróć kafel tak, żeby wszystkie sześć pól wokół nowej było zabudowanych.
akropolis-lesson-temples-high-why = Na drugim poziomie jest warta 2, a stara świątynia nadal się liczy.
akropolis-lesson-temples-tip = Świątynie na krawędzi trudno domknąć. Wskazówka: trzymaj je na środek i wysoki poziom, gdzie każda jest warta więcej.

## gardens

akropolis-lesson-gardens = Ogrody
akropolis-lesson-gardens-anywhere = Ogrody są zielone i liczą się zawsze, gdziekolwiek leżą. W twoim mieście jest plac ogrodowy: dodaj ogród ze swojego kafla.
akropolis-lesson-gardens-keep = Coś zielonego zostałoby przykryte i już by się nie liczyło. Zostaw ogród i plac ogrodowy widoczne.
akropolis-lesson-gardens-count = Plac ogrodowy ma trzy gwiazdki, więcej niż każdy inny. Ile punktów dają twoje ogrody?
akropolis-lesson-gardens-count-how = Pomnóż poziom swojego ogrodu przez trzy gwiazdki.
akropolis-lesson-gardens-none = W tym mieście są dwa ogrody, ale nie ma placu ogrodowego. Ile dają punktów?
akropolis-lesson-gardens-none-how = Bez placu nie ma gwiazdek: wartość dzielnicy mnoży się przez gwiazdki jej widocznych placów.
akropolis-lesson-gardens-buy = Na jednym kaflu rynku jest plac ogrodowy, zielony pierścień z trzema gwiazdkami. Weź go: masz jeden kamień.
akropolis-lesson-gardens-buy-how = Na tym kaflu nie ma placu ogrodowego. Szukaj zielonego pierścienia z trzema gwiazdkami.
akropolis-lesson-gardens-place = Plac nie musi leżeć blisko ogrodów. Połóż go tak, żeby oba ogrody pozostały widoczne.
akropolis-lesson-gardens-placed = Dwa ogrody razy trzy gwiazdki.
akropolis-lesson-gardens-high = Ogród na drugim poziomie jest wart 2. Połóż ten wyżej.
akropolis-lesson-gardens-high-how = Przykryj trzy obszary z dwóch kafli, ale nie plac ogrodowy: kamieniołomy leżą tam, gdzie trzeba.
akropolis-lesson-gardens-tip = Ogrody i ich place są rzadkie. Wskazówka: połóż ogród tam, gdzie inna dzielnica by się nie liczyła, między targowiskami albo w środku.

## heights

akropolis-lesson-heights = Budowanie w górę
akropolis-lesson-heights-support = Na drugim poziomie trzy obszary pod spodem muszą leżeć na tym samym poziomie i należeć do co najmniej dwóch kafli. Które z tych miejsc jest dozwolone?
akropolis-lesson-heights-one-tile = Dokładnie na kaflu z dwoma domami
akropolis-lesson-heights-hanging = Na dwóch kamieniołomach, jeden obszar wisi nad pustym polem
akropolis-lesson-heights-two-tiles = Na jednym domu i dwóch kamieniołomach obok niego
akropolis-lesson-heights-support-how = Kafel nie może leżeć na jednym tylko kaflu i żadna jego część nie może wisieć w powietrzu.
akropolis-lesson-heights-support-why = Dobrze: trzy obszary z jednego poziomu, z dwóch kafli.
akropolis-lesson-heights-build = Teraz zbuduj właśnie tam: na jednym domu i dwóch kamieniołomach. Każdy przykryty kamieniołom daje ci kamień.
akropolis-lesson-heights-build-how = Przykryj dwa kamieniołomy naraz. To podświetlone obszary po prawej.
akropolis-lesson-heights-built = Wszystkie trzy obszary kafla stoją teraz na drugim poziomie. Przykryty dom przepadł na dobre.
akropolis-lesson-heights-value = Dzielnica jest warta tyle, ile wynosi jej poziom, czyli liczba obok litery. Jeden ogród leży na stole, drugi na drugim poziomie, a gwiazdki są trzy: ile to punktów?
akropolis-lesson-heights-value-how = Najpierw dodaj oba poziomy, potem pomnóż przez gwiazdki.
akropolis-lesson-heights-third = Na trzecim poziomie wszystkie trzy obszary pod spodem muszą leżeć na drugim poziomie. Zbuduj kafel tak wysoko i zostaw plac ogrodowy widoczny.
akropolis-lesson-heights-third-how = Dwa kafle stoją już na drugim poziomie, obok siebie. Znajdź trzy ich obszary w trójkącie, z obu kafli.
akropolis-lesson-heights-third-why = Jeden ogród na trzecim poziomie jest wart tyle, co trzy na stole.
akropolis-lesson-heights-lost = Przykryte obszary już się nie liczą. Które miejsce jest lepsze dla twoich ogrodów?
akropolis-lesson-heights-over = Na drugim poziomie, na dwóch kamieniołomach i placu ogrodowym
akropolis-lesson-heights-ground = Na stole, po prawej stronie miasta
akropolis-lesson-heights-lost-how = Dwa kamienie kuszą, ale plac ogrodowy zostałby przykryty i trzy gwiazdki by przepadły.
akropolis-lesson-heights-tip = Dzięki wysokości kilka kafli może dać dużo punktów, więc szykuj pod nią kamieniołomy. Wskazówka: place kładź na krawędzi, gdzie nie trzeba będzie ich przykrywać.

## quarries

akropolis-lesson-quarries = Kamieniołomy i kamienie
akropolis-lesson-quarries-quarry = Szare obszary to kamieniołomy: nie dają punktów, ale za każdy przykryty dostajesz kamień. Zbuduj na drugim poziomie nad przynajmniej jednym.
akropolis-lesson-quarries-quarry-how = Żaden kamieniołom nie został przykryty. Wybierz miejsce na mieście, na trzech obszarach z dwóch kafli.
akropolis-lesson-quarries-stones = Na początku był jeden kamień. Ile masz ich teraz?
akropolis-lesson-quarries-stones-how = Spójrz na kamienie przy nazwie twojego miasta: jeden z początku i po jednym za każdy przykryty kamieniołom.
akropolis-lesson-quarries-three = Kafel może przykryć nawet trzy kamieniołomy. Znajdź miejsce, które daje trzy kamienie.
akropolis-lesson-quarries-three-how = Szukaj trójkąta z trzech szarych obszarów. Nie mogą wszystkie należeć do jednego kafla.
akropolis-lesson-quarries-three-why = Trzy kamienie, a do tego kafel na drugim poziomie.
akropolis-lesson-quarries-afford = Kamieniami płacisz za pominięte kafle, po jednym za każdy. Masz dwa kamienie: który z tych kafli możesz wziąć?
akropolis-lesson-quarries-third = Trzeci
akropolis-lesson-quarries-fourth = Czwarty
akropolis-lesson-quarries-afford-how = Czwarty kafel to trzy pominięte. Kamienie musisz mieć, zanim weźmiesz: te zdobyte później w tej turze nie pomogą.
akropolis-lesson-quarries-afford-why = Dobrze. Kamieniami zdobytymi w tej samej turze nie da się za niego zapłacić.
akropolis-lesson-quarries-spend = Na trzecim kaflu jest plac ogrodowy z trzema gwiazdkami, a w twoim mieście jest ogród. Wart jest swojej ceny: weź go.
akropolis-lesson-quarries-spend-how = Weź trzeci kafel, ten z zielonym placem.
akropolis-lesson-quarries-gain = Kamienie się skończyły. Połóż kafel na kamieniołomie i odzyskaj choć jeden.
akropolis-lesson-quarries-gain-how = To miejsce nie przykrywa kamieniołomu. Szukaj trzech obszarów z tego samego poziomu, wśród których jest szary.
akropolis-lesson-quarries-left = Każdy kamień, który zostanie na koniec, jest wart jeden punkt. Ile punktów dałyby teraz twoje kamienie?
akropolis-lesson-quarries-left-how = Policz swoje kamienie: za każdy jeden punkt.
akropolis-lesson-quarries-tip = Jeden punkt to mało, a dobry kafel to dużo. Wskazówka: zdobywaj kamienie wcześnie i wydawaj je na place.
akropolis-lesson-quarries-left-why = Dobrze. A przy remisie wygrywa ten, kto ma więcej kamieni.

## construction-site

akropolis-lesson-construction-site = Rynek
akropolis-lesson-construction-site-price = Kafle na rynku leżą w rzędzie: pierwszy jest za darmo, każdy kolejny kosztuje o kamień więcej. Masz jeden kamień: który z tych kafli możesz wziąć?
akropolis-lesson-construction-site-second = Drugi
akropolis-lesson-construction-site-third = Trzeci
akropolis-lesson-construction-site-fourth = Czwarty
akropolis-lesson-construction-site-price-how = Płacisz jeden kamień za każdy pominięty kafel. Jeden kamień pozwala pominąć jeden.
akropolis-lesson-construction-site-pay = Plac targowy jest wart kamienia. Weź drugi kafel.
akropolis-lesson-construction-site-pay-how = Weź drugi kafel: to ten z żółtym placem.
akropolis-lesson-construction-site-place = Kamień wraca do rezerwy. Połóż kafel, gdzie chcesz.
akropolis-lesson-construction-site-close = Rywal wziął darmowy kafel, a pozostałe się zsunęły i nic nie dołożono. Kafel, który na początku kosztował dwa kamienie, jest teraz za darmo: weź go.
akropolis-lesson-construction-site-close-how = Weź pierwszy kafel: jest teraz za darmo.
akropolis-lesson-construction-site-one-left = Na rynku został jeden kafel, więc to ostatnia tura rundy. Połóż swój kafel.
akropolis-lesson-construction-site-one-left-why = Kafel, który został, jest teraz darmowy, a za nim wyłożono stos trzech kafli.
akropolis-lesson-construction-site-refill = Znacznik głównego architekta powędrował dalej: w tej rundzie rywal gra pierwszy i ostatni.
akropolis-lesson-construction-site-poor = Tutaj nie masz żadnego kamienia: który kafel możesz wziąć?
akropolis-lesson-construction-site-first = Pierwszy
akropolis-lesson-construction-site-poor-how = Bez kamienia nie pominiesz żadnego kafla. Pasować też nie wolno.
akropolis-lesson-construction-site-poor-why = Dobrze. Ale wymarzony kafel może potanieć, gdy rywal bierze inne.
akropolis-lesson-construction-site-last = Ostatnia runda: stosy są wyczerpane i obu graczom została jedna tura. Weź swój ostatni kafel.
akropolis-lesson-construction-site-last-place = Połóż go tam, gdzie da najwięcej. Po nim nic już nie będzie.
akropolis-lesson-construction-site-last-why = Z opcją „Długa gra” dwoje lub troje graczy używa wszystkich 61 kafli.
akropolis-lesson-construction-site-over = Rywal zagrał, został jeden kafel i nikt go nie bierze: koniec gry. Wskazówka: zanim zapłacisz, pomyśl, co będzie za darmo w twojej następnej turze.

## solo

akropolis-lesson-solo = Solo przeciw architektowi
akropolis-lesson-solo-architect = W grze solo mierzysz się ze znamienitym architektem, który nic nie buduje, a tylko zbiera kafle. Kamienie, którymi płacisz, trafiają do niego: po którym wyborze ma ich więcej?
akropolis-lesson-solo-first = Bierzesz pierwszy kafel
akropolis-lesson-solo-second = Bierzesz drugi kafel
akropolis-lesson-solo-architect-how = Pierwszy kafel jest za darmo, więc nic za niego nie dostaje. Każdy pominięty kafel to kamień dla niego.
akropolis-lesson-solo-pay = Sprawdź: weź drugi kafel i patrz na jego kamienie. On zaczyna z dwoma, ty z jednym.
akropolis-lesson-solo-pay-how = Tym razem weź drugi kafel, żeby zobaczyć, dokąd trafia kamień.
akropolis-lesson-solo-place = Połóż swój kafel. Potem on bierze najtańszy kafel z placem, na który go stać, a jeśli takiego nie ma, pierwszy.
akropolis-lesson-solo-took = Miał trzy kamienie i pominął jeden kafel, żeby zdobyć plac. Ile ma teraz kamieni?
akropolis-lesson-solo-took-how = Płaci tak jak ty: kamień za każdy pominięty kafel.
akropolis-lesson-solo-took-why = Dobrze. Jego kamienie trafiają do rezerwy, a nie do ciebie.
akropolis-lesson-solo-deny = Inna gra: architekt ma kamień i weźmie plac ogrodowy, jeśli go zostawisz. Masz dwa ogrody: weź go przed nim.
akropolis-lesson-solo-deny-how = Wtedy najtańszy plac trafi do niego. Weź drugi kafel, z zielonym pierścieniem.
akropolis-lesson-solo-gardens = Połóż go i zostaw oba ogrody widoczne.
akropolis-lesson-solo-gardens-how = Ogród albo plac zostałby przykryty. Zostań obok miasta.
akropolis-lesson-solo-denied = Punkty dla ciebie, a dla niego żadnego placu.
akropolis-lesson-solo-try = Hippodamos, łatwy, liczy 1 za dzielnicę, a Metagenes, średni, dolicza po 2 punkty za każdy swój kamieniołom. Rozegraj trzy tury przeciw Hippodamosowi, a zanim zapłacisz, spójrz na jego kafle.
akropolis-lesson-solo-tip = Wygrywasz, gdy masz więcej punktów albo tyle samo i więcej kamieni. Wskazówka: zabieraj mu plac pasujący do jego dzielnic i płać rzadko, bo twoimi kamieniami kupuje place.
akropolis-lesson-solo-points = Jemu liczy się każda dzielnica, gdziekolwiek leży, razy gwiazdki jego placów. Kallikrates, trudny, liczy nawet 2 za każdą: zabierz mu sprzed nosa plac koszarowy.
akropolis-lesson-solo-points-how = Ma koszary i jeden kamień, więc zaraz weźmie czerwony plac. Weź drugi kafel, z czerwonym pierścieniem.

## variant-houses

akropolis-lesson-variant-houses = Wariant: Domy
akropolis-lesson-variant-houses-rule = W wariancie Domy grupa jest punktowana podwójnie, jeśli jej wartość wynosi co najmniej 10. Dodaj poziomy tej grupy, gwiazdka jest jedna: ile punktów dają teraz twoje domy?
akropolis-lesson-variant-houses-rule-how = Cztery domy na drugim poziomie i jeden na stole: to jeszcze nie 10, więc nic się nie podwaja.
akropolis-lesson-variant-houses-reach = Wystarczy jeszcze jeden dom. Połóż kafel tak, żeby grupa się podwoiła.
akropolis-lesson-variant-houses-reach-how = To nie podwaja punktów. Nowy dom musi stykać się z grupą; nie przykrywaj domów ani placu przydomowego.
akropolis-lesson-variant-houses-reached = Podwojone: cała grupa, nie tylko nowy dom.
akropolis-lesson-variant-houses-now = Ile punktów dają teraz twoje domy?
akropolis-lesson-variant-houses-now-how = Dodaj poziomy, podwój sumę i pomnóż przez gwiazdki.
akropolis-lesson-variant-houses-tip = Decyduje wartość, a nie liczba domów. Wskazówka: wystarczy pięć domów na drugim poziomie.

## variant-markets

akropolis-lesson-variant-markets = Wariant: Targowiska
akropolis-lesson-variant-markets-rule = W wariancie Targowiska liczące się targowisko jest podwajane, jeśli obok leży plac targowy. Ile punktów daje targowisko tego miasta?
akropolis-lesson-variant-markets-rule-how = Targowisko nie styka się z placem, więc liczy się raz, razy dwie gwiazdki.
akropolis-lesson-variant-markets-beside = Połóż swoje targowisko obok placu. Jak zawsze nie może się stykać z innym targowiskiem.
akropolis-lesson-variant-markets-beside-how = Jeszcze się nie podwaja. Żółte targowisko musi stykać się bokiem z żółtym placem, a z żadnym innym targowiskiem.
akropolis-lesson-variant-markets-beside-why = Targowisko obok placu liczy się podwójnie, każde inne nadal raz.
akropolis-lesson-variant-markets-once = To targowisko styka się z dwoma placami targowymi, a gwiazdek jest cztery. Ile daje punktów?
akropolis-lesson-variant-markets-once-how = Podwaja się raz, bez względu na liczbę placów obok. Potem pomnóż przez wszystkie gwiazdki.
akropolis-lesson-variant-markets-tip = Plac ma sześć boków. Wskazówka: zmieszczą się wokół niego nawet trzy targowiska, które się nie stykają.

## variant-barracks

akropolis-lesson-variant-barracks = Wariant: Koszary
akropolis-lesson-variant-barracks-rule = W wariancie Koszary koszary z trzema lub czterema pustymi polami obok są punktowane podwójnie. Ile punktów dają te koszary przy dwóch gwiazdkach?
akropolis-lesson-variant-barracks-rule-how = Policz puste pola wokół koszar: są trzy. Wartość 1 podwaja się do 2, a potem dwie gwiazdki.
akropolis-lesson-variant-barracks-open = Połóż kafel tak, żeby jego koszary też się podwoiły. Stare zostaw odsłonięte.
akropolis-lesson-variant-barracks-open-how = Tutaj nie wszystkie koszary się podwajają. Każde potrzebują co najmniej trzech pustych pól obok: obróć kafel albo połóż go dalej od starych koszar.
akropolis-lesson-variant-barracks-open-why = Jedne i drugie liczą się podwójnie, razy dwie gwiazdki.
akropolis-lesson-variant-barracks-mixed = Jedne koszary są tu bardziej odsłonięte niż drugie. Ile punktów dają koszary przy dwóch gwiazdkach?
akropolis-lesson-variant-barracks-mixed-how = Koszary z jednym pustym bokiem liczą się raz, a te z co najmniej trzema podwójnie. Potem pomnóż przez gwiazdki.
akropolis-lesson-variant-barracks-tip = Jezior nie wlicza się także tutaj. Wskazówka: kafel, który wystaje z miasta koszarami na zewnątrz, ma przy nich cztery puste boki.

## variant-temples

akropolis-lesson-variant-temples = Wariant: Świątynie
akropolis-lesson-variant-temples-rule = W wariancie Świątynie licząca się świątynia jest podwajana na drugim lub wyższym poziomie. Ile punktów daje ta na stole przy dwóch gwiazdkach?
akropolis-lesson-variant-temples-rule-how = Wszystkie sześć boków jest zabudowanych, więc się liczy. Na stole nic się nie podwaja: wartość 1 razy dwie gwiazdki.
akropolis-lesson-variant-temples-high = Teraz zbuduj świątynię na drugim poziomie, zabudowaną ze wszystkich sześciu stron. Starą świątynię i plac świątynny zostaw widoczne.
akropolis-lesson-variant-temples-high-how = Trzy kamieniołomy nad placem przydomowym i na lewo od niego tworzą trójkąt: zbuduj tam. Potem obróć kafel tak, żeby świątynia nie miała obok pustego pola.
akropolis-lesson-variant-temples-now = Nowa świątynia ma wartość 2, podwojoną. Ile punktów dają obie świątynie razem?
akropolis-lesson-variant-temples-now-how = Cztery za nową i jeden za starą, razy dwie gwiazdki.
akropolis-lesson-variant-temples-now-why = Dobrze: świątynia na drugim poziomie liczy się teraz jak cztery na stole.
akropolis-lesson-variant-temples-tip = Świątynia, która się nie liczy, też się nie podwaja. Wskazówka: w tym wariancie każdą świątynię zachowaj na wyższe poziomy.

## variant-gardens

akropolis-lesson-variant-gardens = Wariant: Ogrody
akropolis-lesson-variant-gardens-rule = W wariancie Ogrody ogród nad jeziorem jest punktowany podwójnie. Jezioro to puste miejsce wewnątrz miasta: ile punktów daje ten ogród przy trzech gwiazdkach?
akropolis-lesson-variant-gardens-rule-how = Miejsce obok ogrodu jest z jednej strony otwarte, więc to jeszcze nie jezioro. Wartość 1 razy trzy gwiazdki.
akropolis-lesson-variant-gardens-lake = Zamknij lukę i zrób jezioro obok ogrodu. Nie zabudowuj samego pustego pola.
akropolis-lesson-variant-gardens-lake-how = Ogród jeszcze się nie podwaja. Otwarta strona tego miejsca to pole pod ogrodem: połóż tam obszar swojego kafla i nie przykrywaj niczego zielonego.
akropolis-lesson-variant-gardens-lake-why = Jezioro! Na rysunku widać wodę.
akropolis-lesson-variant-gardens-now = Ile punktów daje teraz ogród?
akropolis-lesson-variant-gardens-now-how = Wartość 1, podwojona, razy trzy gwiazdki.
akropolis-lesson-variant-gardens-tip = Jezioro może mieć więcej niż jedno pole i służy wszystkim ogrodom wokół. Wskazówka: zostaw wolne pole obok pierwszego ogrodu i otocz je później.
