"""The rules of Troyes, a file per chapter of the rulebook."""
