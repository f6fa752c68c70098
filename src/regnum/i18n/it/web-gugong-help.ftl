### Gùgōng in the browser: help in words for everything on the boards, and the glossary.

## Gift cards

web-gugong-help-gift-action = Chi lo dà può prima fare questo: { $action }.
web-gugong-help-gift-none = Non ha un’azione propria.
web-gugong-help-gift-match = Un dado del destino mostra { $value }: in una pila degli scarti questa notte è una corrispondenza.

## Locations

web-gugong-help-place-jade = Paga il prezzo di una casa per la sua giada; quando tutte le case sono vuote, quello della piazza (servitori: { $square }).
web-gugong-help-place-travel = Ogni movimento prende un segnalino e il suo beneficio.
web-gugong-help-place-decrees = Paga il prezzo, e { $more } in più per ogni servitore avversario presente; poi un servitore resta lì per sempre.
web-gugong-help-lies-here = Il dono del funzionario: { $card }.
web-gugong-help-free-here = Gratis qui, dalla tua mano: { $cards }.
web-gugong-help-tag-free = Il dono che hai scelto qui è gratis.
web-gugong-help-tag-pay = { $n ->
    [one] Il dono che hai scelto non è superiore: { $n } servitore, un’altra carta, o nessuna azione.
   *[other] Il dono che hai scelto non è superiore: { $n } servitori, un’altra carta, o nessuna azione.
}
web-gugong-help-tag-none = Il dono che hai scelto non è superiore, e non puoi pagare né servitori né una carta: nessuna azione.
web-gugong-help-token-here = { $name } ha qui un segnalino: { $token }.
web-gugong-help-focus = È l’obiettivo di Meng: le sue carte speciali portano qui.

## Travel

web-gugong-help-city-token = Qui c’è un segnalino: { $token }.
web-gugong-help-city-empty = Qui non c’è un segnalino; i viaggiatori proseguono.
web-gugong-help-city-travellers = Viaggiatori qui: { $names }.
web-gugong-help-city-roads = Strade verso: { $cities }.
web-gugong-help-city-reachable = Il tuo viaggiatore potrebbe arrivare qui con un movimento.

## The Great Wall

web-gugong-help-wall = Servitori per completare una sezione: { $total } su { $size }.
web-gugong-help-wall-of = { $name }: { $n }.
web-gugong-help-wall-most = Per chi ha più servitori: { $vp } PV; passi dell’emissario: { $envoy }. Poi i suoi tornano nella riserva; gli altri restano.

## Jade

web-gugong-help-house = Casa
web-gugong-help-house-price = { $n ->
    [one] La sua giada costa { $n } servitore.
   *[other] La sua giada costa { $n } servitori.
}
web-gugong-help-house-empty = La sua giada è già stata comprata.
web-gugong-help-square = { $n ->
    [one] Una giada dalla riserva per { $n } servitore, quando tutte le case sono vuote.
   *[other] Una giada dalla riserva per { $n } servitori, quando tutte le case sono vuote.
}
web-gugong-help-price-now = Ora ti costa { $n }.

## Intrigue

web-gugong-help-benefit = Beneficio dell’Intrigo
web-gugong-help-benefit-what = Dopo una sezione completa, per chi vi aveva un servitore: { $what }.
web-gugong-help-medal-here = È presso Intrigo, per chi oggi esegue prima di tutti la variante A.
web-gugong-help-medal-held = Oggi ce l’ha { $name }.
web-gugong-help-medal-what = Chi ce l’ha al mattino inizia la giornata.

## The palace

web-gugong-help-audience = Posto nel palazzo
web-gugong-help-audience-vp = A fine partita vale { $vp } PV.
web-gugong-help-audience-free = Libero: il prossimo emissario sul passo { $step } prende il posto libero che vale di più.
web-gugong-help-audience-taken = Occupato: { $name }.

## Decrees

web-gugong-help-decree = Decreto di livello { $level }
web-gugong-help-decree-what = Beneficio: { $what }.
web-gugong-help-decree-printed = Prezzo stampato { $n }, subito { $vp } PV.
web-gugong-help-decree-servants = Servitori presenti: { $names }.
web-gugong-help-decree-yours = Ce l’hai.

## The Grand Canal

web-gugong-help-route = Rotta { $n } del canale
web-gugong-help-route-what = Le barche vanno di porto in porto, saltano quelli occupati e non cambiano mai rotta.
web-gugong-help-port = Porto { $n } della rotta { $route }
web-gugong-help-port-none = Qui non c’è ricompensa.
web-gugong-help-port-reward = { $n ->
    [one] Una barca con { $n } servitore può riscuotere: { $reward }.
   *[other] Una barca con { $n } servitori può riscuotere: { $reward }.
}
web-gugong-help-ship = Barca { $n }: { $name }
web-gugong-help-ship-home = Attende in darsena il suo primo servitore.
web-gugong-help-ship-aboard = Posti occupati: { $n } su { $places }.
web-gugong-help-ship-double = A bordo c’è il servitore doppio, che ne occupa due.
web-gugong-help-ship-full = Può riscuotere la ricompensa del suo porto.
web-gugong-help-ship-night = Ogni notte avanza; se era al porto { $n }, è dispersa in mare.

## The destiny dice

web-gugong-help-die = Dado del destino { $n }: { $face }
web-gugong-help-die-faces = Le sue facce: { $faces }.
web-gugong-help-die-what = Di notte, servitori per ogni carta di una pila degli scarti che corrisponde a un dado: { $servants }. Per chi ha più corrispondenze: { $vp } PV; passi dell’emissario: { $envoy }.

## A seat

web-gugong-help-pool = { $n ->
    [one] { $n } servitore con cui agire.
   *[other] { $n } servitori con cui agire.
}
web-gugong-help-pool-worth = Con il servitore doppio pagano fino a { $n }.
web-gugong-help-supply = { $n ->
    [one] { $n } servitore che si può ottenere.
   *[other] { $n } servitori che si possono ottenere.
}
web-gugong-help-double-locked = È bloccato finché non si riscuote in un porto.
web-gugong-help-double-pool = È tra i servitori disponibili.
web-gugong-help-double-supply = È nella riserva.
web-gugong-help-double-wall = È sulla Grande Muraglia.
web-gugong-help-double-parked = Tiene in funzione un segnalino bonus.
web-gugong-help-double-ship = È a bordo di una barca.
web-gugong-help-double-what = Paga come uno o due, conta due sulla muraglia e sulle barche, e si ottiene come uno; mai sui decreti.
web-gugong-help-tokens = Segnalini: { $n }. Spazi: { $spaces }. Valore nelle conversioni: { $worth }.
web-gugong-help-waiting = In attesa di posto: { $token }.
web-gugong-help-active = In funzione fino alla fine del giorno: { $token } ({ $place }).
web-gugong-help-trade = Conversione dei segnalini viaggio
web-gugong-help-trade-what = Segnalini: { $n }. In cambio: { $gain }.
web-gugong-help-trade-when = In ogni momento del tuo turno; un segnalino doppio conta come due.
web-gugong-help-reward = Ricompensa del porto: { $reward }
web-gugong-help-reward-taken = Volte riscosse: { $taken } su { $limit }.
web-gugong-help-seat-points = { $n } PV finora, { $total } se la partita finisse adesso.
web-gugong-help-seat-outside = L’emissario è sul passo { $n } di { $top }: fuori dal palazzo nessuno può vincere.
web-gugong-help-seat-outside-meng = L’emissario è sul passo { $n } di { $top }. Meng può vincere anche da fuori, senza i PV del palazzo.
web-gugong-help-seat-inside = L’emissario è dentro: { $vp } PV a fine partita.
web-gugong-help-seat-standing = Posto { $n } nell’Intrigo, che risolve ogni parità.

## Glossary

web-gugong-glossary-people = Persone
web-gugong-glossary-places = Luoghi
web-gugong-glossary-cards = Carte dono
web-gugong-glossary-tokens = Segnalini viaggio
web-gugong-glossary-signs = Simboli
web-gugong-term-gg-servant = Servitore
web-gugong-term-gg-servant-what = Se è disponibile, ci paghi e lo piazzi; quelli pagati vanno nella riserva generale.
web-gugong-term-gg-supply = Riserva generale
web-gugong-term-gg-supply-what = Servitori che si possono ottenere di nuovo.
web-gugong-term-gg-double = Servitore doppio
web-gugong-term-gg-double-what = Paga come uno o due, conta due sulla muraglia e sulle barche; si sblocca in un porto.
web-gugong-term-gg-envoy = Emissario
web-gugong-term-gg-envoy-what = Sale al palazzo; chi a fine partita non è dentro non ottiene punti.
web-gugong-term-gg-traveller = Viaggiatore
web-gugong-term-gg-traveller-what = Va di città in città e prende segnalini.
web-gugong-term-gg-wall = Grande Muraglia
web-gugong-term-gg-wall-what = Piazza servitori; una sezione piena dà punti a chi ne ha di più.
web-gugong-term-gg-jade = Giada
web-gugong-term-gg-jade-what = Più ne hai a fine partita, più vale.
web-gugong-term-gg-intrigue = Intrigo
web-gugong-term-gg-intrigue-what = Risolve ogni parità; dopo una sezione completa i suoi passi comprano benefici.
web-gugong-term-gg-palace = Palazzo della Purezza Celeste
web-gugong-term-gg-palace-what = Chi arriva presto ha i posti migliori; dentro, ogni altro passo vale un punto.
web-gugong-term-gg-decree = Decreto
web-gugong-term-gg-decree-what = Un servitore su di esso dà punti e il suo beneficio per il resto della partita.
web-gugong-term-gg-ship = Gran Canale
web-gugong-term-gg-ship-what = Le barche piene riscuotono le ricompense dei porti.
web-gugong-term-gg-gift = Carta dono
web-gugong-term-gg-gift-what = Si scambia con un funzionario; se è superiore, è gratis.
web-gugong-term-gg-hand = Mano
web-gugong-term-gg-hand-what = Carte dono da dare oggi.
web-gugong-term-gg-discard = Pila degli scarti
web-gugong-term-gg-discard-what = Ciò che hai preso e scartato: la tua mano di domani, che vedi solo tu.
web-gugong-term-gg-swap = Cambio
web-gugong-term-gg-swap-what = Scambia una carta della tua mano o della tua pila degli scarti con una sul tabellone, senza costi né azioni.
web-gugong-term-gg-take-back = Riprendi in mano
web-gugong-term-gg-take-back-what = Un dono scartato torna in mano.
web-gugong-term-gg-servants1 = Un servitore
web-gugong-term-gg-servants1-what = Dalla riserva generale, diventa disponibile.
web-gugong-term-gg-servants2 = Due servitori
web-gugong-term-gg-servants2-what = Dalla riserva generale, diventano disponibili.
web-gugong-term-gg-token = Segnalino viaggio
web-gugong-term-gg-token-what = Dà un beneficio quando lo prendi e si conserva per le conversioni.
web-gugong-term-gg-double-token = Segnalino doppio
web-gugong-term-gg-double-token-what = Nelle conversioni conta come due.
web-gugong-term-gg-plus1 = Doni migliori
web-gugong-term-gg-plus1-what = Segnalino bonus: ogni dono che dai oggi conta uno in più.
web-gugong-term-gg-toll = Pedaggio
web-gugong-term-gg-toll-what = Segnalino bonus in un luogo: gli altri che agiscono lì ti danno un punto.
web-gugong-term-gg-follow = Segui
web-gugong-term-gg-follow-what = Segnalino bonus in un luogo: quando qualcun altro agisce lì, puoi farlo anche tu.
web-gugong-term-gg-vp = Punto vittoria
web-gugong-term-gg-vp-what = Vince chi ne ha di più, se il suo emissario è dentro.
web-gugong-term-gg-die = Dado del destino
web-gugong-term-gg-die-what = Su una carta: un dado mostra il suo valore, quindi di notte in una pila degli scarti è una corrispondenza.
web-gugong-term-gg-medal = Medaglia
web-gugong-term-gg-medal-what = Inizia la prossima giornata.
web-gugong-term-gg-start = Primo giocatore
web-gugong-term-gg-start-what = Inizia questa giornata.
web-gugong-term-gg-focus = Obiettivo di Meng
web-gugong-term-gg-focus-what = Dove lo portano le sue carte speciali.
web-gugong-term-gg-equal = Basta pari
web-gugong-term-gg-equal-what = Un dono di pari valore conta come superiore.
web-gugong-term-gg-morning = Mattino
web-gugong-term-gg-morning-what = Nuovi segnalini, nuovi dadi, decreti di livello 1, nuovi servitori.
web-gugong-term-gg-day = Giorno
web-gugong-term-gg-day-what = Uno scambio a testa, a turno, finché non sono vuote tutte le mani.
web-gugong-term-gg-dusk = Crepuscolo
web-gugong-term-gg-dusk-what = In solitario contro Meng: le sue carte della giornata agiscono ancora una volta.
web-gugong-term-gg-night = Notte
web-gugong-term-gg-night-what = Corrispondenze con i dadi, poi le barche si muovono.

## What has no card of its own

web-gugong-help-stairs = Palazzo, passo { $n } di { $top }
web-gugong-help-stairs-here = Emissari qui: { $names }.
web-gugong-help-stairs-what = Sull’ultimo passo un emissario entra e prende il posto libero che vale di più; ogni altro passo dà 1 PV. Chi a fine partita è fuori non può vincere.
web-gugong-help-marker = Intrigo, passo { $n }
web-gugong-help-marker-here = Qui, dall’alto: { $names }.
web-gugong-help-marker-what = Le parità vanno all’indicatore più avanti; sullo stesso passo, a quello in cima. Dopo una sezione completa si può anche rinunciare a passi in cambio di benefici.
