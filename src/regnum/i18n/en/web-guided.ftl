### Guided first games: the frame of the voice. What it says in a lesson is in guided-<game>.ftl.

web-guided = Your first game
# $n, $of (numbers) - the step, and how many there are.
web-guided-step = Step { $n } of { $of }
web-guided-progress = How far the lesson is
# $n, $of (numbers) - the page of what is being said, and how many there are.
web-guided-page = { $n } of { $of }
web-guided-next = Next
web-guided-back = Back
web-guided-why = Why?
web-guided-good = What I would do
web-guided-watch = Watch what happens now.
web-guided-rather = That is a fair move, and the game allows it. The lesson would have gone another way, though. Take it back, and I go on from there; or leave the lesson and play on freely.
web-guided-take-back = Take it back
web-guided-free = Play on freely
web-guided-leave = Leave the lesson and play on freely
web-guided-resume = Back to the lesson
web-guided-play-on = Play on from here
web-guided-solo = Start a solo game
web-guided-learn = Learn: first game
web-guided-learn-what = A game of about twenty minutes, with somebody beside you.
# $n, $of (numbers) - the step, and how many there are.
web-guided-sign = lesson, step { $n } of { $of }
