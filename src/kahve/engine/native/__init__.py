"""The rules as C: from the syntax tree of a marked function to a library that is called without the interface of CPython."""
