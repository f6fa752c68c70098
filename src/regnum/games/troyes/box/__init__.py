"""What is in the box of Troyes: the component file, the table of its fields, and what the rules read."""
