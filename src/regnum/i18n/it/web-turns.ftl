### The log by actions, turning points, and warnings.

## An action in one line

web-log-bit = { $what } { $n }
web-log-bit-of = { $who }: { $bit }
web-log-what = { $what }: { $which }
web-log-did = { $who }: { $what }.
web-log-did-bits = { $who }: { $what } ({ $bits }).
web-log-told-bits = { $what } ({ $bits }).
web-log-unfold = { $n ->
    [one] Mostra il dettaglio
   *[other] Mostra { $n } dettagli
}
web-log-fold = Nascondi i dettagli
web-log-passes = Passa

## What was done, in two or three words

web-paladins-gist-round = Novità a corte
web-paladins-gist-paladins = Pesca paladini
web-paladins-gist-paladin = Sceglie un paladino
web-paladins-gist-discard = Scarta
web-paladins-gist-ability = Usa la compagnia
web-paladins-gist-kept = Conserva lavoratori
web-paladins-gist-rows = Novità nelle file
web-paladins-gist-workers = Nuovi lavoratori
web-paladins-gist-over = La partita è finita
web-troyes-gist-citizen = Un cittadino
web-troyes-gist-income = Rendita e salari
web-troyes-gist-dice = Lancio dei dadi
web-troyes-gist-events = Eventi
web-troyes-gist-event = Contro un evento
web-troyes-gist-black = Dadi neri
web-troyes-gist-round-over = Il round è finito
web-troyes-gist-over = La partita è finita
web-gugong-gist-tokens = Nuovi segnalini viaggio
web-gugong-gist-dice = I dadi del destino
web-gugong-gist-decree = Usa un decreto
web-gugong-gist-servants = Nuovi servitori
web-gugong-gist-token = Segnalino in funzione
web-gugong-gist-trade = Converte segnalini
web-gugong-gist-wall = Vince la sezione
web-gugong-gist-benefit = Beneficio dell’Intrigo
web-gugong-gist-matches = Corrispondenze della notte
web-gugong-gist-final = Punteggio finale
web-gugong-gist-none = Nessuna azione
web-gugong-gist-skips = Salta
web-gugong-gist-over = La partita è finita

## Turning points

web-set-turning = Fermati alla fine di round e giornate e mostra che cosa hanno portato
web-turning-on = Continua
web-turning-never = Non fermarti più qui
web-turning-brought = Che cosa ha portato
web-turning-nothing = niente
web-turning-new = Novità:
web-turning-over = La partita è finita
web-turning-points = { $n } PV
web-paladins-turning-round = Il round { $round } è finito
web-paladins-turning-last = Che cosa ha portato l’ultimo round. Poi si contano i punti.
web-troyes-turning-round = Round { $round }: rendita, salari, dadi
web-troyes-turning-events = Eventi
web-troyes-turning-new = nuovo
web-troyes-turning-last = Che cosa ha portato l’ultimo round. Poi si contano i punti.
web-gugong-turning-dusk = { $who } gira le carte della giornata:
web-gugong-turning-last = Che cosa ha portato l’ultima giornata. Poi si contano i punti.

## Before a choice

web-ends-turn = chiude il tuo turno
