### The language of the terminal: `regnum --lang fa`, `regnum language fa`.

term-lang-option = زبان، مثلاً fa؛ وگرنه REGNUM_LANG، زبانی که نگه داشته‌اید یا زبان سیستم
term-lang-which = زبانی که نگه داشته می‌شود؛ «{ $system }» آن را فراموش می‌کند
term-lang-unknown = زبان «{ $language }» اینجا نیست؛ زبان‌ها: { $known }.
term-lang-spoken = زبان ترمینال: { $name }.
term-lang-line = { $language }: { $name }
