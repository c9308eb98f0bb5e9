"""What tells the word lists apart in a log, without unpacking them. Written by docs/make_words.py."""

DIGESTS = {
    "int60": "1457ef5dd7734ec1",
    "us60": "42bb2252f3dd3a42",
    "int35": "20fe821895047b7e",
    "int70": "823e515e2fbf11c2",
    "tr": "3f9a385c86e81914",
}
"""For each list the first 16 digits of the SHA-256 of its words in the order of their characters, one a line."""
