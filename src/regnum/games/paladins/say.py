from regnum.kernel.agenda import Event, State
from regnum.kernel.messages import Msg


def say(g: State, event: Event) -> Msg:
    return Msg("x")
