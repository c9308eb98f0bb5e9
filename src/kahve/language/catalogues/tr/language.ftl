### Diller.

language-unknown = { $language } diye bir dil yok. Olanlar: { $offered }.
language-games = fishing, letters, melding
