### Troyes in the terminal: short words for tables of text.

term-troyes-header = Tur { $round } / { $rounds } · { $phase } · başlayan: { $who }
term-troyes-phase-placement = vatandaş yerleştirme
term-troyes-phase-black = siyah zarlar
term-troyes-phase-actions = eylemler
term-troyes-phase-over = bitti

## Marks

term-troyes-die-red = K
term-troyes-die-white = B
term-troyes-die-yellow = S
term-troyes-die-black = Y
term-troyes-die = { $letter }{ $n }
term-troyes-neutral = t
term-troyes-nobody = ·
term-troyes-divisor = ÷{ $n }
term-troyes-hire = usta { $n }
term-troyes-first-second = ZP { $first }, { $second }
term-troyes-delayed = sonra: { $text }

## The table

term-troyes-events = Olaylar (destelerde: { $red } kırmızı, { $white } beyaz, { $yellow } sarı)
term-troyes-square = Şehir meydanı
term-troyes-black-dice = Siyah zarlar
term-troyes-purse = pas geçti, mahallede { $n } denar
term-troyes-group = Seçilen: toplam { $total }, fiyat { $price }
term-troyes-buildings = Binalar
term-troyes-lying = yatan
term-troyes-cathedral = Katedral
term-troyes-level = { $n }. kat
term-troyes-cards = Faaliyet kartları
term-troyes-face-down = { $n } kapalı kart
term-troyes-character-row = Karakterler, sıradaki önce
term-troyes-tiers = { $counts }: en az { $least } için { $points } ZP
term-troyes-standing = toplam { $n }: { $vp } ZP
term-troyes-ranking = Zarlar (Le Roy), en iyisi önce
term-troyes-king-row = { $what } ({ $dice })
term-troyes-king-row-free = { $what }
term-troyes-won = Kazanılan olaylar:
term-troyes-now = (şimdi { $n } ZP)

## What events do every round

term-troyes-black = { $n } siyah zar
term-troyes-effect-neutral-citizen = tarafsız bir vatandaş ({ $building })
term-troyes-effect-lose-deniers = herkes { $n } denar kaybeder
term-troyes-effect-lose-influence = herkes { $n } nüfuz kaybeder
term-troyes-effect-pay-per-citizen = herkes vatandaş başına { $n } denar öder ({ $building })
term-troyes-effect-remove-cathedral = en yüksek katedral küpü kalkar
term-troyes-effect-add-cathedral = tarafsız katedral küpü
term-troyes-effect-add-cubes = { $n ->
    [1] soldaki olaya tarafsız küp
   *[other] soldaki { $n } olayın her birine tarafsız küp
}
term-troyes-effect-resist = kırmızı bir olay çağırır

## What one use of a card does. $gain, $pay - goods; $dice, $other - colours.

term-troyes-use-gain = { $gain }
term-troyes-use-exchange = { $pay } → { $gain }
term-troyes-use-per-citizen = saray veya piskoposlukta vatandaş başına { $gain }
term-troyes-use-add-to-total = { $dice } grup +{ $n }
term-troyes-use-add-to-each = her { $dice } zar +{ $n }
term-troyes-use-add-to-each-any = her zar +{ $n }
term-troyes-use-set-each = her { $dice } zar { $n } olur
term-troyes-use-set-each-any = her zar { $n } olur
term-troyes-use-recolour = { $dice } zarlar { $other } sayılır
term-troyes-use-multiply = tek { $dice } zar { $n } { $other } zar sayılır
term-troyes-use-free-dice = başkalarının { $dice } zarları ücretsiz
term-troyes-use-most-dice = en çok zarı olana { $gain }
term-troyes-use-highest-sum = { $dice } toplamı en yüksekse { $gain }
term-troyes-use-per-cathedral = { $n ->
    [1] katedral küpü başına { $gain }
   *[other] { $n } katedral küpü başına { $gain }
}
term-troyes-use-cubes-per-die = kalan { $dice } zar başına bir olay küpü
term-troyes-use-cube-on-roll = zar { $n }+ gelirse bir olay küpü
term-troyes-use-cube-for-pay = { $pay } → olay küpü
term-troyes-use-collect = belediye binasında başkalarının vatandaşı başına { $gain }
term-troyes-use-per-event = küpünüz olan olay başına { $gain }
term-troyes-use-per-die = her yerdeki { $dice } zar başına { $gain }
term-troyes-use-per-die-in-best = en dolu mahallenin { $dice } zarı başına { $gain }

## Seats

term-troyes-vp-hidden = ZP gizli
term-troyes-supply = stok { $n } (alınabilecek { $reserve })
term-troyes-citizens = { $building } { $n }
term-troyes-tradesmen = usta { $n } ({ $vp } ZP)
term-troyes-windows = katedral { $n }

term-troyes-number-deniers = Denar
term-troyes-number-influence = Nüfuz
term-troyes-number-vp = ZP
term-troyes-number-supply = Stok
term-troyes-number-reserve = Genel stok
term-troyes-number-purse = Mahalledeki denar
term-troyes-number-tradesmen = Usta
term-troyes-number-cathedral = Katedral küpü

## Legend

term-troyes-legend-die-red = kırmızı zar (askerî)
term-troyes-legend-die-white = beyaz zar (dinî)
term-troyes-legend-die-yellow = sarı zar (sivil)
term-troyes-legend-owner = birinci oyuncunun vatandaşı, ustası veya küpü; O2 ikincisinin, sonrakiler de böyle gider
term-troyes-legend-neutral = tarafsız vatandaş veya küp
term-troyes-legend-nobody = boş alan veya bayrak
term-troyes-legend-slots = kartın yuvaları: boşlarda ZP’si, ötekilerde oyuncusu; yuvarlak parantez içinde: resmin üzerinde
term-troyes-legend-cubes = bu oyuncunun kartta bekleyen küplerinin sayısı
term-troyes-legend-space = 5–6 2:O1, 5 ve 6 gösteren zarlar için olan sıranın 2. yeridir; Sarayda 4:O1, 4 sayısının alanıdır
term-troyes-legend-flags = bir olayın bayrakları ve oradaki küpler; ZP 3, 1: en çok küpe ve ikinci en çoğa
term-troyes-legend-divisor = zarların toplamı buna bölünür, aşağı yuvarlanır: çıkan sayı kadar kullanım veya küp; başka bir şey yazmıyorsa kartın renginden zarlarla
