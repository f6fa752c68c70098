### The page of the glossary: which word of the language stands for which term, so that it can be corrected.

web-terms = Glossary
# Link in the settings, shown in every language but English.
web-terms-link = Words of the translation
web-terms-why = Every term of the games and of the pages, with the word this translation uses for it. If you would say it otherwise, tell us: one change here changes it everywhere.
web-terms-english = English is what is translated: choose another language to see its words.
web-terms-none = There is no term like this.
web-terms-search = Search for a term
# Heads of the table.
web-terms-head-term = Term
web-terms-head-word = Word
web-terms-head-origin = Where it is from
web-terms-head-note = Note
# Where a word is from. seed: the rulebook in this language.
web-terms-from-seed = rulebook
web-terms-from-published = published edition
web-terms-from-ours = our own
# Above the terms that belong to no single game.
web-terms-common = All games and pages
# $word (text): another good word for the term.
web-terms-other = or: { $word }
