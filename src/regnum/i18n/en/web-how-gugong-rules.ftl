### Gùgōng on one page: the goal, a day in five pictures, the ways to score. It comes with the rule books.

gugong-how-goal = Four days, and most victory points win, but only of those whose envoy has reached the Palace of Heavenly Purity: whoever is outside at the end cannot win. Officials may not be bribed, so you exchange gifts with them. Every gift you give lets you do what the official is in charge of, and the gift you take is one of your cards tomorrow.
gugong-how-round = A day in five pictures
gugong-how-1 = Give a gift, take a gift
gugong-how-1-what = Put a card of your hand at one of the seven locations and take the one lying there. If yours is higher, that is free; and a 1 beats a 9.
gugong-how-2 = Two actions
gugong-how-2-what = First do what your card shows, then what the location is for. You may leave either out.
gugong-how-3 = Too low a gift
gugong-how-3-what = If your card is lower or equal, pay 2 servants or discard another card. Or go without the actions of this turn.
gugong-how-4 = Servants do the work
gugong-how-4-what = Most locations have a small action A and a larger action B that costs servants. Servants build walls, fill ships and stand behind decrees. New ones come every morning.
gugong-how-5 = The night
gugong-how-5-what = When all hands are empty, the cards you took are compared with three dice: each match brings a servant, most matches 3 VP. The ships sail on. Then the cards you took are your hand of the next day.
gugong-how-way-palace = The palace: the earlier you arrive, the more VP; inside, each further step is 1 VP. Outside at the end you have lost.
gugong-how-way-wall = The Great Wall: when a section is full, whoever has most servants there scores 3 VP and moves the envoy.
gugong-how-way-jade = Jade: 1, 3, 6, 10 or 15 VP for one to five at the end.
gugong-how-way-decrees = Decrees: VP at once, and those of level 3 many more at the end.
gugong-how-way-canal = Ships with three servants: 4 VP, another card for every day, or your double servant.
gugong-how-way-night = Most matches with the dice at night: 3 VP.
gugong-how-way-tokens = Travel tokens: benefits on the way, and four of them trade for 2 VP, six for jade.
