### The end of a game: its story in a few sentences, made by the server from the points round by round.
### $who is always a player or an automa; $period is round or day, as the game counts; $round its number.

end-story-always = { $period ->
    [day] { $who } ha condotto dalla prima all’ultima giornata.
   *[round] { $who } ha condotto dal primo all’ultimo round.
}
end-story-since = { $period ->
    [day] { $who } ha preso il comando nella giornata { $round } e lo ha tenuto fino alla fine.
   *[round] { $who } ha preso il comando nel round { $round } e lo ha tenuto fino alla fine.
}
end-story-last = { $period ->
    [day] { $who } ha preso il comando definitivo solo nell’ultima giornata.
   *[round] { $who } ha preso il comando definitivo solo nell’ultimo round.
}
end-story-before = { $n ->
    [one] Fino ad allora era in testa { $who }, con 1 PV di vantaggio.
   *[other] Fino ad allora era in testa { $who }, con un vantaggio massimo di { $n } PV.
}
end-story-second = { $who } chiude in seconda posizione, a { $n } PV di distanza.
end-story-won = Che cosa ha deciso la partita per { $who }: { $source }, { $more } PV contro { $less }.
end-story-lost = Dove { $who } ha fatto meglio: { $source }, { $more } PV contro { $less }.
end-story-best = { $period ->
    [day] La giornata migliore: giornata { $round }, { $who }, { $n } PV.
   *[round] Il round migliore: round { $round }, { $who }, { $n } PV.
}
