### The end of a game: its story in a few sentences, made by the server from the points round by round.
### $who is always a player or an automa; $period is round or day, as the game counts; $round its number.

end-story-always = { $period ->
    [day] { $who } از روز اول تا روز آخر پیشتاز بود.
   *[round] { $who } از راند اول تا راند آخر پیشتاز بود.
}
end-story-since = { $period ->
    [day] { $who } در روز { $round } پیش افتاد و تا پایان پیشتاز ماند.
   *[round] { $who } در راند { $round } پیش افتاد و تا پایان پیشتاز ماند.
}
end-story-last = { $period ->
    [day] { $who } تازه در روز آخر برای همیشه پیش افتاد.
   *[round] { $who } تازه در راند آخر برای همیشه پیش افتاد.
}
end-story-before = { $n ->
    [1] تا آن‌وقت { $who } با ۱ امتیاز جلو بود.
   *[other] تا آن‌وقت { $who } با حداکثر { $n } امتیاز جلو بود.
}
end-story-second = { $who } با { $n } امتیاز کمتر دوم شد.
end-story-won = آنچه بازی را به سود { $who } تمام کرد: { $source }، { $more } در برابر { $less } امتیاز.
end-story-lost = آنچه { $who } در آن بهتر بود: { $source }، { $more } در برابر { $less } امتیاز.
end-story-best = { $period ->
    [day] پربارترین روز: روز { $round }، { $who }، { $n } امتیاز.
   *[round] پربارترین راند: راند { $round }، { $who }، { $n } امتیاز.
}
