"""The box as the rules read it: every number in it, filled from components.toml.

Nothing here is a number of the game: values live in the component file with their provenance, and
`schema.py` says which field goes into which attribute.
Rows are components; one list per property, the component's number as the index. Lists "by players"
have five places, of which 0 is unused and 1 is the solo game.
"""

from regnum.games.troyes.const import ANY_COLOUR, NO_COLOUR, NO_EFFECT
from regnum.kernel.box import BaseBox


class Box(BaseBox):
    """All components as ints."""

    def __init__(self) -> None:
        super().__init__()
        # set-up [T2-T5], by players
        self.rounds: list[int] = []  # also the size of the red event deck [T4]
        self.citizens: list[int] = []  # in the personal supply at the start
        self.characters: list[int] = []  # secret characters per player (solo: 0, all lie open)
        # neutral citizens that stand before anybody places: spaces 0-17 (see `space_ids`), by players
        self.neutral_spaces: list[tuple[int, ...]] = [(), (), (), (), ()]
        self.start_deniers: int = 0
        self.start_influence: int = 0
        self.all_citizens: int = 0  # of a player in all
        self.neutral_citizens: int = 0  # in all
        self.influence_max: int = 0
        self.black_dice: int = 0  # in the box
        self.colour_dice: int = 0  # of each colour in the box

        # the round
        self.income: int = 0  # [T11]
        self.salary: list[int] = []  # by building
        self.shortfall_vp: int = 0  # lost by who cannot pay or suffer in full [T11, T13]
        self.black_vp: int = 0  # lost for a black die not countered [T14]
        self.black_influence: int = 0  # gained for one countered
        self.pass_deniers: int = 0  # [T56]
        self.pass_later: int = 0

        # actions
        self.group_max: int = 0  # dice in a group [T20]
        self.die_price: list[int] = []  # of each foreign die, by size of the group; [0] unused
        self.reroll_cost: int = 0  # influence [T60]
        self.recruit_cost: int = 0
        self.flip_cost: int = 0
        self.flip_max: int = 0
        self.agriculture_divisor: int = 0  # [T55]
        self.agriculture_colour: int = 0
        self.event_influence: int = 0  # per cube on an event [T45]

        # buildings [T50, T51]: palace, bishopric, city hall. A building has 6 spaces: rows of equal length,
        # space = building * 6 + row * row_length + column, row 0 the lowest numbers, column 0 the left one
        self.row_length: list[int] = []  # by building: 1, 2, 3
        self.row_of_value: list[tuple[int, ...]] = []  # by building; index value - 1
        self.row_entry: int = 0  # const.FIRST_FREE or PUSH
        # Made of the lengths: "palace_3" (its number), "bishopric_2_1" (row and column, from 1).
        self.space_ids: list[str] = []
        self.building_colour: list[int] = []  # by building, for clients
        self.row_values: list[list[list[int]]] = []  # by building and row: the numbers that lead there

        # Made by derived.py: for all rows of the three buildings, bits of the dice codes that lead there.
        self.row_codes: list[int] = []

        # cathedral [T40]: space = level * 6 + number - 1
        self.cathedral_levels: int = 0
        self.cathedral_vp: list[int] = []  # by number - 1
        self.cathedral_influence: list[int] = []
        self.cathedral_missing_vp: int = 0  # lost per level without an own cube [T70]
        self.cathedral_colour: int = 0

        # activity cards [T30-T34], the bonus ones last
        self.card_ids: list[str] = []
        self.card_colour: list[int] = []
        self.card_age: list[int] = []  # 1-3
        self.card_bonus: list[bool] = []  # only with the option `bonus` [T80]
        self.card_hire: list[int] = []
        self.card_divisor: list[int] = []
        self.card_mixed: list[bool] = []  # dice of any colours may be mixed (Pilgrimage)
        self.card_delayed: list[bool] = []
        self.card_slots: list[tuple[int, ...]] = []  # VP of the slots, best first
        self.card_effect: list[int] = []  # const.GAIN ...
        self.card_pay_deniers: list[int] = []
        self.card_pay_influence: list[int] = []
        self.card_gain_deniers: list[int] = []
        self.card_gain_influence: list[int] = []
        self.card_gain_vp: list[int] = []
        self.card_n: list[int] = []  # the number its effect speaks of, see const
        self.card_use_colour: list[int] = []  # the dice its effect speaks of: a colour or ANY_COLOUR
        self.card_as_colour: list[int] = []  # what they count as; NO_COLOUR if nothing changes
        self.card_not_for: list[int] = []  # bit per building, const.NOT_CATHEDRAL: not for these
        self.card_on_mixed: list[bool] = []  # may change a group of several colours [T34]
        # Solo [T98]: instead of gain_deniers (Tax Collector) or n (Tithe); 0 for all others.
        self.card_solo_n: list[int] = []
        self.card_solo_skips_king: list[bool] = []  # Banquet: Le Roy's dice do not count

        # Made by derived.py: a group counts times * sum + each * dice + plus with its cube.
        self.card_times: list[int] = []
        self.card_each: list[int] = []
        self.card_plus: list[int] = []

        # events: number 0 is Marauding, printed on the board; then red, white, yellow, the bonus one last
        self.event_ids: list[str] = ["marauding"]
        self.event_names: list[str] = ["marauding"]  # "brigands": a name several cards share
        self.event_colour: list[int] = [NO_COLOUR]  # Marauding: NO_COLOUR
        self.event_bonus: list[bool] = [False]
        self.event_black: list[int] = []  # black dice
        self.event_effect: list[int] = [NO_EFFECT]  # const.NO_EFFECT ...
        self.event_n: list[int] = [0]  # how many (deniers, influence, cards to the left)
        self.event_building: list[int] = [-1]  # NEUTRAL_CITIZEN, PAY_PER_CITIZEN: where; else -1
        self.event_dice: list[int] = [ANY_COLOUR]  # colour of the dice that counter it; Marauding: ANY_COLOUR
        self.event_divisor: list[int] = []
        self.event_flags: list[int] = []
        self.event_first: list[int] = []  # VP for most cubes
        self.event_second: list[int] = []
        self.event_calls: list[int] = [NO_COLOUR]  # WHITE or YELLOW: what a red event calls; else NO_COLOUR
        self.event_presence_vp: int = 0  # at the end, per event with an own cube [T70]

        # characters [T71]
        self.character_ids: list[str] = []
        self.character_metric: list[int] = []  # const.BY_...
        self.character_tiers: list[tuple[tuple[int, int], ...]] = []  # (at least, VP), rising
        self.character_tiers_two: list[tuple[tuple[int, int], ...]] = []  # with 2 players, and solo
        self.character_king: list[bool] = []  # whether Le Roy scores it [T96]

        # the solo game [T90-T98]
        self.king_steps: list[tuple[int, int]] = []  # placement: his citizens, then the player's [T91]
        self.king_set_up_dice: int = 0  # rolled of each colour
        self.king_spaces: list[tuple[int, ...]] = []  # by building: its spaces 0-17, best first
        self.king_colours: list[int] = []  # order among equal dice: red, yellow, white
        # by the sum of two black dice; places 0 and 1 unused
        self.king_rolls: list[int] = list(range(13))  # that sum, for clients
        self.king_action: list[int] = [-1, -1]  # const.KING_...
        self.king_dice: list[int] = [0, 0]  # what it costs him; 0 with KING_EVENT: one per free flag
        self.king_bought: list[int] = [0, 0]  # how many of those are bought from the player
        self.king_price: list[int] = [0, 0]  # what the bank pays the player for one
        self.king_vp: list[int] = [0, 0]
        self.king_cubes: list[int] = [0, 0]
        self.king_cathedral_vp: int = 0  # instead, when no space is left
        self.king_character_vp: int = 0  # instead, when no character is left
        self.king_builders_vp: int = 0  # Migrant Workers with a free space [T98]
        self.king_grades: list[int] = []  # the lowest difference of each grade but the first, rising [T97]
