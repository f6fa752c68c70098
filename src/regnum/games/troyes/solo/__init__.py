"""Le Roy, the automa of the solo game."""
