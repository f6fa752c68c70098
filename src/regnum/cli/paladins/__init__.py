"""How Paladins of the West Kingdom looks in a terminal."""
