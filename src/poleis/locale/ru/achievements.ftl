# Достижения одиночных игр.
akropolis-achievement-easy = Гипподам побеждён
akropolis-achievement-medium = Метаген побеждён
akropolis-achievement-hard = Калликрат побеждён
akropolis-achievement-condition = Наберите больше очков, чем архитектор; при равенстве — больше камней.
origins-achievement-target = Цель { $points } достигнута
origins-achievement-conditions = { $n ->
    [0] Ни один бонусный жетон не лежит на своём месте.
    [one] { $n } бонусный жетон лежит на своём месте.
    [few] { $n } бонусных жетона лежат на своих местах.
   *[many] { $n } бонусных жетонов лежат на своих местах.
}
seven_wonders_dice-achievement-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
seven_wonders_dice-achievement-condition = Игра на счёт (порог Poleis, в коробке его нет).
age_of_civilization-condition-points = { $points ->
    [one] Не меньше { $points } очка.
    [few] Не меньше { $points } очков.
   *[many] Не меньше { $points } очков.
}
age_of_civilization-condition-wonders = Не меньше { $points } очков и { $n ->
    [one] { $n } чудо.
    [few] { $n } чуда.
   *[many] { $n } чудес.
}
age_of_civilization-condition-technologies = Не меньше { $points } очков { $n ->
    [0] без единой технологии.
    [one] и { $n } технология.
    [few] и { $n } технологии.
   *[many] и все { $n } технологий.
}
age_of_civilization-condition-strength = Не меньше { $points } очков, не больше { $n ->
    [one] { $n } технологии
    [few] { $n } технологий
   *[many] { $n } технологий
} и сила не меньше { $strength }.
