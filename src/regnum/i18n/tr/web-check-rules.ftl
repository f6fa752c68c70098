### The browser client: values that nobody has checked, and their page (loaded with the rules).
### Words of the component file itself (ids, notes, sources) are in English and stand beside these.

web-check-title = Değerleri denetleyin: { $game }
web-check-what = Oyunun kutusu sizde mi? Bazı değerleri kimse basılı bir kopyayla karşılaştıramadı. Her birinin basılı olanla aynı olup olmadığını, değilse yerine ne basılı olduğunu söyleyin. Yanıtlarınız bu tarayıcıda kalır; düzeltmelerinizden, saklayabileceğiniz ve oynayabileceğiniz bir bileşen dosyası yapılır.
web-check-why = Bu değerler kural kitabında yoktu. Tahtalardaki küçük ° işareti, yeniden oluşturulan değerleri gösterir: bilinen her şeye uyacak şekilde tasarlandılar, ama sizin kopyanızda başka bir değer basılı olabilir.
web-check-details = Oyun kutusuyla karşılaştırılmadı: { $what }
web-check-go = Kutu bende: değerleri denetle
web-check-is = { $field }:
web-check-missing = hâlâ eksik
web-check-nothing = hiçbir şey
web-check-yes = Evet
web-check-no = Hayır
web-check-more = Bir fazla
web-check-less = Bir eksik
web-check-as-printed = Basılıyla aynı
web-check-different = Farklı
web-check-all = Hepsi basılıyla aynı
web-check-known = Bilinenler
web-check-none = Burada bir şey yok.

web-check-filter = Hangi değerler
web-check-filter-guessed = Yeniden oluşturulan ({ $n })
web-check-filter-told = Başka kaynaklardan ({ $n })
web-check-filter-different = Düzeltmelerim ({ $n })

web-check-done = { $done } / { $n } denetlendi
web-check-file = Bileşen dosyanız
web-check-progress = Denetlenen: { $done } / { $n } · düzeltilen: { $corrections }
web-check-wrong = { $n ->
    [1] Bir değer henüz uymuyor:
   *[other] { $n } değer henüz uymuyor:
}
web-check-name = Dosyanın adı
web-check-download = İndir
web-check-forget = Yanıtlarımı unut
web-check-play = Bununla oynayabilirsiniz: yeni bir oyunun seçenekleri arasından seçin. Masadaki herkes adını ve parmak izini görür: { $fingerprint }.
web-check-same = Denetlediğiniz her şey bizdekiyle aynı: aynı bileşenlerle oynarsınız ve bu değerlerde küçük ° işareti kalkar.

web-check-origin-reconstructed = Yeniden oluşturuldu: kural kitabına ve herkese açık tüm sayımlara uyacak şekilde tasarlandı.
web-check-origin-source = Bir inceleme yazısı gibi herkese açık bir kaynaktan.
web-check-origin-memory = Bir oyuncunun belleğinden.
web-check-origin-printed = Basılı bir kopyayla karşılaştırıldı.
web-check-confidence = Doğru olduğuna ilişkin tahminimiz: %{ $n }.
web-check-alternative = Şu da olabilir:
web-check-sources = Kaynaklar:

## Parts of the component files

web-check-section-set-up = Kurulum
web-check-section-gifts = Hediyelerin değerleri
web-check-section-gift-cards = Hediye kartları
web-check-section-dice = Kader zarları
web-check-section-travel-tokens = Seyahat jetonları
web-check-section-cities = Şehirler
web-check-section-roads = Yollar
web-check-section-jade = Yeşim
web-check-section-palace = Saray
web-check-section-decrees = Kararnameler
web-check-section-meng = Meng
web-check-section-automa-cards = Meng’in kartları
web-check-section-tax = Vergi kasası
web-check-section-suspicion = Şüphe kartları
web-check-section-townsfolk-row = Şehirli kart sırası
web-check-section-townsfolk = Şehirliler
web-check-section-walls = Duvar kartları
web-check-section-outsiders = Yabancılar
web-check-section-kings-orders = Kralın Emri kartları
web-check-section-kings-favours = Kralın İyiliği kartları
web-check-section-taverns = Han kartları
web-check-section-regions = Haritanın bölgeleri
web-check-section-spaces = Haritanın alanları
web-check-section-paladins = Paladinler
web-check-section-actions = Eylemler
web-check-section-workshops = Atölyeler
web-check-section-jars = Çömlek rafı
web-check-section-scoring = Puanlama
web-check-section-ai-top-row = Yapay zekâ oyuncusu: üst sıra
web-check-section-schemes = Yapay zekâ oyuncusu: plan kartları
web-check-section-neutral-placement = Tarafsız vatandaşlar
web-check-section-buildings = Ana binalar
web-check-section-activity-cards = Faaliyet kartları
web-check-section-marauding = Yağma
web-check-section-events = Olay kartları
web-check-section-solo = Le Roy

## Values

web-check-field-action = Eylem
web-check-field-age = Geldiği tur
web-check-field-amount = Miktar
web-check-field-attack = Saldırı getirisi
web-check-field-attribute-max = Yolların son yeri
web-check-field-attribute-vp = Yollardaki ZP
web-check-field-audience-vp = Huzura çıkma ZP’si
web-check-field-bishopric = Piskoposluktaki sıralama
web-check-field-black = Siyah zarlar
web-check-field-bonus = Bonus
web-check-field-boost = Nitelikler
web-check-field-calls = Sonraki olayın rengi
web-check-field-cards = 0, 1, 2 gümüşlü kartlar
web-check-field-choices = Şunlardan biri
web-check-field-city-hall = Belediye Binasındaki sıralama
web-check-field-colour = Renk
web-check-field-commission = Görevlendirme ZP’si
web-check-field-convert = İmana Getirme getirisi
web-check-field-copies = Kopya sayısı
web-check-field-cost = Maliyet
web-check-field-count = Kaç tane var
web-check-field-day-servants = Her sabahki hizmetkârlar
web-check-field-develop = Geliştirme ZP’si
web-check-field-dice = Zarlar
web-check-field-discard = Iskartaya atmanın getirisi
web-check-field-discount = İndirim
web-check-field-divisor = Bölen
web-check-field-faces = Yüzler
web-check-field-faith = Gereken inanç
web-check-field-first-vp = ZP, birinci
web-check-field-flags = Bayraklar
web-check-field-fortify = İstihkâm ZP’si
web-check-field-absolve = Aklama ZP’si
web-check-field-garrison = Garnizon ZP’si
web-check-field-from = Nereden
web-check-field-gain = Getirisi
web-check-field-hire = Usta ücreti
web-check-field-houses-1 = Fiyatlar, 2 ve 3 oyuncu yüzü
web-check-field-houses-2 = Fiyatlar, 4 ve 5 oyuncu yüzü
web-check-field-immediate = Hemen getirdiği
web-check-field-influence = Gereken nüfuz
web-check-field-name = Ad
web-check-field-palace = Saraydaki sıralama
web-check-field-path = Meng’in güzergâhı
web-check-field-people = Halk
web-check-field-players = En az oyuncu sayısı
web-check-field-region = Bölge
web-check-field-returns = Meng’in devam ettiği yer
web-check-field-reward = Ödül
web-check-field-rounds = 1, 2, 3, 4 oyuncuyla tur sayısı
web-check-field-row-length = Bir sıradaki yer sayısı
web-check-field-rows = Her sayının sırası
web-check-field-second-vp = ZP, ikinci
web-check-field-set = Onunla başlayan
web-check-field-side = 1 ila 5 oyuncuyla tahtanın yüzü
web-check-field-silver = Gümüş
web-check-field-strength = Gereken güç
web-check-field-supply = 1, 2, 3, 4 oyuncuyla gümüş
web-check-field-timing = Ne zaman işler
web-check-field-to = Nereye
web-check-field-token-spaces = Seyahat jetonu alanları
web-check-field-top = Gündüz
web-check-field-two-players = İki oyuncuyla yerler
web-check-field-value = Değer
web-check-field-vp = ZP
web-check-field-waive = Ödenmesi gerekmeyen
web-check-field-worker = İşçi
web-check-field-workers = İşçiler
web-check-field-x = Soldan yeri
web-check-field-y = Yukarıdan yeri
