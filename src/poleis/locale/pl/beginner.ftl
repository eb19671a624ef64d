# Stół dla początkujących: pomoc dla osób, które dopiero poznają grę.

beginner-table = Stół dla początkujących
beginner-help = Objaśnia każdą decyzję, pokazuje, co daje wybór, i mówi, gdy tura dużo kosztowała. Widzisz to tylko ty.
beginner-off = Wyłącz pomoc dla początkujących
beginner-now-off = Pomoc dla początkujących jest wyłączona. Włączysz ją znowu w menu.
beginner-close = Zamknij
beginner-gains = Co dają poszczególne wybory
beginner-at-most = najwyżej { $words }
beginner-overlooked = Przeoczenie: { $better }. Około { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} więcej.
beginner-take-back = Cofnij to
