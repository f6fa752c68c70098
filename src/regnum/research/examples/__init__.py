"""Small programs that use the research interface from outside, one command each (docs/research.md)."""
