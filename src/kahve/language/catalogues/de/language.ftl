### Die Sprachen.

language-unknown = Eine Sprache { $language } gibt es nicht. Zur Wahl stehen { $offered }.
language-games = fishing, letters, melding
