"""What is said about a game of Troyes: names, reasons, the log."""
