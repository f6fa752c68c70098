"""Bookkeeping of Troyes from events alone: what every seat and the board must have by what was told.

If a denier, citizen, cube, die or point appears or goes without an event that says so, the ledger and
the state disagree at the next decision. Rows of the buildings are pushed here as the rulebook says,
and who falls must be told.
"""

from tests.games.troyes.books import EMPTY, Books

from regnum.games.troyes.const import AGES, FACES, GOOD_NAMES, GREY, KING_BLACK, MARAUDING, ROOM
from regnum.games.troyes.rules.dice import die
from regnum.games.troyes.words.log import EVENTS, FROM_CARD, FROM_LYING, FROM_RECRUIT, FROM_SPACE, FROM_SUPPLY
from regnum.kernel.agenda import GAP


def digits(number: int) -> list[int]:
    return [int(digit) for digit in str(number)]


# Events that tell of something but move nothing the ledger counts.
MOVES_NOTHING = frozenset(
    {
        *("event_applies", "no_neutral_left", "cathedral_empty", "cathedral_full", "short"),
        *("event_countered", "event_reward", "acts", "uses", "archer_rolled", "nothing_gained"),
        *("king_set_up_rolled", "king_rolled"),
    }
)


class Ledger(Books):
    """The books, kept up to date by `hear`; `differences` compares them with a state."""

    kinds = EVENTS
    moves_nothing = MOVES_NOTHING

    # --- helpers -------------------------------------------------------------------------------------

    def add(self, who: int, good: int, n: int) -> None:
        goods = self.seats[who].goods
        goods[GOOD_NAMES[good]] += n
        self.must(goods[GOOD_NAMES[good]] >= 0, f"seat {who} gave up {GOOD_NAMES[good]} it has not got")

    def take_die(self, owner: int, code: int) -> None:
        self.dice[owner][code] -= 1
        self.must(self.dice[owner][code] >= 0, f"{owner} used a die that was not there: {code}")

    def place_of(self, card: int) -> int:
        return self.cards.index(card)

    def stand(self, owner: int, space: int) -> None:
        """A citizen comes onto a space; whoever is there goes one to the right, the last one falls."""
        building = space // ROOM
        length = self.tables.row_length[building]
        end = space - (space - building * ROOM) % length + length
        while space < end:
            self.spaces[space], owner = owner, self.spaces[space]
            if owner == EMPTY:
                return
            space += 1
        self.fell.append((building, owner))

    # --- set-up and the frame of the round -----------------------------------------------------------

    def on_citizen_set(self, who: int, space: int) -> None:
        self.seats[who].supply -= 1
        self.must(self.spaces[space] == EMPTY, "a citizen was set onto another")
        self.stand(who, space)

    def on_neutral_set(self, who: int, space: int) -> None:
        self.grey_supply -= 1
        self.must(self.spaces[space] == EMPTY, "a neutral citizen was set onto another")
        self.stand(GREY, space)

    def on_round_began(self, who: int, number: int) -> None:
        self.round += 1
        self.must((self.round, self.start) == (number, who), "the round or its start player is another")

    def on_card_shown(self, who: int, card: int) -> None:
        place = self.tables.card_colour[card] * AGES + self.tables.card_age[card] - 1
        self.must(self.cards[place] == GAP, "an activity card was turned up twice")
        self.cards[place] = card

    def on_income(self, who: int, n: int) -> None:
        self.add(who, 0, n)

    def on_salary(self, who: int, due: int, paid: int) -> None:
        self.add(who, 0, -paid)

    def on_rolled(self, who: int, owner: int, colour: int, values: int) -> None:
        rolled = digits(values)
        standing = self.spaces[colour * ROOM : colour * ROOM + ROOM].count(owner)
        self.must(len(rolled) == standing, f"{owner} rolled {len(rolled)} dice for {standing} citizens")
        self.dice[owner].update(die(colour, value) for value in rolled)

    def on_round_ended(self, who: int, number: int) -> None:
        for dice in self.dice.values():
            dice.clear()
        for seat in self.seats:
            seat.passed = 0

    def on_citizen_returned(self, who: int, owner: int, building: int) -> None:
        self.must((building, owner) in self.lying, "a citizen returned that did not lie there")
        self.lying.discard((building, owner))
        if owner == GREY:
            self.grey_supply += 1
        elif owner != self.king:  # nobody counts Le Roy's (R-T63)
            self.seats[owner].supply += 1

    def on_start_passed(self, who: int) -> None:
        self.start = who

    def on_passed(self, who: int, n: int) -> None:
        self.seats[who].passed = 1
        self.seats[who].purse += n

    def on_purse_grew(self, who: int, n: int) -> None:
        self.seats[who].purse += n

    def on_purse_taken(self, who: int, n: int) -> None:
        self.must(self.seats[who].purse == n, f"seat {who} took {n} from {self.seats[who].purse}")
        self.seats[who].purse = 0
        self.add(who, 0, n)

    def on_character_shown(self, who: int, character: int) -> None:
        self.seats[who].shown.append(character)

    def on_game_over(self, who: int) -> None:
        self.is_over = True

    # --- gains and payments --------------------------------------------------------------------------

    def on_gained(self, who: int, good: int, n: int) -> None:
        self.must(n > 0, "nothing was gained")
        self.add(who, good, n)

    def on_gain_cut(self, who: int, good: int, n: int) -> None:
        self.must(n > 0, "nothing was cut")

    def on_pays_less(self, who: int, to: int, due: int, paid: int) -> None:
        self.must(paid < due, "nothing is missing")

    def on_paid(self, who: int, good: int, n: int) -> None:
        self.add(who, good, -n)

    def on_lost(self, who: int, good: int, n: int) -> None:
        self.add(who, good, -n)

    def on_paid_to(self, who: int, to: int, n: int) -> None:
        self.add(who, 0, -n)
        self.add(to, 0, n)

    # --- events --------------------------------------------------------------------------------------

    def on_red_shown(self, who: int, event: int) -> None:
        self.row.append(event)
        self.events[event] = []

    def on_called(self, who: int, by: int, event: int) -> None:
        self.must(self.row[-1] == by, "an event was called by one that did not just come")
        self.on_red_shown(who, event)

    def on_neutral_citizen_rolled(self, who: int, owner: int, roll: int, space: int) -> None:
        if owner == GREY:
            self.grey_supply -= 1
        self.stand(owner, space)

    def on_no_room(self, who: int, event: int) -> None:
        self.doubts.append("a neutral citizen found no room, which cannot be (R-T37)")

    def on_expelled(self, who: int, owner: int, building: int) -> None:
        self.must((building, owner) not in self.lying, "a protected citizen was expelled")
        self.lying.add((building, owner))
        self.expelled.append((building, owner))

    def on_cube_removed(self, who: int, owner: int, window: int) -> None:
        self.must(self.cathedral[window] == owner, "the cube that was removed was another's")
        self.cathedral[window] = EMPTY

    def on_neutral_window(self, who: int, owner: int, window: int) -> None:
        self.build(owner, window)

    def build(self, owner: int, window: int) -> None:
        self.must(self.cathedral[window] == EMPTY, "a cube was built onto another")
        self.cathedral[window] = owner

    def on_event_cube(self, who: int, owner: int, event: int, n: int) -> None:
        self.events[event] += [owner] * n

    def on_last_cube_removed(self, who: int, owner: int, event: int) -> None:
        self.must(self.events[event].pop() == owner, "the last cube was another's")

    def on_event_reopened(self, who: int, event: int) -> None:
        self.must(event == MARAUDING, "an event was reopened")
        self.full(event)
        self.events[event] = []

    def full(self, event: int) -> None:
        flags = self.tables.event_flags[event]
        self.must(len(self.events[event]) == flags, "an event was countered that was not full")

    def on_event_taken(self, who: int, event: int) -> None:
        self.leaves(event)
        self.seats[who].won.append(event)

    def on_event_discarded(self, who: int, event: int) -> None:
        self.leaves(event)
        self.discarded.append(event)

    def leaves(self, event: int) -> None:
        self.full(event)
        self.row.remove(event)
        del self.events[event]

    # --- black dice ----------------------------------------------------------------------------------

    def on_black_rolled(self, who: int, values: int) -> None:
        self.black = digits(values)

    def on_black_die_spent(self, who: int, code: int) -> None:
        self.take_die(who, code)

    def on_black_beaten(self, who: int, values: int, total: int) -> None:
        self.must(sum(digits(values)) <= total, "black dice were beaten by less")
        for value in digits(values):
            self.black.remove(value)

    def on_black_unbeaten(self, who: int, value: int, total: int) -> None:
        self.must(total < value, "a black die was left that could be beaten")
        self.black.remove(value)

    # --- influence [T60] -----------------------------------------------------------------------------

    def on_rerolled(self, who: int, code: int, now: int) -> None:
        self.take_die(who, code)
        self.dice[who][die(code // FACES, now)] += 1

    def on_flipped(self, who: int, code: int, now: int) -> None:
        self.must(code % FACES + 1 + now == FACES + 1, "a die was flipped to another face")
        self.on_rerolled(who, code, now)

    def on_recruited(self, who: int) -> None:
        self.seats[who].reserve -= 1
        self.seats[who].supply += 1

    # --- actions -------------------------------------------------------------------------------------

    def on_die_taken(self, who: int, owner: int, code: int, price: int) -> None:
        self.take_die(owner, code)

    def on_cube_used(self, who: int, card: int) -> None:
        self.seats[who].cubes[self.place_of(card)] -= 1

    def on_cubes_placed(self, who: int, card: int, n: int) -> None:
        self.seats[who].cubes[self.place_of(card)] += n

    def on_citizen_from(self, who: int, source: int, card: int) -> None:
        seat = self.seats[who]
        self.in_hand += 1
        if source in (FROM_SUPPLY, FROM_RECRUIT):  # who is recruited came into the supply first
            seat.supply -= 1
        elif source >= FROM_CARD:
            self.must(self.cards[source - FROM_CARD] == card, "a tradesman came from another card")
            seat.slots[source - FROM_CARD] = 0
        elif source >= FROM_LYING:
            self.must((source - FROM_LYING, who) in self.lying, "nobody lay there")
            self.lying.discard((source - FROM_LYING, who))
        else:
            self.must(self.spaces[source - FROM_SPACE] == who, "nobody of theirs stood there")
            self.spaces[source - FROM_SPACE] = EMPTY

    def on_citizen_placed(self, who: int, space: int) -> None:
        self.in_hand -= 1
        self.stand(who, space)

    def on_hired(self, who: int, card: int, deniers: int, vp: int) -> None:
        """The price is told as a payment; the slot is the best free one (R-T36)."""
        if who != self.king:
            self.in_hand -= 1
        place = self.place_of(card)
        values = self.tables.card_slots[card]
        taken = [seat.slots[place] for seat in self.seats]
        slot = next((i for i in range(len(values)) if i + 1 not in taken), len(values))
        self.must(self.seats[who].slots[place] == 0, "a second tradesman on a card")
        self.must(vp == (values[slot] if slot < len(values) else 0), "a tradesman's slot is another")
        self.seats[who].slots[place] = slot + 1

    def on_cathedral_built(self, who: int, window: int, vp: int, influence: int) -> None:
        self.build(who, window)

    # --- Le Roy --------------------------------------------------------------------------------------

    def on_king_set(self, who: int, code: int, space: int) -> None:
        self.must(self.spaces[space] == EMPTY, "Le Roy set a citizen onto another")
        self.stand(who, space)

    def on_king_spends(self, who: int, code: int) -> None:
        self.take_die(who, code)

    def on_king_buys(self, who: int, code: int, price: int) -> None:
        self.take_die(0, code)

    def on_king_places(self, who: int, space: int, why: int) -> None:
        self.stand(who, space)

    def on_king_beats(self, who: int, code: int, value: int) -> None:
        self.take_die(who, code)
        self.black.remove(value)

    def on_king_scores_character(self, who: int, character: int, his: int, yours: int) -> None:
        self.must(self.characters.pop(0) == character, "another character was next")

    def on_king_idle(self, who: int, action: int) -> None:
        if action == KING_BLACK:
            self.must(not +self.dice[who], "Le Roy has dice against the black ones")

    def on_graded(self, who: int, difference: int, grade: int) -> None:
        self.difference = difference
