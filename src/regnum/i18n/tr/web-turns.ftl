### The log by actions, turning points, and warnings.

## An action in one line

web-log-bit = { $what } { $n }
web-log-bit-of = { $who }: { $bit }
web-log-what = { $what }: { $which }
web-log-did = { $who }: { $what }.
web-log-did-bits = { $who }: { $what } ({ $bits }).
web-log-told-bits = { $what } ({ $bits }).
web-log-unfold = { $n ->
    [1] Ayrıntıyı göster
   *[other] { $n } ayrıntıyı göster
}
web-log-fold = Ayrıntıları gizle
web-log-passes = Pas geçti

## What was done, in two or three words: names of actions, beside the symbol of the player

web-paladins-gist-round = Kraldan yenilikler
web-paladins-gist-paladins = Paladin çekti
web-paladins-gist-paladin = Paladin seçti
web-paladins-gist-discard = Kart attı
web-paladins-gist-ability = Ekibini kullandı
web-paladins-gist-kept = Elde işçi tuttu
web-paladins-gist-rows = Yeni gelen kartlar
web-paladins-gist-workers = Yeni işçiler
web-paladins-gist-over = Oyun bitti
web-troyes-gist-citizen = Vatandaş
web-troyes-gist-income = Gelir ve maaşlar
web-troyes-gist-dice = Zarlar atıldı
web-troyes-gist-events = Olaylar
web-troyes-gist-event = Bir olaya karşı
web-troyes-gist-black = Siyah zarlar
web-troyes-gist-round-over = Tur bitti
web-troyes-gist-over = Oyun bitti
web-gugong-gist-tokens = Yeni seyahat jetonları
web-gugong-gist-dice = Kader zarları
web-gugong-gist-decree = Kararname kullandı
web-gugong-gist-servants = Yeni hizmetkârlar
web-gugong-gist-token = Etkin jeton
web-gugong-gist-trade = Jeton değiştirdi
web-gugong-gist-wall = Çin Seddi bölümünü kazandı
web-gugong-gist-benefit = Entrika avantajı
web-gugong-gist-matches = Gecenin eşleşmeleri
web-gugong-gist-final = Son puanlama
web-gugong-gist-none = Hamle yok
web-gugong-gist-skips = Atladı
web-gugong-gist-over = Oyun bitti

## Turning points

web-set-turning = Tur ve gün sonlarında dur ve ne getirdiklerini göster
web-turning-on = Devam et
web-turning-never = Bir daha burada durma
web-turning-brought = Ne getirdi
web-turning-nothing = hiçbir şey
web-turning-new = Yeni:
web-turning-over = Oyun bitti
web-turning-points = { $n } ZP
web-paladins-turning-round = { $round }. tur bitti
web-paladins-turning-last = Son tur bunları getirdi. Şimdi puanlar sayılacak.
web-troyes-turning-round = { $round }. tur: gelir, maaşlar, zarlar
web-troyes-turning-events = Olaylar
web-troyes-turning-new = yeni
web-troyes-turning-last = Son tur bunları getirdi. Şimdi puanlar sayılacak.
web-gugong-turning-dusk = { $who } günün kartlarını çeviriyor:
web-gugong-turning-last = Son gün bunları getirdi. Şimdi puanlar sayılacak.

## Before a choice

web-ends-turn = sıranızı bitirir
