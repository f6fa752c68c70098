"""The AI player of the solo game [P90-P99]."""
