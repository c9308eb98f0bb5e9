"""The games as environments of other frameworks, one file for each framework. Nothing imports them, and each needs an extra."""
