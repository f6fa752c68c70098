"""Positions of Gùgōng for scenario files."""
