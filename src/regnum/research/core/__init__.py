"""The part of the research interface that is compiled with the rules: vectors, masks, steps."""
