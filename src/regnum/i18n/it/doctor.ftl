### regnum doctor: what would stop a server, or make it slow or unsafe.

doctor-good = ok     { $text }
doctor-note = nota   { $text }
doctor-bad = ERRORE { $text }
doctor-sum = { $bad ->
    [0] { $notes ->
        [0] Tutto in ordine.
        [one] Qui un server può funzionare; guarda l’unica nota.
       *[other] Qui un server può funzionare; guarda le { $notes } note.
    }
    [one] Prima va sistemata una cosa.
   *[other] Prima vanno sistemate { $bad } cose.
}

doctor-settings = Le impostazioni in { $file } si possono usare.
doctor-store = Il database risponde e si può scrivere (schema { $schema }).
doctor-store-new = Non c’è ancora un database; il server ne crea uno quando si avvia.
doctor-store-bad = { $why }
doctor-schema-older = Il database è dello schema { $schema }; avviando questo server passa allo schema { $known }. Prima fai una copia di sicurezza.
doctor-schema-newer = Il database è dello schema { $schema }, questo Regnum conosce lo schema { $known }: aggiorna Regnum.
doctor-served = Un server usa già questo file (processo { $process }); per un secondo serve PostgreSQL o un altro file.
doctor-clock-good = L’orologio concorda con quello del database.
doctor-clock = { $seconds ->
    [one] L’orologio differisce da quello del database di { $seconds } secondo: regolalo, meglio se con NTP.
   *[other] L’orologio differisce da quello del database di { $seconds } secondi: regolalo, meglio se con NTP.
}
doctor-disk = Spazio libero in { $folder }: { $megabytes } MB.
doctor-files = File e connessioni che possono essere aperti insieme: { $have }.
doctor-files-few = File e connessioni che possono essere aperti insieme: solo { $have }; le impostazioni ne consentono { $needed }. Alza il limite (ulimit -n, al massimo { $most }), o abbassa connections e http_connections.
doctor-worker = Un processo che pensa per i bot si avvia.
doctor-worker-bad = Il processo che pensa per i bot non si avvia: { $why }
doctor-compiled = Le regole sono compilate (Python { $python }).
doctor-interpreted = Le regole sono interpretate (Python { $python }): una wheel per questa macchina, o fatta dove c’è un compilatore C, le ha compilate ed è più veloce.
doctor-rules-building = { $minutes ->
    [one] Le regole sono interpretate mentre vengono compilate, finora da { $minutes } minuto; il prossimo avvio userà quelle compilate.
   *[other] Le regole sono interpretate mentre vengono compilate, finora da { $minutes } minuti; il prossimo avvio userà quelle compilate.
}
doctor-rules-off = Le regole sono interpretate, come chiede --interpreted o { $switch }.
doctor-rules-compiler = Le regole sono interpretate: manca un compilatore C con gli header di questo Python. Con entrambi (su Debian gcc e python3-dev) ./play le compila.
doctor-rules-stopped = Le regole sono interpretate: la compilazione è stata interrotta. Il prossimo ./play ricomincia.
doctor-rules-next = Le regole sono interpretate: così come sono ora non sono ancora compilate. Lo fa in secondo piano la prossima partita avviata con ./play.
doctor-rules-packages = Le regole sono interpretate: non è stato possibile scaricare ciò che le compila (c’è la rete?). Dopo un’ora ./play riprova; vedi { $log }
doctor-rules-room = Le regole sono interpretate: in build/ non c’è spazio per compilarle (il disco è pieno, o la cartella non è scrivibile). Dopo un’ora ./play riprova; vedi { $log }
doctor-rules-failed = Le regole sono interpretate: la compilazione non è riuscita. Dopo un giorno, o quando i sorgenti cambiano, ./play riprova; vedi { $log }
doctor-rules-broken = Le regole sono interpretate: quelle compilate non sono partite. Dopo un giorno ./play le compila di nuovo; elimina build/fast per farlo subito. Il log è { $log }
doctor-client = Il client per il browser è stato costruito.
doctor-client-missing = Il client per il browser non è stato costruito: avvia con ./play, o esegui scripts/web_build.py.
doctor-proxy-names = Ci si fida del proxy qualunque host indichi: imposta public_url sull’indirizzo che le persone usano.
doctor-proxy-missing = public_url è https, e il server di per sé parla solo http. Metti davanti un proxy e imposta proxy_headers; altrimenti tutti i giocatori contano come un solo indirizzo.
doctor-proxy-open = Ci si fida delle intestazioni di un proxy, e il server è in ascolto su { $host }: nessuno tranne il proxy dovrebbe raggiungerlo.
doctor-plain = Il server è in ascolto su { $host } senza TLS: chi sta in mezzo può leggere tutto. Vedi docs/server.md.
doctor-metrics-open = Le misure si pubblicano su { $host }: lascia che le raggiunga solo Prometheus.
doctor-log = Il registro non si può scrivere in { $folder }.
doctor-push = I browser si possono avvisare dei turni tramite web push.
doctor-push-plain = I browser si possono avvisare dei turni solo dove le persone raggiungono il server tramite https: imposta public_url su un indirizzo di questo tipo.
doctor-push-contact = push_contact è { $contact }: deve cominciare con mailto: o https:.
doctor-mail-half = L’e-mail è configurata solo a metà: manca { $missing }, quindi non se ne inviano.
doctor-mail-plain = Le e-mail vanno a { $host } senza TLS: chi sta in mezzo può leggere tutto.
doctor-mail = Il server di posta { $host } ci fa entrare.
doctor-mail-bad = Il server di posta { $host } non ci fa entrare: { $why }
