"""What is in the box of Paladins: the component file, the table of its fields, and what the rules read."""
