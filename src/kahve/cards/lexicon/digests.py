"""What tells the word lists apart in a log, without unpacking them. Written by docs/make_words.py."""

DIGESTS = {
    "int60": "b593f9348e5b52d3",
    "us60": "b21b73d40f41ea33",
    "int35": "d7eeec2022c7feec",
    "int70": "2cdba438933662f9",
    "tr": "3f9a385c86e81914",
}
"""For each list the first 16 digits of the SHA-256 of its words in the order of their characters, one a line."""

FIRST_DIGESTS = {
    "int60": "1457ef5dd7734ec1",
    "us60": "42bb2252f3dd3a42",
    "int35": "20fe821895047b7e",
    "int70": "823e515e2fbf11c2",
}
"""The same of the lists that are other than in their first edition."""
