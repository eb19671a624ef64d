# Lessons of Age of Civilization.

## two-minutes

age_of_civilization-lesson-two-minutes = Era cywilizacji w dwie minuty
age_of_civilization-lesson-two-minutes-aim = Prowadzisz swój lud przez sześć rund dziejów, a wygrywa ten, kto ma najwięcej punktów. Każda tura zaczyna się od cywilizacji, a figurki na jej karcie to twoi robotnicy: wybierz narodziny takiej, która ma ich 4.
age_of_civilization-lesson-two-minutes-four = Policz figurki na kartach. Dwie cywilizacje z puli mają po cztery.
age_of_civilization-lesson-two-minutes-born = Działają teraz obie zdolności twojej karty, główna i dziedzictwo, a na każdej karcie pozostałej w puli przybyła 1 moneta.
age_of_civilization-lesson-two-minutes-work = Teraz pracują robotnicy: Cud, Badania i Wyzysk są zawsze otwarte, trzy karty tuż pod nimi tylko na razie. Wyślij robotnika na Polowanie: 1 moneta, a dopóki nie masz technologii, także 1 punkt.
age_of_civilization-lesson-two-minutes-hunt = Poszukaj Polowania, pierwszej karty toru czasu.
age_of_civilization-lesson-two-minutes-research = Za monety można więcej: Badania kosztują robotnika i 4 monety, a dają 1 punkt i technologię. Dotknij Badań.
age_of_civilization-lesson-two-minutes-find-research = Badania to jedna z trzech akcji, które są zawsze dostępne.
age_of_civilization-lesson-two-minutes-technology = Technologia pomaga do końca gry. Wybierz jedną z dolnego rzędu.
age_of_civilization-lesson-two-minutes-end = Robotnicy z okrągłych pól wracają, ci z czerwonych kwadratowych przepadają. Dwóch twoich nie pracuje, tak też można: zakończ turę i zobacz koniec rundy.
age_of_civilization-lesson-two-minutes-end-turn = Zobaczmy koniec rundy. Wybierz „Zakończ turę”.
age_of_civilization-lesson-two-minutes-war = Koniec rundy, a nowa karta, Handel, ma znak skrzyżowanych mieczy, czyli wojnę: każdy, kto ma najmniej siły, traci robotnika. Hunowie rywala są silniejsi: ilu masz robotników po tej wojnie?
age_of_civilization-lesson-two-minutes-count-workers = Było ich czterech, a najsłabszy gracz traci jednego.
age_of_civilization-lesson-two-minutes-last = Po sześciu rundach zdolności z klepsydrą dodają swoje punkty. Wskazówka: możesz mieć trzy cywilizacje: weź następną wcześnie dla trwałego dziedzictwa albo czekaj, aż na kartach przybędzie monet.

## first-game

age_of_civilization-lesson-first-game = Pierwsza gra
age_of_civilization-lesson-first-game-welcome = Witaj: w ciągu sześciu rund cywilizacje rodzą się i upadają, a wygrywa ten, kto ma najwięcej punktów. Zatrzymaj na karcie mysz albo palec, a przeczytasz jej opis: ilu robotników dałoby Mali?
age_of_civilization-lesson-first-game-welcome-how = Figurki na karcie to jej populacja. Policz je na karcie Mali w puli.
age_of_civilization-lesson-first-game-welcome-why = Dobrze: figurki to przyszli robotnicy. Główna zdolność (pośrodku) działa do twoich następnych narodzin, a dziedzictwo (na dole, przy kolumnie) do końca gry.
age_of_civilization-lesson-first-game-birth = W rundzie 1 narodziny są obowiązkowe. Wybierz Mali: daje też 1 monetę na koniec każdej tury (okrągła strzałka).
age_of_civilization-lesson-first-game-take-mali = Nasz plan potrzebuje monet z Mali. Poszukaj Mali w puli.
age_of_civilization-lesson-first-game-coins = Po wzięciu karty na każdej pozostałej w puli przybyła 1 moneta dla tego, kto ją weźmie, i odkryto nową kartę. Którą z tych akcji możesz teraz wykonać, mając 3 robotników i 3 monety?
age_of_civilization-lesson-first-game-answer-wonder = Cud
age_of_civilization-lesson-first-game-answer-fishing = Rybołówstwo
age_of_civilization-lesson-first-game-answer-hunting = Polowanie
age_of_civilization-lesson-first-game-which-open = Otwarte są Cud, Badania, Wyzysk i trzy karty tuż pod nimi. Sprawdź też cenę w monetach.
age_of_civilization-lesson-first-game-hunt = Akcja zabiera robotników i monety i od razu daje efekt. Idź na Polowanie: 1 moneta i 1 punkt, bo nie masz jeszcze technologii.
age_of_civilization-lesson-first-game-hunt-first = Polowanie to pierwsza karta toru czasu.
age_of_civilization-lesson-first-game-hunt-again = Większość akcji ma jedno pole i działa raz na turę; Polowanie i Badania mają po dwa. Zapoluj jeszcze raz.
age_of_civilization-lesson-first-game-research = Masz teraz 5 monet i jednego wolnego robotnika. Badania kosztują 4 monety, a dają 1 punkt (wieniec laurowy) i technologię (żarówka): rozpocznij je.
age_of_civilization-lesson-first-game-research-where = Badania są nad torem czasu i zawsze są dostępne.
age_of_civilization-lesson-first-game-writing = Dostępny jest dolny rząd; wyższe wymagają strzałki od technologii, którą już masz. Wybierz Pismo: Kultura będzie tańsza o 1 monetę.
age_of_civilization-lesson-first-game-writing-why = Wybierz Pismo na dole po lewej: prowadzi do Edukacji, która przyda się później.
age_of_civilization-lesson-first-game-end-1 = Wszyscy robotnicy pracują. Zakończ turę: stoją na okrągłych polach, więc wrócą.
age_of_civilization-lesson-first-game-press-end = Wybierz „Zakończ turę”.
age_of_civilization-lesson-first-game-mali-coin = Na koniec tury Mali dodało swoją monetę, a kropkowane ramki w kolorze rywala pokazują, co zrobił ostatnio.
age_of_civilization-lesson-first-game-absorb = Runda 2, zaczął ją rywal: otwarte karty przesunęły się o jedną, Rybołówstwo jest otwarte, a Polowanie minęło. Wchłoń Egipt: daje swoje monety, 1 robotnika i dziedzictwo, a Mali pozostaje główną cywilizacją (narodziny by ją zastąpiły).
age_of_civilization-lesson-first-game-absorb-egypt = Dotknij Egiptu w puli i wybierz wchłonięcie, nie narodziny. Jego dziedzictwo obniża cenę akcji Cud.
age_of_civilization-lesson-first-game-four = Masz 4 robotników, czyli najwięcej, ile można mieć. Wyślij dwóch na Rolnictwo po 3 monety.
age_of_civilization-lesson-first-game-farm = Monety przydadzą się na cud. Poszukaj Rolnictwa na torze czasu.
age_of_civilization-lesson-first-game-wonder = Dziedzictwo Egiptu obniża cenę cudu o 1 monetę. Pole jest czerwone i kwadratowe, więc ten robotnik nie wróci, ale zdobędziesz 3 punkty: wykonaj Cud.
age_of_civilization-lesson-first-game-do-wonder = Wybierz akcję Cud nad torem czasu.
age_of_civilization-lesson-first-game-which-wonder = Cudy pomagają do końca gry albo, przy klepsydrze, dają punkty na jej końcu. Wybierz dowolny.
age_of_civilization-lesson-first-game-fish = Został jeden wolny robotnik. Wyślij go na Rybołówstwo po monetę.
age_of_civilization-lesson-first-game-fish-why = Wyzysk ma czerwone pole i robotnik by przepadł. Rybołówstwo go zachowuje.
age_of_civilization-lesson-first-game-end-2 = Skrzyżowane miecze na następnej karcie, Handlu, to wojna: każdy, kto ma najmniej siły (miecze cywilizacji i technologii), traci robotnika. Nie masz siły, więc po tej rundzie oprócz tego na czerwonym stracisz jeszcze jednego: zakończ turę.
age_of_civilization-lesson-first-game-count = Runda 3. Ilu masz robotników?
age_of_civilization-lesson-first-game-count-how = Było czterech. Jeden został na czerwonym polu, drugi przepadł w wojnie.
age_of_civilization-lesson-first-game-ties = Dobrze. Jeśli najmniej siły ma kilku graczy, każdy z nich traci robotnika.
age_of_civilization-lesson-first-game-skip = Możesz mieć trzy cywilizacje, a masz dwie. Trzecia wzięta teraz prędzej da dziedzictwo, ale każda wzięta karta dodaje monetę na pozostałe: poczekaj i pomiń krok.
age_of_civilization-lesson-first-game-do-skip = Trzecia cywilizacja będzie ostatnią, zostaw ją na następną rundę. Wybierz „Pomiń krok”.
age_of_civilization-lesson-first-game-rest = Gdy robotników jest mało, warto odpocząć: w tej turze bez akcji, za to 2 monety i 1 robotnik. Odpocznij.
age_of_civilization-lesson-first-game-do-rest = Spróbuj teraz odpoczynku: trzeba go wybrać przed jakąkolwiek akcją.
age_of_civilization-lesson-first-game-polynesia = Kolejna wojna zabrała robotnika, więc narodziny się teraz opłacają: wszyscy robotnicy odchodzą, a przychodzi populacja nowej karty. Wybierz narodziny Polinezji: 4 robotników i wszystkie monety z karty.
age_of_civilization-lesson-first-game-do-polynesia = Wybierz dla Polinezji narodziny: wchłonięcie dodałoby tylko jednego robotnika.
age_of_civilization-lesson-first-game-spared = Polinezja chroni robotników w wojnach.
age_of_civilization-lesson-first-game-fallen = Mali upadło: jego główna zdolność przepadła, dziedzictwo zostaje i nadal jest to jedna z twoich cywilizacji. Użyj Handlu: 2 monety dla ciebie, po 1 dla każdego innego gracza.
age_of_civilization-lesson-first-game-do-trade = Handel jest teraz otwarty na torze czasu.
age_of_civilization-lesson-first-game-build = Budowa zajmuje dwóch robotników i kosztuje 2 monety, a daje 2 punkty. Buduj.
age_of_civilization-lesson-first-game-do-build = Zostaw jednego robotnika na Badania, a dwóch wyślij na Budowę.
age_of_civilization-lesson-first-game-research-2 = Od Pisma strzałka prowadzi do Edukacji, więc jest ona teraz dostępna. Wykonaj Badania ostatnim robotnikiem.
age_of_civilization-lesson-first-game-education = Edukacja pozwala na koniec każdej tury wykonać Kulturę bez robotnika: płacisz tylko monety, nawet gdy karta Kultury już minęła. Wybierz ją.
age_of_civilization-lesson-first-game-do-education = Spójrz nad Pismo, do środkowego rzędu.
age_of_civilization-lesson-first-game-end-3 = Wybierz „Zakończ turę”. Potem następują zdolności końca tury.
age_of_civilization-lesson-first-game-culture = Dotknij Edukacji: wykona Kulturę za 2 punkty, a dzięki Pismu zapłacisz 3 monety zamiast 4.
age_of_civilization-lesson-first-game-do-culture = Masz dość monet, a 2 punkty bez robotnika to okazja. Dotknij Edukacji na planszy technologii.
age_of_civilization-lesson-first-game-plague = Nową kartą była Plaga: zabrała każdemu graczowi robotnika i nie ma akcji. Masz już trzy cywilizacje, więc krok cywilizacji odpada: rozegraj rundę 5 po swojemu.
age_of_civilization-lesson-first-game-conquest = Runda 6 jest ostatnia: wojny już nie będzie, a Podbój daje 2 punkty, jeśli masz najwięcej siły, także przy remisie. Dodaj wiersze swojego arkusza: jaka byłaby twoja suma, gdyby gra skończyła się teraz?
age_of_civilization-lesson-first-game-total-how = Dodaj wszystkie wiersze swojego arkusza, także te za koniec gry.
age_of_civilization-lesson-first-game-total-why = Dobrze: arkusz liczy już to, co karty dałyby na koniec gry.
age_of_civilization-lesson-first-game-finish = Wydaj robotników i monety na punkty: teraz rozstrzygają tylko remisy, chyba że liczy je karta. Zagraj do końca.
age_of_civilization-lesson-first-game-tip = To była cała gra; przy równych punktach decydują robotnicy, potem monety. Wskazówka: patrz wzdłuż toru czasu, bo z góry pokazuje każdą wojnę i plagę.

## workers

age_of_civilization-lesson-workers = Robotnicy i tor czasu
age_of_civilization-lesson-workers-figures = Każda figurka przy akcji to jeden potrzebny robotnik. Rolnictwo ma dwie: wyślij tam dwóch z trzech robotników po 3 monety.
age_of_civilization-lesson-workers-two = Rolnictwo to trzecia karta toru czasu.
age_of_civilization-lesson-workers-once = Każde pole działa raz na turę, a z toru czasu otwarte są tylko trzy karty. Co może zrobić ostatni robotnik?
age_of_civilization-lesson-workers-answer-again = jeszcze raz Rolnictwo
age_of_civilization-lesson-workers-answer-hunting = Polowanie
age_of_civilization-lesson-workers-answer-trade = Handel
age_of_civilization-lesson-workers-open-three = Spójrz na karty pod stałymi akcjami. Każda akcja poza Polowaniem i Badaniami działa raz na turę.
age_of_civilization-lesson-workers-red = Czerwone pola dobrze płacą, ale na koniec tury robotnik przepada. Spróbuj Wyzysku: 2 monety.
age_of_civilization-lesson-workers-exploit = Wyzysk to jedna z trzech akcji nad torem czasu.
age_of_civilization-lesson-workers-finish = Na razie wciąż masz wszystkich trzech robotników. Zakończ turę.
age_of_civilization-lesson-workers-end-it = Wybierz „Zakończ turę”.
age_of_civilization-lesson-workers-count = Dwóch rolników wróciło, trzeci robotnik nie. Ilu masz teraz?
age_of_civilization-lesson-workers-count-how = Trzech robotników, a jeden z nich stał na czerwonym.
age_of_civilization-lesson-workers-moved = Runda 2: trzy otwarte karty przesunęły się o jedno miejsce na torze czasu. Co jest teraz otwarte?
age_of_civilization-lesson-workers-answer-fishing = Rybołówstwo
age_of_civilization-lesson-workers-answer-hunting2 = Polowanie
age_of_civilization-lesson-workers-answer-culture = Kultura
age_of_civilization-lesson-workers-window = W rundzie 2 otwarte są karty 2, 3 i 4. Karta, która minęła, już nie wraca.
age_of_civilization-lesson-workers-rest = Zamiast działać możesz odpocząć: 2 monety i 1 robotnik, ale nigdy więcej niż 4 robotników. Odpocznij teraz.
age_of_civilization-lesson-workers-rest-it = Odpoczynek zastępuje wszystkie akcje tury. Wybierz „Odpocznij”.
age_of_civilization-lesson-workers-tip = Wskazówka: cały tor leży odkryty od początku. Poszukaj rundy, w której akcje dobre dla twojej cywilizacji leżą obok siebie.

## birth

age_of_civilization-lesson-birth = Narodziny
age_of_civilization-lesson-birth-workers = Po dwóch rundach został ci jeden robotnik. Narodziny odsyłają starych robotników i dają populację nowej karty: wybierz taką, która da 4.
age_of_civilization-lesson-birth-figures = Policz figurki i wybierz narodziny: wchłonięcie dodaje tylko jednego robotnika.
age_of_civilization-lesson-birth-coins = Monety leżące na karcie też są twoje.
age_of_civilization-lesson-birth-fallen = Egipt upadł: jego główna zdolność przepadła, dziedzictwo na dole nadal działa. Na każdej karcie w puli przybyła 1 moneta: ile leży na Tiwanaku, gdzie były 2?
age_of_civilization-lesson-birth-one-more = Każde narodziny i każde wchłonięcie dokładają po jednej monecie na każdą pozostałą kartę.
age_of_civilization-lesson-birth-at-birth = Jeszcze raz ta sama chwila: karty ze wschodzącym słońcem dają coś przy narodzinach, jednorazowo. Które narodziny dają najwięcej monet, razem z dodatkowymi?
age_of_civilization-lesson-birth-answer-celts = Celtowie
age_of_civilization-lesson-birth-answer-italy = Włochy
age_of_civilization-lesson-birth-answer-persia = Persja
age_of_civilization-lesson-birth-italy-how = Dodaj monety leżące na karcie i te, które główna zdolność daje przy narodzinach.
age_of_civilization-lesson-birth-tiwanaku = Tiwanaku punktuje przy narodzinach: 1 punkt za każdą kartę akcji na prawo od trzech otwartych. Wybierz te narodziny.
age_of_civilization-lesson-birth-do-tiwanaku = Dotknij Tiwanaku i wybierz narodziny: wchłonięta karta nie ma efektu narodzin.
age_of_civilization-lesson-birth-future = Ile punktów dały te narodziny w rundzie 3?
age_of_civilization-lesson-birth-future-how = Policz karty toru na prawo od otwartych, razem z Plagą.
age_of_civilization-lesson-birth-round-1 = Runda 1 nowej gry. Na co pozwala pierwszy krok cywilizacji?
age_of_civilization-lesson-birth-answer-skip = pominąć krok
age_of_civilization-lesson-birth-answer-absorb = wchłonąć Celtów
age_of_civilization-lesson-birth-answer-birth = narodziny Celtów
age_of_civilization-lesson-birth-must = Bez cywilizacji nie masz robotników i nie ma czego powiększać wchłonięciem.
age_of_civilization-lesson-birth-tip = W całej grze masz najwyżej trzy cywilizacje. Wskazówka: wybieraj narodziny, gdy masz mało robotników, a na karcie leży dużo monet.

## absorb

age_of_civilization-lesson-absorb = Wchłonięcie
age_of_civilization-lesson-absorb-absorb = Korea dobrze ci służy i ma pozostać główną cywilizacją, więc wchłoń inną: dostaniesz jej monety, 1 robotnika i dziedzictwo. Wchłoń kartę, na której leżą co najmniej 3 monety.
age_of_civilization-lesson-absorb-three-coins = Wybierz wchłonięcie i kartę, na której leżą trzy albo cztery monety.
age_of_civilization-lesson-absorb-count = Karta leży pod Koreą: widać tylko jej dziedzictwo. Ilu masz teraz robotników?
age_of_civilization-lesson-absorb-count-how = Było dwóch. Wchłonięcie nie wymienia robotników, tylko dodaje jednego.
age_of_civilization-lesson-absorb-more = Teraz masz trzech robotników: po którym wyborze będziesz ich mieć więcej?
age_of_civilization-lesson-absorb-answer-birth = narodziny Rzymu (populacja 3)
age_of_civilization-lesson-absorb-answer-absorb = wchłonięcie Rzymu
age_of_civilization-lesson-absorb-more-how = Narodziny dają dokładnie populację. Wchłonięcie dodaje jednego do obecnych.
age_of_civilization-lesson-absorb-lydia = Lidia daje przy narodzinach 4 monety, a leżą na niej 2. Który wybór da więcej monet?
age_of_civilization-lesson-absorb-answer-birth2 = narodziny Lidii
age_of_civilization-lesson-absorb-answer-absorb2 = wchłonięcie Lidii
age_of_civilization-lesson-absorb-lydia-how = Zdolność narodzin nie działa przy wchłonięciu.
age_of_civilization-lesson-absorb-third = Masz dwie karty, więc to ostatnia, jaką możesz wziąć. Wchłoń którąś, aby Korea została na wierzchu z 4 robotnikami.
age_of_civilization-lesson-absorb-third-how = Dotknij karty w puli i wybierz wchłonięcie.
age_of_civilization-lesson-absorb-full = Państwo z trzema cywilizacjami od razu przechodzi do akcji. Co możesz tu zrobić?
age_of_civilization-lesson-absorb-answer-absorb3 = wchłonąć Rzym
age_of_civilization-lesson-absorb-answer-birth3 = narodziny Rzymu
age_of_civilization-lesson-absorb-answer-agriculture = Rolnictwo
age_of_civilization-lesson-absorb-full-how = Trzy cywilizacje to granica, bez względu na to, jak je wzięto.
age_of_civilization-lesson-absorb-tip = Wskazówka: wchłaniaj, dopóki główna zdolność dużo daje. Wybieraj kartę dla dziedzictwa i monet.

## legacy

age_of_civilization-lesson-legacy = Dziedzictwo
age_of_civilization-lesson-legacy-stay = Kolumna oznacza dziedzictwo, a dziedzictwa upadłych i wchłoniętych kart działają do końca gry. Włochy, Harappa i technologia Pismo obniżają cenę Kultury (4) o 1 monetę każde: na co wystarczy ci 1 moneta?
age_of_civilization-lesson-legacy-answer-research = Badania
age_of_civilization-lesson-legacy-answer-culture = Kultura
age_of_civilization-lesson-legacy-answer-wonder = Cud
age_of_civilization-lesson-legacy-add-up = Zniżki się sumują. Trzy z nich dotyczą tej samej akcji.
age_of_civilization-lesson-legacy-culture-now = Wykonaj Kulturę: 2 punkty za jedną monetę.
age_of_civilization-lesson-legacy-culture-where = Kultura jest w tej rundzie otwarta na torze czasu.
age_of_civilization-lesson-legacy-own = Dziedzictwo głównej cywilizacji też działa, od pierwszej tury. Nubia dodaje do Wyzysku 1 monetę główną zdolnością i 1 dziedzictwem: która akcja da najwięcej monet?
age_of_civilization-lesson-legacy-answer-agriculture = Rolnictwo
age_of_civilization-lesson-legacy-answer-hunting = Polowanie
age_of_civilization-lesson-legacy-answer-exploit = Wyzysk
age_of_civilization-lesson-legacy-own-how = Sam Wyzysk daje 2 monety, bez premii.
age_of_civilization-lesson-legacy-score = Dziedzictwa z klepsydrą punktują na koniec gry. Masz 2 cudy i 3 robotników: wchłoń kartę, której dziedzictwo jest teraz warte 2 punkty.
age_of_civilization-lesson-legacy-score-how = Pasują dwie karty: jedna liczy cudy, druga pary robotników. Wchłonięcie da ci czwartego robotnika.
age_of_civilization-lesson-legacy-count = Grecja liczy 1 punkt za każde 3 technologie, Chiny 1 punkt za każdych 2 robotników. Masz 4 technologie i 3 robotników: ile punktów dają dziedzictwa?
age_of_civilization-lesson-legacy-count-how = Liczą się tylko pełne grupy: reszta nic nie daje.
age_of_civilization-lesson-legacy-tip = Wskazówka: wybieraj dziedzictwa, które działają w tę samą stronę. Trzy zniżki na jedną akcję są lepsze niż trzy różne.

## war-and-plague

age_of_civilization-lesson-war-and-plague = Wojna i plaga
age_of_civilization-lesson-war-and-plague-sign = Skrzyżowane miecze na następnej karcie, Handlu, to wojna: na koniec tej rundy każdy, kto ma najmniej siły, poświęca robotnika. Nie masz siły, a rywal ma 1: rozpocznij Badania.
age_of_civilization-lesson-war-and-plague-arm = Siłę dają cywilizacje i technologie. Rozpocznij Badania.
age_of_civilization-lesson-war-and-plague-iron = Miecz oznacza siłę, której nigdy się nie wydaje. Wybierz technologię, która ją dodaje.
age_of_civilization-lesson-war-and-plague-iron-how = Obróbka żelaza, nad Górnictwem, dodaje 2 siły.
age_of_civilization-lesson-war-and-plague-let-it-come = Teraz najsłabszy jest rywal. Zakończ turę i niech przyjdzie wojna.
age_of_civilization-lesson-war-and-plague-end-it = Wybierz „Zakończ turę”.
age_of_civilization-lesson-war-and-plague-safe = Wojna minęła. Ilu z trzech robotników ci zostało?
age_of_civilization-lesson-war-and-plague-safe-how = Robotnika tracą tylko ci, którzy mają najmniej siły.
age_of_civilization-lesson-war-and-plague-tie = Inna gra: ty i rywal macie po 1 sile, a jeśli najmniej siły ma kilku graczy, robotnika traci każdy z nich. Zakończ turę.
age_of_civilization-lesson-war-and-plague-tie-count = Ilu masz teraz robotników?
age_of_civilization-lesson-war-and-plague-tie-how = Oboje macie najmniej siły, więc każde z was straciło jednego z trzech.
age_of_civilization-lesson-war-and-plague-conquest = Podbój daje 2 punkty, jeśli masz najwięcej siły, także przy remisie, ale co najmniej 1. Tu nikt jej nie ma: która akcja da więcej punktów?
age_of_civilization-lesson-war-and-plague-answer-conquest = Podbój
age_of_civilization-lesson-war-and-plague-answer-culture = Kultura
age_of_civilization-lesson-war-and-plague-conquest-how = Bez siły Podbój nie daje punktów, a jego robotnik stoi na czerwonym polu.
age_of_civilization-lesson-war-and-plague-plague = Runda 4, a następną kartą jest Plaga: zabiera robotnika każdemu graczowi, silnemu i słabemu. Zakończ turę.
age_of_civilization-lesson-war-and-plague-five = Plaga nie ma własnej akcji, więc dopóki leży wśród otwartych kart, jest o jedną akcję mniej. Co możesz teraz wykonać?
age_of_civilization-lesson-war-and-plague-answer-culture2 = Kultura
age_of_civilization-lesson-war-and-plague-answer-trade = Handel
age_of_civilization-lesson-war-and-plague-answer-construction = Budowa
age_of_civilization-lesson-war-and-plague-five-how = W rundzie 5 otwarte są karty 5, 6 i 7, a siódmą jest Plaga.
age_of_civilization-lesson-war-and-plague-tip = Znaki na pierwszych trzech kartach nigdy nie działają, a po rundzie 6 nie dzieje się już nic. Wskazówka: przed wojną wystarczy mieć trochę więcej siły niż jeden z graczy.

## technologies

age_of_civilization-lesson-technologies = Technologie
age_of_civilization-lesson-technologies-arrows = Badania są rozpoczęte, a strzałki na planszy pokazują, co do czego prowadzi. Masz Pismo: co możesz odblokować?
age_of_civilization-lesson-technologies-answer-science = Nauka
age_of_civilization-lesson-technologies-answer-mathematics = Matematyka
age_of_civilization-lesson-technologies-answer-education = Edukacja
age_of_civilization-lesson-technologies-arrows-how = Wystarczy jedna odblokowana technologia ze strzałką do niej, ale jest potrzebna.
age_of_civilization-lesson-technologies-take-education = Edukacja na koniec każdej tury wykonuje Kulturę, bez robotnika i nawet gdy jej karta jest zamknięta. Odblokuj ją.
age_of_civilization-lesson-technologies-education-where = Edukacja jest w środkowym rzędzie, nad Pismem.
age_of_civilization-lesson-technologies-end = Technologia działa od chwili odblokowania. Zakończ akcje, żeby to zobaczyć.
age_of_civilization-lesson-technologies-end-it = Wybierz „Zakończ turę”.
age_of_civilization-lesson-technologies-culture = Edukacja czeka na decyzję: dzięki Pismu Kultura kosztuje 3 monety. Użyj jej.
age_of_civilization-lesson-technologies-culture-how = Dotknij Edukacji na planszy: masz dość monet.
age_of_civilization-lesson-technologies-science = Inna gra, z Edukacją już od rundy 1. Odblokuj technologię najwyższego poziomu, która daje 1 punkt za każdą przyszłą kartę toru.
age_of_civilization-lesson-technologies-science-where = Spójrz na górny rząd: Nauka, po lewej.
age_of_civilization-lesson-technologies-science-count = Ile punktów dała Nauka w rundzie 2, oprócz punktu za Badania?
age_of_civilization-lesson-technologies-science-how = Policz karty na prawo od trzech otwartych, razem z Plagą. Im wcześniej, tym więcej.
age_of_civilization-lesson-technologies-discount = Dziedzictwa Babilonu i Korei oraz technologia Matematyka obniżają cenę Badań o 1 monetę każde. Masz 1 monetę i 1 robotnika: co możesz wykonać?
age_of_civilization-lesson-technologies-answer-wonder = Cud
age_of_civilization-lesson-technologies-answer-research = Badania
age_of_civilization-lesson-technologies-answer-agriculture = Rolnictwo
age_of_civilization-lesson-technologies-discount-how = Sprawdź i robotników, i monety. Zniżki się sumują.
age_of_civilization-lesson-technologies-none = Państwo bez technologii ma własną drogę: która akcja da teraz punkt?
age_of_civilization-lesson-technologies-answer-fishing = Rybołówstwo
age_of_civilization-lesson-technologies-answer-hunting = Polowanie
age_of_civilization-lesson-technologies-none-how = Jedna z akcji daje punkt temu, kto nie ma technologii.
age_of_civilization-lesson-technologies-tip = Wskazówka: odblokuj wiele technologii albo żadnej. W grach naszych botów najsłabiej wypadało od jednej do trzech.

## wonders

age_of_civilization-lesson-wonders = Cudy
age_of_civilization-lesson-wonders-act = Akcja Cud kosztuje 7 monet i robotnika na czerwonym polu, a od razu daje 3 punkty. Masz monety: wykonaj ją.
age_of_civilization-lesson-wonders-act-where = Cud jest zawsze dostępny, nad torem czasu.
age_of_civilization-lesson-wonders-choose = Teraz weź jeden cud. Nie masz technologii: wybierz ten, który takiemu państwu daje 4 punkty.
age_of_civilization-lesson-wonders-choose-how = Sprawdź, co każdy cud liczy na koniec gry. Jeden nagradza najwyżej 2 technologie.
age_of_civilization-lesson-wonders-pool = Pula nie jest uzupełniana: dla dwóch graczy było w niej 5 kart. Ile masz razem punktów przy obecnym stanie?
age_of_civilization-lesson-wonders-pool-how = Dodaj punkty za akcję i te, które cud policzy na końcu.
age_of_civilization-lesson-wonders-count = Mauzoleum liczy cywilizacje, Angkor Wat cudy razem z sobą. Ile punktów dają oba łącznie?
age_of_civilization-lesson-wonders-count-how = Upadłe i wchłonięte cywilizacje też się liczą.
age_of_civilization-lesson-wonders-egypt = Egipt obniża cenę akcji Cud o 2 monety główną zdolnością i o 1 dziedzictwem. Masz 4 monety i 1 robotnika: co możesz wykonać?
age_of_civilization-lesson-wonders-answer-conquest = Podbój
age_of_civilization-lesson-wonders-answer-wonder = Cud
age_of_civilization-lesson-wonders-answer-agriculture = Rolnictwo
age_of_civilization-lesson-wonders-egypt-how = Sprawdź, co jest otwarte, ilu wymaga robotników i ile kosztuje po zniżkach.
age_of_civilization-lesson-wonders-tip = Wskazówka: cud, który pomaga co turę, weź wcześnie, a ten, który tylko punktuje na końcu, może poczekać. Najlepsze jednak nie czekają.

## innovations

age_of_civilization-lesson-innovations = Wariant: Innowacje
age_of_civilization-lesson-innovations-buy = W wariancie Innowacje leżą odkryte karty technologii specjalnych: o jedną więcej niż graczy. Raz na grę możesz kupić jedną za 1 monetę, prawie w każdej chwili swojej tury: kup dowolną.
age_of_civilization-lesson-innovations-buy-how = Najpierw kup, jeszcze przed krokiem cywilizacji. Dotknij jednej z kart specjalnych.
age_of_civilization-lesson-innovations-covered = Karta zakrywa teraz dwa dolne miejsca swojej kolumny.
age_of_civilization-lesson-innovations-replaced = Tutaj Kamieniarstwo i Architektura zastąpiły Żeglarstwo i Matematykę. Trwają Badania: co możesz odblokować?
age_of_civilization-lesson-innovations-answer-sailing = Żeglarstwo
age_of_civilization-lesson-innovations-answer-masonry = Kamieniarstwo
age_of_civilization-lesson-innovations-answer-architecture = Architektura
age_of_civilization-lesson-innovations-replaced-how = Nowe zajmują miejsca i strzałki zakrytych. Zakrytych już nie ma.
age_of_civilization-lesson-innovations-masonry-now = Odblokuj Kamieniarstwo: Budowa będzie tańsza o 1 monetę.
age_of_civilization-lesson-innovations-masonry-where = Kamieniarstwo jest na dole środkowej kolumny.
age_of_civilization-lesson-innovations-empty = Karta wymaga kolumny bez znaczników. Masz Pismo i Górnictwo: którą kartę możesz kupić?
age_of_civilization-lesson-innovations-answer-left = Mitologia i Teologia (lewa kolumna)
age_of_civilization-lesson-innovations-answer-middle = Kamieniarstwo i Architektura (środkowa kolumna)
age_of_civilization-lesson-innovations-answer-right = Łucznictwo i Jazda konna (prawa kolumna)
age_of_civilization-lesson-innovations-empty-how = Pismo stoi w lewej kolumnie, Górnictwo w prawej.
age_of_civilization-lesson-innovations-tip = Technologie specjalne wszędzie liczą się jak technologie. Wskazówka: kup kartę przed pierwszymi Badaniami, póki wszystkie kolumny są puste.

## winds-of-change

age_of_civilization-lesson-winds-of-change = Wariant: Powiew zmian
age_of_civilization-lesson-winds-of-change-tokens = Nad trzema ostatnimi kartami leżą żetony wydarzeń; każdy działa, gdy jego karta staje się nowa, przed wojną lub plagą. Na koniec tej rundy Urodzaj da 1 monetę za każdego robotnika: zakończ turę z całą trójką.
age_of_civilization-lesson-winds-of-change-end-it = Tym razem oszczędź robotników: wybierz „Zakończ turę”.
age_of_civilization-lesson-winds-of-change-harvest = Była 1 moneta, Mali dodało 1, potem przyszedł urodzaj za trzech robotników. Ile masz teraz monet?
age_of_civilization-lesson-winds-of-change-harvest-how = Jedna, plus jedna, plus po jednej za każdego robotnika.
age_of_civilization-lesson-winds-of-change-rats = Runda 4 kończy się Szczurami: każdy gracz traci 3 monety. Nie karm ich: wykonaj akcję, po której nie zostaną ci monety.
age_of_civilization-lesson-winds-of-change-rats-how = Masz 4 monety. Tyle właśnie kosztuje Kultura.
age_of_civilization-lesson-winds-of-change-festival = Runda 5 kończy się Świętem: każdy, kto ma najwięcej cudów, zdobywa 2 punkty, a remis się liczy, nawet przy zerze. Zakończ turę.
age_of_civilization-lesson-winds-of-change-end-now = Wybierz „Zakończ turę” i zobacz, co przyniesie żeton.
age_of_civilization-lesson-winds-of-change-events = Żadne z was nie ma cudu. Ile punktów dały ci żetony wydarzeń?
age_of_civilization-lesson-winds-of-change-events-how = Przy zerze też jest remis: najwięcej ma wtedy każdy.
age_of_civilization-lesson-winds-of-change-tip = Wskazówka: przeczytaj trzy żetony przed rundą 1. Mówią, kiedy warto mieć robotników, monety, cudy albo siłę.

## draft

age_of_civilization-lesson-draft = Wariant: Draft cywilizacji
age_of_civilization-lesson-draft-keep = W drafcie każdy dostaje siedem cywilizacji i zatrzymuje po jednej, w tajemnicy. Zatrzymaj taką, której narodzin chcesz.
age_of_civilization-lesson-draft-pass = Reszta poszła w lewo, a do ciebie trafiły karty, których nie zatrzymał sąsiad. Zatrzymaj jedną z nich.
age_of_civilization-lesson-draft-five = Wybieraj dalej, aż będziesz mieć pięć; ostatnie dwie karty każdego pakietu utworzą otwartą pulę. Patrz przy tym na tor czasu: jest już wyłożony.
age_of_civilization-lesson-draft-first = Pierwsza cywilizacja pochodzi z ręki albo z puli. Wybierz narodziny.
age_of_civilization-lesson-draft-coins = W tym wariancie na karty puli nie kładzie się monet, a pierwsza cywilizacja nie daje dodatkowych monet. Ile masz monet?
age_of_civilization-lesson-draft-coins-how = Każdy zaczyna z 3 monetami.
age_of_civilization-lesson-draft-round = Reszta jest jak zwykle. Rozegraj pierwszą turę po swojemu.
age_of_civilization-lesson-draft-second = Druga i trzecia cywilizacja dają po 2 dodatkowe monety, z ręki czy z puli. Wchłoń jedną.
age_of_civilization-lesson-draft-take-one = Dotknij karty z ręki albo z puli i wybierz wchłonięcie.
age_of_civilization-lesson-draft-tip = Wskazówka: buduj plan, a nie zbiór pięciu ulubionych kart. Dwie karty, które pomagają tej samej akcji, są warte więcej.

## clash

age_of_civilization-lesson-clash = Solo: Starcie
age_of_civilization-lesson-clash-alone = W Starciu grasz solo o najwyższy wynik, prawie na tych samych zasadach. Przeciwnik to sama siła: 0 w rundzie 1 i o 1 więcej w każdej następnej: wybierz narodziny cywilizacji.
age_of_civilization-lesson-clash-growing = Runda 3: na koniec każdej rundy przeciwnik zyskuje 1 siłę, każda karta puli 1 monetę, a do puli trafia jedna nowa karta. Ile ma teraz siły?
age_of_civilization-lesson-clash-growing-how = Minęły dwie rundy, a na początku nie miał siły.
age_of_civilization-lesson-clash-research = Na koniec tej rundy będzie wojna: on będzie mieć 3, a ty stracisz robotnika, jeśli nie będziesz mieć więcej. Hunowie dają ci 3: rozpocznij Badania, aby się wzmocnić.
age_of_civilization-lesson-clash-research-why = Przy remisie też jesteś wśród najsłabszych. Rozpocznij Badania.
age_of_civilization-lesson-clash-iron = Odblokuj technologię, która daje siłę.
age_of_civilization-lesson-clash-iron-how = Obróbka żelaza, nad Górnictwem, dodaje 2 siły.
age_of_civilization-lesson-clash-end = 5 do 3. Zakończ turę.
age_of_civilization-lesson-clash-end-it = Wybierz „Zakończ turę”.
age_of_civilization-lesson-clash-count = Wojna minęła. Ilu z trzech robotników zostało?
age_of_civilization-lesson-clash-count-how = Twoja siła była większa, więc nikt nie został poświęcony.
age_of_civilization-lesson-clash-tip = Panel celów wymienia osiągnięcia, od 20 punktów wzwyż. Wskazówka: plaga zawsze leży jako piąta i uderza po rundzie 2, więc narodziny w rundzie 3 mało kosztują.

## era-of-wonders

age_of_civilization-lesson-era-of-wonders = Scenariusz: Era cudów
age_of_civilization-lesson-era-of-wonders-goal = Tu zbierasz cudy: panel pokazuje, czego wymagają brąz, srebro i złoto. Monument zastępuje Kulturę i daje cud, ale mniej punktów: po której akcji zostanie ci więcej monet?
age_of_civilization-lesson-era-of-wonders-answer-wonder = Cud
age_of_civilization-lesson-era-of-wonders-answer-monument = Monument
age_of_civilization-lesson-era-of-wonders-compare-how = Porównaj ceny obu akcji.
age_of_civilization-lesson-era-of-wonders-compare-why = Dobrze. Wszystkie scenariusze Drogi do chwały mają zasady Starcia; ich szczegóły odtworzyliśmy sami.
age_of_civilization-lesson-era-of-wonders-build = Zbuduj cud akcją Monument: obaj robotnicy wrócą na koniec tury.
age_of_civilization-lesson-era-of-wonders-build-where = Monument jest otwarty na torze czasu.
age_of_civilization-lesson-era-of-wonders-take = W puli leżało sześć cudów starożytności. Weź jeden.
age_of_civilization-lesson-era-of-wonders-locked = Trzy technologie najwyższego poziomu są w tej epoce zablokowane. Trwają Badania, masz Pismo i Żeglarstwo: co możesz odblokować?
age_of_civilization-lesson-era-of-wonders-answer-science = Nauka
age_of_civilization-lesson-era-of-wonders-answer-mathematics = Matematyka
age_of_civilization-lesson-era-of-wonders-answer-gunpowder = Proch strzelniczy
age_of_civilization-lesson-era-of-wonders-locked-how = Nauka, Inżynieria i Proch strzelniczy tworzą górny rząd.
age_of_civilization-lesson-era-of-wonders-tip = Ocena wymaga cudów i punktów na koniec rundy 6. Wskazówka: sprawdź, kiedy otwiera się Monument, i miej wtedy monety i dwóch robotników.

## silk-road

age_of_civilization-lesson-silk-road = Scenariusz: Jedwabny szlak
age_of_civilization-lesson-silk-road-orders = Na Jedwabnym szlaku realizujesz zamówienia: każde ma cenę, niektóre też warunek, a żadne nie zajmuje robotnika na polu. Masz 5 monet i Pismo: które zamówienie możesz zrealizować?
age_of_civilization-lesson-silk-road-answer-spices = Przyprawy
age_of_civilization-lesson-silk-road-answer-silk = Jedwab
age_of_civilization-lesson-silk-road-orders-how = Przyprawy wymagają technologii Żeglarstwo.
age_of_civilization-lesson-silk-road-fill = Zrealizuj je: 5 monet za 4 punkty.
age_of_civilization-lesson-silk-road-fill-where = Dotknij Jedwabiu wśród zamówień.
age_of_civilization-lesson-silk-road-no-rest = Realizacja zamówienia należy do kroku akcji. Co jeszcze możesz zrobić w tej turze?
age_of_civilization-lesson-silk-road-answer-rest = odpocząć
age_of_civilization-lesson-silk-road-answer-caravan = Karawana
age_of_civilization-lesson-silk-road-no-rest-how = Odpoczynek musi być przed wszystkim innym.
age_of_civilization-lesson-silk-road-caravan-now = Karawana zastępuje Handel: 1 moneta i jeszcze 1 za każdą twoją cywilizację. Wyślij robotnika.
age_of_civilization-lesson-silk-road-caravan-where = Karawana jest otwarta na torze czasu.
age_of_civilization-lesson-silk-road-coins = Masz dwie cywilizacje, a monet już nie było. Ile masz ich teraz?
age_of_civilization-lesson-silk-road-coins-how = Jedna plus po jednej za każdą cywilizację, także upadłą i wchłoniętą.
age_of_civilization-lesson-silk-road-bazaar = Tu żadne zamówienie ci nie pasuje. Bazar daje 1 punkt za 1 monetę i pozwala wymienić zamówienie: idź tam.
age_of_civilization-lesson-silk-road-bazaar-where = Bazar to ostatnia z otwartych kart.
age_of_civilization-lesson-silk-road-exchange = Wybierz zamówienie, które odchodzi: jego miejsce zajmie następne z talii.
age_of_civilization-lesson-silk-road-exchange-how = Zobaczmy wymianę choć raz. Dotknij jednego z zamówień.
age_of_civilization-lesson-silk-road-tip = Nowe zamówienia pojawiają się na koniec rundy, do dwóch. Wskazówka: realizuj oba jak najwcześniej, bo puste miejsce czeka do końca rundy.

## lost-civilization

age_of_civilization-lesson-lost-civilization = Scenariusz: Zaginiona cywilizacja
age_of_civilization-lesson-lost-civilization-maya = Majowie rodzą się bez wyboru i mogą używać także przyszłych kart toru. Masz 3 robotników i 3 monety: co możesz zrobić w rundzie 1?
age_of_civilization-lesson-lost-civilization-answer-culture = Kultura
age_of_civilization-lesson-lost-civilization-answer-ritual = Rytuał
age_of_civilization-lesson-lost-civilization-answer-research = Badania
age_of_civilization-lesson-lost-civilization-maya-how = Dla Majów otwarte są teraz wszystkie karty toru, ale cenę trzeba zapłacić.
age_of_civilization-lesson-lost-civilization-ritual-now = Rytuał zastępuje Podbój: na czerwonym polu daje 1 punkt i 1 monetę. Wykonaj go.
age_of_civilization-lesson-lost-civilization-ritual-where = Rytuał to szósta karta toru.
age_of_civilization-lesson-lost-civilization-farm = Majowie dostają z Rolnictwa o 1 monetę więcej. Wyślij tam dwóch pozostałych robotników.
age_of_civilization-lesson-lost-civilization-farm-where = Rolnictwo to druga karta toru.
age_of_civilization-lesson-lost-civilization-drought = Na koniec rundy 3 przychodzi Susza: zabiera robotnika i zostawia połowę monet, zaokrąglając w dół. Masz 7 monet; tym razem nic nie wydawaj i zakończ turę.
age_of_civilization-lesson-lost-civilization-end-it = Wybierz „Zakończ turę”, aby zobaczyć suszę.
age_of_civilization-lesson-lost-civilization-half = Ile monet zostało?
age_of_civilization-lesson-lost-civilization-half-how = Połowa z siedmiu, zaokrąglona w dół.
age_of_civilization-lesson-lost-civilization-keep = Srebro i złoto wymagają, by Majowie nadal byli główną cywilizacją. Weź inną kartę tak, żeby zostali na wierzchu.
age_of_civilization-lesson-lost-civilization-keep-how = Narodziny oznaczałyby upadek Majów. Wchłoń kartę.
age_of_civilization-lesson-lost-civilization-tip = Wskazówka: wydaj monety przed suszą. W puli jest pięć kart i nie przybywa nowych, ale przybywa na nich monet.

## mongol-devastation

age_of_civilization-lesson-mongol-devastation = Scenariusz: Mongolskie spustoszenie
age_of_civilization-lesson-mongol-devastation-horde = Orda przychodzi na koniec każdej rundy: za każdym razem wojna, a przed uderzeniem zyskuje 1 siłę. Teraz ma 2, a ty 3: zbuduj coś, co doda ci siły.
age_of_civilization-lesson-mongol-devastation-fortify-how = Umocnienia na torze czasu dodają 1 siłę do końca gry.
age_of_civilization-lesson-mongol-devastation-end = 4 do 3. Zakończ turę; Plaga leży jako piąta i przyjdzie przed wojną.
age_of_civilization-lesson-mongol-devastation-end-it = Wybierz „Zakończ turę”.
age_of_civilization-lesson-mongol-devastation-count = Plaga i wojna minęły. Ilu z trzech robotników zostało?
age_of_civilization-lesson-mongol-devastation-count-how = Siła pomaga na ordę, nie na plagę.
age_of_civilization-lesson-mongol-devastation-tribute = W rundzie 5 orda jest o wiele za silna. Dzięki Trybutowi następna wojna cię ominie: zapłać go.
age_of_civilization-lesson-mongol-devastation-tribute-where = Trybut jest otwarty na torze czasu i kosztuje 3 monety.
age_of_civilization-lesson-mongol-devastation-end-2 = Zakończ turę i przepuść jeźdźców.
age_of_civilization-lesson-mongol-devastation-count-2 = Ilu masz teraz robotników?
age_of_civilization-lesson-mongol-devastation-count-2-how = Było dwóch, a wojna cię nie dotknęła.
age_of_civilization-lesson-mongol-devastation-tip = Na koniec rundy 4, przed wojną, jest Najazd Mongołów i trybut go nie zatrzyma. Wskazówka: zbieraj siłę wcześnie, bo oceny wymagają robotników na koniec.

## death-and-rebirth

age_of_civilization-lesson-death-and-rebirth = Scenariusz: Śmierć i odrodzenie
age_of_civilization-lesson-death-and-rebirth-quarantine = Plaga przychodzi już na koniec rundy 1. Kwarantanna ocali 1 robotnika przy następnej zarazie: wykonaj ją.
age_of_civilization-lesson-death-and-rebirth-quarantine-where = Kwarantanna to druga karta toru czasu.
age_of_civilization-lesson-death-and-rebirth-end = Zostaje z tobą, dopóki się nie przyda. Zakończ turę.
age_of_civilization-lesson-death-and-rebirth-end-it = Wybierz „Zakończ turę”.
age_of_civilization-lesson-death-and-rebirth-spared = Plaga minęła. Ilu z trzech robotników zostało?
age_of_civilization-lesson-death-and-rebirth-spared-how = Plaga zabiera jednego, a kwarantanna zmniejszyła to o jednego.
age_of_civilization-lesson-death-and-rebirth-black-death = Na koniec rundy 2 przychodzi Czarna śmierć i zabiera połowę robotników, zaokrąglając w górę. Masz trzech i nie masz kwarantanny: zakończ turę.
age_of_civilization-lesson-death-and-rebirth-half = Ilu robotników zostało?
age_of_civilization-lesson-death-and-rebirth-half-how = Przepadła połowa z trzech, zaokrąglona w górę.
age_of_civilization-lesson-death-and-rebirth-rebirth = Potem przychodzi odrodzenie: Mecenat daje 1 punkt za 3 monety, a mając co najmniej 4 technologie, o 2 więcej. Masz cztery: wykonaj go.
age_of_civilization-lesson-death-and-rebirth-patronage-where = Mecenat to ostatnia z otwartych kart.
age_of_civilization-lesson-death-and-rebirth-points = Ile punktów dał Mecenat?
age_of_civilization-lesson-death-and-rebirth-points-how = Jeden i jeszcze dwa za technologie.
age_of_civilization-lesson-death-and-rebirth-tip = Na koniec rundy 4 przepada jeszcze jeden robotnik, a od rundy 4 Kultura daje o 1 punkt więcej. Wskazówka: zaplanuj narodziny na rundę 3, gdy najgorsze minie.
