### Notices to people who are not there: what browsers show, and mails. Plain text.

notices-turn = Tocca a te: { $game }
notices-table = Tavolo { $code }, con: { $names }.
notices-mail-open = Continua a giocare qui, nel browser che usi per giocare: { $link }
notices-mail-stop = Per non ricevere più queste e-mail: { $link }
notices-confirm = È il tuo indirizzo? ({ $game })
notices-confirm-why = Qualcuno che gioca a { $game } al tavolo { $code } vuole ricevere un avviso a questo indirizzo quando è il suo turno.
notices-confirm-link = Se sei tu, confermalo qui: { $link }
notices-confirm-not = Altrimenti non fare nulla: non ti scriveremo più.
