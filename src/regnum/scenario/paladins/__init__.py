"""Positions of Paladins of the West Kingdom for scenario files."""
