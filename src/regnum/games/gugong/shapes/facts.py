"""What is printed on the components of Gùgōng (games/gugong/facts.py tells it)."""

from typing import TypedDict

from regnum.games.gugong.shapes.names import BenefitKind, Place, PortReward, Reward, TradeKind


class GiftFacts(TypedDict):
    """A gift card."""

    name: str
    value: int
    action: str  # a location, "servants", "swap" or "none"
    amount: int
    set: str


class TokenFacts(TypedDict):
    """A kind of travel token."""

    effect: str
    amount: int
    need: int
    worth: int
    count: int
    bonus: bool


class DecreeFacts(TypedDict):
    """A decree."""

    effect: str
    level: int
    cost: int
    vp: int
    amount: int
    per: int
    max: int


class TravelFacts(TypedDict):
    """Travel; of a pair the first is for variant A, the second for variant B, here and below."""

    b_cost: int
    moves: tuple[int, int]


class WallFacts(TypedDict):
    """The Great Wall."""

    b_cost: int
    place: tuple[int, int]
    size: list[int]  # by number of players
    vp: int
    envoy: int


class JadeFacts(TypedDict):
    """Jade: the prices of the houses on either side of the board, and of the square."""

    houses: list[list[int]]
    square: int


class IntrigueFacts(TypedDict):
    """Intrigue."""

    b_cost: int
    steps: tuple[int, int]
    top: int


class PalaceFacts(TypedDict):
    """The palace."""

    b_cost: int
    steps: tuple[int, int]
    b_intrigue: int
    top: int
    step_vp: int
    audience_vp: list[int]


class DecreesFacts(TypedDict):
    """Where decrees are enacted."""

    drawn: int
    levels: int
    rival_cost: int


class CanalFacts(TypedDict):
    """The grand canal."""

    b_cost: int
    place: tuple[int, int]
    routes: list[int]  # by number of players
    ports: list[PortReward]
    ships: int
    places: int
    reward_vp: int
    limits: dict[Reward, int]


class LocationFacts(TypedDict):
    """What the actions of the seven locations cost and bring."""

    travel: TravelFacts
    wall: WallFacts
    jade: JadeFacts
    intrigue: IntrigueFacts
    palace: PalaceFacts
    decrees: DecreesFacts
    canal: CanalFacts


class BenefitFacts(TypedDict):
    """A benefit of intrigue after the wall."""

    steps: int
    kind: BenefitKind
    amount: int


class ExchangeFacts(TypedDict):
    """What an exchange costs, and the values that beat each other."""

    servants: int
    low: int
    high: int


class DestinyFacts(TypedDict):
    """What matches of the night bring."""

    servants: int
    vp: int
    envoy: int


class TradeFacts(TypedDict):
    """A trade of tokens."""

    tokens: int
    kind: TradeKind
    gain: int


class CityFacts(TypedDict):
    """A city; x and y in thousandths of the map."""

    name: str
    x: int
    y: int
    ring: bool  # on Meng's round


class MapFacts(TypedDict):
    """The map."""

    cities: dict[str, CityFacts]
    roads: list[tuple[str, str]]
    ring: list[str]


class ServantFacts(TypedDict):
    """How many servants there are, at the start and by day."""

    all: int
    pool: int
    by_day: list[int]


class AutomaFacts(TypedDict):
    """An automa card of Meng."""

    top: str  # a location, or "focus"
    bottom: str  # a location, or "free_travel"
    special: bool


class DifficultyFacts(TypedDict):
    """What a difficulty changes."""

    specials: int
    gifts: int


class DuskFacts(TypedDict):
    """What Meng pays and gets at a location at dusk."""

    pay: int
    gain: int
    intrigue: int


class SoloFacts(TypedDict):
    """Meng."""

    automa: dict[str, AutomaFacts]
    sets: list[list[int]]
    matches: list[int]  # by day
    difficulty: dict[str, DifficultyFacts]
    dusk: dict[Place, DuskFacts]


class GugongFacts(TypedDict):
    """Every component by id, with the provenance of its values."""

    fingerprint: str
    days: int
    sides: list[int]  # of the board, by number of players
    gifts: dict[str, GiftFacts]
    exchange: ExchangeFacts
    dice: list[list[int]]
    destiny: DestinyFacts
    tokens: dict[str, TokenFacts]
    token_spaces: int
    trades: list[TradeFacts]
    map: MapFacts
    locations: LocationFacts
    decrees: dict[str, DecreeFacts]
    benefits: list[BenefitFacts]
    servants: ServantFacts
    jade_vp: list[int]
    jade_more_vp: int
    solo: SoloFacts
    provenance: dict[str, str]
    notes: dict[str, str]
