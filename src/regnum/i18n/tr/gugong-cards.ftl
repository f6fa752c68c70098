### Gùgōng: what things are called, and what they do.

gugong-title = Gùgōng
gugong-option-bonus = Bonus seyahat jetonları
gugong-option-expert = Uzman varyantı
gugong-option-difficulty = Zorluk
gugong-option-focus = Meng’in odağı
gugong-option-sets = Hediye setleri: sizin ve Meng’in

gugong-phase-morning = Sabah
gugong-phase-day = Gündüz
gugong-phase-dusk = Alacakaranlık
gugong-phase-night = Gece
gugong-phase-end = Oyun sonu

## Gift cards

gugong-gift = { $name } ({ $value })
gugong-gift-fruit-bowl = Meyve tabağı
gugong-gift-paper-fan = Kâğıt yelpaze
gugong-gift-go-stones = Go taşları
gugong-gift-bonsai = Bonsai
gugong-gift-tea-set = Çay takımı
gugong-gift-vase = Porselen vazo
gugong-gift-necklace = Mücevher kolye
gugong-gift-pipa = Dunhuang pipası
gugong-gift-statue = Yeşim heykel

gugong-action-servants = Hizmetkârlar
gugong-action-swap = Kart değiştirme
gugong-action-none = Hamle yok

## Locations

gugong-location-travel = Seyahat
gugong-location-wall = Çin Seddi
gugong-location-jade = Yeşim
gugong-location-intrigue = Entrika
gugong-location-palace = Cennet Saflığı Sarayı
gugong-location-decrees = Kararnameler
gugong-location-canal = Büyük Kanal
gugong-location-board = oyuncu tahtası

## Cities, by the names on the board

gugong-city-hangzhou = Hangzhou
gugong-city-nanjing = Nanjing
gugong-city-shenyang = Shenyang
gugong-city-datong = Datong
gugong-city-ningxia = Ningxia
gugong-city-lanzhou = Lanzhou
gugong-city-chengdu = Chengdu
gugong-city-guangzhou = Guangzhou
gugong-city-taiyuan = Taiyuan
gugong-city-xian = Xi’an
gugong-city-kaifeng = Kaifeng
gugong-city-wuchang = Wuchang

## What is gained

gugong-gain-servant = { $n } hizmetkâr
gugong-gain-vp = { $n } ZP
gugong-gain-jade = { $n } yeşim

## Travel tokens by what they bring

gugong-token-servants = { $n } hizmetkâr
gugong-token-envoy = { $n } elçi adımı
gugong-token-intrigue = { $n } entrika adımı
gugong-token-discard-for-jade = { $need } veya daha yüksek bir hediyeyi atmaya karşılık { $n } yeşim
gugong-token-vp = { $n } ZP
gugong-token-swap = bir kart değiştirme
gugong-token-take-back = atılmış bir hediyenin ele dönüşü
gugong-token-ship = stoktan bir gemiye bir hizmetkâr
gugong-token-wall = stoktan Çin Seddi’ne bir hizmetkâr
gugong-token-buy-jade = { $need } hizmetkâra karşılık { $n } yeşim
gugong-token-double = iki sayılan jeton
gugong-token-plus = bugün bütün hediyelerinizin değerine +{ $n }
gugong-token-toll = bugün { $n } ZP geçiş ücreti
gugong-token-follow = bugün başkalarını takip

## Decrees by what they bring

gugong-decree-morning-intrigue = her sabah { $n } entrika adımı
gugong-decree-morning-ship = her sabah stoktan bir gemiye bir hizmetkâr
gugong-decree-morning-servants = her sabah { $n } hizmetkâr
gugong-decree-morning-envoy = her sabah { $n } elçi adımı
gugong-decree-morning-swap = her sabah bir kart değiştirme
gugong-decree-cheaper-travel = iki seyahat hareketi { $n } hizmetkâr eksiğine
gugong-decree-cheaper-jade = Yeşim hamlesi { $n } hizmetkâr eksiğine
gugong-decree-extra-on-wall = her Çin Seddi hamlesiyle stoktan bir hizmetkâr daha
gugong-decree-equal-is-higher = eşit değerdeki hediyeler yüksek sayılır
gugong-decree-cheaper-decrees = sonraki kararnameler { $n } hizmetkâr eksiğine
gugong-decree-vp-per-vp = { $max ->
    [0] oyun sonunda her { $per } ZP için { $n } ZP
   *[other] oyun sonunda her { $per } ZP için { $n } ZP, en fazla { $max }
}
gugong-decree-vp-at-end = oyun sonunda { $n } ZP
gugong-decree-vp-per-jade = { $max ->
    [0] oyun sonunda her yeşim için { $n } ZP
   *[other] oyun sonunda her yeşim için { $n } ZP, en fazla { $max }
}
gugong-decree-vp-per-decree = oyun sonunda, bu dahil, alınan her kararname için { $n } ZP
gugong-decree-vp-per-reward = oyun sonunda alınan her liman ödülü için { $n } ZP

## Intrigue benefits

gugong-benefit-servants = { $steps } adım geri gitmeye karşılık { $n } hizmetkâr
gugong-benefit-die = { $steps } adım geri gitmeye karşılık bir zarın çevrilmesi
gugong-benefit-jade = { $steps } adım geri gitmeye karşılık { $n } yeşim

## The Grand Canal

gugong-port = { $route }. rota, { $n }. liman
gugong-ship = { $n }. gemi
gugong-reward-vp = { $n } ZP
gugong-reward-card = bir hediye kartı
gugong-reward-double = çift hizmetkâr
gugong-reward-any = istenen bir ödül
gugong-reward-none = ödül yok

## Meng’s cards

gugong-automa-card = { $top }; alacakaranlıkta: { $bottom }
gugong-automa-focus = Özel: odağı
gugong-dusk-travel = ödeyerek bir seyahat adımı daha
gugong-dusk-wall = ödeyerek Çin Seddi’ne bir hizmetkâr daha
gugong-dusk-intrigue = ödeyerek ek entrika adımları
gugong-dusk-palace = ödeyerek bir elçi adımı daha
gugong-dusk-canal = ödeyerek bir gemiye bir hizmetkâr daha
gugong-dusk-free-travel = ücretsiz bir seyahat adımı

## The score

gugong-score-wall = Çin Seddi
gugong-score-destiny = Kader zarları
gugong-score-decrees = Kararnameler, hemen
gugong-score-travel = Seyahat jetonları
gugong-score-trades = Jeton değişimleri
gugong-score-palace = Saray içindeki adımlar
gugong-score-ports = Limanlar
gugong-score-tolls = Geçiş ücretleri
gugong-score-court = Sarayın lütfu
gugong-score-decrees-end = Kararnameler, oyun sonunda
gugong-score-audience = İmparatorun huzuru
gugong-score-jade = Yeşim
gugong-score-outside = Sarayda değil

gugong-tie-intrigue = Beraberliği Entrika Yolu bozar.
