# Names of tables and bots. The database keeps the word in the id.

## Tables: places of the Greek world

name-aigina = Aegina
name-amorgos = Amorgos
name-andros = Andros
name-argos = Argos
name-athens = Athens
name-chios = Chios
name-corinth = Corinth
name-delos = Delos
name-delphi = Delphi
name-eleusis = Eleusis
name-ephesos = Ephesus
name-halikarnassos = Halicarnassus
name-hydra = Hydra
name-ios = Ios
name-ithaka = Ithaca
name-knossos = Knossos
name-korfu = Corfu
name-kos = Kos
name-kythera = Kythera
name-lesbos = Lesbos
name-lindos = Lindos
name-melos = Melos
name-miletos = Miletus
name-mykonos = Mykonos
name-naxos = Naxos
name-nemea = Nemea
name-olympia = Olympia
name-paros = Paros
name-patmos = Patmos
name-pella = Pella
name-pergamon = Pergamon
name-priene = Priene
name-pylos = Pylos
name-rhodes = Rhodes
name-samos = Samos
name-segesta = Segesta
name-selinus = Selinus
name-sifnos = Sifnos
name-skyros = Skyros
name-smyrna = Smyrna
name-sparta = Sparta
name-syrakus = Syracuse
name-tegea = Tegea
name-tenedos = Tenedos
name-thasos = Thasos
name-thebes = Thebes
name-thera = Thera
name-tinos = Tinos
name-tiryns = Tiryns
name-troy = Troy
name-zakynthos = Zakynthos

## Bots: architects of antiquity

name-iktinos = Iktinos
name-mnesikles = Mnesikles
name-pytheos = Pytheos
name-rhoikos = Rhoikos
name-theodoros = Theodoros
name-skopas = Skopas
name-chersiphron = Chersiphron
