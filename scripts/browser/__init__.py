"""A player of the browser client: for its tests, its budgets and its pictures."""
