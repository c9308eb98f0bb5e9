### Οι γλώσσες.

language-unknown = Δεν υπάρχει γλώσσα { $language }. Υπάρχουν: { $offered }.
language-games = fishing, letters, melding
