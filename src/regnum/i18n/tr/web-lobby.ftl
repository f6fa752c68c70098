### Before a game: who plays, in which colour, with which clock; those who watch.

## Names and colours, on the home page and in the lobby

web-company = Adlar ve renkler
web-name-of = Bu koltuğun adı: { $name }
web-colour-of = Bu koltuğun rengi: { $name }
web-level-of = Bu botun seviyesi: { $name }
web-colour-lily = Mavi zambak
web-colour-mullet = Turuncu yıldız
web-colour-crescent = Yeşil hilal
web-colour-trefoil = Pembe yonca
web-colour-rose = Mor gül

## In the lobby

web-lobby-people = Kim oynuyor
web-lobby-game = Ne oynanıyor
web-lobby-full = Bütün koltuklar dolu. İzlemek için kalabilirsiniz.
web-lobby-watching = İzlemeye geldiniz. Oyun, oyuncular hazır olunca başlar.
web-lobby-begin-now = Herkes geldi. İstediğiniz zaman başlatın.
web-lobby-host-begins = Herkes geldi. Oyunu masa sahibi başlatır.
web-begin = Başlat
web-begin-fewer = { $n } oyuncuyla başlat
web-bot-put = Buraya bot koy
web-bot-other = Başka bir bot
web-sign-away = uzakta

## Clocks

web-clock = Saat
web-clock-none = yok
web-clock-quick = kişi başı 20 dakika
web-clock-usual = kişi başı 45 dakika
web-clock-long = kişi başı 90 dakika
web-clock-turn = her sıra için 5 dakika
web-clock-day = her sıra için 1 gün
web-clock-days = her sıra için 3 gün
web-clock-left = kalan süre
web-clock-none-what = Saat yok: herkes istediği kadar düşünür.
web-clock-game-what = { $seconds ->
    [0] Bütün oyun için { $minutes } dakika, seçimler için ek süre yok.
   *[other] Bütün oyun için { $minutes } dakika, her seçim için { $seconds } saniye daha.
} Birinin süresi bitince onun yerine bir bot oynar.

## Those who watch

web-watch-knows = İzleyiciler masadaki herkesin bilebileceği şeyleri görür: tahta, oyun günlüğü, sohbet. Ne kimsenin elindeki kartları ne de tek bir oyuncunun bildiği bir şeyi görürler.
web-watch-copy = İzleyici bağlantısını kopyala
web-watching = İzliyorsunuz. Masadaki herkesin bilebileceği şeyleri görürsünüz; tek bir oyuncunun bildiği hiçbir şeyi görmezsiniz.
web-watching-over = İzliyordunuz. Oyun bitti ve artık hiçbir şey gizli değil.

## Several people at one screen. $name - the player.

web-secrets-show = Gizli kartları göster: { $name }
web-secrets-cover = Yeniden gizle
