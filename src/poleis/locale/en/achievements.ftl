# Achievements of the solo games.
akropolis-achievement-easy = Hippodamos beaten
akropolis-achievement-medium = Metagenes beaten
akropolis-achievement-hard = Callicrates beaten
akropolis-achievement-condition = Score more points than the architect; if equal, have more stones.
origins-achievement-target = Target of { $points } reached
origins-achievement-conditions = { $n ->
    [0] No bonus token lies at its own site.
    [one] { $n } bonus token lies at its own site.
   *[other] { $n } bonus tokens lie at their own sites.
}
seven_wonders_dice-achievement-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seven_wonders_dice-achievement-condition = Score attack (a mark of Poleis, not in the box).
age_of_civilization-condition-points = { $points ->
    [one] At least { $points } point.
   *[other] At least { $points } points.
}
age_of_civilization-condition-wonders = At least { $points } points with { $n ->
    [one] { $n } wonder.
   *[other] { $n } wonders.
}
age_of_civilization-condition-technologies = At least { $points } points with { $n ->
    [0] no technology.
    [one] { $n } technology.
   *[other] all { $n } technologies.
}
age_of_civilization-condition-strength = At least { $points } points with at most { $n ->
    [one] { $n } technology
   *[other] { $n } technologies
} and at least { $strength } strength.
