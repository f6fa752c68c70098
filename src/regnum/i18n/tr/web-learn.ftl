### Learning at the table and before it: what options are for. How a game goes, its rules and their
### examples are in the rule books (*-rules.ftl), which come when somebody asks for them.

## Options, where they are chosen: the option, then what a value of it means

web-option-why = Bu nedir: { $option }?
paladins-option-difficulty-what = Yapay zekâ oyuncusunun ne kadar önde başladığı: eylemlerini daha etkili kılan atölyelerinin sayısı. Kurallar aynıdır.
paladins-option-difficulty-easy-what = Kolay, ona 1 atölye verir: ilk oyun için en uygunu.
paladins-option-difficulty-standard-what = Standart, ona 3 atölye verir.
paladins-option-difficulty-hard-what = Zor, ona 5 atölye verir.
troyes-option-bonus-what = Ötekilerle karılan dört ek kart: Manastır Başrahibi, Fırıncı, Ziyafet ve kırmızı bir olay olan Direniş.
troyes-option-bonus-no-what = Bunlar olmadan temel oyunun kartlarıyla oynarsınız: başlangıç için en uygunu.
troyes-option-bonus-yes-what = Bunlarla, dört karttan herhangi biri çıkabilir. Kural değil, seçenek eklerler.
gugong-option-bonus-what = Ötekilerle karılan, üç türden altı ek seyahat jetonu. Her biri günün sonuna kadar etkilidir ve hizmetkârlarınızdan birini bağlar.
gugong-option-bonus-no-what = Bunlar olmadan haritada yalnızca sıradan jetonlar bulunur: başlangıç için en uygunu.
gugong-option-bonus-yes-what = Bunlarla bir jeton hediyelerinize 1 ekleyebilir, bir konumda 1 ZP geçiş ücreti alabilir veya başkalarının orada yaptığını takip etmenizi sağlayabilir.
gugong-option-expert-what = Hediye kartlarının yedi görevliye nasıl dağıtıldığı.
gugong-option-expert-no-what = Olağan oyunda başlangıçta görevlilerde hep aynı yedi kart durur, deste de aynı on bir karttır.
gugong-option-expert-yes-what = Uzman varyantında eldekiler dışında bütün kartlar karılır; böylece her oyun farklı başlar.
gugong-option-difficulty-what = Rakibiniz Meng’in ne kadar güçlü olduğu. Kartları arasındaki özel bir kart, odağında bedelsiz hamle yapmasını sağlar.
gugong-option-difficulty-easy-what = Kolay, iki özel kartından birini çıkarır: başlangıç için en uygunu.
gugong-option-difficulty-normal-what = Standart, ona iki özel kartı da verir.
gugong-option-difficulty-hard-what = Zor, ona iki özel kartı ve beşinci bir hediyeyi, yani her gün bir sıra fazlasını verir.
gugong-option-focus-what = Meng’in oyun boyunca en çok ilgilendiği konum. Onu orada hissedersiniz.
gugong-option-focus-random-what = Yedi konumdan biri çekilir.
gugong-option-sets-what = İkinizin hangi başlangıç elleriyle oynadığı: ilk sayı sizin setiniz, ikincisi Meng’in seti. Kuralları değil, kartları değiştirir.

web-option-words = Kartları karmak için kendi sözcükleriniz
web-option-words-what = Gerekli değil. Buraya yazdığınız her şey kartların karılmasına katılır; böylece kartları kimsenin seçmediğini sonradan denetleyebilirsiniz.
web-option-bots = Kaç bot
web-option-bots-what = Botlar sizin gibi oyunculardır; aynı kurallarla oynar, aynı şeyleri görürler: gizli kartlarınızı bilmezler.
web-option-level = Botlar ne kadar güçlü
web-option-level-random-what = Rastgele oynayan bot var olan seçimlerden herhangi birini yapar: bir şeyler denemek için.
web-option-level-simple-what = Basit bot biraz ileriye bakar ve kendisi için en değerli olanı seçer.
web-option-level-squire-what = Yaver bot kendi sırasında mantıklı oynar ama ilerisini düşünmez, bazı şeyleri yanlış değerlendirir, bazılarını gözden kaçırır: ilk akşam için.
web-option-level-knight-what = Şövalye bot neyin genellikle işe yaradığını bilir ve az hata yapar: çoğu oyuncu için iyi bir rakip.
web-option-level-paladin-what = Paladin bot karar vermeden önce en ileriye bakar ve en uzun o düşünür: üçünün en güçlüsü.
web-option-players = Kaç oyuncu
web-option-players-what = Her sayıda aynı kurallar geçerlidir; oyuncu arttıkça tahtalarda yer azalır, bekleme uzar.
web-option-listed = Açık masalar listesinde herkese göster
web-option-listed-what = O zaman bu sunucuyu açan herkes masanızı görebilir ve boş bir koltuğa oturabilir. Yoksa yalnızca bağlantıyı veya kodu verdikleriniz oturabilir.
web-option-ready = Herkes hazır olunca başla
web-option-ready-what = Oyun, son koltuk dolar dolmaz değil, herkes hazır olduğunu söyleyince başlar.
web-option-clock = Saat
web-option-clock-what = Herkesin bütün oyun için belirli bir süresi ve her seçim için biraz fazlası vardır. Süre bitince, koltuğun sahibi uzakta olduğu sürece onun yerine bir bot oynar.

## How it goes: the sheet behind “?”

web-how-title = { $game }: nasıl oynanır
web-how-open = Nasıl oynanır
web-how-parts = Bu yardımın bölümleri
web-how-part-how = Nasıl oynanır
web-how-part-legend = Simgeler
web-how-part-table = Bu masa
web-how-part-keys = Tuşlar
web-how-rules = Bütün kurallar
web-how-goal = Amacınız
web-how-ways = Puan kazanma yolları
web-how-plain = Bu masada temel oyunun kurallarıyla, hiçbir seçenek olmadan oynanıyor.
web-how-option = { $option }: { $value }
web-how-components = Bileşenler: { $name } · parmak izi: { $fingerprint }
web-how-components-own = Bileşenler: oyunla geldiği gibi · parmak izi: { $fingerprint }
web-how-components-file = Bileşen dosyasını indir
web-how-check = Değerleri kutudakiyle karşılaştır
web-how-with = Seçenekler: { $options }
web-how-signs = { $n } seçenek
