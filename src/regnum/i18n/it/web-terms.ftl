### The page of the glossary: which word of the language stands for which term, so that it can be corrected.

web-terms = Glossario
web-terms-link = Parole della traduzione
web-terms-why = Tutti i termini dei giochi e delle pagine, con la parola che questa traduzione usa per ciascuno. Conosci una parola migliore? Faccelo sapere: una sola modifica qui vale ovunque.
web-terms-english = La lingua che si traduce è l’inglese: scegli un’altra lingua per vederne le parole.
web-terms-none = Non c’è nessun termine così.
web-terms-search = Cerca un termine
web-terms-head-term = Termine
web-terms-head-word = Parola
web-terms-head-origin = Origine
web-terms-head-note = Nota
web-terms-from-seed = regolamento
web-terms-from-published = edizione pubblicata
web-terms-from-ours = nostra
web-terms-common = Tutti i giochi e le pagine
web-terms-other = oppure: { $word }
