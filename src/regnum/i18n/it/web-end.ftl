### The browser: the end of a game, its chart, sharing it.

web-number = { $n }

## The end

web-end-place = Posizione { $n }
web-end-story = La storia della partita
web-end-decided = Che cosa è stato decisivo
web-end-ahead = +{ $n } PV
web-end-chart = { $period ->
    [day] Punti alla fine di ogni giornata
   *[round] Punti alla fine di ogni round
}
web-end-axis = { $period ->
    [day] Giornata
   *[round] Round
}
web-end-vp = PV
web-end-lead = in testa da qui
web-end-as-table = Come tabella
web-end-after = { $period ->
    [day] Dopo la giornata:
   *[round] Dopo il round:
}
web-end-final = La fine
web-score-nothing = Nessun punto da: { $sources }
web-score-if = ({ $n })
web-score-guess = Tra parentesi: quanto darebbe se è in gioco. Non fa parte del totale.

## Sharing a step

web-share = Condividi
web-share-step = Passo { $n } di { $made }
web-share-all = Il link apre il tavolo a questo passo. La partita è finita, quindi chi lo riceve vede tutto.
web-share-public = Il link apre il tavolo a questo passo. Chi lo riceve guarda e vede ciò che è pubblico; chi gioca qui vede anche ciò che è suo.
web-share-players = I giocatori di questo tavolo non vogliono spettatori: solo chi gioca qui può aprire il link.
web-share-link = Copia il link
web-share-send = Invia…
web-share-picture = Immagine di questo passo
web-share-secret = Mostra ciò che vedi tu, anche i tuoi segreti.
web-share-save = Salva l’immagine
web-share-copy = Copia l’immagine
web-share-no-copy = Questo browser non permette alle pagine di copiare immagini. Salvala, invece.
web-share-no-picture = Non è stato possibile creare l’immagine.
web-step-missing = In questa partita il passo { $n } non c’è (passi finora: { $made }). Vedi l’ultimo.
