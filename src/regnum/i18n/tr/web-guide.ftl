### The browser client: help bubbles, glossary, reconstructed values, the pace of automas, what
### happened since the last turn.

## Help

web-help-unchecked = oyun kutusuyla karşılaştırılmadı ›
web-key-board = tahtaya; ok tuşları bir öğeden ötekine gider, her birinin yardımı vardır

## Rules page

web-glossary = Simgeler ve anlamları
web-glossary-search-none = Eşleşen simge yok.
web-doubts = Yeniden oluşturulan değerler

## The story: what others do, action by action, and looking back at it

web-acting = { $name } oynuyor…
web-acting-you = Siz oynuyorsunuz…
web-acting-on = Oyun devam ediyor…
web-player = Olup bitenler
web-player-again = Son sırayı tekrar izle
web-player-back = Bir eylem geri
web-player-on = Bir eylem ileri
web-player-play = Oynat
web-player-pause = Duraklat
web-player-skip = Kalanını atla
web-key-play = olup bitenleri oynat veya duraklat
web-key-again = son sırayı tekrar izle
web-key-pace = daha hızlı veya daha yavaş anlat
web-key-rounds = bir turun başına

## Since my last turn

web-since-list = Son sıranızdan beri olanlar
web-since = Son sıranızdan beri günlükte: { $n } satır
