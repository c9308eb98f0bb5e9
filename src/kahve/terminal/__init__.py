"""The command line, and the table in a terminal: it shows what it is told and knows no rules."""
