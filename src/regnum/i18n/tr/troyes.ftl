### Troyes: what things are called.

troyes-title = Troyes
troyes-automa = Le Roy
troyes-grey = Tarafsız
troyes-option-bonus = Bonus kartlar
troyes-option-bonus-no = yok
troyes-option-bonus-yes = var

## Colours and buildings

troyes-colour-red = kırmızı
troyes-colour-white = beyaz
troyes-colour-yellow = sarı
troyes-colour-any = herhangi bir renkten

troyes-building-palace = Saray
troyes-building-bishopric = Piskoposluk
troyes-building-city-hall = Belediye Binası

troyes-space-palace = Saray { $n }
troyes-space-row = { $building } { $from }–{ $to }, { $place }. yer
troyes-window = { $level }. kat, { $number } numaralı alan

## Dice

troyes-die = { $colour } { $value }
troyes-black-die = siyah { $value }
troyes-value = { $n }

## Deniers, influence, victory points

troyes-good-denier = { $n } denar
troyes-good-influence = { $n } nüfuz
troyes-good-vp = { $n } ZP

## What an action is about; where a citizen comes from

troyes-target-cathedral = katedral
troyes-target-agriculture = tarım
troyes-source-supply = kişisel stok
troyes-source-recruit = genel stok
troyes-source-space = { $space }
troyes-source-lying = yatan vatandaşlar ({ $building })
troyes-source-card = ustalar ({ $card })

## The score

troyes-score-tokens = ZP jetonları
troyes-score-won-events = Karşı konan olaylar
troyes-score-windows = Katedral
troyes-score-activities = Faaliyetler
troyes-score-king-rolls = Zar atışları (Le Roy)
troyes-score-losses = Geri verilen ZP
troyes-score-events = Olaylardaki küpler
troyes-score-tradesmen = Ustalar
troyes-score-cathedral = Eksik katedral katları
troyes-score-urbain-iv = { troyes-character-urbain-iv }
troyes-score-chretien-de-troyes = { troyes-character-chretien-de-troyes }
troyes-score-hugues-de-payns = { troyes-character-hugues-de-payns }
troyes-score-thibaut-ii = { troyes-character-thibaut-ii }
troyes-score-henry-i = { troyes-character-henry-i }
troyes-score-le-florentin = { troyes-character-le-florentin }
