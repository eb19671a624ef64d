# O co chodzi w decyzji i na co zwrócić uwagę: dla początkujących, pod pytaniem.

## Akropolis

akropolis-guidance-take = Dzielnica punktuje tylko z placem swojego koloru, więc szukaj tych, które do siebie pasują. Kamieniami pomijasz kafle; każdy kamień na końcu jest wart punkt.
akropolis-guidance-place = Na ziemi kafel styka się z miastem; wyżej leży na co najmniej dwóch kaflach. Wyższa dzielnica liczy się więcej, przykryty kamieniołom daje kamień, a przykryty plac przepada.

## 7 Cudów Świata: Gra Kościana

seven_wonders_dice-guidance-action = Kość otwiera pole ze swoim symbolem; płacisz za kość i za materiały, których nie produkujesz. Dzięki materiałom późniejsze pola są tańsze, a każdy ukończony budynek daje premię.
seven_wonders_dice-guidance-extra = Ta akcja jest dodatkiem do tury, po zwykłych cenach. Sprawdź, na co cię jeszcze stać, albo spasuj po monety.
seven_wonders_dice-guidance-build = Kość tym razem nic nie kosztuje; płacisz tylko za materiały, których nie produkujesz. Spójrz najpierw na drogie kości.
seven_wonders_dice-guidance-cross = Kość nie jest tu potrzebna, tylko materiały. Wybierz pole, które kończy budynek, daje punkty albo pomaga w następnych turach.
seven_wonders_dice-guidance-bonus = Każdą premię możesz wziąć tylko raz. Gdy ktoś weźmie trzecią, zostaje już tylko jedna tura: zrób to, gdy prowadzisz.

## Era cywilizacji

age_of_civilization-guidance-first = Figurki na karcie to robotnicy, których dostaniesz. Przeczytaj też główną zdolność: działa do następnych narodzin.
age_of_civilization-guidance-civilization = Narodziny są dobre, gdy masz mało robotników, bo zastępuje ich nowa populacja. Wchłonięcie jest dobre, gdy główna zdolność wciąż dużo daje: zostaje, a dochodzi dziedzictwo.
age_of_civilization-guidance-action = Dostępne są trzy akcje na górze i karty toru czasu w ramce. Robotnicy z czerwonych pól nie wracają; odpoczynek zastępuje wszystkie akcje i daje monety oraz robotnika.
age_of_civilization-guidance-idle = Na dalsze akcje brakuje ci robotników albo monet. Użyj tego, co jeszcze podświetlone, na przykład odpoczynku, a potem zakończ turę.
age_of_civilization-guidance-rested = Po odpoczynku nie ma w tej turze akcji. Technologia specjalna zastępuje dwie z kolumny, więc kup ją tylko wtedy, gdy nowe ci pomogą.
age_of_civilization-guidance-research = Technologia pomaga do końca gry i otwiera te, do których prowadzą jej strzałki. Wybierz taką, która dotyczy akcji często wykonywanych.
age_of_civilization-guidance-technology = Ta technologia nic więcej nie kosztuje. Wybierz taką, która dotyczy akcji często wykonywanych, albo taką, której strzałki prowadzą dalej do celu.
age_of_civilization-guidance-wonder = Cud z klepsydrą punktuje na koniec gry; pozostałe pomagają wcześniej. Na początku gry bierz stałą pomoc, później punkty.
age_of_civilization-guidance-perform = Zdolność pozwala wykonać tę akcję bez robotnika; płaci się tylko monety. Zrezygnuj, jeśli monety są potrzebne na coś lepszego.
age_of_civilization-guidance-card = Monety dostanie ten, kto weźmie tę kartę. Wybierz kartę, którą chcesz wziąć, a na której innym mniej zależy.
age_of_civilization-guidance-exchange = Wymień zamówienie, którego szybko nie zrealizujesz. Nowe jest nieznane i może być trudniejsze.
age_of_civilization-guidance-turn-end = Kolejność należy do ciebie. Jeśli jedna zdolność kosztuje monety, a inna je daje, zacznij od monet.
age_of_civilization-guidance-draft = Jedną kartę zatrzymujesz, resztę dostaje sąsiad. Szukaj kart, które sobie pomagają, i patrz, co oddajesz.

## Origins

origins-guidance-draft = Te kości będą twoimi pierwszymi patrycjuszami. Wysoka kość wejdzie do miejsc z wysokimi statkami; kolor jest dobry, gdy mają go żetony lub budowle.
origins-guidance-remove = Najwyższe kości nie są dla ciebie; wybierasz tylko kolor. Zostaw ten, który mają żetony lub budowle.
origins-guidance-turn = Najczęściej odwiedza się miejsca: jeśli robotnik jest niższy niż statek, dopłać różnicę w mądrości. Siedziby władz, wieże i podstawki nie wymagają miejsca; spasuj, gdy nie ma już nic dobrego, a wykorzystane kości wrócą i urosną.
origins-guidance-extra = Znacznik przewagi kupuje jeszcze jedną akcję w tej turze. Na końcu znaczniki nic nie są warte, ale może nadejść lepsza chwila.
origins-guidance-visit = Górna akcja daje surowce, dolna je wykorzystuje. Robotnik w kolorze żetonu może wykonać także akcję bonusową, a szóstka obie akcje główne.
origins-guidance-tide = Im wyższy statek, tym droższe wizyty. Podnieś ten w miejscu, którego mniej potrzebujesz.
origins-guidance-purchase = Mądrością płacisz za miejsce płytki, kamieniami za samą płytkę. Szukaj koloru, który jest na karcie dzielnicy i na jednej z twoich kości; farma jest za darmo, ale nic nie robi.
origins-guidance-place = Planuj kwadraty z czterech płytek: kość w środku zamyka taką dzielnicę. Płytka należąca do dwóch kwadratów działa w obu.
origins-guidance-use = Zastosuj zdolność teraz, bo potem przepadnie. Jeśli działa kilka budowli, zacznij od tej, która daje to, czego potrzebuje inna.
origins-guidance-card = Karta daje najwięcej punktów, gdy punktujesz ją po raz pierwszy. Liczy się też jej złoto.
origins-guidance-retire = Nowy kolor trafia na tor doradców; kolor, który już tam jest, daje punkty osiągnięte na torze. Zacznij więc od nowego koloru.
origins-guidance-gain = Weź to, co kosztuje twoja następna akcja: kamień na płytki i świątynie, żywność na podstawki i szkolenie, mądrość na miejsca, kości i wysokie statki.
origins-guidance-choice = Możesz zrobić jedno albo drugie. Porównaj, co dają, i wybierz to, czego najbliżej potrzebujesz.
origins-guidance-advance = Każde przekroczone pole graniczne daje znacznik przewagi. Im dalej jesteś, tym więcej daje każdy atak.
origins-guidance-attack = Atak nic innym nie zabiera; daje tylko tobie punkty i premię twojego pola. Dalej na torze daje więcej.
origins-guidance-military = Zwykle najpierw się przesuń: atak liczy przekroczone pola graniczne i dyski za tobą. Zaatakuj najpierw, jeśli premia obecnego pola jest lepsza.
origins-guidance-training = Zwiększony patrycjusz wejdzie do wyższych statków, a zwiększona szóstka zostaje doradcą. Krok na torze militarnym wzmacnia ataki.
origins-guidance-temple = Na końcu pomija się świątynię, w której jesteś najdalej, a liczą się dwie pozostałe. Przesuwaj więc dyski równomiernie.
origins-guidance-citizen = Nowa kość może pracować jeszcze w tej rundzie. Porównaj jej wartość i kolor z ceną w mądrości.
origins-guidance-free-citizen = Nic nie kosztuje, więc weź wysoką kość albo kolor, który mają twoje budowle i wieże.
origins-guidance-cancer-gemini = Obie karty dają ci coś przy pasowaniu. Zacznij od dowolnej; druga nastąpi po niej.
origins-guidance-speaker = Mówca odwiedza miejsce jak kość, nie ma koloru i wraca do puli. Weź najwyższego: dopłaca najmniej mądrości.
origins-guidance-raise = Zwiększ kość, której niewiele brakuje do wysokiego statku. Zwiększona szóstka zostaje doradcą i zwalnia podstawkę.
origins-guidance-honour = Kość daje teraz tyle punktów, ile wynosi jej wartość, i spada o 1. Wybierz najwyższą, chyba że jest potrzebna w siedzibie władz.
origins-guidance-grow = Wyższa kość odwiedzi więcej miejsc i jest więcej warta w siedzibie władz. Rzadko warto rezygnować.
origins-guidance-calm = Do niskiego statku każda kość wejdzie bez mądrości. Wybierz miejsce, którego najbliżej potrzebujesz.
origins-guidance-exchange = Złoto zastępuje każdy surowiec podstawowy, płaci za wieże i liczy się na końcu. Oddaj to, czego masz za dużo.
origins-guidance-adjacent = Zdolność jednej sąsiedniej budowli działa teraz jeszcze raz. Wybierz tę, która w tej chwili da najwięcej.
origins-guidance-recolour = Kość zachowuje wartość. Wybierz kolor wysokiej wieży, żetonu albo budowli w następnej dzielnicy.
origins-guidance-aside = Przy późniejszym zakupie ta płytka kosztuje kamienie, ale nie mądrość. Weź taką, która leży na drogim miejscu albo jest potrzebna w następnej dzielnicy.
