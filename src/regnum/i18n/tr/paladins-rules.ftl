### Paladins of the West Kingdom: the rules in our own words, one message for each rule id, and the
### rulings (docs/rulings/paladins.md). The order of the pages is in web/src/home/rules.ts.

## Chapters

paladins-rules-setup = Kurulum
paladins-rules-round = Tur
paladins-rules-placing = İşçi yerleştirme
paladins-rules-left = Soldaki eylemler: toplama ve hazırlık
paladins-rules-right = Sağdaki eylemler: nitelikler ve puanlar
paladins-rules-inquisition = Vergi, şüphe, borçlar ve Engizisyon
paladins-rules-passing = Pas geçme
paladins-rules-scoring = Oyun sonu ve puanlama
paladins-rules-solo = Tek kişilik: yapay zekâ oyuncusu
paladins-rules-rulings = Kural yorumları: kural kitabının açık bıraktığı sorular

## Set-up

paladins-rule-p1 = Oyun bir ila dört kişiyle oynanır ve yedi tur sürer. Beş şehirli ile altı yabancı kendi kart sıralarında açık durur; duvarlar, şüpheler, borçlar ve hanlar destelerinde bekler. Vergi kasasında oyuncu sayısına göre 5 ila 8 gümüş vardır: oyuncu çoksa gümüş de çoktur. Altı Kralın Emri kartından üçü ve on Kralın İyiliği kartından beşi kapalı olarak dizilir; geri kalanları kimse görmez.
paladins-rule-p2 = Her oyuncu oyuna oyuncu tahtasında 8 atölye, 7 keşiş, 7 karakol ve 7 çömlekle, inancı, gücü ve nüfuzu 0 olarak, 3 gümüş ve 1 erzakla başlar. Herkesin, aynı 12 paladinden oluşan karılmış bir destesi vardır.
paladins-rule-p3 = Başlangıç oyuncusu kurayla belirlenir. İlk turdan önce, son oyuncudan başlayıp geriye doğru ilk oyuncuya kadar, herkes kart sırasındaki şehirlilerden birini ekibine katar: bu ücretsizdir, zorunludur ve kartın anlık ödülü kazanılır. Arada kart sırası doldurulmaz; sonunda kartlar sağa kayar ve boş yerler doldurulur. Tek kişilik oyunda yalnızca siz bir şehirli alırsınız.

## The round

paladins-rule-p10 = İkinci turdan başlayarak başlangıç oyuncusu belirteci saat yönündeki oyuncuya geçer. Paladinini ilk açan, ilk han alan ve ilk oynayan başlangıç oyuncusudur.
paladins-rule-p11 = 1., 2. ve 3. turların her birinde bir Kralın Emri açılır: emirdeki eylemi oyun sonuna kadar beş kez yapmış olan herkes, başka kaç kişi yapmış olursa olsun, 4, 6 veya 8 ZP alır. 3. turdan 7. tura kadar her turda bir Kralın İyiliği açılır: ana tahtada herkesin kullanabileceği bir eylem alanıdır. Bir iyilik her turda tek bir oyuncuya hizmet eder ve dua onu temizlemez.
paladins-rule-p12 = Oyuncu sayısından bir fazla han kartı açılır. Ardından herkes gizlice ve aynı anda kendi paladin destesinin en üstündeki üç kartı çeker, birini bu tur için ayırır, birini destenin üstüne, birini de en altına koyar. Üste konan paladin bir sonraki turun üç kartı arasında olur. Görevini yapan paladin oyundan çıkar.
paladins-rule-p13 = Oyuncu sırasına göre herkes paladinini açar, onun iki işçisini kazanır ve açık hanlardan birini dört işçisiyle birlikte alır. Bir han ortada kalır. Burada kazanılan bir suçlu da her zamanki gibi şüphe getirir; bu yüzden daha kimse oynamadan bir Engizisyon yaşanabilir. Önceki turdan elde tutulan suçlular şüphe getirmez.
paladins-rule-p14 = Paladininiz size bu tur boyunca nitelik ödünç verir ve yeteneği de bu tur boyunca geçerlidir. İnanç, güç veya nüfuz gereken her yerde yolunuzdaki değer ile paladinin geçici artışı birlikte sayılır. Oyun sonunda yalnızca yol puan getirir.
paladins-rule-p15 = Oyuncu sırasına göre herkes bir eylem yapar veya pas geçer. Bu, herkes pas geçene kadar sürer; pas geçenin sırası atlanır.
paladins-rule-p16 = Tur boyunca kart sıralarında boşluklar kalır: kartlar ne kayar ne yenilenir, çünkü fiyatlar ve bayraklar yerlere aittir. Tur sonunda en sağdaki yerde bir şehirli varsa ıskartaya gider, kart sırası sağa kayar ve desteden doldurulur. En soldaki yerde duran yabancı da aynı şekilde gider ve o kart sırası sola kayar. Hanlar ıskartaya atılır (desteleri bitince yeniden karılır), iyilikler temizlenir; şehirli ve yabancı desteleri ise hiçbir zaman yeniden karılmaz.

## Placing workers

paladins-rule-p20 = İşçiler şunlardır: ameleler (beyaz), izciler (yeşil), tüccarlar (mavi), savaşçılar (kırmızı), ruhbanlar (siyah) ve suçlular (mor). Renksiz bir yere her işçi, renkli bir yere o renkten bir işçi konur. Suçlular jokerdir: her yerde durabilirler. Bir eylem, işçilerin yanında gümüş veya erzak da isteyebilir; Kralın İyiliği kartları da aynı kurallara uyar.
paladins-rule-p21 = Üzerinde işçi duran bir eylem alanı kullanılmıştır. Bir duayla temizlendiğinde ve siz pas geçtikten sonra yeniden boşalır.
paladins-rule-p22 = İşe Alım, Avcılık ve Ticaret bir veya iki işçiyle yapılabilir. Kararı baştan verin: ikinci işçi daha sonraki bir sırada eklenemez.
paladins-rule-p23 = Görevlendirme, İstihkâm, Garnizon, Aklama ve İmana Getirme bir oyunda en fazla yedişer kez yapılabilir, çünkü her biri için yedi parça veya yer vardır. Saldırı için sınır yoktur.

## Left side

paladins-rule-p30 = Geliştirme, herhangi iki işçi ve 4 gümüş ister. En soldaki atölyeniz, sağ taraftaki bir eylemin soldaki iki işçi yerinden birine taşınır; o yer artık işçi gerektirmez. Atölyenin altından çıkan işçiyi kazanırsınız. Her eylemde iki atölyelik yer vardır, toplamda sekiz atölyeniz olur. O yerde bir işçi duruyorsa stoka döner ve eylem bu tur için kullanılmış sayılmaya devam eder.
paladins-rule-p31 = İşe Alım, şehirli kart sırasındaki bir kartla ilgilidir. Herhangi bir işçiyle kartı gönderir ve sağ üst köşesindeki ödülü kazanırsınız. Yanında bir savaşçı da varsa kartı ekibinize katarsınız: anlık ödülü hemen gelir, yeteneği oyunun sonuna kadar sizindir. Her iki durumda da yerinin gümüş fiyatını ödersiniz (soldan başlayarak 3, 2, 2, 1 ve 0); en soldaki iki yerde bunun yerine bir borç alabilirsiniz. Ücretsiz işe alım sağlayan bir ödül ne işçi ne gümüş ister.
paladins-rule-p32 = Avcılık erzak, Ticaret gümüş getirir. Herhangi bir işçiyle 1 tane kazanırsınız; yanına bir izci (Avcılık) veya bir tüccar (Ticaret) da koyarsanız 3 tane kazanırsınız.
paladins-rule-p33 = Dua, bir ruhban ve 2 gümüş ister; kendi tahtanızdaki bir eylem alanını temizler: oradaki işçiler stoka döner ve o eylemi bu tur yeniden kullanabilirsiniz. Ne Kralın İyiliği kartlarını ne de kendi alanını temizler.
paladins-rule-p34 = Komplo, herhangi bir işçi ister ve bir suçlu getirir. Bir suçlu her zaman bir şüphe, onunla birlikte belki de vergi demektir.

## Right side

paladins-rule-p40 = Görevlendirme için bir izci, herhangi bir işçi ve bir ruhban gerekir (yerini atölyelerin aldığı işçiler sayılmaz); ayrıca ilk keşişten yedincisine kadar 1, 1, 1, 2, 2, 3, 3 erzak ödenir. En soldaki keşişiniz ana tahtanın boş bir alanına gider: orada kimsenin keşişi veya karakolu olmamalı ve alan bu oyuncu sayısında açık olmalıdır. İnancınız bölgenin inanç bayrağına (soldan 0, 2, 4, 6, 8, 10) ulaşmalıdır. 1 nüfuz ve alanın ödülünü kazanırsınız.
paladins-rule-p41 = İstihkâm için bir tüccar, herhangi bir işçi ve bir izci gerekir (yerini atölyelerin aldığı işçiler sayılmaz); ayrıca 1, 1, 1, 2, 2, 3, 3 erzak ödenir. İlk duvardan yedincisine kadar 0, 1, 3, 5, 7, 9, 11 nüfuzunuz olmalıdır. Duvar destesinin en üstteki kartı en soldaki boş yerinize gelir ve tüm ödüllerini kazanırsınız: aralarında her zaman güç vardır, seçenekli olanlarda bir tarafı alırsınız. Duvarlarda yazılı puanlar oyun sonunda sayılır.
paladins-rule-p42 = Garnizon için bir tüccar, herhangi bir işçi ve bir savaşçı gerekir (yerini atölyelerin aldığı işçiler sayılmaz); ayrıca 1, 1, 1, 2, 2, 3, 3 erzak ödenir. En soldaki karakolunuz, güç bayrağına (soldan 1, 3, 5, 7, 9, 11) ulaştığınız bir bölgenin boş bir alanına gider. 1 inanç ve alanın ödülünü kazanırsınız. Bazı alanlar yalnızca üç veya dört oyuncuyla açıktır.
paladins-rule-p43 = Aklama için bir ruhban, herhangi bir işçi ve bir tüccar gerekir (yerini atölyelerin aldığı işçiler sayılmaz); ayrıca 1, 2, 2, 2, 3, 3, 3 gümüş ödenir. Gereken nüfuz çömleğin üzerinde yazar: ilki için 0, sonraki her biri için daha fazla. Çömlek kendi tahtanızdaki boş bir ödül alanına gider; o ödülü ve 1 inanç kazanırsınız, isterseniz 1 şüphe de kaldırırsınız.
paladins-rule-p44 = Saldırı için bir izci, herhangi bir işçi ve bir savaşçı gerekir (yerini atölyelerin aldığı işçiler sayılmaz). Kart sırasındaki yabancılardan, güç bayrağına ulaştığınız birinin üzerine yürürsünüz; gücünüz yetmiyorsa eksik her 2 güç (tek kalan 1 güç de) 1 gümüşle kapatılabilir. Bu yalnızca Saldırı için geçerlidir. Kartın sağ üst köşesindeki ödülleri kazanırsınız (aralarında her zaman nüfuz vardır) ve kartı kapalı olarak saklarsınız: imana getirilen yabancılar için sayılabilir.
paladins-rule-p45 = İmana Getirme için bir savaşçı, herhangi bir işçi ve bir ruhban gerekir (yerini atölyelerin aldığı işçiler sayılmaz); ayrıca 0, 1, 2, 2, 2, 3, 3 gümüş ödenir. Yabancının üstündeki bayrak kadar inancınız olmalıdır; gümüş burada işe yaramaz. Kartın altındaki gücü kazanır ve kartı tahtanızın alt kenarında açık olarak saklarsınız: oyun sonunda puan getirir.
paladins-rule-p46 = Bir Kralın İyiliği bir işçi, bazen yanında başka bir şey daha ister ve kartta yazanı verir. Belirli türden bir işçi isteyenler: Açık Kapılar (izci) ücretsiz işe alım sağlar, Kraliyet Affı (ruhban) 1 şüphe kaldırır ve 2 vergi getirir, İyi Şöhret (suçlu) seçtiğiniz bir niteliği 1 artırır, Angarya (suçlu) 3 amele getirir. Herhangi bir işçiyle: Karanlık Dostlar 2 suçlu getirir, İkmal 2 erzak ve 1 vergi getirir, Dua Günü eylem alanlarınızdan birini temizler. Ek maliyeti olanlar: Borç Affı (savaşçı, 1 gümüş) 1 borç öder veya 2 şüphe kaldırır; Gündelikçiler (herhangi bir işçi, alınan bir borç) bir izci, bir tüccar ve bir savaşçı getirir; Yapı Ustası (tüccar, 1 erzak) ücretsiz geliştirme sağlar veya bir savaşçı ve bir ruhban getirir.

## Tax, suspicion, debts, the Inquisition

paladins-rule-p60 = Kazandığınız her suçlu için bir şüphe kartı çekersiniz. Kart önünüzde açık durur ve 0, 1 veya 2 gümüş getirir; bunu vergi kasasından alırsınız, kasada eksik kalan kısım genel stoktan gelir. Birden fazla şüphe birbiri ardına çözülür.
paladins-rule-p61 = Vergiden vazgeçilemez. Bir ödülde vergi varsa, siz istemeseniz de o kadar gümüş vergi kasasından size geçer.
paladins-rule-p62 = Vergi kasasının son gümüşünü alan oyuncu hemen bir Engizisyona yol açar. Şüphe çekilmesi gerektiğinde ne destede ne ıskartada kart varsa aynısı olur; istenen kart bu durumda Engizisyondan sonra çekilir.
paladins-rule-p63 = Önce ekipler devreye girer, her oyuncu kendi ekibinin sırasını seçer: Komplocu 1 şüphe atar, Seyyar Satıcı 2 veya daha fazla şüpheniz varsa ödülünü, Yaver hiç şüpheniz yoksa niteliğini getirir. Ardından en az 1 olmak koşuluyla en çok şüphesi olan bir borç alır ve şüphe kartlarının aşağı yuvarlanmış yarısını, en yenilerden başlayarak geri verir. Eşit olanların hepsi aynı şekilde yargılanır; kimsede şüphe yoksa kimse yargılanmaz. Son olarak vergi kasası yeniden doldurulur. Pas geçmiş olmak sizi korumaz.
paladins-rule-p64 = Ödenmemiş bir borç oyun sonunda 3 ZP kaybettirir. Ödemek kartı ters çevirir: artık 1 ZP değerindedir. Yok etmek, ödenmemiş bir borcu tamamen ortadan kaldırır; ödenmiş bir borç yok edilemez. Borç Tahsildarı işçisini yok edilen değil, ödenen her borç için getirir.
paladins-rule-p65 = Şüphe destesi bittiğinde ıskartası karılarak yeni deste yapılır. Oyuncuların elindeki şüpheler onlarda kalır.

## Passing

paladins-rule-p70 = Sıranız her geldiğinde pas geçebilirsiniz; hiç işçiniz kalmadıysa geçmek zorundasınız. Tahtanızdaki işçiler stoka döner; yerleştirmediklerinizden en fazla üçü sonraki tur için sizde kalır. Bir Kralın İyiliği üzerindeki işçi tur bitene kadar orada durur. Bu turda artık eylem yapmazsınız, ama Engizisyonlar sizi yine de kapsar.

## Scoring

paladins-rule-p80 = Yedinci turdan sonra herkes puanlarını toplar: tamamladığı Kralın Emri kartları için 4, 6 ve 8 ZP; üç nitelik yolu (her biri en fazla 20 ZP); altıncısından başlayarak Geliştirmeler (1, 3, 6 ZP), beşincisinden başlayarak Görevlendirmeler ve Garnizonlar (her biri 2, 5, 9 ZP), beşincisinden başlayarak İstihkâmlar ve Aklamalar (her biri 1, 3, 6 ZP); duvarlarda yazılı puanlar; imana getirilen yabancılar; ödenmiş her borç için 1 ZP ve ödenmemiş her borç için −3 ZP; gümüş ve erzak birlikte sayılarak artan her üç kaynak için 1 ZP. En çok puanı olan kazanır. Beraberlikte Kralın Emri kartlarından daha çok puan alan, sonra daha az şüphesi olan öne geçer; ardından zafer paylaşılır.
paladins-rule-p81 = İmana getirilen bir yabancı, adına göre puan verir. Şunların her ikisi için 1 ZP: Maceracı Görevlendirmelerinizi, Okçu Garnizonlarınızı, Muhafız Geliştirmelerinizi, Avcı ekibinizi, Gözcü duvarlarınızı, İnfazcı Aklamalarınızı sayar. Bir niteliğin her dördü için 1 ZP: Zırh Ustası gücü, Yağmacı nüfuzu, Cengâver inancı sayar. Bir halktan saldırılan her yabancı için 1 ZP: Suikastçı Sarazenleri, Barbar Bizanslıları, İstilacı Vikingleri sayar. Şampiyon ve Paralı Asker 1 ZP değerindedir; Şampiyon tamamladığınız her Kralın Emri için, Paralı Asker imana getirdiğiniz her Paralı Asker için 1 ZP daha verir. Koruyucu ödenmiş her borç için 1 ZP, Hırsız her şüphe için 1 ZP verir; Hain ise ödenmemiş her borcun kaybını 1 ZP azaltır.

## Alone

paladins-rule-p90 = Rakibinizin 7 keşiş, 7 karakol ve 7 çömlekle kendi tahtası ve kaynak yolunun beş alanından ilkinde bir belirteci vardır. Nitelik belirteçleri 0’da üst üste durur: altta nüfuz, sonra inanç, en üstte güç. Bir plan destesiyle oynar; Kralın İyiliği yazan beş plan başta bu destede değildir. Kolay, standart veya zor oyun için 1, 3 veya 5 Kralın Emri çekilir ve rakibin tahtasında bu eylemlerin her birine bir atölye konur; sonra emirler oyun için yeniden karılır. Dizilen her Kralın Emri kartının üzerinde onun bir atölyesi, her Kralın İyiliği kartının üzerinde ayrılan planlardan biri durur.
paladins-rule-p91 = İlk oynayan her zaman sizsiniz. 1. ile 3. turlar arasında bir Kralın Emri açıldığında üzerindeki atölye, yapay zekâ oyuncusunun tahtasında o eyleme gider: orada artık bir işçi daha az gerekir. 3. ile 7. turlar arasında bir Kralın İyiliği açıldığında bir Kralın İyiliği planı, onun ıskartadaki planlarına katılır.
paladins-rule-p92 = İki han açılır ve birini siz alırsınız. Yapay zekâ oyuncusu öbüründen işçi almaz, ama orada görünen her suçlu için 1 şüphe kazanır.
paladins-rule-p93 = Yapay zekâ oyuncusunun gümüşü ve erzakı yoktur. Kazanacağı her gümüş veya erzak için kaynak yolundaki belirteci bir alan ilerler; vergi ayrıca vergi kasasından çıkıp genel stoka gider. Belirteç yolun sonunu geçince soldan yeniden başlar ve en düşük nitelik 1 artar. Eşit niteliklerde yığının en üstündeki belirteç yükselir; yeni gelen belirteç de en üste konur.
paladins-rule-p94 = Kaynak belirteci hedefi de gösterir. Yapay zekâ oyuncusu şehirliler, Kralın İyiliği kartları ve yabancılar arasında, soldan sayarak belirtecin bulunduğu yerdeki kartı, o yoksa sağındakini alır; sona gelince soldan devam eder. Boşlukları, kapalı veya dolu iyilikleri ve niteliğinin yetmediği yabancıları atlar. Yabancıların 6. yeri 5. yerden sonra denenir.
paladins-rule-p95 = Bir şüphe veya borç kaldırması gerekip de elinde hiç yoksa, bunun yerine 1 gümüş vergi kasasından genel stoka geçer. Belirteci bunun için ilerlemez.
paladins-rule-p96 = Yapay zekâ oyuncusu gümüş ve erzak ödemez, ama maliyet olarak istenen borcu alır. Bütün işçileri aynı türdendir. Her tura, tur sayısından 3 fazla işçiyle başlar ve sonraki tura hiç işçi saklamaz. Suçlu ona da şüphe getirir ve Engizisyonda herkes gibi yargılanır.
paladins-rule-p97 = Yapay zekâ oyuncusu sırası gelince bir plan açar ve o eylemi yapar; işçisi yetmiyorsa, orada zaten işçi varsa veya eylem yapılamıyorsa, üst sırasında yapabildiği en soldaki eylemi yapar. İşe Alım, hedefindeki şehirliyi ödülü için ıskartaya atar. Dua sağ tarafını temizler veya orada kimse yoksa bir işçi getirir; ardından tüm planlar birlikte karılır. Ticaret belirteci 1 alan ilerletir; Komplo 1 şüphe ve 2 işçi getirir, belirteci her vergi için 1 alan ilerletir. Dinlenme onu 1 alan, kalan her işçi için de 1 alan daha ilerletir ve turunu bitirir. Dinlenene veya işçisi kalmayana kadar oynar; ikinizden pas geçmemiş olan tek başına devam eder.
paladins-rule-p98 = Görevlendirme ve Garnizon: en soldaki parçasını niteliğinin elverdiği bir yere koyar ve bir oyuncunun kazanacağını kazanır; tercih sırası ücretsiz işe alım, (borcu varsa) borç ödeme, dua, 2 işçi, 1 işçi, 2 gümüş, şüphe kaldırmadır; eşit alanlardan en soldakini seçer. Aklama: nüfuzu yetiyorsa sıradaki çömleğini ters çevirir, 1 inanç kazanır, bir şüphe kaldırır, sonra bir borç öder veya bir şüphe daha kaldırır. İstihkâm: seçenekli duvarda sol tarafı alır. Saldırıda gücünün, İmana Getirmede inancının dışına çıkmaz; imana getirdiği her yabancı ona en az 1 ZP verir. Kralın Emri, açılmış emirlerden henüz tamamlamadığı en sağdakini, sonra daha soldakileri gösterir; hepsini tamamladıysa en sağdakini.
paladins-rule-p99 = Tek kişilik oyunda tur sonunda kart sıraları kaymadan önce her birinde iki yer boşaltılır: şehirlilerde en sağdaki iki, yabancılarda en soldaki iki yer. Planlar bu sırada karılmaz; bunu yalnızca dua yapar.

## Rulings

paladins-rule-r-p01 = Dua, kendisini veren alanı temizleyebilir mi? Ödül olarak kazanılan bir dua, geldiği eylemin alanını temizleyebilir. Dua eylemi ise kendi alanını seçtirmez ve temizlenecek bir yer ister. Temizleyecek yeri olmayan bir dua hiçbir şey yapmaz.
paladins-rule-r-p02 = Atölye hangi yeri örter? Soldaki iki yerden istediğinizi, istediğiniz sırayla. Örtülmeyen yerlerde ne varsa o gerekmeye devam eder.
paladins-rule-r-p03 = Bir şehirli için ne zaman borç alınabilir? En soldaki iki yerde her zaman: hem ekip hem ıskarta için, gümüşünüz olsa bile, Roland ile de.
paladins-rule-r-p04 = Eylemin getirdiği şey, o eylemi ödemekte kullanılabilir mi? Hayır. Maliyetler işçiler yerleştirilirken, İşe Alım ve Saldırıda kart seçilirken ödenir; ödüller sonra gelir.
paladins-rule-r-p05 = Hangi ödüllerden vazgeçilebilir? Şüphe kaldırmaktan (tümünden veya bir kısmından), borç ödemekten veya yok etmekten, duadan, ücretsiz işe alımdan ve Komplocudan. Vergiden ve şüphesiyle gelen suçlulardan vazgeçilemez. Kullanamayacağınız bir ödül hiçbir şey yapmaz; alanı, iyiliği veya duvar tarafı yine de seçilebilir.
paladins-rule-r-p06 = Birden fazla Borç Tahsildarı, birden fazla borç? Her tahsildar işçisini ödenen her borç için getirir; yok edilen bir borç için asla.
paladins-rule-r-p07 = Ödüller hangi sırayla gelir? Engizisyon hemen araya girer; ödüllerin geri kalanından ve sonraki şüpheden önce. Yapay zekâ oyuncusu için de böyledir. Hiçbir şeyin bozamayacağı ödüller önce gelir: suçlular dışındaki işçiler, nitelikler, kaynaklar. Geri kalanlar sahibinin istediği sırayla gelir; her şüphe kaldırma ve her vergi kaynağı ayrı ayrı. Size yalnızca araya bir Engizisyonun girebileceği veya bir ödülün ötekinin değerini değiştirebileceği yerlerde sorulur. Kartta yazılı bir seçim, bütün bunlardan önce, kart açıldığında yapılır.
paladins-rule-r-p08 = Elde tutulan üç işçi ne zaman sayılır? Pas geçtiğinizde; hangileri olacağını siz seçersiniz. Bir Engizisyon size bir işçi daha getirmiş olabilir diye tur sonunda bir kez daha sayılırlar.
paladins-rule-r-p09 = Kralın İyiliği ile yapılan bir Geliştirme sayılır mı? Her bakımdan: atölye, altındaki işçi, yetenekler, puanlar ve Muhafız için.
paladins-rule-r-p10 = Neler tükenebilir? Nitelikler 12’de biter, fazlası boşa gider. Duvar destesi bitebilir; o zaman kimse istihkâm kuramaz. İşçi, gümüş, erzak ve borç hiç tükenmez.
paladins-rule-r-p11 = Deste, kart sırasını doldurmaya yetmezse? Yeni kartlar, yettiği kadar, kayanların yanına konur.
paladins-rule-r-p12 = Elde tutabileceğinizden daha az işçi tutabilir misiniz? Evet, pas geçerken söylerseniz. Yoksa olabildiğince çok işçi sizde kalır ve hangileri olacağı yalnızca fazla işçiniz varsa sorulur.
paladins-rule-r-p13 = Bir eylemin ödülüyle işe alınan birinin yeteneği o eylemde işler mi? Hayır. Eylem yapıldığı anda hangi yetenekler varsa onlar geçerlidir.
paladins-rule-r-p14 = Hainler bir borcu kazanca çevirebilir mi? Hayır. Her Hain, ödenmemiş her borcun kaybını 1 ZP azaltır; kayıp 0’ın ötesine geçmez.
paladins-rule-r-p15 = Aynı anda iki suçlu gelirse? İkisi de gelir, sonra şüpheler tek tek çekilir; her biri kendi vergisi ve Engizisyonuyla. Vergi kasası, üzerinde yazan sayıya kadar doldurulur.
paladins-rule-r-p16 = Engizisyon yeteneklerini önce kim kullanır? Buna yol açandan başlayarak oyuncu sırasına göre oyuncular; her biri kendi istediği sırayla. Öteki kartların koşulunu yalnızca Komplocular değiştirebildiği için yalnızca bir Komplocuyu kullanabilen oyuncuya sorulur. Siz bitirdiğinizde koşulu sağlanmış olan Seyyar Satıcılar ve Yaverler kullanılmış olur, boşa gitmez.
paladins-rule-r-p17 = Ücretsiz işe alım nedir? Kart sırasındaki bir kart, işçi veya gümüş gerekmeden, anlık ödülüyle ekibinize katılır. Boş bir kart sırasından bir şey gelmez.
paladins-rule-r-p18 = Avcı neyi sayar? Ekibinizi: kurulumda ve ücretsiz işe alımla gelenler dahil, ıskartaya attıklarınız hariç.
paladins-rule-r-p19 = Yapay zekâ oyuncusu ne zaman başka bir şey yapamaz? Kart sırası boşsa İşe Alım eylemini yapamaz. Bir işçisi kaldıysa Dinlenme her zaman mümkündür.
paladins-rule-r-p20 = Yapay zekâ oyuncusu nasıl seçer? Hedefi, ödüller belirtecini ilerletmeden önce bellidir. Ücretsiz işe alım, belirtecin gösterdiği kartı ıskartaya atar; kart sırası boşsa bir şey getirmez, ama o alan yine ilk tercihidir. Duvarda yapabiliyorsa sol tarafı, yoksa sağ tarafı alır. İyilikte en düşük niteliği (eşitlerde en üstteki belirteci), yoksa yapabildiği en soldaki seçeneği, hiçbirini yapamıyorsa soldakini alır; geliştirme yapamaz. Borç veya şüpheyle ilgili bir seçeneği, en az bir tanesi varsa yapabilir; eksik her biri için vergi kasasından bir gümüş çıkar.
paladins-rule-r-p21 = Yapay zekâ oyuncusunun atölyeleri puan getirir mi? Muhafız için sayılırlar, ama Geliştirme puanı getirmezler.
paladins-rule-r-p22 = Yapay zekâ oyuncusu yalnızca borç ödeten alanlara ulaşabiliyor ve hiç borcu yoksa? O zaman bu eylemi yapamaz.
paladins-rule-r-p23 = Yapay zekâ oyuncusu hakkında başka ne var? Biten plan destesi, ıskartasından yeniden yapılır. Vergi kasasını o boşaltırsa Engizisyon olur; kasada yeterince gümüş kalmamış olsa bile belirteci tam miktar kadar ilerler.
paladins-rule-r-p24 = Tek kişilik oyunda tur sonunda hangi kartlar gider? Birisi duruyorsa, şehirlilerin en sağdaki iki yerindekilerle yabancıların en soldaki iki yerindekiler.
paladins-rule-r-p25 = Biten deste yüzünden gelen Engizisyondan sonra bile şüphe kartı yoksa? O zaman kart çekilmez. Kutudaki 24 kartla bu olamaz.
paladins-rule-r-p26 = Hiçbir şey getirmeyen bir iyilik kullanılabilir mi? Evet, işçisi ve maliyeti karşılanabiliyorsa; yapay zekâ oyuncusu da onu atlamaz. Seçenekler arasında ücretsiz geliştirme, bir atölye ve ona bir yer ister.
paladins-rule-r-p27 = Yapay zekâ oyuncusu bir iyiliğin maliyeti olan borcu alır mı? Evet. Yalnızca gümüş ve erzaktan muaftır.
paladins-rule-r-p28 = Roland sizi nelerden muaf tutar? Kart sırasının gümüşünden, hem ekip hem ıskarta için: ikisi de İşe Alımdır.
paladins-rule-r-p29 = Yapay zekâ oyuncusu bir Kralın Emri planı açmış ve tamamlamadığı emirlerin hiçbiri yapılamıyorsa? Üst sırasına geçer ve tamamladığı emirleri denemez. Ancak hepsini tamamladıysa en sağdakini, yalnızca onu dener.
paladins-rule-r-p30 = Yapay zekâ oyuncusunun Haini en az 1 ZP kuralından yararlanır mı? Yalnızca hiçbir kayıp azaltmıyorsa. Ödenmemiş borçlardan düştüğü miktar onun puanıdır; ödenmemiş borç yoksa 1 ZP verir.
paladins-rule-r-p31 = Bir ödül hangi şüphe kartını kaldırır? Engizisyonda olduğu gibi en yenisini.
