### Troyes in the browser: headings of the boards, and what a screen reader or a tooltip says about a
### thing. Names of things and rules are in troyes.ftl.

## The board

web-troyes-square = Şehir meydanı
web-troyes-cathedral = Katedral
web-troyes-agriculture = Tarım
web-troyes-neutral = Tarafsız
web-troyes-events = Olaylar
web-troyes-in-decks = destelerde
web-troyes-more-events = { $n } olay daha
web-troyes-earlier-events = { $n } önceki olay
web-troyes-stays = hiç kalkmaz
web-troyes-enemies = Düşmanlar
web-troyes-activities = Faaliyet kartları
web-troyes-influence = Nüfuz
web-troyes-delayed = Kullanımları, sonraki eylemler için küplerdir
web-troyes-you = { $name } (siz)
web-troyes-purse = Mahallede bekleyen denar
web-troyes-total-is = Zarların toplamı: { $n }

## Effects in short, on cards: there is room for one or two short words

web-troyes-fx-group = grup
web-troyes-fx-each = her zar
web-troyes-fx-free = bedava
web-troyes-fx-most = en çok:
web-troyes-fx-most-short = en çok
web-troyes-fx-sum = en çok:
web-troyes-fx-all = tümü
web-troyes-fx-everybody = herkes

## Things in words

web-troyes-die = { $colour } { $value }, { $owner }
web-troyes-die-chosen = { $colour } { $value }, { $owner }, seçildi
web-troyes-space-free = { $building }, { $values }: boş
web-troyes-space-taken = { $building }, { $values }: { $owner }
web-troyes-window-built = { $where }: { $owner }
web-troyes-level-missing = Bu katta küpünüz yok: oyun sonunda { $n } ZP kaybettirir.
web-troyes-wage = { $n ->
    [0] Buradaki vatandaşlar ücretsizdir.
   *[other] Buradaki her vatandaş her tur { $n } denar tutar.
}
web-troyes-lying = Kovulan vatandaş: { $owner }
web-troyes-influence-of = { $name }: { $n } nüfuz
web-troyes-card-down = Faaliyet kartı, { $round }. tura kadar kapalı
web-troyes-slot-free = Boş yuva, { $n } ZP
web-troyes-slot-taken = Usta ({ $name }): { $card }, { $n } ZP
web-troyes-cubes-of = Küpler ({ $name }): { $n }

## Players

web-troyes-yours = Sizinkiler
web-troyes-deniers = denar
web-troyes-dice = Zarlar
web-troyes-vp = zafer puanı
web-troyes-secret = gizli
web-troyes-start-player = Başlangıç oyuncusu
web-troyes-passed = pas geçti
web-troyes-supply = eldeki vatandaşlar
web-troyes-reserve = alınabilecek
web-troyes-supply-has = stokunuzda { $n } vatandaş
web-troyes-reserve-has = genel stokta { $n } vatandaş
web-troyes-events-won = olay kartı
web-troyes-on-board = Tahtada
web-troyes-in-cathedral = katedralde

## Characters and notes

web-troyes-counts = { $what }: { $n }
web-troyes-character-hidden = Gizli bir karakter; oyun sonunda açılır.
web-troyes-your-characters = { $n ->
    [1] Karakteriniz
   *[other] Karakterleriniz
}
web-troyes-character-row = Karakterler
web-troyes-notes = Ötekilerin karakterleri hakkında notlar
web-troyes-notes-about = Notlar: { $name }
web-troyes-note = { $guess ->
    [no] { $character }: { $name } değil
    [yes] { $character }: { $name }
   *[maybe] { $character }: belki { $name }
}
web-troyes-note-mine = { $character }: sizin

## Choosing

web-troyes-group = Seçilen zarlar
web-troyes-total = Toplam
web-troyes-price = Fiyat
web-troyes-pays = Ödemeler
web-troyes-pays-to = Ödemeyi alan: { $owner }
web-troyes-ask-group = Zarlarınız ne yapsın?
web-troyes-ask-group-target = { $target }: başka zar?
web-troyes-against = Düşman: { $n }
web-troyes-power-reroll = Yeniden at
web-troyes-power-recruit = Vatandaş al
web-troyes-power-flip = Ters çevir
web-troyes-power-pass = Pas geç
web-troyes-up-to = (en fazla)
web-troyes-do-target-card = { $target }
web-troyes-do-target-hire = Usta tut: { $target }
web-troyes-do-target-event = Karşı koy: { $target }
web-troyes-do-target-building = Vatandaş: { $target }
web-troyes-do-place = Vatandaş yerleştir
web-troyes-do-target-cathedral = Katedral
web-troyes-do-target-agriculture = Tarım
web-troyes-do-beat = Karşı koy
web-troyes-pick-hint = İstediğiniz zarlara dokunun veya listeden bir grup alın.
web-troyes-pick-more = Grup henüz tamam değil: bir zar ekleyin.
web-troyes-pick-take = Bunları kullan
web-troyes-put-back = { $die }: geri koy

## What cannot be done now, in a few words beside its name

web-troyes-locked = Yapılamaz: { $what } ({ $why })
web-troyes-locked-more = erişilemeyen { $n } seçenek daha
web-troyes-lock-card-closed = { $need }. turdan itibaren
web-troyes-lock-no-dice = kalmadı: { $colour }
web-troyes-lock-other-colour = gereken: { $colour }
web-troyes-lock-deniers-dice = zarlar { $need } denar, sizde { $have }
web-troyes-lock-deniers-card = { $need } denar gerekir, sizde { $have }
web-troyes-lock-total-short = gereken { $need }, toplam { $have }
web-troyes-lock-best-short = gereken { $need }, en fazla { $have }
web-troyes-lock-influence-short = { $need } nüfuz gerekir, sizde { $have }
web-troyes-lock-one-die = tam olarak bir zar
web-troyes-lock-group-full = en fazla { $need } zar
web-troyes-lock-no-window = { $need } sayısının boş katı yok
web-troyes-lock-no-window-left = bu zarlara boş alan yok
web-troyes-lock-cube-not-here = bu küple olmaz
web-troyes-lock-cube-colour = bu küple olmaz
web-troyes-lock-cube-changes-nothing = bu küple olmaz
web-troyes-lock-cube-one-die = bu küple tek zar
web-troyes-lock-nothing-free = ücretsiz zar yok
web-troyes-lock-no-citizen = bunun için vatandaş yok
web-troyes-lock-protected = kovulacak olan korunuyor
web-troyes-lock-reserve-empty = { $need } vatandaşın hepsi oyunda
web-troyes-lock-no-own-dice = mahallenizde zar yok
web-troyes-lock-begun = başlanmış bir eylem var

## Le Roy

web-troyes-king-table = İki siyah zara göre rakibinizin (Le Roy) yaptıkları
web-troyes-king-roll = Le Roy { $one } ve { $two } attı: { $what }
web-troyes-king-vp = { $vp } ZP
web-troyes-king-citizen = vatandaş yerleştirir
web-troyes-king-rightmost-event = en sağdaki olaya karşı koyar
web-troyes-king-tradesman = usta tutar
web-troyes-king-cathedral = katedrale { $cubes } küp
web-troyes-king-character = ikiniz de sıradaki karakterden puan alırsınız
web-troyes-king-dice = { $bought ->
    [0] { $n } zar
   *[other] { $n } zar; sizden satın alınan: { $bought }, fiyat: { $price }
}
web-troyes-king-dice-flags = boş bayrak başına bir zar
web-troyes-king-row = { $action }; { $cost }
web-troyes-king-spends = Harcanan zarlar:
web-troyes-king-bought = satan: { $name }
web-troyes-king-ranking = En iyi zarlar önce
web-troyes-king-ranking-why = Le Roy her zaman önce en iyi zarlarını harcar: değerine göre, eşitlerde kırmızı sarıdan, sarı beyazdan önce.
web-troyes-king-sums = İki zarın toplamı
web-troyes-king-sums-why = Sırası gelince Le Roy iki siyah zar atar; ne yapacağını toplamları söyler.
web-troyes-king-ranking-of = Zarlar (Le Roy), en iyisi önce: { $dice }
web-troyes-king-why-hired = En değerli boş yuva; birkaç taneyse en ucuz kart
web-troyes-king-why-built = En alt katın en yüksek boş sayısı

## Phone

web-troyes-open-district = { $owner }: { $n } zarı büyük göster
web-troyes-tab-square = Meydan
web-troyes-tab-cards = Kartlar
web-troyes-tab-events = Olaylar
web-troyes-tab-cathedral = Katedral
web-troyes-tab-buildings = Binalar
web-troyes-estate-red = Askerî
web-troyes-estate-white = Dinî
web-troyes-estate-yellow = Sivil

## The end

web-troyes-held-by = { $names }
web-troyes-not-in-play = oyunda değil
web-troyes-scored-before = oyun sırasında puanlandı
web-troyes-difference = Le Roy ile fark: { $n } ZP
web-troyes-grades = Farka göre dereceler
