"""The game server: tables that never lose a game. It knows games only through the kernel."""
