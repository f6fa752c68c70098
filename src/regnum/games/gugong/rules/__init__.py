"""The rules of Gùgōng, a file for each chapter of the rulebook."""
