# Akropolis: help on what is drawn, the symbols, and the player aid.

## What hexes are good for

akropolis-about-houses = Liczy się w twojej największej grupie stykających się domów.
akropolis-about-markets = Liczy się, jeśli nie styka się z innym targowiskiem.
akropolis-about-barracks = Liczą się na krawędzi miasta, obok pustego pola; jezioro nie jest krawędzią.
akropolis-about-barracks-lakes = Liczą się obok pustego pola, na krawędzi miasta albo nad jeziorem.
akropolis-about-temples = Liczy się, gdy wszystkie sześć pól wokół niej jest zabudowanych.
akropolis-about-gardens = Liczy się wszędzie.
akropolis-about-district = Punkty: poziomy wszystkich, które się liczą, razy gwiazdki na twoich widocznych placach tego koloru.
akropolis-about-quarry = Nie daje punktów. Za każdy przykryty kamieniołom dostajesz 1 kamień.
akropolis-about-plaza = { $n ->
    [one] { $n } gwiazdka mnoży
    [few] { $n } gwiazdki mnożą
   *[many] { $n } gwiazdek mnoży
} twoje dzielnice tego koloru: { $districts }. Przykryty plac przepada.
akropolis-about-variant-houses = Wariant: grupa warta co najmniej { $n } liczy się podwójnie.
akropolis-about-variant-markets = Wariant: liczy się podwójnie obok placu targowego.
akropolis-about-variant-barracks = Wariant: liczą się podwójnie, gdy mają obok puste pola w liczbie { $least } lub { $most }.
akropolis-about-variant-temples = Wariant: liczy się podwójnie od poziomu { $n }.
akropolis-about-variant-gardens = Wariant: liczy się podwójnie nad jeziorem.

## Other things on the table

akropolis-symbols-hexes = Obszary
akropolis-symbols-others = Inne symbole
akropolis-symbol-stone = kamień
akropolis-about-stone = Płaci za kafle z rynku; każdy kamień, który zostanie na koniec, to 1 punkt.
akropolis-about-architect = Zaczyna tę rundę; potem znacznik przechodzi w lewo. W grze solo: znamienity architekt.
akropolis-symbol-lake = jezioro
akropolis-about-lake = Puste pola otoczone przez miasto; świątynia nad jeziorem się nie liczy.
akropolis-view-stones-help = { $stones }. { $about }
akropolis-view-chief-help = Główny architekt: zaczyna tę rundę.
akropolis-view-stacks-help = Gdy zostaje jeden kafel, wykładany jest następny stos. Gdy stosów już nie ma, gra się kończy.
akropolis-view-collection-help = Architekt tylko zbiera kafle. Liczy się każda jego dzielnica.

## The player aid

akropolis-aid-turn = Twoja tura
akropolis-aid-take = Weź kafel z rynku. Pierwszy jest za darmo, każdy kolejny kosztuje o 1 kamień więcej.
akropolis-aid-place = Dodaj go do miasta: na stole, tak by stykał się z miastem, albo na trzech obszarach tego samego poziomu, z co najmniej dwóch kafli.
akropolis-aid-cover = Weź 1 kamień za każdy przykryty kamieniołom. To, co przykryte, przepada.
akropolis-aid-payment = Płacisz, zanim weźmiesz: kamienie z tej tury nie zapłacą za jej kafel. Nie można spasować.
akropolis-aid-scoring = Punktacja
akropolis-aid-formula = Dla każdego koloru: poziomy dzielnic, które się liczą × gwiazdki na twoich widocznych placach.
akropolis-aid-counts = kiedy się liczy
akropolis-aid-stars = plac, gwiazdki
akropolis-aid-no-plaza = Bez widocznego placu kolor nie daje punktów. Plac działa z każdego miejsca w mieście.
akropolis-aid-stones = Każdy kamień, który zostanie, to 1 punkt. Remis wygrywa większa liczba kamieni.
akropolis-aid-end = Rundy i koniec gry
akropolis-aid-start = Kamienie na początku, w kolejności tur: { $stones }.
akropolis-aid-tiles = Kafle: { $tiles }; na rynku { $market }, stosów { $stacks }, w każdym { $n }.
akropolis-aid-round = Gdy zostaje jeden kafel, trafia na darmowe miejsce, wykłada się stos ({ $n }), a główny architekt przechodzi w lewo.
akropolis-aid-length = Rundy: { $rounds }; tury każdego gracza: { $n }.
akropolis-aid-last = Gdy zostaje jeden kafel, a stosów już nie ma, gra się kończy. Tego kafla nikt nie bierze.
akropolis-aid-solo = Gra solo
akropolis-aid-solo-start = Twoim przeciwnikiem jest architekt { $name }. Na początku ma { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
   *[many] { $n } kamieni
}. Ty zaczynasz.
akropolis-aid-solo-take = Bierze najtańszy kafel z placem, na który go stać, a jeśli takiego nie ma, pierwszy kafel.
akropolis-aid-solo-pay = Kamienie, które płacisz, dostaje architekt.
akropolis-aid-solo-score = Każda jego dzielnica się liczy i jest warta { $n }, razy gwiazdki jego placów. Za każdy kamień ma 1 punkt.
akropolis-aid-solo-quarries = Punkty architekta za każdy kamieniołom: { $n }.
akropolis-aid-solo-win = Wygrywasz, mając więcej punktów albo tyle samo punktów i więcej kamieni.
akropolis-aid-hexes = Obszary w grze
akropolis-aid-players = Gracze
akropolis-aid-sum = Wszystkie obszary
akropolis-aid-start-tile = Każdy gracz ma też kafel startowy: plac przydomowy i trzy kamieniołomy.
