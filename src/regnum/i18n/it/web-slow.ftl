### Games over days: clocks, and being told that it is one's turn.

## Spans of time. $days, $hours, $minutes - whole numbers; the long form stands in sentences, the brief one on a
## plaque.

web-span-days-long = { $hours ->
    [0] { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
    [one] { $days ->
        [one] { $days } giorno e { $hours } ora
       *[other] { $days } giorni e { $hours } ora
    }
   *[other] { $days ->
        [one] { $days } giorno e { $hours } ore
       *[other] { $days } giorni e { $hours } ore
    }
}
web-span-hours-long = { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
}
web-span-minutes-long = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
web-span-days-brief = { $days } g { $hours } h
web-span-hours-brief = { $hours } h { $minutes } min
web-span-minutes-brief = { $minutes } min

## Clocks. $total, $bonus, $time - spans of time.

web-slow-each = Tempo a disposizione di ognuno per ogni turno: { $total }.
web-slow-turns = Tempo a disposizione di ognuno per tutta la partita: { $total }; in più per ogni turno: { $bonus }.
web-slow-out-vote = Nessun bot subentra da sé: quando il tempo di qualcuno è scaduto, gli altri possono votare per un bot.
web-slow-out-wait = Nessun bot subentra: quando il tempo di qualcuno è scaduto, la partita aspetta comunque.
web-slow-out-bot = Quando il tempo di qualcuno è scaduto, al suo posto continua un bot.
web-slow-left = Tempo rimasto: { $time }
web-slow-no-time = Tempo scaduto
web-slow-out = tempo scaduto
web-slow-over = Tempo scaduto: { $name }.
web-slow-mine-over = Il tuo tempo è scaduto. Nessun bot gioca al tuo posto: puoi ancora giocare.

## Being told that it is one's turn

web-notices = Avvisami quando tocca a me
web-notices-on = attivo in questo browser
web-notices-why = Ricevi un avviso per turno, e solo mentre non sei al tavolo.
web-notices-push = Da questo browser, anche mentre questa pagina è chiusa
web-notices-insecure = Questo browser può avvisarti solo dove l’indirizzo di questa pagina comincia con https. Chiedi a chi gestisce il server.
web-notices-unsupported = Questo browser non può avvisarti mentre la pagina è chiusa. Su un telefono può aiutare aggiungere prima questa pagina alla schermata Home.
web-notices-denied = Questo browser non può mostrare notifiche di questa pagina. Consentile nelle impostazioni del browser per questo sito, poi riprova.
web-notices-failed = Non ha funzionato: il browser non è riuscito a raggiungere il suo servizio di notifiche push. Riprova più tardi.
web-notices-none = Questo server non avvisa nessuno.
web-notices-mail = Il tuo indirizzo e-mail
web-notices-mail-add = Avvisami per e-mail
web-notices-mail-on = Per e-mail a { $address }
web-notices-mail-asked = Un’e-mail a { $address } contiene un link: aprilo per confermare che l’indirizzo è tuo.
web-notices-mail-end = Basta e-mail
web-mail-confirm = È il tuo indirizzo?
web-mail-confirm-why = Allora ricevi un’e-mail quando tocca a te a quel tavolo. Ognuna ha un link per non riceverne più.
web-mail-confirm-go = Sì, avvisami per e-mail
web-mail-confirm-done = Riceverai gli avvisi per e-mail.
web-mail-stop = Basta e-mail?
web-mail-stop-why = Non riceverai più e-mail quando tocca a te a quel tavolo.
web-mail-stop-go = Basta e-mail
web-mail-stop-done = Non riceverai più queste e-mail.
web-title-turns = ({ $n }) Tocca a te · Regnum
