### Paladins of the West Kingdom: what things are called, and what they do.

paladins-title = Paladins of the West Kingdom
paladins-automa = Yapay zekâ oyuncusu
paladins-option-difficulty = Zorluk
paladins-difficulty-easy = kolay
paladins-difficulty-standard = standart
paladins-difficulty-hard = zor

## Actions

paladins-action-develop = Geliştirme
paladins-action-recruit = İşe Alım
paladins-action-hunt = Avcılık
paladins-action-trade = Ticaret
paladins-action-pray = Dua
paladins-action-conspire = Komplo
paladins-action-commission = Görevlendirme
paladins-action-fortify = İstihkâm
paladins-action-garrison = Garnizon
paladins-action-absolve = Aklama
paladins-action-attack = Saldırı
paladins-action-convert = İmana Getirme
paladins-action-kings-order = Kralın Emri
paladins-action-kings-favour = Kralın İyiliği
paladins-action-rest = Dinlenme

## Attributes, peoples, workers

paladins-attribute-faith = inanç
paladins-attribute-strength = güç
paladins-attribute-influence = nüfuz

paladins-people-saracen = Sarazen
paladins-people-byzantine = Bizanslı
paladins-people-viking = Viking

paladins-worker-labourer = amele
paladins-worker-scout = izci
paladins-worker-merchant = tüccar
paladins-worker-fighter = savaşçı
paladins-worker-cleric = ruhban
paladins-worker-criminal = suçlu

paladins-slot-labourer = { $n ->
    [1] bir amele
   *[other] { $n } amele
}
paladins-slot-scout = { $n ->
    [1] bir izci
   *[other] { $n } izci
}
paladins-slot-merchant = { $n ->
    [1] bir tüccar
   *[other] { $n } tüccar
}
paladins-slot-fighter = { $n ->
    [1] bir savaşçı
   *[other] { $n } savaşçı
}
paladins-slot-cleric = { $n ->
    [1] bir ruhban
   *[other] { $n } ruhban
}
paladins-slot-criminal = { $n ->
    [1] bir suçlu
   *[other] { $n } suçlu
}
paladins-slot-any = { $n ->
    [1] herhangi bir işçi
   *[other] herhangi { $n } işçi
}

## Rewards and costs

paladins-reward-labourer = { $n } amele
paladins-reward-scout = { $n } izci
paladins-reward-merchant = { $n } tüccar
paladins-reward-fighter = { $n } savaşçı
paladins-reward-cleric = { $n } ruhban
paladins-reward-criminal = { $n } suçlu
paladins-reward-faith = { $n } inanç
paladins-reward-strength = { $n } güç
paladins-reward-influence = { $n } nüfuz
paladins-reward-silver = { $n } gümüş
paladins-reward-provision = { $n } erzak
paladins-reward-tax = { $n } gümüş vergi
paladins-reward-remove-suspicion = { $n } şüphenin kaldırılması
paladins-reward-pay-debt = { $n } borcun ödenmesi
paladins-reward-destroy-debt = { $n } borcun yok edilmesi
paladins-reward-gain-debt = { $n } yeni borç
paladins-reward-pray = bir alanın temizlenmesi
paladins-reward-free-recruit = ücretsiz bir işe alım
paladins-reward-free-develop = ücretsiz bir atölye

## Paladins

paladins-paladin-anseis = Anséis
paladins-paladin-berengier = Bérengier
paladins-paladin-engelier = Engelier
paladins-paladin-gerier = Gérier
paladins-paladin-gerin = Gérin
paladins-paladin-girard = Girard
paladins-paladin-ivoire = Ivoire
paladins-paladin-ivon = Ivon
paladins-paladin-oliver = Oliver
paladins-paladin-otton = Otton
paladins-paladin-roland = Roland
paladins-paladin-samson = Samson

paladins-boost = +{ $n } { $attribute }

## Townsfolk

paladins-townsfolk-abbot = Başrahip
paladins-townsfolk-acolyte = Rahip Yardımcısı
paladins-townsfolk-architect = Mimar
paladins-townsfolk-conspirator = Komplocu
paladins-townsfolk-debt-collector = Borç Tahsildarı
paladins-townsfolk-defender = Savunucu
paladins-townsfolk-gatekeeper = Kapı Görevlisi
paladins-townsfolk-missionary = Misyoner
paladins-townsfolk-peddler = Seyyar Satıcı
paladins-townsfolk-squire = Yaver
paladins-townsfolk-watchman = Bekçi

paladins-ability-action = her { $action } eyleminde: { $rewards }
paladins-ability-no-silver = { $action } gümüş istemez
paladins-ability-no-provision = { $action } erzak istemez
paladins-ability-discount = { $action } eylemi { $n } gümüş ucuzlar
paladins-ability-pay-debt = ödenen her borçta: { $rewards }
paladins-ability-inquisition = Engizisyonda: { $rewards }
paladins-ability-suspected = Engizisyonda, 2 veya daha çok şüpheyle: { $rewards }
paladins-ability-innocent = Engizisyonda, hiç şüphe yoksa: { $rewards }

## Outsiders

paladins-outsider = { $people } { $name }
paladins-outsider-adventurer = Maceracı
paladins-outsider-archer = Okçu
paladins-outsider-armourer = Zırh Ustası
paladins-outsider-assassin = Suikastçı
paladins-outsider-barbarian = Barbar
paladins-outsider-champion = Şampiyon
paladins-outsider-guardian = Muhafız
paladins-outsider-hunter = Avcı
paladins-outsider-invader = İstilacı
paladins-outsider-lookout = Gözcü
paladins-outsider-marauder = Yağmacı
paladins-outsider-mercenary = Paralı Asker
paladins-outsider-protector = Koruyucu
paladins-outsider-thief = Hırsız
paladins-outsider-traitor = Hain
paladins-outsider-vigilante = İnfazcı
paladins-outsider-warrior = Cengâver

paladins-scoring-action = { $per ->
    [1] oyun sonunda şu eylemin her yapılışı için { $vp } ZP: { $action }
   *[other] oyun sonunda şu eylemin her { $per } yapılışı için { $vp } ZP: { $action }
}
paladins-scoring-crew = { $per ->
    [1] oyun sonunda ekipteki her şehirli için { $vp } ZP
   *[other] oyun sonunda ekipteki her { $per } şehirli için { $vp } ZP
}
paladins-scoring-attribute = oyun sonunda her { $per } { $attribute } için { $vp } ZP
paladins-scoring-people = { $per ->
    [1] oyun sonunda şu halktan saldırılan her yabancı için { $vp } ZP: { $people }
   *[other] oyun sonunda şu halktan saldırılan her { $per } yabancı için { $vp } ZP: { $people }
}
paladins-scoring-order = { $base ->
    [0] oyun sonunda tamamlanan her Kralın Emri için { $vp } ZP
   *[other] oyun sonunda { $base } ZP, tamamlanan her Kralın Emri için { $vp } ZP daha
}
paladins-scoring-mercenary = { $base ->
    [0] oyun sonunda imana getirilen her Paralı Asker için { $vp } ZP
   *[other] oyun sonunda { $base } ZP, imana getirilen her Paralı Asker için { $vp } ZP daha
}
paladins-scoring-paid-debt = oyun sonunda ödenmiş her borç için { $vp } ZP
paladins-scoring-suspicion = oyun sonunda elinizdeki her şüphe için { $vp } ZP
paladins-scoring-unpaid-debt = oyun sonunda ödenmemiş her borcun kaybı { $vp } ZP azalır

## The King’s cards

paladins-order = { $action }, { $n } kez

paladins-favour-recruit = Açık Kapılar
paladins-favour-absolution = Kraliyet Affı
paladins-favour-criminals = Karanlık Dostlar
paladins-favour-attribute = İyi Şöhret
paladins-favour-debt = Borç Affı
paladins-favour-borrow = Gündelikçiler
paladins-favour-build = Yapı Ustası
paladins-favour-labour = Angarya
paladins-favour-supplies = İkmal
paladins-favour-pray = Dua Günü

## Places, walls, decks

paladins-roman = { $region ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
   *[6] VI
}
paladins-space = Bölge { paladins-roman }, alan { $place }
paladins-jar = Çömlek alanı { $place }
paladins-wall = { $vp ->
    [0] { $rewards }
   *[other] { $rewards }; oyun sonunda { $vp } ZP
}
paladins-wall-choice = { $vp ->
    [0] { $rewards } ve şunlardan biri: { $choice }
   *[other] { $rewards }, oyun sonunda { $vp } ZP ve şunlardan biri: { $choice }
}

paladins-row-townsfolk = şehirliler
paladins-row-outsiders = yabancılar
paladins-row-favours = Kralın İyiliği kartları

paladins-deck-tavern = han
paladins-deck-suspicion = şüphe
paladins-deck-scheme = plan

## The score

paladins-score-orders = Kralın Emri kartları
paladins-score-faith = İnanç
paladins-score-strength = Güç
paladins-score-influence = Nüfuz
paladins-score-develop = Atölyeler
paladins-score-commission = Keşişler
paladins-score-fortify = Duvarlar
paladins-score-garrison = Karakollar
paladins-score-absolve = Çömlekler
paladins-score-walls = Duvarlardaki puanlar
paladins-score-converts = İmana getirilen yabancılar
paladins-score-paid-debts = Ödenmiş borçlar
paladins-score-unpaid-debts = Ödenmemiş borçlar
paladins-score-goods = Gümüş ve erzak

paladins-tie-orders = Beraberliği Kralın Emri kartlarının puanları bozar.
paladins-tie-suspicion = Beraberlikte şüphesi en az olan öne geçer.
paladins-tie-shared = Beraberlik bozulmadı: sıralama paylaşılır.
