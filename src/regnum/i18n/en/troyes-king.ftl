### Troyes alone: what Le Roy does and why.

## His actions

troyes-king-vp = victory points
troyes-king-citizen = a citizen
troyes-king-rightmost-event = the rightmost event
troyes-king-tradesman = a tradesman
troyes-king-cathedral = the cathedral
troyes-king-character = a character
troyes-king-black = the black dice

## The log. $who is Le Roy but in the last line.

# $red, $white, $yellow (lists) - what the dice of each colour show.
troyes-log-king-set-up-rolled = { $who } rolls for his buildings: red { $red }, white { $white }, yellow { $yellow }. The three best dice count.
# $die - the die that names the building.
troyes-log-king-set = { $who } sets a citizen on { $space }, the best free space there ({ $die }).
# $one, $two (numbers) - the black dice; $dice_asked (number) - dice it costs him.
troyes-log-king-rolled = { $who } rolls { $one } and { $two }: { $action }.
troyes-log-king-spends = { $who } spends { $die }, his best die.
troyes-log-king-buys = { $price ->
    [one] { $who } buys your best die, { $die }, for { $price } denier from the bank.
   *[other] { $who } buys your best die, { $die }, for { $price } deniers from the bank.
}
troyes-log-king-places = { $who } places a citizen on { $space }, the best free space: he can expel none of yours.
troyes-log-king-places-expelling = { $who } places a citizen on { $space }, at the number of his die, and expels one of yours.
troyes-log-king-places-elsewhere = { $who } places a citizen on { $space }, where he can expel one of yours.
troyes-log-king-beats = { $who } removes the black { $value } with { $die }, his strongest die.
troyes-log-king-scores-character = { $who } has { $character } scored: { $his } VP for him, { $yours } VP for you.
troyes-log-king-idle = { $who } cannot do it.
troyes-log-king-idle-citizen = { $who } finds no space for a citizen, and none of yours that he may expel.
troyes-log-king-idle-tradesman = { $who } has a tradesman on every card already.
troyes-log-king-idle-cathedral = { $who } finds the cathedral full and gains VP instead.
troyes-log-king-idle-character = { $who } finds no character left and gains VP instead.
troyes-log-king-idle-black = { $who } has no dice against the black ones and leaves them to you.
# $difference (number) - your VP less his; $grade (number) - 0 the lowest.
troyes-log-graded = { $who }: the difference to Le Roy is { $difference } VP, grade { $grade } of 5.

## How the challenge ended

troyes-tie-grade-0 = Le Roy stays far above you: a defeat.
troyes-tie-grade-1 = Level with Le Roy, or a little ahead: he is amused.
troyes-tie-grade-2 = Six VP and more ahead: a fair performance.
troyes-tie-grade-3 = Eleven VP and more ahead: you are making a name for yourself.
troyes-tie-grade-4 = Sixteen VP and more ahead: Le Roy begins to worry.
troyes-tie-grade-5 = More than twenty VP ahead: a masterpiece. The town is yours.
