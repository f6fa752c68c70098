### The browser: the end of a game, its chart, sharing it.

web-number = { $n }

## The end

web-end-place = { $n }. sıra
web-end-story = Oyunun öyküsü
web-end-decided = Sonucu belirleyen
web-end-ahead = +{ $n } ZP
web-end-chart = { $period ->
    [day] Her günün sonundaki puanlar
   *[round] Her turun sonundaki puanlar
}
web-end-axis = { $period ->
    [day] Gün
   *[round] Tur
}
web-end-vp = ZP
web-end-lead = kalıcı üstünlük
web-end-as-table = Tablo olarak
web-end-after = { $period ->
    [day] Şu günden sonra:
   *[round] Şu turdan sonra:
}
web-end-final = Son
web-score-nothing = Puan getirmeyenler: { $sources }
web-score-if = ({ $n })
web-score-guess = Parantez içinde: oyundaysa ne getireceği. Toplama katılmaz.

## Sharing a step

web-share = Paylaş
web-share-step = Adım { $n } / { $made }
web-share-all = Bağlantı masayı bu adımda açar. Oyun bittiği için bağlantıya sahip olan her şeyi görür.
web-share-public = Bağlantı masayı bu adımda açar. Bağlantıya sahip olan izler ve herkese açık olanı görür; burada oynayanlar kendilerine ait olanı görür.
web-share-players = Bu masanın oyuncuları izleyici istemiyor: bağlantıyı yalnızca burada oynayanlar açabilir.
web-share-link = Bağlantıyı kopyala
web-share-send = Gönder…
web-share-picture = Bu adımın resmi
web-share-secret = Sizin gördüğünüzü gösterir, kendi gizli kartlarınızı da.
web-share-save = Resmi kaydet
web-share-copy = Resmi kopyala
web-share-no-copy = Bu tarayıcı, sayfaların resim kopyalamasına izin vermiyor. Bunun yerine kaydedin.
web-share-no-picture = Resim oluşturulamadı.
web-step-missing = Bu oyunda { $n } numaralı adım yok: şimdiye kadar { $made } adım var. Son adımı görüyorsunuz.
