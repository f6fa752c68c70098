### The language of the terminal: `regnum --lang fa`, `regnum language fa`.

# Help of --lang.
term-lang-option = the language, such as fa; else REGNUM_LANG, the one you keep, or the system’s
# Help of the argument of `regnum language`. $system (the word "system", as it is typed)
term-lang-which = the one to keep; “{ $system }” forgets it again
# $language (text, what was typed), $known (list of codes)
term-lang-unknown = There is no language “{ $language }” here; there are { $known }.
# $name (text, the language's own name)
term-lang-spoken = The terminal speaks { $name }.
# One line of the list. $language (text, its code), $name (text, its own name)
term-lang-line = { $language }: { $name }
