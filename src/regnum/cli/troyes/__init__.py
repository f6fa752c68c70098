"""Troyes in the terminal."""
