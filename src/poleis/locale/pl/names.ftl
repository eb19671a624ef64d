# Nazwy stołów i botów. W bazie danych jest słowo z identyfikatora.

## Stoły: miejsca świata greckiego

name-aigina = Egina
name-amorgos = Amorgos
name-andros = Andros
name-argos = Argos
name-athens = Ateny
name-chios = Chios
name-corinth = Korynt
name-delos = Delos
name-delphi = Delfy
name-eleusis = Eleusis
name-ephesos = Efez
name-halikarnassos = Halikarnas
name-hydra = Hydra
name-ios = Ios
name-ithaka = Itaka
name-knossos = Knossos
name-korfu = Korfu
name-kos = Kos
name-kythera = Kytera
name-lesbos = Lesbos
name-lindos = Lindos
name-melos = Melos
name-miletos = Milet
name-mykonos = Mykonos
name-naxos = Naksos
name-nemea = Nemea
name-olympia = Olimpia
name-paros = Paros
name-patmos = Patmos
name-pella = Pella
name-pergamon = Pergamon
name-priene = Priene
name-pylos = Pylos
name-rhodes = Rodos
name-samos = Samos
name-segesta = Segesta
name-selinus = Selinunt
name-sifnos = Sifnos
name-skyros = Skiros
name-smyrna = Smyrna
name-sparta = Sparta
name-syrakus = Syrakuzy
name-tegea = Tegea
name-tenedos = Tenedos
name-thasos = Tasos
name-thebes = Teby
name-thera = Tera
name-tinos = Tinos
name-tiryns = Tyryns
name-troy = Troja
name-zakynthos = Zakintos

## Boty: architekci starożytności

name-iktinos = Iktinos
name-mnesikles = Mnesikles
name-pytheos = Pyteos
name-rhoikos = Rojkos
name-theodoros = Teodoros
name-skopas = Skopas
name-chersiphron = Chersifron
