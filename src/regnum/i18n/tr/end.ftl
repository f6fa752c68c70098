### The end of a game: its story in a few sentences, made by the server from the points round by round.
### $who is always a player or an automa; $period is round or day, as the game counts; $round its number.

end-story-always = { $period ->
    [day] { $who } ilk günden son güne kadar öndeydi.
   *[round] { $who } ilk turdan son tura kadar öndeydi.
}
end-story-since = { $period ->
    [day] { $who }, { $round }. günde öne geçti ve sonuna kadar önde kaldı.
   *[round] { $who }, { $round }. turda öne geçti ve sonuna kadar önde kaldı.
}
end-story-last = { $period ->
    [day] { $who } ancak son gün kesin olarak öne geçti.
   *[round] { $who } ancak son turda kesin olarak öne geçti.
}
end-story-before = { $n ->
    [1] O zamana kadar { $who } öndeydi; fark 1 ZP.
   *[other] O zamana kadar { $who } öndeydi; fark en fazla { $n } ZP.
}
end-story-second = { $who }, { $n } ZP farkla ikinci oldu.
end-story-won = { $who } için sonucu belirleyen: { $source }, { $less } ZP karşısında { $more } ZP.
end-story-lost = { $who } şurada daha iyiydi: { $source }, { $less } ZP karşısında { $more } ZP.
end-story-best = { $period ->
    [day] En verimli gün: { $round }. gün, { $who }, { $n } ZP.
   *[round] En verimli tur: { $round }. tur, { $who }, { $n } ZP.
}
