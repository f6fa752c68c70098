# Who may sit in a seat besides people.

bot-random = bot casuale
bot-simple = bot semplice
bot-squire = bot scudiero
bot-knight = bot cavaliere
bot-paladin = bot paladino

bot-name-squire = Scudiero
bot-name-knight = Cavaliere
bot-name-paladin = Paladino

bot-face-fox = Volpe
bot-face-owl = Gufo
bot-face-hare = Lepre
bot-face-badger = Tasso
bot-face-raven = Corvo
bot-face-hedgehog = Riccio

## How a level plays a game: shown where it is chosen, after its name

bot-squire-paladins = Esegue l’azione che ora sembra buona e non guarda oltre; alcune le valuta male, altre gli sfuggono.
bot-knight-paladins = Pianifica un round intero: chi lavora dove, e in quale ordine.
bot-paladin-paladins = Pianifica il round con più ampiezza, e lo valuta con ciò che ha imparato da molte partite.
bot-squire-troyes = Usa i suoi dadi con buon senso, turno per turno; alcune cose le valuta male, altre gli sfuggono.
bot-knight-troyes = Pianifica due turni: quali dadi usare ora, e quali dopo.
bot-paladin-troyes = Continua la partita a mente, con ogni carta nascosta possibile, e sceglie ciò che regge meglio.
bot-squire-gugong = Fa lo scambio di doni che oggi sembra buono e non guarda oltre; alcuni li valuta male, altri gli sfuggono.
bot-knight-gugong = Confronta ogni scambio di doni con tutto ciò che ne segue, e gioca il turno migliore.
bot-paladin-gugong = Continua la partita a mente, con mani che si accordano con ciò che sa, e sceglie ciò che regge meglio.
