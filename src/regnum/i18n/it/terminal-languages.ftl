### The language of the terminal: `regnum --lang fa`, `regnum language fa`.

term-lang-option = la lingua, per esempio fa; altrimenti REGNUM_LANG, quella che hai scelto o quella del sistema
term-lang-which = quella da mantenere; «{ $system }» la dimentica
term-lang-unknown = Qui non c’è la lingua «{ $language }». Ci sono: { $known }.
term-lang-spoken = Lingua del terminale: { $name }.
term-lang-line = { $language }: { $name }
