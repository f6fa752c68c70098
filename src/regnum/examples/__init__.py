"""Worked examples: scenario files that can be opened at a table, each beside the rule it shows."""
