### Paladins in the browser: help in words for everything on the boards, and the glossary.

## Cards of the rows

web-paladins-help-discard = Iskartaya atılınca: { $rewards }.
web-paladins-help-at-once = Ekibe katılınca: { $rewards }.
web-paladins-help-in-crew = Ekipteyken: { $ability }.
web-paladins-help-price = { $silver ->
    [0] Bu yer ücretsizdir.
   *[other] { $debt ->
        [1] Bu yer { $silver } gümüş veya bir borç tutar.
       *[other] Bu yer { $silver } gümüş tutar.
    }
}
web-paladins-help-price-free = Bu kez, yeri neresi olursa olsun, ücretsizdir.
web-paladins-help-empty-place = Boş yer
web-paladins-help-refilled = Tur sonunda doldurulur.
web-paladins-help-attack = Saldırı (güç { $strength }): { $rewards }.
web-paladins-help-attack-silver = Eksik gücünüz { $silver } gümüş tutar.
web-paladins-help-convert = İmana Getirme (inanç { $faith }): { $rewards }; { $scoring }.
web-paladins-help-converted = İmana getirilince: { $scoring }.
web-paladins-help-points-now = Şu anki duruma göre { $n } ZP.

## Paladins, walls, taverns

web-paladins-help-paladin-workers = Getirdiği: { $workers }.
web-paladins-help-paladin-effect = Bu tur için: { $effect }.
web-paladins-help-wall = Duvar
web-paladins-help-wall-gave = Verdiği: { $wall }.
web-paladins-help-tavern = Han
web-paladins-help-tavern-workers = Alan oyuncunun kazandığı: { $workers }.
web-paladins-help-tavern-criminals = { $n ->
    [1] Suçlu bir şüphe getirir.
   *[other] { $n } suçlunun her biri bir şüphe getirir.
}
web-paladins-help-tavern-taken = Alınmış.

## The King’s cards

web-paladins-help-order = Bunu oyun sonuna kadar yapmış olan { $vp } ZP alır.
web-paladins-help-progress = { $name }: { $n } / { $needed }.
web-paladins-help-order-hidden = Bir Kralın Emri; { $round }. turda açılır, oyun sonunda { $vp } ZP değerindedir.
web-paladins-help-favour-worker = İşçi: { $slots }.
web-paladins-help-favour-cost = İşçi: { $slots }. Maliyet: { $cost }.
web-paladins-help-favour-effect = Getirdiği: { $effect }.
web-paladins-help-favour-used = Orada bir işçi var: sonraki tur yeniden boşalır.
web-paladins-help-favour-once = Turda bir oyuncuya hizmet eder; dua onu temizlemez.
web-paladins-help-favour-hidden = Bir Kralın İyiliği; { $round }. turda açılır.

## The main board

web-paladins-help-region = Bölge { paladins-roman }
web-paladins-help-region-flags = Burada keşişler { $faith } inanç, karakollar { $strength } güç ister. Aşağıdaki yabancı için de aynı bayraklar geçerlidir.
web-paladins-help-space-gives = Buraya konan bir keşiş veya karakolun getirdiği: { $rewards }.
web-paladins-help-space-closed = Yalnızca { $players } veya daha çok oyuncuyla açıktır.
web-paladins-help-space-monk = Burada bir keşiş var: { $name }.
web-paladins-help-space-outpost = Burada bir karakol var: { $name }.
web-paladins-help-tax = Vergi kasası
web-paladins-help-tax-now = Kalan: { $n } / { $full } gümüş.
web-paladins-help-tax-last = Son gümüşü alan Engizisyona yol açar: en çok şüphesi olan bir borç alır ve şüphelerinin yarısını geri verir; sonra kasa yeniden doldurulur.

## A player’s board

web-paladins-help-suspicion = Şüphe
web-paladins-help-suspicion-held = { $name }: { $n }.
web-paladins-help-suspicion-what = Kazanılan her suçlu için çekilir. Engizisyonda en çok şüphe bir borç demektir.
web-paladins-help-debts = Borçlar
web-paladins-help-debts-held = Ödenmemiş: { $unpaid } (her biri { $minus } ZP). Ödenmiş: { $paid } (her biri { $plus } ZP).
web-paladins-help-workers = İşçiler
web-paladins-help-workers-held = Henüz yerleştirilmemiş: { $workers }.
web-paladins-help-workers-kept = Pas geçerken sonraki tur için en fazla { $n } işçi elde tutulabilir.
web-paladins-help-seat-points = Şu anki duruma göre { $n } ZP.
web-paladins-help-passed = Bu tur için pas geçti.
web-paladins-help-attribute = { $name }: yolda { $track }, paladinle { $now }, { $vp } ZP değerinde.
web-paladins-help-slots = İşçiler: { $slots }. Suçlu herkesin yerine geçebilir.
web-paladins-help-slots-none = Burada bütün işi atölyeler görür.
web-paladins-help-cost-now = Şimdiki maliyet: { $cost }.
web-paladins-help-need-now = Sonraki için gereken: { $n } { $attribute }.
web-paladins-help-done = Yapıldı: { $n } / { $most }.
web-paladins-help-done-points = Yapıldı: { $n } / { $most }, şimdiye kadar { $vp } ZP değerinde.
web-paladins-help-used = Burada işçi var: dua da pas geçmek de alanı temizler.
web-paladins-help-action-develop = En soldaki atölyeniz sağ tarafa taşınır ve orada bundan böyle bir işçinin işini görür; altındaki işçiyi kazanırsınız.
web-paladins-help-action-recruit = Bir işçiyle: bir şehirliyi ödülü için ıskartaya atın. Yanında bir savaşçıyla: onu ekibinize alın.
web-paladins-help-action-hunt = Bir işçiyle erzak: { $one }; yanında bir izciyle: { $two }.
web-paladins-help-action-trade = Bir işçiyle gümüş: { $one }; yanında bir tüccarla: { $two }.
web-paladins-help-action-pray = Öteki eylem alanlarınızdan birini temizler; onu yeniden kullanabilirsiniz.
web-paladins-help-action-conspire = Bir suçlu, onunla birlikte bir şüphe getirir.
web-paladins-help-action-commission = Ana tahtanın boş bir alanına bir keşiş gönderir; inancınız bayrağa yetmelidir.
web-paladins-help-action-fortify = Destenin en üstteki duvarını kurar ve ödüllerini kazandırır.
web-paladins-help-action-garrison = Ana tahtanın boş bir alanına bir karakol kurar; gücünüz bayrağa yetmelidir.
web-paladins-help-action-absolve = Ödülü için rafın boş bir alanına bir çömlek taşır ve bir şüphe kaldırır.
web-paladins-help-action-attack = Kartın üstündeki ödüller için bir yabancıyı uzaklaştırır.
web-paladins-help-action-convert = Gücü ve oyun sonu puanları için bir yabancıyı imana getirir.
web-paladins-help-gains = Her seferinde: { $rewards }.
web-paladins-help-slot = { $action }: işçi yeri
web-paladins-help-slot-workshop = Burada bir atölye var: işçi gerekmez.
web-paladins-help-slot-worker = Burada duran: { $worker }.
web-paladins-help-slot-takes = Konabilecek işçi: { $slots }.
web-paladins-help-jar = Çömlek alanı
web-paladins-help-jar-gives = Aklama bu alanla şunu getirir: { $rewards }.
web-paladins-help-jar-filled = Burada zaten bir çömlek var.
web-paladins-help-next-workshops = Atölyelerinizin altındaki işçiler, soldan sağa: { $workers }.

## The glossary: groups, then the symbols by name with what they mean.

web-paladins-glossary-workers = İşçiler
web-paladins-glossary-attributes = Nitelikler ve puanlar
web-paladins-glossary-goods = Kaynaklar, vergi, şüphe, borçlar
web-paladins-glossary-pieces = Oyuncu parçaları
web-paladins-glossary-actions = Eylemler
web-paladins-glossary-cards = Kartlar ve işaretler

web-paladins-term-labourer = Amele
web-paladins-term-labourer-what = Beyaz işçi. Yalnızca renksiz yerlere konur.
web-paladins-term-scout = İzci
web-paladins-term-scout-what = Yeşil işçi; Avcılık, Görevlendirme, İstihkâm ve Saldırı için.
web-paladins-term-merchant = Tüccar
web-paladins-term-merchant-what = Mavi işçi; Ticaret, İstihkâm, Garnizon ve Aklama için.
web-paladins-term-fighter = Savaşçı
web-paladins-term-fighter-what = Kırmızı işçi; İşe Alım, Garnizon, Saldırı ve İmana Getirme için.
web-paladins-term-cleric = Ruhban
web-paladins-term-cleric-what = Siyah işçi; Dua, Görevlendirme, Aklama ve İmana Getirme için.
web-paladins-term-criminal = Suçlu
web-paladins-term-criminal-what = Her yerde durabilen mor işçi. Kazanılan her suçlu bir şüphe getirir.
web-paladins-term-any = Herhangi bir işçi
web-paladins-term-any-what = Renksiz yer: buraya istediğiniz işçi konabilir.
web-paladins-term-faith = İnanç
web-paladins-term-faith-what = Keşiş görevlendirmek ve yabancıları imana getirmek için gerekir; Garnizon ve Aklama ile kazanılır.
web-paladins-term-strength = Güç
web-paladins-term-strength-what = Karakol kurmak ve yabancılara saldırmak için gerekir; İstihkâm ve İmana Getirme ile kazanılır.
web-paladins-term-influence = Nüfuz
web-paladins-term-influence-what = İstihkâm ve Aklama için gerekir; Görevlendirme ve Saldırı ile kazanılır.
web-paladins-term-vp = Zafer puanları
web-paladins-term-vp-what = Oyun sonunda sayılan budur: en çok puanı olan kazanır.
web-paladins-term-silver = Gümüş
web-paladins-term-silver-what = Şehirliler, Geliştirme, Dua, Aklama ve İmana Getirme için ödenir. Oyun sonunda artan her üç kaynak 1 ZP eder.
web-paladins-term-provision = Erzak
web-paladins-term-provision-what = Görevlendirme, İstihkâm ve Garnizon için ödenir. Oyun sonunda artan her üç kaynak 1 ZP eder.
web-paladins-term-tax = Vergi
web-paladins-term-tax-what = Vergi kasasından gelen gümüş. Alınması zorunludur; son gümüş Engizisyona yol açar.
web-paladins-term-suspicion = Şüphe
web-paladins-term-suspicion-what = Kazanılan her suçlu için çekilen kart; vergi getirebilir. Engizisyonda en çok şüphe bir borç demektir.
web-paladins-term-unsuspect = Şüphe kaldır
web-paladins-term-unsuspect-what = En yeni şüphe kartınız ıskartaya gider.
web-paladins-term-debt = Ödenmemiş borç
web-paladins-term-debt-what = Ödenmez veya yok edilmezse oyun sonunda 3 ZP kaybettirir.
web-paladins-term-debt-paid = Borç öde
web-paladins-term-debt-paid-what = Ödenmemiş bir borç ters çevrilir: puan kaybettirmek yerine 1 ZP değerinde olur.
web-paladins-term-debt-gone = Borcu yok et
web-paladins-term-debt-gone-what = Ödenmemiş bir borç kartı destesine döner.
web-paladins-term-debt-gain = Borç al
web-paladins-term-debt-gain-what = Tahtanıza ödenmemiş bir borç gelir.
web-paladins-term-workshop = Atölye
web-paladins-term-workshop-what = Geliştirme ile sağ taraftaki bir işçi yerine konur: o yer artık işçi istemez.
web-paladins-term-monk = Keşiş
web-paladins-term-monk-what = Görevlendirme ile ana tahtaya konur.
web-paladins-term-outpost = Karakol
web-paladins-term-outpost-what = Garnizon ile ana tahtaya konur.
web-paladins-term-jar = Çömlek
web-paladins-term-jar-what = Aklama ile kendi tahtanızdaki bir ödül alanına konur.
web-paladins-term-wall = Duvar
web-paladins-term-wall-what = İstihkâm ile tahtanızın üst kenarına kurulan kart; bazılarında oyun sonu puanları yazar.
web-paladins-term-develop = Geliştirme
web-paladins-term-develop-what = Sağ tarafa bir atölye yerleştirin.
web-paladins-term-recruit = İşe Alım
web-paladins-term-recruit-what = Bir şehirliyi ödülü için ıskartaya atın veya ekibinize alın. Ödül olarak: işçi ve gümüş gerekmeden ekibe.
web-paladins-term-hunt = Avcılık
web-paladins-term-hunt-what = Erzak kazanın.
web-paladins-term-trade = Ticaret
web-paladins-term-trade-what = Gümüş kazanın.
web-paladins-term-pray = Dua
web-paladins-term-pray-what = Tahtanızdaki bir eylem alanından işçileri kaldırın.
web-paladins-term-conspire = Komplo
web-paladins-term-conspire-what = Bir suçlu ve bir şüphe kazanın.
web-paladins-term-commission = Görevlendirme
web-paladins-term-commission-what = Ana tahtaya bir keşiş yerleştirin: inanç gerekir, nüfuz kazanılır.
web-paladins-term-fortify = İstihkâm
web-paladins-term-fortify-what = Bir duvar kurun: nüfuz gerekir, güç kazanılır.
web-paladins-term-garrison = Garnizon
web-paladins-term-garrison-what = Ana tahtaya bir karakol yerleştirin: güç gerekir, inanç kazanılır.
web-paladins-term-absolve = Aklama
web-paladins-term-absolve-what = Bir çömlek yerleştirin: nüfuz gerekir, inanç kazanılır, bir şüphe kalkar.
web-paladins-term-attack = Saldırı
web-paladins-term-attack-what = Bir yabancıyı uzaklaştırın: güç gerekir, nüfuz kazanılır.
web-paladins-term-convert = İmana Getirme
web-paladins-term-convert-what = Bir yabancıyı imana getirin: inanç gerekir, güç kazanılır.
web-paladins-term-paladin = Paladin
web-paladins-term-paladin-what = Bir tur boyunca işçiler, nitelikler ve bir yetenekle size yardım eder.
web-paladins-term-tavern = Han
web-paladins-term-tavern-what = Tur başında alınan dört işçi.
web-paladins-term-townsfolk = Şehirli
web-paladins-term-townsfolk-what = Tahtanın yukarısındaki kart sırasının kartları; ekibinizdekilerin bütün oyun boyunca bir yeteneği olur.
web-paladins-term-saracen = Sarazen
web-paladins-term-saracen-what = Üç yabancı halkından biri. Saldırdıklarınızı Suikastçılar sayar.
web-paladins-term-byzantine = Bizanslı
web-paladins-term-byzantine-what = Üç yabancı halkından biri. Saldırdıklarınızı Barbarlar sayar.
web-paladins-term-viking = Viking
web-paladins-term-viking-what = Üç yabancı halkından biri. Saldırdıklarınızı İstilacılar sayar.
web-paladins-term-purse = Paralı Askerler
web-paladins-term-purse-what = İmana getirdiğiniz Paralı Askerler: ne kadar çok olurlarsa her biri o kadar değerlidir.
web-paladins-term-order = Kralın Emri
web-paladins-term-order-what = Puan için oyun sonuna kadar beş kez yapılacak bir eylem.
web-paladins-term-favour = Kralın İyiliği
web-paladins-term-favour-what = Ana tahtada, turda bir oyuncu için bir eylem alanı.
web-paladins-term-inquisition = Engizisyon
web-paladins-term-inquisition-what = Vergi kasası boşalınca gelir: ekipler devreye girer, en çok şüphe bir borç demektir, kasa doldurulur.
web-paladins-term-start = Başlangıç oyuncusu
web-paladins-term-start-what = Bu tur ilk oynayandır; belirteç saat yönünde geçer.
web-paladins-term-scheme = Plan
web-paladins-term-scheme-what = Yapay zekâ oyuncusunun bundan sonra yapmak istediği.
web-paladins-term-rest = Dinlenme
web-paladins-term-rest-what = Yapay zekâ oyuncusu pas geçer; belirteci 1 alan, kalan her işçi için 1 alan daha ilerler.
web-paladins-term-marker = Kaynak belirteci
web-paladins-term-marker-what = Yapay zekâ oyuncusunun kaynakları ve kart sıralarında hedeflediği yer.
web-paladins-term-bolt = Hemen
web-paladins-term-bolt-what = Kart ekibinize katılınca kazanılır.
web-paladins-term-discard = Iskartaya
web-paladins-term-discard-what = Kart bir ekibe katılmak yerine ıskartaya atılınca kazanılır.
