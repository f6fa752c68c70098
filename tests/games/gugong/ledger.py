"""Bookkeeping of Gùgōng from events alone: what every seat and the board must have by what was told.

If a servant, gift card, jade, token, ship or point appears or goes without an event that says so, the
ledger and the state disagree at the next decision. Of hidden cards only numbers are counted.
"""

from tests.games.gugong.books import DISCARDED, HAND, Books, Seat

from regnum.games.gugong.const import ABOARD, IN_POOL, IN_SUPPLY, LOCKED, ON_THE_WALL, PARKED, REWARD_DOUBLE
from regnum.games.gugong.words.log import EVENTS
from regnum.kernel.agenda import GAP

# Events that tell of something but move nothing the ledger counts.
MOVES_NOTHING = frozenset(
    {
        *("morning_used", "morning_declined", "no_action", "action", "skipped", "token_used"),
        *("token_declined", "token_unused", "toll", "followed", "wall_scored", "benefit_taken"),
        *("benefit_declined", "matched", "destiny_won", "no_matches", "move_lost", "meng_focus"),
        *("meng_instead", "meng_token_instead", "meng_cannot", "meng_route", "meng_chooses"),
        *("meng_idle_decree", "meng_no_benefit", "dusk_fell", "meng_dusk"),
    }
)


class Ledger(Books):
    """The books, kept up to date by `hear`; `differences` compares them with a state."""

    kinds = EVENTS
    moves_nothing = MOVES_NOTHING

    # --- helpers -------------------------------------------------------------------------------------

    def take(self, who: int, place: str, n: int) -> None:
        """Ordinary servants out of the pool or the supply."""
        left = getattr(self.seats[who], place) - n
        self.must(left >= 0, f"seat {who} took servants its {place} has not got")
        setattr(self.seats[who], place, left)

    def put_double(self, who: int, before: int, after: int) -> None:
        self.must(self.seats[who].double == before, f"seat {who}: the double servant was elsewhere")
        self.seats[who].double = after

    def piece(self, who: int, double: int, supply: int, after: int) -> None:
        """One piece leaves pool or supply; the double servant goes where `after` says."""
        if double:
            self.put_double(who, IN_SUPPLY if supply else IN_POOL, after)
        else:
            self.take(who, "supply" if supply else "pool", 1)

    def spend_card(self, who: int, zone: int) -> None:
        self.seats[who].cards[zone] -= 1
        self.must(self.seats[who].cards[zone] >= 0, f"seat {who} used a card it has not got")

    # --- the day -------------------------------------------------------------------------------------

    def on_day_began(self, who: int, day: int) -> None:
        self.must((who, day) == (self.start, self.day), "the day or its start player is another")

    def on_start_player(self, who: int) -> None:
        self.must(self.medal == who + 1, "who becomes start player has not got the medal")
        self.start = who
        self.medal = 0

    def on_medal_taken(self, who: int) -> None:
        self.must(self.medal == 0, "the medal was taken twice")
        self.medal = who + 1

    def on_city_filled(self, who: int, city: int, token: int) -> None:
        self.must(self.cities[city] == GAP, "a token was put onto another")
        self.cities[city] = token
        self.token_stack -= 1

    def on_tokens_shuffled(self, who: int, n: int) -> None:
        self.must(self.token_stack == 0, "tokens were shuffled before the stacks were empty")
        self.must(self.gone.total() == n, "traded tokens were miscounted")
        self.token_stack = n
        self.gone.clear()

    def on_dice_rolled(self, who: int, *faces: int) -> None:
        """The dice of a new morning: the discard piles have joined the hands [G29]."""
        self.day += 1
        self.dice = list(faces)
        for seat in self.seats:
            seat.cards = [seat.cards[HAND] + seat.cards[DISCARDED], 0]

    def on_die_turned(self, who: int, die: int, before: int, face: int) -> None:
        self.must(self.dice[die] == before, "a die showed another face")
        self.dice[die] = face

    def on_night_fell(self, who: int, day: int) -> None:
        self.must(day == self.day, "the night is another day's")
        self.automa[2] += self.automa[1]  # dusk is over
        self.automa[1] = 0

    # --- servants ------------------------------------------------------------------------------------

    def on_servants_gained(self, who: int, n: int, double: int) -> None:
        if double:
            self.put_double(who, IN_SUPPLY, IN_POOL)
        self.take(who, "supply", n - double)
        self.seats[who].pool += n - double

    def on_servants_lack(self, who: int, n: int, have: int) -> None:
        there = self.seats[who].supply + (self.seats[who].double == IN_SUPPLY)
        self.must(have == there < n, f"seat {who} has {there} servants in supply, not {have}")

    def on_servants_paid(self, who: int, n: int, double: int) -> None:
        """The double servant stands for two of a price of two or more (R-G09)."""
        if double:
            self.put_double(who, IN_POOL, IN_SUPPLY)
        ordinary = max(0, n - 2) if double else n
        self.take(who, "pool", ordinary)
        self.seats[who].supply += ordinary

    def on_wall_placed(self, who: int, n: int, double: int, supply: int, total: int) -> None:
        if double:
            self.piece(who, double, supply, ON_THE_WALL)
        self.take(who, "supply" if supply else "pool", n - double)
        self.seats[who].wall += n - double
        self.must(sum(self.on_wall(seat) for seat in self.seats) == total, "the wall was miscounted")

    def on_wall(self, seat: Seat) -> int:
        return seat.wall + 2 * (seat.double == ON_THE_WALL)

    def on_wall_home(self, who: int, n: int) -> None:
        seat = self.seats[who]
        self.must(self.on_wall(seat) == n, f"seat {who}: servants on the wall were miscounted")
        seat.supply += seat.wall
        seat.wall = 0
        if seat.double == ON_THE_WALL:
            seat.double = IN_SUPPLY

    def on_decree_enacted(self, who: int, decree: int, price: int, supply: int) -> None:
        self.must(decree not in self.seats[who].decrees, "a decree was enacted twice")
        self.take(who, "supply" if supply else "pool", 1)
        self.seats[who].decrees.add(decree)

    # --- gift cards ----------------------------------------------------------------------------------

    def on_gift_given(self, who: int, gift: int, place: int, taken: int) -> None:
        self.exchange(gift, place, taken)
        self.spend_card(who, HAND)
        self.seats[who].cards[DISCARDED] += 1

    def on_gift_swapped(self, who: int, gift: int, place: int, taken: int, zone: int) -> None:
        self.exchange(gift, place, taken)
        self.must(self.seats[who].cards[zone] > 0, f"seat {who} swapped a card it has not got")

    def exchange(self, gift: int, place: int, taken: int) -> None:
        self.must(self.officials[place] == taken, "an official had another gift")
        self.must(gift not in self.officials, "a gift was given twice")
        self.officials[place] = gift

    def on_gift_discarded(self, who: int, gift: int) -> None:
        self.spend_card(who, HAND)
        self.seats[who].cards[DISCARDED] += 1

    def on_discarded_for_jade(self, who: int, gift: int) -> None:
        self.on_gift_discarded(who, gift)

    def on_gift_taken_back(self, who: int, gift: int) -> None:
        self.spend_card(who, DISCARDED)
        self.seats[who].cards[HAND] += 1

    def on_gift_drawn(self, who: int, gift: int) -> None:
        self.gift_deck -= 1
        self.seats[who].cards[HAND] += 1

    # --- travelling ----------------------------------------------------------------------------------

    def on_travelled(self, who: int, city: int) -> None:
        self.seats[who].traveller = city + 1

    def on_token_taken(self, who: int, token: int) -> None:
        city = self.seats[who].traveller - 1
        self.must(self.cities[city] == token, "another token lay there")
        self.cities[city] = GAP
        self.seats[who].tokens.append(token)

    def on_token_lost(self, who: int, token: int) -> None:
        self.must(self.seats[who].tokens.pop() == token, "another token was lost")
        self.gone[token] += 1

    def on_traded(self, who: int, trade: int, doubles: int) -> None:
        """The oldest tokens go, so many double ones among them."""
        t = self.tables
        plain = t.trade_tokens[trade] - doubles * t.token_worth[t.token_double]
        kept: list[int] = []
        for token in self.seats[who].tokens:
            if token == t.token_double and doubles:
                doubles -= 1
                self.gone[token] += 1
            elif token != t.token_double and plain:
                plain -= 1
                self.gone[token] += 1
            else:
                kept.append(token)
        self.must((plain, doubles) == (0, 0), f"seat {who} traded tokens it has not got")
        self.seats[who].tokens = kept

    def on_token_active(self, who: int, token: int, place: int, double: int) -> None:
        self.must(self.seats[who].tokens.pop() == token, "another token went to work")
        self.piece(who, double, 0, PARKED)
        self.seats[who].active.append((token, place))

    def on_token_done(self, who: int, token: int) -> None:
        """One servant returns, the double one first; the token waits to be stored."""
        seat = self.seats[who]
        self.must(seat.active.pop(0)[0] == token, "another token was done")
        if seat.double == PARKED:
            seat.double = IN_SUPPLY
        else:
            seat.supply += 1
        seat.tokens.append(token)

    # --- jade, intrigue, the palace, points ----------------------------------------------------------

    def on_jade_bought(self, who: int, house: int, price: int) -> None:
        if self.houses:
            self.must(house in self.houses, "jade was bought at an empty house")
            self.houses.discard(house)

    def on_jade_gained(self, who: int, n: int, now: int) -> None:
        self.seats[who].jade += n
        self.must(self.seats[who].jade == now, f"seat {who}: jade was miscounted")

    def on_intrigue_moved(self, who: int, n: int, now: int) -> None:
        self.must(n != 0, "a marker moved nowhere")
        self.seats[who].intrigue += n
        self.must(self.seats[who].intrigue == now, f"seat {who}: intrigue was miscounted")
        self.stacked.remove(who)
        self.stacked.append(who)

    def on_intrigue_cut(self, who: int, n: int) -> None:
        self.must(n > 0, "nothing was cut")
        self.must(self.seats[who].intrigue == self.tables.intrigue_top, f"seat {who} is not at the end")

    def on_envoy_moved(self, who: int, n: int, now: int) -> None:
        self.seats[who].envoy += n
        self.must(self.seats[who].envoy == now, f"seat {who}: the envoy's steps were miscounted")

    def on_audience_gained(self, who: int, vp: int) -> None:
        inside = max(seat.audience for seat in self.seats)
        places = self.tables.audience_vp
        self.must(vp == (places[inside] if inside < len(places) else 0), "the audience is another")
        self.seats[who].audience = inside + 1

    def on_scored(self, who: int, n: int, source: int) -> None:
        self.seats[who].vp[source] += n
        self.must(sum(self.seats[who].vp) >= 0, f"seat {who} lost points it has not got")

    def on_final_part(self, who: int, part: int, n: int) -> None:
        self.seats[who].final += n

    def on_not_admitted(self, who: int, vp: int) -> None:
        self.seats[who].final -= vp

    def on_game_over(self, who: int) -> None:
        self.is_over = True

    # --- ships ---------------------------------------------------------------------------------------

    def on_ship_launched(self, who: int, ship: int, port: int) -> None:
        self.must(self.seats[who].ports[ship] == 0, "a ship was launched that was not at home")
        self.sail(who, ship, port)

    def sail(self, who: int, ship: int, port: int) -> None:
        taken = [there for seat in self.seats for there in seat.ports]
        self.must(port + 1 not in taken, "two ships in one port")
        self.seats[who].ports[ship] = port + 1

    def on_ship_loaded(self, who: int, ship: int, n: int, double: int, supply: int, total: int) -> None:
        self.must(n == 1, "not one piece at a time")
        self.piece(who, double, supply, ABOARD + ship)
        self.seats[who].loads[ship] += 1 - double
        self.must(self.aboard(who, ship) == total, f"seat {who}: servants on a ship were miscounted")

    def aboard(self, who: int, ship: int) -> int:
        return self.seats[who].loads[ship] + 2 * (self.seats[who].double == ABOARD + ship)

    def on_ship_moved(self, who: int, ship: int, before: int, port: int) -> None:
        self.must(self.seats[who].ports[ship] == before + 1, "a ship was elsewhere")
        self.sail(who, ship, port)

    def on_ship_lost(self, who: int, ship: int, n: int) -> None:
        self.must(self.aboard(who, ship) == n, f"seat {who}: a lost ship had another load")
        self.return_ship(who, ship)

    def return_ship(self, who: int, ship: int) -> None:
        seat = self.seats[who]
        seat.ports[ship] = 0
        seat.supply += seat.loads[ship]
        seat.loads[ship] = 0
        if seat.double == ABOARD + ship:
            seat.double = IN_SUPPLY

    def on_reward_claimed(self, who: int, ship: int, port: int, reward: int) -> None:
        """One servant marks the reward for good; Meng's markers are not his servants [G72, G109]."""
        self.must(self.seats[who].ports[ship] == port + 1, "a ship claimed elsewhere")
        self.must(self.aboard(who, ship) == self.tables.ship_places, "a ship claimed that was not full")
        self.return_ship(who, ship)
        if who == self.meng:
            self.claims += 1
            return
        self.take(who, "supply", 1)
        self.seats[who].rewards[reward] += 1
        if reward == REWARD_DOUBLE:
            self.put_double(who, LOCKED, IN_POOL)

    # --- Meng ----------------------------------------------------------------------------------------

    def on_automa_shuffled(self, who: int, n: int) -> None:
        self.must(self.automa[0] == 0, "automa cards were shuffled too early")
        self.must(self.automa[2] == n, "automa cards were miscounted")
        self.automa = [n, self.automa[1], 0]

    def on_meng_cards(self, who: int, automa: int, gift: int, place: int) -> None:
        self.automa[0] -= 1
        self.automa[1] += 1

    def on_meng_drew(self, who: int, to_play: int) -> None:
        self.gift_deck -= 1
        self.seats[who].cards[HAND if to_play else DISCARDED] += 1

    def on_meng_took_back(self, who: int) -> None:
        self.on_gift_taken_back(who, -1)

    def on_meng_discarded(self, who: int) -> None:
        self.on_gift_discarded(who, -1)

    def on_meng_keeps(self, who: int, n: int) -> None:
        self.must(self.seats[who].cards[HAND] == n, "Meng keeps another number of cards")
