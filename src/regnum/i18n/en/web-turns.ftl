### The log by actions, turning points, and warnings.

## An action in one line

# $what - a thing, such as silver; $n - the amount with its sign, such as "+3".
web-log-bit = { $what } { $n }
# $who - another player; $bit - what that player gained or gave, such as "Silver +3".
web-log-bit-of = { $who }: { $bit }
# $what - an action; $which - what it was done with, such as a card.
web-log-what = { $what }: { $which }
# $who - a player; $what - an action.
web-log-did = { $who }: { $what }.
# $bits (list) - what was given and gained.
web-log-did-bits = { $who }: { $what } ({ $bits }).
web-log-told-bits = { $what } ({ $bits }).
# $n (number) - lines folded away below this one.
web-log-unfold = { $n ->
    [one] Show the detail
   *[other] Show { $n } details
}
web-log-fold = Hide the details
web-log-passes = Passes

## What was done, in two or three words: names of actions, beside the symbol of the player

web-paladins-gist-round = New at court
web-paladins-gist-paladins = Draws paladins
web-paladins-gist-paladin = Chooses a paladin
web-paladins-gist-discard = Discards
web-paladins-gist-ability = Uses the crew
web-paladins-gist-kept = Keeps workers
web-paladins-gist-rows = New in the rows
web-paladins-gist-workers = New workers
web-paladins-gist-over = The game is over
web-troyes-gist-citizen = A citizen
web-troyes-gist-income = Income and salaries
web-troyes-gist-dice = The dice are rolled
web-troyes-gist-events = Events
web-troyes-gist-event = Against an event
web-troyes-gist-black = Black dice
web-troyes-gist-round-over = The round is over
web-troyes-gist-over = The game is over
web-gugong-gist-tokens = New travel tokens
web-gugong-gist-dice = The destiny dice
web-gugong-gist-decree = Uses a decree
web-gugong-gist-servants = New servants
web-gugong-gist-token = A token at work
web-gugong-gist-trade = Trades tokens
web-gugong-gist-wall = Wins the wall section
web-gugong-gist-benefit = Intrigue benefit
web-gugong-gist-matches = Matches of the night
web-gugong-gist-final = Final scoring
web-gugong-gist-none = No action
web-gugong-gist-skips = Skips
web-gugong-gist-over = The game is over

## Turning points

web-set-turning = Stop at the end of rounds and days and show what they brought
web-turning-on = Continue
web-turning-never = Do not stop here again
web-turning-brought = What it brought
web-turning-nothing = nothing
web-turning-new = New:
web-turning-over = The game is over
# $n (number) - victory points.
web-turning-points = { $n } VP
# $round (number).
web-paladins-turning-round = Round { $round } is over
web-paladins-turning-last = What the last round brought. Next, the points are counted.
web-troyes-turning-round = Round { $round }: income, salaries, dice
web-troyes-turning-events = Events
web-troyes-turning-new = new
web-troyes-turning-last = What the last round brought. Next, the points are counted.
# $who - Meng, the opponent of the solo game.
web-gugong-turning-dusk = { $who } turns over the cards of the day:
web-gugong-turning-last = What the last day brought. Next, the points are counted.

## Before a choice

web-ends-turn = ends your turn
