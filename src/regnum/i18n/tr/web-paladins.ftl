### Paladins of the West Kingdom in the browser: headings of the boards, scenes, and what a screen
### reader or a tooltip says about a thing. Names of things and rules are in paladins.ftl.

## The shared board

web-paladins-townsfolk = Şehirliler
web-paladins-in-deck = destede { $n }
web-paladins-tax = Vergi kasası
web-paladins-tax-last = son gümüş: Engizisyon
web-paladins-tax-words = Vergi kasası: { $now } / { $full } gümüş. Son gümüşü alan Engizisyona yol açar.
web-paladins-orders = Kralın Emri
web-paladins-of-each = her biri { $n } kez
web-paladins-favours = Kralın İyiliği
web-paladins-open-of = { $n } / { $all }
web-paladins-outsiders = Yabancılar
web-paladins-or = veya
web-paladins-free = ücretsiz
web-paladins-cost = { $n } gümüş tutar.
web-paladins-cost-or-debt = { $n } gümüş veya bir borç tutar.
web-paladins-place-empty = Burada kimse yok.
web-paladins-vp = ZP
web-paladins-points = { $n } ZP
web-paladins-round-short = T{ $n }

## Things in words

web-paladins-townsfolk-words = { $gained ->
    [0] { $name }. Iskartaya: { $discard }. Ekibinizde: { $ability }.
   *[other] { $name }. Iskartaya: { $discard }. Ekibinizde: { $ability }; hemen: { $immediate }.
}
web-paladins-outsider-words = { $name }. Saldırıda: { $attack }. İmana getirilince: { $convert }, { $scoring }.
web-paladins-region = Bölge { paladins-roman }
web-paladins-space-free = Boş alan: { $rewards }
web-paladins-space-monk = Keşiş: { $name } (alan: { $rewards })
web-paladins-space-outpost = Karakol: { $name } (alan: { $rewards })
web-paladins-space-closed = Kapalı: { $n } veya daha çok oyuncuyla açıktır ({ $rewards })
web-paladins-flag-faith = Görevlendirme ve İmana Getirme burada { $need } inanç ister
web-paladins-flag-strength = Garnizon ve Saldırı burada { $need } güç ister
web-paladins-flag-faith-met = { $need } inanç gerekir: yeterli.
web-paladins-flag-faith-missed = { $need } inanç gerekir: yetmiyor.
web-paladins-flag-strength-met = { $need } güç gerekir: yeterli.
web-paladins-flag-strength-missed = { $need } güç gerekir: yetmiyor.
web-paladins-met = tamamlandı
web-paladins-order-hidden = Kralın Emri, { $round }. tura kadar kapalı, { $vp } ZP
web-paladins-order-words = Kralın Emri: { $action }, oyun sonuna kadar { $n } kez, { $vp } ZP. Şimdiye kadar: { $who }.
web-paladins-order-of = { $name }: { $n }
web-paladins-favour-hidden = Kralın İyiliği, { $round }. tura kadar kapalı
web-paladins-favour-words = { $used ->
    [0] { $costs ->
        [0] Kralın İyiliği: { $name }. İşçi: { $slot }. Getirdiği: { $rewards }
       *[other] Kralın İyiliği: { $name }. İşçi: { $slot }. Maliyet: { $cost }. Getirdiği: { $rewards }
    }
   *[other] Kralın İyiliği: { $name }. Bu turda kullanıldı, oradaki işçi: { $worker }. Getirdiği: { $rewards }
}
web-paladins-slot-workshop = Atölye: işçi gerekmez
web-paladins-slot-taken = İşçi yeri: { $who }. Burada duran: { $worker }
web-paladins-slot-free = İşçi yeri: { $who }

## A player board

web-paladins-silver = Gümüş
web-paladins-provisions = Erzak
web-paladins-suspicion = Şüphe
web-paladins-debts = Borçlar
web-paladins-due = ödenmemiş
web-paladins-paid = ödenmiş
web-paladins-workers = İşçiler
web-paladins-in-supply = elde { $n }
web-paladins-pass = Pas geç
web-paladins-passed = pas geçti
web-paladins-crew = Ekip
web-paladins-crew-count = { $n } şehirli
web-paladins-still-hidden = Ötekiler bunu henüz görmüyor.
web-paladins-hidden = henüz gizli
web-paladins-no-paladin = Henüz paladin yok
web-paladins-chosen-hidden = Paladin seçildi
web-paladins-paladin-deck = destede { $n } paladin
web-paladins-used = kullanıldı
web-paladins-workshops = Atölyeler
web-paladins-built = { $n } kuruldu
web-paladins-workshop-words = { $vp ->
    [0] Atölye { $n }, getirdiği: { $worker }
   *[other] Atölye { $n }, getirdiği: { $worker }; bu kadar atölyeyle { $vp } ZP
}
web-paladins-attributes = Nitelikler
web-paladins-track-and-paladin = yol + paladin
web-paladins-now = şimdi
web-paladins-attribute-points = Paladin sayılmadan, yalnızca yol için oyun sonu puanları
web-paladins-attribute-words = Nitelik: { $attribute }. Yolda { $track }, paladinle { $now }
web-paladins-jars = Çömlek rafı
web-paladins-jars-note = Aklama ödülü
web-paladins-jar-free = Çömlek için boş: { $rewards }
web-paladins-jar-filled = Burada bir çömlek duruyor ({ $rewards })
web-paladins-cells = { $n } kez yapıldı
web-paladins-converted = { $name }, şimdi { $n } ZP değerinde
web-paladins-wall = { $vp ->
    [0] Duvar: { $rewards }
   *[other] Duvar: { $rewards }, { $vp } ZP
}
web-paladins-start-player = Başlangıç oyuncusu
web-paladins-jumps = Tahtanın bölümleri
web-paladins-jump-actions = Eylemler
web-paladins-jump-tracks = Yollar
web-paladins-jump-crew = Paladin ve ekip

## The AI player's board

web-paladins-ai-words = Bütün işçileri aynı türdendir, kaynağı yoktur: kazandıkları belirtecini ilerletir.
web-paladins-ai-track = Kaynaklar
web-paladins-ai-track-note = ilk baktığı yer de budur
web-paladins-ai-marker = Belirteç { $n }. alanda.
web-paladins-ai-schemes = Oynanan planlar
web-paladins-ai-none-played = henüz yok
web-paladins-ai-top-row = Aksi hâlde
web-paladins-ai-top-row-note = yapabildiği en soldaki
web-paladins-ai-stack = Belirteçler
web-paladins-ai-stack-note = eşitlerden önce en üstteki yükselir

## Scenes

web-paladins-look-at-board = Tahtaya bak
web-paladins-back-to-choice = Seçime dön
web-paladins-draft = Ekibinize biri
web-paladins-draft-note = Bir şehirli kartı ücretsiz olarak sizin.
web-paladins-at-once = hemen: { $rewards }
web-paladins-paladins = Bu turdaki paladininiz
web-paladins-pick-0 = Adım 1 / 2: bu tur hangi paladin sizinle at sürsün?
web-paladins-pick-1 = Adım 2 / 2: sonraki tur için hangisi destenizin üstüne gitsin?
web-paladins-pick-2 = Hazır: seçiminizi onaylayın veya üsttekiyle alttakinin yerini değiştirin.
web-paladins-pick-do = Onayla: { $name }
web-paladins-pick-again = Yeniden seç
web-paladins-role-keep = Bu tur
web-paladins-role-top = Destenin üstüne
web-paladins-role-bottom = En alta
web-paladins-make-0 = Bu turda kullan
web-paladins-make-1 = Üste koy
web-paladins-hand = { $paladin }. { $foot }.
web-paladins-hand-swap = { $paladin }. { $foot }. Üsttekiyle alttakinin yerini değiştirmek için dokunun.
web-paladins-taverns = Hanlar
web-paladins-taverns-note = Birinin işçileri size katılır. Her suçlu bir şüphe getirir.
web-paladins-tavern = Han { $n }: { $workers }
web-paladins-tavern-taken = Han { $n }, alındı: { $workers }
web-paladins-taken = alındı
web-paladins-pay-note = Başka birini göndermek için bir işçiye dokunun.
web-paladins-pay-only = Bunu yalnızca bu işçiler yapabilir.
web-paladins-pay-do = Yerleştir
web-paladins-pay-change = İşçi yeri: { $who }. Gönderilen: { $worker }. Değiştir
web-paladins-pay-fixed = İşçi yeri: { $who }. Gönderilen: { $worker }
web-paladins-pay-besides = ayrıca: { $rewards }
web-paladins-keep = { $n } işçi elde tut
web-paladins-keep-fewer = { $n ->
    [0] Elde işçi tutma
   *[other] En fazla { $n } işçi elde tut
}
web-paladins-keep-nobody = Elde işçi tutma
web-paladins-keep-note = Ötekiler tur sonunda sizden ayrılır.
web-paladins-keep-more = { $n } işçi daha seçin
web-paladins-keep-do = Elde tut: { $workers }
web-paladins-rewards = Önce hangi ödül?
web-paladins-rewards-note = Vergi kasasında { $n } gümüş kaldı: araya bir Engizisyon girebilir.
web-paladins-choose-reward = Bu ödüllerden biri
web-paladins-inquisition = Engizisyon
web-paladins-inquisition-note = En çok şüphesi olan bir borç alır ve şüphelerinin yarısını geri verir.
web-paladins-suspicion-of = { $n } şüphe
web-paladins-threatened = yargılanır
web-paladins-spared = yargılanmaz
web-paladins-your-abilities = Ekibiniz, istediğiniz sırayla

## Sections of the board on a phone

web-paladins-section-townsfolk = Şehirliler
web-paladins-section-map = Harita
web-paladins-section-outsiders = Yabancılar
web-paladins-section-king = Kral
