### Paladins: what makes its rules a page to learn from: what chapters are about, names of rules, the words people search
### for, and the worked examples that open at a table (src/regnum/examples/paladins.toml).

## What each chapter is about

paladins-rules-round-what = Oyun yedi turdur ve her tur aynı şekilde ilerler: ana tahtada yeni bir şey, herkese bir paladin ve bir han, sonra herkes pas geçene kadar sırayla eylemler.
paladins-rules-placing-what = Sıranız geldiğinde bir eylem yaparsınız. Karşılığını, tur sonuna kadar eylemin yerlerinde duran işçilerle ödersiniz.
paladins-rules-left-what = Bu altı eylem, ötekiler için gerekenleri getirir: işçi, gümüş, erzak, ekip ve yeniden oynayacak yer. Hiçbiri nitelik istemez.
paladins-rules-right-what = Bu altı eylem puanları getirir. Her biri bir nitelik ister ve bir başkasını artırır; böylece halka gibi birbirlerine yardım ederler.
paladins-rules-inquisition-what = Suçlular en güçlü işçilerdir ve bunun bir bedeli vardır. Şüphenin vergiye, verginin Engizisyona nasıl dönüştüğü burada anlatılır.
paladins-rules-passing-what = İşçileriniz bittiğinde veya birkaçını saklamak istediğinizde pas geçer ve sonraki turu beklersiniz.
paladins-rules-scoring-what = Nasıl kazanılır: puan getiren her şey ve beraberliği bozan ölçüler.
paladins-rules-setup-what = Oyun başlarken masada duranlar. Bunları burada sunucu sizin için hazırlar; yalnızca ilk şehirlinizi siz seçersiniz.
paladins-rules-solo-what = Rakibiniz eylemlerini bir desteden çeker. Oynamak için bunu bilmeniz gerekmez: masa her şeyi yürütür ve size ne olduğunu söyler.
paladins-rules-rulings-what = Kural kitabının çözmediği soruların yanıtları; her biri bu masada geçerli olan yanıttır.

## Names of the rules

paladins-rule-p1-name = Masada neler var
paladins-rule-p2-name = Oyuna neyle başlarsınız
paladins-rule-p3-name = İlk şehirliniz
paladins-rule-p10-name = Başlangıç oyuncusu
paladins-rule-p11-name = Kralın Emri ve Kralın İyiliği
paladins-rule-p12-name = Paladin seçimi
paladins-rule-p13-name = Han alma
paladins-rule-p14-name = Paladininizin ödünç verdikleri
paladins-rule-p15-name = Oynama sırası
paladins-rule-p16-name = Tur sonu
paladins-rule-p20-name = İşçiler ve renkleri
paladins-rule-p21-name = Kullanılmış alanlar
paladins-rule-p22-name = Bir işçi mi, iki işçi mi
paladins-rule-p23-name = Kaç kez
paladins-rule-p30-name = Geliştirme
paladins-rule-p31-name = İşe Alım
paladins-rule-p32-name = Avcılık ve Ticaret
paladins-rule-p33-name = Dua
paladins-rule-p34-name = Komplo
paladins-rule-p40-name = Görevlendirme
paladins-rule-p41-name = İstihkâm
paladins-rule-p42-name = Garnizon
paladins-rule-p43-name = Aklama
paladins-rule-p44-name = Saldırı
paladins-rule-p45-name = İmana Getirme
paladins-rule-p46-name = Kralın İyiliğinin kullanımı
paladins-rule-p60-name = Şüphe
paladins-rule-p61-name = Vergi alınmak zorundadır
paladins-rule-p62-name = Engizisyonu getiren nedir
paladins-rule-p63-name = Engizisyon yargılar
paladins-rule-p64-name = Borçlar
paladins-rule-p65-name = Şüphe destesi biterse
paladins-rule-p70-name = Pas geçme
paladins-rule-p80-name = Nasıl kazanılır: puanlama
paladins-rule-p81-name = İmana getirilen yabancılar
paladins-rule-p90-name = Yapay zekâ oyuncusunun kurulumu
paladins-rule-p91-name = Emirlerden ve iyiliklerden aldığı yardım
paladins-rule-p92-name = İki han
paladins-rule-p93-name = Kaynak yolu
paladins-rule-p94-name = Nereyi hedefler
paladins-rule-p95-name = Kaldıracak bir şey yoksa
paladins-rule-p96-name = Ödedikleri ve işçileri
paladins-rule-p97-name = Sırası geldiğinde
paladins-rule-p98-name = Nasıl seçer
paladins-rule-p99-name = Tek kişilik oyunda tur sonu

## Words people search for that stand in no rule: words, a colon, rule ids. One line for each; add your language’s own.

paladins-rules-search =
    nasıl kazanırım, kazanan, kazanmak, amaç, hedef, galip, galibiyet, zafer puanı, zp, oyun sonu, oyun ne zaman biter, kaç tur, kaç el: goal P80 P15
    beraberlik, berabere, eşitlik, eşit puan, eşitlik bozma: P80
    manastır, keşiş, rahip, kilise, papaz: P40
    karakol, kale, asker, garnizon kurma: P42
    duvar, sur, kale duvarı, taş, istihkam: P41
    çömlek, küp, kavanoz, günah, af, bağışlama, günah çıkarma: P43
    savaş, dövüş, öldürme, saldırmak, güç yetmiyor, eksik güç: P44
    vaftiz, din değiştirme, iman, inanç yabancı, dönüştürme: P45
    işçi, piyon, meeple, joker, renk, hangi renk: P20
    para, sikke, altın, akçe, gümüş: P32
    yiyecek, yemek, ekmek, erzak: P32
    sıfırlama, temizleme, boşaltma, tekrar kullanma, yeniden, iki kez: P33 P21
    ekip, mürettebat, maiyet, kart alma, kiralama, kaydetme, şehirli: P31 P3
    atölye, ucuzlatma, indirim, az işçi: P30
    suçlu, suçlular, mor, suç, hırsız, haydut: P60 P34
    yargı, yargılama, mahkeme, ceza, sorgulama, sorgu: P63
    eksi puan, kredi, veresiye, borç ödeme: P64
    sıra, ne yapabilirim, eylemler, hamle: P15 P20
    kaç işçi, işçi saklama, işçi tutma, sonraki tur: P70 P13
    başlangıç, kurulum, hazırlık, nasıl başlanır: P1 P2 P3
    bot, automa, otoma, rakip, yapay zeka, tek başına, tek kişi, solo: P97 P90
    zorluk, kolay, zor, seviye: P90
    ilk oyuncu, kim başlar, oynama sırası: P10 P3

## Worked examples: the title, what to look at, what came of it

paladins-example-architect = İlk şehirli
paladins-example-architect-look = İlk turdan önce, son oyuncudan başlayarak, herkes ücretsiz bir şehirli alır. Oyuncu 2 Mimar kartını seçiyor: erzaka bakın.
paladins-example-architect-then = İkisinin de ekibinde biri var ve hiçbir şey ödemediler; Mimar hemen 1 erzak getirdi. Kart sırası ancak son seçimden sonra sağa kaydı ve doldu.
paladins-example-first-order = İlk Kralın Emri
paladins-example-first-order-then = 1. turda bir emir açıldı: beş duvar, 4 ZP. Oyuncu 1’in beş duvarı var, şu anda bu puanı alırdı; Oyuncu 2’nin dört duvarı var, alamazdı. Puan tablosuna bakın.
paladins-example-five-taverns = Dört oyuncuya beş han
paladins-example-five-taverns-look = Beş han açık duruyor. Önce herkes gizlice bir paladin ayırır; sonra oyuncu sırasına göre han seçilir.
paladins-example-five-taverns-then = Oyuncu 4’e seçmek için yalnızca iki han kaldı; sonuncusu ortada kalıyor. İşçileri sayın: ikisi paladinden, dördü handan.
paladins-example-engelier = Bir paladinin yeteneği
paladins-example-engelier-look = Engelier bu turda Oyuncu 1’e güç ve inanç ödünç verir ve her saldırıda 2 gümüş kazandırır. İki saldırı boyunca gümüşü izleyin.
paladins-example-engelier-then = İlk saldırı gümüş gerektirmedi. Bir dua alanı temizledi; ikinci saldırıda eksik güç için 1 gümüş ödendi ve 2 gümüş geri geldi. Güç yalnızca ödünçtü: yol hâlâ 0’da.
paladins-example-refresh = Tur sonunda kart sıraları
paladins-example-refresh-then = Borç Tahsildarı en sağdaki yerdeydi, gitti; öteki şehirliler sağa kaydı ve üç yenisi geldi. En soldaki yerde yabancı yoktu, o yüzden hiçbiri gitmedi: yabancılar sola kaydı ve ikisi geldi.
paladins-example-colours = Renkler ve her rengin yerine geçen suçlu
paladins-example-colours-look = İstihkâm bir tüccar, herhangi biri ve bir izci ister. Oyuncu 1’in, bir rengin yerine geçebilecek bir suçlusu var. Ödemenin hangi yolları olduğuna bakın.
paladins-example-colours-then = Suçlu, izcinin yerinde duruyor. Oyuncu 2’nin dört işçisi var ama yine de istihkâm kuramıyor: hiçbiri oraya konamaz. Nedenini görmek için W tuşuna basın.
paladins-example-develop = Atölye bir eylemi ucuzlatır
paladins-example-develop-look = Oyuncu 1 geliştirme yapıyor: iki işçi ve 4 gümüş. Atölye, Görevlendirme eyleminin soldaki yerine gidiyor; altından bir izci çıktı.
paladins-example-develop-then = Görevlendirme eyleminde izcinin yerinde artık bir atölye var: bundan sonra iki işçi yeter. Nasıl ödeyeceğinizi seçin ve oynamaya devam edin.
paladins-example-abbot = Bir işçi bir şehirliyi gönderir
paladins-example-abbot-look = Tek işçiyle Başrahip işe alınmaz, köşesindeki ödül için gönderilir. Üçüncü yerde duruyor: 2 gümüş; orada borç alınamaz.
paladins-example-abbot-then = 2 gümüş bir ruhban ve bir amele sağladı. İşe Alım kullanıldı: savaşçı artık orada duran işçinin yanına gelemez.
paladins-example-gatekeeper = İki işçi işe alır, gümüşle veya borçla
paladins-example-gatekeeper-look = Kapı Görevlisi en soldaki yerde: 3 gümüş veya bir borç. Oyuncu 1 borcu alıyor ve gümüşünü saklıyor. Sonra biri istihkâm kuruyor.
paladins-example-gatekeeper-then = İşe alındığında 1 gümüş, duvar için de 1 gümüş daha getirdi. Borç oyun sonundan önce ödenmeli, yoksa 3 ZP kaybettirir.
paladins-example-pray = Dua bir alanı temizler
paladins-example-pray-look = Aklama kullanılmış. Dua bir ruhban (burada onun yerine bir suçlu) ve 2 gümüş ister.
paladins-example-pray-then = Aklamadaki üç işçi Oyuncu 1’e değil, stoka döndü. Alan yeniden boş; şimdi yalnızca işçi eksik.
paladins-example-second-region = İkinci bölgede bir keşiş
paladins-example-second-region-look = Bir atölye izcinin yerini aldığı için Görevlendirme iki işçi ister. Oyuncu 1’in 2 inancı var, paladin 1 inanç daha ödünç veriyor: hangi bölgelere ulaşabilir?
paladins-example-second-region-then = İkinci bölge 2 inanç, üçüncüsü 4 inanç ister; bu fazla geldi. Keşiş 1 nüfuz ve alanının izcisini getirdi.
paladins-example-influence-strength = İstihkâm nüfuz ister
paladins-example-influence-strength-look = Oyuncu 1’in inancı ve gücü en üst değerde, ama hiç nüfuzu yok. İkinci duvar için 1 nüfuz gerekir: başka hiçbir şey işe yaramaz. Oyuncu 2’de var.
paladins-example-influence-strength-then = Oyuncu 2 istihkâm kurdu: nüfuz gerekti ama azalmadı, güç de kazanıldı.
paladins-example-fourth-wall = Dördüncü duvar
paladins-example-fourth-wall-look = Dördüncü duvar 5 nüfuz ister: 2’si yolda, 3’ünü Anséis ödünç veriyor; onun sayesinde erzak da gerekmiyor.
paladins-example-fourth-wall-then = Duvar 1 güç, bir amele ve bir savaşçı getirdi; erzak ödenmedi.
paladins-example-fifth-wall = Beşinci duvar ne ister
paladins-example-fifth-wall-look = Beşinci duvar 7 nüfuz ve 2 erzak ister. Oyuncu 1’in 6 nüfuzu var: neyin eksik olduğunu görmek için W tuşuna basın. Sonra pas geçiyor.
paladins-example-fifth-wall-then = Oyuncu 2’nin nüfuzu yetiyor, ama yalnızca 1 erzakı var: ona da izin yok, bu kez başka bir nedenle.
paladins-example-garrison-pray = Dua getiren bir karakol
paladins-example-garrison-pray-look = Oyuncu 1, 5 güçle üçüncü bölgeye ulaşıyor. Oradaki alanlardan biri dua veriyor ve Ticaret kullanılmış durumda.
paladins-example-garrison-pray-then = Karakol 1 inanç getirdi, dua da Ticaret alanını temizledi. Garnizonun kendi alanını da temizleyebilirdi veya duadan vazgeçilebilirdi.
paladins-example-absolve = Bir çömlek borç öder
paladins-example-absolve-look = İlk çömlek nüfuz istemez. Oyuncu 1 onu borç ödeyen bir alana koyuyor ve bununla bir şüphe de kaldırıyor.
paladins-example-absolve-then = 1 gümüşe karşılık 1 inanç geldi, bir şüphe kalktı, bir borç ters çevrildi. Ödendiği için 1 ZP değerinde; ödenmeseydi 3 ZP kaybettirirdi.
paladins-example-attack = Eksik güç yerine gümüş
paladins-example-attack-look = Paralı Asker 7 güçte duruyor, Oyuncu 1’in ise 5 gücü var. Eksik her 2 güç 1 gümüş tutar; 11’deki yabancı 3 gümüş tutardı.
paladins-example-attack-then = 1 gümüş yetti. Ödül: nüfuz ve iki amele. Kart kapalı duruyor ve sonradan imana getirilecek yabancılar için sayılabilir.
paladins-example-convert = Suikastçıyı imana getirmek
paladins-example-convert-look = İki yabancı imana getirilmiş, bu yüzden üçüncüsü 2 gümüş tutar. İnanç, yolda 3 ve paladinden 1; gümüş onun yerine geçemez.
paladins-example-convert-then = Suikastçı 2 güç getirdi; oyun sonunda da bu oyuncunun saldırdığı her Sarazen için 1 ZP verir.
paladins-example-two-criminals = İki suçlu ve 1 gümüş vergi
paladins-example-two-criminals-look = Vergi kasasında bir gümüş kaldı ve bu handa iki suçlu var. Birbiri ardına iki şüphe çekilecek.
paladins-example-two-criminals-then = İlk şüphe son vergiyi aldı: hemen bir Engizisyon oldu ve en çok şüphesi olan Oyuncu 1 bir borç aldı. Sonra vergi kasası dolduruldu ve ikinci şüphe çekildi.
paladins-example-conspirator = Yargıdan önce bir Komplocu
paladins-example-conspirator-look = Oyuncu 1 ve Oyuncu 2’nin üçer şüphesi var ve bu şehirlinin ödülü son vergiyi alıyor. Oyuncu 1’in bir Komplocusu var.
paladins-example-conspirator-then = Komplocu, sayımdan önce bir şüphe kaldırdı. Böylece en çok şüphe yalnızca Oyuncu 2’de kaldı; borcu o aldı ve üç şüpheden birini geri verdi.
paladins-example-inquisition = Dört oyuncuyla bir Engizisyon
paladins-example-inquisition-look = Oyuncuların 1, 0, 3 ve 3 şüphesi var. Oyuncu 1 son vergiyi alıyor.
paladins-example-inquisition-then = En çok şüphe Oyuncu 3 ve Oyuncu 4’teydi; ikisi de birer borç aldı ve şüphelerinin aşağı yuvarlanmış yarısını geri verdi. Oyuncu 4 pas geçmişti ama bu işe yaramaz. Vergi kasası yeniden dolu.
paladins-example-inquisition-crew = Yargıdan önce ekip
paladins-example-inquisition-crew-look = Oyuncu 1’in iki Komplocusu, iki veya daha çok şüphe varken ödül getiren bir Seyyar Satıcısı ve hiç şüphe yokken nitelik getiren iki Yaveri var. Siz onları hangi sırayla kullanırdınız?
paladins-example-inquisition-crew-then = Önce Seyyar Satıcının gümüşü, sonra iki Komplocu: hiç şüphe kalmadı, böylece Yaverler de niteliklerini getirdi ve Oyuncu 2 yargılandı.
paladins-example-sixty-six = 66 puan
paladins-example-sixty-six-then = Bir oyunun sonu. Puan tablosunu açın ve satır satır izleyin: emirler 12, nitelikler 35, tahta, yabancılar, borçlar, kaynaklar.
paladins-example-mercenaries = Paralı Askerler
paladins-example-mercenaries-then = İmana getirilen bir Paralı Asker 1 ZP, imana getirilen her Paralı Asker için de 1 ZP daha verir. Bir tanesi 2 ZP, iki tanesi 3’er ZP değerindedir: toplam 6. Oyuncu 2’nin saldırdığı sayılmaz.
paladins-example-ai-setup = Yapay zekâ oyuncusu, standart zorluk
paladins-example-ai-setup-look = Onun için üç emir çekildi; bu eylemlerin her birinde bir atölyesi var: Görevlendirme, Saldırı, Aklama. Şehirlinizi seçin, 1. tur başlasın.
paladins-example-ai-setup-then = Oyunun ilk emri Saldırı: üzerindeki atölye de yapay zekâ oyuncusunun tahtasına gitti, oradaki ikinci atölye oldu. Tura 4 işçiyle başlıyor.
paladins-example-ai-target = Belirteç hedefi gösterir
paladins-example-ai-target-look = Belirteç üçüncü alanda, bu yüzden yapay zekâ oyuncusu üçüncü şehirliyi aldı. Sıradaki planı Saldırı; üçüncü ve dördüncü yabancılar gitmiş.
paladins-example-ai-target-then = Önce üçüncü, sonra dördüncü yere baktı ve beşinci yerde saldırdı.
paladins-example-ai-next-favour = Baştan başlayınca bulunan iyilik
paladins-example-ai-next-favour-then = Belirteci beşinci iyiliği gösteriyordu; o doluydu, birincisi de doluydu: ikincisini kullandı. Bu bir şüphe kaldırdı ve 2 vergi getirdi; vergi belirteci baştan dolaştırıp ikinci alana taşıdı ve en düşük niteliğini artırdı.
paladins-example-ai-favour-free = Ödemeden bir iyilik
paladins-example-ai-favour-free-then = Bu iyilik 1 gümüş tutar. Yapay zekâ oyuncusunun gümüşü yoktur ve hiç ödemez: borcu yine de ödenir. İyilik bu turda herkes için kullanılmıştır.
paladins-example-ai-workers = 4. turda yedi işçi
paladins-example-ai-workers-then = Önceden 2 işçisi kalmıştı, hiçbirini saklamaz. 4. tura 4 + 3 = 7 işçiyle başlar.
paladins-example-ai-commission = Atölyeyle Görevlendirme
paladins-example-ai-commission-then = Bir atölyeyle Görevlendirme 2 işçisini alır. Ulaşabildiği alanlardan ücretsiz işe alım sağlayanı yeğler; bu yüzden belirtecinin gösterdiği şehirliyi ıskartaya attı.
paladins-example-ai-too-few = İşçi yetmiyor
paladins-example-ai-too-few-then = Plan Görevlendirme diyordu; bu 2 işçi ister, onun ise 1 işçisi vardı. Bunun yerine üst sırasının en soldaki eylemini yaptı: İşe Alım.
paladins-example-ai-order-first = Kralın Emri: önce en sağdaki
paladins-example-ai-order-first-then = Üç emir açık duruyor: İstihkâm, İmana Getirme, Görevlendirme. Plan gereği önce en sağdakini denedi: bir keşiş görevlendirdi.
paladins-example-ai-order-done = Kralın Emri: biri tamamlandı
paladins-example-ai-order-done-then = Beş kez görevlendirme yaptı: o emir tamamlandı. Bu yüzden soldaki sonraki emre geçti ve bir yabancıyı imana getirdi.
paladins-example-ai-order-filled = Kralın Emri: alan dolu
paladins-example-ai-order-filled-then = Görevlendirme alanında işçiler duruyor. Bu eylemi yapamadı ve bir yabancıyı imana getirdi.
paladins-example-ai-order-third = Kralın Emri: üçüncü tercih
paladins-example-ai-order-third-then = Görevlendirme ve İmana Getirme doluydu, bu yüzden istihkâm kurdu.
paladins-example-ai-seventy-six = Yapay zekâ oyuncusuna 76 puan
paladins-example-ai-seventy-six-then = Bir oyuncu gibi puan alır, ama atölyeleri puan getirmez: yalnızca Muhafız için sayılırlar. Puan tablosunu açın ve satır satır izleyin.
