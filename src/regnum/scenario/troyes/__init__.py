"""Positions of Troyes for scenario files."""
