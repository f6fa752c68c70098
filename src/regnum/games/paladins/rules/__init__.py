"""The rules of Paladins, a file for each chapter of the rulebook."""
