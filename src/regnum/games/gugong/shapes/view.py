"""The view: a table of Gùgōng as one observer sees it (games/gugong/view.py makes it)."""

from typing import Literal, NotRequired, TypedDict

from regnum.games.gugong.shapes.names import DoubleAt, Phase, Place, PortReward, Reward, TradeKind, Verdict


class Medal(TypedDict):
    """The medal of intrigue."""

    id: str
    seat: int | None  # who took it today


class ExchangeView(TypedDict):
    """The exchange of the running turn."""

    seat: int
    place: Place
    given: str
    taken: str
    free: bool


class DestinyDie(TypedDict):
    """A die of destiny."""

    id: str
    face: int


class TokenAtPlace(TypedDict):
    """A toll or follow token of a seat at a location."""

    seat: int
    token: str


class LocationView(TypedDict):
    """A location with its official's card."""

    id: str
    place: Place
    card: str
    value: int
    action: str
    free: list[str]  # cards of the observer's hand that are free here
    pay: list[str]  # those that are not, but could be paid for
    tag: Verdict | None  # for the card the observer has picked
    tokens: list[TokenAtPlace]


class CityView(TypedDict):
    """A city of the map."""

    id: str
    city: str
    token: str | None
    travellers: list[int]
    reachable: bool  # for the observer's traveller


class MapView(TypedDict):
    """The map and the stacks of travel tokens."""

    cities: list[CityView]
    stacks: list[int]
    gone: int


class WallServants(TypedDict):
    """A seat's servants on the wall."""

    seat: int
    n: int
    double: bool
    counts: int


class WallView(TypedDict):
    """The section of the Great Wall that is being built."""

    id: str
    size: int
    total: int
    servants: list[WallServants]
    asked: list[int]  # who may still have a benefit of the section that was completed, in order


class HouseView(TypedDict):
    """A jade house."""

    id: str
    price: int
    now: int  # for the observer
    jade: bool


class SquareView(TypedDict):
    """The square, open when all houses are empty."""

    id: str
    price: int
    now: int  # for the observer
    open: bool


class JadeView(TypedDict):
    """Where jade is bought."""

    houses: list[HouseView]
    square: SquareView


class IntrigueStep(TypedDict):
    """A step with markers on it, from the bottom up."""

    step: int
    seats: list[int]


class IntrigueView(TypedDict):
    """The track of intrigue."""

    top: int
    steps: list[IntrigueStep]
    order: list[int]  # the foremost first


class AudienceView(TypedDict):
    """A place inside the palace."""

    id: str
    vp: int
    seat: int | None


class PalaceView(TypedDict):
    """The palace of heavenly purity."""

    top: int
    places: list[AudienceView]  # the best first


class DecreeView(TypedDict):
    """A decree on the board."""

    id: str
    decree: str
    level: int
    seats: list[int]
    price: int
    now: int  # for the observer


class ShipAtPort(TypedDict):
    """A ship in a port."""

    id: str
    seat: int
    ship: int  # of its owner, from 1
    servants: int
    double: bool
    full: bool


class PortView(TypedDict):
    """A port of the canal."""

    id: str
    reward: PortReward
    ship: ShipAtPort | None


class RouteView(TypedDict):
    """A route of the canal."""

    id: str
    ports: list[PortView]


class CanalView(TypedDict):
    """The grand canal."""

    routes: list[RouteView]


class HeldCard(TypedDict):
    """A card of a hand or discard pile; of others only that it is there."""

    id: str | None
    card: str | None


class TokensView(TypedDict):
    """The travel tokens on a player board."""

    stored: int
    doubles: int
    worth: int
    spaces: int
    waiting: str | None  # the token that is being used


class ActiveToken(TypedDict):
    """A bonus token with a servant on it."""

    token: str
    place: Place | None  # None: beside the board


class TradeView(TypedDict):
    """A trade of tokens."""

    id: str
    tokens: int
    kind: TradeKind
    gain: int
    possible: bool


class RewardView(TypedDict):
    """How often a seat has claimed a port reward."""

    id: str
    reward: Reward
    taken: int
    limit: int


class OwnShip(TypedDict):
    """A ship of a seat, at home or in a port."""

    id: str
    at: str | None  # element id of the port
    servants: int
    double: bool
    places: int


class SeatView(TypedDict):
    """One player's board and everything beside it."""

    id: str
    seat: int
    meng: bool
    vp: int
    jade: int
    pool: int
    supply: int
    double: DoubleAt
    pool_value: int  # with the double servant as two
    intrigue: int
    envoy: int
    audience: int | None  # VP of its place inside the palace
    traveller: str | None
    hand: list[HeldCard]
    discard: list[HeldCard]
    chosen: str | Literal[False] | None  # False: picked, but hidden from the observer
    tokens: TokensView
    active: list[ActiveToken]
    trades: list[TradeView]
    rewards: list[RewardView]
    ships: list[OwnShip]
    decrees: list[str]
    matches: int | None  # of the observer tonight
    score: dict[str, int]  # by source, as if the game ended now


class SoloView(TypedDict):
    """Meng's focus and automa cards."""

    focus: Place | None
    difficulty: str
    matches: int  # what he counts tonight
    claims: int  # port rewards he has claimed
    automa: int  # cards in the deck
    today: list[str]
    gone: list[str]


class GugongView(TypedDict):
    """A table of Gùgōng as one observer sees it."""

    day: int
    days: int
    phase: Phase
    start: int
    active: int | None
    players: int
    turn: int
    side: int  # 0: one canal route, 1: two
    bonus: bool
    expert: bool
    medal: Medal
    exchange: ExchangeView | None
    dice: list[DestinyDie]
    locations: list[LocationView]
    map: MapView
    wall: WallView
    jade: JadeView
    intrigue: IntrigueView
    palace: PalaceView
    decrees: list[DecreeView]
    canal: CanalView
    deck: int
    seats: list[SeatView]
    solo: NotRequired[SoloView]  # only alone
