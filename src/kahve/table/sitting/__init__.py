"""A table without input or output: who sits there, what is asked, what happens, and what each seat sees of it."""
