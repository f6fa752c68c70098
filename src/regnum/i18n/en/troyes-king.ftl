### Troyes alone: what Le Roy does and why.

## His actions

# His actions are named after a colon: "Le Roy rolls 2 and 3: place a citizen."
troyes-king-vp = gain victory points
troyes-king-citizen = place a citizen
troyes-king-rightmost-event = counter the rightmost event
troyes-king-tradesman = hire a tradesman
troyes-king-cathedral = build the cathedral
troyes-king-character = score a character
troyes-king-black = counter the black dice

## The log. $who is Le Roy but in the last line; $player - whoever plays against him.

# $red, $white, $yellow (lists) - what the dice of each colour show.
troyes-log-king-set-up-rolled = { $who } rolls for his buildings: red { $red }, white { $white }, yellow { $yellow }. The three best dice count.
# $die - the die that names the building.
troyes-log-king-set = { $who } sets a citizen on the best free space ({ $die }): { $space }.
# $one, $two (numbers) - the black dice; $dice_asked (number) - dice it costs him.
troyes-log-king-rolled = { $who } rolls { $one } and { $two }: { $action }.
troyes-log-king-spends = { $who } spends his best die: { $die }.
troyes-log-king-buys = { $price ->
    [one] { $who } buys the best die ({ $player }) for { $price } denier from the bank: { $die }.
   *[other] { $who } buys the best die ({ $player }) for { $price } deniers from the bank: { $die }.
}
troyes-log-king-places = { $who } can expel no citizen ({ $player }) and places his own on the best free space: { $space }.
troyes-log-king-places-expelling = { $who } places a citizen at the number of his die and expels one ({ $player }): { $space }.
troyes-log-king-places-elsewhere = { $who } places a citizen where he can expel one ({ $player }): { $space }.
troyes-log-king-beats = { $who } removes a black die ({ $value }) with his strongest die: { $die }.
# $his, $yours (numbers) - VP for Le Roy and for the player.
troyes-log-king-scores-character = { $who } scores a character: { $character }. VP for him: { $his }; VP for { $player }: { $yours }.
troyes-log-king-idle = { $who } cannot do it.
troyes-log-king-idle-citizen = { $who } finds no space for a citizen, and no citizen to expel.
troyes-log-king-idle-tradesman = { $who } has a tradesman on every card already.
troyes-log-king-idle-cathedral = { $who } finds the cathedral full and gains VP instead.
troyes-log-king-idle-character = { $who } finds no character left and gains VP instead.
troyes-log-king-idle-black = { $who } has no dice against the black ones and leaves them.
# $difference (number) - the player’s VP less those of Le Roy; $grade (number) - 0 the lowest.
troyes-log-graded = { $who }: the difference to Le Roy is { $difference } VP, grade { $grade } of 5.

## How the challenge ended

# These are read by the player and by whoever looks on.
troyes-tie-grade-0 = Le Roy stays ahead: a defeat.
troyes-tie-grade-1 = Level with Le Roy, or a little ahead: he is amused.
troyes-tie-grade-2 = Six VP and more ahead: a fair performance.
troyes-tie-grade-3 = Eleven VP and more ahead: a name to remember.
troyes-tie-grade-4 = Sixteen VP and more ahead: Le Roy begins to worry.
troyes-tie-grade-5 = More than twenty VP ahead: a masterpiece. The town is won.
