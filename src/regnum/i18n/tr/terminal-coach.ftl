### The terminal: the coach. Hints in a game, and `regnum review`.

term-key-hint = İpucu
term-help-key-hint = h
term-help-hint = koç ne yapardı (ipuçlu oyunda)
term-coach-title = Koç ne yapardı
term-coach-plain-help = Koçun ne yapacağını duymak için “hint” yazın.
term-coach-off = Bu oyun ipucu olmadan oynanıyor. İpuçları oyun başlarken açılır: { $command } play --hints
term-coach-move = { $n }. { $move }
term-coach-margin = koçun görebildiği kadarıyla oyun sonunda fark: { $margin } puan; kazanma olasılığı: %{ $chance }
term-coach-why = Nedeni: { $reasons }
term-coach-threat = { $who } ({ $why })
term-coach-then = Ardından: { $moves }
term-coach-taken = { $who } { $n } ipucu aldı.

term-review-thinking = Koç oyuna bakıyor: %{ $percent }
term-review-title = { $game }: koçun gözüyle { $n } seçim
term-review-unfinished = Bir oyun ancak bitince değerlendirilebilir. Bu oyun sürüyor.
term-review-curve = Sıra sıra kazanma olasılığı, yüzde olarak
term-review-mark = { $mark }: { $who }
term-review-period = { $n ->
    [0] Kurulum
   *[other] { $period ->
        [day] { $n }. gün
       *[round] { $n }. tur
    }
}
term-review-end = Son
term-review-turning = Dönüm noktaları
term-review-no-turning = Koç, pahalıya mal olan bir seçim bulamadı.
term-review-point = { $n }. seçim, { $when }: { $who }
term-review-chosen = seçilen: { $move }
term-review-better = daha iyisi: { $move }
term-review-cost = Bedeli: kazanma olasılığından %{ $chance } ve { $points } puan.
term-review-brings = Öteki hamlenin getirisi: { $reasons }
term-review-look = Bakmak için: { $command } replay { $file } --at { $n }
term-review-points = Kaynağına göre puanlar
term-review-source = Kaynak
term-review-moves = Hamleler
term-review-tally = { $who }: { $moves } hamleden { $best } tanesi koçunki kadar iyi; ötekiler tek tek bakıldığında toplam { $lost } puan geride.
