"""Gùgōng in the terminal."""
