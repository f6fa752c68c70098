### What the research interface refuses (regnum.research). Only programmers see these.

error-research-outside = I numeri fissi non hanno posto per questo: { $what }.
error-research-action-id = Non c’è un’azione “{ $action }”: le azioni sono numeri interi da 0 a { $most }.
error-research-action = L’azione { $action } ({ $what }) è fuori dalla maschera: adesso viene chiesto { $asked }.
error-research-text = Qui non c’è un’azione “{ $text }”.
error-research-seat = Non c’è un posto “{ $seat }”: i posti sono numeri interi da 0 a { $most }.
error-research-no-record = Questa partita è stata distribuita di nuovo da ciò che sa un giocatore: non ha una registrazione.
error-research-stored = Questa non è una partita salvata: non si può leggere.
error-research-file = Il file non si può leggere: { $file }.
error-research-extra = Manca il modulo “{ $module }”. Installa { $extra }.
error-research-shape = L’array non va bene: { $what }.
