"""What is in the box of Gùgōng: the component file, the table of its fields, and what the rules read."""
