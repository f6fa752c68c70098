"""What is printed on the components of Paladins (games/paladins/facts.py tells it)."""

from typing import TypedDict

from regnum.games.paladins.shapes.names import Action, Condition, Item, People, SlotKind, Worker


class PaladinFacts(TypedDict):
    """A paladin."""

    workers: list[Worker]
    boost: tuple[int, int, int]  # faith, strength, influence
    action: Action
    waive: str  # "nothing", "silver" or "provision"
    discount: int
    bonus: list[Item]


class TownsfolkFacts(TypedDict):
    """A townsfolk card."""

    name: str
    discard: list[Item]
    immediate: list[Item]
    trigger: str  # an action, "inquisition" or "pay_debt"
    condition: Condition
    reward: list[Item]


class OutsiderFacts(TypedDict):
    """An outsider."""

    name: str
    people: People
    attack: list[Item]
    convert: list[Item]
    counts: str
    base: int
    per: int
    vp: int


class WallFacts(TypedDict):
    """A wall."""

    reward: list[Item]
    choices: list[list[Item]]
    vp: int


class OrderFacts(TypedDict):
    """A King's Order."""

    action: Action
    needed: int


class FavourFacts(TypedDict):
    """A King's Favour."""

    worker: SlotKind
    cost: list[Item]
    choices: list[list[Item]]


class SpaceFacts(TypedDict):
    """A space of the map, closed with fewer players."""

    reward: list[Item]
    players: int


class BoardFacts(TypedDict):
    """The player board: slots, costs and needs by how often an action was done, points."""

    slots: dict[Action, list[SlotKind]]
    gains: dict[str, list[Item]]  # of some actions
    commission_cost: list[int]
    fortify_cost: list[int]
    fortify_need: list[int]
    garrison_cost: list[int]
    absolve_cost: list[int]
    absolve_need: list[int]
    convert_cost: list[int]
    develop_silver: int
    pray_silver: int
    hunt: tuple[int, int]  # with one worker, with two
    trade: tuple[int, int]
    attack_step: int
    workshops: list[Worker]
    jars: dict[str, list[Item]]
    attribute_vp: list[int]
    action_vp: dict[str, list[int]]
    goods_per_vp: int
    unpaid_vp: int
    paid_vp: int
    carry_over: int


class AiRow(TypedDict):
    """An action of the AI player's top row."""

    action: str
    workers: int


class AiFacts(TypedDict):
    """The AI player's board."""

    track: int
    top_row: list[AiRow]
    right_cost: list[int]  # with 0, 1, 2 workshops


class PaladinsFacts(TypedDict):
    """Every component by id, with the provenance of its values."""

    fingerprint: str
    rounds: int
    paladins: dict[str, PaladinFacts]
    townsfolk: dict[str, TownsfolkFacts]
    outsiders: dict[str, OutsiderFacts]
    walls: dict[str, WallFacts]
    taverns: dict[str, list[Worker]]
    orders: dict[str, OrderFacts]
    favours: dict[str, FavourFacts]
    spaces: dict[str, SpaceFacts]
    board: BoardFacts
    ai: AiFacts
    provenance: dict[str, str]
    notes: dict[str, str]
