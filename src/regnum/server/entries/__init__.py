"""What can be asked for at a table, and what can happen there, by topic.

Each file holds its commands (with `plan`) and its entries (with `apply` and what is told of them).
`stored.py` knows all entries, `regnum.server.commands` all that a player may send.
"""
