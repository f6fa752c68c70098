### The browser: the coach. Hints, why a move was made, the review of a finished game.

## A table where the coach may be asked

web-coach-allow = İpuçları (oyun kaydına yazılır)
web-option-hints = İpuçları
web-option-hints-what = Sırası gelen, koça iyi hamleleri ve bir botun neden öyle oynadığını sorabilir. Kimin sorduğunu masadaki herkes görür; oyun kaydı kaç kez sorulduğunu söyler.
web-coach-allowed = Koçtan ipucu istenebilir. Oyun kaydı kimin kaç kez sorduğunu söyler.
web-log-hints = { $by } koçtan ipucu alınmasına izin verdi.
web-log-no-hints = { $by } ipucu olmadan oynamak istedi.
web-log-hint = { $who } koçtan bir ipucu aldı.
web-log-explain = { $who } koça bir hamleyi sordu.

## Hints

web-coach-hint = İpucu
web-coach-hint-why = Koça iyi hamleleri sorun. Oyun kaydı sorduğunuzu söyler.
web-coach-hint-title = Koç ne yapardı
web-coach-busy = Koç düşünüyor…
web-coach-choices = Tüm seçimler
web-coach-nothing = Koçun bu karar için söyleyecek bir şeyi yok.
web-coach-told = Koç { $n } hamle öneriyor.
web-coach-rank = { $n }: { $move }
web-coach-margin = Fark { $points } ZP
web-coach-chance = Kazanma { $chance }
web-coach-then = Sonra: { $moves }
web-coach-taken = Alınan ipucu: { $n }
web-coach-left = Kalan ipucu: { $n }
web-coach-reason = { $what }: { $points }
web-coach-reason-of = { $what } ({ $name }): { $points }
web-key-hint = masa izin veriyorsa koçtan ipucu

## Why this move?

web-coach-why = Neden bu hamle?
web-coach-why-whole = En iyi diğer hamleden ne kadar fazla veya eksik getirdiği:
web-coach-why-running = Sıranın neyi değiştirdiği, sizin görebildiğinize göre:
web-coach-why-nothing = Koçun saydığı bir şey yok.
web-coach-only = Seçilecek başka bir şey yoktu.
web-coach-other = En iyi diğer hamle
web-coach-race-now = Kazanma olasılığı
web-coach-before = Önce
web-coach-after = Sonra
web-coach-show-before = Önceki durumu göster

## The review

web-coach-review = Değerlendirme
web-coach-review-title = Oyunun değerlendirmesi
web-coach-working = Koç oyunu gözden geçiriyor…
web-coach-failed = Koç bu oyunu değerlendiremedi.
web-coach-again = Yeniden dene
web-coach-race = Sıra sıra kazanma olasılığı
web-coach-slider = Sıra
web-coach-turn = Sıra
web-coach-when = { $round ->
    [0] Kurulum, { $name }
   *[other] { $period ->
        [day] { $round }. gün, { $name }
       *[round] { $round }. tur, { $name }
    }
}
web-coach-chance-of = { $name }: { $chance }
web-coach-show = Tahtada göster
web-coach-turnings = Dönüm noktaları
web-coach-turning = { $n }. dönüm noktası
web-coach-turnings-none = Hiçbir hamle kimseye pahalıya patlamadı.
web-coach-played = Oynanan
web-coach-better = Daha iyisi
web-coach-better-brings = Daha iyi hamlenin getirdiği:
web-coach-lost = Bedeli
web-coach-lost-what = Kazanma olasılığından { $chance }, { $points } ZP
web-coach-players = Kim nasıl oynadı
web-coach-player = Oyuncu
web-coach-agreed = Koç gibi
web-coach-given-away = Kaçan ZP
web-coach-asked = Sorular
web-coach-of = { $n } / { $all }
web-coach-sources = { $period ->
    [day] Kaynağa ve güne göre puanlar
   *[round] Kaynağa ve tura göre puanlar
}
