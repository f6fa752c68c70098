"""The travel map of components.toml: cities, roads, and Meng's way round it."""

from regnum.components.file import ComponentFile, FileSection, ShownRow
from regnum.games.gugong.box import limits
from regnum.games.gugong.box.box import Box


def check_map(file: ComponentFile, box: Box) -> None:
    """Cities enough and not too many, roads between them, and Meng's way [G31, G105]."""
    _check_cities(file.sections["cities"], box)
    _join_cities(file.sections["roads"], box)
    _check_path(file.sections["meng"], box)


def _check_cities(section: FileSection, box: Box) -> None:
    cities = len(set(box.city_ids))
    if section.is_there and not limits.LEAST_CITIES <= cities <= limits.MOST_CITIES:
        section.problem(
            "cities", f"expected {limits.LEAST_CITIES} to {limits.MOST_CITIES} cities, found {cities}"
        )
    basic = sum([n for n, bonus in zip(box.token_count, box.token_bonus, strict=True) if not bonus])
    if section.is_there and basic and basic < cities:
        section.problem("cities", f"more cities than basic travel tokens: {cities} and {basic}")


def _join_cities(section: FileSection, box: Box) -> None:
    roads: list[set[int]] = [set() for _ in box.city_ids]
    for entry in section.cards:
        here, there = entry.number("from"), entry.number("to")
        if here < 0 or there < 0:
            continue
        if here == there:
            entry.problem("to", "a road leads to another city")
        elif there in roads[here]:
            entry.problem("to", "this road stands here twice")
        roads[here].add(there)
        roads[there].add(here)
    box.roads = [tuple(sorted(neighbours)) for neighbours in roads]
    box.road_ends = [(here, there) for here, ways in enumerate(box.roads) for there in ways if here < there]
    _connected(section, box)
    # The catalogue has each road in one row.
    section.shown = [
        ShownRow("", "road", f"{box.city_ids[here]} - {box.city_ids[there]}", "roads.road_1.from")
        for here, there in box.road_ends
    ]


def _connected(section: FileSection, box: Box) -> None:
    """A traveller can come everywhere: no city is cut off."""
    reached = {0} if box.roads else set()
    border = list(reached)
    while border:
        for city in box.roads[border.pop()]:
            if city not in reached:
                reached.add(city)
                border.append(city)
    cut_off = [box.city_ids[city] for city in range(len(box.roads)) if city not in reached]
    if section.is_there and cut_off:
        section.problem("roads", f"no way leads from {box.city_ids[0]} to {', '.join(cut_off)}")


def _check_path(section: FileSection, box: Box) -> None:
    """Meng's way is a round of roads; every other city says where he comes back to it [G105]."""
    path = box.meng_path
    names = box.city_ids
    if not section.is_there or -1 in path:
        return
    if len(set(path)) != len(path):
        section.problem("path", "a city stands here twice")
    for here, there in zip(path, [*path[1:], path[0]], strict=True):
        if there not in box.roads[here] and here != there:
            section.problem("path", f"no road leads from {names[here]} to {names[there]}")
    for city, back in enumerate(box.meng_return):
        if city in path and back != limits.NO_CITY:
            section.problem("path", f"{names[city]} is on it, and has `returns` in [cities]")
        elif city not in path and back not in path:
            section.problem("path", f"{names[city]} is not on it, and returns to no city on it in [cities]")
    box.city_ring = [city in path for city in range(len(names))]
    box.meng_return = [city if back == limits.NO_CITY else back for city, back in enumerate(box.meng_return)]
