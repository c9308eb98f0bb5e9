### اللغات.

language-unknown = لا توجد لغة { $language }. المتاح: { $offered }.
