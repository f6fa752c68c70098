### Learning at the table and before it: what options are for. How a game goes, its rules and their
### examples are in the rule books (*-rules.ftl), which come when somebody asks for them.

## Options, where they are chosen: the option, then what a value of it means

web-option-why = Che cos’è: { $option }?
paladins-option-difficulty-what = Con quanto vantaggio parte il giocatore IA: le sue officine, che rendono più efficaci le sue azioni. Le regole restano le stesse.
paladins-option-difficulty-easy-what = Facile gli dà 1 officina: l’ideale per una prima partita.
paladins-option-difficulty-standard-what = Standard gli dà 3 officine.
paladins-option-difficulty-hard-what = Difficile gli dà 5 officine.
troyes-option-bonus-what = Quattro carte in più, mescolate alle altre: Priore, Fornaio, Banchetto e un evento rosso, Resistenza.
troyes-option-bonus-no-what = Senza, giochi con le carte del gioco base: l’ideale per cominciare.
troyes-option-bonus-yes-what = Con queste carte, ognuna delle quattro può comparire. Aggiungono scelte, non regole.
gugong-option-bonus-what = Sei segnalini viaggio in più, di tre tipi, mescolati agli altri. Ognuno funziona fino alla fine del giorno e impegna uno dei tuoi servitori.
gugong-option-bonus-no-what = Senza, sulla mappa ci sono solo segnalini ordinari: l’ideale per cominciare.
gugong-option-bonus-yes-what = Con questi, un segnalino può aggiungere 1 ai tuoi doni, riscuotere un pedaggio di 1 PV in un luogo, o farti seguire ciò che gli altri fanno lì.
gugong-option-expert-what = Come si distribuiscono le carte dono ai sette funzionari.
gugong-option-expert-no-what = Nella partita normale all’inizio ci sono sempre le stesse sette carte presso i funzionari, e le stesse undici formano il mazzo.
gugong-option-expert-yes-what = Nella variante per esperti si mescolano tutte le carte tranne le mani, così ogni partita comincia in modo diverso.
gugong-option-difficulty-what = Quanto è forte Meng, il tuo avversario. Una carta speciale tra le sue lo fa agire gratis nel suo obiettivo.
gugong-option-difficulty-easy-what = Facile lascia fuori una delle sue due carte speciali: l’ideale per cominciare.
gugong-option-difficulty-normal-what = Standard gli dà entrambe le carte speciali.
gugong-option-difficulty-hard-what = Difficile gli dà entrambe le carte speciali e un quinto dono, quindi un turno in più ogni giornata.
gugong-option-focus-what = Il luogo a cui Meng tiene di più per tutta la partita. È lì che sentirai la sua presenza.
gugong-option-focus-random-what = Si estrae uno dei sette.
gugong-option-sets-what = Con quali mani iniziali giocate voi due: il primo numero è la tua serie, il secondo quella di Meng. Cambia le carte, non le regole.

web-option-words = Parole tue per mescolare
web-option-words-what = Non è necessario. Tutto ciò che scrivi qui entra nel mescolamento, così dopo puoi verificare che nessuno abbia scelto le carte.
web-option-bots = Quanti bot
web-option-bots-what = I bot sono giocatori come te, con le stesse regole e la stessa visuale: non conoscono le tue carte nascoste.
web-option-level = Quanto sono forti i bot
web-option-level-random-what = Il bot casuale fa una scelta qualsiasi: utile per qualche prova.
web-option-level-simple-what = Il bot semplice guarda un po’ avanti e prende ciò che per lui vale di più.
web-option-level-squire-what = Il bot scudiero gioca il suo turno con buon senso, ma non guarda oltre, valuta male qualcosa e qualcos’altro gli sfugge: per una prima serata.
web-option-level-knight-what = Il bot cavaliere sa che cosa rende di solito e sbaglia poco: un buon avversario per quasi tutti.
web-option-level-paladin-what = Il bot paladino guarda più lontano di tutti prima di decidere, e pensa più a lungo: il più forte dei tre.
web-option-players = Quanti giocatori
web-option-players-what = Le regole sono le stesse con qualsiasi numero; con più giocatori c’è meno spazio sui tabelloni e si aspetta di più.
web-option-listed = Mostra a tutti nell’elenco dei tavoli aperti
web-option-listed-what = Così chiunque apra questo server può vedere il tuo tavolo e prendere un posto libero. Altrimenti può farlo solo chi riceve da te il link o il codice.
web-option-ready = Comincia quando tutti danno il via
web-option-ready-what = La partita comincia allora quando tutti hanno dato il via, e non già quando si occupa l’ultimo posto.
web-option-clock = Orologio
web-option-clock-what = Ognuno ha un certo tempo per tutta la partita e un po’ di più per ogni scelta. Quando è scaduto, per quel posto continua un bot, finché chi lo occupa è assente.

## How it goes: the sheet behind “?”

web-how-title = { $game }: come si gioca
web-how-open = Come si gioca
web-how-parts = Parti di questo aiuto
web-how-part-how = Come si gioca
web-how-part-legend = Simboli
web-how-part-table = Questo tavolo
web-how-part-keys = Tasti
web-how-rules = Tutte le regole
web-how-goal = A che cosa punti
web-how-ways = Modi per fare punti
web-how-plain = A questo tavolo si gioca con le regole del gioco base, senza opzioni.
web-how-option = { $option }: { $value }
web-how-components = Componenti: { $name } · impronta: { $fingerprint }
web-how-components-own = Componenti: quelli del gioco · impronta: { $fingerprint }
web-how-components-file = Scarica il file dei componenti
web-how-check = Confronta i valori con la scatola
web-how-with = Si gioca con: { $options }
web-how-signs = { $n ->
    [one] { $n } opzione
   *[other] { $n } opzioni
}
