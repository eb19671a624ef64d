# Jeden ekran dla kilku graczy: zasłona między nimi.

curtain-pass = Przekaż urządzenie: { $name }
curtain-reveal = To ja, { $name }
curtain-help = Do potwierdzenia ekran pokazuje tylko to, co mogą wiedzieć wszyscy.
curtain-closed = Najpierw potwierdź, kto jest przy ekranie.
