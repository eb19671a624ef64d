# The questions of akropolis.exam.

akropolis-lesson-exam = Questions about Akropolis

akropolis-lesson-exam-q1 = You have one stone. Which of these tiles can you take?
akropolis-lesson-exam-q1-second = The second tile
akropolis-lesson-exam-q1-third = The third tile
akropolis-lesson-exam-q1-fourth = The fourth tile

akropolis-lesson-exam-q2 = You have no stone. Which of these tiles can you take?
akropolis-lesson-exam-q2-second = The second tile
akropolis-lesson-exam-q2-first = The first tile
akropolis-lesson-exam-q2-third = The third tile

akropolis-lesson-exam-q3 = You have two stones. Which of these tiles can you take?
akropolis-lesson-exam-q3-fourth = The fourth tile
akropolis-lesson-exam-q3-third = The third tile

akropolis-lesson-exam-q4 = You have no stone, but your next tile could cover three quarries. Which of these tiles can you take now?
akropolis-lesson-exam-q4-third = The third tile
akropolis-lesson-exam-q4-second = The second tile
akropolis-lesson-exam-q4-first = The first tile

akropolis-lesson-exam-q5 = Where may you place your tile?
akropolis-lesson-exam-q5-hanging = Over two hexes of the city, one hex over empty ground
akropolis-lesson-exam-q5-two = On level 2, over a house and two quarries of two tiles
akropolis-lesson-exam-q5-one = On level 2, exactly over the tile with two houses

akropolis-lesson-exam-q6 = Where may you place your tile on the ground?
akropolis-lesson-exam-q6-away = With an empty cell between it and the city
akropolis-lesson-exam-q6-beside = Sharing a side with a quarry of the start tile

akropolis-lesson-exam-q7 = The tile with the garden, the barracks and the house stands on level 2. Where may you place your tile?
akropolis-lesson-exam-q7-mixed = Over one hex of level 2 and two hexes of level 1
akropolis-lesson-exam-q7-ground = On the ground, beside the city
akropolis-lesson-exam-q7-one = On level 3, exactly over the tile on level 2

akropolis-lesson-exam-q8 = How many points do the gardens give?

akropolis-lesson-exam-q9 = How many points do the gardens of this city give?

akropolis-lesson-exam-q10 = How many points do the gardens give here?

akropolis-lesson-exam-q11 = How many points do the houses give?

akropolis-lesson-exam-q12 = How many points do the houses give in this city?

akropolis-lesson-exam-q13 = The plaza of the start tile has been covered. How many points do the houses give?

akropolis-lesson-exam-q14 = How many points do the markets give?

akropolis-lesson-exam-q15 = How many points do the two markets of this city give?

akropolis-lesson-exam-q16 = How many points do the markets give here?

akropolis-lesson-exam-q17 = How many points do the barracks give?

akropolis-lesson-exam-q18 = How many points do the barracks of this city give?

akropolis-lesson-exam-q19 = How many points do the temples give?

akropolis-lesson-exam-q20 = How many points do the temples of this city give?

akropolis-lesson-exam-q21 = How many points do the temples give here?

akropolis-lesson-exam-q22 = If the game ended now, how many points would your stones give?

akropolis-lesson-exam-q23 = After which placement do you have most stones?
akropolis-lesson-exam-q23-ground = On the ground, beside the city
akropolis-lesson-exam-q23-two = On level 2, over the houses plaza, a quarry of the start tile and a quarry beside it
akropolis-lesson-exam-q23-three = On level 2, over three quarries

akropolis-lesson-exam-q24 = Which placement gives most points for houses?
akropolis-lesson-exam-q24-plaza = On level 2, over the plaza of the start tile
akropolis-lesson-exam-q24-beside = On the ground, its house beside your houses
akropolis-lesson-exam-q24-away = On the ground, its house away from your houses

akropolis-lesson-exam-q25 = Your turn ends with one tile left on the construction site. How many new tiles join it?
