"""Meng, the opponent of the solo game [G100-G111]."""
