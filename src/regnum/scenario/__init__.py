"""Scenario files: a position, choices and what must follow, for tests and for rules questions.

`format` reads a file, `runner` plays it, `command` is the sub-command. What a position of a game
may hold is said in one package per game; `games` lists them. docs/scenarios.md is the manual.
"""
