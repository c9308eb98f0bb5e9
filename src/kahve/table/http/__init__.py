"""The addresses of a server: routes, the socket, and what is let in."""
