"""The coach: what to do next, why somebody did what, and where a finished game was decided.

It thinks with the bots' own pieces, on honest copies only, and speaks in points under the headings of the
evaluation. How it thinks and what a chance of winning means: docs/coach.md.
"""

from regnum.ai.coach.hints import explain, hint
from regnum.ai.coach.reasons import Why
from regnum.ai.coach.reviewing import review
from regnum.ai.coach.said import Explained, Move, Review, Suggestion

__all__ = ["Explained", "Move", "Review", "Suggestion", "Why", "explain", "hint", "review"]
