### Gùgōng in the browser: headings of the board and the tray, and what a screen reader says about a
### thing. Names of things are in gugong-cards.ftl, help in web-gugong-help.ftl.

web-gugong-round = Gün { $round } / { $rounds }

## The variants of the actions

web-gugong-variant = Seçenek { $letter }: { $what }.
web-gugong-do-travel-a = Hareket: { $n }
web-gugong-do-travel-b = Hareket: { $n }. Bedel (hizmetkâr): { $cost }
web-gugong-do-wall-a = Yerleştirilecek hizmetkâr: { $n }
web-gugong-do-wall-b = Yerleştirilecek hizmetkâr, en fazla: { $n }. Bedel (hizmetkâr): { $cost }
web-gugong-do-jade-a = Evinin bedeline bir yeşim
web-gugong-do-intrigue-a = İleri adım: { $n }. Bugün ilk seçene madalya da
web-gugong-do-intrigue-b = İleri adım: { $n }. Bedel (hizmetkâr): { $cost }
web-gugong-do-palace-a = Elçi adımı: { $n }
web-gugong-do-palace-b = Elçi adımı: { $n }. Entrika adımı: { $steps }. Bedel (hizmetkâr): { $cost }
web-gugong-do-decrees-a = Bedel ve orada kalan bir hizmetkâr
web-gugong-do-canal-a = Bir gemiye hizmetkâr: { $n }; sonra bir gemi hareketi. İkisi de isteğe bağlı
web-gugong-do-canal-b = Gemilere hizmetkâr: { $n }. Bedel (hizmetkâr): { $cost }

## The officials

web-gugong-card-words = { $card }, hamle: { $action }
web-gugong-official-words = { $place }. Burada duran: { $card }
web-gugong-tag-free = ücretsiz
web-gugong-tag-pay = öde
web-gugong-tag-none = hamle yok
web-gugong-tag-chosen = seçildi
web-gugong-no-card-action = kart hamlesi yok
web-gugong-no-action = Burada ödeyemezsiniz: kartlar yer değiştirir ve sıranız hamlesiz biter.
web-gugong-aim = Kartlarımdan hangileri buraya verilebilir, göster
web-gugong-aim-at = { $place }, { $card }: işaretli kartlardan birini verin.
web-gugong-aim-free = Ücretsiz: { $cards }.
web-gugong-aim-pay = Ücretli: { $cards }.
web-gugong-aim-none = Kartlarınızdan hiçbiri burada ücretsiz değil ve ödeyemezsiniz: hamle yapılmaz.
web-gugong-token-of = Jeton ({ $name }): { $token }
web-gugong-focus-words = Meng’in odağı: { $place }

## Travel

web-gugong-stacks = Yığınlar { $first } + { $second }, ıskarta { $gone }
web-gugong-travellers = Buradaki gezginler: { $names }
web-gugong-city-empty = Jeton yok

## The Great Wall

web-gugong-wall-words = Çin Seddi: { $total } / { $size } hizmetkâr
web-gugong-wall-of = { $name }: { $n }

## Jade

web-gugong-house-words = { $price } hizmetkâra yeşimi olan ev
web-gugong-house-empty = Boş ev
web-gugong-square = Yeşim meydanı
web-gugong-square-opens = bütün evler boşalınca açılır
web-gugong-square-is-open = stoktan yeşim
web-gugong-square-open = Yeşim meydanı: { $price } hizmetkâra stoktan bir yeşim
web-gugong-square-shut = Yeşim meydanı: { $price } hizmetkâra, bütün evler boşalınca

## Intrigue

web-gugong-after-wall = Çin Seddi’nden sonra
web-gugong-stack = Entrika { $step }: { $names }
web-gugong-medal = Madalya: sonraki başlangıç oyuncusu
web-gugong-medal-here = Sonraki başlangıç oyuncusunun madalyası burada
web-gugong-medal-held = { $name } sonraki başlangıç oyuncusunun madalyasını aldı

## The palace

web-gugong-inside = içeride: adım = { $n } ZP
web-gugong-door-free = Sarayda boş yer: { $vp } ZP
web-gugong-door-taken = Sarayda dolu yer ({ $name }): { $vp } ZP
web-gugong-envoys = Saray, { $step }. adım: { $names }
web-gugong-in = içeride

## Decrees

web-gugong-rivals = Rakip hizmetkârı başına bedel: { $n }
web-gugong-pay-word = bedel
web-gugong-yours = sizin
web-gugong-decree-words = { $level }. seviye kararname: { $what }. Hemen { $vp } ZP
web-gugong-decree-servants = Oradaki hizmetkârlar: { $names }
web-gugong-decree-yours = Sizde var
web-gugong-decree-costs = Size { $n } hizmetkâra ve orada kalan bir hizmetkâra mal olur
web-gugong-note-morning-intrigue = her sabah
web-gugong-note-morning-ship = her sabah
web-gugong-note-morning-servants = her sabah
web-gugong-note-morning-envoy = her sabah
web-gugong-note-morning-swap = her sabah
web-gugong-note-cheaper-travel = Seyahat B bedeli
web-gugong-note-cheaper-jade = Yeşim bedeli
web-gugong-note-extra-on-wall = her Çin Seddi hamlesi
web-gugong-note-equal-is-higher = eşit, yüksek sayılır
web-gugong-note-cheaper-decrees = kararname bedeli
web-gugong-note-vp-per-vp = oyun sonu, en çok { $max }
web-gugong-note-vp-at-end = oyun sonunda
web-gugong-note-vp-per-jade = oyun sonu, en çok { $max }
web-gugong-note-vp-per-decree = kararname başına
web-gugong-note-vp-per-reward = liman ödülü başına

## The Grand Canal. Short, beside the number and symbol of a port.

web-gugong-port-none = yok
web-gugong-port-vp = { "" }
web-gugong-port-card = bir kart
web-gugong-port-double = kilidi aç
web-gugong-port-any = { $any } arasından
web-gugong-route = Rota { $n }
web-gugong-ship-words = { $double ->
    [1] Gemi ({ $name }): { $n } / { $places }, çift hizmetkâr gemide
   *[other] Gemi ({ $name }): { $n } / { $places }
}

## The tray

web-gugong-your-hand = Elinizdeki kartlar
web-gugong-hand-of = El: { $name }
web-gugong-cards-in-hand = Eldeki kartlar
web-gugong-no-cards = Bugün kart kalmadı.
web-gugong-discard = Iskarta
web-gugong-matches = { $n } eşleşme
web-gugong-pool = Havuz
web-gugong-pool-words = Havuz: { $n } hizmetkâr, değeri { $value }
web-gugong-supply = Stok
web-gugong-supply-words = Genel stok: { $n } hizmetkâr
web-gugong-double = Çift hizmetkâr
web-gugong-double-locked = Çift hizmetkâr, siz onu bir limanda talep edene kadar kilitlidir.
web-gugong-jade = Yeşim
web-gugong-rewards = Liman ödülleri
web-gugong-reward-words = { $reward }: talep edilen { $taken } / { $limit }
web-gugong-ship-home = Bekleyen gemi
web-gugong-tokens = Seyahat jetonları
web-gugong-tokens-worth = { $n } sayılır
web-gugong-tokens-words = Seyahat jetonları ({ $name }): { $n }. Alan: { $spaces }. Değişimde sayılan: { $worth }
web-gugong-waiting = Yer bekliyor: { $token }
web-gugong-active = { $token } ({ $place })
web-gugong-trades = İstediğiniz zaman değiştirin
web-gugong-trade-words = Değiştirilen jeton: { $tokens }. Karşılığında: { $gain }
web-gugong-vp = Zafer puanı
web-gugong-start-player = Başlangıç oyuncusu

## Meng

web-gugong-meng-cards = Oynanacak hediye kartı: { $hand }; destedeki automa kartı: { $deck }, önceki günlerden: { $gone }
web-gugong-meng-night = Bu gece { $n } eşleşme sayılır; talep edilen liman ödülü: { $claims }
web-gugong-automa-left = { $n } automa kartı kaldı
web-gugong-meng-focus = Odak: { $place }
web-gugong-automa-today = Bugünün automa kartları, önce en eskisi
web-gugong-automa-none = Bugün henüz automa kartı oynanmadı.

## Above the board and in the rail

web-gugong-dice = Kader zarları: { $faces }
web-gugong-die = { $n }. kader zarı: { $face }. Yüzleri: { $faces }
web-gugong-exchange-words = { $place }. Verilen: { $given }. Alınan: { $taken }
web-gugong-you-place = verdiğiniz
web-gugong-you-take = aldığınız
web-gugong-places = { $name } verdi
web-gugong-takes = { $name } aldı
web-gugong-not-above = { $value }, { $there } değerinden yüksek değil
web-gugong-then = Bu takastan sonraki hamleler
web-gugong-by-gift = hediyeniz
web-gugong-by-location = konum
web-gugong-benefit-order = Avantajlar, bu sırayla
web-gugong-side-trade = Jeton değiştir
web-gugong-side-discard = Bir kart at
web-gugong-side-die = { $n }. zar, şimdi { $face }
web-gugong-with-double = çift: { $n }
web-gugong-outside-note = İçeride elçi yoksa hiçbir puan sayılmaz.

## Tabs of a phone, short

web-gugong-short-travel = Seyahat
web-gugong-short-wall = Duvar
web-gugong-short-jade = Yeşim
web-gugong-short-intrigue = Entrika
web-gugong-short-palace = Saray
web-gugong-short-decrees = Kararname
web-gugong-short-canal = Kanal
