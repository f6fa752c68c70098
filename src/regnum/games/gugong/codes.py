"""What the numbers in a position mean where one number holds two things, and small moves of cards."""

from regnum.games.gugong.state import ROUTE_PORTS, SHIPS
from regnum.kernel.state import Zone

# --- bonus tokens at work -----------------------------------------------------------------------------


def token_of(active: int) -> int:
    """The kind of an active bonus token."""
    return active >> 3


def place_of(active: int) -> int:
    """Where an active bonus token lies: a location or BESIDE_BOARD."""
    return active & 7


def active_token(token: int, place: int) -> int:
    """A bonus token at work at a place."""
    return token << 3 | place


# --- ports and the ships in them ----------------------------------------------------------------------


def port_at(route: int, stop: int) -> int:
    """A port by its route and its place on it, both counted from 0."""
    return route * ROUTE_PORTS + stop


def route_of(port: int) -> int:
    return port // ROUTE_PORTS


def stop_of(port: int) -> int:
    """The place of a port on its route."""
    return port % ROUTE_PORTS


def ship_mark(who: int, ship: int) -> int:
    """What a port holds while a ship lies there."""
    return 1 + SHIPS * who + ship


def owner_of(mark: int) -> int:
    """Whose ship lies in a port."""
    return (mark - 1) // SHIPS


def ship_of(mark: int) -> int:
    """Which of its owner's ships lies in a port."""
    return (mark - 1) % SHIPS


# --- zones --------------------------------------------------------------------------------------------


def replaced(zone: Zone, index: int, card: int) -> Zone:
    """The zone with another card at one place."""
    cards = list(zone)
    cards[index] = card
    return tuple(cards)


def without(zone: Zone, card: int) -> Zone:
    """The zone without the first such card."""
    cards = list(zone)
    cards.remove(card)
    return tuple(cards)
