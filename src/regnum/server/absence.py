"""Planning for players who are absent: votes, stand-ins, taking one's seat back, going back.

A bot never plays for somebody because time has passed. It does so when its seat's clock has run out
and somebody else is waiting, when all others have agreed and could see it, or when its owner asked
for it; and it plays only while somebody is at the table (keeper.py).
"""

from regnum.server.fold import Entry, Folded
from regnum.server.refusal import NotFound, Refused
from regnum.server.seats import AUTOMA


class Absence(Folded):
    """The part of a room that looks after empty chairs."""

    # --- asking -----------------------------------------------------------------------------------

    def is_played_together(self) -> bool:
        """Whether several people play, each at a screen of their own; else the game simply waits."""
        return len({seat.hash for seat in self.seats if seat.is_human and seat.hash}) > 1

    def vote_from(self, seat: int) -> float:
        """From when on the others may vote about a seat; 0: not at all."""
        chosen = self.seats[seat]
        if self.status != "playing" or not chosen.is_human or chosen.stand_in or not chosen.away:
            return 0.0
        return chosen.away + self.config["away"] if self.is_played_together() else 0.0

    def vote_wants(self, about: int, now: float) -> list[int]:
        """The seats whose agreement to a stand-in is still missing.

        Who has been away as long as the one it is about has no say, else two absent players
        would protect each other for ever.
        """
        others = [i for i in self._playing(but=about) if not self._is_long_away(i, now)]
        return self._missing(others, self.seats[about].votes)

    def can_go_back(self, seat: int) -> bool:
        """Whether something was played since a bot took the seat over that could be taken back."""
        chosen = self.seats[seat]
        return (
            self.status == "playing"
            and self.match is not None
            and chosen.back >= 0
            and len(self.match.choices) > chosen.back
        )

    def back_wants(self, about: int) -> list[int]:
        """The seats whose agreement to going back is still missing: all who play have a say."""
        return self._missing([about, *self._playing(but=about)], self.seats[about].back_votes)

    def _playing(self, but: int) -> list[int]:
        """The seats of all other people who play themselves."""
        owner = self.seats[but].hash
        seats = enumerate(self.seats)
        return [i for i, seat in seats if seat.is_human and not seat.stand_in and seat.hash != owner]

    def _missing(self, seats: list[int], votes: list[int]) -> list[int]:
        """Those who have not agreed; who share a screen have one voice."""
        agreed = {self.seats[i].hash for i in votes}
        return [i for i in seats if self.seats[i].hash not in agreed]

    def _is_long_away(self, seat: int, now: float) -> bool:
        since = self.seats[seat].away
        return bool(since) and now - since >= self.config["away"]

    # --- planning: a bot for a seat ---------------------------------------------------------------

    def plan_leave(self, seat: int) -> list[Entry]:
        """Before the start the seat is free again; later a bot stands in until its owner is back."""
        self._require_seat(seat)
        if self.status == "over":
            raise Refused("error-over")
        if self.match is None:
            return [{"t": "free", "seat": seat}]
        return [] if self.seats[seat].stand_in else [{"t": "stand_in", "seat": seat, "why": "left"}]

    def plan_out_of_time(self, seat: int) -> list[Entry]:
        """A bot for somebody whose clock has run out while others wait (asked for by the keeper)."""
        self._require_seat(seat)
        chosen = self.seats[seat]
        if self.status != "playing" or not chosen.is_human or chosen.stand_in:
            return []
        return [{"t": "stand_in", "seat": seat, "why": "clock"}] if self.is_played_together() else []

    def plan_vote(self, by: int, about: int, now: float, agree: bool = True) -> list[Entry]:
        """Agree that a bot stands in for an absent player, or no longer; it does when all others agree."""
        self._require_seat(about)
        target = self.seats[about]
        opens = self.vote_from(about)
        if not opens or self.seats[by].hash == target.hash or self.seats[by].stand_in:
            raise Refused("error-vote")
        if not agree:
            return [{"t": "unvote", "seat": by, "about": about}] if by in target.votes else []
        if now < opens:
            raise Refused("error-vote-early", {"seconds": int(opens - now) + 1})
        if by in target.votes:
            return self.plan_count(about, now)
        entries: list[Entry] = [{"t": "vote", "seat": by, "about": about}]
        if all(self.seats[i].hash == self.seats[by].hash for i in self.vote_wants(about, now)):
            entries.append({"t": "stand_in", "seat": about, "why": "vote"})
        return entries

    def plan_count(self, about: int, now: float) -> list[Entry]:
        """Count again: somebody whose agreement was missing may have gone meanwhile.

        It needs somebody who has agreed and is there: bots do not play among themselves.
        """
        target = self.seats[about]
        opens = self.vote_from(about)
        is_wanted = any(not self.seats[i].away and not self.seats[i].stand_in for i in target.votes)
        if not opens or now < opens or not is_wanted or self.vote_wants(about, now):
            return []
        return [{"t": "stand_in", "seat": about, "why": "vote"}]

    def plan_return(self, seat: int) -> list[Entry]:
        """The owner is back and plays again, unless the clock has run out."""
        self._require_seat(seat)
        chosen = self.seats[seat]
        if not chosen.stand_in:
            return []
        if self.clock is not None and chosen.left(self.clock) <= 0:
            raise Refused("error-clock-out")
        return [{"t": "return", "seat": seat}]

    def plan_presence(self, seat: int, is_here: bool) -> list[Entry]:
        """Somebody's connection broke or is back (asked for by the keeper).

        Nobody waits for the only one who plays, so their coming and going is not noted.
        """
        self._require_seat(seat)
        if self.status != "playing" or not self.seats[seat].is_human:
            return []
        if bool(self.seats[seat].away) != is_here:  # known already
            return []
        if not is_here and not self.is_played_together():
            return []
        return [{"t": "here" if is_here else "away", "seat": seat}]

    # --- planning: back to where somebody left ----------------------------------------------------

    def plan_back(self, by: int, about: int, agree: bool = True) -> list[Entry]:
        """Ask to go back to where the bot took over, agree to it, or refuse it.

        Only the owner can begin, and takes the seat back with it. All people who play must agree.
        """
        self._require_seat(about)
        target = self.seats[about]
        is_owner = self.seats[by].hash == target.hash
        if not self.can_go_back(about) or not (is_owner or target.back_votes):
            raise Refused("error-back")
        if not agree:
            return [{"t": "back_refused", "seat": by, "about": about}] if target.back_votes else []
        if by in target.back_votes or (self.seats[by].stand_in and not is_owner):
            return []
        entries = self.plan_return(about) if is_owner else []
        entries.append({"t": "back_vote", "seat": by, "about": about})
        wanted = self.back_wants(about)
        if all(self.seats[i].hash == self.seats[by].hash for i in wanted):
            entries.append({"t": "back", "seat": about, "to": target.back})
        return entries

    def _require_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind == AUTOMA:
            raise NotFound("error-no-seat", {"seat": seat + 1})
