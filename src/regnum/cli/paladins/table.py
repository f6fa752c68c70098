"""The main board: townsfolk, regions with their outsiders, King's cards, taverns."""

from rich.text import Text

from regnum.cli.marks import DIM, GOOD, WARN, beside, folded, grid, heading, joined, seat_mark, styled
from regnum.cli.paladins.marks import Json, Marks
from regnum.kernel.messages import text_key

FLAGS_WIDTH = 12  # what stands before the spaces of a region
ROOMY = 74  # columns from which on tables need not be tight
BESIDE_ACTIONS = ("inquisition", "pay_debt", "none")  # what triggers an ability besides actions


class TablePainter:
    """Lines of the main board."""

    def __init__(self, facts: Json, marks: Marks) -> None:
        self.facts = facts
        self.marks = marks
        self.words = marks.words

    def lines(self, view: Json, width: int) -> list[Text]:
        """The whole main board."""
        kings = beside(self.orders(view), self.favours(view), width)
        lines = [
            *self.townsfolk(view, width),
            *kings,
            *self.taverns(view),
            *self.regions(view, width),
            *self.outsiders(view, width),
        ]
        return folded(lines, width)

    # --- townsfolk ---------------------------------------------------------------------------------------

    def townsfolk(self, view: Json, width: int) -> list[Text]:
        names = ("term-townsfolk", "term-cost", "term-discard", "term-hire", "term-ability")
        rows = [[Text(), *(heading(self.words(name)) for name in names)]]
        for place, entry in enumerate(view["townsfolk"], 1):
            row = [Text(self.words.number(place), DIM)]
            if entry["card"] is None:
                row.append(Text(self.words("term-empty"), DIM))
            else:
                row.extend(self._townsfolk_card(entry))
            rows.append(row)
        return grid(rows, gap=2 if width >= ROOMY else 1)

    def _townsfolk_card(self, entry: Json) -> list[Text]:
        card = self.facts["townsfolk"][entry["card"]]
        cost = self.words("term-cost-or-debt" if entry["debt"] else "term-cost-silver", n=entry["silver"])
        return [
            Text(self.words("paladins-townsfolk-" + text_key(card["name"])), "bold"),
            Text(cost),
            self.marks.rewards(card["discard"]),
            self.marks.rewards(card["immediate"]),
            self.ability(card),
        ]

    def ability(self, card: Json) -> Text:
        """When a townsfolk's ability works, and what it brings."""
        key = "term-trigger-" if card["trigger"] in BESIDE_ACTIONS else "paladins-action-"
        trigger = self.words(key + text_key(card["trigger"]))
        if card["condition"] != "always":
            few = "term-if-suspicion" if card["condition"].endswith(">=2") else "term-if-innocent"
            trigger = self.words(few, trigger=trigger)
        rewards = self.marks.rewards(card["reward"])
        return styled(self.words, "term-when", DIM, trigger=trigger, rewards=rewards)

    # --- regions and outsiders ------------------------------------------------------------------------------

    def regions(self, view: Json, width: int) -> list[Text]:
        """Flags and spaces of every region: free ones with their reward, others with the token there."""
        spaces = [self._spaces(region) for region in view["regions"]]
        roomy = max(self._row(shown, "term-bar-wide").cell_len for shown in spaces) + FLAGS_WIDTH <= width
        bar = "term-bar-wide" if roomy else "term-bar-tight"
        rows = [[heading(self.words(name)) for name in ("term-region", "term-flags", "term-spaces")]]
        for place, region in enumerate(view["regions"]):
            flags = self.words("term-flag-pair", faith=region["faith"], strength=region["strength"])
            rows.append([self._roman(place + 1), Text(flags), self._row(spaces[place], bar)])
        return grid(rows)

    def _roman(self, region: int) -> Text:
        """A region as the board and every message name it."""
        return Text(self.words("paladins-roman", region=region), "bold")

    def _row(self, spaces: list[Text], bar: str) -> Text:
        return joined(spaces, self.words(bar), DIM)

    def _spaces(self, region: Json) -> list[Text]:
        shown: list[Text] = []
        for number, space in enumerate(region["spaces"], 1):
            if space["closed"]:
                continue
            if space["token"] is not None:
                what = self.marks.token(space["token"], space["seat"])
            else:
                what = self.marks.rewards(self.facts["spaces"][space["id"][len("space.") :]]["reward"])
            shown.append(Text.assemble((self.words("term-space", n=number), DIM), what))
        return shown

    def outsiders(self, view: Json, width: int) -> list[Text]:
        """The outsiders, each below the region of the same number."""
        names = (
            "term-place-in-row",
            "term-outsiders",
            "term-attack",
            "term-pay",
            "term-convert",
            "term-worth-title",
        )
        rows = [[heading(self.words(name)) for name in names]]
        for place, entry in enumerate(view["outsiders"], 1):
            row = [self._roman(place)]
            if entry["card"] is None:
                row.append(Text(self.words("term-empty"), DIM))
            else:
                row.extend(self._outsider(entry))
            rows.append(row)
        return grid(rows, gap=2 if width >= ROOMY else 1)

    def _outsider(self, entry: Json) -> list[Text]:
        card = self.facts["outsiders"][entry["card"]]
        silver = entry.get("attack_silver", 0)
        return [
            Text(self.outsider_name(card), "bold"),
            self.marks.rewards(card["attack"]),
            Text(self.words.number(silver) if silver else "", WARN),
            self.marks.rewards(card["convert"]),
            Text(self.worth(card), DIM),
        ]

    def outsider_name(self, card: Json) -> str:
        people = self.words("term-people-" + card["people"])
        name = self.words("paladins-outsider-" + text_key(card["name"]))
        return self.words("term-outsider", name=name, people=people)

    def worth(self, card: Json) -> str:
        """What a converted outsider scores."""
        if card["counts"] == "unpaid_debt":
            return self.words("term-worth-softer", vp=card["vp"])
        what = self.words("term-count-" + text_key(card["counts"]))
        key = "term-worth-base" if card["base"] else "term-worth"
        return self.words(key, base=card["base"], vp=card["vp"], per=card["per"], what=what)

    # --- King's cards and taverns ------------------------------------------------------------------------

    def orders(self, view: Json) -> list[Text]:
        rows: list[list[Text]] = []
        for order in view["orders"]:
            points = Text(self.words("term-vp", n=order["vp"]), "bold")
            if order["card"] is None:
                rows.append([points, Text(self.words("term-from-round", n=order["round"]), DIM)])
                continue
            card = self.facts["orders"][order["card"]]
            action = self.words("paladins-action-" + text_key(card["action"]))
            task = self.words("term-order-task", n=card["needed"], action=action)
            rows.append([points, Text(task), self._progress(order)])
        return [heading(self.words("term-orders")), *grid(rows, indent=1)]

    def _progress(self, order: Json) -> Text:
        out = Text()
        for seat, n in enumerate(order["progress"]):
            met = order["completed"][seat]
            out.append_text(seat_mark(self.words, seat))
            mark = self.words("term-mark-met") if met else ""
            out.append(f" {self.words.number(n)}{mark}  ", GOOD if met else "")
        return out

    def favours(self, view: Json) -> list[Text]:
        rows = [self._favour(favour) for favour in view["favours"] if favour["card"] is not None]
        lines = [heading(self.words("term-favours")), *grid(rows, gap=1, indent=1)]
        rounds = [favour["round"] for favour in view["favours"] if favour["card"] is None]
        if rounds:
            later = self.words.list([self.words.number(n) for n in rounds])
            lines.append(Text(" " + self.words("term-from-rounds", rounds=later), DIM))
        return lines

    def _favour(self, favour: Json) -> list[Text]:
        """Its name, who must stand there or stands there already, the price, what it brings."""
        card = self.facts["favours"][favour["card"]]
        effect = Text(self.words("term-arrow"), DIM)
        if card["cost"]:
            cost = joined([self.marks.goods(name, n) for name, n in card["cost"]], self.words("term-comma"))
            effect = Text.assemble(cost, " ", effect)
        return [
            Text(self.words("paladins-" + text_key(favour["card"])), "bold"),
            self.marks.slot(card["worker"], favour["worker"], False),
            Text.assemble(effect, self.marks.one_of(card["choices"])),
        ]

    def taverns(self, view: Json) -> list[Text]:
        """The tavern cards that can be had, as long as somebody still has to take one."""
        left = [tavern["card"] for tavern in view["taverns"] if not tavern["taken"]]
        if len(left) < 2:
            return []
        cards = [
            Text.assemble("[", joined([self.marks.worker(w) for w in self.facts["taverns"][card]], " "), "]")
            for card in left
        ]
        return [Text.assemble(heading(self.words("term-taverns")), " ", joined(cards, "  "))]
