"""What is said between a page and a server: addresses, messages, refusals and problems. Nothing here knows a table."""
