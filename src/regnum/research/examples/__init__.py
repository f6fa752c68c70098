"""Small programs that use the research interface from the outside, each with one command (docs/research.md)."""
