### The browser client: values that nobody has checked, and their page (loaded with the rules).
### Words of the component file itself (ids, notes, sources) are in English and stand beside these.

# $game: title of a game
web-check-title = Check the values: { $game }
web-check-what = Have you got the box? Some values nobody could compare with a printed copy. Say of each whether it is as printed, or what is printed instead. Your answers stay in this browser; of your corrections a component file is made, which you can keep and play with.
web-check-why = These values were not in the rulebook. The little ° on the boards marks values that are reconstructed: designed to fit all that is known, but perhaps not what is printed on your copy.
# $what: a kind of cards or places, such as “Gift cards”
web-check-details = Not checked against the box: { $what }
web-check-go = I have the box: check the values
# $field: name of a value; the value itself stands behind it
web-check-is = { $field }:
web-check-missing = still missing
web-check-nothing = nothing
web-check-yes = Yes
web-check-no = No
web-check-more = One more
web-check-less = One less
web-check-as-printed = As printed
web-check-different = Different
web-check-all = All of this is as printed
web-check-known = What is known
web-check-none = There is nothing here.

web-check-filter = Which values
# $n: how many of them
web-check-filter-guessed = Reconstructed ({ $n })
# values that a review or a player told of
web-check-filter-told = From other sources ({ $n })
web-check-filter-different = My corrections ({ $n })

# $done, $n: numbers of values
web-check-done = { $done } of { $n } checked
web-check-file = Your component file
# $done, $n: numbers of values; $corrections: how many of them are different in print
web-check-progress = Checked: { $done } of { $n } · corrected: { $corrections }
web-check-wrong = { $n ->
    [one] One value does not fit yet:
   *[other] { $n } values do not fit yet:
}
web-check-name = Name of the file
web-check-download = Download
web-check-forget = Forget my answers
# $fingerprint: letters and digits that name the values
web-check-play = You can play with it: choose it among the options of a new game. All at the table see its name and its fingerprint: { $fingerprint }.
web-check-same = All you have checked is as we have it: you play with the same components, and the little ° is gone for these values.

web-check-origin-reconstructed = Reconstructed: designed to fit the rulebook and all public counts.
web-check-origin-source = From a public source, such as a review.
web-check-origin-memory = From the memory of a player.
web-check-origin-printed = Compared with a printed copy.
# $n: percent
web-check-confidence = Our estimate that it is right: { $n } %.
web-check-alternative = It could also be:
web-check-sources = Sources:

## Parts of the component files

web-check-section-set-up = Set-up
web-check-section-gifts = Values of the gifts
web-check-section-gift-cards = Gift cards
web-check-section-dice = Destiny dice
web-check-section-travel-tokens = Travel tokens
web-check-section-cities = Cities
web-check-section-roads = Roads
web-check-section-jade = Jade
web-check-section-palace = Palace
web-check-section-decrees = Decrees
web-check-section-meng = Meng
web-check-section-automa-cards = Cards of Meng
web-check-section-tax = Tax supply
web-check-section-suspicion = Suspicion cards
web-check-section-townsfolk-row = Townsfolk row
web-check-section-townsfolk = Townsfolk
web-check-section-walls = Wall cards
web-check-section-outsiders = Outsiders
web-check-section-kings-orders = King's Orders
web-check-section-kings-favours = King's Favours
web-check-section-taverns = Tavern cards
web-check-section-regions = Regions of the map
web-check-section-spaces = Spaces of the map
web-check-section-paladins = Paladins
web-check-section-actions = Actions
web-check-section-workshops = Workshops
web-check-section-jars = Jar shelf
web-check-section-scoring = Scoring
web-check-section-ai-top-row = AI player: top row
web-check-section-schemes = AI player: scheme cards
web-check-section-neutral-placement = Neutral citizens
web-check-section-buildings = Principal buildings
web-check-section-activity-cards = Activity cards
web-check-section-marauding = Marauding
web-check-section-events = Event cards
web-check-section-solo = Le Roy

## Values

web-check-field-action = Action
web-check-field-age = Round it comes in
web-check-field-amount = Amount
web-check-field-attack = Attack brings
web-check-field-attribute-max = Last place of the tracks
web-check-field-attribute-vp = VP on the tracks
web-check-field-audience-vp = VP for audiences
web-check-field-bishopric = Order in the Bishopric
web-check-field-black = Black dice
web-check-field-bonus = Bonus
web-check-field-boost = Attributes
web-check-field-calls = Colour of the next event
web-check-field-cards = Cards with 0, 1, 2 silver
web-check-field-choices = One of
web-check-field-city-hall = Order in the City Hall
web-check-field-colour = Colour
web-check-field-commission = VP for Commission
web-check-field-convert = Convert brings
web-check-field-copies = How often it is there
web-check-field-cost = Cost
web-check-field-count = How many there are
web-check-field-day-servants = Servants each morning
web-check-field-develop = VP for Develop
web-check-field-dice = Dice
web-check-field-discard = Discarding brings
web-check-field-discount = Costs less
web-check-field-divisor = Divisor
web-check-field-faces = Faces
web-check-field-faith = Faith needed
web-check-field-first-vp = VP, first
web-check-field-flags = Flags
web-check-field-fortify = VP for Fortify
web-check-field-absolve = VP for Absolve
web-check-field-garrison = VP for Garrison
web-check-field-from = From
web-check-field-gain = Brings
web-check-field-hire = Price of a tradesman
web-check-field-houses-1 = Prices, side for 2 and 3 players
web-check-field-houses-2 = Prices, side for 4 and 5 players
web-check-field-immediate = Brings at once
web-check-field-influence = Influence needed
web-check-field-name = Name
web-check-field-palace = Order in the Palace
web-check-field-path = Way of Meng
web-check-field-people = People
web-check-field-players = From so many players
web-check-field-region = Region
web-check-field-returns = Meng goes on to
web-check-field-reward = Reward
web-check-field-rounds = Rounds with 1, 2, 3, 4 players
web-check-field-row-length = Places in a row
web-check-field-rows = Row of each number
web-check-field-second-vp = VP, second
web-check-field-set = Who starts with it
web-check-field-side = Side of the board with 1 to 5 players
web-check-field-silver = Silver
web-check-field-strength = Strength needed
web-check-field-supply = Silver with 1, 2, 3, 4 players
web-check-field-timing = When it works
web-check-field-to = To
web-check-field-token-spaces = Spaces for travel tokens
web-check-field-top = By day
web-check-field-two-players = Places with two players
web-check-field-value = Value
web-check-field-vp = VP
web-check-field-waive = Need not pay
web-check-field-worker = Worker
web-check-field-workers = Workers
web-check-field-x = Place from the left
web-check-field-y = Place from above
