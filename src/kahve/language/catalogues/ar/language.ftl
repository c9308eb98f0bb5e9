### اللغات.

language-unknown = لا توجد لغة { $language }. المتاح: { $offered }.
language-games = fishing, letters, melding
