"""The addresses of a house: routes, the socket, and what is let in."""
