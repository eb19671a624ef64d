# Lessons in the browser. Their own texts are beside those of each game.

learn-right = Right!
learn-turns-left = { $n ->
    [one] { $n } turn left
   *[other] { $n } turns left
}
learn-answer-first = Answer the question first.
learn-result = { $title } ({ $points })

web-learn = Learn
web-learn-title = Learn by playing
web-learn-intro = Short lessons on a real board. You make every move yourself, and nothing can go wrong.
web-learn-game = Learn { $game }
web-learn-minutes = { $n } min
web-learn-done = Done
web-learn-topics = Topic by topic
web-learn-step = Step { $n } of { $of }
web-learn-next = Next
web-learn-show = Show me
web-learn-restart = Start over
web-learn-all = All lessons
web-learn-next-lesson = Next lesson: { $name }
web-learn-play = Play a game
web-learn-lesson = Lesson
web-learn-closed = This lesson is no longer available. Please reload the page.
web-learn-offline = Connection lost. Your step is kept; reconnecting…
web-learn-help = By playing, step by step
web-learn-new = New here?
web-learn-new-text = Learn a game by playing it: the basics in two minutes, then a guided first game.
web-learn-key-next = go on, when you have read
web-learn-key-answer = choose an answer
