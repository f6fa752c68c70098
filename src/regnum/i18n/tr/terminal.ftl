### The terminal game and the regnum command.

## Small pieces

term-comma = {", "}
term-semicolon = {"; "}
term-bar-wide = {" | "}
term-bar-tight = |
term-arrow = {"→ "}
term-stack-next = {" > "}
term-nothing = –
term-number = { $n }
term-empty = boş
term-with-rule = { $text } [{ $rule }]
term-seat-bot = Bot { $n }
term-vp = { $n } ZP
term-vp-bracket = ({ $n } ZP)
term-seat-mark = O{ $n }
term-space = { $n }:
term-span = { $first }–{ $last }
term-change = { $what } { $old } → { $new }

## Workers, by letter. Every letter is used once: colour is never needed.

term-letter-labourer = A
term-letter-scout = İ
term-letter-merchant = T
term-letter-fighter = S
term-letter-cleric = R
term-letter-criminal = X

term-slot-labourer = a
term-slot-scout = i
term-slot-merchant = t
term-slot-fighter = s
term-slot-cleric = r
term-slot-criminal = x
term-slot-any = *

term-mark-workshop = ■
term-mark-monk = †O{ $n }
term-mark-outpost = ▲O{ $n }
term-mark-space = 3:
term-mark-times = ×2
term-mark-met = ✓

## Rewards and costs, short

term-short-labourer = { $n } A
term-short-scout = { $n } İ
term-short-merchant = { $n } T
term-short-fighter = { $n } S
term-short-cleric = { $n } R
term-short-criminal = { $n } X
term-short-faith = { $n } inanç
term-short-strength = { $n } güç
term-short-influence = { $n } nüf
term-short-silver = { $n } gümüş
term-short-provision = { $n } erzak
term-short-tax = { $n } vergi
term-short-remove-suspicion = −{ $n } şüp
term-short-pay-debt = { $n ->
    [1] borç öde
   *[other] { $n } borç öde
}
term-short-destroy-debt = { $n ->
    [1] borç sil
   *[other] { $n } borç sil
}
term-short-gain-debt = { $n } borç
term-short-debt = { $n } borç
term-short-pray = dua
term-short-free-recruit = işe alım
term-short-free-develop = atölye
term-short-nothing = hiç
term-short-absolution = aklanma

term-goods-silver = Gümüş
term-goods-provision = Erzak
term-goods-suspicion = Şüphe
term-goods-unpaid = Ödenmemiş borç
term-goods-paid = Ödenmiş borç
term-goods-points = Puan
term-goods-tax = Vergi kasası

## The main board

term-header = Tur { $round } / { $rounds } · vergi { $tax }/{ $full }
term-townsfolk = Şehirli
term-cost = Maliyet
term-discard = Iskartaya
term-hire = Ekibe
term-ability = Yetenek
term-cost-silver = { $n }
term-cost-or-debt = { $n }/borç
term-region = Bölge
term-place-in-row = #
term-flags = İnanç/Güç
term-flag-pair = { $faith }/{ $strength }
term-spaces = Alanlar (†O1: 1. oyuncunun keşişi, ▲O1: karakolu)
term-outsiders = Yabancı
term-attack = Saldırı
term-pay = Öde
term-convert = İman
term-worth-title = Oyun sonu ZP
term-outsider = { $name } ({ $people })
term-people-saracen = Sar
term-people-byzantine = Biz
term-people-viking = Vik
term-worth = { $per ->
    [1] her { $what }: { $vp }
   *[other] her { $per } { $what }: { $vp }
}
term-worth-base = { $per ->
    [1] { $base } + her { $what }: { $vp }
   *[other] { $base } + her { $per } { $what }: { $vp }
}
term-worth-softer = ödenmemiş borç kaybı { $vp } az
term-count-develop = Geliştirme
term-count-recruit = ekip üyesi
term-count-commission = Görevlendirme
term-count-fortify = İstihkâm
term-count-garrison = Garnizon
term-count-absolve = Aklama
term-count-faith = inanç
term-count-strength = güç
term-count-influence = nüfuz
term-count-attacked-saracen = saldırılan Sar
term-count-attacked-byzantine = saldırılan Biz
term-count-attacked-viking = saldırılan Vik
term-count-completed-kings-order = tamamlanan emir
term-count-converted-mercenary = Paralı Asker
term-count-paid-debt = ödenmiş borç
term-count-suspicion = şüphe
term-orders = Kralın Emri (kaç kez yapıldı)
term-order-task = { $n }× { $action }
term-from-round = { $n }. turdan itibaren
term-from-rounds = yenileri { $rounds }. turda
term-favours = Kralın İyiliği
term-taverns = Hanlar

term-trigger-inquisition = Engiz.
term-trigger-pay-debt = Ödenen borç
term-trigger-none = {""}
term-when = { $trigger }: { $rewards }
term-if-suspicion = { $trigger }, 2+ şüp
term-if-innocent = { $trigger }, 0 şüp

## A seat

term-paladin = Paladin
term-no-paladin = henüz yok
term-attribute = { $track }
term-attribute-boosted = { $track }+{ $boost } = { $now }
term-attribute-faith = İnanç
term-attribute-strength = Güç
term-attribute-influence = Nüfuz
term-workers = İşçiler
term-silver = Gümüş { $n }
term-provisions = Erzak { $n }
term-suspicion = Şüphe { $n }
term-debts = { $unpaid ->
    [0] { $paid ->
        [0] Borç yok
       *[other] Borç: ödenmemiş yok, ödenmiş { $paid }
    }
   *[other] { $paid ->
        [0] Borç: ödenmemiş { $unpaid }
       *[other] Borç: ödenmemiş { $unpaid }, ödenmiş { $paid }
    }
}
term-points = { $n } puan
term-times = ×{ $n }
term-needs-influence = nüf { $n }+
term-no-more = bitti
term-crew = Ekip
term-walls = Duvarlar
term-walls-built = { $vp ->
    [0] { $n } duvar kuruldu
   *[other] { $n } duvar kuruldu ({ $vp } ZP)
}
term-jars = Çömlekler
term-jars-placed = { $n } çömlek kondu; boş alanlar:
term-attacked = Saldırılan
term-converted = İmana getirilen
term-passed = { $name } (pas geçti)
term-ai-workers = { $n } işçi
term-ai-track = Kaynaklar
term-ai-track-is = belirteç { $length } alanın { $marker }. alanında; sonu geçince en düşük niteliği yükselir. Kartlara da bu yerden başlayarak bakar.
term-ai-stack = Belirteçler
term-ai-stack-is = { $stack } (eşit niteliklerden ilki yükselir)
term-ai-schemes = Planlar
term-ai-schemes-are = destede { $left }; oynanan: { $played }
term-ai-none-played = henüz yok
term-ai-top-row = Yapamazsa: yapabildiği ilk eylem
term-ai-right = Sağ tarafı
term-ai-needs = { $n } işçi
term-ai-used = dolu
term-pile-hand = Çekilenler
term-pile-chosen = Seçildi, kapalı
term-pile-top = Destenizin üstünde
term-pile-bottom = Destenizin altında, ilki en üstte

term-legend-any = burada herhangi bir işçi durabilir
term-legend-coloured = burada bu renk gerekir (suçlu da olur); köşeli parantez içinde: dolu
term-legend-workshop = atölye: burada artık işçi gerekmez
term-legend-seat = birinci oyuncu; ikincisi O2, sonrakiler de böyle gider
term-legend-space = 3 numaralı alanda ne olduğu: seçimler alanları bu numaralarla anar
term-legend-times = iki kez yapıldı
term-legend-short = Kısaltmalar: nüf nüfuz, şüp şüphe (−1 şüp: bir şüphe kaldır), vergi vergi kasasından gümüş, dua bir alanı temizle, borç sil bir borcu yok et, işe alım ve atölye ücretsiz, Sar Sarazen, Biz Bizanslı, Vik Viking, Engiz. Engizisyonda, nüf 3+ 3 nüfuz gerekir. Öde: eksik güç için gümüş. İman: imana getirince kazanılan. İnanç/Güç: bölgenin istediği; keşiş inanç, karakol güç ister. Güç 2+1 = 3 (1 ZP): 2 yoldan, 1 paladinden; ZP yolun getirdiğidir.
term-legend-monk = 1. oyuncunun keşişi
term-legend-outpost = 1. oyuncunun karakolu
term-legend-met = tamamlanmış bir Kralın Emri

## Playing

term-over = Oyun bitti.
term-hand-over = Sıradaki: { $who }. Klavyeyi devredin: sıradaki seçim gizli.
term-save-failed = Oyun kaydedilemedi: { $why }
term-turn-of = { $who }: { $prompt }
term-seed = tohum { $seed }
term-dot = {" · "}
term-saved = Kaydedildi. Sürdürmek için: { $command } play --resume { $name }
term-mark-new = ▌
term-hand-over-hint = Siz misiniz, { $who }, ve başka bakan yok mu? Öyleyse Enter tuşuna basın. (Escape: kaydet ve çık)

term-board = Ana tahta
term-own = { $who }: tahta ve kartlar
term-rivals = Rakipler
term-why = Neden olmaz?
term-why-none = Yapılabilecek her şey seçilebiliyor.
term-log = Oyun günlüğü
term-score = Puan durumu
term-help = Yardım
term-secrets = Yalnızca sizin için
term-cards = Görünen kartlar ne yapar
term-no-secrets = Şu anda gizli kartınız yok.
term-close = Escape: geri

term-choice = { $label }
term-choice-cost = { $label } — maliyet: { $cost }
term-choice-both = { $label } — maliyet: { $cost }; etki: { $effect }
term-choice-effect = { $label } — { $effect }
term-hint = 1 ile { $n } arasında bir sayı yazın veya seçmeden önce ↑ ↓ ile bakın.
term-hint-over = s: puan durumu, l: günlük, q: çık
term-preview = Sonra: { $changes }
term-no-change = henüz değişen sayı yok
term-stop-choice = Ardından seçmeye devam edersiniz.
term-stop-chance = Ardından ne geleceği bir karta veya zara bağlı.
term-stop-other = Ardından seçim başkasınındır.
term-stop-end = Ardından oyun biter.
term-final = ! Bundan sonra geri dönüş yok. Enter seçimi yapar.

term-key-undo = Geri al
term-key-turn = Sıra başı
term-key-redo = Yinele
term-key-why = Neden olmaz?
term-key-score = Puan
term-key-board = Tahta
term-key-own = Siz
term-key-rivals = Rakipler
term-key-log = Günlük
term-key-next = Bölme
term-key-peek = Gizli kartlarınız
term-key-cards = Kartlar
term-key-help = Yardım
term-key-quit = Çık

## The score sheet

term-total = Toplam
term-place-title = Sıralama
term-place = { $n }.
term-score-secret = Bu oyunda puanlar sona kadar gizlidir.
term-score-so-far = Oyun şimdi bitseydi durum bu olurdu.
term-winner = { $n ->
    [1] Kazanan: { $who }.
   *[other] Zaferi paylaşanlar: { $who }.
}

## Help

term-help-key-number = 1 2 3 …
term-help-number = seçimi yap (geri dönüşü yoksa iki kez veya Enter ile)
term-help-key-arrows = ↑ ↓
term-help-arrows = bir seçime bak: neyi değiştirir
term-help-key-enter = Enter
term-help-enter = baktığınız seçimi yap
term-help-key-undo = u
term-help-undo = son seçimi geri al
term-help-key-turn = t
term-help-turn = sıranın başına dön
term-help-key-redo = r
term-help-redo = yeniden yap
term-help-key-why = w
term-help-why = bir şey neden sunulmuyor?
term-help-key-views = b o v l Tab
term-help-views = ana tahta, sizin tahtanız, rakipler, günlük; sıradaki bölme
term-help-key-scroll = PgUp PgDn
term-help-scroll = çerçevesi parlak bölmeyi kaydır
term-help-key-score = s
term-help-score = şimdiye kadarki puanlar, kaynağına göre
term-help-key-peek = p
term-help-peek = gizli kartlarınız
term-help-key-cards = i
term-help-cards = görünen kartların ne yaptığı, sözle
term-help-key-quit = q
term-help-quit = çık; oyun kayıtlı kalır
term-help-saved = Oyun her seçimden sonra kaydedilir.

## The start menu

term-menu-title = Regnum
term-menu-hint = Bir sayı yazın. q: çık
term-menu-resume = Sürdür
term-menu-players = { $n ->
    [1] tek kişilik
   *[other] { $n } oyuncu
}
term-menu-with-bots = { $n } tanesi bot
term-menu-round = { $n ->
    [0] kurulum
   *[other] { $period ->
        [day] { $n }. gün
       *[round] { $n }. tur
    }
}
term-menu-solo = Tek başınıza (rakip: { $rival }), { $level }
term-menu-people = Bu klavyede { $n } kişi
term-menu-alone = Tek başınıza (rakip: { $rival })
term-menu-bots = { $n } bota karşı

## Plain mode

term-plain-help =
    Bir seçimin numarasını veya metin biçimini yazın. Ayrıca: u geri al, t sıranın başı, r yinele, w neden olmaz,
    v rakipler (tek kişilikte automa), b oyunun bütün durumu, s puan durumu, l günlük, c seçimler yeniden,
    p gizli kartlarınız, i görünen kartlar ne yapar, N? N numaralı seçim neyi değiştirir, ? bu yardım, q çık.
term-plain-ask = {"> "}
term-plain-choice = { $n }. { $label }
term-plain-log = * { $text }
term-plain-position = — { $text } —
term-plain-refused = { $label }: { $reason } [{ $rule }]
term-plain-preview = Sonra: { $changes }. { $stop }
term-plain-final = Bundan sonra geri dönüş yok.
term-plain-unknown = Burada “{ $typed }” diye bir seçim yok. (?: neler yazılabilir)
term-plain-enter = Enter tuşuna basın.
term-plain-no-peek = Burada birkaç kişi oynarken gizli kartlar yalnızca gizli bir seçimden önce gösterilir.

## Commands

term-error-bots = En az bir insan oyuncu gerekir: bu oyuncu sayısı ({ $players }) için çok bot var ({ $bots }).
term-error-bot = “{ $bot }” diye bir bot yok. Olanlar: { $bots }.
term-error-no-file = “{ $file }” diye bir dosya yok: ne burada ne de kayıtlı oyunlar arasında.
term-error-file = { $file }: { $why }
term-error-at = Oyun kaydında { $choices } seçim var; { $at } seçim sonrasında bir oyun durumu yok.
term-error-components = { $more ->
    [0] { $first }
    [1] { $first } (bir sorun daha var)
   *[other] { $first } ({ $more } sorun daha var)
}
term-menu-level = Botlar ne kadar güçlü olsun?
term-menu-bot = { $name }: { $way }
term-error-resume-with = Kayıtlı bir oyun nasıl oynandığını kendisi söyler: --resume, --{ $option } ile birlikte kullanılmaz.
term-error-resume-game = Kayıtlı bir oyun hangi oyun olduğunu kendisi söyler: --resume, “{ $game }” olmadan kullanılır.
term-error-solo-players = Tek kişilik oyun bir oyuncu içindir; { $players } oyuncuyla oynanmaz.
term-error-solo-level = { $game } tek kişilikte yalnızca bir zorluk tanır: --solo düzey belirtmeden yazılır.
term-perft = derinlik { $depth }: { $nodes }
term-selftest-set = { $players } oyuncu, { $options }: { $passed } başarılı, { $failed } başarısız, { $decisions } karar
term-selftest-plain = { $players } oyuncu: { $passed } başarılı, { $failed } başarısız, { $decisions } karar
term-selftest-failure = {"  "}{ $why }
term-selftest-total = { $passed } başarılı, { $failed } başarısız
term-components-title = Bileşen dosyası, parmak izi { $fingerprint }
term-components-mark = ?
term-components-origin-rulebook = kural kitabı
term-components-origin-printed = basılı oyun
term-components-origin-source = kaynak
term-components-origin-memory = bellek
term-components-origin-reconstructed = yeniden oluşturuldu
term-components-from = [{ $origin }]
term-components-from-note = [{ $origin }: { $note }]
term-components-count = { $n } değer: { $origin }
term-components-legend = { $mark } yeniden oluşturulan değerleri gösterir: basılı oyunla karşılaştırılmalıdır.
term-replay-bad = Oyun kaydı tutmuyor: { $why }
term-replay-log = { $n } { $text }
term-replay-offered = Sunulanlar: { $offered }
term-replay-verified = Doğrulandı: { $choices } seçimin { $at } tanesinden sonra.
