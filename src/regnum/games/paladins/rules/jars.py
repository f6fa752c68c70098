"""Absolve [P43]: a jar onto a jar space and its reward."""

from regnum.games.paladins.const import ABSOLVE
from regnum.games.paladins.rules.abilities import triggered
from regnum.games.paladins.rules.rewards import gain
from regnum.games.paladins.state import Table
from regnum.games.paladins.words.log import JAR_PLACED
from regnum.games.paladins.words.names import jar_msg, rewards_msg
from regnum.games.paladins.words.reasons import JAR_TAKEN, reason
from regnum.kernel.agenda import Choice, Frame, Refusal, emit, refuse
from regnum.kernel.reasons import why


class PlaceJar(Frame[Table]):
    """Absolve: where the leftmost jar goes. The option is the jar space."""

    def options(self, g: Table) -> list[int]:
        me = g.seats[self.who]
        return [jar for jar in range(len(g.box.jar_ids)) if not me.has_jar(jar)]

    def resolve(self, g: Table, option: int) -> None:
        box = g.box
        me = g.seat(self.who)
        me.jars |= 1 << option
        me.absolved += 1
        emit(g, JAR_PLACED, self.who, option)
        gain(g, self.who, box.absolve_gain + box.jar_reward[option] + triggered(box, me, ABSOLVE))

    def describe(self, g: Table, option: int) -> Choice:
        name = g.box.jar_ids[option]
        label = jar_msg(g.box, option)
        elements = [f"jar.{self.who}.{name}"]
        effect = rewards_msg(g.box.jar_reward[option])
        return Choice(option, "jar " + name, label, elements, [], effect, "jar", {"jar": name})

    def refused(self, g: Table) -> list[Refusal]:
        me = g.seats[self.who]
        taken = [jar for jar in range(len(g.box.jar_ids)) if me.has_jar(jar)]
        return [refuse(self.describe(g, jar), reason(why(JAR_TAKEN))) for jar in taken]
