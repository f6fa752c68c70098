"""What is said: reasons, the log, the names of things."""
