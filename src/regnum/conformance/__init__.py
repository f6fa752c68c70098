"""What must hold in every game: a walk that plays random games and checks it. It knows no game."""
