"""Lists of what the scenarios must cover, a file per game."""
