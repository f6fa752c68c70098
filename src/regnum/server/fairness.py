"""Shuffles that can be checked (docs/protocol.md).

Before the first draw the server commits to a secret by its SHA-256; every human may add words; the
seed is made of both; after the end the secret is shown, and anybody can recompute the whole game.
"""

import datetime
import hashlib
import hmac
import secrets

from regnum.kernel.messages import Msg
from regnum.kernel.record import Record


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is published before the game: nobody can change the secret afterwards."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_from(secret: str, words: list[str]) -> str:
    """The seed of the game: neither the server nor the players alone decide it.

    Every text is preceded by its length, so that no two lists of words run together.
    """
    digest = hashlib.sha256()
    for text in (secret, *words):
        raw = text.encode()
        digest.update(len(raw).to_bytes(4, "big") + raw)
    return digest.hexdigest()


def day_key(secret: str, game: str, day: str) -> str:
    """The key of a day's duel, of which its seed is made: the same for everyone who plays it on this server.

    Nobody can work it out without the server's secret, so nobody can rehearse; it is committed to while the
    day lasts and shown when it is over, and tells nothing about other days. (Duels of before had the public
    seed `daily:<game>:<day>`; it lies in their first entry.)
    """
    return hmac.new(secret.encode(), f"regnum duel:{game}:{day}".encode(), hashlib.sha256).hexdigest()


def is_day_over(day: str, now: float) -> bool:
    """Whether the day of a duel has passed, in UTC as everywhere."""
    return datetime.datetime.fromtimestamp(now, datetime.UTC).date().isoformat() > day


class Proof:
    """What a finished game's record carries for checking."""

    def __init__(self, commit: str, secret: str, words: list[str]) -> None:
        self.commit = commit
        self.secret = secret
        self.words = words

    def to_json(self) -> dict[str, object]:
        return {"commit": self.commit, "secret": self.secret, "words": self.words}


def proof_from_json(data: object) -> Proof | None:
    """The proof in a record, or None if there is none that can be read."""
    if not isinstance(data, dict):
        return None
    commit, secret, words = data.get("commit"), data.get("secret"), data.get("words")
    if not isinstance(commit, str) or not isinstance(secret, str) or not isinstance(words, list):
        return None
    if not all(isinstance(text, str) for text in words):
        return None
    return Proof(commit, secret, [str(text) for text in words])


def check(proof: Proof, record: Record) -> Msg | None:
    """What does not fit, or None: the commitment, and the seed of the record."""
    if not hmac.compare_digest(commitment(proof.secret), proof.commit):
        return Msg("error-fair-commit")
    if seed_from(proof.secret, proof.words) != record.seed:
        return Msg("error-fair-seed")
    return None
