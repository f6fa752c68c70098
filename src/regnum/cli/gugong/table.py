"""The board: officials' gifts, map, wall, jade, intrigue, palace, decrees, canal."""

from rich.text import Text

from regnum.cli.gugong.marks import Json, Marks
from regnum.cli.marks import DIM, GOOD, WARN, beside, folded, grid, heading, joined, tailed
from regnum.kernel.messages import Msg, msg_from_json, text_key


class TablePainter:
    """Lines of everything that lies in the middle."""

    def __init__(self, facts: Json, marks: Marks) -> None:
        self.facts = facts
        self.marks = marks
        self.words = marks.words

    def lines(self, view: Json, width: int) -> list[Text]:
        """The whole table, in the order of the locations."""
        lines = [
            *self.officials(view),
            *self.cities(view, width),
            *beside(self.wall(view), self.jade(view), width),
            *beside(self.intrigue(view), self.palace(view), width),
            *self.decrees(view),
            *self.canal(view),
        ]
        return folded(lines, width)

    def officials(self, view: Json) -> list[Text]:
        """The gift at every location, and whether the chosen one is free there."""
        rows: list[list[Text]] = []
        for number, place in enumerate(view["locations"], 1):
            row = [
                Text(self.words.number(number), DIM),
                Text(self.marks.location(place["place"]), "bold"),
                self.marks.gift(place["card"]),
            ]
            if place["tag"]:
                style = GOOD if place["tag"] == "free" else WARN
                row.append(Text(self.words("term-gugong-tag-" + place["tag"]), style))
            for token in place["tokens"]:
                told = Text.assemble(self.marks.seat(token["seat"]), " " + self.marks.token(token["token"]))
                row.append(told)
            rows.append(row)
        return [heading(self.words("term-gugong-officials")), *grid(rows, indent=1)]

    # --- the seven locations -----------------------------------------------------------------------------

    def cities(self, view: Json, width: int) -> list[Text]:
        """Cities with their roads: token, travellers, whether one could go there."""
        near: dict[str, list[Msg]] = {}
        names = {name: msg_from_json(city["name"]) for name, city in self.facts["words"]["city"].items()}
        for a, b in self.facts["map"]["roads"]:
            near.setdefault(a, []).append(names[b])
            near.setdefault(b, []).append(names[a])
        rows = [self._city(city, self.words.text(names[city["city"]])) for city in view["map"]["cities"]]
        left, right = view["map"]["stacks"]
        out = [heading(self.words("term-gugong-map", left=left, right=right))]
        roads = [
            Text(self.words("term-gugong-roads", roads=near.get(city["city"], [])), DIM)
            for city in view["map"]["cities"]
        ]
        return [*out, *tailed(grid(rows, gap=1), roads, width)]

    def _city(self, city: Json, name: str) -> list[Text]:
        """Whether one could go there, its name, who is there, its token."""
        token = self.marks.token(city["token"]) if city["token"] else self.words("term-nothing")
        mark = self.words("term-gugong-reachable") if city["reachable"] else ""
        return [Text(mark, GOOD), Text(name, "bold"), self.marks.seats(city["travellers"]), Text(token)]

    def wall(self, view: Json) -> list[Text]:
        wall = view["wall"]
        title = self.words("term-gugong-wall", total=wall["total"], size=wall["size"])
        rows: list[list[Text]] = []
        for entry in wall["servants"]:
            row = [self.marks.seat(entry["seat"]), Text(self.words.number(entry["counts"]), "bold")]
            if entry["double"]:
                row.append(Text(self.words("term-gugong-with-double"), DIM))
            rows.append(row)
        return [heading(title), *grid(rows, indent=1)]

    def jade(self, view: Json) -> list[Text]:
        """Houses by their numbers, with the price of the jade that is left there."""
        houses: list[str] = []
        for number, house in enumerate(view["jade"]["houses"], 1):
            price = self.words.number(house["now"]) if house["jade"] else self.words("term-nothing")
            houses.append(self.words("term-space", n=number) + price)
        square = view["jade"]["square"]["now"]
        if any(house["jade"] for house in view["jade"]["houses"]):
            text = self.words("term-gugong-houses", prices=" ".join(houses), price=square)
        else:
            text = self.words("term-gugong-square", price=square)
        return [heading(self.marks.location("jade")), Text(" " + text)]

    def intrigue(self, view: Json) -> list[Text]:
        """Occupied steps, each stack from the top down."""
        rows = [
            [
                Text(self.words("term-gugong-on-step", n=entry["step"]), "bold"),
                self.marks.seats(entry["seats"][::-1]),
            ]
            for entry in reversed(view["intrigue"]["steps"])
        ]
        medal = view["medal"]["seat"]
        title = self.words("term-gugong-intrigue", top=view["intrigue"]["top"])
        lines = [heading(title), *grid(rows, indent=1)]
        if medal is not None:
            lines.append(Text(" " + self.words("term-gugong-medal", who=self.words.seat(medal)), WARN))
        return lines

    def palace(self, view: Json) -> list[Text]:
        """Envoys on their way, and the places inside."""
        top = view["palace"]["top"]
        rows: list[list[Text]] = []
        for who, seat in enumerate(view["seats"]):
            inside = seat["audience"] is not None
            key = "term-gugong-inside" if inside else "term-gugong-step"
            told = self.words(key, n=seat["audience"] if inside else seat["envoy"], top=top)
            rows.append([self.marks.seat(who), Text(told)])
        free = [place["vp"] for place in view["palace"]["places"] if place["seat"] is None]
        worth = self.words.list([self.words.number(vp) for vp in free])
        text = self.words("term-gugong-places", places=worth)
        return [heading(self.marks.location("palace")), *grid(rows, indent=1), Text(" " + text, DIM)]

    def decrees(self, view: Json) -> list[Text]:
        rows: list[list[Text]] = []
        for decree in view["decrees"]:
            facts = self.facts["decrees"][decree["decree"]]
            rows.append(
                [
                    Text(self.words("term-gugong-level", n=decree["level"]), DIM),
                    Text(self.words("term-gugong-price", n=decree["now"])),
                    Text(self.words("term-vp", n=facts["vp"]), "bold"),
                    Text(self.marks.decree(decree["decree"])),
                    self.marks.seats(decree["seats"]),
                ]
            )
        return [heading(self.marks.location("decrees")), *grid(rows, indent=1)]

    def canal(self, view: Json) -> list[Text]:
        """Every route port by port: the reward, or the ship that lies there."""
        lines = [heading(self.marks.location("canal"))]
        rewards = [
            Text(self.words("term-gugong-port", n=i, reward=self.marks.reward(port["reward"])), DIM)
            for i, port in enumerate(view["canal"]["routes"][0]["ports"], 1)
        ]
        lines.append(Text.assemble(" ", joined(rewards, self.words("term-semicolon"))))
        for number, route in enumerate(view["canal"]["routes"], 1):
            ports = [self._port(port) for port in route["ports"]]
            title = Text(" " + self.words("term-gugong-route", n=number) + " ", DIM)
            lines.append(Text.assemble(title, joined(ports, self.words("term-stack-next"), DIM)))
        return lines

    def _port(self, port: Json) -> Text:
        ship = port["ship"]
        if ship is None:
            return Text("[ ]", DIM)
        return self.marks.ship(ship["seat"], ship["ship"], ship["servants"], ship["double"])


def phase_key(view: Json) -> str:
    return "gugong-phase-" + text_key(view["phase"])
