# Osiągnięcia w grach jednoosobowych.
akropolis-achievement-easy = Hippodamos pokonany
akropolis-achievement-medium = Metagenes pokonany
akropolis-achievement-hard = Kallikrates pokonany
akropolis-achievement-condition = Zdobądź więcej punktów niż architekt; przy remisie miej więcej kamieni.
origins-achievement-target = Cel { $points } osiągnięty
origins-achievement-conditions = { $n ->
    [0] Żaden żeton bonusowy nie leży na swoim miejscu.
    [one] { $n } żeton bonusowy leży na swoim miejscu.
    [few] { $n } żetony bonusowe leżą na swoich miejscach.
   *[many] { $n } żetonów bonusowych leży na swoich miejscach.
}
seven_wonders_dice-achievement-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
seven_wonders_dice-achievement-condition = Gra na wynik (próg Poleis, nie ma go w pudełku).
age_of_civilization-condition-points = { $points ->
    [one] Co najmniej { $points } punkt.
    [few] Co najmniej { $points } punkty.
   *[many] Co najmniej { $points } punktów.
}
age_of_civilization-condition-wonders = Co najmniej { $points } punktów i { $n ->
    [one] { $n } cud.
    [few] { $n } cuda.
   *[many] { $n } cudów.
}
age_of_civilization-condition-technologies = Co najmniej { $points } punktów { $n ->
    [0] bez żadnej technologii.
    [one] i { $n } technologia.
    [few] i { $n } technologie.
   *[many] i wszystkie { $n } technologii.
}
age_of_civilization-condition-strength = Co najmniej { $points } punktów, najwyżej { $n ->
    [one] { $n } technologia
    [few] { $n } technologie
   *[many] { $n } technologii
} i siła co najmniej { $strength }.
