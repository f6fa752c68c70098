### Guided first games: the frame of the voice. What it says in a lesson is in guided-<game>.ftl.

web-guided = La tua prima partita
web-guided-step = Passo { $n } di { $of }
web-guided-progress = A che punto è la lezione
web-guided-page = { $n } di { $of }
web-guided-next = Avanti
web-guided-back = Indietro
web-guided-why = Perché?
web-guided-good = Io farei così
web-guided-watch = Guarda che cosa succede ora.
web-guided-rather = È una mossa sensata, e il gioco la permette. La lezione però sarebbe andata in un altro modo. Annulla la mossa, e riprendo da lì; oppure lascia la lezione e continua a giocare liberamente.
web-guided-take-back = Annulla la mossa
web-guided-free = Continua liberamente
web-guided-leave = Lascia la lezione e continua liberamente
web-guided-resume = Torna alla lezione
web-guided-play-on = Continua da qui
web-guided-solo = Comincia una partita in solitario
web-guided-learn = Impara: prima partita
web-guided-learn-what = Una partita di circa venti minuti, con qualcuno accanto a te.
web-guided-sign = lezione, passo { $n } di { $of }
