### Gùgōng: what makes its rules a page to learn from: what chapters are about, names of rules, the words people search
### for, and the worked examples that open at a table (src/regnum/examples/gugong.toml).

## What each chapter is about

gugong-rules-day-what = Oyun işte budur: sıranızda bir görevliye bir kart verir ve orada duranı alırsınız. Ne verdiğiniz ve nereye verdiğiniz, iki hamlenizdir.
gugong-rules-travel-what = Gezgininiz Çin haritasında jeton toplar. Her biri hemen bir şey yapar, sonra da değiştirilebilir.
gugong-rules-wall-what = Herkes aynı Çin Seddi’ni inşa eder. Bir bölüm dolunca orada en çok hizmetkârı olan puan alır.
gugong-rules-jade-what = Yeşim oyun sonuna kadar hiçbir şey yapmaz; sonra her parça bir öncekinden daha değerlidir.
gugong-rules-intrigue-what = Entrika oyundaki her eşitliği kazandırır ve yarın kimin başlayacağını belirler.
gugong-rules-palace-what = Elçiniz dördüncü gece bitmeden saraya ulaşmalıdır. Yoksa kazanamazsınız.
gugong-rules-decrees-what = Kararnameler bir hizmetkârı temelli alır ve oyunun sonuna kadar size yardım eder: ne kadar erken, o kadar iyi.
gugong-rules-canal-what = Üç hizmetkârlı gemiler en büyük ödülleri getirir, ama biraz zaman alır.
gugong-rules-double-what = Hizmetkârlarınızdan biri iki değerindedir. Kilidini kanal açar.
gugong-rules-night-what = Bütün eller boşalınca aldığınız kartlar kader zarlarıyla karşılaştırılır ve gemiler yola devam eder.
gugong-rules-morning-what = Yeni bir gün başlar: yeni jetonlar, yeni zarlar, daha çok hizmetkâr. Dün aldığınız kartlar elinizdedir.
gugong-rules-end-what = Nasıl kazanılır: dördüncü geceden sonra puan getirenler.
gugong-rules-setup-what = Oyun başlarken masada duranlar. Bunları burada sunucu sizin için hazırlar.
gugong-rules-solo-what = Meng bir kart destesine uyar. Oynamak için bunu bilmeniz gerekmez: masa her şeyi yürütür ve size ne olduğunu söyler.
gugong-rules-rulings-what = Kural kitabının çözmediği soruların yanıtları; her biri bu masada geçerli olan yanıttır.

## Names of the rules

gugong-rule-g1-name = Oyuncular ve tahtanın yüzleri
gugong-rule-g2-name = Seyahat jetonları
gugong-rule-g3-name = Oyuna neyle başlarsınız
gugong-rule-g4-name = Başlangıç oyuncusu
gugong-rule-g5-name = Hediye kartları
gugong-rule-g6-name = Kararnameler
gugong-rule-g7-name = Yeşim
gugong-rule-g8-name = Zarlar, gün ve madalya
gugong-rule-g10-name = Madalya
gugong-rule-g11-name = Yeni jetonlar
gugong-rule-g12-name = Kader zarları
gugong-rule-g13-name = Sabah kararnameleri
gugong-rule-g14-name = Yeni hizmetkârlar
gugong-rule-g20-name = Oynama sırası
gugong-rule-g21-name = Hediye takası
gugong-rule-g22-name = 9’a karşılık 1
gugong-rule-g23-name = İki hamleniz
gugong-rule-g24-name = Hediye kartları ne yapar
gugong-rule-g25-name = Jeton değişimi
gugong-rule-g26-name = Havuz ve stok
gugong-rule-g27-name = Zarlarla eşleşmeler
gugong-rule-g28-name = Gemiler yola devam eder
gugong-rule-g29-name = Gece biter
gugong-rule-g30-name = Hareket ve jeton alma
gugong-rule-g31-name = Gezgin nereye gider
gugong-rule-g32-name = Jeton saklama
gugong-rule-g36-name = Jetonlar neyle değiştirilir
gugong-rule-g37-name = Jetona yer yoksa
gugong-rule-g38-name = Jetonlar ne getirir
gugong-rule-g39-name = Bonus jetonları
gugong-rule-g40-name = İnşa
gugong-rule-g41-name = Bir bölüm tamamlanınca
gugong-rule-g42-name = Çin Seddi’nden kim puan alır
gugong-rule-g43-name = Entrikaya karşılık avantaj
gugong-rule-g50-name = Yeşim alma
gugong-rule-g55-name = Entrikada ilerleme
gugong-rule-g56-name = Entrika Yolu
gugong-rule-g57-name = Eşitlikler
gugong-rule-g60-name = Elçinin yolu
gugong-rule-g61-name = Varış ve içerideki adımlar
gugong-rule-g62-name = Oyun sonunda dışarıda kalmak
gugong-rule-g65-name = Kararname alma
gugong-rule-g66-name = Üç seviye
gugong-rule-g67-name = Her kararname ne yapar
gugong-rule-g70-name = Gemi yükleme ve ilerletme
gugong-rule-g71-name = Rotalar ve limanlar
gugong-rule-g72-name = Ödül talep etme
gugong-rule-g73-name = Limanlar ne verir
gugong-rule-g80-name = Kaç sayılır
gugong-rule-g83-name = Nereye gidemez
gugong-rule-g90-name = Nasıl kazanılır: puanlama
gugong-rule-g100-name = Meng’e karşı oynamak
gugong-rule-g101-name = Zorluk
gugong-rule-g102-name = Sırası geldiğinde
gugong-rule-g103-name = Alacakaranlık
gugong-rule-g104-name = Onun gecesi
gugong-rule-g105-name = Nasıl seyahat eder
gugong-rule-g106-name = Nasıl inşa eder
gugong-rule-g107-name = Yeşim, entrika ve saray
gugong-rule-g108-name = Kararnameleri nasıl alır
gugong-rule-g109-name = Gemileri
gugong-rule-g110-name = Özel kartlar
gugong-rule-g111-name = Saraysız kazanmak

## Words people search for that stand in no rule: words, a colon, rule ids. One line for each; add your language’s own.

gugong-rules-search =
    nasıl kazanırım, kazanan, kazanmak, amaç, hedef, galip, galibiyet, zafer puanı, zp, oyun sonu, son puanlama: goal G90 G62
    kaç tur, kaç gün, oyun süresi, son gün, günler, oyun ne zaman biter: G29 G1
    beraberlik, berabere, eşitlik, eşit, aynı değer: G57 G21
    tapınak, manastır, imparator, huzura çıkma, saraya girme: G61 G60
    düşük kart, yetersiz kart, kötü kart, takas yapamıyorum, kartım küçük: G21 G23
    takas, kart değiştirme, rüşvet, armağan, hediye verme: G21 G24
    işçi, meeple, piyon, hizmetkar, uşak, adam: G26 G14
    taş, mücevher, yeşil taş, yeşim taşı: G50
    tekne, kayık, gemi, liman, nehir, iskele: G70 G73
    zar, eşleşme, şans, kader: G27 G12
    harita, şehir, çin, at, gezi, yolculuk: G31 G30
    inşa, duvar, sur, tuğla, çin seddi, set: G40
    ferman, yasa, kanun, bonus, kalıcı avantaj: G65 G67
    ilk oyuncu, kim başlar, oynama sırası: G55 G10
    sıra, ne yapabilirim, hamleler, eylemler, eylem: G20 G23
    başlangıç, kurulum, hazırlık, nasıl başlanır: G3 G5
    bot, automa, otoma, rakip, tek başına, tek kişi, solo: G102 G100
    kolay, zor, zorluk, seviye: G101
    jeton bozdurma, jeton takası, jeton değiştirme: G36
    kaybetme, kaybettim, elenme, eleniyor muyum: G62

## Worked examples: the title, what to look at, what came of it

gugong-example-morning-ship = Sabah işleyen bir kararname
gugong-example-morning-ship-look = İkisinde de her sabah bir gemiye hizmetkâr koyan kararname var. Oyuncu 1’in gemisinde iki hizmetkâr var ve gemi üçüncü limanda.
gugong-example-morning-ship-then = Gemi doldu ve hemen talep etti: her gün için bir kart fazla. Oyuncu 2 kararnameyi kullanmadı; buna izin vardır. Sonra gün başladı.
gugong-example-too-low = 8’e karşılık 3
gugong-example-too-low-look = Oyuncu 1 bir 3 verip bir 8 alıyor: yetersiz. Bu 2 hizmetkâra veya elden başka bir karta mal olur, yoksa hamleler kaybedilir. Yalnızca 1 hizmetkârı var.
gugong-example-too-low-then = Bunun yerine bir kart atıldı. Hediyenin kendi hamlesi 2 hizmetkâr getirdi; öncekiyle birlikte bir yeşimin bedelini ödediler.
gugong-example-destiny = Gece eşleşmeleri
gugong-example-destiny-then = Zarlar 3, 3 ve 6 geldi. Kart ile zarın her uyuşması bir eşleşmeydi: 1, 4, 0 ve 4; bir o kadar da hizmetkâr. Oyuncu 2 ile Oyuncu 4 eşitti; Oyuncu 4 Entrikada önde olduğu için 3 ZP’yi o aldı. Oyun günlüğünde satır satır yazıyor.
gugong-example-travel = İki hareket ve iki yeşim
gugong-example-travel-look = Oyuncu 1, 2 hizmetkâr ödüyor ve iki kez hareket ediyor. İlk jeton, ikincisinin sattığının bedelini karşılıyor.
gugong-example-travel-then = İlk jetondan 2 hizmetkâr, ikincisinde 3 hizmetkâra bir yeşim ve şimdi altı jeton: bir yeşimle daha değiştirildi.
gugong-example-wall = Çin Seddi’nin dolan bir bölümü
gugong-example-wall-look = Oyuncu 2 iki hizmetkâr yerleştirip bölümü tamamlıyor: Oyuncu 1 ve Oyuncu 2’nin üçer hizmetkârı var. Eşitliği kim kazanır?
gugong-example-wall-then = Entrika Yolunda Oyuncu 2’nin işaretçisi üstteydi: 3 ZP ve elçiye bir adım. Ardından Çin Seddi’ndeki herkes, en gerideki işaretçiden başlayarak, bir avantaj için Entrikada geri gidebildi.
gugong-example-palace = Üçüncü gelen
gugong-example-palace-look = Sarayda iki elçi var, Oyuncu 1’inki iki adım uzakta. B onu iki adım ilerletir ve bir entrika adımı getirir.
gugong-example-palace-then = En iyi boş yeri aldı; oyun sonunda 3 değerinde. Daha sonra bir jeton onu bir adım daha ilerletti: içeride bu hemen 1 ZP demektir.
gugong-example-decree = Rakipli bir kararname
gugong-example-decree-look = Bu kararname 1 tutar ve iki rakibin üzerinde birer hizmetkârı var. Kaç hizmetkâr gerekecek?
gugong-example-decree-then = 1, her rakip için de 1 fazla: 3 ödendi, dördüncüsü de temelli orada duruyor. 3 ZP getirdi.
gugong-example-two-ships = İki hizmetkâr, iki gemi
gugong-example-two-ships-look = B: 1 hizmetkâr ödeyin, sonra iki tane yükleyin. Biri yoldaki gemiye biner, öteki seçtiğiniz rotada yeni bir gemi başlatır.
gugong-example-two-ships-then = İkinci rotada ilk iki liman doluydu, bu yüzden yeni gemi üçüncüde başladı. Hiçbir gemi ilerlemedi.
gugong-example-ship-claims = Dolu bir gemi talep eder
gugong-example-ship-claims-look = A: bir hizmetkâr yükleyin, sonra bir gemiyi ilerletin. Üçüncü hizmetkâr biniyor; sonraki iki liman dolu.
gugong-example-ship-claims-then = Gemi ikisini de geçti ve ödülün serbestçe seçildiği 5. limana vardı: bir kart alındı. Bir hizmetkâr ödülün alanında temelli kalır; ötekiler ve gemi geri döndü.
gugong-example-double-wall = Çin Seddi’nde çift hizmetkâr
gugong-example-double-wall-look = İki rakibin Çin Seddi’nde ikişer hizmetkârı var. Oyuncu 1 bir tane ödüyor, bir tane daha ve çift hizmetkârı yerleştiriyor.
gugong-example-double-wall-then = Çift hizmetkâr 2 sayılır: toplam üç, herkesten çok; bölüm de tamamlandı.
gugong-example-double-pays = Çift hizmetkâr iki öder
gugong-example-double-pays-look = Oyuncu 1’in çift hizmetkârdan başka hizmetkârı yok. İki hareketin bedeli olan 2’yi tek başına öder.
gugong-example-double-pays-then = İki jeton onu bir hizmetkâr olarak geri getirdi; bu kez elçi için bir kez daha 2 ödedi.
