"""Thin coats for other people's frameworks, a file each; importing one needs only its own extra."""
