### Troyes on one page: the goal, a round in five pictures, the ways to score. It comes with the rule books.

troyes-how-goal = Four to six rounds, and most victory points win. Your citizens work in three buildings and roll the dice you act with: red for the military, white for the clergy, yellow for the people. You may buy any die of anybody, and they may buy yours. Somewhere a hidden character rewards something for all of you at the end: yours you know, the others you must guess.
troyes-how-round = A round in five pictures
troyes-how-1 = Income and wages
troyes-how-1-what = Everybody gets 10 deniers and pays wages: 2 for each citizen in the palace, 1 for each in the bishopric, nothing in the city hall.
troyes-how-2 = Roll the workforce
troyes-how-2-what = Every citizen in a building rolls a die of its colour. The dice lie in your district of the city square.
troyes-how-3 = Events strike
troyes-how-3-what = A red event comes and calls another. All of them hurt again and again until somebody counters them. Black dice must be fought off with your own dice; red ones count double.
troyes-how-4 = Act with one to three dice
troyes-how-4-what = They must be of one colour. Your own are free, others cost: 2 each when you use one die, 4 each with two, 6 each with three. High dice are bought away from you, so do not wait too long.
troyes-how-5 = What dice are for
troyes-how-5-what = Use an activity card, build the cathedral, counter an event, place a citizen, or work the fields for deniers. Or pass: then deniers are put aside for you every turn. When all have passed or the dice are gone, the round ends.
troyes-how-way-cards = Activity cards: many turn dice into VP; and the first tradesmen on a card are worth VP at the end.
troyes-how-way-events = Events: most and second most cubes on one score when it is countered.
troyes-how-way-cathedral = The cathedral: 1 VP and influence for each cube. A level without you costs 2 VP at the end.
troyes-how-way-characters = Characters: all six kinds want something else, such as influence, deniers or tradesmen, and give 1, 3 or 6 VP to everybody who has enough of it.
