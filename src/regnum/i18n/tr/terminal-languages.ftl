### The language of the terminal: `regnum --lang fa`, `regnum language fa`.

term-lang-option = dil, örneğin tr; verilmezse REGNUM_LANG, saklanan dil veya sistemin dili
term-lang-which = saklanacak dil; “{ $system }” onu yeniden unutturur
term-lang-unknown = Burada “{ $language }” diye bir dil yok. Olanlar: { $known }.
term-lang-spoken = Terminalin dili: { $name }.
term-lang-line = { $language }: { $name }
