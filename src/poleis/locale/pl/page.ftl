# Strony witryny, które wszystko przechowują w przeglądarce.
page-storage-full = W tej przeglądarce nie ma już miejsca, więc ruch nie został wykonany. Usuń stare partie w zakładce Moje gry albo zwolnij miejsce i spróbuj ponownie.
page-storage-refused = Ta przeglądarka nie pozwala stronie niczego zapisać, więc ruch nie został wykonany. Tak często działają okna prywatne.
page-no-links = Nikt nie może dołączyć do tej strony z zewnątrz. Wybierz boty lub graczy przy tym ekranie.
page-bad-file = W tym pliku nie ma partii, które można tu odczytać.
page-delete = Usuń tę partię
page-daily-help = Każdy dostaje to samo losowanie. Liczy się jedna próba, bez podpowiedzi i bez cofania tego, co pokazał los. Musi się skończyć przed północą UTC.
page-stop-thinking = Przerwij myślenie
page-stop-help = Bot zagra najlepszy ruch, jaki dotąd znalazł
