### A worked example of the rules at its table: the frame. What an example shows is in web-teach-<game>-rules.ftl.

web-example = An example from the rules
# $n, $of (numbers) - the choice that comes next in the example, and how many there are.
web-example-step = Step { $n } of { $of }
web-example-next = Show me
web-example-again = From the start
web-example-back = Back to the example
web-example-rules = Back to the rules
web-example-before = Before
web-example-after = What happened
web-example-before-what = This is how it stood before. Nobody had anything to choose: look around, then see what happened.
web-example-off = You have chosen something else, which is fine: play on as you like, or go back to the example.
web-example-done = That was the example. Play on as you like: you have all seats.
