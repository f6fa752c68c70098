"""What vectors and action ids of a game look like beyond what its fields say, a file per game."""
