### Gùgōng in the browser: help in words for everything on the boards, and the glossary.

## Gift cards

web-gugong-help-gift-action = Veren önce şunu yapabilir: { $action }.
web-gugong-help-gift-none = Kendi hamlesi yoktur.
web-gugong-help-gift-match = Bir kader zarı { $value } gösteriyor: ıskarta destesindeyse bu gece eşleşir.

## Locations. What the variants do is told before these lines, in the words of web-gugong-do-*.

web-gugong-help-place-jade = Yeşimi için bir evin bedelini ödeyin; bütün evler boşsa meydanın bedelini (hizmetkâr: { $square }).
web-gugong-help-place-travel = Her hareketle bir jeton alınır ve avantajı kullanılır.
web-gugong-help-place-decrees = Bedeli, oradaki her rakip hizmetkârı için de { $more } fazlasını ödeyin; sonra bir hizmetkâr oyun sonuna kadar orada kalır.
web-gugong-help-lies-here = Görevlinin hediyesi: { $card }.
web-gugong-help-free-here = Elinizdekilerden burada ücretsiz olanlar: { $cards }.
web-gugong-help-tag-free = Seçtiğiniz hediye burada ücretsiz.
web-gugong-help-tag-pay = Seçtiğiniz hediye daha yüksek değil: { $n } hizmetkâr, başka bir kart veya hamlesiz takas.
web-gugong-help-tag-none = Seçtiğiniz hediye daha yüksek değil; ne hizmetkâr ne kart ödeyebilirsiniz: hamle yapılmaz.
web-gugong-help-token-here = { $name } adlı oyuncunun burada bir jetonu var: { $token }.
web-gugong-help-focus = Meng’in odağı burası: özel kartları onu buraya götürür.

## Travel

web-gugong-help-city-token = Burada bir jeton var: { $token }.
web-gugong-help-city-empty = Burada jeton yok; gezginler buradan geçer.
web-gugong-help-city-travellers = Buradaki gezginler: { $names }.
web-gugong-help-city-roads = Yolların gittiği şehirler: { $cities }.
web-gugong-help-city-reachable = Gezgininiz buraya bir hareketle gelebilir.

## The Great Wall

web-gugong-help-wall = Hizmetkârlar: { $total } / { $size }; { $size } olunca bölüm tamamlanır.
web-gugong-help-wall-of = { $name }: { $n }.
web-gugong-help-wall-most = En çok hizmetkârı olana: { $vp } ZP; elçi adımı: { $envoy }. Sonra onun hizmetkârları stoka döner, ötekiler kalır.

## Jade

web-gugong-help-house = Ev
web-gugong-help-house-price = Yeşimi { $n } hizmetkâr tutar.
web-gugong-help-house-empty = Yeşimi alınmış.
web-gugong-help-square = Bütün evler boşalınca { $n } hizmetkâra stoktan bir yeşim.
web-gugong-help-price-now = Sizin için bedeli şimdi: { $n }.

## Intrigue

web-gugong-help-benefit = Entrika avantajı
web-gugong-help-benefit-what = Çin Seddi puanlanınca, orada hizmetkârı olanlar için: { $what }.
web-gugong-help-medal-here = Entrika konumunda, bugün A seçeneğini ilk yapacak olanı bekliyor.
web-gugong-help-medal-held = Bugün onda: { $name }.
web-gugong-help-medal-what = Sabah onu elinde tutan başlangıç oyuncusu olur.

## The palace

web-gugong-help-audience = Saraydaki yer
web-gugong-help-audience-vp = Oyun sonunda { $vp } ZP değerinde.
web-gugong-help-audience-free = Boş: { $step }. adıma gelen sonraki elçi en değerli boş yeri alır.
web-gugong-help-audience-taken = Dolu: { $name }.

## Decrees

web-gugong-help-decree = { $level }. seviye kararname
web-gugong-help-decree-what = Avantajı: { $what }.
web-gugong-help-decree-printed = Basılı bedel { $n }, hemen { $vp } ZP.
web-gugong-help-decree-servants = Oradaki hizmetkârlar: { $names }.
web-gugong-help-decree-yours = Sizde var.

## The Grand Canal

web-gugong-help-route = Kanalın { $n }. rotası
web-gugong-help-route-what = Gemiler limandan limana gider, dolu olanları atlar ve rotalarını hiç değiştirmez.
web-gugong-help-port = { $route }. rota, { $n }. liman
web-gugong-help-port-none = Burada ödül yok.
web-gugong-help-port-reward = { $n } hizmetkârı olan bir geminin talep edebileceği: { $reward }.
web-gugong-help-ship = Gemi { $n }: { $name }
web-gugong-help-ship-home = İlk hizmetkârını bekliyor.
web-gugong-help-ship-aboard = Dolu yer: { $n } / { $places }.
web-gugong-help-ship-double = Çift hizmetkâr gemide ve iki yer kaplıyor.
web-gugong-help-ship-full = Limanının ödülünü talep edebilir.
web-gugong-help-ship-night = Her gece ilerler; { $n }. limandan sonra denizde kaybolur.

## The destiny dice

web-gugong-help-die = { $n }. kader zarı: { $face }
web-gugong-help-die-faces = Yüzleri: { $faces }.
web-gugong-help-die-what = Gece, ıskarta destesinde bir zarla eşleşen her kart için hizmetkâr: { $servants }. En çok eşleşmeye: { $vp } ZP; elçi adımı: { $envoy }.

## A seat

web-gugong-help-pool = Kullanıma hazır { $n } hizmetkâr.
web-gugong-help-pool-worth = Çift hizmetkârla birlikte en fazla { $n } öderler.
web-gugong-help-supply = Kazanılmayı bekleyen { $n } hizmetkâr.
web-gugong-help-double-locked = Bir limanda talep edilene kadar kilitli.
web-gugong-help-double-pool = Havuzda.
web-gugong-help-double-supply = Stokta.
web-gugong-help-double-wall = Çin Seddi’nde duruyor.
web-gugong-help-double-parked = Bir bonus jetonunu etkin tutuyor.
web-gugong-help-double-ship = Bir gemide.
web-gugong-help-double-what = Bir veya iki öder, Çin Seddi’nde ve gemilerde iki sayılır, bir olarak kazanılır; kararnamelere hiç konmaz.
web-gugong-help-tokens = Jeton: { $n }. Alan: { $spaces }. Değişimde sayılan: { $worth }.
web-gugong-help-waiting = Yer bekliyor: { $token }.
web-gugong-help-active = Gün sonuna kadar etkin: { $token } ({ $place }).
web-gugong-help-trade = Seyahat jetonu değişimi
web-gugong-help-trade-what = Jeton: { $n }. Karşılığında: { $gain }.
web-gugong-help-trade-when = Kendi sıranızın her anında; çift jeton iki sayılır.
web-gugong-help-reward = Liman ödülü: { $reward }
web-gugong-help-reward-taken = Talep edilen: { $taken } / { $limit }.
web-gugong-help-seat-points = Şimdiye kadar { $n } ZP; oyun şimdi bitse { $total } ZP.
web-gugong-help-seat-outside = Elçinin adımı: { $n } / { $top }. Sarayın dışında kalan kazanamaz.
web-gugong-help-seat-outside-meng = Elçinin adımı: { $n } / { $top }. Meng dışarıdan da kazanabilir, yalnızca sarayın ZP’sinden yoksun kalır.
web-gugong-help-seat-inside = Elçi içeride: oyun sonunda { $vp } ZP.
web-gugong-help-seat-standing = Her eşitliği bozan entrikada { $n }. sırada.

## Glossary

web-gugong-glossary-people = Kişiler
web-gugong-glossary-places = Yerler
web-gugong-glossary-cards = Hediye kartları
web-gugong-glossary-tokens = Seyahat jetonları
web-gugong-glossary-signs = İşaretler
web-gugong-term-gg-servant = Hizmetkâr
web-gugong-term-gg-servant-what = Havuzdayken onunla öder, onu yerleştirirsiniz; ödenenler genel stoka gider.
web-gugong-term-gg-supply = Genel stok
web-gugong-term-gg-supply-what = Yeniden kazanılabilecek hizmetkârlar.
web-gugong-term-gg-double = Çift hizmetkâr
web-gugong-term-gg-double-what = Bir veya iki öder, Çin Seddi’nde ve gemilerde iki sayılır; kilidi bir limanda açılır.
web-gugong-term-gg-envoy = Elçi
web-gugong-term-gg-envoy-what = Saraya yükselir; oyun sonunda içeride olmayan puan almaz.
web-gugong-term-gg-traveller = Gezgin
web-gugong-term-gg-traveller-what = Şehirden şehre gider ve jeton toplar.
web-gugong-term-gg-wall = Çin Seddi
web-gugong-term-gg-wall-what = Hizmetkâr yerleştirin; tamamlanan bir bölüm, en çok hizmetkârı olana puan verir.
web-gugong-term-gg-jade = Yeşim
web-gugong-term-gg-jade-what = Oyun sonunda ne kadar çoksa her biri o kadar değerlidir.
web-gugong-term-gg-intrigue = Entrika
web-gugong-term-gg-intrigue-what = Her eşitliği bozar; Çin Seddi puanlanınca adımları avantaj getirir.
web-gugong-term-gg-palace = Cennet Saflığı Sarayı
web-gugong-term-gg-palace-what = Erken gelenler daha iyi yerleri alır; içeride her ek adım bir puandır.
web-gugong-term-gg-decree = Kararname
web-gugong-term-gg-decree-what = Üzerindeki bir hizmetkâr, puan ve oyunun sonuna kadar avantajını getirir.
web-gugong-term-gg-ship = Büyük Kanal
web-gugong-term-gg-ship-what = Dolu gemiler limanların ödüllerini talep eder.
web-gugong-term-gg-gift = Hediye kartı
web-gugong-term-gg-gift-what = Bir görevliyle takas edilir; daha yüksek olan ücretsizdir.
web-gugong-term-gg-hand = El
web-gugong-term-gg-hand-what = Bugün verilecek hediye kartları.
web-gugong-term-gg-discard = Iskarta destesi
web-gugong-term-gg-discard-what = Aldıklarınız ve attıklarınız: yarınki eliniz, yalnızca siz görürsünüz.
web-gugong-term-gg-swap = Değiştirme
web-gugong-term-gg-swap-what = Elinizdeki veya ıskarta destenizdeki bir kartı, bedelsiz ve hamlesiz, tahtadaki biriyle değiştirin.
web-gugong-term-gg-take-back = Ele geri al
web-gugong-term-gg-take-back-what = Atılmış bir hediye ele geri gelir.
web-gugong-term-gg-servants1 = Bir hizmetkâr
web-gugong-term-gg-servants1-what = Genel stoktan havuza.
web-gugong-term-gg-servants2 = İki hizmetkâr
web-gugong-term-gg-servants2-what = Genel stoktan havuza.
web-gugong-term-gg-token = Seyahat jetonu
web-gugong-term-gg-token-what = Alınınca bir avantaj getirir ve değiştirilmek üzere saklanır.
web-gugong-term-gg-double-token = Çift jeton
web-gugong-term-gg-double-token-what = Değiştirilirken iki sayılır.
web-gugong-term-gg-plus1 = Daha değerli hediyeler
web-gugong-term-gg-plus1-what = Bonus jetonu: bugün verdiğiniz her hediye bir fazla sayılır.
web-gugong-term-gg-toll = Geçiş ücreti
web-gugong-term-gg-toll-what = Bir konumdaki bonus jetonu: orada hamle yapan başkaları size bir puan verir.
web-gugong-term-gg-follow = Takip
web-gugong-term-gg-follow-what = Bir konumdaki bonus jetonu: başkası orada hamle yapınca siz de yapabilirsiniz.
web-gugong-term-gg-vp = Zafer puanı
web-gugong-term-gg-vp-what = Elçisi içerideyse, en çok puanı olan kazanır.
web-gugong-term-gg-die = Kader zarı
web-gugong-term-gg-die-what = Bir kartın üzerinde: değeri bir zarda görünüyor, yani ıskarta destesindeyse gece eşleşir.
web-gugong-term-gg-medal = Madalya
web-gugong-term-gg-medal-what = Sonraki başlangıç oyuncusu.
web-gugong-term-gg-start = Başlangıç oyuncusu
web-gugong-term-gg-start-what = Bugün ilk oynar.
web-gugong-term-gg-focus = Meng’in odağı
web-gugong-term-gg-focus-what = Özel kartlarının onu götürdüğü yer.
web-gugong-term-gg-equal = Eşit yeter
web-gugong-term-gg-equal-what = Aynı değerde bir hediye daha yüksek sayılır.
web-gugong-term-gg-morning = Sabah
web-gugong-term-gg-morning-what = Yeni jetonlar, yeni zarlar, 1. seviye kararnameler, yeni hizmetkârlar.
web-gugong-term-gg-day = Gündüz
web-gugong-term-gg-day-what = Bütün eller boşalana kadar sırayla birer takas.
web-gugong-term-gg-dusk = Alacakaranlık
web-gugong-term-gg-dusk-what = Meng’e karşı tek kişilik oyunda: günün kartları bir kez daha işler.
web-gugong-term-gg-night = Gece
web-gugong-term-gg-night-what = Zarlarla eşleşmeler, sonra gemiler ilerler.

## What has no card of its own

web-gugong-help-stairs = Saray, adım { $n } / { $top }
web-gugong-help-stairs-here = Buradaki elçiler: { $names }.
web-gugong-help-stairs-what = Elçi son adımda içeri girer ve en değerli boş yeri alır; sonraki her adım 1 ZP getirir. Oyun sonunda dışarıda olan kazanamaz.
web-gugong-help-marker = Entrika, { $n }. adım
web-gugong-help-marker-here = Burada, üstten başlayarak: { $names }.
web-gugong-help-marker-what = Eşitliği daha ilerideki işaretçi kazanır; aynı adımda üstteki. Adımlar, Çin Seddi puanlanınca avantajlar için de harcanır.
