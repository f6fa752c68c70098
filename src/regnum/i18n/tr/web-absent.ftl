### Absent players: their plaque, votes, bots that stand in, and taking one's seat back.

## On the plaque

web-sign-away-since = { $time } saatinden beri uzakta
web-absent-sign-left = { $name } ayrıldı. { $time } saatinden beri yerine oynayan: { $level }
web-absent-sign-clock = { $name }: süresi bitti. { $time } saatinden beri yerine oynayan: { $level }
web-absent-sign-vote = { $name }: ötekilerin kararıyla { $time } saatinden beri yerine oynayan: { $level }

## Beside the table. $name - the player it is about.

web-absent = Masada olmayan oyuncular
web-absent-away = { $name } uzakta ({ $time } saatinden beri).
web-absent-vote-from = { $time } saatinden sonra { $name } adlı oyuncunun yerine bir botun oynaması için oy verebilirsiniz.
web-absent-vote = Yerine bir bot oynasın: { $name }
web-absent-vote-ask = Uzakta olan { $name } adlı oyuncunun yerine bir bot oynasın.
web-absent-agree = Kabul et
web-absent-refuse = Reddet
web-absent-withdraw = Oyumu geri al
web-absent-agreed = Kabul edenler: { $names }.
web-absent-missing = Kabulü beklenenler: { $names }.
web-absent-mine-left = Ayrıldınız: yerinize bir bot oynuyor.
web-absent-mine-clock = Süreniz bitti: yerinize bir bot oynuyor.
web-absent-mine-vote = Uzaktaydınız; ötekiler yerinize bir botun oynamasını kabul etti.
web-absent-return = Koltuğumu geri al
web-absent-back = Ayrıldığım yere dön
web-absent-back-why = Bütün oyuncular kabul ederse o zamandan beri oynanan her şey geri alınır.
web-absent-level = { $time } saatinden beri: { $level }.
web-absent-played = Siz uzaktayken yerinize bir bot oynadı.
web-absent-play-on = Buradan devam et
web-absent-back-ask = { $name } ayrıldığı yere dönmek istiyor. O zamandan beri oynanan her şey geri alınır.
web-absent-back-mine = Ayrıldığınız yere dönmek istiyorsunuz.
web-absent-back-withdraw = İsteği geri çek
web-leave-why = Gitmeniz gerekiyorsa, koltuğunuzu geri alana kadar yerinize durumunuza uygun güçte bir bot oynayabilir.
web-leave = Yerime bir bot oynasın

## In the log. $who - the player it is about; $by - who wants it.

web-log-stand-in-left = { $who } ayrıldı; yerine oynayan: { $level }.
web-log-stand-in-clock = { $who } adlı oyuncunun süresi bitti; yerine oynayan: { $level }.
web-log-stand-in-vote = { $who } uzakta; ötekilerin kararıyla yerine oynayan: { $level }.
web-log-stand-in-away = { $who } uzaktaydı; yerine bir bot oynadı.
web-log-return = { $who } yeniden oynuyor.
web-log-vote = { $by }, { $who } adlı oyuncunun yerine bir botun oynamasını istedi.
web-log-back-ask = { $who } ayrıldığı yere dönmek istedi.
web-log-back-agree = { $by }, { $who } adlı oyuncunun ayrıldığı yere dönmeyi kabul etti.
web-log-back-refused = { $by }, { $who } adlı oyuncunun ayrıldığı yere dönmeyi reddetti.
web-log-back = Oyun, { $who } adlı oyuncunun ayrıldığı yere döndü.
