### Troyes: what a player is asked, offered and refused before the round and against black dice.

## Questions

troyes-prompt-place-first = { $n ->
    [one] Piazza il tuo ultimo cittadino: il suo edificio ti dà un dado a ogni round.
   *[other] Piazza un cittadino, uno dei { $n } rimasti: il suo edificio ti dà un dado a ogni round.
}
troyes-prompt-counter-black = Un { $need } nero ti attacca: contrastalo con i tuoi dadi, che in tutto contano { $have }. I dadi rossi contano doppio.
troyes-prompt-counter-black-weak = Un { $need } nero ti attacca, e i tuoi dadi in tutto contano { $have }: troppo poco. Usa l’influenza, o cedi.
troyes-prompt-counter-black-more = I tuoi dadi contano { $have } contro il dado nero di valore { $need }. Scegline altri, o i dadi neri che contrasti.

## Options

troyes-opt-space = { $space }
troyes-opt-black-die = Usa: { $die } (conta { $n })
troyes-opt-beat = { $n ->
    [one] Contrasta: { $dice }
   *[other] Contrasta insieme: { $dice }
}
troyes-opt-yield = Cedi al dado nero ({ $value }) e perdi { $vp } PV
troyes-opt-black-cube = Un cubetto: { $card }

## Reasons

troyes-why-space-taken = Lì c’è già qualcuno: prima del primo round i cittadini vanno su spazi liberi.
troyes-why-black-must-fight = I tuoi dadi contano { $have }, il dado nero { $need }: chi può contrastarlo deve farlo.
troyes-why-black-too-strong = Il dado nero vale { $need }, e tutti i tuoi dadi insieme contano solo { $have }. Rilancia o capovolgi dadi con l’influenza, o cedi.
troyes-why-black-total = Servono dadi che insieme contino { $need }; quelli che hai scelto contano { $have }.
troyes-why-black-not-highest = Prima va contrastato il dado nero più alto, di valore { $need }; uno di valore { $have } può accompagnarlo.
troyes-why-black-own-only = Contro i dadi neri contano solo i dadi del tuo quartiere; questo non è tuo ({ $owner }).
troyes-why-black-no-cubes = I cubetti sulle carte modificano solo le azioni, non i dadi che contrastano dadi neri.
troyes-why-protected = Lì c’è già un cittadino sdraiato dello stesso colore ({ $building }), quindi in questo round nessun altro di quel colore può essere espulso. Scegli un’altra fila, o aspetta il prossimo round.

## What should be said before a choice

troyes-warn-dice = { $n ->
    [one] { $n } tuo dado resta inutilizzato in questo round.
   *[other] { $n } tuoi dadi restano inutilizzati in questo round.
}
