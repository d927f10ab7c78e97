"""What the program says: keys and numbers become sentences in English, Italian or Spanish.

Nothing here or elsewhere keeps a sentence: callers keep events, keys and numbers and ask again
after a ``QEvent.LanguageChange``. Each class is final: Qt looks its texts up by its class name,
and a class that inherited from it would get them untranslated.
"""
