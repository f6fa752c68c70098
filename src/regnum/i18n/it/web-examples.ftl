### A worked example of the rules at its table: the frame. What an example shows is in web-teach-<game>-rules.ftl.

web-example = Un esempio dalle regole
web-example-step = Passo { $n } di { $of }
web-example-next = Mostrami
web-example-again = Dall’inizio
web-example-back = Torna all’esempio
web-example-rules = Torna alle regole
web-example-before = Prima
web-example-after = Che cosa è successo
web-example-before-what = Questa era la situazione prima. Nessuno aveva nulla da scegliere: guardati intorno, poi vedi che cosa è successo.
web-example-off = Hai scelto qualcos’altro, e va bene: continua a giocare come vuoi, o torna all’esempio.
web-example-done = Questo era l’esempio. Continua a giocare come vuoi: tutti i posti sono tuoi.
