"""What is said between a page and a house: addresses, messages, refusals and problems. Nothing here knows a table."""
