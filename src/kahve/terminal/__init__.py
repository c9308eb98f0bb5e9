"""The table in a terminal, and the command line: it shows what it is told and judges nothing."""
